"""Faults of drivers: order, lifetimes, arguments, limits, errors, what is said of memory.

Written from what drivers do, before their author had read the kit.
"""

from __future__ import annotations

import ctypes
import re
import threading
from typing import TYPE_CHECKING, Any

import numpy as np

from core_backend_seeded.bases import Groups, Late, LateRuntime, LoopDialect, Loops, Plain
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.memory import _free_bytes, _raises_out_of_memory
from core_backend_seeded.faults.tools import get, put, run_threads, same
from core_backend_seeded.lanes import LaneDialect
from core_backend_seeded.machine import PATTERN, LateEvent, LateQueue, Memory, address_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.ir.dialect import Source


# ---- order -----------------------------------------------------------------------------------
@fault(
    "a wait for a stream that has more than 3 launches to do leaves the last one",
    "stream|wait|synchron|last",
)
class StreamsKeepTheirLast(Late):
    class Runtime(LateRuntime):
        def mark(self, queue: LateQueue) -> LateEvent:
            late = queue is not self._device(0).queues[0] and len(queue.work) > 3
            return LateEvent(queue, queue.enqueued - late)

        def wait(self, queue: LateQueue) -> None:
            late = queue is not self._device(0).queues[0] and len(queue.work) > 3
            queue.run(until=queue.enqueued - late)

    @staticmethod
    def shows() -> None:
        import core

        x, stream = put([1.0, 2.0]), core.Stream("seeded")
        with stream:
            for _ in range(6):
                x = x + 1.0
        stream.synchronize()
        same(x, [7, 8])


@fault(
    "copies within the device have an engine of their own, which does not wait for kernels",
    "copy|order|wait|stale|kernel",
)
class DeviceCopiesOvertake(Late):
    class Runtime(LateRuntime):
        def copy_on_device(
            self, dst: int, dst_index: int, src: int, src_index: int, nbytes: int
        ) -> None:
            if dst_index != src_index:
                super().copy_on_device(dst, dst_index, src, src_index, nbytes)
            else:
                self.machine.move(dst, src, nbytes)

    @staticmethod
    def shows() -> None:
        from core_backend_seeded import chosen

        runtime = chosen().runtime
        x = put([1.0, 2.0])
        z = put([0.0, 0.0])
        y = x + x
        runtime.copy_on_device(z.data_ptr, 0, y.data_ptr, 0, 8)
        same(z, [2, 4])


@fault(
    "what the host writes is there at once, under kernels that have yet to read what it replaces",
    "write|copy_from_host|order|wait|overtak|in place|in-place",
)
class WritesOvertake(Late):
    class Runtime(LateRuntime):
        def copy_from_host(self, dst: int, src: Any, index: int) -> None:
            self.machine.move(dst, address_of(src), len(src))

    @staticmethod
    def shows() -> None:
        from core_backend_seeded import chosen

        x = put([1.0, 2.0])
        y = x + x
        chosen().runtime.copy_from_host(x.data_ptr, memoryview(np.ones(8, np.uint8)), 0)
        same(y, [2, 4])


@fault("kernels are launched on the default stream, whatever the current one is", "stream|current")
class KernelsOnTheDefaultStream(Late):
    class Runtime(LateRuntime):
        def submit(self, work: Callable[[], None], index: int) -> None:
            self._device(index).queues[0].add(work)

    @staticmethod
    def shows() -> None:
        import core

        x, stream = put([1.0, 2.0]), core.Stream("seeded")
        with stream:
            y = x + x
            stream.synchronize()
            same(y, [2, 4])


@fault(
    "copies are made on the default stream, whatever the current one is", "stream|copy|current|wait"
)
class CopiesOnTheDefaultStream(Late):
    class Runtime(LateRuntime):
        def copy_to_host(self, dst: Any, src: int, index: int) -> None:
            queue = self._device(index).queues[0]
            self.copy(queue, address_of(dst), src, len(dst))
            self.wait(queue)

    @staticmethod
    def shows() -> None:
        import core

        x = put([1.0, 2.0])
        with core.Stream("seeded"):
            same(x + x, [2, 4])


@fault("a thread that is new to the driver works on device 0", "thread|device|seeded:1")
class NewThreadsUseTheFirstDevice(Late):
    class Runtime(LateRuntime):
        def submit(self, work: Callable[[], None], index: int) -> None:
            home = threading.current_thread() is threading.main_thread()
            super().submit(work, index if home else 0)

    @staticmethod
    def shows() -> None:
        run_threads(lambda: same(put([1.0], index=1) + put([2.0], index=1), [3]))


