"""float64 arithmetic on its bits, as uint64: rounded half to even, subnormals, infinities and NaN.

While it is computed with, a number is a sign, a biased exponent (int32), and a significand whose
leading one is bit 62: the ten bits below the last one that stays are rounded, and the last
of them is 1 if any dropped bit was 1 ("sticky").

Longer sequences are single operations (`opset.SOFT`), whose meaning is
its `definition` here. So a function of float64 is some tens of operations, not tens of thousands.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Block, Op, Value
from core.ir.legalize.split import loop
from core.ir.opset import CONVERSIONS, SOFT

if TYPE_CHECKING:
    from collections.abc import Callable

SIGN = 1 << 63
FRACTION = (1 << 52) - 1
HIDDEN = 1 << 52
INFINITY = 0x7FF << 52
NAN = 0x7FF8 << 48
ONE = 1023 << 52


_definitions: dict[str, Callable[..., Value]] = {}


def operation(name: str) -> Callable[[Callable[..., Value]], Callable[..., Value]]:
    """Makes a function the definition of `float64_<name>`; calling it appends that operation."""
    name = f"float64_{name}"

    def declare(define: Callable[..., Value]) -> Callable[..., Value]:
        _definitions[name] = define

        @functools.wraps(define)
        def called(*args: Value) -> Value:
            rule = SOFT[name].result
            return ops.emit(name, list(args), args[0].dtype if rule == "same" else rule)

        return called

    return declare


@functools.cache
def definition(name: str) -> Block:
    """The computation of an operation of `opset.SOFT`: a block with its arguments as parameters."""
    if name in CONVERSIONS:
        from core.ir.legalize.narrow import conversion

        return conversion(name)
    dtype = {"float64_of_int64": "int64", "float64_of_float32": "float32"}.get(name, "uint64")
    block = Block([Value(dtype, name="ab"[n]) for n in range(SOFT[name].arity)])
    with ops.into(block):
        ops.append(Op("yield", [_definitions[name](*block.params)]))
    return block


def u64(value: int) -> Value:
    return ops.const(value, "uint64")


def i32(value: int) -> Value:
    return ops.const(value, "int32")


# ---- parts -------------------------------------------------------------------------------------
def sign(a: Value) -> Value:
    """The sign bit, in its place."""
    return a & SIGN


def magnitude(a: Value) -> Value:
    return a & (SIGN - 1)


def is_nan(a: Value) -> Value:
    return magnitude(a) > INFINITY


def is_infinite(a: Value) -> Value:
    return magnitude(a) == INFINITY


def is_zero(a: Value) -> Value:
    return magnitude(a) == 0


def exponent(a: Value) -> Value:
    """The biased exponent, as an int32; of subnormals that of the least normal numbers."""
    return ops.maximum(ops.cast((a >> 52) & 0x7FF, "int32"), 1)


def significand(a: Value) -> Value:
    """53 bits; the leading one is there if the number is normal."""
    fraction = a & FRACTION
    return ops.where((a & INFINITY) == 0, fraction, fraction | HIDDEN)


def normal(a: Value) -> tuple[Value, Value]:
    """Exponent and significand, its leading one at bit 62 even of subnormals."""
    shifted, by = leading(significand(a) << 10)
    return exponent(a) - by, shifted


def leading(x: Value) -> tuple[Value, Value]:
    """x shifted until bit 62 is set, and by how much (int32); x is below 2**63."""
    by = i32(0)
    for bits in (32, 16, 8, 4, 2, 1):
        empty = x < (1 << (63 - bits))
        x = ops.where(empty, x << bits, x)
        by = by + ops.where(empty, i32(bits), 0)
    return x, by


def sticky_shift(x: Value, by: Value) -> Value:
    """x >> by, the last bit 1 if any dropped bit was 1; x is below 2**63."""
    n = ops.cast(ops.minimum(by, 63), "uint64")
    return (x >> n) | ops.cast((x << (64 - n)) != 0, "uint64")


def pack(negative: Value, power: Value, x: Value) -> Value:
    """The number rounded: `negative` a sign bit, x with its leading one at bit 62, or 0."""
    x = ops.where(power < 1, sticky_shift(x, ops.maximum(1 - power, 0)), x)
    power = ops.maximum(power, 1)
    rounded = (x + 0x200) >> 10
    rounded = ops.where((x & 0x3FF) == 0x200, rounded & ~u64(1), rounded)
    number = (ops.cast(power - 1, "uint64") << 52) + rounded
    number = ops.where(power > 2046, INFINITY, number)
    return negative | ops.where(x == 0, 0, number)


# ---- arithmetic --------------------------------------------------------------------------------
def negate(a: Value) -> Value:
    return a ^ SIGN


@operation("add")
def add(a: Value, b: Value) -> Value:
    swap = magnitude(a) < magnitude(b)
    a, b = ops.where(swap, b, a), ops.where(swap, a, b)
    power = exponent(a)
    x = significand(a) << 10
    y = sticky_shift(significand(b) << 10, power - exponent(b))
    apart = sign(a) != sign(b)
    total = ops.where(apart, x - y, x + y)
    carry = total >= (1 << 63)
    total = ops.where(carry, (total >> 1) | (total & 1), total)
    shifted, by = leading(total)
    result = pack(sign(a), power + ops.cast(carry, "int32") - by, shifted)
    result = ops.where((total == 0) & apart, 0, result)
    wrong = is_nan(a) | is_nan(b) | (is_infinite(a) & is_infinite(b) & apart)
    return ops.where(wrong, NAN, ops.where(is_infinite(a), a, result))


def high_product(a: Value, b: Value) -> Value:
    """The high 64 bits of a product, the last one gathering the low ones."""
    mask = 0xFFFFFFFF
    a0, a1, b0, b1 = a & mask, a >> 32, b & mask, b >> 32
    first = a0 * b0
    middle = a0 * b1 + (first >> 32)
    other = a1 * b0 + (middle & mask)
    rest = (other << 32) | (first & mask)
    return (a1 * b1 + (middle >> 32) + (other >> 32)) | ops.cast(rest != 0, "uint64")


@operation("mul")
def multiply(a: Value, b: Value) -> Value:
    negative = sign(a ^ b)
    p, x = normal(a)
    q, y = normal(b)
    product = high_product(x, y << 1)  # leading at bit 61 or 62
    low = product < (1 << 62)
    product = ops.where(low, product << 1, product)
    result = pack(negative, p + q - 1022 - ops.cast(low, "int32"), product)
    zero, infinite = is_zero(a) | is_zero(b), is_infinite(a) | is_infinite(b)
    result = ops.where(zero, negative, ops.where(infinite, negative | INFINITY, result))
    return ops.where(is_nan(a) | is_nan(b) | (zero & infinite), NAN, result)


@operation("div")
def divide(a: Value, b: Value) -> Value:
    negative = sign(a ^ b)
    p, x = normal(a)
    q, y = normal(b)
    less = x < y
    x, y = ops.where(less, x << 1, x) >> 1, y >> 1

    def step(_: Value, quotient: Value, rest: Value) -> list[Value]:
        fits = rest >= y
        rest = ops.where(fits, rest - y, rest)
        return [(quotient << 1) | ops.cast(fits, "uint64"), rest << 1]

    quotient, rest = loop(56, [u64(0), x], step)
    quotient = (quotient << 7) | ops.cast(rest != 0, "uint64")
    result = pack(negative, p - q + 1023 - ops.cast(less, "int32"), quotient)
    none, all_ = is_zero(a) | is_infinite(b), is_infinite(a) | is_zero(b)
    result = ops.where(none, negative, ops.where(all_, negative | INFINITY, result))
    both = (is_zero(a) & is_zero(b)) | (is_infinite(a) & is_infinite(b))
    return ops.where(is_nan(a) | is_nan(b) | both, NAN, result)


@operation("sqrt")
def sqrt(a: Value) -> Value:
    """Two bits of the radicand give one of the root."""
    p, x = normal(a)
    power = p - 1023
    odd = (power & 1) != 0
    x = ops.where(odd, x << 1, x)

    def step(_: Value, root: Value, rest: Value, bits: Value) -> list[Value]:
        rest = (rest << 2) | (bits >> 62)
        trial = (root << 2) | 1
        fits = rest >= trial
        rest = ops.where(fits, rest - trial, rest)
        return [(root << 1) | ops.cast(fits, "uint64"), rest, bits << 2]

    root, rest, _ = loop(55, [u64(0), u64(0), x], step)
    root = (root << 8) | ops.cast(rest != 0, "uint64")
    result = pack(u64(0), (power >> 1) + 1023, root)
    result = ops.where(is_zero(a) | (a == INFINITY), a, result)
    return ops.where(is_nan(a) | ((sign(a) != 0) & ~is_zero(a)), NAN, result)


# ---- comparisons -------------------------------------------------------------------------------
@operation("eq")
def equal(a: Value, b: Value) -> Value:
    return ((a == b) & ~is_nan(a)) | (is_zero(a) & is_zero(b))


@operation("lt")
def less(a: Value, b: Value) -> Value:
    """Bits in the order of their numbers: negative ones are turned around."""
    x, y = (ops.where(sign(v) != 0, ~v, v | SIGN) for v in (a, b))
    return (x < y) & ~(is_zero(a) & is_zero(b)) & ~is_nan(a) & ~is_nan(b)


@operation("le")
def less_equal(a: Value, b: Value) -> Value:
    return less(a, b) | equal(a, b)


@operation("min")
def minimum(a: Value, b: Value) -> Value:
    return ops.where(less(a, b) | is_nan(a), a, b)


@operation("max")
def maximum(a: Value, b: Value) -> Value:
    return ops.where(less(b, a) | is_nan(a), a, b)


# ---- whole numbers -----------------------------------------------------------------------------
@operation("trunc")
def trunc(a: Value) -> Value:
    power = ops.cast((a >> 52) & 0x7FF, "int32")
    drop = ops.cast(ops.minimum(ops.maximum(1075 - power, 0), 63), "uint64")
    whole = (a >> drop) << drop
    return ops.where(power < 1023, sign(a), whole)


@operation("floor")
def floor(a: Value) -> Value:
    whole = trunc(a)
    down = (sign(a) != 0) & ~equal(whole, a) & ~is_nan(a)
    return ops.where(down, add(whole, u64(ONE | SIGN)), whole)


def ceil(a: Value) -> Value:
    return negate(floor(negate(a)))


@operation("rint")
def rint(a: Value) -> Value:
    """Adding 2**52 leaves no room for a fraction."""
    big = u64((1023 + 52) << 52)
    near = add(add(magnitude(a), big), negate(big))
    return ops.where(magnitude(a) < big, near | sign(a), a)


def remainder(a: Value, b: Value) -> Value:
    """As C's fmod: exact, with a's sign, by subtracting b times powers of two."""
    p, x = normal(a)
    q, y = normal(b)
    defined = ~(is_nan(a) | is_nan(b) | is_infinite(a) | is_zero(b))
    small = magnitude(a) < magnitude(b)
    count = ops.where(defined & ~small & ~is_zero(a), p - q + 1, 0)

    def step(_: Value, rest: Value) -> list[Value]:
        rest = rest << 1
        return [ops.where(rest >= y, rest - y, rest)]

    # The rest is kept below y, and taken twice each time: before the first time, halved.
    (rest,) = loop(ops.cast(count, "index"), [x >> 1], step)
    shifted, by = leading(rest)
    result = sign(a) | ops.where(rest == 0, 0, magnitude(pack(u64(0), q - by, shifted)))
    return ops.where(defined, ops.where(small | is_zero(a), a, result), NAN)


@operation("mod")
def mod(a: Value, b: Value) -> Value:
    rest = remainder(a, b)
    apart = sign(rest) != sign(b)
    fixed = ops.where(apart, add(rest, b), rest)
    return ops.where(is_zero(rest), sign(b), fixed)


@operation("floordiv")
def floor_divide(a: Value, b: Value) -> Value:
    """As NumPy: from the exact rest, so that the quotient is never one too large."""
    rest = remainder(a, b)
    quotient = divide(add(a, negate(rest)), b)
    apart = ~is_zero(rest) & (sign(rest) != sign(b))
    quotient = ops.where(apart, add(quotient, u64(ONE | SIGN)), quotient)
    whole = floor(quotient)
    above = less(u64(ONE - HIDDEN), add(quotient, negate(whole)))
    whole = ops.where(above, add(whole, u64(ONE)), whole)
    whole = ops.where(is_zero(quotient), sign(a ^ b), whole)
    return ops.where(is_zero(b), divide(a, b), whole)


# ---- conversions -------------------------------------------------------------------------------
def _from_integer(x: Value, negative: Value) -> Value:
    """The nearest number of a uint64, with a sign bit."""
    top = x >> 63
    half = ops.where(top != 0, (x >> 1) | (x & 1), x)
    shifted, by = leading(half)
    return pack(negative, 1023 + 62 + ops.cast(top, "int32") - by, shifted)


@operation("of_uint64")
def from_unsigned(x: Value) -> Value:
    return _from_integer(x, u64(0))


@operation("of_int64")
def from_signed(x: Value) -> Value:
    """Of an int64."""
    bits = ops.bitcast(x, "uint64")
    below = x < 0
    return _from_integer(ops.where(below, 0 - bits, bits), ops.where(below, u64(SIGN), 0))


@operation("of_float32")
def from_float32(x: Value) -> Value:
    bits = ops.cast(ops.bitcast(x, "uint32"), "uint64")
    size = bits & 0x7FFFFFFF
    near, by = leading((size & 0x7FFFFF) << 39)  # subnormals: their leading one goes to bit 62
    small = pack(u64(0), 1023 - 126 - by, near)
    large = (size << 29) + ((1023 - 127) << 52)
    large = ops.where(size >= (0xFF << 23), (size << 29) | INFINITY, large)
    result = ops.where(size < (1 << 23), ops.where(size == 0, 0, small), large)
    return result | ((bits >> 31) << 63)


@operation("to_float32")
def to_float32(a: Value) -> Value:
    """Rounded as `pack` does, with 24 bits."""
    power = ops.cast((a >> 52) & 0x7FF, "int32") - (1023 - 127)
    x = significand(a) << 10
    x = ops.where(power < 1, sticky_shift(x, ops.maximum(1 - power, 0)), x)
    power = ops.maximum(power, 1)
    drop = 39  # bit 62 becomes bit 23
    half = 1 << (drop - 1)
    rounded = (x + half) >> drop
    rounded = ops.where((x & (2 * half - 1)) == half, rounded & ~u64(1), rounded)
    bits = (ops.cast(power - 1, "uint64") << 23) + rounded
    bits = ops.where(power > 254, 0xFF << 23, bits)
    bits = ops.where(is_nan(a), 0x7FC << 20, bits)
    bits = bits | ((a >> 63) << 31)
    return ops.bitcast(ops.cast(bits, "uint32"), "float32")


@operation("to_int64")
def to_signed(a: Value) -> Value:
    """An int64: truncated; NaN and values out of range give the smallest."""
    power = ops.cast((a >> 52) & 0x7FF, "int32") - 1023
    x = significand(a)
    left = ops.cast(ops.maximum(power - 52, 0), "uint64")
    right = ops.cast(ops.maximum(52 - power, 0), "uint64")
    size = ops.where(power > 52, x << left, x >> right)
    size = ops.where(sign(a) != 0, 0 - size, size)
    return ops.bitcast(ops.where(power > 62, u64(SIGN), size), "int64")


@operation("to_uint64")
def to_unsigned(a: Value) -> Value:
    """A uint64: as x86 converts, by the way of int64."""
    limit = u64((1023 + 63) << 52)
    high = ops.bitcast(to_signed(add(a, negate(limit))), "uint64") ^ SIGN
    return ops.where(less(a, limit), ops.bitcast(to_signed(a), "uint64"), high)


BINARY: dict[str, Callable[[Value, Value], Value]] = {
    "add": add, "sub": lambda a, b: add(a, negate(b)), "mul": multiply, "div": divide,
    "floordiv": floor_divide, "mod": mod, "min": minimum, "max": maximum, "eq": equal,
    "ne": lambda a, b: ~equal(a, b), "lt": less, "le": less_equal, "gt": lambda a, b: less(b, a),
    "ge": lambda a, b: less_equal(b, a),
}  # fmt: skip
UNARY: dict[str, Callable[[Value], Value]] = {
    "neg": negate, "abs": magnitude, "sqrt": sqrt, "floor": floor, "ceil": ceil, "trunc": trunc,
    "rint": rint,
}  # fmt: skip
