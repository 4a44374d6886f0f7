"""How rocm spells kernels: HIP C++, in blocks of threads; and how it builds and starts them."""

from __future__ import annotations

from core.ir.dialect.cpp_groups import CppGroupDialect
from core.ir.dialect.groups import group_capabilities
from core.ir.opset import SHUFFLES
from core.ir.schedule.capabilities import Capabilities
from core.plugins.gpu import GpuDeviceDialect
from core_backend_rocm import tiles

LDS = 64 * 1024  # bytes that a group may declare, whatever a device has beyond them


class HipDialect(CppGroupDialect):
    """HIP C++, as hiprtc takes it, or clang with `-include hip/hip_runtime.h`.

    Args:
        wavefront: lanes that run in step: 64 (gfx9) or 32 (gfx10 and newer).
        shared_bytes: of LDS that a group has.

    Attributes:
        options: the compiler's options that make results equal to those of other devices.
    """

    name = "hip"
    options: tuple[str, ...] = ("-std=c++17", "-ffp-contract=off")
    shuffles = {how: f"__shfl_{how}({{value}}, {{by}}, {{within}})" for how in SHUFFLES}
    numbers = {"group": 256, "column_group": 1024, "parts": 1024, "pack_bytes": 16,
               "shuffles": True, "held": 16}  # fmt: skip

    def __init__(
        self,
        capabilities: Capabilities | None = None,
        *,
        wavefront: int = 64,
        shared_bytes: int = LDS,
    ) -> None:
        own = {
            "lanes": wavefront,
            "row_group": 4 * wavefront,
            "shared_bytes": min(shared_bytes, LDS),
        }
        super().__init__(capabilities or group_capabilities(**self.numbers, **own))
        self.tiles = tiles.spelled_for(self.capabilities.lanes)


class HipDeviceDialect(HipDialect, GpuDeviceDialect):
    """HIP C++, built by hiprtc for one device, whose properties choose the wavefront."""

    def __init__(self, index: int = 0) -> None:
        from core_backend_rocm.runtime import properties, runtime

        found = properties(index)
        super().__init__(wavefront=found.wavefront, shared_bytes=found.shared_bytes)
        self.use(runtime(), index)
        units = tiles.matrix_units(self.arch)
        self.capabilities = self.capabilities.replace(matrix_units=units)
