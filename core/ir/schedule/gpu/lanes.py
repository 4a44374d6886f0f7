"""One iteration for each lane: elementwise kernels, and loops that do not run along memory.

All parallel indices are counted through as one, the index along which memory runs fastest last, so
that neighbouring lanes touch neighbouring elements.

Lanes that are one vector of a processor walk along rows of memory together: where a row begins they
need to know once for all, and along it one number differs between them. A lane by itself would
divide for each element, and no compiler could see that neighbours read neighbours.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.dtype_table import ITEMSIZE
from core.ir import ops
from core.ir.function import Buffer, Op, Value
from core.ir.schedule import accesses
from core.ir.schedule.gpu import facts
from core.ir.schedule.gpu.packs import pack_size
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

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.ir.schedule.capabilities import Capabilities


FEW = 4  # iterations that a lane takes in turn where each may be long
SMALL = 16  # elements of an array that may be registers
ROOM = 4  # a row is long where it keeps one of so many of a group's lanes busy


def write_lanes(copier: Serial, op: Op, capabilities: Capabilities) -> None:
    """A kernel as groups of lanes, each of which carries out one iteration, or a few."""
    block = op.blocks[0]
    order = _order(op)
    extents = [copier.value(op.args[n]) for n in order]
    total = product(extents)
    width = _width(total, capabilities)
    if order and width <= capabilities.lanes and not _is_dense(op):
        _Walk(copier, op, order, width, capabilities).write()
        return
    if len(order) > 1 and width == capabilities.group:
        along = block.params[order[-1]]
        if (pack := pack_size(block, along, capabilities)) > 1:
            _Rows(copier, op, order, extents, width, pack).write()
            return
    each = pack = 1
    if _is_dense(op) and width == capabilities.group:
        pack = pack_size(block, block.params[0], capabilities)
        each = pack if pack > 1 else capabilities.each

    def iteration(at: Value) -> None:
        _inline(copier, op, order, unflatten(at, extents))

    def lanes(number: Value, lane: Value) -> None:
        if each == 1:
            at = number * width + lane
            when(at < total, lambda: iteration(at))
        else:
            _stretch(number * (width * each), total, lane, (width, each), pack > 1, iteration)

    count = rounded_up(total, width * each) if block.params else index(1)

    def group(number: Value) -> None:
        parallel("lane", [index(width)], ["lane"], lambda lane: lanes(number, lane))

    parallel("group", [count], ["group"], group)


def _stretch(
    first: Value,
    end: Value,
    lane: Value,
    shape: tuple[int, int],
    packed: bool,
    iteration: Callable[[Value], None],
) -> list[Value]:
    """What a lane does of a group's stretch, from `first` on, and before `end`.

    shape: the lanes of the group, and the iterations of each. packed: whether a lane's are
    neighbours, where the whole stretch lies before the end; else they are a group's width apart.
    """
    width, each = shape

    def apart(visit: Callable[[Value], None]) -> list[Value]:
        def step(n: Value, _: list[Value]) -> list[Value]:
            visit(first + lane + n * width)
            return []

        return loop(index(0), index(each), index(1), [], step, "unroll", "n")

    def neighbours() -> list[Value]:
        def step(n: Value, _: list[Value]) -> list[Value]:
            iteration(first + lane * each + n)
            return []

        return loop(index(0), index(each), index(1), [], step, "pack", "n")

    def guarded(at: Value) -> None:
        when(at < end, lambda: iteration(at))

    # All groups but the last have work for all lanes: these need not ask, nor mask.
    whole = neighbours if packed else lambda: apart(iteration)
    return choose(first + width * each <= end, whole, lambda: apart(guarded))


class _Rows:
    """A kernel of several dimensions whose groups each take a stretch of one row, in packs.

    Where rows are short, most lanes would have nothing to do: one iteration each, counted through.
    """

    def __init__(
        self, copier: Serial, op: Op, order: list[int], extents: list[Value], width: int, pack: int
    ) -> None:
        self.copier, self.op, self.order = copier, op, order
        self.extents, self.row = extents, extents[-1]
        self.width, self.pack, self.stretch = width, pack, width * pack

    def write(self) -> None:
        total = product(self.extents)
        are_long = self.row >= self.stretch // ROOM
        stretches = product(self.extents[:-1]) * rounded_up(self.row, self.stretch)
        count = ops.where(are_long, stretches, rounded_up(total, self.width))

        def lane_of(number: Value, lane: Value) -> None:
            choose(are_long, lambda: self._long(number, lane), lambda: self._short(number, lane))

        def group(number: Value) -> None:
            parallel("lane", [index(self.width)], ["lane"], lambda lane: lane_of(number, lane))

        parallel("group", [count], ["group"], group)

    def _long(self, number: Value, lane: Value) -> list[Value]:
        """A stretch of a row."""
        stretches = rounded_up(self.row, self.stretch)
        outer = unflatten(number // stretches, self.extents[:-1])
        first = number % stretches * self.stretch

        def iteration(at: Value) -> None:
            _inline(self.copier, self.op, self.order, [*outer, at])

        return _stretch(first, self.row, lane, (self.width, self.pack), True, iteration)

    def _short(self, number: Value, lane: Value) -> list[Value]:
        """One iteration of all, counted through."""
        at = number * self.width + lane
        places = unflatten(at, self.extents)
        when(at < product(self.extents), lambda: _inline(self.copier, self.op, self.order, places))
        return []


class _Walk(Serial):
    """A kernel as groups that each walk along a stretch of its elements, row by row.

    A lane's own arrays, but small ones, are the group's: the places of neighbours lie side by side,
    as vectors are stored.
    """

    def __init__(
        self, outer: Serial, op: Op, order: list[int], width: int, capabilities: Capabilities
    ) -> None:
        super().__init__()
        self.values, self.buffers = outer.values, outer.buffers
        self.op_, self.order, self.width = op, order, width
        extents = [self.value(op.args[n]) for n in order]
        *self.outer, self.row = extents  # how many rows, each way; how many elements of one
        self.total = product(extents)
        self.each = capabilities.each if accesses.straight(op.blocks[0]) else FEW
        self.shared: dict[Buffer, Buffer] = {}
        self.lane: Value
        self._share(capabilities.shared_bytes)

    def _share(self, room: int) -> None:
        for op in self.op_.blocks[0].walk():
            own = op.attrs["buffer"] if op.name == "alloc" else None
            if own is None or math.prod(own.shape) <= SMALL:
                continue
            room -= math.prod(own.shape) * self.width * ITEMSIZE[own.dtype]
            if room >= 0:
                shape = [*own.shape, self.width]
                self.shared[own] = Buffer(own.name, own.dtype, shape, None, "shared", "inout")

    def visit(self, op: Op) -> Sequence[Value] | None:
        own = op.attrs.get("buffer")
        if own not in self.shared:
            return super().visit(op)
        if op.name == "alloc":
            return []
        args = self.args(op)
        args.insert(own.ndim, self.lane)
        dtypes = [v.dtype for v in op.results]
        attrs = {**op.attrs, "buffer": self.shared[own]}
        return ops.append(Op(op.name, args, attrs, dtypes)).results

    def write(self) -> None:
        count = rounded_up(self.total, self.width * self.each)
        parallel("group", [count], ["group"], self._group)

    def _group(self, number: Value) -> None:
        first = number * (self.width * self.each)
        count = ops.minimum(self.total - first, index(self.width * self.each))
        *at, start = unflatten(first, [*self.outer, self.row])
        rows = (start + count + (self.row - 1)) // self.row

        def lanes(lane: Value) -> None:
            self.lane = lane
            loop(index(0), rows, index(1), [*at, start, count], self._row, name="row")

        for array in self.shared.values():
            ops.append(Op("alloc", [], {"buffer": array}))
        parallel("lane", [index(self.width)], ["lane"], lanes)

    def _row(self, _: Value, state: list[Value]) -> list[Value]:
        """The part of a row in the stretch; then where the next one begins, and the rest."""
        *at, start, left = state
        count = ops.minimum(self.row - start, left)
        whole = count - count % index(self.width)

        def elements(n: Value, _: list[Value]) -> list[Value]:
            _inline(self, self.op_, self.order, [*at, start + n + self.lane])
            return []

        loop(index(0), whole, index(self.width), [], elements, name="n")
        when(whole + self.lane < count, lambda: _none(elements(whole, [])))
        return [*self._next(at), index(0), left - count]

    def _next(self, at: list[Value]) -> list[Value]:
        indices, carry = [], index(1)
        for i, extent in reversed(list(zip(at, self.outer))):
            end = ops.binary("ge", i + carry, extent)
            indices.append(ops.where(end, index(0), i + carry))
            carry = ops.where(end, index(1), index(0))
        return indices[::-1]


def _none(_: object) -> None:
    pass


def _inline(copier: Serial, op: Op, order: list[int], at: list[Value]) -> None:
    block = op.blocks[0]
    indices = dict(zip(order, at))
    copier.inline(block, [indices[n] for n in range(len(block.params))])


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
