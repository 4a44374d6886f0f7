"""Streams, events and memory of devices, for users.

A device does what is enqueued on a stream in order; what stands on two streams may run at once.
Work goes to the thread's current stream. On `cpu`, and on devices without queues, every operator is
done when its call returns: streams and events exist there and never wait.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import default_device
from core._native import device as Device
from core._native import synchronize as native_synchronize
from core.errors import ArgumentError, DeviceError

if TYPE_CHECKING:
    from collections.abc import Hashable
    from types import TracebackType
    from typing import Any

    from core._native import CachingAllocator
    from core.plugins.queued import QueuedRuntime
    from core.plugins.runtime import Runtime


def synchronize(device: Device | str | None = None) -> None:
    """Returns when all work on a device is done.

    Args:
        device: what `core.device` takes; the default device without.

    Raises:
        DeviceError: what went wrong in work that was enqueued before.

    >>> import core
    >>> core.synchronize("cpu")
    """
    native_synchronize(_device(device))


class Event:
    """A place in a stream's work, made by `Stream.record_event`.

    >>> import core
    >>> event = core.Stream("cpu").record_event()
    >>> event.query()
    True
    """

    __slots__ = ("_event", "device")

    def __init__(self, device: Device, event: Hashable) -> None:
        self.device, self._event = device, event

    def query(self) -> bool:
        """Whether the work before it is done."""
        return self._event is None or _queued(self.device).has_reached(self._event)

    def synchronize(self) -> None:
        """Returns when the work before it is done."""
        if self._event is not None:
            _queued(self.device).wait_for(self._event, self.device.index or 0)

    def __repr__(self) -> str:
        return f"<event of {self.device}: {'reached' if self.query() else 'under way'}>"


class Stream:
    """A queue of work on a device; in a `with` block it is the thread's current one.

    Args:
        device: what `core.device` takes; the default device without.

    >>> import core
    >>> with core.Stream("cpu") as stream:
    ...     x = core.ones(3)
    >>> stream.synchronize()
    """

    def __init__(self, device: Device | str | None = None) -> None:
        self.device = _device(device)
        self._runtime = runtime = _find_queued(self.device)
        self._queue = None if runtime is None else runtime.add_queue(self._index)
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

    def record_event(self) -> Event:
        """An event at the end of what is enqueued now."""
        event = None if self._queue is None else _queued(self.device).event_of(self._queue)
        return Event(self.device, event)

    def wait_event(self, event: Event) -> None:
        """What is enqueued from now on waits for an event."""
        if event.device.type != self.device.type:
            raise DeviceError(
                what=f"a stream of {self.device} was to wait for an event of {event.device}",
                why="a driver knows its own events only",
                exists="Event.synchronize(), by which the host waits",
                fix="event.synchronize()",
            )
        if self._queue is not None and event._event is not None:
            _queued(self.device).order_behind(event._event, self._queue)

    def wait_stream(self, other: Stream) -> None:
        """What is enqueued from now on waits for what another stream has to do now."""
        self.wait_event(other.record_event())

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
    """Peaks count from what is in use now."""
    if (allocator := _allocator(device)) is not None:
        allocator.reset_peaks()


def empty_cache(device: Device | str | None = None) -> None:
    """Gives the driver back what a device's allocator keeps for later; waits for the device."""
    if (allocator := _allocator(device)) is not None:
        allocator.empty()


def set_memory_limit(nbytes: int | None, device: Device | str | None = None) -> None:
    """The most that may be taken from a device's driver; None for all that there is.

    Raises:
        DeviceError: core does not keep the memory of this device.
    """
    if nbytes is not None and (not isinstance(nbytes, int) or nbytes < 0):
        raise ArgumentError(
            what=f"set_memory_limit({nbytes!r})",
            why="a limit is a number of bytes",
            exists="None takes a limit away",
            fix="core.set_memory_limit(2 * 1024**3, device)",
        )
    allocator = _allocator(device)
    if allocator is None:
        raise _without_queues(_device(device))
    allocator.limit = nbytes


# ---- inside ------------------------------------------------------------------------------------
def _device(device: Device | str | None) -> Device:
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


def _find_queued(device: Device) -> QueuedRuntime | None:
    """The runtime of a device that has queues, if it is one."""
    from core.plugins.queued import QueuedRuntime

    runtime = _runtime(device)
    return runtime if isinstance(runtime, QueuedRuntime) else None


def _queued(device: Device) -> QueuedRuntime:
    runtime = _find_queued(device)
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
    place = _device(device)
    runtime = _find_queued(place)
    return None if runtime is None else runtime.memory(place.index or 0)
