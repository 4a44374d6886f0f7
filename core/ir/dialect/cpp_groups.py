"""C++ for devices of groups and lanes, as more than one vendor's compiler takes it.

`__global__` marks a kernel, `__shared__` what a group shares. A vendor's dialect is a subclass that
says what its compiler wants besides.
"""

from __future__ import annotations

from core.ir.dialect.groups import GroupDialect


class CppGroupDialect(GroupDialect):
    """C++17 with the words of such compilers; it includes no header."""

    name = "cpp_groups"
    types = {**GroupDialect.types, "bool": "bool"}
    functions = {
        name: name + "{f}"
        for name in ("sqrt", "floor", "ceil", "trunc", "rint", "fmod", "copysign")
    } | {"abs": "fabs{f}"}
    qualifier = "static __device__ inline"
    separate = "static __device__ __noinline__"
    nan, infinity = "core_nan{f}", "core_infinity{f}"
    kernel = 'extern "C" __global__ void'
    shared = "__shared__ "
    group_number, lane_number = "blockIdx.x", "threadIdx.x"
    synchronize = "__syncthreads();"

    def preamble(self) -> list[str]:
        return [
            "#define core_nanf __int_as_float(0x7fc00000)",
            "#define core_nan __longlong_as_double(0x7ff8000000000000ll)",
            "#define core_infinityf __int_as_float(0x7f800000)",
            "#define core_infinity __longlong_as_double(0x7ff0000000000000ll)",
            "template <class To, class From> static __device__ inline To core_as(From from) {",
            "  union { From from; To to; } u; u.from = from; return u.to;",
            "}",
        ]

    def bits(self, text: str, dtype: str) -> str:
        return f"core_as<{self.type(dtype)}>({text})"

    def fma(self, a: str, b: str, c: str, dtype: str) -> str:
        return f"fma{'f' if dtype == 'float32' else ''}({a}, {b}, {c})"

    def exchange(self, word: str, address: str, expected: str, wanted: str) -> str:
        return f"atomicCAS({address}, {expected}, {wanted})"
