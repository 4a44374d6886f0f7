"""Loops within one lane: work without an operation of scheduled programs is a `for` loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.function import Block, Buffer, Op, Value
from core.ir.rewrite import Copier

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

COMBINE_OPS = {
    "sum": "add", "prod": "mul", "min": "min", "max": "max", "and": "and", "or": "or", "xor": "xor",
}  # fmt: skip


class Serial(Copier):
    """Copies the statements of one lane."""

    def visit(self, op: Op) -> Sequence[Value] | None:
        if op.name == "alloc":  # a block may be copied more than once: each copy has its own
            self.buffers.pop(op.attrs["buffer"], None)
        if op.name == "scan":
            return self.serial_scan(op)
        if op.name == "reduce" and (op.attrs["combine"] == "custom" or len(op.results) > 1):
            return self.serial_reduce(op)
        return None

    def serial_reduce(self, op: Op) -> list[Value]:
        """One loop a dimension, which carry the state."""
        block = op.blocks[0]
        rank = len(block.params)
        extents = [self.value(v) for v in op.args[:rank]]

        def nest(at: list[Value], state: list[Value]) -> list[Value]:
            if len(at) == rank:
                return self.joined(op, state, self.inline(block, at))
            extent = extents[len(at)]
            return loop(index(0), extent, index(1), state, lambda i, s: nest([*at, i], s))

        return nest([], [self.value(v) for v in op.args[rank:]])

    def serial_scan(self, op: Op) -> list[Value]:
        elements, then = op.blocks[:2]

        def step(i: Value, state: list[Value]) -> list[Value]:
            total = self.joined(op, state, self.inline(elements, [i]))
            self.inline(then, [i, *total])
            return total

        first = [self.value(v) for v in op.args[1:]]
        return loop(index(0), self.value(op.args[0]), index(1), first, step)

    def joined(self, op: Op, a: Sequence[Value], b: Sequence[Value]) -> list[Value]:
        """Two states of a reduction or scan as one."""
        name = op.attrs["combine"]
        if name == "custom":
            return self.inline(op.blocks[-1], [*a, *b])
        return [ops.binary(COMBINE_OPS[name], x, y) for x, y in zip(a, b)]


# ---- small builders ----------------------------------------------------------------------------
def index(n: int) -> Value:
    return ops.const(n, "index")


def loop(
    start: Value,
    stop: Value,
    step: Value,
    first: Sequence[Value],
    body: Callable[[Value, list[Value]], Sequence[Value]],
    kind: str = "serial",
    name: str = "j",
) -> list[Value]:
    """A `for` that carries values: body(i, carried) gives the next."""
    block = Block([Value("index", name=name), *(Value(v.dtype, name="c") for v in first)])
    with ops.into(block):
        ops.append(Op("yield", body(block.params[0], block.params[1:])))
    dtypes = [v.dtype for v in first]
    return ops.append(
        Op("for", [start, stop, step, *first], {"kind": kind}, dtypes, [block])
    ).results


def stored_as(dtype: str) -> str:
    """The dtype of memory for values of a dtype: an index has no fixed size."""
    return "int64" if dtype == "index" else dtype


def put(arrays: Sequence[Buffer], at: Sequence[Value], values: Sequence[Value]) -> None:
    """Stores a state, one value in each array."""
    for array, v in zip(arrays, values):
        ops.append(Op("store", [*at, ops.cast(v, array.dtype)], {"buffer": array}))


def get(arrays: Sequence[Buffer], at: Sequence[Value], like: Sequence[Value]) -> list[Value]:
    """A stored state, of the dtypes of `like`."""
    return [
        ops.cast(ops.emit("load", list(at), a.dtype, buffer=a), v.dtype)
        for a, v in zip(arrays, like)
    ]


def get_where(
    arrays: Sequence[Buffer], at: Sequence[Value], condition: Value, others: Sequence[Value]
) -> list[Value]:
    """A stored state where the condition holds, else the other one."""
    values = []
    for a, v in zip(arrays, others):
        args = [*at, condition, ops.cast(v, a.dtype)]
        loaded = ops.emit("load", args, a.dtype, buffer=a, masked=True)
        values.append(ops.cast(loaded, v.dtype))
    return values


def when(condition: Value, body: Callable[[], None]) -> None:
    """Statements for the lanes where the condition holds."""
    block = Block()
    with ops.into(block):
        body()
        ops.append(Op("yield"))
    ops.append(Op("if", [condition], {}, [], [block]))


def choose(
    condition: Value, then: Callable[[], Sequence[Value]], otherwise: Callable[[], Sequence[Value]]
) -> list[Value]:
    """Values of one branch or the other."""
    blocks = [Block(), Block()]
    for block, branch in zip(blocks, (then, otherwise)):
        with ops.into(block):
            ops.append(Op("yield", branch()))
    dtypes = [v.dtype for v in blocks[0].yields]
    return ops.append(Op("if", [condition], {}, dtypes, blocks)).results


def parallel(
    kind: str, extents: Sequence[Value], names: Sequence[str], body: Callable[..., None]
) -> Op:
    """A `parallel` of that kind; body is given its indices."""
    block = Block([Value("index", name=n) for n in names])
    with ops.into(block):
        body(*block.params)
        ops.append(Op("yield"))
    return ops.append(Op("parallel", list(extents), {"kind": kind}, [], [block]))


def product(values: Sequence[Value]) -> Value:
    total = index(1)
    for v in values:
        total = total * v
    return total


def unflatten(flat: Value, extents: Sequence[Value]) -> list[Value]:
    """The indices of an element counted row-major; the last one is fastest."""
    indices: list[Value] = []
    for extent in reversed(extents[1:]):
        indices.append(flat % extent)
        flat = flat // extent
    return [flat, *reversed(indices)] if extents else []


def rounded_up(total: Value, size: int) -> Value:
    """How many pieces of that size hold `total` elements."""
    return (total + (size - 1)) // index(size)


def power_of_two(n: int) -> int:
    """The largest power of two up to n."""
    return 1 << max(n, 1).bit_length() - 1
