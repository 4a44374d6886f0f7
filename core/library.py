"""`core.library`: the functions of `torch.library`, by the same names.

A `Library` groups registrations under a namespace and takes them back when it is closed; the
functions `register_*` reach an operator by its name. All of it ends in the methods of Operator
(registration.py, core/dispatcher/kernels.py), which document each argument.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from core._native import find_operator
from core.custom_ops import dispatch_keys
from core.custom_ops.custom_op import custom_op
from core.custom_ops.dispatch_keys import fallthrough_kernel
from core.custom_ops.dynamic_size import FakeContext, get_ctx
from core.custom_ops.infer_schema import infer_schema as _infer
from core.custom_ops.libraries import Library, caller, module_of, operator_of
from core.custom_ops.undo import Undo
from core.errors import SchemaError

if TYPE_CHECKING:
    from core.type_aliases import OperatorLike
from core.tensors.foreign_names import offered

__all__ = [
    "FakeContext",
    "Library",
    "custom_op",
    "define",
    "fallthrough_kernel",
    "get_ctx",
    "impl",
    "infer_schema",
    "opcheck",
    "register_autocast",
    "register_autograd",
    "register_fake",
    "register_jvp",
    "register_kernel",
    "register_lowering",
    "register_vmap",
]

__getattr__ = offered(globals())
_libraries: list[Library] = []  # of `define` without lib=: their operators stay


# ---- by name -----------------------------------------------------------------------------------
def define(
    qualname: str, schema: str, *, lib: Library | None = None, tags: str | Iterable[str] = ()
) -> Any:
    """Defines an operator from its schema, without a kernel.

    Args:
        qualname: "namespace::name".
        schema: "(Tensor x) -> Tensor".
        lib: a library that removes it when it is closed; None: it stays.

    Returns:
        The Operator.

    Raises:
        SchemaError: a bad name or schema.
        RegistrationError: the name is taken.

    >>> import core
    >>> op = core.library.define("docs::quadrupled", "(Tensor x) -> Tensor")
    >>> @core.library.impl("docs::quadrupled", "cpu")
    ... def _(x):
    ...     return x * 4
    >>> op(core.ones(1)).tolist()
    [4.0]
    """
    namespace, _, name = qualname.partition("::") if isinstance(qualname, str) else ("", "", "")
    if not namespace or not name or not schema.lstrip().startswith("("):
        raise SchemaError(
            what=f"define({qualname!r}, {schema!r})",
            why="the name has a namespace, and the schema no name",
            exists='"namespace::name" and "(Tensor x) -> Tensor"',
            fix='core.library.define("my_package::my_op", "(Tensor x) -> Tensor")',
        )
    if lib is None:
        lib = Library(namespace, "FRAGMENT")
        _libraries.append(lib)
    lib.define(f"{namespace}::{name}{schema.strip()}", tags=tags)
    return find_operator(f"{namespace}::{name}")


def impl(
    qualname: Any, types: Any, func: Callable[..., Any] | None = None, *, lib: Library | None = None
) -> Any:
    """Registers a kernel for device types; a decorator, too.

    Args:
        qualname: the operator or its name. Or a Library: then types is the operator's name, func
            the dispatch key, and the decorated function goes to `Library.impl`.
        types: "cpu", a list of such names, "default": every device, or one of the dispatch keys
            that `Library.impl` takes.
        lib: a library that removes it when it is closed.

    Raises:
        RegistrationError: func cannot take the operator's arguments.
        UnknownOperatorError: there is no operator of that name.
        ArgumentError: a dispatch key that has no meaning here.

    >>> import core
    >>> _ = core.library.define("docs::third", "(Tensor x) -> Tensor")
    >>> core.library.impl("docs::third", "default", lambda x: x / 3)
    >>> core.ops.docs.third(core.asarray([3.0])).tolist()
    [1.0]
    """
    if isinstance(qualname, Library):
        key = "" if func is None else str(func)
        return _decorator(lambda fn: qualname.impl(types, fn, key))
    if func is None:
        return _decorator(lambda fn: impl(qualname, types, fn, lib=lib))
    keys = [types] if isinstance(types, str) else list(types)
    op, undo = operator_of(qualname), _undo_of(lib)
    for key in keys:
        dispatch_keys.register(op, func, key, True, undo, module_of(caller()))
    return None


def _decorator(register: Callable[[Any], object]) -> Any:
    def decorate(fn: Callable[..., Any]) -> Callable[..., Any]:
        register(fn)
        return fn

    return decorate


def _undo_of(lib: Library | None) -> Undo:
    if lib is None:
        return Undo()
    lib._check_open()
    return lib._undo


def register_kernel(
    op: OperatorLike | str,
    device_types: str | Iterable[str] | None,
    func: Callable[..., Any] | None = None,
    /,
    *,
    lib: Library | None = None,
) -> Any:
    """`op.register_kernel` by name; None for device_types: every device. A decorator, too."""
    if func is None:
        return lambda fn: register_kernel(op, device_types, fn, lib=lib)
    types = "default" if device_types is None else device_types
    for key in [types] if isinstance(types, str) else list(types):
        dispatch_keys.register_device(
            operator_of(op), func, key, True, _undo_of(lib), module_of(caller())
        )
    return func


def register_fake(
    op: OperatorLike | str,
    func: Callable[..., Any] | None = None,
    /,
    *,
    lib: Library | None = None,
    replace: bool = False,
) -> Any:
    """`op.register_fake` by name; a decorator, too."""
    if func is None:
        return lambda fn: register_fake(op, fn, lib=lib, replace=replace)
    operator = operator_of(op)
    with _undo_of(lib).slot(operator, "fake_kernel"):
        return operator.register_fake(func, replace=replace)


def register_autograd(
    op: OperatorLike | str,
    backward: Callable[..., Any] | None = None,
    /,
    *,
    setup_context: Callable[..., None] | None = None,
    lib: Library | None = None,
    replace: bool = False,
) -> Any:
    """`op.register_autograd` by name; a decorator, too."""
    if backward is None:
        return lambda fn: register_autograd(
            op, fn, setup_context=setup_context, lib=lib, replace=replace
        )
    operator = operator_of(op)
    with _undo_of(lib).slot(operator, "vjp"), _undo_of(lib).field(operator, "vjp"):
        return operator.register_autograd(backward, setup_context=setup_context, replace=replace)


def _by_name(method: str, field: str) -> Any:
    """A function of a rule that is a field of the operator's definition."""

    def register(
        op: OperatorLike | str,
        func: Callable[..., Any] | None = None,
        /,
        *,
        lib: Library | None = None,
        replace: bool = False,
    ) -> Any:
        if func is None:
            return lambda fn: register(op, fn, lib=lib, replace=replace)
        operator = operator_of(op)
        with _undo_of(lib).field(operator, field):
            return getattr(operator, method)(func, replace=replace)

    register.__name__ = register.__qualname__ = method
    register.__doc__ = f"`op.{method}` by name; a decorator, too."
    return register


