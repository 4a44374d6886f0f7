"""Tiles as arrays of parts: how languages spell products whose compilers have a type for a square
of sums that the lanes which run in step hold together.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

from core.ir.dialect.tiles import address, corners
from core.ir.opset import UNIT

if TYPE_CHECKING:
    from core.ir.dialect.writer import Writer
    from core.ir.function import Buffer, Op


class Factors(NamedTuple):
    """The factors of a product.

    Attributes:
        memory: the type of a number in shared memory. part: the type of a lane's share of a part.
        inner: the numbers along k that are multiplied at once.
    """

    memory: str
    part: str
    inner: int


class Factor(NamedTuple):
    """One of the two arrays of a product, as its parts are brought.

    Attributes:
        name: of the pointer to where it begins. dtype: of its numbers. step: between its rows.
        turned: memory runs along the tile's side, not along k.
    """

    name: str
    dtype: str
    step: int
    turned: bool


class Parts(ABC):
    """Spells tiles, as core.ir.dialect.tiles does by loops.

    Attributes:
        side: rows, and columns, of a part. sums: the type of a part.
        types: declarations that kernels with tiles need. unroll: the line before loops over parts.
        pointer: the qualifier before the element type of a pointer to shared memory.
        step: a statement before each step along k.
    """

    side = UNIT
    sums = ""
    types = ""
    unroll = "#pragma unroll"
    pointer = ""
    step = ""

    # ---- what a language supplies --------------------------------------------------------------
    @abstractmethod
    def factors(self, dtype: str) -> Factors:
        """The factors of a dtype."""

    @abstractmethod
    def filled(self, value: str) -> str:
        """A part whose sums are all one value."""

    @abstractmethod
    def load(self, writer: Writer, to: str, factor: Factor, at: str) -> str:
        """The statement that brings a part of a factor, which begins at `at` and at k."""

    @abstractmethod
    def multiply(self, dtype: str, sums: str, x: str, y: str) -> str:
        """The statement that adds the product of two parts to sums."""

    @abstractmethod
    def put(self, part: str, place: str, row: str, column: str, step: int) -> str:
        """The statement that writes a part to shared memory, from a row and a column on."""

    # ---- tiles ---------------------------------------------------------------------------------
    def alloc(self, writer: Writer, tile: Buffer, name: str) -> None:
        if self.types:
            writer.helpers.setdefault("core_tile_types", self.types)
        writer.line(f"{self.sums} {name}[{self._count(tile)}];")

    def fill(self, writer: Writer, op: Op) -> None:
        tile, value = op.attrs["buffer"], self.filled(writer.name(op.args[0]))
        self._each(writer, "n", self._count(tile), f"{writer.array(tile)}[n] = {value};")

    def product(self, writer: Writer, op: Op) -> None:
        tile, arrays, dtype = op.attrs["buffer"], op.attrs["others"], op.attrs["dtype"]
        rows, columns = (int(n) // self.side for n in tile.shape)
        memory, part, inner = self.factors(dtype)
        turned = op.attrs["first_turned"], not op.attrs["second_turned"]
        writer.line("{")
        writer.depth += 1
        for name, array, corner in zip("ab", arrays, corners(op)):
            kind = f"const {self.pointer}{memory} *"
            writer.line(f"{kind}{name} = ({kind})({address(writer, array, corner)});")
        a, b = (Factor(n, dtype, x.strides[0], t) for n, x, t in zip("ab", arrays, turned))
        first = self.load(writer, "x", a, f"i * {self.side}")
        second = self.load(writer, "y[j]", b, f"j * {self.side}")
        sums = f"{writer.array(tile)}[i * {columns} + j]"
        self._loop(writer, f"int k = 0; k < {op.attrs['depth']}; k += {inner}", "{")
        writer.depth += 1
        writer.line(f"{part} x, y[{columns}]; {self.step}".rstrip())
        self._each(writer, "j", columns, second)
        self._each(writer, "i", rows, "{")
        writer.depth += 1
        writer.line(first)
        self._each(writer, "j", columns, self.multiply(dtype, sums, "x", "y[j]"))
        for _ in range(3):
            writer.close()

    def store(self, writer: Writer, op: Op) -> None:
        tile, (array,), side = op.attrs["buffer"], op.attrs["others"], self.side
        top, left = (int(v.constant) // side for v in op.args[:2])
        high, wide = op.attrs["height"] // side, op.attrs["width"] // side
        columns = tile.shape[1] // side
        part = f"{writer.array(tile)}[({top} + n / {wide}) * {columns} + {left} + n % {wide}]"
        row, column = f"n / {wide} * {side}", f"n % {wide} * {side}"
        place = address(writer, array, op.args[2:])
        put = self.put(part, place, row, column, array.strides[0])
        self._each(writer, "n", high * wide, put)

    # ---- inside --------------------------------------------------------------------------------
    def _count(self, tile: Buffer) -> int:
        return int(tile.shape[0] * tile.shape[1]) // self.side**2

    def _each(self, writer: Writer, index: str, count: int, statement: str) -> None:
        self._loop(writer, f"int {index} = 0; {index} < {count}; ++{index}", statement)

    def _loop(self, writer: Writer, head: str, statement: str) -> None:
        if self.unroll:
            writer.line(self.unroll)
        writer.line(f"for ({head}) {statement}")
