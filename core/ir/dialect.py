"""The C family: how scheduled loops are spelled in C, and in languages that look like it.

A dialect is a subclass that says what differs: types, memory spaces, a kernel's head, how lanes are
told apart, barriers, atomics, functions that the language brings. What C leaves undefined is
spelled by helper functions that are put before the kernels which use them. `c.py` is the first
member; a device's is some tens of lines.
"""

from __future__ import annotations

import math

from core.errors import LegalizeError
from core.ir.function import ITEMSIZE, Function, Op, Value, is_float, is_integer
from core.ir.opset import MATH, SCALAR

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from core.ir.function import Block, Buffer
    from core.ir.schedule.capabilities import Capabilities

INFIX = {
    "add": "+", "sub": "-", "mul": "*", "div": "/", "and": "&", "or": "|", "xor": "^",
    "eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">=",
}  # fmt: skip


class Kernel:
    """One kernel of a program as it is launched.

    Attributes:
        name: of the function in the source.
        op: the `parallel` operation.
        buffers: those it is given: the program's parameters in order, then the temporaries.
        scalars: the values that it is given: the program's sizes and strides in order, then what
            else of the host's it uses and cannot compute from these.
        used: the buffers and scalars that its source speaks of.
    """

    __slots__ = ("buffers", "host", "name", "op", "scalars", "used")

    def __init__(self, name: str, op: Op, function: Function) -> None:
        self.name = name
        self.op = op
        temps = [o.attrs["buffer"] for o in function.block.walk() if o.name == "alloc"]
        self.buffers = function.buffers + [b for b in temps if b.space == "temp"]
        used, free = _captured(op)
        params = function.indices
        known = set(params)
        self.host: list[Op] = []  # what it computes again from its scalars, instead of the host
        extra = _resolve(free, known, self.host)
        self.scalars = params + extra
        self.used = {*used, *free, *(v for o in self.host for v in o.args)}


class Source:
    """A program's text, and its kernels."""

    __slots__ = ("kernels", "text")

    def __init__(self, text: str, kernels: list[Kernel]) -> None:
        self.text = text
        self.kernels = kernels


