"""How mps spells kernels: Metal, in threadgroups of threads; and how it builds and starts them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import ITEMSIZE
from core.errors import BuildError, LegalizeError
from core.ir.dialect.groups import GroupDialect, given, group_capabilities, lanes
from core.ir.opset import SHUFFLES
from core.plugins import DeviceDialect
from core_backend_mps.tiles import TILES, UNITS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core.ir.dialect import Source, Writer
    from core.ir.dialect.kernel import Kernel
    from core_backend_mps.runtime.compiler import MetalKernel

DTYPES = group_capabilities().dtypes - {"float64"}
PLACES = 31  # for buffers of a kernel
MOST_WORDS = 512  # of 8 bytes, that a launch gives a kernel without a buffer
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
    tiles = TILES
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
    shuffles = {how: f"simd_shuffle_{how}({{value}}, (ushort){{by}})" for how in SHUFFLES}
    numbers = {
        "group": 256, "lanes": 32, "shuffles": True, "held": 16, "shared_bytes": 32 * 1024,
        "dtypes": DTYPES,
        "atomics": frozenset(("int32", "uint32", "float32")),
        "matrix_units": frozenset(UNITS),
    }  # fmt: skip
    synchronize = "threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);"

    def preamble(self) -> list[str]:
        """Turns Metal's fast math off; before 3.2 an option of its API does that."""
        return [
            "#include <metal_stdlib>",
            "using namespace metal;",
            "#if __METAL_VERSION__ >= 320",
            "#pragma METAL fp math_mode(safe)",
            "#pragma METAL fp contract(off)",
            "#endif",
        ]

    def opening(self, kernel: Kernel) -> str:
        """The compiler gives a lane as many registers as leave room for all of a group."""
        return f"[[max_total_threads_per_threadgroup({lanes(kernel)})]] {self.kernel}"

    def head(self, writer: Writer) -> list[str]:
        """More buffers than there are places come as addresses in one: an argument buffer."""
        if not is_indirect(writer.kernel):
            return super().head(writer)
        buffers, scalars = given(writer.kernel)
        arrays = [self._array(writer, writer.kernel.buffers[n]) for n in buffers]
        name = writer.kernel.name
        members = [*arrays, *([f"long words[{len(scalars)}]"] if scalars else ())]
        lines = [f"struct core_places_{name} {{", *(f"  {text};" for text in members), "};"]
        parameters = [f"constant core_places_{name} &places [[buffer(0)]]", *self._numbers()]
        lines.append(f"{self.opening(writer.kernel)} {name}({', '.join(parameters)}) {{")
        for text in arrays:
            kind, array = text.rsplit("*", 1)
            lines.append(f"  {kind}*const {array} = places.{array};")
        for n, number in enumerate(scalars):
            value = writer.kernel.scalars[number]
            word = self.from_word(f"places.words[{n}]", value.dtype)
            lines.append(f"  const {self.type(value.dtype)} {writer.name(value)} = {word};")
        return lines

    def parameters(self, arrays: list[str], names: list[str]) -> tuple[list[str], list[str]]:
        """Every buffer has a number; scalars may be more than there are numbers, and are one."""
        parameters = [f"{array} [[buffer({n})]]" for n, array in enumerate(arrays)]
        if names:
            parameters.append(f"constant long *words [[buffer({len(arrays)})]]")
        return [*parameters, *self._numbers()], [f"words[{n}]" for n in range(len(names))]

    def _numbers(self) -> list[str]:
        """The parameters that tell a lane its numbers."""
        return [
            f"uint {self.group_number} [[threadgroup_position_in_grid]]",
            f"uint {self.lane_number} [[thread_position_in_threadgroup]]",
        ]

    def bits(self, text: str, dtype: str) -> str:
        return f"as_type<{self.type(dtype)}>({text})"

    def bitcast_body(self, source: str, kind: str) -> str:
        return f"return as_type<{kind}>(a);"

    def fma(self, a: str, b: str, c: str, dtype: str) -> str:
        return f"fma({a}, {b}, {c})"

    def exchanged(self, dtype: str, text: str, spelled: Callable[[str], str]) -> str:
        """Metal shuffles no 64-bit integers: two of 32 bits instead."""
        if dtype != "index" and ITEMSIZE[dtype] != 8:
            return super().exchanged(dtype, text, spelled)
        if self.type(dtype) == self.type("int32"):  # an index that fits
            return spelled(text)
        halves = f"as_type<uint2>({text})"
        return f"as_type<{self.type(dtype)}>({spelled(halves)})"

    def atomic(self, writer: Writer, combine: str, dtype: str, address: str, value: str) -> str:
        writer.helper("core_exchange", EXCHANGE)
        return super().atomic(writer, combine, dtype, address, value)

    def exchange(self, word: str, address: str, expected: str, wanted: str) -> str:
        return f"core_exchange({address}, {expected}, {wanted})"


def is_indirect(kernel: Kernel) -> bool:
    """Whether a kernel's buffers come in an argument buffer.

    Raises:
        LegalizeError: not even one has room for what it takes.
    """
    buffers, scalars = map(len, given(kernel))
    if buffers + scalars > MOST_WORDS:
        raise LegalizeError(
            what=f"a kernel of {buffers + scalars} buffers and scalars cannot be spelled in Metal",
            why="what a launch gives a kernel has 4096 bytes",
            exists=f"{MOST_WORDS} words",
            fix="make it several kernels",
        )
    return buffers + bool(scalars) > PLACES


class MetalDeviceDialect(MetalDialect, DeviceDialect):
    """Metal, built and started by its runtime for one device."""

    def __init__(self, index: int = 0) -> None:
        from core_backend_mps.runtime import runtime

        self.runtime, self.index = runtime(), index
        shared = int(self.runtime.devices[index].maxThreadgroupMemoryLength())
        super().__init__(group_capabilities(**{**self.numbers, "shared_bytes": shared}))

    def for_device(self, index: int) -> MetalDeviceDialect:
        return self if index == self.index else type(self)(index)

    def build(self, source: Source) -> Mapping[str, object]:
        from core_backend_mps.runtime.compiler import MetalKernel, pipelines

        device = self.runtime.devices[self.index]
        made = pipelines(device, source.text, [k.name for k in source.kernels])
        kernels = {k.name: MetalKernel(k, made[k.name], is_indirect(k)) for k in source.kernels}
        for kernel in kernels.values():
            most = int(kernel.pipeline.maxTotalThreadsPerThreadgroup())
            if kernel.lanes > most:
                raise BuildError(
                    what=f"{kernel.name} cannot be started with {kernel.lanes} lanes in a group",
                    why=f"its registers leave room for {most}",
                    exists="the source: CORE_LOGS=kernels prints it",
                    fix="report it with the source; meanwhile the operator runs by another kernel",
                )
        return kernels

    def launch(
        self, kernel: object, buffers: Sequence[int], scalars: Sequence[int], total: int, index: int
    ) -> None:
        made: MetalKernel = kernel  # type: ignore[assignment]
        find = self.runtime.memory_of(index).find
        blocks, offsets = [], []
        for n in made.buffers:
            address = buffers[n]
            block = find(address)
            blocks.append(None if block is None else block.buffer)
            offsets.append(0 if block is None else address - block.start)
        words = [scalars[n] for n in made.scalars]
        if made.indirect:
            places = [b.gpuAddress() + at if b else 0 for b, at in zip(blocks, offsets)]
            words = places + words
        self.runtime.queue(index).start(made, blocks, offsets, made.words.pack(*words), total)
