"""From HIP C++ to machine code, by hiprtc of the installed ROCm."""

from __future__ import annotations

import ctypes
import functools
from typing import TYPE_CHECKING, Any

from core.plugins.gpu import CLibrary, RuntimeCompiler
from core.plugins.gpu.calls import OF_COMPILERS, declared
from core_backend_rocm.runtime import libraries
from core_backend_rocm.runtime.driver import DRIVER

if TYPE_CHECKING:
    from collections.abc import Callable


class Hiprtc(RuntimeCompiler):
    title = "hiprtc"
    prefix = "hiprtc"
    source_suffix, binary_suffix = ".hip", ".hsaco"
    remedy = "install hiprtc of the same ROCm as libamdhip64"

    @functools.cached_property
    def library(self) -> CLibrary:
        return CLibrary(libraries.hiprtc(), declared(OF_COMPILERS, "hiprtc{}".format))

    def function(self, name: str) -> Callable[..., tuple[Any, ...]]:
        found = self.library.function(name)
        if name != "hiprtcDestroyProgram":
            return found
        return lambda program: found(ctypes.byref(ctypes.c_void_p(program)))

    def explain(self, status: Any) -> str:
        name = self.library.library.hiprtcGetErrorString
        name.restype = ctypes.c_char_p
        return str(name(int(status)).decode())

    def versions(self) -> tuple[str, ...]:
        """With HIP's: hiprtc of ROCm 6 calls itself 9.0, whichever it is."""
        return (*super().versions(), str(DRIVER.call("RuntimeGetVersion")))


COMPILER = Hiprtc()
