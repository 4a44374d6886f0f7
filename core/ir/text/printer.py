"""Writes a program of the loop IR as text: `str(function)`, which `parser.py` reads back.

One operation a line, arithmetic infix, constants where they are used. A number carries its dtype
(`1.5:float32`) where the context does not determine it. Names are made unique; values without one
are numbered.

    >>> from core.ir import Builder
    >>> b = Builder("double", ["n"])
    >>> x, y = b.input("x", "float32", ["n"]), b.output("y", "float32", ["n"])
    >>> with b.parallel("n") as i:
    ...     y[i] = x[i] * 2
    >>> print(b.function())
    function double(n: index, in x: float32[n], out y: float32[n]) loops {
      parallel i < n {
        v0 = load x[i]
        v1 = v0 * 2.0
        store y[i] = v1
      }
    }
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any

from core.dtype_table import is_complex, is_float, part_of
from core.ir.function import Buffer, Function, Op, Value
from core.ir.numbers import shortest
from core.ir.opset import SCALAR, STRUCTURED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.function import Block

INFIX = {
    "add": "+", "sub": "-", "mul": "*", "div": "/", "floordiv": "//", "mod": "%", "and": "&",
    "or": "|", "xor": "^", "shl": "<<", "shr": ">>", "eq": "==", "ne": "!=", "lt": "<", "le": "<=",
    "gt": ">", "ge": ">=",
}  # fmt: skip
KEYWORDS = frozenset(SCALAR).union(STRUCTURED, (
    "function", "in", "out", "inout", "loops", "scheduled", "temp", "shared", "local", "tile",
    "custom",
    "inf", "nan", "true", "false", "to", "else", "from", "then", "with", "step",
))  # fmt: skip
IDENTIFIER = re.compile(r"[A-Za-z_]\w*\Z", re.ASCII)
NUMBERED = re.compile(r"v\d+\Z", re.ASCII)  # what values without a name are called
PLAIN_ATTRS = frozenset(("buffer", "combine", "dtype", "masked", "part", "value"))


def print_function(function: Function) -> str:
    """The text of a program."""
    return _Printer(function.params).function(function)


def describe(op: Op) -> str:
    """The first line of one operation, for messages; never fails, however wrong it is."""
    try:
        return _Printer(()).op(op)[0].removesuffix(" {")
    except Exception:
        return op.name


def literal(value: Any, dtype: str) -> str:
    """A number in the text, without its dtype."""
    if dtype == "bool":
        return "true" if value else "false"
    if is_complex(dtype):
        return f"({_float(value.real, part_of(dtype))}, {_float(value.imag, part_of(dtype))})"
    return _float(value, dtype) if is_float(dtype) else str(value)


def _float(value: float, dtype: str) -> str:
    """The shortest text that gives exactly this number: decimal, or hexadecimal if that is long."""
    if not math.isfinite(value):
        return "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"
    text = shortest(value, dtype)
    return text if len(text) <= 12 else re.sub(r"\.?0*p", "p", value.hex())


class _Printer:
    """The text of one program, with the names that it gives to values and buffers."""

    def __init__(self, params: Sequence[Any]) -> None:
        self.names: dict[int, str] = {}
        self.used: set[str] = set(KEYWORDS)
        self.count = 0
        for param in params:
            # The callers' names stay as they are: `$` marks one that is a word of the language.
            name = f"${param.name}" if param.name in KEYWORDS else param.name
            self.names[id(param)] = name
            self.used.add(name)

    # ---- names and operands --------------------------------------------------------------------
    def name(self, x: Value | Buffer) -> str:
        """The name of a value or buffer, given to it where it is first met."""
        if id(x) not in self.names:
            self.names[id(x)] = self._unique(x.name)
        return self.names[id(x)]

    def _unique(self, hint: str) -> str:
        if IDENTIFIER.match(hint or "") and not NUMBERED.match(hint):
            name, k = hint, 0
            while name in self.used:
                k += 1
                name = f"{hint}{k}"
        else:
            while (name := f"v{self.count}") in self.used:
                self.count += 1
            self.count += 1
        self.used.add(name)
        return name

    def operand(self, x: Value, typed: bool = True) -> str:
        """A name, or a number; with its dtype unless the context determines it."""
        if x.op is None or x.op.name != "const":
            return self.name(x)
        text = literal(x.op.attrs["value"], x.dtype)
        return f"{text}:{x.dtype}" if typed and x.dtype != "bool" else text

    def operands(self, args: Sequence[Value]) -> list[str]:
        """Operands of one dtype: numbers without it if one that is no number has it."""
        alone = all(a.op is not None and a.op.name == "const" for a in args)
        return [self.operand(a, typed=alone and k == 0) for k, a in enumerate(args)]

    def indices(self, args: Sequence[Any]) -> str:
        return ", ".join(
            self.operand(a, typed=False) if isinstance(a, Value) else str(a) for a in args
        )

    def array(self, buffer: Buffer) -> str:
        """The dtype and layout of a buffer; strides only where they do not follow by themselves."""
        sizes, strides = self.indices(buffer.shape), self.indices(buffer.strides)
        steps = f"; {strides}" if strides != _dense(sizes.split(", ")) else ""
        return f"{buffer.dtype}[{sizes}{steps}]"

    # ---- the program ---------------------------------------------------------------------------
    def function(self, function: Function) -> str:
        body = self.block(function.block)
        params = ", ".join(self.parameter(p) for p in function.params)
        head = f"function {function.name}({params}) {function.level} {{"
        return "\n".join([head, *body, "}"])

    def parameter(self, param: Any) -> str:
        if isinstance(param, Value):
            return f"{self.name(param)}: {param.dtype}"
        return f"{param.access} {self.name(param)}: {self.array(param)}"

    def block(self, block: Block) -> list[str]:
        lines: list[str] = []
        for op in block.ops:
            if op.name == "const" or (op.name == "yield" and not op.args):
                continue
            lines += self.op(op)
        return ["  " + line for line in lines]

    def op(self, op: Op) -> list[str]:
        """The lines of one operation. Its results are named after the names inside it."""
        spell = getattr(self, f"_{op.name}", None)
        if spell is not None and op.name in STRUCTURED:
            lines: list[str] = spell(op)
        else:
            lines = [self._scalar(op)]
        if op.results:
            lines[0] = f"{', '.join(self.name(r) for r in op.results)} = {lines[0]}"
        return lines

    def _scalar(self, op: Op) -> str:
        if op.name in INFIX and len(op.args) == 2:
            left, right = self.operands(op.args)
            return f"{left} {INFIX[op.name]} {right}"
        if op.name in ("cast", "bitcast"):
            return f"{op.name} {self.operand(op.args[0])} to {op.result.dtype}"
        if op.name == "where":
            texts = [self.operand(op.args[0]), *self.operands(op.args[1:])]
        else:
            texts = self.operands(op.args)
        return f"{op.name} {', '.join(texts)}".rstrip()

    def _with(self, op: Op, *plain: str) -> str:
        """Attributes that the text has no special place for."""
        rest = {k: v for k, v in op.attrs.items() if k not in PLAIN_ATTRS and k not in plain}
        texts = [f"{k}={str(v).lower() if isinstance(v, bool) else v}" for k, v in rest.items()]
        return f" with {', '.join(texts)}" if texts else ""

    # ---- memory --------------------------------------------------------------------------------
    def _element(self, op: Op) -> tuple[str, list[Value]]:
        """`x[i, j]`, and the arguments after the indices."""
        buffer = op.attrs["buffer"]
        rank = buffer.ndim
        part = f".{op.attrs['part']}" if "part" in op.attrs else ""
        return f"{self.name(buffer)}[{self.indices(op.args[:rank])}]{part}", op.args[rank:]

    def _load(self, op: Op) -> list[str]:
        at, rest = self._element(op)
        mask = ""
        if op.attrs.get("masked"):
            mask = f" if {self.operand(rest[0])} else {self.operand(rest[1], typed=False)}"
        return [f"{op.name} {at}{mask}{self._with(op)}"]

    _read = _load

    def _store(self, op: Op) -> list[str]:
        at, rest = self._element(op)
        mask = f" if {self.operand(rest[1])}" if op.attrs.get("masked") else ""
        combine = f"{op.attrs['combine']} " if op.name == "atomic" else ""
        return [
            f"{op.name} {combine}{at} = {self.operand(rest[0], typed=False)}{mask}{self._with(op)}"
        ]

    _atomic = _store

    def _shuffle(self, op: Op) -> list[str]:
        how, values = op.attrs["how"], ", ".join(map(self.operand, op.args))
        return [f"shuffle {how} {values}{self._with(op, 'how')}"]

    def _tile_fill(self, op: Op) -> list[str]:
        return [f"tile_fill {self.name(op.attrs['buffer'])} = {self.operand(op.args[0], False)}"]

    def _tile_product(self, op: Op) -> list[str]:
        parts = [
            f"{self.name(array)}[{self.operand(at, False)}]"
            for array, at in zip(op.attrs["others"], op.args)
        ]
        attrs = f"dtype={op.attrs['dtype']}{self._with(op, 'others').replace(' with', ',')}"
        return [f"tile_product {self.name(op.attrs['buffer'])} = {' * '.join(parts)} with {attrs}"]

    def _tile_store(self, op: Op) -> list[str]:
        (array,) = op.attrs["others"]
        places = [self.indices(op.args[n : n + 2]) for n in (0, 2)]
        to, tile = self.name(array), self.name(op.attrs["buffer"])
        return [f"tile_store {to}[{places[1]}] = {tile}[{places[0]}]{self._with(op, 'others')}"]

    def _alloc(self, op: Op) -> list[str]:
        buffer = op.attrs["buffer"]
        array = self.array(buffer)
        return [f"alloc {buffer.space} {self.name(buffer)}: {array}{self._with(op)}"]

    # ---- blocks --------------------------------------------------------------------------------
    def _extents(self, params: Sequence[Value], extents: Sequence[Value]) -> str:
        pairs = [f"{self.name(p)} < {self.operand(e, False)}" for p, e in zip(params, extents)]
        return " " + ", ".join(pairs) if pairs else ""

    def _nested(self, head: str, block: Block) -> list[str]:
        return [f"{head} {{", *self.block(block), "}"]

    def _parallel(self, op: Op) -> list[str]:
        kind = f" {op.attrs['kind']}" if op.attrs.get("kind") else ""
        extents = self._extents(op.blocks[0].params, op.args)
        head = f"parallel{kind}{extents}{self._with(op, 'kind')}"
        return self._nested(head, op.blocks[0])

    def _for(self, op: Op) -> list[str]:
        kind = op.attrs.get("kind", "serial")
        start, stop, step = (self.operand(a, False) for a in op.args[:3])
        index, *carried = op.blocks[0].params
        head = f"for{'' if kind == 'serial' else f' {kind}'} {self.name(index)} in {start}..{stop}"
        head += "" if step == "1" else f" step {step}"
        for param, initial in zip(carried, op.args[3:]):
            head += f", {self.name(param)} = {self.operand(initial)}"
        return self._nested(head + self._with(op, "kind"), op.blocks[0])

    def _joined(self, op: Op, extents: int) -> tuple[str, list[str]]:
        """The head of a reduction or scan, and the text of its combining block."""
        combine, first = op.attrs["combine"], op.blocks[0]
        rest = [self.operand(a) for a in op.args[extents:]]
        indices = self._extents(first.params, op.args[:extents])
        head = f"{op.name} {combine}{indices} from {', '.join(rest)}"
        if op.attrs.get("kind"):
            head += f" with kind={op.attrs['kind']}"
        return head + self._with(op, "kind"), self._nested(head, first)[1:-1]

    def _combiner(self, op: Op, at: int) -> list[str]:
        if len(op.blocks) <= at:
            return ["}"]
        names = ", ".join(self.name(p) for p in op.blocks[at].params)
        return self._nested(f"}} combine {names}", op.blocks[at])

    def _reduce(self, op: Op) -> list[str]:
        head, body = self._joined(op, len(op.blocks[0].params))
        return [f"{head} {{", *body, *self._combiner(op, 1)]

    def _scan(self, op: Op) -> list[str]:
        head, body = self._joined(op, 1)
        names = ", ".join(self.name(p) for p in op.blocks[1].params)
        then = self._nested(f"}} then {names}", op.blocks[1])[:-1]
        return [f"{head} {{", *body, *then, *self._combiner(op, 2)]

    def _if(self, op: Op) -> list[str]:
        lines = self._nested(f"if {self.operand(op.args[0])}", op.blocks[0])
        if len(op.blocks) > 1:
            lines[-1:] = self._nested("} else", op.blocks[1])
        return lines

    def _yield(self, op: Op) -> list[str]:
        return ["yield " + ", ".join(self.operand(a) for a in op.args)]

    def _barrier(self, op: Op) -> list[str]:
        return [op.name]


def _dense(sizes: list[str]) -> str:
    """The strides that a row-major array of these sizes has, if no multiplication is needed."""
    steps: list[str] = []
    for size in reversed(sizes if sizes != [""] else []):
        if not steps:
            steps, step = ["1"], size
            continue
        steps.append(step)
        both = step.lstrip("-").isdigit() and size.lstrip("-").isdigit()
        step = str(int(step) * int(size)) if both else size if step == "1" else "?"
    return ", ".join(reversed(steps))


setattr(Function, "__str__", print_function)  # noqa: B010 - as ops.py attaches Value's operators
