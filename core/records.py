"""`core.profiler.record`: a part of a program as an event of a profile, for users and for core."""

from __future__ import annotations

import functools
import threading
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from core._native import profile_begin

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from core._native import device as Device

P = ParamSpec("P")
R = TypeVar("R")


class _Open(threading.local):
    """The events of this thread that have not ended, by what records them."""

    def __init__(self) -> None:
        self.events: dict[record, list[Any]] = {}


_open = _Open()


class record:
    """An event around a block of code, or around each call of a function.

    Args:
        name: shown in tables and traces.
        kind, device: as ProfileEvent has them; for what core itself records.

    Outside of a profile it does nothing.

    Example:
        >>> import core
        >>> @core.profiler.record("loading")
        ... def load():
        ...     return core.ones(3)
        >>> with core.profiler.profile() as profile:
        ...     x = load()
        ...     with core.profiler.record("scaling"):
        ...         y = x * 2
        >>> [event.name for event in profile.events if event.kind == "range"]
        ['loading', 'scaling']
    """

    def __init__(
        self, name: str, *, kind: str = "range", device: Device | str | None = None
    ) -> None:
        self.name, self.kind, self.device = name, kind, device

    def __enter__(self) -> record:
        event = profile_begin(self.kind, self.name, self.device)
        _open.events.setdefault(self, []).append(event)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        events = _open.events[self]
        events.pop()  # the event ends when nothing holds it
        if not events:
            del _open.events[self]

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        @functools.wraps(function)
        def recorded(*args: P.args, **kwargs: P.kwargs) -> R:
            with record(self.name, kind=self.kind, device=self.device):
                return function(*args, **kwargs)

        return recorded

    def __repr__(self) -> str:
        return f"core.profiler.record({self.name!r})"
