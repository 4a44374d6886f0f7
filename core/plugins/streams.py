"""Streams, events and memory of devices, for users.

A device does the work of a stream in order; the work of two streams may run at once.
Work goes to the thread's current stream. On `cpu`, and on devices without queues, every operator is
done when its call returns: streams and events exist there and never wait.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from core._native import default_device
from core._native import device as Device
from core._native import synchronize as native_synchronize
from core.errors import ArgumentError, DeviceError

if TYPE_CHECKING:
    from collections.abc import Hashable
    from types import TracebackType
    from typing import Any, TypeVar

    from core._native import CachingAllocator
    from core.plugins.queued import QueuedRuntime
    from core.plugins.runtime import Runtime
    from core.type_aliases import DeviceLike

    T = TypeVar("T")


def synchronize(device: Device | str | None = None) -> None:
    """Returns when all work on a device is done.

    Args:
        device: as for `core.device`; None: the default device.

    Raises:
        DeviceError: earlier enqueued work failed.

    >>> import core
    >>> core.synchronize("cpu")
    """
    native_synchronize(checked_device(device))


class Event:
    """A point in a stream's work.

    Args:
        device: as for `core.device`; None: the default device.
        timing: whether it notes the time, for `elapsed_time`.

    Raises:
        DeviceError: the device's backend has no timed events.

    On `cpu`, and on devices without queues, a timed event waits for the device when it is recorded,
    and notes the host's time.

    >>> import core
    >>> start, end = (core.Event("cpu", timing=True) for _ in range(2))
    >>> start.record()
    >>> x = core.ones(1000).sum()
    >>> end.record()
    >>> end.query(), start.elapsed_time(end) > 0
    (True, True)
    """

    __slots__ = ("_mark", "_recorded", "_runtime", "_seconds", "_timing", "device")

    def __init__(self, device: DeviceLike | None = None, *, timing: bool = False) -> None:
        self.device = checked_device(device)
        self._timing = timing
        self._mark: Hashable = None  # the driver's event
        self._seconds = 0.0  # the host's time, where there are no queues
        self._recorded = False
        self._runtime = runtime = find_queued(self.device)
        if timing and runtime is not None and not runtime.offers("mark_timed", "elapsed"):
            raise DeviceError(
                what=f"core.Event({str(self.device)!r}, timing=True)",
                why="the device's backend does not define mark_timed and elapsed",
                exists="events without a time",
                fix="core.synchronize() before and after, and time.perf_counter()",
            )

    def record(self, stream: Stream | None = None) -> None:
        """Records it after the work that is in a stream now; None: the thread's current stream."""
        runtime = self._runtime
        if stream is not None and checked(stream, Stream, "Event.record").device != self.device:
            raise DeviceError(
                what=f"an event of {self.device} was to be recorded on a stream of {stream.device}",
                why="an event marks a position in the work of its own device",
                exists="Stream.wait_event, which takes events of other devices",
                fix=f"core.Event({str(stream.device)!r})",
            )
        self._recorded = True
        if runtime is None:
            if self._timing:
                native_synchronize(self.device)
                self._seconds = time.perf_counter()
            return
        queue = None if stream is None else stream._queue
        queue = runtime.queue(self.device.index or 0) if queue is None else queue
        self._mark = runtime.timed_event_of(queue) if self._timing else runtime.event_of(queue)

    def wait(self, stream: Stream | None = None) -> None:
        """Lets later work of a stream, or of the thread's current one, wait for this event."""
        if stream is not None:
            checked(stream, Stream, "Event.wait")
        _make_wait(self.device if stream is None else stream.device, stream, self)

    def query(self) -> bool:
        """Whether the work before it is done; True for an event that was not recorded."""
        return self._runtime is None or self._mark is None or self._runtime.has_reached(self._mark)

    def synchronize(self) -> None:
        """Returns when the work before it is done."""
        if self._runtime is not None and self._mark is not None:
            self._runtime.wait_for(self._mark, self.device.index or 0)

    def elapsed_time(self, end: Event) -> float:
        """Milliseconds from this event to another of the device, which is done; both are timed."""
        self._need_times(checked(end, Event, "Event.elapsed_time"))
        if self._runtime is None:
            return 1e3 * (end._seconds - self._seconds)
        return self._runtime.milliseconds(self._mark, end._mark)

    def _need_times(self, end: Event) -> None:
        events = (self, end)
        if self.device != end.device:
            why = f"one is of {self.device}, the other of {end.device}, which has its own clock"
        elif not all(event._timing for event in events):
            why = "an event notes the time if it was made with timing=True"
        elif not all(event._recorded for event in events):
            why = "one of them was not recorded"
        elif not all(event.query() for event in events):
            why = "the device has not come to both of them yet"
        else:
            return
        raise DeviceError(
            what="elapsed_time cannot compare these events",
            why=why,
            exists="timed events of one device, recorded and reached",
            fix="start.record(); ...; end.record(); end.synchronize(); start.elapsed_time(end)",
        )

    def __repr__(self) -> str:
        return f"<event of {self.device}: {'reached' if self.query() else 'under way'}>"


