"""Vectors along a parallel index: the CPU schedule of reductions across rows of memory.

A block of columns runs together. Every statement of the kernel is carried out for all columns of
the block before the next one is; a value that another statement reads is kept in an array with an
element for each column. Of fewer columns than a vector has lanes, reductions take several rows at a
time, one vector each: the lanes that are no columns are masked. Loops that carry values from step
to step run so, too.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.builder import neutral
from core.ir.function import Block, Op, Value
from core.ir.rewrite import Copier
from core.ir.schedule import accesses
from core.ir.schedule.cpu.arrays import (
    Masking,
    Private,
    each,
    either,
    get_all,
    in_pieces,
    put_all,
)
from core.ir.schedule.cpu.shared import Loops, is_sum, loops_beside, loops_of, operands

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.ir.schedule.capabilities import Capabilities

# Elements of a sum that are added one after the other: as many as parts, within these bounds.
SHORT_PART, LONG_PART = 128, 1024
STRUCTURED = ("for", "reduce", "scan")
NARROW = 16  # columns: what one vector of float32 holds
ABREAST = 8  # rows of so few columns at a time: an addition need not wait for the one before it
SIMPLE = 16  # operations for an element that are written so many times


def can_run_as_columns(block: Block, column: Value) -> bool:
    """Whether loops may move outside of this index: their bounds do not depend on it."""
    varying = varying_values(block, column)
    for op in block.walk():
        if op.name in ("if", "alloc", "atomic"):
            return False
        if op.name in STRUCTURED:
            bounds = {"for": 3, "scan": 1}.get(op.name, len(op.blocks[0].params))
            if any(v in varying for v in op.args[:bounds]):
                return False
    return True


def varying_values(block: Block, column: Value) -> set[Value]:
    """The values that may differ from column to column: what depends on the index, or on memory
    that is written to."""
    varying = {column}
    for op in block.walk():
        written = op.name == "load" and op.attrs["buffer"].access != "in"
        if written or any(v in varying for v in op.args):
            varying.update(op.results)
        if op.blocks:
            varying.update(op.results)
            own = 1 if op.name == "for" else 0  # the index of a loop is the same for all columns
            varying.update(p for b in op.blocks for p in b.params[own:])
    return varying


class Columns(Masking):
    """Writes one kernel. `outer` is the copier of the program around it."""

    def __init__(self, outer: Copier, capabilities: Capabilities) -> None:
        super().__init__()
        self.values, self.buffers = outer.values, outer.buffers
        self.arrays: dict[Value, Private] = {}  # the values kept for each column
        # Columns in a block: some arrays stay in cache, and much is read of each page of memory.
        self.most = capabilities.cache_bytes // 64
        self.masks = capabilities.fma  # AVX2 and SVE have masked loads
        self.width: Value
        self.base: Value
        self.varying: set[Value] = set()

    def write(self, op: Op, column: int) -> None:
        """The kernel, in blocks of the parallel index `column`: of as many as its attribute `block`
        says, if it has one."""
        source = op.blocks[0]
        self.most = op.attrs.get("block", self.most)
        extents = self.args(op)
        size = extents.pop(column)
        width = ops.const(self.most, "index")
        extents.append((size + (self.most - 1)) // width)
        rest = [p for n, p in enumerate(source.params) if n != column]
        body = Block([*(Value("index", name=p.name) for p in rest), Value("index", name="block")])
        self.values.update(zip(rest, body.params))
        with ops.into(body):
            self.base = body.params[-1] * width
            self.width = ops.minimum(size - self.base, width)
            self.column = source.params[column]
            self.varying = varying_values(source, self.column)
            self.statements(source.ops[:-1])
            ops.append(Op("yield"))
        ops.append(in_pieces(extents, {column: self.most}, body))

    # ---- statements ----------------------------------------------------------------------------
    def statements(
        self, operations: Sequence[Op], last: Callable[[Value], None] | None = None
    ) -> None:
        """Runs of straight operations as vectors, loops in between; `last` joins the last run."""
        run: list[Op] = []
        done: set[Op] = set()  # made with what stands before
        for n, op in enumerate(operations):
            if op in done:
                continue
            if op.name == "reduce":
                beside, needed = loops_beside(op, operations[n + 1 :])
                done.update([loops.op for loops in beside], needed)
                self._run([*run, *needed], operations[n:], None)
                run = []
                self._reduce(op, beside)
            elif op.name in STRUCTURED:
                self._run(run, operations[n:], None)
                run = []
                getattr(self, f"_{op.name}")(op)
            else:
                run.append(op)
        self._run(run, [], last)

    def _run(
        self, run: list[Op], later: Sequence[Op], last: Callable[[Value], None] | None
    ) -> None:
        """One vector loop over the columns; keeps what later statements use."""
        alike = [op for op in run if op.results and not self.varying.intersection(op.results)]
        for op in alike:  # constants, indices and bounds of loops: the same for all columns
            self.op(op)
        own = set(run).difference(alike)
        run = [op for op in run if op in own]
        if not run and last is None:
            return
        live = [v for op in run for v in op.results if _used(v, later)]
        for v in live:
            if v not in self.arrays:
                self.arrays[v] = self.array(v.dtype)

        def body(k: Value) -> None:
            self.enter(k)
            self.all(run)
            for v in live:
                self.arrays[v].put(k, value=self.value(v))
            if last is not None:
                last(k)

        self.each(body)

    def enter(self, k: Value) -> None:
        """At the start of a vector loop: the column, and what was kept for it."""
        self.k = k
        self.values[self.column] = self.base + k
        for v in self.arrays:
            self.values.pop(v, None)

    def value(self, v: Value) -> Value:
        if v not in self.values and v in self.arrays:
            self.values[v] = self.arrays[v].get(self.k)
        return super().value(v)

    def args(self, op: Op) -> list[Value]:
        return [self.value(v) for v in op.args]

    # ---- loops ---------------------------------------------------------------------------------
    def _reduce(self, op: Op, beside: Sequence[Loops]) -> None:
        """A reduction; if it is a sum, with other sums and loops of stores over the same rows."""
        loops = [loops_of(op), *beside]
        axes = list(zip(loops[0].indices, map(self.value, loops[0].extents)))
        states = [self._states(x.op, x.op.args[len(axes) :]) for x in loops if _reduces(x)]
        if is_sum(op):
            self._in_parts(loops, axes, states)
        else:
            zero = ops.const(0, "index")
            rows = partial(self._nest, axes, partial(self._row, loops, states))
            self._by_width(loops, axes, zero, states, rows)

    def _row(self, loops: Sequence[Loops], totals: Sequence[list[Private]]) -> None:
        """What loops do at one place, whose indices are known for the first of them: the elements
        of reductions join their totals."""
        reductions = [x.op for x in loops if _reduces(x)]
        for x in loops[1:]:
            self.values.update(zip(x.indices, map(self.value, loops[0].indices), strict=True))

        def last(k: Value) -> None:
            for op, own in zip(reductions, totals, strict=True):
                values = [self.value(v) for v in op.blocks[0].yields]
                put_all(own, k, self.joined(op, get_all(own, k), values))

        self.statements([op for x in loops for op in x.body], last if reductions else None)

    def _in_parts(
        self,
        loops: Sequence[Loops],
        axes: list[tuple[Value, Value]],
        states: Sequence[list[Private]],
    ) -> None:
        """Sums of sums over the first index: rounding errors grow with the parts."""
        (index, extent), rest = axes[0], axes[1:]
        short, long = ops.const(SHORT_PART, "index"), ops.const(LONG_PART, "index")
        size = ops.minimum(ops.maximum(extent // short, short), long)
        parts = [[self.array(array.dtype) for array in state] for state in states]
        sums = [x.op for x in loops if _reduces(x)]

        def clear(k: Value) -> None:
            for own in parts:
                put_all(own, k, [ops.const(0, array.dtype) for array in own])

        def join(k: Value) -> None:
            for op, state, own in zip(sums, states, parts, strict=True):
                put_all(state, k, self.joined(op, get_all(state, k), get_all(own, k)))

        def part(p: Value) -> None:
            start = p * size
            self.each(clear)

            def row(r: Value) -> None:
                self.values[index] = start + r
                self._nest(rest, partial(self._row, loops, parts))

            count = ops.minimum(extent - start, size)
            rows = partial(each, count, row, "serial")
            self._by_width(loops, [(index, count), *rest], start, parts, rows)
            self.each(join)

        each((extent + size - 1) // size, part, "serial")

    def _by_width(
        self,
        loops: Sequence[Loops],
        axes: list[tuple[Value, Value]],
        start: Value,
        totals: Sequence[list[Private]],
        by_row: Callable[[], None],
    ) -> None:
        """Makes loops from `start` on along their index: row by row, or reductions of few columns
        in several rows at a time, each by itself, and then the stores of these rows."""
        sums = [x for x in loops if _reduces(x)]
        stores = [x for x in loops if not _reduces(x)]
        if not (self.masks and len(axes) == 1 and all(_is_simple(x.op) for x in sums)):
            by_row()
            return
        count = axes[0][1]

        def narrow() -> list[Value]:
            for x, (total,) in zip(sums, totals, strict=True):
                self._abreast(x.op, x.indices[0], start, count, total)

            def row(r: Value) -> None:
                self.values[stores[0].indices[0]] = start + r
                self._row(stores, [])

            if stores:
                each(count, row, "serial")
            return []

        def wide() -> list[Value]:
            by_row()
            return []

        either(self.width <= ops.const(NARROW, "index"), narrow, wide)

    def _abreast(self, op: Op, index: Value, start: Value, count: Value, total: Private) -> None:
        """As many totals as rows are taken at a time, each one vector of masked columns."""
        combine, dtype = op.attrs["combine"], total.dtype
        nothing = ops.const(neutral(combine, dtype), dtype)
        lanes = ops.const(NARROW, "index")
        vectors = [Private("abreast", dtype, NARROW) for _ in range(ABREAST)]

        def clear(own: Private) -> None:
            each(lanes, lambda k: own.put(k, value=nothing))

        def join(own: Private, row: Value) -> None:
            def lane(k: Value) -> None:
                self.enter(k)
                self.values[index] = row
                self.mask, self.lane = k < self.width, k
                self.all(op.blocks[0].ops[:-1])
                element = self.value(op.blocks[0].yields[0])
                self.mask = None
                own.put(k, value=ops.join(combine, own.get(k), element))

            each(lanes, lane)

        for own in vectors:
            clear(own)

        def rows(n: Value) -> None:
            for r, own in enumerate(vectors):
                join(own, start + n * ABREAST + r)

        many = count // ABREAST
        each(many, rows, "serial")
        done = many * ABREAST
        each(count - done, lambda n: join(vectors[0], start + done + n), "serial")

        def whole(k: Value) -> None:
            value = total.get(k)
            for own in vectors:
                value = ops.join(combine, value, own.get(k))
            total.put(k, value=value)

        each(self.width, whole)

    def _scan(self, op: Op) -> None:
        elements, then = op.blocks[:2]
        states = self._states(op, op.args[1:])
        for param, state in zip(then.params[1:], states):
            self.arrays[param] = state

        def last(k: Value) -> None:
            values = [self.value(v) for v in elements.yields]
            put_all(states, k, self.joined(op, get_all(states, k), values))

        def body() -> None:
            self.values[then.params[0]] = self.values[elements.params[0]]
            self.statements(elements.ops[:-1], last)
            self.statements(then.ops[:-1])

        self._nest([(elements.params[0], self.value(op.args[0]))], body)

    def _for(self, op: Op) -> None:
        block = op.blocks[0]
        states = self._states(op, op.args[3:])
        for param, state in zip(block.params[1:], states):
            self.arrays[param] = state

        def last(k: Value) -> None:
            put_all(states, k, [self.value(v) for v in block.yields])

        bounds = [self.value(v) for v in op.args[:3]]
        self._loop(
            block.params[0],
            bounds,
            lambda: self.statements(block.ops[:-1], last if states else None),
        )

    def _states(self, op: Op, initial: Sequence[Value]) -> list[Private]:
        """An array for each value that a loop carries, filled with the initial ones."""
        states = [self.array(v.dtype) for v in op.results]

        def fill(k: Value) -> None:
            self.enter(k)
            put_all(states, k, [self.value(v) for v in initial])

        if states:
            self.each(fill)
        self.arrays.update(zip(op.results, states))
        return states

    def _nest(self, axes: list[tuple[Value, Value]], body: Callable[[], None]) -> None:
        if not axes:
            body()
            return
        (index, extent), rest = axes[0], axes[1:]
        zero, one = ops.const(0, "index"), ops.const(1, "index")
        self._loop(index, [zero, extent, one], lambda: self._nest(rest, body))

    def _loop(self, index: Value, bounds: list[Value], body: Callable[[], None]) -> None:
        block = Block([Value("index", name=index.name)])
        self.values[index] = block.params[0]
        with ops.into(block):
            body()
            ops.append(Op("yield"))
        ops.append(Op("for", bounds, {"kind": "serial"}, [], [block]))

    # ---- columns -------------------------------------------------------------------------------
    def array(self, dtype: str) -> Private:
        """An element for each column of the block."""
        return Private("column", dtype, self.most)

    def each(self, body: Callable[[Value], None]) -> None:
        """A vector loop over the columns of the block."""
        each(self.width, body)


def _reduces(loops: Loops) -> bool:
    return loops.op.name == "reduce"


def _is_simple(op: Op) -> bool:
    """Whether a reduction's elements may be written several times."""
    block = op.blocks[0]
    named = op.attrs["combine"] != "custom" and len(op.results) == 1
    return named and accesses.straight(block) and len(block.ops) <= SIMPLE


def _used(v: Value, later: Sequence[Op]) -> bool:
    """Whether a value is used by one of these operations, or inside of it."""
    return any(a is v for op in later for a in operands(op))
