"""`BoundedCache`: a mapping that drops the least recently entered or used item."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(OrderedDict[K, V]):
    """A mapping of at most `limit` entries.

    `get` does not count as a use, and costs as much as a dict's: for paths of warm calls, whose
    entries are dropped by age.

    Example:
        >>> from core.caches import BoundedCache
        >>> cache = BoundedCache(2)
        >>> _ = cache.keep("a", 1), cache.keep("b", 2), cache.use("a"), cache.keep("c", 3)
        >>> list(cache)
        ['a', 'c']
    """

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def use(self, key: K) -> V | None:
        """The value of a key, which is the last to leave from now on; None where there is none."""
        value = self.get(key)
        if value is not None:
            with suppress(KeyError):  # another thread dropped it
                self.move_to_end(key)
        return value

    def keep(self, key: K, value: V) -> V:
        """Enters a value, and returns it."""
        known = key in self
        self[key] = value
        if known:
            with suppress(KeyError):
                self.move_to_end(key)
        while len(self) > self.limit:
            with suppress(KeyError):  # another thread dropped the last one
                self.popitem(last=False)
        return value
