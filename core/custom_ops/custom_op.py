"""`@custom_op`: an operator from a Python function, called like any built-in one.

The function becomes the operator's kernel on every device (or on those that are named); its type
hints become the schema. What comes back is an Operator, the same type as `core.add`, with the same
methods: register_kernel, register_fake, explain.
"""

import sys
from collections.abc import Callable, Iterable
from typing import Any

from core import _native
from core.custom_ops.infer_schema import infer_schema
from core.dispatcher.kernels import as_kernel, check_signature
from core.errors import SchemaError


def custom_op(
    name: str,
    fn: Callable[..., Any] | None = None,
    /,
    *,
    mutates_args: Iterable[str] | str = (),
    device_types: str | Iterable[str] | None = None,
    schema: str | None = None,
    replace: bool = False,
) -> Any:
    """Defines an operator whose kernel is a Python function; a decorator.

    Args:
        name: "namespace::name"; reachable afterwards as `core.ops.namespace.name`.
        fn: the function, where it is not decorated.
        mutates_args: names of the tensor arguments that it writes to.
        device_types: the devices that the function is for; None: every device.
        schema: "(Tensor x, float a=1.0) -> Tensor", where the type hints are not to be used.
        replace: redefine an operator of that name instead of raising.

    Returns:
        The Operator.

    Raises:
        SchemaError: a bad name, or a type hint that has no form in a schema.
        RegistrationError: the name is taken.

    >>> import core
    >>> @core.custom_op("docs::scaled_sum")
    ... def scaled_sum(x: core.Tensor, y: core.Tensor, factor: float = 1.0) -> core.Tensor:
    ...     return (x + y) * factor
    >>> scaled_sum(core.ones(2), core.ones(2), factor=3.0)
    Tensor([6., 6.], dtype=float32, device='cpu')
    """
    caller = sys._getframe(1)
    if fn is None:
        return lambda function: _define(
            name, function, mutates_args, device_types, schema, replace, caller
        )
    return _define(name, fn, mutates_args, device_types, schema, replace, caller)


def _define(
    name: str,
    fn: Callable[..., Any],
    mutates_args: Any,
    device_types: Any,
    schema: str | None,
    replace: bool,
    caller: Any,
) -> Any:
    _check_name(name)
    text = infer_schema(fn, name, mutates_args) if schema is None else name + schema.strip()
    code = getattr(fn, "__code__", caller.f_code)
    file, line = code.co_filename, code.co_firstlineno
    check_signature(text, fn, "function")
    op = _native.define_operator(text, file=file, line=line, replace=replace)
    op.doc = fn.__doc__
    op.definition = fn
    place = {"provider": getattr(fn, "__module__", None) or "__main__", "file": file, "line": line}
    if device_types is None:
        _native.register_kernel(op, "*", fn, priority=-100, **place)
        return op
    for device_type in [device_types] if isinstance(device_types, str) else device_types:
        _native.register_kernel(op, device_type, as_kernel(op, fn), **place)
    return op


def _check_name(name: str) -> None:
    if isinstance(name, str) and name.count("::") == 1 and all(name.split("::")):
        return
    raise SchemaError(
        what=f"{name!r} is no operator name",
        why="a name has two parts, so that packages cannot take one another's names",
        exists='"namespace::name", both Python identifiers',
        fix='write custom_op("my_package::my_op")',
    )
