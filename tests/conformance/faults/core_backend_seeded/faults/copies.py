"""Faults in copies: between the host and the device, within a device, between two."""

from __future__ import annotations

import ctypes
import mmap
from typing import Any

import numpy as np

from core_backend_seeded.bases import Late, Loops, Plain
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import get, put, same
from core_backend_seeded.machine import Memory, address_of

PAGE = 4096


@fault("reads of more than a page lose their last byte", "copy_to_host|last|byte")
class LastByteOfLongReads(Plain):
    class Runtime(Plain.Runtime):
        def copy_to_host(self, dst: Any, src: int, index: int) -> None:
            n = len(dst)
            self.machine.move(address_of(dst), src, n - 1 if n > PAGE else n)

    @staticmethod
    def shows() -> None:
        import core

        # New memory of the host may hold the byte that is lost: arrays that stay alive, each of
        # another value, so that no memory that is freed holds the value of a later one.
        hosts = [core.full((PAGE + 8,), value, dtype=core.uint8) for value in range(1, 9)]
        for value, tensor in enumerate([host.to("seeded:0") for host in hosts], 1):
            same(tensor, np.full(PAGE + 8, value, "uint8"))


@fault("writes copy whole words of 4 bytes, the last 1 to 3 are lost", "copy_from_host|bytes")
class WholeWordsOnly(Plain):
    class Runtime(Plain.Runtime):
        def copy_from_host(self, dst: int, src: Any, index: int) -> None:
            n = len(src)
            self.machine.move(dst, address_of(src), n - n % 4 if n > 4 else n)

    @staticmethod
    def shows() -> None:
        same(put(range(1, 8), "int8"), range(1, 8))


@fault("reads begin at a multiple of 4 bytes, whatever the address", "copy_to_host|offset|aligned")
class ReadsFromAlignedPlaces(Plain):
    class Runtime(Plain.Runtime):
        def copy_to_host(self, dst: Any, src: int, index: int) -> None:
            self.machine.move(address_of(dst), src & ~3, len(dst))

    @staticmethod
    def shows() -> None:
        same(put(range(10), "uint8")[3:], range(3, 10))


@fault("the offset of a read within its allocation is kept in 16 bits", "copy_to_host|offset")
class OffsetsInSixteenBits(Plain):
    class Runtime(Plain.Runtime):
        def __init__(self, machine: Any) -> None:
            super().__init__(machine)
            self.starts: dict[int, int] = {}

        def allocate(self, nbytes: int, index: int) -> int:
            address = super().allocate(nbytes, index)
            self.starts[address] = nbytes
            return address

        def free(self, address: int, nbytes: int, index: int) -> None:
            self.starts.pop(address)
            super().free(address, nbytes, index)

        def copy_to_host(self, dst: Any, src: int, index: int) -> None:
            start = next(a for a, n in list(self.starts.items()) if a <= src < a + n)
            self.machine.move(address_of(dst), start + (src - start) % (1 << 16), len(dst))

    @staticmethod
    def shows() -> None:
        values = np.arange(1 << 15)
        same(put(values, "int32")[20000:20010], values[20000:20010])


@fault("overlapping ranges are copied forwards, so that a block repeats", "overlap|copy_on_device")
class OverlapForwards(Plain):
    class Runtime(Plain.Runtime):
        def copy_on_device(
            self, dst: int, dst_index: int, src: int, src_index: int, nbytes: int
        ) -> None:
            step = 16
            for at in range(0, nbytes, step):
                self.machine.move(dst + at, src + at, min(step, nbytes - at))

    @staticmethod
    def shows() -> None:
        from core_backend_seeded import chosen

        runtime = chosen().runtime
        data = bytes(range(128))
        address = runtime.allocate(160, 0)
        runtime.copy_from_host(address, memoryview(data), 0)
        runtime.copy_on_device(address + 32, 0, address, 0, 128)
        got = bytearray(128)
        runtime.copy_to_host(memoryview(got), address + 32, 0)
        runtime.free(address, 160, 0)
        assert bytes(got) == data


@fault("copies between devices drop what follows their last whole 64 KiB", "devices|copy|seeded:1")
class PeerCopiesInWholeChunks(Plain):
    class Runtime(Plain.Runtime):
        def copy_on_device(
            self, dst: int, dst_index: int, src: int, src_index: int, nbytes: int
        ) -> None:
            whole = nbytes - nbytes % (1 << 16)
            far = dst_index != src_index and nbytes > 1 << 16
            self.machine.move(dst, src, whole if far else nbytes)

    @staticmethod
    def shows() -> None:
        values = np.arange(1, 20001)
        same(put(values, "int32").to("seeded:1"), values)


@fault("copies from device 1 to device 0 read device 0's memory", "devices|seeded:1|copy")
class PeerCopiesFromTheWrongDevice(Plain):
    class Runtime(Plain.Runtime):
        def copy_on_device(
            self, dst: int, dst_index: int, src: int, src_index: int, nbytes: int
        ) -> None:
            if src_index > dst_index:
                src += self.memories[dst_index].base - self.memories[src_index].base
            self.machine.move(dst, src, nbytes)

    @staticmethod
    def shows() -> None:
        put(np.zeros(9))
        same(put(range(1, 9), index=1).to("seeded:0"), range(1, 9))


@fault(
    "short reads come from a cache, which writes on the device do not invalidate",
    "stale|again|in-place|in place|write",
)
class ReadsAreCached(Loops):
    class Runtime(Loops.Runtime):
        kept: dict[int, bytes] = {}

        def copy_to_host(self, dst: Any, src: int, index: int) -> None:
            known = self.kept.get(src, b"")
            if len(known) == len(dst):
                dst[:] = known
                return
            super().copy_to_host(dst, src, index)
            if len(dst) <= 256:
                self.kept[src] = bytes(dst)

        def copy_from_host(self, dst: int, src: Any, index: int) -> None:
            self.kept.clear()
            super().copy_from_host(dst, src, index)

        def allocate(self, nbytes: int, index: int) -> int:
            address = super().allocate(nbytes, index)
            self.kept.pop(address, None)
            return address

    @staticmethod
    def shows() -> None:
        x, y = put([1.0, 2.0]), put([5.0, 5.0])
        same(x, [1, 2])
        x += y
        same(x, [6, 7])


class _Private(Memory):
    """The host's addresses are a private mapping: its first write to a page parts it for ever."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self._view = mmap.mmap(self.file, size, flags=mmap.MAP_PRIVATE)
        self.base = ctypes.addressof(ctypes.c_char.from_buffer(self._view))


@fault(
    "the host's view of the memory is copy-on-write: what it writes, kernels do not see",
    "host_accessible|host|writes",
)
class HostViewIsPrivate(Loops):
    Memory = _Private

    class Runtime(Loops.Runtime):
        host_accessible = True

    @staticmethod
    def shows() -> None:
        x = put([1.0, 2.0, 3.0])
        x[0] = 7.0
        same(x + x, [14, 4, 6])


@fault(
    "long writes return before the host's buffer has been read", "copy_from_host|src|reused|buffer"
)
class HostBufferIsReadLate(Late):
    class Runtime(Late.Runtime):
        def copy_from_host(self, dst: int, src: Any, index: int) -> None:
            queue = self.queue(index)
            self.copy(queue, dst, address_of(src), len(src))
            if len(src) < 1 << 16:
                self.wait(queue)

    @staticmethod
    def shows() -> None:
        import core

        host = core.asarray(np.arange(1 << 15, dtype="int32"))
        there = host.to("seeded")
        host[:] = 0
        assert get(there)[9] == 9
