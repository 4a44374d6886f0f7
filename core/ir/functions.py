"""The functions of mathematics that the loop IR has: one row each, with all that is known of it.

From a row come the operation of the loop IR (opset.py), its computation in the interpreter, the
function of `core.math`, and, of functions of one argument, the derivative of the operator and of
traced scalars. Its computation on a device without such a function is in core/ir/math; of
complex numbers, unless the row excludes them, in core/ir/legalize/complex_functions.py.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable


class MathFunction(NamedTuple):
    """One function.

    exact: fn(numpy, *arrays), in the precision of these, float64 or complex128.
    slope: fn(m, x), its derivative, in functions of `m` that go by the names of this table.
    slope_of_result: fn(m, y), the same from the result, where that is cheaper. Neither: there is
        none in these terms, or one for each argument, as the operators and core.math spell it.
    """

    name: str
    exact: Callable[..., Any]
    slope: Callable[[Any, Any], Any] | None = None
    slope_of_result: Callable[[Any, Any], Any] | None = None
    arity: int = 1
    complex: bool = True


# ---- functions that NumPy lacks ----------------------------------------------------------------
def _each(function: Callable[[float], float]) -> Callable[[Any, Any], Any]:
    """An exact function from one of a Python float."""

    def exact(np: Any, x: Any) -> Any:
        return np.vectorize(function, otypes=[np.float64])(x)

    return exact


def _lgamma(x: float) -> float:
    if math.isnan(x) or math.isinf(x):
        return abs(x)
    if x <= 0 and x == math.floor(x):
        return math.inf
    try:
        return math.lgamma(x)
    except OverflowError:
        return math.inf


def _digamma(x: float) -> float:
    """By recurrence upwards, then the asymptotic series; by reflection for x < 0."""
    if x == 0:
        return math.copysign(math.inf, -x)
    if math.isnan(x) or x == -math.inf or (x < 0 and x == math.floor(x)):
        return math.nan
    if x < 0:
        turn = x - math.floor(x)
        return _digamma(1 - x) - math.pi / math.tan(math.pi * turn)
    total = 0.0
    while x < 16:
        total -= 1 / x
        x += 1
    y = 1 / (x * x) if x < 1e150 else 0.0
    series = y * (1 / 12 - y * (1 / 120 - y * (1 / 252 - y * (1 / 240 - y * (1 / 132)))))
    return total + (math.log(x) if x < math.inf else x) - 0.5 / x - series


def _erfinv(x: float) -> float:
    """Newton's method on erf, or on erfc near the ends."""
    if not -1 < x < 1:
        return math.copysign(math.inf, x) if abs(x) == 1 else math.nan
    if abs(x) < 1e-150:
        return x * (math.sqrt(math.pi) / 2)
    a, one = abs(x), math.log((1 - abs(x)) * (1 + abs(x)))
    half = 2 / (math.pi * 0.147) + one / 2
    y = math.sqrt(math.sqrt(half * half - one / 0.147) - half)  # Winitzki's approximation
    for _ in range(6):
        error = math.erf(y) - a if a < 0.5 else (1 - a) - math.erfc(y)
        y -= error / (2 / math.sqrt(math.pi) * math.exp(-y * y))
    return math.copysign(y, x)


def _sigmoid(np: Any, x: Any) -> Any:
    if np.iscomplexobj(x):
        return 1 / (1 + np.exp(-x))
    small = np.exp(-np.abs(x))
    return np.where(x < 0, small, 1.0) / (1.0 + small)


def _quarters(np: Any, x: Any, quarter: int) -> Any:
    """sin(pi |x| + quarter pi / 2): the remainder of whole and half turns is exact. No -0."""
    turns = np.fmod(np.abs(x), 2)
    near = np.rint(2 * turns)
    angle, which = np.pi * (turns - near / 2), near + quarter
    y = np.where(which % 2 == 0, np.sin(angle), np.cos(angle)) * np.where(which % 4 < 2, 1, -1)
    return np.where(y == 0, 0.0, y)


def _sinpi(np: Any, x: Any) -> Any:
    return np.where(np.signbit(x), -1, 1) * _quarters(np, x, 0)


def _gelu(x: float) -> float:
    return -0.0 if x == -math.inf else 0.5 * x * math.erfc(-x * math.sqrt(0.5))


