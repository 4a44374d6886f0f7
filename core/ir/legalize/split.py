"""The base of passes that represent a dtype by others, such as complex numbers by two reals.

A `Splitter` copies a program. Each value becomes a tuple of values, of the dtypes that `parts`
returns; loops, branches, blocks and reductions carry the parts. A pass defines the parts of scalar
operations, loads and stores; where no part changes, operations are copied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.errors import LegalizeError
from core.ir import ops
from core.ir.function import Block, Buffer, Function, Op, Value
from core.ir.opset import SCALAR

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Parts = tuple[Value, ...]


class Splitter:
    """Copies a program, with each value as its parts."""

    def __init__(self, level: str = "loops") -> None:
        self.level = level
        self.values: dict[Value, Parts] = {}
        self.buffers: dict[Buffer, Buffer] = {}

    # ---- to be overridden ----------------------------------------------------------------------
    def parts(self, dtype: str) -> tuple[str, ...]:
        """The dtypes that stand for a value of this one."""
        return (dtype,)

    def memory(self, dtype: str) -> str:
        """The dtype of buffers that stand for those of this one."""
        return dtype

    def scalar(self, op: Op, args: list[Parts]) -> Sequence[Value]:
        """The replacement of a scalar operation with a split argument or result."""
        raise NotImplementedError

    def load(self, op: Op, at: list[Value]) -> Sequence[Value]:
        """The replacement of a load of a split dtype without a mask."""
        raise NotImplementedError

    def store(self, op: Op, at: list[Value], value: Parts, mask: list[Value]) -> None:
        """The replacement of a store, or of an atomic, of a split dtype."""
        raise NotImplementedError

    def join(self, combine: str, dtype: str, a: Parts, b: Parts) -> Sequence[Value]:
        """Two elements of a split dtype joined by a named combination."""
        raise NotImplementedError

    def alone(self, combine: str, dtype: str) -> bool:
        """Whether the parts are joined each for itself, by the same name."""
        return True

    # ---- names ---------------------------------------------------------------------------------
    def splits(self, dtype: str) -> bool:
        return self.parts(dtype) != (dtype,)

    def get(self, v: Value) -> Parts:
        """The parts of a value."""
        return self.values[v]

    def one(self, v: Value) -> Value:
        """The new value for one that is not split: an index, a condition."""
        (value,) = self.values[v]
        return value

    def flat(self, values: Sequence[Value]) -> list[Value]:
        return [part for v in values for part in self.get(v)]

    def dtypes(self, values: Sequence[Value]) -> list[str]:
        return [part for v in values for part in self.parts(v.dtype)]

    def buffer(self, buffer: Buffer) -> Buffer:
        copy = self.buffers.get(buffer)
        if copy is None:
            shape, strides = map(self._extent, buffer.shape), map(self._extent, buffer.strides)
            copy = Buffer(
                buffer.name, self.memory(buffer.dtype), tuple(shape), tuple(strides),
                buffer.space, buffer.access,
            )  # fmt: skip
            self.buffers[buffer] = copy
        return copy

    def _extent(self, size: Any) -> Any:
        if not isinstance(size, Value):
            return size
        value = self.one(size)
        return value if value.constant is None else value.constant

    # ---- the program ---------------------------------------------------------------------------
    def run(self, function: Function) -> Function:
        """The copy."""
        self.level = function.level
        for index in function.indices:
            self.values[index] = (Value(index.dtype, name=index.name),)
        block = Block()
        with ops.into(block):
            self._all(function.block.ops)
        params = [self.buffer(p) if isinstance(p, Buffer) else self.one(p) for p in function.params]
        return Function(function.name, params, block, function.level)

    def block(self, block: Block) -> Block:
        """A copy of a block, whose parameters are parts."""
        copy = Block()
        for param in block.params:
            parts = tuple(Value(d, name=param.name) for d in self.parts(param.dtype))
            self.values[param] = parts
            copy.params += parts
        with ops.into(copy):
            self._all(block.ops)
        return copy

    def inline(self, block: Block, args: Sequence[Parts]) -> list[Parts]:
        """Copies a block's operations here; returns its yielded values."""
        self.values.update(zip(block.params, args))
        self._all([op for op in block.ops if op.name != "yield"])
        return [self.get(v) for v in block.yields]

    def _all(self, operations: Sequence[Op]) -> None:
        for op in operations:
            if op.name in SCALAR:
                self._scalar(op)
            elif op.name in ("load", "read", "store", "atomic"):
                self._memory(op)
            elif op.name in ("reduce", "scan"):
                getattr(self, f"_{op.name}")(op)
            else:
                self._copy(op)

    def _copy(self, op: Op) -> None:
        attrs = dict(op.attrs)
        args = self.flat(op.args)
        if "buffer" in attrs:
            attrs["buffer"] = self.buffer(attrs["buffer"])
        if "others" in attrs:
            attrs["others"] = tuple(map(self.buffer, attrs["others"]))
        if op.name == "alloc":
            args = [s for s in attrs["buffer"].shape if isinstance(s, Value)]
        blocks = [self.block(b) for b in op.blocks]
        copy = ops.append(Op(op.name, args, attrs, self.dtypes(op.results), blocks))
        self._give(op, copy.results)

    def _give(self, op: Op, results: Sequence[Value]) -> None:
        """Takes the parts of all results, one after the other."""
        rest = list(results)
        for old in op.results:
            count = len(self.parts(old.dtype))
            self.values[old], rest = tuple(rest[:count]), rest[count:]

    # ---- scalar operations ---------------------------------------------------------------------
    def _scalar(self, op: Op) -> None:
        split = any(self.splits(v.dtype) for v in (*op.args, *op.results))
        if split:
            self._give(op, self.scalar(op, [self.get(a) for a in op.args]))
        else:
            self._give(op, self.copied(op, self.flat(op.args)))

    def copied(self, op: Op, args: Sequence[Value], dtype: str = "") -> list[Value]:
        """The same operation on other arguments."""
        copy = Op(op.name, args, dict(op.attrs), [dtype or op.result.dtype])
        return ops.append(copy).results

    def refuse(self, op: Op, why: str) -> LegalizeError:
        dtypes = ", ".join(a.dtype for a in op.args)
        return LegalizeError(
            what=f"{op.name} of {dtypes or op.result.dtype} cannot be spelled otherwise",
            why=why,
            exists="devices that have it: Capabilities(dtypes=..., math=...)",
            fix="compute it by other operations, or keep the operator on another device",
        )

    # ---- memory --------------------------------------------------------------------------------
    def _memory(self, op: Op) -> None:
        old = op.attrs["buffer"]
        wide = op.args[old.ndim].dtype if op.name in ("store", "atomic") else op.result.dtype
        at = [self.one(v) for v in op.args[: old.ndim]]
        if not self.splits(wide):
            attrs = {**op.attrs, "buffer": self.buffer(old)}
            copy = ops.append(Op(op.name, self.flat(op.args), attrs, self.dtypes(op.results)))
            self._give(op, copy.results)
        elif op.name in ("store", "atomic"):
            value, *mask = op.args[old.ndim :]
            self.store(op, at, self.get(value), [self.one(m) for m in mask])
        else:
            self._give(op, self._masked(op, at) if op.attrs.get("masked") else self.load(op, at))

    def _masked(self, op: Op, at: list[Value]) -> list[Value]:
        """Where the mask does not hold the elements are zeros, and then `other`."""
        mask, other = op.args[-2:]
        loaded = self.load(op, at)
        return [ops.where(self.one(mask), a, b) for a, b in zip(loaded, self.get(other))]

    def element(self, op: Op, at: list[Value], dtype: str, **attrs: Any) -> Value:
        """A load of an element in its split form, or of a part of it."""
        attrs = {**op.attrs, "buffer": self.buffer(op.attrs["buffer"]), **attrs}
        args = list(at)
        if op.attrs.get("masked"):
            args += [self.one(op.args[-2]), ops.const(0, dtype)]
        return ops.emit(op.name, args, dtype, **attrs)

    def write(self, op: Op, at: list[Value], value: Value, mask: list[Value], **attrs: Any) -> None:
        """A store, or atomic, of an element in its split form, or of a part of it."""
        attrs = {**op.attrs, "buffer": self.buffer(op.attrs["buffer"]), **attrs}
        ops.append(Op(op.name, [*at, value, *mask], attrs))

    # ---- reductions ----------------------------------------------------------------------------
    def _named(self, op: Op) -> bool:
        """Whether a named combination joins the parts, each for itself."""
        combine = op.attrs["combine"]
        return combine != "custom" and all(
            not self.splits(r.dtype) or self.alone(combine, r.dtype) for r in op.results
        )

    def _joined(self, op: Op, a: Sequence[Parts], b: Sequence[Parts]) -> list[Value]:
        """Two elements of a reduction joined, where they are."""
        if op.attrs["combine"] == "custom":
            return [p for parts in self.inline(op.blocks[-1], [*a, *b]) for p in parts]
        values: list[Value] = []
        for x, y, result in zip(a, b, op.results):
            if self.splits(result.dtype):
                values += self.join(op.attrs["combine"], result.dtype, x, y)
            else:
                values.append(ops.binary(OF_COMBINE[op.attrs["combine"]], x[0], y[0]))
        return values

    def _combiner(self, op: Op) -> list[Block]:
        """The block that joins two elements, if they are not joined by name."""
        if self._named(op):
            return []
        if op.attrs["combine"] == "custom":
            return [self.block(op.blocks[-1])]
        a, b = (
            [tuple(Value(d, name=name) for d in self.parts(r.dtype)) for r in op.results]
            for name in "ab"
        )
        combiner = Block([p for parts in [*a, *b] for p in parts])
        with ops.into(combiner):
            ops.append(Op("yield", self._joined(op, a, b)))
        return [combiner]

    def _reduce(self, op: Op) -> None:
        named = self._named(op)
        if not named and self.level == "scheduled":
            rank = len(op.blocks[0].params)
            initial = [self.get(v) for v in op.args[rank:]]
            self._give(op, self._loops(op, [], initial))
            return
        blocks = [self.block(op.blocks[0]), *self._combiner(op)]
        attrs = dict(op.attrs) if named else {**op.attrs, "combine": "custom", "kind": ""}
        args, dtypes = self.flat(op.args), self.dtypes(op.results)
        self._give(op, ops.append(Op("reduce", args, attrs, dtypes, blocks)).results)

    def _loops(self, op: Op, at: list[Parts], total: list[Parts]) -> list[Value]:
        """A reduction as loops that carry its values: how scheduled programs spell such."""
        body = op.blocks[0]
        if len(at) == len(body.params):
            return self._joined(op, total, self.inline(body, at))
        extent = self.one(op.args[len(at)])
        first = [p for parts in total for p in parts]

        def turn(index: Value, *carried: Value) -> list[Value]:
            return self._loops(op, [*at, (index,)], self._grouped(op, carried))

        return loop(extent, first, turn)

    def _grouped(self, op: Op, values: Sequence[Value]) -> list[Parts]:
        """Values as the parts of an operation's results."""
        parts, rest = [], list(values)
        for result in op.results:
            count = len(self.parts(result.dtype))
            parts.append(tuple(rest[:count]))
            rest = rest[count:]
        return parts

    def _scan(self, op: Op) -> None:
        blocks = [self.block(op.blocks[0]), self.block(op.blocks[1]), *self._combiner(op)]
        attrs = dict(op.attrs) if self._named(op) else {**op.attrs, "combine": "custom"}
        args, dtypes = self.flat(op.args), self.dtypes(op.results)
        self._give(op, ops.append(Op("scan", args, attrs, dtypes, blocks)).results)


OF_COMBINE = {
    "sum": "add", "prod": "mul", "min": "min", "max": "max", "and": "and", "or": "or", "xor": "xor",
}  # fmt: skip


def loop(
    stop: Any, initial: Sequence[Value], body: Callable[..., Sequence[Value]], start: Any = 0
) -> list[Value]:
    """A serial loop that carries values: body(index, *carried) -> the next ones."""
    block = Block([Value("index", name="j"), *(Value(v.dtype, name="c") for v in initial)])
    with ops.into(block):
        ops.append(Op("yield", body(*block.params)))
    bounds = [ops.value(x, "index") for x in (start, stop, 1)]
    dtypes = [v.dtype for v in initial]
    op = Op("for", [*bounds, *initial], {"kind": "serial"}, dtypes, [block])
    return ops.append(op).results


def uses(function: Function, dtypes: Callable[[str], bool]) -> bool:
    """Whether a value or buffer of a program has one of these dtypes."""
    names = {v.dtype for op in function.walk() for v in (*op.results, *op.args)}
    names |= {op.attrs["buffer"].dtype for op in function.walk() if "buffer" in op.attrs}
    names |= {b.dtype for b in function.buffers}
    return any(map(dtypes, names))
