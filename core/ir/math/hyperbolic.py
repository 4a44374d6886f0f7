"""sinh, cosh, tanh and their inverses, from exp(|x|) and log1p as sums of two numbers."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Value
from core.ir.math import exponential, logarithm, support
from core.ir.math.support import format_of

if TYPE_CHECKING:
    from core.ir.math.support import Pair, Target

# The largest x whose hyperbolic sine is finite.
LARGEST = {"float32": 89.41598510742188, "float64": 710.4758600739439}


# ---- sinh, cosh, tanh --------------------------------------------------------------------------
def _exponentials(x: Value, sign: int) -> Value:
    """(exp(x) + sign exp(-x)) / 2 for x >= 0; for sign < 0, x not small."""
    inner = ops.where(x > LARGEST[x.dtype], format_of(x).const(1), x)
    (high, low), scale = exponential.exp_pair(inner)
    # exp(-x) = 2**n (2**-2n / high); beyond n = 40 it is lost.
    n = ops.where(scale.n > 40.0, format_of(x).const(40), scale.n)
    other = support.power_of_two(n * -2) / high
    total = high + (low + other if sign > 0 else low - other)
    y = scale.normal(total * 0.5)
    return ops.where(inner == x, y, x * float("inf"))


def sinh(x: Value, target: Target) -> Value:
    t = abs(x)
    z = t * t
    small = ops.fma(t * z, support.polynomial(z, "sinh"), t)
    y = ops.where(t < 1, small, _exponentials(t, -1))
    return support.flip_sign(y, support.sign_of(x))


def cosh(x: Value, target: Target) -> Value:
    return _exponentials(abs(x), 1)


def _fused_tanh(x: Value) -> Value:
    """For x >= 0, by fused products alone: the larger of x + x f(x*x - 1/2) and 1 + u g(u), where
    u = exp(-2 x). Each is too small where the other is meant.

    Of x beyond 9.02 the result is 1. NaN stays, as the larger one is the first where they compare
    false.
    """
    form = format_of(x)
    limit = ops.bitcast(ops.const(9.03, x.dtype), "int32")
    inner = ops.bitcast(ops.minimum(ops.bitcast(x, "int32"), limit), x.dtype)
    near = ops.fma(inner, support.polynomial(ops.fma(x, x, -0.5), "tanh_near"), inner)
    magic = form.magic + form.bias  # the last bits of the sum are the exponent of 2**n
    total = ops.fma(inner, -2 / math.log(2), magic)
    r = ops.fma(total - magic, -math.log(2) / 2, -inner)
    size = ops.bitcast(support.to_bits(total) << form.mantissa, x.dtype)
    u = ops.fma(size, r * support.polynomial(r, "exp_twice"), size)
    far = ops.fma(u, support.polynomial(u, "tanh_far"), 1)
    return ops.where(far > near, far, near)


def _tanh_single(x: Value) -> Value:
    """For x >= 0: 1 - 2 / (exp(2 x) + 1), which far from 0 loses little; before, x + x f(x*x).

    Beyond x = 10 n is limited: the exponential is large there, so the quotient rounds away anyway.
    """
    form = format_of(x)
    magic = form.magic + form.bias  # the last bits of the sum are the exponent of 2**n
    bits = ops.bitcast(ops.fma(x, 2 / math.log(2), magic), "int32")
    bits = ops.minimum(bits, ops.bitcast(ops.const(magic + 29, x.dtype), "int32"))
    n = ops.bitcast(bits, x.dtype) - magic
    high, low, _ = form.words("ln2")  # half of it in the words that its multiples need
    r = ops.fma(n, -high / 2, x) - n * (low / 2)
    size = ops.bitcast(ops.bitcast(bits, "uint32") << form.mantissa, x.dtype)
    below = ops.fma(size, r * support.polynomial(r, "exp_twice"), size + 1)
    small = ops.fma(x, support.polynomial(ops.fma(x, x, -0.5), "tanh"), x)
    return ops.where(x < 0.94, small, 1 - 2 / below)


def _tanh_double(x: Value, target: Target) -> Value:
    """t / (t + 2), t = exp(2 x) - 1, for x >= 0."""
    form = format_of(x)
    high, low = exponential.expm1_pair(ops.where(x > 20.0, form.const(40), x + x))
    total, lost = support.two_sum(high, form.const(2))
    y, rest = support.pair_quotient((high, low), (total, lost + low), target)
    return y + rest


def tanh(x: Value, target: Target) -> Value:
    t = support.magnitude(x)
    if x.dtype == "float32":
        y = _fused_tanh(t) if target.fma else _tanh_single(t)
    else:
        y = _tanh_double(t, target)
    return support.with_sign(y, support.sign_of(x))


# ---- inverses ----------------------------------------------------------------------------------
def asinh(x: Value, target: Target) -> Value:
    """log(1 + (t + t*t / (1 + sqrt(t*t + 1)))), t = |x|; far out log(t) + log(2)."""
    form = format_of(x)
    t = abs(x)
    far = t > 2.0 ** (form.mantissa / 2 + 4)
    inner = ops.where(far, form.const(1), t)
    square = support.two_product(inner, inner, target)
    total, lost = support.two_sum(square[0], form.const(1))
    root = support.pair_sqrt((total, lost + square[1]), target)
    below, rest = support.two_sum(root[0], form.const(1))
    part = support.pair_quotient(square, (below, rest + root[1]), target)
    high, low = support.two_sum(inner, part[0])
    y = _log1p(far, t, (high, low + part[1]), target)
    return support.flip_sign(y, support.sign_of(x))


def _log1p(far: Value, t: Value, inner: Pair, target: Target) -> Value:
    """log(1 + inner), but log(2 t) far out; t itself where it is so small that it is that."""
    form = format_of(t)
    finite = ops.where(t <= form.largest, t, 1)
    less, less_low = support.two_sum(finite, form.const(-1))
    k, r, rest = logarithm.log1p_parts(
        ops.where(far, less, inner[0]), ops.where(far, less_low, inner[1])
    )
    k = k + ops.where(far, form.const(1), 0)
    high, low = logarithm.log_pair(k, r, rest, target)
    y = ops.where(t <= form.largest, high + low, t)  # infinity and NaN
    return ops.where(t < 2.0 ** (-form.mantissa / 2 - 2), t, y)


def acosh(x: Value, target: Target) -> Value:
    """log(1 + (s + sqrt(s*s + 2 s))), s = x - 1; far out log(x) + log(2)."""
    form = format_of(x)
    far = x > 2.0 ** (form.mantissa / 2 + 4)
    s, s_low = support.two_sum(ops.where((x > 1) & ~far, x, 1), form.const(-1))
    total, lost = support.two_sum(s, form.const(2))
    inner = support.pair_product((s, s_low), (total, lost + s_low), target)
    root = support.pair_sqrt(inner, target)
    high, low = support.two_sum(root[0], s)
    is_one = s == 0
    high = ops.where(is_one, 0, high)
    y = _log1p(far, x, (high, ops.where(is_one, 0, low + (root[1] + s_low))), target)
    return ops.where(x < 1, form.const(math.nan), y)


def atanh(x: Value, target: Target) -> Value:
    """log(1 + 2 t / (1 - t)) / 2, t = |x|."""
    form = format_of(x)
    t = abs(x)
    inner = ops.where(t < 1, t, 0)
    below = support.two_sum(form.const(1), -inner)
    high, low = support.pair_quotient((inner + inner, form.const(0)), below, target)
    high, low = support.fast_two_sum(high, low)
    log, log_low = logarithm.log_pair(*logarithm.log1p_parts(high, low), target)
    y = (log + log_low) * 0.5
    y = ops.where(inner < 2.0 ** (-form.mantissa / 2 - 2), inner, y)
    edge = ops.where(t == 1, form.const(math.inf), ops.where(t > 1, form.const(math.nan), t))
    return support.flip_sign(ops.where(t < 1, y, edge), support.sign_of(x))
