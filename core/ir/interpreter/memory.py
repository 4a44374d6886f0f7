"""Buffers of an interpreted program: arrays, bounds checks, and the detection of races.

Accesses out of bounds are errors, never wrong reads. Two iterations that touch one element, at
least one of them to write it, race, unless both do so atomically, or are lanes of one group with a
barrier in between.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from core.errors import IRError
from core.ir.function import Buffer, Value
from core.ir.interpreter import convert

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.type_aliases import Array

# The content of memory before it is written, chosen so that an early read is noticed.
POISON = 0xA5


def bind(name: str, buffer: Buffer, array: Any) -> Array:
    """The array given for a parameter, as the buffer's elements or as their bits."""
    if not isinstance(array, np.ndarray) or not convert.same_bits(array.dtype, buffer.dtype):
        raise IRError(
            what=f"{name}: {buffer.name} was given {getattr(array, 'dtype', array)!r}",
            why=f"its elements are {buffer.dtype}",
            exists="arrays of NumPy or ml_dtypes, or unsigned ones of the bits",
            fix="pass an array of that dtype",
        )
    view: Array = array.view(convert.stored(buffer.dtype))
    if any(s % array.itemsize for s in array.strides) or array.ndim != buffer.ndim:
        raise IRError(
            what=f"{name}: {buffer.name} was given an array of rank {array.ndim}",
            why=f"the buffer has rank {buffer.ndim}, and its strides count elements",
            exists=f"shape {array.shape}, strides {array.strides} bytes",
            fix="pass an array of that rank, whose strides are multiples of its itemsize",
        )
    return view


def check_layout(name: str, buffer: Buffer, array: Array, number: Callable[[Any], int]) -> None:
    """Raises unless an array has the program's shape and strides."""
    shape = tuple(number(s) for s in buffer.shape)
    strides = tuple(number(s) for s in buffer.strides)
    array_strides = tuple(s // array.itemsize for s in array.strides)
    matter = [k for k, size in enumerate(shape) if size > 1 and array.size]
    if shape != array.shape or any(array_strides[k] != strides[k] for k in matter):
        raise IRError(
            what=f"{name}: {buffer.name} has shape {array.shape}, strides {array_strides}",
            why=f"the program was given shape {shape}, strides {strides}",
            exists="sizes and strides given as parameters, or following from them",
            fix="pass the sizes and strides that the array has",
        )


class Accesses:
    """For each element, the lanes that accessed it in one way (read, write, atomic) in one kernel.

    lane: the iteration, -1 for none, -2 for several. group: its group, -2 for several. epoch: how
    many barriers that group had passed.
    """

    def __init__(self, size: int) -> None:
        self.lane = np.full(size, -1, np.int64)
        self.group = np.full(size, -1, np.int64)
        self.epoch = np.zeros(size, np.int64)

    def conflicts(self, at: Array, lane: Array, group: Array, epoch: Array) -> Any:
        """Where someone else was, with no barrier since."""
        seen = self.lane[at]
        apart = (self.group[at] != group) | (self.epoch[at] == epoch)
        return (seen != -1) & (seen != lane) & apart

    def collisions(self, at: Array, lane: Array) -> Any:
        """Where several of these lanes touch one element at once."""
        before = self.lane[at]
        self.lane[at] = lane
        collisions = self.lane[at] != lane
        self.lane[at] = before
        return collisions

    def record(self, at: Array, lane: Array, group: Array, epoch: Array) -> None:
        seen, of = self.lane[at], self.group[at]
        fresh = (seen == -1) | ((of == group) & (self.epoch[at] < epoch))
        lane = np.where(fresh | (seen == lane), lane, -2)
        group = np.where(fresh | (of == group), group, -2)
        self.lane[at], self.group[at], self.epoch[at] = lane, group, epoch
        many = self.lane[at] != lane  # several at once: the last one was kept
        self.lane[at[many]] = -2
        self.group[at[self.group[at] != group]] = -2


class Memory:
    """One buffer: an array whose first axis, for memory that is not global, is the owner."""

    def __init__(self, buffer: Buffer, array: Array, owned: bool = False) -> None:
        self.buffer = buffer
        self.array = array.reshape(1) if not array.ndim else array
        self.owned = owned
        self.watch: dict[str, Accesses] = {}
        self._watched: Any = None

    @classmethod
    def make(cls, buffer: Buffer, shape: Sequence[int], owners: int | None = None) -> Memory:
        """Fresh memory, its content arbitrary; `owners` iterations or groups have one each."""
        full = tuple(shape) if owners is None else (owners, *shape)
        dtype = convert.stored(buffer.dtype)
        filling = 1 if buffer.dtype == "bool" else POISON
        raw = np.full(math.prod(full) * dtype.itemsize, filling, np.uint8)
        array: Array = raw.view(dtype).reshape(full)
        return cls(buffer, array, owners is not None)

    def watched(self, kernel: Any) -> dict[str, Accesses]:
        """Who touched it in this kernel; forgotten when another one starts."""
        if self._watched is not kernel:
            self._watched, self.watch = kernel, {}
        return self.watch

    def span(self) -> int:
        """How many elements lie between its first and its last."""
        if not self.array.size:
            return 0
        steps = (abs(t) // self.array.itemsize for t in self.array.strides)
        return 1 + int(sum((size - 1) * step for size, step in zip(self.array.shape, steps)))

    def offsets(self, at: tuple[Any, ...]) -> Any:
        """Where elements lie in memory: equal for indices that strides of 0 make the same."""
        total = np.zeros(np.shape(at[0]) if at else (), np.int64)
        for index, size, stride in zip(at, self.array.shape, self.array.strides):
            step = stride // self.array.itemsize
            total = total + (index * step if step >= 0 else (index - (size - 1)) * step)
        return total


def out_of_bounds(name: str, what: str, buffer: Buffer, at: Any, shape: Any, where: str) -> IRError:
    return IRError(
        what=f"{name}: {what} {buffer.name}{list(at)}, outside of its shape {list(shape)}{where}",
        why="an access outside of a buffer would touch other memory",
        exists=repr(buffer),
        fix="mask the access, x.load(i, mask=i < n, other=0), or correct the index",
    )


def race(name: str, how: str, buffer: Buffer, at: Any, where: str) -> IRError:
    return IRError(
        what=f"{name}: a race on {buffer.name}{list(at)}: {how}{where}",
        why="iterations of a kernel run in any order, and at once",
        exists="atomics; reductions; in scheduled programs barriers between lanes of a group",
        fix="let each element be written by one iteration, and read by others in a later kernel",
    )


def value_of(size: Any, look: Callable[[Value], Any]) -> int:
    """A size or stride as a number."""
    return int(look(size)) if isinstance(size, Value) else int(size)
