"""How cuda spells kernels: CUDA C++, in blocks of threads; and how it builds and starts them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.dialect.cpp_groups import CppGroupDialect
from core.ir.opset import SHUFFLES
from core.plugins.gpu import GpuDeviceDialect
from core_backend_cuda import tiles

if TYPE_CHECKING:
    pass


# What CUDA's own library computes to 1 or 2 units in the last place, and faster than core's.
MATH = ("exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "tanh")
TENSOR_CORES = 80  # the first architecture whose cores take bfloat16 and TF32


class CudaDialect(CppGroupDialect):
    """CUDA C++, as NVRTC takes it: no header is needed;
    for devices of compute capability 7.5 and above.

    Attributes:
        options: what the compiler has to be told, for results to be those of other devices.
    """

    name = "cuda"
    functions = CppGroupDialect.functions | {name: name + "{f}" for name in MATH}
    options: tuple[str, ...] = ("--std=c++17", "--fmad=false")
    shuffles = {
        how: f"__shfl_{how}_sync({{mask}}, {{value}}, {{by}}, {{within}})" for how in SHUFFLES
    }
    tiles = tiles
    numbers = {
        "group": 256, "row_group": 128, "column_group": 1024, "lanes": 32, "parts": 1024,
        "shuffles": True, "held": 16, "pack_bytes": 16, "shared_bytes": 48 * 1024,
        "math": frozenset(MATH), "matrix_units": frozenset(tiles.KINDS),
    }  # fmt: skip


class CudaDeviceDialect(CudaDialect, GpuDeviceDialect):
    """CUDA C++, built by NVRTC for a device's own architecture."""

    def __init__(self, index: int = 0) -> None:
        from core_backend_cuda.runtime import runtime

        super().__init__()
        self.use(runtime(), index)
        if int(self.arch.removeprefix("sm_")) < TENSOR_CORES:
            self.capabilities = self.capabilities.replace(matrix_units=frozenset())
