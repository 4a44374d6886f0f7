"""One iteration a lane: elementwise kernels, and rows that memory does not run along.

All parallel indices are counted through as one, the index along which memory runs fastest last, so
that neighbouring lanes touch neighbouring elements.

Lanes that are one vector of a processor walk along rows of memory together: where a row begins they
need to know once for all, and along it one number differs between them. A lane by itself would
divide for each element, and no compiler could see that neighbours read neighbours.
"""

from __future__ import annotations

from functools import partial

from core.ir import ops
from core.ir.function import Op, Value
from core.ir.schedule import accesses
from core.ir.schedule.gpu import facts
from core.ir.schedule.gpu.serial import (
    Serial,
    choose,
    index,
    loop,
    parallel,
    power_of_two,
    product,
    rounded_up,
    unflatten,
    when,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from core.ir.schedule.capabilities import Capabilities


FEW = 4  # iterations that a lane takes in turn where each may be long


def write_lanes(copier: Serial, op: Op, capabilities: Capabilities) -> None:
    """A kernel as groups of lanes, each of which carries out one iteration, or a few."""
    block = op.blocks[0]
    order = _order(op)
    extents = [copier.value(op.args[n]) for n in order]
    total = product(extents)
    width = _width(total, capabilities)
    if len(order) > 1 and width <= capabilities.lanes:
        stretch = capabilities.each if accesses.straight(block) else FEW
        _Walk(copier, op, order, extents, width, stretch).write()
        return
    each = capabilities.each if _is_dense(op) and width == capabilities.group else 1

    def iteration(at: Value) -> None:
        _inline(copier, op, order, unflatten(at, extents))

    def guarded(at: Value) -> None:
        when(at < total, lambda: iteration(at))

    def lanes(number: Value, lane: Value) -> None:
        if each == 1:
            guarded(number * width + lane)
            return
        first = number * (width * each)

        def elements(visit: Callable[[Value], None]) -> list[Value]:
            def step(n: Value, _: list[Value]) -> list[Value]:
                visit(first + lane + n * width)
                return []

            return loop(index(0), index(each), index(1), [], step, "unroll", "n")

        # All groups but the last have work for all lanes: these need not ask, nor mask.
        whole = first + width * each <= total
        choose(whole, lambda: elements(iteration), lambda: elements(guarded))

    count = rounded_up(total, width * each) if block.params else index(1)

    def group(number: Value) -> None:
        parallel("lane", [index(width)], ["lane"], lambda lane: lanes(number, lane))

    parallel("group", [count], ["group"], group)


class _Walk:
    """A kernel as groups that each walk along a stretch of its elements, row by row."""

    def __init__(
        self, copier: Serial, op: Op, order: list[int], extents: list[Value], width: int, each: int
    ) -> None:
        self.copier, self.op, self.order = copier, op, order
        *self.outer, self.row = extents  # how many rows, each way; how many elements of one
        self.total = product(extents)
        self.width, self.each = width, each

    def write(self) -> None:
        count = rounded_up(self.total, self.width * self.each)
        parallel("group", [count], ["group"], self._group)

    def _group(self, number: Value) -> None:
        first = number * (self.width * self.each)
        count = ops.minimum(self.total - first, index(self.width * self.each))
        *at, start = unflatten(first, [*self.outer, self.row])
        rows = (start + count + (self.row - 1)) // self.row

        def lanes(lane: Value) -> None:
            loop(
                index(0), rows, index(1), [*at, start, count], partial(self._row, lane), name="row"
            )

        parallel("lane", [index(self.width)], ["lane"], lanes)

    def _row(self, lane: Value, _: Value, state: list[Value]) -> list[Value]:
        """What of a row is in the stretch; then where the next one begins, and what is left."""
        *at, start, left = state
        count = ops.minimum(self.row - start, left)
        whole = count - count % index(self.width)

        def elements(n: Value, _: list[Value]) -> list[Value]:
            _inline(self.copier, self.op, self.order, [*at, start + n + lane])
            return []

        loop(index(0), whole, index(self.width), [], elements, name="n")
        when(whole + lane < count, lambda: _none(elements(whole, [])))
        return [*self._next(at), index(0), left - count]

    def _next(self, at: list[Value]) -> list[Value]:
        found, carry = [], index(1)
        for i, extent in reversed(list(zip(at, self.outer))):
            end = ops.binary("ge", i + carry, extent)
            found.append(ops.where(end, index(0), i + carry))
            carry = ops.where(end, index(1), index(0))
        return found[::-1]


def _none(_: object) -> None:
    pass


def _inline(copier: Serial, op: Op, order: list[int], at: list[Value]) -> None:
    block = op.blocks[0]
    given = dict(zip(order, at))
    copier.inline(block, [given[n] for n in range(len(block.params))])


def _order(op: Op) -> list[int]:
    block = op.blocks[0]
    order = list(range(len(block.params)))
    if len(order) < 2:
        return order
    best = max(order, key=lambda n: (facts.score(block, block.params[n]), n))
    return [n for n in order if n != best] + [best]


def _width(total: Value, capabilities: Capabilities) -> int:
    """The lanes of a group: as many as there may be, fewer where they would have nothing to do."""
    if total.constant is None:
        return capabilities.group
    needed = power_of_two(2 * max(total.constant, 1) - 1)
    return min(capabilities.group, needed)


def _is_dense(op: Op) -> bool:
    """Whether a kernel of one dimension does little but read and write along memory."""
    block = op.blocks[0]
    if len(block.params) != 1 or not accesses.straight(block):
        return False
    steps = [accesses.stride(a, block.params[0]) for a in accesses.accesses(block)]
    return bool(steps) and all(s in (0, 1) for s in steps)
