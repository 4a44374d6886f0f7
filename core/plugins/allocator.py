"""A caching allocator: what is freed is kept for the next tensor of its size.

Reserving memory from a driver takes longer than most kernels. Work on one device is done in order,
so a freed block may be given out again at once: whoever gets it is enqueued behind its last use.
Where a device has several streams with work, a block waits until all of them have come to where
they were when it was freed: that is what `fence` says.

It is native (core/tensor/csrc/allocator.cpp): tensors of a `QueuedRuntime` get and give back their
memory without Python where a block is at hand.
"""

from __future__ import annotations

from core import _native

SMALLEST = _native.rounded(1)

CachingAllocator = _native.CachingAllocator
"""CachingAllocator(reserve, release, settled): the memory of one device.

reserve: nbytes -> address, from the driver; raises MemoryError. release: gives an address back to
the driver. settled: waits until no work is under way that may use freed blocks.
"""


def rounded(nbytes: int) -> int:
    """The size of the block that serves a request: a fifth of it is unused at most."""
    return _native.rounded(nbytes)
