"""The sizes that a function sees of tensors while it is captured, where these are symbols."""

from __future__ import annotations

import threading
import weakref

from core import _native

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


class ShownSizes:
    """Real tensors whose sizes a capture shows as symbols: arguments, and what it computed before.

    Two captures may show one tensor at a time; its flag stays until the last has ended.
    """

    _lock = threading.Lock()
    _marks: dict[int, int] = {}

    def __init__(self, sized: Iterable[tuple[Any, tuple[Any, ...]]]) -> None:
        self._known: dict[int, tuple[Any, tuple[Any, ...]]] = {}
        for tensor, sizes in sized:
            self.add(tensor, sizes)

    def add(self, tensor: Any, sizes: tuple[Any, ...]) -> None:
        key = id(tensor)
        with self._lock:
            self._marks[key] = self._marks.get(key, 0) + (key not in self._known)
            _native.set_symbolic(tensor, True)
        self._known[key] = weakref.ref(tensor), sizes

    def find(self, tensor: Any) -> tuple[Any, ...] | None:
        known = self._known.get(id(tensor))
        return known[1] if known is not None and known[0]() is tensor else None

    def close(self) -> None:
        for key, (reference, _) in self._known.items():
            with self._lock:
                self._marks[key] -= 1
                if self._marks[key] == 0:
                    del self._marks[key]
                    if (tensor := reference()) is not None:
                        _native.set_symbolic(tensor, False)
        self._known = {}
