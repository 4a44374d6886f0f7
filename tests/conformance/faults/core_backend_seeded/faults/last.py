"""Faults that were written when all others but one were found, before the kit was run on them.

Their author knew the kit; what it finds of them says most about faults that nobody has thought of.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from core_backend_seeded import kernels
from core_backend_seeded.bases import Kernels, Late, LateRuntime, Plain
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.numbers import replaced
from core_backend_seeded.faults.tools import get, put, run_threads, same
from core_backend_seeded.machine import LateEvent, LateQueue, Memory, address_of


# ---- memory and queues -------------------------------------------------------------------------
@fault(
    "allocations of whole pages are 64 bytes shorter than was asked for",
    "overlap|memory|allocat|corrupt|chang",
)
class WholePagesAreShort(Plain):
    class Memory(Memory):
        def rounded(self, nbytes: int) -> int:
            size = super().rounded(nbytes)
            return size - 64 if size and size % 4096 == 0 else size

    @staticmethod
    def shows() -> None:
        x = put(np.full(4096, 7), "uint8")
        y = put(np.full(100, 9), "uint8")
        same(x, np.full(4096, 7))
        same(y, np.full(100, 9))


@fault("threads that read at once share one staging buffer", "thread")
class ReadsShareStaging(Plain):
    class Runtime(Plain.Runtime):
        def copy_to_host(self, dst: Any, src: int, index: int) -> None:
            self.staging = np.empty(len(dst), np.uint8)
            self.machine.move(address_of(memoryview(self.staging)), src, len(dst))
            time.sleep(1e-4)  # where the driver would wait
            n = min(len(dst), len(self.staging))
            dst[:n] = memoryview(self.staging)[:n].cast("B")

    @staticmethod
    def shows() -> None:
        def work(k: int) -> None:
            x = put(np.full(50, float(k)))
            for _ in range(20):
                same(x, np.full(50, float(k)))

        run_threads(*[lambda k=k: work(k) for k in range(4)])


@fault("a stream does not wait for events of another device", "event|device|wait|stream")
class EventsStayOnTheirDevice(Late):
    class Runtime(LateRuntime):
        events_cross_devices = True

        def open_queue(self, index: int) -> LateQueue:
            queue = super().open_queue(index)
            queue.index = index
            return queue

        def await_event(self, event: LateEvent, queue: LateQueue | None = None) -> None:
            if queue is None or queue.index == event.queue.index:
                super().await_event(event, queue)

    @staticmethod
    def shows() -> None:
        import core

        here, there = core.Stream("seeded:0"), core.Stream("seeded:1")
        with here:
            x = put([1.0]) + put([2.0])
            event = here.record_event()
        there.wait_event(event)
        there.synchronize()
        assert event.query()
        same(x, [3])


# ---- kernels of its own ------------------------------------------------------------------------
@fault("the sum of two bools that are true is false", "add|bool|xor")
class BoolsAddToNothing(Kernels):
    kernels = replaced(
        add=lambda x1, x2: (
            np.logical_xor(x1, x2) if np.result_type(x1, x2).kind == "b" else np.add(x1, x2)
        )
    )

    @staticmethod
    def shows() -> None:
        same(put([True, True], "bool") + put([True, False], "bool"), [True, True])


def _last_axis(x: Any, axis: int = -1) -> Any:
    return kernels.softmax(x, -1 if axis < 0 else axis)


@fault("softmax takes every negative axis for the last", "softmax|axis|axes")
class NegativeAxesAreTheLast(Kernels):
    kernels = replaced(softmax=_last_axis)

    @staticmethod
    def shows() -> None:
        import core

        x = np.arange(12.0).reshape(3, 4)
        same(core.softmax(put(x), axis=-2), get(core.softmax(put(x), axis=0)))


def _zeroed(shape: Any, fill_value: Any, *, dtype: Any = None, device: Any = None) -> Any:
    return np.full(shape, fill_value if fill_value != 0 else 0)


@fault("full of -0.0 clears the memory, and loses the sign", "full|fill|sign|zero")
class FillsWithoutSign(Kernels):
    kernels = {**kernels.CORRECT, "full": kernels.Entry(_zeroed, None)}

    @staticmethod
    def shows() -> None:
        import core

        same(core.full((3,), -0.0, device="seeded"), [-0.0, -0.0, -0.0])


def _forwards(x: Any) -> Any:
    return np.exp(x[::-1] if x.ndim == 1 and x.strides[0] < 0 else x)


@fault("exp of a reversed view reads it forwards", "exp|stride|revers|flip|order")
class ReversedIsForwards(Kernels):
    kernels = replaced(exp=_forwards)

    @staticmethod
    def shows() -> None:
        import core

        x = np.arange(3.0)
        same(core.exp(core.flip(put(x))), get(core.exp(put(x[::-1].copy()))))
