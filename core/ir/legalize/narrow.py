"""Floats of 8 and 16 bits on devices that do not compute with them: in float32, rounded once.

A value is a float32; it is rounded where it is stored, cast to, or taken by its bits. Memory holds
the bits, as unsigned integers, unless the device converts them itself. Conversions are integer
operations without branches, which vectorize; subnormals, infinities and NaN are exact.
"""

from __future__ import annotations

import math
import struct
from typing import TYPE_CHECKING

from core.dtype_table import ITEMSIZE, TABLE, DTypeRow, is_integer
from core.ir import ops
from core.ir.function import Block, Function, Op, Value
from core.ir.legalize.split import Splitter, uses
from core.ir.opset import SCALAR

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from core.ir.legalize.split import Parts


def legalize_narrow(
    function: Function,
    dtypes: Collection[str],
    storage: Collection[str] = (),
    conversions: Collection[str] = (),
) -> Function:
    """A copy that computes with none of `dtypes`; those in `storage` the device converts itself.

    conversions: those of `opset.CONVERSIONS` that the device has, of the bits.
    """
    if not uses(function, lambda dtype: dtype in dtypes):
        return function
    return _Narrow(dtypes, storage, conversions).run(function)


class _Narrow(Splitter):
    def __init__(
        self, dtypes: Collection[str], storage: Collection[str], conversions: Collection[str]
    ) -> None:
        super().__init__()
        self.conversions = conversions
        self.of = frozenset(dtypes)
        self.native = frozenset(storage)
        self.bits: dict[Value, tuple[str, Value]] = {}  # of widened values that are only moved

    def parts(self, dtype: str) -> tuple[str, ...]:
        return ("float32",) if dtype in self.of else (dtype,)

    def memory(self, dtype: str) -> str:
        return bits_of(dtype) if dtype in self.of - self.native else dtype

    def scalar(self, op: Op, args: list[Parts]) -> Sequence[Value]:
        values = [v for parts in args for v in parts]
        source = op.args[0].dtype if op.args else ""
        if op.name == "const":
            return [ops.const(op.attrs["value"], "float32")]
        if op.name == "cast":
            return [self._cast(values[0], source, op.result.dtype)]
        if op.name == "bitcast":
            bits = self._narrow(values[0], source) if source in self.of else values[0]
            return [self._from_bits(bits, op.result.dtype)]
        return self.copied(op, values, self.parts(op.result.dtype)[0])

    def _from_bits(self, bits: Value, dtype: str) -> Value:
        if dtype in self.of:
            return self._widened(ops.bitcast(bits, bits_of(dtype)), dtype)
        return ops.bitcast(bits, dtype)

    def _cast(self, x: Value, source: str, target: str) -> Value:
        """Rounded where the target is narrow; a cast from such a dtype is exact."""
        if target not in self.of:
            return ops.cast(x, target)
        if x.dtype == "float64":
            x = to_odd(x)
        elif is_integer(x.dtype) and ITEMSIZE[x.dtype] >= 4:
            x = integer_to_odd(x, target)
        else:
            x = ops.cast(x, "float32")
        return self._widened(self._rounded(x, target), target)

    def _rounded(self, x: Value, dtype: str) -> Value:
        name = f"float32_to_{dtype}"
        return ops.emit(name, [x], "uint16") if name in self.conversions else narrow(x, dtype)

    def _widened(self, bits: Value, dtype: str) -> Value:
        """The value of the bits of a narrow float."""
        name = f"{dtype}_to_float32"
        device = name in self.conversions
        value = ops.emit(name, [bits], "float32") if device else widen(bits, dtype)
        self.bits[value] = (dtype, bits)
        return value

    def _narrow(self, x: Value, dtype: str) -> Value:
        """The bits of a narrow float, from its value; as they were, where it was made of bits."""
        source, bits = self.bits.get(x, ("", x))
        return bits if source == dtype else self._rounded(x, dtype)

    def load(self, op: Op, at: list[Value]) -> Sequence[Value]:
        dtype = op.result.dtype
        if dtype in self.native:
            return [ops.cast(self.element(op, at, dtype), "float32")]
        return [self._widened(self.element(op, at, bits_of(dtype)), dtype)]

    def store(self, op: Op, at: list[Value], value: Parts, mask: list[Value]) -> None:
        dtype = op.attrs["buffer"].dtype
        if dtype in self.native:
            self.write(op, at, ops.cast(value[0], dtype), mask)
        else:
            self.write(op, at, self._narrow(value[0], dtype), mask)


