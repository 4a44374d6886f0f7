"""How xpu spells kernels: OpenCL C, in work-groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import BuildError
from core.ir.dialect.groups import GroupDialect
from core.plugins import DeviceDialect, GroupKernel
from core_backend_xpu.lowering import capabilities
from core_backend_xpu.runtime import runtime

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.ir.dialect import Kernel, Source
    from core.ir.schedule.capabilities import Capabilities


class OpenCLDialect(GroupDialect):
    """OpenCL C, as of 1.2."""

    name = "opencl"
    types = {
        "bool": "bool", "int8": "char", "int16": "short", "int32": "int", "int64": "long",
        "uint8": "uchar", "uint16": "ushort", "uint32": "uint", "uint64": "ulong",
        "float32": "float", "float64": "double", "index": "long",
    }  # fmt: skip
    storage_types = {"bool": "uchar"}
    functions = {
        name: name for name in ("sqrt", "floor", "ceil", "trunc", "rint", "fmod", "copysign")
    } | {"abs": "fabs"}
    qualifier = "static inline"
    long_suffix = "l"
    nan, infinity = "NAN", "INFINITY"
    kernel, pointer, shared = "__kernel void", "__global ", "__local "
    group_number, lane_number = "get_group_id(0)", "get_local_id(0)"
    synchronize = "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);"

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


class XpuDialect(OpenCLDialect, DeviceDialect):
    """OpenCL C, built and launched by the runtime in use; one object for each device."""

    def __init__(self, capabilities: Capabilities, index: int = 0) -> None:
        super().__init__(capabilities)
        self.index = index

    def for_device(self, index: int) -> XpuDialect:
        return dialect(index) if index else self

    def build(self, source: Source) -> Mapping[str, object]:
        try:
            program = runtime().build(source.text, self.index)
        except Exception as e:
            name = source.kernels[0].name
            raise _refused(f"build {name}", str(e).strip() or type(e).__name__) from e
        return {k.name: self._kernel(program, k) for k in source.kernels}

    def _kernel(self, program: object, spelled: Kernel) -> GroupKernel:
        made = runtime().kernel(program, spelled.name)
        kernel = GroupKernel(runtime().handle(made), spelled, made)
        most = runtime().most_lanes(made, self.index)
        if kernel.lanes > most:
            what = f"start {spelled.name} with {kernel.lanes} lanes in a group"
            raise _refused(what, f"the device gives this kernel {most} at most")
        return kernel

    def launcher(self) -> object:
        return runtime().launcher()


def _refused(what: str, why: str) -> BuildError:
    return BuildError(
        what=f"the driver of xpu could not {what}",
        why=why,
        exists="the source: CORE_LOGS=kernels prints it",
        fix="report it with the source; meanwhile the operator runs by another kernel",
    )


def dialect(index: int = 0) -> XpuDialect:
    """For one of the devices of this machine."""
    return XpuDialect(capabilities(index), index)
