"""lgamma and digamma.

For x > 0 both are within 1 ulp, near their zeros too. For x < 0 they come by reflection: there the
absolute error is far below 1, but the relative error is large near the function's zeros.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Value
from core.ir.math import gamma_wide, logarithm, support
from core.ir.math.support import format_of
from core.ir.math.trigonometric import cosine_pair, sine_pair

if TYPE_CHECKING:
    from core.ir.math.support import Pair, Target


def _log(x: Value, target: Target) -> Pair:
    """log(x), x > 0 and finite."""
    m, k = logarithm.split(x, x >= format_of(x).smallest)
    return logarithm.log_pair(k, m - 1, format_of(x).const(0), target)


def _half_turn(f: Value, target: Target) -> tuple[Pair, Pair]:
    """sin(pi f) and cos(pi f) for 0 <= f <= 1 / 2."""
    swap = f > 0.25
    pi = support.pair_const(format_of(f).words("pi"), f)
    inside = ops.where(swap, 0.5 - f, f)
    r = support.pair_product((inside, format_of(f).const(0)), pi, target)
    sine = support.fast_two_sum(*sine_pair(r))
    cosine = support.fast_two_sum(*cosine_pair(r, target))
    return _either(swap, cosine, sine), _either(swap, sine, cosine)


def _either(condition: Value, a: Pair, b: Pair) -> Pair:
    return ops.where(condition, a[0], b[0]), ops.where(condition, a[1], b[1])


def _add(a: Pair, b: Pair) -> Pair:
    high, low = support.two_sum(a[0], b[0])
    return support.fast_two_sum(high, low + (a[1] + b[1]))


# ---- lgamma ------------------------------------------------------------------------------------
def _lgamma_near(a: Value, b: Pair, d: Value, target: Target) -> Pair:
    """For x in [1, 2.5]: a b (c + f(d)), given a = x - 1, b = x - 2 and d = x - 3/2."""
    form = format_of(a)
    c = form.const(form.words("lgamma_factor")[0])
    f = support.fast_two_sum(c, support.polynomial(d, "lgamma"))
    product = support.pair_product((a, form.const(0)), b, target)
    return support.pair_product(product, f, target)


def _lgamma_far(x: Value, log: Pair, target: Target) -> Pair:
    """For x >= 2.5: (x - 1/2) log(x) - x + log(2 pi) / 2 + u f(u*u), u = 1 / x.

    It is scaled down meanwhile, so that it is infinite only where it has to be.
    """
    form = format_of(x)
    scale = 2.0**-16
    less, low = support.two_sum(x, form.const(-0.5))
    main = support.pair_product(log, (less * scale, low * scale), target)
    u = 1 / x
    words = form.words("log_2pi_half")
    half = support.pair_const((words[0] * scale, words[1] * scale), x)
    rest = _add(half, (x * -scale, form.const(0)))
    correction = u * support.polynomial(u * u, "stirling") * scale
    high, low = _add(main, _add(rest, (correction, form.const(0))))
    return high / scale, low / scale


def _lgamma_positive(x: Value, target: Target) -> Pair:
    """For x > 0 and finite."""
    form = format_of(x)
    below = x < 1
    log = _log(x, target)
    # lgamma(x) = lgamma(x + 1) - log(x)
    inside = ops.where(x < 2.5, x, 1)
    a = ops.where(below, inside, inside - 1)
    b = support.two_sum(inside, ops.where(below, form.const(-1), -2))
    d = inside - ops.where(below, form.const(0.5), 1.5)
    near = _lgamma_near(a, b, d, target)
    zero = form.const(0)
    near = _add(near, _either(below, (-log[0], -log[1]), (zero, zero)))
    far = _lgamma_far(ops.where(x < 2.5, form.const(2.5), x), log, target)
    return _either(x < 2.5, near, far)


def lgamma(x: Value, target: Target) -> Value:
    if x.dtype == "float32" and target.float64:
        return gamma_wide.lgamma(x)
    form = format_of(x)
    t = abs(x)
    usual, finite = logarithm.is_usual(x), (t > 0) & (t < math.inf)
    inner = ops.where(usual, x, ops.where(finite, t, 1))
    high, low = _lgamma_positive(inner, target)
    # lgamma(-t) = log(pi / (t sin(pi t))) - lgamma(t)
    f = abs(inner - ops.rint(inner))
    pole = f == 0
    sine, _ = _half_turn(ops.where(pole, form.const(0.5), f), target)
    # Of t, not inner: GCC turns a comparison of what `where` chose into one that is chosen itself,
    # which it has no vectors for.
    tiny = t < 2.0 ** -(form.mantissa + 8)
    product = support.pair_product((ops.where(tiny, 1, inner), form.const(0)), sine, target)
    log = _log(product[0], target)
    pi = support.pair_const(form.words("log_pi"), x)
    left = _add((pi[0] - 0, pi[1]), (-log[0], -log[1] - product[1] / product[0]))
    left = _add(left, (-high, -low))
    negative = (x < 0) & ~tiny
    y = ops.where(negative, left[0] + left[1], high + low)
    y = ops.where(finite & ~((x < 0) & pole), y, form.const(math.inf))
    return ops.where(usual, high + low, ops.where(ops.isnan(x), x, y))


# ---- digamma -----------------------------------------------------------------------------------
def _digamma_near(x: Value, less: Value, target: Target) -> Pair:
    """For x in [1, 2]: (x - x0) (c + f(x - 3/2)), given x - 3/2 and x less x0's first word."""
    form = format_of(x)
    zero = form.words("digamma_zero")
    a = support.fast_two_sum(less, form.const(-zero[1]))
    c = form.const(form.words("digamma_slope")[0])
    f = support.fast_two_sum(c, support.polynomial(x, "digamma"))
    return support.pair_product(a, f, target)


