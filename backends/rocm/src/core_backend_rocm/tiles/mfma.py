"""Products on AMD's matrix cores: the compiler's `mfma`, for wavefronts of 64 lanes.

Of 16 x 16 sums, lane l holds those of column l % 16 in the rows 4 (l / 16) to 4 (l / 16) + 3. Of
the factors it holds row l % 16 of the first, or column l % 16 of the second, at 4 (l / 16) along k
and the three behind it; of float32, at l / 16 alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.opset import UNIT
from core_backend_rocm.tiles import parts

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
    writer.line(f"core_float4 {name}[{parts.parts(tile)}];")


def fill(writer: Writer, op: Op) -> None:
    parts.fill(writer, op, "core_float4", 4)


def product(writer: Writer, op: Op) -> None:
    builtin, inner, factors, memory = MFMA[op.attrs["dtype"]]

    def multiply(sums: str) -> str:
        return f"__builtin_amdgcn_mfma_{builtin}(x[i], y[j], {sums}, 0, 0, 0)"

    parts.product(writer, op, memory, factors, inner, _load, multiply)


def store(writer: Writer, op: Op) -> None:
    parts.store(writer, op, 4, "threadIdx.x % 64 / 16 * 4 + m")


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
