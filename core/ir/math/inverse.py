"""asin, acos, atan, atan2.

asin and acos take a half's arguments to a polynomial, larger ones through the square root of
(1 - |x|) / 2. The angle of (x, y) comes from one quotient: added to 0, pi / 4 or pi / 2, whichever
leaves the tangent of at most pi / 8.
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


# ---- asin, acos --------------------------------------------------------------------------------
def _asin_parts(x: Value, target: Target) -> tuple[Value, Value, Pair]:
    """|x| <= 1: whether it is large; s and the rest of asin(s); s is x or the square root."""
    form = format_of(x)
    t = abs(x)
    large = t > 0.5
    inside = ops.where(t < 1, t, 0)
    square = (1 - inside) * 0.5  # exact where it is needed
    root = support.pair_sqrt((square, form.const(0)), target)
    is_one = t == 1
    s = ops.where(large, ops.where(is_one, 0, root[0]), t)
    low = ops.where(large & ~is_one, root[1], 0)
    z = ops.where(large, square, t * t)
    return large, s, (ops.where(is_one, 0, s * z * support.polynomial(z, "asin")), low)


def _checked(x: Value, y: Value) -> Value:
    """NaN where |x| is not at most 1."""
    return ops.where(abs(x) <= 1, y, format_of(x).const(math.nan))


def asin(x: Value, target: Target) -> Value:
    form = format_of(x)
    pi = form.words("pi")
    large, s, (tail, low) = _asin_parts(x, target)
    # pi / 2 - 2 asin(s)
    high, lost = support.fast_two_sum(form.const(pi[0] / 2), -2 * s)
    complement = high + (lost + (pi[1] / 2 - 2 * (tail + low)))
    y = ops.where(large, complement, s + tail)
    return _checked(x, support.flip_sign(y, support.sign_of(x)))


def acos(x: Value, target: Target) -> Value:
    form = format_of(x)
    pi = form.words("pi")
    large, s, (tail, low) = _asin_parts(x, target)
    negative = x < 0
    # Small x: pi / 2 - asin(x). Large: 2 asin(s), or pi - 2 asin(s).
    s = ops.where(large, s + s, s)
    tail = ops.where(large, 2 * (tail + low), tail)
    away = ops.where(negative, s, -s)
    base = ops.where(large, form.const(pi[0]), pi[0] / 2)
    base_low = ops.where(large, form.const(pi[1]), pi[1] / 2)
    high, lost = support.fast_two_sum(base, ops.where(large, -s, away))
    rest = lost + (base_low + ops.where(negative & ~large, tail, -tail))
    return _checked(x, ops.where(large & ~negative, s + tail, high + rest))


# ---- atan, atan2 -------------------------------------------------------------------------------
def _angle(large: Value, small: Value, swapped: Value, target: Target) -> Pair:
    """The angle whose tangent is small / large, or large / small where swapped; 0 <= small."""
    form = format_of(large)
    pi = form.words("pi")
    is_steep = small > large * math.tan(math.pi / 8)
    total, total_low = support.two_sum(large, small)
    less, less_low = support.two_sum(small, -large)
    above = ops.where(is_steep, less, small), ops.where(is_steep, less_low, 0)
    below = ops.where(is_steep, total, large), ops.where(is_steep, total_low, 0)
    t, t_low = support.pair_quotient(above, below, target)
    z = t * t
    tail = ops.fma(t * z, support.polynomial(z, "atan"), t_low)
    base = ops.where(is_steep, form.const(pi[0] / 4), 0)
    base_low = ops.where(is_steep, form.const(pi[1] / 4), 0)
    high, lost = support.fast_two_sum(base, t)
    low = lost + (base_low + tail)
    turned, more = support.fast_two_sum(form.const(pi[0] / 2), -high)
    more = more + (pi[1] / 2 - low)
    return ops.where(swapped, turned, high), ops.where(swapped, more, low)


def atan(x: Value, target: Target) -> Value:
    form = format_of(x)
    t = abs(x)
    swapped = t > 1
    # pi / 2 - 1 / t rounds to pi / 2 long before 1 / t leaves the normal numbers.
    inside = ops.where(t > 2.0**60, form.const(2.0**60), t)
    one = form.const(1)
    high, low = _angle(
        ops.where(swapped, inside, one), ops.where(swapped, one, inside), swapped, target
    )
    y = ops.where(t < 2.0**-30, t, high + low)
    return support.flip_sign(y, support.sign_of(x))


# Where the larger argument is beyond 2**limit either way, both are multiplied by 2**down, 2**up.
RANGES = {"float32": (60, -64, 96), "float64": (500, -600, 800)}


def _near_one(large: Value, small: Value) -> Pair:
    """Both scaled, so that no part of their quotient leaves the normal numbers."""
    limit, down, up = RANGES[large.dtype]
    factor = ops.where(large > 2.0**limit, format_of(large).const(2.0**down), 1)
    factor = ops.where(large < 2.0**-limit, format_of(large).const(2.0**up), factor)
    return large * factor, small * factor


def atan2(y: Value, x: Value, target: Target) -> Value:
    form = format_of(x)
    pi = form.words("pi")
    a, b = abs(y), abs(x)
    swapped = a > b
    large, small = ops.where(swapped, a, b), ops.where(swapped, b, a)
    infinite = large == math.inf
    small = ops.where(infinite, ops.where(small == math.inf, form.const(1), 0), small)
    large = ops.where(infinite | (large == 0), 1, large)
    plain = small / large
    high, low = _angle(*_near_one(large, small), swapped, target)
    # pi - angle where x is negative, -0 too.
    turned, lost = support.fast_two_sum(form.const(pi[0]), -high)
    left = support.sign_of(x) != 0
    angle = ops.where(left, turned + (lost + (pi[1] - low)), high + low)
    angle = ops.where(left | swapped | (plain > 2.0**-30), angle, plain)
    angle = ops.where(ops.isnan(x) | ops.isnan(y), x + y, angle)
    return support.flip_sign(angle, support.sign_of(y))
