"""Rows that fill few vectors: the CPU schedule of kernels whose loops all run along one short row.

Each loop takes whole vectors, and the rest in masked lanes. What a loop keeps for later ones waits
in a private array, in whole vectors: a masked store would not be forwarded to the loads after it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from core.dtype_table import is_float
from core.ir import ops
from core.ir.function import Op
from core.ir.opset import MATH
from core.ir.schedule import accesses
from core.ir.schedule.cpu.arrays import Private
from core.ir.schedule.cpu.rows import MASKED, SHORT, Rows, loads_can_mask, stores_can_mask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.function import Block, Buffer, Value
    from core.ir.schedule.capabilities import Capabilities

LONGEST = 4 * SHORT  # elements of a short row


def row_length(block: Block, capabilities: Capabilities) -> Value | None:
    """The length that all loops of a kernel share, if it can be written for short rows and gains:
    where elements take a function of the math library and are stored."""
    loops = accesses.loops(block)
    names = {op.name for loop in loops for b in loop.blocks for op in b.walk()}
    if not capabilities.fma or MATH.keys().isdisjoint(names) or "store" not in names:
        return None
    if not all(map(_is_simple, loops)) or not _can_mask(block, loops):
        return None
    length = _length(loops[0])
    inside = length.op is not None and length.constant is None and length.op in block.ops
    alike = all(_same(_length(op), length) for op in loops)
    return length if alike and not inside else None


def _is_simple(loop: Op) -> bool:
    if loop.name == "for":
        zero, _, one = (v.constant for v in loop.args[:3])
        return zero == 0 and one == 1 and accesses.independent(loop)
    straight = all(map(accesses.straight, loop.blocks))
    return loop.name == "reduce" and len(loop.blocks[0].params) == 1 and straight


def _can_mask(block: Block, loops: Sequence[Op]) -> bool:
    outside = (op for op in block.ops if op.name in accesses.ACCESSES)
    return (
        all(loads_can_mask(loop.blocks[0], loop.blocks[0].params[0]) for loop in loops)
        and all(op.attrs["buffer"].dtype in MASKED for op in outside)
        and not any(op.name == "atomic" for op in block.walk())
        and not any(op.blocks for op in block.ops if not accesses.is_loop(op))
        and stores_can_mask(block)
    )


def _length(loop: Op) -> Value:
    return loop.args[1 if loop.name == "for" else 0]


def _same(a: Value, b: Value) -> bool:
    return a is b or (a.constant is not None and a.constant == b.constant)


class ShortRows(Rows):
    """Copies the block of a kernel that has a `row_length`, for rows of up to LONGEST elements."""

    def __init__(self, capabilities: Capabilities, block: Block) -> None:
        super().__init__(capabilities)
        self.indices = {loop.blocks[0].params[0] for loop in accesses.loops(block)}
        reread = _reread(block, self.indices)
        self.rows = {buffer: Private("row", buffer.dtype, LONGEST) for buffer in reread}
        self.last = {op.attrs["buffer"]: op for op in block.walk() if op.name == "store"}

    def visit(self, op: Op) -> Sequence[Value] | None:
        if op.name == "for":
            step = partial(self._element_of, op)
            (index,) = op.blocks[0].params
            first, length = ops.const(0, "index"), self.value(op.args[1])
            self._in_lanes(op.blocks[0], index, first, length, SHORT, step, True)
            return []
        if op.name == "load" and op.attrs["buffer"] in self.rows:
            return [self.rows[op.attrs["buffer"]].get(self._along(op))]
        if op.name == "store":
            self._store(op)
            return []
        return super().visit(op)

    def _element_of(self, loop: Op, base: Value, k: Value) -> None:
        self.inline(loop.blocks[0], [base + k])

    def _along(self, op: Op) -> Value:
        return self.value(next(v for v in op.args if v in self.indices))

    def _store(self, op: Op) -> None:
        buffer = op.attrs["buffer"]
        args = self.args(op)
        if buffer in self.rows:
            self.rows[buffer].put(self._along(op), value=args[buffer.ndim])
        if self.last[buffer] is op or buffer not in self.rows:
            masked = {} if self.mask is None else {"masked": True}
            args += [] if self.mask is None else [self.mask]
            ops.append(Op("store", args, {"buffer": self.buffer(buffer), **masked}))

    def _reduce(self, op: Op) -> Value:
        if not is_float(op.results[0].dtype):
            return super()._reduce(op)
        (index,), (extent, first) = op.blocks[0].params, self._now(op.args)
        return self._in_masked_lanes(op, index, extent, first)[0]

    def _states(self, op: Op) -> list[Value]:
        return self._lanes(op, SHORT)


def _reread(block: Block, indices: set[Value]) -> list[Buffer]:
    """The buffers that loops store to, and load from only what they have stored in the row."""
    accesses_of: dict[Buffer, list[Op]] = {}
    for op in block.walk():
        if op.name in ("load", "store"):
            accesses_of.setdefault(op.attrs["buffer"], []).append(op)
    return [
        buffer
        for buffer, touched in accesses_of.items()
        if touched[0].name == "store"
        and any(op.name == "load" for op in touched)
        and len({_place(op, indices) for op in touched}) == 1
        and sum(v in indices for v in touched[0].args[: buffer.ndim]) == 1
    ]


def _place(op: Op, indices: set[Value]) -> tuple[Value | int | None, ...]:
    """The indices of an access, None for that of the loop."""
    at = op.args[: op.attrs["buffer"].ndim]
    return tuple(None if v in indices else v if v.constant is None else v.constant for v in at)
