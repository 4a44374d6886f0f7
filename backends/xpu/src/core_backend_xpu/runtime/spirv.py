"""From OpenCL C to SPIR-V, by the front end that Intel's drivers bring.

SYCL makes programs of SPIR-V on every device; of a wrong source it reports no reason, and the front
end reports one. It is called as the drivers call it: one function, whose result is an
object of C++. SPIR-V is the same for every device, and kept on disk.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import functools
from pathlib import Path
from typing import Any

from core.plugins import cached_binary
from core_backend_xpu.runtime.libraries import add_cpu_driver

_SIZE, _CODE, _LOG, _RELEASE = 0, 1, 4, 5  # virtual functions of the result, in order
_OPTIONS = "-cl-std=CL3.0"


@functools.cache
def front_end() -> str | None:
    """The library next to Intel's driver for CPUs, or that of the GPU's driver; None without."""
    driver = add_cpu_driver()
    beside = Path(driver).parent / "libcommon_clang.so" if driver else None
    if beside is not None and beside.exists():
        return str(beside.resolve())  # whose name has the version
    return ctypes.util.find_library("opencl-clang")


def spirv_of(text: str, extensions: str) -> bytes:
    """The SPIR-V of a source, made or taken from the cache.

    Raises:
        RuntimeError: with the compiler's log.
    """
    more = f"-emit-spirv -spirv-ext=-all -cl-ext={extensions}"
    key = text, _OPTIONS, more, front_end() or ""
    return cached_binary(lambda: _compiled(text, more), *key, suffix=".spv")


def _compiled(text: str, more: str) -> bytes:
    result = ctypes.c_void_p()
    failed = ctypes.CDLL(front_end()).Compile(
        text.encode(), None, 0, None, None, ctypes.c_size_t(0), _OPTIONS.encode(), more.encode(),
        b"300", ctypes.byref(result),
    )  # fmt: skip
    if not result:
        raise RuntimeError(f"{front_end()} failed with {failed}")
    try:
        if failed:
            log: bytes = _call(result, _LOG, ctypes.c_char_p) or b"no message"
            raise RuntimeError(log.decode(errors="replace"))
        size = _call(result, _SIZE, ctypes.c_size_t)
        return ctypes.string_at(_call(result, _CODE, ctypes.c_void_p), size)
    finally:
        _call(result, _RELEASE, None)


def _call(result: ctypes.c_void_p, number: int, kind: Any) -> Any:
    """Calls a virtual function without arguments."""
    table = ctypes.c_void_p.from_address(result.value or 0).value or 0
    function = ctypes.c_void_p.from_address(table + number * ctypes.sizeof(result)).value or 0
    return ctypes.CFUNCTYPE(kind, ctypes.c_void_p)(function)(result)
