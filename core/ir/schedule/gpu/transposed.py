"""Elementwise kernels with transposed operands: tiles that are transposed in shared memory.

    y[i, j] = f(x[j, i], ...)

Whichever index neighbouring lanes run along, some array is not read or written along memory. Here a
group has a tile of the iterations: lanes read those arrays along their memory into shared memory,
wait, and take their elements from there the other way round.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.dtype_table import ITEMSIZE
from core.ir import ops
from core.ir.function import Buffer, Op, Value
from core.ir.schedule import accesses
from core.ir.schedule.gpu import facts
from core.ir.schedule.gpu.serial import Serial, index, parallel, power_of_two, rounded_up, when
from core.ir.schedule.gpu.tiles import LEAST, SIDE, leaves, needed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.ir.schedule.capabilities import Capabilities


class Pattern:
    """The parallel indices along which lanes run and turned arrays lie, and the turned loads."""

    __slots__ = ("fast", "loads", "side", "slow")

    def __init__(self, fast: int, slow: int, loads: list[Op], side: int) -> None:
        self.fast = fast
        self.slow = slow
        self.loads = loads
        self.side = side


def find_turned(op: Op, capabilities: Capabilities) -> Pattern | None:
    """The loads of a kernel that should go through shared memory, if there are any."""
    block = op.blocks[0]
    if len(block.params) < 2 or not accesses.straight(block):
        return None
    numbers = range(len(block.params))
    fast = max(numbers, key=lambda n: (facts.score(block, block.params[n]), n))
    loads_along: dict[int, list[Op]] = {}
    for load in _candidates(op):
        steps = [accesses.stride(load, p) for p in block.params]
        if steps[fast] not in (0, 1) and 1 in steps:
            loads_along.setdefault(steps.index(1), []).append(load)
    if not loads_along:
        return None
    slow = max(loads_along, key=lambda n: len(loads_along[n]))
    side = min(SIDE, power_of_two(math.isqrt(capabilities.group)))
    sizes = [op.args[n].constant for n in (fast, slow)]
    if side < LEAST or any(n is not None and n < side for n in sizes):
        return None
    loads = _that_fit(loads_along[slow], side * (side + 1), capabilities.shared_bytes)
    return Pattern(fast, slow, loads, side) if loads else None


def _candidates(op: Op) -> list[Op]:
    """Loads that may be made early: of read-only memory, at indices that the kernel computes."""
    block = op.blocks[0]
    _, written = facts.memory([op])
    loads = []
    for load in block.ops:
        if load.name != "load" or load.attrs.get("masked") or load.attrs["buffer"] in written:
            continue
        follows = [v.op.name for a in load.args for v in leaves(a) if v.op is not None]
        if "load" not in follows:
            loads.append(load)
    return loads


def _that_fit(loads: list[Op], size: int, room: int) -> list[Op]:
    chosen = []
    for load in loads:
        room -= size * ITEMSIZE[load.result.dtype]
        if room >= 0:
            chosen.append(load)
    return chosen


class Turned(Serial):
    """Writes a kernel as tiles, some of whose loads are turned around."""

    def __init__(self, outer: Serial, op: Op, pattern: Pattern) -> None:
        super().__init__()
        self.values, self.buffers = outer.values, outer.buffers
        self.kernel, self.pattern = op, pattern
        self.tiles: dict[int, Buffer] = {}

    def visit(self, op: Op) -> Sequence[Value] | None:
        tile = self.tiles.get(id(op))
        if tile is None:
            return super().visit(op)
        return [ops.emit("load", list(self.place), tile.dtype, buffer=tile)]

    def write(self) -> None:
        pattern = self.pattern
        self.extents = self.args(self.kernel)
        counts = list(self.extents)
        for n in (pattern.fast, pattern.slow):
            counts[n] = rounded_up(counts[n], pattern.side)
        names = [p.name for p in self.kernel.blocks[0].params]
        parallel("group", counts, names, lambda *at: self._group(list(at)))

    def _group(self, at: list[Value]) -> None:
        side = self.pattern.side
        self.at = at
        tiles = {}
        for load in self.pattern.loads:
            tile = Buffer("tile", load.result.dtype, [side, side + 1], None, "shared", "inout")
            ops.append(Op("alloc", [], {"buffer": tile}))
            tiles[id(load)] = tile
        sides = [index(side), index(side)]
        parallel("lane", sides, ["r", "c"], lambda r, c: self._lane(r, c, tiles))

    def _lane(self, r: Value, c: Value, tiles: dict[int, Buffer]) -> None:
        self._where_inside(c, r, lambda: self._bring(r, c, tiles))
        ops.append(Op("barrier"))
        self.tiles, self.place = tiles, (r, c)
        self._where_inside(r, c, self._rest)

    def _where_inside(self, slow: Value, fast: Value, body: Callable[[], None]) -> None:
        """The iteration at this place of the tile, if it is one."""
        pattern = self.pattern
        at = list(self.at)
        at[pattern.slow] = self.at[pattern.slow] * pattern.side + slow
        at[pattern.fast] = self.at[pattern.fast] * pattern.side + fast
        self.values.update(zip(self.kernel.blocks[0].params, at))
        inside = [at[n] < self.extents[n] for n in (pattern.slow, pattern.fast)]
        when(inside[0] & inside[1], body)

    def _bring(self, r: Value, c: Value, tiles: dict[int, Buffer]) -> None:
        block = self.kernel.blocks[0]
        for load in self.pattern.loads:
            for at in load.args:
                self.all(needed(block, at))
            loaded = self.copy(load).result
            ops.append(Op("store", [c, r, loaded], {"buffer": tiles[id(load)]}))

    def _rest(self) -> None:
        self.all(self.kernel.blocks[0].ops[:-1])