@fault("a kernel that another thread built is not started", "thread|kernel|launch")
class KernelsBelongToTheirThread(Loops):
    class Dialect(LoopDialect):
        def build(self, source: Source) -> Mapping[str, object]:
            built = super().build(source)
            for kernel in built.values():
                kernel.thread = threading.get_ident()
            return built

        def start(self, kernel: Any, buffers: Any, scalars: Any, total: int) -> None:
            if kernel.thread == threading.get_ident():
                super().start(kernel, buffers, scalars, total)

    @staticmethod
    def shows() -> None:
        x = put([1.0, 2.0])
        same(x + x, [2, 4])
        run_threads(lambda: same(x + x, [2, 4]))


# ---- lifetimes -------------------------------------------------------------------------------
class _AtOnce(LateRuntime):
    """Memory of the driver, without the cache that would keep what queues still use."""

    def allocate(self, nbytes: int, index: int) -> int:
        return self.memories[index].allocate(nbytes)

    def free(self, address: int, nbytes: int, index: int) -> None:
        self.memories[index].free(address, nbytes)


@fault(
    "memory is unmapped when it is freed, before the kernels that were launched on it are done",
    "free|memory|stale|reuse|chang|wait|written|creation",
)
class FreesUnmapAtOnce(Late):
    class Runtime(_AtOnce):
        def free(self, address: int, nbytes: int, index: int) -> None:
            ctypes.memset(self.machine.real(address), PATTERN, nbytes)
            super().free(address, nbytes, index)

    @staticmethod
    def shows() -> None:
        x = put([1.0, 2.0])
        y = x + x
        del x
        same(y, [2, 4])


@fault("reads of more than 64 KiB return before the bytes are there", "copy_to_host|read|wait|late")
class LongReadsArriveLate(Late):
    class Runtime(LateRuntime):
        late: list[Any] = []

        def copy_to_host(self, dst: Any, src: int, index: int) -> None:
            if len(dst) <= 1 << 16:
                super().copy_to_host(dst, src, index)
                return
            self.wait(self.queue(index))
            self.late.append(dst)  # kept, so that nobody else has the host's memory
            self.copy(self.queue(index), address_of(dst), src, len(dst))

    @staticmethod
    def shows() -> None:
        values = np.arange(1, 1 << 15)
        same(put(values, "int32"), values)


@fault(
    "32 launches may be under way: the buffers of the 33rd replace those of the first",
    "launch|many|queue|argument",
)
class ThirtyTwoUnderWay(Late):
    class Dialect(LoopDialect):
        def work(self, kernel: Any, buffers: Any, scalars: Any, total: int) -> Any:
            ring = self.__dict__.setdefault("ring", [None] * 32)
            self.next = getattr(self, "next", -1) + 1
            place = self.next % len(ring)
            ring[place] = kernel, buffers, scalars, total
            return lambda: self.start(*ring[place])

    @staticmethod
    def shows() -> None:
        x = [put([float(k)]) for k in range(40)]
        y = [a + a for a in x]
        for k, b in enumerate(y):
            same(b, [2 * k])


@fault("every event takes memory of the device, and keeps it", "event|leak|memory|free")
class EventsLeak(Late):
    class Runtime(LateRuntime):
        def mark(self, queue: LateQueue) -> LateEvent:
            self.memories[0].allocate(4096)
            return super().mark(queue)

    @staticmethod
    def shows() -> None:
        import core

        stream = core.Stream("seeded")
        before = _free_bytes()
        for _ in range(10):
            stream.record_event().synchronize()
        assert _free_bytes() == before


@fault("what is released stays with the driver: nobody else gets it", "leak|release|memory|free")
class ReleasesNothing(Late):
    class Runtime(LateRuntime):
        def release(self, address: int, index: int) -> None:
            self._sizes.pop(address)

    @staticmethod
    def shows() -> None:
        import core

        x = put(np.zeros(1 << 20))
        before = _free_bytes()
        del x
        core.empty_cache("seeded")
        assert _free_bytes() > before


# ---- what a launch is given ------------------------------------------------------------------
@fault(
    "kernels read and write by whole words of 16 bytes: buffers begin at a multiple of 16",
    "align|offset|view|slice",
)
class BuffersAreAlignedDown(Loops):
    class Dialect(LoopDialect):
        def start(self, kernel: Any, buffers: Any, scalars: Any, total: int) -> None:
            super().start(kernel, [b & ~15 for b in buffers], scalars, total)

    @staticmethod
    def shows() -> None:
        x = put(np.arange(9.0))[1:]
        same(x + x, np.arange(1, 9) * 2.0)


