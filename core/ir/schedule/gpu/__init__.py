"""The schedule for GPUs: each kernel as groups of lanes that share memory and wait for each other.

    elementwise   one iteration a lane, neighbours along memory (lanes.py)
    transposed    tiles that shared memory turns around (transposed.py)
    rows          one iteration a group, whose lanes share its loops (groups.py)
    columns       some neighbouring iterations a group, a few lanes each (groups.py)
    products      tiles through shared memory (tiles.py), on matrix units where there are (units.py)
    attention     tiles of queries and blocks of keys, on matrix units (attention.py)
    everything    reductions and scans of all elements in several kernels (split.py)

Which one follows from strides (facts.py), never from sizes that are not constants, and what comes
out is right for all sizes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.function import Function, Op
from core.ir.rewrite import rewrite
from core.ir.schedule.gpu import facts
from core.ir.schedule.gpu.attention import Attention, attended, find_attention
from core.ir.schedule.gpu.groups import Group, group_shape
from core.ir.schedule.gpu.lanes import write_lanes
from core.ir.schedule.gpu.serial import Serial
from core.ir.schedule.gpu.split import split_reductions
from core.ir.schedule.gpu.tiles import Tiles, find_product, tile_shape
from core.ir.schedule.gpu.transposed import Turned, find_turned
from core.ir.schedule.gpu.units import unit_shapes, write_units

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.function import Value
    from core.ir.schedule.capabilities import Capabilities
    from core.ir.schedule.gpu.attention import Attended, Pattern


def schedule_gpu(function: Function, capabilities: Capabilities) -> Function:
    """The program with its kernels as groups and lanes."""
    function, parts = split_reductions(function, capabilities.parts)
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
        units = unit_shapes(op, product, self.capabilities) if product else []
        tile = tile_shape(op, product, self.capabilities) if product else None
        if product is not None and units:
            write_units(self, op, product, units)
        elif product is not None and tile is not None:
            Tiles(self, op, product, tile).write()
        elif self.capabilities.matrix_units and (attention := self._attention(op)) is not None:
            Attention(self, op, *attention).write()
        elif (shape := self._shape(op)) is not None:
            Group(self, self.capabilities, *shape).write(op)
        elif (pattern := find_turned(op, self.capabilities)) is not None:
            Turned(self, op, pattern).write()
        else:
            write_lanes(self, op, self.capabilities)
        return []

    def _attention(self, op: Op) -> tuple[Pattern, Attended] | None:
        pattern = find_attention(op)
        share = None if pattern is None else attended(pattern, self.capabilities)
        return None if pattern is None or share is None else (pattern, share)

    def _shape(self, op: Op) -> tuple[int, int, int] | None:
        """The column, and the lanes each way, of groups; None: each iteration is one lane's."""
        column = -1 if id(op) in self.parts else facts.best_axis(op)
        if column is None or not facts.can_be_group(op.blocks[0], column >= 0):
            return None
        shape = group_shape(op, column, self.capabilities)
        return None if shape is None else (column, *shape)
