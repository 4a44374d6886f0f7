"""Matrix multiplications and other sums of products of two operands: tiles in shared memory.

    y[.., i, j] = f(sum over k of a(.., i, k) * b(.., k, j))

A group computes a tile of y. It walks along k tile by tile: its lanes bring a tile of either
operand to shared memory, then each adds the products of some rows and some columns from there,
whose sums it keeps in registers. So each operand is read from global memory once a tile, and from
shared memory once for some products. `a` and `b` are any expressions of loads, such as conversions;
`f` is whatever the kernel does with each sum.

Where the lanes of a group are one vector of a processor, a tile is higher than there are registers
for: it is cut into strips of rows, whose sums wait in the group's memory while others are added to.
What was brought of `b`, in the order in which vectors read it, then serves all the strips.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.dtype_table import ITEMSIZE, is_float
from core.ir import ops
from core.ir.function import Block, Buffer, Op, Value
from core.ir.opset import SCALAR
from core.ir.schedule import accesses
from core.ir.schedule.gpu import facts
from core.ir.schedule.gpu.serial import (
    Serial,
    choose,
    index,
    loop,
    parallel,
    power_of_two,
    rounded_up,
    when,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core.ir.schedule.capabilities import Capabilities

SIDE = 16  # lanes along a tile's rows, and columns, at most
LEAST = 4  # lanes along columns, or steps along k: below, a tile saves too little
TILE = 64  # rows and columns of a tile at most
ROWS, COLUMNS = 8, 4  # of sums that a lane keeps in registers, at most
DEPTH = 16  # steps along k for each tile; more where a group has one row of lanes
STRIPS = 16  # of a tile at most
UNROLLED = 8  # operations after a sum, up to which they are written out for each


class Shape:
    """How a tile is shared out.

    Attributes:
        rows, columns: of lanes. high, wide: rows and columns of sums that a lane keeps, `rows` and
            `columns` apart. depth: steps along k for each tile. strips: how often there are
            `high` rows; more than 1 only where lanes are one row.
    """

    __slots__ = ("columns", "depth", "high", "rows", "strips", "wide")

    def __init__(
        self, rows: int, columns: int, high: int, wide: int, depth: int, strips: int = 1
    ) -> None:
        self.rows, self.columns = rows, columns
        self.high, self.wide = high, wide
        self.depth, self.strips = depth, strips

    @property
    def height(self) -> int:
        return self.rows * self.high * self.strips

    @property
    def width(self) -> int:
        return self.columns * self.wide

    def fits(self, itemsize: int, shared_bytes: int) -> bool:
        """Whether there is room, and each lane has an element of either tile to bring."""
        lanes, depth = self.rows * self.columns, self.depth
        elements = self.height * (depth + 1) + depth * (self.width + 1)
        if self.strips > 1:  # sums, too
            elements += self.height * self.width
        brought = min(self.height, self.width) * depth
        return elements * itemsize <= shared_bytes and brought >= lanes


class Product:
    """The pattern in a kernel: the reduction, its operands, and which parallel indices they use."""

    __slots__ = ("column", "operands", "reduce", "row")

    def __init__(self, reduce: Op, operands: list[Value], row: int, column: int) -> None:
        self.reduce = reduce
        self.operands = operands
        self.row = row  # of the parallel indices: used by the first operand only
        self.column = column  # ... by the second only


def find_product(op: Op) -> Product | None:
    """The sum of products that a kernel is, if it is one."""
    block = op.blocks[0]
    loops = accesses.loops(block)
    if len(loops) != 1 or any(o.name in ("alloc", "if", "atomic") for o in block.walk()):
        return None
    reduce = loops[0]
    plain = reduce.name == "reduce" and reduce.attrs["combine"] == "sum"
    if not plain or len(reduce.blocks[0].params) != 1 or len(reduce.results) != 1:
        return None
    product = reduce.blocks[0].yields[0].op
    if product is None or product.name != "mul" or product.result.dtype in ("bool", "index"):
        return None
    if any(o.blocks for o in reduce.blocks[0].ops) or reduce.args[1].constant is None:
        return None
    return _indices(op, reduce, product.args)


def _indices(op: Op, reduce: Op, operands: list[Value]) -> Product | None:
    params = list(op.blocks[0].params)
    local = {id(v) for o in op.blocks[0].ops if o.name not in SCALAR for v in o.results}
    used = []
    for operand in operands:
        leaf_ids = set(map(id, leaves(operand)))
        if leaf_ids & local or id(reduce.blocks[0].params[0]) not in leaf_ids:
            return None
        used.append({n for n, p in enumerate(params) if id(p) in leaf_ids})
    rows, columns = used[0] - used[1], used[1] - used[0]
    if not rows or not columns:
        return None
    if max(rows) > max(columns):  # the second operand is that along whose columns y lies
        return Product(reduce, operands[::-1], max(columns), max(rows))
    return Product(reduce, operands, max(rows), max(columns))


def leaves(v: Value) -> Iterator[Value]:
    """What an expression is computed from: parameters of blocks, and results of outer blocks."""
    seen: set[int] = set()
    todo = [v]
    while todo:
        v = todo.pop()
        if id(v) in seen or v.constant is not None:
            continue
        seen.add(id(v))
        yield v
        if v.op is not None:
            todo += v.op.args


def tile_shape(op: Op, product: Product, capabilities: Capabilities) -> Shape | None:
    """How the tiles are shared out; None if they are not worth it or do not fit."""
    itemsize = ITEMSIZE[product.operands[0].dtype]
    height, width, length = (
        e.constant for e in (op.args[product.row], op.args[product.column], product.reduce.args[0])
    )
    group = power_of_two(capabilities.group)
    columns = min(SIDE, power_of_two(capabilities.lanes), group)
    while columns >= LEAST:
        rows = min(SIDE, group // columns)
        for shape in _shapes(rows, columns, capabilities.sums):
            if shape.fits(itemsize, capabilities.shared_bytes) and _within(
                shape, height, width, length
            ):
                return shape
        columns, group = columns // 2, group // 4
    return None


def _shapes(rows: int, columns: int, sums: int) -> Iterator[Shape]:
    """The ways to share a tile out among these lanes, the best first."""
    if rows == 1:
        yield from _strips(columns, sums)
    deep = 4 * DEPTH if rows == 1 else DEPTH
    high = min(ROWS, TILE // rows)
    while high >= 1 and rows * high >= LEAST:
        wide = min(COLUMNS, TILE // columns, sums // high)
        while wide >= 1:
            for depth in (deep, deep // 2, deep // 4):
                yield Shape(rows, columns, high, wide, depth)
            wide //= 2
        high //= 2


def _strips(columns: int, sums: int) -> Iterator[Shape]:
    """Tiles of many strips: a vector of `b` and a number of `a` are read for several products."""
    wide = COLUMNS
    while wide >= 1:
        strips = STRIPS
        while strips > 1:
            yield Shape(1, columns, sums // COLUMNS, wide, 4 * DEPTH, strips)
            strips //= 2
        wide //= 2


def _within(shape: Shape, height: Any, width: Any, length: Any) -> bool:
    """Whether a tile is no larger than the matrix, where that is known."""
    strip = shape.height // shape.strips
    pairs = ((height, strip), (width, shape.width), (length, shape.depth))
    return all(size is None or size >= wanted for size, wanted in pairs)


class Tiles(Serial):
    """Writes a kernel as tiles."""

    def __init__(self, outer: Serial, op: Op, product: Product, shape: Shape) -> None:
        super().__init__()
        self.values, self.buffers = outer.values, outer.buffers
        self.op_, self.product, self.shape = op, product, shape
        self.total: list[Value] = []
        self.sums: Buffer
        self.place: list[Value] = []

    def visit(self, op: Op) -> Sequence[Value] | None:
        return self.total if op is self.product.reduce else super().visit(op)

    def write(self) -> None:
        op, product = self.op_, self.product
        extents = self.args(op)
        counts = list(extents)
        for n, size in ((product.row, self.shape.height), (product.column, self.shape.width)):
            counts[n] = rounded_up(extents[n], size)
        names = [p.name for p in op.blocks[0].params]
        parallel("group", counts, names, lambda *at: self._group(list(at), extents))

    def _group(self, at: list[Value], extents: list[Value]) -> None:
        product, shape = self.product, self.shape
        self.first = {
            product.row: at[product.row] * shape.height,
            product.column: at[product.column] * shape.width,
        }
        self.at, self.extents = at, extents
        sizes = [[shape.height, shape.depth], [shape.depth, shape.width]]
        if shape.rows > 1:  # lanes side by side do not meet in one bank
            sizes = [[n, m + 1] for n, m in sizes]
        # A number of `a` goes to all lanes: its tile may lie as memory does.
        self.along_rows = shape.rows == 1 and self._turned(0, product.row)
        if self.along_rows:
            sizes[0].reverse()
        self.arrays = []
        for name, v, size in zip("ab", product.operands, sizes):
            array = Buffer(name, v.dtype, size, None, "shared", "inout")
            ops.append(Op("alloc", [], {"buffer": array}))
            self.arrays.append(array)
        if shape.strips > 1:
            self._share()
        parallel("lane", [index(shape.rows), index(shape.columns)], ["r", "c"], self._lane)

    # ---- sums ----------------------------------------------------------------------------------
    def _lane(self, r: Value, c: Value) -> None:
        product, shape = self.product, self.shape
        length = self.value(product.reduce.args[0])
        start = [self.value(v) for v in product.reduce.args[1:]]
        if shape.rows == 1:
            r = index(0)
        if shape.strips > 1:
            self.place = [c]
            self._each(index(shape.height * shape.wide), lambda n: self._store_sum(n, start[0]))
        add, sum_count = (self._add, shape.high * shape.wide) if shape.strips == 1 else (
            self._add_strips, 0)  # fmt: skip

        def tile(base: Value, sums: list[Value]) -> list[Value]:
            self._bring(0, product.row, r * shape.columns + c, base, length)
            self._bring(1, product.column, r * shape.columns + c, base, length)
            ops.append(Op("barrier"))
            sums = add(r, c, sums)
            ops.append(Op("barrier"))
            return sums

        sums = loop(index(0), length, index(shape.depth), start * sum_count, tile, name="base")
        self._finish(r, c, sums)

    def _add(self, r: Value, c: Value, sums: list[Value]) -> list[Value]:
        """The sums with the products of a tile of either operand added."""
        shape = self.shape

        def step(k: Value, sums: list[Value]) -> list[Value]:
            dtype = sums[0].dtype
            down = [r + i * shape.rows for i in range(shape.high)]
            along = [c + j * shape.columns for j in range(shape.wide)]
            at = [[k, row] if self.along_rows else [row, k] for row in down]
            a = [ops.emit("load", place, dtype, buffer=self.arrays[0]) for place in at]
            b = [ops.emit("load", [k, column], dtype, buffer=self.arrays[1]) for column in along]
            pairs = [(x, y) for x in a for y in b]
            if is_float(dtype):
                return [ops.fma(x, y, total) for (x, y), total in zip(pairs, sums)]
            return [total + x * y for (x, y), total in zip(pairs, sums)]

        return loop(index(0), index(shape.depth), index(1), sums, step, "unroll", "k")

    # ---- sums in memory ------------------------------------------------------------------------
    def _hold(self, dtype: str, count: int) -> None:
        """Memory of a lane for so many sums."""
        self.sums = Buffer("sums", dtype, [count], None, "local", "inout")
        ops.append(Op("alloc", [], {"buffer": self.sums}))

    def _share(self) -> None:
        """The same for lanes of one row: neighbours next to each other, as vectors are stored."""
        shape, dtype = self.shape, self.product.reduce.results[0].dtype
        size = [shape.height * shape.wide, shape.columns]
        self.sums = Buffer("sums", dtype, size, None, "shared", "inout")
        ops.append(Op("alloc", [], {"buffer": self.sums}))

    def _store_sum(self, n: Value, total: Value) -> None:
        ops.append(Op("store", [n, *self.place, total], {"buffer": self.sums}))

    def _load_sum(self, n: Value) -> Value:
        return ops.emit("load", [n, *self.place], self.sums.dtype, buffer=self.sums)

    def _each(self, stop: Value, body: Callable[[Value], None]) -> None:
        def step(n: Value, _: list[Value]) -> list[Value]:
            body(n)
            return []

        kind = "serial" if stop.constant is None else "unroll"
        loop(index(0), stop, index(1), [], step, kind, "n")

    def _add_strips(self, r: Value, c: Value, sums: list[Value]) -> list[Value]:
        shape = self.shape

        def strip(row: Value, _: list[Value]) -> list[Value]:
            places = [row * shape.wide + n for n in range(shape.high * shape.wide)]
            totals = self._add(row, c, [self._load_sum(n) for n in places])
            for n, total in zip(places, totals):
                self._store_sum(n, total)
            return []

        return loop(index(0), self._rows(), index(shape.high), sums, strip, name="strip")

    def _rows(self) -> Value:
        """How many rows of the tile there are."""
        n = self.product.row
        return ops.minimum(self.extents[n] - self.first[n], index(self.shape.height))

    # ---- operations after the sums -------------------------------------------------------------
    def _finish(self, r: Value, c: Value, sums: list[Value]) -> None:
        """The operations after each sum: written out for each, or in a loop over them."""
        shape = self.shape
        small = sum(1 for _ in self.op_.blocks[0].walk()) <= UNROLLED
        if len(sums) == 1 or (small and sums):
            for n, total in enumerate(sums):
                self._element(r, c, index(n // shape.wide), index(n % shape.wide), total)
            return
        if sums:
            self._hold(sums[0].dtype, len(sums))
        for n, total in enumerate(sums):
            self._store_sum(index(n), total)
        rows = index(shape.high) if sums else self._rows()
        self._each(rows * shape.wide, lambda n: self._element(
            r, c, n // index(shape.wide), n % index(shape.wide), self._load_sum(n)))  # fmt: skip

    def _element(self, r: Value, c: Value, i: Value, j: Value, total: Value) -> None:
        product, shape = self.product, self.shape
        self.total = [total]
        own = list(self.at)
        own[product.row] = self.first[product.row] + r + i * shape.rows
        own[product.column] = self.first[product.column] + c + j * shape.columns
        inside = self._inside(product.row, own) & self._inside(product.column, own)
        when(inside, lambda: self._store(own))

    def _inside(self, n: int, at: list[Value]) -> Value:
        return at[n] < self.extents[n]

    def _store(self, at: list[Value]) -> None:
        self.inline(self.op_.blocks[0], at)

    # ---- operands ------------------------------------------------------------------------------
    def _bring(self, which: int, n: int, lane: Value, base: Value, length: Value) -> None:
        """A tile of an operand to shared memory; neighbouring lanes along global memory.

        Of the first operand rows are along index n and columns along k; of the second, the other
        way round.
        """
        shape, operand = self.shape, self.product.operands[which]
        sizes = [shape.height, shape.depth] if which == 0 else [shape.depth, shape.width]
        turned = self._turned(which, n)
        slow, fast = reversed(sizes) if turned else sizes
        lanes = shape.rows * shape.columns
        of_n = sizes[which]

        def places(t: Value) -> tuple[Value, Value, Value, Value]:
            """Row and column in the tile of a lane's t-th element; these along n and k."""
            if fast >= lanes:
                outer, inner = t // index(fast // lanes), t % index(fast // lanes) * lanes + lane
            else:
                outer, inner = t * (lanes // fast) + lane // index(fast), lane % index(fast)
            row, column = (inner, outer) if turned else (outer, inner)
            along, k = (row, column) if which == 0 else (column, row)
            return row, column, self.first[n] + along, base + k

        def brought(guarded: bool) -> list[Value]:
            def one(t: Value, _: list[Value]) -> list[Value]:
                row, column, along, k = places(t)
                element = [self._operand(which, n, along, k)] if not guarded else choose(
                    (along < self.extents[n]) & (k < length),
                    lambda: [self._operand(which, n, along, k)],
                    lambda: [ops.const(0, operand.dtype)],
                )  # fmt: skip
                at = [column, row] if which == 0 and self.along_rows else [row, column]
                ops.append(Op("store", [*at, *element], {"buffer": self.arrays[which]}))
                return []

            return loop(index(0), index(slow * fast // lanes), index(1), [], one, "unroll", "t")

        whole = (self.first[n] + of_n <= self.extents[n]) & (base + shape.depth <= length)
        choose(whole, lambda: brought(False), lambda: brought(True))

    def _operand(self, which: int, n: int, along: Value, k: Value) -> Value:
        """An element of an operand."""
        body, operand = self.product.reduce.blocks[0], self.product.operands[which]
        at = list(self.at)
        at[n] = along
        self.values.update(zip(self.op_.blocks[0].params, at))
        self.values[body.params[0]] = k
        self.all(needed(self.op_.blocks[0], operand))  # what indices were clipped to, and the like
        self.all(needed(body, operand))
        return self.value(operand)

    def _turned(self, which: int, n: int) -> bool:
        """Whether an operand's memory runs along the rows of its tile."""
        block = _slice(self.product.reduce.blocks[0], self.product.operands[which])
        k, other = self.product.reduce.blocks[0].params[0], self.op_.blocks[0].params[n]
        score_k, score_n = facts.score(block, k), facts.score(block, other)
        return score_n > score_k if which == 0 else score_k > score_n


def needed(block: Block, v: Value) -> list[Op]:
    """The operations of a block that a value is computed by."""
    leaf_ids = set(map(id, leaves(v)))
    return [o for o in block.ops if any(id(r) in leaf_ids or o.name == "const" for r in o.results)]


def _slice(block: Block, v: Value) -> Block:
    return Block(block.params, needed(block, v))
