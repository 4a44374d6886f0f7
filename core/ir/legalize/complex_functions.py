"""Functions of complex numbers, by functions of reals; each takes and gives pairs.

The formulas are those of Kahan, "Branch cuts for complex elementary functions": signs of zeros
choose the side of a branch cut. Infinite parts and NaN follow C's Annex G.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Value
from core.ir.legalize.complex_arithmetic import divide, multiply

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.ir.legalize.complex_arithmetic import Pair


def _negative(x: Value) -> Value:
    """Whether the sign is set, of zeros too."""
    return ops.bitcast(x, "int32" if x.dtype == "float32" else "int64") < 0


def _like(x: Value, sign: Value) -> Value:
    """|x| with the sign of another."""
    return ops.where(_negative(sign), -abs(x), abs(x))


def exp(z: Pair) -> list[Value]:
    return _turned(ops.exp(z[0]), z[1], z[0])


def exp2(z: Pair) -> list[Value]:
    return _turned(ops.exp2(z[0]), z[1] * math.log(2), z[0])


def _turned(size: Value, angle: Value, x: Value) -> list[Value]:
    """A number of size exp(x) and this angle; real if the angle is 0, even if x is infinite."""
    real, edge = angle == 0, ~_finite(angle) & _infinite(x)
    cosine, sine = ops.cos(angle), ops.sin(angle)
    vanished = ops.where(edge & (x < 0), _like(size, angle), size * sine)
    return [ops.where(real | edge, size, size * cosine), ops.where(real, angle, vanished)]


def _finite(x: Value) -> Value:
    return abs(x) < math.inf


def _infinite(x: Value) -> Value:
    return abs(x) == math.inf


def expm1(z: Pair) -> list[Value]:
    x, y = z
    half = ops.sin(y * 0.5)
    real = ops.expm1(x) * ops.cos(y) - 2 * half * half
    real = ops.where(_infinite(x) & ((y == 0) | ~_finite(y)), ops.expm1(x), real)
    return [ops.where(real == 0, 0, real), exp(z)[1]]


def _log_abs(x: Value, y: Value) -> Value:
    """log |x + iy|, exact near the unit circle too."""
    a, b = ops.maximum(abs(x), abs(y)), ops.minimum(abs(x), abs(y))
    near = (a > 0.5) & (a < 2) & (b < 2)
    return ops.where(near, 0.5 * ops.log1p((a - 1) * (a + 1) + b * b), ops.log(ops.hypot(x, y)))


def log(z: Pair) -> list[Value]:
    return [_log_abs(*z), ops.atan2(z[1], z[0])]


def _log_of_base(base: float) -> Callable[[Pair], list[Value]]:
    def scaled(z: Pair) -> list[Value]:
        return [part * (1 / math.log(base)) for part in log(z)]

    return scaled


def log1p(z: Pair) -> list[Value]:
    x, y = z
    small = (abs(x) < 0.5) & (abs(y) < 0.5)
    near = 0.5 * ops.log1p(x * (2 + x) + y * y)
    return [ops.where(small, near, _log_abs(x + 1, y)), ops.atan2(y, x + 1)]


def _edge(x: Value, y: Value) -> Value:
    """Where x is 0 or infinite, and y has no cosine: the product of x's function keeps its size."""
    return ~_finite(y) & ((x == 0) | _infinite(x))


def sinh(z: Pair) -> list[Value]:
    x, y = z
    real = ops.where(_edge(x, y), x, ops.sinh(x) * ops.cos(y))
    return [real, ops.where(y == 0, y, ops.cosh(x) * ops.sin(y))]


def cosh(z: Pair) -> list[Value]:
    x, y = z
    flat = ops.where(_negative(x), -y, y)  # where y is 0, whatever x is
    imag = ops.where(y == 0, flat, ops.where((x == 0) & ~_finite(y), 0, ops.sinh(x) * ops.sin(y)))
    real = ops.cosh(x) * ops.cos(y)
    return [ops.where(_infinite(x) & ~_finite(y), abs(x), real), imag]


def tanh(z: Pair) -> list[Value]:
    """Kahan's; where sinh would overflow, its limit."""
    x, y = z
    bound = 11 if x.dtype == "float32" else 22
    far = abs(x) > bound
    t, s = ops.tan(y), ops.sinh(_clamped(x, bound))
    beta = 1 + t * t
    below = 1 + beta * s * s
    rho = ops.sqrt(1 + s * s)
    tall = abs(t) > 1e18 if x.dtype == "float32" else abs(t) > 1e150
    real = ops.where(tall, rho / s, beta * rho * s / below)
    imag = ops.where(tall, 1 / t, t / below)
    limit = 4 * ops.sin(y) * ops.cos(y) * ops.exp(-2 * abs(x))
    limit = ops.where(_infinite(x), _like(0 * s, y), limit)  # required by the Array API
    one = ops.where(_infinite(x) | _finite(y), ops.const(1, x.dtype), y - y)
    real = ops.where(far, _like(one, x), real)
    return [
        ops.where((x == 0) & ~_finite(y), x, real),
        ops.where(y == 0, y, ops.where(far, limit, imag)),
    ]


def _clamped(x: Value, bound: float) -> Value:
    return ops.maximum(ops.minimum(x, bound), -bound)


