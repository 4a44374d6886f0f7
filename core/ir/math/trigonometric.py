"""sin, cos, tan: x = pi (2 j + q / 2 + f) with |f| <= 1 / 4; in float64 for float32 |f| <= 1 / 2.
sinpi, cospi: the same of pi x, where all of that is exact.

The reduction multiplies by 1 / pi cut into pieces; products with x are exact, as pairs or since
the pieces are short, and from them whole turns are taken, which is exact too. Pieces all of whose
products are whole turns are skipped by choosing, from x's exponent, where among the pieces to
begin: right for the largest x.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Value
from core.ir.math import support
from core.ir.math.coefficients import INVERSE_PI, POLYNOMIALS
from core.ir.math.support import format_of

if TYPE_CHECKING:
    from core.ir.math.support import Pair, Target

# ---- float32, computed in float64 --------------------------------------------------------------
# Where |x| passes a limit, 2**so much, the pieces begin at another bit: what is skipped are whole
# turns, and the product with x stays below 2**46.
LIMITS = (44, 66, 88, 110)
SKIPS = (0, 20, 42, 64, 86)


def _wide_pieces(x: Value) -> list[Value]:
    """Two pieces of 1 / pi, 106 bits, that are needed for x; almost always the first ones."""
    whole = 0
    for chunk in INVERSE_PI["double"]:
        whole = whole << 53 | chunk
    total = 53 * len(INVERSE_PI["double"])
    below = [abs(x) < 2.0**limit for limit in LIMITS]
    below[0] = ops.likely(below[0])
    pieces = []
    for part in range(2):
        choices = []
        for skip in SKIPS:
            end = skip + 53 * (part + 1)
            digits = whole >> (total - end) & (1 << 53) - 1
            choices.append(ops.const(float(digits) * 2.0**-end, "float64"))
        chosen = choices.pop()
        for condition in reversed(below):
            chosen = ops.where(condition, choices.pop(), chosen)
        pieces.append(chosen)
    return pieces


class _Turns:
    """x / pi, of which multiples of 1 / 2 are taken before it is rounded."""

    def __init__(self, x: Value, target: Target) -> None:
        self.x, self.target = ops.cast(x, "float64"), target
        self.pieces = _wide_pieces(x)
        self.near = self.x * self.pieces[0]  # rounds as a whole, so it tells the integer alone

    def less(self, k: Value) -> Value:
        """x / pi - k, for a k next to it."""
        first, second = self.pieces
        return ops.fma(self.x, second, -support.residual(k, self.x, first, self.target))


def _nearest(t: Value) -> tuple[Value, Value]:
    """The nearest integer, and its parity as a sign bit."""
    shifted = t + format_of(t).magic
    return shifted - format_of(t).magic, support.to_bits(shifted) << 63


def wide_sine(f: Value) -> Value:
    """sin(pi f) for |f| <= 1 / 2, to more than float32's precision."""
    return f * support.horner(f * f, POLYNOMIALS["sinpi", "wide"])


def _wide_sin(x: Value, target: Target) -> Value:
    turns = _Turns(x, target)
    k, parity = _nearest(turns.near)
    return ops.cast(support.flip_sign(wide_sine(turns.less(k)), parity), "float32")


def _wide_cos(x: Value, target: Target) -> Value:
    """sin(pi f) where x / pi = k - 1 / 2 + f."""
    turns = _Turns(x, target)
    k, parity = _nearest(turns.near + 0.5)
    return ops.cast(support.flip_sign(wide_sine(turns.less(k - 0.5)), parity), "float32")


def _wide_tan(x: Value, target: Target) -> Value:
    """sin(pi f) / sin(pi (1 / 2 - |f|))."""
    turns = _Turns(x, target)
    k, _ = _nearest(turns.near)
    f = turns.less(k)
    sign = support.sign_of(f)
    rest = turns.less(k + support.with_sign(format_of(f).const(0.5), sign))
    below = support.flip_sign(wide_sine(rest), sign ^ format_of(f).sign)
    return ops.cast(wide_sine(f) / below, "float32")


# ---- float32 by fused products -----------------------------------------------------------------
# pi / 2 in three words. The first is rounded down, so that -0 stays: n = 0 is taken off as -0. The
# second has 11 bits: its product with n is exact.
HALF_PI = (1.570796251296997, 7.549533620476723e-08, 2.5633440682570896e-12)
NEAR = 2.0**13  # so far n has 13 bits


