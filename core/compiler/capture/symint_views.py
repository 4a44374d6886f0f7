"""SymInt views: the symbolic sizes that a function sees of tensors while it is captured."""

from __future__ import annotations

import threading
import weakref
from typing import TYPE_CHECKING, Any

from core._native import set_symbolic

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core._native import Tensor


class SymIntViews:
    """Real tensors whose sizes a capture shows as symbols: arguments, and earlier results.

    Two captures may show one tensor at a time; its flag stays until the last has ended.
    """

    _lock = threading.RLock()
    _marks: dict[int, int] = {}

    def __init__(self, symbolic_shapes: Iterable[tuple[Any, tuple[Any, ...]]]) -> None:
        self._entries: dict[int, tuple[Any, tuple[Any, ...]]] = {}
        for tensor, sizes in symbolic_shapes:
            self.add(tensor, sizes)

    def add(self, tensor: Tensor, sizes: tuple[Any, ...]) -> None:
        key = id(tensor)
        with self._lock:
            self._marks[key] = self._marks.get(key, 0) + (key not in self._entries)
            set_symbolic(tensor, True)
        self._entries[key] = weakref.ref(tensor), sizes

    def find(self, tensor: Tensor) -> tuple[Any, ...] | None:
        entry = self._entries.get(id(tensor))
        return entry[1] if entry is not None and entry[0]() is tensor else None

    def close(self) -> None:
        for key, (reference, _) in self._entries.items():
            with self._lock:
                self._marks[key] -= 1
                if self._marks[key] == 0:
                    del self._marks[key]
                    if (tensor := reference()) is not None:
                        set_symbolic(tensor, False)
        self._entries = {}
