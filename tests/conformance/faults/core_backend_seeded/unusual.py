"""Correct backends that are not like others: whatever accuses one of them is a false alarm."""

from __future__ import annotations

import queue as queues
import threading
import time
from typing import TYPE_CHECKING, Any

from core_backend_seeded.bases import Backend, Late, LateRuntime, LoopDialect, Loops, Plain
from core_backend_seeded.machine import Memory

if TYPE_CHECKING:
    from collections.abc import Callable


# ---- slow, and at once with the host ---------------------------------------------------------
class WorkerQueue:
    """A thread that does what is enqueued, a little later."""

    def __init__(self) -> None:
        self._work: queues.SimpleQueue[Callable[[], None]] = queues.SimpleQueue()
        self.enqueued = self.done = 0
        self._moved = threading.Condition()
        self._error: Exception | None = None
        threading.Thread(target=self._run, daemon=True).start()

    def add(self, work: Callable[[], None]) -> None:
        with self._moved:
            self.enqueued += 1
        self._work.put(work)

    def wait(self, count: int) -> None:
        with self._moved:
            self._moved.wait_for(lambda: self.done >= count)
            error, self._error = self._error, None
        if error is not None:
            raise error

    def _run(self) -> None:
        while True:
            work = self._work.get()
            time.sleep(5e-5)
            try:
                work()
            except Exception as e:
                self._error = e
            with self._moved:
                self.done += 1
                self._moved.notify_all()


class WorkerEvent:
    """A place in a thread's work."""

    def __init__(self, queue: WorkerQueue) -> None:
        self.queue, self.count = queue, queue.enqueued

    def reached(self) -> bool:
        return self.queue.done >= self.count

    def wait(self) -> None:
        self.queue.wait(self.count)


class SlowAsynchronous(Late):
    """Queues are threads; each piece of work starts some time after it was enqueued."""

    class Runtime(LateRuntime):
        def open_queue(self, index: int) -> Any:
            return WorkerQueue()

        def wait(self, queue: Any) -> None:
            queue.wait(queue.enqueued)

        def mark(self, queue: Any) -> Any:
            return WorkerEvent(queue)


# ---- small, narrow, single -------------------------------------------------------------------
class TinyMemory(Loops):
    """As little memory as the kit asks for: 64 MiB."""

    memory = 64 << 20


class WithoutDoubles(Loops):
    """No arithmetic in float64."""

    devices = 1

    def capabilities(self) -> Any:
        return super().capabilities().without("float64")


class WithoutLongs(Loops):
    """No arithmetic in 64-bit integers."""

    def capabilities(self) -> Any:
        return super().capabilities().without("int64", "uint64")


class OddAddresses(Plain):
    """Aligned to 64 and no more; addresses do not come back soon; room is not told."""

    devices = 1

    class Memory(Memory):
        def _take(self, need: int) -> int:
            self._next = getattr(self, "_next", 0) % (self.size // 2)
            for i, (offset, size) in enumerate(self._free):
                start = max(offset, self._next) + 64
                if start + need <= offset + size:
                    self._free[i : i + 1] = [
                        (offset, start - offset), (start + need, offset + size - start - need)
                    ]  # fmt: skip
                    self._next = start + need
                    self.used += need
                    return start
            return super()._take(need)

    class Runtime(Plain.Runtime):
        def memory_info(self, index: int) -> None:  # type: ignore[override]
            return None


class ThreeDevices(Loops):
    """Three devices."""

    devices = 3


class Declines(Late):
    """One device with queues, whose dialect declines whatever has a reduction in it."""

    devices = 1

    class Dialect(LoopDialect):
        def build(self, source: Any) -> Any:
            from core.errors import BuildError

            if any(op.name == "reduce" for k in source.kernels for op in k.op.blocks[0].walk()):
                raise BuildError(
                    what="this device reduces nothing", why="it has no registers to spare",
                    exists="elementwise kernels", fix="fall back",
                )  # fmt: skip
            return super().build(source)


UNUSUAL: tuple[type[Backend], ...] = (
    SlowAsynchronous, TinyMemory, WithoutDoubles, WithoutLongs, OddAddresses, ThreeDevices,
    Declines,
)  # fmt: skip
