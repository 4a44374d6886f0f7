"""Buffers and heaps: memory of the host, filled with NaN, that goes with its last reference."""

from __future__ import annotations

import ctypes
import mmap
import weakref
from typing import Any

import numpy as np

from metal_stand_in.objects import Object, StandInError

PAGE = 16 * 1024
GPU = 1 << 44  # what the GPU calls an address is another number than the host's
SHARED, TRACKED = 0, 512


class Contents:
    """objc.varlist: memory whose end is not known."""

    def __init__(self, buffer: Buffer) -> None:
        self._buffer = buffer

    def as_buffer(self, count: int) -> memoryview:
        return memoryview(self._buffer.memory)[:count]


class Buffer(Object, metal="Buffer"):
    """MTLBuffer, over memory of its own or of others."""

    def __init__(self, device: Any, size: int, memory: Any = None, owner: Any = None) -> None:
        self._device, self._size, self._owner = device, size, owner
        if memory is None:
            memory = mmap.mmap(-1, -(-size // PAGE) * PAGE)
            np.frombuffer(memory, np.uint8)[:] = 0xFF
        self.memory = memory
        self.address = int(np.frombuffer(memory, np.uint8).ctypes.data)
        if owner is None:
            device.used += size

    def __del__(self) -> None:
        if getattr(self, "_owner", self) is None and hasattr(self, "address"):
            self._device.used -= self._size

    def contents(self) -> Contents:
        return Contents(self)

    def length(self) -> int:
        return self._size

    def gpuAddress(self) -> int:
        return int(self.address) + GPU


class Heap(Object, metal="Heap"):
    """MTLHeap: gives buffers until its size is spent; what they leave can be given again."""

    def __init__(self, device: Any, size: int) -> None:
        self._device, self._size, self._given = device, size, []
        device.used += size

    def __del__(self) -> None:
        if hasattr(self, "_device"):
            self._device.used -= self._size

    def newBufferWithLength_options_(self, length: int, options: int) -> Buffer | None:
        need_options(options)
        self._given = [one for one in self._given if one() is not None]
        taken = sum(-(-one().length() // 256) * 256 for one in self._given)
        if length + taken > self._size or self.world.failing("newBufferWithLength:options:"):
            return None
        made = Buffer(self._device, length, owner=self)
        self._given.append(weakref.ref(made))
        return made


class HeapDescriptor(Object, metal="HeapDescriptor"):
    """MTLHeapDescriptor."""

    def __init__(self) -> None:
        self._size, self._storage, self._tracking = 0, 2, 0  # private, until it is said

    def setSize_(self, size: int) -> None:
        self._size = size

    def setStorageMode_(self, mode: int) -> None:
        self._storage = mode

    def setHazardTrackingMode_(self, mode: int) -> None:
        self._tracking = mode


def need_options(options: int) -> None:
    """Shared, since the host reads it; tracked, since kernels of other encoders follow."""
    if options != SHARED | TRACKED:
        raise StandInError(f"a buffer with the options {options} is not shared and tracked")


def hosts_memory(device: Any, memory: Any, length: int) -> Buffer | None:
    """A buffer over whole pages of the host."""
    address = ctypes.addressof(memory)
    if address % PAGE or length % PAGE or length != len(memory):
        raise StandInError(f"{length} bytes at {address:#x} are not whole pages")
    return Buffer(device, length, memory, owner=memory)
