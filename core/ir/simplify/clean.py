"""Dead code: results that nothing uses, loops without effect, memory that nothing reads or writes.

The last step of `simplify`; it removes operations in place, from a program that only it holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.ir.function import Buffer, Function, Op, Value
from core.ir.opset import TILE_OPS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.ir.function import Block

KEPT = frozenset(
    ("store", "atomic", "barrier", "read", "yield", *TILE_OPS)
)  # effects by themselves


def has_effect(op: Op) -> bool:
    """Whether an operation, or one inside it, does more than compute its results."""
    return op.name in KEPT or any(
        inner.name in KEPT and (inner.name != "yield") for b in op.blocks for inner in b.walk()
    )


def remove_dead(function: Function) -> None:
    """Removes operations without effect or use."""
    live = _Live()
    for param in function.params:
        if isinstance(param, Buffer):
            live.buffer(param)
    live.block(function.block)


def remove_unused(block: Block) -> None:
    """Removes operations of one block without effect or use."""
    _Live().block(block)


class _Live:
    """The values and buffers that are used, found from the last operation to the first."""

    def __init__(self) -> None:
        self.used: set[int] = set()

    def values(self, values: Iterable[Any]) -> None:
        for v in values:
            if isinstance(v, Value):
                self.used.add(id(v))

    def buffer(self, buffer: Buffer) -> None:
        if id(buffer) not in self.used:
            self.used.add(id(buffer))
            self.values(buffer.shape)
            self.values(buffer.strides)

    def block(self, block: Block) -> None:
        live = [op for op in reversed(block.ops) if self._keep(op)]
        block.ops = live[::-1]

    def _keep(self, op: Op) -> bool:
        if op.name == "alloc":
            needed = id(op.attrs["buffer"]) in self.used
        else:
            needed = any(id(r) in self.used for r in op.results) or has_effect(op)
        if not needed:
            return False
        for block in reversed(op.blocks):
            self.block(block)
        self.values(op.args)
        if "buffer" in op.attrs:
            self.buffer(op.attrs["buffer"])
        for other in op.attrs.get("others", ()):
            self.buffer(other)
        return True
