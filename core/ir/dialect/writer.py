"""Writing one kernel: statements, loops and blocks, as they are in every language like C."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from core.dtype_table import is_float
from core.ir.dialect.kernel import identifier
from core.ir.dialect.scalar import extreme, extreme_name, joined, scalar
from core.ir.function import Op, Value
from core.ir.reports import is_report

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.dialect.base import Dialect
    from core.ir.dialect.kernel import Kernel
    from core.ir.function import Block, Buffer


class Writer:
    """Writes one kernel."""

    def __init__(self, dialect: Dialect, kernel: Kernel) -> None:
        self.dialect = dialect
        self.kernel = kernel
        self.lines: list[str] = []
        self.helpers: dict[str, str] = {}
        self.depth = 1
        self._names: dict[Value, str] = {}
        self._arrays: dict[Buffer, str] = {}
        self._count = 0

    def write(self) -> list[str]:
        for n, buffer in enumerate(self.kernel.buffers):
            self._arrays[buffer] = f"b{n}_{identifier(buffer.name)}"
        for n, v in enumerate(self.kernel.scalars):
            self.bind(v, f"n{n}_{identifier(v.name)}")
        head = self.dialect.head(self)
        for op in self.kernel.host:
            self.op(op)
        self.dialect.parallel(self, self.kernel.op)
        return [*head, *self.lines, "}"]

    # ---- pieces --------------------------------------------------------------------------------
    def line(self, text: str) -> None:
        pad = "" if text.startswith("#") else "  " * self.depth
        self.lines.append(pad + text)

    def name(self, v: Value) -> str:
        """The spelled name of a value, or its literal."""
        text = self._names.get(v)
        if text is None:
            if v.constant is None:
                raise KeyError(f"{v!r} is used before it is defined")
            text = self.dialect.literal(v.constant, v.dtype)
        return text

    def fresh(self, v: Value) -> str:
        """A new name for a value."""
        self._count += 1
        self._names[v] = name = f"{identifier(v.name) if v.name else 'v'}{self._count}"
        return name

    def bind(self, v: Value, name: str) -> None:
        self._names[v] = name

    def array(self, buffer: Buffer) -> str:
        return self._arrays[buffer]

    def helper(self, name: str, text: str) -> str:
        """Makes sure that a helper function stands before the kernel."""
        self.helpers.setdefault(name, f"{self.dialect.qualifier} {text}")
        return name

    def function(self, name: str, block: Block) -> str:
        """As `helper`: a block whose parameters are arguments, that the compiler is not to inline.

        Functions that it calls are written before it.
        """
        if name not in self.helpers:
            inner = Writer(self.dialect, self.kernel)
            inner.helpers = self.helpers
            kinds = [self.dialect.type(v.dtype) for v in block.params]
            arguments = [f"{kind} {inner.fresh(v)}" for kind, v in zip(kinds, block.params)]
            inner.block(block)
            (result,) = block.yields
            head = f"{self.dialect.type(result.dtype)} {name}({', '.join(arguments)}) {{"
            lines = [f"{self.dialect.separate} {head}", *inner.lines]
            self.helpers[name] = "\n".join([*lines, f"  return {inner.name(result)};", "}"])
        return name

    def declare(self, v: Value, text: str) -> None:
        self.line(f"const {self.dialect.type(v.dtype)} {self.fresh(v)} = {text};")

    # ---- blocks --------------------------------------------------------------------------------
    def block(self, block: Block) -> None:
        """The operations of a block, without its `yield`."""
        reported: list[Op] = []  # stores to reports: under one branch, which is rarely taken
        for op in block.ops:
            if op.name == "store" and op.attrs.get("masked") and is_report(op.attrs["buffer"]):
                reported.append(op)
                continue
            if reported and op.name != "const":
                self._reports(reported)
                reported = []
            if op.name != "yield":
                self.op(op)
        if reported:
            self._reports(reported)

    def op(self, op: Op) -> None:
        if op.name == "const":
            return
        spell = getattr(self, f"_{op.name}", None)
        if spell is not None:
            spell(op)
        else:
            self.declare(op.results[0], scalar(self, op))

    def _alloc(self, op: Op) -> None:
        buffer = op.attrs["buffer"]
        self._count += 1
        self._arrays[buffer] = name = f"{identifier(buffer.name)}{self._count}"
        if buffer.space == "tile":
            self.dialect.tile_alloc(self, buffer, name)
            return
        size = max(math.prod(buffer.shape), 1)
        kind = self.dialect.memory_type(buffer.dtype)
        if self.dialect.is_split(buffer.dtype):
            size, kind = 2 * size, self.dialect.element_type(buffer.dtype)
        self.line(f"{self.dialect.space(buffer.space)}{kind} {name}[{size}];")

    def element(self, op: Op, others: dict[Value, str] | None = None) -> str:
        """The element that a load or store means, some of whose indices may have other names."""
        buffer = op.attrs["buffer"]
        terms = []
        for at, stride in zip(op.args[: buffer.ndim], buffer.strides):
            if at.constant == 0 or (isinstance(stride, int) and stride == 0):
                continue
            step = stride if isinstance(stride, int) else self.name(stride)
            name = others[at] if others and at in others else self.name(at)
            terms.append(name if step == 1 else f"{name} * {step}")
        offset = " + ".join(terms) or "0"
        if "part" in op.attrs:
            offset = f"({offset}) * 2 + {op.attrs['part']}"
        return f"{self.array(buffer)}[{offset}]"

    def _likely(self, op: Op) -> None:
        self.bind(op.results[0], self.name(op.args[0]))

    def _load(self, op: Op) -> None:
        text, dtype = self.element(op), op.results[0].dtype
        if dtype == "bool":
            text = f"{text} != 0"
        if op.attrs.get("masked"):
            mask, other = (self.name(v) for v in op.args[-2:])
            text = f"{mask} ? {text} : {other}"
        self.declare(op.results[0], text)

    def _store(self, op: Op) -> None:
        rank = op.attrs["buffer"].ndim
        text = f"{self.element(op)} = {self.name(op.args[rank])};"
        if op.attrs.get("masked"):
            text = f"if ({self.name(op.args[rank + 1])}) {text}"
        self.line(text)

    def _reports(self, stores: list[Op]) -> None:
        """Consecutive masked stores, those with one mask in one branch."""
        for mask in dict.fromkeys(op.args[-1] for op in stores):
            self.line(f"if ({self.name(mask)}) {{")
            for op in (op for op in stores if op.args[-1] is mask):
                self.line(f"  {self.element(op)} = {self.name(op.args[op.attrs['buffer'].ndim])};")
            self.line("}")

    def _atomic(self, op: Op) -> None:
        buffer = op.attrs["buffer"]
        value = self.name(op.args[buffer.ndim])
        address = f"&{self.element(op)}"
        combine = op.attrs["combine"]
        text = self.dialect.atomic(self, combine, buffer.dtype, address, value)
        if op.attrs.get("masked"):
            text = f"if ({self.name(op.args[buffer.ndim + 1])}) {text}"
        self.line(text)

    def _barrier(self, op: Op) -> None:
        self.line(self.dialect.barrier())

    def _shuffle(self, op: Op) -> None:
        for result, text in zip(op.results, self.dialect.shuffle(self, op)):
            self.declare(result, text)

    def _tile_fill(self, op: Op) -> None:
        self.dialect.tile_fill(self, op)

    def _tile_product(self, op: Op) -> None:
        self.dialect.tile_product(self, op)

    def _tile_store(self, op: Op) -> None:
        self.dialect.tile_store(self, op)

    def _parallel(self, op: Op) -> None:
        self.dialect.parallel(self, op)

    def _if(self, op: Op) -> None:
        for v in op.results:
            self.line(f"{self.dialect.type(v.dtype)} {self.fresh(v)};")
        self.line(f"if ({self.name(op.args[0])}) {{")
        self._branch(op, op.blocks[0])
        if len(op.blocks) > 1:
            self.line("} else {")
            self._branch(op, op.blocks[1])
        self.line("}")

    def _branch(self, op: Op, block: Block) -> None:
        self.depth += 1
        self.block(block)
        for result, v in zip(op.results, block.yields):
            self.line(f"{self.name(result)} = {self.name(v)};")
        self.depth -= 1

    # ---- loops ---------------------------------------------------------------------------------
    def _for(self, op: Op) -> None:
        kind = op.attrs.get("kind", "serial")
        if kind.startswith("pack_") and self.dialect.pack(self, op):
            return
        if kind == "vector" and self.dialect.rows(self, op):
            return
        start, stop, step = op.args[:3]
        carried = self._variables(op.results, op.args[3:])
        block = op.blocks[0]
        if kind == "vector":
            self.line(self.dialect.vector_pragma([]) or "/* vector */")
        if kind == "unroll" and (pragma := self.dialect.unroll_pragma()):
            self.line(pragma)
        self._open_loop(block.params[0], self.name(start), self.name(stop), self.name(step))
        for param, name in zip(block.params[1:], carried):
            self.bind(param, name)
        self.dialect.opened(self, op)
        self._step(block, carried)

    def _variables(self, results: Sequence[Value], initial: Sequence[Value]) -> list[str]:
        names = []
        for v, first in zip(results, initial):
            self.line(f"{self.dialect.type(v.dtype)} {self.fresh(v)} = {self.name(first)};")
            names.append(self.name(v))
        return names

    def _open_loop(self, index: Value, start: str, stop: str, step: str) -> None:
        kind = self.dialect.type("index")
        i = self.fresh(index)
        advance = f"++{i}" if step == "1" else f"{i} += {step}"
        # A step that is no constant may turn out not to be positive: no iterations then.
        go = f"{i} < {stop}" if step.isdecimal() else f"{step} > 0 && {i} < {stop}"
        self.line(f"for ({kind} {i} = {start}; {go}; {advance}) {{")
        self.depth += 1

    def _step(self, block: Block, carried: list[str]) -> None:
        """The loop's operations, the assignments of its carried values, and its end."""
        self.block(block)
        texts = [self.name(v) for v in block.yields]
        if len(carried) > 1:  # all are read before the first is written
            for n, (v, text) in enumerate(zip(block.yields, texts)):
                self.line(f"const {self.dialect.type(v.dtype)} next{n} = {text};")
            texts = [f"next{n}" for n in range(len(texts))]
        for name, text in zip(carried, texts):
            if name != text:
                self.line(f"{name} = {text};")
        self.close()

    def close(self) -> None:
        self.depth -= 1
        self.line("}")

    def _reduce(self, op: Op) -> None:
        block = op.blocks[0]
        rank = len(block.params)
        extents = op.args[:rank]
        (total,) = self._variables(op.results, op.args[rank:])
        combine, dtype = op.attrs["combine"], op.results[0].dtype
        for at, (index, extent) in enumerate(zip(block.params, extents)):
            if at == rank - 1 and op.attrs.get("kind") == "vector":
                pragma = self.dialect.vector_pragma([reduction(self, combine, dtype, total)])
                self.line(pragma or "/* vector */")
            self._open_loop(index, "0", self.name(extent), "1")
        self.block(block)
        self.line(f"{total} = {joined(self, combine, dtype, total, self.name(block.yields[0]))};")
        for _ in block.params:
            self.close()


def reduction(writer: Writer, combine: str, dtype: str, total: str) -> str:
    """The clause by which a vectorized loop keeps a total in every lane."""
    sign = {"sum": "+", "prod": "*", "and": "&", "or": "|", "xor": "^"}.get(combine)
    if dtype == "bool":
        sign = {"sum": "|", "prod": "&"}.get(combine, sign)
    if sign is None and not is_float(dtype):
        sign = combine
    if sign is None:
        sign = f"{extreme_name(combine, dtype)}"
        extreme(writer, combine, dtype, "a", "b")
        kind = writer.dialect.type(dtype)
        bound = writer.dialect.literal(float("inf" if combine == "min" else "-inf"), dtype)
        writer.helpers.setdefault(
            f"reduce_{sign}",
            f"#pragma omp declare reduction({sign} : {kind} : "
            f"omp_out = {sign}(omp_out, omp_in)) initializer(omp_priv = {bound})",
        )
    return f"reduction({sign} : {total})"
