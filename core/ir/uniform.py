"""Which values differ between the lanes of a group, which decides where barriers may stand.

A value is the same for all lanes if it follows from nothing that differs: not from the lane's
index, not from a lane's memory, not from a branch that only some lanes take.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.ir.function import Block, Op, Value


def varying(lanes: Op) -> Callable[[Value], bool]:
    """Of a `parallel` of kind "lane": whether a value may differ between its lanes."""
    varying_ids = {id(p) for p in lanes.blocks[0].params}
    size = -1
    while size != len(varying_ids):  # loops carry values round: repeat until nothing is added
        size = len(varying_ids)
        _block(lanes.blocks[0], varying_ids)
    return lambda value: id(value) in varying_ids


def _block(block: Block, varying_ids: set[int]) -> None:
    for op in block.ops:
        for inner in op.blocks:
            _block(inner, varying_ids)
        _op(op, varying_ids)


def _op(op: Op, varying_ids: set[int]) -> None:
    buffer = op.attrs.get("buffer")
    yields = [v for b in op.blocks for v in b.yields]
    differs = any(id(a) in varying_ids for a in [*op.args, *yields])
    if op.name == "atomic" or (buffer is not None and buffer.space == "local"):
        differs = True
    if not differs:
        return
    varying_ids.update(id(r) for r in op.results)
    for block in op.blocks:
        varying_ids.update(id(p) for p in block.params)
