"""A caching allocator: freed memory is kept for the next tensor of its size.

Reserving memory from a driver takes longer than most kernels. Work on one device is done in order,
so a freed block may be given out again at once: its next use is enqueued after its last one.
Where a device has several streams with work, a block waits until all of them have come to where
they were when it was freed; `fence` records that point, at the first request after it: a free asks
nothing of the runtime, for the garbage collector frees, too, wherever it runs.

It is native (core/csrc/memory/allocator.cpp): tensors of a `QueuedRuntime` get and give back their
memory without Python where a block is at hand.
"""

from __future__ import annotations

from core._native import CachingAllocator as CachingAllocator
from core._native import rounded as native_rounded

SMALLEST: int = native_rounded(1)


def rounded(nbytes: int) -> int:
    """The size of the block that serves a request: a fifth of it is unused at most."""
    size: int = native_rounded(nbytes)
    return size
