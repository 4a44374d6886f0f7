"""Buffers of Metal by address. A tensor's address is where the host sees its memory.

Memory of Apple silicon is the host's and the GPU's alike, so an address is that of a buffer's
contents, and copies to and from the host need no buffer in between. A kernel is given a buffer and
an offset, which `find` returns. Small blocks come from heaps: a separate buffer costs pages.
"""

from __future__ import annotations

import ctypes
import threading
from bisect import bisect_right
from typing import Any, NamedTuple

import numpy as np

from core_backend_mps.runtime.machine import metal

SMALL = 256 * 1024  # bytes; blocks up to this size share heaps
HEAP = 4 * 1024 * 1024
PAGE = 16 * 1024


class Table(NamedTuple):
    """Blocks in the order of their addresses; replaced as a whole, so it is read without a lock."""

    starts: list[int]
    blocks: list[Block]


class Block(NamedTuple):
    """A buffer, where it begins, its size, and the heap that it is from."""

    start: int
    size: int
    buffer: Any
    heap: Heap | None


class Heap:
    """A heap of Metal, and how many blocks of it are in use."""

    def __init__(self, device: Any) -> None:
        api = metal()
        descriptor = api.MTLHeapDescriptor.alloc().init()
        descriptor.setSize_(HEAP)
        descriptor.setStorageMode_(api.MTLStorageModeShared)
        descriptor.setHazardTrackingMode_(api.MTLHazardTrackingModeTracked)
        self.made = device.newHeapWithDescriptor_(descriptor)
        self.used = 0


class Memory:
    """The memory of one GPU.

    Args:
        device: the `MTLDevice`.
    """

    def __init__(self, device: Any) -> None:
        self.device = device
        self._lock = threading.RLock()
        self._heaps: list[Heap] = []
        self._table = Table([], [])
        self._adopted: dict[int, int] = {}  # blocks of other owners by start: how often

    def info(self) -> tuple[int, int]:
        """Bytes free and in all: of what the GPU works with before the system moves pages."""
        total = int(self.device.recommendedMaxWorkingSetSize())
        return max(total - int(self.device.currentAllocatedSize()), 0), total

    def reserve(self, nbytes: int) -> int:
        """The address of a new block. MemoryError: there is none of that size."""
        with self._lock:
            block = self._from_heap(nbytes) if nbytes <= SMALL else self._alone(nbytes)
            self._add(block)
        return block.start

    def release(self, address: int) -> None:
        with self._lock:
            self._remove(address)

    def find(self, address: int) -> Block | None:
        """The block in which an address lies."""
        starts, blocks = self._table
        n = bisect_right(starts, address) - 1
        if n < 0:
            return None
        block = blocks[n]
        return block if address < block.start + block.size else None

    # ---- memory of the host ----------------------------------------------------------------------
    def adopt(self, address: int, nbytes: int) -> bool:
        """Makes whole pages of the host's memory the GPU's, too, without a copy.

        Each `adopt` goes with a `disown`; whoever owns the memory keeps it until then. False: it
        does not begin with a page, or Metal takes it not as it is.
        """
        if address % PAGE:
            return False
        size = (nbytes + PAGE - 1) // PAGE * PAGE
        with self._lock:
            if address in self._adopted:
                self._adopted[address] += 1
                return True
            if self._overlaps(address, size):
                return False
            view = (ctypes.c_char * size).from_address(address)
            buffer = self.device.newBufferWithBytesNoCopy_length_options_deallocator_(
                view, size, _options(), None
            )
            if buffer is None or _contents(buffer, size) != address:
                return False
            self._add(Block(address, size, buffer, None))
            self._adopted[address] = 1
        return True

    def disown(self, address: int) -> None:
        """Ends an `adopt`; no work on the memory is under way."""
        with self._lock:
            self._adopted[address] -= 1
            if not self._adopted[address]:
                del self._adopted[address]
                self._remove(address)

    # ---- inside --------------------------------------------------------------------------------
    def _alone(self, nbytes: int) -> Block:
        self._has_room(nbytes)
        buffer = self.device.newBufferWithLength_options_(nbytes, _options())
        if buffer is None:
            raise MemoryError(f"Metal has no buffer of {nbytes} bytes")
        return Block(_contents(buffer, nbytes), nbytes, buffer, None)

    def _from_heap(self, nbytes: int) -> Block:
        for heap in reversed(self._heaps):
            if (buffer := heap.made.newBufferWithLength_options_(nbytes, _options())) is not None:
                break
        else:
            self._has_room(HEAP)
            heap = Heap(self.device)
            if heap.made is None:
                return self._alone(nbytes)
            self._heaps.append(heap)
            buffer = heap.made.newBufferWithLength_options_(nbytes, _options())
            if buffer is None:
                raise MemoryError(f"a new heap of Metal has no buffer of {nbytes} bytes")
        heap.used += 1
        return Block(_contents(buffer, nbytes), nbytes, buffer, heap)

    def _has_room(self, nbytes: int) -> None:
        free, total = self.info()
        if nbytes > free:
            raise MemoryError(f"{nbytes} bytes, where {free} of {total} are free")
        most = int(self.device.maxBufferLength())
        if nbytes > most:
            raise MemoryError(f"{nbytes} bytes, where a buffer of Metal has {most} at most")

    def _overlaps(self, address: int, size: int) -> bool:
        starts, blocks = self._table
        n = bisect_right(starts, address + size - 1) - 1
        return n >= 0 and blocks[n].start + blocks[n].size > address

    def _add(self, block: Block) -> None:
        starts, blocks = self._table
        n = bisect_right(starts, block.start)
        self._table = Table(
            [*starts[:n], block.start, *starts[n:]], [*blocks[:n], block, *blocks[n:]]
        )

    def _remove(self, address: int) -> None:
        starts, blocks = self._table
        n = starts.index(address)
        heap = blocks[n].heap
        self._table = Table(starts[:n] + starts[n + 1 :], blocks[:n] + blocks[n + 1 :])
        if heap is not None:
            heap.used -= 1
            if not heap.used:
                self._heaps.remove(heap)


def _options() -> int:
    api = metal()
    return int(api.MTLResourceStorageModeShared | api.MTLResourceHazardTrackingModeTracked)


def _contents(buffer: Any, nbytes: int) -> int:
    """Where the host sees a buffer's memory."""
    return int(np.frombuffer(buffer.contents().as_buffer(nbytes), np.uint8).ctypes.data)
