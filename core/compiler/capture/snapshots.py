"""Snapshots: copies of memory that a function shares with arrays of other libraries.

`core.asarray(a)` has the memory of a NumPy array, `numpy.asarray(x)` that of a tensor, and Python
may write to it before the collected calls are made: they read a copy of what it held when they were
called.
"""

from __future__ import annotations

import weakref

from core._native import Tensor, has_same_bytes, is_captured, is_shared, note_time
from core.autograd.grad_mode import no_grad
from core.compiler.capture.active import off


class Snapshots:
    """The snapshots of a capture. Only memory that was made or exported since it began is copied:
    other arguments, and tensors that the function finds by name, are read when the graph runs."""

    def __init__(self) -> None:
        self._since = note_time()
        self._exported: set[int] = set()  # memory that was there, by storage
        self._last: dict[int, tuple[weakref.ref[Tensor], weakref.ref[Tensor]]] = {}  # by its id

    def concern(self, tensor: Tensor) -> bool:
        """Whether Python may write to a tensor's memory without core."""
        if is_captured(tensor):
            return False
        return is_shared(tensor, self._since) or tensor.storage_id in self._exported

    def note_export(self, tensor: Tensor) -> None:
        """Python is given a real tensor's memory."""
        self._exported.add(tensor.storage_id)

    @property
    def has_exported(self) -> bool:
        """Whether Python was given a real tensor's memory."""
        return bool(self._exported)

    def take(self, tensor: Tensor) -> Tensor:
        """A tensor's values now; the same object as before if they are the same."""
        if not self.concern(tensor):
            return tensor
        if (known := self._last.get(id(tensor))) is not None:
            source, last = (reference() for reference in known)
            if source is tensor and last is not None and has_same_bytes(last, tensor):
                return last
        with off(), no_grad():
            copy = tensor.clone()
        self._last[id(tensor)] = weakref.ref(tensor), weakref.ref(copy)
        return copy
