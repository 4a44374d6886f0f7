"""The products that a processor makes at most: a loop of multiply-adds on each thread."""

from __future__ import annotations

import ctypes
import functools
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from core.ir.toolchain.c_compiler import find_toolchain

STEPS = {"float32": 1 << 19, "bfloat16": 1 << 15}  # of a call, about a millisecond


@functools.cache
def library() -> ctypes.CDLL:
    path = Path(tempfile.mkdtemp()) / "peak.so"
    source = Path(__file__).with_suffix(".c").read_text()
    find_toolchain().build(source, path, ["-ffp-contract=fast"])
    return ctypes.CDLL(str(path))


def loop(dtype: str, threads: int) -> tuple[Callable[[], object], int]:
    """A call that multiplies and adds on all threads, and how many times; 0: none can be made.

    The unit is that of the dtype: vectors of float32, tiles of AMX for bfloat16.
    """
    function = getattr(library(), dtype)
    function.restype, function.argtypes = ctypes.c_long, [ctypes.c_long, ctypes.c_void_p]
    buffers = [(ctypes.c_float * 12)(*range(12)) for _ in range(threads)]

    def one(buffer: ctypes.Array[ctypes.c_float]) -> int:
        return int(function(STEPS[dtype], buffer))

    made = threads * one(buffers[0])
    if threads == 1:
        return lambda: one(buffers[0]), made
    pool = ThreadPoolExecutor(threads)
    return lambda: list(pool.map(one, buffers)), made
