"""Memory, queues and events of NVIDIA GPUs: core's `GpuRuntime` over the CUDA driver."""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from core.errors import ArgumentError
from core.plugins.gpu import Gpu, GpuRuntime
from core_backend_cuda.runtime.compiler import COMPILER
from core_backend_cuda.runtime.driver import DRIVER


class CudaRuntime(GpuRuntime):
    """The device type `cuda`."""

    dlpack_type = 2  # kDLCUDA
    trap = 'extern "C" __global__ void trap() { __trap(); }'

    def load(self, code: bytes, index: int) -> Any:
        return DRIVER.call("LibraryLoadData", code, [], [], 0, [], [], 0)

    def kernel(self, library: Any, name: str) -> Any:
        return DRIVER.call("LibraryGetKernel", library, name.encode())

    def launch_address(self) -> int:
        library = ctypes.CDLL("libcuda.so.1")
        return ctypes.cast(library.cuLaunchKernel, ctypes.c_void_p).value or 0

    def as_peer(self, index: int) -> Any:
        return DRIVER.context(index)

    def foreign_stream(self, stream: int | None, index: int) -> int:
        """DLPack's numbers are the driver's: 1 is the default stream, 2 that of the thread."""
        if stream is not None and stream <= 0:
            raise ArgumentError(
                what=f"stream={stream} was passed for a tensor on cuda:{index}",
                why="in DLPack 0 may be either of CUDA's default streams, and others are addresses",
                exists="None and 1: the default stream; 2: that of the thread; an address; -1",
                fix="pass stream=1 for the default stream",
            )
        return stream or 1


@functools.cache
def runtime() -> CudaRuntime:
    """The runtime of this process."""
    archs = (DRIVER.capability(index) for index in range(DRIVER.count()))
    gpus = [Gpu(DRIVER.name(n), "sm_{}{}".format(*arch)) for n, arch in enumerate(archs)]
    return CudaRuntime(DRIVER, COMPILER, gpus)
