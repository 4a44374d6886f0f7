"""Faults in what a device with queues may leave out, and in a random generator of one's own."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from core.testing.late import Event, Graph, Queue
from core_backend_seeded import drawing
from core_backend_seeded.bases import Draws, Hooked, HookedRuntime
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import get, put, same
from core_backend_seeded.kernels import Entry


# ---- timed events ------------------------------------------------------------------------------
@fault("a timed event notes when it was recorded, not when the device came to it", "recorded|time")
class TimesOfTheHost(Hooked):
    class Runtime(HookedRuntime):
        def mark_timed(self, queue: Queue) -> Event:
            event = self.mark(queue)
            event.time = time.perf_counter()
            return event

    @staticmethod
    def shows() -> None:
        import core

        start, end = (core.Event("seeded", timing=True) for _ in range(2))
        x = put(np.ones(1 << 20)) + 1.0
        core.synchronize("seeded")
        start.record()
        for _ in range(20):
            x = x + 1.0
        end.record()
        enqueued = time.perf_counter()
        end.synchronize()
        assert start.elapsed_time(end) > 5e2 * (time.perf_counter() - enqueued)


@fault("elapsed() returns seconds", "milliseconds|seconds|unit")
class TimesInSeconds(Hooked):
    class Runtime(HookedRuntime):
        def elapsed(self, start: Event, end: Event) -> float:
            return super().elapsed(start, end) / 1e3

    @staticmethod
    def shows() -> None:
        import core

        start, end = (core.Event("seeded", timing=True) for _ in range(2))
        x = put(np.ones(1 << 20)) + 1.0
        core.synchronize("seeded")
        before = time.perf_counter()
        start.record()
        for _ in range(20):
            x = x + 1.0
        end.record()
        end.synchronize()
        assert start.elapsed_time(end) > 1e2 * (time.perf_counter() - before)


# ---- other devices -----------------------------------------------------------------------------
@fault("a queue does not wait for the event of another device", "await_event|wait")
class OtherDevicesEventsAreLost(Hooked):
    class Runtime(HookedRuntime):
        def await_event(self, event: Event, queue: Queue | None = None) -> None:
            if queue is None or queue.index == event.queue.index:
                super().await_event(event, queue)

    @staticmethod
    def shows() -> None:
        same((put([1.0, 2.0]) + put([3.0, 4.0])).to("seeded:1"), [4, 6])


@fault("copy_peer copies at once", "copy_peer|order|wait|seeded:1|device")
class PeerCopiesAtOnce(Hooked):
    class Runtime(HookedRuntime):
        def copy_peer(
            self, queue: Any, dst: int, dst_device: Any, src: int, src_device: Any, nbytes: int
        ) -> None:
            self.machine.move(dst, src, nbytes)

    @staticmethod
    def shows() -> None:
        same((put([1.0, 2.0]) + put([3.0, 4.0])).to("seeded:1"), [4, 6])


# ---- pinned memory -----------------------------------------------------------------------------
@fault("copies of pinned memory go to an engine that waits for no kernel", "pinned|overtake|wait")
class PinnedCopiesOvertake(Hooked):
    class Runtime(HookedRuntime):
        def copy(self, queue: Queue, dst: int, src: int, nbytes: int) -> None:
            if any(place in self._blocks for place in (dst, src)):
                self.machine.move(dst, src, nbytes)
            else:
                super().copy(queue, dst, src, nbytes)

    @staticmethod
    def shows() -> None:
        import core

        out = (put([1.0, 2.0]) + put([3.0, 4.0])).to("cpu", non_blocking=True)
        core.synchronize("seeded")
        same(out, [4, 6])


@fault("events are said to be reached at once: pinned memory is written again", "reached|pinned")
class PinnedMemoryComesBackEarly(Hooked):
    class Runtime(HookedRuntime):
        def reached(self, event: Event) -> bool:
            return True

    @staticmethod
    def shows() -> None:
        import core

        x, values = put(np.zeros(5000)), core.full((5000,), 7.0)
        x.copy_(values.pin_memory("seeded"), non_blocking=True)
        core.full((5000,), -9.0).pin_memory("seeded")
        same(x, np.full(5000, 7.0))


# ---- graphs ------------------------------------------------------------------------------------
@fault("what is captured is done as well", "captured|twice|replay")
class CapturesAreDone(Hooked):
    class Runtime(HookedRuntime):
        def end_capture(self, queue: Queue) -> Graph:
            graph = super().end_capture(queue)
            for work in graph.work:
                work()
            return graph

    @staticmethod
    def shows() -> None:
        import core

        x, one = put([1.0]), put([1.0])
        with core.graph("seeded") as graph:
            x.add_(one)
        graph.replay()
        same(x, [2])


@fault("graphs are replayed on the default queue, whatever stream is current", "replay|queue|order")
class ReplaysOnTheDefaultQueue(Hooked):
    class Runtime(HookedRuntime):
        def replay(self, graph: Graph, queue: Queue) -> None:
            super().replay(graph, self.default_queue(graph.index))

    @staticmethod
    def shows() -> None:
        import core

        x, y, one = put([1.0]), put([0.0]), put([1.0])
        with core.graph("seeded") as graph:
            y.copy_(x + one)
        core.synchronize("seeded")
        with core.Stream("seeded"):
            graph.replay()
            same(y, [2])


@fault("a capture that fails leaves its queue capturing", "capture|end_capture")
class FailedCapturesStayOpen(Hooked):
    class Runtime(HookedRuntime):
        def begin_capture(self, queue: Queue) -> None:
            if queue.captured is not None:
                raise RuntimeError("the queue is capturing already")
            super().begin_capture(queue)

        def end_capture(self, queue: Queue) -> Graph:
            if not queue.captured:
                raise RuntimeError("nothing was captured")
            return super().end_capture(queue)

    @staticmethod
    def shows() -> None:
        import core

        x = put([1.0])
        try:
            with core.graph("seeded"):
                x.to("cpu")
        except core.errors.DeviceError:
            pass
        with core.graph("seeded") as graph:
            y = x + x
        graph.replay()
        same(y, [2])


# ---- a random generator of one's own -----------------------------------------------------------
@fault("a draw begins at the seed, whatever was drawn before", "offset")
class OffsetsAreIgnored(Draws):
    kernels = drawing.CORRECT | {
        "random_uniform": Entry(
            lambda blocks, *, seed, offset=0, **more: drawing.uniform(blocks, seed=seed, **more),
            None,
        )
    }

    @staticmethod
    def shows() -> None:
        import core

        generator = core.Generator(3)
        a, b = (get(core.rand(100, generator=generator, device="seeded")) for _ in range(2))
        assert (a != b).any()


def _stateful() -> Any:
    state = np.random.default_rng(1)

    def uniform(blocks: int, *, dtype: Any = "float32", **more: Any) -> Any:
        return state.random(drawing.count(blocks, dtype))

    return uniform


@fault("the generator keeps a state, and does not look at the seed", "seed|state|same numbers")
class SeedsAreIgnored(Draws):
    kernels = drawing.CORRECT | {"random_uniform": Entry(_stateful(), None)}

    @staticmethod
    def shows() -> None:
        import core

        a, b = (core.rand(9, generator=core.Generator(3), device="seeded") for _ in range(2))
        same(a, get(b))


def _sums_of_four(blocks: int, *, seed: int, offset: int = 0, dtype: Any, **more: Any) -> Any:
    drawn = drawing.stream(seed, offset).random((4, drawing.count(blocks, dtype)))
    return (drawn.sum(0) - 2) * 3**0.5


@fault("normal numbers are sums of four uniform ones", "distribution|normal|randn")
class NormalBySums(Draws):
    @staticmethod
    def _sums(
        blocks: int, *, seed: int, offset: int = 0, dtype: Any = "float32", device: Any = None
    ):
        n = drawing.count(blocks, dtype)
        return (drawing.stream(seed, offset).random((4, n)).sum(0) - 2) * 3**0.5

    kernels = drawing.CORRECT | {
        "random_normal": Entry(lambda *args, **named: NormalBySums._sums(*args, **named), None)
    }

    @staticmethod
    def shows() -> None:
        import core

        x = get(core.randn(100_000, generator=core.Generator(3), device="seeded"))
        assert np.abs(x).max() > 3.6


def _remainders(
    blocks: int, *, seed: int, offset: int = 0, low: int, width: int, **more: Any
) -> Any:
    words = drawing.stream(seed, offset).integers(0, 256, drawing.count(blocks, "int64"))
    return words % (int(width) % 2**64) + int(low)


@fault("integers are remainders of bytes: large ones come too rarely", "frequenc|often|randint")
class IntegersByRemainders(Draws):
    kernels = drawing.CORRECT | {"random_integers": Entry(_remainders, None)}

    @staticmethod
    def shows() -> None:
        import core

        x = get(core.randint(100, (200_000,), generator=core.Generator(3), device="seeded"))
        counts = np.bincount(x, minlength=100)
        assert counts.max() / counts.min() < 1.25