class Dialect:
    """Spells scheduled programs. One instance may spell many."""

    name = "c"
    types = {
        "bool": "_Bool",
        "int8": "signed char",
        "int16": "short",
        "int32": "int",
        "int64": "long long",
        "uint8": "unsigned char",
        "uint16": "unsigned short",
        "uint32": "unsigned int",
        "uint64": "unsigned long long",
        "float32": "float",
        "float64": "double",
        "index": "long long",
    }
    storage_types: dict[str, str] = {}  # where memory holds another type than a variable
    functions: dict[str, str] = {}  # a unary function by operation: "{f}" stands for the suffix
    qualifier = "static inline"

    def __init__(self, capabilities: Capabilities) -> None:
        self.capabilities = capabilities

    # ---- what a dialect says of its language ---------------------------------------------------
    def head(self, writer: Writer) -> list[str]:
        """The lines from the kernel's signature to where its parameters have their names.

        `writer.array(buffer)` and `writer.name(scalar)` are those names.
        """
        raise NotImplementedError

    def preamble(self) -> list[str]:
        """What stands at the top of every source."""
        return []

    def parallel(self, writer: Writer, op: Op) -> None:
        """Spells a `parallel` of one of the kinds that this language's schedule makes."""
        raise NotImplementedError

    def vector_pragma(self, clauses: Iterable[str]) -> str:
        """What stands before a loop that is to be vectorized; "" for nothing."""
        return ""

    def space(self, space: str) -> str:
        """How an array in local or shared memory is declared."""
        return ""

    def bitcast_body(self, source: str, kind: str) -> str:
        """The body of a function that gives the bits of its argument `a` as another type."""
        return f"union {{ {source} from; {kind} to; }} u; u.from = a; return u.to;"

    def barrier(self) -> str:
        """The statement at which the lanes of a group wait for each other."""
        raise LegalizeError(
            what=f"the dialect {self.name!r} was given a barrier",
            why="its schedule makes none: an iteration is one thread's",
            exists="Dialect.barrier",
            fix="schedule for this dialect's capabilities",
        )

    def atomic(self, writer: Writer, combine: str, dtype: str, address: str, value: str) -> str:
        """A statement that joins a value to what is at an address, at once."""
        raise NotImplementedError

    def fma(self, a: str, b: str, c: str, dtype: str) -> str:
        return f"{a} * {b} + {c}"

    # ---- names and literals --------------------------------------------------------------------
    def type(self, dtype: str) -> str:
        """The type of a variable."""
        if dtype not in self.types:
            raise LegalizeError(
                what=f"the dialect {self.name!r} has no type {dtype}",
                why="a program is legalized to the dtypes that a device declares",
                exists=", ".join(self.types),
                fix=f"leave {dtype} out of the capabilities' dtypes",
            )
        return self.types[dtype]

    def memory_type(self, dtype: str) -> str:
        """The type of an element in memory."""
        return self.storage_types.get(dtype) or self.type(dtype)

    def literal(self, value: Any, dtype: str) -> str:
        """A number, exactly."""
        if dtype == "bool":
            return "1" if value else "0"
        if is_float(dtype):
            return self._float(value, "f" if dtype == "float32" else "")
        return self._integer(value, dtype)

    def _float(self, value: float, suffix: str) -> str:
        if math.isnan(value):
            return f'({self.type("float32")})__builtin_nanf("")' if suffix else '__builtin_nan("")'
        if math.isinf(value):
            text = f"__builtin_inf{suffix}()"
            return text if value > 0 else f"(-{text})"
        short = repr(value)
        exact = suffix == "" or _fits_float32(value)
        text = short if exact and len(short) < 9 and "e" not in short else value.hex()
        return f"({text}{suffix})" if math.copysign(1, value) < 0 else f"{text}{suffix}"

    def _integer(self, value: int, dtype: str) -> str:
        if dtype == "uint64" or dtype == "uint32":
            return f"{value}{'ull' if dtype == 'uint64' else 'u'}"
        if value == -(2**63):
            return "(-9223372036854775807ll - 1)"
        if value == -(2**31) and dtype == "int32":
            return "(-2147483647 - 1)"
        text = f"{value}ll" if dtype in ("int64", "index") and abs(value) >= 2**31 else str(value)
        return f"({text})" if value < 0 else text

    # ---- a program -----------------------------------------------------------------------------
    def spell(self, function: Function) -> Source:
        """The source of a scheduled, legalized program."""
        writers = []
        for number, op in enumerate(function.kernels):
            kernel = Kernel(f"{_clean(function.name)}_{number}", op, function)
            writers.append(Writer(self, kernel))
        helpers: dict[str, str] = {}
        bodies = []
        for writer in writers:
            bodies += writer.write()
            helpers.update(writer.helpers)
        lines = [*self.preamble(), *helpers.values(), *bodies]
        return Source("\n".join(lines) + "\n", [w.kernel for w in writers])


def _fits_float32(value: float) -> bool:
    import struct

    return bool(struct.unpack("f", struct.pack("f", value))[0] == value)


def _captured(kernel: Op) -> tuple[list[Buffer], list[Value]]:
    """The buffers and the host's values that a kernel uses."""
    own: set[Value] = set()
    buffers: dict[Buffer, None] = {}
    free: dict[Value, None] = {}

    def use(v: Any) -> None:
        if isinstance(v, Value) and v not in own:
            free.setdefault(v)

    def enter(op: Op) -> None:
        for v in op.args:
            use(v)
        buffer = op.attrs.get("buffer")
        if buffer is not None and buffer.space in ("global", "temp"):
            buffers.setdefault(buffer)
            for stride in buffer.strides:
                use(stride)
        for block in op.blocks:
            own.update(block.params)
            for inner in block.ops:
                enter(inner)
                own.update(inner.results)

    enter(kernel)
    return list(buffers), [v for v in free if v.constant is None]


