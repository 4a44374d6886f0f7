"""How the device spells kernels, builds and starts them: Metal, by groups of lanes.

Core writes the kernels of all operators in terms of this class: core's docs, "Bring a device".
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from typing import cast

from core.ir.dialect.groups import GroupDialect, group_capabilities
from core.plugins import DeviceDialect, GroupKernel
from core.testing import emulator

from core_backend_acme.runtime import runtime

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.ir.dialect import Source, Writer

LANGUAGE = emulator.METAL  # TODO: goes with the emulator
_DTYPES = group_capabilities().dtypes - {"float64"}  # what Metal computes with
_EXCHANGE = """uint core_exchange(device uint *p, uint expected, uint wanted) {
  uint seen;
  do {
    seen = expected;
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)p, &seen, wanted,
               memory_order_relaxed, memory_order_relaxed) && seen == expected);
  return seen;
}"""


class AcmeDialect(GroupDialect, DeviceDialect):
    """Metal. TODO: override what your compiler wants otherwise; core.ir.dialect lists it all."""

    name = "acme"
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
    long_suffix = "l"
    nan, infinity = "NAN", "INFINITY"
    kernel, pointer, shared = "kernel void", "device ", "threadgroup "
    group_number, lane_number = "core_group", "core_lane"
    # TODO: the most lanes of a group, the lanes that run in step, the memory that a group shares;
    # core.ir.schedule.capabilities.Capabilities lists all that a device may declare.
    # Groups of 64 lanes are quick on the emulator; devices have more, 256 for a start.
    numbers = {
        "group": 64, "lanes": 32, "shared_bytes": 32 * 1024, "dtypes": _DTYPES,
        "atomics": frozenset(("int32", "uint32", "float32")),
    }  # fmt: skip
    synchronize = "threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);"

    def preamble(self) -> list[str]:
        """Turns off Metal's fast math, which is its default; before 3.2 its API does that."""
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
        writer.helper("core_exchange", _EXCHANGE)
        return super().atomic(writer, combine, dtype, address, value)

    def exchange(self, word: str, address: str, expected: str, wanted: str) -> str:
        return f"core_exchange({address}, {expected}, {wanted})"
