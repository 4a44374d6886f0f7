"""How rocm spells kernels: HIP C++, in blocks of threads."""

from __future__ import annotations

from core.ir.dialect.cpp_groups import CppGroupDialect


class HipDialect(CppGroupDialect):
    """HIP C++, as hiprtc takes it, or clang with `-include hip/hip_runtime.h`;
    for devices whose wavefronts have 64 lanes (gfx9).

    Attributes:
        options: what the compiler has to be told, for results to be those of other devices.
    """

    name = "hip"
    options = ("-std=c++17", "-ffp-contract=off")
    numbers = {"group": 256, "lanes": 64, "shared_bytes": 64 * 1024}
