"""One run of a program: the values of its parameters, and the host's memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from core.errors import IRError, did_you_mean
from core.ir.function import Function, Value
from core.ir.interpreter.lanes import Lanes
from core.ir.interpreter.memory import Memory, bind, check_layout, value_of
from core.ir.interpreter.state import State
from core.ir.opset import SCALAR

if TYPE_CHECKING:
    from collections.abc import Mapping


class Run(State):
    """A program with its arguments."""

    def __init__(
        self, function: Function, arrays: Mapping[str, Any], sizes: Mapping[str, int],
        fused: bool, races: bool,
    ) -> None:  # fmt: skip
        super().__init__(function.name, fused, races)
        self.function = function
        self._check_names(arrays, sizes)
        self.host = Lanes(self, 1)
        for buffer in function.buffers:
            self.memories[buffer] = Memory(buffer, bind(self.name, buffer, arrays[buffer.name]))
        for index in function.indices:
            size = sizes[index.name] if index.name in sizes else self._infer(index)
            self.host.values[index] = np.int64(size)

    def _check_names(self, arrays: Mapping[str, Any], sizes: Mapping[str, int]) -> None:
        buffers = [b.name for b in self.function.buffers]
        indices = [i.name for i in self.function.indices]
        for bindings, parameters in ((arrays, buffers), (sizes, indices)):
            for name in bindings:
                if name not in parameters:
                    raise self._wrong(f"has no parameter {name!r}", name, parameters)
        for name in buffers:
            if name not in arrays:
                raise self._wrong(f"needs an array for {name!r}", name, list(arrays))

    def _wrong(self, what: str, name: str, names: list[str]) -> IRError:
        return IRError(
            what=f"{self.name} {what}",
            why="arrays and sizes are bound to parameters by name",
            exists=", ".join(names) or "none",
            fix=f"{did_you_mean(name, names)}interpret(f, {{'x': array}}, {{'n': 4}})",
        )

    def _infer(self, index: Value) -> int:
        """A size that was not given, from the array that has it."""
        for buffer, memory in self.memories.items():
            for k in range(buffer.ndim):
                if buffer.shape[k] is index:
                    return int(memory.array.shape[k])
        for buffer, memory in self.memories.items():  # of an empty array strides tell nothing
            for k in range(buffer.ndim):
                if buffer.strides[k] is index:
                    return memory.array.strides[k] // memory.array.itemsize
        raise self._wrong(f"needs the size {index.name!r}", index.name, [])

    def run(self) -> None:
        """Runs the program, which writes its results to the arrays."""
        with np.errstate(all="ignore"):
            self._layouts()
            self.host.block(self.function.block, [], np.ones(1, bool))

    def _layouts(self) -> None:
        """Checks shapes and strides, for which the host computes its index arithmetic ahead."""
        from core.ir.interpreter.scalar import scalar

        values = self.host.values
        for op in self.function.block.ops:
            if op.name in SCALAR and all(a in values for a in op.args):
                values[op.results[0]] = scalar(op, [values[a] for a in op.args])
        for buffer in self.function.buffers:
            array = self.memories[buffer].array
            check_layout(
                self.name, buffer, array if buffer.ndim else array[0],
                lambda s: value_of(s, lambda v: np.max(values[v])),
            )  # fmt: skip
