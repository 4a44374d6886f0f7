"""Analysis for the GPU schedule: which loops lanes can share, and along which axis.

A loop can be split across lanes when its iterations are independent:

- it carries no values;
- every buffer that it stores to (global, or a temporary) has a dimension in which all its accesses
  in the loop have the same index, and that index is `c * i + d`, where i is the loop's index, c a
  number other than 0, and d does not change in the loop: no two iterations share an element;
- a buffer that it joins to atomically is not accessed otherwise;
- it stores to no private array that is made outside of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.ir.function import Buffer, Op, Value
from core.ir.reports import is_report
from core.ir.schedule import accesses

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from core.ir.function import Block

SMALL = 16  # a reduction of a constant extent up to here is not worth a tree
LOOPS = ("for", "reduce", "scan")


# ---- independence ------------------------------------------------------------------------------
def is_independent(op: Op) -> bool:
    """Whether the iterations of a `for` may be carried out by different lanes."""
    return (
        op.name == "for" and not op.results and _own_elements(op.blocks, [op.blocks[0].params[0]])
    )


def scan_is_independent(op: Op) -> bool:
    """The same for a `scan`'s work on each prefix, in the order of the lanes."""
    both = op.blocks[:2]
    return _own_elements(both, [b.params[0] for b in both])


def _own_elements(blocks: Sequence[Block], indices: Sequence[Value]) -> bool:
    inside = {id(v) for v in defined(blocks)}
    allocations = {id(o.attrs["buffer"]) for b in blocks for o in b.walk() if o.name == "alloc"}
    touched: dict[Buffer, list[Op]] = {}
    for block in blocks:
        for op in block.walk():
            if op.name in accesses.ACCESSES and not is_report(op.attrs["buffer"]):
                touched.setdefault(op.attrs["buffer"], []).append(op)
    for buffer, operations in touched.items():
        names = {op.name for op in operations}
        if names == {"load"} or names == {"atomic"} or id(buffer) in allocations:
            continue
        if buffer.space == "local" or "atomic" in names:
            return False
        at = [[_linear(a, indices, inside) for a in op.args[: buffer.ndim]] for op in operations]
        if not any(_one_each([row[n] for row in at]) for n in range(buffer.ndim)):
            return False
    return True


def _one_each(at: Sequence[dict[Any, int] | None]) -> bool:
    """Whether these indices are the same in one iteration, and differ between iterations."""
    first = at[0]
    return first is not None and first.get("i", 0) != 0 and all(a == first for a in at)


def _linear(v: Value, indices: Sequence[Value], inside: set[int]) -> dict[Any, int] | None:
    """v as `c * i + d`: {"i": c, ...} with the terms of d; None if it is something else."""
    if any(v is i for i in indices):
        return {"i": 1}
    if v.constant is not None:
        return {"": v.constant} if v.constant else {}
    if id(v) not in inside:
        return {id(v): 1}
    op = v.op
    if op is None or op.name not in ("add", "sub", "mul"):
        return None
    a, b = (_linear(x, indices, inside) for x in op.args)
    if a is None or b is None:
        return None
    if op.name != "mul":
        return _sum(a, b, 1 if op.name == "add" else -1)
    for x, y in ((a, op.args[1].constant), (b, op.args[0].constant)):
        if y is not None:
            return {k: c * y for k, c in x.items()} if y else {}
    return None


def _sum(a: dict[Any, int], b: dict[Any, int], sign: int) -> dict[Any, int]:
    total = dict(a)
    for k, c in b.items():
        total[k] = total.get(k, 0) + sign * c
    return {k: c for k, c in total.items() if c}


def defined(blocks: Iterable[Block]) -> Iterator[Value]:
    """Every value that these blocks define."""
    for block in blocks:
        yield from block.params
        for op in block.ops:
            yield from op.results
            yield from defined(op.blocks)


# ---- work of a whole group ---------------------------------------------------------------------
def is_shared(op: Op) -> bool:
    """Whether the lanes of a group share the work of an operation: the loops that are for them."""
    if op.name == "reduce":
        return (trips(op) or SMALL + 1) > SMALL
    return op.name == "scan" or is_independent(op)


def has_shared(op: Op) -> bool:
    """Whether lanes share the work of this operation or of one that it repeats."""
    if is_shared(op):
        return True
    return op.name in ("for", "if") and any(has_shared(o) for b in op.blocks for o in b.ops)


def shared_loops(block: Block) -> list[Op]:
    """The loops of a kernel that the lanes of a group would share."""
    loops = []
    for op in block.ops:
        if is_shared(op):
            loops.append(op)
        elif op.name in ("for", "if"):
            loops += [o for b in op.blocks for o in shared_loops(b)]
    return loops


