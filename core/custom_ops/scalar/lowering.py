"""Traced scalars as values of the loop IR, once the dtypes of the parameters are known.

16-bit floats are computed with in float32, and rounded when they are stored.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from core.custom_ops.scalar.promotion import (
    DTYPES,
    float_of,
    kind,
    promote,
    result_of,
    strong,
    weak_of,
    wide,
)  # fmt: skip
from core.errors import DtypeError
from core.ir import ops
from core.ir.function import Block, Value
from core.ir.opset import MATH, SCALAR

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from numpy import ndarray

    from core.custom_ops.scalar.scalars import TracedScalar

    Array = ndarray[Any, Any]

_ROUND = ("floor", "ceil", "trunc", "rint")  # these leave integers as they are
_PARTS = ("real", "imag", "conj")  # these leave real numbers as they are, but for `imag`


class Lowering:
    """Values of traced scalars, in the block that is being built; each is made once.

    parameters: the dtypes of the parameters, by name. arguments: their values; None: any.
    """

    def __init__(
        self, parameters: Mapping[str, str], arguments: Mapping[str, Value] | None = None
    ) -> None:
        self._parameters, self._arguments = parameters, arguments
        self._values: dict[TracedScalar, Value] = {}
        self._dtypes: dict[TracedScalar, str] = {}

    def __getitem__(self, x: TracedScalar) -> Value:
        """A scalar in the dtype that it is computed in."""
        for y in in_order([x], self._values):
            if y is x or y.constant is None:
                self._values[y] = self._make(y)
        return self._values[x]

    def at(self, x: TracedScalar, dtype: str) -> Value:
        """A scalar converted to a dtype of the loop IR."""
        if x.constant is not None:
            return ops.const(x.constant, dtype)
        return ops.cast(self._values[x] if x in self._values else self[x], dtype)

    def dtype(self, x: TracedScalar) -> str:
        """The dtype of a scalar, as promotion knows it; DtypeError where it has none."""
        if x.constant is not None:
            return weak_of(x.constant)
        if x not in self._dtypes:
            self[x]
        return self._dtypes[x]

    def _make(self, x: TracedScalar) -> Value:
        value, self._dtypes[x] = self._typed(x)
        return value

    def _typed(self, x: TracedScalar) -> tuple[Value, str]:
        """The value of a scalar whose arguments have theirs, and its dtype."""
        if x.op is None:
            dtype = self._parameters[x.name]
            if self._arguments is None:
                return Value(wide(dtype)), dtype
            return ops.cast(self._arguments[x.name], wide(dtype)), dtype
        name = x.op.name
        if name == "const":
            dtype = weak_of(x.constant)
            return ops.const(x.constant, wide(dtype)), dtype
        if name == "cast":
            dtype = x.op.attrs["dtype"]
            return ops.cast(self.at(x.args[0], dtype), wide(dtype)), dtype
        if name in _PARTS and kind(self.dtype(x.args[0])) != "c":
            dtype = self.dtype(x.args[0])
            value = self.at(x.args[0], wide(dtype))
            return (ops.const(0, value.dtype) if name == "imag" else value), dtype
        common = self._common(name, x.args)
        value = self._apply(name, x.args, wide(common))
        return value, result_of(common, value.dtype)

    def _apply(self, name: str, args: Sequence[TracedScalar], dtype: str) -> Value:
        if name in _ROUND and kind(dtype) in "bi":
            return self.at(args[0], dtype)
        dtypes = ["bool" if name == "where" else dtype, *(dtype for _ in args[1:])]
        return ops.operation(name, *map(self.at, args, dtypes))

    def _common(self, name: str, args: Sequence[TracedScalar]) -> str:
        """What the arguments of an operation are converted to."""
        common = functools.reduce(promote, map(self.dtype, args[name == "where" :]))
        if kind(common) in "bi":
            if name in MATH or name in ("div", "sqrt", "complex"):
                return float_of(common)
            if name in _ROUND:
                return common
        if kind(common) not in SCALAR[name].kinds:
            raise DtypeError(
                what=f"{name} does not take {common}",
                why="it has no meaning for such numbers",
                exists=", ".join(d for d in DTYPES if kind(d) in SCALAR[name].kinds),
                fix="convert its operands with core.math.cast, or choose another function",
            )
        return common


def dtypes_of(outputs: Sequence[TracedScalar], parameters: Mapping[str, str]) -> list[str]:
    """The dtypes of scalars for parameters of these."""
    with ops.into(Block()):
        lowering = Lowering(parameters)
        return [lowering.dtype(y) for y in outputs]


def strong_dtypes(outputs: Sequence[TracedScalar], parameters: Mapping[str, str]) -> list[str]:
    """The dtypes of results."""
    return [strong(dtype) for dtype in dtypes_of(outputs, parameters)]


def in_order(
    outputs: Iterable[TracedScalar], known: Mapping[TracedScalar, object] | None = None
) -> list[TracedScalar]:
    """All scalars that these are made of, each after its arguments; not what comes before known
    ones."""
    order: dict[TracedScalar, None] = {}
    stack = [(y, False) for y in reversed(list(outputs))]
    while stack:
        x, done = stack.pop()
        if x in order or (known and x in known):
            continue
        if done:
            order[x] = None
        else:
            stack.append((x, True))
            stack.extend((a, False) for a in reversed(x.args))
    return list(order)


def on_arrays(function: Callable[..., Iterable[Value]], arrays: Sequence[Array]) -> list[Array]:
    """What a function of values of the loop IR gives for arrays, element by element."""
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
