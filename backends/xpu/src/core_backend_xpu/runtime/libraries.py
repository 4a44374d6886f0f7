"""Finding what pip installed: Intel's OpenCL runtime for CPUs, and dpctl's C interface.

The OpenCL loader reads the drivers it is to load from a variable; it is set here, in this process
and before the first query of devices, so that no user has to.
"""

from __future__ import annotations

import ctypes
import functools
import importlib.metadata
import os
from pathlib import Path
from typing import Any

_BESIDE = ("libintlc.so.5", "libirng.so", "libimf.so", "libsvml.so", "libOpenCL.so.1")
_DRIVER = "libintelocl.so"


@functools.cache
def add_cpu_driver() -> str | None:
    """Lists Intel's OpenCL driver for CPUs among the loader's; returns its path, None without."""
    try:
        distribution = importlib.metadata.distribution("intel-opencl-rt")
    except importlib.metadata.PackageNotFoundError:
        return None
    places = (distribution.locate_file(f) for f in distribution.files or () if f.name == _DRIVER)
    path = next((Path(str(p)).resolve() for p in places), None)
    if path is None or not path.exists():
        return None
    for name in _BESIDE:
        if (path.parent / name).exists():
            ctypes.CDLL(str(path.parent / name), mode=ctypes.RTLD_GLOBAL)
    listed = os.environ.get("OCL_ICD_FILENAMES", "").split(os.pathsep)
    if str(path) not in listed:
        os.environ["OCL_ICD_FILENAMES"] = os.pathsep.join([*filter(None, listed), str(path)])
    return str(path)


@functools.cache
def sycl_interface() -> ctypes.CDLL:
    """dpctl's C interface, with the calls of this backend declared."""
    add_cpu_driver()
    import dpctl

    library = ctypes.CDLL(str(Path(dpctl.__file__).parent / "libDPCTLSyclInterface.so"))
    p, size = ctypes.c_void_p, ctypes.c_size_t
    for name, result, *arguments in (
        ("DPCTLmalloc_device", p, size, p),
        ("DPCTLmalloc_host", p, size, p),
        ("DPCTLfree_with_queue", None, p, p),
        ("DPCTLQueue_Memcpy", p, p, p, p, size),
        ("DPCTLQueue_Wait", None, p),
        ("DPCTLEvent_Delete", None, p),
        ("DPCTLEvent_Wait", None, p),
        ("DPCTLEvent_GetCommandExecutionStatus", ctypes.c_int, p),
        ("DPCTLQueue_SubmitBarrier", p, p),
        ("DPCTLQueue_SubmitBarrierForEvents", p, p, p, size),
        ("DPCTLQueue_SubmitNDRange", p, p, p, p, p, size, p, p, size, p, size),
    ):
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


def address_of(function: Any) -> int:
    """Where a function of a library lies."""
    return ctypes.cast(function, ctypes.c_void_p).value or 0
