"""lgamma and digamma of float32 in float64: where it is as fast, sums of two numbers take longer.

The formulas are those of gamma.py. Every float32 is a normal number of float64, so that only zero,
infinity, NaN and the poles are special.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.math import logarithm, support
from core.ir.math.coefficients import POLYNOMIALS
from core.ir.math.support import format_of
from core.ir.math.trigonometric import wide_sine

if TYPE_CHECKING:
    from core.ir.function import Value


def _polynomial(x: Value, name: str) -> Value:
    return support.horner(x, POLYNOMIALS[name, "wide_short"])


def _log(x: Value) -> Value:
    """log(x), x > 0 and finite."""
    m, k = logarithm.split_normal(x)
    r = m - 1
    return ops.fma(r, support.horner(r, POLYNOMIALS["log1p", "wide"]), k * math.log(2))


def _constant(x: Value, name: str) -> Value:
    """The first word of float32, from which polynomials are fitted."""
    return ops.const(format_of(ops.const(0, "float32")).words(name)[0], x.dtype)


def _parts(x: Value) -> tuple[Value, Value, Value]:
    """x in float64; whether it is positive and finite; |x|, or 1 where it is no finite number but
    0."""
    wide = ops.cast(x, "float64")
    usual = ops.likely((x > 0) & (x < math.inf))
    t = abs(wide)
    return wide, usual, ops.where(usual, wide, ops.where((t > 0) & (t < math.inf), t, 1))


# ---- lgamma ------------------------------------------------------------------------------------
def _lgamma_positive(x: Value) -> Value:
    log = _log(x)
    below = x < 1
    # lgamma(x) = lgamma(x + 1) - log(x)
    a = ops.where(below, x, x - 1)
    factor = _polynomial(a - 0.5, "lgamma") + _constant(x, "lgamma_factor")
    near = ops.fma(a * (a - 1), factor, ops.where(below, -log, 0))
    u = support.inverse_of_double(x)
    correction = ops.fma(u, _polynomial(u * u, "stirling"), math.log(2 * math.pi) / 2)
    far = ops.fma(x - 0.5, log, correction - x)
    return ops.where(x < 2.5, near, far)


def lgamma(x: Value) -> Value:
    wide, usual, t = _parts(x)
    y = _lgamma_positive(t)
    # lgamma(-t) = log(pi / (t sin(pi t))) - lgamma(t)
    f = abs(t - ops.rint(t))
    pole = f == 0
    product = t * wide_sine(ops.where(pole, format_of(t).const(0.5), f))
    left = math.log(math.pi) - _log(product) - y
    infinite = (x == 0) | (abs(x) == math.inf) | ((x < 0) & pole)
    other = ops.where(infinite, format_of(t).const(math.inf), ops.where(x < 0, left, wide))
    return ops.cast(ops.where(usual, y, other), "float32")


# ---- digamma -----------------------------------------------------------------------------------
def _digamma_positive(x: Value) -> Value:
    zero = format_of(x).words("digamma_zero")
    below = x < 1
    u = support.inverse_of_double(x)
    # digamma(x) = digamma(x + 1) - 1 / x
    inside = ops.where(below, x + 1, x)
    factor = _polynomial(inside - 1.5, "digamma") + _constant(x, "digamma_slope")
    near = ops.fma(inside - zero[0], factor, ops.where(below, -u, 0))
    far = _log(x) - u * ops.fma(u, _polynomial(u, "digamma_far"), 0.5)
    return ops.where(x < 2, near, far)


def digamma(x: Value) -> Value:
    wide, usual, t = _parts(x)
    y = _digamma_positive(t)
    # digamma(-t) = digamma(t) + 1 / t + pi / tan(pi t)
    turn = t - ops.rint(t)
    size = abs(turn)
    pole = size == 0
    form = format_of(t)
    cotangent = wide_sine(0.5 - size) / wide_sine(ops.where(pole, form.const(0.25), size))
    cotangent = support.flip_sign(cotangent * math.pi, support.sign_of(turn))
    left = y + 1 / t + cotangent
    # Of zeros the sign is the other; NaN at the poles and at -inf.
    zero = support.flip_sign(form.const(-math.inf), support.sign_of(wide))
    left = ops.where(pole | (wide == -math.inf), form.const(math.nan), left)
    other = ops.where(x == 0, zero, ops.where(x < 0, left, wide))
    return ops.cast(ops.where(usual, y, other), "float32")
