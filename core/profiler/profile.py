"""`profile`: records the events of a block of code."""

from __future__ import annotations

import os
from threading import get_ident
from typing import TYPE_CHECKING, Any

from core._native import profile_start, profile_stop
from core.errors import ArgumentError, CoreError, did_you_mean
from core.profiler.events import EventSum, ProfileEvent, sums
from core.profiler.trace import write_trace
from core.text import columns

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence
    from pathlib import Path
    from types import TracebackType

    from core._native import device as Device
    from core.plugins.streams import Event

_SORTS: dict[str, Callable[[EventSum], int]] = {
    "self": lambda s: s.self_time,
    "total": lambda s: s.total,
    "device": lambda s: s.device_time or 0,
    "count": lambda s: s.count,
    "bytes": lambda s: s.nbytes,
}


class profile:
    """Records what runs during its block, in all threads of the process.

    Kernels of devices with queues are also timed by the device, where its backend has timed
    events: two more events for each kernel are then enqueued. When the block ends, core waits for
    these devices.

    Attributes:
        events: list of ProfileEvent, in the order in which they began. Empty until the block ends.
        duration: nanoseconds from the start of the block to its end.

    Raises:
        ArgumentError: another profile records already.

    Example:
        >>> import core
        >>> x = core.ones((64, 64))
        >>> with core.profiler.profile() as profile:
        ...     y = core.exp(x @ x)
        >>> [event.name for event in profile.events if event.kind == "kernel"]
        ['matmul', 'exp']
        >>> profile
        <profile of 4 events: 2 calls, 2 kernels>
    """

    def __init__(self) -> None:
        self.events: list[ProfileEvent] = []
        self.duration = 0
        self._marks: dict[Device, list[Event]] = {}

    def __enter__(self) -> profile:
        self.__init__()  # type: ignore[misc]
        if not profile_start(self._mark):
            raise ArgumentError(
                what="a profile is recorded already",
                why="events are recorded for the whole process, by one profile at a time",
                exists="core.profiler.record, for parts of a profile",
                fix="leave the block of the other profile first",
            )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        records, self.duration = profile_stop()
        self.events = _events(records, self._marks)
        self._marks = {}

    def _mark(self, device: Device) -> Event | None:
        """An event at this place of the device's current stream; None where it has no times."""
        from core.plugins.streams import Event

        marks = self._marks.setdefault(device, [])
        try:
            mark = Event(device, timing=True)
            mark.record()
        except CoreError:  # no timed events, or a graph is being captured on the device
            return None
        marks.append(mark)
        return mark

    def sums(self) -> list[EventSum]:
        """The sums over events of one kind, name, device and stream."""
        return sums(self.events)

    def table(self, sort_by: str = "self", limit: int = 30) -> str:
        """A line for each kind, name, device and stream, and the totals.

        Args:
            sort_by: "self" (time in an event and not in its inner ones), "total", "device", "count"
                or "bytes"; the largest first.
            limit: how many lines.

        Raises:
            ArgumentError: sort_by is none of these.
        """
        if sort_by not in _SORTS:
            raise ArgumentError(
                what=f"profile.table: sort_by={sort_by!r}",
                why="it names the column by which lines are sorted",
                exists=", ".join(_SORTS),
                fix=f"{did_you_mean(sort_by, _SORTS)}pass one of these",
            )
        rows = sorted(self.sums(), key=_SORTS[sort_by], reverse=True)
        head = ("kind", "name", "where", "count", "self", "self %", "total", "device", "GB/s")
        cells = [head, *(self._cells(row) for row in rows[:limit])]
        lines = [columns(cells, right=range(3, len(head)))]
        if rows[limit:]:
            lines.append(f"... and {len(rows) - limit} more")
        inside = sum(e.self_time for e in self.events if e.thread == 0)
        lines.append(
            f"{_time(inside)} of {_time(self.duration)} in core "
            f"({_percent(inside, self.duration)} %), in the thread that it began in"
        )
        return "\n".join(lines)

    def _cells(self, row: EventSum) -> Sequence[str]:
        return (
            row.kind,
            row.name,
            row.place,
            str(row.count),
            _time(row.self_time),
            _percent(row.self_time, self.duration),
            _time(row.total),
            "" if row.device_time is None else _time(row.device_time),
            "" if row.bandwidth is None else f"{row.bandwidth:.1f}",
        )

    def export_chrome_trace(self, path: str | os.PathLike[str]) -> Path:
        """Writes the events as a JSON file that chrome://tracing and ui.perfetto.dev show.

        Host threads and the streams of devices are its rows.
        """
        return write_trace(self.events, path)

    def __repr__(self) -> str:
        counts: dict[str, int] = {}
        for event in self.events:
            counts[event.kind] = counts.get(event.kind, 0) + 1
        kinds = ", ".join(f"{n} {_plural(kind, n)}" for kind, n in counts.items())
        return f"<profile of {len(self.events)} events{': ' if kinds else ''}{kinds}>"


def _plural(kind: str, count: int) -> str:
    if count == 1 or kind in ("compiled", "backward"):
        return kind
    return "copies" if kind == "copy" else f"{kind}s"


def _time(nanoseconds: int) -> str:
    for unit, size in (("s", 1e9), ("ms", 1e6), ("us", 1e3)):
        if nanoseconds >= size:
            return f"{nanoseconds / size:.3g} {unit}"
    return f"{nanoseconds} ns"


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}" if whole else ""


def _without_declined(records: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """The records without kernels that declined, whose inner events move to the event around."""
    indices: dict[int, int] = {-1: -1}
    kept: list[tuple[Any, ...]] = []
    for index, (kind, *middle, outer, nbytes, thread, first, last) in enumerate(records):
        if kind == "declined":
            indices[index] = indices[outer]
            continue
        indices[index] = len(kept)
        kept.append((kind, *middle, indices[outer], nbytes, thread, first, last))
    return kept


def _events(records: list[tuple[Any, ...]], marks: dict[Device, list[Event]]) -> list[ProfileEvent]:
    """The recorded events, with the times of devices, and threads and streams numbered."""
    threads: dict[int, int] = {get_ident(): 0}
    streams: dict[Device, dict[Hashable, int]] = {}
    records = _without_declined(records)
    inner = [0] * len(records)
    for *_, begin, end, outer, _nbytes, _thread, _first, _last in records:
        if outer >= 0:
            inner[outer] += end - begin
    for device_marks in marks.values():
        if device_marks:
            device_marks[-1].synchronize()
    # The first mark of a device stands for the time at which its kernel began, by the host's clock.
    origins: dict[Device, tuple[Event, int]] = {}
    events = []
    for record, within in zip(records, inner, strict=True):
        kind, name, provider, device, queue, begin, end, outer, nbytes, thread, *ends = record
        first, last = ends
        numbers = streams.setdefault(device, {})
        duration = start = None
        if first is not None and last is not None:
            origin, at = origins.setdefault(device, (first, begin))
            duration = round(1e6 * first.elapsed_time(last))
            start = at + round(1e6 * origin.elapsed_time(first))
        event = ProfileEvent(
            kind,
            name.removeprefix("core::"),
            provider,
            device,
            None if queue is None else numbers.setdefault(queue, len(numbers)),
            begin,
            end,
            max(0, end - begin - within),
            duration,
            start,
            nbytes,
            threads.setdefault(thread, len(threads)),
            None if outer < 0 else outer,
        )
        events.append(event)
    return events
