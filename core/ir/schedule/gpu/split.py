"""Reductions and scans to one result, in several kernels: parts first, then the whole.

A kernel of one iteration would be one group's. Its reductions are cut into a number of parts, fixed
for all devices of a type, that as many groups compute; the kernel itself, and those of later parts,
join the parts in a temporary. A reduction may follow from an earlier one, as a variance from a
mean: its parts are a separate kernel that joins the earlier one's. Of a scan, the parts are
joined, in their order, then the joined parts are scanned, then each part is, from where the one
before it ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Block, Buffer, Function, Op, Value
from core.ir.rewrite import rewrite
from core.ir.schedule.gpu import facts
from core.ir.schedule.gpu.groups import neutrals
from core.ir.schedule.gpu.serial import (
    Serial,
    get,
    get_where,
    index,
    parallel,
    product,
    put,
    rounded_up,
    stored_as,
    unflatten,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

NEIGHBOURS = 8  # a part begins where a pack may
WORTH = 4096  # elements of a constant number that are worth a second kernel

EFFECTS = frozenset(("store", "atomic", "for", "scan", "if", "alloc"))


def split_reductions(function: Function, parts: int) -> tuple[Function, set[int]]:
    """The program with such kernels split, and the ids of the operations that are parts."""
    if not any(_splits(op) for op in function.kernels):
        return function, set()
    copier = _Split(parts)
    return rewrite(function, copier), copier.parts


def _splits(op: Op) -> list[Op]:
    """The reductions that are split, those before all effects; and a scan after them."""
    if any(a.constant != 1 for a in op.args):
        return []
    loops = []
    for o in op.blocks[0].ops:
        count = facts.trips(o) if o.name in ("reduce", "scan") else 0
        large = count is None or count >= WORTH
        if large and (o.name == "reduce" or facts.scan_is_independent(o)):
            loops.append(o)
        if o.name in EFFECTS:
            break
    return loops


class _Split(Serial):
    """Puts kernels in front of those whose reductions and scans it splits.

    Attributes:
        count: of parts. parts: the ids of their kernels.
        temps: by the id of a reduction or scan, what its parts gave; of a scan, up to each part.
    """

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.parts: set[int] = set()
        self.temps: dict[int, list[Buffer]] = {}

    def visit(self, op: Op) -> Sequence[Value] | None:
        if op.name in ("reduce", "scan"):
            if id(op) not in self.temps:
                return None
            return self._whole(op) if op.name == "reduce" else self._end(op)
        if op.name == "parallel":
            for o in _splits(op):
                (self._split_reduction if o.name == "reduce" else self._split_scan)(op, o)
        return None

    def _split_reduction(self, op: Op, reduction: Op) -> None:
        self.temps[id(reduction)] = self._parts(op, reduction)

    def _parts(self, op: Op, o: Op) -> list[Buffer]:
        """The kernel that joins the elements of each part, of a reduction or scan."""
        temps = [self._temp(v) for v in o.results]

        def body(part: Value) -> None:
            start, length, extents = self._range(o, part)
            element = Block([Value("index", name="k")])
            with ops.into(element):
                at = unflatten(start + element.params[0], extents)
                ops.append(Op("yield", self.inline(o.blocks[0], at)))
            first = neutrals(o, self._first(o))
            if o.name == "scan" and o.attrs["combine"] == "custom":  # it may depend on the order
                results = self._scan(o, length, first, element, _nothing(first))
            else:
                results = self._reduce(o, length, first, element)
            put(temps, [part], results)

        self._kernel(op, o, body)
        return temps

    def _kernel(self, op: Op, o: Op, body: Callable[[Value], None]) -> None:
        """A kernel with an iteration for each part, and what `o` follows from."""
        block = op.blocks[0]
        needed = _needed_by(block, o)

        def whole(part: Value) -> None:
            self.values.update((p, index(0)) for p in block.params)
            self.all(needed)
            body(part)

        self.parts.add(id(parallel("", [index(self.count)], ["part"], whole)))

    def _range(self, o: Op, part: Value) -> tuple[Value, Value, list[Value]]:
        """The first element of a part, how many it has, and the extents of all of them."""
        rank = len(o.blocks[0].params)
        extents = [self.value(v) for v in o.args[:rank]]
        total = product(extents)
        size = rounded_up(total, self.count * NEIGHBOURS) * NEIGHBOURS
        start = part * size
        return start, ops.maximum(ops.minimum(size, total - start), 0), extents

    def _first(self, o: Op) -> list[Value]:
        return [self.value(v) for v in o.args[len(o.blocks[0].params) :]]

    # ---- scans ---------------------------------------------------------------------------------
    def _split_scan(self, op: Op, scan: Op) -> None:
        parts = self._parts(op, scan)
        upto = [self._temp(v) for v in scan.results]
        self._scan_parts(op, scan, parts, upto)
        self._kernel(op, scan, lambda part: self._scan_part(scan, part, upto))
        self.temps[id(scan)] = upto

    def _scan_parts(self, op: Op, scan: Op, parts: list[Buffer], upto: list[Buffer]) -> None:
        def body() -> None:
            self.values.update((p, index(0)) for p in op.blocks[0].params)
            self.all(_needed_by(op.blocks[0], scan))
            first = neutrals(scan, self._first(scan))
            elements, then = _loads(parts, first), Block([Value("index", name="k"), *_like(first)])
            with ops.into(then):
                put(upto, then.params[:1], then.params[1:])
                ops.append(Op("yield"))
            self._scan(scan, index(self.count), first, elements, then)

        parallel("", [], [], body)

    def _scan_part(self, scan: Op, part: Value, upto: list[Buffer]) -> None:
        start, length, _ = self._range(scan, part)
        first = self._first(scan)
        empty = neutrals(scan, first)
        inside, behind = part > 0, part - 1
        before = self.joined(scan, first, get_where(upto, [behind], inside, empty))
        element = Block([Value("index", name="k")])
        with ops.into(element):
            ops.append(Op("yield", self.inline(scan.blocks[0], [start + element.params[0]])))
        then = Block([Value("index", name="k"), *_like(first)])
        with ops.into(then):
            prefix = self.joined(scan, before, then.params[1:])
            self.inline(scan.blocks[1], [start + then.params[0], *prefix])
            ops.append(Op("yield"))
        self._scan(scan, length, empty, element, then)

    def _scan(
        self, scan: Op, extent: Value, first: list[Value], element: Block, then: Block
    ) -> list[Value]:
        blocks = [element, then, *map(self.block, scan.blocks[2:])]
        dtypes = [v.dtype for v in scan.results]
        attrs = {"combine": scan.attrs["combine"]}
        return ops.append(Op("scan", [extent, *first], attrs, dtypes, blocks)).results

    def _end(self, scan: Op) -> list[Value]:
        """In place of a scan: all of it, joined."""
        first = self._first(scan)
        return self.joined(scan, first, get(self.temps[id(scan)], [index(self.count - 1)], first))

    def _temp(self, v: Value) -> Buffer:
        dtype = stored_as(v.dtype)
        buffer = Buffer("parts", dtype, [self.count], None, "temp", "inout")
        ops.append(Op("alloc", [], {"buffer": buffer}))
        return buffer

    # ---- reductions ----------------------------------------------------------------------------
    def _whole(self, reduction: Op) -> list[Value]:
        """In place of a reduction: that of its parts."""
        first = self._first(reduction)
        element = _loads(self.temps[id(reduction)], first)
        return self._reduce(reduction, index(self.count), first, element)

    def _reduce(self, op: Op, extent: Value, first: list[Value], body: Block) -> list[Value]:
        blocks = [body, *map(self.block, op.blocks[1:])]
        dtypes = [v.dtype for v in op.results]
        attrs = {"combine": op.attrs["combine"], "kind": ""}
        return ops.append(Op("reduce", [extent, *first], attrs, dtypes, blocks)).results


def _loads(temps: Sequence[Buffer], like: Sequence[Value]) -> Block:
    """A block that yields what temporaries hold at its index."""
    block = Block([Value("index", name="k")])
    with ops.into(block):
        ops.append(Op("yield", get(temps, block.params, like)))
    return block


def _nothing(like: Sequence[Value]) -> Block:
    """A block that is given an index and values, and does nothing with them."""
    block = Block([Value("index", name="k"), *_like(like)])
    with ops.into(block):
        ops.append(Op("yield"))
    return block


def _like(values: Sequence[Value]) -> list[Value]:
    return [Value(v.dtype, name="p") for v in values]


def _needed_by(block: Block, op: Op) -> list[Op]:
    """The operations of a block in front of `op` that it follows from."""
    needed = {id(v) for o in [op, *(i for b in op.blocks for i in b.walk())] for v in o.args}
    operations = []
    for o in reversed(block.ops[: block.ops.index(op)]):
        if any(id(r) in needed for r in o.results):
            operations.append(o)
            for inner in [o, *(i for b in o.blocks for i in b.walk())]:
                needed.update(map(id, inner.args))
    return operations[::-1]
