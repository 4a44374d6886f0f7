"""A caching allocator: what is freed is kept for the next tensor of its size.

Reserving memory from a driver takes longer than most kernels. Work on one device is done in order,
so a freed block may be given out again at once: whoever gets it is enqueued behind its last use.
Where a device has several streams with work, a block waits until all of them have come to where
they were when it was freed.
"""

from __future__ import annotations

import threading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

SMALLEST = 512  # bytes; drivers align to less
STEPS = 4  # sizes between a power of two and the next: at most a fifth of a block is unused


def rounded(nbytes: int) -> int:
    """The size of the block that serves a request."""
    if nbytes <= SMALLEST:
        return SMALLEST
    step = 1 << max((nbytes - 1).bit_length() - STEPS.bit_length(), SMALLEST.bit_length() - 1)
    return -(-nbytes // step) * step


class CachingAllocator:
    """The memory of one device.

    Args:
        reserve: nbytes -> address, from the driver; raises MemoryError.
        release: gives an address back to the driver.
        settled: waits until no work is under way that may use freed blocks.
    """

    def __init__(
        self,
        reserve: Callable[[int], int],
        release: Callable[[int], None],
        settled: Callable[[], None],
    ) -> None:
        self._reserve, self._release, self._settled = reserve, release, settled
        self._free: dict[int, list[int]] = {}
        self._waiting: list[tuple[Callable[[], bool], int, int]] = []
        self._lock = threading.RLock()  # a tensor may be collected while one is allocated
        self.limit: int | None = None
        self._stats = dict.fromkeys(
            ("allocated", "reserved", "peak_allocated", "peak_reserved", "requests", "reused"), 0
        )

    def allocate(self, nbytes: int) -> int:
        """An address of at least `nbytes` bytes.

        Raises:
            MemoryError: neither the device nor the limit leaves room, the cache emptied.
        """
        size = rounded(nbytes)
        with self._lock:
            stats = self._stats
            stats["requests"] += 1
            if self._waiting:
                self._collect()
            found = self._free.get(size)
            if found:
                address = found.pop()
                stats["reused"] += 1
            else:
                address = self._reserved(size)
            stats["allocated"] += size
            stats["peak_allocated"] = max(stats["peak_allocated"], stats["allocated"])
            return address

    def free(self, address: int, nbytes: int, done: Callable[[], bool] | None = None) -> None:
        """Takes a block back; done: whether streams have come to where it may be used again."""
        size = rounded(nbytes)
        with self._lock:
            self._stats["allocated"] -= size
            if done is None:
                self._free.setdefault(size, []).append(address)
            else:
                self._waiting.append((done, size, address))

    def empty(self) -> None:
        """Gives the driver all that is not in use."""
        self._settled()
        with self._lock:
            self._collect()
            for size, addresses in self._free.items():
                while addresses:
                    self._release(addresses.pop())
                    self._stats["reserved"] -= size
            self._free.clear()

    def stats(self) -> dict[str, int]:
        """Bytes in tensors and bytes taken from the driver, now and at most; requests; reuses."""
        with self._lock:
            return dict(self._stats)

    def reset_peaks(self) -> None:
        with self._lock:
            for kind in ("allocated", "reserved"):
                self._stats[f"peak_{kind}"] = self._stats[kind]

    def _collect(self) -> None:
        """Moves what has been waited for to the free blocks."""
        still: list[Any] = []
        for done, size, address in self._waiting:
            if done():
                self._free.setdefault(size, []).append(address)
            else:
                still.append((done, size, address))
        self._waiting = still

    def _reserved(self, size: int) -> int:
        try:
            return self._new_block(size)
        except MemoryError:
            self.empty()
            return self._new_block(size)

    def _new_block(self, size: int) -> int:
        stats = self._stats
        if self.limit is not None and stats["reserved"] + size > self.limit:
            raise MemoryError(f"the limit of {self.limit} bytes")
        address = self._reserve(size)
        stats["reserved"] += size
        stats["peak_reserved"] = max(stats["peak_reserved"], stats["reserved"])
        return address
