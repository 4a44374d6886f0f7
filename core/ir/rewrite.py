"""Copying a program with changes: the base of every pass.

A pass is a subclass of `Copier` that gives, for the operations it changes, what takes their
place; everything else is copied. Programs are never changed where they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.ir import ops
from core.ir.function import Block, Buffer, Function, Op, Value

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Copier:
    """Copies blocks to the block that is being built; maps each old value to the new one."""

    def __init__(self) -> None:
        self.values: dict[Value, Value] = {}
        self.buffers: dict[Buffer, Buffer] = {}

    # ---- to be overridden ----------------------------------------------------------------------
    def visit(self, op: Op) -> Sequence[Value] | None:
        """The replacement of an operation's results; None: the operation is copied."""
        return None

    # ---- names ---------------------------------------------------------------------------------
    def value(self, v: Value) -> Value:
        """The copy of a value; the value itself, if it is defined outside of the copied code."""
        return self.values.get(v, v)

    def args(self, op: Op) -> list[Value]:
        return [self.values.get(v, v) for v in op.args]

    def buffer(self, buffer: Buffer) -> Buffer:
        """The new buffer for an old one; its shape and strides follow their values."""
        copy = self.buffers.get(buffer)
        if copy is None:
            shape = [self._extent(s) for s in buffer.shape]
            strides = [self._extent(s) for s in buffer.strides]
            copy = Buffer(buffer.name, buffer.dtype, shape, strides, buffer.space, buffer.access)
            self.buffers[buffer] = copy
        return copy

    def _extent(self, size: Any) -> Any:
        if not isinstance(size, Value):
            return size
        mapped = self.value(size)
        return mapped if mapped.constant is None else mapped.constant

    # ---- copying -------------------------------------------------------------------------------
    def op(self, op: Op) -> None:
        """Copies one operation, or replaces it by the result of `visit`."""
        results = self.visit(op)
        if results is None:
            results = self.copy(op).results
        self.values.update(zip(op.results, results, strict=True))

    def copy(self, op: Op, **attrs: Any) -> Op:
        """Appends a copy of an operation, with other attributes where they are given."""
        changed = {**op.attrs, **attrs}
        if "buffer" in changed:
            changed["buffer"] = self.buffer(changed["buffer"])
        if "others" in changed:
            changed["others"] = tuple(map(self.buffer, changed["others"]))
        blocks = [self.block(b) for b in op.blocks]
        args, dtypes = self.args(op), [v.dtype for v in op.results]
        return ops.append(Op(op.name, args, changed, dtypes, blocks))

    def block(self, block: Block) -> Block:
        """A copy of a block, with new parameters."""
        copy = Block([Value(p.dtype, name=p.name) for p in block.params])
        self.values.update(zip(block.params, copy.params, strict=True))
        with ops.into(copy):
            self.all(block.ops)
        return copy

    def all(self, operations: Sequence[Op]) -> None:
        for op in operations:
            self.op(op)

    def inline(self, block: Block, args: Sequence[Value]) -> list[Value]:
        """Copies a block's operations to the current block, its parameters being `args`.

        Returns its yielded values; the `yield` is left out.
        """
        self.values.update(zip(block.params, args, strict=True))
        self.all(block.ops[:-1] if block.ops and block.ops[-1].name == "yield" else block.ops)
        return [self.value(v) for v in block.yields]

    def joined(self, op: Op, state: Sequence[Value], elements: Sequence[Value]) -> list[Value]:
        """Two states of a reduction or scan, joined by its combiner."""
        if op.attrs["combine"] == "custom":
            return self.inline(op.blocks[-1], [*state, *elements])
        return [ops.join(op.attrs["combine"], a, b) for a, b in zip(state, elements, strict=True)]


def rewrite(function: Function, copier: Copier, **changes: Any) -> Function:
    """A copy of a program made by `copier`; parameters are copied too.

    changes: `level=`, `name=` of the new function.
    """
    params: list[Any] = []
    for p in function.params:
        if isinstance(p, Value):
            copier.values.setdefault(p, Value(p.dtype, name=p.name))
            params.append(copier.values[p])
        else:
            params.append(p)
    block = Block()
    with ops.into(block):
        # Strides may be computed by the host's first operations: buffers are copied after them.
        copier.all(function.block.ops)
    copies = [copier.buffer(p) if isinstance(p, Buffer) else p for p in params]
    return Function(
        changes.get("name", function.name), copies, block, changes.get("level", function.level)
    )


def map_ops(
    function: Function, visit: Callable[[Op, list[Value]], Any], **changes: Any
) -> Function:
    """A copy in which visit(op, args) gives the results of an operation, or None to copy it."""

    class Mapper(Copier):
        def visit(self, op: Op) -> Any:
            return visit(op, self.args(op))

    return rewrite(function, Mapper(), **changes)
