"""The derivatives of operations: one row each.

Those of functions of one argument stand in core/ir/functions.py; here are the others. A slope is a
function of the result and the arguments that gives the derivative by each argument: None where that
is 0 everywhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import math as m
from core.ir.functions import FUNCTIONS, MathFunction

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.math.scalars import Operand, TracedScalar

    Slopes = Sequence[Operand | None]
    Slope = Callable[..., Slopes]


def _flat(y: TracedScalar, *args: TracedScalar) -> Slopes:
    return (None,) * len(args)


def _of_smaller(y: TracedScalar, a: TracedScalar, b: TracedScalar) -> Slopes:
    return _chosen(a < b, a == b)


def _of_larger(y: TracedScalar, a: TracedScalar, b: TracedScalar) -> Slopes:
    return _chosen(a > b, a == b)


def _chosen(first: TracedScalar, equal: TracedScalar) -> Slopes:
    """1 for the argument that was chosen, half for each where they are equal."""
    half = m.where(equal, 0.5, 0.0)
    return m.where(first, 1.0, half), m.where(first, 0.0, 1.0 - half)


def _of_power(y: TracedScalar, a: TracedScalar, b: TracedScalar) -> Slopes:
    if b.constant == 0:
        return None, None
    if b.constant is not None:
        return b.constant * m.pow(a, b.constant - 1), None
    by_base = m.where(b == 0, 0.0, b * m.pow(a, b - 1))
    by_exponent = m.where(a == 0, 0.0, y * m.log(a))
    return by_base, by_exponent


def _share(x: TracedScalar, y: TracedScalar) -> TracedScalar:
    """x / y, 0 where y is."""
    return m.where(y == 0, 0.0, x) / m.where(y == 0, 1.0, y)


def _of_function(function: MathFunction) -> dict[str, Slope]:
    """The row of a function of one argument."""
    slope, of_result = function.slope, function.slope_of_result
    if slope is not None:
        return {function.name: lambda y, x: (slope(m, x),)}
    if of_result is not None:
        return {function.name: lambda y, x: (of_result(m, y),)}
    return {}


_FLAT = (
    "floordiv", "floor", "ceil", "trunc", "rint", "eq", "ne", "lt", "le", "gt", "ge", "and", "or",
    "xor", "not", "shl", "shr",
)  # fmt: skip
SLOPES: dict[str, Slope] = {
    **{name: row for f in FUNCTIONS.values() for name, row in _of_function(f).items()},
    **dict.fromkeys(_FLAT, _flat),
    "add": lambda y, a, b: (1, 1),
    "sub": lambda y, a, b: (1, -1),
    "mul": lambda y, a, b: (b, a),
    "div": lambda y, a, b: (1 / b, -y / b),
    "mod": lambda y, a, b: (1, -m.floor_divide(a, b)),
    "neg": lambda y, a: (-1,),
    "pow": _of_power,
    "sqrt": lambda y, x: (0.5 / y,),
    "hypot": lambda y, a, b: (_share(a, y), _share(b, y)),
    "atan2": lambda y, a, b: (b / (a * a + b * b), -a / (a * a + b * b)),
    "min": _of_smaller,
    "max": _of_larger,
}
