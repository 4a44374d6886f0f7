"""Packs: neighbouring elements that one lane loads or stores at once.

A schedule marks a loop over neighbours as a "pack". When all else is done, `split_packs` takes the
loads and stores that run along memory out of it, into separate loops: "pack_load" fills an
array of the lane's, "pack_store" empties one. A dialect spells such a loop as one wide access where
the address allows it; to all others it is a loop like any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import ITEMSIZE
from core.ir import ops
from core.ir.function import Block, Buffer, Function, Op, Value
from core.ir.opset import SCALAR
from core.ir.reports import is_report
from core.ir.rewrite import Copier, rewrite
from core.ir.schedule import accesses
from core.ir.schedule.gpu.serial import index, loop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.schedule.capabilities import Capabilities

MOST = 8  # elements of a pack
LONG = 160  # operations of an iteration that is not worth repeating for each element
LEAST_BYTES = 4  # of a wide access


def pack_size(block: Block, along: Value, capabilities: Capabilities) -> int:
    """How many neighbouring iterations a lane should carry out together; 1: none."""
    operations = list(block.walk())
    if not capabilities.pack_bytes or len(operations) > LONG or not accesses.straight(block):
        return 1
    sizes = []
    for access in accesses.accesses(block):
        step = accesses.stride(access, along)
        if step not in (0, 1) or "part" in access.attrs:  # a complex number's parts take turns
            return 1
        if step == 1 and not is_report(access.attrs["buffer"]):
            sizes.append(ITEMSIZE[access.attrs["buffer"].dtype])
    return max(1, min(MOST, capabilities.pack_bytes // min(sizes))) if sizes else 1


def split_packs(function: Function) -> Function:
    """The program with the accesses of its packs in separate loops."""
    return rewrite(function, _Split())


class _Split(Copier):
    def __init__(self) -> None:
        super().__init__()
        self.arrays: dict[Op, Buffer] = {}  # of the loads and stores that are taken out
        self.place: Value | None = None  # which element of a pack is being copied

    def visit(self, op: Op) -> Sequence[Value] | None:
        if op.name == "for" and op.attrs["kind"] == "pack":
            return self._pack(op)
        if op not in self.arrays or self.place is None:
            return None
        array = self.arrays[op]
        if op.name == "load":
            return [ops.emit("load", [self.place], op.results[0].dtype, buffer=array)]
        value = self.value(op.args[op.attrs["buffer"].ndim])
        ops.append(Op("store", [self.place, value], {"buffer": array}))
        return []

    def _pack(self, op: Op) -> list[Value]:
        block, count = op.blocks[0], self.value(op.args[1])
        size = op.args[1].constant
        assert isinstance(size, int), "a schedule fixes how many neighbours a pack has"
        loads, stores = _wide(block, size)
        for access in [*loads, *stores]:
            dtype = access.attrs["buffer"].dtype
            array = Buffer("pack", dtype, [size], None, "local", "inout")
            self.arrays[access] = array
            ops.append(Op("alloc", [], {"buffer": array}))
        for access in loads:
            self._access(block, access, count)

        def step(n: Value, state: list[Value]) -> list[Value]:
            self.place = n
            carried = self.inline(block, [n, *state])
            self.place = None
            return carried

        first = [self.value(v) for v in op.args[3:]]
        results = loop(index(0), count, index(1), first, step, "unroll", "n")
        for access in stores:
            self._access(block, access, count)
        return results

    def _access(self, block: Block, access: Op, count: Value) -> None:
        """A loop that only loads, or only stores, the elements of a pack's access."""
        buffer, array = access.attrs["buffer"], self.arrays[access]
        needed = _needed(block, access.args[: buffer.ndim])
        assert needed is not None, "only accesses at plain places are taken out"
        inner = Copier()
        inner.values, inner.buffers = dict(self.values), self.buffers

        def step(n: Value, _: list[Value]) -> list[Value]:
            inner.values[block.params[0]] = n
            inner.all(needed)
            at = [inner.value(v) for v in access.args[: buffer.ndim]]
            attrs = {**access.attrs, "buffer": inner.buffer(buffer)}
            if access.name == "load":
                value = ops.append(Op("load", at, attrs, [access.results[0].dtype])).results[0]
                ops.append(Op("store", [n, value], {"buffer": array}))
            else:
                dtype = access.args[buffer.ndim].dtype
                value = ops.emit("load", [n], dtype, buffer=array)
                ops.append(Op("store", [*at, value], attrs))
            return []

        loop(index(0), count, index(1), [], step, f"pack_{access.name}", "n")


def _wide(block: Block, count: int) -> tuple[list[Op], list[Op]]:
    """The loads that may go before all else in a pack, and the stores that may go last."""
    along = block.params[0]
    touched: dict[Buffer, list[Op]] = {}
    for op in block.walk():
        if op.name in accesses.ACCESSES:
            touched.setdefault(op.attrs["buffer"], []).append(op)
    own = set(block.ops)
    loads: list[Op] = []
    stores: list[Op] = []
    for operations in touched.values():
        if not all(
            op in own and _runs(op, along, count) and _is_plain(block, op) for op in operations
        ):
            continue
        names = [op.name for op in operations]
        if "store" not in names[:-1]:  # no element is loaded after a store
            loads += [op for op in operations if op.name == "load"]
            stores += [op for op in operations if op.name == "store"]
    return loads, stores


def _runs(op: Op, along: Value, count: int) -> bool:
    """Whether an access runs along memory, and is wide enough to be worth it."""
    buffer = op.attrs["buffer"]
    return (
        op.name != "atomic"
        and buffer.space in ("global", "temp", "shared")
        and not is_report(buffer)
        and ITEMSIZE[buffer.dtype] * count >= LEAST_BYTES
        and accesses.stride(op, along) == 1
    )


def _is_plain(block: Block, op: Op) -> bool:
    """Whether an access is made in any case, at a place that numbers alone give."""
    buffer = op.attrs["buffer"]
    return not op.attrs.get("masked") and _needed(block, op.args[: buffer.ndim]) is not None


def _needed(block: Block, values: Sequence[Value]) -> list[Op] | None:
    """The operations of a block that values follow from; None if some are more than arithmetic."""
    wanted = set(values)
    needed = []
    for op in reversed(block.ops):
        if wanted.isdisjoint(op.results):
            continue
        if op.name not in SCALAR:
            return None
        needed.append(op)
        wanted.update(op.args)
    return needed[::-1]
