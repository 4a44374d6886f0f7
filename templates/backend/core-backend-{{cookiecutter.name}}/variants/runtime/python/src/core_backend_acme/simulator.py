"""The device, until there is one. TODO: delete this file when nothing uses it any more.

Memory has addresses at which the host finds nothing: each lies OFFSET above the place where the
bytes are. Only copies and kernels get there, as on a device with separate memory.
"""

from __future__ import annotations

import collections
import ctypes
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

OFFSET = 1 << 52  # processors refuse such an address
ALIGNMENT = 64
GARBAGE = 0xCB  # the bytes of new memory, so that a result that was never written is noticed
_lock = threading.RLock()  # one for all queues, since they wait for each other


class Device:
    """The memory of one device."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.used = 0
        self._blocks: dict[int, ctypes.Array[ctypes.c_char]] = {}

    def allocate(self, nbytes: int) -> int:
        if self.used + nbytes > self.size:
            raise MemoryError(f"{nbytes} bytes; {self.size - self.used} are free")
        block = ctypes.create_string_buffer(nbytes + ALIGNMENT)
        ctypes.memset(block, GARBAGE, nbytes + ALIGNMENT)
        address = -(-ctypes.addressof(block) // ALIGNMENT) * ALIGNMENT + OFFSET
        self._blocks[address] = block
        self.used += nbytes
        return address

    def free(self, address: int) -> None:
        self.used -= len(self._blocks.pop(address)) - ALIGNMENT


class Queue:
    """Work that is done in order, and no earlier than somebody waits for it.

    A device starts earlier; code that is right here waits wherever it has to.
    """

    def __init__(self) -> None:
        self.work: collections.deque[Callable[[], object]] = collections.deque()
        self.added = self.done = 0

    def add(self, work: Callable[[], object]) -> None:
        """Enqueues a call."""
        with _lock:
            self.work.append(work)
            self.added += 1

    def wait(self, place: int | None = None) -> None:
        """Does the work up to a place; None: all of it. Raises the first error afterwards."""
        errors: list[Exception] = []
        with _lock:
            while self.work and (place is None or self.done < place):
                try:
                    self.work.popleft()()
                except Exception as error:
                    errors.append(error)
                finally:
                    self.done += 1
        if errors:
            raise errors[0]


class Event:
    """A place in a queue's work."""

    def __init__(self, queue: Queue) -> None:
        self.queue, self.place = queue, queue.added

    def reached(self) -> bool:
        return self.queue.done >= self.place

    def wait(self, queue: Queue | None) -> None:
        """The host, or a queue, waits for it."""
        if queue is None:
            self.queue.wait(self.place)
        else:
            queue.add(lambda: self.queue.wait(self.place))


def copy(dst: int, src: int, nbytes: int) -> None:
    """The device's copy."""
    ctypes.memmove(pointer(dst), pointer(src), nbytes)


def pointer(address: int) -> int:
    """Where the bytes at an address are; the host's own addresses stay as they are."""
    return address - OFFSET if address >= OFFSET else address
