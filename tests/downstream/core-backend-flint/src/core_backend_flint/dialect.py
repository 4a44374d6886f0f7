"""Tier 1: kernels in the language of the boards, and how they are built and launched."""

from flint import FlintError, Program, boards

from core.errors import BuildError
from core.ir.dialect.groups import GroupDialect, given, group_capabilities, lanes
from core.plugins import DeviceDialect


class FlintDialect(GroupDialect, DeviceDialect):
    name = "flint"
    types = {
        "bool": "flag", "int8": "s8", "int16": "s16", "int32": "s32", "int64": "s64",
        "uint8": "u8", "uint16": "u16", "uint32": "u32", "uint64": "u64",
        "float32": "f32", "float64": "f64", "index": "s64",
    }  # fmt: skip
    storage_types = {"bool": "u8"}
    functions = {
        "sqrt": "root", "floor": "lower", "ceil": "upper", "trunc": "whole", "rint": "nearest",
        "abs": "size", "fmod": "rest", "copysign": "signed",
    }  # fmt: skip
    qualifier, long_suffix, nan, infinity = "fn", "L", "nan{f}", "inf{f}"
    kernel, pointer, shared = "entry", "far ", "near "
    group_number, lane_number, synchronize = "GROUP", "LANE", "meet;"

    def bits(self, text, dtype):
        return f"bits_{self.type(dtype)}({text})"

    def bitcast_body(self, source, kind):
        return f"return bits_{kind}(a);"

    def atomic(self, writer, combine, dtype, address, value):
        return f"merge {combine} {address} with {value};"

    def build(self, source):
        try:
            program = Program(source.text)
        except FlintError as e:
            raise BuildError(
                what=f"flint's compiler refused {source.kernels[0].name}",
                why=str(e),
                exists="the source: CORE_LOGS=kernels:debug prints it",
                fix="correct the spelling in core_backend_flint/dialect.py",
            ) from e
        return {k.name: (program, k.name, lanes(k), *given(k)) for k in source.kernels}

    def launch(self, kernel, buffers, scalars, total, index):
        program, name, width, used, words = kernel
        arguments = [buffers[n] for n in used] + [scalars[n] for n in words]
        boards()[index].start(program, name, total, width, arguments)


def dialect():
    return FlintDialect(group_capabilities(group=128, lanes=16, shared_bytes=16384, fma=False))
