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

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    class CachingAllocator:
        """The memory of one device, as its native type is used."""

        limit: int | None
        fence: Callable[[], Callable[[], bool]] | None

        def __init__(
            self,
            reserve: Callable[[int], int],
            release: Callable[[int], None],
            settled: Callable[[], object],
        ) -> None:
            """reserve: nbytes -> address, from the driver; raises MemoryError. release: gives an
            address back to the driver. settled: waits until no work may use freed blocks."""

        def allocate(self, nbytes: int) -> int: ...
        def free(self, address: int, nbytes: int) -> None: ...
        def empty(self) -> None: ...
        def stats(self) -> dict[str, int]: ...
        def reset_peaks(self) -> None: ...

else:
    CachingAllocator = _native.CachingAllocator

SMALLEST: int = _native.rounded(1)


def rounded(nbytes: int) -> int:
    """The size of the block that serves a request: a fifth of it is unused at most."""
    size: int = _native.rounded(nbytes)
    return size
