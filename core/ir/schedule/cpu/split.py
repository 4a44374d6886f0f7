"""Reductions to one result, cut into partial ones, so that several threads can compute them.

How it is cut follows from the sizes alone, never from the number of threads: the same call gives
the same bits on every machine with these capabilities.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir import ops
from core.ir.builder import neutral
from core.ir.function import Block, Buffer, Function, Op, Value
from core.ir.rewrite import Copier, rewrite
from core.ir.schedule import accesses

if TYPE_CHECKING:
    from collections.abc import Sequence


def split_reductions(function: Function, part: int) -> Function:
    """The program with each kernel that only reduces made two: parts, and the whole."""
    if not any(_can_split(op) for op in function.kernels):
        return function
    return rewrite(function, _Split(part))


def _can_split(op: Op) -> bool:
    """One iteration, and in it reductions that do not depend on each other, and no other loop."""
    block = op.blocks[0]
    reductions = [o for o in block.ops if o.name == "reduce"]
    if any(o.name in ("atomic", "if", "alloc", "scan", "for") for o in block.ops):
        return False
    loaded = {o.attrs["buffer"] for o in block.walk() if o.name == "load"}
    if any(o.name == "store" and o.attrs["buffer"] in loaded for o in block.walk()):
        return False
    if block.params or not reductions or len(accesses.loops(block)) != len(reductions):
        return False
    if any(len(o.blocks[0].params) == 0 for o in reductions):
        return False
    extents = {
        id(o.args[0]) if o.args[0].constant is None else o.args[0].constant for o in reductions
    }
    results = [v for o in reductions for v in o.results]
    return len(extents) == 1 and not any(
        accesses.depends(v, results) for o in reductions for x in [o, *_inner(o)] for v in x.args
    )


def _inner(op: Op) -> list[Op]:
    return [inner for b in op.blocks for inner in b.walk()]


class _Split(Copier):
    def __init__(self, part: int) -> None:
        super().__init__()
        self.size = part  # elements of the first dimension of one partial reduction

    def visit(self, op: Op) -> Sequence[Value] | None:
        if op.name != "parallel" or not _can_split(op):
            return None
        reductions = [o for o in op.blocks[0].ops if o.name == "reduce"]
        extent = self.value(_host_value(reductions[0].args[0]))
        self.part = ops.const(self.size, "index")
        self.count = (extent + (self.size - 1)) // self.part
        self.extent = extent
        self.temps = {o: [self._temp(v) for v in o.results] for o in reductions}
        self._parts(op, reductions)
        self._whole(op)
        return []

    def _temp(self, v: Value) -> Buffer:
        """A partial result for each part; indices are kept as int64."""
        number = self.count.constant
        size = self.count if number is None else number
        memory_dtype = "int64" if v.dtype == "index" else v.dtype
        buffer = Buffer("part", memory_dtype, [size], None, "temp", "inout")
        ops.append(Op("alloc", [self.count] if number is None else [], {"buffer": buffer}))
        return buffer

    def _parts(self, op: Op, reductions: list[Op]) -> None:
        body = Block([Value("index", name="p")])
        with ops.into(body):
            start = body.params[0] * self.part
            length = ops.minimum(self.extent - start, self.part)
            for o in op.blocks[0].ops:
                if o.name == "reduce":
                    self._part(o, start, length, body.params[0])
                elif o.name not in ("store", "yield") and not _after(o, reductions):
                    self.op(o)
            ops.append(Op("yield"))
        ops.append(Op("parallel", [self.count], {"kind": ""}, [], [body]))

    def _part(self, o: Op, start: Value, length: Value, p: Value) -> None:
        """A reduction over the part that begins at `start`, from neutral elements."""
        block = o.blocks[0]
        rank = len(block.params)
        inner = Block([Value("index", name=q.name) for q in block.params])
        with ops.into(inner):
            indices = [start + inner.params[0], *inner.params[1:]]
            ops.append(Op("yield", self.inline(block, indices)))
        combiner = [self.block(b) for b in o.blocks[1:]]
        extents = [length, *(self.value(v) for v in o.args[1:rank])]
        initial = self._neutral(o, o.args[rank:])
        dtypes = [v.dtype for v in o.results]
        reduction = ops.append(
            Op("reduce", extents + initial, dict(o.attrs), dtypes, [inner, *combiner])
        )
        for buffer, v in zip(self.temps[o], reduction.results):
            ops.append(Op("store", [p, ops.cast(v, buffer.dtype)], {"buffer": buffer}))

    def _neutral(self, o: Op, initial: Sequence[Value]) -> list[Value]:
        combine = o.attrs["combine"]
        if combine == "custom":
            return [self.value(v) for v in initial]
        return [ops.const(neutral(combine, v.dtype), v.dtype) for v in initial]

    def _whole(self, op: Op) -> None:
        """The kernel again, with reductions over the parts."""
        body = Block()
        with ops.into(body):
            for o in op.blocks[0].ops:
                if o.name == "reduce":
                    self._join(o)
                else:
                    self.op(o)
        ops.append(Op("parallel", [], {"kind": ""}, [], [body]))

    def _join(self, o: Op) -> None:
        inner = Block([Value("index", name="p")])
        with ops.into(inner):
            loaded = [
                ops.cast(ops.emit("load", inner.params, b.dtype, buffer=b), v.dtype)
                for b, v in zip(self.temps[o], o.results)
            ]
            ops.append(Op("yield", loaded))
        combiner = [self.block(b) for b in o.blocks[1:]]
        initial = [self.value(v) for v in o.args[len(o.blocks[0].params) :]]
        dtypes = [v.dtype for v in o.results]
        whole = Op("reduce", [self.count, *initial], dict(o.attrs), dtypes, [inner, *combiner])
        self.values.update(zip(o.results, ops.append(whole).results))


def _host_value(v: Value) -> Value:
    """An extent as the host knows it: constants inside of the kernel are made again outside."""
    return v if v.constant is None else ops.const(v.constant, "index")


def _after(o: Op, reductions: list[Op]) -> bool:
    """Whether an operation uses what a reduction gives."""
    results = [v for r in reductions for v in r.results]
    return any(accesses.depends(v, results) for v in o.args)
