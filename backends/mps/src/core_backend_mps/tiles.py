"""Products of `simdgroup_matrix`: matrices of 8 x 8, each held by the lanes of a simdgroup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ir.dialect.parts import Factors, Parts

if TYPE_CHECKING:
    from core.ir.dialect import Writer
    from core.ir.dialect.parts import Factor

# The dtypes of factors, and their types; Metal has bfloat from 3.1, which macOS 14 brings.
UNITS = {"float16": "half", "bfloat16": "bfloat", "float32": "float"}


class SimdgroupMatrices(Parts):
    """Metal's tiles."""

    side = 8
    sums = "simdgroup_float8x8"
    unroll = ""
    pointer = "threadgroup "

    def factors(self, dtype: str) -> Factors:
        kind = UNITS[dtype]
        return Factors(kind, f"simdgroup_matrix<{kind}, 8, 8>", self.side)

    def filled(self, value: str) -> str:
        return f"make_filled_simdgroup_matrix<float, 8, 8>({value})"

    def load(self, writer: Writer, to: str, factor: Factor, at: str) -> str:
        far, near = ("k", at) if factor.turned else (at, "k")
        place = f"{factor.name} + ({far}) * {factor.step} + {near}"
        turned = factor.turned == (factor.name == "a")  # Metal's word: against the product's layout
        return f"simdgroup_load({to}, {place}, {factor.step}, ulong2(0), {str(turned).lower()});"

    def multiply(self, dtype: str, sums: str, x: str, y: str) -> str:
        return f"simdgroup_multiply_accumulate({sums}, {x}, {y}, {sums});"

    def put(self, part: str, place: str, row: str, column: str, step: int) -> str:
        return f"simdgroup_store({part}, {place} + ({row}) * {step} + {column}, {step});"


TILES = SimdgroupMatrices()
