"""exp, exp2, expm1, sigmoid: x = n ln 2 + r with |r| <= ln(2) / 2, then 2**n (1 + r + r*r*f(r)).

n is found by adding a number so large that the sum has no fraction; its last bits are n. Scaling
adds n to the exponent's bits, and for results below the normal numbers 64 more, which a product
takes back with one rounding.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Value
from core.ir.math import support
from core.ir.math.coefficients import FUSED_EXP
from core.ir.math.support import format_of

if TYPE_CHECKING:
    from core.ir.math.support import Pair, Target


class Scale:
    """2**n: as a whole number, and as bits to be added to a number's exponent."""

    __slots__ = ("bits", "n")

    def __init__(self, shifted: Value) -> None:
        form = format_of(shifted)
        self.n = shifted - form.magic
        self.bits = support.to_bits(shifted) << form.mantissa

    def normal(self, y: Value) -> Value:
        """y 2**n, where y is not 0 and the result is a normal number."""
        return ops.bitcast(support.to_bits(y) + self.bits, y.dtype)

    def gradual(self, y: Value, is_small: Value, is_large: Value | None = None) -> Value:
        """y 2**n, where y is not 0; rounded once more where the result may not be normal."""
        form = format_of(y)
        lift = ops.where(is_small, ops.const(64 << form.mantissa, form.bits), 0)
        factor = ops.where(is_small, form.const(2.0**-64), 1)
        if is_large is not None:
            lift = ops.where(is_large, ops.const(-(64 << form.mantissa), form.bits), lift)
            factor = ops.where(is_large, form.const(2.0**64), factor)
        return ops.bitcast(support.to_bits(y) + self.bits + lift, y.dtype) * factor


def reduce(x: Value, shift: float = 0.0) -> tuple[Value, Value, Scale]:
    """r as the difference of two numbers, the first of them exact, and 2**n; n less if shifted."""
    form = format_of(x)
    ln2 = form.words("ln2")
    if shift:
        scale = Scale(ops.fma(x, 1 / math.log(2), -shift) + form.magic)
    else:
        scale = Scale(ops.fma(x, 1 / math.log(2), form.magic))
    rough = ops.fma(scale.n, -ln2[0], x)  # exact: the first word of ln 2 is short
    return rough, scale.n * ln2[1], scale


def above_one(x: Value, low: Value | None = None) -> tuple[Value, Value, Scale]:
    """exp(x + low) = 2**n (1 + a + b): a is exact, b small; low is beyond x's last place."""
    rough, rest, scale = reduce(x)
    if low is not None:
        rest = rest - low
    r = rough - rest
    return rough, ops.fma(r * r, support.polynomial(r, "exp"), -rest), scale


def exp_pair(x: Value, low: Value | None = None) -> tuple[Pair, Scale]:
    """exp(x + low) = 2**n (a + b), a rounded."""
    a, b, scale = above_one(x, low)
    a, b = support.fast_two_sum(a, b)
    high, low = support.fast_two_sum(format_of(x).const(1), a)
    return (high, low + b), scale


def _limits(x: Value, base: float) -> tuple[float, float, float]:
    """Below the first the result is 0, below the second not normal, above the third infinite."""
    form = format_of(x)
    zero = (1 - form.bias - form.mantissa - 1.5) * math.log(2) / math.log(base)
    tiny = (2.0 - form.bias) * math.log(2) / math.log(base)
    # The largest number whose exponential rounds to a finite one.
    huge = {
        ("float32", math.e): 88.72283172607422,
        ("float64", math.e): 709.782712893384,
    }.get((x.dtype, base), form.bias + 1.0)
    return zero, tiny, huge


def _finish(x: Value, y: Value, scale: Scale, base: float) -> Value:
    """y 2**n, and infinity or NaN where x asks for it."""
    _, tiny, huge = _limits(x, base)
    y = scale.gradual(y, x < tiny)
    return ops.where(x <= huge if base == math.e else x < huge, y, x * float("inf"))


