"""The base of C++ dialects for GPUs: the syntax that several vendors' compilers share.

`__global__` marks a kernel, `__shared__` the memory of a group. A vendor's dialect is a subclass
that adds what its compiler needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import ITEMSIZE, is_integer
from core.ir.dialect.groups import GroupDialect, lanes

if TYPE_CHECKING:
    from core.ir.dialect.kernel import Kernel
    from core.ir.dialect.writer import Writer
    from core.ir.function import Op

WIDEST = 16  # bytes of one access
ATOMIC = {
    "sum": "atomicAdd", "min": "atomicMin", "max": "atomicMax", "and": "atomicAnd",
    "or": "atomicOr", "xor": "atomicXor",
}  # fmt: skip


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

    def opening(self, kernel: Kernel) -> str:
        return f"{self.kernel} __launch_bounds__({lanes(kernel)})"

    def unroll_pragma(self) -> str:
        return "#pragma unroll"

    def pack(self, writer: Writer, op: Op) -> bool:
        *before, first, last = op.blocks[0].ops[:-1]
        loads = op.attrs["kind"] == "pack_load"
        outside, inside = (first, last) if loads else (last, first)
        array = inside.attrs["buffer"]
        function = self._pack_function(writer, array.dtype, array.shape[0], loads)
        writer.line("{")
        writer.depth += 1
        writer.bind(op.blocks[0].params[0], "0")
        for each in before:
            writer.op(each)
        own, memory = writer.array(array), f"&{writer.element(outside)}"
        writer.line(f"{function}({own}, {memory});" if loads else f"{function}({memory}, {own});")
        writer.close()
        return True

    def _pack_function(self, writer: Writer, dtype: str, count: int, loads: bool) -> str:
        """A function that moves elements by wide accesses, where the address allows them."""
        kind, size = self.memory_type(dtype), ITEMSIZE[dtype]
        wide = min(WIDEST, count * size)
        each = wide // size
        name = f"core_pack_{'load' if loads else 'store'}_{dtype}_{count}"
        there, moves = "from" if loads else "to", []
        for n in range(0, count, each):
            if loads:
                moves.append(f"const words w{n} = *(const words *)(from + {n});")
                moves += [f"to[{n + m}] = w{n}.e[{m}];" for m in range(each)]
            else:
                values = ", ".join(f"from[{n + m}]" for m in range(each))
                moves.append(f"const words w{n} = {{{{{values}}}}}; *(words *)(to + {n}) = w{n};")
        return writer.helper(
            name,
            f"void {name}({kind} *to, const {kind} *from) {{ "
            f"struct alignas({wide}) words {{ {kind} e[{each}]; }}; "
            f"if ((unsigned long long){there} % {wide} == 0) {{ {' '.join(moves)} }} "
            f"else {{ for (int n = 0; n < {count}; ++n) to[n] = from[n]; }} }}",
        )

    def bits(self, text: str, dtype: str) -> str:
        return f"core_as<{self.type(dtype)}>({text})"

    def fma(self, a: str, b: str, c: str, dtype: str) -> str:
        return f"fma{'f' if dtype == 'float32' else ''}({a}, {b}, {c})"

    def atomic(self, writer: Writer, combine: str, dtype: str, address: str, value: str) -> str:
        """An atomic of the hardware; integers only, as those of floats flush subnormal numbers."""
        function = ATOMIC.get(combine)
        wide = ITEMSIZE[dtype] == 8
        if function is None or not is_integer(dtype) or (wide and combine in ("min", "max")):
            return super().atomic(writer, combine, dtype, address, value)
        kind = "unsigned long long" if wide else self.type(dtype)
        return f"{function}(({kind} *)({address}), ({kind})({value}));"

    def exchange(self, word: str, address: str, expected: str, wanted: str) -> str:
        return f"atomicCAS({address}, {expected}, {wanted})"
