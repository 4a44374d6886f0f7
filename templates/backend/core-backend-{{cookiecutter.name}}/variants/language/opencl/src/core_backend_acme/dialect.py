"""How the device spells kernels, builds and starts them: OpenCL C, by groups of lanes.

Core writes the kernels of all operators in terms of this class: core's docs, "Bring a device".
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from typing import cast

from core.ir.dialect.groups import GroupDialect
from core.plugins import DeviceDialect, GroupKernel
from core.testing import emulator

from core_backend_acme.runtime import runtime

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.ir.dialect import Source

LANGUAGE = emulator.OPENCL  # TODO: goes with the emulator


class AcmeDialect(GroupDialect, DeviceDialect):
    """OpenCL C, as of 1.2. TODO: override what your compiler wants otherwise; core.ir.dialect."""

    name = "acme"
    types = {
        "bool": "bool", "int8": "char", "int16": "short", "int32": "int", "int64": "long",
        "uint8": "uchar", "uint16": "ushort", "uint32": "uint", "uint64": "ulong",
        "float32": "float", "float64": "double", "index": "long",
    }  # fmt: skip
    storage_types = {"bool": "uchar"}
    functions = {
        "sqrt": "sqrt", "floor": "floor", "ceil": "ceil", "trunc": "trunc", "rint": "rint",
        "fmod": "fmod", "copysign": "copysign", "abs": "fabs",
    }  # fmt: skip
    long_suffix = "l"
    nan, infinity = "NAN", "INFINITY"
    kernel, pointer, shared = "__kernel void", "__global ", "__local "
    group_number, lane_number = "get_group_id(0)", "get_local_id(0)"
    synchronize = "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);"
    # TODO: the most lanes of a group, the lanes that run in step, the memory that a group shares;
    # core.ir.schedule.capabilities.Capabilities lists all that a device may declare.
    # Groups of 64 lanes are quick on the emulator; devices have more, 256 for a start.
    numbers = {"group": 64, "lanes": 16, "shared_bytes": 32 * 1024}

    def preamble(self) -> list[str]:
        return [
            "#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable",
            "#pragma OPENCL FP_CONTRACT OFF",
        ]

    def bits(self, text: str, dtype: str) -> str:
        return f"as_{self.type(dtype)}({text})"

    def bitcast_body(self, source: str, kind: str) -> str:
        return f"return as_{kind}(a);"

    def fma(self, a: str, b: str, c: str, dtype: str) -> str:
        return f"fma({a}, {b}, {c})"

    def exchange(self, word: str, address: str, expected: str, wanted: str) -> str:
        function = "atomic_cmpxchg" if word == "uint32" else "atom_cmpxchg"
        place = f"(volatile {self.pointer}{self.type(word)} *){address}"
        return f"{function}({place}, {expected}, {wanted})"
