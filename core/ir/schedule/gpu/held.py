"""Rows that lanes hold: what several loops of a kernel read of a row is read from memory once.

Softmax and norms read their row in two or three loops. Where the row has no more elements than the
lanes of a group keep in registers, the first loop that reads an element keeps it in an array of
the lane's, and the others take it from there. All these loops give a lane the same elements.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from core.ir.function import Buffer, Value
from core.ir.schedule import accesses
from core.ir.schedule.gpu import facts
from core.ir.schedule.gpu.packs import pack_size
from core.ir.schedule.gpu.serial import power_of_two

if TYPE_CHECKING:
    from core.ir.function import Block, Op
    from core.ir.schedule.capabilities import Capabilities


@dataclass
class Held:
    """What the lanes of a group hold of a row.

    Attributes:
        extent: the elements of a row. pack: neighbours that a lane takes at once. turns: how many
            packs a lane takes; it has room for one more element.
        loops: that go along the row, in order. arrays: by the loads of these, the number of the
            array that holds what they read.
    """

    extent: Value
    pack: int
    turns: int
    loops: list[Op]
    arrays: dict[Op, int] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """Elements that a lane has room for."""
        return self.turns * self.pack + 1


def find_held(block: Block, capabilities: Capabilities, width: int) -> Held | None:
    """What of a kernel's row is worth holding; None: no element is read by two loops.

    width: the lanes of a group. The elements that fill no pack are fewer: each lane takes one.
    """
    inside = {id(v) for v in facts.defined([block])}
    loops = [op for op in block.ops if _along(op) is not None]
    extents = [v for op in loops if id(v := _extent(op)) not in inside]
    alike = [op for op in loops if extents and _same(_extent(op), extents[0])]
    if not capabilities.held or len(alike) < 2:
        return None
    packs = [pack_size(op.blocks[0], op.blocks[0].params[0], capabilities) for op in alike]
    pack = min(max(packs), power_of_two(width)) if min(packs) > 1 else 1
    held = Held(extents[0], pack, 0, alike)
    _, written = facts.memory(block.ops)
    found: dict[tuple[object, ...], list[tuple[int, Op]]] = {}
    for number, op in enumerate(alike):
        for load in op.blocks[0].ops:
            if load.name == "load" and load.attrs["buffer"] not in written:
                key = _place(load, op.blocks[0])
                if key is not None:
                    found.setdefault(key, []).append((number, load))
    several = [
        [load for _, load in loads]
        for loads in found.values()
        if len({number for number, _ in loads}) > 1
    ]
    if not several:
        return None
    held.turns = power_of_two(capabilities.held // len(several)) // pack
    held.arrays = {load: n for n, loads in enumerate(several) for load in loads}
    return held if held.turns else None


def _along(op: Op) -> Value | None:
    """The index of a loop along a row, from its first element on, that lanes share."""
    if not facts.is_shared(op) or op.name == "scan":
        return None
    if op.name == "reduce":
        return op.blocks[0].params[0] if len(op.blocks[0].params) == 1 else None
    start, _, step = (v.constant for v in op.args[:3])
    return op.blocks[0].params[0] if start == 0 and step == 1 else None


def _extent(op: Op) -> Value:
    return op.args[0] if op.name == "reduce" else op.args[1]


def _same(a: Value, b: Value) -> bool:
    return a is b or (a.constant is not None and a.constant == b.constant)


def _place(load: Op, block: Block) -> tuple[object, ...] | None:
    """What a load reads: its buffer, and indices that are the loop's own or do not change in it."""
    buffer: Buffer = load.attrs["buffer"]
    if buffer.space not in ("global", "temp") or set(load.attrs) - {"buffer", "masked"}:
        return None
    if load.attrs.get("masked") or accesses.stride(load, block.params[0]) == 0:
        return None
    inside = {id(v) for v in facts.defined([block])}
    place: list[object] = [id(buffer)]
    for v in load.args[: buffer.ndim]:
        if v is block.params[0]:
            place.append("i")
        elif v.constant is not None:
            place.append(v.constant)
        elif id(v) in inside:
            return None
        else:
            place.append(id(v))
    return tuple(place) if "i" in place else None
