"""float64 on devices that do not compute with it: on its bits, as uint64.

Memory keeps the bits: buffers of float64 become buffers of uint64. A fused multiply-add becomes a
multiplication and an addition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import is_float, is_integer
from core.ir import ops
from core.ir.function import Function, Op, Value
from core.ir.legalize import softfloat as soft
from core.ir.legalize.split import OF_COMBINE, Splitter, uses

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.legalize.split import Parts


def legalize_float64(function: Function) -> Function:
    """A copy without values of float64."""
    if not uses(function, lambda dtype: dtype == "float64"):
        return function
    return _Float64().run(function)


class _Float64(Splitter):
    def parts(self, dtype: str) -> tuple[str, ...]:
        return ("uint64",) if dtype == "float64" else (dtype,)

    def memory(self, dtype: str) -> str:
        return "uint64" if dtype == "float64" else dtype

    def alone(self, combine: str, dtype: str) -> bool:
        return False

    def join(self, combine: str, dtype: str, a: Parts, b: Parts) -> Sequence[Value]:
        return [soft.BINARY[OF_COMBINE[combine]](a[0], b[0])]

    # ---- memory --------------------------------------------------------------------------------
    def load(self, op: Op, at: list[Value]) -> Sequence[Value]:
        self._whole(op)
        return [self.element(op, at, "uint64")]

    def store(self, op: Op, at: list[Value], value: Parts, mask: list[Value]) -> None:
        self._whole(op)
        if op.name == "atomic":
            raise self.refuse(op, "the bits of a float64 cannot be joined at once")
        self.write(op, at, value[0], mask)

    def _whole(self, op: Op) -> None:
        if "part" in op.attrs:
            raise self.refuse(op, "a part of a complex128 has no bits that could be named")

    # ---- scalar operations ---------------------------------------------------------------------
    def scalar(self, op: Op, args: list[Parts]) -> Sequence[Value]:
        values = [parts[0] for parts in args]
        name, dtype = op.name, op.result.dtype
        if name == "const":
            return [ops.const(bits_of(op.attrs["value"]), "uint64")]
        if name == "cast":
            return [cast(values[0], op.args[0].dtype, dtype)]
        if name == "bitcast":
            return [ops.bitcast(values[0], self.parts(dtype)[0])]
        if name == "where":
            return [ops.where(*values)]
        if name == "fma":
            return [soft.add(soft.multiply(values[0], values[1]), values[2])]
        table: dict[str, object] = soft.UNARY if len(values) == 1 else soft.BINARY  # type: ignore[assignment]
        if name not in table:
            raise self.refuse(op, "the device lacks float64, in which it would be computed")
        return [table[name](*values)]  # type: ignore[operator]


def bits_of(value: float) -> int:
    """The bits of a float64 as an integer."""
    import struct

    bits: int = struct.unpack("<Q", struct.pack("<d", value))[0]
    return bits


def cast(x: Value, source: str, target: str) -> Value:
    """Between float64 and another dtype, or both."""
    if source == target:
        return x
    if target == "float64":
        return _from(x, source)
    if target == "bool":
        return ~soft.is_zero(x)
    if is_float(target):
        return ops.cast(soft.to_float32(x), target)
    return _to_integer(x, target)


def _from(x: Value, source: str) -> Value:
    if source == "uint64":
        return soft.from_unsigned(x)
    if is_integer(source) or source == "bool":
        return soft.from_signed(ops.cast(x, "int64"))
    return soft.from_float32(ops.cast(x, "float32"))


def _to_integer(x: Value, target: str) -> Value:
    """As x86 converts: narrow ones by the way of int32, uint32 by the way of int64."""
    if target == "uint64":
        return soft.to_unsigned(x)
    wide = soft.to_signed(x)
    if target in ("int64", "index", "uint32"):
        return ops.cast(wide, target)
    fits = (wide >= -(2**31)) & (wide < 2**31)
    return ops.cast(ops.where(fits, ops.cast(wide, "int32"), -(2**31)), target)
