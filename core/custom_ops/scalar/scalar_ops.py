"""The operations of expressions: one row each, with the derivative and what NumPy calls it.

Which dtypes an operation takes, and what it gives, is the loop IR's table (core/ir/opset.py); here
stands what the loop IR does not know. Functions of mathematics have their rows in
core/ir/functions.py; `_ROWS` adds the slopes of those of two arguments. A slope is a function of
the node and its arguments, all of them expressions, that gives the derivative by each argument:
None where that is 0 everywhere.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from core.ir.functions import FUNCTIONS, MathFunction
from core.ir.opset import MATH, SCALAR

Slope = Callable[..., tuple[Any, ...]]


class Row(NamedTuple):
    """One operation."""

    name: str  # in the loop IR
    slope: Slope | None  # None: there is no derivative in these terms
    numpy: str = ""  # the ufunc, if it has another name


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


def _share(x: Any, y: Any) -> Any:
    """x / y, 0 where y is."""
    node = y.graph.node
    return node("where", y == 0, 0.0, x / node("where", y == 0, 1.0, y))


def _of(y: Any, name: str, *args: Any) -> Any:
    return y.graph.node(name, *args)


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
    Row("hypot", lambda y, a, b: (_share(a, y), _share(b, y))),
    Row("atan2", lambda y, a, b: (b / (a * a + b * b), -a / (a * a + b * b)), "arctan2"),
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


class _Nodes:
    """The functions of the table, of nodes."""

    def __getattr__(self, name: str) -> Callable[[Any], Any]:
        return lambda x: x.graph.node(name, x)


_NODES = _Nodes()


def _row(function: MathFunction) -> Row:
    """The operation of a function of mathematics."""
    slope, of_result = function.slope, function.slope_of_result
    if slope is not None:
        return Row(function.name, lambda y, x: (slope(_NODES, x),))
    if of_result is not None:
        return Row(function.name, lambda y, x: (of_result(_NODES, y),))
    return Row(function.name, None)


ROWS = {f.name: _row(f) for f in FUNCTIONS.values()} | {row.name: row for row in _ROWS}
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
