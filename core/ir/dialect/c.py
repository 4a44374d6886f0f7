"""Plain C, the first member of the C family: header-free, for gcc, clang and zig.

A kernel is `void NAME(void *const *buffers, const long long *scalars, long long begin, long long
end)`: the iterations from begin to end of its range, counted row-major.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import ITEMSIZE, NARROW, is_float
from core.ir.dialect import Dialect, Writer
from core.ir.dialect.scalar import joined
from core.ir.dialect.stages import PIECE, Stage, stages
from core.ir.dialect.unswitching import MOST, Agreement, agreement, choice
from core.ir.dialect.widening import widening
from core.ir.function import Op, Value
from core.ir.schedule.capabilities import Capabilities
from core.ir.schedule.cpu.prefetch import Ahead, fetch_places

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.ir.function import Block, Buffer

_STORED = Capabilities().storage.difference(NARROW)
_NATIVE = _STORED - {"complex64", "complex128"}


def host_capabilities(
    fma: bool = True, predicates: bool = False, vector_bytes: int = 64
) -> Capabilities:
    """The capabilities of C on a CPU: narrow floats and complex numbers are legalized away."""
    return Capabilities(
        style="cpu", dtypes=_NATIVE, storage=_STORED, fma=fma, predicates=predicates,
        vector_bytes=vector_bytes,
    )  # fmt: skip


# So many elements before they are read, and before they are written.
_AHEAD = {"in": 1024, "out": 512}
_COSTLY = 16  # operations for an element


class CDialect(Dialect):
    """C with GCC's builtins and OpenMP's `simd`, which gcc and clang vectorize by."""

    name = "c"
    storage_types = {"bool": "unsigned char"}
    fast_double = True
    _ahead: Ahead | None = None  # of the kernel that is being written
    functions = {
        "sqrt": "__builtin_sqrt{f}",
        "floor": "__builtin_floor{f}",
        "ceil": "__builtin_ceil{f}",
        "trunc": "__builtin_trunc{f}",
        "rint": "__builtin_rint{f}",
        "abs": "__builtin_fabs{f}",
        "fmod": "__builtin_fmod{f}",
        "copysign": "__builtin_copysign{f}",
    }

    def preamble(self) -> list[str]:
        # GCC makes jumps of chosen values that depend on each other, and no vectors of loops with
        # jumps; of those with predicates it computes either side of a condition on its own.
        return [*super().preamble(), '#pragma GCC optimize("no-thread-jumps", "no-tree-pre")']

    def head(self, writer: Writer) -> list[str]:
        kernel = writer.kernel
        lines = [
            f"void {kernel.name}(void *const *buffers, const long long *scalars, long long begin, "
            "long long end) {"
        ]
        for n, buffer in enumerate(kernel.buffers):
            if buffer not in kernel.used:
                continue
            kind = self.element_type(buffer.dtype)
            kind = kind if buffer in kernel.written else f"const {kind}"
            lines.append(f"  {kind} *{writer.array(buffer)} = ({kind} *)buffers[{n}];")
        for n, v in enumerate(kernel.scalars):
            if v not in kernel.used:
                continue
            lines.append(f"  {self._scalar(v.dtype, writer.name(v), n)}")
        return lines

    def _scalar(self, dtype: str, name: str, n: int) -> str:
        kind = self.type(dtype)
        if is_float(dtype):
            return f"{kind} {name}; __builtin_memcpy(&{name}, &scalars[{n}], sizeof {name});"
        return f"const {kind} {name} = ({kind})scalars[{n}];"

    def vector_pragma(self, clauses: Iterable[str]) -> str:
        return " ".join(["#pragma omp simd", *clauses])

    def fma(self, a: str, b: str, c: str, dtype: str) -> str:
        if not self.capabilities.fma:
            return f"{a} * {b} + {c}"
        return f"__builtin_fma{'f' if dtype == 'float32' else ''}({a}, {b}, {c})"

    def atomic(self, writer: Writer, combine: str, dtype: str, address: str, value: str) -> str:
        kind = self.type(dtype)
        name = f"core_atomic_{combine}_{dtype}"
        bits = {1: "char", 2: "short", 4: "int", 8: "long long"}[ITEMSIZE[dtype]]
        text = joined(writer, combine, dtype, "old", "v")
        writer.helper(
            name,
            f"void {name}({self.memory_type(dtype)} *p, {kind} v) {{ "
            f"unsigned {bits} next, seen = "
            f"__atomic_load_n((unsigned {bits} *)p, __ATOMIC_RELAXED); "
            f"do {{ {kind} old, made; __builtin_memcpy(&old, &seen, sizeof old); "
            f"made = ({kind})({text}); __builtin_memcpy(&next, &made, sizeof next); }} "
            f"while (!__atomic_compare_exchange_n((unsigned {bits} *)p, &seen, next, 1, "
            "__ATOMIC_RELAXED, __ATOMIC_RELAXED)); }",
        )
        return f"{name}({address}, {value});"

    def rows(self, writer: Writer, op: Op) -> bool:
        if op.args[2].constant != 1 or not self.vector_pragma([]):
            return False
        start, stop = (writer.name(v) for v in op.args[:2])
        # It may have no iterations, before which nothing is to be read that a choice needs.
        self._rows(writer, op, op.blocks[0], start, stop, reads=False)
        return True

    def pack(self, writer: Writer, op: Op) -> bool:
        """Widens elements of 8 or 16 bits to int32, a vector at once."""
        *before, load, _, put = op.blocks[0].ops[:-1]
        index, count = op.blocks[0].params[0], writer.name(op.args[1])
        dtype, array = load.attrs["buffer"].dtype, writer.array(put.attrs["buffer"])
        writer.line("{")
        writer.depth += 1
        writer.bind(index, "0")
        for each in before:
            writer.op(each)
        writer.line(f"{widening(writer, dtype)}({array}, &{writer.element(load)}, {count});")
        writer.close()
        return True

    def opened(self, writer: Writer, op: Op) -> None:
        if op.attrs.get("kind", "serial") == "serial" and op.args[2].constant == 1:
            fetch_places(writer, op)

    # ---- a range of iterations -----------------------------------------------------------------
    def parallel(self, writer: Writer, op: Op) -> None:
        """The iterations from `begin` to `end`, in rows of the innermost index."""
        block = op.blocks[0]
        self._ahead = None if op.attrs.get("vector") else Ahead(block)
        if len(block.params) <= 1:
            self._rows(writer, op, block, "begin", "end")
            return
        sizes = [writer.name(v) for v in op.args]
        writer.line("if (begin < end) {")
        writer.depth += 1
        writer.line("long long rest = begin;")
        writer.line(f"long long first = rest % {sizes[-1]};")
        writer.line(f"rest /= {sizes[-1]};")
        outer = [writer.fresh(v) for v in block.params[:-1]]
        for name, size in reversed([*zip(outer, sizes)][1:]):
            writer.line(f"long long {name} = rest % {size};")
            writer.line(f"rest /= {size};")
        writer.line(f"long long {outer[0]} = rest;")
        writer.line("for (long long at = begin; at < end;) {")
        writer.depth += 1
        writer.line(f"const long long left = {sizes[-1]} - first;")
        writer.line("const long long last = end - at < left ? first + (end - at) : first + left;")
        self._rows(writer, op, block, "first", "last")
        writer.line("at += last - first;")
        writer.line("first = 0;")
        self._next_row(writer, outer, sizes)
        writer.close()
        writer.close()

    def _next_row(self, writer: Writer, outer: list[str], sizes: list[str]) -> None:
        """Counts the outer indices, the last of them first: a division takes as long as a row of
        a few elements."""
        for name, size in reversed([*zip(outer, sizes)][1:]):
            writer.line(f"if (++{name} == {size}) {{")
            writer.depth += 1
            writer.line(f"{name} = 0;")
        writer.line(f"++{outer[0]};")
        for _ in outer[1:]:
            writer.close()

    def _rows(
        self,
        writer: Writer,
        op: Op,
        block: Block,
        start: str,
        stop: str,
        most: int = MOST,
        reads: bool = True,
    ) -> None:
        """The loop over the last index; one for either side of what is chosen before it.

        reads: whether what a choice needs may be read before the loop.
        """
        # Without an index, a kernel has one iteration.
        vector = op.name == "for" or (op.attrs.get("vector") and block.params)
        early = choice(block, most == MOST, reads) if vector and most else None
        if early is None:
            pragma = self.vector_pragma([]) if vector else ""
            piece = Value("index", name="piece")
            parts = stages(block, piece) if pragma else [Stage(block, [])]
            mostly = [agreement(part.block) if pragma else None for part in parts]
            fetches = self._fetches(writer, op, block, stop) if pragma else []
            if fetches or mostly != [None]:
                self._pieces(writer, piece, (start, stop), fetches, zip(parts, mostly))
            else:
                self._row(writer, block, pragma, start, stop)
            return
        for each in early.before:
            writer.op(each)
        writer.line(f"if ({writer.name(early.condition)}) {{")
        for n, side in enumerate(early.sides):
            if n:
                writer.line("} else {")
            writer.depth += 1
            self._rows(writer, op, side, start, stop, most - 1, reads)
            writer.depth -= 1
        writer.line("}")

    def _row(self, writer: Writer, block: Block, pragma: str, start: str, stop: str) -> None:
        if not block.params:
            writer.line(f"if ({start} < {stop}) {{")
            writer.depth += 1
        else:
            if pragma:
                writer.line(pragma)
            writer._open_loop(block.params[-1], start, stop, "1")
        writer.block(block)
        writer.close()

    def _pieces(
        self, writer: Writer, piece: Value, bounds: tuple[str, str], fetches: list[str],
        parts: Iterable[tuple[Stage, Agreement | None]],
    ) -> None:  # fmt: skip
        """A loop over pieces of the iterations, before each of which what a later one reads is
        fetched; a few iterations are one piece."""
        start, stop = bounds
        if start == "0" and stop.isdecimal() and int(stop) <= PIECE and not fetches:
            writer.bind(piece, start)
            self._stages(writer, start, stop, parts)
            return
        writer.bind(piece, "piece")
        writer.line(f"for (long long piece = {start}; piece < {stop}; piece += {PIECE}) {{")
        writer.depth += 1
        writer.line(f"const long long until = {stop} - piece < {PIECE} ? {stop} : piece + {PIECE};")
        for line in fetches:
            writer.line(line)
        self._stages(writer, "piece", "until", parts)
        writer.close()

    def _stages(
        self, writer: Writer, start: str, stop: str, parts: Iterable[tuple[Stage, Agreement | None]]
    ) -> None:
        """Each stage of a piece has one loop, or two where its iterations may agree."""
        pragma = self.vector_pragma([])
        for stage, mostly in parts:
            for buffer in stage.kept:
                writer.op(Op("alloc", [], {"buffer": buffer}, []))
            if mostly is None:
                self._row(writer, stage.block, pragma, start, stop)
                continue
            held = self._test(writer, mostly, stage.block.params[-1], start, stop)
            writer.line(f"if ({held}) {{")
            for n, side in enumerate((mostly.side, stage.block)):
                if n:
                    writer.line("} else {")
                writer.depth += 1
                self._row(writer, side, pragma, start, stop)
                writer.depth -= 1
            writer.line("}")

    def _fetches(self, writer: Writer, op: Op, block: Block, stop: str) -> list[str]:
        """Processors fetch by themselves where memory is all that is waited for; where much is
        computed, each page begins with a wait, and so does what is written."""
        if op.name == "for":
            return self._ahead.fetches(writer, op) if self._ahead else []
        lines = []
        writer.bind(block.params[-1], "ahead")
        streams = _streams(writer, block) if len(block.ops) >= _COSTLY else {}
        for buffer, element in streams.items():
            first = _AHEAD[buffer.access]
            hint = "" if buffer.access == "in" else ", 1"
            lines.append(
                f"if ({stop} - piece > {first}) for (long long ahead = piece + {first}; "
                f"ahead < piece + {first + PIECE}; ahead += {64 // ITEMSIZE[buffer.dtype]}) "
                f"__builtin_prefetch(&{element}{hint});"
            )
        return lines

    def _test(self, writer: Writer, mostly: Agreement, index: Value, start: str, stop: str) -> str:
        """Whether likely conditions hold in all iterations of a piece: the name of a variable."""
        kind = "unsigned long long" if _width(mostly.test) == 8 else "unsigned"
        held = writer.fresh(Value("bool", name="all"))
        writer.line(f"{kind} {held} = 1;")
        writer.line(self.vector_pragma([f"reduction(& : {held})"]))
        writer._open_loop(index, start, stop, "1")
        for op in mostly.test:
            writer.op(op)
        writer.line(f"{held} &= {' & '.join(writer.name(v) for v in mostly.conditions)};")
        writer.close()
        return held


def _width(test: list[Op]) -> int:
    """The bytes of what a condition compares: flags of that size need no conversion."""
    compared = [op for op in test if op.results[0].dtype == "bool" and op.args]
    return max((ITEMSIZE.get(op.args[0].dtype, 4) for op in compared), default=4)


def _streams(writer: Writer, block: Block) -> dict[Buffer, str]:
    """Inputs and outputs whose elements the iterations read or write in turn, with the first
    element of each."""
    params = set(block.params)
    access = {"load": "in", "store": "out"}
    streams: dict[Buffer, str] = {}
    for op in block.ops:
        if op.name not in access or op.attrs["buffer"].access != access[op.name]:
            continue
        buffer = op.attrs["buffer"]
        at = op.args[: buffer.ndim]
        steps = [step for v, step in zip(at, buffer.strides) if v is block.params[-1]]
        in_turn = len(steps) == 1 and isinstance(steps[0], int) and steps[0] == 1
        simple_indices = all(v in params or v.constant is not None for v in at)
        if in_turn and simple_indices and not op.attrs.get("masked"):
            streams.setdefault(buffer, writer.element(op))
    return streams
