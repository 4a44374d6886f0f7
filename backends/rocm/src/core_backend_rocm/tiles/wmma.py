"""Products on RDNA's matrix units: the compiler's `wmma`, for wavefronts of 32 lanes.

Of 16 x 16 sums, lane l holds those of column l % 16 in 8 rows: l / 16, l / 16 + 2, .. on RDNA 3
(gfx11), 8 (l / 16) and the 7 behind it on RDNA 4 (gfx12). Of the factors it holds row l % 16 of the
first, or column l % 16 of the second: all 16 numbers along k on RDNA 3, where two lanes hold the
same; on RDNA 4, the 8 at 8 (l / 16). One source has both: the compiler tells which it is for. On
RDNA 3 a step along k ends before the next one's factors are brought: they fill twice the registers,
and the compiler would bring those of all steps first, and spill them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.opset import UNIT
from core_backend_rocm.tiles import parts

if TYPE_CHECKING:
    from core.ir.dialect.writer import Writer
    from core.ir.function import Buffer, Op

WAVEFRONT = 32
EACH = UNIT * UNIT // WAVEFRONT  # sums of a part of a tile that a lane holds
# By what is multiplied: the builtin's word for it, and the vector of factors that it takes.
WMMA = {"float16": ("f16", "core_halves"), "bfloat16": ("bf16", "core_shorts")}
TYPES = """typedef float core_float8 __attribute__((__vector_size__(32)));
#ifdef __GFX12__
typedef short core_shorts __attribute__((__vector_size__(16)));
typedef _Float16 core_halves __attribute__((__vector_size__(16)));
#define CORE_FACTORS 8
#define CORE_FACTOR (threadIdx.x % 32 / 16 * 8)
#define CORE_SUM(m) (threadIdx.x % 32 / 16 * 8 + (m))
#define CORE_WMMA(dtype) __builtin_amdgcn_wmma_f32_16x16x16_##dtype##_w32_gfx12
#define CORE_STEP
#else
typedef short core_shorts __attribute__((__vector_size__(32)));
typedef _Float16 core_halves __attribute__((__vector_size__(32)));
#define CORE_FACTORS 16
#define CORE_FACTOR 0
#define CORE_SUM(m) (threadIdx.x % 32 / 16 + (m) * 2)
#define CORE_WMMA(dtype) __builtin_amdgcn_wmma_f32_16x16x16_##dtype##_w32
#define CORE_STEP __builtin_amdgcn_sched_barrier(0);
#endif"""


def alloc(writer: Writer, tile: Buffer, name: str) -> None:
    writer.helpers.setdefault("core_tile_types", TYPES)
    writer.line(f"core_float8 {name}[{parts.parts(tile)}];")


def fill(writer: Writer, op: Op) -> None:
    parts.fill(writer, op, "core_float8", EACH)


def product(writer: Writer, op: Op) -> None:
    word, factors = WMMA[op.attrs["dtype"]]

    def multiply(sums: str) -> str:
        return f"CORE_WMMA({word})(x[i], y[j], {sums})"

    parts.product(writer, op, "unsigned short", factors, UNIT, _load, multiply, "CORE_STEP")


def store(writer: Writer, op: Op) -> None:
    parts.store(writer, op, EACH, "CORE_SUM(m)")


def _load(writer: Writer, dtype: str, step: int, turned: bool) -> str:
    """A function that brings a lane's numbers of 16 rows, or columns, at i and k.

    turned: memory runs along i, not along k.
    """
    factors = WMMA[dtype][1]
    name = f"core_wmma_load_{dtype}_{'t' if turned else 'n'}{step}"
    at = f"(k + n) * {step} + i" if turned else f"i * {step} + k + n"
    bits = f"__builtin_bit_cast({factors}, v)" if dtype == "float16" else "v"
    body = (
        "i += threadIdx.x % 16; k += CORE_FACTOR; core_shorts v; "
        f"for (int n = 0; n < CORE_FACTORS; ++n) v[n] = (short)from[{at}]; return {bits};"
    )
    head = f"{factors} {name}(const unsigned short *from, int i, int k)"
    return writer.helper(name, f"{head} {{ {body} }}")