register_jvp = _by_name("register_jvp", "jvp")
register_vmap = _by_name("register_vmap", "batch")
register_lowering = _by_name("register_lowering", "lowering")


def register_autocast(
    op: OperatorLike | str, device_type: str, cast_inputs: Any, /, *, replace: bool = False
) -> None:
    """`op.register_autocast(device_type, cast_inputs)` by name."""
    operator_of(op).register_autocast(device_type, cast_inputs, replace=replace)


# ---- without an operator -----------------------------------------------------------------------
def infer_schema(
    prototype_function: Callable[..., Any],
    /,
    *,
    mutates_args: Iterable[str] | str = (),
    op_name: str | None = None,
) -> str:
    """The schema of a function, from its type hints; without a name where op_name is None.

    Raises:
        SchemaError: a hint is missing or has no form in a schema.

    >>> import core
    >>> def scale(x: core.Tensor, factor: float = 2.0) -> core.Tensor: ...
    >>> core.library.infer_schema(scale)
    '(Tensor x, float factor=2.0) -> Tensor'
    """
    text = _infer(prototype_function, "library::schema", mutates_args)
    return (op_name or "") + text.removeprefix("library::schema")


def opcheck(
    op: OperatorLike,
    args: Sequence[Any],
    kwargs: Mapping[str, Any] | None = None,
    **options: Any,
) -> Any:
    """`core.testing.opcheck`: compares the declarations of an operator with its behaviour."""
    from importlib import import_module  # core.testing is made of custom operators, too

    return import_module("core.testing").opcheck(op, args, kwargs, **options)