# ---- conversions of bits -----------------------------------------------------------------------
def bits_of(dtype: str) -> str:
    """The unsigned integer of a dtype's size."""
    return f"uint{8 * ITEMSIZE[dtype]}"


class _Layout:
    """Where a narrow float keeps its parts, and constants of float32 that its conversions need.

    `normal`: the exponent's bits of the smallest normal number, in float32's place.
    """

    def __init__(self, row: DTypeRow) -> None:
        bits, fraction = 8 * row.itemsize, row.precision - 1
        self.sign = 1 << (bits - 1)
        self.top = (self.sign - 1) >> fraction << fraction  # the exponent's bits
        self.shift = 23 - fraction
        self.beyond = 32 - bits
        self.normal = 127 + row.least + fraction
        self.smallest_step = 127 + row.least + 23  # its last bit is the smallest number
        self.infinite = row.infinite
        self.nan = self.top | 1 << (fraction - 1) if row.infinite else self.sign - 1
        self.too_large = self.top if row.infinite else self.nan
        power = math.frexp(row.largest)[1]
        # From here on the formula for normal numbers overflows; below, numbers that round up to
        # it have the bits of infinity, or of NaN, by that formula.
        limit = row.largest + math.ldexp(1.0, power - row.precision)
        self.limit = struct.unpack("<I", struct.pack("<f", limit))[0]


def _is_cut_float32(row: DTypeRow) -> bool:
    """Whether its bits are the upper ones of a float32: its exponents are the same."""
    return row.itemsize == 2 and row.least + row.precision - 1 == -126


def widen(bits: Value, dtype: str) -> Value:
    """The float32 that the bits of a narrow float mean."""
    u = ops.cast(bits, "uint32")
    if _is_cut_float32(TABLE[dtype]):
        return ops.bitcast(u << 16, "float32")
    at = _Layout(TABLE[dtype])
    magnitude = (u & (at.sign - 1)) << at.shift
    exponent = u & at.top
    # A subnormal is read as the fraction of the smallest normal number, which is taken off again:
    # no subnormal float32 comes up, which some devices would flush.
    small = ops.bitcast(magnitude + (at.normal << 23), "float32") - 2.0 ** (at.normal - 127)
    rebias = (at.normal - 1) << 23
    if at.infinite:
        top = (255 << 23) - (at.top << at.shift)
        large = magnitude + ops.where(exponent == at.top, _u32(top), rebias)
    else:
        large = ops.where((u & at.nan) == at.nan, _u32(0x7FC00000), magnitude + rebias)
    chosen = ops.where(exponent == 0, ops.bitcast(small, "uint32"), large)
    return ops.bitcast(chosen | ((u & at.sign) << at.beyond), "float32")


def narrow(x: Value, dtype: str) -> Value:
    """The bits of the nearest narrow float, half to even; NaN stays NaN."""
    u = ops.bitcast(x, "uint32")
    row = TABLE[dtype]
    if _is_cut_float32(row):
        near = u + 0x7FFF + ((u >> 16) & 1)
        return ops.cast(ops.where(ops.isnan(x), u | 0x400000, near) >> 16, bits_of(dtype))
    at = _Layout(row)
    magnitude = u & 0x7FFFFFFF
    # Adding this power of two puts the last bit of a subnormal last, and rounds there.
    step = ops.bitcast(magnitude, "float32") + 2.0 ** (at.smallest_step - 127)
    small = ops.bitcast(step, "uint32") - (at.smallest_step << 23)
    rounding = (1 << (at.shift - 1)) - 1 - ((at.normal - 1) << 23)
    normal = (magnitude + rounding + ((magnitude >> at.shift) & 1)) >> at.shift
    if at.infinite:
        large = ops.where(magnitude > 0x7F800000, _u32(at.nan), at.too_large)
    else:
        large = _u32(at.nan)
    finite = ops.where(magnitude < (at.normal << 23), small, normal)
    chosen = ops.where(magnitude >= at.limit, large, finite)
    return ops.cast(chosen | ((u >> at.beyond) & at.sign), bits_of(dtype))


def conversion(name: str) -> Block:
    """The computation of an operation of `opset.CONVERSIONS`: a block with its argument."""
    source, _, target = name.partition("_to_")
    block = Block([Value("float32" if source == "float32" else bits_of(source), name="a")])
    with ops.into(block):
        (x,) = block.params
        ops.append(Op("yield", [narrow(x, target) if source == "float32" else widen(x, source)]))
    return block


