"""Checks that a program of the loop IR is well formed; every pass returns such a program.

`verify` walks a program once: arguments are defined before (dominance), dtypes follow
`opset` and `rules.py`, blocks have the shape that their operation asks for, and memory is used at
the level where it is. `levels.py` checks the rules of each of the two levels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.dtype_table import DTYPES
from core.errors import IRError, did_you_mean
from core.ir import rules
from core.ir.function import ACCESS, Buffer, Function, Op, Value
from core.ir.levels import Place, check_level
from core.ir.numbers import number
from core.ir.opset import (
    ATOMICS,
    COMBINES,
    FOR_KINDS,
    PARALLEL_KINDS,
    SCALAR,
    SHUFFLES,
    STRUCTURED,
    UNIT,
    UNIT_DTYPES,
)
from core.ir.text.printer import IDENTIFIER, describe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.function import Block


def verify(function: Function) -> None:
    """Raises an IRError if the program is not well formed.

    Raises:
        IRError: naming the program, the operation, and the remedy.
    """
    _Verifier(function).run()


class _Verifier:
    """The definitions at the current place; `run` checks a whole program."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.visible: set[int] = set()  # values and buffers that may be used here
        self.defined: set[int] = set()  # all that were met; each is defined once
        self.keep: list[Any] = []  # ids are compared, so what they name must live

    def run(self) -> None:
        self._parameters()
        self._block(self.function.block, Place(self.function.level), None)

    def fail(self, op: Op | None, what: str, why: str, exists: str, fix: str) -> IRError:
        place = f"{self.function.name}: `{describe(op)}`: " if op else f"{self.function.name}: "
        return IRError(what=place + what, why=why, exists=exists, fix=fix)

    # ---- parameters ----------------------------------------------------------------------------
    def _parameters(self) -> None:
        function = self.function
        names: set[str] = set()
        for name in [function.name, *(p.name for p in function.params)]:
            if not IDENTIFIER.match(name or ""):
                raise self.fail(
                    None, f"{name!r} is no name", "names are used in the text and in kernels' code",
                    "letters, digits and _, not a digit first", "rename it",
                )  # fmt: skip
        for param in function.params:
            if param.name in names:
                raise self.fail(
                    None, f"the parameter name {param.name!r} is taken",
                    "parameters are identified by name",
                    ", ".join(sorted(names)) or "no other parameter", f"rename {param.name}",
                )  # fmt: skip
            names.add(param.name)
            self._define(None, param)
            self._parameter(param)

    def _parameter(self, param: Any) -> None:
        if isinstance(param, Value) and param.dtype != "index":
            raise self.fail(
                None, f"the parameter {param.name} is a {param.dtype}",
                "parameters are buffers, and index values: their sizes and strides",
                "buffers of every dtype", "pass the number in a buffer with one element",
            )  # fmt: skip
        if isinstance(param, Buffer):
            self._buffer(None, param)
            if param.space != "global" or param.access not in ACCESS:
                raise self.fail(
                    None, f"the parameter {param.name} is {param.access!r} in {param.space!r}",
                    "parameters are global memory that is read, written or both",
                    f"access: {', '.join(ACCESS)}; space: global", "use b.input, b.output, b.inout",
                )  # fmt: skip

    def _buffer(self, op: Op | None, buffer: Buffer) -> None:
        if buffer.dtype not in DTYPES or buffer.dtype == "index":
            raise self.fail(
                op, f"the buffer {buffer.name} has dtype {buffer.dtype!r}",
                "memory holds dtypes of tensors; an index has no fixed size",
                ", ".join(DTYPES[:-1]),
                f"{did_you_mean(buffer.dtype, DTYPES)}use int64 for indices",
            )  # fmt: skip
        if len(buffer.shape) != len(buffer.strides):
            raise self.fail(
                op, f"the buffer {buffer.name} has {len(buffer.strides)} strides",
                "there is one stride for each dimension", f"{buffer.ndim} dimensions",
                f"give {buffer.ndim} strides, or none for a dense array",
            )  # fmt: skip
        for size in (*buffer.shape, *buffer.strides):
            if not (isinstance(size, int) or (isinstance(size, Value) and size.dtype == "index")):
                raise self.fail(
                    op, f"the buffer {buffer.name} has the size or stride {size!r}",
                    "sizes and strides are numbers or index values", "ints, b.size(name)",
                    'convert it: ops.cast(x, "index")',
                )  # fmt: skip

    # ---- definitions and uses ------------------------------------------------------------------
    def _define(self, op: Op | None, x: Value | Buffer) -> None:
        if id(x) in self.defined:
            raise self.fail(
                op, f"{x.name or 'a value'} is defined a second time",
                "each value and buffer is defined once, by one operation or block",
                repr(x), "make new operations and blocks when copying",
            )  # fmt: skip
        self.defined.add(id(x))
        self.visible.add(id(x))
        self.keep.append(x)

    def _use(self, op: Op, x: Any) -> None:
        if id(x) not in self.visible:
            later = "" if id(x) in self.defined else ", or the operation is not in the program"
            raise self.fail(
                op, f"{x!r} is used where it is not known",
                f"it is defined in another block, or further down{later}",
                "values defined before in this block and in those around it",
                "use results of blocks (b.select, b.loop, b.reduce), or compute it here",
            )  # fmt: skip

    def _use_buffer(self, op: Op) -> Buffer:
        buffer = op.attrs.get("buffer")
        if not isinstance(buffer, Buffer):
            raise self.fail(
                op, f"attrs['buffer'] is {buffer!r}", f"{op.name} works on a buffer",
                "parameters, and results of alloc", "pass the Buffer",
            )  # fmt: skip
        self._use(op, buffer)
        for size in (*buffer.shape, *buffer.strides):
            if isinstance(size, Value):
                self._use(op, size)
        return buffer

    # ---- blocks --------------------------------------------------------------------------------
    def _block(self, block: Block, place: Place, outer: Op | None) -> None:
        before = set(self.visible)
        for param in block.params:
            self._define(outer, param)
        for k, op in enumerate(block.ops):
            if op.name == "yield" and (outer is None or k != len(block.ops) - 1):
                raise self.fail(
                    op, "a yield that ends no block", "a yield is the last operation of a block",
                    f"operation {k + 1} of {len(block.ops)}",
                    "move it to the end of a nested block",
                )  # fmt: skip
            self._op(op, place)
        if outer is not None and (not block.ops or block.ops[-1].name != "yield"):
            raise self.fail(
                outer, "a block without yield", "a nested block ends with a yield",
                f"{len(block.ops)} operations", 'append Op("yield", values)',
            )  # fmt: skip
        self.visible = before

    def _op(self, op: Op, place: Place) -> None:
        if op.name not in SCALAR and op.name not in STRUCTURED:
            raise self.fail(
                op, f"there is no operation {op.name!r}", "operations are rows of core.ir.opset",
                f"{len(SCALAR)} scalar ones; {', '.join(STRUCTURED)}",
                f"{did_you_mean(op.name, [*SCALAR, *STRUCTURED])}use one of those",
            )  # fmt: skip
        for arg in op.args:
            self._use(op, arg)
        if op.name in SCALAR:
            self._scalar(op)
        else:
            getattr(self, f"_{op.name}")(op)
            try:
                inside = check_level(op, place)
            except rules.Mismatch as error:
                raise self.fail(
                    op, "it is not allowed here", error.why, place.describe(), error.fix
                ) from None
            for block, inner in zip(op.blocks, inside):
                self._block(block, inner, op)
        if op.name == "alloc":
            self._define(op, op.attrs["buffer"])
        for result in op.results:
            self._define(op, result)

    # ---- scalar operations ---------------------------------------------------------------------
    def _scalar(self, op: Op) -> None:
        if len(op.results) != 1 or op.blocks:
            raise self.fail(
                op, f"{len(op.results)} results and {len(op.blocks)} blocks",
                "a scalar operation has one result and no block", SCALAR[op.name].doc,
                "use ops.emit",
            )  # fmt: skip
        result = op.results[0].dtype
        try:
            expected = rules.result_dtype(op.name, [a.dtype for a in op.args], result)
        except rules.Mismatch as error:
            dtypes = ", ".join(a.dtype for a in op.args)
            raise self.fail(
                op, f"wrong dtypes, {dtypes or 'none'}", error.why, SCALAR[op.name].doc, error.fix
            ) from None
        self._expect(op, "the result", [result], [expected])
        if op.name == "const":
            self._const(op, result)

    def _const(self, op: Op, dtype: str) -> None:
        value = op.attrs.get("value")
        kind = {"b": bool, "i": int, "f": float, "c": complex}[rules.kind_of(dtype)]
        if type(value) is not kind or (number(value, dtype) != value and value == value):
            raise self.fail(
                op, f"{value!r} is no {dtype}", "a constant is a number of its dtype, within range",
                "bool, int, float or complex of Python", f"ops.const(value, {dtype!r}) converts",
            )  # fmt: skip

    def _expect(self, op: Op, what: str, actual: Sequence[str], expected: Sequence[str]) -> None:
        """That dtypes are the expected ones, as many and in order."""
        if list(actual) != list(expected):
            raise self.fail(
                op, f"{what}: {', '.join(actual) or 'nothing'}",
                f"expected here: {', '.join(expected) or 'nothing'}",
                "the dtypes follow from the operation, its buffer and its other arguments",
                "pass as many, of these dtypes; ops.cast converts",
            )  # fmt: skip

    def _arguments(self, op: Op, expected: Sequence[str]) -> None:
        self._expect(op, "the arguments", [a.dtype for a in op.args], expected)

    def _results(self, op: Op, expected: Sequence[str]) -> None:
        self._expect(op, "the results", [r.dtype for r in op.results], expected)

    def _blocks(self, op: Op, *params: Sequence[str]) -> None:
        """That it has these blocks, whose parameters have these dtypes."""
        if len(op.blocks) != len(params):
            raise self.fail(
                op, f"{len(op.blocks)} blocks", f"{op.name} has {len(params)} here",
                STRUCTURED[op.name], "use the builder's methods, which make them",
            )  # fmt: skip
        for block, dtypes in zip(op.blocks, params):
            self._expect(op, "a block's parameters", [p.dtype for p in block.params], dtypes)

    def _yields(self, op: Op, block: Block, expected: Sequence[str]) -> None:
        self._expect(op, "a block hands back", [v.dtype for v in block.yields], expected)

    # ---- memory --------------------------------------------------------------------------------
    def _element(self, op: Op) -> tuple[list[str], str]:
        """The dtypes of the indices, and of the element or of the part of it."""
        buffer = self._use_buffer(op)
        try:
            dtype = rules.element_dtype(buffer.dtype, op.attrs.get("part"))
        except rules.Mismatch as error:
            raise self.fail(op, "no such part", error.why, repr(buffer), error.fix) from None
        return ["index"] * buffer.ndim, dtype

    def _load(self, op: Op) -> None:
        at, dtype = self._element(op)
        self._arguments(op, at + (["bool", dtype] if op.attrs.get("masked") else []))
        self._results(op, [dtype])

    def _read(self, op: Op) -> None:
        at, dtype = self._element(op)
        self._arguments(op, at)
        self._results(op, [dtype])

    def _store(self, op: Op) -> None:
        at, dtype = self._element(op)
        self._arguments(op, [*at, dtype, *(["bool"] if op.attrs.get("masked") else [])])
        self._results(op, [])
        buffer = op.attrs["buffer"]
        if buffer.access == "in":
            raise self.fail(
                op, f"{buffer.name} is written, and is an input",
                "callers rely on inputs staying as they are", repr(buffer),
                "declare it with b.output or b.inout",
            )  # fmt: skip

    def _atomic(self, op: Op) -> None:
        self._store(op)
        dtype, combine = rules.element_dtype(op.attrs["buffer"].dtype, op.attrs.get("part")), None
        combine = op.attrs.get("combine")
        if combine not in ATOMICS or dtype not in rules.ATOMIC_DTYPES[combine]:
            rows = "; ".join(f"{k} of {', '.join(v)}" for k, v in rules.ATOMIC_DTYPES.items())
            raise self.fail(
                op, f"no atomic {combine!r} of {dtype}", "devices join few dtypes at once", rows,
                "use a temporary of one of these dtypes, or a reduction",
            )  # fmt: skip

    def _alloc(self, op: Op) -> None:
        buffer = op.attrs.get("buffer")
        if not isinstance(buffer, Buffer) or buffer.access != "inout":
            raise self.fail(
                op, f"it makes {buffer!r}", "alloc makes a Buffer that is read and written",
                "b.temp, b.local, b.shared", "use those",
            )  # fmt: skip
        self._buffer(op, buffer)
        for size in (*buffer.shape, *buffer.strides):
            if isinstance(size, Value):
                self._use(op, size)
        sizes = [s for s in buffer.shape if isinstance(s, Value)]
        if [id(a) for a in op.args] != [id(s) for s in sizes]:
            raise self.fail(
                op, "its arguments are not the sizes", "alloc's arguments are the index values "
                "among the sizes", ", ".join(map(repr, sizes)) or "none", "pass those",
            )  # fmt: skip
        if buffer.space != "temp" and not all(constant(s) is not None for s in buffer.shape):
            raise self.fail(
                op, f"the {buffer.space} array {buffer.name} has a size that is not constant",
                "memory of one iteration or group is laid out when the kernel is compiled",
                "b.temp for sizes that are known at run time", "use a constant size",
            )  # fmt: skip
        self._results(op, [])

    # ---- structured operations -----------------------------------------------------------------
    def _parallel(self, op: Op) -> None:
        kind = op.attrs.get("kind")
        if kind not in ("", *PARALLEL_KINDS):
            raise self._kind(op, kind, PARALLEL_KINDS)
        indices = ["index"] * len(op.args)
        self._arguments(op, indices)
        self._blocks(op, indices)
        self._yields(op, op.blocks[0], [])
        self._results(op, [])

    def _kind(self, op: Op, kind: Any, kinds: Sequence[str]) -> IRError:
        return self.fail(
            op, f"the kind {kind!r}", "kinds are how iterations are spelled", ", ".join(kinds),
            f"{did_you_mean(str(kind), kinds)}use one of those",
        )  # fmt: skip

    def _for(self, op: Op) -> None:
        kind = op.attrs.get("kind")
        if kind not in FOR_KINDS:
            raise self._kind(op, kind, FOR_KINDS)
        carried = [a.dtype for a in op.args[3:]]
        self._arguments(op, ["index", "index", "index", *carried])
        self._blocks(op, ["index", *carried])
        self._yields(op, op.blocks[0], carried)
        self._results(op, carried)
        step = op.args[2].constant
        if step is not None and step <= 0:
            raise self.fail(
                op, f"the step {step}", "iterations go upwards", "positive steps",
                "count upwards and compute the index: n - 1 - i",
            )  # fmt: skip

    def _combine(self, op: Op, at: int, elements: list[str]) -> list[list[str]]:
        """The dtypes of the parameters of the blocks from `at` on: none, or the combiner's."""
        combine = op.attrs.get("combine")
        if combine == "custom":
            if len(op.blocks) > at:
                self._yields(op, op.blocks[at], elements)
            return [elements + elements]
        if combine not in COMBINES:
            raise self.fail(
                op, f"the combination {combine!r}", "a name, or custom with a block",
                ", ".join(COMBINES), f"{did_you_mean(str(combine), COMBINES)}give a function",
            )  # fmt: skip
        for dtype in elements:
            if rules.kind_of(dtype) not in rules.COMBINE_KINDS[combine]:
                raise self.fail(
                    op, f"{combine} of {dtype}", f"{combine} joins "
                    f"{rules.kinds_in_words(rules.COMBINE_KINDS[combine])}",
                    ", ".join(COMBINES), "give a function that joins two of them",
                )  # fmt: skip
        return []

    def _reduce(self, op: Op) -> None:
        elements = [r.dtype for r in op.results]
        extents = ["index"] * max(len(op.args) - len(elements), 0)
        self._arguments(op, extents + elements)
        self._blocks(op, extents, *self._combine(op, 1, elements))
        self._yields(op, op.blocks[0], elements)
        self._some(op)

    def _scan(self, op: Op) -> None:
        elements = [r.dtype for r in op.results]
        self._arguments(op, ["index", *elements])
        self._blocks(op, ["index"], ["index", *elements], *self._combine(op, 2, elements))
        self._yields(op, op.blocks[0], elements)
        self._yields(op, op.blocks[1], [])
        self._some(op)

    def _some(self, op: Op) -> None:
        if not op.results:
            raise self.fail(
                op, "nothing is joined", "the body yields at least one value",
                STRUCTURED[op.name], "return a value from the body, or use b.range",
            )  # fmt: skip

    def _if(self, op: Op) -> None:
        results = [r.dtype for r in op.results]
        self._arguments(op, ["bool"])
        self._blocks(op, *([[]] * (2 if results or len(op.blocks) == 2 else 1)))
        for block in op.blocks:
            self._yields(op, block, results)

    def _barrier(self, op: Op) -> None:
        self._arguments(op, [])
        self._blocks(op)
        self._results(op, [])

    def _shuffle(self, op: Op) -> None:
        self._results(op, [a.dtype for a in op.args])
        self._blocks(op)
        by, within = op.attrs.get("by", 0), op.attrs.get("within", 0)
        right = all(isinstance(n, int) and n > 0 and n & n - 1 == 0 for n in (by, within))
        if op.attrs.get("how") not in SHUFFLES or not right or by >= within:
            raise self.fail(
                op, f"lanes {op.attrs.get('how')!r} by {by} within {within}",
                "a lane reads from one whose number is a power of two away, in a part of lanes",
                f"how: {', '.join(SHUFFLES)}; by and within: powers of two, by below within",
                "give attrs[how], attrs[by] and attrs[within]",
            )  # fmt: skip

    # ---- tiles of matrix units -----------------------------------------------------------------
    def _tile(self, op: Op, indices: int) -> tuple[Buffer, list[Buffer]]:
        """The tile of an operation, and the shared arrays that it reads or writes."""
        buffer, others = self._use_buffer(op), list(op.attrs.get("others", ()))
        for other in others:
            self._use(op, other)
        spaces = [other.space for other in others]
        two = all(b.ndim == 2 for b in (buffer, *others))
        if buffer.space != "tile" or set(spaces) - {"shared"} or not two:
            raise self.fail(
                op, f"it works on {buffer!r} and {others!r}",
                "matrix units multiply matrices in shared memory, and hold what they add to",
                "alloc tile c: float32[32, 32]; alloc shared a: uint16[32, 16]",
                "use a tile and shared arrays of two dimensions",
            )  # fmt: skip
        if any(size % UNIT for size in buffer.shape):
            raise self.fail(
                op, f"a tile of {' x '.join(map(str, buffer.shape))}",
                f"its sides are multiples of {UNIT}", "sides that are", "use other sides",
            )  # fmt: skip
        if op.name != "tile_fill":
            self._arguments(op, ["index"] * indices)
        self._results(op, [])
        self._blocks(op)
        return buffer, others

    def _tile_fill(self, op: Op) -> None:
        buffer, _ = self._tile(op, 0)
        self._arguments(op, [buffer.dtype])

    def _tile_product(self, op: Op) -> None:
        buffer, others = self._tile(op, 2)
        depth, stored = op.attrs.get("depth"), UNIT_DTYPES.get(op.attrs.get("dtype", ""))
        right = len(others) == 2 and buffer.dtype == "float32"
        right = right and isinstance(depth, int) and depth > 0 and depth % UNIT == 0
        if not right or any(other.dtype != stored for other in others):
            raise self.fail(
                op, f"a product of depth {depth} of {op.attrs.get('dtype')!r} in {others!r}",
                f"two arrays are multiplied, in steps of {UNIT}, into a tile of float32",
                "; ".join(f"{k} in {v}" for k, v in UNIT_DTYPES.items()),
                "give attrs[dtype], attrs[depth] and two arrays of that kind",
            )  # fmt: skip

    def _tile_store(self, op: Op) -> None:
        buffer, others = self._tile(op, 4)
        part = [op.attrs.get("height"), op.attrs.get("width"), *(a.constant for a in op.args[:2])]
        right = len(others) == 1 and others[0].dtype == buffer.dtype
        if not right or any(not isinstance(n, int) or n % UNIT for n in part):
            raise self.fail(
                op, "the part of a tile that it writes is not whole",
                f"places in a tile and sides of a part are constant multiples of {UNIT}",
                f"the tile {buffer!r}", "give attrs[height], attrs[width] and constant places",
            )  # fmt: skip

    def _yield(self, op: Op) -> None:
        self._blocks(op)
        self._results(op, [])


def constant(x: Any) -> Any:
    """The number that a size or stride is, or None."""
    return x if isinstance(x, int) else x.constant