def _fused(x: Value, quarter: int) -> Value:
    """sin(x + quarter pi / 2) for |x| < NEAR: x = n pi / 2 + r - rest, all exact until r is
    rounded, and rest is what that lost."""
    form = format_of(x)
    shifted = ops.fma(x, 2 / math.pi, form.magic)
    n = shifted - form.magic
    first = ops.fma(n, -HALF_PI[0], x)
    r = ops.fma(n, -HALF_PI[1], first)
    rest = ops.fma(n, HALF_PI[2], ops.fma(n, HALF_PI[1], r - first))
    z = ops.fma(r, r, -((r + r) * rest))
    sine = r - ops.fma(r * z, support.polynomial(z, "sin_less"), rest)
    cosine = ops.fma(z, support.polynomial(z, "cos_less"), 1)
    turned = support.to_bits(shifted) + quarter
    y = ops.where((turned & 1) == 0, sine, cosine)
    return support.flip_sign(y, (turned << (form.mantissa + 7)) & form.sign)


def _is_near(x: Value) -> Value:
    return ops.likely(abs(x) < NEAR)


# ---- in the precision of x ---------------------------------------------------------------------
def _turns_off(x: Value) -> Value:
    """x less a whole number of turns, a turn being 2."""
    return x - ops.rint(x * 0.5) * 2


