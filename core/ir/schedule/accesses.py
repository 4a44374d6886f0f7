"""Analysis for the schedules: how loads and stores move through memory as an index grows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.dtype_table import ITEMSIZE, is_integer
from core.ir.function import Op, Value
from core.ir.reports import is_report

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from core.ir.function import Block

ACCESSES = ("load", "store", "atomic")


def accesses(block: Block) -> Iterator[Op]:
    """The loads, stores and atomics in a block and all blocks inside it, on global memory."""
    for op in block.walk():
        if op.name in ACCESSES and op.attrs["buffer"].space in ("global", "temp"):
            yield op


def coefficient(
    v: Value, index: Value, coefficients: dict[Value, int | None] | None = None
) -> int | None:
    """By how much v grows when the index grows by 1; None where that is no constant."""
    coefficients = {} if coefficients is None else coefficients
    if v not in coefficients:
        coefficients[v] = 1 if v is index else _grows(v.op, index, coefficients)
    return coefficients[v]


def _grows(op: Op | None, index: Value, coefficients: dict[Value, int | None]) -> int | None:
    if op is None or op.name == "const":
        return 0
    parts = [coefficient(a, index, coefficients) for a in op.args]
    if op.name == "load":  # the same element, of memory that nobody writes
        buffer = op.attrs["buffer"]
        same = stride(op, index) == 0 and all(p == 0 for p in parts[buffer.ndim :])
        return 0 if buffer.access == "in" and same else None
    if all(p == 0 for p in parts) and op.name not in ("reduce", "for", "if", "scan"):
        return 0
    if not all(_counts(v.dtype) for v in (*op.args, *op.results)):
        return None
    if op.name == "cast":
        return parts[0]
    if op.name in ("add", "sub") and None not in parts:
        a, b = parts
        return a + b if op.name == "add" else a - b  # type: ignore[operator]
    if op.name == "mul":
        for a, b in ((0, 1), (1, 0)):
            factor = op.args[b].constant
            if factor is not None and parts[a] is not None:
                return parts[a] * int(factor)  # type: ignore[operator]
    return None


def _counts(dtype: str) -> bool:
    """Whether numbers of a dtype go on by one: positions in memory neither round nor wrap in it."""
    return dtype == "index" or (is_integer(dtype) and ITEMSIZE[dtype] >= 4)


def stride(access: Op, index: Value) -> int | None:
    """By how many elements an access moves when the index grows by 1; None: by no constant."""
    buffer = access.attrs["buffer"]
    total = 0
    for at, step in zip(access.args[: buffer.ndim], buffer.strides):
        grows = coefficient(at, index)
        if grows == 0:
            continue
        if grows is None or not isinstance(step, int):
            return None
        total += grows * step
    return total


def score(block: Block, index: Value) -> int:
    """How well the accesses in a block suit a vector along the index: unit strides less others."""
    points = 0
    for access in accesses(block):
        step = stride(access, index)
        weight = 1 if access.name == "load" else 2
        if step == 1:
            points += weight
        elif step != 0:
            points -= weight
    return points


def is_loop(op: Op) -> bool:
    return op.name in ("for", "reduce", "scan")


def loops(block: Block) -> list[Op]:
    """The loops of a block, outermost ones only."""
    return [op for op in block.ops if is_loop(op)]


def straight(block: Block) -> bool:
    """Whether a block is free of loops, private arrays and effects that a vector cannot have."""
    return not any(
        op.name in ("for", "reduce", "scan", "alloc", "atomic", "if", "barrier", "parallel")
        for op in block.walk()
    )


def independent(op: Op) -> bool:
    """Whether the iterations of a `for` may run in any order.

    They carry nothing, are free of inner loops, write to no buffer that they also read elsewhere
    than at the element written, and no two write the same element: the loop's index is by itself
    an index of every store.
    """
    block = op.blocks[0]
    if op.results or not straight(block):
        return False
    index = block.params[0]
    stores = [o for o in block.walk() if o.name == "store" and not is_report(o.attrs["buffer"])]
    for store in stores:
        buffer = store.attrs["buffer"]
        if buffer.space == "local" or not any(a is index for a in store.args[: buffer.ndim]):
            return False
        for load in block.walk():
            if load.name != "load" or load.attrs["buffer"] is not buffer:
                continue
            if not are_same(load.args[: buffer.ndim], store.args[: buffer.ndim]):
                return False
    return True


def are_same(a: Sequence[Value], b: Sequence[Value]) -> bool:
    """Whether values are one by one the same, or the same constants."""
    return len(a) == len(b) and all(
        x is y or (x.constant is not None and x.constant == y.constant) for x, y in zip(a, b)
    )


def depends(v: Any, on: Iterable[Value]) -> bool:
    """Whether a value is computed from one of these, within the block that defines them."""
    targets = set(on)
    seen: set[Value] = set()

    def search(value: Value) -> bool:
        if value in targets:
            return True
        if value in seen:
            return False
        seen.add(value)
        return value.op is not None and any(search(a) for a in value.op.args)

    return isinstance(v, Value) and search(v)
