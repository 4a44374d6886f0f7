"""Faults of allocators: alignment, room, lifetimes, and what is said about them."""

from __future__ import annotations

import threading
import time
from typing import Any

import numpy as np

from core_backend_seeded.bases import Late, Loops, Plain
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import put, run_threads, same
from core_backend_seeded.machine import Memory


def _free_bytes(index: int = 0) -> int:
    from core_backend_seeded import chosen

    found: tuple[int, int] = chosen().runtime.memory_info(index)
    return found[0]


def _too_much() -> Any:
    import core

    return core.empty(1 << 40, dtype="uint8", device="seeded")


def _raises_out_of_memory() -> None:
    from core.errors import OutOfMemoryError

    try:
        held = [_too_much()]
    except OutOfMemoryError:
        return
    raise AssertionError(f"{len(held)} tensor of a terabyte was made")


@fault("allocations of less than 64 bytes are aligned to 16", "align")
class AlignedToSixteen(Plain):
    class Memory(Memory):
        def rounded(self, nbytes: int) -> int:
            return -(-nbytes // 16) * 16 if nbytes < 64 else super().rounded(nbytes)

        def _take(self, need: int) -> int:
            offset = super()._take(need)
            if need >= 64 and offset % 64:
                self._give(offset, need)
                offset = super()._take(need + 64)
                cut = -offset % 64
                self._give(offset, cut)
                self._give(offset + cut + need, 64 - cut)
                offset += cut
            return offset

    @staticmethod
    def shows() -> None:
        held = [put([1.0, 2.0]) for _ in range(4)]
        assert all(t.data_ptr % 64 == 0 for t in held)


@fault("a full device gives out memory that is in use", "memory|OutOfMemory|full|overlap")
class OverlapsWhenFull(Plain):
    class Memory(Memory):
        def _take(self, need: int) -> int:
            try:
                return super()._take(need)
            except MemoryError:
                return 0

        def allocate(self, nbytes: int) -> int:
            return super().allocate(nbytes) if nbytes < self.size else self.base

    @staticmethod
    def shows() -> None:
        _raises_out_of_memory()


@fault("a full device answers with the address 0", "0|MemoryError|OutOfMemory")
class ZeroWhenFull(Plain):
    class Runtime(Plain.Runtime):
        def allocate(self, nbytes: int, index: int) -> int:
            try:
                return super().allocate(nbytes, index)
            except MemoryError:
                return 0

    @staticmethod
    def shows() -> None:
        _raises_out_of_memory()


@fault(
    "a full device raises RuntimeError, so the cache is not emptied for it",
    "MemoryError|OutOfMemory",
)
class FullIsARuntimeError(Late):
    class Runtime(Late.Runtime):
        def reserve(self, nbytes: int, index: int) -> int:
            try:
                return super().reserve(nbytes, index)
            except MemoryError as e:
                raise RuntimeError(f"out of memory: {e}") from e

    @staticmethod
    def shows() -> None:
        _raises_out_of_memory()


@fault("once an allocation has failed, every later one does", "memory|after|again")
class FullForEver(Plain):
    class Runtime(Plain.Runtime):
        full = False

        def allocate(self, nbytes: int, index: int) -> int:
            try:
                if self.full:
                    raise MemoryError("error state 2 (out of memory)")
                return super().allocate(nbytes, index)
            except MemoryError:
                self.full = True
                raise

    @staticmethod
    def shows() -> None:
        _raises_out_of_memory()
        same(put([1.0]), [1])


@fault("an allocation that fails is counted as used", "memory_info|leak|free")
class FailuresAreCounted(Plain):
    class Memory(Memory):
        def _take(self, need: int) -> int:
            try:
                return super()._take(need)
            except MemoryError:
                self.used += 4096
                raise

    @staticmethod
    def shows() -> None:
        before = _free_bytes()
        _raises_out_of_memory()
        assert _free_bytes() == before


@fault("freeing a multiple of 64 bytes frees 64 too many", "overlap|free|memory|corrupt|chang")
class FreesTooMuch(Plain):
    class Memory(Memory):
        def free(self, address: int, nbytes: int) -> None:
            with self._lock:
                size = (nbytes // 64 + 1) * 64
                self._give(address - self.base, min(size, self.base + self.size - address))

    @staticmethod
    def shows() -> None:
        first, second = put(np.zeros(16)), put(np.ones(16))
        del first
        third = put(np.full(32, 3.0))
        same(second, np.ones(16))
        same(third, np.full(32, 3.0))


@fault(
    "blocks of a MiB and more are kept when freed, and never given out again", "leak|memory|free"
)
class LeaksLargeBlocks(Plain):
    class Runtime(Plain.Runtime):
        def free(self, address: int, nbytes: int, index: int) -> None:
            if nbytes < 1 << 20:
                super().free(address, nbytes, index)

    @staticmethod
    def shows() -> None:
        before = _free_bytes()
        for _ in range(3):
            put(np.zeros(1 << 18))
        assert _free_bytes() == before


@fault("what another thread than the first frees is never free", "leak|thread|memory|free")
class LeaksFromOtherThreads(Plain):
    class Runtime(Plain.Runtime):
        def __init__(self, machine: Any) -> None:
            super().__init__(machine)
            self.home = threading.get_ident()

        def free(self, address: int, nbytes: int, index: int) -> None:
            if threading.get_ident() == self.home:
                super().free(address, nbytes, index)

    @staticmethod
    def shows() -> None:
        put([1.0])
        before = _free_bytes()
        run_threads(lambda: put(np.zeros(100)) is None)
        assert _free_bytes() == before


@fault(
    "a freed block of a page or more is in two lists, and is given out twice",
    "memory|overlap|same|alias|corrupt|chang",
)
class HandsOutTwice(Plain):
    class Runtime(Plain.Runtime):
        def __init__(self, machine: Any) -> None:
            super().__init__(machine)
            self.quick: dict[tuple[int, int], int] = {}

        def allocate(self, nbytes: int, index: int) -> int:
            if (index, nbytes) in self.quick:
                return self.quick.pop((index, nbytes))
            return super().allocate(nbytes, index)

        def free(self, address: int, nbytes: int, index: int) -> None:
            if nbytes >= 4096 and (index, nbytes) not in self.quick:
                self.quick[index, nbytes] = address
            super().free(address, nbytes, index)

    @staticmethod
    def shows() -> None:
        x = put(np.zeros(2000))
        del x
        first, second = put(np.ones(2000)), put(np.full(2000, 2.0))
        same(first, np.ones(2000))
        same(second, np.full(2000, 2.0))


@fault("memory_info of every device is that of device 0", "memory_info|seeded:1|device")
class MemoryInfoOfTheFirstDevice(Plain):
    class Runtime(Plain.Runtime):
        def memory_info(self, index: int) -> tuple[int, int]:
            return super().memory_info(0)

    @staticmethod
    def shows() -> None:
        before = _free_bytes(1)
        x = put(np.zeros(1000), index=1)
        assert _free_bytes(1) < before
        del x


@fault("memory_info counts what was ever used: freeing changes nothing", "memory_info|leak|free")
class MemoryInfoNeverRises(Plain):
    class Runtime(Plain.Runtime):
        least = 1 << 60

        def memory_info(self, index: int) -> tuple[int, int]:
            free, total = super().memory_info(index)
            self.least = min(self.least, free)
            return self.least, total

    @staticmethod
    def shows() -> None:
        before = _free_bytes()
        x = put(np.zeros(1000))
        _free_bytes()
        del x
        assert _free_bytes() == before


@fault("two threads that allocate at once may get the same block", "thread")
class AllocatorRaces(Loops):
    class Memory(Memory):
        def allocate(self, nbytes: int) -> int:
            need = self.rounded(nbytes)
            for i, (offset, size) in enumerate(self._free):
                if size >= need:
                    time.sleep(2e-4)  # where the driver would ask the kernel
                    self._free[i : i + 1] = [(offset + need, size - need)] if size > need else []
                    self.used += need
                    return self.base + offset
            raise MemoryError(f"no {need} bytes")

    @staticmethod
    def shows() -> None:
        def work(k: int) -> None:
            held = [put(np.full(100, k * 100 + n)) for n in range(20)]
            for n, x in enumerate(held):
                same(x, np.full(100, k * 100 + n))

        run_threads(*[lambda k=k: work(k) for k in range(4)])


@fault(
    "a freed block is given out at once, though another stream still reads it",
    "stream|stale|reuse|freed|chang",
)
class BlocksDoNotWaitForStreams(Late):
    class Runtime(Late.Runtime):
        def add_queue(self, index: int) -> Any:
            queue = super().add_queue(index)
            self.memory(index).fence = None
            return queue

    @staticmethod
    def shows() -> None:
        import core

        x = put(np.ones(1000))
        stream = core.Stream("seeded")
        with stream:
            y = x + x
        del x
        z = put(np.full(1000, 9.0))
        stream.synchronize()
        same(y, np.full(1000, 2.0))
        same(z, np.full(1000, 9.0))
