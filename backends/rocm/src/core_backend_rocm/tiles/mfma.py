"""Products on AMD's matrix cores: the compiler's `mfma`, for wavefronts of 64 lanes.

Of 16 x 16 sums, lane l holds those of column l % 16 in the rows 4 (l / 16) to 4 (l / 16) + 3. Of
the factors it holds row l % 16 of the first, or column l % 16 of the second, at 4 (l / 16) along k
and the three behind it; of float32, at l / 16 alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.dialect.tiles import address, corners
from core.ir.opset import UNIT

if TYPE_CHECKING:
    from core.ir.dialect.writer import Writer
    from core.ir.function import Buffer, Op

# By what is multiplied: the builtin, the numbers along k of one call, the type of its factors, and
# what memory holds.
MFMA = {
    "float16": ("f32_16x16x16f16", 16, "core_half4", "unsigned short"),
    "bfloat16": ("f32_16x16x16bf16_1k", 16, "core_short4", "unsigned short"),
    "float32": ("f32_16x16x4f32", 4, "float", "float"),
}
TYPES = """typedef float core_float4 __attribute__((__vector_size__(16)));
typedef short core_short4 __attribute__((__vector_size__(8)));
typedef _Float16 core_half4 __attribute__((__vector_size__(8)));"""


def alloc(writer: Writer, tile: Buffer, name: str) -> None:
    writer.helpers.setdefault("core_tile_types", TYPES)
    writer.line(f"core_float4 {name}[{tile.shape[0] * tile.shape[1] // UNIT**2}];")


def fill(writer: Writer, op: Op) -> None:
    tile, value = op.attrs["buffer"], writer.name(op.args[0])
    count, name = tile.shape[0] * tile.shape[1] // UNIT**2, writer.array(tile)
    each = ", ".join([value] * 4)
    writer.line("#pragma unroll")
    writer.line(f"for (int n = 0; n < {count}; ++n) {name}[n] = (core_float4){{{each}}};")


def product(writer: Writer, op: Op) -> None:
    tile, (a, b), dtype = op.attrs["buffer"], op.attrs["others"], op.attrs["dtype"]
    builtin, inner, factor, kind = MFMA[dtype]
    rows, columns = (n // UNIT for n in tile.shape)
    first = _load(writer, dtype, a.strides[0], op.attrs["first_turned"])
    second = _load(writer, dtype, b.strides[0], not op.attrs["second_turned"])
    writer.line("{")
    writer.depth += 1
    for name, array, at in zip("ab", (a, b), corners(op)):
        writer.line(f"const {kind} *{name} = {address(writer, array, at)};")
    writer.line("#pragma unroll")
    writer.line(f"for (int k = 0; k < {op.attrs['depth']}; k += {inner}) {{")
    writer.depth += 1
    writer.line(f"{factor} x[{rows}], y[{columns}];")
    c = f"{writer.array(tile)}[i * {columns} + j]"
    for text in (
        f"for (int i = 0; i < {rows}; ++i) x[i] = {first}(a, i * {UNIT}, k);",
        f"for (int j = 0; j < {columns}; ++j) y[j] = {second}(b, j * {UNIT}, k);",
        f"for (int i = 0; i < {rows}; ++i) for (int j = 0; j < {columns}; ++j) "
        f"{c} = __builtin_amdgcn_mfma_{builtin}(x[i], y[j], {c}, 0, 0, 0);",
    ):
        writer.line("#pragma unroll")
        writer.line(text)
    writer.close()
    writer.close()


def store(writer: Writer, op: Op) -> None:
    tile, (array,) = op.attrs["buffer"], op.attrs["others"]
    row, column = (int(v.constant) // UNIT for v in op.args[:2])
    high, wide = op.attrs["height"] // UNIT, op.attrs["width"] // UNIT
    step, columns = array.strides[0], tile.shape[1] // UNIT
    lane, place = "threadIdx.x % 64", address(writer, array, op.args[2:])
    at = f"({lane} / 16 * 4 + m + n / {wide} * 16) * {step} + {lane} % 16 + n % {wide} * 16"
    from_ = f"{writer.array(tile)}[({row} + n / {wide}) * {columns} + {column} + n % {wide}]"
    writer.line("#pragma unroll")
    writer.line(
        f"for (int n = 0; n < {high * wide}; ++n) for (int m = 0; m < 4; ++m) "
        f"({place})[{at}] = {from_}[m];"
    )


def _load(writer: Writer, dtype: str, step: int, turned: bool) -> str:
    """A function that brings a lane's numbers of 16 rows, or columns, at i and k.

    turned: memory runs along i, not along k.
    """
    _, inner, factor, kind = MFMA[dtype]
    count = 4 if inner == UNIT else 1
    name = f"core_mfma_load_{dtype}_{'t' if turned else 'n'}{step}"
    at = f"(k + n) * {step} + i" if turned else f"i * {step} + k + n"
    bits = "__builtin_bit_cast(core_half4, v)" if dtype == "float16" else "v"
    place = f"i += threadIdx.x % 64 % 16; k += threadIdx.x % 64 / 16 * {count};"
    if count == 1:
        body = f"{place} const int n = 0; return from[{at}];"
    else:
        body = (
            f"{place} core_short4 v; for (int n = 0; n < 4; ++n) v[n] = (short)from[{at}]; "
            f"return {bits};"
        )
    return writer.helper(name, f"{factor} {name}(const {kind} *from, int i, int k) {{ {body} }}")
