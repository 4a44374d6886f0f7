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
        return _fused_exp(x)
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


def _fused_exp(x: Value) -> Value:
    """With fused products r needs no second word, and two factors scale to every result's size.

    Where x is so large that n is cut short, r and its powers are large too: infinite, as they must.
    """
    form = format_of(x)
    lost, x = _without_lost(x, _limits(x, math.e)[0])
    # The last bits of the sum are n and twice the bias: halved, they are two exponents.
    magic = form.magic + 2 * form.bias
    bits = ops.bitcast(ops.fma(x, 1 / math.log(2), magic), "int32")
    most = ops.bitcast(ops.const(magic + 129, x.dtype), "int32")
    bits = ops.minimum(bits, most)
    n = ops.bitcast(bits, x.dtype) - magic
    bits = ops.bitcast(bits, "uint32")
    ln2 = form.words("ln2")
    r = ops.fma(n, -ln2[1], ops.fma(n, -ln2[0], x))
    y = ops.fma(r, support.horner(r, (1.0, *form.polynomial("exp_short"))), 1)
    half = (bits >> 1) << form.mantissa
    other = (bits << form.mantissa) - half
    return ops.where(lost, 0, y * ops.bitcast(half, x.dtype) * ops.bitcast(other, x.dtype))


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
