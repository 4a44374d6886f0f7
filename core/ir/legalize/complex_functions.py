"""Functions of complex numbers, by functions of reals; each takes and gives pairs.

The formulas are those of Kahan, "Branch cuts for complex elementary functions": signs of zeros
choose the side of a branch cut. Infinite parts are not all as in C's Annex G.
"""

from __future__ import annotations

import math

from core.ir import ops
from core.ir.function import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Pair = tuple[Value, Value]


def _negative(x: Value) -> Value:
    """Whether the sign is set, of zeros too."""
    return ops.bitcast(x, "int32" if x.dtype == "float32" else "int64") < 0


def _like(x: Value, sign: Value) -> Value:
    """|x| with the sign of another."""
    return ops.where(_negative(sign), -abs(x), abs(x))


def exp(z: Pair) -> list[Value]:
    return _turned(ops.exp(z[0]), z[1])


def exp2(z: Pair) -> list[Value]:
    return _turned(ops.exp2(z[0]), z[1] * math.log(2))


def _turned(size: Value, angle: Value) -> list[Value]:
    """A number of this size and angle; real if the angle is 0, even if the size is infinite."""
    real = angle == 0
    cosine, sine = ops.cos(angle), ops.sin(angle)
    return [ops.where(real, size, size * cosine), ops.where(real, angle, size * sine)]


def expm1(z: Pair) -> list[Value]:
    half = ops.sin(z[1] * 0.5)
    return [ops.expm1(z[0]) * ops.cos(z[1]) - 2 * half * half, ops.exp(z[0]) * ops.sin(z[1])]


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


def sinh(z: Pair) -> list[Value]:
    x, y = z
    return [ops.sinh(x) * ops.cos(y), ops.where(y == 0, y, ops.cosh(x) * ops.sin(y))]


def cosh(z: Pair) -> list[Value]:
    x, y = z
    flat = (x == 0) | (y == 0)  # where the imaginary part is a zero, whatever the other factor is
    return [ops.cosh(x) * ops.cos(y), ops.where(flat, x * y, ops.sinh(x) * ops.sin(y))]


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
    return [
        ops.where(far, _like(ops.const(1, x.dtype), x), real),
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
    zero = (x == 0) & (y == 0)
    real = ops.where(x < 0, other, half)
    imag = _like(ops.where(x < 0, half, other), y)
    return [ops.where(zero, 0, real), ops.where(zero, y, imag)]


def rsqrt(z: Pair) -> list[Value]:
    return _inverse(sqrt(z))


def sigmoid(z: Pair) -> list[Value]:
    real, imag = exp((-z[0], -z[1]))
    return _inverse([1 + real, imag])


def _inverse(z: list[Value]) -> list[Value]:
    from core.ir.legalize.complex import divide

    one = ops.const(1, z[0].dtype)
    return divide((one, ops.const(0, one.dtype)), (z[0], z[1]))


def pow(z: Pair, power: Pair) -> list[Value]:
    """exp(power log z); 0 to a positive power is 0, and anything to the power 0 is 1."""
    from core.ir.legalize.complex import multiply

    real, imag = log(z)
    product = multiply((real, imag), power)
    made = exp((product[0], product[1]))
    zero = (z[0] == 0) & (z[1] == 0) & (power[0] > 0)
    none = (power[0] == 0) & (power[1] == 0)
    first, second = (ops.where(zero, 0, part) for part in made)
    return [ops.where(none, 1, first), ops.where(none, 0, second)]


FUNCTIONS: dict[str, Callable[..., list[Value]]] = {
    "exp": exp, "exp2": exp2, "expm1": expm1, "log": log, "log2": _log_of_base(2),
    "log10": _log_of_base(10), "log1p": log1p, "sinh": sinh, "cosh": cosh, "tanh": tanh,
    "sin": _rotated(sinh), "cos": cos, "tan": _rotated(tanh), "sqrt": sqrt, "rsqrt": rsqrt,
    "sigmoid": sigmoid, "pow": pow,
}  # fmt: skip
