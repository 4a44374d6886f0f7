"""Tiles as loops: how languages spell products of matrices that have no words for matrix units.

Each of the lanes that run in step holds some elements of a tile, one after the other along its
rows, and adds up the products of each. A dialect with units names a module like this one,
`GroupDialect.tiles`, which spells the same by these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.opset import UNIT_DTYPES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.dialect.kernel import Kernel
    from core.ir.dialect.writer import Writer
    from core.ir.function import Buffer, Op, Value


def wave(kernel: Kernel) -> int:
    """How many lanes of a kernel hold a tile together: the last extent of its lanes."""
    for op in kernel.op.blocks[0].walk():
        if op.name == "parallel" and op.args:
            return int(op.args[-1].constant)
    return 1


def size(kernel: Kernel, tile: Buffer) -> int:
    """How many elements of a tile each lane holds."""
    rows, columns = tile.shape
    return -(-int(rows * columns) // wave(kernel))


def address(writer: Writer, array: Buffer, at: Sequence[Value | str]) -> str:
    """Where an element of a shared array lies."""
    names = [v if isinstance(v, str) else writer.name(v) for v in at]
    terms = [
        name if step == 1 else f"{name} * {step}"
        for name, step in zip(names, array.strides)
        if name != "0"
    ]
    return f"{writer.array(array)} + {' + '.join(terms)}" if terms else writer.array(array)


def corners(op: Op) -> tuple[Sequence[Value | str], Sequence[Value | str]]:
    """The indices at which the parts of the two arrays begin that a product multiplies."""
    row, column = op.args
    first = ("0", row) if op.attrs["first_turned"] else (row, "0")
    second = (column, "0") if op.attrs["second_turned"] else ("0", column)
    return first, second


# ---- as loops ----------------------------------------------------------------------------------
def alloc(writer: Writer, tile: Buffer, name: str) -> None:
    writer.line(f"{writer.dialect.type(tile.dtype)} {name}[{size(writer.kernel, tile)}];")


def fill(writer: Writer, op: Op) -> None:
    tile = op.attrs["buffer"]
    count, name = size(writer.kernel, tile), writer.array(tile)
    writer.line(f"for (int n = 0; n < {count}; ++n) {name}[n] = {writer.name(op.args[0])};")


def product(writer: Writer, op: Op) -> None:
    """Each element's sum of products, in order."""
    tile, (a, b) = op.attrs["buffer"], op.attrs["others"]
    first, second = corners(op)
    turned = op.attrs["first_turned"], op.attrs["second_turned"]
    a_row, a_k = a.strides[::-1] if turned[0] else a.strides
    b_k, b_column = b.strides[::-1] if turned[1] else b.strides
    x, y = (
        _number(writer, f"{base}[{at}]", op.attrs["dtype"])
        for base, at in (
            ("first", f"i * {a_row} + k * {a_k}"),
            ("second", f"k * {b_k} + j * {b_column}"),
        )
    )
    shared = writer.dialect.shared_pointer
    kind = writer.dialect.type(UNIT_DTYPES[op.attrs["dtype"]])
    writer.line("{")
    writer.depth += 1
    for name, array, at in (("first", a, first), ("second", b, second)):
        writer.line(f"const {shared}{kind} *{name} = {address(writer, array, at)};")
    c = f"{writer.array(tile)}[n]"
    sums = f"{c} = {writer.dialect.fma(x, y, c, 'float32')};"
    _each(writer, tile, f"for (int k = 0; k < {op.attrs['depth']}; ++k) {sums}")
    writer.close()


def store(writer: Writer, op: Op) -> None:
    tile, (array,) = op.attrs["buffer"], op.attrs["others"]
    row, column = (int(v.constant) for v in op.args[:2])
    inside = (
        f"i >= {row} && i < {row + op.attrs['height']} && "
        f"j >= {column} && j < {column + op.attrs['width']}"
    )
    to = f"(i - {row}) * {array.strides[0]} + (j - {column}) * {array.strides[1]}"
    place = address(writer, array, op.args[2:])
    _each(writer, tile, f"if ({inside}) ({place})[{to}] = {writer.array(tile)}[n];")


def _each(writer: Writer, tile: Buffer, text: str) -> None:
    """A statement for each element n of a lane, which is that of row i and column j of a tile."""
    lanes, dialect = wave(writer.kernel), writer.dialect
    at = f"n * {lanes} + (int){dialect.lane_number} % {lanes}"
    writer.line(f"for (int n = 0; n < {size(writer.kernel, tile)}; ++n) {{")
    writer.depth += 1
    writer.line(f"const int i = ({at}) / {tile.shape[1]}, j = ({at}) % {tile.shape[1]};")
    writer.line(text)
    writer.close()


def _number(writer: Writer, text: str, dtype: str) -> str:
    """An element of memory as a float32."""
    if UNIT_DTYPES[dtype] == "float32":
        return text
    from core.ir.function import Block, Op, Value
    from core.ir.legalize.narrow import widen
    from core.ir.ops import append, into

    block = Block([Value("uint16", name="bits")])
    with into(block):
        append(Op("yield", [widen(block.params[0], dtype)]))
    return f"{writer.function(f'core_widen_{dtype}', block)}({text})"
