"""The walk of `simplify` over a program: each operation is replaced by the least that equals it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.ir.function import Block, Buffer, Function, Op, Value
from core.ir.opset import SCALAR
from core.ir.simplify.clean import has_effect
from core.ir.simplify.emitter import Emitter
from core.ir.simplify.fold import Constant, fold
from core.ir.simplify.indices import Indices

if TYPE_CHECKING:
    from collections.abc import Sequence

    Results = Sequence[Value]


class Walk(Emitter):
    """Copies a program, simpler.

    Attributes:
        values, buffers: the new one for each, by id.
        epoch: counts up where memory may have changed; equal loads within one are the same.
    """

    def __init__(self, function: Function, longest: int = 3) -> None:
        super().__init__()
        self.function = function
        self.buffers: dict[int, Buffer] = {}
        self.indices = Indices(self, longest)
        self.epoch = 0

    def run(self) -> Function:
        old = self.function
        params: list[Any] = []
        for p in old.params:
            if isinstance(p, Value):
                self.values[id(p)] = copy = Value(p.dtype, name=p.name)
                params.append(copy)
            else:
                params.append(p)
        self.indices.sizes(old)
        block = Block()
        self.scope.enter(block, loop=False)
        for op in old.block.ops:
            self.op(op)
        copies = [self.buffer(p) if isinstance(p, Buffer) else p for p in params]
        return Function(old.name, copies, block, old.level)

    # ---- what became of things -----------------------------------------------------------------
    def buffer(self, buffer: Buffer) -> Buffer:
        copy = self.buffers.get(id(buffer))
        if copy is None:
            copy = self.buffers[id(buffer)] = Buffer(
                buffer.name,
                buffer.dtype,
                [self._extent(s) for s in buffer.shape],
                [self._extent(s) for s in buffer.strides],
                buffer.space,
                buffer.access,
            )
        return copy

    def _extent(self, size: Any) -> Any:
        if not isinstance(size, Value):
            return size
        mapped = self.value(size)
        return mapped if mapped.constant is None else mapped.constant

    # ---- operations ----------------------------------------------------------------------------
    def op(self, op: Op) -> None:
        name = op.name
        if name == "const":
            results: Results = [self.const(op.attrs["value"], op.results[0].dtype)]
        elif name in SCALAR:
            results = [self.scalar(op)]
        else:
            results = getattr(self, f"_{name}")(op)
        for old, new in zip(op.results, results, strict=True):
            self.values[id(old)] = new
            if old.name and not new.name and new.constant is None:
                new.name = old.name

    def scalar(self, op: Op) -> Value:
        args = [self.values[id(a)] for a in op.args]
        result = op.results[0]
        index = args[0].dtype == "index"
        if index:
            value = self.indices.find(op.name, args, result.dtype)
            if value is not None:
                return value
        folded = fold(op.name, args, result.dtype)
        if isinstance(folded, Constant):
            return self.const(folded.number, result.dtype)
        if folded is not None:
            return folded
        return self.emit(op.name, args, result.dtype, op.attrs, result.name, hoist=index)

    # ---- memory --------------------------------------------------------------------------------
    def _load(self, op: Op) -> Results:
        args = [self.values[id(a)] for a in op.args]
        attrs = {**op.attrs, "buffer": self.buffer(op.attrs["buffer"])}
        if attrs.get("masked") and args[-2].constant is not None:
            if not args[-2].constant:
                return [args[-1]]
            args, attrs = args[:-2], _unmasked(attrs)
        others = sorted((k, str(v)) for k, v in attrs.items() if k != "buffer")
        key = ("load", self.epoch, id(attrs["buffer"]), tuple(map(id, args)), tuple(others))
        result = op.results[0]
        return [self.emit("load", args, result.dtype, attrs, result.name, key=key)]

    def _store(self, op: Op) -> Results:
        args = [self.values[id(a)] for a in op.args]
        attrs = {**op.attrs, "buffer": self.buffer(op.attrs["buffer"])}
        if attrs.get("masked") and args[-1].constant is not None:
            if not args[-1].constant:
                return []
            args, attrs = args[:-1], _unmasked(attrs)
        self.scope.append(Op(op.name, args, attrs))
        self.epoch += 1
        return []

    _atomic = _store

    def _plain(self, op: Op) -> Results:
        """An operation that is only copied."""
        args = [self.values[id(a)] for a in op.args]
        attrs = dict(op.attrs)
        if "buffer" in attrs:
            attrs["buffer"] = self.buffer(attrs["buffer"])
        if "others" in attrs:
            attrs["others"] = tuple(map(self.buffer, attrs["others"]))
        copy = Op(op.name, args, attrs, [r.dtype for r in op.results])
        self.scope.append(copy)
        self.epoch += op.name in ("barrier", "tile_store")
        return copy.results

    _alloc = _barrier = _read = _yield = _plain
    _shuffle = _tile_fill = _tile_product = _tile_store = _plain

    # ---- blocks --------------------------------------------------------------------------------
    def block(self, block: Block, loop: bool, bounds: Sequence[Any] = ()) -> Block:
        """A copy of a block. bounds: for its first parameters, (start, stop) as values."""
        copy = Block([Value(p.dtype, name=p.name) for p in block.params])
        self.scope.enter(copy, loop)
        for old, new in zip(block.params, copy.params):
            self.values[id(old)] = new
        undo = self.indices.enter(copy.params, bounds)
        for op in block.ops:
            self.op(op)
        self.indices.leave(undo)
        self.scope.leave()
        return copy

    def _structured(self, op: Op, bounds: Sequence[Any], loop: bool) -> Results:
        args = [self.values[id(a)] for a in op.args]
        changes = has_effect(op)
        self.epoch += changes and op.name != "if"  # a loop's later iterations see its writes
        blocks = []
        for n, block in enumerate(op.blocks):
            combiner = op.name in ("reduce", "scan") and n == len(op.blocks) - 1 and n > 0
            combiner = combiner and op.attrs["combine"] == "custom"
            blocks.append(self.block(block, loop, () if combiner else bounds))
            self.epoch += changes
        copy = Op(op.name, args, dict(op.attrs), [r.dtype for r in op.results], blocks)
        self.scope.append(copy)
        return copy.results

    def _extents(self, op: Op, rank: int) -> list[tuple[Value, Value]]:
        zero = self.const(0, "index")
        return [(zero, self.values[id(a)]) for a in op.args[:rank]]

    def _initials(self, op: Op, rank: int) -> Results:
        return [self.values[id(a)] for a in op.args[rank:]]

    def _parallel(self, op: Op) -> Results:
        bounds = self._extents(op, len(op.args))
        if any(self._empty(*b) for b in bounds):
            return []
        kernel = self.scope.kernel is None
        if kernel:
            self.scope.kernel = len(self.scope.blocks)
        results = self._structured(op, bounds, loop=not kernel)
        if kernel:
            self.scope.kernel = None
        return results

    def _reduce(self, op: Op) -> Results:
        rank = len(op.blocks[0].params)
        bounds = self._extents(op, rank)
        if any(self._empty(*b) for b in bounds):
            return self._initials(op, rank)
        return self._structured(op, bounds, loop=True)

    def _scan(self, op: Op) -> Results:
        bounds = self._extents(op, 1)
        if self._empty(*bounds[0]):
            return self._initials(op, 1)
        return self._structured(op, bounds, loop=True)

    def _for(self, op: Op) -> Results:
        start, stop, step = (self.values[id(a)] for a in op.args[:3])
        if self._empty(start, stop):
            return self._initials(op, 3)
        once = self.indices.difference(stop, start)
        if once is not None and step.constant is not None and 0 < once <= step.constant:
            return self._inline(op.blocks[0], [start, *self._initials(op, 3)])
        upwards = step.constant is not None and step.constant > 0
        return self._structured(op, [(start, stop)] if upwards else (), loop=True)

    def _empty(self, start: Value, stop: Value) -> bool:
        """Whether a loop over these bounds has no iteration."""
        return self.indices.certain("ge", start, stop)

    def _if(self, op: Op) -> Results:
        condition = self.values[id(op.args[0])].constant
        if condition is None:
            return self._structured(op, (), loop=False)
        if not condition and len(op.blocks) == 1:
            return []
        return self._inline(op.blocks[0 if condition else 1], [])

    def _inline(self, block: Block, args: Results) -> Results:
        for old, new in zip(block.params, args, strict=True):
            self.values[id(old)] = new
        for op in block.ops:
            if op.name != "yield":
                self.op(op)
        return [self.values[id(v)] for v in block.yields]


def _unmasked(attrs: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in attrs.items() if k != "masked"}
