"""The events of a profile, and sums over events that are alike."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from core._native import device as Device


@dataclasses.dataclass(frozen=True, slots=True)
class ProfileEvent:
    """Something that ran, from `start` to `end`.

    Attributes:
        kind: "call" (of an operator), "compiled" (a call of a compiled function), "backward",
            "kernel", "copy", "wait" (the host waits for a device), "build" (a function captured, a
            kernel compiled) or "range" (`core.profiler.record`).
        name: of the operator, function or range.
        provider: whose kernel it was; None of other kinds.
        device: of a kernel, or the one that a copy reads or writes; `cpu` of other kinds.
        stream: the number of the device's stream, in the order of their use; None
            where it has none.
        start: nanoseconds since the profile began, by the host's clock.
        end: the same. Of a kernel of a device with queues: when it was enqueued.
        self_time: nanoseconds between start and end that lie in none of its inner events.
        device_time: nanoseconds between the kernel's start and end by the device's clock; None
            where it has no timed events.
        device_start: nanoseconds since the profile began, by the device's clock; or None.
        nbytes: of the tensors that a kernel takes and returns, or the bytes that are copied.
        thread: the number of the host's thread, in the order of their use.
        outer: the index among the profile's events of the event of this thread that it lies in.
    """

    kind: str
    name: str
    provider: str | None
    device: Device
    stream: int | None
    start: int
    end: int
    self_time: int
    device_time: int | None
    device_start: int | None
    nbytes: int
    thread: int
    outer: int | None

    @property
    def duration(self) -> int:
        """Nanoseconds from start to end."""
        return self.end - self.start


@dataclasses.dataclass(slots=True)
class EventSum:
    """The sums over events of one kind, name, device and stream, in nanoseconds and bytes."""

    kind: str
    name: str
    place: str
    count: int = 0
    total: int = 0
    self_time: int = 0
    device_time: int | None = None
    nbytes: int = 0

    def add(self, event: ProfileEvent) -> None:
        """Counts one more event."""
        self.count += 1
        self.total += event.duration
        self.self_time += event.self_time
        self.nbytes += event.nbytes
        if event.device_time is not None:
            self.device_time = (self.device_time or 0) + event.device_time

    @property
    def bandwidth(self) -> float | None:
        """Bytes in a nanosecond, which is gigabytes in a second, of kernels and copies."""
        time = self.self_time if self.device_time is None else self.device_time
        return self.nbytes / time if self.nbytes and time else None


def place_of(event: ProfileEvent) -> str:
    """Where an event is shown: its device, and the stream where that has any."""
    return str(event.device) + ("" if event.stream is None else f" stream {event.stream}")


def sums(events: Iterable[ProfileEvent]) -> list[EventSum]:
    """The sums over events that are alike, in the order in which the first of each began."""
    table: dict[Hashable, EventSum] = {}
    for event in events:
        key = event.kind, event.name, place_of(event)
        if key not in table:
            table[key] = EventSum(*key)
        table[key].add(event)
    return list(table.values())
