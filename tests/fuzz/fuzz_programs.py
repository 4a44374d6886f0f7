"""A random program: one Python function of a library `c` and of tensors, as text.

`c` is `core` or `torch`: a program holds only what both spell alike, so that its text can be run
with either and pasted as a test.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

INDENT = "    "


@dataclass(frozen=True)
class Block:
    """Statements under a header: `with c.no_grad():`, `def f1(p):`.

    needed: the last statement belongs to the header (`return`) and goes with it alone.
    """

    header: str
    body: tuple[Any, ...]
    ending: str = ""

    def lines(self) -> Iterator[str]:
        yield self.header
        inner = [line for part in self.body for line in lines_of(part)]
        inner += [self.ending] if self.ending else []
        yield from (INDENT + line for line in inner or ["pass"])


def lines_of(part: Any) -> Iterator[str]:
    """The lines of a statement or of a block."""
    if isinstance(part, Block):
        yield from part.lines()
    else:
        yield part


@dataclass(frozen=True)
class Input:
    """An argument: sizes are "n", "m" or numbers.

    layout: "rows", "transposed" (in memory), or the expression of the earlier argument whose memory
    it shares.
    """

    name: str
    shape: tuple[Any, ...]
    dtype: str = "float32"
    recorded: bool = False
    layout: str = "rows"


@dataclass(frozen=True)
class Program:
    """A program, what it is called with, and what is done between its call and backward().

    outputs: expressions that it returns; later: statements on arguments and on results r0, r1, ...
    """

    seed: str
    inputs: tuple[Input, ...]
    body: tuple[Any, ...]
    outputs: tuple[str, ...]
    later: tuple[Any, ...] = ()

    @property
    def has_transform(self) -> bool:
        return any("c.func." in line for line in self.source().splitlines())

    def source(self) -> str:
        """`program(c, ...)` and, where something is done before backward(), `later(c, ...)`."""
        names = [i.name for i in self.inputs]
        ending = f"return ({', '.join(self.outputs)},)"
        blocks = [Block(f"def program({', '.join(['c', *names])}):", self.body, ending)]
        if self.later:
            results = [f"r{k}" for k in range(len(self.outputs))]
            blocks.append(Block(f"def later({', '.join(['c', *names, *results])}):", self.later))
        return "\n\n".join("\n".join(block.lines()) for block in blocks) + "\n"

    def functions(self) -> tuple[Any, Any]:
        """(program, later or None)."""
        namespace: dict[str, Any] = {}
        exec(compile(self.source(), f"<program {self.seed}>", "exec"), namespace)
        return namespace["program"], namespace.get("later")

    def smaller(self) -> Iterator[Program]:
        """Programs with one part less, the largest parts first."""
        for body in _smaller(self.body):
            yield replace(self, body=body)
        for later in _smaller(self.later):
            yield replace(self, later=later)
        for k in range(len(self.outputs) - 1 if len(self.outputs) > 1 else 0, -1, -1):
            if len(self.outputs) > 1:
                yield replace(self, outputs=self.outputs[:k] + self.outputs[k + 1 :])
        for k, given in enumerate(self.inputs):
            for simpler in _simpler(given):
                yield replace(self, inputs=(*self.inputs[:k], simpler, *self.inputs[k + 1 :]))


def _simpler(given: Input) -> Iterator[Input]:
    if given.recorded:
        yield replace(given, recorded=False)
    if given.layout != "rows":
        yield replace(given, layout="rows")
    if given.dtype != "float32":
        yield replace(given, dtype="float32")


def _smaller(parts: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    for half in (len(parts) // 2, len(parts) // 4):
        for k in range(0, len(parts), half) if half > 1 else ():
            yield parts[:k] + parts[k + half :]
    for k in range(len(parts) - 1, -1, -1):
        yield parts[:k] + parts[k + 1 :]
    for k, part in enumerate(parts):
        if not isinstance(part, Block):
            continue
        if not part.ending:  # what stands under it, without it
            yield parts[:k] + part.body + parts[k + 1 :]
        for body in _smaller(part.body):
            if body or part.ending:
                yield (*parts[:k], replace(part, body=body), *parts[k + 1 :])
