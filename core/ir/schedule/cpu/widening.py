"""Elements of 8 and 16 bits in loops over the lanes of a vector.

GCC takes one size of vectors for a loop, which its narrowest elements fill: of 16 bools and floats
it makes vectors of 16 bytes, four floats each. So narrow elements are widened before such a loop.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from core.dtype_table import ITEMSIZE
from core.ir import ops
from core.ir.schedule import accesses
from core.ir.schedule.cpu.arrays import Masking, Private, each

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.function import Block, Op, Value

WIDENED = ("bool", "int8", "uint8", "int16", "uint16")


class Widening(Masking):
    """Narrow elements as int32, of `wide` arrays, for the lane that is copied."""

    def __init__(self) -> None:
        super().__init__()
        self.wide: dict[Op, Private | Value] = {}

    def visit(self, op: Op) -> Sequence[Value] | None:
        if op in self.wide:
            dtype = op.result.dtype
            return [ops.cast(self._widened(op), dtype)]
        if op.name == "cast" and (load := op.args[0].op) in self.wide and load is not None:
            return [ops.cast(self._widened(load), op.result.dtype)]
        return super().visit(op)

    def _widened(self, load: Op) -> Value:
        wide = self.wide[load]
        return wide.get(self.lane) if isinstance(wide, Private) else wide

    def widen(self, block: Block, index: Value, base: Value, count: Value, lanes: int) -> None:
        """Fills the arrays of a vector: so many elements from `base` on."""
        self.wide = {}
        for load in narrow_loads(block, index):
            if accesses.stride(load, index) == 0:
                self.wide[load] = self._element_at(load, index, base)
                continue
            array = Private("wide", "int32", lanes)
            each(count, partial(self._put, array, load, index, base), "pack_load")
            self.wide[load] = array

    def _put(self, array: Private, load: Op, index: Value, base: Value, k: Value) -> None:
        array.put(k, value=self._element_at(load, index, base + k))

    def _element_at(self, load: Op, index: Value, at: Value) -> Value:
        places = [at if v is index else _constant(self.value(v)) for v in load.args]
        buffer = self.buffer(load.attrs["buffer"])
        return ops.cast(ops.emit("load", places, buffer.dtype, buffer=buffer), "int32")


def _constant(v: Value) -> Value:
    """A constant may be defined in the block that is copied."""
    return v if v.constant is None else ops.const(v.constant, v.dtype)


def narrow_loads(block: Block, index: Value) -> list[Op]:
    """The loads that can be widened: of narrow elements that lie along the index, or are the same
    for all, and that only casts to wider dtypes take if they are numbers."""
    inside = set(block.ops)
    users: dict[Op, list[Op]] = {}
    for op in block.walk():
        for v in op.args:
            if v.op is not None:
                users.setdefault(v.op, []).append(op)
    return [
        op
        for op in block.ops
        if op.name == "load"
        and op.result.dtype in WIDENED
        and not op.attrs.get("masked")
        and (op.result.dtype == "bool" or all(map(_widens, users.get(op, ()))))
        and all(v is index or v.constant is not None or v.op not in inside for v in op.args)
        and accesses.stride(op, index) in (0, 1)
    ]


def _widens(op: Op) -> bool:
    return op.name == "cast" and ITEMSIZE.get(op.result.dtype, 8) >= 4
