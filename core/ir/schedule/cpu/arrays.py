"""Arrays of one iteration, which schedules keep for lanes or columns, and masks of lanes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Block, Buffer, Op, Value
from core.ir.rewrite import Copier
from core.ir.schedule.accesses import depends

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence


class Private:
    """A small array; indices are kept in it as int64, for memory has no indices."""

    __slots__ = ("buffer", "dtype")

    def __init__(self, name: str, dtype: str, *shape: int) -> None:
        self.dtype = dtype
        memory_dtype = "int64" if dtype == "index" else dtype
        self.buffer = Buffer(name, memory_dtype, shape, None, "local", "inout")
        ops.append(Op("alloc", [], {"buffer": self.buffer}))

    def put(self, *at: Value, value: Value) -> None:
        stored = ops.cast(value, self.buffer.dtype)
        ops.append(Op("store", [*at, stored], {"buffer": self.buffer}))

    def get(self, *at: Value) -> Value:
        loaded = ops.emit("load", list(at), self.buffer.dtype, buffer=self.buffer)
        return ops.cast(loaded, self.dtype)


def put_all(arrays: Sequence[Private], at: Value, values: Sequence[Value]) -> None:
    for array, v in zip(arrays, values, strict=True):
        array.put(at, value=v)


def get_all(arrays: Sequence[Private], at: Value) -> list[Value]:
    return [array.get(at) for array in arrays]


def each(stop: Value, body: Callable[[Value], None], kind: str = "vector", name: str = "k") -> None:
    """A loop from 0 to stop that carries nothing."""
    block = Block([Value("index", name=name)])
    with ops.into(block):
        body(block.params[0])
        ops.append(Op("yield"))
    bounds = [ops.const(0, "index"), stop, ops.const(1, "index")]
    ops.append(Op("for", bounds, {"kind": kind}, [], [block]))


def either(
    condition: Value, then: Callable[[], list[Value]], otherwise: Callable[[], list[Value]]
) -> list[Value]:
    """The results of one of two ways, by a condition."""
    branches = [Block(), Block()]
    for branch, way in zip(branches, (then, otherwise)):
        with ops.into(branch):
            ops.append(Op("yield", way()))
    dtypes = [v.dtype for v in branches[0].yields]
    return ops.append(Op("if", [condition], {}, dtypes, branches)).results


def in_pieces(extents: Sequence[Value], sides: Mapping[int, int], body: Block) -> Op:
    """A range whose iterations compute several elements each; sides: how many along an index of the
    kernel. Who counts the iterations of a kernel of rows and columns reads it of the attributes."""
    last = len(extents) - 1
    pieces = {"rows": sides.get(last - 1, 1), "columns": sides.get(last, 1)}
    attrs = {"kind": "range", "vector": False, **pieces}
    return Op("parallel", extents, attrs, [], [body])


class Masking(Copier):
    """While `mask` is a condition on a lane, a lane for which it does not hold loads nothing; what
    is loaded for all lanes at once is there for one of them."""

    def __init__(self) -> None:
        super().__init__()
        self.mask: Value | None = None
        self.lane = Value("index")  # that is copied

    def visit(self, op: Op) -> Sequence[Value] | None:
        if self.mask is None or op.name != "load":
            return None
        args = self.args(op)
        if not op.attrs.get("masked"):
            args += [ops.const(True, "bool"), ops.const(0, op.results[0].dtype)]
        *at, mask, other = args
        if not any(depends(index, [self.lane]) for index in at):
            return None
        attrs = {**op.attrs, "buffer": self.buffer(op.attrs["buffer"]), "masked": True}
        args = [*at, self.mask & mask, other]
        return ops.append(Op("load", args, attrs, [other.dtype])).results
