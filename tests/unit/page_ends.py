"""Tensors that end where a page of memory ends; the next page cannot be read."""

from __future__ import annotations

import contextlib
import ctypes
import mmap
from typing import TYPE_CHECKING

import numpy as np

import core

if TYPE_CHECKING:
    from collections.abc import Iterator

_protect = ctypes.CDLL(None).mprotect


@contextlib.contextmanager
def at_page_ends(*arrays: np.ndarray) -> Iterator[list[core.Tensor]]:
    """Copies of arrays as tensors. While this is open, reading behind one ends the process."""
    page, tensors, guards = mmap.PAGESIZE, [], []
    for array in arrays:
        end = -(-array.nbytes // page) * page
        memory = np.frombuffer(mmap.mmap(-1, end + page), np.uint8)
        copy = memory[end - array.nbytes : end].view(array.dtype).reshape(array.shape)
        copy[...] = array
        guards.append(ctypes.c_void_p(memory.ctypes.data + end))
        assert _protect(guards[-1], page, 0) == 0
        tensors.append(core.from_dlpack(copy))
    try:
        yield tensors
    finally:
        for guard in guards:
            _protect(guard, page, mmap.PROT_READ | mmap.PROT_WRITE)
