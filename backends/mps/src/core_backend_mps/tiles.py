"""Products of `simdgroup_matrix`: matrices of 8 x 8, each held by the lanes of a simdgroup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.dialect.tiles import address, corners

if TYPE_CHECKING:
    from core.ir.dialect import Writer
    from core.ir.function import Buffer, Op

# What is multiplied, and its type; Metal has bfloat from 3.1, which macOS 14 brings.
UNITS = {"float16": "half", "bfloat16": "bfloat", "float32": "float"}
SIDE = 8


def alloc(writer: Writer, tile: Buffer, name: str) -> None:
    writer.line(f"simdgroup_float8x8 {name}[{_count(tile)}];")


def fill(writer: Writer, op: Op) -> None:
    tile, value = op.attrs["buffer"], writer.name(op.args[0])
    writer.line(
        f"for (int n = 0; n < {_count(tile)}; ++n) {writer.array(tile)}[n] = "
        f"make_filled_simdgroup_matrix<float, 8, 8>({value});"
    )


def product(writer: Writer, op: Op) -> None:
    tile, (a, b), kind = op.attrs["buffer"], op.attrs["others"], UNITS[op.attrs["dtype"]]
    rows, columns = (n // SIDE for n in tile.shape)
    c = f"{writer.array(tile)}[i * {columns} + j]"
    writer.line("{")
    writer.depth += 1
    for name, array, at in zip("ab", (a, b), corners(op)):
        place = address(writer, array, at)
        writer.line(f"const threadgroup {kind} *{name} = (const threadgroup {kind} *)({place});")
    first = _load("x", "a", "i", "k", a, op.attrs["first_turned"])
    second = _load("y[j]", "b", "k", "j", b, op.attrs["second_turned"])
    writer.line(f"for (int k = 0; k < {op.attrs['depth'] // SIDE}; ++k) {{")
    writer.depth += 1
    writer.line(f"simdgroup_matrix<{kind}, 8, 8> x, y[{columns}];")
    writer.line(f"for (int j = 0; j < {columns}; ++j) {second}")
    writer.line(f"for (int i = 0; i < {rows}; ++i) {{")
    writer.depth += 1
    writer.line(first)
    writer.line(f"for (int j = 0; j < {columns}; ++j)")
    writer.line(f"  simdgroup_multiply_accumulate({c}, x, y[j], {c});")
    for _ in range(3):
        writer.close()


def store(writer: Writer, op: Op) -> None:
    tile, (array,) = op.attrs["buffer"], op.attrs["others"]
    row, column = (int(v.constant) // SIDE for v in op.args[:2])
    high, wide = op.attrs["height"] // SIDE, op.attrs["width"] // SIDE
    columns, step = tile.shape[1] // SIDE, array.strides[0]
    from_ = f"{writer.array(tile)}[({row} + n / {wide}) * {columns} + {column} + n % {wide}]"
    to = f"{address(writer, array, op.args[2:])} + n / {wide} * {SIDE * step} + n % {wide} * {SIDE}"
    writer.line(f"for (int n = 0; n < {high * wide}; ++n) simdgroup_store({from_}, {to}, {step});")


def _count(tile: Buffer) -> int:
    return int(tile.shape[0] * tile.shape[1]) // SIDE**2


def _load(to: str, name: str, row: str, column: str, array: Buffer, turned: bool) -> str:
    """The statement that brings a matrix; turned: its columns are the array's rows."""
    step = array.strides[0]
    far, near = (column, row) if turned else (row, column)
    place = f"{name} + {far} * {SIDE * step} + {near} * {SIDE}"
    return f"simdgroup_load({to}, {place}, {step}, ulong2(0), {str(turned).lower()});"
