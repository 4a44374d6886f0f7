"""gelu, x times the normal distribution's share below x; all there is to compute is the tail.

With Q(t) = 2**(-1 - t f(t)) the share above t, gelu is max(x, 0) - |x| Q(|x|): one polynomial f for
float32, up to where the product no longer counts. The usual way, x (1 + erf(x / sqrt 2)) / 2, needs
two, and has no digits left where x is below -1. The error is 2.5 ulp at most to the right of 0, and
1.6e-7 anywhere below 2: more than one unit in the last place, and half the time of a gelu that had
less. For float64, from erfc in two words: within one unit.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Value
from core.ir.math import error, logarithm, support
from core.ir.math.support import format_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.math.support import Pair, Target

LOST = 38.6  # beyond, on the left, float64 has only 0
LARGEST = 5.8  # t Q(t) is below 2**-25 from here on
# By linear programming on 1500 Chebyshev nodes: -f with the least error of Q on [0, LARGEST], and
# 2**r with the least relative error on [-1/2, 1/2]; rounded to float32.
EXPONENT = (
    -1.1511088609695435, -0.4591642916202545, -0.052666664123535156, 0.007363187149167061,
    -0.00040701465331949294, -5.7687793741934e-05, 8.857455213728826e-06,
)  # fmt: skip
POWER = (
    1.0, 0.6931470036506653, 0.24022242426872253, 0.05550733581185341,
    0.009671512991189957, 0.0013264728477224708,
)  # fmt: skip
# Added to an integer n and its fraction, the last eight bits are the exponent field of 2**(n - 1).
ROUND = 1.5 * 2.0**23 + 126


def gelu(x: Value, target: Target) -> Value:
    return _gelu_double(x, target) if x.dtype == "float64" else _gelu_single(x)


def _gelu_double(x: Value, target: Target) -> Value:
    """x / 2 times erfc(-x / sqrt(2)), which is kept in two words up to that product."""
    form = format_of(x)
    t = ops.absolute(x)
    t = ops.where(t > LOST, form.const(LOST), t)
    half = 0.5 * t
    root, rest = form.words("sqrt_half")[:2]
    s = t * root
    s_low = ops.fma(t, rest, -support.residual(s, t, form.const(root), target))
    tail, scale = error.complement((s, s_low), support.two_product(half, t, target), target)
    # Its power of two is given to the product, which may be below the normal numbers.
    product, lost = support.two_product(tail[0], half, target)
    left = -scale.gradual(product + ops.fma(tail[1], half, lost), t > 36.0)
    factor = support.polynomial(ops.fma(half, t, -0.5), "erf")  # erf(s) / s - 1 for small s
    near, near_low = _near(s, ops.fma(s, factor, s_low), x < 0)
    size = scale.normal(form.const(1))
    far, far_low = support.fast_two_sum(form.const(2), -(size * tail[0]))
    is_near = s < 0.75
    factor = ops.where(is_near, near, far)
    product, lost = support.two_product(0.5 * x, factor, target)
    lost = ops.fma(0.5 * x, ops.where(is_near, near_low, far_low - size * tail[1]), lost)
    y = ops.where(x > 9.0, x, product + lost)
    y = ops.where((x < 0) & ~is_near, left, ops.where(t < 2.0**-57, 0.5 * x, y))
    return ops.where(x < -LOST, -0.0, ops.where(ops.isnan(x), x, y))


def _near(s: Value, rest: Value, negative: Value) -> Pair:
    """1 + s + rest, or where negative 1 - s - rest."""
    sign = ops.where(negative, format_of(s).const(-1), 1)
    total, lost = support.two_sum(format_of(s).const(1), sign * s)
    return total, lost + sign * rest


def _gelu_single(x: Value) -> Value:
    t = ops.absolute(x)
    z = t * _polynomial(t, EXPONENT)
    shifted = z + ROUND
    power = _polynomial(z - (shifted - ROUND), POWER)
    scale = ops.bitcast(ops.bitcast(shifted, "uint32") << 23, "float32")
    # max(x, 0) by the bits: those of negative floats are negative, as integers.
    positive = ops.bitcast(ops.maximum(ops.bitcast(x, "int32"), 0), "float32")
    return ops.where(t > LARGEST, positive, ops.fma(-t, power * scale, positive))


def quantile(x: Value) -> Value:
    """The normal number at which the distribution is (1 + x) / 2, of float32, where 1 - x and 1 + x
    are exact: x times a polynomial of log2(1 - x*x), one where that is small and one elsewhere."""
    m, k = logarithm.split_normal((1 - x) * (1 + x))
    r = m - 1
    log = ops.fma(r, support.polynomial(r, "log2_short"), k)
    near, far = (format_of(x).polynomial(f"normal_{name}") for name in ("near", "far"))
    is_near = log > -7.0
    log = log + ops.where(is_near, ops.const(0, x.dtype), 14.5)
    *others, total = (
        ops.where(is_near, ops.const(a, x.dtype), b)
        for a, b in itertools.zip_longest(near, far, fillvalue=0.0)
    )
    for c in reversed(others):
        total = ops.fma(total, log, c)
    return x * total


def _polynomial(x: Value, coefficients: Sequence[float]) -> Value:
    total = ops.const(coefficients[-1], x.dtype)
    for c in reversed(coefficients[:-1]):
        total = ops.fma(total, x, c)
    return total
