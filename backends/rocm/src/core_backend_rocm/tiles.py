"""Products on AMD's matrix units: `mfma` (CDNA, wavefronts of 64 lanes), `wmma` (RDNA, of 32).

Of a part's sums a lane holds those of one column, in a vector; of its factors, one row of the first
or one column of the second.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.dialect.parts import Factors, Parts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.ir.dialect.parts import Factor
    from core.ir.dialect.writer import Writer


class Vectors(Parts):
    """The tiles of a wavefront.

    Attributes:
        each: how many sums of a part a lane holds. row: in which row its m-th stands.
        units: by the dtype of the factors, the builtin and the factors that it takes; the builtin's
            further arguments: more.
        shorts: the vector of the bits of 16-bit factors. count: how many it has. first: where along
            k its first one is, by a quarter of those that are multiplied at once.
    """

    each, row = 0, ""
    units: Mapping[str, tuple[str, Factors]] = {}
    more = ""
    shorts, count, first = "", "", ""

    def factors(self, dtype: str) -> Factors:
        return self.units[dtype][1]

    def filled(self, value: str) -> str:
        return f"({self.sums}){{{', '.join([value] * self.each)}}}"

    def load(self, writer: Writer, to: str, factor: Factor, at: str) -> str:
        memory, part, inner = self.factors(factor.dtype)
        name = f"core_load_{factor.dtype}_{'t' if factor.turned else 'n'}{factor.step}"
        place = f"(k + n) * {factor.step} + i" if factor.turned else f"i * {factor.step} + k + n"
        bits = f"__builtin_bit_cast({part}, v)" if factor.dtype == "float16" else "v"
        body = (
            f"{self.shorts} v; for (int n = 0; n < {self.count}; ++n) v[n] = (short)from[{place}]; "
            f"return {bits};"
        )
        if memory == part:  # a single number
            body = f"const int n = 0; return from[{place}];"
        start = f"i += threadIdx.x % 16; k += {self.first.format(inner // 4)};"
        head = f"{part} {name}(const {memory} *from, int i, int k)"
        return (
            f"{to} = {writer.helper(name, f'{head} {{ {start} {body} }}')}({factor.name}, {at}, k);"
        )

    def multiply(self, dtype: str, sums: str, x: str, y: str) -> str:
        return f"{sums} = {self.units[dtype][0]}({x}, {y}, {sums}{self.more});"

    def put(self, part: str, place: str, row: str, column: str, step: int) -> str:
        at = f"({self.row} + {row}) * {step} + threadIdx.x % 16 + {column}"
        return f"for (int m = 0; m < {self.each}; ++m) ({place})[{at}] = {part}[m];"


class Mfma(Vectors):
    """Lane l holds the rows 4 (l / 16) to 4 (l / 16) + 3 of column l % 16; of the factors, the four
    at 4 (l / 16) along k, or of float32 the one at l / 16."""

    sums, each, row = "core_float4", 4, "threadIdx.x % 64 / 16 * 4 + m"
    shorts, count, first = "core_short4", "4", "threadIdx.x % 64 / 16 * {}"
    more = ", 0, 0, 0"
    units = {
        dtype: (f"__builtin_amdgcn_mfma_f32_{builtin}", Factors(memory, part, inner))
        for dtype, builtin, memory, part, inner in (
            ("float16", "16x16x16f16", "unsigned short", "core_half4", 16),
            ("bfloat16", "16x16x16bf16_1k", "unsigned short", "core_short4", 16),
            ("float32", "16x16x4f32", "float", "float", 4),
        )
    }
    types = """typedef float core_float4 __attribute__((__vector_size__(16)));
typedef short core_short4 __attribute__((__vector_size__(8)));
typedef _Float16 core_half4 __attribute__((__vector_size__(8)));"""


class Wmma(Vectors):
    """Lane l holds 8 rows of column l % 16: l / 16, l / 16 + 2, .. on RDNA 3 (gfx11), 8 (l / 16)
    and the 7 behind it on RDNA 4 (gfx12); of the factors all 16 along k on RDNA 3, where two lanes
    hold the same, and on RDNA 4 the 8 at 8 (l / 16). One source has both: the compiler tells which
    it is for. On RDNA 3 a step along k ends before the next one's factors are brought: they fill
    twice the registers, and the compiler would bring those of all steps first, and spill them.
    """

    sums, each, row = "core_float8", 8, "CORE_SUM(m)"
    shorts, count, first, step = "core_shorts", "CORE_FACTORS", "CORE_FACTOR", "CORE_STEP"
    units = {
        "float16": ("CORE_WMMA(f16)", Factors("unsigned short", "core_halves", 16)),
        "bfloat16": ("CORE_WMMA(bf16)", Factors("unsigned short", "core_shorts", 16)),
    }
    types = """typedef float core_float8 __attribute__((__vector_size__(32)));
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


MFMA, WMMA = Mfma(), Wmma()


def spelled_for(wavefront: int) -> Vectors:
    """What spells tiles for a wavefront of so many lanes."""
    return WMMA if wavefront == 32 else MFMA


def matrix_units(arch: str) -> frozenset[str]:
    """What the matrix units of an architecture multiply by these builtins."""
    if arch.startswith(("gfx90a", "gfx94", "gfx95")):
        return frozenset(MFMA.units)
    return frozenset(WMMA.units) if arch.startswith(("gfx11", "gfx12")) else frozenset()
