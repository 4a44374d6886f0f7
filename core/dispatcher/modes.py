"""User modes: a context manager that sees every operator call of its thread.

A mode is the first key of all. It gets the call as it was made, and passes it on, changes it, or
answers it.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

from core._native import set_key_handler
from core.dispatcher.keys import ExcludeKeys, IncludeKeys

if TYPE_CHECKING:
    from types import TracebackType

    from core._native import Operator

_thread = threading.local()


class DispatchMode:
    """Subclass it, define `dispatch`, and use it in a `with` statement.

    Modes nest: the one entered last sees a call first, and its calls go to the one before.

    >>> import core
    >>> class Count(core.DispatchMode):
    ...     calls = 0
    ...     def dispatch(self, op, args, kwargs):
    ...         self.calls += 1
    ...         return op(*args, **kwargs)
    >>> with Count() as count:
    ...     _ = core.ones(3) + 1
    >>> count.calls
    2
    """

    def dispatch(self, op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Called for every operator call; returns the call's result."""
        return op(*args, **kwargs)

    def __enter__(self) -> DispatchMode:
        guard = IncludeKeys("modes")
        guard.__enter__()
        _stack().append((self, guard))
        return self

    def __exit__(
        self, *exc_info: type[BaseException] | BaseException | TracebackType | None
    ) -> None:
        _, guard = _stack().pop()
        guard.__exit__()


def _stack() -> list[tuple[DispatchMode, IncludeKeys]]:
    if not hasattr(_thread, "stack"):
        _thread.stack = []
    stack: list[tuple[DispatchMode, IncludeKeys]] = _thread.stack
    return stack


def _handle(op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The handler of the key `modes`: the last mode runs with the ones before it active."""
    stack = _stack()
    if not stack:  # the key was included by hand, and no mode was entered
        with ExcludeKeys("modes"):
            return op(*args, **kwargs)
    entry = stack.pop()
    try:
        if stack:
            return entry[0].dispatch(op, args, kwargs)
        with ExcludeKeys("modes"):
            return entry[0].dispatch(op, args, kwargs)
    finally:
        stack.append(entry)


set_key_handler("modes", _handle)
