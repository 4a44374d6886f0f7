"""Dispatch keys from Python: which of them this thread's calls pass through.

Keys come in one order, first to last: modes, levels, autocast, autograd, capture, fake, device. A
call goes to the first key that its tensors or its thread ask for; the handler does its part
and calls the operator again with that key excluded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import key_mask, thread_keys

if TYPE_CHECKING:
    from types import TracebackType


class _KeyGuard:
    """Sets the thread's key masks for a `with` block; may be entered again inside itself."""

    __slots__ = ("_add", "_before", "_take")

    def __init__(self, add: tuple[str, ...], take: tuple[str, ...]) -> None:
        self._add = key_mask(*add)
        self._take = key_mask(*take)
        self._before: list[tuple[int, int]] = []

    def __enter__(self) -> None:
        included, excluded = thread_keys()
        self._before.append((included, excluded))
        thread_keys(included | self._add, (excluded | self._take) & ~self._add)

    def __exit__(
        self, *exc_info: type[BaseException] | BaseException | TracebackType | None
    ) -> None:
        thread_keys(*self._before.pop())


class ExcludeKeys(_KeyGuard):
    """Calls in the block skip the named keys: `with ExcludeKeys("autograd"): ...`."""

    __slots__ = ()

    def __init__(self, *names: str) -> None:
        super().__init__((), names)


class IncludeKeys(_KeyGuard):
    """Calls in the block pass through the named keys whatever their tensors are."""

    __slots__ = ()

    def __init__(self, *names: str) -> None:
        super().__init__(names, ())


class FakeMode(IncludeKeys):
    """Calls in the block compute metadata only: results have a shape but no memory.

    >>> import core
    >>> with core.FakeMode():
    ...     x = core.ones((1_000_000, 1_000_000))
    >>> x.shape
    (1000000, 1000000)
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("fake")
