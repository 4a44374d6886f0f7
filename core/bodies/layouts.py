"""How the arguments of a call lie, and by which codes the native launcher finds them.

Arguments are described as for the hook `body_plan`: a tensor by a `TensorSpec`, a number that a
kernel reads by a `ScalarSpec`, a list of tensors by a tuple; others are constants of the program.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeGuard

from core.bodies.definition import body_of
from core.bodies.specs import Layout, ScalarSpec, TensorSpec
from core.schema import parameters

if TYPE_CHECKING:
    from core._native import Operator
    from core.schema import Parameter

    Code = int | tuple[int, int]  # of a buffer; with an offset in bytes: of a part of one

# The codes of csrc/launch/body_plan.h: outputs count from 0, these from
ARGUMENT_CODE, TEMPORARY_CODE, ITEM_CODE = 1000, 2000, 1 << 20  # items of lists
REPORTS_CODE = 3000  # the device's block of reports


def layout_of(
    op: Operator, args: list[Any], outputs: list[TensorSpec]
) -> tuple[Layout, dict[str, Code]]:
    """How the buffers of a call lie, and by which codes the native launcher finds them."""
    from core.ir.reports import BYTES, NAME

    layout = Layout({NAME: ((BYTES // 8,), (1,))}, {})
    buffers = layout.buffers
    codes: dict[str, Code] = {NAME: REPORTS_CODE}
    for k, out in enumerate(outputs):
        buffers[f"out{k}_"], codes[f"out{k}_"] = out[1:], k
    for n, (parameter, argument) in enumerate(zip(parameters(op), args, strict=True)):
        name = buffer_name(parameter)
        if is_runtime_arg(op, parameter, argument):
            numbers = argument if isinstance(argument, tuple) else (argument,)
            layout.values.update((f"{name}{k}_", number) for k, number in enumerate(numbers))
        elif isinstance(argument, TensorSpec):
            buffers[name], codes[name] = argument[1:], ARGUMENT_CODE + n
        elif isinstance(argument, ScalarSpec):
            buffers[name], codes[name] = ((), ()), ARGUMENT_CODE + n
        elif is_list_of_tensors(argument):
            for k, item in enumerate(argument):
                if item is not None:
                    buffers[f"{name}{k}_"] = item[1:]
                    codes[f"{name}{k}_"] = (n + 1) * ITEM_CODE + k
    return layout, codes


def broadcast_to(argument: Any, shape: tuple[int, ...]) -> Any:
    """The spec of a tensor that is broadcast to shape; an argument that is no tensor unchanged."""
    if not isinstance(argument, TensorSpec):
        return argument
    dtype, own, strides = argument
    missing = len(shape) - len(own)
    steps = tuple(0 if n == 1 else s for n, s in zip(own, strides, strict=True))
    return TensorSpec(dtype, tuple(shape), (0,) * missing + steps)


class Part(NamedTuple):
    """A piece of an operator's work: `body(b, out, x)` for one item of a list of tensors.

    argument, item: where the item stands. out: the part of the output that it fills, as a tensor
    would lie there; offset: where that begins, in bytes.
    """

    argument: int
    item: int
    x: TensorSpec
    out: TensorSpec
    offset: int

    @property
    def layout(self) -> Layout:
        return Layout({"out0_": self.out[1:], "x_": self.x[1:]}, {})

    @property
    def codes(self) -> dict[str, Code]:
        return {"out0_": (0, self.offset), "x_": (self.argument + 1) * ITEM_CODE + self.item}


# ---- an argument -------------------------------------------------------------------------------
def buffer_name(parameter: Parameter) -> str:
    """The name of an argument's buffer: words of the loop IR cannot be names."""
    return f"{parameter.name}_"


def is_runtime_arg(op: Operator, parameter: Parameter, argument: object) -> bool:
    """Whether the body is given an argument as index values: see `core.define`."""
    return argument is not None and parameter.name in body_of(op).runtime_args


def is_list_of_tensors(argument: object) -> TypeGuard[tuple[TensorSpec | None, ...]]:
    return isinstance(argument, tuple) and any(isinstance(item, TensorSpec) for item in argument)


def constant_dimensions(op: Operator, parameter: Parameter, argument: object) -> tuple[int, ...]:
    """The dimensions of a tensor whose sizes are constants of the program; those that it has."""
    if not isinstance(argument, TensorSpec):
        return ()
    declared = body_of(op).constant.get(parameter.name, ())
    return tuple(d for d in declared if d < len(argument.shape))
