"""The registry that `core_register_kernels` receives, with which a backend registers kernels.

Registrations are checked where they are made, so that a traceback shows the backend's line, and
take effect together after the hook has returned, so that a hook that raises registers nothing.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from core import logging
from core._native import forget_bodies, register_kernel, set_product, unregister_kernel
from core._native import operators as native_operators
from core.dispatcher.kernels import as_kernel, as_predicate
from core.errors import RegistrationError, did_you_mean
from core.ir.toolchain import prebuilt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core._native import Operator


class KernelRegistry:
    """Collects the kernels of one backend for one device type.

    Attributes:
        provider: the backend's name; `core.explain` shows it with each of its kernels.
        device_type: the device type that the kernels serve.
    """

    def __init__(self, provider: str, device_type: str) -> None:
        self.provider = provider
        self.device_type = device_type
        self._pending: list[tuple[Any, Any, dict[str, Any]]] = []
        self._built: tuple[Any, Any] | None = None
        self._products: list[tuple[str, Any]] = []

    def register(
        self,
        op_name: str,
        kernel: Callable[..., Any] | None,
        *,
        dtypes: Sequence[object] | None = None,
        arch: str | None = None,
        priority: int = 0,
        when: Callable[..., bool] | None = None,
        replace: bool = False,
    ) -> None:
        """Offers a kernel for an operator on this backend's device.

        Args:
            op_name: the operator: "core::add".
            kernel: a Python function, called with the operator's arguments, which returns the
                result (or `core.DECLINED`, and the next provider is asked); or a capsule
                "core.kernel.v1" (see core/kernel.h); or a function of apache-tvm-ffi.
            dtypes: the dtypes it is for, by name or as `core.float32`; None for all.
            arch: only on devices whose `Runtime.arch` is this.
            priority: the highest is asked first among several kernels.
            when: asked before each call with the call's arguments; the kernel runs if it is true.
            replace: take the place of this backend's own earlier kernel on purpose.

        Raises:
            RegistrationError: no such operator, or the kernel cannot be called with its arguments.
        """
        operator = find_operator(op_name)
        if not callable(kernel) and type(kernel).__name__ != "PyCapsule":
            raise RegistrationError(
                what=f"the kernel of {op_name!r} from {self.provider!r} is {kernel!r}",
                why="a kernel is called when the operator runs",
                exists="a Python callable, a capsule 'core.kernel.v1', a tvm-ffi function",
                fix="pass the function itself",
            )
        caller = sys._getframe(1)
        options = {
            "provider": self.provider,
            "priority": priority,
            "dtypes": dtypes,
            "arch": arch,
            "when": as_predicate(operator, when),
            "replace": replace,
            "file": caller.f_code.co_filename,
            "line": caller.f_lineno,
        }
        self._pending.append((operator, as_kernel(operator, kernel), options))

    def add_built(
        self,
        pointwise: Callable[[str], tuple[int, int, int] | None],
        source: Callable[[str], dict[str, int] | None],
    ) -> None:
        """Offers kernels that were built ahead of time from the bodies of core's operators.

        Nothing is compiled for a call that one of them serves. They are looked up when an operator
        meets dtypes and a layout for the first time; the functions must be quick, and are called
        by any thread. Their results stay loaded until the process ends.

        Args:
            pointwise: for a key of `core.ir.toolchain.prebuilt.pointwise_key`, of an elementwise
            kernel its
                address, the size of its tiles (0 for none) and its cost; or None.
            source: for a digest of `core.ir.compile.source_digest`, the addresses of the source's
                kernels by name; or None.

        Raises:
            RegistrationError: the backend is not for the cpu device, or these are no functions.
        """
        if self.device_type != "cpu":
            raise RegistrationError(
                what=f"{self.provider!r} offers built kernels for {self.device_type!r}",
                why="they are launched on the host's memory, by the host's threads",
                exists="built kernels of the device type 'cpu'",
                fix="register the kernels of other devices with registry.register",
            )
        for name, function in (("pointwise", pointwise), ("source", source)):
            if not callable(function):
                raise RegistrationError(
                    what=f"add_built of {self.provider!r} was given {function!r} as {name}",
                    why="it is called when an operator meets a layout for the first time",
                    exists="add_built(pointwise, source): functions of a key, and of a digest",
                    fix="pass a function that returns None for a key that it does not have",
                )
        self._built = pointwise, source

    def register_product(self, product: object, dtypes: Sequence[str]) -> None:
        """Offers a product of matrices that passes on its result block by block.

        `core.compile` then fuses products with the elementwise calls after them.

        Args:
            product: a capsule "core.product.v1": see core/product.h.
            dtypes: the names of the dtypes it is for.

        Raises:
            RegistrationError: the backend is not for the cpu device.
        """
        if self.device_type != "cpu":
            raise RegistrationError(
                what=f"{self.provider!r} offers products for {self.device_type!r}",
                why="their blocks are finished on the host, by the host's threads",
                exists="products of the device type 'cpu'",
                fix="leave it out: other devices multiply first, and then run the fused calls",
            )
        self._products += [(dtype, product) for dtype in dtypes]

    @contextmanager
    def committed(self) -> Iterator[None]:
        """Hands everything to the dispatcher; takes all of it back if that, or the block, fails."""
        done: list[tuple[Any, Any, list[Any]]] = []
        replaced: list[tuple[str, Any]] = []
        try:
            for operator, kernel, options in self._pending:
                displaced: list[Any] = []
                added = register_kernel(
                    operator, self.device_type, kernel, displaced=displaced, **options
                )
                done.append((operator, added, displaced))
                logging.info("dispatch", "registered %r at %s", added, _place(options))
            for dtype, product in self._products:
                replaced.append((dtype, set_product(dtype, product)))
            if self._built is not None:
                prebuilt.add(self.provider, *self._built)
                forget_bodies()  # what was refused for want of a compiler may be had now
            yield
        except BaseException:
            if self._built is not None:
                prebuilt.withdraw(self.provider)
                forget_bodies()
            for before in reversed(replaced):
                set_product(*before)
            for undo in reversed(done):
                unregister_kernel(*undo)
            raise
        finally:
            self._pending.clear()
            self._products.clear()
            self._built = None


def _place(options: dict[str, Any]) -> str:
    return f"{options['file']}:{options['line']}"


def find_operator(name: str) -> Operator:
    """The operator of that name; RegistrationError with the closest one when there is none."""
    operators = native_operators()
    if name not in operators:
        raise RegistrationError(
            what=f"there is no operator {name!r} to register a kernel for",
            why="kernels are registered for operators that are defined, by namespace and name",
            exists=f"{len(operators)} operators; `python -m core ops` lists them",
            fix=f"{did_you_mean(name, operators)}import the module that defines it first",
        )
    return operators[name]
