"""Sums of products of two operands, as in a matrix multiplication: tiles through shared memory.

    y[.., i, j] = f(sum over k of a(.., i, k) * b(.., k, j))

A group computes a tile of y. It walks along k tile by tile: each lane brings one element of either
operand to shared memory, then adds the products of a row and a column from there. So each operand
is read from global memory once a tile, not once an element. `a` and `b` are any expressions of
loads, such as conversions.
"""

from __future__ import annotations

from core.ir import ops
from core.ir.function import ITEMSIZE, Block, Buffer, Op, Value
from core.ir.schedule import accesses
from core.ir.schedule.gpu import facts
from core.ir.schedule.gpu.serial import (
    Serial,
    choose,
    index,
    loop,
    parallel,
    rounded_up,
    when,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.ir.schedule.capabilities import Capabilities

LARGEST = 16  # the side of a tile at most
LEAST = 4  # below, a tile saves too little


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
    local = {id(v) for o in op.blocks[0].ops for v in o.results}
    used = []
    for operand in operands:
        found = set(map(id, leaves(operand)))
        if found & local or id(reduce.blocks[0].params[0]) not in found:
            return None
        used.append({n for n, p in enumerate(params) if id(p) in found})
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


def tile_side(op: Op, product: Product, capabilities: Capabilities) -> int | None:
    """The side of the tiles; None if they are not worth it or do not fit."""
    side = LARGEST
    size = 2 * ITEMSIZE[product.operands[0].dtype]
    while side * side > capabilities.group or size * side * (side + 1) > capabilities.shared_bytes:
        side //= 2
        if side < LEAST:
            return None
    extents = [op.args[product.row], op.args[product.column], product.reduce.args[0]]
    known = [e.constant for e in extents if e.constant is not None]
    return None if any(n < side for n in known) else side


class Tiles(Serial):
    """Writes a kernel as tiles of `side` * `side` lanes."""

    def __init__(self, outer: Serial, op: Op, product: Product, side: int) -> None:
        super().__init__()
        self.values, self.buffers = outer.values, outer.buffers
        self.op_, self.product, self.side = op, product, side
        self.total: list[Value] = []

    def visit(self, op: Op) -> Sequence[Value] | None:
        return self.total if op is self.product.reduce else super().visit(op)

    def write(self) -> None:
        op, side, product = self.op_, self.side, self.product
        extents = self.args(op)
        counts = list(extents)
        for n in (product.row, product.column):
            counts[n] = rounded_up(extents[n], side)
        names = [p.name for p in op.blocks[0].params]
        parallel("group", counts, names, lambda *at: self._group(list(at), extents))

    def _group(self, at: list[Value], extents: list[Value]) -> None:
        product, side = self.product, self.side
        self.first = {n: at[n] * side for n in (product.row, product.column)}
        self.at, self.extents = at, extents
        self.arrays = []
        for name, v in zip("ab", product.operands):
            array = Buffer(name, v.dtype, [side, side + 1], None, "shared", "inout")
            ops.append(Op("alloc", [], {"buffer": array}))
            self.arrays.append(array)
        sides = [index(side), index(side)]
        parallel("lane", sides, ["r", "c"], self._lane)

    def _lane(self, r: Value, c: Value) -> None:
        product, side = self.product, self.side
        length = self.value(product.reduce.args[0])
        start = [self.value(v) for v in product.reduce.args[1:]]

        def tile(base: Value, total: list[Value]) -> list[Value]:
            self._bring(0, product.row, r, c, base, length)
            self._bring(1, product.column, r, c, base, length)
            ops.append(Op("barrier"))
            total = loop(index(0), index(side), index(1), total, step, "unroll", "k")
            ops.append(Op("barrier"))
            return total

        def step(k: Value, total: list[Value]) -> list[Value]:
            a = ops.emit("load", [r, k], total[0].dtype, buffer=self.arrays[0])
            b = ops.emit("load", [k, c], total[0].dtype, buffer=self.arrays[1])
            return [total[0] + a * b]

        self.total = loop(index(0), length, index(side), start, tile, name="base")
        own = list(self.at)
        own[product.row] = self.first[product.row] + r
        own[product.column] = self.first[product.column] + c
        inside = self._inside(product.row, own) & self._inside(product.column, own)
        when(inside, lambda: self._store(own))

    def _inside(self, n: int, at: list[Value]) -> Value:
        return at[n] < self.extents[n]

    def _store(self, at: list[Value]) -> None:
        self.inline(self.op_.blocks[0], at)

    def _bring(self, which: int, n: int, r: Value, c: Value, base: Value, length: Value) -> None:
        """One element of an operand to shared memory; neighbouring lanes along global memory.

        Of the first operand rows are along index n and columns along k; of the second, the other
        way round.
        """
        body = self.product.reduce.blocks[0]
        operand = self.product.operands[which]
        turned = self._turned(which, n)
        row, column = (c, r) if turned else (r, c)
        along, k = (row, column) if which == 0 else (column, row)
        outer, inner = self.first[n] + along, base + k
        at = list(self.at)
        at[n] = outer

        def element() -> list[Value]:
            self.values.update(zip(self.op_.blocks[0].params, at))
            self.values[body.params[0]] = inner
            self.all(needed(body, operand))
            return [self.value(operand)]

        zero = ops.const(0, operand.dtype)
        inside = (outer < self.extents[n]) & (inner < length)
        value = choose(inside, element, lambda: [zero])
        ops.append(Op("store", [row, column, *value], {"buffer": self.arrays[which]}))

    def _turned(self, which: int, n: int) -> bool:
        """Whether an operand's memory runs along the rows of its tile."""
        block = _slice(self.product.reduce.blocks[0], self.product.operands[which])
        k, other = self.product.reduce.blocks[0].params[0], self.op_.blocks[0].params[n]
        score_k, score_n = facts.score(block, k), facts.score(block, other)
        return score_n > score_k if which == 0 else score_k > score_n


def needed(block: Block, v: Value) -> list[Op]:
    """The operations of a block that a value is computed by."""
    found = set(map(id, leaves(v)))
    return [o for o in block.ops if any(id(r) in found or o.name == "const" for r in o.results)]


def _slice(block: Block, v: Value) -> Block:
    return Block(block.params, needed(block, v))
