"""A device in this process that works as late as possible: the reference for runtimes with queues.

    from core.testing.late import add_device
    add_device("late")
    core.ones(3, device="late:1")

It has all calls of `core.plugins.QueuedRuntime`, required and optional: timed
events, waits between devices, pinned memory, peer copies, captured graphs. Enqueued work runs
only when a call waits for it, so code that forgets to wait reads the old contents.
Its memory lies at addresses that the host cannot read, and kernels are C, run by this process.

    Queue, Event, Graph     enqueued work, a point in it, and captured work
    LateRuntime             the calls of the driver
    LateDialect             kernels in C
"""

from __future__ import annotations

import ctypes
import threading
import time
from typing import TYPE_CHECKING, Any

from core import _native
from core.ir.compile import native_capabilities
from core.ir.dialect.c import CDialect
from core.ir.toolchain.c_compiler import build_library, load_symbol
from core.plugins import Available, BackendInfo, DeviceDialect, QueuedRuntime, add_backend, hookimpl
from core.plugins.info import API_VERSIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core.ir.dialect import Source
    from core.plugins import Runtime

    Work = Callable[[], None]

HIDDEN = 1 << 55  # added to an address of this process, it is one that no process can read
_ALIGNMENT = 64
_FRESH = 0xCB  # what new memory holds


class Queue:
    """Work that is done in order, and not before somebody waits for it."""

    def __init__(self, index: int, lock: threading.RLock) -> None:
        self.index = index
        self.work: list[Work] = []
        self.done = 0
        self.captured: list[Work] | None = None
        self._lock = lock

    @property
    def enqueued(self) -> int:
        return self.done + len(self.work)

    def add(self, work: Work) -> None:
        with self._lock:
            (self.work if self.captured is None else self.captured).append(work)

    def run(self, until: int | None = None) -> None:
        if self.captured is not None:
            raise RuntimeError("a queue that captures was waited for")
        errors: list[Exception] = []
        with self._lock:
            while self.work and (until is None or self.done < until):
                self.done += 1
                try:
                    self.work.pop(0)()
                except Exception as error:  # later work is done, too: see QueuedRuntime.wait
                    errors.append(error)
        if errors:
            raise errors[0]


class Event:
    """A point in a queue's work."""

    def __init__(self, queue: Any, timed: bool = False) -> None:
        if queue.captured is not None:
            raise RuntimeError("an event was marked on a queue that captures")
        self.queue, self.time = queue, 0.0
        if timed:
            queue.add(self._note)
        self.place = queue.enqueued

    def _note(self) -> None:
        self.time = time.perf_counter()

    def wait(self) -> None:
        self.queue.run(until=self.place)


class Graph:
    """The work that a queue captured."""

    def __init__(self, index: int, work: list[Work]) -> None:
        self.index, self.work = index, work


