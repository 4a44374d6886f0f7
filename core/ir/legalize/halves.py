"""float16 and bfloat16 on devices that do not compute with them: in float32, rounded once.

A value is a float32; it is rounded where it is stored, cast to, or taken by its bits. Memory holds
the bits, as uint16, unless the device converts them itself. Conversions are integer operations
without branches, which vectorize; subnormals, infinities and NaN are exact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import ITEMSIZE, Function, Op, Value, is_integer
from core.ir.legalize.split import Splitter, uses

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from core.ir.legalize.split import Parts

HALVES = ("float16", "bfloat16")


def legalize_halves(
    function: Function, dtypes: Collection[str], storage: Collection[str] = ()
) -> Function:
    """A copy that computes with none of `dtypes`; those in `storage` the device converts itself."""
    if not uses(function, lambda dtype: dtype in dtypes):
        return function
    return _Halves(dtypes, storage).run(function)


class _Halves(Splitter):
    def __init__(self, dtypes: Collection[str], storage: Collection[str]) -> None:
        super().__init__()
        self.of = frozenset(dtypes)
        self.native = frozenset(storage)

    def parts(self, dtype: str) -> tuple[str, ...]:
        return ("float32",) if dtype in self.of else (dtype,)

    def memory(self, dtype: str) -> str:
        return "uint16" if dtype in self.of - self.native else dtype

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
            return widen(ops.bitcast(bits, "uint16"), dtype)
        return ops.bitcast(bits, dtype)

    def _cast(self, x: Value, source: str, target: str) -> Value:
        """Rounded where the target is a half; what comes from a half is exact."""
        if target not in self.of:
            return ops.cast(x, target)
        if x.dtype == "float64":
            x = to_odd(x)
        elif is_integer(x.dtype) and ITEMSIZE[x.dtype] >= 4:
            x = integer_to_odd(x, target)
        else:
            x = ops.cast(x, "float32")
        return rounded(x, target)

    def _narrow(self, x: Value, dtype: str) -> Value:
        """The bits of a half, from its value."""
        return narrow(x, dtype)

    def load(self, op: Op, at: list[Value]) -> Sequence[Value]:
        dtype = op.result.dtype
        if dtype in self.native:
            return [ops.cast(self.element(op, at, dtype), "float32")]
        return [widen(self.element(op, at, "uint16"), dtype)]

    def store(self, op: Op, at: list[Value], value: Parts, mask: list[Value]) -> None:
        dtype = op.attrs["buffer"].dtype
        if dtype in self.native:
            self.write(op, at, ops.cast(value[0], dtype), mask)
        else:
            self.write(op, at, narrow(value[0], dtype), mask)


# ---- conversions of bits -----------------------------------------------------------------------
def widen(bits: Value, dtype: str) -> Value:
    """The float32 that 16 bits mean."""
    u = ops.cast(bits, "uint32")
    if dtype == "bfloat16":
        return ops.bitcast(u << 16, "float32")
    magnitude = (u & 0x7FFF) << 13
    exponent = u & 0x7C00
    # A subnormal is read as the fraction of a number of exponent -14, from which 1 is taken off:
    # no subnormal float32 comes up, which some devices would flush.
    small = ops.bitcast(magnitude + (113 << 23), "float32") - 2.0**-14
    large = magnitude + ops.where(exponent == 0x7C00, _u32(224 << 23), 112 << 23)
    chosen = ops.where(exponent == 0, ops.bitcast(small, "uint32"), large)
    return ops.bitcast(chosen | ((u & 0x8000) << 16), "float32")


def narrow(x: Value, dtype: str) -> Value:
    """The 16 bits of the nearest half, half to even; NaN stays NaN."""
    u = ops.bitcast(x, "uint32")
    if dtype == "bfloat16":
        near = u + 0x7FFF + ((u >> 16) & 1)
        return ops.cast(ops.where(ops.isnan(x), u | 0x400000, near) >> 16, "uint16")
    magnitude = u & 0x7FFFFFFF
    # Adding 0.5 puts the last bit of a subnormal half last, and rounds there.
    half = ops.bitcast(magnitude, "float32") + 0.5
    small = ops.bitcast(half, "uint32") - (126 << 23)
    normal = (magnitude + (0xFFF - (112 << 23)) + ((magnitude >> 13) & 1)) >> 13
    large = ops.where(magnitude > 0x7F800000, _u32(0x7E00), 0x7C00)
    finite = ops.where(magnitude < (113 << 23), small, normal)
    chosen = ops.where(magnitude >= (143 << 23), large, finite)
    return ops.cast(chosen | ((u >> 16) & 0x8000), "uint16")


def rounded(x: Value, dtype: str) -> Value:
    """The nearest half, as a float32."""
    return widen(narrow(x, dtype), dtype)


def to_odd(x: Value) -> Value:
    """float64 rounded to odd in float32: rounding that to a half is as good as rounding once."""
    nearest = ops.cast(x, "float32")
    back = ops.cast(nearest, "float64")
    exact = (back == x) | ops.isnan(x)
    return _odd(nearest, (back > x) == (x > 0), exact)


def _odd(nearest: Value, away: Value, exact: Value) -> Value:
    u = ops.bitcast(nearest, "uint32")
    odd = (u - ops.cast(away, "uint32")) | 1
    return ops.where(exact, nearest, ops.bitcast(odd, "float32"))


def integer_to_odd(x: Value, target: str) -> Value:
    """A wide integer as float32 rounded to odd; what is infinite as a half stays so."""
    x = ops.cast(x, "int64") if x.dtype == "index" else x
    kind = "uint64" if ITEMSIZE[x.dtype] == 8 else "uint32"
    bits, m = 8 * ITEMSIZE[kind], ops.cast(x, kind)
    if x.dtype != kind:
        m = ops.where(x < 0, 0 - m, m)
    # The largest float32 below 2**bits, which rounds as all above it do; 2**17 is no float16.
    limit = 2**bits - 2 ** (bits - 24) if target == "bfloat16" else 2**17
    m = ops.minimum(m, limit)
    nearest = ops.cast(m, "float32")
    # 2**bits itself cannot come back as an integer, and no m gives it.
    back = ops.cast(nearest, kind)
    magnitude = _odd(nearest, back > m, back == m)
    return magnitude if x.dtype == kind else ops.where(x < 0, -magnitude, magnitude)


def _u32(value: int) -> Value:
    return ops.const(value, "uint32")
