"""Loops over the same rows that can be one: several sums, and what is stored for each row beside.

What two loops read is then read once: `y = where(x > 0, g, 0)` and `y.sum(0)` are a sum and a loop
of stores, each of which reads x and g.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from core.dtype_table import is_float
from core.ir.schedule import accesses

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.ir.function import Buffer, Op, Value


class Loops(NamedTuple):
    """Loops in each other that go from 0 in steps of 1; body: what the innermost does."""

    op: Op
    indices: list[Value]
    extents: list[Value]
    body: list[Op]


def is_sum(op: Op) -> bool:
    """Whether a loop is a sum of floating-point numbers over an index."""
    own = op.name == "reduce" and op.blocks[0].params and op.attrs["combine"] == "sum"
    return bool(own) and is_float(op.results[0].dtype)


def loops_of(op: Op) -> Loops:
    """A reduction's loops."""
    indices = op.blocks[0].params
    return Loops(op, indices, op.args[: len(indices)], op.blocks[0].ops[:-1])


def loops_beside(first: Op, later: Sequence[Op]) -> tuple[list[Loops], list[Op]]:
    """Of the operations after a sum: the loops that can be made with it, and what has to be
    computed before for that.

    These are other sums, and loops that only store, over as many rows. They use nothing that is
    computed from a sum, and move before what stands between: so they read nothing that it or a loop
    beside stores, and store nothing that one of them reads or stores. Two buffers may lie in the
    same memory, element by element: nothing is stored before what stands between reads memory.
    """
    own = _plain(first)
    if own is None:
        return [], []
    beside: list[Loops] = []
    between: list[Op] = []
    needed: list[Op] = []
    sums = set(first.results)
    read, stored = _memory(first)
    reads_between = False
    for op in later:
        loops, (reads, stores) = _plain(op), _memory(op)
        if (
            loops is not None
            and accesses.are_same(loops.extents, own.extents)
            and not (stores and reads_between)
            and reads.isdisjoint(stored)
            and stores.isdisjoint(read | stored)
            and not any(accesses.depends(v, sums) for v in operands(op))
            and (before := _needed(op, between)) is not None
        ):
            beside.append(loops)
            needed += [o for o in before if o not in needed]
            sums.update(op.results)
        else:
            between.append(op)
            reads_between = reads_between or bool(reads)
        read, stored = read | reads, stored | stores
    return beside, needed


def _memory(op: Op) -> tuple[set[Buffer], set[Buffer]]:
    """What an operation reads, and what it stores."""
    read: set[Buffer] = set()
    stored: set[Buffer] = set()
    for inner in (op, *(o for block in op.blocks for o in block.walk())):
        if inner.name in ("load", "atomic"):
            read.add(inner.attrs["buffer"])
        if inner.name in ("store", "atomic"):
            stored.add(inner.attrs["buffer"])
    return read, stored


def _plain(op: Op) -> Loops | None:
    """The loops of a sum, or of what stores something for each row."""
    if op.name == "for":
        return _stores(op)
    return loops_of(op) if is_sum(op) and accesses.straight(op.blocks[0]) else None


def _stores(op: Op) -> Loops | None:
    """The loops of one `for`, or of several that have nothing but the next one in them."""
    indices: list[Value] = []
    extents: list[Value] = []
    constants: list[Op] = []
    inner = op
    while True:
        start, stop, step = inner.args[:3]
        if inner.results or (start.constant, step.constant) != (0, 1):
            return None
        indices.append(inner.blocks[0].params[0])
        extents.append(stop)
        within = inner.blocks[0].ops[:-1]
        if not within or within[-1].name != "for":
            break
        constants += within[:-1]
        inner = within[-1]
    body = inner.blocks[0]
    stores = [o for o in body.walk() if o.name == "store"]
    constant = all(o.name == "const" for o in constants)
    whole = all(any(a is i for a in o.args) for o in stores for i in indices)
    if not (stores and constant and whole and accesses.independent(inner)):
        return None
    return Loops(op, indices, extents, [*constants, *body.ops[:-1]])


def _needed(op: Op, between: Sequence[Op]) -> list[Op] | None:
    """Of some operations those that a loop uses; None where one is a loop, or reads memory."""
    used = set(operands(op))
    needed: list[Op] = []
    for other in reversed(between):
        if used.isdisjoint(other.results):
            continue
        if other.blocks or other.name in ("load", "alloc", "atomic"):
            return None
        used.update(other.args)
        needed.append(other)
    return needed[::-1]


def operands(op: Op) -> Iterator[Value]:
    """What an operation is given, and all operations inside of it."""
    yield from op.args
    for block in op.blocks:
        for inner in block.walk():
            yield from inner.args
