"""Memory, queues and events of NVIDIA GPUs: core's `GpuRuntime` over the CUDA driver."""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from core.plugins.gpu import Gpu, GpuRuntime
from core_backend_cuda.runtime import array_interface
from core_backend_cuda.runtime.compiler import COMPILER
from core_backend_cuda.runtime.driver import DRIVER


class CudaRuntime(GpuRuntime):
    """The device type `cuda`."""

    dlpack_type = 2  # kDLCUDA
    dlpack_streams = {1: "the default stream", 2: "that of the thread"}
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


@functools.cache
def runtime() -> CudaRuntime:
    """The runtime of this process; tensors have `__cuda_array_interface__` from now on."""
    array_interface.install()
    archs = (DRIVER.capability(index) for index in range(DRIVER.count()))
    gpus = [Gpu(DRIVER.name(n), "sm_{}{}".format(*arch)) for n, arch in enumerate(archs)]
    return CudaRuntime(DRIVER, COMPILER, gpus)
