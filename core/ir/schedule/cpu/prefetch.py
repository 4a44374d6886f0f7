"""Prefetching: in kernels with several loops over a row, the last loop fetches the next row.

Processors fetch memory ahead by themselves while a row is read for the first time. The passes after
that find it in the cache, and meanwhile nothing is fetched: memory rests, and the next row begins
with a wait. So C has the next row fetched during the last pass, piece by piece, which takes a sixth
off layer_norm where rows come from memory. Behind the last row of a range the address may be
nobody's; asking for it does no harm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import ITEMSIZE
from core.ir.schedule import accesses

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.ir.dialect import Writer
    from core.ir.function import Block, Op, Value

LINE = 64  # bytes that are fetched at once
PLACES = 32  # iterations of a loop that writes at places it reads
MOST = 8192  # bytes of a row; longer ones would push this row out, and need it less


class Ahead:
    """The prefetches of one kernel; this is the block of its iterations."""

    def __init__(self, block: Block) -> None:
        passes = _passes(block)
        last = passes[-1] if len(passes) > 1 and block.params else None
        vector = last is not None and last.attrs.get("kind") == "vector"  # then it carries nothing
        self.last = last if vector else None
        self.loads = list(_next_rows(block)) if vector else []

    def fetches(self, writer: Writer, loop: Op) -> list[str]:
        """Before each piece of the last loop, as much of the next row is fetched."""
        return [_fetch(writer, *load) for load in self.loads] if loop is self.last else []


def fetch_places(writer: Writer, loop: Op) -> None:
    """In a loop that writes at places which it reads from memory in turn: fetches the place of a
    later iteration. What is read ahead is a number; where it is no place, no harm is done."""
    index, stop = loop.blocks[0].params[0], writer.name(loop.args[1])
    ops = set(loop.blocks[0].ops)
    for op in loop.blocks[0].ops:
        if op.name not in ("store", "atomic"):
            continue
        at = op.args[: op.attrs["buffer"].ndim]
        inside = [v for v in at if v.op in ops]
        load = _loaded(inside[0], index) if len(inside) == 1 and index not in set(at) else None
        if load is None:
            continue
        later = f"{writer.name(index)} + {PLACES}"
        place = writer.element(load, {index: f"({later})"})
        element = writer.element(op, {inside[0]: place})
        writer.line(f"if ({later} < {stop}) __builtin_prefetch(&{element}, 1);")


def _loaded(v: Value, index: Value) -> Op | None:
    """The one load at `index`, and constants beside, from which a place is computed."""
    found: dict[Op, None] = {}
    waiting = [v]
    while waiting:
        op = waiting.pop().op
        if op is not None and op.name == "load":
            found[op] = None
        elif op is not None:
            waiting += op.args
    load = next(iter(found), None)
    if load is None or len(found) > 1 or load.attrs.get("masked"):
        return None
    at = load.args[: load.attrs["buffer"].ndim]
    simple = index in set(at) and all(w is index or w.constant is not None for w in at)
    return load if simple and load.attrs["buffer"].access == "in" else None


def _passes(block: Block) -> list[Op]:
    """The loops over a row; of a kernel that has a way for short rows, those of the other way."""
    passes = [op for op in block.ops if _is_pass(op)]
    if len(passes) == 1 and passes[0].name == "if" and not passes[0].results:
        passes = [op for op in passes[0].blocks[1].ops if _is_pass(op)]
    return passes


def _is_pass(op: Op) -> bool:
    """Whether an operation is a loop, or chooses between some, as reductions do by length."""
    return accesses.is_loop(op) or (op.name == "if" and any(map(accesses.loops, op.blocks)))


def _next_rows(block: Block) -> Iterator[tuple[Op, Value, int]]:
    """A load of each input that has the row's index, that, and which dimension is along memory."""
    row, seen = block.params[-1], set()
    for op in block.walk():
        if op.name != "load":
            continue
        buffer = op.attrs["buffer"]
        along = _along(op, block) if buffer.access == "in" and buffer not in seen else None
        if along is not None:
            seen.add(buffer)
            yield op, row, along


def _along(op: Op, block: Block) -> int | None:
    """The one index that is neither the kernel's nor constant, if its elements lie in turn."""
    buffer = op.attrs["buffer"]
    at, still = op.args[: buffer.ndim], set(block.params)
    moving = [n for n, v in enumerate(at) if v not in still and v.constant is None]
    if block.params[-1] not in set(at) or len(moving) != 1:
        return None
    step = buffer.strides[moving[0]]
    return moving[0] if isinstance(step, int) and step == 1 else None


def _fetch(writer: Writer, op: Op, row: Value, along: int) -> str:
    buffer = op.attrs["buffer"]
    size, width = buffer.shape[along], ITEMSIZE[buffer.dtype]
    inside = f"ahead < {size if isinstance(size, int) else writer.name(size)} && "
    if size in set(writer.kernel.scalars) - writer.kernel.used:
        inside = ""  # which is not declared: nothing else reads it, the loop has another's end
    element = writer.element(op, {row: f"({writer.name(row)} + 1)", op.args[along]: "ahead"})
    return (
        f"for (long long ahead = piece; ahead < until && {inside}"
        f"ahead < {MOST // width}; ahead += {LINE // width}) __builtin_prefetch(&{element});"
    )