def trips(op: Op) -> int | None:
    """How many iterations a loop has, if that is constant."""
    if op.name == "for":
        start, stop, step = (a.constant for a in op.args[:3])
        return None if None in (start, stop, step) else max(0, -(-(stop - start) // step))
    total = 1
    for extent in op.args[: 1 if op.name == "scan" else len(op.blocks[0].params)]:
        if extent.constant is None:
            return None
        total *= max(int(extent.constant), 0)
    return total


def can_be_group(block: Block, column: bool = False) -> bool:
    """Whether one group can carry out one iteration of a kernel, or those of some columns.

    All lanes of an iteration compute unshared values, and the first one stores them. So what only
    one lane stores must not be read before a barrier, and barriers stand only where all lanes come:
    conditions and bounds are the same for all, those of columns side by side too.
    """
    inside = {id(v) for v in defined([block])} if column else None
    return all(_can_share(op, inside) for op in block.ops)


def _can_share(op: Op, inside: set[int] | None) -> bool:
    if op.name == "scan":
        return scan_is_independent(op) and _is_uniform(op.args[0], inside)
    if op.name not in ("for", "if") or is_independent(op):
        return True
    if not has_shared(op):
        return not _reads_what_it_writes(op)
    bounds = op.args[:3] if op.name == "for" or inside is not None else op.args
    if inside is None:  # the index of a loop that carries what differs counts as different, too
        bounds = [*op.args, *(v for b in op.blocks for v in b.yields)]
    uniform = all(_is_uniform(v, inside) for v in bounds)
    return uniform and all(_can_share(o, inside) for b in op.blocks for o in b.ops)


def _is_uniform(v: Value, inside: set[int] | None) -> bool:
    """Whether the verifier sees that all lanes hold the same.

    inside: what columns side by side may differ in; None for one iteration, whose lanes differ only
    in private arrays.
    """
    if inside is not None:
        return v.constant is not None or id(v) not in inside
    seen: set[int] = set()
    todo = [v]
    while todo:
        v = todo.pop()
        if id(v) in seen or v.op is None:
            continue
        seen.add(id(v))
        if v.op.name == "load" and v.op.attrs["buffer"].space == "local":
            return False
        todo += [*v.op.args, *(y for b in v.op.blocks for y in b.yields)]
    return True


def _reads_what_it_writes(op: Op) -> bool:
    read, written = memory([op])
    return bool(read & written)


def memory(operations: Iterable[Op]) -> tuple[set[Buffer], set[Buffer]]:
    """The buffers, other than private ones, that operations read and that they write."""
    read: set[Buffer] = set()
    written: set[Buffer] = set()
    for op in operations:
        for inner in (op, *(o for b in op.blocks for o in b.walk())):
            if inner.name in accesses.ACCESSES and inner.attrs["buffer"].space != "local":
                (read if inner.name == "load" else written).add(inner.attrs["buffer"])
    return read, written


# ---- along which axis --------------------------------------------------------------------------
def best_axis(op: Op) -> int | None:
    """Along which index neighbouring lanes should run, if lanes share a kernel's loops.

    -1: along the loops themselves; else the number of a parallel index. The one along which more
    accesses in the loops have stride 1. None: lanes should not share them.
    """
    block = op.blocks[0]
    loops = shared_loops(block)
    if not loops or all((trips(o) or SMALL + 1) <= SMALL for o in loops):
        return None
    if all(a.constant == 1 for a in op.args):
        return -1
    if any(_is_window(loop, index) for loop in loops for index in block.params):
        return None
    inner = sum(_along(loop) for loop in loops)
    columns = [_across(loops, index) for index in block.params]
    best = max(range(len(columns)), key=lambda n: (columns[n], n))
    if inner > 0 and inner >= columns[best]:
        return -1
    return best if columns[best] > 0 else None


def _is_window(loop: Op, index: Value) -> bool:
    """Whether a reduction slides over memory with a parallel index, as a convolution's: few steps.

    x[i + r]: along r neighbours of x[i] are read, and the neighbouring iteration reads them too.
    """
    if loop.name != "reduce":
        return False
    for access in accesses.accesses(loop.blocks[0]):
        for at in access.args[: access.attrs["buffer"].ndim]:
            step = accesses.coefficient(at, index)
            own = [accesses.coefficient(at, p) for p in loop.blocks[0].params]
            if step and abs(step) <= SMALL and any(own):
                return True
    return False


def _along(loop: Op) -> int:
    if loop.name == "scan":
        return sum(score(b, b.params[0]) for b in loop.blocks[:2])
    indices = loop.blocks[0].params[: 1 if loop.name == "for" else None]
    return max((score(loop.blocks[0], i) for i in indices), default=0)


def _across(loops: Sequence[Op], index: Value) -> int:
    return sum(score(b, index) for loop in loops for b in loop.blocks)


def score(block: Block, index: Value) -> int:
    """How well neighbouring lanes would lie along an index: unit strides less others.

    Accesses at indices that memory holds go anywhere, from any lane: they do not count.
    """
    points = 0
    for access in accesses.accesses(block):
        at = access.args[: access.attrs["buffer"].ndim]
        if any(accesses.coefficient(a, index) is None for a in at):
            continue
        step = accesses.stride(access, index)
        weight = 1 if access.name == "load" else 2
        points += weight if step == 1 else 0 if step == 0 else -weight
    return points
