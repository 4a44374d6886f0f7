"""The host's part of a program: sizes, temporaries, launches, and control flow.

`Host` walks the outermost block of a scheduled program. What a launch is, and where temporaries
come from, is defined by a subclass: `plan` only records launches, so that they can be repeated
without Python; `run` makes them.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any

from core.dtype_table import ITEMSIZE
from core.errors import IRError
from core.ir.evaluate import evaluate
from core.ir.function import Block, Op, Value

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.ir.compile import Compiled
    from core.ir.evaluate import Number
    from core.ir.function import Buffer

WORK = 65536  # scalar operations that are worth another thread

_FORMATS = {
    "bool": "?", "int8": "b", "int16": "h", "int32": "i", "int64": "q",
    "uint8": "B", "uint16": "H", "uint32": "I", "uint64": "Q", "float32": "f", "float64": "d",
}  # fmt: skip


class Launch:
    """One launch: the kernel's address, and its arguments.

    Attributes:
        buffers: names of parameters, or numbers of temporaries.
        total: iterations; grain: the least of them that are worth a thread.
    """

    __slots__ = ("address", "buffers", "grain", "scalars", "total")

    def __init__(
        self, address: int, buffers: list[Any], scalars: list[int], total: int, grain: int
    ) -> None:
        self.address = address
        self.buffers = buffers
        self.scalars = scalars
        self.total = total
        self.grain = grain


class Host:
    """Walks a program's outermost block for given sizes."""

    def __init__(self, compiled: Compiled, scalars: Sequence[int]) -> None:
        self.compiled = compiled
        self.values: dict[Value, Any] = dict(zip(compiled.function.indices, scalars, strict=True))
        self.temps: dict[Buffer, int] = {}
        self.temp_bytes: list[int] = []

    # ---- defined by subclasses -----------------------------------------------------------------
    def launch(self, launch: Launch) -> None:
        raise NotImplementedError

    def read_bytes(self, buffer: Any, offset: int, size: int) -> bytes | bytearray:
        """The content of a buffer, by its name or number, from a byte on."""
        raise NotImplementedError

    # ---- the walk ------------------------------------------------------------------------------
    def run(self) -> None:
        self._block(self.compiled.function.block)

    def value(self, v: Value) -> Any:
        return v.constant if v.constant is not None else self.values[v]

    def _block(self, block: Block) -> None:
        for op in block.ops:
            if op.name not in ("const", "yield"):
                self._op(op)

    def _op(self, op: Op) -> None:
        special = getattr(self, f"_{op.name}", None)
        if special is not None:
            special(op)
        else:
            self.values[op.results[0]] = self._scalar(op)

    def _scalar(self, op: Op) -> Number:
        source = op.args[-1].dtype
        result = evaluate(op.name, [self.value(v) for v in op.args], source, op.results[0].dtype)
        if result is None:
            raise IRError(
                what=f"the host cannot compute {op.name!r} of {source} "
                f"in {self.compiled.function.name}",
                why="outside of kernels, programs compute with sizes only",
                exists="arithmetic, comparisons, choices and conversions (core/ir/evaluate.py)",
                fix="move it into a kernel: with b.parallel() as (): ...",
            )
        return result

    def _alloc(self, op: Op) -> None:
        buffer = op.attrs["buffer"]
        size = ITEMSIZE[buffer.dtype]
        for extent in buffer.shape:
            size *= extent if isinstance(extent, int) else self.value(extent)
        self.temps[buffer] = len(self.temp_bytes)
        self.temp_bytes.append(size)

    def _parallel(self, op: Op) -> None:
        kernel = self.compiled.kernels[op]
        total = 1
        for extent in op.args:
            total *= self.value(extent)
        if total <= 0:
            return
        buffers = [self._memory(b, kernel.buffers) for b in kernel.buffers]
        scalars = [self.value(v) for v in kernel.scalars]
        grain = max(1, WORK // max(1, self._work(op.blocks[0])))
        self.launch(Launch(self.compiled.addresses[op], buffers, scalars, total, grain))

    def _memory(self, buffer: Buffer, all_buffers: Sequence[Buffer]) -> Any:
        """The number of a temporary, or a parameter's name.

        Kernels are given every buffer of the program: for a temporary that is allocated after this
        kernel, and so is none of its business, any memory will do.
        """
        if buffer in self.temps:
            return self.temps[buffer]
        later = buffer.space == "temp"
        return next(b.name for b in all_buffers if b.space != "temp") if later else buffer.name

    def _work(self, block: Block) -> int:
        """About how many scalar operations a block takes."""
        work = 0
        for number, lengths in self.compiled.work(block, self.values):
            for extent in lengths:
                number *= max(int(self.values[extent]), 1)
            work += number
        return work

    def _for(self, op: Op) -> None:
        start, stop, step = (self.value(v) for v in op.args[:3])
        carried = [self.value(v) for v in op.args[3:]]
        block = op.blocks[0]
        if step <= 0:
            raise IRError(
                what=f"a loop of {self.compiled.function.name} has the step {step}",
                why="loops go upwards",
                exists=f"start {start}, stop {stop}",
                fix="give a positive step, and count down inside: stop - 1 - i",
            )
        for i in range(start, stop, step):
            self.values.update(zip(block.params, [i, *carried]))
            self._block(block)
            carried = [self.value(v) for v in block.yields]
        self.values.update(zip(op.results, carried))

    def _if(self, op: Op) -> None:
        taken = self.value(op.args[0])
        if taken or len(op.blocks) > 1:
            block = op.blocks[0 if taken else 1]
            self._block(block)
            self.values.update(zip(op.results, [self.value(v) for v in block.yields]))

    def _read(self, op: Op) -> None:
        buffer = op.attrs["buffer"]
        offset = 0
        for at, step in zip(op.args, buffer.strides):
            offset += self.value(at) * (step if isinstance(step, int) else self.value(step))
        if "part" in op.attrs:  # of a complex number
            offset = 2 * offset + op.attrs["part"]
        dtype = op.results[0].dtype
        if dtype not in _FORMATS:
            raise IRError(
                what=f"the host cannot read a {dtype} of {buffer.name} back",
                why="it computes with integers and floats",
                exists=", ".join(_FORMATS),
                fix="convert it in a kernel first",
            )
        place, size = self.temps.get(buffer, buffer.name), ITEMSIZE[dtype]
        data = self.read_bytes(place, offset * size, size)
        (self.values[op.results[0]],) = struct.unpack(_FORMATS[dtype], data)


class _Plan(Host):
    def __init__(self, compiled: Compiled, scalars: Sequence[int]) -> None:
        super().__init__(compiled, scalars)
        self.launches: list[Launch] = []

    def launch(self, launch: Launch) -> None:
        self.launches.append(launch)


def plan(compiled: Compiled, scalars: Sequence[int]) -> tuple[list[int], list[Launch]]:
    """The bytes of each temporary, and the launches in order, of a program that reads nothing."""
    host = _Plan(compiled, scalars)
    host.run()
    return host.temp_bytes, host.launches


class _Run(Host):
    def __init__(
        self, compiled: Compiled, scalars: Sequence[int], addresses: Mapping[str, int]
    ) -> None:
        super().__init__(compiled, scalars)
        self.addresses = addresses
        self.memory: dict[int, Any] = {}

    def launch(self, launch: Launch) -> None:
        from core._native import launch as native_launch

        buffers = [self._address(b) for b in launch.buffers]
        native_launch(launch.address, buffers, launch.scalars, launch.total, launch.grain)

    def _address(self, buffer: Any) -> int:
        import ctypes

        if isinstance(buffer, str):
            return self.addresses[buffer]
        if buffer not in self.memory:
            self.memory[buffer] = ctypes.create_string_buffer(max(self.temp_bytes[buffer], 1) + 64)
        start = ctypes.addressof(self.memory[buffer])
        return start + (-start) % 64

    def read_bytes(self, buffer: Any, offset: int, size: int) -> bytes:
        import ctypes

        return ctypes.string_at(self._address(buffer) + offset, size)


def run(compiled: Compiled, scalars: Sequence[int], addresses: Mapping[str, int]) -> None:
    """Runs a program: scalars are its index parameters in order, addresses its buffers by name."""
    _Run(compiled, scalars, addresses).run()
