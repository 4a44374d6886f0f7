"""log, log2, log10, log1p: x = 2**k m with m in [sqrt(1/2), sqrt(2)), then k ln 2 + log(m).

log(m) = r + s(r) with r = m - 1 exact and s small. float32 takes a polynomial for s, float64 a
quotient, with which a shorter polynomial is enough.
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

SQRT_HALF = {"float32": 0x3F3504F3, "float64": 0x3FE6A09E667F3BCD}


def is_usual(x: Value) -> Value:
    """Whether x is a normal number above 0, and finite."""
    return ops.likely((x >= format_of(x).smallest) & (x < math.inf))


def split(x: Value, usual: Value) -> tuple[Value, Value]:
    """x = m 2**k, x > 0: m and k. usual: whether x is known not to be below the normal numbers."""
    form = format_of(x)
    lift = float(form.mantissa + 1)
    x = x * ops.where(usual, form.const(1), 2.0**lift)
    # The exponent of x / sqrt(1/2), biased so that it is not negative.
    above = support.to_bits(x) - (SQRT_HALF[x.dtype] - (form.bias << form.mantissa))
    m = ops.bitcast((above & (1 << form.mantissa) - 1) + SQRT_HALF[x.dtype], x.dtype)
    biased = above >> form.mantissa
    return m, small_number(biased, ops.where(usual, form.const(form.bias), form.bias + lift))


def split_normal(x: Value) -> tuple[Value, Value]:
    """x = m 2**k, x > 0 and not below the normal numbers: m and k."""
    form = format_of(x)
    above = support.to_bits(x) - (SQRT_HALF[x.dtype] - (form.bias << form.mantissa))
    m = ops.bitcast((above & (1 << form.mantissa) - 1) + SQRT_HALF[x.dtype], x.dtype)
    return m, small_number(above >> form.mantissa, form.const(form.bias))


def _split_single(x: Value) -> tuple[Value, Value]:
    """The same for float32, but k 2**23, which the bits of the exponent are as an integer."""
    form = format_of(x)
    bits = support.to_bits(x)
    k = (bits - SQRT_HALF[x.dtype]) & (1 << 32) - (1 << form.mantissa)
    return ops.bitcast(bits - k, x.dtype), ops.cast(ops.bitcast(k, "int32"), x.dtype)


def small_number(n: Value, less: Value) -> Value:
    """An unsigned integer below 2**20 as a number, and less a whole one: by way of its bits, no
    conversion needed."""
    form = format_of(less)
    bits = (form.mantissa + form.bias) << form.mantissa
    return ops.bitcast(n | bits, less.dtype) - (less + 2.0**form.mantissa)


def cubic(r: Value, half: Value) -> Value:
    """log(1 + r) - r + r*r/2, half being r*r/2, for r in [sqrt(1/2) - 1, sqrt(2) - 1]."""
    if r.dtype == "float32":
        return half * 2 * r * support.polynomial(r, "log")
    s = r / (2 + r)
    z = s * s
    return s * ops.fma(z, support.polynomial(z, "atanh"), half)


def tail(r: Value) -> Value:
    """log(1 + r) - r."""
    if r.dtype == "float32":
        square = r * r
        return ops.fma(square * r, support.polynomial(r, "log"), square * -0.5)
    half = r * r * 0.5
    return cubic(r, half) - half


def low_part(r: Value, low: Value) -> Value:
    """log(1 + r + low) - log(1 + r) - low, low being beyond r's last place."""
    return low * ops.fma(low, -0.5, r * (r - 1))


def special(x: Value, y: Value, usual: Value) -> Value:
    """y where x is positive and finite; elsewhere the logarithm of zero, infinity and NaN."""
    form = format_of(x)
    edge = ops.where(x < math.inf, y, x)  # infinity and NaN stay
    edge = ops.where(x < 0, form.const(math.nan), edge)
    return ops.where(usual, y, ops.where(x == 0, form.const(-math.inf), edge))


def log_pair(k: Value, r: Value, low: Value, target: Target) -> Pair:
    """k ln 2 + log(1 + r + low), to some places more; low is beyond r's last place."""
    ln2 = format_of(r).words("ln2")
    square, square_low = support.two_product(r, r, target)
    half = square * 0.5
    high, lost = support.fast_two_sum(k * ln2[0], r)
    high, more = support.fast_two_sum(high, -half)
    rest = cubic(r, half) + (low_part(r, low) - square_low * 0.5)
    return support.fast_two_sum(high, lost + more + (ops.fma(k, ln2[1], low) + rest))


def log(x: Value, target: Target) -> Value:
    usual = is_usual(x)
    if x.dtype == "float32":
        return special(x, _log_single(x, usual, target), usual)
    m, k = split(x, usual)
    r = m - 1
    ln2 = format_of(x).words("ln2")
    high, lost = support.fast_two_sum(k * ln2[0], r)
    return special(x, high + (lost + ops.fma(k, ln2[1], tail(r))), usual)


def _log_single(x: Value, usual: Value, target: Target) -> Value:
    """k ln 2 + (r + r*r*f(r)): the sum within is below 0.35, and a fused product of k is exact."""
    form = format_of(x)
    lift = form.mantissa + 1
    m, units = _split_single(x * ops.where(usual, form.const(1), 2.0**lift))
    units = units - ops.where(usual, form.const(0), lift * 2.0**form.mantissa)
    r = m - 1
    factor = support.horner(r, (-0.5, *form.polynomial("log_short")))
    ln2 = [word * 2.0**-form.mantissa for word in form.words("ln2")]
    if target.fma:
        return ops.fma(units, ln2[0] + ln2[1], ops.fma(r * r, factor, r))
    return units * ln2[0] + (r + (r * r * factor + units * ln2[1]))


def _scaled(x: Value, factor: tuple[float, ...], unit: tuple[float, ...], target: Target) -> Value:
    """k unit + factor log(m): the logarithm to another base."""
    usual = is_usual(x)
    m, k = split(x, usual)
    r = m - 1
    pair = support.fast_two_sum(r, tail(r))
    product, low = support.pair_product(pair, support.pair_const(factor, x), target)
    high, lost = support.fast_two_sum(k * unit[0], product)
    return special(x, high + (lost + ops.fma(k, unit[1], low)), usual)


def log2(x: Value, target: Target) -> Value:
    return _scaled(x, format_of(x).words("log2e"), (1.0, 0.0), target)


def log10(x: Value, target: Target) -> Value:
    form = format_of(x)
    return _scaled(x, form.words("log10e"), form.words("log10_2"), target)


def log1p_parts(a: Value, b: Value) -> tuple[Value, Value, Value]:
    """1 + a + b = 2**k (1 + r + low): k, r, low. b is small compared with a; a > -1."""
    form = format_of(a)
    u, lost = support.two_sum(a, form.const(1))
    lost = lost + b
    m, k = split(u, u >= 0)
    return k, m - 1, lost * support.power_of_two(2 - k) * 0.25


def log1p(x: Value, target: Target) -> Value:
    form = format_of(x)
    inner = ops.where(x < float("inf"), x, 0)
    k, r, low = log1p_parts(inner, form.const(0))
    ln2 = form.words("ln2")
    high, lost = support.fast_two_sum(k * ln2[0], r)
    rest = ops.fma(k, ln2[1], low) + (tail(r) + low_part(r, low))
    y = support.with_sign(high + (lost + rest), support.sign_of(x))
    edge = ops.where(x < -1, form.const(math.nan), x)
    edge = ops.where(x == -1, form.const(-float("inf")), edge)
    return ops.where((x > -1) & (x < float("inf")), y, edge)
