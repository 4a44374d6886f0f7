"""Attention on matrix units: queries in tiles, keys in blocks, softmax in shared memory.

    top, total, sums = -inf, 0, 0                                    of each query
    for each key:  score = mask(sum over e of query[e] * scale * key[e])
                   top, total, sums = those joined with exp(score - top) * value

The kernel has this form with a query in each iteration (core/operators/nn/flash_body.py). Here a
group has a tile of queries, each wave 16 of them. For a block of keys a wave multiplies its queries
with the keys, by `tile_product`, and writes the scores to shared memory. There the lanes of a query
mask its scores, find the largest, and write the weights as units read them. The product of weights
and values goes to shared memory, too, from where each lane adds some columns to the sums that it
keeps in registers, scaled to the new largest score. Kernels with masks of blocks are left to other
schedules, which do not read what these hide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeGuard

from core.dtype_table import HALVES, ITEMSIZE
from core.ir import ops
from core.ir.function import Block, Buffer, Op, Value
from core.ir.legalize.narrow import bits_behind
from core.ir.opset import SCALAR, UNIT, UNIT_DTYPES
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
from core.ir.schedule.gpu.tiles import leaves, needed
from core.ir.schedule.gpu.units import as_factor, shared_array

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.ir.schedule.capabilities import Capabilities

KEYS = 32  # of a block
QUERIES = (64, 32, 16)  # of a group, the best first
NEVER = float("-inf")


class Pattern(NamedTuple):
    """What a kernel does with each query and key.

    Attributes:
        row: which parallel index counts queries that have the same keys.
        query, key, value: the numbers that are multiplied, with the blocks that compute them and
            the loops' parameters that count them. scale: of scores; None for 1.
        keys: the loop over single keys. dots, score: its product, and what becomes of that.
        give: the loop that stores a query's results. width, numbers: of a query; of a value.
    """

    row: int
    query: Value
    key: Value
    value: Value
    take: Block
    dots: Op
    sums: Block
    scale: Value | None
    keys: Op
    score: Value
    give: Op
    width: int
    numbers: int


def find_attention(op: Op) -> Pattern | None:
    """What an attention kernel is made of, if it is one."""
    loops = [o for o in op.blocks[0].ops if o.name == "for"]
    if len(loops) != 5:
        return None
    take, _, _, keys, give = loops
    scores = keys.blocks[0]
    inner = [o for o in scores.ops if o.name == "for"]
    if len(keys.results) != 2 or [len(o.results) for o in inner] != [1, 0]:
        return None
    dots, adds = inner
    product, top = dots.blocks[0].yields[0].op, scores.yields[0].op
    query, added = _stored(take), _stored(adds)
    width, numbers = dots.args[1].constant, adds.args[1].constant
    if query is None or added is None or width is None or numbers is None:
        return None
    if not (_is(product, "fma") and _is(top, "max") and _is(added.op, "fma")):
        return None
    scale = None
    if _is(query.op, "mul") and query.op.args[1].constant is not None:
        query, scale = query.op.args
    others = [v for v in top.args if v is not keys.blocks[0].params[1]]
    key, value = product.args[1], added.op.args[1]
    used = {id(v) for x in (key, value) for v in leaves(x)}
    rows = [n for n, p in enumerate(op.blocks[0].params) if id(p) not in used]
    if len(others) != 1 or not rows:
        return None  # queries that share no keys are no tile
    return Pattern(
        rows[-1], query, key, value, take.blocks[0], dots, adds.blocks[0], scale,
        keys, others[0], give, int(width), int(numbers),
    )  # fmt: skip


def _stored(loop: Op) -> Value | None:
    """What a loop stores."""
    stores = [o for o in loop.blocks[0].ops if o.name == "store"]
    return stores[0].args[-1] if len(stores) == 1 else None


def _is(op: Op | None, name: str) -> TypeGuard[Op]:
    return op is not None and op.name == name


# ---- how it is shared out ----------------------------------------------------------------------
class Attended(NamedTuple):
    """A group's share.

    Attributes:
        unit: the tile product. queries: of a group. lanes: of a wave. pack: numbers that a lane
            brings at once. width, numbers: of a query and a value, rounded up to what units
            multiply.
    """

    unit: str
    queries: int
    lanes: int
    width: int
    numbers: int
    pack: int

    @property
    def waves(self) -> int:
        return self.queries // UNIT

    @property
    def parts(self) -> int:
        """Lanes that share a query."""
        return self.waves * self.lanes // self.queries

    def arrays(self) -> dict[str, tuple[str, list[int]]]:
        """The group's arrays in shared memory: rows apart, so that lanes meet in no bank."""
        factors = UNIT_DTYPES[self.unit]
        gap = 16 // ITEMSIZE[factors]
        return {
            "query": (factors, [self.queries, self.width + gap]),
            "key": (factors, [KEYS, self.width + gap]),
            "value": (factors, [KEYS, self.numbers + gap]),
            "weights": (factors, [self.queries, KEYS + gap]),
            "results": ("float32", [self.queries, max(KEYS, self.numbers) + 4]),
            "tops": ("float32", [self.queries, self.parts]),
        }

    def bytes(self) -> int:
        return sum(ITEMSIZE[d] * rows * columns for d, (rows, columns) in self.arrays().values())