def widened_bits(x: Value, dtype: str) -> Value:
    """The bits of a float32 that is one of the numbers of a narrow dtype.

    Where it was made of such bits, these; nothing is computed then.
    """
    found = bits_behind(x, dtype)
    return narrow(x, dtype) if found is None else found


def bits_behind(x: Value, dtype: str) -> Value | None:
    """The bits of a narrow dtype of which a float32 was made; None: it was computed."""
    if x.op is None:
        return None
    if x.constant is not None:
        return narrow(x, dtype)
    if x.op.name == "where":
        condition, *values = x.op.args
        then, other = (bits_behind(v, dtype) for v in values)
        return None if then is None or other is None else ops.where(condition, then, other)
    return next((b for b in _leaves(x, bits_of(dtype)) if _widens(x, b, dtype)), None)


def _leaves(x: Value, dtype: str) -> list[Value]:
    """The values of a dtype that an expression of other dtypes is computed from."""
    found: dict[Value, None] = {}
    seen: set[Value] = set()
    todo = [x]
    while todo:
        v = todo.pop()
        if v.dtype == dtype:
            found.setdefault(v)
        elif v.op is not None and v.op.name in SCALAR and v not in seen:
            todo += v.op.args
        seen.add(v)
    return list(found)


def _widens(x: Value, bits: Value, dtype: str) -> bool:
    """Whether x is the result of `widen`, or of the device's conversion, for these bits."""
    if x.op is not None and x.op.name == f"{dtype}_to_float32":
        return x.op.args[0] is bits
    with ops.into(Block()):
        return _same(x, widen(bits, dtype))


def _same(a: Value, b: Value) -> bool:
    if a is b:
        return True
    if a.op is None or b.op is None or a.op.name != b.op.name or a.dtype != b.dtype:
        return False
    if a.op.name == "const":
        return bool(a.constant == b.constant)
    if a.op.name not in SCALAR or len(a.op.args) != len(b.op.args):
        return False
    straight = all(map(_same, a.op.args, b.op.args))
    turns = a.op.name in ("add", "mul", "and", "or", "eq")
    return straight or (turns and all(map(_same, a.op.args, b.op.args[::-1])))


def round_to_tf32(x: Value) -> Value:
    """A float32 rounded to the 10 bits of fraction that units for TF32 read, half to even."""
    u = ops.bitcast(x, "uint32")
    near = (u + 0xFFF + ((u >> 13) & 1)) & 0xFFFFE000
    special = (u & 0x7F800000) == 0x7F800000  # infinities and NaN stay
    return ops.bitcast(ops.where(special, u, near), "float32")


def to_odd(x: Value) -> Value:
    """float64 rounded to odd in float32: rounding that to 16 bits or fewer is rounding once."""
    nearest = ops.cast(x, "float32")
    back = ops.cast(nearest, "float64")
    exact = (back == x) | ops.isnan(x)
    return _odd(nearest, (back > x) == (x > 0), exact)


def _odd(nearest: Value, away: Value, exact: Value) -> Value:
    u = ops.bitcast(nearest, "uint32")
    odd = (u - ops.cast(away, "uint32")) | 1
    return ops.where(exact, nearest, ops.bitcast(odd, "float32"))


def integer_to_odd(x: Value, target: str) -> Value:
    """A wide integer as float32 rounded to odd; one too large for the target stays too large."""
    x = ops.cast(x, "int64") if x.dtype == "index" else x
    kind = "uint64" if ITEMSIZE[x.dtype] == 8 else "uint32"
    bits, m = 8 * ITEMSIZE[kind], ops.cast(x, kind)
    if x.dtype != kind:
        m = ops.where(x < 0, 0 - m, m)
    # The largest float32 below 2**bits, which rounds as all above it do; or 2**17, which is beyond
    # every narrow float that does not reach 2**bits.
    limit = 2**bits - 2 ** (bits - 24) if TABLE[target].largest > 2**bits else 2**17
    m = ops.minimum(m, limit)
    nearest = ops.cast(m, "float32")
    # 2**bits itself cannot come back as an integer, and no m gives it.
    back = ops.cast(nearest, kind)
    magnitude = _odd(nearest, back > m, back == m)
    return magnitude if x.dtype == kind else ops.where(x < 0, -magnitude, magnitude)


def _u32(value: int) -> Value:
    return ops.const(value, "uint32")
