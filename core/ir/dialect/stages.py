"""Stages: a loop over a piece of the iterations is cut into one loop after the other.

A test of the condition that `sin(exp(x))` has for `exp(x)` would compute `exp(x)` twice. Cut there,
one loop computes `exp(x)` of a piece into a short array, and the next loop reads that; so does the
test before it.

Long chains are cut without a condition, too. A processor looks some hundred operations ahead: of
short iterations it computes several at once, of long ones, each operation of which waits for the
one before, it computes one. `log(exp(x))` in one loop takes 1.5 times as long as in two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.dialect.unswitching import (
    LARGE,
    TEST,
    WORTH,
    SameBuffers,
    conditions_of,
    cost,
    cost_of,
    fixed_of,
    needed_for,
    repeatable_of,
    side_of,
)  # fmt: skip
from core.ir.function import Block, Buffer, Op, Value
from core.ir.simplify.clean import remove_unused

if TYPE_CHECKING:
    from collections.abc import Iterator

PIECE = 256  # iterations
HALF = 16  # operations of either part of a loop that is cut without a condition
KEPT = 3  # operations that a value between two stages is: its place, a write and a read


class Stage:
    """A loop's operations, and the arrays for later stages that it writes."""

    __slots__ = ("block", "kept")

    def __init__(self, block: Block, kept: list[Buffer]) -> None:
        self.block = block
        self.kept = kept


def stages(block: Block, piece: Value) -> list[Stage]:
    """A loop as one loop after the other. piece: the first of a piece's iterations."""
    done = []
    while cut := _cut(block):
        stage, block = cut.stages(piece)
        done.append(stage)
    return [*done, Stage(block, [])]


def _cut(block: Block) -> _Cut | None:
    """Where a loop is cut first, if it is worth it."""
    places = list(_places(block)) if 2 * HALF <= cost(block) <= LARGE else []
    return _before_condition(block, places) or _half(places)


def _before_condition(block: Block, places: list[_Cut]) -> _Cut | None:
    """The place from which a condition is tested at the least cost, if its test saves more."""
    whole = cost(block)
    for condition in conditions_of(block) if places else ():
        test = needed_for(block, [condition])
        options = [(place.cost_of(test), place) for place in places if place.before(condition)]
        least, best = min(options, key=lambda option: option[0], default=(whole, None))
        if least < sum(map(cost_of, test)) and whole - cost(side_of(block, {condition: 1})) >= max(
            WORTH, TEST * least
        ):
            return best
    return None


def _half(places: list[_Cut]) -> _Cut | None:
    """The place next to the middle over which one value is kept."""
    options = [(place.least, place) for place in places if len(place.kept) == 1]
    least, best = max(options, key=lambda option: option[0], default=(0, None))
    return best if least >= HALF else None


def _places(block: Block) -> Iterator[_Cut]:
    """Where a loop may be cut: what is before, without its stores, is repeatable, and no bool of it
    is used after, since vectors of bools in memory have other lengths."""
    repeatable = repeatable_of(block)
    free = _free(block, repeatable)
    last: dict[Value, int] = {}  # where a value is used last; a store is after every place
    stores = [op for op in block.ops if op.name == "store"]
    for n, op in enumerate([*block.ops, *stores]):
        for inner in (op, *(inner for b in op.blocks for inner in b.walk())):
            last.update(dict.fromkeys(inner.args, n))
    order = {op: n for n, op in enumerate(block.ops)}
    kept: list[Value] = []
    costs = [0 if op in free or op.name == "store" else cost_of(op) for op in block.ops]
    early, whole = 0, sum(costs)
    for n, op in enumerate(block.ops):
        if n:
            kept = [v for v in kept if last[v] >= n]
            if all(v.dtype != "bool" for v in kept):
                yield _Cut(block, order, n, kept, free, min(early, whole - early))
        if op.name != "store" and op not in repeatable:
            return
        kept = [*kept, *(v for v in op.results if op not in free and v in last)]
        early += costs[n]


def _free(block: Block, repeatable: set[Op]) -> set[Op]:
    """What each stage computes or reads anew: indices, masks, inputs, what is the same for all."""
    fixed, masks, free = fixed_of(block), set(_for_masks(block)), set()
    bound: set[Value] = set()
    for op in block.ops:
        simple = op.name == "load" or any(v.dtype == "index" or v in fixed for v in op.results)
        if (simple or op in masks) and op in repeatable and bound.isdisjoint(op.args):
            free.add(op)
        else:
            bound.update(op.results)
    return free


def _for_masks(block: Block) -> list[Op]:
    """The operations that give the masks of loads and stores."""
    masked = [op for op in block.ops if op.attrs.get("masked")]
    return needed_for(block, [op.args[-2 if op.name == "load" else -1] for op in masked])


class _Cut:
    """A place between two operations, and the values that are computed before and used after it."""

    def __init__(
        self, block: Block, order: dict[Op, int], place: int, kept: list[Value], free: set[Op],
        least: int,
    ) -> None:  # fmt: skip
        self.block = block
        self.order = order
        self.place = place
        self.kept = kept
        self.free = free
        self.least = least  # operations of the smaller part, without what both compute

    def before(self, v: Value) -> bool:
        return v.op is not None and self.order[v.op] >= self.place

    def cost_of(self, test: list[Op]) -> int:
        """The operations of a test that begins here."""
        late = [op for op in test if op in self.free or self.order[op] >= self.place]
        return KEPT * len(self.kept) + sum(map(cost_of, late))

    def stages(self, piece: Value) -> tuple[Stage, Block]:
        """The first stage and what is left."""
        early, late = self.block.ops[: self.place], self.block.ops[self.place :]
        stores = [op for op in early if op.name == "store"]
        kept = [Buffer("kept", v.dtype, [PIECE], space="local", access="in") for v in self.kept]
        index = self.block.params[-1]
        head, tail = Block(self.block.params), Block(self.block.params)
        copier = SameBuffers()
        with ops.into(head):
            copier.all([op for op in early if op.name != "store"])
            for buffer, v in zip(kept, self.kept):
                args = [index - piece, copier.value(v)]
                ops.append(Op("store", args, {"buffer": buffer}, []))
        copier = SameBuffers()
        with ops.into(tail):
            copier.all([op for op in early if op in self.free])
            for buffer, v in zip(kept, self.kept):
                copier.values[v] = ops.emit("load", [index - piece], v.dtype, buffer=buffer)
            copier.all([*stores, *late])
        remove_unused(head)
        remove_unused(tail)
        return Stage(head, kept), tail
