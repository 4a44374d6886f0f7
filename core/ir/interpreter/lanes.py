"""Carries out the operations of a block for many iterations at once, as vectors with masks.

The host's program runs here too, as one lane. A value is an array with one element a lane, or a
NumPy scalar where all lanes hold the same. Lanes that a mask leaves out compute garbage that
nobody looks at; they neither load nor store.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from core.errors import IRError
from core.ir.function import Block, Buffer, Op, Value
from core.ir.interpreter import convert, scalar, tiles
from core.ir.interpreter.memory import Accesses, Memory, out_of_bounds, race, value_of
from core.ir.legalize.softfloat import definition
from core.ir.opset import SCALAR, SOFT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core.ir.interpreter.state import State
    from core.type_aliases import Array

AT_ONCE = 1 << 15  # iterations that are held at once, to bound memory
_JOINS = {"sum": "add", "prod": "mul"}


class Lanes:
    """`count` iterations of a block, in step.

    Attributes:
        outer: the runner around these: of a lane block the groups, of a kernel the host.
        repeat: how many of these lanes stand for one of `outer`'s; 0: `outer` is one lane.
        lane, group: which iteration, and which group, each lane is.
    """

    def __init__(self, run: State, count: int, outer: Lanes | None = None, repeat: int = 0) -> None:
        self.run = run
        self.count = count
        self.outer = outer
        self.repeat = repeat
        self.values: dict[Value, Any] = {}
        self.local: dict[Buffer, Memory] = {}
        self.lane: Array = np.arange(count)
        self.group: Array = self.lane
        self.epochs: Array = np.zeros(count, np.int64)  # barriers passed, by group
        self.wave = 1  # lanes that run in step
        self.first_group = 0
        self.kernel: Any = None
        self.written: frozenset[Buffer] = frozenset()
        self.indices: list[Value] = []

    # ---- values --------------------------------------------------------------------------------
    def get(self, v: Value) -> Any:
        """The value of each lane."""
        value = self.values.get(v)
        if value is not None:
            return value
        if self.outer is None:
            raise KeyError(v)
        value = self.outer.get(v)
        if np.ndim(value):
            value = np.repeat(value, self.repeat) if self.repeat else value[0]
        self.values[v] = value
        return value

    def memory(self, buffer: Buffer) -> Memory:
        memory = self.local.get(buffer)
        if memory is not None:
            return memory
        return self.outer.memory(buffer) if self.outer else self.run.memories[buffer]

    def full(self, x: Any) -> Array:
        """One element a lane."""
        return np.broadcast_to(x, (self.count,))

    # ---- blocks --------------------------------------------------------------------------------
    def block(self, block: Block, args: list[Any], mask: Array) -> list[Any]:
        """Runs a block; returns its yielded values."""
        self.values.update(zip(block.params, args))
        for op in block.ops:
            if op.name == "yield":
                return [self.get(v) for v in op.args]
            if op.name in SOFT:
                args = [self.get(v) for v in op.args]
                self._give(op, self.block(definition(op.name), args, mask))
            elif op.name in SCALAR:
                result = scalar.scalar(op, [self.get(v) for v in op.args], self.run.fused)
                self.values[op.results[0]] = result
            else:
                getattr(self, f"_{op.name}")(op, mask)
        return []

    def _give(self, op: Op, values: list[Any]) -> None:
        self.values.update(zip(op.results, values))

    def _nothing(self, op: Op) -> list[Any]:
        """Results for where no lane runs: nobody looks at them."""
        return [convert.held(r.dtype).type(0) for r in op.results]

    def _if(self, op: Op, mask: Array) -> None:
        condition = self.full(self.get(op.args[0]))
        branches = []
        for k, block in enumerate(op.blocks):
            inside = mask & (~condition if k else condition)
            branches.append(self.block(block, [], inside) if inside.any() else self._nothing(op))
        if op.results:
            self._give(op, [np.where(condition, a, b) for a, b in zip(*branches)])

    # ---- loops ---------------------------------------------------------------------------------
    def _for(self, op: Op, mask: Array) -> None:
        start, stop, step = (self.get(v) for v in op.args[:3])
        carried = [self.get(v) for v in op.args[3:]]
        if (mask & (self.full(step) <= 0)).any():
            raise IRError(
                what=f"{self.run.name}: a loop has a step of 0 or less{self.where(mask)}",
                why="iterations go upwards",
                exists=f"start {start}, stop {stop}, step {step}",
                fix="count upwards and compute the index: n - 1 - i",
            )
        for j, active in self._steps(start, stop, step, mask):
            yields = self.block(op.blocks[0], [j, *carried], active)
            carried = self._keep(active, mask, yields, carried)
        self._give(op, carried)

    def _steps(self, start: Any, stop: Any, step: Any, mask: Array) -> Iterator[tuple[Any, Array]]:
        """The index of each turn, and the lanes that take it."""
        if not (np.ndim(start) or np.ndim(stop) or np.ndim(step)):
            for k in range(int(start), int(stop), int(step)) if mask.any() else ():
                yield np.int64(k), mask
            return
        j, turn = self.full(start), mask & (self.full(start) < stop)
        while turn.any():
            yield j, turn
            j = j + step
            turn = turn & (j < stop)

    def _keep(self, active: Array, mask: Array, new: list[Any], old: list[Any]) -> list[Any]:
        """New values for the lanes that took a turn, old ones for the others."""
        if active is mask:
            return new
        return [np.where(active, a, b) for a, b in zip(new, old)]

    def _reduce(self, op: Op, mask: Array) -> None:
        rank = len(op.blocks[0].params)
        total = [self.get(v) for v in op.args[rank:]]
        join = self._joiner(op, 1)
        for at, active in self._all([self.get(v) for v in op.args[:rank]], mask):
            elements = self.block(op.blocks[0], at, active)
            total = self._keep(active, mask, join(total, elements, active), total)
        self._give(op, total)

    def _all(self, extents: list[Any], mask: Array) -> Iterator[tuple[list[Any], Array]]:
        """The indices of a reduction, the last one fastest."""
        if not extents:
            yield [], mask
            return
        zero, one = np.int64(0), np.int64(1)
        for j, active in self._steps(zero, extents[0], one, mask):
            for rest, inner in self._all(extents[1:], active):
                yield [j, *rest], inner

    def _joiner(self, op: Op, at: int) -> Callable[[list[Any], list[Any], Array], list[Any]]:
        """The function that joins a total and an element."""
        if op.attrs["combine"] == "custom":
            return lambda a, b, active: self.block(op.blocks[at], [*a, *b], active)
        join = scalar.PLAIN[_JOINS.get(op.attrs["combine"], op.attrs["combine"])]
        if op.attrs["combine"] == "prod":
            return lambda a, b, active: [_product(x, y) for x, y in zip(a, b)]
        return lambda a, b, active: [join(x, y) for x, y in zip(a, b)]

    def _scan(self, op: Op, mask: Array) -> None:
        total = [self.get(v) for v in op.args[1:]]
        join = self._joiner(op, 2)
        for j, active in self._steps(np.int64(0), self.get(op.args[0]), np.int64(1), mask):
            elements = self.block(op.blocks[0], [j], active)
            total = self._keep(active, mask, join(total, elements, active), total)
            self.block(op.blocks[1], [j, *total], active)
        self._give(op, total)

    # ---- memory --------------------------------------------------------------------------------
    def _alloc(self, op: Op, mask: Array) -> None:
        buffer = op.attrs["buffer"]
        shape = [value_of(s, lambda v: np.max(self.get(v))) for s in buffer.shape]
        owners = None if buffer.space == "temp" else self.count
        if buffer.space == "tile" and owners is not None:
            owners //= self.wave
        if owners is None:  # in a host's loop: another one each time
            self.run.memories[buffer] = Memory.make(buffer, shape)
        else:
            self.local[buffer] = Memory.make(buffer, shape, owners)

    def _access(self, op: Op, how: str, mask: Array) -> tuple[Memory, Any, Array]:
        """The memory, the indices of the lanes that touch it, and which those are."""
        memory = self.memory(op.attrs["buffer"])
        rank = memory.buffer.ndim
        at = [self.full(self.get(v)) for v in op.args[:rank]]
        if not rank and not memory.owned:  # held as an array with one element
            at = [np.zeros(self.count, np.int64)]
        shape = memory.array.shape[memory.owned :]
        good = np.ones(self.count, bool)
        for index, size in zip(at, shape):
            good &= (index >= 0) & (index < size)
        if not good[mask].all():
            first = int(np.argmax(mask & ~good))
            raise out_of_bounds(
                self.run.name, {"atomic": "atomic on"}.get(how, f"{how} of"), memory.buffer,
                [int(i[first]) for i in at], shape, self.where(first),
            )  # fmt: skip
        chosen = tuple(index[mask] for index in at)
        if memory.owned:
            owner = (
                self.lane - self.lane[0]
                if memory.buffer.space == "local"
                else (self.group - self.first_group)
            )
            chosen = (owner[mask], *chosen)
        if self.run.races and memory.buffer.space != "local":
            self.watch(memory, how, chosen, np.flatnonzero(mask))
        return memory, chosen, mask

    def watch(self, memory: Memory, how: str, at: Any, of: Array) -> None:
        """Raises where another iteration touched an element that this access touches.

        of: the lane that touches each element.
        """
        if self.kernel is None or memory.buffer not in self.written:
            return
        watch = memory.watched(self.kernel)
        for name in ("load", "store", "atomic"):
            if name not in watch:
                watch[name] = Accesses(memory.span())
        lane, group = self.lane[of], self.group[of]
        epoch = self.epochs[group - self.first_group]
        offsets = np.broadcast_to(memory.offsets(at), lane.shape)
        bad = np.zeros(lane.shape, bool)
        for other in {"load": ("store", "atomic"), "atomic": ("load", "store")}.get(how, watch):
            bad |= watch[other].conflicts(offsets, lane, group, epoch)
        if how == "store":
            bad |= watch[how].collisions(offsets, lane)
        if bad.any():
            first = int(np.argmax(bad))
            index = [int(i[first]) for i in at][memory.owned :]
            text = f"{how} by several iterations without a barrier"
            raise race(
                self.run.name, text, memory.buffer, index,
                self.where(int(of[first])),
            )  # fmt: skip
        watch[how].record(offsets, lane, group, epoch)

    def _load(self, op: Op, mask: Array) -> None:
        rank = op.attrs["buffer"].ndim
        other: Any = 0
        if op.attrs.get("masked"):
            mask = mask & self.full(self.get(op.args[rank]))
            other = self.get(op.args[rank + 1])
        memory, at, mask = self._access(op, op.name, mask)
        dtype = op.results[0].dtype
        elements = memory.array[at]
        if "part" in op.attrs:
            elements = _part(elements, op.attrs["part"])
        values = np.empty(self.count, convert.held(dtype))
        values[...] = other
        values[mask] = convert.from_memory(elements, dtype)
        self._give(op, [values])

    _read = _load

    def _written(self, op: Op, how: str, mask: Array) -> tuple[Memory, Any, Any]:
        """The memory, the indices and the values of a store or atomic."""
        rank = op.attrs["buffer"].ndim
        if op.attrs.get("masked"):
            mask = mask & self.full(self.get(op.args[rank + 1]))
        memory, at, mask = self._access(op, how, mask)
        value = self.full(self.get(op.args[rank]))[mask]
        return memory, at, convert.to_memory(value, op.args[rank].dtype)

    def _store(self, op: Op, mask: Array) -> None:
        memory, at, value = self._written(op, "store", mask)
        if "part" in op.attrs:
            value = _with_part(memory.array[at], op.attrs["part"], value)
        memory.array[at] = value

    def _atomic(self, op: Op, mask: Array) -> None:
        memory, at, value = self._written(op, "atomic", mask)
        array = memory.array
        if "part" in op.attrs:  # a view of that half of each element
            array = array.real if op.attrs["part"] == 0 else array.imag
        join = {"sum": np.add, "min": np.minimum, "max": np.maximum, "and": np.bitwise_and,
                "or": np.bitwise_or, "xor": np.bitwise_xor}[op.attrs["combine"]]  # fmt: skip
        join.at(array, at, value)

    def _shuffle(self, op: Op, mask: Array) -> None:
        """The value of the lane at distance `by` in the same part; its own at a part's start."""
        by, within = op.attrs["by"], op.attrs["within"]
        number = self.lane - self.lane[0]
        place = number % within
        from_ = number ^ by if op.attrs["how"] == "xor" else number - by * (place >= by)
        if self.wave % within or (mask & ~mask[from_]).any():
            raise IRError(
                what=f"{self.run.name}: a lane reads from one that did not come to the shuffle"
                f"{self.where(mask)}",
                why="only lanes that run in step, and come to a place together, exchange values",
                exists=f"parts of {within} lanes; the lanes' block ends in {self.wave} of them",
                fix="shuffle where conditions and bounds are the same for all lanes",
            )
        self._give(op, [self.full(self.get(v))[from_] for v in op.args])

    # ---- tiles of matrix units -----------------------------------------------------------------
    _tile_fill = tiles.fill
    _tile_product = tiles.product
    _tile_store = tiles.store

    # ---- kernels -------------------------------------------------------------------------------
    def _parallel(self, op: Op, mask: Array) -> None:
        extents = [int(np.max(self.get(v))) for v in op.args]
        total = math.prod(max(e, 0) for e in extents)
        if op.attrs["kind"] == "lane":
            self._lanes(op, extents, total, mask)
            return
        kernel = object()
        width = max([1, *map(_lane_count, op.blocks[0].ops)])
        written = frozenset(
            buffer for inner in op.blocks[0].walk() for buffer in _written_by(inner)
        )
        for first in range(0, total, max(AT_ONCE // width, 1)):
            count = min(AT_ONCE // width, total - first)
            lanes = Lanes(self.run, count, self)
            lanes.kernel, lanes.written, lanes.first_group = kernel, written, first
            lanes.lane = lanes.group = np.arange(first, first + count)
            lanes.start(op, extents, lanes.lane)

    def _lanes(self, op: Op, extents: list[int], total: int, mask: Array) -> None:
        """The lanes of these groups: one block of many."""
        lanes = Lanes(self.run, self.count * total, self, total)
        lanes.kernel, lanes.written, lanes.first_group = self.kernel, self.written, self.first_group
        lanes.group = np.repeat(self.group, total)
        lanes.lane = lanes.group * total + np.tile(np.arange(total), self.count)
        lanes.epochs = self.epochs
        lanes.indices = self.indices
        lanes.wave = extents[-1] if extents else 1
        lanes.start(op, extents, np.tile(np.arange(total), self.count))

    def start(self, op: Op, extents: list[int], flat: Array) -> None:
        """Runs the block of a `parallel`; `flat` counts through its extents."""
        if not self.count:
            return
        at = list(np.unravel_index(flat, extents)) if extents else []
        self.indices = [*self.indices, *op.blocks[0].params]
        self.block(op.blocks[0], at, np.ones(self.count, bool))

    def _barrier(self, op: Op, mask: Array) -> None:
        self.epochs[np.unique(self.group[mask]) - self.first_group] += 1

    def where(self, lane: Any) -> str:
        """The iteration that a lane is, for errors."""
        if not self.indices:
            return "" if self.kernel is None else ", in the only iteration"
        k = int(np.argmax(lane)) if np.ndim(lane) else int(lane)
        at = [int(self.full(self.get(v))[k]) for v in self.indices]
        return f", in iteration {tuple(at) if len(at) > 1 else at[0]}"


def _written_by(op: Op) -> tuple[Buffer, ...]:
    if op.name in ("store", "atomic"):
        return (op.attrs["buffer"],)
    return op.attrs["others"] if op.name == "tile_store" else ()


def _lane_count(op: Op) -> int:
    return math.prod(a.constant for a in op.args) if op.name == "parallel" else 1


def _product(a: Any, b: Any) -> Any:
    if np.asarray(a).dtype.kind == "c":
        return scalar.complex_product(a, b)
    return np.multiply(a, b)


def _part(x: Any, part: int) -> Any:
    """The real or imaginary part; of 64-bit integers the low or high half."""
    if x.dtype.kind == "c":
        return x.imag if part else x.real
    shift = x.dtype.type(32 * part)
    return (x >> shift).astype(np.uint32)


def _with_part(old: Any, part: int, value: Any) -> Any:
    """Elements of which one half is replaced."""
    if old.dtype.kind == "c":
        elements = old.copy()
        if part:
            elements.imag = value
        else:
            elements.real = value
        return elements
    words = np.ascontiguousarray(old).view(np.uint32).reshape(-1, 2).copy()
    words[:, part] = value
    return words.view(old.dtype).reshape(old.shape)
