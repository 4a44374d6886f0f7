"""The libraries of an installed ROCm, 6 or 7, opened at run time, and the functions used of them.

The packages of Python that bind HIP (hip-python) each belong to one minor version of ROCm, so the
functions are declared here, by name. A library that is loaded already, PyTorch's own for example,
comes first: a process should have one HIP.
"""

from __future__ import annotations

import ctypes
import functools
import os
from pathlib import Path

from core.plugins.gpu import CLibrary

MAJORS = (7, 6)  # of ROCm, the newest first
HIP = {
    "hipInit": "u",
    "hipDriverGetVersion": "&i",
    "hipRuntimeGetVersion": "&i",
    "hipGetDeviceCount": "&i",
    "hipGetDevice": "&i",
    "hipSetDevice": "i",
    "hipGetDevicePropertiesR0600": "p i",
    "hipGetLastError": "",
    "hipDrvGetErrorName": "i &s",
    "hipDrvGetErrorString": "i &s",
    "hipMemGetInfo": "&z &z",
    "hipMalloc": "&p z",
    "hipFree": "p",
    "hipHostMalloc": "&p z u",
    "hipHostFree": "p",
    "hipMemcpyAsync": "p p z i p",
    "hipMemcpyPeerAsync": "p i p i z p",
    "hipStreamCreateWithFlags": "&p u",
    "hipStreamCreateWithPriority": "&p u i",
    "hipStreamGetPriority": "p &i",
    "hipStreamDestroy": "p",
    "hipStreamSynchronize": "p",
    "hipStreamWaitEvent": "p p u",
    "hipEventCreateWithFlags": "&p u",
    "hipEventDestroy": "p",
    "hipEventRecord": "p p",
    "hipEventQuery": "p",
    "hipEventSynchronize": "p",
    "hipEventElapsedTime": "&f p p",
    "hipStreamBeginCapture": "p i",
    "hipStreamEndCapture": "p &p",
    "hipGraphInstantiateWithFlags": "&p p q",
    "hipGraphDestroy": "p",
    "hipGraphExecDestroy": "p",
    "hipGraphLaunch": "p p",
    "hipModuleLoadData": "&p s",
    "hipModuleGetFunction": "&p p s",
    "hipModuleLaunchKernel": "p u u u u u u u p p p",
}
HIPRTC = {
    "hiprtcVersion": "&i &i",
    "hiprtcCreateProgram": "&p s s i S S",
    "hiprtcCompileProgram": "p i S",
    "hiprtcGetProgramLogSize": "p &z",
    "hiprtcGetProgramLog": "p s",
    "hiprtcGetCodeSize": "p &z",
    "hiprtcGetCode": "p s",
    "hiprtcDestroyProgram": "p",
}


@functools.cache
def hip() -> CLibrary:
    """libamdhip64. OSError: there is none."""
    return CLibrary(_hip()[0], HIP)


@functools.cache
def hiprtc() -> CLibrary:
    """libhiprtc of the same ROCm. OSError: there is none."""
    return CLibrary(_open("hiprtc", (_hip()[1],))[0], HIPRTC)


@functools.cache
def _hip() -> tuple[ctypes.CDLL, int]:
    return _open("amdhip64", MAJORS)


def _open(name: str, majors: tuple[int, ...]) -> tuple[ctypes.CDLL, int]:
    """A library, and the major version that it has in its name."""
    names = {f"lib{name}.so.{major}": major for major in majors}
    for each, major in names.items():
        try:
            return ctypes.CDLL(each, mode=os.RTLD_NOLOAD | os.RTLD_NOW), major
        except OSError:  # it is not loaded yet
            continue
    root = Path(os.environ.get("ROCM_PATH", "/opt/rocm"), "lib")
    places = names | {str(root / each): major for each, major in names.items()}
    for each, major in places.items():
        try:
            return ctypes.CDLL(each), major
        except OSError as e:
            error = e
    raise OSError(f"none of {', '.join(places)} can be loaded; the last: {error}")