def _rotated(function: Callable[[Pair], list[Value]]) -> Callable[[Pair], list[Value]]:
    """-i f(iz): sine from sinh, tangent from tanh."""

    def rotated(z: Pair) -> list[Value]:
        real, imag = function((-z[1], z[0]))
        return [imag, -real]

    return rotated


def cos(z: Pair) -> list[Value]:
    return cosh((-z[1], z[0]))


def sqrt(z: Pair) -> list[Value]:
    x, y = z
    half = ops.sqrt(0.5 * abs(x) + 0.5 * ops.hypot(x, y))
    other = abs(y) / (2 * half)
    zero, tall = (x == 0) & (y == 0), _infinite(y)
    real = ops.where(x < 0, other, half)
    imag = _like(ops.where(x < 0, half, other), y)
    return [
        ops.where(zero, 0, ops.where(tall, abs(y), real)),
        ops.where(zero | tall, y, imag),
    ]


# ---- inverse functions -------------------------------------------------------------------------
def asinh(z: Pair) -> list[Value]:
    """By the roots of 1 + iz and 1 - iz, whose products are sums of numbers of one sign."""
    x, y = z
    (a, b), (c, d) = sqrt((1 - y, x)), sqrt((1 + y, -x))
    real, imag = ops.asinh(b * c - a * d), ops.atan2(y, a * c - b * d)
    infinite = _infinite(x) | _infinite(y)
    real = ops.where(infinite, _like(ops.const(math.inf, x.dtype), x), real)
    imag = ops.where(infinite, ops.atan2(y, abs(x)), imag)
    return [_like(real, x), ops.where(y == 0, y, imag)]


def acos(z: Pair) -> list[Value]:
    x, y = z
    (a, b), (c, d) = sqrt((1 - x, -y)), sqrt((1 + x, y))
    real, imag = 2 * ops.atan2(a, c), ops.asinh(b * c - a * d)
    infinite = _infinite(x) | _infinite(y)
    real = ops.where(infinite, ops.atan2(abs(y), x), real)
    real = ops.where((x == 0) & ops.isnan(y), 0.5 * math.pi, real)
    imag = ops.where(infinite, math.inf, imag)
    return [real, ops.where(ops.isnan(y) & ~infinite, y, -_like(imag, y))]


def acosh(z: Pair) -> list[Value]:
    real, imag = acos(z)
    return [abs(imag), _like(real, z[1])]


def atanh(z: Pair) -> list[Value]:
    x, y = z
    a, b = abs(x), abs(y)
    small = 2.0**-60 if x.dtype == "float32" else 2.0**-500
    large = 2.0**50 if x.dtype == "float32" else 2.0**500
    far = (a > large) | (b > large)
    below = (1 - a) * (1 - a) + y * y
    real = 0.25 * ops.log1p(4 * a / below)
    real = ops.where((a == 1) & (b < small), 0.5 * (math.log(2) - ops.log(b)), real)
    size = ops.hypot(x, y)
    limit = ops.where(_infinite(x) | _infinite(y), 0, a / size / size)
    unknown = ops.isnan(x) & ~_infinite(y)
    quarter = ops.where(ops.isnan(y), y, ops.where(unknown, x, 0.5 * math.pi))
    imag = ops.where(far, quarter, 0.5 * ops.atan2(2 * y, (1 - a) * (1 + a) - y * y))
    real = ops.where(far, limit, real)
    return [ops.where((x == 0) & ops.isnan(y), x, _like(real, x)), _like(imag, y)]


def rsqrt(z: Pair) -> list[Value]:
    return _inverse(sqrt(z))


def sigmoid(z: Pair) -> list[Value]:
    real, imag = exp((-z[0], -z[1]))
    return _inverse([1 + real, imag])


def _inverse(z: list[Value]) -> list[Value]:
    one = ops.const(1, z[0].dtype)
    return divide((one, ops.const(0, one.dtype)), (z[0], z[1]))


def pow(z: Pair, power: Pair) -> list[Value]:
    """exp(power log z); 0 to a positive power is 0, and anything to the power 0 is 1."""
    real, imag = log(z)
    product = multiply((real, imag), power)
    result = exp((product[0], product[1]))
    zero = (z[0] == 0) & (z[1] == 0) & (power[0] > 0)
    none = (power[0] == 0) & (power[1] == 0)
    first, second = (ops.where(zero, 0, part) for part in result)
    return [ops.where(none, 1, first), ops.where(none, 0, second)]


FUNCTIONS: dict[str, Callable[..., list[Value]]] = {
    "exp": exp, "exp2": exp2, "expm1": expm1, "log": log, "log2": _log_of_base(2),
    "log10": _log_of_base(10), "log1p": log1p, "sinh": sinh, "cosh": cosh, "tanh": tanh,
    "sin": _rotated(sinh), "cos": cos, "tan": _rotated(tanh), "sqrt": sqrt, "rsqrt": rsqrt,
    "sigmoid": sigmoid, "pow": pow, "asinh": asinh, "asin": _rotated(asinh), "acos": acos,
    "acosh": acosh, "atanh": atanh, "atan": _rotated(atanh),
}  # fmt: skip
