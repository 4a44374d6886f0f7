"""How cuda spells kernels: CUDA C++, in blocks of threads; and how it builds and starts them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import BuildError
from core.ir.dialect.cpp_groups import CppGroupDialect
from core.plugins import DeviceDialect, GroupKernel
from core_backend_cuda import tiles

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.ir.dialect import Kernel, Source, Writer
    from core.ir.function import Op


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
    options = ("--std=c++17", "--fmad=false")
    numbers = {
        "group": 256, "row_group": 128, "column_group": 1024, "lanes": 32, "parts": 1024,
        "pack_bytes": 16, "shared_bytes": 48 * 1024, "math": frozenset(MATH),
        "matrix_units": frozenset(tiles.KINDS),
    }  # fmt: skip

    def tile_fill(self, writer: Writer, op: Op) -> None:
        tiles.fill(writer, op)

    def tile_product(self, writer: Writer, op: Op) -> None:
        tiles.product(writer, op)

    def tile_store(self, writer: Writer, op: Op) -> None:
        tiles.store(writer, op)


class CudaDeviceDialect(CudaDialect, DeviceDialect):
    """CUDA C++, built by NVRTC for a device's own architecture."""

    def __init__(self, index: int = 0) -> None:
        from core_backend_cuda.runtime import runtime

        super().__init__()
        self.runtime = runtime()
        self.arch = self.runtime.arch(index)
        if int(self.arch.removeprefix("sm_")) < TENSOR_CORES:
            self.capabilities = self.capabilities.replace(matrix_units=frozenset())

    def for_device(self, index: int) -> CudaDeviceDialect:
        return self if self.runtime.arch(index) == self.arch else CudaDeviceDialect(index)

    def build(self, source: Source) -> Mapping[str, GroupKernel]:
        from core_backend_cuda.runtime.compiler import machine_code
        from core_backend_cuda.runtime.driver import DriverError

        name = source.kernels[0].name
        code = machine_code(source.text, self.options, self.arch, name)
        try:
            library = self.runtime.load(code)
            return {k.name: self._kernel(library, k) for k in source.kernels}
        except (DriverError, MemoryError) as e:
            raise BuildError(
                what=f"the driver of {self.arch} refused {name}",
                why=str(e),
                exists="the source: CORE_LOGS=kernels prints it",
                fix="python -m core doctor shows the driver; clear the cache (CORE_CACHE_DIR)",
            ) from e

    def _kernel(self, library: object, spelled: Kernel) -> GroupKernel:
        return GroupKernel(int(self.runtime.kernel(library, spelled.name)), spelled)

    def launcher(self) -> object:
        return self.runtime.launcher()
