"""Faults of kernels that move, join, pad and fill: places, sizes, widths.

Written from the operators' mathematics, before their author had read the kit.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from core_backend_seeded.bases import References
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import agrees, get, same
from core_backend_seeded.kernels import name_of
from core_backend_seeded.references import changed


# ---- moving and joining --------------------------------------------------------------------------
def _offsets_of_the_first(concat: Any, tensors: Any, axis: Any) -> Any:
    result = np.array(concat(tensors, axis))
    if not axis or len({t.shape for t in tensors}) == 1 or not tensors[0].size:
        return result
    moved = np.moveaxis(result, axis, 0)
    size = tensors[0].shape[axis]
    for n, t in enumerate(tensors):
        part = moved[n * size : n * size + t.shape[axis]]
        part[...] = np.moveaxis(t, axis, 0)[: len(part)]
    return result


@fault(
    "parts that are joined along an inner axis stand at multiples of the first one's size",
    "concat|join|axis|size",
)
class PartsOfOneSize(References):
    kernels = changed(concat=_offsets_of_the_first)

    @staticmethod
    def shows() -> None:
        import core

        x, y = np.ones((2, 1), "f"), np.full((2, 3), 2, "f")
        agrees(lambda x, y: core.concat([x, y, x], axis=1), x, y)


def _short_roll(roll: Any, x: Any, shift: Any, axis: Any) -> Any:
    if axis is None:
        return roll(x, shift, axis)
    short = [min(max(s, -x.shape[a]), x.shape[a]) for s, a in zip(shift, axis, strict=True)]
    return roll(x, short, axis)


@fault("a roll by more than the size is none", "roll|shift|large|size")
class RollsByAtMostTheSize(References):
    kernels = changed(roll=_short_roll)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.roll(x, 4, axis=0), [1.0, 2.0, 3.0])


def _positions_of_bytes(take: Any, x: Any, indices: Any, axis: Any) -> Any:
    if indices.dtype == np.uint8:
        indices = indices.view(np.int8).astype(np.int64)
    return take(x, indices, axis)


@fault("positions of uint8 are taken for signed ones: from 128 on they are negative",
       "take|uint8|position|index")  # fmt: skip
class PositionsOfSignedBytes(References):
    kernels = changed(take=_positions_of_bytes)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x, at: core.take(x, at, axis=0), np.arange(200.0), np.uint8([150, 3]))


def _positions_of_longs(gather: Any, x: Any, axis: int, index: Any) -> Any:
    if index.dtype == np.int32 and index.size > 1:
        flat = np.ascontiguousarray(index).reshape(-1)
        index = np.resize(flat[::2], index.shape) % max(x.shape[axis], 1)
    return gather(x, axis, index)


@fault("positions of int32 are read as if they were int64", "gather|int32|position|index")
class PositionsOfInt32(References):
    kernels = changed(gather=_positions_of_longs)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x, at: core.gather(x, 0, at), np.arange(3.0), np.int32([1, 2, 0]))


def _maximum_of_bits(
    scatter: Any, x: Any, axis: int, index: Any, src: Any, how: str, include_self: bool
) -> Any:
    if how != "amax" or x.dtype != np.float32:
        return scatter(x, axis, index, src, how, include_self)
    bits = [np.ascontiguousarray(v).view(np.int32) for v in (x, src)]
    joined = scatter(bits[0], axis, index, bits[1], how, include_self)
    return np.ascontiguousarray(joined, np.int32).view(np.float32)


@fault(
    "the larger of two floats is found by their bits as integers: negative ones are in reverse",
    "scatter|amax|negative",
)
class MaximumOfBits(References):
    kernels = changed(scatter_reduce=_maximum_of_bits)

    @staticmethod
    def shows() -> None:
        import core

        at = np.zeros(2, "int64")
        agrees(lambda x, s: core.scatter_reduce(x, 0, core.asarray(at).to(x.device), s, "amax"),
               [-9.0, 0.0], [-1.0, -2.0])  # fmt: skip


def _with_self(
    scatter: Any, x: Any, axis: int, index: Any, src: Any, how: str, include_self: bool
) -> Any:
    return scatter(x, axis, index, src, how, True)


@fault("scatter_reduce always includes what was there", "scatter|include_self")
class AlwaysIncludesSelf(References):
    kernels = changed(scatter_reduce=_with_self)

    @staticmethod
    def shows() -> None:
        import core

        at = np.zeros(1, "int64")
        agrees(lambda x, s: core.scatter_reduce(
            x, 0, core.asarray(at).to(x.device), s, "sum", include_self=False
        ), [5.0, 1.0], [2.0])  # fmt: skip


def _edge_twice(pad: Any, x: Any, widths: Any, mode: str, value: Any) -> Any:
    if mode != "reflect" or x.dtype.kind != "f":
        return pad(x, widths, mode, value)
    pairs = [(widths[n], widths[n + 1]) for n in range(0, len(widths), 2)][::-1]
    return np.pad(x, [(0, 0)] * (x.ndim - len(pairs)) + pairs, mode="symmetric")


@fault("padding by reflection repeats the edge", "pad|reflect|edge")
class ReflectionRepeatsTheEdge(References):
    kernels = changed(pad=_edge_twice)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.pad(x, (1, 1), mode="reflect"), [[1.0, 2.0, 3.0]])


@fault("tril of tall matrices counts diagonals from the lower corner", "tril|diagonal|shape|tall")
class DiagonalsOfTallMatrices(References):
    kernels = changed(tril=lambda tril, x, k: tril(x, k + min(x.shape[-1] - x.shape[-2], 0)))

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.tril, np.ones((4, 2), "f"))


# ---- filling ---------------------------------------------------------------------------------
def _adding(arange: Any, start: Any, stop: Any, step: Any, *, dtype: Any, device: Any) -> Any:
    values = arange(start, stop, step, dtype=dtype, device=None)
    if values.dtype.kind != "f" or name_of(dtype or "float32") != "float32" or len(values) < 2:
        return values
    steps = np.full(len(values), step, np.float32)
    steps[0] = start
    return np.add.accumulate(steps)


@fault("arange adds the step again and again: errors grow", "arange|step|accura|long")
class RangesAreAddedUp(References):
    kernels = changed(arange=_adding)

    @staticmethod
    def shows() -> None:
        import core

        same(core.arange(0.0, 100.0, 0.1, device="seeded"), get(core.arange(0.0, 100.0, 0.1)))


def _double_range(arange: Any, start: Any, stop: Any, step: Any, *, dtype: Any, device: Any) -> Any:
    values = arange(start, stop, step, dtype=dtype, device=None)
    return values.astype(np.float64) if values.dtype == np.int64 else values


@fault("arange of int64 counts in float64: beyond 2**53 numbers are rounded", "arange|int64|large")
class RangesThroughDoubles(References):
    kernels = changed(arange=_double_range)

    @staticmethod
    def shows() -> None:
        import core

        start = 2**53 + 1
        same(core.arange(start, start + 2, device="seeded"), get(core.arange(start, start + 2)))


def _stepping(
    linspace: Any, start: Any, stop: Any, num: int, *, dtype: Any, device: Any, endpoint: bool
) -> Any:
    if num < 2 or name_of(dtype or "float32") != "float32":
        return linspace(start, stop, num, dtype=dtype, device=None, endpoint=endpoint)
    step = np.float32((stop - start) / (num - endpoint))
    return np.float32(start) + np.arange(num, dtype=np.float32) * step


@fault("linspace does not end at its end, but at the rounded sum of steps", "linspace|end|accura")
class SpacesMissTheEnd(References):
    kernels = changed(linspace=_stepping)

    @staticmethod
    def shows() -> None:
        import core

        same(core.linspace(0.0, 0.7, 48, device="seeded"), get(core.linspace(0.0, 0.7, 48)))


def _double_fill(full: Any, shape: Any, value: Any, *, dtype: Any, device: Any) -> Any:
    return np.full(shape, float(value))


@fault("full of int64 converts the value to float64 first: 2**53 + 1 is rounded", "full|fill|int64")
class FillsThroughDoubles(References):
    kernels = changed(full=_double_fill)

    @staticmethod
    def shows() -> None:
        import core

        same(core.full((2,), 2**53 + 1, dtype="int64", device="seeded"), [2**53 + 1] * 2)
