"""Memory, queues and events of AMD GPUs: core's `GpuRuntime` over the HIP runtime."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import NamedTuple

from core.errors import ArgumentError
from core.plugins.gpu import Gpu, GpuRuntime
from core_backend_rocm.runtime.compiler import COMPILER
from core_backend_rocm.runtime.driver import DRIVER, Properties
from core_backend_rocm.runtime.libraries import hip

_ANY_DIRECTION = 4  # hipMemcpyDefault: the driver knows where addresses are
_COHERENT = 0x40000000  # hipHostMallocCoherent


class Module(NamedTuple):
    """Code that the driver has loaded, for one device."""

    handle: int
    device: int


class HipRuntime(GpuRuntime):
    """The device type `rocm`."""

    dlpack_type = 10  # kDLROCM
    kernels_are_shared = False
    copy_kind = (_ANY_DIRECTION,)
    visible = _COHERENT
    trap = 'extern "C" __global__ void trap() { __builtin_trap(); }'

    def describe(self, index: int) -> str:
        found = properties(index)
        lds = f"{found.shared_bytes // 1024} KiB of LDS"
        return f"{super().describe(index)[:-1]}, wavefront {found.wavefront}, {lds})"

    def load(self, code: bytes, index: int) -> Module:
        with DRIVER.current(index):
            return Module(DRIVER.call("ModuleLoadData", code), index)

    def kernel(self, library: Module, name: str) -> int:
        with DRIVER.current(library.device):
            return int(DRIVER.call("ModuleGetFunction", library.handle, name.encode()))

    def launch_address(self) -> int:
        return hip().address("hipModuleLaunchKernel")

    def as_peer(self, index: int) -> int:
        return index

    def foreign_stream(self, stream: int | None, index: int) -> int:
        """DLPack's 0 is HIP's default stream; 1 and 2 are CUDA's."""
        if stream is not None and (stream < 0 or stream in (1, 2)):
            raise ArgumentError(
                what=f"stream={stream} was passed for a tensor on rocm:{index}",
                why="in DLPack 1 and 2 are default streams of CUDA, and others are addresses",
                exists="None and 0: the default stream; an address; -1",
                fix="pass stream=0 for the default stream",
            )
        return stream or 0


@functools.cache
def properties(index: int) -> Properties:
    """What a GPU is."""
    return DRIVER.properties(index)


def kernel_module() -> str:
    """The version of AMD's driver in the kernel; it has one where it came with ROCm."""
    file = Path("/sys/module/amdgpu/version")
    return f"amdgpu {file.read_text().strip()}" if file.exists() else "amdgpu of Linux itself"


@functools.cache
def runtime() -> HipRuntime:
    """The runtime of this process."""
    found = [properties(index) for index in range(DRIVER.count())]
    return HipRuntime(DRIVER, COMPILER, [Gpu(each.name, each.arch) for each in found])
