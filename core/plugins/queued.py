"""A device with queues: the common part of GPU runtimes, over a few calls of the driver.

A backend derives from `QueuedRuntime` and defines the calls below, all of which work on queues that
do their work in order; the optional methods are in optional.py. Core adds the caching
allocator, copies, streams and events (streams.py), and errors that come late: a driver's error
after a kernel's launch is raised at the next call that waits, with the names of the operators
that were under way.
"""

from __future__ import annotations

import collections
import contextlib
import threading
from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Self, TypeVar

from core._native import CachingAllocator, streams_changed
from core._native import device as Device
from core.errors import CoreError, DeviceError
from core.ir.reports import BYTES as REPORT_BYTES
from core.plugins import answers
from core.plugins.optional import OptionalCalls
from core.records import record

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from core.bodies.reports import Reports
    from core.plugins.graphs import Capture

    F = TypeVar("F", bound=Callable[..., Any])

REMEMBERED = 16  # launches whose names an error may give


def _kept_by_core(method: F) -> F:
    """Marks a method that native code replaces by the allocator, unless it is overridden."""
    vars(method)["kept_by_core"] = True
    return method


class QueuedRuntime(OptionalCalls):
    """Memory and order of execution over a driver's queues.

    A tensor that is destroyed calls none of a backend's methods: Python's garbage collector may run
    in the middle of one.

    Attributes:
        device_type: the type of its devices, as core opened them; "" before.
        known_peers: cached results of can_access_peer.
        capturing: the captures under way, by device.
    """

    device_type: str = ""
    known_peers: dict[tuple[int, Device], bool]
    capturing: dict[int, Capture]
    _devices: dict[int, _Device]
    _lock: threading.RLock
    _current: threading.local
    _reports: dict[int, Reports]

    def __new__(cls, *args: Any, **kwargs: Any) -> Self:
        """Here and not in `__init__`, which a subclass may define without calling ours."""
        self = super().__new__(cls)
        self.known_peers = {}
        self.capturing = {}
        self._devices = {}
        self._lock = threading.RLock()
        self._current = threading.local()
        self._reports = {}
        return self

    # ---- what a backend supplies ---------------------------------------------------------------
    @abstractmethod
    def open_queue(self, index: int) -> Hashable:
        """A new queue on a device, which works in order."""

    @abstractmethod
    def reserve(self, nbytes: int, index: int) -> int:
        """Memory from the driver; raises MemoryError where there is none."""

    @abstractmethod
    def release(self, address: int, index: int) -> None:
        """Releases memory of `reserve`; nothing uses it any more."""

    @abstractmethod
    def copy(self, queue: Hashable, dst: int, src: int, nbytes: int) -> None:
        """Enqueues a copy between two addresses, of the device or the host."""

    @abstractmethod
    def wait(self, queue: Hashable) -> None:
        """Returns when a queue's work is done; raises its errors.

        It may raise only after all of that work has ended: host memory that a copy writes to may be
        freed as soon as this returns or raises.
        """

    @abstractmethod
    def mark(self, queue: Hashable) -> Hashable:
        """An event after all work that is in a queue now."""

    @abstractmethod
    def reached(self, event: Hashable) -> bool:
        """Whether the work before an event is done."""

    @abstractmethod
    def await_event(self, event: Hashable, queue: Hashable = None) -> None:
        """The host (or a queue, from now on) waits for an event.

        The queue is one of the event's own device, unless `events_cross_devices` allows that it may
        be another's of the type. An event that was reached long ago is waited for at once.
        """

    def reserve_visible(self, nbytes: int, index: int) -> int:
        """Memory that the host and kernels read and write at one address; 0: there is none.

        Core calls it once for each device, for a few bytes that are never released: kernels report
        bad indices there, which the host reads without a copy.
        """
        return 0

    def queue_address(self, queue: Hashable) -> int:
        """A queue as the driver's libraries know it."""
        return 0

    def fail_later(self, queue: Hashable) -> None:
        """Enqueues work that fails when its turn comes: a kernel that traps.

        Only the conformance kit calls it, in a separate process, to check that such an error is
        reported. A backend that does not define it is not asked.
        """
        raise NotImplementedError

    # ---- memory --------------------------------------------------------------------------------
    @_kept_by_core
    def allocate(self, nbytes: int, index: int) -> int:
        return self._device(index).memory.allocate(nbytes)

    @_kept_by_core
    def free(self, address: int, nbytes: int, index: int) -> None:
        self._device(index).memory.free(address, nbytes)

    def copy_from_host(self, dst: int, src: memoryview, index: int) -> None:
        queue = self._queue_to_wait_for(index)
        self._enqueue_copy(index, queue, dst, _address(src), len(src))
        self._wait(index, queue)

    def copy_to_host(self, dst: memoryview, src: int, index: int) -> None:
        queue = self._queue_to_wait_for(index)
        self._enqueue_copy(index, queue, _address(dst), src, len(dst))
        self._wait(index, queue)

    def copy_on_device(
        self, dst: int, dst_index: int, src: int, src_index: int, nbytes: int
    ) -> None:
        if dst_index != src_index:
            if self.offers("copy_peer"):
                to, source = (Device(f"{self.device_type}:{i}") for i in (dst_index, src_index))
                if self.copy_between(dst, to, src, source, nbytes):
                    return
            ours, theirs = self.queue(src_index), self.queue(dst_index)
            self.follow(ours, src_index, self.event_of(theirs), dst_index)
            through = memoryview(bytearray(nbytes))
            self.copy_to_host(through, src, src_index)
            self.copy_from_host(dst, through, dst_index)
            return
        queue = self.queue(dst_index)
        if abs(dst - src) >= nbytes:
            self._enqueue_copy(dst_index, queue, dst, src, nbytes)
            return
        between = self.allocate(nbytes, dst_index)  # the ranges overlap
        self._enqueue_copy(dst_index, queue, between, src, nbytes)
        self._enqueue_copy(dst_index, queue, dst, between, nbytes)
        self.free(between, nbytes, dst_index)

    def copy_between(
        self, dst: int, dst_device: Device, src: int, src_device: Device, nbytes: int
    ) -> bool:
        """Copies between two devices, one of them its own, by `copy_peer`; False: it cannot."""
        if not self.offers("copy_peer"):
            return False
        from core.plugins import peers

        return peers.copied(self, dst, dst_device, src, src_device, nbytes)

    def enqueue_copy(self, index: int, dst: int, src: int, nbytes: int) -> None:
        """A copy on the current queue of a device, which nobody waits for."""
        self._enqueue_copy(index, self.queue(index), dst, src, nbytes)

    def adopted(self, address: int, nbytes: int, index: int) -> int:
        """Where a device finds memory of the host; 0: it cannot use it as it is."""
        self._device(index)
        found: int = answers.called(self, "adopt_host", address, nbytes, index)
        return found

    def disowned(self, address: int, index: int) -> None:
        """Ends the use of an adopted address, when the device's work is done."""
        answers.called(self, "disown_host", address, index)

    def release_later(self, owner: object, index: int) -> None:
        """Releases external memory by its owner, when the device's work is done.

        That is at a later wait: the garbage collector destroys tensors, too, maybe in the middle of
        one of the runtime's own calls, where nothing may wait or take a lock.
        """
        if (device := self._devices.get(index)) is not None:  # else nothing was ever enqueued
            device.left.append(owner)

    def release_left(self, index: int) -> None:
        """Waits for the device, and releases the memory given to `release_later`, if any."""
        device = self._devices.get(index)
        if device is None or not device.left or index in self.capturing:
            return
        left = []
        with contextlib.suppress(IndexError):  # emptied; others may add meanwhile
            while True:
                left.append(device.left.popleft())
        try:
            self._settle(index)
        except BaseException:
            device.left.extend(left)
            raise

    # ---- queues --------------------------------------------------------------------------------
    def queue(self, index: int) -> Hashable:
        """The queue of this thread's current stream on a device."""
        chosen: dict[int, Hashable] | None = getattr(self._current, "queues", None)
        if chosen and index in chosen:
            return chosen[index]
        return self._device(index).queues[0]

    def add_queue(self, index: int, priority: int = 0) -> Hashable:
        """Another queue, for a stream; a priority other than 0 is the backend's to offer."""
        device = self._device(index)
        queue = self._open_queue(index, priority)
        with self._lock:
            device.queues.append(queue)
            device.memory.fence = lambda: device.all_reached(self)
        return queue

    def use_queue(self, index: int, queue: Hashable) -> Hashable:
        """Makes a queue this thread's current one; returns the one before."""
        before = self.queue(index)
        self._refuse_capture(index, "another stream")
        return self.switch_queue(index, queue, before)

    def switch_queue(self, index: int, queue: Hashable, before: Hashable) -> Hashable:
        """`use_queue`, where a capture begins or ends."""
        if not hasattr(self._current, "queues"):
            self._current.queues = {}
        self._current.queues[index] = queue
        streams_changed()
        return before

    def default_queue(self, index: int) -> Hashable:
        """The first queue of a device."""
        return self._device(index).queues[0]

    def capture_queue(self, index: int) -> Hashable:
        """The queue on which graphs are captured; it is no stream's, and nobody waits for it."""
        device = self._device(index)
        if device.capture_queue is None:
            device.capture_queue = self._open_queue(index)
        return device.capture_queue

    def watch(self, index: int, reports: Reports) -> None:
        """From now on, waiting for a device raises the errors that its kernels report."""
        self._reports[index] = reports

    def disarm(self, index: int) -> bool:
        """Whether kernels that may report were launched since the last wait, which is forgotten."""
        reports = self._reports.get(index)
        armed = reports is not None and reports.armed.value != 0
        if reports is not None:
            reports.armed.value = 0
        return armed

    def arm(self, index: int) -> None:
        """A kernel that may report is enqueued."""
        self._reports[index].armed.value = 1

    @_kept_by_core
    def stream(self, index: int) -> int:
        address = answers.called(self, "queue_address", self.queue(index))
        return answers.handle(self, "queue_address", address)

    def synchronize(self, index: int) -> None:
        self._refuse_capture(index, "core.synchronize")
        self._settle(index)

    def finish(self, index: int, queue: Hashable) -> None:
        """The host waits for a queue."""
        self._refuse_capture(index, "a copy that the host waits for")
        self._wait(index, queue)

    def _settle_all(self) -> None:
        for index in list(self._devices):
            self._settle(index)

    def _settle(self, index: int) -> None:
        for queue in list(self._device(index).queues):
            self._wait(index, queue)

    def launched(self, name: str, index: int) -> None:
        """Notes enqueued work by name, for errors that come later."""
        self._device(index).names.append(name)

    def launched_names(self, index: int) -> collections.deque[str]:
        """The work enqueued since the last wait for the device."""
        return self._device(index).names

    # ---- statistics ----------------------------------------------------------------------------
    def memory(self, index: int) -> CachingAllocator:
        """The allocator of a device."""
        return self._device(index).memory

    def host_memory(self, index: int) -> CachingAllocator:
        """The allocator of pinned memory, for copies from and to all devices of the type."""
        device = self._device(index)
        with self._lock:
            if device.host is None:
                device.host = CachingAllocator(
                    lambda nbytes: answers.address(
                        self,
                        "reserve_host",
                        answers.called(self, "reserve_host", nbytes, index),
                        nbytes,
                    ),
                    lambda address: answers.called(self, "release_host", address, index),
                    self._settle_all,
                )
                device.host.fence = self._all_devices_reached
        return device.host

    # ---- events, as streams.py asks for them --------------------------------------------------
    def event_of(self, queue: Hashable) -> Hashable:
        """An event after all work that is in the queue now."""
        self._refuse_queue(queue)
        return answers.thing(self, "mark", answers.called(self, "mark", queue))

    def has_reached(self, event: Hashable) -> bool:
        """Whether the work before an event is done."""
        return answers.truth(self, "reached", answers.called(self, "reached", event))

    def timed_event_of(self, queue: Hashable) -> Hashable:
        """`event_of`, with an event that notes the time."""
        self._refuse_queue(queue)
        return answers.thing(self, "mark_timed", answers.called(self, "mark_timed", queue))

    def milliseconds(self, start: Hashable, end: Hashable) -> float:
        """From one such event to another."""
        ms: float = answers.milliseconds(
            self, "elapsed", answers.called(self, "elapsed", start, end)
        )
        return ms

    def wait_for(self, event: Hashable, index: int) -> None:
        """The host waits for an event; earlier errors are raised as in `wait`."""
        self._refuse_capture(index, "waiting for an event")
        try:
            with record("event", kind="wait", device=f"{self.device_type}:{index}"):
                self.await_event(event)
        except CoreError:
            raise
        except Exception as e:
            raise self._late(index, e) from e
        reports = self._reports.get(index)
        if reports is not None and reports.armed.value:
            self._wait(index, self.queue(index))

    def follow(self, queue: Hashable, index: int, event: Hashable, event_index: int) -> None:
        """A queue of one device waits from now on for an event of another, or the host does."""
        if index == event_index or self.events_cross_devices:
            self.order_behind(event, queue)
        else:
            self.wait_for(event, event_index)

    def order_behind(self, event: Hashable, queue: Hashable) -> None:
        """A queue waits for an event from now on; the host does not."""
        self._refuse_queue(queue)
        answers.called(self, "await_event", event, queue)

    def hand_over(self, index: int, stream: int | None) -> bool:
        """Another library's queue waits for the present work of the current one (DLPack).

        False: the driver cannot order it so, and the host has to wait.
        """
        if not self.offers("await_event_elsewhere"):
            return False
        event = self.event_of(self.queue(index))
        answers.called(self, "await_event_elsewhere", event, stream, index)
        return True

    # ---- inside --------------------------------------------------------------------------------
    def _queue_to_wait_for(self, index: int) -> Hashable:
        """The current queue, on which the host waits next; in a capture that cannot be."""
        if self.capturing and index in self.capturing:
            return self.capturing[index].queue_outside(self.queue(index))
        return self.queue(index)

    def _refuse_capture(self, index: int, what: str) -> None:
        if self.capturing and index in self.capturing:
            self.capturing[index].refuse(what)

    def _refuse_queue(self, queue: Hashable) -> None:
        for capture in list(self.capturing.values()) if self.capturing else ():
            if capture.queue is queue:
                capture.refuse("an event of the graph's own work")

    def _all_devices_reached(self) -> Callable[[], bool]:
        """Whether every queue of every device has done the work enqueued until now."""
        reached = [device.all_reached(self) for device in list(self._devices.values())]
        return lambda: all(done() for done in reached)

    def _open_queue(self, index: int, priority: int = 0) -> Hashable:
        if priority == 0:
            return answers.thing(self, "open_queue", answers.called(self, "open_queue", index))
        call = "open_prioritized_queue"
        return answers.thing(self, call, answers.called(self, call, index, priority))

    def _enqueue_copy(self, index: int, queue: Hashable, dst: int, src: int, nbytes: int) -> None:
        try:
            answers.called(self, "copy", queue, dst, src, nbytes)
        except DeviceError:
            self._ask_for_earlier(index, queue)
            raise

    def _ask_for_earlier(self, index: int, queue: Hashable) -> None:
        """Raises earlier errors: a copy that waits may be the first to meet them."""
        try:
            self.wait(queue)
        except Exception as e:
            error = self._late(index, e)
            self._device(index).names.clear()
            raise error from e

    def _device(self, index: int) -> _Device:
        device = self._devices.get(index)
        if device is None:
            with self._lock:
                device = self._devices.get(index) or _Device(self, index)
                self._devices[index] = device
        return device

    def _wait(self, index: int, queue: Hashable) -> None:
        reports = self._reports.get(index)
        if reports is not None and not reports.armed.value:
            reports = None
        block = None if reports is None else self._fetch_reports(reports, index, queue)
        try:
            with record("queue", kind="wait", device=f"{self.device_type}:{index}"):
                self.wait(queue)
        except CoreError:
            raise
        except Exception as e:
            raise self._late(index, e) from e
        finally:
            self._device(index).names.clear()
        if reports is not None:
            reports.tell(reports.seen() if block is None else block)
        if self._device(index).left:
            self.release_left(index)

    def _fetch_reports(self, reports: Reports, index: int, queue: Hashable) -> bytearray | None:
        """Enqueues a copy of the block of kernels' reports, and returns its memory.

        None if the host reads the block in place, afterwards.
        """
        if len(self._device(index).queues) == 1:  # kernels of another queue may report later
            reports.armed.value = 0
        if reports.host:
            return None
        block = bytearray(REPORT_BYTES)
        self._enqueue_copy(index, queue, _address(memoryview(block)), reports.address, len(block))
        return block

    def _late(self, index: int, error: Exception) -> DeviceError:
        """The error of work that was enqueued before."""
        under_way = ", ".join(dict.fromkeys(self._device(index).names)) or "copies"
        name, backend = answers.text(self, "name", index), answers.owner_of(self)
        return DeviceError(
            what=f"work on device {index} of {name} failed: {error}",
            why="kernels run after the calls that start them; this error was found late, when "
            f"backend {backend!r} waited",
            exists=f"the last that were started: {under_way}",
            fix="call core.synchronize() after each operator to find the one at fault",
        )


