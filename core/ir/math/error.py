"""erf, erfc, erfinv. erfc(x) = exp(-x*x) f((x - k) / (x + k)) / (1 + 2 x), one f for all x >= 0."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Value
from core.ir.math import exponential, logarithm, support
from core.ir.math.exponential import Scale
from core.ir.math.support import format_of

if TYPE_CHECKING:
    from core.ir.math.support import Pair, Target

SMALL = {"float32": 1.0, "float64": 0.75}  # up to here erf is x + x f(x*x - 1/2)
SMALL_COMPLEMENT = 0.75  # up to here erfc is 1 less that
LARGEST = {"float32": 10.15, "float64": 27.28}  # beyond, erfc is 0
CENTER = {"float32": 3.0, "float64": 4.0}


def _clamped(x: Value, largest: float) -> Value:
    return ops.where(x > largest, format_of(x).const(largest), x)


def _complement(x: Value, target: Target) -> tuple[Pair, Scale]:
    square = support.two_product(x, x, target)
    return complement((x, format_of(x).const(0)), square, target)


def complement(x: Pair, square: Pair, target: Target) -> tuple[Pair, Scale]:
    """erfc(x) = 2**n (a + b) for x >= 0 up to where it is lost, given x*x."""
    form = format_of(x[0])
    (high, low), scale = exponential.exp_pair(-square[0])
    low = ops.fma(-high, square[1], low)
    k = CENTER[x[0].dtype]
    t = (x[0] - k) / (x[0] + k)
    first = form.const(form.words(f"erfc_{k:.0f}")[0])
    part = support.fast_two_sum(first, support.polynomial(t, f"erfc_{form.kind}"))
    total, lost = support.two_sum(form.const(1), x[0] + x[0])
    below = total, lost + (x[1] + x[1])
    above = support.pair_product((high, low), part, target)
    return support.pair_quotient(above, below, target), scale


def erfc(x: Value, target: Target) -> Value:
    one = format_of(x).const(1)
    t = _clamped(abs(x), LARGEST[x.dtype])
    (high, low), scale = _complement(t, target)
    is_small = t > (9.0 if x.dtype == "float32" else 26.0)
    # 2 - y, with y's rounding error: it is at most 1, and so less than 2.
    size = scale.gradual(one, is_small)
    other, lost = support.fast_two_sum(one + 1, -size * high)
    large = ops.where(x < 0, other + (lost - size * low), scale.gradual(high + low, is_small))
    total, rest = support.two_sum(one, -x)
    small = total + ops.fma(-x, _small_factor(t), rest)
    return ops.where(t < SMALL_COMPLEMENT, small, ops.where(ops.isnan(x), x, large))


def _small_factor(t: Value) -> Value:
    """erf(t) / t - 1 for small t."""
    return support.polynomial(ops.fma(t, t, -0.5), "erf")


def _small(t: Value, target: Target) -> Value:
    """erf(t) for small t; where nothing is fused the factor takes two words."""
    if target.fma or t.dtype == "float32":
        return ops.fma(t, _small_factor(t), t)
    first, *others = format_of(t).polynomial("erf")
    z = t * t - 0.5
    high, low = support.two_sum(z * support.horner(z, others), format_of(t).const(first))
    return t + (t * high + t * low)


def _tail_single(t: Value) -> Value:
    """erf(t) = 1 - 2**(f(t - 5/4) - 3) for t not small."""
    form = format_of(t)
    power = support.polynomial(t - 1.25, "erf_tail")
    magic = form.magic + form.bias - 3
    shifted = power + magic  # its last bits are an exponent
    rest = support.polynomial(power - (shifted - magic), "exp2_tail")
    scale = ops.bitcast(support.to_bits(shifted) << form.mantissa, t.dtype)
    return ops.fma(-rest, scale, 1)


def _tail_double(t: Value, target: Target) -> Value:
    (high, low), scale = _complement(t, target)
    return ops.where(ops.isnan(t), t, 1 - scale.normal(high + low))


def erf(x: Value, target: Target) -> Value:
    t = abs(x)
    small = _small(t, target)
    if x.dtype == "float32":
        large = _tail_single(_clamped(t, 4.0))
    else:
        large = _tail_double(_clamped(t, 6.0), target)
    return support.flip_sign(ops.where(t < SMALL[x.dtype], small, large), support.sign_of(x))


def erfinv(x: Value, target: Target) -> Value:
    """x + x f(x*x) for small x, else s + f(...) with s the root of -log(1 - |x|)."""
    form = format_of(x)
    t = abs(x)
    small = ops.fma(t, support.polynomial(t * t, "erfinv"), t)
    inside = ops.where((t > 0.6) & (t < 1), t, 0.75)
    m, k = logarithm.split(1 - inside, t >= 0)
    log, low = logarithm.log_pair(k, m - 1, form.const(0), target)
    s, s_low = support.pair_sqrt((-log, -low), target)
    large, lost = support.two_sum(s, form.const(form.words("erfinv_2")[0]))
    rest = support.polynomial((s - 2) / (s + 2), f"erfinv_{form.kind}")
    large = large + (lost + (s_low + rest))
    y = ops.where(t < 0.7, small, large)
    y = ops.where(t == 1, form.const(math.inf), ops.where(t > 1, form.const(math.nan), y))
    return ops.where(ops.isnan(x), x, support.flip_sign(y, support.sign_of(x)))
