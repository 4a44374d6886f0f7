"""Events in Chrome's trace format: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.profiler.events import place_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.profiler.events import ProfileEvent

_HOST, _DEVICES = 1, 2  # the two processes of a trace


def write_trace(events: Iterable[ProfileEvent], path: str | os.PathLike[str]) -> Path:
    """Writes a trace of events to a file; the path."""
    rows: dict[tuple[int, str], int] = {}
    entries: list[dict[str, Any]] = []
    for event in events:
        entries.append(_entry(event, _HOST, event.thread, event.start, event.duration))
        rows.setdefault((_HOST, f"thread {event.thread}"), event.thread)
        if event.device_start is not None and event.device_time is not None:
            row = rows.setdefault((_DEVICES, place_of(event)), len(rows))
            entries.append(_entry(event, _DEVICES, row, event.device_start, event.device_time))
    for process, name in ((_HOST, "host"), (_DEVICES, "devices")):
        entries.append({"ph": "M", "name": "process_name", "pid": process, "args": {"name": name}})
    for (process, name), row in rows.items():
        args = {"name": name}
        entries.append({"ph": "M", "name": "thread_name", "pid": process, "tid": row, "args": args})
    file = Path(path)
    file.write_text(json.dumps({"traceEvents": entries, "displayTimeUnit": "ns"}), "utf-8")
    return file


def _entry(event: ProfileEvent, process: int, row: int, start: int, time: int) -> dict[str, Any]:
    args: dict[str, Any] = {"device": place_of(event)}
    if event.provider is not None:
        args["provider"] = event.provider
    if event.nbytes:
        args["bytes"] = event.nbytes
    return {
        "ph": "X",
        "cat": event.kind,
        "name": event.name,
        "pid": process,
        "tid": row,
        "ts": start / 1e3,
        "dur": time / 1e3,
        "args": args,
    }
