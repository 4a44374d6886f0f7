"""The schedule for CPUs: ranges of iterations for threads, vectors for the innermost loop.

Each kernel becomes a `parallel` of kind "range". Which loop is the vector's follows from strides:

    elementwise   the index along which most accesses have stride 1; where accesses disagree, tiles
    rows          the innermost reductions and loops, if they run along memory (rows.py)
    columns       the last parallel index, if that one does, or if loops carry values from step to
                  step: loops move outside of it (columns.py)
    all           a reduction to one result is first cut into partial ones (split.py)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Block, Function, Op, Value
from core.ir.rewrite import Copier, rewrite
from core.ir.schedule import accesses
from core.ir.schedule.cpu.columns import Columns, can_run_as_columns
from core.ir.schedule.cpu.rows import Rows, by_extent
from core.ir.schedule.cpu.short_rows import LONGEST, ShortRows, row_length
from core.ir.schedule.cpu.split import split_reductions
from core.ir.schedule.cpu.tiles import disagreeing, write_tiles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.schedule.capabilities import Capabilities


def schedule_cpu(function: Function, capabilities: Capabilities) -> Function:
    """The program with its kernels as ranges and vectors."""
    function = split_reductions(function, capabilities.grain)
    return rewrite(function, _Schedule(capabilities), level="scheduled")


class _Schedule(Copier):
    def __init__(self, capabilities: Capabilities) -> None:
        super().__init__()
        self.capabilities = capabilities

    def visit(self, op: Op) -> Sequence[Value] | None:
        if op.name != "parallel":
            return None
        block = op.blocks[0]
        if not accesses.loops(block):
            self._elementwise(op)
        elif (column := self._column(op)) is not None:
            self._columns(op, column)
        else:
            self._rows(op)
        return []

    # ---- elementwise ---------------------------------------------------------------------------
    def _elementwise(self, op: Op) -> None:
        block = op.blocks[0]
        order = list(range(len(block.params)))
        if len(order) > 1:
            best = max(order, key=lambda n: (accesses.score(block, block.params[n]), n))
            order = [n for n in order if n != best] + [best]
            other = disagreeing(block, order)
            if other is not None:
                write_tiles(self, op, order, other, self.capabilities)
                return
        self._range(op, order, vector=accesses.straight(block))

    def _range(self, op: Op, order: Sequence[int], vector: bool) -> None:
        """A copy as a range, with its indices in another order."""
        args = self.args(op)
        params = op.blocks[0].params
        body = Block([Value("index", name=params[n].name) for n in order])
        self.values.update({params[n]: p for n, p in zip(order, body.params)})
        with ops.into(body):
            self.inside(op.blocks[0])
            ops.append(Op("yield"))
        attrs = {"kind": "range", "vector": vector}
        ops.append(Op("parallel", [args[n] for n in order], attrs, [], [body]))

    def inside(self, block: Block) -> None:
        """A kernel's operations, without the `yield`."""
        self.all(block.ops[:-1])

    # ---- rows and columns ----------------------------------------------------------------------
    def _column(self, op: Op) -> int | None:
        """Which parallel index the vector should run along, if not along the inner loops."""
        block = op.blocks[0]
        loops = accesses.loops(block)
        if all(map(_runs_in_steps, loops)):
            return self._lane(block)
        inner = sum(self._inner_score(loop) for loop in loops)
        best = None
        for n, index in enumerate(block.params):
            points = sum(accesses.score(loop.blocks[0], index) for loop in loops)
            if points > max(inner, 0) and can_run_as_columns(block, index):
                best, inner = n, points
        return best

    def _lane(self, block: Block) -> int | None:
        """Of a block whose loops go step by step, the index that most accesses lie along."""
        best = None
        most = 0
        for n, index in enumerate(block.params):
            points = accesses.score(block, index)
            if points > most and can_run_as_columns(block, index):
                best, most = n, points
        return best

    def _inner_score(self, loop: Op) -> int:
        own = 1 if loop.name in ("for", "scan") else len(loop.blocks[0].params)
        body = loop.blocks[1] if loop.name == "scan" else loop.blocks[0]
        deeper = accesses.loops(body)
        if deeper:
            return sum(self._inner_score(inner) for inner in deeper)
        scores = (accesses.score(loop.blocks[0], p) for p in loop.blocks[0].params[:own])
        return max(scores, default=0)

    def _columns(self, op: Op, column: int) -> None:
        Columns(self, self.capabilities).write(op, column)

    def _rows(self, op: Op) -> None:
        block = op.blocks[0]
        body = Block([Value("index", name=p.name) for p in block.params])
        self.values.update(zip(block.params, body.params))
        length = row_length(block, self.capabilities)

        def written(rows: Rows) -> list[Value]:
            rows.values, rows.buffers = dict(self.values), self.buffers
            rows.all(block.ops[:-1])
            return []

        def short() -> list[Value]:
            return written(ShortRows(self.capabilities, block))

        def long() -> list[Value]:
            return written(Rows(self.capabilities))

        with ops.into(body):
            if length is None:
                long()
            else:
                by_extent(self.value(length), LONGEST + 1, short, long)
            ops.append(Op("yield"))
        attrs = {"kind": "range", "vector": False}
        ops.append(Op("parallel", self.args(op), attrs, [], [body]))


def _runs_in_steps(loop: Op) -> bool:
    """Whether a loop carries values from step to step, and has no loop inside."""
    return loop.name == "for" and bool(loop.results) and not accesses.loops(loop.blocks[0])