def attended(pattern: Pattern, capabilities: Capabilities) -> Attended | None:
    """How a kernel is shared out; None where units do not serve."""
    unit = _unit(pattern, capabilities)
    lanes = power_of_two(capabilities.lanes)
    if not unit or lanes < UNIT:
        return None
    width, numbers = (-(-n // UNIT) * UNIT for n in (pattern.width, pattern.numbers))
    pack = max(1, capabilities.pack_bytes // ITEMSIZE[UNIT_DTYPES[unit]])
    for queries in QUERIES:
        share = Attended(unit, queries, lanes, width, numbers, pack)
        if share.waves * lanes <= capabilities.group and share.bytes() <= capabilities.shared_bytes:
            return share
    return None


def _unit(pattern: Pattern, capabilities: Capabilities) -> str:
    """What units may read queries, keys and values as; "" for nothing."""
    factors = (pattern.query, pattern.key, pattern.value)
    if any(v.dtype != "float32" for v in factors):
        return ""
    for dtype in HALVES:
        if all(bits_behind(v, dtype) is not None for v in factors):
            return dtype if dtype in capabilities.matrix_units else ""
    return "float32" if "float32" in capabilities.matrix_units else ""


# ---- the kernel --------------------------------------------------------------------------------
class Attention(Serial):
    """Writes a kernel of attention."""

    def __init__(self, outer: Serial, op: Op, pattern: Pattern, share: Attended) -> None:
        super().__init__()
        self.values, self.buffers = outer.values, outer.buffers
        self.op_, self.pattern, self.share = op, pattern, share
        self.sum: Value | None = None  # the elements that read the query's sums

    def visit(self, op: Op) -> Sequence[Value] | None:
        if op.name == "load" and op.attrs["buffer"].space == "local" and self.sum is not None:
            return [self.sum]
        return super().visit(op)

    def write(self) -> None:
        extents = self.args(self.op_)
        self.extent = extents[self.pattern.row]
        counts = list(extents)
        counts[self.pattern.row] = rounded_up(self.extent, self.share.queries)
        names = [p.name for p in self.op_.blocks[0].params]
        parallel("group", counts, names, lambda *at: self._group(list(at)))

    def _group(self, at: list[Value]) -> None:
        share = self.share
        self.at, self.first = at, at[self.pattern.row] * share.queries
        self.arrays = {name: shared_array(name, *kind) for name, kind in share.arrays().items()}
        extents = [index(share.waves), index(share.lanes)]
        parallel("lane", extents, ["wave", "lane"], self._lane)

    # ---- expressions of the pattern ------------------------------------------------------------
    def _at(self, row: Value) -> None:
        """What follows is of this query."""
        at = list(self.at)
        at[self.pattern.row] = row
        self.values.update(zip(self.op_.blocks[0].params, at))

    def _computed(self, v: Value, *blocks: Block) -> Value:
        """A value of the kernel, copied here with all that it is made of in these blocks."""
        for block in (self.op_.blocks[0], *blocks):
            self.all(needed(block, v))
        return self.value(v)

    def _seen(self, row: Value) -> Value:
        """How many keys a query can see."""
        self._at(row)
        return self._computed(self.pattern.keys.args[1])

    # ---- a lane --------------------------------------------------------------------------------
    def _lane(self, wave: Value, lane: Value) -> None:
        share, pattern = self.share, self.pattern
        self.number = wave * share.lanes + lane
        self.own, self.part = self.number // index(share.parts), self.number % index(share.parts)
        self.wave = wave
        row = self.first + self.own
        self.row = ops.minimum(row, self.extent - 1)
        self.columns = share.numbers // share.parts
        self.sums = Buffer("sums", "float32", [self.columns], None, "local", "inout")
        tiles = [
            Buffer(name, "float32", [UNIT, size], None, "tile", "inout")
            for name, size in (("scores", KEYS), ("means", share.numbers))
        ]
        for buffer in (self.sums, *tiles):
            ops.append(Op("alloc", [], {"buffer": buffer}))
        zero = ops.const(0, "float32")
        self._each(self.columns, lambda n: _store(self.sums, [n], zero))
        self._bring_queries()
        seen = self._seen(self.row)
        most = self._seen(ops.minimum(self.first + (share.queries - 1), self.extent - 1))

        def block(base: Value, state: list[Value]) -> list[Value]:
            self._bring("key", pattern.key, pattern.dots.blocks[0], base, most)
            self._bring("value", pattern.value, pattern.sums, base, most)
            self._product(tiles[0], ("query", "key"), share.width, turned=True)
            top = self._mask(base, seen, state[0])
            scale = ops.exp(state[0] - _or_zero(top))
            total = self._weigh(top, state[1] * scale)
            self._product(tiles[1], ("weights", "value"), KEYS, turned=False)
            self._each(self.columns, lambda n: self._add(n, scale))
            return [top, total]

        start = [ops.const(NEVER, "float32"), zero]
        top, total = loop(index(0), most, index(KEYS), start, block, name="base")
        whole = self._joined("tops", total, lambda a, b: a + b)
        when(row < self.extent, lambda: self._give([top, whole]))

    def _each(self, count: int, body: Callable[[Value], None]) -> None:
        def step(n: Value, _: list[Value]) -> list[Value]:
            body(n)
            return []

        loop(index(0), index(count), index(1), [], step, "unroll", "n")

    # ---- factors -------------------------------------------------------------------------------
    def _bring_queries(self) -> None:
        def query(row: Value, e: Value) -> Value:
            self._at(row)
            self.values[self.pattern.take.params[0]] = e
            return self._computed(self.pattern.query, self.pattern.take)

        self._fill("query", self.first, self.extent, self.pattern.width, query)

    def _bring(self, name: str, v: Value, block: Block, base: Value, most: Value) -> None:
        pattern = self.pattern
        self._at(self.row)

        def number(key: Value, e: Value) -> Value:
            self.values[pattern.keys.blocks[0].params[0]] = key
            self.values[block.params[0]] = e
            return self._computed(v, pattern.keys.blocks[0], block)

        width = pattern.width if name == "key" else pattern.numbers
        self._fill(name, base, most, width, number)

    def _fill(
        self,
        name: str,
        first: Value,
        stop: Value,
        width: int,
        number: Callable[[Value, Value], Value],
    ) -> None:
        """An array from number(row, column), zeros where there is none; neighbouring lanes along
        memory."""
        array, share = self.arrays[name], self.share
        rows, columns = int(array.shape[0]), share.numbers if name == "value" else share.width
        lanes = share.waves * share.lanes

        def brought(pack: int) -> list[Value]:
            def one(row: Value, column: Value) -> list[Value]:
                found = number(first + row, column) if pack > 1 else choose(
                    (first + row < stop) & (column < width),
                    lambda: [number(first + row, column)],
                    lambda: [ops.const(0, "float32")],
                )[0]  # fmt: skip
                _store(array, [row, column], as_factor(found, share.unit))
                return []

            def some(t: Value, _: list[Value]) -> list[Value]:
                flat = t * lanes + self.number
                row, column = flat // index(columns // pack), flat % index(columns // pack) * pack
                if pack == 1:
                    return one(row, column)
                ends = index(0), index(pack), index(1)
                return loop(*ends, [], lambda m, _: one(row, column + m), "pack", "m")

            count = index(rows * columns // (lanes * pack))
            return loop(index(0), count, index(1), [], some, name="t")

        packs = share.pack > 1 and columns == width and not rows * columns % (lanes * share.pack)
        if packs and not columns % share.pack:
            choose(first + rows <= stop, lambda: brought(share.pack), lambda: brought(1))
        else:
            brought(1)

    def _product(self, tile: Buffer, names: tuple[str, str], depth: int, turned: bool) -> None:
        """The product of a wave's rows of an array and another array, in `results`."""
        ops.append(Op("barrier"))
        ops.append(Op("tile_fill", [ops.const(0, "float32")], {"buffer": tile}))
        row = self.wave * UNIT
        attrs = {
            "buffer": tile, "others": tuple(self.arrays[n] for n in names), "depth": depth,
            "dtype": self.share.unit, "first_turned": False, "second_turned": turned,
        }  # fmt: skip
        ops.append(Op("tile_product", [row, index(0)], attrs))
        attrs = {
            "buffer": tile, "others": (self.arrays["results"],), "height": UNIT,
            "width": int(tile.shape[1]),
        }  # fmt: skip
        ops.append(Op("tile_store", [index(0), index(0), row, index(0)], attrs))
        ops.append(Op("barrier"))

    # ---- softmax -------------------------------------------------------------------------------
    def _mask(self, base: Value, seen: Value, top: Value) -> Value:
        """The lane's scores as they count; the largest score of its query so far."""
        results = self.arrays["results"]

        def one(n: Value, state: list[Value]) -> list[Value]:
            column = n * self.share.parts + self.part
            score = self._score(base + column, seen, _load(results, [self.own, column]))
            _store(results, [self.own, column], score)
            return [ops.maximum(state[0], score)]

        found = loop(index(0), index(KEYS // self.share.parts), index(1), [top], one, name="n")
        return self._joined("tops", found[0], ops.maximum)

    def _score(self, key: Value, seen: Value, product: Value) -> Value:
        pattern = self.pattern
        self._at(self.row)
        self.values[pattern.keys.blocks[0].params[0]] = ops.minimum(key, seen - 1)
        self.values[pattern.dots.result] = (
            product if pattern.scale is None else product * self.value(pattern.scale)
        )
        never = ops.const(NEVER, "float32")
        return choose(key < seen, lambda: [self._masked()], lambda: [never])[0]

    def _masked(self) -> Value:
        pattern = self.pattern
        product = self.value(pattern.dots.result)
        for block in (self.op_.blocks[0], pattern.keys.blocks[0]):
            self.all([o for o in needed(block, pattern.score) if o is not pattern.dots])
        self.values[pattern.dots.result] = product
        return self.value(pattern.score)

    def _joined(self, name: str, own: Value, join: Callable[[Value, Value], Value]) -> Value:
        """The values of a query's lanes, joined."""
        array = self.arrays[name]
        _store(array, [self.own, self.part], own)
        ops.append(Op("barrier"))
        whole = _load(array, [self.own, index(0)])
        for n in range(1, self.share.parts):
            whole = join(whole, _load(array, [self.own, index(n)]))
        return whole

    def _weigh(self, top: Value, total: Value) -> Value:
        """The lane's weights, as factors; their sum with the earlier ones."""
        base = _or_zero(top)

        def one(n: Value, state: list[Value]) -> list[Value]:
            at = [self.own, n * self.share.parts + self.part]
            weight = ops.exp(_load(self.arrays["results"], at) - base)
            _store(self.arrays["weights"], at, as_factor(weight, self.share.unit))
            return [state[0] + weight]

        count = index(KEYS // self.share.parts)
        return loop(index(0), count, index(1), [total], one, name="n")[0]

    def _add(self, n: Value, scale: Value) -> None:
        new = _load(self.arrays["results"], [self.own, n * self.share.parts + self.part])
        _store(self.sums, [n], ops.fma(_load(self.sums, [n]), scale, new))

    # ---- results -------------------------------------------------------------------------------
    def _give(self, state: Sequence[Value]) -> None:
        """The results of a query that the kernel stores."""
        pattern, block = self.pattern, self.op_.blocks[0]
        self._at(self.row)
        self.values.update(zip(pattern.keys.results, state))
        after = block.ops[block.ops.index(pattern.keys) + 1 :]
        self.all([o for o in block.ops if o.name in SCALAR or o.name == "const"])
        carried = self.args(pattern.give)[3:]

        def give(n: Value) -> None:
            column = n * self.share.parts + self.part

            def one() -> None:
                self.sum = _load(self.sums, [n])
                self.inline(pattern.give.blocks[0], [column, *carried])
                self.sum = None

            when(column < pattern.numbers, one)

        self._each(self.columns, give)
        self.values.update(zip(pattern.give.results, carried))
        stores = [o for o in after if o.name == "store"]
        when(ops.binary("eq", self.part, 0), lambda: self.all(stores))


def _or_zero(top: Value) -> Value:
    return ops.where(ops.binary("eq", top, NEVER), 0.0, top)


def _load(buffer: Buffer, at: Sequence[Value]) -> Value:
    return ops.emit("load", list(at), buffer.dtype, buffer=buffer)


def _store(buffer: Buffer, at: Sequence[Value], value: Value) -> None:
    ops.append(Op("store", [*at, value], {"buffer": buffer}))
