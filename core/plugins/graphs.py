"""Graphs: work of a device that is captured once and replayed as a whole, without the host's part.

While a graph is captured, the work of a thread on the device is recorded and not run. Its memory
belongs to the graph (core/csrc/memory/allocator.cpp: Pool), so that no other tensor ever lies where
a replay writes, and so do the numbers that kernels read from a table of core's. Calls that
need the device's results immediately cannot be captured, and raise.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from core import _native
from core.errors import DeviceError
from core.plugins import answers
from core.plugins.streams import checked_device, find_queued
from core.records import record

if TYPE_CHECKING:
    from collections.abc import Hashable
    from types import TracebackType

    from core.plugins.queued import QueuedRuntime
    from core.type_aliases import DeviceLike


def graph(device: DeviceLike | None = None) -> Graph:
    """A graph of the work that a `with` block enqueues on a device.

    In `with core.graph(device) as g: ...` the block's calls are captured, and nothing is computed;
    `g.replay()` runs them, any number of times: it reads the current contents of the tensors that
    the block reads, and writes to those that it made or wrote to. Run the block's functions once
    before, so that the graph does not contain the work of a first call. Keep the tensors that it
    reads, as long as you replay it.

    Args:
        device: as for `core.device`; None: the default device.

    Raises:
        DeviceError: the device has no graphs; or the block does something that cannot be captured:
            a copy from or to memory of the host that is not pinned, reading a value, waiting,
            events, other streams. Another capture of the device, of any thread, is refused, too.

    Random numbers are drawn with the seed of the capture: each replay draws the same.
    """
    return Graph(checked_device(device))


class Graph:
    """The result of `core.graph`; it is freed, with its memory, with its last reference."""

    def __init__(self, device: _native.device) -> None:
        runtime = find_queued(device)
        if runtime is None or not runtime.offers("begin_capture", "end_capture", "replay"):
            raise DeviceError(
                what=f"{device} captures no graphs",
                why="its backend does not define begin_capture, end_capture and replay",
                exists="core.compile, which joins calls on every device",
                fix="make the calls one by one, or use core.compile",
            )
        self.device, self._runtime = device, runtime
        self._capture: Capture | None = None
        self._graph: Hashable = None

    def __enter__(self) -> Graph:
        if self._capture is not None:
            raise self._misused("it was captured before", "a graph is captured once")
        self._capture = Capture(self._runtime, self.device)
        self._capture.begin()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._capture is not None
        graph = self._capture.end(failed=error is not None)
        if error is None:
            self._graph = graph
        else:
            self._capture.drop()

    def replay(self) -> None:
        """Enqueues the graph's work on the thread's current stream; returns at once."""
        if self._graph is None or self._capture is None:
            raise self._misused("it holds nothing to replay", "its block has not ended well")
        self._capture.replay(self._graph)

    def __del__(self) -> None:
        if (capture := getattr(self, "_capture", None)) is not None:
            self._graph = None
            if capture.is_under_way():  # its block was left without `with`
                capture.end(failed=True)
            capture.drop()

    def __repr__(self) -> str:
        state = "captured" if self._graph is not None else "empty"
        return f"<graph of {self.device}: {state}>"

    def _misused(self, what: str, why: str) -> DeviceError:
        return DeviceError(
            what=f"{self!r}: {what}",
            why=why,
            exists="with core.graph(device) as g: ...; g.replay()",
            fix="make another by core.graph(device)",
        )


class Capture:
    """One thread's capture on a device, and the objects that its graph keeps afterwards."""

    def __init__(self, runtime: QueuedRuntime, device: _native.device) -> None:
        self.runtime, self.device, self.index = runtime, device, device.index or 0
        self.memory = runtime.memory(self.index)
        self.thread = threading.get_ident()
        self.queue: Hashable = None
        self.pool = 0
        self.kept: object = None
        self.reports = False

    # ---- while it is under way -----------------------------------------------------------------
    def begin(self) -> None:
        if _native.is_capturing() or self.runtime.capturing.setdefault(self.index, self) != self:
            raise DeviceError(
                what=f"a graph of {self.device} cannot be captured now",
                why="another capture is under way, of this thread or of the device",
                exists="one capture at a time for a thread and for a device",
                fix="end the other first",
            )
        try:
            self.queue = self.runtime.capture_queue(self.index)
            answers.called(self.runtime, "begin_capture", self.queue)
        except BaseException:
            del self.runtime.capturing[self.index]
            raise
        before = self.runtime.queue(self.index)
        self.before = self.runtime.switch_queue(self.index, self.queue, before)
        self.pool = self.memory.begin_pool()
        self.armed = self.runtime.disarm(self.index)
        _native.begin_capture()

    def end(self, failed: bool) -> Hashable:
        """The driver's graph; where the block has failed, errors of ending it are ignored."""
        self.kept = _native.end_capture()
        self.memory.end_pool()
        self.reports = self.runtime.disarm(self.index)
        if self.armed or self.reports:
            self.runtime.arm(self.index)
        self.runtime.switch_queue(self.index, self.before, None)
        del self.runtime.capturing[self.index]
        try:
            graph = answers.called(self.runtime, "end_capture", self.queue)
            return answers.thing(self.runtime, "end_capture", graph)
        except Exception:
            self.drop()
            if failed:
                return None
            raise

    def is_under_way(self) -> bool:
        """Whether this thread is in the block."""
        own = self.thread == threading.get_ident()
        return own and self.runtime.capturing.get(self.index) is self

    def refuse(self, what: str) -> None:
        """Raises if this thread captures and the operation could not be part of the graph."""
        if self.thread != threading.get_ident() or not _native.is_capturing():
            return
        raise DeviceError(
            what=f"{what} cannot be captured in a graph of {self.device}",
            why="nothing is computed before the graph is replayed, so there is nothing to wait for",
            exists="work that is enqueued: operators, copies on the device and of pinned memory",
            fix="do it before `with core.graph(...)` or after it",
        )

    def queue_outside(self, current: Hashable) -> Hashable:
        """The queue for work that the host waits for: of another thread, or for core's tables."""
        self.refuse("a copy from or to the host")
        own = self.thread == threading.get_ident()
        return self.runtime.default_queue(self.index) if own else current

    # ---- afterwards ----------------------------------------------------------------------------
    def replay(self, graph: Hashable) -> None:
        runtime = self.runtime
        queue = runtime.queue(self.index)
        if self.index in runtime.capturing:
            runtime.capturing[self.index].refuse("a replay")
        if self.reports:
            runtime.arm(self.index)
        runtime.launched("a graph", self.index)
        with record("replay", kind="call", device=f"{runtime.device_type}:{self.index}"):
            answers.called(runtime, "replay", graph, queue)

    def drop(self) -> None:
        """Frees the graph's memory, except blocks that tensors still hold."""
        pool, self.pool, self.kept = self.pool, 0, None
        if pool:
            self.memory.drop_pool(pool)
