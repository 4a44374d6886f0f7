"""pow, cbrt, rsqrt, hypot.

pow is exp(y log|x|), the logarithm and the product being sums of two numbers, or of float32 one of
float64: an error of the exponent is a relative error of the result. The exponents that programs
have most often are served by products, a root and a quotient, wherever they stand: all kernels give
the same bits. The special cases are those of C's Annex F.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Value
from core.ir.math import exponential, logarithm, support
from core.ir.math.coefficients import POLYNOMIALS
from core.ir.math.support import format_named, format_of

if TYPE_CHECKING:
    from core.ir.math.support import Pair, Target

# Products with larger exponents overflow or vanish as those with this one do.
LARGEST_EXPONENT = {"float32": 2.0**40, "float64": 2.0**80}
# exp is 0 below, not normal below, near the largest number above, infinite above.
EXPONENTS = {"float32": (-110.0, -86.0, 80.0, 100.0), "float64": (-750.0, -707.0, 700.0, 720.0)}


# ---- pow ---------------------------------------------------------------------------------------
def _log_pair(x: Value, usual: Value, target: Target) -> Pair:
    """log(x), x > 0 and finite, with half as many places again. usual: x is a normal number."""
    form = format_of(x)
    ln2 = form.words("ln2")
    m, k = logarithm.split(x, usual)
    # s = r / (2 + r), and log(m) = 2 s + s z (2/3 + z f(z)), z = s*s.
    r = m - 1
    below = support.fast_two_sum(form.const(2), r)
    s = support.fast_two_sum(*support.pair_quotient((r, form.const(0)), below, target))
    z = support.pair_product(s, s, target)
    f = support.horner(z[0], POLYNOMIALS["atanh_long", f"{form.kind}_long"])
    first = support.pair_const(form.words("two_thirds"), x)
    factor, lost = support.fast_two_sum(first[0], z[0] * f)
    factor, lost = support.fast_two_sum(factor, lost + first[1])
    cube = support.pair_product(support.pair_product(s, z, target), (factor, lost), target)
    high, low = support.fast_two_sum(s[0] * 2, cube[0])
    high, low = support.fast_two_sum(high, low + (s[1] * 2 + cube[1]))
    total, lost = support.fast_two_sum(k * ln2[0], high)
    return support.fast_two_sum(total, lost + ops.fma(k, ln2[1], low))


def _wide_magnitude(x: Value, y: Value, usual: Value) -> Value:
    """x**y of float32 in float64, where every result is normal: it is rounded once."""
    wide = format_named("float64")
    m, k = logarithm.split(x, usual)
    r, k = ops.cast(m - 1, "float64"), ops.cast(k, "float64")
    t = ops.cast(y, "float64") * ops.fma(r, support.horner(r, POLYNOMIALS["log2", "wide"]), k)
    t = ops.where(t > 200.0, wide.const(200), t)
    t = ops.where(t < -200.0, wide.const(-200), t)
    scale = exponential.Scale(t + wide.magic)
    f = t - scale.n
    power = ops.fma(f, support.horner(f, POLYNOMIALS["exp2", "wide"]), f + 1)
    return ops.cast(scale.normal(power), "float32")


def _magnitude(x: Value, y: Value, usual: Value, target: Target) -> Value:
    """x**y for x > 0 and finite. usual: x is a normal number."""
    if x.dtype == "float32" and target.float64:
        return _wide_magnitude(x, y, usual)
    form = format_of(x)
    zero, tiny, big, huge = EXPONENTS[x.dtype]
    log, log_low = _log_pair(x, usual, target)
    t, low = support.two_product(y, log, target)
    low = ops.fma(y, log_low, low)
    outside = (t > huge) | (t < zero)
    t = ops.where(t > huge, form.const(huge), ops.where(t < zero, form.const(zero), t))
    a, b, scale = exponential.above_one(t, ops.where(outside, 0, low))
    value, rest = support.fast_two_sum(form.const(1), a)
    return scale.gradual(value + (rest + b), t < tiny, t > big)


def pow(x: Value, y: Value, target: Target) -> Value:
    size = abs(y)
    simple = (y == 3) | (size == 2) | (size == 1) | (size == 0.5) | (size == 0)
    return ops.where(ops.likely(~simple), _general(x, y, target), _simple(x, y))


def _simple(x: Value, y: Value) -> Value:
    """x**y where y is 3, 2, 1, 1/2, 0, -1/2, -1 or -2."""
    size, square = abs(y), x * x
    root = ops.sqrt(ops.where(x == -math.inf, math.inf, x) + 0)  # of -0: 0
    product = ops.where(size == 1, x, ops.where(size == 2, square, square * x))
    above = ops.where(size == 0.5, root, ops.where(size == 0, 1, product))
    below = ops.where(size == 0.5, root, ops.where(size == 1, x, square))
    return ops.where(y < 0, 1 / below, above)


def _general(x: Value, y: Value, target: Target) -> Value:
    """x**y for any y. What depends on y alone, mostly a number, is computed by itself."""
    form = format_of(x)
    largest = LARGEST_EXPONENT[x.dtype]
    is_normal = (x >= form.smallest) & (x < math.inf)
    usual = ops.likely(is_normal & (abs(y) <= largest))
    t = abs(x)
    is_zero, is_infinite = t == 0, t == math.inf
    base = ops.where(usual, x, ops.where(is_zero | is_infinite, form.const(1), t))
    exponent = ops.where(y > largest, form.const(largest), y)
    exponent = ops.where(exponent < -largest, form.const(-largest), exponent)
    magnitude = _magnitude(base, ops.where(usual, y, exponent), usual, target)
    large = ops.where(y < 0, form.const(0), math.inf)
    small = ops.where(y < 0, form.const(math.inf), 0)
    value = ops.where(is_infinite, large, ops.where(is_zero, small, magnitude))
    # A negative x asks for a whole y, and an odd one keeps its sign.
    whole = ops.floor(y) == y
    half = y * 0.5
    odd = whole & (ops.floor(half) != half)
    broken = ops.where(whole, form.const(0), math.nan)
    value = ops.where((x < 0) & ~is_infinite, value + broken, value)
    sign = ops.where(odd, ops.const(form.sign, form.bits), 0)
    value = support.flip_sign(value, support.to_bits(x) & sign)
    value = ops.where(ops.isnan(x) | ops.isnan(y), x + y, value)
    value = ops.where((y == 0) | (x == 1), form.const(1), value)
    return ops.where(usual, magnitude, value)


# ---- roots -------------------------------------------------------------------------------------
def cbrt(x: Value, target: Target) -> Value:
    """From a polynomial for m**(-1/3), one or two steps of third order, and a last exact one."""
    form = format_of(x)
    t = abs(x)
    is_small = t < form.smallest
    lift = 24 if x.dtype == "float32" else 54
    bits = support.to_bits(t * ops.where(is_small, form.const(2.0**lift), 1))
    exponent = bits >> form.mantissa
    # third = (e + offset) // 3, e being the biased exponent, x = m 8**(third - base), 1 <= m < 8.
    offset = -form.bias % 3
    third = (exponent + offset) * 21846 >> 16
    m = ops.bitcast(bits - (third * 3 - offset - form.bias << form.mantissa), x.dtype)
    r = support.horner(m, POLYNOMIALS["cbrt", "start"])
    for _ in range(1 if x.dtype == "float32" else 2):
        h = ops.fma(m * r, -(r * r), 1)
        r = r + r * h * ops.fma(h, 2 / 9, 1 / 3)
    root = m * r * r
    square, square_low = support.two_product(root, root, target)
    rest = support.residual(m, square, root, target) - square_low * root
    root = root + rest * (r * r) * (1 / 3)
    base = (form.bias + offset) // 3
    power = third + (form.bias - base)
    power = power - ops.where(is_small, ops.const(lift // 3, form.bits), 0)
    y = root * ops.bitcast(power << form.mantissa, x.dtype)
    usual = (t > 0) & (t < math.inf)
    return ops.where(usual, support.flip_sign(y, support.sign_of(x)), x)


def rsqrt(x: Value, target: Target) -> Value:
    if not (target.fma and x.dtype == "float32"):
        return _rsqrt_by_quotient(x, target)
    usual = logarithm.is_usual(x)
    return ops.where(usual, _rsqrt_by_products(x), _rsqrt_by_quotient(x, target))


def _rsqrt_by_products(x: Value) -> Value:
    """For normal x > 0: half the exponent's bits, and two steps of third order. Of vectors a root
    and a quotient take as long as 40 products."""
    y = ops.bitcast(0x5F375A86 - (support.to_bits(x) >> 1), x.dtype)  # to 3.5 %
    for last in (False, True):
        product = x * y
        h = ops.fma(-product, y, 1)
        if last:
            h = ops.fma(-ops.fma(x, y, -product), y, h)
        y = ops.fma(y, h * ops.fma(h, 0.375, 0.5), y)
    return y


def _rsqrt_by_quotient(x: Value, target: Target) -> Value:
    """1 / sqrt(x), and the rounding errors of the root and the quotient."""
    form = format_of(x)
    lift = 48 if x.dtype == "float32" else 200
    factor = ops.where(x < 2.0**-lift, form.const(2.0**lift), 1)
    if not target.fma:  # the halves of a large root would overflow
        factor = ops.where(x > 2.0**lift, form.const(2.0**-lift), factor)
    inner = x * factor
    root = ops.sqrt(inner)
    y = 1 / root
    beyond = support.residual(inner, root, root, target)
    rest = support.residual(form.const(1), y, root, target) - beyond * 0.5 * y * y
    usual = (inner > 0) & (inner < math.inf)
    y = ops.where(usual, ops.fma(y, rest, y), y)
    back = ops.where(x < 2.0**-lift, form.const(2.0 ** (lift // 2)), 1)
    if not target.fma:
        back = ops.where(x > 2.0**lift, form.const(2.0 ** -(lift // 2)), back)
    return y * back


# Beyond 2**limit either way both sides are multiplied by 2**-down, 2**up.
HYPOT_RANGES = {"float32": (60, 70, 96), "float64": (500, 600, 800)}


def hypot(x: Value, y: Value, target: Target) -> Value:
    form = format_of(x)
    limit, down, up = HYPOT_RANGES[x.dtype]
    a, b = abs(x), abs(y)
    infinite = (a == math.inf) | (b == math.inf)
    large, small = ops.where(a > b, a, b), ops.where(a > b, b, a)
    is_large, is_small = large > 2.0**limit, large < 2.0**-limit
    factor = ops.where(is_large, form.const(2.0**-down), 1)
    factor = ops.where(is_small, form.const(2.0**up), factor)
    back = ops.where(is_large, form.const(2.0**down), 1)
    back = ops.where(is_small, form.const(2.0**-up), back)
    large, small = large * factor, small * factor
    p, p_low = support.two_product(large, large, target)
    q, q_low = support.two_product(small, small, target)
    total, lost = support.fast_two_sum(p, q)
    inner = ops.where(total > 0, total, 1)
    root = support.pair_sqrt((inner, lost + (p_low + q_low)), target)
    value = ops.where(total > 0, (root[0] + root[1]) * back, large + small)
    return ops.where(infinite, form.const(math.inf), value)
