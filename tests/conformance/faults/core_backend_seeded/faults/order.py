"""Faults of queues: waiting, streams, events, threads. The driver works as late as it may."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Any

import numpy as np

from core_backend_seeded.bases import Late, LateRuntime, LoopDialect, Loops
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import get, put, run_threads, same
from core_backend_seeded.machine import LateEvent, LateQueue, address_of

if TYPE_CHECKING:
    from collections.abc import Callable


@fault(
    "reads of at most 4 KiB do not wait for the kernels before them",
    "wait|synchron|stale|early|order",
)
class ShortReadsDoNotWait(Late):
    class Runtime(LateRuntime):
        def copy_to_host(self, dst: Any, src: int, index: int) -> None:
            if len(dst) > 4096:
                super().copy_to_host(dst, src, index)
            else:
                self.machine.move(address_of(dst), src, len(dst))

    @staticmethod
    def shows() -> None:
        same(put([1.0, 2.0]) + put([3.0, 4.0]), [4, 6])


@fault("synchronize waits for the default stream only", "synchronize|stream")
class SynchronizeForgetsStreams(Late):
    class Runtime(LateRuntime):
        def synchronize(self, index: int) -> None:
            self._wait(index, self._device(index).queues[0])

    @staticmethod
    def shows() -> None:
        import core

        x = put([1.0, 2.0])
        with core.Stream("seeded"):
            y = x + x
        core.synchronize("seeded")
        same(y, [2, 4])


@fault("a stream that is told to wait for an event goes on", "event|stream|wait")
class StreamsDoNotWaitForEvents(Late):
    class Runtime(LateRuntime):
        def await_event(self, event: LateEvent, queue: LateQueue | None = None) -> None:
            if queue is None:
                event.wait()

    @staticmethod
    def shows() -> None:
        import core

        x, first, second = put([1.0, 2.0]), core.Stream("seeded"), core.Stream("seeded")
        with first:
            y = x + x
        with second:
            second.wait_stream(first)
            z = y + x
        second.synchronize()
        with second:
            same(z, [3, 6])


@fault("an event stands before the last piece of work that was enqueued ahead of it", "event|early")
class EventsComeEarly(Late):
    class Runtime(LateRuntime):
        def mark(self, queue: LateQueue) -> LateEvent:
            return LateEvent(queue, max(queue.enqueued - 1, 0))

    @staticmethod
    def shows() -> None:
        import core

        x, stream = put([1.0, 2.0]), core.Stream("seeded")
        with stream:
            y = x + x
        stream.record_event().synchronize()
        same(y, [2, 4])


@fault("an event of any stream is one of the default stream", "event|stream")
class EventsOfTheDefaultStream(Late):
    class Runtime(LateRuntime):
        def mark(self, queue: LateQueue) -> LateEvent:
            return super().mark(self._device(0).queues[0])

    @staticmethod
    def shows() -> None:
        EventsComeEarly.shows()


@fault("query says that an event is reached while work before it waits", "query|event|reached")
class QueryIsAlwaysTrue(Late):
    class Runtime(LateRuntime):
        def reached(self, event: LateEvent) -> bool:
            return True

    @staticmethod
    def shows() -> None:
        import core

        x = put(np.ones(1000))
        stream = core.Stream("seeded")
        with stream:
            y = x + x
            event = stream.record_event()
        assert not event.query()
        stream.synchronize()
        same(y, np.full(1000, 2.0))


@fault("the current stream is one for all threads", "stream|thread")
class OneCurrentStream(Late):
    class Runtime(LateRuntime):
        def __init__(self, machine: Any) -> None:
            super().__init__(machine)
            self._current = type("Shared", (), {})()

    @staticmethod
    def shows() -> None:
        import core

        x, entered, left = put([1.0, 2.0]), threading.Event(), threading.Event()

        def other() -> None:
            with core.Stream("seeded"):
                entered.set()
                left.wait(10)

        thread = threading.Thread(target=other)
        thread.start()
        entered.wait(10)
        y = x + x
        left.set()
        thread.join()
        same(y, [2, 4])


@fault("kernels of device 1 are enqueued on a queue of device 0", "seeded:1|device")
class KernelsOnTheFirstDevicesQueue(Late):
    class Runtime(LateRuntime):
        def submit(self, work: Callable[[], None], index: int) -> None:
            super().submit(work, 0)

    @staticmethod
    def shows() -> None:
        same(put([1.0, 2.0], index=1) + put([3.0, 4.0], index=1), [4, 6])


@fault("a queue holds 64 launches; more are dropped until somebody waits", "launch|queue|many|lost")
class FullQueuesDrop(Late):
    class Runtime(LateRuntime):
        def submit(self, work: Callable[[], None], index: int) -> None:
            if len(self.queue(index).work) < 64:
                super().submit(work, index)

    @staticmethod
    def shows() -> None:
        x, one = put([0.0]), put([1.0])
        for _ in range(100):
            x = x + one
        same(x, [100])


@fault(
    "the numbers of a launch stand in the kernel's buffer: the next launch overwrites them",
    "launch|shape|size|twice|argument",
)
class LaunchesShareTheirNumbers(Late):
    class Dialect(LoopDialect):
        def work(self, kernel: Any, buffers: Any, scalars: Any, total: int) -> Any:
            kernel.scalars = scalars
            return lambda: self.start(kernel, buffers, kernel.scalars, total)

    @staticmethod
    def shows() -> None:
        import core

        a, b = put(np.ones((40, 40))), put(np.ones((3, 2)))
        first, second = core.sum(a, axis=1), core.sum(b, axis=1)
        same(first, np.full(40, 40.0))
        same(second, [2, 2, 2])


@fault(
    "a copy between devices does not wait for the kernels on its source",
    "seeded:1|copy|wait|device",
)
class PeerCopiesDoNotWait(Late):
    class Runtime(LateRuntime):
        def copy_on_device(
            self, dst: int, dst_index: int, src: int, src_index: int, nbytes: int
        ) -> None:
            if dst_index == src_index:
                super().copy_on_device(dst, dst_index, src, src_index, nbytes)
            else:
                self.copy(self.queue(dst_index), dst, src, nbytes)

    @staticmethod
    def shows() -> None:
        same((put([1.0, 2.0]) + put([3.0, 4.0])).to("seeded:1"), [4, 6])


@fault("two threads that launch at once share one buffer of arguments", "thread")
class ThreadsShareArguments(Loops):
    class Dialect(LoopDialect):
        def start(self, kernel: Any, buffers: Any, scalars: Any, total: int) -> None:
            self.arguments = buffers, scalars, total
            time.sleep(1e-4)  # where the driver would be entered
            super().start(kernel, *self.arguments)

    @staticmethod
    def shows() -> None:
        def work(k: int) -> None:
            x = put(np.full(50, float(k)))
            for _ in range(20):
                same(x + x, np.full(50, 2.0 * k))

        run_threads(*[lambda k=k: work(k) for k in range(4)])


@fault("a wait returns after 256 pieces of work, as if it had timed out", "wait|synchronize|many")
class WaitsTimeOut(Late):
    class Runtime(LateRuntime):
        def wait(self, queue: LateQueue) -> None:
            queue.run(until=queue.done + 256)

    @staticmethod
    def shows() -> None:
        x, one = put([0.0]), put([1.0])
        for _ in range(400):
            x = x + one
        assert get(x) == 400


@fault("a wait ends at the first error: copies to the host come later", "error|copies|later|come")
class WaitsEndAtErrors(Late):
    class Runtime(LateRuntime):
        def wait(self, queue: LateQueue) -> None:
            while queue.work:
                queue.run(until=queue.done + 1)

    @staticmethod
    def shows() -> None:
        import core
        from core_backend_seeded import chosen

        x, host, runtime = put([1.0]), bytearray(4), chosen().runtime
        core.synchronize("seeded")
        runtime.fail_later(runtime.queue(0))
        try:
            runtime.copy_to_host(memoryview(host), x.data_ptr, 0)
        except core.errors.DeviceError:
            before = bytes(host)
            core.synchronize("seeded")
            assert host == before, "a copy came after the error"


@fault("errors of kernels are swallowed where they are waited for", "error|raise|swallow")
class ErrorsAreSwallowed(Late):
    class Runtime(LateRuntime):
        def wait(self, queue: LateQueue) -> None:
            try:
                queue.run()
            except Exception:
                queue.work.clear()

    @staticmethod
    def shows() -> None:
        import core
        from core_backend_seeded import chosen

        def fail() -> None:
            raise RuntimeError("illegal address")

        chosen().runtime.submit(fail, 0)
        try:
            core.synchronize("seeded")
        except core.errors.DeviceError:
            return
        raise AssertionError("nothing was raised")
