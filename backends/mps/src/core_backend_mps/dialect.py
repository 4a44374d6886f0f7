"""How mps spells kernels: Metal, in threadgroups of threads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import LegalizeError
from core.ir.dialect.groups import GroupDialect, group_capabilities
from core_backend_mps import tiles

if TYPE_CHECKING:
    from core.ir.dialect import Writer

DTYPES = group_capabilities().dtypes - {"float64"}
PLACES = 31  # for buffers of a kernel
EXCHANGE = """uint core_exchange(device uint *p, uint expected, uint wanted) {
  uint seen;
  do {
    seen = expected;
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)p, &seen, wanted,
               memory_order_relaxed, memory_order_relaxed) && seen == expected);
  return seen;
}"""


class MetalDialect(GroupDialect):
    """The Metal Shading Language; for GPUs of Apple silicon.

    It has no float64, and atomics of 32 bits only.
    """

    name = "metal"
    tiles = tiles
    types = {
        "bool": "bool", "int8": "char", "int16": "short", "int32": "int", "int64": "long",
        "uint8": "uchar", "uint16": "ushort", "uint32": "uint", "uint64": "ulong",
        "float32": "float", "index": "long",
    }  # fmt: skip
    storage_types = {"bool": "uchar"}
    functions = {
        "abs": "fabs", "sqrt": "precise::sqrt", "fmod": "precise::fmod",
        **{name: name for name in ("floor", "ceil", "trunc", "rint", "copysign")},
    }  # fmt: skip
    separate = "static __attribute__((noinline))"
    long_suffix = "l"
    nan, infinity = "NAN", "INFINITY"
    kernel, pointer, shared = "kernel void", "device ", "threadgroup "
    shared_pointer = "threadgroup "
    group_number, lane_number = "core_group", "core_lane"
    numbers = {
        "group": 256, "lanes": 32, "shared_bytes": 32 * 1024, "dtypes": DTYPES,
        "atomics": frozenset(("int32", "uint32", "float32")),
        "matrix_units": frozenset(tiles.UNITS),
    }  # fmt: skip
    synchronize = "threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);"

    def preamble(self) -> list[str]:
        """Metal computes fast and loosely unless it is told not to; before 3.2 its API is told."""
        return [
            "#include <metal_stdlib>",
            "using namespace metal;",
            "#if __METAL_VERSION__ >= 320",
            "#pragma METAL fp math_mode(safe)",
            "#pragma METAL fp contract(off)",
            "#endif",
        ]

    def parameters(self, arrays: list[str], names: list[str]) -> tuple[list[str], list[str]]:
        """Every buffer has a number; scalars may be more than there are numbers, and are one."""
        if len(arrays) + bool(names) > PLACES:
            raise LegalizeError(
                what=f"a kernel of {len(arrays)} buffers and scalars cannot be spelled in Metal",
                why="all scalars are one buffer, and a kernel has few places for buffers",
                exists=f"{PLACES} places",
                fix="make it several kernels",
            )
        parameters = [f"{array} [[buffer({n})]]" for n, array in enumerate(arrays)]
        if names:
            parameters.append(f"constant long *words [[buffer({len(arrays)})]]")
        parameters += [
            f"uint {self.group_number} [[threadgroup_position_in_grid]]",
            f"uint {self.lane_number} [[thread_position_in_threadgroup]]",
        ]
        return parameters, [f"words[{n}]" for n in range(len(names))]

    def bits(self, text: str, dtype: str) -> str:
        return f"as_type<{self.type(dtype)}>({text})"

    def bitcast_body(self, source: str, kind: str) -> str:
        return f"return as_type<{kind}>(a);"

    def fma(self, a: str, b: str, c: str, dtype: str) -> str:
        return f"fma({a}, {b}, {c})"

    def atomic(self, writer: Writer, combine: str, dtype: str, address: str, value: str) -> str:
        writer.helper("core_exchange", EXCHANGE)
        return super().atomic(writer, combine, dtype, address, value)

    def exchange(self, word: str, address: str, expected: str, wanted: str) -> str:
        return f"core_exchange({address}, {expected}, {wanted})"