class LateRuntime(QueuedRuntime):
    """Devices whose queues do nothing until they are waited for."""

    events_cross_devices = True

    def __init__(self, devices: int = 2) -> None:
        self._count = devices
        self.busy = threading.RLock()
        self._blocks: dict[int, Any] = {}

    def device_count(self) -> int:
        return self._count

    def name(self, index: int) -> str:
        return f"Late device {index}"

    # ---- required methods ----------------------------------------------------------------------
    def open_queue(self, index: int) -> Queue:
        return Queue(index, self.busy)

    def reserve(self, nbytes: int, index: int) -> int:
        return self.reserve_host(nbytes, index) + HIDDEN

    def release(self, address: int, index: int) -> None:
        self.release_host(address - HIDDEN, index)

    def copy(self, queue: Any, dst: int, src: int, nbytes: int) -> None:
        queue.add(lambda: self._move(dst, src, nbytes))

    def wait(self, queue: Any) -> None:
        queue.run()

    def mark(self, queue: Any) -> Event:
        return Event(queue)

    def reached(self, event: Any) -> bool:
        return bool(event.queue.done >= event.place)

    def await_event(self, event: Any, queue: Any = None) -> None:
        if queue is None:
            event.wait()
        else:
            queue.add(event.wait)

    def fail_later(self, queue: Any) -> None:
        def trap() -> None:
            raise RuntimeError("a trap")

        queue.add(trap)

    # ---- optional methods ----------------------------------------------------------------------
    def mark_timed(self, queue: Any) -> Event:
        return Event(queue, timed=True)

    def elapsed(self, start: Any, end: Any) -> float:
        return float(1e3 * (end.time - start.time))

    def reserve_host(self, nbytes: int, index: int) -> int:
        block = ctypes.create_string_buffer(nbytes + _ALIGNMENT)
        ctypes.memset(block, _FRESH, nbytes + _ALIGNMENT)
        address = -(-ctypes.addressof(block) // _ALIGNMENT) * _ALIGNMENT
        self._blocks[address] = block
        return address

    def release_host(self, address: int, index: int) -> None:
        del self._blocks[address]

    def can_access_peer(self, index: int, peer: _native.device) -> bool:
        return peer.type == self.device_type

    def copy_peer(
        self, queue: Any, dst: int, dst_device: _native.device, src: int,
        src_device: _native.device, nbytes: int,
    ) -> None:  # fmt: skip
        queue.add(lambda: self._move(dst, src, nbytes))

    def begin_capture(self, queue: Any) -> None:
        queue.captured = []

    def end_capture(self, queue: Any) -> Graph:
        assert queue.captured is not None
        work, queue.captured = queue.captured, None
        return Graph(queue.index, work)

    def replay(self, graph: Any, queue: Any) -> None:
        for work in graph.work:
            queue.add(work)

    # ---- for kernels ---------------------------------------------------------------------------
    def submit(self, work: Work, index: int) -> None:
        """Enqueues a kernel's work on the current queue of a device."""
        queue: Any = self.queue(index)
        queue.add(work)

    def real(self, address: int) -> int:
        """Where this process finds the bytes at an address."""
        return address - HIDDEN if address >= HIDDEN else address

    def _move(self, dst: int, src: int, nbytes: int) -> None:
        ctypes.memmove(self.real(dst), self.real(src), nbytes)


class LateDialect(CDialect, DeviceDialect):
    """Kernels in C, which are given the real addresses when their turn has come."""

    name = "late"

    def __init__(self, runtime: LateRuntime) -> None:
        super().__init__(native_capabilities())
        self.runtime = runtime

    def build(self, source: Source) -> Mapping[str, object]:
        library = build_library(source.text)
        return {k.name: load_symbol(library, k.name) for k in source.kernels}

    def launch(
        self, kernel: Any, buffers: Sequence[int], scalars: Sequence[int], total: int, index: int
    ) -> None:
        places, words = list(buffers), list(scalars)

        def work() -> None:
            real = [address and self.runtime.real(address) for address in places]
            _native.launch(kernel, real, words, total, max(total, 1))

        self.runtime.submit(work, index)


class _Backend:
    """The hooks."""

    def __init__(self, device_type: str, runtime: LateRuntime) -> None:
        self.device_type, self.runtime = device_type, runtime

    @hookimpl
    def core_backend_info(self) -> BackendInfo:
        return BackendInfo(self.device_type, self.device_type, API_VERSIONS)

    @hookimpl
    def core_probe(self) -> Available:
        return Available(self.runtime.device_count())

    @hookimpl
    def core_open(self) -> Runtime:
        return self.runtime

    @hookimpl
    def core_dialect(self) -> DeviceDialect:
        return LateDialect(self.runtime)


def add_device(device_type: str = "late", runtime: LateRuntime | None = None) -> LateRuntime:
    """Adds the device to this process.

    Args:
        device_type: its name.
        runtime: an instance of a subclass of `LateRuntime`, to observe core's calls.

    Example:
        >>> import core
        >>> from core.testing.late import add_device
        >>> runtime = add_device("later")
        >>> x = core.ones(3, device="later") * 2
        >>> len(runtime.queue(0).work) > 0, x.tolist(), len(runtime.queue(0).work)
        (True, [2.0, 2.0, 2.0], 0)
    """
    runtime = LateRuntime() if runtime is None else runtime
    add_backend(device_type, _Backend(device_type, runtime))
    return runtime
