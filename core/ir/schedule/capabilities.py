"""What a device declares about itself: the parameters of schedules and of legalization.

There is one schedule for CPUs and one for GPUs; a device brings no copy of one, but these numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any

from core.dtype_table import DTYPES, STORAGE_ONLY
from core.errors import IRError, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterable

_ALL = frozenset(DTYPES).difference(STORAGE_ONLY)
_ATOMICS = frozenset(("int32", "uint32", "int64", "uint64", "float32", "float64"))


@dataclass(frozen=True, kw_only=True, slots=True, eq=False, repr=False)
class Capabilities:
    """What a device can do, and the sizes that its programs are cut to.

    Attributes:
        style: "cpu" (ranges of iterations, vectors) or "gpu" (groups of lanes).
        dtypes: those it computes with; others are legalized to these.
        storage: those it can load and store.
        math: the functions of `opset.MATH` that its language has, fast and exact enough.
        conversions: of bits of 16-bit floats that it has, of `opset.CONVERSIONS`.
        fma: whether a fused multiply-add costs no more than a multiplication.
        predicates: whether an operation on some lanes of a vector costs no more than on all (cpu).
        vector_bytes: the width of a vector register (cpu).
        cache_bytes: of the cache that a tile should stay in.
        grain: elements of one part of a reduction to one result, which parts share threads (cpu).
        group: lanes of a group at most (gpu). lanes: those that run in step.
        shuffles: whether lanes that run in step read each other's registers (gpu).
        held: registers in which a lane keeps what several loops read of a row; 0: none (gpu).
        row_group, column_group: lanes of a group that shares a row, or some columns, at most; 0: as
        many as of any other (gpu).
        each: elements that a lane takes in turn, where all that is read lies along memory (gpu).
        parts: in which a reduction of everything is cut (gpu).
        pack_bytes: of neighbours in memory that a lane loads or stores at once; 0: of one (gpu).
        shared_bytes: shared memory of a group (gpu).
        sums: of products that a lane keeps in registers (gpu).
        matrix_units: the dtypes that its matrix units multiply, of `opset.UNIT_DTYPES` (gpu).
        float32_products: what float32 may be rounded to for these units: "tf32" or "bfloat16"; "":
            nothing. `core.set_float32_matmul_precision` sets it.
        atomics: the dtypes that atomics take.
    """

    style: str = "cpu"
    dtypes: frozenset[str] = _ALL
    storage: frozenset[str] = _ALL
    math: frozenset[str] = frozenset()
    conversions: frozenset[str] = frozenset()
    fma: bool = True
    predicates: bool = False
    vector_bytes: int = 32
    cache_bytes: int = 32 * 1024
    grain: int = 32 * 1024
    group: int = 256
    shuffles: bool = False
    held: int = 0
    row_group: int = 0
    column_group: int = 0
    lanes: int = 32
    each: int = 4
    pack_bytes: int = 0
    parts: int = 256
    shared_bytes: int = 32 * 1024
    sums: int = 16
    matrix_units: frozenset[str] = frozenset()
    float32_products: str = ""
    atomics: frozenset[str] = _ATOMICS

    def __new__(cls, **capabilities: Any) -> Capabilities:
        """Raises for unknown names, before the fields are set."""
        names = [field.name for field in fields(cls)]
        for name in capabilities:
            if name not in names:
                raise IRError(
                    what=f"a device declares the unknown capability {name!r}",
                    why="schedules and legalization read a fixed set of them",
                    exists=", ".join(names),
                    fix=f"{did_you_mean(name, names)}leave it out",
                )
        return object.__new__(cls)

    def replace(self, **changes: Any) -> Capabilities:
        """The same with some of them changed."""
        return replace(self, **changes)

    def without(self, *dtypes: str) -> Capabilities:
        """The same without arithmetic in these dtypes."""
        return self.replace(dtypes=self.dtypes - frozenset(dtypes))

    @property
    def float64(self) -> bool:
        """Whether it computes in float64."""
        return "float64" in self.dtypes

    @property
    def int64(self) -> bool:
        """Whether it computes in 64-bit integers."""
        return "int64" in self.dtypes and "uint64" in self.dtypes

    def __repr__(self) -> str:
        changed = [
            f"{field.name}={_plain(value)!r}"
            for field in fields(self)
            if (value := getattr(self, field.name)) != field.default
        ]
        return f"Capabilities({', '.join(changed)})"


def _plain(value: Iterable[str] | Any) -> Any:
    return sorted(value) if isinstance(value, frozenset) else value
