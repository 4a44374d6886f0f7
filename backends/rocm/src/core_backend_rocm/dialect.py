"""How rocm spells kernels: HIP C++, in blocks of threads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.dialect.cpp_groups import CppGroupDialect
from core_backend_rocm import tiles

if TYPE_CHECKING:
    from core.ir.dialect import Writer
    from core.ir.function import Buffer, Op


class HipDialect(CppGroupDialect):
    """HIP C++, as hiprtc takes it, or clang with `-include hip/hip_runtime.h`;
    for devices whose wavefronts have 64 lanes (gfx9).

    Attributes:
        options: what the compiler has to be told, for results to be those of other devices.
    """

    name = "hip"
    options = ("-std=c++17", "-ffp-contract=off")
    numbers = {"group": 256, "lanes": 64, "shared_bytes": 64 * 1024}

    # ---- tiles of matrix cores, for the architectures of `tiles.matrix_units` --------------------
    def tile_alloc(self, writer: Writer, tile: Buffer, name: str) -> None:
        tiles.alloc(writer, tile, name)

    def tile_fill(self, writer: Writer, op: Op) -> None:
        tiles.fill(writer, op)

    def tile_product(self, writer: Writer, op: Op) -> None:
        tiles.product(writer, op)

    def tile_store(self, writer: Writer, op: Op) -> None:
        tiles.store(writer, op)
