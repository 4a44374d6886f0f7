"""Devices with memory that the host cannot read: files, behind addresses without access rights."""

from __future__ import annotations

import ctypes
import mmap
import os
import threading
from functools import cache

import numpy as np

from core.plugins import Runtime
from core_backend_acme import config

ALIGNMENT = 64
PROT_NONE = 0


class Memory:
    """One device's memory: an anonymous file, an address range, and who has which part of it."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.used = 0
        self.file = os.memfd_create("acme")
        os.ftruncate(self.file, size)
        self.base = _reserve_addresses(size)
        self._free = [(0, size)]  # (offset, size), by offset, never adjacent
        self._lock = threading.Lock()

    def allocate(self, nbytes: int) -> int:
        need = _rounded(nbytes)
        with self._lock:
            for i, (offset, size) in enumerate(self._free):
                if size >= need:
                    self._free[i : i + 1] = [(offset + need, size - need)] if size > need else []
                    self.used += need
                    return self.base + offset
        raise MemoryError(
            f"acme has no {need} bytes in one piece; {self.size - self.used} are free"
        )

    def free(self, address: int, nbytes: int) -> None:
        with self._lock:
            self._free.append((address - self.base, _rounded(nbytes)))
            self.used -= _rounded(nbytes)
            merged: list[tuple[int, int]] = []
            for offset, size in sorted(self._free):
                if merged and sum(merged[-1]) == offset:
                    merged[-1] = (merged[-1][0], merged[-1][1] + size)
                else:
                    merged.append((offset, size))
            self._free = merged

    def read(self, address: int, out: memoryview) -> None:
        offset = address - self.base
        done = 0
        while done < len(out):
            done += os.preadv(self.file, [out[done:]], offset + done)

    def write(self, address: int, data: memoryview) -> None:
        offset = address - self.base
        done = 0
        while done < len(data):
            done += os.pwrite(self.file, data[done:], offset + done)

    def mapped(self) -> mmap.mmap:
        """The memory as the device itself sees it, for as long as something refers to it."""
        return mmap.mmap(self.file, self.size)


class AcmeRuntime(Runtime):
    """All acme devices of this process."""

    def __init__(self, count: int, size: int) -> None:
        self.memories = [Memory(size) for _ in range(count)]

    def device_count(self) -> int:
        return len(self.memories)

    def allocate(self, nbytes: int, index: int) -> int:
        return self.memories[index].allocate(nbytes)

    def free(self, address: int, nbytes: int, index: int) -> None:
        self.memories[index].free(address, nbytes)

    def copy_from_host(self, dst: int, src: memoryview, index: int) -> None:
        self.memories[index].write(dst, src)

    def copy_to_host(self, dst: memoryview, src: int, index: int) -> None:
        self.memories[index].read(src, dst)

    def copy_on_device(
        self, dst: int, dst_index: int, src: int, src_index: int, nbytes: int
    ) -> None:
        between = memoryview(bytearray(nbytes))
        self.memories[src_index].read(src, between)
        self.memories[dst_index].write(dst, between)

    def synchronize(self, index: int) -> None:
        """Kernels are done when they return."""

    def arch(self, index: int) -> str:
        return "acme1"

    def name(self, index: int) -> str:
        return f"Acme Imaginary {index}"

    def memory_info(self, index: int) -> tuple[int, int]:
        memory = self.memories[index]
        return memory.size - memory.used, memory.size


@cache
def runtime() -> AcmeRuntime:
    """The process's runtime; kernels reach the memory through it."""
    return AcmeRuntime(config.device_count(), config.memory_size())


def array_of(memory: Memory, mapping: mmap.mmap, tensor: object) -> np.ndarray:
    """The tensor's elements in the mapping, as a view."""
    strides = [stride * tensor.dtype.itemsize for stride in tensor.strides]
    return np.ndarray(
        tensor.shape, tensor.dtype.name, mapping, tensor.data_ptr - memory.base, strides
    )


def _rounded(nbytes: int) -> int:
    return max(ALIGNMENT, -(-nbytes // ALIGNMENT) * ALIGNMENT)


def _reserve_addresses(size: int) -> int:
    libc = ctypes.CDLL(None, use_errno=True)
    libc.mmap.restype = ctypes.c_void_p
    libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0x4000)
    address = libc.mmap(None, size, PROT_NONE, flags, -1, 0)
    if address in (None, ctypes.c_void_p(-1).value):
        raise OSError(ctypes.get_errno(), f"no room for {size} addresses")
    return int(address)
