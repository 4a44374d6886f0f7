"""Products of matrix units in the interpreter: each wave, the lanes that run in step, at once.

Products are exact in float64; a sum is rounded to float32 once for each operation. Units round in
other places, so results agree within the error of sums in float32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from core.errors import IRError
from core.ir.interpreter import convert
from core.ir.interpreter.memory import Memory, out_of_bounds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.ir.function import Op
    from core.ir.interpreter.lanes import Lanes
    from core.type_aliases import Array

TF32_LOST = np.uint32(0x1FFF)  # bits of a float32 that units for TF32 do not read


def fill(lanes: Lanes, op: Op, mask: Array) -> None:
    memory, value = lanes.memory(op.attrs["buffer"]), lanes.full(lanes.get(op.args[0]))
    for wave, _ in _waves(lanes, op, mask, 0):
        memory.array[wave] = value[wave * lanes.wave]


def product(lanes: Lanes, op: Op, mask: Array) -> None:
    tile, depth = lanes.memory(op.attrs["buffer"]), op.attrs["depth"]
    height, width = tile.buffer.shape
    for wave, (row, column) in _waves(lanes, op, mask, 2):
        sides = [(row, height), (0, depth)], [(0, depth), (column, width)]
        parts = []
        for array, place, name in zip(op.attrs["others"], sides, ("first", "second")):
            turned = op.attrs.get(f"{name}_turned", False)
            part = _part(lanes, "load", array, wave, place[::-1] if turned else place)
            parts.append(_read(part.T if turned else part, op.attrs["dtype"]))
        total = tile.array[wave].astype(np.float64) + parts[0] @ parts[1]
        tile.array[wave] = total.astype(np.float32)


def store(lanes: Lanes, op: Op, mask: Array) -> None:
    tile = lanes.memory(op.attrs["buffer"])
    height, width = op.attrs["height"], op.attrs["width"]
    for wave, (row, column, to_row, to_column) in _waves(lanes, op, mask, 4):
        place = [(to_row, height), (to_column, width)]
        part = _part(lanes, "store", op.attrs["others"][0], wave, place)
        part[...] = tile.array[wave, row : row + height, column : column + width]


def _waves(lanes: Lanes, op: Op, mask: Array, count: int) -> Iterator[tuple[int, list[int]]]:
    """The waves that come to an operation, and its first `count` arguments for each."""
    inside = mask.reshape(-1, lanes.wave)
    arguments = [lanes.full(lanes.get(v)).reshape(-1, lanes.wave) for v in op.args[:count]]
    for wave in np.flatnonzero(inside.any(axis=1)):
        at = [values[wave] for values in arguments]
        if not inside[wave].all() or any((values != values[0]).any() for values in at):
            raise IRError(
                what=f"{lanes.run.name}: lanes that run in step do not agree on {op.name}"
                f"{lanes.where(int(wave) * lanes.wave)}",
                why="all of them share a tile, and work on one part of memory",
                exists=f"{lanes.wave} lanes, the last extent of the lanes' block",
                fix="compute places from the number of the wave, not from that of the lane",
            )
        yield int(wave), [int(values[0]) for values in at]


def _part(lanes: Lanes, how: str, array: Any, wave: int, place: list[tuple[int, int]]) -> Any:
    """A part of a shared array of the wave's group; checked as accesses of its first lane."""
    memory: Memory = lanes.memory(array)
    lane = wave * lanes.wave
    owner = int(lanes.group[lane]) - lanes.first_group
    if any(start < 0 or start + n > size for (start, n), size in zip(place, array.shape)):
        at, shape = [start + n - 1 for start, n in place], list(array.shape)
        raise out_of_bounds(lanes.run.name, f"{how} of", array, at, shape, lanes.where(lane))
    if lanes.run.races:
        axes = np.meshgrid(*(np.arange(start, start + n) for start, n in place), indexing="ij")
        places = (np.full(axes[0].size, owner), *(axis.ravel() for axis in axes))
        lanes.watch(memory, how, places, np.full(axes[0].size, lane))
    (row, height), (column, width) = place
    return memory.array[owner, row : row + height, column : column + width]


def _read(part: Any, dtype: str) -> Any:
    """The numbers that units read from memory."""
    if dtype == "tf32":
        part = (np.ascontiguousarray(part).view(np.uint32) & ~TF32_LOST).view(np.float32)
    elif dtype != "float32":
        part = convert.from_memory(np.ascontiguousarray(part), dtype)
    return part.astype(np.float64)
