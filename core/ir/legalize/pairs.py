"""Arithmetic of 64-bit integers on pairs of uint32, the low half first.

Shifts rely on the IR's rule that a shift by the width or more gives 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Value
from core.ir.legalize.split import loop

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Pair = tuple[Value, Value]


def compute(name: str, args: Sequence[Pair], signed: bool) -> Sequence[Value]:
    """An operation of `opset` on pairs."""
    if name in ("min", "max"):
        return extreme(name, args[0], args[1], signed)
    if name in ("eq", "ne", "lt", "le", "gt", "ge"):
        return [compare(name, args[0], args[1], signed)]
    if name in ("floordiv", "mod"):
        quotient, remainder = divide(args[0], args[1], signed)
        return quotient if name == "floordiv" else remainder
    if name == "shr":
        return shift_right(args[0], args[1], signed)
    if name == "abs":
        return absolute(args[0]) if signed else args[0]
    result: Pair = _TABLE[name](*args)
    return result


def zero_like(x: Value) -> Value:
    return ops.const(0, x.dtype)


def choose(condition: Value, a: Pair, b: Pair) -> Pair:
    return ops.where(condition, a[0], b[0]), ops.where(condition, a[1], b[1])


def add(a: Pair, b: Pair) -> Pair:
    low = a[0] + b[0]
    return low, a[1] + b[1] + ops.cast(low < a[0], "uint32")


def subtract(a: Pair, b: Pair) -> Pair:
    return a[0] - b[0], a[1] - b[1] - ops.cast(a[0] < b[0], "uint32")


def negate(a: Pair) -> Pair:
    zero = zero_like(a[0])
    return subtract((zero, zero), a)


def negative(a: Pair) -> Value:
    return ops.bitcast(a[1], "int32") < 0


def absolute(a: Pair) -> Pair:
    return choose(negative(a), negate(a), a)


def wide_product(a: Value, b: Value) -> Pair:
    """All 64 bits of a product of two uint32, by halves of 16 bits."""
    a0, a1, b0, b1 = a & 0xFFFF, a >> 16, b & 0xFFFF, b >> 16
    first = a0 * b0
    middle = a0 * b1 + (first >> 16)
    other = a1 * b0 + (middle & 0xFFFF)
    return (other << 16) | (first & 0xFFFF), a1 * b1 + (middle >> 16) + (other >> 16)


def multiply(a: Pair, b: Pair) -> Pair:
    low, high = wide_product(a[0], b[0])
    return low, high + a[0] * b[1] + a[1] * b[0]


# ---- comparisons -------------------------------------------------------------------------------
def less(a: Pair, b: Pair, signed: bool) -> Value:
    kind = "int32" if signed else "uint32"
    x, y = ops.bitcast(a[1], kind), ops.bitcast(b[1], kind)
    return (x < y) | ((x == y) & (a[0] < b[0]))


def compare(name: str, a: Pair, b: Pair, signed: bool) -> Value:
    if name in ("eq", "ne"):
        same = (a[0] == b[0]) & (a[1] == b[1])
        return same if name == "eq" else ~same
    if name in ("gt", "le"):
        a, b = b, a
    result = less(a, b, signed)
    return result if name in ("lt", "gt") else ~result


def extreme(name: str, a: Pair, b: Pair, signed: bool) -> Pair:
    return choose(less(a, b, signed) if name == "min" else less(b, a, signed), a, b)


# ---- shifts ------------------------------------------------------------------------------------
def _amount(b: Pair) -> Value:
    """By how much is shifted; 64 for all that is too much, or negative."""
    return ops.where(b[1] == 0, ops.minimum(b[0], 64), 64)


def shift_left(a: Pair, b: Pair) -> Pair:
    n = _amount(b)
    return a[0] << n, (a[1] << n) | (a[0] >> (32 - n)) | (a[0] << (n - 32))


def shift_right(a: Pair, b: Pair, signed: bool) -> Pair:
    n = _amount(b)
    near = (a[0] >> n) | (a[1] << (32 - n))
    if not signed:
        return near | (a[1] >> (n - 32)), a[1] >> n
    high, by = ops.bitcast(a[1], "int32"), ops.bitcast(n, "int32")
    far = ops.bitcast(high >> (by - 32), "uint32")
    return ops.where(n < 32, near, far), ops.bitcast(high >> by, "uint32")


# ---- division ----------------------------------------------------------------------------------
def divide(a: Pair, b: Pair, signed: bool) -> tuple[Pair, Pair]:
    """The quotient rounded downwards and the rest, with b's sign; both 0 where b is 0."""
    zero = zero_like(a[0])
    none = (b[0] | b[1]) == 0
    if not signed:
        quotient, rest = _divide(a, b)
        return choose(none, (zero, zero), quotient), choose(none, (zero, zero), rest)
    quotient, rest = _divide(absolute(a), absolute(b))
    apart = negative(a) != negative(b)
    quotient = choose(apart, negate(quotient), quotient)
    rest = choose(negative(a), negate(rest), rest)
    fix = apart & ((rest[0] | rest[1]) != 0)
    one = ops.const(1, "uint32")
    quotient = choose(fix, subtract(quotient, (one, zero)), quotient)
    rest = choose(fix, add(rest, b), rest)
    return choose(none, (zero, zero), quotient), choose(none, (zero, zero), rest)