def exp(x: Value, target: Target) -> Value:
    if target.fma and x.dtype == "float32":
        return _fused_exp(x, target)
    lost, clamped = _without_lost(x, _limits(x, math.e)[0])
    a, b, scale = above_one(clamped)
    y, rest = support.fast_two_sum(format_of(x).const(1), a)
    return ops.where(lost, 0, _finish(clamped, y + (rest + b), scale, math.e))


def _without_lost(x: Value, low: float) -> tuple[Value, Value]:
    """Whether the result is 0 for being too small, and x, or 0 there.

    Processors take a hundred times as long for a product that is lost: masked softmax has many.
    """
    lost = x < low
    return lost, ops.where(lost, 0, x)


def _fused_exp(x: Value, target: Target) -> Value:
    """By fused products: few operations serve every argument, and no result takes another path."""
    low = _least(x) * math.log(2)
    special = x < 0 if target.predicates else x < low
    if target.predicates:  # as integers negative numbers are in reverse order; NaN is left alone
        bits = ops.bitcast(x, "int32")
        least = ops.bitcast(ops.const(low, x.dtype), "int32")
        bits = ops.where(special, ops.minimum(bits, least), bits)
        x = ops.bitcast(bits, x.dtype)
    else:
        x = ops.where(special, 0, x)
    r, power, coefficients = _fused_reduce(x)
    y = support.horner(r, coefficients)
    if target.predicates:
        return _scale_some(y, power, special, -_least(x) - int(FUSED_EXP["sum"]) % 512)
    return _scale_all(y, power, special)


def _least(x: Value) -> int:
    """The n of results that are 0."""
    form = format_of(x)
    return 1 - form.bias - form.mantissa - 2


def _fused_reduce(x: Value, bounded: bool = False) -> tuple[Value, Value, tuple[float, ...]]:
    """exp(x) is a polynomial at r, of these coefficients, times the power whose bits are returned.

    The last bits of a sum are n and, but for a multiple of 512, the biased exponent of 2**n over a
    constant that the polynomial has. The sum times a short number, less what that makes of n = 0,
    rounded, is n times that number and an offset, exactly; times a second number it is n ln 2. So
    r = x - n ln 2 takes one product more, and is off by a small constant whose exponential is close
    to a number of float32, and a factor of the polynomial (tools/minimax.py).
    """
    form, part = format_of(x), FUSED_EXP
    total = ops.fma(x, 1 / math.log(2), part["sum"])
    bits = support.to_bits(total)
    if not bounded:
        # Of larger x and of NaN, n is cut short: r and its powers are infinite or NaN, as they must
        # be.
        most = ops.bitcast(form.const(part["sum"] + form.bias + 2), form.bits)
        bits = ops.minimum(bits, most)
        total = ops.bitcast(bits, x.dtype)
    multiple = ops.fma(total, -part["factor"], part["product"])
    r = ops.fma(multiple, part["ln2"], x)
    coefficients = (part["one"], part["one"], *form.polynomial("exp_fused"))
    factor = 2.0 ** (form.bias - int(part["sum"]) % 512)
    return r, bits << form.mantissa, tuple(c * factor for c in coefficients)


def _scale_some(y: Value, power: Value, negative: Value, raised: int) -> Value:
    """y times a power, where x < 0 by way of a larger one: 0 stands for the least, which is 0."""
    form = format_of(y)
    power = ops.where(negative, power + (raised << form.mantissa), power)
    y = y * ops.bitcast(power, y.dtype)
    return ops.where(negative, y * 2.0**-raised, y)


def _scale_all(y: Value, power: Value, lost: Value) -> Value:
    """y times a power: what it lacks of the smallest normal number is added to y's exponent.

    Where the result is lost for being too small it is 0, and x was 0: processors take a hundred
    times as long for a product that is lost, and masked softmax has many.
    """
    form = format_of(y)
    power = ops.bitcast(power, "int32")
    normal = ops.maximum(power, ops.const(1 << form.mantissa, "int32"))
    y = ops.bitcast(ops.bitcast(y, "int32") + (power - normal), y.dtype)
    return ops.where(lost, 0, y * ops.bitcast(normal, y.dtype))


