"""Traced scalars as values of the loop IR, once the dtypes of the parameters are known.

Narrow floats are computed with in float32, and rounded when they are stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Block, Value
from core.math.promotion import Dtypes, leaves, wide
from core.math.scalars import in_order

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from core.ir.function import Op
    from core.math.scalars import TracedScalar
    from core.type_aliases import Array


class Lowering:
    """Values of traced scalars, in the block that is being built; each is made once.

    parameters: the dtypes of the parameters, by name. arguments: their values.
    """

    def __init__(self, parameters: Mapping[str, str], arguments: Mapping[str, Value]) -> None:
        self._dtypes, self._arguments = Dtypes(parameters), arguments
        self._values: dict[TracedScalar, Value] = {}

    def __getitem__(self, x: TracedScalar) -> Value:
        """A scalar in the dtype that it is computed in."""
        return self.at(x, wide(self._dtypes[x]))

    def at(self, x: TracedScalar, dtype: str) -> Value:
        """A scalar converted to a dtype of the loop IR."""
        if x.constant is not None:
            return ops.const(x.constant, dtype)
        if x not in self._values:
            for y in in_order([x], self._values):
                if y.constant is None:
                    self._values[y] = self._parameter(y) if y.op is None else self._result(y, y.op)
        return ops.cast(self._values[x], dtype)

    def _parameter(self, x: TracedScalar) -> Value:
        return ops.cast(self._arguments[x.name], wide(self._dtypes[x]))

    def _result(self, x: TracedScalar, op: Op) -> Value:
        """The value of an operation whose arguments have theirs."""
        first, dtype = x.args[0], self._dtypes[x]
        if op.name == "cast":
            return ops.cast(self.at(first, dtype), wide(dtype))
        if leaves(op.name, self._dtypes[first]):
            return ops.const(0, wide(dtype)) if op.name == "imag" else self[first]
        dtypes = [wide(self._dtypes.operands(op.name, x.args))] * len(x.args)
        if op.name == "where":
            dtypes[0] = "bool"
        return ops.operation(op.name, *map(self.at, x.args, dtypes))


def on_arrays(function: Callable[..., Iterable[Value]], arrays: Sequence[Array]) -> list[Array]:
    """The result of a function of loop IR values for arrays, element by element."""
    import numpy as np

    from core.ir.interpreter.scalar import scalar

    block = Block([Value(a.dtype.name) for a in arrays])
    with ops.into(block):
        outputs = list(function(*block.params))
    values = dict(zip(block.params, arrays))
    with np.errstate(all="ignore"):
        for op in block.ops:
            values[op.results[0]] = scalar(op, [values[v] for v in op.args])
    return [np.asarray(values[y]) for y in outputs]