class Stream:
    """A queue of work on a device; in a `with` block it is the thread's current one.

    Args:
        device: as for `core.device`; None: the default device.
        priority: below 0, the device prefers this stream's work to that of streams of 0 where both
            are ready; above 0, the other way round. A device has few steps and takes the nearest.

    Raises:
        DeviceError: the device has queues and no priorities.

    >>> import core
    >>> with core.Stream("cpu") as stream:
    ...     x = core.ones(3)
    >>> stream.synchronize()
    """

    def __init__(self, device: Device | str | None = None, *, priority: int = 0) -> None:
        self.device = checked_device(device)
        self.priority = _checked_priority(priority)
        self._runtime = runtime = find_queued(self.device)
        if priority and runtime is not None and not runtime.offers("open_prioritized_queue"):
            raise DeviceError(
                what=f"core.Stream({str(self.device)!r}, priority={priority})",
                why="the device's backend does not define open_prioritized_queue",
                exists="streams of priority 0",
                fix=f"core.Stream({str(self.device)!r})",
            )
        self._queue = None if runtime is None else runtime.add_queue(self._index, priority)
        self._before: list[Any] = []

    @property
    def _index(self) -> int:
        return self.device.index or 0

    def __enter__(self) -> Stream:
        if self._queue is not None:
            self._before.append(_queued(self.device).use_queue(self._index, self._queue))
        return self

    def __exit__(self, *error: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self._runtime is not None:  # after a fork, too: it may be on the way out of an error
            self._runtime.use_queue(self._index, self._before.pop())

    def record_event(self, event: Event | None = None) -> Event:
        """An event after the work enqueued so far: the one that is given, or a new one."""
        event = Event(self.device) if event is None else event
        checked(event, Event, "Stream.record_event").record(self)
        return event

    def wait_event(self, event: Event) -> None:
        """Lets later work on this stream wait for an event, of this device or another.

        The host waits for it instead where the driver cannot make the stream wait: for events of
        other device types, and of other devices unless the backend sets `events_cross_devices`.
        """
        _make_wait(self.device, self, checked(event, Event, "Stream.wait_event"))

    def wait_stream(self, other: Stream) -> None:
        """Lets later work on this stream wait for the current work of another stream."""
        self.wait_event(checked(other, Stream, "Stream.wait_stream").record_event())

    def synchronize(self) -> None:
        """Returns when the stream's work is done."""
        self.record_event().synchronize()

    def __repr__(self) -> str:
        return f"<stream of {self.device}>"


# ---- memory ------------------------------------------------------------------------------------
def memory_stats(device: Device | str | None = None) -> dict[str, int]:
    """Bytes of a device's caching allocator.

    Returns:
        allocated: in tensors now; reserved: taken from the driver now; peak_allocated and
        peak_reserved: their highest since `reset_peak_memory_stats`; requests; reused: how many of
        them were served by a block that had been freed. Empty where core keeps no such allocator.

    >>> import core
    >>> core.memory_stats("cpu")
    {}
    """
    allocator = _allocator(device)
    return {} if allocator is None else allocator.stats()


def reset_peak_memory_stats(device: Device | str | None = None) -> None:
    """Starts the peaks again, at the bytes that are in use now."""
    if (allocator := _allocator(device)) is not None:
        allocator.reset_peaks()


def empty_cache(device: Device | str | None = None) -> None:
    """Returns cached memory of a device's allocator to the driver; waits for the device."""
    if (allocator := _allocator(device)) is not None:
        allocator.empty()


def set_memory_limit(nbytes: int | None, device: Device | str | None = None) -> None:
    """Limits the bytes that are taken from a device's driver; None: no limit.

    Raises:
        DeviceError: core does not keep the memory of this device.
    """
    if nbytes is not None and (not isinstance(nbytes, int) or nbytes < 0):
        raise ArgumentError(
            what=f"set_memory_limit({nbytes!r})",
            why="a limit is a number of bytes",
            exists="None removes the limit",
            fix="core.set_memory_limit(2 * 1024**3, device)",
        )
    allocator = _allocator(device)
    if allocator is None:
        raise _without_queues(checked_device(device))
    allocator.limit = nbytes


# ---- inside ------------------------------------------------------------------------------------
def _make_wait(device: Device, stream: Stream | None, event: Event) -> None:
    runtime = find_queued(device)
    if runtime is None or runtime is not event._runtime:
        event.synchronize()
    elif event._mark is not None:
        index = device.index or 0
        queue = runtime.queue(index) if stream is None else stream._queue
        runtime.follow(queue, index, event._mark, event.device.index or 0)


def checked(argument: T, kind: type[T], method: str) -> T:
    """The argument of a method, which has to be a Stream or an Event."""
    if isinstance(argument, kind):
        return argument
    name = kind.__name__
    raise ArgumentError(
        what=f"{method} takes {name}, not {type(argument).__name__}",
        why=f"streams and events wait for each other, and {argument!r} is neither",
        exists=f"core.{name}(device), which makes one",
        fix=f"pass a core.{name}",
    )


def _checked_priority(priority: object) -> int:
    if isinstance(priority, int) and not isinstance(priority, bool) and -128 <= priority < 128:
        return priority
    raise ArgumentError(
        what=f"core.Stream(priority={priority!r})",
        why="a priority is a small int, as drivers have it",
        exists="-128 to 127; 0 is the priority of other streams, -1 comes before them",
        fix="core.Stream(device, priority=-1)",
    )


def checked_device(device: DeviceLike | None) -> Device:
    return default_device() if device is None else Device(device)


def _runtime(device: Device) -> Runtime | None:
    """The runtime of a device, opened; None for the cpu."""
    if device.type == "cpu":
        return None
    from core.plugins.manager import manager

    manager.load_kernels(device.type)
    runtime = manager.runtime(device.type)
    if (device.index or 0) >= runtime.device_count():
        raise DeviceError(
            what=f"there is no device {device}",
            why=f"{device.type} has {runtime.device_count()} devices here",
            exists=f"{device.type}:0 to {device.type}:{runtime.device_count() - 1}",
            fix="name one of these",
        )
    return runtime


def find_queued(device: Device) -> QueuedRuntime | None:
    """The runtime of a device that has queues, if it is one."""
    from core.plugins.queued import QueuedRuntime

    runtime = _runtime(device)
    return runtime if isinstance(runtime, QueuedRuntime) else None


def _queued(device: Device) -> QueuedRuntime:
    runtime = find_queued(device)
    if runtime is None:
        raise _without_queues(device)
    return runtime


def _without_queues(device: Device) -> DeviceError:
    return DeviceError(
        what=f"{device} has neither streams nor an allocator of core's",
        why="its runtime does not derive from core.plugins.QueuedRuntime",
        exists="core.synchronize",
        fix="call this for an accelerator: core.devices() lists them",
    )


def _allocator(device: Device | str | None) -> CachingAllocator | None:
    place = checked_device(device)
    runtime = find_queued(place)
    return None if runtime is None else runtime.memory(place.index or 0)