def _resolve(wanted: Sequence[Value], known: set[Value], host: list[Op]) -> list[Value]:
    """Puts in `host` the arithmetic that gives the wanted values; returns those it cannot give."""
    missing = []
    for v in wanted:
        if v in known or v.constant is not None:
            continue
        known.add(v)
        if v.op is not None and v.op.name in SCALAR:
            missing += _resolve(v.op.args, known, host)
            host.append(v.op)
        else:
            missing.append(v)
    return missing


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
            self._arrays[buffer] = f"b{n}_{_clean(buffer.name)}"
        for n, scalar in enumerate(self.kernel.scalars):
            self.bind(scalar, f"n{n}_{_clean(scalar.name)}")
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
        known = self._names.get(v)
        if known is None:
            if v.constant is None:
                raise KeyError(f"{v!r} is used before it is defined")
            known = self.dialect.literal(v.constant, v.dtype)
        return known

    def fresh(self, v: Value) -> str:
        """A new name for a value."""
        self._count += 1
        self._names[v] = name = f"{_clean(v.name) if v.name else 'v'}{self._count}"
        return name

    def bind(self, v: Value, name: str) -> None:
        self._names[v] = name

    def array(self, buffer: Buffer) -> str:
        return self._arrays[buffer]

    def helper(self, name: str, text: str) -> str:
        """Makes sure that a helper function stands before the kernel."""
        self.helpers.setdefault(name, f"{self.dialect.qualifier} {text}")
        return name

    def declare(self, v: Value, text: str) -> None:
        self.line(f"const {self.dialect.type(v.dtype)} {self.fresh(v)} = {text};")

    # ---- blocks --------------------------------------------------------------------------------
    def block(self, block: Block) -> None:
        """The operations of a block, without its `yield`."""
        for op in block.ops:
            if op.name != "yield":
                self.op(op)

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
        self._arrays[buffer] = name = f"{_clean(buffer.name)}{self._count}"
        size = math.prod(buffer.shape)
        space = self.dialect.space(buffer.space)
        self.line(f"{space}{self.dialect.memory_type(buffer.dtype)} {name}[{max(size, 1)}];")

    def element(self, op: Op) -> str:
        """The element that a load or store means."""
        buffer = op.attrs["buffer"]
        terms = []
        for at, stride in zip(op.args[: buffer.ndim], buffer.strides):
            if at.constant == 0 or (isinstance(stride, int) and stride == 0):
                continue
            step = stride if isinstance(stride, int) else self.name(stride)
            terms.append(self.name(at) if step == 1 else f"{self.name(at)} * {step}")
        offset = " + ".join(terms) or "0"
        if "part" in op.attrs:
            offset = f"({offset}) * 2 + {op.attrs['part']}"
        return f"{self.array(buffer)}[{offset}]"

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
        start, stop, step = op.args[:3]
        carried = self._variables(op.results, op.args[3:])
        block = op.blocks[0]
        if op.attrs.get("kind") == "vector":
            self.line(self.dialect.vector_pragma([]) or "/* vector */")
        self._open_loop(block.params[0], self.name(start), self.name(stop), self.name(step))
        for param, name in zip(block.params[1:], carried):
            self.bind(param, name)
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
        self.line(f"for ({kind} {i} = {start}; {i} < {stop}; {advance}) {{")
        self.depth += 1

    def _step(self, block: Block, carried: list[str]) -> None:
        """The loop's operations, then what it carries to the next iteration, then its end."""
        self.block(block)
        given = [self.name(v) for v in block.yields]
        if len(carried) > 1:  # all are read before the first is written
            for n, (v, name) in enumerate(zip(block.yields, given)):
                self.line(f"const {self.dialect.type(v.dtype)} next{n} = {name};")
            given = [f"next{n}" for n in range(len(given))]
        for name, v in zip(carried, given):
            if name != v:
                self.line(f"{name} = {v};")
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


def joined(writer: Writer, combine: str, dtype: str, a: str, b: str) -> str:
    """Two values, joined."""
    if combine in ("min", "max"):
        return extreme(writer, combine, dtype, a, b)
    sign = {"sum": "+", "prod": "*", "and": "&", "or": "|", "xor": "^"}[combine]
    if dtype == "bool":
        sign = {"sum": "|", "prod": "&"}.get(combine, sign)
    return f"{a} {sign} {b}"


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


def extreme_name(combine: str, dtype: str) -> str:
    return f"core_{combine}_{dtype}"


def extreme(writer: Writer, combine: str, dtype: str, a: str, b: str) -> str:
    """The smaller or the larger of two values; NaN if either is."""
    sign = "<" if combine == "min" else ">"
    if not is_float(dtype):
        return f"({a} {sign} {b} ? {a} : {b})"
    kind, name = writer.dialect.type(dtype), extreme_name(combine, dtype)
    writer.helper(
        name,
        f"{kind} {name}({kind} a, {kind} b) {{ return a {sign} b || a != a ? a : b; }}",
    )
    return f"{name}({a}, {b})"


