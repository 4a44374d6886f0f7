"""The Flint language, and its compiler: from source to what a board executes.

    fn f32 twice(f32 a) { return a + a; }                  a function
    entry double(far const f32 *x, far f32 *y, s64 n) {    a kernel; far: memory of the board
      near f32 tile[32];                                   shared by the lanes of a group
      const s64 i = GROUP * 32 + LANE;
      if (i < n) { y[i] = twice(x[i]); merge sum &x[0] with 1.0f; }
      meet;                                                all lanes of a group, or none
    }

Types are flag, s8 to s64, u8 to u64, f32 and f64; arithmetic is C's. A board executes a program for
many lanes in step: a value is an array with one element a lane, a condition is a mask. So what the
compiler makes is a Python program over NumPy arrays, which is shipped to the board as text.
"""

from __future__ import annotations

import re

TYPES = {
    "flag": "bool_", "s8": "int8", "s16": "int16", "s32": "int32", "s64": "int64", "u8": "uint8",
    "u16": "uint16", "u32": "uint32", "u64": "uint64", "f32": "float32", "f64": "float64",
}  # fmt: skip
RANKS = ("s32", "u32", "s64", "u64", "f32", "f64")  # what C's arithmetic converts to, lowest first
FUNCTIONS = {
    "root": "sqrt", "lower": "floor", "upper": "ceil", "whole": "trunc", "nearest": "rint",
    "size": "abs", "rest": "fmod", "signed": "copysign",
}  # fmt: skip
BINARY = (
    ("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!="), ("<", "<=", ">", ">="),
    ("<<", ">>"), ("+", "-"), ("*", "/", "%"),
)  # fmt: skip
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
TOKEN = re.compile(
    r"\s+|/\*.*?\*/|(?P<number>0x[\da-f.]+p[+-]?\d+f?|\d+\.?\d*(?:e[+-]?\d+)?(?:uL|u|L|f)?)"
    r"|(?P<name>[A-Za-z_]\w*)|(?P<sign>\|\||&&|<<|>>|[<>=!+*/-]=|\+\+|[-+*/%&|^~!<>=?:;,(){}\[\]])",
    re.S,
)


class FlintError(Exception):
    """What the compiler or a board has to say."""


def compile(source: str) -> str:
    """The program that boards execute.

    Raises:
        FlintError: the source is not Flint.
    """
    return _Compiler(source).program()


