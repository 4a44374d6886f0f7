"""The device, until there is one. TODO: delete this file when nothing uses it any more.

Memory has addresses at which the host finds nothing: each lies OFFSET above the place where the
bytes are. Only copies and kernels get there, as on a device with separate memory.
"""

from __future__ import annotations

import ctypes

OFFSET = 1 << 52  # processors refuse such an address
ALIGNMENT = 64
GARBAGE = 0xCB  # what new memory holds, so that a result that was never written is noticed


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
    """Does at once what a device would do later, in the same order."""

    def copy(self, dst: int, src: int, nbytes: int) -> None:
        ctypes.memmove(pointer(dst), pointer(src), nbytes)

    def wait(self) -> None:
        """Everything is done."""


class Event:
    """A place in a queue's work."""

    def __init__(self, queue: Queue) -> None:
        self.queue = queue

    def reached(self) -> bool:
        return True

    def wait(self, queue: Queue | None) -> None:
        """The host, or a queue, waits for it: it has been reached."""


def pointer(address: int) -> int:
    """Where the bytes at an address are; the host's own addresses stay as they are."""
    return address - OFFSET if address >= OFFSET else address