def _inverse(x: Value, target: Target) -> Pair:
    """1 / x, which is not needed where x is huge."""
    form = format_of(x)
    one = form.const(1), form.const(0)
    return support.pair_quotient(one, (ops.where(x < 2.0**60, x, 2.0**60), one[1]), target)


def _digamma_positive(x: Value, target: Target) -> Pair:
    """For x > 0 and finite."""
    form = format_of(x)
    zero = form.words("digamma_zero")[0]
    below = x < 1
    inside = ops.where(x < 2, x, 1)
    # digamma(x) = digamma(x + 1) - 1 / x
    from_zero = inside - ops.where(below, form.const(zero - 1), zero)
    from_middle = inside - ops.where(below, form.const(0.5), 1.5)
    near = _digamma_near(from_middle, from_zero, target)
    inverse = _inverse(inside, target)
    near = _add(near, _either(below, (-inverse[0], -inverse[1]), (form.const(0), form.const(0))))
    y = ops.where(x < 2, form.const(2), x)
    u, u_low = _inverse(y, target)
    rest = ops.fma(u_low, -0.5, -(u * u) * support.polynomial(u, "digamma_far"))
    far = _add(_log(y, target), support.fast_two_sum(u * -0.5, rest))
    return _either(x < 2, near, far)


def digamma(x: Value, target: Target) -> Value:
    if x.dtype == "float32" and target.float64:
        return gamma_wide.digamma(x)
    form = format_of(x)
    t = abs(x)
    tiny = t < form.smallest * 4
    usual = ops.likely((x >= form.smallest * 4) & (x < math.inf))
    inner = ops.where(usual, x, ops.where(~tiny & (t < math.inf), t, 1))
    # digamma(-t) = digamma(1 + t) + pi / tan(pi t), digamma(1 + t) = digamma(t) + 1 / t
    high, low = _digamma_positive(inner, target)
    turn = inner - ops.rint(inner)
    pole = turn == 0
    sine, cosine = _half_turn(ops.where(pole, form.const(0.25), abs(turn)), target)
    pi = support.pair_const(form.words("pi"), x)
    cotangent = support.pair_quotient(support.pair_product(cosine, pi, target), sine, target)
    sign = support.sign_of(turn)
    cotangent = support.flip_sign(cotangent[0], sign), support.flip_sign(cotangent[1], sign)
    left = _add(_add(cotangent, _inverse(inner, target)), (high, low))
    y = ops.where(x < 0, left[0] + left[1], high + low)
    y = ops.where((x < 0) & pole, form.const(math.nan), y)
    y = ops.where(tiny, -1 / x, y)
    y = ops.where(x == -math.inf, form.const(math.nan), ops.where(x == math.inf, x, y))
    return ops.where(usual, high + low, ops.where(ops.isnan(x), x, y))
