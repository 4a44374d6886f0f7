"""The functions that this package calls, as C declares them, for a backend that opens its libraries
by ctypes; `CLibrary` defines the letters.

Names are without the vendor's prefix. Kernels are loaded, and devices made current, by functions
that differ between vendors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

OF_DRIVERS = {
    "Init": "u",
    "DriverGetVersion": "&i",
    "DeviceGetCount": "&i",
    "MemGetInfo": "&z &z",
    "MemAlloc": "&p z",
    "MemFree": "p",
    "MemHostAlloc": "&p z u",
    "MemFreeHost": "p",
    "StreamCreate": "&p u",
    "StreamCreateWithPriority": "&p u i",
    "StreamGetPriority": "p &i",
    "StreamDestroy": "p",
    "StreamSynchronize": "p",
    "StreamWaitEvent": "p p u",
    "EventCreate": "&p u",
    "EventDestroy": "p",
    "EventRecord": "p p",
    "EventQuery": "p",
    "EventSynchronize": "p",
    "EventElapsedTime": "&f p p",
    "StreamBeginCapture": "p i",
    "StreamEndCapture": "p &p",
    "GraphInstantiate": "&p p q",
    "GraphDestroy": "p",
    "GraphExecDestroy": "p",
    "GraphLaunch": "p p",
    "LaunchKernel": "p u u u u u u u p p p",
}
OF_COMPILERS = {
    "Version": "&i &i",
    "CreateProgram": "&p s s i S S",
    "CompileProgram": "p i S",
    "GetProgramLogSize": "p &z",
    "GetProgramLog": "p s",
    "GetCodeSize": "p &z",
    "GetCode": "p s",
    "DestroyProgram": "p",
}


def declared(calls: Mapping[str, str], spelled: Callable[[str], str]) -> dict[str, str]:
    """The table of a library.

    Args:
        spelled: a function's name in the library.

    Example:
        >>> from core.plugins.gpu.calls import OF_DRIVERS, declared
        >>> declared(OF_DRIVERS, "acme{}".format)["acmeMemAlloc"]
        '&p z'
    """
    return {spelled(name): letters for name, letters in calls.items()}
