"""`core.profiler.record`: a part of a program as an event of a profile, for users and for core."""

from __future__ import annotations

import functools
from contextvars import ContextVar
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from core._native import profile_begin

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from core._native import device as Device

    _Entry = tuple["record", list[object], "_Entry | None"]

P = ParamSpec("P")
R = TypeVar("R")


# The events that have not ended, the last begun first: (its record, [the event], what was begun
# before). Threads and tasks of asyncio each have their own. A task that is made inside of a block
# starts with the block's events, so the list itself is emptied.
_open: ContextVar[_Entry | None] = ContextVar("core.profiler.record", default=None)


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
        if event is not None:
            _open.set((self, [event], _open.get()))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        first = _open.get()
        if first is not None:
            _open.set(_without(first, self))

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        @functools.wraps(function)
        def recorded(*args: P.args, **kwargs: P.kwargs) -> R:
            with record(self.name, kind=self.kind, device=self.device):
                return function(*args, **kwargs)

        return recorded

    def __repr__(self) -> str:
        return f"core.profiler.record({self.name!r})"


def _without(entry: _Entry | None, ended: record) -> _Entry | None:
    """The events that go on, without the last one of a record, which ends."""
    if entry is None:
        return None
    one, event, rest = entry
    if one is ended:
        event.clear()  # an event ends when nothing holds it
        return rest
    return one, event, _without(rest, ended)