def _divide(a: Pair, b: Pair) -> tuple[Pair, Pair]:
    """Unsigned, bit by bit: the dividend is shifted out at the top, the quotient in at the end."""

    def step(_: Value, q0: Value, q1: Value, r0: Value, r1: Value) -> list[Value]:
        over = (r1 >> 31) != 0  # the bit that the shift below drops: the rest is larger than b
        r1 = (r1 << 1) | (r0 >> 31)
        r0 = (r0 << 1) | (q1 >> 31)
        fits = over | ~less((r0, r1), b, False)
        rest = choose(fits, subtract((r0, r1), b), (r0, r1))
        return [(q0 << 1) | ops.cast(fits, "uint32"), (q1 << 1) | (q0 >> 31), *rest]

    zero = zero_like(a[0])
    q0, q1, r0, r1 = loop(64, [a[0], a[1], zero, zero], step)
    return (q0, q1), (r0, r1)


# ---- floats ------------------------------------------------------------------------------------
def leading_zeros(x: Value) -> Value:
    """Of a uint32, as a uint32; 31 for 0."""
    count = zero_like(x)
    for bits in (16, 8, 4, 2, 1):
        empty = x < (1 << (32 - bits))
        x = ops.where(empty, x << bits, x)
        count = count + ops.where(empty, ops.const(bits, "uint32"), 0)
    return count


def to_float(a: Pair, dtype: str, signed: bool) -> Value:
    """Rounded once, half to even."""
    sign = negative(a) if signed else None
    low, high = absolute(a) if signed else a
    if dtype == "float64":
        size = ops.cast(high, "float64") * 2.0**32 + ops.cast(low, "float64")
    else:
        zeros = leading_zeros(high)
        rest = ops.cast((low << zeros) != 0, "uint32")
        top = (high << zeros) | (low >> (32 - zeros)) | rest
        scale = ops.bitcast((159 - zeros) << 23, "float32")
        size = ops.where(high == 0, ops.cast(low, "float32"), ops.cast(top, "float32") * scale)
    return size if sign is None else ops.where(sign, -size, size)


def from_float(x: Value, signed: bool) -> Pair:
    """Truncated; values out of range give the smallest of int64, as on x86."""
    if signed:
        return _signed(x)
    low, high = _signed(x - 2.0**63)
    return choose(x < 2.0**63, _signed(x), (low, high ^ (1 << 31)))


def _signed(x: Value) -> Pair:
    size = ops.trunc(abs(x))
    fits = (size < 2.0**63) & ~ops.isnan(x)
    size = ops.where(fits, size, 0)
    high = ops.trunc(size * 2.0**-32)
    pair = ops.cast(size - high * 2.0**32, "uint32"), ops.cast(high, "uint32")
    smallest = ops.const(0, "uint32"), ops.const(1 << 31, "uint32")
    return choose(fits, choose(x < 0, negate(pair), pair), smallest)


_TABLE: dict[str, Callable[..., Pair]] = {
    "add": add, "sub": subtract, "mul": multiply, "neg": negate, "shl": shift_left,
}  # fmt: skip
