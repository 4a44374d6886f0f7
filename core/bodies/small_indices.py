"""Whether the indices of a program fit 32 bits for the sizes of a call.

GPUs divide and multiply 64-bit integers by many instructions, and nearly all calls need none. What
is asked is asked of the program before it is scheduled: a bound for each index value, how far
buffers reach, and how many iterations loops have; a schedule adds less than as much again.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core.ir.function import Value

if TYPE_CHECKING:
    from core.bodies.specialize import Fitted
    from core.bodies.specs import Layout
    from core.ir.function import Buffer, Function, Op

LIMIT = 1 << 30
_LARGER = ("min", "max", "where")
_JOINED = ("reduce", "scan")


def fits_32_bits(fitted: Fitted, layout: Layout) -> bool:
    """Whether 32-bit integers hold every index of a program for this layout."""
    function = fitted.function
    bounds = _Bounds(dict(zip(function.indices, fitted.values(layout), strict=True)))
    return bounds.hold(function)


class _Bounds:
    """How large, up to its sign, an index value may be; infinity where nothing is known."""

    def __init__(self, sizes: dict[Value, int]) -> None:
        self._of: dict[Value, float] = {v: abs(n) for v, n in sizes.items()}

    def hold(self, function: Function) -> bool:
        for op in function.walk():
            if not self._op(op):
                return False
        return all(self._reaches(buffer) for buffer in function.buffers)

    def _op(self, op: Op) -> bool:
        for block in op.blocks:
            for n, param in enumerate(block.params):
                if param.dtype == "index":
                    self._of[param] = self._param(op, n)
        if op.name in ("parallel", *_JOINED):
            count = len(op.blocks[0].params)
            if math.prod(self.of(v) for v in op.args[:count]) >= LIMIT:
                return False
        if op.name == "alloc" and not self._reaches(op.attrs["buffer"]):
            return False
        return all(v.dtype != "index" or self.of(v) < LIMIT for v in op.results)

    def _param(self, op: Op, n: int) -> float:
        """The bound of a block's parameter: of a loop's index its extent, else infinity."""
        if op.name == "for":
            return self.of(op.args[1]) if n == 0 else math.inf
        if op.name == "parallel" or (op.name in _JOINED and n < len(op.blocks[0].params)):
            return self.of(op.args[n])
        return math.inf

    def of(self, v: Any) -> float:
        if not isinstance(v, Value):
            return float(abs(v))
        if v.constant is not None:
            return float(abs(v.constant))
        if v not in self._of:
            self._of[v] = self._computed(v)
        return self._of[v]

    def _computed(self, v: Value) -> float:
        op = v.op
        if op is None or any(a.dtype not in ("index", "bool") for a in op.args):
            return math.inf
        parts = [self.of(a) for a in op.args if a.dtype == "index"]
        if op.name in ("add", "sub"):
            return sum(parts)
        if op.name == "mul":
            return math.prod(parts)
        if op.name in ("floordiv", "mod", "neg", "abs"):
            return parts[0] if op.name != "mod" else max(parts)
        return max(parts) if op.name in _LARGER else math.inf

    def _reaches(self, buffer: Buffer) -> bool:
        """Whether all places in a buffer, and one beyond along each dimension, are below it."""
        reach = sum(self.of(n) * self.of(s) for n, s in zip(buffer.shape, buffer.strides))
        return reach < LIMIT
