"""The parts of the vector math: formats, polynomials, and sums of two numbers.

Every function of this package is straight-line arithmetic on values of the loop IR, so that one
text serves vector units and other devices. A result that must be within one unit in the last place
is kept as the unevaluated sum of two numbers until the last addition; the exact sums and products
below make such pairs. They hold in round-to-nearest arithmetic without contraction of a*b + c.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from core.ir import ops
from core.ir.function import Value
from core.ir.math.coefficients import POLYNOMIALS, WORDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    class Target(Protocol):
        """The features of a device: a fused multiply-add, operations on some lanes, float64, 64-bit
        integers."""

        fma: bool
        predicates: bool
        float64: bool
        int64: bool

    Pair = tuple[Value, Value]


class Format:
    """A floating-point format: float32 or float64."""

    __slots__ = ("bias", "bits", "dtype", "kind", "largest", "magic", "mantissa", "smallest")

    def __init__(self, dtype: str, kind: str, bits: str, mantissa: int, bias: int) -> None:
        self.dtype = dtype
        self.kind = kind  # of its coefficients
        self.bits = bits  # the unsigned integer of its size
        self.mantissa = mantissa  # stored bits
        self.bias = bias
        self.magic = 1.5 * 2.0**mantissa  # added, it rounds to an integer and shows it as bits
        self.smallest = 2.0 ** (1 - bias)  # normal
        self.largest = (2 - 2.0**-mantissa) * 2.0**bias

    def const(self, number: float) -> Value:
        return ops.const(number, self.dtype)

    def polynomial(self, name: str) -> tuple[float, ...]:
        return POLYNOMIALS[name, self.kind]

    def words(self, name: str) -> tuple[float, ...]:
        return WORDS[name, self.kind]

    @property
    def sign(self) -> int:
        """The sign bit."""
        return 1 << (31 if self.dtype == "float32" else 63)

    @property
    def half_bits(self) -> int:
        """So many last bits are dropped, rounding, that products of either half are exact."""
        return 12 if self.dtype == "float32" else 27


_FORMATS = {
    "float32": Format("float32", "single", "uint32", 23, 127),
    "float64": Format("float64", "double", "uint64", 52, 1023),
}


def format_of(x: Value) -> Format:
    return _FORMATS[x.dtype]


def format_named(dtype: str) -> Format:
    return _FORMATS[dtype]


# ---- bits --------------------------------------------------------------------------------------
def to_bits(x: Value) -> Value:
    return ops.bitcast(x, format_of(x).bits)


def sign_of(x: Value) -> Value:
    """The sign bit of x, alone."""
    return to_bits(x) & format_of(x).sign


def magnitude(x: Value) -> Value:
    """|x|, by its bits: GCC makes one operation of the signs that `with_sign` takes and sets."""
    return ops.bitcast(to_bits(x) & (format_of(x).sign - 1), x.dtype)


def with_sign(x: Value, sign: Value) -> Value:
    """x, whose own sign bit is 0 or the same, with that sign bit."""
    return ops.bitcast(to_bits(x) | sign, x.dtype)


def flip_sign(x: Value, sign: Value) -> Value:
    """x negated where the sign bit is set."""
    return ops.bitcast(to_bits(x) ^ sign, x.dtype)


def power_of_two(n: Value) -> Value:
    """2**n for a whole number n that is an exponent of normal numbers."""
    form = format_of(n)
    biased = to_bits(n + (form.magic + form.bias))
    return ops.bitcast(biased << form.mantissa, n.dtype)


# ---- polynomials -------------------------------------------------------------------------------
def horner(x: Value, coefficients: Sequence[float]) -> Value:
    """The polynomial at x, lowest power first."""
    total: Value = ops.const(coefficients[-1], x.dtype)
    for c in reversed(coefficients[:-1]):
        total = ops.fma(total, x, c)
    return total


def polynomial(x: Value, name: str) -> Value:
    """The fitted polynomial of that name at x."""
    return horner(x, format_of(x).polynomial(name))


def inverse_of_single(x: Value) -> Value:
    """1 / x to 18 bits, for x of float32 from 2**-126 to 2**126, by steps of third and second order
    from its bits: vectors take for a quotient what 20 products take."""
    y = ops.bitcast(0x7EF311C7 - to_bits(x), x.dtype)  # to 12 %
    h = ops.fma(-x, y, 1)
    y = ops.fma(y, ops.fma(h, h, h), y)
    return ops.fma(y, ops.fma(-x, y, 1), y)


def inverse_of_double(x: Value) -> Value:
    """1 / x to 36 bits, for x of float64 from 2**-1022 to 2**1022."""
    y = ops.bitcast(0x7FDE623822FC16E6 - to_bits(x), x.dtype)  # to 12 %
    h = ops.fma(-x, y, 1)
    y = ops.fma(y, ops.fma(h, h, h), y)
    for _ in range(2):
        y = ops.fma(y, ops.fma(-x, y, 1), y)
    return y


# ---- pairs -------------------------------------------------------------------------------------
def fast_two_sum(a: Value, b: Value) -> Pair:
    """a + b exactly, where a is 0 or the larger one."""
    total = a + b
    return total, b - (total - a)


def two_sum(a: Value, b: Value) -> Pair:
    """a + b exactly."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


def _halves(x: Value) -> Pair:
    form = format_of(x)
    dropped = 1 << form.half_bits
    bits = to_bits(x) + (dropped >> 1) & (2 * form.sign - dropped)
    high = ops.bitcast(bits, x.dtype)
    return high, x - high


def two_product(a: Value, b: Value, target: Target) -> Pair:
    """a * b exactly."""
    product = a * b
    return product, -residual(product, a, b, target)


def residual(c: Value, a: Value, b: Value, target: Target) -> Value:
    """c - a * b, where c is a * b rounded or close to it: rounded once at most."""
    if target.fma:
        return ops.fma(-a, b, c)
    a_high, a_low = _halves(a)
    b_high, b_low = _halves(b)
    return (((c - a_high * b_high) - a_high * b_low) - a_low * b_high) - a_low * b_low


def pair_const(words: Sequence[float], like: Value) -> Pair:
    """A constant of two words."""
    return ops.const(words[0], like.dtype), ops.const(words[1], like.dtype)


def pair_product(a: Pair, b: Pair, target: Target) -> Pair:
    """The product of two pairs."""
    high, low = two_product(a[0], b[0], target)
    low = low + ops.fma(a[0], b[1], a[1] * b[0])
    return fast_two_sum(high, low)


def pair_quotient(a: Pair, b: Pair, target: Target) -> Pair:
    """The quotient of two pairs, not normalized."""
    inverse = 1 / b[0]
    quotient = a[0] * inverse
    rest = residual(a[0], quotient, b[0], target) + (a[1] - quotient * b[1])
    return quotient, rest * inverse


def pair_sqrt(a: Pair, target: Target) -> Pair:
    """The square root of a pair that is neither 0 nor infinite, not normalized."""
    root = ops.sqrt(a[0])
    return root, (residual(a[0], root, root, target) + a[1]) / (root + root)
