"""Memory, queues and events of AMD GPUs: core's `GpuRuntime` over the HIP runtime."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import NamedTuple

from core.plugins.gpu import Gpu, GpuRuntime
from core_backend_rocm.runtime.compiler import COMPILER
from core_backend_rocm.runtime.driver import DRIVER, Properties

_ANY_DIRECTION = 4  # hipMemcpyDefault: the driver knows where addresses are
_COHERENT = 0x40000000  # hipHostMallocCoherent


class Module(NamedTuple):
    """Code that the driver has loaded, for one device."""

    handle: int
    device: int


class HipRuntime(GpuRuntime):
    """The device type `rocm`."""

    dlpack_type = 10  # kDLROCM
    dlpack_streams = {0: "the default stream"}
    kernels_are_shared = False
    copy_kind = (_ANY_DIRECTION,)
    visible = _COHERENT
    trap = 'extern "C" __global__ void trap() { __builtin_trap(); }'

    def describe(self, index: int) -> str:
        found = properties(index)
        lds = f"{found.shared_bytes // 1024} KiB of LDS"
        return f"{super().describe(index)[:-1]}, wavefront {found.wavefront}, {lds})"

    def facts(self) -> dict[str, object]:
        """AMD's driver in the kernel has a version where it came with ROCm."""
        file = Path("/sys/module/amdgpu/version")
        version = file.read_text().strip() if file.exists() else "of Linux itself"
        return super().facts() | {"kernel module": f"amdgpu {version}"}

    def load(self, code: bytes, index: int) -> Module:
        with DRIVER.current(index):
            return Module(DRIVER.call("ModuleLoadData", code), index)

    def kernel(self, library: Module, name: str) -> int:
        with DRIVER.current(library.device):
            return int(DRIVER.call("ModuleGetFunction", library.handle, name.encode()))

    def launch_address(self) -> int:
        return DRIVER.library.address("hipModuleLaunchKernel")

    def as_peer(self, index: int) -> int:
        return index


@functools.cache
def properties(index: int) -> Properties:
    """What a GPU is."""
    return DRIVER.properties(index)


@functools.cache
def runtime() -> HipRuntime:
    """The runtime of this process."""
    found = [properties(index) for index in range(DRIVER.count())]
    return HipRuntime(DRIVER, COMPILER, [Gpu(each.name, each.arch) for each in found])
