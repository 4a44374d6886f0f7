"""The schedule for GPUs: each kernel as groups of lanes that share memory and wait for each other.

    elementwise, columns   one iteration a lane, neighbours along memory (lanes.py)
    rows                   one iteration a group, whose lanes share its loops (groups.py)
    products               tiles through shared memory (tiles.py)
    all                    reductions of everything in two kernels (split.py)

Which one follows from strides (facts.py), never from sizes that are not constants, and what comes
out is right for all sizes.
"""

from __future__ import annotations

from core.ir.function import Function, Op
from core.ir.rewrite import rewrite
from core.ir.schedule.gpu import facts
from core.ir.schedule.gpu.groups import Group, group_width
from core.ir.schedule.gpu.lanes import write_lanes
from core.ir.schedule.gpu.serial import Serial
from core.ir.schedule.gpu.split import split_reductions
from core.ir.schedule.gpu.tiles import Tiles, find_product, tile_side

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.function import Value
    from core.ir.schedule.capabilities import Capabilities


def schedule_gpu(function: Function, capabilities: Capabilities) -> Function:
    """The program with its kernels as groups and lanes."""
    function, parts = split_reductions(function)
    return rewrite(function, _Schedule(capabilities, parts), level="scheduled")


class _Schedule(Serial):
    def __init__(self, capabilities: Capabilities, parts: set[int]) -> None:
        super().__init__()
        self.capabilities = capabilities
        self.parts = parts

    def visit(self, op: Op) -> Sequence[Value] | None:
        if op.name != "parallel":
            return super().visit(op)
        product = find_product(op)
        side = tile_side(op, product, self.capabilities) if product else None
        if product is not None and side is not None:
            Tiles(self, op, product, side).write()
        elif (width := self._group_width(op)) is not None:
            Group(self, width).write(op)
        else:
            write_lanes(self, op, self.capabilities)
        return []

    def _group_width(self, op: Op) -> int | None:
        """How many lanes share an iteration of this kernel; None: each has one of its own."""
        wanted = id(op) in self.parts or facts.along_rows(op)
        if not wanted or not facts.can_be_group(op.blocks[0]):
            return None
        return group_width(op, self.capabilities)
