"""What lanes of a group found, joined: by shuffles, by a tree in shared memory, lane after lane."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Buffer, Op, Value
from core.ir.schedule.gpu.serial import (
    Serial,
    get,
    get_where,
    index,
    loop,
    power_of_two,
    put,
    stored_as,
    when,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from core.ir.schedule.capabilities import Capabilities


def waves_of(width: int, capabilities: Capabilities) -> tuple[int, int]:
    """Of the lanes of a group: how many tell each other by shuffles, and how many such parts."""
    step = min(width, power_of_two(capabilities.lanes)) if capabilities.shuffles else 1
    return step, width // step


def slots_of(values: Sequence[Value]) -> list[tuple[str, int]]:
    """Which array in shared memory each value of a state has: of its dtype the n-th."""
    seen: dict[str, int] = {}
    slots = []
    for v in values:
        slots.append((v.dtype, seen.get(v.dtype, 0)))
        seen[v.dtype] = seen.get(v.dtype, 0) + 1
    return slots


class Joins(Serial):
    """The lanes of a group: what they share, where they wait, how they join what each has.

    Attributes:
        column, width, side: see `group_shape`.
        lane: which of the lanes of an iteration. place: the number of its column, where there are.
        step: how many lanes tell each other by shuffles; 1: none. waves: how many such parts.
        alone: 0 where lanes work together; above, in what a lane does by itself.
        first_only: whether only the first lane executes the stores of the copied code.
        arrays: in shared memory, by dtype and number.
        read, written: buffers touched since the last barrier.
    """

    lane: Value
    place: list[Value]

    def __init__(
        self, outer: Serial, capabilities: Capabilities, column: int, width: int, side: int
    ) -> None:
        super().__init__()
        self.values, self.buffers = outer.values, outer.buffers
        self.capabilities = capabilities
        self.column = column
        self.width = width
        self.side = side
        self.step, self.waves = waves_of(width, capabilities) if column < 0 else (1, width)
        self.alone = 0
        self.first_only = False
        self.arrays: dict[tuple[str, int], Buffer] = {}
        self.read: set[Buffer] = set()
        self.written: set[Buffer] = set()

    # ---- barriers ------------------------------------------------------------------------------
    def barrier(self) -> None:
        ops.append(Op("barrier"))
        self.read, self.written = set(), set()

    def touch(self, read: Iterable[Buffer], written: Iterable[Buffer]) -> None:
        """Waits, if other lanes may still be using the buffers that are touched next."""
        read, written = set(read), set(written)
        if read & self.written or written & (self.read | self.written):
            self.barrier()
        self.read |= read
        self.written |= written

    def _by_itself(
        self, body: Callable[[], Sequence[Value]], first_only: bool = False
    ) -> Sequence[Value]:
        """What each lane does without the others."""
        before = self.first_only
        self.alone += 1
        self.first_only = first_only
        results = body()
        self.alone -= 1
        self.first_only = before
        return results

    # ---- shared memory -------------------------------------------------------------------------
    def _array(self, slot: tuple[str, int]) -> Buffer:
        if slot not in self.arrays:
            shape = [self.waves, *([self.side] if self.place else [])]
            self.arrays[slot] = Buffer("s", stored_as(slot[0]), shape, None, "shared", "inout")
        return self.arrays[slot]

    def _arrays(self, values: Sequence[Value]) -> list[Buffer]:
        return [self._array(slot) for slot in slots_of(values)]

    def _at(self, lane: Value) -> list[Value]:
        """The place of a lane of the same column in the arrays."""
        return [lane, *self.place]

    # ---- joining ----------------------------------------------------------------------------
    def _tree(self, op: Op, parts: list[Value]) -> list[Value]:
        """The lanes' results joined; all lanes get the whole."""
        if self.width == 1:
            return parts
        arrays = self._arrays(parts)
        self.touch([], arrays)
        if self.step > 1:
            return self._shuffled(op, arrays, parts)
        put(arrays, self._at(self.lane), parts)
        self.barrier()
        if self.width > self.capabilities.lanes:
            return self._two_steps(op, arrays, parts)

        def join(half: Value) -> None:
            a, b = (get(arrays, self._at(n), parts) for n in (self.lane, self.lane + half))
            put(arrays, self._at(self.lane), list(self._by_itself(lambda: self.joined(op, a, b))))

        def step(n: Value, _: list[Value]) -> list[Value]:
            half = ops.binary("shr", index(self.width // 2), n)
            when(self.lane < half, lambda: join(half))
            ops.append(Op("barrier"))
            return []

        loop(index(0), index(self.width.bit_length() - 1), index(1), [], step, name="n")
        self.read |= set(arrays)
        return get(arrays, self._at(index(0)), parts)

    def _shuffled(self, op: Op, arrays: list[Buffer], parts: list[Value]) -> list[Value]:
        """Lanes that run in step join theirs by shuffles; then all join what the first ones have.

        What comes from shared memory is the same for all lanes, as the verifier sees, too.
        """
        by = self.step
        while (by := by // 2) > 0:
            parts = self._both(op, parts, self._other("xor", parts, by))
        wave = self.lane // self.step
        first = ops.binary("eq", self.lane % self.step, 0)
        when(first, lambda: put(arrays, [wave], parts))
        self.barrier()
        self.read |= set(arrays)
        return self._joining(op, arrays, get(arrays, [index(0)], parts), index(1), self.waves, 1)

    def _both(self, op: Op, a: list[Value], b: list[Value]) -> list[Value]:
        return list(self._by_itself(lambda: self.joined(op, a, b)))

    def _other(self, how: str, values: list[Value], by: int) -> list[Value]:
        """The values of another lane of those that run in step."""
        attrs = {"how": how, "by": by, "within": self.step}
        return ops.append(Op("shuffle", values, attrs, [v.dtype for v in values])).results

    def _joining(
        self, op: Op, arrays: list[Buffer], first: list[Value], start: Value, stop: int, step: int
    ) -> list[Value]:
        """What some lanes of the same column have in the arrays, joined to the first ones."""

        def one(n: Value, state: list[Value]) -> list[Value]:
            return self.joined(op, state, get(arrays, self._at(n), first))

        ends = start, index(stop), index(step)
        return list(self._by_itself(lambda: loop(*ends, first, one, name="n")))

    def _two_steps(self, op: Op, arrays: list[Buffer], parts: list[Value]) -> list[Value]:
        """As a tree, with two barriers: a few lanes join what others have, then all join theirs.

        A barrier of several warps takes as long as some loads of what neighbours share.
        """
        few = power_of_two(math.isqrt(self.width))

        def some() -> None:
            joined = self._joining(op, arrays, parts, self.lane + few, self.width, few)
            put(arrays, self._at(self.lane), joined)

        when(self.lane < few, some)
        ops.append(Op("barrier"))
        self.read |= set(arrays)
        first = get(arrays, self._at(index(0)), parts)
        return self._joining(op, arrays, first, index(1), few, 1)

    # ---- prefixes ---------------------------------------------------------------------------
    def _wave_prefixes(
        self, op: Op, arrays: list[Buffer], own: list[Value], before: list[Value]
    ) -> tuple[list[Value], list[Value]]:
        """What came before a block joined with the lanes up to each one; and with all of them.

        Lanes that run in step tell each other by shuffles, and the last of them all others.
        """
        wave, place = self.lane // self.step, self.lane % self.step
        by = 1
        while by < self.step:
            joined = self.joined(op, self._other("up", own, by), own)
            own = [ops.where(place >= by, a, b) for a, b in zip(joined, own)]
            by *= 2
        when(ops.binary("eq", place, self.step - 1), lambda: put(arrays, [wave], own))
        ops.append(Op("barrier"))

        def one(n: Value, state: list[Value]) -> list[Value]:
            base, total = state[: len(own)], state[len(own) :]
            total = self.joined(op, total, get(arrays, [n], own))
            return [*(ops.where(n < wave, a, b) for a, b in zip(total, base)), *total]

        both = loop(index(0), index(self.waves), index(1), [*before, *before], one, name="n")
        return self.joined(op, both[: len(own)], own), both[len(own) :]

    def _prefixes(
        self, op: Op, arrays: list[Buffer], own: list[Value], empty: list[Value]
    ) -> list[Value]:
        """What the lanes up to each one have, joined (Hillis and Steele)."""
        put(arrays, self._at(self.lane), own)
        ops.append(Op("barrier"))

        def step(n: Value, mine: list[Value]) -> list[Value]:
            other = self.lane - ops.binary("shl", index(1), n)
            left = get_where(arrays, self._at(other), other >= 0, empty)
            ops.append(Op("barrier"))
            joined = self.joined(op, left, mine)
            put(arrays, self._at(self.lane), joined)
            ops.append(Op("barrier"))
            return joined

        count = self.width.bit_length() - 1
        return loop(index(0), index(count), index(1), own, step, name="n")