# ---- scalar operations -------------------------------------------------------------------------
def scalar(writer: Writer, op: Op) -> str:
    """The expression of a scalar operation."""
    dtype = op.results[0].dtype
    args = [writer.name(v) for v in op.args]
    special = _SPECIAL.get(op.name)
    if special is not None:
        return str(special(writer, op, dtype, *args))
    if op.name in INFIX:
        return _infix(writer, op, dtype, *args)
    suffix = "f" if dtype == "float32" else ""
    template = writer.dialect.functions.get(op.name)
    if template is None:
        raise LegalizeError(
            what=f"the dialect {writer.dialect.name!r} cannot spell the operation {op.name!r}",
            why="it is no operation of C, and the dialect names no function for it",
            exists=", ".join(sorted({*INFIX, *_SPECIAL, *writer.dialect.functions})),
            fix="legalize the program for this device's capabilities first"
            if op.name in MATH
            else "add it to the dialect's `functions`",
        )
    return f"{template.format(f=suffix)}({', '.join(args)})"


def _infix(writer: Writer, op: Op, dtype: str, a: str, b: str) -> str:
    text = f"{a} {INFIX[op.name]} {b}"
    if dtype == "bool" and op.name in ("add", "mul"):
        return f"{a} {'|' if op.name == 'add' else '&'} {b}"
    if ITEMSIZE[dtype] < 4 and is_integer(dtype):  # C computes these as int
        return f"({writer.dialect.type(dtype)})({text})"
    return text


def _where(writer: Writer, op: Op, dtype: str, c: str, a: str, b: str) -> str:
    return f"{c} ? {a} : {b}"


def _neg(writer: Writer, op: Op, dtype: str, a: str) -> str:
    return f"({writer.dialect.type(dtype)})(-{a})" if is_integer(dtype) else f"-{a}"


def _not(writer: Writer, op: Op, dtype: str, a: str) -> str:
    return f"!{a}" if dtype == "bool" else f"({writer.dialect.type(dtype)})~{a}"


def _abs(writer: Writer, op: Op, dtype: str, a: str) -> str:
    if is_float(dtype):
        return f"{writer.dialect.functions['abs'].format(f='f' if dtype == 'float32' else '')}({a})"
    if dtype.startswith("uint") or dtype == "bool":
        return a
    return f"({writer.dialect.type(dtype)})({a} < 0 ? -{a} : {a})"


def _minmax(writer: Writer, op: Op, dtype: str, a: str, b: str) -> str:
    return extreme(writer, op.name, dtype, a, b)


def _fma(writer: Writer, op: Op, dtype: str, a: str, b: str, c: str) -> str:
    return writer.dialect.fma(a, b, c, dtype)


def _floordiv(writer: Writer, op: Op, dtype: str, a: str, b: str) -> str:
    return _divided(writer, op, dtype, a, b, "floordiv")


def _mod(writer: Writer, op: Op, dtype: str, a: str, b: str) -> str:
    return _divided(writer, op, dtype, a, b, "mod")


def _divided(writer: Writer, op: Op, dtype: str, a: str, b: str, which: str) -> str:
    kind, name = writer.dialect.type(dtype), f"core_{which}_{dtype}"
    if is_float(dtype):
        suffix = "f" if dtype == "float32" else ""
        writer.helper(name, _float_division(writer, which, dtype, kind, name, suffix))
        return f"{name}({a}, {b})"
    constant = op.args[1].constant
    unsigned = dtype.startswith("uint")
    sign = "/" if which == "floordiv" else "%"
    if unsigned and constant:
        return f"({kind})({a} {sign} {b})"
    if unsigned:
        text = f"{{ return b == 0 ? 0 : ({kind})(a {sign} b); }}"
    elif which == "floordiv":
        text = (
            f"{{ if (b == 0) return 0; if (b == -1) return ({kind})(0 - ({_wide(kind)})a); "
            f"{kind} q = ({kind})(a / b); return ({kind})(q - ((a % b != 0) & ((a < 0) != (b < 0))));"
            " }"
        )
    else:
        text = (
            "{ if (b == 0 || b == -1) return 0; "
            f"{kind} r = ({kind})(a % b); "
            f"return ({kind})((r != 0) & ((r < 0) != (b < 0)) ? r + b : r); }}"
        )
    writer.helper(name, f"{kind} {name}({kind} a, {kind} b) {text}")
    return f"{name}({a}, {b})"


def _wide(kind: str) -> str:
    return "unsigned long long" if kind == "long long" else "unsigned int"