class _Device:
    """One device: its memory, its queues (the first is the default), and its launches."""

    def __init__(self, runtime: QueuedRuntime, index: int) -> None:
        self.queues: list[Hashable] = [runtime._open_queue(index)]
        self.names: collections.deque[str] = collections.deque(maxlen=REMEMBERED)
        self.memory = CachingAllocator(
            lambda nbytes: answers.address(
                runtime, "reserve", answers.called(runtime, "reserve", nbytes, index), nbytes
            ),
            lambda address: answers.called(runtime, "release", address, index),
            lambda: runtime._settle(index),
        )
        self.host: CachingAllocator | None = None  # of pinned memory
        self.left: collections.deque[object] = collections.deque()  # owners of others' memory
        self.capture_queue: Hashable = None  # opened for the first capture, and no stream's

    def all_reached(self, runtime: QueuedRuntime) -> Callable[[], bool]:
        """Whether every queue has done the work enqueued until now."""
        events = [runtime.event_of(queue) for queue in self.queues]
        return lambda: all(runtime.has_reached(event) for event in events)


def _address(view: memoryview) -> int:
    """Where a buffer of the host begins; also of one that may only be read."""
    import numpy as np

    return int(np.frombuffer(view, np.uint8).ctypes.data) if len(view) else 0
