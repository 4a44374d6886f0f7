"""Where an operation may stand: on the host, in a kernel, in a group, or in a lane.

Programs have two levels. At "loops" a `parallel` is a kernel, independent of the device.
At "scheduled" it is a "range" of iterations, or a "group" of "lane"s that share memory and wait
for each other at barriers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.opset import HOST_OPS, TILE_OPS
from core.ir.rules import Mismatch

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.ir.function import Op, Value


class Place:
    """Where a block is.

    Attributes:
        level: of the program.
        where: "host", "kernel" (of one iteration, or one lane), or "group".
        pure: inside a reduction, scan or combiner, which may be computed in any order.
        uniform: all lanes of the group come here or none; barriers are allowed here.
        varying: whether the lanes of a group may hold different values of one.
        lanes: the lane blocks' sizes of the group around it.
    """

    __slots__ = ("lanes", "level", "pure", "uniform", "varying", "where")

    def __init__(self, level: str, where: str = "host") -> None:
        self.level = level
        self.where = where
        self.pure = False
        self.uniform = False
        self.varying: Callable[[Value], bool] | None = None
        self.lanes: set[int] = set()

    def inside(self, where: str = "", pure: bool = False, uniform: bool = True) -> Place:
        """The place of a block in this place."""
        inner = Place(self.level, where or self.where)
        inner.pure = self.pure or pure
        inner.uniform = self.uniform and uniform
        inner.varying, inner.lanes = self.varying, self.lanes
        return inner

    def describe(self) -> str:
        """The place in words, for errors."""
        where = {"host": "the host's program", "group": "a group, outside of its lanes"}
        text = where.get(self.where, "a kernel")
        return text + (", in what a reduction joins" if self.pure else "") + f" ({self.level})"


def check_level(op: Op, place: Place) -> list[Place]:
    """Raises `Mismatch` where an operation may not stand; else the places of its blocks."""
    if place.level not in ("loops", "scheduled"):
        raise Mismatch(f"there is no level {place.level!r}", 'use "loops" or "scheduled"')
    if place.where == "host":
        return _host(op, place)
    if op.name == "read":
        raise Mismatch("only the host reads back", "load the element")
    if op.name == "parallel":
        return [_nested_parallel(op, place)]
    if place.where == "group":
        return _group(op, place)
    return _kernel(op, place)


def _host(op: Op, place: Place) -> list[Place]:
    if op.name not in HOST_OPS:
        raise Mismatch(
            "the host computes indices and starts kernels; it does not touch memory but by `read`",
            "put it in a kernel: with b.parallel(): ...",
        )
    if op.name == "alloc" and op.attrs["buffer"].space != "temp":
        raise Mismatch("the host allocates temporaries", "use b.temp, or allocate in a kernel")
    if op.name == "parallel":
        return [_kernel_place(op, place)]
    if op.name == "for" and op.attrs["kind"] != "serial":
        raise Mismatch("the host's loops are serial", 'use the kind "serial"')
    return [place.inside() for _ in op.blocks]


def _kernel_place(op: Op, place: Place) -> Place:
    kind = op.attrs["kind"]
    allowed = ("",) if place.level == "loops" else ("range", "group")
    if kind not in allowed:
        raise Mismatch(
            f"a kernel of the level {place.level} has the kind {' or '.join(map(repr, allowed))}",
            f"use kind={allowed[0]!r}",
        )
    if kind == "group":
        inner = place.inside("group")
        inner.uniform, inner.lanes = True, set()
        return inner
    return place.inside("kernel")


def _nested_parallel(op: Op, place: Place) -> Place:
    if op.attrs["kind"] != "lane" or place.where != "group":
        raise Mismatch(
            "a kernel contains no other kernel: only lanes, directly in a group",
            "use b.range inside of kernels, or give the kernel more dimensions",
        )
    count = 1
    for arg in op.args:
        count *= -1 if arg.constant is None else arg.constant
    if any(a.constant is None for a in op.args) or (place.lanes and count not in place.lanes):
        raise Mismatch(
            "the lanes of a group are a constant number, the same in all its lane blocks",
            f"use {', '.join(map(str, place.lanes)) or 'constant'} lanes",
        )
    from core.ir.uniform import varying

    place.lanes.add(count)
    inner = place.inside("kernel")
    inner.varying = varying(op)
    return inner


def _group(op: Op, place: Place) -> list[Place]:
    if op.name == "alloc" and op.attrs["buffer"].space == "shared":
        return []
    if op.name not in ("load", "barrier", "yield"):
        raise Mismatch(
            "directly in a group stand lane blocks, shared memory, barriers and index arithmetic",
            'put it in the lanes: with b.parallel(lanes, kind="lane") as lane: ...',
        )
    return []


def _kernel(op: Op, place: Place) -> list[Place]:
    {
        "alloc": _alloc, "store": _store, "atomic": _store, "barrier": _barrier, "for": _for,
        "reduce": _reduce, "scan": _scan, "shuffle": _shuffle,
        **dict.fromkeys(TILE_OPS, _tile),
    }.get(op.name, _anything)(op, place)  # fmt: skip
    same = place.varying is None or not any(map(place.varying, op.args[: 3 if _is_for(op) else 1]))
    if op.name in ("reduce", "scan"):
        inner = [place.inside(pure=True, uniform=False) for _ in op.blocks]
        if op.name == "scan":
            inner[1] = place.inside(uniform=False)
        return inner
    return [place.inside(uniform=same) for _ in op.blocks]


def _is_for(op: Op) -> bool:
    return op.name == "for"


def _anything(op: Op, place: Place) -> None:
    pass


def _alloc(op: Op, place: Place) -> None:
    if op.attrs["buffer"].space == "tile":
        _tile(op, place)
    elif op.attrs["buffer"].space != "local":
        raise Mismatch(
            "inside of kernels memory is local; temporaries are the host's, "
            "shared memory is a group's",
            "use b.local, or allocate outside",
        )


def _store(op: Op, place: Place) -> None:
    if place.pure and (op.attrs["buffer"].space != "local" or op.name == "atomic"):
        raise Mismatch(
            "elements of a reduction are computed in any order, maybe twice: they write nothing",
            "store in a loop (b.range), or in the last function given to b.scan",
        )


def _barrier(op: Op, place: Place) -> None:
    if not place.uniform or place.varying is None:
        raise Mismatch(
            "a barrier waits for all lanes of a group, and here some may not come",
            "put it where conditions and bounds are the same for all lanes",
        )


def _tile(op: Op, place: Place) -> None:
    _in_step("a tile is of", place)


def _shuffle(op: Op, place: Place) -> None:
    _in_step("a shuffle is between", place)


def _in_step(what: str, place: Place) -> None:
    if not place.uniform or place.varying is None:
        raise Mismatch(
            f"{what} all lanes that run in step, and here some may not come",
            "put it in a lane block, where conditions and bounds are the same for all lanes",
        )


def _for(op: Op, place: Place) -> None:
    if place.level == "loops" and op.attrs["kind"] != "serial":
        raise Mismatch("how a loop is spelled is the schedule's choice", 'use the kind "serial"')


def _reduce(op: Op, place: Place) -> None:
    if op.attrs.get("kind", "") not in ("", "vector"):
        raise Mismatch("a reduction is spelled in order, or as vector", 'use kind="" or "vector"')
    if place.level == "scheduled" and op.attrs["combine"] == "custom":
        raise Mismatch(
            "scheduled programs join with named combinations",
            "spell it as a loop that carries values",
        )


def _scan(op: Op, place: Place) -> None:
    if place.level == "scheduled":
        raise Mismatch("scheduled programs have no scan", "spell it as a loop that carries values")