class _Compiler:
    """One pass: each rule of the grammar returns Python and, for an expression, its type."""

    def __init__(self, source: str) -> None:
        self.tokens = list(_tokens(source))
        self.at = 0
        self.lines: list[str] = []
        self.depth = 0
        self.constants: dict[str, str] = {}
        self.functions: dict[str, tuple[str, list[str]]] = {}
        self.types: dict[str, str] = {}  # of the names in sight; of an array, of its elements
        self.arrays: set[str] = set()
        self.mask = "M"  # the lanes that do what is being compiled
        self.masks = 0
        self.result = ""  # the type of the function that is being compiled
        self.returned = False

    # ---- tokens ----------------------------------------------------------------------------------
    @property
    def next(self) -> str:
        return self.tokens[self.at][0]

    def take(self, *wanted: str) -> str:
        text, line = self.tokens[self.at]
        if wanted and text not in wanted:
            raise FlintError(f"line {line}: {text!r} where {' or '.join(wanted)} was expected")
        self.at += 1
        return text

    def took(self, text: str) -> bool:
        found = self.next == text
        self.at += found
        return found

    def write(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    # ---- a program -------------------------------------------------------------------------------
    def program(self) -> str:
        while self.next:
            self.types, self.arrays, self.masks = {}, set(), 0
            if self.take("fn", "entry") == "fn":
                self.function()
            else:
                self.entry()
        known = [f"{name} = {text}" for text, name in self.constants.items()]
        return "\n".join([*known, *self.lines]) + "\n"

    def function(self) -> None:
        self.result = self.take(*TYPES)
        name, parameters = self.take(), self.parameters()
        self.functions[name] = self.result, [self.types[p] for p in parameters]
        self.write(f"def {name}({', '.join(parameters)}):")
        self.depth = 1
        self.write("M, D, R = ALL, ~ALL, None")
        self.mask = "M"
        self.body()
        self.write("return R")
        self.depth, self.result = 0, ""

    def entry(self) -> None:
        name, parameters = self.take(), self.parameters()
        kinds = [TYPES[self.types[p]] if p in self.arrays else "" for p in parameters]
        self.write(f"def {name}(board, M, GROUP, LANE, {', '.join(parameters)}):")
        self.depth, self.mask = 1, "M"
        self.body()
        self.write("return")
        self.depth = 0
        self.write(f"{name}.takes = {kinds}")

    def parameters(self) -> list[str]:
        found = []
        self.take("(")
        while not self.took(")"):
            self.took("far")
            self.took("const")
            kind = self.take(*TYPES)
            if self.took("*"):
                self.arrays.add(self.next)
            self.types[self.next] = kind
            found.append(self.take())
            self.took(",")
        return found

    # ---- statements ------------------------------------------------------------------------------
    def body(self) -> None:
        self.take("{")
        while not self.took("}"):
            self.statement()

    def statement(self) -> None:
        if self.next == "{":
            self.body()
        elif self.next in ("if", "for", "return", "meet", "merge"):
            getattr(self, f"_{self.take()}")()
        elif self.next in (*TYPES, "const", "near"):
            self.declaration()
        else:
            self.assignment()
            self.take(";")

    def declaration(self) -> None:
        self.took("const")
        near = self.took("near")
        kind, name = self.take(*TYPES), self.take()
        self.types[name] = kind
        if self.took("["):
            self.arrays.add(name)
            place = "board.near" if near else "board.own"
            self.write(f"{name} = {place}(np.{TYPES[kind]}, {self.take()}, GROUP, LANE)")
            self.take("]")
        else:
            text = self.converted(kind) if self.took("=") else self.constant("0", kind)
            self.write(f"{name} = {text}")
        self.take(";")

    def assignment(self) -> None:
        name = self.take()
        if name not in self.types:
            raise FlintError(f"line {self.tokens[self.at][1]}: {name!r} is not declared")
        kind = self.types[name]
        if self.took("["):
            at = self.converted("s64")
            self.take("]")
            self.take("=")
            self.write(f"{name}.store({at}, {self.converted(kind)}, {self.mask})")
            return
        how = self.take("=", "+=", "-=", "*=", "/=")
        text, given = self.expression()
        if how != "=":
            text, given = self.arithmetic(how[0], (name, kind), (text, given))
        self.write(f"{name} = np.where({self.mask}, {_as(text, given, kind)}, {name})")

    def block(self, mask: str) -> bool:
        """A statement for some lanes; whether it returns."""
        before, self.mask, outer, self.returned = self.mask, mask, self.returned, False
        self.depth += 1
        self.statement()
        self.depth -= 1
        returned, self.mask, self.returned = self.returned, before, outer
        return returned

    def _if(self) -> None:
        self.take("(")
        chosen = self.converted("flag")
        self.take(")")
        self.masks += 1
        yes, no = f"_M{self.masks}", f"_N{self.masks}"
        self.write(f"{yes} = {self.mask} & {chosen}")
        self.write(f"{no} = {self.mask} & ~{yes}")
        self.write(f"if {yes}.any():")
        returned = self.block(yes)
        if self.took("else"):
            self.write(f"if {no}.any():")
            returned |= self.block(no)
        if returned:
            self.write(f"{self.mask} = {self.mask} & ~D")
            self.returned = True

    def _for(self) -> None:
        self.take("(")
        self.declaration()
        start = self.at
        self.expression()  # to find the step, which is written behind the body
        self.take(";")
        step = self.at
        while self.next != ")":
            self.take()
        self.take(")")
        body = self.at
        self.masks += 1
        mask, before = f"_M{self.masks}", self.mask
        self.write(f"{mask} = {self.mask}")
        self.write("while True:")
        self.depth += 1
        self.at, self.mask = start, mask
        self.write(f"{mask} = {mask} & {self.converted('flag')}")
        self.write(f"if not {mask}.any(): break")
        self.depth -= 1
        self.at = body
        self.block(mask)
        end, self.at = self.at, step
        self.depth += 1
        self._step()
        self.depth -= 1
        self.at, self.mask = end, before

    def _step(self) -> None:
        if not self.took("++"):
            self.assignment()
            return
        name, kind = self.next, self.types[self.take()]
        self.write(f"{name} = np.where({self.mask}, {name} + {self.constant('1', kind)}, {name})")

    def _return(self) -> None:
        self.write(f"R = returned(R, {self.mask}, {self.converted(self.result)})")
        self.write(f"D = D | {self.mask}")
        self.returned = True
        self.take(";")

    def _meet(self) -> None:
        self.write(f"board.meet({self.mask})")
        self.take(";")

    def _merge(self) -> None:
        how = self.take("sum", "prod", "min", "max", "and", "or", "xor")
        self.take("&")
        name = self.take()
        self.take("[")
        at = self.converted("s64")
        self.take("]")
        self.take("with")
        value = self.converted(self.types[name])
        self.write(f"{name}.merge({how!r}, {at}, {value}, {self.mask})")
        self.take(";")

    # ---- expressions -----------------------------------------------------------------------------
    def converted(self, kind: str) -> str:
        text, given = self.expression()
        return _as(text, given, kind)

    def expression(self) -> tuple[str, str]:
        text, kind = self.binary(0)
        if not self.took("?"):
            return text, kind
        chosen, before = _as(text, kind, "flag"), self.mask
        self.mask = f"({before} & {chosen})"
        yes = self.expression()
        self.take(":")
        self.mask = f"({before} & ~{chosen})"
        no = self.expression()
        self.mask = before
        kind = yes[1] if yes[1] == no[1] else _common(yes[1], no[1])
        return f"np.where({chosen}, {_as(*yes, kind)}, {_as(*no, kind)})", kind

    def binary(self, level: int) -> tuple[str, str]:
        if level == len(BINARY):
            return self.unary()
        left = self.binary(level + 1)
        while self.next in BINARY[level]:
            sign = self.take()
            left = self.arithmetic(sign, left, self.binary(level + 1))
        return left

    def arithmetic(self, sign: str, a: tuple[str, str], b: tuple[str, str]) -> tuple[str, str]:
        if sign in ("&&", "||") or (a[1] == b[1] == "flag" and sign in "&|^"):
            return f"({_as(*a, 'flag')} {sign[0]} {_as(*b, 'flag')})", "flag"
        kind = _common(a[1], a[1] if sign in ("<<", ">>") else b[1])
        x, y = _as(*a, kind), _as(*b, kind)
        if sign in COMPARISONS:
            return f"({x} {sign} {y})", "flag"
        if sign in "/%" and kind[0] != "f":
            return f"{'quotient' if sign == '/' else 'remainder'}({x}, {y})", kind
        return f"({x} {sign} {y})", kind

    def unary(self) -> tuple[str, str]:
        sign = self.next
        if sign == "(" and self.tokens[self.at + 1][0] in TYPES:
            self.take()
            kind = self.take()
            self.take(")")
            return _as(*self.unary(), kind), kind
        if sign == "!":
            self.take()
            return f"(~{_as(*self.unary(), 'flag')})", "flag"
        if sign in "-~" and sign:
            self.take()
            text, given = self.unary()
            kind = _common(given, given)
            return f"({sign}{_as(text, given, kind)})", kind
        return self.primary()

    def primary(self) -> tuple[str, str]:
        text, line = self.tokens[self.at]
        self.at += 1
        if text == "(":
            inside = self.expression()
            self.take(")")
            return inside
        if text[:1].isdigit():
            return self.number(text)
        if text in ("inf", "inff", "nan", "nanf"):
            kind = "f32" if text.endswith("f") and text != "inf" else "f64"
            return self.constant(f"float('{text[:3]}')", kind), kind
        if text in ("GROUP", "LANE"):
            return text, "s64"
        if self.next == "(":
            return self.call(text, line)
        if text not in self.types:
            raise FlintError(f"line {line}: {text!r} is not declared")
        if text not in self.arrays:
            return text, self.types[text]
        self.take("[")
        at = self.converted("s64")
        self.take("]")
        return f"{text}.load({at}, {self.mask})", self.types[text]

    def call(self, name: str, line: int) -> tuple[str, str]:
        given = []
        self.take("(")
        while not self.took(")"):
            given.append(self.expression())
            self.took(",")
        if name in self.functions:
            kind, kinds = self.functions[name]
            return f"{name}({', '.join(_as(*g, k) for g, k in zip(given, kinds))})", kind
        if name.startswith("bits_") and name[5:] in TYPES:
            return f"{given[0][0]}.view(np.{TYPES[name[5:]]})", name[5:]
        if name not in FUNCTIONS:
            raise FlintError(f"line {line}: there is no function {name!r}")
        kind = max((k for _, k in given), key=lambda k: RANKS.index(_common(k, k)))
        text = ", ".join(_as(*g, kind) for g in given)
        return f"np.{FUNCTIONS[name]}({text})", kind

    def number(self, text: str) -> tuple[str, str]:
        hexadecimal = text.startswith("0x")
        if hexadecimal or "." in text or "e" in text or text.endswith("f"):
            kind = "f32" if text.endswith("f") else "f64"
            digits = text.removesuffix("f")
            value = float.fromhex(digits) if hexadecimal else float(digits)
            return self.constant(repr(value), kind), kind
        digits = text.rstrip("uL")
        wide = "L" in text or ("u" not in text and int(digits) >= 2**31)
        kind = ("u" if "u" in text else "s") + ("64" if wide else "32")
        return self.constant(digits, kind), kind

    def constant(self, text: str, kind: str) -> str:
        made = f"np.{TYPES[kind]}({text})"
        return self.constants.setdefault(made, f"_K{len(self.constants)}")


def _tokens(source: str) -> list[tuple[str, int]]:
    """Every token with its line; an empty one ends them."""
    found, at, line = [], 0, 1
    while at < len(source):
        match = TOKEN.match(source, at)
        if match is None:
            raise FlintError(f"line {line}: {source[at : at + 8]!r} is no Flint")
        if match.lastgroup:
            found.append((match.group(), line))
        line += match.group().count("\n")
        at = match.end()
    return [*found, ("", line)]


def _common(a: str, b: str) -> str:
    """What an operator converts its operands to: never less than s32."""
    return max((k if k in RANKS else "s32" for k in (a, b)), key=RANKS.index)


def _as(text: str, given: str, wanted: str) -> str:
    """An expression, converted."""
    if given == wanted:
        return text
    return f"({text} != 0)" if wanted == "flag" else f"{text}.astype(np.{TYPES[wanted]})"