def _float_division(
    writer: Writer, which: str, dtype: str, kind: str, name: str, suffix: str
) -> str:
    """As NumPy divides: from the exact remainder, so that the quotient is never off by one."""
    functions = writer.dialect.functions
    remainder, floor = functions["fmod"].format(f=suffix), functions["floor"].format(f=suffix)
    copysign = functions["copysign"].format(f=suffix)
    mod = f"{kind} m = {remainder}(a, b); "
    if which == "mod":
        return (
            f"{kind} {name}({kind} a, {kind} b) {{ {mod}"
            f"if (m == 0) return {copysign}(m, b); return (m < 0) != (b < 0) ? m + b : m; }}"
        )
    return (
        f"{kind} {name}({kind} a, {kind} b) {{ if (b == 0) return a / b; {mod}"
        f"{kind} q = (a - m) / b; if (m != 0 && (m < 0) != (b < 0)) q -= 1; "
        f"if (q == 0) return {copysign}(0, a / b); {kind} f = {floor}(q); "
        "return q - f > 0.5 ? f + 1 : f; }"
    )


def _shift(writer: Writer, op: Op, dtype: str, a: str, b: str) -> str:
    bits = ITEMSIZE[dtype] * 8
    kind = writer.dialect.type(dtype)
    sign = "<<" if op.name == "shl" else ">>"
    known = op.args[1].constant
    if known is not None and 0 <= known < bits:
        return f"({kind})({a} {sign} {known})"
    unsigned = dtype.startswith("uint")
    over = "0" if op.name == "shl" or unsigned else f"({kind})({a} < 0 ? -1 : 0)"
    # A shift count that is too large is taken as 0, so that C defines what is not chosen.
    inside = f"((unsigned long long){b} < {bits})"
    return f"{inside} ? ({kind})({a} {sign} ({inside} ? {b} : 0)) : {over}"


def _bitcast(writer: Writer, op: Op, dtype: str, a: str) -> str:
    source = writer.dialect.type(op.args[0].dtype)
    kind = writer.dialect.type(dtype)
    name = f"core_bits_{op.args[0].dtype}_{dtype}"
    body = writer.dialect.bitcast_body(source, kind)
    writer.helper(name, f"{kind} {name}({source} a) {{ {body} }}")
    return f"{name}({a})"


def _cast(writer: Writer, op: Op, dtype: str, a: str) -> str:
    source, kind = op.args[0].dtype, writer.dialect.type(dtype)
    if dtype == "bool":
        return f"{a} != 0"
    if is_float(source) and is_integer(dtype):
        return _to_integer(writer, source, dtype, a)
    return f"({kind}){a}"


_LIMITS = {"int32": (-(2.0**31), 2.0**31), "int64": (-(2.0**63), 2.0**63)}


def _to_integer(writer: Writer, source: str, dtype: str, a: str) -> str:
    """Towards 0; what does not fit gives the smallest, as one conversion on x86 does."""
    dtype = "int64" if dtype == "index" else dtype
    name = f"core_{source}_to_{dtype}"
    kind, real = writer.dialect.type(dtype), writer.dialect.type(source)
    number = lambda v: writer.dialect.literal(v, source)  # noqa: E731
    if dtype == "uint64":
        small = _to_integer(writer, source, "int64", f"a - {number(2.0**63)}")
        large = f"(({kind}){small}) ^ 9223372036854775808ull"
        direct = _to_integer(writer, source, "int64", "a")
        text = f"{{ return a < {number(2.0**63)} ? ({kind}){direct} : {large}; }}"
    elif dtype not in _LIMITS:
        wide = "int64" if dtype == "uint32" else "int32"
        return f"({kind}){_to_integer(writer, source, wide, a)}"
    else:
        low, high = (number(v) for v in _LIMITS[dtype])
        least = writer.dialect.literal(-(2 ** (ITEMSIZE[dtype] * 8 - 1)), dtype)
        above = (
            f"a > {number(-(2.0**31) - 1)}"
            if (source, dtype) == ("float64", "int32")
            else (f"a >= {low}")
        )
        text = f"{{ return {above} && a < {high} ? ({kind})a : {least}; }}"
    writer.helper(name, f"{kind} {name}({real} a) {text}")
    return f"{name}({a})"


_SPECIAL = {
    "where": _where, "neg": _neg, "not": _not, "abs": _abs, "min": _minmax, "max": _minmax,
    "fma": _fma, "floordiv": _floordiv, "mod": _mod, "shl": _shift, "shr": _shift,
    "bitcast": _bitcast, "cast": _cast,
}  # fmt: skip


def _clean(name: str) -> str:
    return "".join(c if c.isalnum() else "_" for c in name) or "v"
