"""The operations of expressions: one row each, with the derivative and what NumPy calls it.

Which dtypes an operation takes, and what it gives, is the loop IR's table (core/ir/opset.py); here
stands what the loop IR does not know. A slope is a function of the node and its arguments, all of
them expressions, that gives the derivative by each argument: None where that is 0 everywhere.
"""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from core.ir.opset import MATH, SCALAR

Slope = Callable[..., tuple[Any, ...]]


class Row(NamedTuple):
    """One operation."""

    name: str  # in the loop IR
    slope: Slope | None  # None: there is no derivative in these terms
    numpy: str = ""  # the ufunc, if it has another name; "core::": the operator's own reference


def _flat(y: Any, *args: Any) -> tuple[Any, ...]:
    return (None,) * len(args)


def _chosen(wins: str) -> Slope:
    """1 for the argument that was chosen, half for each where they are equal."""

    def slope(y: Any, a: Any, b: Any) -> tuple[Any, Any]:
        node = y.graph.node
        equal = node("where", a == b, 0.5, 0.0)
        first = node(wins, a, b)
        return node("where", first, 1.0, equal), node("where", first, 0.0, 1.0 - equal)

    return slope


def _pow_slope(y: Any, a: Any, b: Any) -> tuple[Any, Any]:
    node = y.graph.node
    if b.constant is not None:
        return b.constant * node("pow", a, b.constant - 1), None
    by_base = node("where", b == 0, 0.0, b * node("pow", a, b - 1))
    by_exponent = node("where", a == 0, 0.0, y * node("log", a))
    return by_base, by_exponent


def _gelu_slope(y: Any, x: Any) -> tuple[Any, ...]:
    node = y.graph.node
    density = node("exp", -0.5 * x * x) * (1 / math.sqrt(2 * math.pi))
    return (0.5 * (1 + node("erf", x * math.sqrt(0.5))) + x * density,)


def _share(x: Any, y: Any) -> Any:
    """x / y, 0 where y is."""
    node = y.graph.node
    return node("where", y == 0, 0.0, x / node("where", y == 0, 1.0, y))


def _of(y: Any, name: str, *args: Any) -> Any:
    return y.graph.node(name, *args)


_LN2, _LN10, _ROOT_PI = math.log(2), math.log(10), math.sqrt(math.pi)
_ROWS = (
    # arithmetic
    Row("add", lambda y, a, b: (1, 1)),
    Row("sub", lambda y, a, b: (1, -1), "subtract"),
    Row("mul", lambda y, a, b: (b, a), "multiply"),
    Row("div", lambda y, a, b: (1 / b, -y / b), "divide"),
    Row("floordiv", _flat, "floor_divide"),
    Row("mod", lambda y, a, b: (1, -_of(y, "floordiv", a, b))),
    Row("neg", lambda y, a: (-1,), "negative"),
    Row("pow", _pow_slope, "power"),
    Row("sqrt", lambda y, x: (0.5 / y,)),
    Row("rsqrt", lambda y, x: (-0.5 * y / x,), "core::rsqrt"),
    Row("cbrt", lambda y, x: (1 / (3 * y * y),), "cbrt"),
    Row("hypot", lambda y, a, b: (_share(a, y), _share(b, y))),
    # exponentials
    Row("exp", lambda y, x: (y,)),
    Row("exp2", lambda y, x: (y * _LN2,)),
    Row("expm1", lambda y, x: (y + 1,)),
    Row("log", lambda y, x: (1 / x,)),
    Row("log2", lambda y, x: (1 / (x * _LN2),)),
    Row("log10", lambda y, x: (1 / (x * _LN10),)),
    Row("log1p", lambda y, x: (1 / (x + 1),)),
    # trigonometry
    Row("sin", lambda y, x: (_of(y, "cos", x),)),
    Row("cos", lambda y, x: (-_of(y, "sin", x),)),
    Row("tan", lambda y, x: (1 + y * y,)),
    Row("asin", lambda y, x: (1 / _of(y, "sqrt", 1 - x * x),), "arcsin"),
    Row("acos", lambda y, x: (-1 / _of(y, "sqrt", 1 - x * x),), "arccos"),
    Row("atan", lambda y, x: (1 / (1 + x * x),), "arctan"),
    Row("atan2", lambda y, a, b: (b / (a * a + b * b), -a / (a * a + b * b)), "arctan2"),
    Row("sinh", lambda y, x: (_of(y, "cosh", x),)),
    Row("cosh", lambda y, x: (_of(y, "sinh", x),)),
    Row("tanh", lambda y, x: (1 - y * y,)),
    Row("asinh", lambda y, x: (1 / _of(y, "sqrt", x * x + 1),), "arcsinh"),
    Row(
        "acosh",
        lambda y, x: (1 / (_of(y, "sqrt", x - 1) * _of(y, "sqrt", x + 1)),),
        "arccosh",
    ),
    Row("atanh", lambda y, x: (1 / (1 - x * x),), "arctanh"),
    # of probability and statistics
    Row("erf", lambda y, x: (2 / _ROOT_PI * _of(y, "exp", -x * x),), "core::erf"),
    Row("erfc", lambda y, x: (-2 / _ROOT_PI * _of(y, "exp", -x * x),), "core::erfc"),
    Row("erfinv", lambda y, x: (_ROOT_PI / 2 * _of(y, "exp", y * y),), "core::erfinv"),
    Row("gelu", _gelu_slope, "core::gelu_erf"),
    Row("lgamma", lambda y, x: (_of(y, "digamma", x),), "core::lgamma"),
    Row("digamma", None, "core::digamma"),
    Row("sigmoid", lambda y, x: (y * (1 - y),), "core::sigmoid"),
    # rounding, signs, choices
    Row("floor", _flat),
    Row("ceil", _flat),
    Row("trunc", _flat),
    Row("rint", _flat),
    Row("min", _chosen("lt"), "minimum"),
    Row("max", _chosen("gt"), "maximum"),
    Row("eq", _flat, "equal"),
    Row("ne", _flat, "not_equal"),
    Row("lt", _flat, "less"),
    Row("le", _flat, "less_equal"),
    Row("gt", _flat, "greater"),
    Row("ge", _flat, "greater_equal"),
    # bits
    Row("and", _flat, "bitwise_and"),
    Row("or", _flat, "bitwise_or"),
    Row("xor", _flat, "bitwise_xor"),
    Row("not", _flat, "invert"),
    Row("shl", _flat, "left_shift"),
    Row("shr", _flat, "right_shift"),
)
ROWS = {row.name: row for row in _ROWS}
# Those whose rules look at dtypes or are no product with a slope: see differentiate.py and the
# functions that give them a meaning.
SPECIAL = ("arg", "const", "where", "cast", "abs", "real", "imag", "conj", "complex")


def kinds_of(op: str) -> str:
    """The kinds of numbers that it takes: b, i, f, c."""
    return SCALAR[op].kinds


def makes_floats(op: str) -> bool:
    """Whether of integers it makes floats: divisions, roots, and functions of the math library."""
    return op in MATH or op in ("div", "sqrt")


def rounds(op: str) -> bool:
    """Whether it leaves integers as they are."""
    return op in ("floor", "ceil", "trunc", "rint")
