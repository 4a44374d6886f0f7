"""One iteration for each group: its lanes share the loops, and join their partial results.

All lanes compute what stands between the loops, each for itself; the first one stores it. Lanes
stride through reductions and independent loops (facts.py), so neighbours touch neighbours.
Partial results are joined by shuffles or a tree in shared memory (joins.py), from where all lanes
read the whole. What several loops read of a row that fits registers is read once (held.py).
Barriers stand where one lane may read what another has written.

Where memory runs along a parallel index instead, a group carries out some neighbouring iterations,
its columns, and each has a few lanes. Lanes of columns beyond the last have nothing to loop over,
and store nothing, but come to all barriers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import ITEMSIZE
from core.ir import ops
from core.ir.builder import neutral
from core.ir.function import Block, Buffer, Op, Value
from core.ir.schedule.gpu import facts
from core.ir.schedule.gpu.held import Held, find_held
from core.ir.schedule.gpu.joins import Joins, slots_of, waves_of
from core.ir.schedule.gpu.packs import pack_size
from core.ir.schedule.gpu.serial import (
    Serial,
    choose,
    get,
    index,
    loop,
    parallel,
    power_of_two,
    product,
    rounded_up,
    unflatten,
    when,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.ir.schedule.capabilities import Capabilities


def group_shape(op: Op, column: int, capabilities: Capabilities) -> tuple[int, int] | None:
    """How many lanes share an iteration, and how many iterations a group has side by side.

    column: the parallel index of those, or -1 for one iteration. None if there are too few lanes,
    or no room in shared memory for what they find.
    """
    loops = facts.shared_loops(op.blocks[0])
    side = power_of_two(capabilities.lanes) if column >= 0 else 1
    most = capabilities.column_group if column >= 0 else capabilities.row_group
    wanted = power_of_two(most or capabilities.group) // side
    trips = [facts.trips(o) for o in loops]
    if None not in trips:
        wanted = min(wanted, power_of_two(2 * max(n or 1 for n in trips) - 1))
    need: dict[tuple[str, int], int] = {}
    for o in loops:
        for slot, v in zip(slots_of(o.results), o.results):
            need[slot] = ITEMSIZE[v.dtype]
    width = wanted
    step = waves_of(width, capabilities)[0] if side == 1 else 1  # one of them stores
    while width > 1 and sum(need.values()) * width * side > capabilities.shared_bytes * step:
        width //= 2
    enough = min(wanted, capabilities.lanes) if column < 0 else 2
    return (width, side) if width >= enough else None


class Group(Joins):
    """Copies one iteration of a kernel for the lanes of a group.

    Attributes:
        valid: whether a lane's column is one, where there are columns.
        held: of a row; None: it is read where it is needed. kept: by number, the arrays that hold
            it. filled: those that a loop has filled. slot: which element a lane is at.
    """

    def __init__(
        self, outer: Serial, capabilities: Capabilities, column: int, width: int, side: int
    ) -> None:
        super().__init__(outer, capabilities, column, width, side)
        self.valid: Value | None = None
        self.held: Held | None = None
        self.kept: dict[int, Buffer] = {}
        self.filled: set[int] = set()
        self.slot: Value | None = None

    def write(self, op: Op) -> None:
        """The kernel, appended to the current block."""
        counts = self.args(op)
        sizes = [index(self.width)]
        if self.column >= 0:
            self.extent = counts[self.column]
            counts[self.column] = rounded_up(self.extent, self.side)
            sizes.append(index(self.side))
        names = [p.name for p in op.blocks[0].params]
        parallel("group", counts, names, lambda *at: self._group(op, sizes, list(at)))

    def _group(self, op: Op, sizes: list[Value], at: list[Value]) -> None:
        lanes = Block([Value("index", name=n) for n in ("lane", "column")[: len(sizes)]])
        self.lane, *self.place = lanes.params
        with ops.into(lanes):
            if self.column >= 0:
                column = at[self.column] * self.side + self.place[0]
                self.valid = column < self.extent
                at[self.column] = ops.minimum(column, self.extent - 1)
            self._whole(op.blocks[0], at)
            ops.append(Op("yield"))
        for array in self.arrays.values():
            ops.append(Op("alloc", [], {"buffer": array}))
        ops.append(Op("parallel", sizes, {"kind": "lane"}, [], [lanes]))

    def _whole(self, block: Block, at: list[Value]) -> None:
        """An iteration; twice where rows that fit are held, and others are not."""
        held = find_held(block, self.capabilities, self.width) if self.column < 0 else None
        if held is None:
            self.inline(block, at)
            return

        def holding() -> list[Value]:
            self.held = held
            for load, n in held.arrays.items():
                if n not in self.kept:
                    dtype = load.results[0].dtype
                    self.kept[n] = Buffer("held", dtype, [held.size], None, "local", "inout")
                    ops.append(Op("alloc", [], {"buffer": self.kept[n]}))
            return self._plainly(block, at)

        fits = self.value(held.extent) <= self.width * held.turns * held.pack
        if fits.constant is not None:
            (holding if fits.constant else lambda: self._plainly(block, at))()
            return
        choose(fits, holding, lambda: self._plainly(block, at))

    def _plainly(self, block: Block, at: list[Value]) -> list[Value]:
        self.read, self.written = set(), set()
        self.inline(block, at)
        self.held = None
        return []

    # ---- operations ----------------------------------------------------------------------------
    def visit(self, op: Op) -> Sequence[Value] | None:
        if self.held is not None and op in self.held.arrays and self.slot is not None:
            return self._held(op, self.held.arrays[op], self.slot)
        if op.name in ("store", "atomic") and op.attrs["buffer"].space != "local":
            return self._store(op)
        if self.alone:
            return super().visit(op)
        if op.name == "load" and op.attrs["buffer"].space != "local":
            self.touch([op.attrs["buffer"]], [])
        if op.name in facts.LOOPS or op.name == "if":
            return self._structured(op)
        return super().visit(op)

    def _held(self, op: Op, number: int, slot: Value) -> list[Value]:
        """An element of the row: loaded and kept by the first loop that reads it."""
        array = self.kept[number]
        if number in self.filled:
            return [ops.emit("load", [slot], array.dtype, buffer=array)]
        results = self.copy(op).results
        ops.append(Op("store", [slot, results[0]], {"buffer": array}))
        return results

    def _store(self, op: Op) -> list[Value] | None:
        if self.alone and not self.first_only:
            return None  # in a loop that lanes without a column do not enter
        if not self.alone:
            self.touch([], [op.attrs["buffer"]])
        first = self._where_valid(ops.binary("eq", self.lane, 0))
        when(first, lambda: _none(self.copy(op)))
        return []

    def _where_valid(self, condition: Value) -> Value:
        return condition if self.valid is None else condition & self.valid

    def _if_valid(self, stop: Value, start: Value) -> Value:
        """The end of a loop; lanes without a column have nothing to do."""
        return stop if self.valid is None else ops.where(self.valid, stop, start)

    def _structured(self, op: Op) -> Sequence[Value]:
        if op.name == "reduce" and facts.is_shared(op):
            return self._reduce(op)
        if op.name == "scan":
            return self._scan(op)
        if facts.is_independent(op):
            return self._distribute(op)
        if facts.has_shared(op):
            return self._together(op)
        self.touch(*facts.memory([op]))
        return self._by_itself(lambda: self._results(op), first_only=True)

    def _results(self, op: Op) -> Sequence[Value]:
        results = Serial.visit(self, op)
        return self.copy(op).results if results is None else results

    def _distribute(self, op: Op) -> Sequence[Value]:
        """Every lane takes each width-th iteration of an independent loop."""
        self.touch(*facts.memory([op]))
        start, stop, step = self.args(op)
        block = op.blocks[0]
        name = block.params[0].name

        def one(i: Value, _: list[Value]) -> list[Value]:
            return self.inline(block, [i])

        if self.held is not None and op in self.held.loops:
            held = self.held
            return self._by_itself(lambda: self._along(op, held, [], one))
        pack = self._pack(block) if start.constant == 0 and step.constant == 1 else 1
        if pack > 1:
            return self._by_itself(lambda: self._packed(stop, pack, [], one, name))
        first, stride = start + self.lane * step, step * self.width
        last = self._if_valid(stop, first)
        return self._by_itself(lambda: loop(first, last, stride, [], one, name=name))

    def _pack(self, block: Block) -> int:
        """How many neighbours a lane takes at once along a loop; 1: where memory does not run."""
        return pack_size(block, block.params[0], self.capabilities) if self.valid is None else 1

    def _packed(
        self,
        stop: Value,
        pack: int,
        state: list[Value],
        body: Callable[[Value, list[Value]], list[Value]],
        name: str,
    ) -> list[Value]:
        """Every lane takes packs of neighbours; the rest is taken one by one."""
        packs = stop // pack * pack

        def several(base: Value, state: list[Value]) -> list[Value]:
            return loop(index(0), index(pack), index(1), state,
                        lambda n, state: body(base + n, state), "pack", "n")  # fmt: skip

        first = self.lane * pack
        state = loop(first, packs, index(self.width * pack), state, several, name=name)
        return loop(packs + self.lane, stop, index(self.width), state, body, name=name)

    def _along(
        self,
        op: Op,
        held: Held,
        state: list[Value],
        body: Callable[[Value, list[Value]], list[Value]],
    ) -> list[Value]:
        """Every lane takes its packs of a row that it holds, then what does not fill one."""
        stop = self.value(held.extent)
        packs = stop // held.pack * held.pack

        def at(i: Value, slot: Value, state: list[Value]) -> list[Value]:
            self.slot = slot
            state = body(i, state)
            self.slot = None
            return state

        def turn(k: Value, state: list[Value]) -> list[Value]:
            base = (k * self.width + self.lane) * held.pack

            def several() -> list[Value]:
                return loop(index(0), index(held.pack), index(1), state,
                            lambda n, state: at(base + n, k * held.pack + n, state),
                            "pack", "n")  # fmt: skip

            return choose(base < packs, several, lambda: state)

        state = loop(index(0), index(held.turns), index(1), state, turn, "unroll", "k")
        if held.pack > 1:
            last = packs + self.lane
            rest = index(held.turns * held.pack)
            state = choose(last < stop, lambda: at(last, rest, state), lambda: state)
        self.filled.update(held.arrays[o] for o in op.blocks[0].ops if o in held.arrays)
        return state

    def _together(self, op: Op) -> Sequence[Value]:
        """A loop or a condition with shared loops inside: all lanes come here."""
        arrays = self._all_arrays(op)
        read, written = facts.memory([op])
        self.touch(read | arrays, written | arrays)
        before = self.read, self.written
        blocks = []
        for block in op.blocks:
            self.read, self.written = set(), set()
            blocks.append(self._block(block, barrier=op.name == "for"))
        self.read, self.written = before
        dtypes = [v.dtype for v in op.results]
        return ops.append(Op(op.name, self.args(op), dict(op.attrs), dtypes, blocks)).results

    def _block(self, block: Block, barrier: bool) -> Block:
        copy = Block([Value(p.dtype, name=p.name) for p in block.params])
        with ops.into(copy):
            values = self.inline(block, copy.params)
            if barrier and (self.read or self.written):
                self.barrier()  # the next iteration writes what this one reads
            ops.append(Op("yield", values))
        return copy

    def _all_arrays(self, op: Op) -> set[Buffer]:
        shared = [o for b in op.blocks for o in facts.shared_loops(b) if o.name != "for"]
        return {a for o in shared for a in self._arrays(o.results)}

    # ---- reductions ----------------------------------------------------------------------------
    def _reduce(self, op: Op) -> list[Value]:
        block = op.blocks[0]
        rank = len(block.params)
        self.touch(*facts.memory([op]))
        first = [self.value(v) for v in op.args[rank:]]
        order = sorted(range(rank), key=lambda n: (facts.score(block, block.params[n]), n))
        extents = [self.value(op.args[n]) for n in order]

        def element(flat: Value, state: list[Value]) -> list[Value]:
            at = dict(zip(order, unflatten(flat, extents)))
            values = self.inline(block, [at[n] for n in range(rank)])
            return self.joined(op, state, values)

        start = neutrals(op, first)
        name = block.params[0].name if rank == 1 else "j"
        total = self._if_valid(product(extents), index(0))
        width = index(self.width)
        pack = self._pack(block) if rank == 1 else 1
        if (held := self.held) is not None and op in held.loops:
            parts = self._by_itself(lambda: self._along(op, held, start, element))
        elif pack > 1:
            parts = self._by_itself(lambda: self._packed(total, pack, start, element, name))
        else:
            parts = self._by_itself(
                lambda: loop(self.lane, total, width, start, element, name=name)
            )
        return self._with_initial(op, first, self._tree(op, list(parts)))

    def _with_initial(self, op: Op, first: list[Value], whole: list[Value]) -> list[Value]:
        """Joined with the initial values, where these are not neutral."""
        name = op.attrs["combine"]
        if name == "custom" or all(v.constant == neutral(name, v.dtype) for v in first):
            return whole
        return self.joined(op, first, whole)

    # ---- scans ---------------------------------------------------------------------------------
    def _scan(self, op: Op) -> Sequence[Value]:
        """Block by block, one element a lane; the result before a block is carried on."""
        arrays = self._arrays(op.results)
        read, written = facts.memory([op])
        self.touch(read | set(arrays), written | set(arrays))
        extent, first = self.value(op.args[0]), [self.value(v) for v in op.args[1:]]
        empty = neutrals(op, first)

        def block(base: Value, before: list[Value]) -> list[Value]:
            at = base + self.lane
            inside = self._where_valid(at < extent)
            own = choose(inside, lambda: self.inline(op.blocks[0], [at]), lambda: empty)
            if self.step > 1:
                mine, after = self._wave_prefixes(op, arrays, own, before)
            else:
                own = self._prefixes(op, arrays, own, empty)
                mine = self.joined(op, before, own)
                last = get(arrays, self._at(index(self.width - 1)), before)
                after = self.joined(op, before, last)
            when(inside, lambda: _none(self.inline(op.blocks[1], [at, *mine])))
            ops.append(Op("barrier"))
            return after

        return self._by_itself(lambda: loop(
            index(0), extent, index(self.width), first, block, name="base"))  # fmt: skip


def neutrals(op: Op, first: Sequence[Value]) -> list[Value]:
    """What a lane starts from: initial values are neutral by contract, of named ones surely."""
    name = op.attrs["combine"]
    if name == "custom":
        return list(first)
    return [ops.const(neutral(name, v.dtype), v.dtype) for v in first]


def _none(_: object) -> None:
    pass
