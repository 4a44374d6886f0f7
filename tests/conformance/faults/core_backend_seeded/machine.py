"""A machine whose memory the host cannot read, and queues that work as late as they may.

The addresses that core sees have no access rights; the device's own way to the same bytes is a
second mapping of them, which only `Machine.real` knows. What is handed out is filled with a pattern
first, so that nobody takes fresh memory for zeros.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

PATTERN = 0xCB
ALIGNMENT = 64
PROT_NONE = 0
PATIENCE = 64  # questions after an event, until the queue goes on by itself


class Memory:
    """One device's memory: who has which part of it."""

    alignment = ALIGNMENT

    def __init__(self, size: int) -> None:
        self.size = size
        self.used = 0
        self.file = os.memfd_create("seeded")
        os.ftruncate(self.file, size)
        self.base = reserve_addresses(size)
        self._mapping = mmap.mmap(self.file, size)
        self.shadow = ctypes.addressof(ctypes.c_char.from_buffer(self._mapping))
        self._free = [(0, size)]  # (offset, size), by offset, never adjacent
        self._lock = threading.Lock()

    def allocate(self, nbytes: int) -> int:
        need = self.rounded(nbytes)
        with self._lock:
            offset = self._take(need)
        ctypes.memset(self.shadow + offset, PATTERN, nbytes)
        return self.base + offset

    def free(self, address: int, nbytes: int) -> None:
        with self._lock:
            self._give(address - self.base, self.rounded(nbytes))

    def rounded(self, nbytes: int) -> int:
        return -(-nbytes // self.alignment) * self.alignment

    def _take(self, need: int) -> int:
        for i, (offset, size) in enumerate(self._free):
            if size >= need:
                self._free[i : i + 1] = [(offset + need, size - need)] if size > need else []
                self.used += need
                return offset
        raise MemoryError(f"no {need} bytes in one piece; {self.size - self.used} are free")

    def _give(self, offset: int, size: int) -> None:
        self.used -= size
        merged: list[tuple[int, int]] = []
        for start, length in sorted([*self._free, (offset, size)]):
            if merged and sum(merged[-1]) == start:
                merged[-1] = (merged[-1][0], merged[-1][1] + length)
            else:
                merged.append((start, length))
        self._free = merged


class Machine:
    """All memories of a process."""

    def __init__(self, memories: list[Memory]) -> None:
        self.memories = memories

    def real(self, address: int) -> int:
        """Where the bytes of a device's address are; the host's addresses are their own."""
        for memory in self.memories:
            if memory.base <= address < memory.base + memory.size:
                return address - memory.base + memory.shadow
        return address

    def move(self, dst: int, src: int, nbytes: int) -> None:
        ctypes.memmove(self.real(dst), self.real(src), nbytes)


class LateQueue:
    """Work that is done in order, and not before somebody waits for it."""

    def __init__(self, lock: threading.RLock) -> None:
        self.work: list[Callable[[], None]] = []
        self.done = 0
        self._lock = lock

    def add(self, work: Callable[[], None]) -> None:
        with self._lock:
            self.work.append(work)

    def run(self, until: int | None = None) -> None:
        errors: list[Exception] = []
        with self._lock:
            while self.work and (until is None or self.done < until):
                self.done += 1
                try:
                    self.work.pop(0)()
                except Exception as error:
                    errors.append(error)
        if errors:
            raise errors[0]

    @property
    def enqueued(self) -> int:
        return self.done + len(self.work)


class LateEvent:
    """A place in a queue's work."""

    def __init__(self, queue: LateQueue, count: int) -> None:
        self.queue, self.count = queue, count
        self._asked = 0

    def reached(self) -> bool:
        self._asked += 1
        if self._asked % PATIENCE == 0:  # nobody waits, but somebody polls: time passes
            self.queue.run(until=self.queue.done + 1)
        return self.queue.done >= self.count

    def wait(self) -> None:
        self.queue.run(until=self.count)


def reserve_addresses(size: int) -> int:
    """Addresses that nothing else has, and nobody may read or write."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0x4000)
    address = libc.mmap(None, size, PROT_NONE, flags, -1, 0)
    if address in (None, ctypes.c_void_p(-1).value):
        raise OSError(ctypes.get_errno(), f"no room for {size} addresses")
    return int(address)


def address_of(view: memoryview) -> int:
    """Where a buffer of the host begins."""
    import numpy as np

    return int(np.frombuffer(view, np.uint8).ctypes.data) if len(view) else 0