def _gelu_slope(m: Any, x: Any) -> Any:
    density = m.exp(-0.5 * x * x) * (1 / math.sqrt(2 * math.pi))
    return 0.5 * (1 + m.erf(x * math.sqrt(0.5))) + x * density


_LN2, _LN10, _ROOT_PI = math.log(2), math.log(10), math.sqrt(math.pi)
_TABLE = (
    # exponentials, logarithms, powers
    MathFunction("exp", lambda np, x: np.exp(x), slope_of_result=lambda m, y: y),
    MathFunction("exp2", lambda np, x: np.exp2(x), slope_of_result=lambda m, y: y * _LN2),
    MathFunction("expm1", lambda np, x: np.expm1(x), slope_of_result=lambda m, y: y + 1),
    MathFunction("log", lambda np, x: np.log(x), lambda m, x: 1 / x),
    MathFunction("log2", lambda np, x: np.log2(x), lambda m, x: 1 / (x * _LN2)),
    MathFunction("log10", lambda np, x: np.log10(x), lambda m, x: 1 / (x * _LN10)),
    MathFunction("log1p", lambda np, x: np.log1p(x), lambda m, x: 1 / (x + 1)),
    MathFunction("pow", lambda np, x, y: np.power(x, y), arity=2),
    MathFunction("rsqrt", lambda np, x: 1 / np.sqrt(x), None, lambda m, y: -0.5 * y * y * y),
    MathFunction(
        "cbrt", lambda np, x: np.cbrt(x), None, lambda m, y: 1 / (3 * y * y), complex=False
    ),
    MathFunction("hypot", lambda np, x, y: np.hypot(x, y), arity=2, complex=False),
    # trigonometry
    MathFunction("sin", lambda np, x: np.sin(x), lambda m, x: m.cos(x)),
    MathFunction("cos", lambda np, x: np.cos(x), lambda m, x: -m.sin(x)),
    MathFunction("tan", lambda np, x: np.tan(x), slope_of_result=lambda m, y: y * y + 1),
    MathFunction("asin", lambda np, x: np.arcsin(x), lambda m, x: m.rsqrt(1 - x * x)),
    MathFunction("acos", lambda np, x: np.arccos(x), lambda m, x: -m.rsqrt(1 - x * x)),
    MathFunction("atan", lambda np, x: np.arctan(x), lambda m, x: 1 / (x * x + 1)),
    MathFunction("sinpi", _sinpi, lambda m, x: math.pi * m.cospi(x), complex=False),
    MathFunction(
        "cospi",
        lambda np, x: _quarters(np, x, 1),
        lambda m, x: -math.pi * m.sinpi(x),
        complex=False,
    ),
    MathFunction("atan2", lambda np, y, x: np.arctan2(y, x), arity=2, complex=False),
    MathFunction("sinh", lambda np, x: np.sinh(x), lambda m, x: m.cosh(x)),
    MathFunction("cosh", lambda np, x: np.cosh(x), lambda m, x: m.sinh(x)),
    MathFunction("tanh", lambda np, x: np.tanh(x), slope_of_result=lambda m, y: 1 - y * y),
    MathFunction("asinh", lambda np, x: np.arcsinh(x), lambda m, x: m.rsqrt(x * x + 1)),
    MathFunction(
        "acosh", lambda np, x: np.arccosh(x), lambda m, x: m.rsqrt(x - 1) * m.rsqrt(x + 1)
    ),
    MathFunction("atanh", lambda np, x: np.arctanh(x), lambda m, x: 1 / (1 - x * x)),
    # probability and statistics
    MathFunction(
        "erf", _each(math.erf), lambda m, x: m.exp(-x * x) * (2 / _ROOT_PI), complex=False
    ),
    MathFunction(
        "erfc", _each(math.erfc), lambda m, x: m.exp(-x * x) * (-2 / _ROOT_PI), complex=False
    ),
    MathFunction(
        "erfinv", _each(_erfinv), None, lambda m, y: m.exp(y * y) * (_ROOT_PI / 2), complex=False
    ),
    MathFunction(
        "gelu",
        _each(_gelu),
        _gelu_slope,
        complex=False,
    ),
    MathFunction("lgamma", _each(_lgamma), lambda m, x: m.digamma(x), complex=False),
    MathFunction("digamma", _each(_digamma), complex=False),
    MathFunction("sigmoid", _sigmoid, slope_of_result=lambda m, y: y * (1 - y)),
)
FUNCTIONS = {function.name: function for function in _TABLE}
