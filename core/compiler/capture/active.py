"""The active collector of a thread, and the collector that each captured tensor belongs to.

A collector takes the calls of its thread while it is active, and the dispatch key `capture` is on.
"""

from __future__ import annotations

import contextlib
import threading
import weakref
from typing import TYPE_CHECKING

from core._native import awaits, is_captured, key_mask, thread_keys
from core.dispatcher.keys import ExcludeKeys, IncludeKeys

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from core._native import Tensor
    from core.compiler.capture.collector import Collector

_thread = threading.local()
_KEY = key_mask("capture")
# The collector of a captured tensor, by the tensor's id; of writes to memory, by its storage.
_owners: weakref.WeakValueDictionary[int, Collector] = weakref.WeakValueDictionary()
_writers: weakref.WeakValueDictionary[int, Collector] = weakref.WeakValueDictionary()


# ---- of a thread -------------------------------------------------------------------------------
def current() -> Collector | None:
    """The collector of this thread, if one is active."""
    return getattr(_thread, "collector", None)


def set_current(collector: Collector | None) -> None:
    """Sets the collector of this thread; None: it has none."""
    _thread.collector = collector


@contextlib.contextmanager
def activated(collector: Collector) -> Iterator[None]:
    """A block whose calls go to a collector."""
    before = current()
    set_current(collector)
    try:
        with IncludeKeys("capture"):
            yield
    finally:
        set_current(before)


def collecting() -> Collector | None:
    """The collector that a call of this thread would go to now."""
    collector = current()
    included, excluded = thread_keys()
    return collector if collector is not None and included & ~excluded & _KEY else None


def calls_are_made() -> bool:
    """Whether calls of this thread are made, and not collected: kernels and fakes run so."""
    return bool(thread_keys()[1] & _KEY)


def off() -> ExcludeKeys:
    """A block whose calls are made."""
    return ExcludeKeys("capture")


# ---- of tensors --------------------------------------------------------------------------------
def own(tensor: Tensor, collector: Collector) -> None:
    """Says whose a captured tensor is."""
    _owners[id(tensor)] = collector


def owner_of(tensor: Tensor) -> Collector | None:
    """Who has captured a tensor."""
    return _owners.get(id(tensor))


def is_lost(tensor: Tensor) -> bool:
    """Whether a tensor was captured and has no values: its graph raised before it came to it."""
    if not is_captured(tensor):
        return False
    owner = owner_of(tensor)
    return owner is None or owner.find(tensor) is None


def await_writes(tensors: Iterable[Tensor], collector: Collector) -> None:
    """Notes that a collector has collected writes to the memory of these real tensors: a read of
    that memory has the writes made first."""
    for tensor in tensors:
        _writers[tensor.storage_id] = collector
        awaits(tensor, True)


def writer_of(tensor: Tensor) -> Collector | None:
    """Who has collected writes to a real tensor's memory."""
    return _writers.get(tensor.storage_id)


def forget_writes(tensors: Iterable[Tensor]) -> None:
    """Notes that the collected writes to these tensors are made, or dropped."""
    for tensor in tensors:
        awaits(tensor, False)
        _writers.pop(tensor.storage_id, None)
