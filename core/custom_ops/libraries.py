"""`Library`: registrations under one namespace, which are taken back when it is closed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from types import FrameType
from typing import TYPE_CHECKING, Any

from core._native import Operator, define_operator, find_operator, undefine_operator
from core.custom_ops import dispatch_keys
from core.custom_ops.checks import set_tags
from core.custom_ops.dispatch_keys import fallthrough_kernel
from core.custom_ops.infer_schema import own_types
from core.custom_ops.undo import Undo
from core.dispatcher import fallback
from core.errors import ArgumentError, RegistrationError, SchemaError
from core.operators.definition.catalogue import ops

if TYPE_CHECKING:
    from core.type_aliases import OperatorLike

_KINDS = ("DEF", "FRAGMENT", "IMPL")
_MODULES = (__name__, "core.library", "core.compat.torch.library")
_owners: dict[str, Library] = {}  # namespaces that a library of kind DEF stands for


class Library:
    """Operators and kernels of one namespace, which are removed when it is closed.

    Args:
        ns: the namespace. "_" is for `fallback` only.
        kind: "DEF" defines operators and is the only one of its namespace; "FRAGMENT" defines some;
            "IMPL" registers kernels of operators that are there, also of core's own.
        dispatch_key: the key that `impl` registers for by default.

    Raises:
        RegistrationError: the namespace has a library of kind DEF already, or is core's own.
        ArgumentError: there is no such kind or dispatch key.

    >>> import core
    >>> with core.library.Library("docs_lib", "DEF") as library:
    ...     library.define("twice(Tensor x) -> Tensor")
    ...     library.impl("twice", lambda x: x + x, "CPU")
    ...     print(core.ops.docs_lib.twice(core.ones(2)).tolist())
    'twice'
    [2.0, 2.0]
    >>> hasattr(core.ops.docs_lib, "twice")
    False
    """

    def __init__(self, ns: str, kind: str, dispatch_key: str = "") -> None:
        if kind not in _KINDS:
            raise ArgumentError(
                what=f"a Library of kind {kind!r}",
                why="the kind is whether it defines operators",
                exists=", ".join(_KINDS),
                fix='Library("my_package", "DEF")',
            )
        dispatch_keys.meaning(dispatch_key)
        self.ns, self.kind, self.dispatch_key = ns, kind, dispatch_key
        self.closed = False
        self._undo = Undo()
        frame = sys._getframe(1)
        self._place = f"{frame.f_code.co_filename}:{frame.f_lineno}"
        if kind != "IMPL":
            self._claim()

    def __repr__(self) -> str:
        key = f", {self.dispatch_key!r}" if self.dispatch_key else ""
        return f"Library({self.ns!r}, {self.kind!r}{key}){' closed' if self.closed else ''}"

    def _claim(self) -> None:
        other = _owners.get(self.ns) if self.kind == "DEF" else None
        if self.ns in ("core", "_") or other is not None:
            raise RegistrationError(
                what=f"{self!r}: the namespace {self.ns!r} "
                + ("has a library already" if other else "is reserved"),
                why="one library of kind DEF stands for a namespace",
                exists=f"{other!r}, made at {other._place}" if other else "other namespaces",
                fix=f'Library("{self.ns}", "FRAGMENT") adds operators to it'
                if other
                else "name it after your package; kind IMPL registers kernels of core's operators",
            )
        if self.kind == "DEF":
            _owners[self.ns] = self
            self._undo.later(lambda: _owners.pop(self.ns, None))

    # ---- registering ---------------------------------------------------------------------------
    def define(
        self, schema: str, alias_analysis: str = "", *, tags: str | Iterable[str] = ()
    ) -> str:
        """Defines an operator: "name(Tensor x) -> Tensor". Returns its name.

        Args:
            schema: without the namespace, which is the library's.
            alias_analysis: "" or "FROM_SCHEMA"; the schema declares aliases.
            tags: kept in the operator's definition.

        Raises:
            SchemaError: the schema does not parse.
            RegistrationError: the operator is there already, or the library is IMPL or closed.
        """
        self._check_open()
        if self.kind == "IMPL" or alias_analysis not in ("", "FROM_SCHEMA"):
            raise RegistrationError(
                what=f"{self!r}.define({schema!r}"
                + (f", {alias_analysis!r})" if alias_analysis else ")"),
                why="a library of kind IMPL defines nothing"
                if self.kind == "IMPL"
                else "aliases are declared by the schema",
                exists="kinds DEF and FRAGMENT; alias_analysis '' and 'FROM_SCHEMA'",
                fix=f'Library("{self.ns}", "FRAGMENT").define(...)',
            )
        name = schema.partition("(")[0].strip()
        if "::" in name and not name.startswith(f"{self.ns}::"):
            raise SchemaError(
                what=f"{self!r} cannot define {name}",
                why="the operators of a library are in its namespace",
                exists=f"names in {self.ns!r}",
                fix="leave the namespace out of the schema",
            )
        text = own_types(schema if "::" in name else f"{self.ns}::{schema.strip()}")
        frame = caller()
        op = define_operator(text, file=frame.f_code.co_filename, line=frame.f_lineno)
        set_tags(op, tags)
        self._undo.later(lambda: undefine_operator(op))
        return name.removeprefix(f"{self.ns}::")

    def impl(
        self,
        op_name: OperatorLike | str,
        fn: Callable[..., Any],
        dispatch_key: str = "",
        *,
        with_keyset: bool = False,
        allow_override: bool = True,
    ) -> None:
        """Registers a function for an operator and a dispatch key.

        Args:
            op_name: the operator, or its name with or without the namespace.
            fn: takes the operator's arguments; or `fallthrough_kernel`.
            dispatch_key: "CPU" and other names of devices: a kernel; "CompositeExplicitAutograd": a
                kernel for every device; "Meta": the fake kernel; "CompositeImplicitAutograd", and
                "" where the library has no key: the decomposition, which is differentiated as it
                is; "Autograd": the function that is recorded in place of a call that requires grad.
            with_keyset: not offered: calls pass through keys by themselves.
            allow_override: whether it replaces an earlier registration.

        Raises:
            RegistrationError: it cannot take the operator's arguments, or something stands there.
            ArgumentError: the dispatch key has no meaning here.
        """
        self._check_open()
        if with_keyset:
            raise ArgumentError(
                what=f"{self!r}.impl was asked for with_keyset=True",
                why="core has no key sets: a function calls the operator again, which skips it",
                exists="functions of the operator's arguments",
                fix="leave with_keyset out",
            )
        op = self._operator(op_name)
        key = dispatch_key or self.dispatch_key
        dispatch_keys.register(op, fn, key, allow_override, self._undo, module_of(caller()))

    def fallthrough(self, op_name: OperatorLike | str, dispatch_key: str = "") -> None:
        """Lets calls of an operator skip a dispatch key."""
        self.impl(op_name, fallthrough_kernel, dispatch_key)

    def fallback(self, fn: Callable[..., Any], dispatch_key: str = "") -> None:
        """Registers `fn(op, *args, **kwargs)` for the operators that have no kernel on a device.

        Raises:
            RegistrationError: the library's namespace is not "_", or the key names no device.
        """
        self._check_open()
        key = dispatch_key or self.dispatch_key
        kind, device_type = dispatch_keys.meaning(key)
        if self.ns != "_" or kind != "device" or not callable(fn) or fn is fallthrough_kernel:
            raise RegistrationError(
                what=f"{self!r}.fallback({fn!r}, {key!r})",
                why="a fallback is for all operators of all namespaces, on one type of device",
                exists='a function, Library("_", "IMPL"), and the keys that name devices',
                fix='Library("_", "IMPL").fallback(lambda op, *args, **kwargs: ..., "CPU")',
            )
        self._undo.later(fallback.set_device_fallback(device_type, fn))

    # ---- lifetime ------------------------------------------------------------------------------
    def close(self) -> None:
        """Takes back all registrations of this library, the latest first."""
        self.closed = True
        self._undo.run()

    _destroy = close

    def __enter__(self) -> Library:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def _check_open(self) -> None:
        if self.closed:
            raise RegistrationError(
                what=f"{self!r}: it is closed",
                why="its registrations were taken back, and nothing can be added",
                exists="libraries that are open",
                fix="make another Library, and keep it as long as its operators are used",
            )

    def _operator(self, op_name: OperatorLike | str) -> Operator:
        if isinstance(op_name, str) and "::" not in op_name:
            op_name = f"{self.ns}::{op_name}"
        op = operator_of(op_name)
        if op.namespace != self.ns:
            raise RegistrationError(
                what=f"{self!r} cannot register anything for {op.name}",
                why="a library is for the operators of its namespace",
                exists=f"core.ops.{self.ns}",
                fix=f'Library("{op.namespace}", "IMPL")',
            )
        return op


def caller() -> FrameType:
    """The frame that called into core.library."""
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_globals.get("__name__") in _MODULES:
        frame = frame.f_back
    return frame


def module_of(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__") or "__main__")


def operator_of(op: OperatorLike | str) -> Operator:
    """An operator, or the one of a name: "ns::name", "ns::name.default"."""
    if isinstance(op, Operator):
        return op
    if not isinstance(op, str) or op.count("::") != 1:
        raise ArgumentError(
            what=f"{op!r} names no operator",
            why="operators are registered for by their names, or as objects",
            exists='"namespace::name", core.ops.namespace.name',
            fix="pass one of these",
        )
    namespace, name = op.split("::")
    operator = find_operator(op) or find_operator(op.removesuffix(".default"))
    return getattr(getattr(ops, namespace), name) if operator is None else operator
