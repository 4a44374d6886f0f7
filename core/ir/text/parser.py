"""Reads the text of a program of the loop IR, as `printer.py` writes it: tests are written in it.

    >>> f = parse('''
    ... function double(n: index, in x: float32[n], out y: float32[n]) loops {
    ...   parallel i < n {
    ...     v0 = load x[i]
    ...     v1 = v0 * 2.0  # a number takes the dtype of the other operand
    ...     store y[i] = v1
    ...   }
    ... }''')
    >>> f
    <function double: 3 parameters, loops>
    >>> str(parse(str(f))) == str(f)
    True

Dtypes follow by the rules of `rules.py`; the parsed program is verified.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.dtype_table import DTYPES
from core.ir import ops, rules
from core.ir.function import SPACES, Block, Buffer, Function, Op, Value, row_major
from core.ir.opset import ATOMICS, COMBINES, FOR_KINDS, PARALLEL_KINDS, SCALAR, SHUFFLES, STRUCTURED
from core.ir.text.lexer import Token, Tokens
from core.ir.text.printer import INFIX, KEYWORDS, NUMBERED

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_SIGNS = {sign: name for name, sign in INFIX.items()}


def parse(text: str) -> Function:
    """The program of a text, verified.

    Raises:
        IRError: with line and column, and what was expected there.
    """
    from core.ir.verifier import verify

    function = _Parser(text).function()
    verify(function)
    return function


class _Literal:
    """A number whose dtype is not known yet."""

    def __init__(self, token: Token, value: Any) -> None:
        self.token = token
        self.value = value


class _Parser:
    """Reads one program; names are unique in all of it, as the printer makes them."""

    def __init__(self, text: str) -> None:
        self.tokens = Tokens(text)
        self.values: dict[str, Value] = {}
        self.buffers: dict[str, Buffer] = {}
        # Buffers whose layout refers to values that are computed further down.
        self.later: list[tuple[Buffer, list[Token], list[Token] | None]] = []

    # ---- names and numbers ---------------------------------------------------------------------
    def define(self, token: Token, x: Value | Buffer) -> None:
        """Gives a new name to a value or buffer."""
        name = token.text
        if name in KEYWORDS or name in self.values or name in self.buffers:
            taken = "a word of the language" if name in KEYWORDS else "defined already"
            raise self.tokens.error(token, "a new name", why=f"{name!r} is {taken}")
        x.name = "" if NUMBERED.match(name) and isinstance(x, Value) else name.lstrip("$")
        if isinstance(x, Value):
            self.values[name] = x
        else:
            self.buffers[name] = x

    def name(self, what: str = "a name") -> Token:
        return self.tokens.of("name", what)

    def look(self, token: Token) -> Value:
        if token.text not in self.values:
            raise self.tokens.error(token, "a value that is defined above", self.values)
        return self.values[token.text]

    def buffer(self) -> Buffer:
        token = self.name("a buffer")
        if token.text not in self.buffers:
            raise self.tokens.error(token, "a buffer", self.buffers)
        return self.buffers[token.text]

    def dtype(self) -> str:
        token = self.name("a dtype")
        if token.text not in DTYPES:
            raise self.tokens.error(token, "a dtype", DTYPES)
        return token.text

    def operand(self, dtype: str = "") -> Any:
        """A value, or a number: a constant if its dtype is known, else a `_Literal`."""
        token = self.tokens.peek()
        if token.kind == "name" and token.text not in ("inf", "nan", "true", "false"):
            return self.look(self.tokens.take())
        if token.text in ("true", "false"):
            self.tokens.take()
            return ops.const(token.text == "true", "bool")
        literal = _Literal(token, self.number())
        if self.tokens.accept(":"):
            dtype = self.dtype()
        return self.const(literal, dtype) if dtype else literal

    def number(self) -> Any:
        """A real number, or a complex one in parentheses."""
        if self.tokens.accept("("):
            real = self.number()
            self.tokens.expect(",")
            imag = self.number()
            self.tokens.expect(")")
            return complex(real, imag)
        sign = -1 if self.tokens.accept("-") else 1
        token = self.tokens.peek()
        if token.text not in ("inf", "nan") and token.kind != "number":
            raise self.tokens.error(token, "a value or a number")
        self.tokens.take()
        return sign * _number(token.text)

    def const(self, literal: _Literal, dtype: str) -> Value:
        value, kind = literal.value, rules.kind_of(dtype)
        kinds: dict[str, tuple[type, ...]] = {"i": (int,), "f": (int, float), "c": (complex,)}
        if not isinstance(value, kinds.get(kind, ())):
            raise self.tokens.error(literal.token, f"a {dtype}")
        return ops.const(value, dtype)

    def value_of(self, x: Any) -> Value:
        """An operand whose dtype the context does not determine."""
        if isinstance(x, _Literal):
            raise self.tokens.error(x.token, "a number with its dtype: 1.5:float32")
        return x  # type: ignore[no-any-return]

    def alike(self, operands: Sequence[Any]) -> list[Value]:
        """Operands of one dtype, which those that have one tell the others."""
        dtypes = [x.dtype for x in operands if isinstance(x, Value)]
        if not dtypes:
            return [self.value_of(x) for x in operands]
        return [self.const(x, dtypes[0]) if isinstance(x, _Literal) else x for x in operands]

    def many(self, read: Callable[[], Any]) -> list[Any]:
        """One or more, separated by commas."""
        items = [read()]
        while self.tokens.accept(","):
            items.append(read())
        return items

    def typed(self) -> list[Value]:
        return [self.value_of(x) for x in self.many(self.operand)]

    # ---- the program ---------------------------------------------------------------------------
    def function(self) -> Function:
        self.tokens.expect("function")
        name = self.name("the program's name").text
        self.tokens.expect("(")
        params = [] if self.tokens.sees(")") else self.many(self.parameter)
        self.tokens.expect(")")
        level = self.tokens.expect("loops", "scheduled").text
        function = Function(name, params, Block(), level)
        with ops.into(function.block):
            self.layouts()
            self.block(function.block)
            self.layouts(final=True)
        self.tokens.of("end", "the end of the text")
        return function

    def parameter(self) -> Any:
        if self.tokens.sees("in", "out", "inout"):
            access = self.tokens.take().text
            token = self.name()
            self.tokens.expect(":")
            return self.array(token, "global", access)
        token = self.name("in, out, inout or the name of a size")
        self.tokens.expect(":")
        self.tokens.expect("index")
        index = Value("index", name=token.text)
        self.define(token, index)
        index.name = token.text.lstrip("$")  # even if it looks like one that the printer gives
        return index

    def array(self, token: Token, space: str, access: str) -> Buffer:
        """The dtype and layout of a buffer, which `layouts` looks up."""
        dtype = self.dtype()
        self.tokens.expect("[")
        shape = [] if self.tokens.sees("]", ";") else self.many(self.extent)
        strides = None
        if self.tokens.accept(";"):
            strides = [] if self.tokens.sees("]") else self.many(self.extent)
        self.tokens.expect("]")
        buffer = Buffer("", dtype, [0] * len(shape), None, space, access)
        self.define(token, buffer)
        self.later.append((buffer, shape, strides))
        return buffer

    def extent(self) -> Token:
        """A size or stride: a name, or an integer (its sign in the token)."""
        negative = self.tokens.accept("-")
        token = self.tokens.peek()
        if token.kind not in ("name", "number") or (negative and token.kind == "name"):
            raise self.tokens.error(token, "a size: a name or an integer")
        self.tokens.take()
        return Token(token.kind, f"-{token.text}" if negative else token.text, token.at)

    def layouts(self, final: bool = False) -> None:
        """Looks up sizes and strides; those computed further down at the end."""
        waiting = self.later
        self.later = []
        for buffer, shape, strides in waiting:
            tokens = [*shape, *(strides or ())]
            all_defined = all(t.kind == "number" or t.text in self.values for t in tokens)
            if not (all_defined or final):
                self.later.append((buffer, shape, strides))
                continue
            buffer.shape = tuple(map(self.size, shape))
            buffer.strides = (
                row_major(buffer.shape) if strides is None else tuple(map(self.size, strides))
            )

    def size(self, token: Token) -> Any:
        if token.kind == "name":
            value = self.look(token)
            return value if value.constant is None else value.constant
        if not token.text.lstrip("-").isdigit():
            raise self.tokens.error(token, "an integer")
        return int(token.text)

    # ---- blocks --------------------------------------------------------------------------------
    def block(self, block: Block) -> None:
        """Operations in braces, appended to a block."""
        self.tokens.expect("{")
        with ops.into(block):
            while not self.tokens.accept("}"):
                self.operation()

    def nested(self, params: Sequence[tuple[Token, str]] = ()) -> Block:
        """A block with parameters; a yield without values need not be written."""
        block = Block()
        for token, dtype in params:
            value = Value(dtype)
            self.define(token, value)
            block.params.append(value)
        self.block(block)
        if not block.ops or block.ops[-1].name != "yield":
            block.ops.append(Op("yield"))
        return block

    def operation(self) -> None:
        names: list[Token] = []
        if self.tokens.peek(1).text in (",", "=") and self.tokens.peek().kind == "name":
            names = self.many(self.name)
            self.tokens.expect("=")
        start = self.tokens.peek()
        word = start.text if start.kind == "name" else ""
        if word in STRUCTURED:
            self.tokens.take()
            op = getattr(self, f"_{word}")()
        elif word in SCALAR:
            op = self.prefix(self.tokens.take())
        elif (names and not word) or word in self.values or self._is_infix():
            op = self.infix()
        else:
            raise self.tokens.error(start, "an operation", [*SCALAR, *STRUCTURED])
        ops.append(op)
        if len(names) != len(op.results):
            token = names[0] if names else start
            raise self.tokens.error(token, f"{len(op.results)} results of {op.name}")
        for token, result in zip(names, op.results):
            self.define(token, result)

    def _is_infix(self) -> bool:
        """Whether a sign follows: then the first token is an operand, even if it is unknown."""
        return self.tokens.peek(1).text in (*_SIGNS, ":")

    # ---- scalar operations ---------------------------------------------------------------------
    def scalar(self, start: Token, name: str, args: list[Value], target: str = "") -> Op:
        try:
            dtype = rules.result_dtype(name, [a.dtype for a in args], target)
        except rules.Mismatch as error:
            raise self.tokens.error(start, error.fix, why=error.why) from None
        return Op(name, args, {}, [dtype])

    def infix(self) -> Op:
        left = self.operand()
        sign = self.tokens.peek()
        if sign.text not in _SIGNS:
            raise self.tokens.error(sign, f"an operation: {' '.join(_SIGNS)}")
        self.tokens.take()
        return self.scalar(sign, _SIGNS[sign.text], self.alike([left, self.operand()]))

    def prefix(self, start: Token) -> Op:
        name = start.text
        if name in ("cast", "bitcast"):
            args = [self.value_of(self.operand())]
            self.tokens.expect("to")
            return self.scalar(start, name, args, self.dtype())
        if name == "const":
            raise self.tokens.error(start, "the number where it is used")
        if name == "where":
            condition = self.value_of(self.operand())
            self.tokens.expect(",")
            return self.scalar(start, name, [condition, *self.alike(self.many(self.operand))])
        return self.scalar(start, name, self.alike(self.many(self.operand)))

    # ---- memory --------------------------------------------------------------------------------
    def element(self) -> tuple[Token, dict[str, Any], list[Value], str]:
        """`x[i, j]`: where it stands, attributes, indices, the dtype of the element."""
        start = self.tokens.peek()
        buffer = self.buffer()
        self.tokens.expect("[")
        at = [] if self.tokens.sees("]") else self.many(lambda: self.operand("index"))
        self.tokens.expect("]")
        attrs: dict[str, Any] = {"buffer": buffer}
        if self.tokens.accept("."):
            attrs["part"] = _number(self.tokens.of("number", "a part: 0 or 1").text)
        if len(at) != buffer.ndim:
            raise self.tokens.error(start, f"{buffer.ndim} indices")
        try:
            dtype = rules.element_dtype(buffer.dtype, attrs.get("part"))
        except rules.Mismatch as error:
            raise self.tokens.error(start, error.fix, why=error.why) from None
        return start, attrs, at, dtype

    def masked(self) -> bool:
        """Takes an `if` on the same line; one that starts a line is a statement."""
        return not self.tokens.peek().first and self.tokens.accept("if")

    def attributes(self) -> dict[str, Any]:
        """`with key=value, ...`."""
        if not self.tokens.accept("with"):
            return {}
        return dict(self.many(self.attribute))

    def attribute(self) -> tuple[str, Any]:
        key = self.name("an attribute").text
        self.tokens.expect("=")
        token = self.tokens.take()
        words: dict[str, Any] = {"true": True, "false": False}
        return key, _number(token.text) if token.kind == "number" else words.get(
            token.text, token.text
        )

    def _load(self, name: str = "load") -> Op:
        _, attrs, args, dtype = self.element()
        if self.masked():
            args.append(self.value_of(self.operand()))
            self.tokens.expect("else")
            args.append(self.operand(dtype))
            attrs["masked"] = True
        return Op(name, args, {**attrs, **self.attributes()}, [dtype])

    def _read(self) -> Op:
        return self._load("read")

    def _store(self, name: str = "store") -> Op:
        combine = self.tokens.expect(*ATOMICS).text if name == "atomic" else ""
        _, attrs, args, dtype = self.element()
        if combine:
            attrs["combine"] = combine
        self.tokens.expect("=")
        args.append(self.operand(dtype))
        if self.masked():
            args.append(self.value_of(self.operand()))
            attrs["masked"] = True
        return Op(name, args, {**attrs, **self.attributes()})

    def _atomic(self) -> Op:
        return self._store("atomic")

    def _shuffle(self) -> Op:
        how, values = self.tokens.expect(*SHUFFLES).text, self.typed()
        return Op("shuffle", values, {"how": how, **self.attributes()}, [v.dtype for v in values])

    def _tile_fill(self) -> Op:
        tile = self.buffer()
        self.tokens.expect("=")
        return Op("tile_fill", [self.operand(tile.dtype)], {"buffer": tile})

    def _tile_product(self) -> Op:
        tile = self.buffer()
        self.tokens.expect("=")
        first, row = self.place(1)
        self.tokens.expect("*")
        second, column = self.place(1)
        attrs = {"buffer": tile, "others": (first, second), **self.attributes()}
        return Op("tile_product", [*row, *column], attrs)

    def _tile_store(self) -> Op:
        array, to = self.place(2)
        self.tokens.expect("=")
        tile, at = self.place(2)
        attrs = {"buffer": tile, "others": (array,), **self.attributes()}
        return Op("tile_store", [*at, *to], attrs)

    def place(self, count: int) -> tuple[Buffer, list[Value]]:
        """A buffer and so many indices: where a part of it begins."""
        buffer, start = self.buffer(), self.tokens.expect("[")
        at = self.many(lambda: self.operand("index"))
        self.tokens.expect("]")
        if len(at) != count:
            raise self.tokens.error(start, f"{count} indices")
        return buffer, at

    def _alloc(self) -> Op:
        space = self.tokens.expect(*SPACES[1:]).text
        token = self.name("the name of a buffer")
        self.tokens.expect(":")
        buffer = self.array(token, space, "inout")
        pending = self.later.pop()
        outer, self.later = self.later, [pending]
        self.layouts(final=True)
        self.later = outer
        sizes = [s for s in buffer.shape if isinstance(s, Value)]
        return Op("alloc", sizes, {"buffer": buffer, **self.attributes()})

    # ---- structured operations -----------------------------------------------------------------
    def kind(self, kinds: Sequence[str], default: str, *ends: str) -> str:
        """A kind, if one is written: a name may be called like one."""
        follows = self.tokens.peek(1)
        if self.tokens.sees(*kinds) and (follows.kind == "name" or follows.text in ends):
            return self.tokens.take().text if follows.text != "in" else default
        return default

    def bound(self) -> tuple[Token, Value]:
        """`i < n`."""
        token = self.name("an index")
        self.tokens.expect("<")
        return token, self.operand("index")

    def _parallel(self) -> Op:
        kind = self.kind(PARALLEL_KINDS, "", "{")
        pairs = [] if self.tokens.sees("{", "with") else self.many(self.bound)
        attrs = {"kind": kind, **self.attributes()}
        block = self.nested([(token, "index") for token, _ in pairs])
        return Op("parallel", [extent for _, extent in pairs], attrs, [], [block])

    def _for(self) -> Op:
        kind = self.kind(FOR_KINDS, "serial")
        index = self.name("an index")
        self.tokens.expect("in")
        start = self.operand("index")
        self.tokens.expect("..")
        stop = self.operand("index")
        step = self.operand("index") if self.tokens.accept("step") else ops.const(1, "index")
        names, initial = self.carried()
        attrs = {"kind": kind, **self.attributes()}
        dtypes = [v.dtype for v in initial]
        block = self.nested([(index, "index"), *zip(names, dtypes)])
        return Op("for", [start, stop, step, *initial], attrs, dtypes, [block])

    def carried(self) -> tuple[list[Token], list[Value]]:
        """`, c = 0:int32`, for each value that a loop carries."""
        names, initial = [], []
        while self.tokens.accept(","):
            names.append(self.name())
            self.tokens.expect("=")
            initial.append(self.value_of(self.operand()))
        return names, initial

    def joined(self) -> tuple[str, list[tuple[Token, Value]], list[Value], dict[str, Any]]:
        """The head of a reduction or scan: combination, indices, initial values, attributes."""
        combine = self.tokens.expect(*COMBINES, "custom").text
        pairs = [] if self.tokens.sees("from") else self.many(self.bound)
        self.tokens.expect("from")
        initial = self.typed()
        return combine, pairs, initial, self.attributes()

    def combiner(self, combine: str, dtypes: list[str]) -> list[Block]:
        """The block that joins two elements, if the combination has no name."""
        if combine != "custom":
            return []
        start = self.tokens.expect("combine")
        names = self.many(self.name)
        if len(names) != 2 * len(dtypes):
            raise self.tokens.error(start, f"{2 * len(dtypes)} names")
        return [self.nested(list(zip(names, dtypes + dtypes)))]

    def _reduce(self) -> Op:
        combine, pairs, initial, attrs = self.joined()
        dtypes = [v.dtype for v in initial]
        body = self.nested([(token, "index") for token, _ in pairs])
        blocks = [body, *self.combiner(combine, dtypes)]
        args = [extent for _, extent in pairs] + initial
        return Op("reduce", args, {"combine": combine, "kind": "", **attrs}, dtypes, blocks)

    def _scan(self) -> Op:
        start = self.tokens.peek()
        combine, pairs, initial, attrs = self.joined()
        dtypes = [v.dtype for v in initial]
        body = self.nested([(token, "index") for token, _ in pairs])
        self.tokens.expect("then")
        names = self.many(self.name)
        if len(names) != 1 + len(dtypes) or len(pairs) != 1:
            raise self.tokens.error(start, "one index; after `then` it and each prefix")
        rest = self.nested(list(zip(names, ["index", *dtypes])))
        blocks = [body, rest, *self.combiner(combine, dtypes)]
        return Op("scan", [pairs[0][1], *initial], {"combine": combine, **attrs}, dtypes, blocks)

    def _if(self) -> Op:
        condition = self.value_of(self.operand())
        blocks = [self.nested()]
        if self.tokens.accept("else"):
            blocks.append(self.nested())
        return Op("if", [condition], {}, [v.dtype for v in blocks[0].yields], blocks)

    def _barrier(self) -> Op:
        return Op("barrier")

    def _yield(self) -> Op:
        return Op("yield", [] if self.tokens.sees("}") else self.typed())


def _number(text: str) -> Any:
    """An int if it is written like one, else a float."""
    if text in ("inf", "nan"):
        return float(text)
    if "p" in text:
        return float.fromhex(text)
    return int(text) if text.isdigit() else float(text)
