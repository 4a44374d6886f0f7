"""Kernels from Python's side: their kinds, and the methods of Operator that register them.

Three kinds are taken: a Python function, a native kernel of the C boundary
(core/include/core/kernel.h), and a function of apache-tvm-ffi. The last becomes a Python function
that hands tensors over by DLPack and lets it fill the outputs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from core import logging
from core._native import Operator, Tensor, empty, find_operator, unregister_kernel
from core._native import register_kernel as native_register_kernel
from core.bodies.definition import definition_of
from core.dispatcher.signatures import argument_names, check_call, file_and_line, signature_of
from core.errors import RegistrationError
from core.hooks import install_hooks

if TYPE_CHECKING:
    from types import FrameType


def register_kernel(
    op: Operator,
    device_types: str | Iterable[str],
    kernel: Any = None,
    *,
    dtypes: Iterable[Any] | None = None,
    arch: str | None = None,
    priority: int = 0,
    when: Callable[..., bool] | None = None,
    provider: str | None = None,
    replace: bool = False,
) -> Any:
    """Registers a kernel for one or several device types; also a decorator.

    Args:
        device_types: "cpu", "acme", or a list of them.
        kernel: a function of the operator's arguments that returns its results (`core.DECLINED`
            lets the next provider run), a capsule "core.kernel.v1", or an apache-tvm-ffi function.
        dtypes: which dtypes it is for: that of a pointwise operator's operands together, else the
            first tensor's. None: all.
        arch: only on devices whose `Runtime.arch` is this.
        priority: the highest is asked first.
        when: a function of the same arguments, asked at every call.
        provider: a name for the package that registers it; by default the module.
        replace: takes the place of the same provider's kernel instead of raising.

    Returns:
        The kernel as it was given, so that decorators stack.

    Raises:
        RegistrationError: the kernel cannot be called, or one is registered already.

    >>> import core
    >>> @core.custom_op("docs::half")
    ... def half(x: core.Tensor) -> core.Tensor:
    ...     return x * 0.5
    >>> @half.register_kernel("cpu", dtypes=[core.float64], priority=1)
    ... def _(x):
    ...     return x / 2
    >>> half(core.ones(1, dtype=core.float64))
    Tensor([0.5], dtype=float64, device='cpu')
    """
    frame = sys._getframe(1)
    if kernel is None:
        return lambda fn: _register(
            op, device_types, fn, frame, dtypes, arch, priority, when, provider, replace
        )
    return _register(
        op, device_types, kernel, frame, dtypes, arch, priority, when, provider, replace
    )


def _register(
    op: Operator,
    device_types: str | Iterable[str],
    kernel: Any,
    frame: FrameType,
    dtypes: Iterable[Any] | None,
    arch: str | None,
    priority: int,
    when: Callable[..., bool] | None,
    provider: str | None,
    replace: bool,
) -> Any:
    types = [device_types] if isinstance(device_types, str) else list(device_types)
    file, line = file_and_line(kernel, frame)
    native = as_kernel(op, kernel)
    options = {
        "provider": provider or frame.f_globals.get("__name__") or "__main__",
        "priority": priority,
        "dtypes": dtypes,
        "arch": arch,
        "when": as_predicate(op, when),
        "replace": replace,
        "file": file,
        "line": line,
    }
    done: list[tuple[Any, list[Any]]] = []
    try:
        for device_type in types:  # one by one: all is as it was before if one fails
            displaced: list[Any] = []
            added = native_register_kernel(op, device_type, native, displaced=displaced, **options)
            done.append((added, displaced))
    except BaseException:
        for undo in reversed(done):
            unregister_kernel(op, *undo)
        raise
    logging.info("dispatch", "registered %s", [added for added, _ in done])
    return kernel


def as_kernel(op: Operator, kernel: Any) -> Any:
    """A kernel of any of the three kinds, in the form of the native table."""
    if type(kernel).__module__.split(".")[0] == "tvm_ffi":
        return _TvmKernel(op.leaves, kernel)
    return _of_leaves(op, kernel, "kernel") if callable(kernel) else kernel


def as_predicate(op: Operator, when: Callable[..., bool] | None) -> Any:
    """A `when` predicate, in the form of the native table; it takes the operator's arguments."""
    if not callable(when):  # None, or a value that the native side refuses
        return when
    check_call(_whose(op), "when", when, *argument_names(op))
    return when if op.structure is None else op.structure.predicate(when)


