"""What mfma.py and wmma.py have in common: a tile is parts of 16 x 16 sums, and of each part a lane
holds a vector, whose sums stand in one column.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.dialect.tiles import address, corners
from core.ir.opset import UNIT

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.ir.dialect.writer import Writer
    from core.ir.function import Buffer, Op


def parts(tile: Buffer) -> int:
    """How many parts a tile has."""
    return tile.shape[0] * tile.shape[1] // UNIT**2


def fill(writer: Writer, op: Op, vector: str, each: int) -> None:
    """vector: the type of what a lane holds of a part; each: how many sums that is."""
    tile, value = op.attrs["buffer"], writer.name(op.args[0])
    values, name = ", ".join([value] * each), writer.array(tile)
    writer.line("#pragma unroll")
    writer.line(f"for (int n = 0; n < {parts(tile)}; ++n) {name}[n] = ({vector}){{{values}}};")


def product(
    writer: Writer, op: Op, memory: str, factors: str, inner: int,
    load: Callable[[Writer, str, int, bool], str], multiply: Callable[[str], str], step: str = "",
) -> None:  # fmt: skip
    """The loops over parts.

    Args:
        memory: the type of a number in memory. factors: of what a lane holds of a part's factors.
        inner: the numbers along k of one call. load: what brings factors, by the dtype, the step
        of rows, and whether memory runs along i instead of k. multiply: the call, by its sums.
        step: a statement before each step along k.
    """
    tile, (a, b), dtype = op.attrs["buffer"], op.attrs["others"], op.attrs["dtype"]
    rows, columns = (n // UNIT for n in tile.shape)
    first = load(writer, dtype, a.strides[0], op.attrs["first_turned"])
    second = load(writer, dtype, b.strides[0], not op.attrs["second_turned"])
    writer.line("{")
    writer.depth += 1
    for name, array, at in zip("ab", (a, b), corners(op)):
        writer.line(f"const {memory} *{name} = {address(writer, array, at)};")
    writer.line("#pragma unroll")
    writer.line(f"for (int k = 0; k < {op.attrs['depth']}; k += {inner}) {{")
    writer.depth += 1
    writer.line(f"{factors} x[{rows}], y[{columns}]; {step}".rstrip())
    sums = f"{writer.array(tile)}[i * {columns} + j]"
    for text in (
        f"for (int i = 0; i < {rows}; ++i) x[i] = {first}(a, i * {UNIT}, k);",
        f"for (int j = 0; j < {columns}; ++j) y[j] = {second}(b, j * {UNIT}, k);",
        f"for (int i = 0; i < {rows}; ++i) for (int j = 0; j < {columns}; ++j) "
        f"{sums} = {multiply(sums)};",
    ):
        writer.line("#pragma unroll")
        writer.line(text)
    writer.close()
    writer.close()


def store(writer: Writer, op: Op, each: int, row: str) -> None:
    """each: how many sums of a part a lane holds; row: where the m-th stands, in its part."""
    tile, (array,) = op.attrs["buffer"], op.attrs["others"]
    high, wide = op.attrs["height"] // UNIT, op.attrs["width"] // UNIT
    step, columns = array.strides[0], tile.shape[1] // UNIT
    top, left = (int(v.constant) // UNIT for v in op.args[:2])
    place = address(writer, array, op.args[2:])
    at = f"({row} + n / {wide} * 16) * {step} + threadIdx.x % 16 + n % {wide} * 16"
    from_ = f"{writer.array(tile)}[({top} + n / {wide}) * {columns} + {left} + n % {wide}]"
    writer.line("#pragma unroll")
    writer.line(
        f"for (int n = 0; n < {high * wide}; ++n) for (int m = 0; m < {each}; ++m) "
        f"({place})[{at}] = {from_}[m];"
    )