@fault("a launch has room for 6 numbers, the others are 0", "number|size|stride|rank|dimension")
class SixNumbers(Loops):
    class Dialect(LoopDialect):
        def start(self, kernel: Any, buffers: Any, scalars: Any, total: int) -> None:
            words = [s if n < 6 else 0 for n, s in enumerate(scalars)]
            super().start(kernel, buffers, words, total)

    @staticmethod
    def shows() -> None:
        import core

        x = np.arange(120.0).reshape(2, 3, 4, 5)
        y = np.arange(120.0).reshape(5, 4, 3, 2)
        got = core.permute_dims(put(x), (3, 1, 0, 2)) + core.permute_dims(put(y), (0, 2, 3, 1))
        same(got, x.transpose(3, 1, 0, 2) + y.transpose(0, 2, 3, 1))


@fault("the number of groups is kept in 16 bits", "group|65536|large|size|beyond")
class GroupsInSixteenBits(Groups):
    class Dialect(LaneDialect):
        def start(self, kernel: Any, opened: Any, scalars: Any, total: int) -> None:
            super().start(kernel, opened, scalars, total % (1 << 16))

    @staticmethod
    def shows() -> None:
        import core

        same(core.sum(put(np.ones((65540, 2)), "int8"), axis=1)[-1], 2)


@fault("the number of iterations is a float32: beyond 2**24 odd ones lose the last", "large|last")
class IterationsAreFloats(Loops):
    class Dialect(LoopDialect):
        def start(self, kernel: Any, buffers: Any, scalars: Any, total: int) -> None:
            super().start(kernel, buffers, scalars, min(total, int(np.float32(total))))

    @staticmethod
    def shows() -> None:
        x = put(np.ones(2**24 + 1), "uint8")
        assert int(get((x + x)[-1:])[0]) == 2


@fault(
    "built kernels are kept by their source without its numbers: other constants get the first's",
    "cache|constant|compil|again",
)
class KeptWithoutConstants(Loops):
    class Dialect(LoopDialect):
        def build(self, source: Source) -> Mapping[str, object]:
            known = self.__dict__.setdefault("known", {})
            names = [k.name for k in source.kernels]
            key = re.sub(r"\b\d+\.\d+|0x[\d.]+p", "", source.text)
            for name in names:
                key = key.replace(name, "")
            built = known.setdefault(key, list(super().build(source).values()))
            return dict(zip(names, built, strict=True))

    @staticmethod
    def shows() -> None:
        import core

        x = put([8.0, 9.0])
        for a, b in ((21.0, 12.0), (12.0, 21.0)):
            same(core.compile(lambda x, a=a, b=b: x * a + b)(x), [8 * a + b, 9 * a + b])


# ---- limits, errors, what is said ----------------------------------------------------------
@fault("sizes of allocations are kept in 32 bits: 4 GiB are 0", "memory|size|32|large|OutOfMemory")
class SizesIn32Bits(Plain):
    class Memory(Memory):
        def allocate(self, nbytes: int) -> int:
            return super().allocate(nbytes % 2**32 or 64)

    @staticmethod
    def shows() -> None:
        _raises_out_of_memory()


@fault("memory_info gives the total first, and what is free second", "memory_info|free|total")
class MemoryInfoIsSwapped(Plain):
    class Runtime(Plain.Runtime):
        def memory_info(self, index: int) -> tuple[int, int]:
            free, total = super().memory_info(index)
            return total, free

    @staticmethod
    def shows() -> None:
        x = put(np.zeros(1000))
        before = _free_bytes()
        y = put(np.zeros(1000))
        assert _free_bytes() < before
        del x, y


@fault(
    "an event that was found to be reached is not, when it is asked again", "event|query|reached"
)
class EventsAreReachedOnce(Late):
    class Runtime(LateRuntime):
        def reached(self, event: LateEvent) -> bool:
            told, event.told = getattr(event, "told", False), super().reached(event)
            return event.told and not told

    @staticmethod
    def shows() -> None:
        import core

        event = core.Stream("seeded").record_event()
        event.synchronize()
        assert event.query()
        assert event.query()


@fault("errors of kernels on other streams than the default one are lost", "error|stream|swallow")
class ErrorsOfStreamsAreLost(Late):
    class Runtime(LateRuntime):
        def fail_later(self, queue: LateQueue) -> None:
            queue.fails = True
            super().fail_later(queue)

        def _quietly(self, queue: LateQueue, run: Callable[[], None]) -> None:
            try:
                run()
            except RuntimeError:
                if queue in [device.queues[0] for device in self._devices.values()]:
                    raise

        def wait(self, queue: LateQueue) -> None:
            self._quietly(queue, lambda: super(type(self), self).wait(queue))

        def await_event(self, event: LateEvent, queue: LateQueue | None = None) -> None:
            self._quietly(event.queue, lambda: super(type(self), self).await_event(event, queue))

    @staticmethod
    def shows() -> None:
        import core
        from core_backend_seeded import chosen

        stream = core.Stream("seeded")
        chosen().runtime.fail_later(stream._queue)
        try:
            stream.synchronize()
        except core.errors.DeviceError:
            return
        raise AssertionError("nothing was raised")
