"""Cuts the text of a program into tokens for `parser.py`, and makes the errors of its syntax."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from core.errors import IRError, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterable

_TOKEN = re.compile(
    r"""(?P<space>[ \t\r\n]+|\#[^\n]*)
      | (?P<number>0x[0-9a-fA-F]+(\.[0-9a-fA-F]+)?p[+-]?\d+|\d+(\.\d+)?([eE][+-]?\d+)?)
      | (?P<name>\$?[A-Za-z_][A-Za-z_0-9]*)
      | (?P<sign>\.\.|//|<<|>>|==|!=|<=|>=|[-+*/%&|^<>=,;:.()\[\]{}])""",
    re.VERBOSE,
)


class Token:
    """A piece of the text, where it stands, and whether it is the first of its line."""

    __slots__ = ("at", "first", "kind", "text")

    def __init__(self, kind: str, text: str, at: int, first: bool = False) -> None:
        self.kind = kind  # "name", "number", "sign" or "end"
        self.text = text
        self.at = at
        self.first = first


class Tokens:
    """The tokens of a text, read one after the other."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.all: list[Token] = []
        self.next = 0
        at, first = 0, True
        while at < len(text):
            match = _TOKEN.match(text, at)
            if match is None:
                raise self.error(Token("sign", text[at], at), "a name, a number or a sign")
            if match.lastgroup == "space":
                first = first or "\n" in match.group()
            else:
                self.all.append(Token(match.lastgroup or "", match.group(), at, first))
                first = False
            at = match.end()
        self.all.append(Token("end", "the end of the text", at))

    def peek(self, ahead: int = 0) -> Token:
        return self.all[min(self.next + ahead, len(self.all) - 1)]

    def take(self) -> Token:
        token = self.peek()
        self.next += 1
        return token

    def sees(self, *texts: str) -> bool:
        """Whether the next token is one of these."""
        token = self.peek()
        return token.kind != "end" and token.text in texts

    def accept(self, text: str) -> bool:
        """Takes the next token if it is this one."""
        if not self.sees(text):
            return False
        self.next += 1
        return True

    def expect(self, *texts: str) -> Token:
        """Takes the next token, which is one of these."""
        if not self.sees(*texts):
            names = [t for t in texts if t.isalpha()]
            raise self.error(self.peek(), " or ".join(repr(t) for t in texts), names)
        return self.take()

    def of(self, kind: str, what: str) -> Token:
        """Takes the next token, which is of a kind."""
        if self.peek().kind != kind:
            raise self.error(self.peek(), what)
        return self.take()

    def error(
        self, token: Token, expected: str, names: Iterable[str] = (), why: str = ""
    ) -> IRError:
        """An error at a token: the place, the expected token, and the closest name."""
        line = self.text.count("\n", 0, token.at) + 1
        start = self.text.rfind("\n", 0, token.at) + 1
        source = self.text[start:].split("\n", 1)[0].strip()
        text = token.text if token.kind == "end" else repr(token.text)
        return IRError(
            what=f"line {line}, column {token.at - start + 1}: {text} in `{source}`",
            why=why or f"expected here: {expected}",
            exists=", ".join(sorted(names)) or "the parts of the language: docs/loop-ir.md",
            fix=f"{did_you_mean(token.text, names)}write {expected}",
        )
