"""Tiles: for elementwise kernels whose operands run along memory in different directions.

The elements of a tile that run the other way are first copied to a small array, so that each piece
of memory is read once, in its own order. The array has that order too: a copy of whole vectors is
a few instructions, so that a processor has many of the reads under way at once, and it is on the
way out of the array, where nothing has to be waited for, that the elements are gathered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Block, Op, Value
from core.ir.rewrite import Copier
from core.ir.schedule import accesses
from core.ir.schedule.cpu.arrays import Private, each, in_pieces

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.ir.schedule.capabilities import Capabilities

PADDING = 8  # elements between the lines of a staged tile, so that gathers read many banks


def disagreeing(block: Block, order: Sequence[int]) -> int | None:
    """Another index along which some load has stride 1, and not along the innermost one."""
    if not accesses.straight(block):
        return None
    inner = block.params[order[-1]]
    for op in accesses.accesses(block):
        if op.name != "load" or op.attrs.get("masked") or accesses.stride(op, inner) in (0, 1):
            continue
        for n in order[:-1]:
            if accesses.stride(op, block.params[n]) == 1:
                return n
    return None


def write_tiles(
    outer: Copier, op: Op, order: Sequence[int], other: int, capabilities: Capabilities
) -> None:
    """The kernel as a range over tiles of the innermost index and of `other`."""
    _Tiles(outer, op, order, other, capabilities.cache_bytes // 512).write()


class _Tiles(Copier):
    def __init__(self, outer: Copier, op: Op, order: Sequence[int], other: int, side: int) -> None:
        super().__init__()
        self.side = side
        self.values, self.buffers = outer.values, outer.buffers
        self.source, self.extents = op.blocks[0], outer.args(op)
        self.rest = [n for n in order[:-1] if n != other]
        self.i, self.j = other, order[-1]  # j is the vector's
        self.staged: dict[Op, Private] = {}

    def visit(self, op: Op) -> Sequence[Value] | None:
        if op not in self.staged:
            return None
        return [self.staged[op].get(self.column, self.row)]

    def write(self) -> None:
        params = self.source.params
        tile = ops.const(self.side, "index")
        sizes = [self.extents[self.i], self.extents[self.j]]
        counts = [(size + (self.side - 1)) // tile for size in sizes]
        names = [params[n].name for n in self.rest] + ["ti", "tj"]
        body = Block([Value("index", name=name) for name in names])
        self.values.update({params[n]: p for n, p in zip(self.rest, body.params)})
        with ops.into(body):
            self.base = [p * tile for p in body.params[-2:]]
            self.length = [ops.minimum(s - b, tile) for s, b in zip(sizes, self.base)]
            self._stage()
            self._each(0, lambda row: self._each(1, lambda column: self._body(row, column), True))
            ops.append(Op("yield"))
        extents = [self.extents[n] for n in self.rest] + counts
        ops.append(in_pieces(extents, {self.i: self.side, self.j: self.side}, body))

    def _stage(self) -> None:
        """Reads what runs along the other index, in its own order."""
        inner, other = self.source.params[self.j], self.source.params[self.i]
        for op in self.source.ops:
            if op.name != "load" or accesses.stride(op, inner) == 1 or op.attrs.get("masked"):
                continue
            if accesses.stride(op, other) == 1 and self._plain(op):
                self.staged[op] = self._read_tile(op)

    def _read_tile(self, op: Op) -> Private:
        array = Private("tile", op.results[0].dtype, self.side, self.side + PADDING)
        self._each(1, lambda c: self._each(0, lambda r: self._read(op, array, r, c), True))
        return array

    def _plain(self, op: Op) -> bool:
        """Whether the load's indices are indices of the kernel, so that it can stand elsewhere."""
        buffer = op.attrs["buffer"]
        params = set(self.source.params)
        return all(a in params or a.constant is not None for a in op.args[: buffer.ndim])

    def _read(self, op: Op, array: Private, row: Value, column: Value) -> None:
        self._enter(row, column)
        before = dict(self.values)  # constants that are made here are not known elsewhere
        for a in op.args:
            if a.constant is not None:
                self.values[a] = ops.const(a.constant, a.dtype)
        array.put(column, row, value=self.copy(op).result)
        self.values.clear()
        self.values.update(before)

    def _enter(self, row: Value, column: Value) -> None:
        self.row, self.column = row, column
        self.values[self.source.params[self.i]] = self.base[0] + row
        self.values[self.source.params[self.j]] = self.base[1] + column

    def _body(self, row: Value, column: Value) -> None:
        self._enter(row, column)
        self.all(self.source.ops[:-1])

    def _each(self, which: int, body: Callable[[Value], None], vector: bool = False) -> None:
        each(self.length[which], body, "vector" if vector else "serial", "ij"[which])
