"""One iteration a lane: elementwise kernels, and rows that memory does not run along.

All parallel indices are counted through as one, the index along which memory runs fastest last, so
that neighbouring lanes touch neighbouring elements.
"""

from __future__ import annotations

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


def write_lanes(copier: Serial, op: Op, capabilities: Capabilities) -> None:
    """A kernel as groups of lanes, each of which carries out one iteration, or a few."""
    block = op.blocks[0]
    order = _order(op)
    extents = [copier.value(op.args[n]) for n in order]
    total = product(extents)
    width = _width(total, capabilities)
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
