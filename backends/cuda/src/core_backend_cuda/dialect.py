"""How cuda spells kernels: CUDA C++, in blocks of threads; and how it builds and starts them."""

from __future__ import annotations

from core.ir.dialect.cpp_groups import CppGroupDialect
from core.ir.opset import SHUFFLES
from core.plugins.gpu import GpuDeviceDialect
from core_backend_cuda import tiles

# What CUDA's own library computes to 1 or 2 units in the last place, and faster than core's.
MATH = ("exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "tanh")
# Floats of 16 bits by instructions: C++ has words for these in a header only.
_CVT = """{made} core_{name}({given} a) {{
  {made} r;
  asm("cvt.{how} %0, %1;" : "={to}"(r) : "{of}"(a));
  return r;
}}"""
_OF_FLOAT = {"made": "unsigned short", "given": "float", "to": "h", "of": "f"}
_TO_FLOAT = {"made": "float", "given": "unsigned short", "to": "f", "of": "h"}
CONVERSIONS = {
    name: _CVT.format(name=name, how=how, **types)
    for name, how, types in (
        ("float16_to_float32", "f32.f16", _TO_FLOAT),
        ("float32_to_float16", "rn.f16.f32", _OF_FLOAT),
        ("float32_to_bfloat16", "rn.bf16.f32", _OF_FLOAT),
    )
}
TENSOR_CORES = 80  # the first architecture that takes bfloat16, and whose cores take TF32


class CudaDialect(CppGroupDialect):
    """CUDA C++, as NVRTC takes it: no header is needed;
    for devices of compute capability 7.5 and above.

    Attributes:
        options: the compiler's options that make results equal to those of other devices.
    """

    name = "cuda"
    functions = CppGroupDialect.functions | {name: name + "{f}" for name in MATH}
    conversions = CONVERSIONS
    options: tuple[str, ...] = ("--std=c++17", "--fmad=false")
    shuffles = {
        how: f"__shfl_{how}_sync({{mask}}, {{value}}, {{by}}, {{within}})" for how in SHUFFLES
    }
    tiles = tiles
    numbers = {
        "group": 256, "row_group": 128, "column_group": 1024, "lanes": 32, "parts": 1024,
        "shuffles": True, "held": 16, "pack_bytes": 16, "shared_bytes": 48 * 1024,
        "math": frozenset(MATH), "conversions": frozenset(CONVERSIONS),
        "matrix_units": frozenset(tiles.KINDS),
    }  # fmt: skip


class CudaDeviceDialect(CudaDialect, GpuDeviceDialect):
    """CUDA C++, built by NVRTC for a device's own architecture."""

    def __init__(self, index: int = 0) -> None:
        from core_backend_cuda.runtime import runtime

        super().__init__()
        self.use(runtime(), index)
        if int(self.arch.removeprefix("sm_")) < TENSOR_CORES:
            has = self.capabilities
            self.capabilities = has.replace(
                matrix_units=frozenset(), conversions=has.conversions - {"float32_to_bfloat16"}
            )
