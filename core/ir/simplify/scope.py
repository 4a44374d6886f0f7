"""The blocks that are open during the walk of `simplify`, and the values usable in each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from core.ir.function import Block, Op, Value


class Scope:
    """Where operations are put, and which results are visible.

    Attributes:
        blocks: the open blocks, outermost first. loops: whether each is run many times.
        kernel: the number of the block of the kernel that is open; nothing moves out of it.
        seen: results by what computes them. Entries go when the block of their operation ends.
    """

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.loops: list[bool] = []
        self.kernel: int | None = None
        self.seen: dict[Any, Value] = {}
        self.constants: dict[Any, Value] = {}
        self._depth: dict[int, int] = {}  # the block of each value, by id
        self._undo: list[list[tuple[dict[Any, Any], Any, Any]]] = []
        self._first = 0  # where the first block gets its next constant

    def enter(self, block: Block, loop: bool) -> None:
        self.blocks.append(block)
        self.loops.append(loop)
        self._undo.append([])
        for param in block.params:
            self._depth[id(param)] = len(self.blocks) - 1

    def leave(self) -> None:
        self.blocks.pop()
        self.loops.pop()
        for table, key, old in reversed(self._undo.pop()):
            if old is None:
                del table[key]
            else:
                table[key] = old

    def put(self, table: dict[Any, Any], key: Any, value: Any, depth: int = -1) -> None:
        """table[key] = value until a block ends: the innermost, or that at `depth`."""
        self._undo[depth].append((table, key, table.get(key)))
        table[key] = value

    def constant(self, v: Value, key: Any) -> None:
        self.constants[key] = v
        assert v.op is not None
        self.blocks[0].ops.insert(self._first, v.op)
        self._first += 1

    def append(self, op: Op, key: Any = None, hoist: bool = False) -> None:
        """Puts an operation at the end of the innermost block, or in front of loops around it."""
        depth = self._outside(op) if hoist else len(self.blocks) - 1
        self.blocks[depth].ops.append(op)
        for result in op.results:
            self._depth[id(result)] = depth
        if key is not None:
            self.put(self.seen, key, op.results[0], depth)

    def _outside(self, op: Op) -> int:
        """The block in front of the outermost loop in which the operation's arguments stay."""
        depth = max([self._depth.get(id(a), 0) for a in op.args], default=0)
        depth = max(depth, self.kernel or 0)
        for at in range(depth + 1, len(self.blocks)):
            if self.loops[at]:
                return at - 1
        return len(self.blocks) - 1
