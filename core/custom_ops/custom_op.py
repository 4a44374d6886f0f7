"""`@custom_op`: an operator from a Python function, called like any built-in one.

The function becomes the operator's kernel on every device (or on those that are named); its type
hints become the schema. The result is an Operator, the same type as `core.add`, with the same
methods: those of core/dispatcher/kernels.py (kernels, the fake kernel) and of registration.py
(derivatives, batching).
"""

import sys
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any

from core._native import check_kernel, define_operator, register_kernel
from core.bodies.definition import definition_of
from core.custom_ops.checks import set_tags
from core.custom_ops.infer_schema import infer, own_types
from core.custom_ops.structures.structure import Structure, attach
from core.dispatcher.kernels import as_kernel
from core.dispatcher.signatures import check_call, file_and_line
from core.errors import ArgumentError, SchemaError, type_text
from core.schema import Schema


def custom_op(
    name: str,
    fn: Callable[..., Any] | None = None,
    /,
    *,
    mutates_args: Iterable[str] | str = (),
    device_types: str | Iterable[str] | None = None,
    schema: str | None = None,
    replace: bool = False,
    tags: str | Iterable[str] = (),
) -> Any:
    """Defines an operator whose kernel is a Python function; a decorator.

    Args:
        name: "namespace::name"; reachable afterwards as `core.ops.namespace.name`.
        fn: the function, where it is not decorated.
        mutates_args: names of the tensor arguments that it writes to, or of structured ones, or
            paths to tensors in them: "state.buffer". "unknown": every tensor.
        device_types: the devices that the function is for; None: every device.
        schema: "(Tensor x, float a=1.0) -> Tensor", where the type hints are not to be used.
        replace: redefine an operator of that name instead of raising.
        tags: properties of the operator, such as "nondeterministic_seeded".

    Returns:
        The Operator.

    Raises:
        SchemaError: a bad name, a type hint that has no form in a schema, or a mutates_args that
            names no tensor argument, or one that schema= does not mark.
        RegistrationError: the name is taken, or the function cannot be called.
        DeviceError: one of the device types is no name of a device.

    >>> import core
    >>> @core.custom_op("docs::scaled_sum")
    ... def scaled_sum(x: core.Tensor, y: core.Tensor, factor: float = 1.0) -> core.Tensor:
    ...     return (x + y) * factor
    >>> scaled_sum(core.ones(2), core.ones(2), factor=3.0)
    Tensor([6., 6.], dtype=float32, device='cpu')
    """
    check_name(name)
    frame = sys._getframe(1)
    through = frame.f_globals.get("__name__") == "core.compat.torch.library"
    caller = frame.f_back if through and frame.f_back else frame

    def defined(function: Callable[..., Any]) -> Any:
        op = _define(name, function, mutates_args, device_types, schema, replace, caller)
        set_tags(op, tags)
        return op

    return defined if fn is None else defined(fn)


def _define(
    name: str,
    fn: Callable[..., Any],
    mutates_args: Any,
    device_types: Any,
    schema: str | None,
    replace: bool,
    caller: FrameType,
) -> Any:
    structure: Structure | None = None
    if schema is None:
        text, structure = infer(fn, name, mutates_args, caller)
    elif isinstance(schema, str):
        text = name + own_types(schema.strip())
        _check_written(text, mutates_args)
    else:
        raise SchemaError(
            what=f"{name}: the schema is {type_text(schema)}",
            why="a schema is text",
            exists='"(Tensor x, float a=1.0) -> Tensor"; None: the type hints',
            fix="pass a str",
        )
    if structure is None:
        check_call(text, "function", fn, *Schema(text).names)
    types = _device_types(device_types)
    for device_type in types:  # all that could fail, before there is half an operator
        check_kernel(text, device_type, fn)
    file, line = file_and_line(fn, caller)
    op = attach(define_operator(text, file=file, line=line, replace=replace), structure)
    op.doc = definition_of(op).doc = fn.__doc__
    options: dict[str, Any] = {
        "provider": str(getattr(fn, "__module__", None) or "__main__"),
        "priority": -100 if device_types is None else 0,
        "file": file,
        "line": line,
    }
    kernel = as_kernel(op, fn)
    for device_type in types:
        register_kernel(op, device_type, kernel, **options)
    return op


def _device_types(device_types: Any) -> list[str]:
    """The device types to register for, "*" for all; one that is named twice counts once."""
    if device_types is None:
        return ["*"]
    if isinstance(device_types, str):
        return [device_types]
    types = list(device_types) if isinstance(device_types, Iterable) else [device_types]
    for device_type in types:
        if not isinstance(device_type, str):
            raise ArgumentError(
                what=f"device_types has {device_type!r}, {type_text(device_type)}",
                why="a kernel is registered for a device type, by its name",
                exists='"cpu", and the device types of installed backends (core.backends())',
                fix='pass device_types="cpu", or a list of such names',
            )
    return list(dict.fromkeys(types))


def check_name(name: str) -> None:
    """Raises where an operator cannot have this name."""
    parts = name.split("::") if isinstance(name, str) else []
    if len(parts) == 2 and all(part.replace(".", "_").isidentifier() for part in parts):
        return
    undecorated = callable(name)
    raise SchemaError(
        what="a function was given in the place of the operator's name"
        if undecorated
        else f"{name!r} is no operator name",
        why="a name has two parts, so that packages cannot take one another's names",
        exists='"namespace::name", both Python identifiers',
        fix='give the decorator a name, then the function: ("my_package::my_op")(function)'
        if undecorated
        else 'write "my_package::my_op"',
    )


def _check_written(text: str, mutates_args: Any) -> None:
    """Raises where mutates_args names arguments that the given schema does not mark."""
    named = {mutates_args} if isinstance(mutates_args, str) else set(mutates_args)
    written = {p.name for p in Schema(text).parameters if p.write}
    missing = sorted(named - written - {"unknown"})
    if missing:
        raise SchemaError(
            what=f"mutates_args names {missing[0]!r}, and the schema does not",
            why="a schema declares writes itself, by Tensor(a!)",
            exists=f"the schema {text}",
            fix="mark the argument there, Tensor(a!), or leave schema= or mutates_args out",
        )