def exp2(x: Value, target: Target) -> Value:
    form = format_of(x)
    lost, clamped = _without_lost(x, _limits(x, 2.0)[0])
    scale = Scale(clamped + form.magic)
    r = clamped - scale.n
    y, rest = support.fast_two_sum(form.const(1), r)
    y = y + ops.fma(r, support.polynomial(r, "exp2"), rest)
    return ops.where(lost, 0, _finish(clamped, y, scale, 2.0))


def expm1_pair(x: Value) -> Pair:
    """exp(x) - 1 for x from far below 0 up to where exp(x) has twice the bits."""
    # With n = 0 up to 0.38 less cancels where n = 1.
    rough, rest, scale = reduce(x, 0.05)
    r = rough - rest
    lost = (rough - r) - rest
    b = ops.fma(r * r, support.polynomial(r, "expm1"), ops.fma(r, lost, -rest))
    a, b = support.fast_two_sum(rough, b)
    one = scale.normal(format_of(x).const(1))
    base, lost = support.two_sum(one, format_of(x).const(-1))
    high, low = support.fast_two_sum(base, one * a)
    return support.fast_two_sum(high, low + ops.fma(one, b, lost))


def expm1(x: Value, target: Target) -> Value:
    """2**n (a + b) + (2**n - 1); from where the 1 is lost, exp."""
    form = format_of(x)
    low, high = (-18.0, 20.0) if x.dtype == "float32" else (-40.0, 40.0)
    clamped = ops.where(x < low, form.const(low), x)
    inner = ops.where(x > high, form.const(0), clamped)
    small = support.with_sign(expm1_pair(inner)[0], support.sign_of(x))
    return ops.where(x > high, exp(x, target), small)


def sigmoid(x: Value, target: Target) -> Value:
    """e / (1 + e) where x < 0, else 1 / (1 + e), with e = exp(-|x|)."""
    if target.fma and x.dtype == "float32":
        return _fused_sigmoid(x, target)
    form = format_of(x)
    low, tiny, _ = _limits(x, math.e)
    t = -abs(x)
    is_lost = t < low
    t = ops.where(is_lost, form.const(tiny + 1), t)
    (high, rest), scale = exp_pair(t)
    # Where 1 + e rounds to 1, the power of two of e need not be right, but normal.
    size = Scale(ops.where(t < -80.0, form.const(-100.0), scale.n) + form.magic)
    size_value = size.normal(form.const(1))
    total, lost = support.fast_two_sum(form.const(1), size_value * high)
    negative = x < 0
    above = ops.where(negative, high, 1), ops.where(negative, rest, 0)
    y, low_part = support.pair_quotient(above, (total, ops.fma(size_value, rest, lost)), target)
    y = y + low_part
    below = ops.where(is_lost, 0, scale.gradual(y, t < tiny))
    return ops.where(negative, below, y)


def _fused_sigmoid(x: Value, target: Target) -> Value:
    """s / (s + s e) with e = exp(-x): s is so small that s e is finite, where the result is not 0.

    e is a power of two times a sum of two numbers.
    """
    form, scale = format_of(x), 2.0**-30
    lost = x < _least(x) * math.log(2)
    inside = ops.where(lost, form.const(-80.0), ops.where(x > 30.0, form.const(30.0), x))
    r, power, coefficients = _fused_reduce(-inside, bounded=True)
    one, *others = (c * scale for c in coefficients)
    slope = support.horner(r, others)
    high = ops.fma(slope, r, one)
    low = ops.fma(slope, r, one - high)
    size = ops.bitcast(power, x.dtype)
    total, rest = support.two_sum(high * size, form.const(scale))
    rest = ops.fma(low, size, rest)
    # Quotients of 16 numbers take longer than these steps, those of 8 do not.
    y = support.inverse_of_single(total) if target.predicates else 1 / total
    y = ops.fma(y, ops.fma(-rest, y, ops.fma(-total, y, 1)), y)
    return ops.where(lost, 0, y * scale)
