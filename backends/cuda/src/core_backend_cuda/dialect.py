"""How cuda spells kernels: CUDA C++, in blocks of threads."""

from __future__ import annotations

from core.ir.dialect.cpp_groups import CppGroupDialect


class CudaDialect(CppGroupDialect):
    """CUDA C++, as NVRTC takes it: no header is needed;
    for devices of compute capability 7.0 and above.

    Attributes:
        options: what the compiler has to be told, for results to be those of other devices.
    """

    name = "cuda"
    options = ("--std=c++17", "--fmad=false")
    numbers = {"group": 256, "lanes": 32, "shared_bytes": 48 * 1024}