def _whose(op: Operator) -> str:
    return str(op.schema if op.structure is None else repr(op.structure))


def _of_leaves(op: Operator, fn: Callable[..., Any], role: str) -> Any:
    """A function of the operator's arguments, checked; where these are structured, of leaves."""
    check_call(_whose(op), role, fn, *argument_names(op))
    return fn if op.structure is None else op.structure.kernel(fn, role)


class _TvmKernel:
    """A function of apache-tvm-ffi: it takes inputs and outputs by DLPack and fills the latter."""

    def __init__(self, op: Operator, function: Callable[..., Any]) -> None:
        self.op = op
        self.function = function

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        outputs = self.op.infer(*args, **kwargs)
        single = isinstance(outputs, Tensor)
        results = [
            empty(fake.shape, dtype=fake.dtype, device=fake.device)
            for fake in ((outputs,) if single else outputs)
        ]
        self.function(*args, *kwargs.values(), *results)
        return results[0] if single else tuple(results)


# ---- methods of Operator -----------------------------------------------------------------------
def register_fake(
    op: Operator, fn: Callable[..., Any] | None = None, *, replace: bool = False
) -> Any:
    """Registers the fake kernel: the outputs' shapes and dtypes, not their values; a decorator.

    `fn` takes the operator's arguments as tensors without memory and returns tensors as the
    operator would: `core.empty(x.shape, dtype=x.dtype, device=x.device)`, or the result of other
    operators.
    It is compared with the first real result for each combination of dtypes and ranks.

    Raises:
        RegistrationError: it cannot take the operator's arguments, or there is one already (pass
            replace=True), or the operator has a native shape rule, which is its fake kernel.
    """
    if fn is None:
        return lambda function: register_fake(op, function, replace=replace)
    rule = op.rule or op.view or (op.functional and op.functional.rule)
    if rule or op.functional:
        raise RegistrationError(
            what=f"{op.name} has a native shape rule and needs no fake kernel",
            why="a second rule could differ from the first",
            exists=f"the rule {rule!r}",
            fix="leave the fake kernel out",
        )
    if op.fake_kernel is not None and not replace:
        raise RegistrationError(
            what=f"{op.name} has a fake kernel already",
            why="a registration for an operator changes every program that calls it",
            exists=f"{op.schema}, defined at {op.file}:{op.line}",
            fix="pass replace=True to register_fake, or leave one of them out",
        )
    op.fake_kernel = _of_leaves(op, fn, "fake kernel")
    return fn


def _explain(op: Operator, *args: Any, **kwargs: Any) -> Any:
    """Makes the call and returns its steps: see `core.explain`."""
    from core.dispatcher.explain import explain

    return explain(op, *args, **kwargs)


def _tags(op: Operator) -> tuple[str, ...]:
    """The tags of the operator, such as "nondeterministic_seeded"."""
    return definition_of(op).tags


def _reduce(op: Operator) -> tuple[Callable[[str], Any], tuple[str]]:
    return find_operator, (op.name,)


def _log_resolved(op: Operator, device_type: str, dtype: str, kernels: list[Any]) -> None:
    """The hook `resolved`: a table was made, for the first such call since something registered."""
    logging.debug("dispatch", "%s of %s on %s: %s", op.name, dtype, device_type, kernels)


install_hooks(resolved=_log_resolved)
Operator.register_kernel = register_kernel
Operator.register_fake = register_fake
Operator.explain = _explain
Operator.tags = property(_tags)
Operator.__signature__ = property(signature_of)
setattr(Operator, "__reduce__", _reduce)  # noqa: B010 - mypy knows object.__reduce__
