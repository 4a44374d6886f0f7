"""Elementwise bodies: from a function of scalars to a program for one layout of its operands.

A layout has a letter for each operand, the output first, for its stride along the innermost
dimension: "u" one element, "z" zero, "t" another stride while the outer stride is one element, "s"
any other. Operands of any rank arrive with one or two dimensions: the launcher merges dimensions,
and loops over the outer ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.errors import LegalizeError
from core.ir import ops
from core.ir.builder import Array, Builder
from core.ir.function import Function, Value

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def pointwise(
    name: str,
    body: Callable[..., Any],
    rank: int,
    dtypes: Sequence[str | None],
    classes: str,
    outputs: int = 1,
) -> Function:
    """The program of an elementwise operator: its outputs' and its inputs' dtypes and letters.

    Its index parameters are n0, n1, and for each operand its strides along both. The dtype of an
    argument that is not given is None: the body is handed None, and there is no operand.
    """
    b = Builder(name, ["n0", "n1"])
    sizes = ["n0", "n1"][2 - rank :]
    operands = [
        None if dtype is None else _operand(b, k, sizes, dtype, letter, k < outputs)
        for k, (dtype, letter) in enumerate(zip(dtypes, classes, strict=True))
    ]
    each_element(b, body, operands[:outputs], operands[outputs:])
    return b.function()


def each_element(
    b: Builder, body: Callable[..., Any], outputs: Sequence[Any], inputs: Sequence[Any]
) -> None:
    """Stores the body's value of each element, or its values; the inputs have the outputs' shape,
    or none."""
    with b.parallel(*outputs[0].shape) as at:
        result = body(*(_element(x, at) for x in inputs))
        if result is NotImplemented:
            raise LegalizeError(
                what=f"the body of {b.name} is not for {', '.join(_dtype(x) for x in inputs)}",
                why="its decomposition returned NotImplemented",
                exists="other kernels of the operator",
                fix="none is needed: the next provider is asked",
            )
        results = result if isinstance(result, tuple) else (result,)
        for out, value in zip(outputs, results, strict=True):
            out[at] = convert(value, out.dtype)


def _element(x: Array | None, at: Any) -> Value | None:
    if not isinstance(x, Array):
        return None  # an argument that is not given
    return x[at] if x.ndim else x[()]  # a number


def _dtype(x: Array | None) -> str:
    return x.dtype if isinstance(x, Array) else str(x)


def _operand(
    b: Builder, k: int, sizes: list[str], dtype: str, letter: str, is_output: bool
) -> Array:
    outer, inner = b.size(f"s{k}_0"), b.size(f"s{k}_1")
    steps: list[Any] = [1 if letter == "t" else outer, {"u": 1, "z": 0}.get(letter, inner)]
    name = f"x{k}" if not is_output else f"y{k}" if k else "y"
    declare = b.output if is_output else b.input
    return declare(name, dtype, sizes, steps[2 - len(sizes) :])


def convert(x: Value | float, dtype: str) -> Value:
    """A result as it is stored: a number becomes a constant, another dtype is converted."""
    return ops.cast(x, dtype) if isinstance(x, Value) else ops.const(x, dtype)


def pieces_of(function: Function) -> tuple[int, int]:
    """How many rows and columns of elements an iteration of a scheduled program computes."""
    attrs = function.kernels[0].attrs
    return attrs.get("rows", 1), attrs.get("columns", 1)


def cost(function: Function) -> int:
    """How many scalar operations an element takes, functions of the math library as ten."""
    from core.ir.opset import MATH

    body = function.kernels[0].blocks[0]
    return sum(10 if op.name in MATH else 1 for op in body.ops if op.name != "const")
