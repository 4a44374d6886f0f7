"""Faults that were written last, after the kit had been extended by what it missed of the others.

Their author knew the kit, and did not run it before they were done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from core_backend_seeded import kernels
from core_backend_seeded.bases import Kernels, Late, LateRuntime, LoopDialect, Loops
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.numbers import replaced
from core_backend_seeded.faults.tools import get, near, put, same
from core_backend_seeded.machine import LateEvent, LateQueue, address_of

if TYPE_CHECKING:
    from core.ir.dialect import Source

CHUNK = 64 << 10


# ---- memory and queues -------------------------------------------------------------------------
@fault(
    "long writes go through one staging buffer, which is filled again before it has been read",
    "copy_from_host|write|bytes|staging|not waited",
)
class OneStagingBuffer(Late):
    class Runtime(LateRuntime):
        def copy_from_host(self, dst: int, src: Any, index: int) -> None:
            if len(src) <= CHUNK:
                super().copy_from_host(dst, src, index)
                return
            queue, staging = self.queue(index), np.empty(CHUNK, np.uint8)
            for first in range(0, len(src), CHUNK):
                part = np.frombuffer(src[first : first + CHUNK], np.uint8)
                staging[: len(part)] = part
                self.copy(queue, dst + first, address_of(memoryview(staging)), len(part))
            self.wait(queue)

    @staticmethod
    def shows() -> None:
        values = np.arange(3 * CHUNK) // CHUNK
        same(put(values, "uint8"), values)


@fault("a stream's second event stands where its first one does", "event|early|stream")
class EventsAreRecordedOnce(Late):
    class Runtime(LateRuntime):
        def mark(self, queue: LateQueue) -> LateEvent:
            if not hasattr(queue, "event"):
                queue.event = super().mark(queue)
            return queue.event

    @staticmethod
    def shows() -> None:
        import core

        x, stream = put([1.0, 2.0]), core.Stream("seeded")
        for _ in range(2):
            with stream:
                y = x + x
            stream.record_event().synchronize()
            same(y, [2, 4])


# ---- how kernels are spelled -------------------------------------------------------------------
@fault("quotients of float32 are products with the reciprocal", "div|round|accura|reciprocal")
class DividesByReciprocals(Loops):
    class Dialect(LoopDialect):
        def text(self, source: Source) -> str:
            import re

            return re.sub(
                r"(const float \w+ = )(\w+) / (\w+);", r"\1\2 * (1.0f / \3);", source.text
            )

    @staticmethod
    def shows() -> None:
        a, b = np.float32(np.arange(1, 200)), np.float32(np.arange(3, 202))
        same(put(a) / put(b), a / b)


# ---- kernels of its own ------------------------------------------------------------------------
def _saturating(x: Any, dtype: Any) -> Any:
    name = kernels.name_of(dtype)
    if x.dtype.name not in kernels.FLOATS or name not in kernels.INTEGERS:
        return kernels.astype(x, dtype)
    info, wide = np.iinfo(name), np.nan_to_num(x.astype(np.float64), nan=0.0)
    inside = (wide > info.min) & (wide < info.max)
    ends = np.where(wide > 0, info.max, info.min).astype(name)
    return np.where(inside, np.where(inside, wide, 0).astype(name), ends)


@fault(
    "floats that no integer holds become the nearest limit, and NaN 0", "astype|cast|int|nan|NaN"
)
class CastsSaturate(Kernels):
    kernels = replaced(astype=_saturating)

    @staticmethod
    def shows() -> None:
        import core

        x = [1e20, -1e20, np.nan, 3.7]
        same(core.astype(put(x), "int32"), get(core.astype(core.asarray(x), "int32")))


def _ten_bits(x: Any) -> Any:
    if x.dtype != np.float32:
        return x
    bits = np.ascontiguousarray(x).view(np.uint32) + np.uint32(0x1000)
    return (bits & np.uint32(0xFFFFE000)).view(np.float32).reshape(x.shape)


@fault("factors of float32 are rounded to ten bits, as tensor units do", "matmul|@|round|accura")
class ProductsOfTenBits(Kernels):
    kernels = replaced(matmul=lambda x1, x2: np.matmul(_ten_bits(x1), _ten_bits(x2)))

    @staticmethod
    def shows() -> None:
        x = np.random.default_rng(1).normal(size=(20, 20)).astype("f")
        near(put(x) @ put(np.eye(20)), x, 1e-6)


def _fast_exp(x: Any) -> Any:
    if x.dtype != np.float32:
        return np.exp(x)
    return np.exp2(x * np.float32(1.4426950408889634))


@fault("exp of float32 is exp2 of a rounded product: 60 units off for large x", "exp|accura|round")
class ExpIsFast(Kernels):
    kernels = replaced(exp=_fast_exp)

    @staticmethod
    def shows() -> None:
        import core

        x = np.linspace(60, 88, 1000).astype("f")
        near(core.exp(put(x)), np.exp(x.astype(np.float64)), 3e-7)


def _wide_clip(x: Any, min: Any = None, max: Any = None) -> Any:
    if x.dtype.name != "int64":
        return kernels.clip(x, min, max)
    return kernels.clip(x.astype(np.float64), min, max).astype(np.int64)


@fault("clip of int64 computes in float64: beyond 2**53 numbers are rounded", "clip|int64")
class LongsThroughDoubles(Kernels):
    kernels = replaced(clip=_wide_clip)

    @staticmethod
    def shows() -> None:
        import core

        same(core.clip(put([2**53 + 1, 5], "int64"), 0, 2**60), [2**53 + 1, 5])


def _near_positions(x: Any, index: Any, axis: int = -1) -> Any:
    return kernels.take_along_axis(x, index.astype(np.int16), axis)


@fault("take_along_axis keeps positions in 16 bits", "take_along_axis|position|index|size")
class PositionsInSixteenBits(Kernels):
    kernels = replaced(take_along_axis=_near_positions)

    @staticmethod
    def shows() -> None:
        import core

        x, index = np.arange(40000), np.array([3, 39000])
        same(core.take_along_axis(put(x), put(index, "int64"), axis=0), [3, 39000])


def _numbers_only(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    if x.dtype.kind == "f":
        x = np.where(np.isnan(x), -np.inf, x)
    return kernels.argmax(x, axis, keepdims)


@fault("argmax passes over NaN, which is the largest", "argmax|nan|NaN")
class ArgmaxPassesOverNan(Kernels):
    kernels = replaced(argmax=_numbers_only)

    @staticmethod
    def shows() -> None:
        import core

        same(core.argmax(put([1.0, np.nan, 3.0])), 1)


def _running(x: Any, axis: Any = None, *, dtype: Any = None, keepdims: bool = False) -> Any:
    one = axis is None or isinstance(axis, int) or len(axis) == 1
    if x.dtype != np.float32 or not one or not x.size:
        return kernels.total(x, axis, dtype=dtype, keepdims=keepdims)
    at = axis if axis is None or isinstance(axis, int) else axis[0]
    flat = x.reshape(-1) if at is None else np.moveaxis(x, at, 0)
    return kernels.keep(np.cumsum(flat, axis=0, dtype=np.float32)[-1], x, axis, keepdims)


@fault("sums of float32 add one after the other: errors grow with their number", "sum|accura|round")
class SumsOneByOne(Kernels):
    kernels = replaced(sum=_running)

    @staticmethod
    def shows() -> None:
        import core

        near(core.sum(put(np.full(100_000, 0.1))), np.float32(0.1) * 100_000.0, 1e-6)