def _pieces(x: Value, count: int) -> tuple[Value, list[Value]]:
    """|x| 2**-s, and the pieces of 1 / pi, times 2**s, that are needed for it."""
    form = format_of(x)
    size = form.mantissa + 1
    bits = support.to_bits(x)
    # The place of x's last bit less one, in pieces: as many begin with whole turns.
    start = form.bias + form.mantissa + 1
    exponent = bits >> form.mantissa
    place = ops.where(exponent > start, exponent - start, ops.const(0, form.bits))
    shift = 16 if size == 24 else 20
    index = place * -(-(1 << shift) // size) >> shift  # place // size
    scaled = ops.bitcast(bits - (index * size << form.mantissa), x.dtype)
    table = [float(c) for c in INVERSE_PI[form.kind]]
    largest = (form.bias - form.mantissa) // size + 1
    pieces: list[Value] = [
        ops.const(c * 2.0**-size, x.dtype) for c in (table + [0.0] * count)[: largest + count]
    ]
    for bit in reversed(range(largest.bit_length())):
        keep = (index >> bit & 1) == 0
        length = count + (1 << bit) - 1
        later = pieces[1 << bit :]
        pieces = [
            ops.where(keep, pieces[k], later[k]) if k < len(later) else pieces[k]
            for k in range(min(length, len(pieces)))
        ]
    return scaled, [p * 2.0 ** (-size * k) for k, p in enumerate(pieces[:count])]


def reduce(x: Value, target: Target) -> tuple[Value, Pair]:
    """x = pi (2 j + q / 2) + r for x >= 0: q's last two bits, and r as a pair."""
    form = format_of(x)
    scaled, pieces = _pieces(x, 5)
    (a, b), (c, d), (e, f), (g, h) = (support.two_product(scaled, p, target) for p in pieces[:4])
    # The sum is small at last, its largest terms cancelling: three levels of exact sums.
    total, first = support.two_sum(_turns_off(a), _turns_off(b))
    errors = [first]
    for term in (_turns_off(c), d, e):
        total, lost = support.two_sum(total, term)
        errors.append(lost)
    shifted = total + form.magic * 0.5
    rest = total - (shifted - form.magic * 0.5)
    low, last = errors[0], h + scaled * pieces[4]
    for term in (*errors[1:], f, g):
        low, lost = support.two_sum(low, term)
        last = last + lost
    high, low = support.two_sum(rest, low)
    fraction = support.fast_two_sum(high, low + last)
    r = support.pair_product(fraction, support.pair_const(form.words("pi"), x), target)
    is_small = x < 0.78
    r = ops.where(is_small, x, r[0]), ops.where(is_small, 0, r[1])
    return ops.where(is_small, 0, support.to_bits(shifted)), r


def sine_pair(r: Pair) -> Pair:
    """sin for |r| <= pi / 4, not normalized."""
    z = r[0] * r[0]
    tail = r[0] * z * support.polynomial(z, "sin")
    return r[0], tail + (r[1] - 0.5 * z * r[1])


def cosine_pair(r: Pair, target: Target) -> Pair:
    """cos for |r| <= pi / 4, not normalized."""
    z, lost = support.two_product(r[0], r[0], target)
    high, low = support.fast_two_sum(format_of(z).const(1), z * -0.5)
    tail = ops.fma(z * z, support.polynomial(z, "cos"), lost * -0.5)
    return high, low + (tail - r[0] * r[1])


def _in_quarter(q: Value, r: Pair, target: Target) -> tuple[Value, Value]:
    """sin(q pi / 2 + r) for |r| <= pi / 4: its size, and the bit of its sign."""
    form = format_of(r[0])
    sine, cosine = sine_pair(r), cosine_pair(r, target)
    even = (q & 1) == 0
    y = ops.where(even, sine[0], cosine[0]) + ops.where(even, sine[1], cosine[1])
    return y, (q >> 1) << (form.mantissa + (8 if form.kind == "single" else 11))


def _turned(x: Value, quarter: int, target: Target) -> Value:
    """sin(|x| + quarter pi / 2), and nothing about x's sign."""
    q, r = reduce(abs(x), target)
    y, sign = _in_quarter(q + quarter, r, target)
    return support.flip_sign(y - (x - x), sign)  # NaN where x is infinite or NaN


def sin(x: Value, target: Target) -> Value:
    if x.dtype == "float32" and target.float64:
        wide = _wide_sin(x, target)
        return ops.where(_is_near(x), _fused(x, 0), wide) if target.fma else wide
    return support.flip_sign(_turned(x, 0, target), support.sign_of(x))


def cos(x: Value, target: Target) -> Value:
    if x.dtype == "float32" and target.float64:
        wide = _wide_cos(x, target)
        return ops.where(_is_near(x), _fused(x, 1), wide) if target.fma else wide
    return _turned(x, 1, target)


def tan(x: Value, target: Target) -> Value:
    if x.dtype == "float32" and target.float64:
        return _wide_tan(x, target)
    form = format_of(x)
    q, r = reduce(abs(x), target)
    sine = support.fast_two_sum(*sine_pair(r))
    cosine = support.fast_two_sum(*cosine_pair(r, target))
    even = (q & 1) == 0
    above = tuple(ops.where(even, s, c) for s, c in zip(sine, cosine))
    below = tuple(ops.where(even, c, s) for s, c in zip(sine, cosine))
    y, low = support.pair_quotient(above, below, target)  # type: ignore[arg-type]
    sign = (q << (form.mantissa + (8 if form.kind == "single" else 11))) ^ support.sign_of(x)
    y = ops.where(abs(x) < 2.0**-16 * form.smallest**0.25, abs(x), y + low) - (x - x)
    return support.flip_sign(y, sign)


# ---- of pi x -----------------------------------------------------------------------------------
def _wide_turned(x: Value, quarter: int) -> Value:
    """_turned of pi x, in float64 for float32."""
    t = _turns_off(ops.cast(abs(x), "float64"))
    shifted = t + format_of(t).magic
    f = t - (shifted - format_of(t).magic)
    size = wide_sine(0.5 - abs(f) if quarter else f)
    return ops.cast(_signed(size, support.to_bits(shifted) << 63), "float32")


def _signed(size: Value, sign: Value) -> Value:
    """With a sign, which zeros have not: sinpi(1) is 0, as sinpi(2) is (IEEE 754)."""
    return ops.where(size == 0, 0, support.flip_sign(size, sign))


def _turned_by_pi(x: Value, quarter: int, target: Target) -> Value:
    """sin(pi |x| + quarter pi / 2)."""
    form = format_of(x)
    t = _turns_off(abs(x))
    shifted = t + form.magic * 0.5
    f = t - (shifted - form.magic * 0.5)
    r = support.pair_product((f, form.const(0)), support.pair_const(form.words("pi"), x), target)
    return _signed(*_in_quarter(support.to_bits(shifted) + quarter, r, target))


def sinpi(x: Value, target: Target) -> Value:
    if x.dtype == "float32" and target.float64:
        return support.flip_sign(_wide_turned(x, 0), support.sign_of(x))
    form = format_of(x)
    scale = 2.0 ** (2 * form.mantissa)
    is_tiny = abs(x) < form.smallest * scale  # where the errors of products are lost
    y = _turned_by_pi(ops.where(is_tiny, x * scale, x), 0, target)
    return support.flip_sign(ops.where(is_tiny, y / scale, y), support.sign_of(x))


def cospi(x: Value, target: Target) -> Value:
    if x.dtype == "float32" and target.float64:
        return _wide_turned(x, 1)
    return _turned_by_pi(x, 1, target)
