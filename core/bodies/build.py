"""Builds the program of a call in the loop IR: the body, given the call's arguments as arrays."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from core.bodies.definition import body_of, has_elementwise_body
from core.bodies.layouts import (
    buffer_name,
    constant_dimensions,
    is_list_of_tensors,
    is_runtime_arg,
)
from core.bodies.specs import ScalarSpec, TensorSpec
from core.errors import CoreError, IRError, KernelError, LegalizeError
from core.schema import parameters
from core.tensors.kinds import need_computed

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from core._native import Operator
    from core.bodies.layouts import Part
    from core.ir.builder import Array, Builder
    from core.ir.function import Function
    from core.schema import Parameter


def program_name(op: Operator) -> str:
    """The name of an operator's program: "add" for core::add.

    The numbers of fused operators are left out: they differ between processes, and programs with
    the same source share an entry of the kernel cache.
    """
    name = op.name.partition("::")[2].replace(".", "_")
    return name.rpartition("_")[0] if op.namespace == "fused" else name


def build_program(
    op: Operator, args: list[Any], outputs: list[TensorSpec], reports: bool
) -> Function:
    """The program of a call. reports: whether kernels report bad positions (core/ir/reports.py).

    Raises:
        LegalizeError: the body does not take the call.
    """
    from core.ir.builder import Builder
    from core.ir.reports import reporting

    declines = body_of(op).declines
    if declines is not None and declines(args):
        raise _declined(op, "such calls are left to the decomposition")
    b = Builder(program_name(op))
    out = [_array(b, b.output, f"out{k}_", spec) for k, spec in enumerate(outputs)]
    positional, named = _given(op, b, args)
    try:
        if has_elementwise_body(op):
            from core.bodies.pointwise import each_element

            each_element(b, body_of(op), out, positional)
        else:
            qualified = f"{op.namespace}::{b.name}"  # the same in every process
            with reporting(b, qualified) if reports else contextlib.nullcontext():
                _call_body(op, b, out, positional, named, args)
        return b.function()
    except IRError:
        for x in args:  # the dtypes that only store numbers are those that bodies do not foresee
            if isinstance(x, TensorSpec):
                need_computed(op.name, x.dtype)
        raise


def _given(op: Operator, b: Builder, args: list[Any]) -> tuple[list[Any], dict[str, Any]]:
    """The arguments as the body is given them: by position, and by name."""
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for parameter, argument in zip(parameters(op), args, strict=True):
        if parameter.type == "dtype" and has_elementwise_body(op):  # astype's: the output has it
            continue
        given = _argument(op, b, parameter, argument)
        if parameter.keyword_only:
            named[parameter.name] = given
        else:
            positional.append(given)
    return positional, named


def _call_body(
    op: Operator,
    b: Builder,
    out: list[Array],
    positional: list[Any],
    named: dict[str, Any],
    args: list[Any],
) -> None:
    try:
        result = body_of(op)(b, out[0] if len(out) == 1 else tuple(out), *positional, **named)
    except CoreError:
        raise
    except Exception as error:
        raise KernelError(
            what=f"the body of {op.name} cannot be built for this call",
            why=f"{type(error).__name__}: {error}",
            exists=f"the schema {op.schema}; {', '.join(map(str, args))}",
            fix="check the arguments; the operator's shape rule should refuse such calls",
        ) from error
    if result is NotImplemented:
        raise _declined(op, "it returned NotImplemented")


def _declined(op: Operator, why: str) -> LegalizeError:
    return LegalizeError(
        what=f"the body of {op.name} does not take this call",
        why=why,
        exists="other providers, and the decomposition",
        fix="none is needed",
    )


def build_part(op: Operator, part: Part) -> Function:
    """The program of a piece of a call."""
    from core.ir.builder import Builder

    b = Builder(program_name(op))
    out, x = _array(b, b.output, "out0_", part.out), _array(b, b.input, "x_", part.x)
    body_of(op)(b, out, x)
    return b.function()


def _argument(op: Operator, b: Builder, parameter: Parameter, argument: Any) -> Any:
    """An argument as the body is given it."""
    name = buffer_name(parameter)
    if is_runtime_arg(op, parameter, argument):
        count = len(argument) if isinstance(argument, tuple) else 1
        values = tuple(b.size(f"{name}{k}_") for k in range(count))
        return values if isinstance(argument, tuple) else values[0]
    if isinstance(argument, TensorSpec):
        return _array(b, b.input, name, argument, constant_dimensions(op, parameter, argument))
    if isinstance(argument, ScalarSpec):
        return b.input(name, argument.dtype, [], [])
    if is_list_of_tensors(argument):
        return tuple(
            None if item is None else _array(b, b.input, f"{name}{k}_", item)
            for k, item in enumerate(argument)
        )
    return argument


def _array(
    b: Builder,
    declare: Callable[..., Array],
    name: str,
    spec: TensorSpec,
    constant: Collection[int] = (),
) -> Array:
    """A buffer of the program. constant: the dimensions whose sizes the program has."""
    sizes = [n if d in constant else b.size(f"{name}n{d}") for d, n in enumerate(spec.shape)]
    steps = [b.size(f"{name}s{d}") for d in range(len(spec.strides))]
    return declare(name, spec.dtype, sizes, steps)
