"""The dtypes of a function of scalars: they promote as the operators of the catalogue do.

Numbers are weak ("weak int"): they give way to dtypes of their own kind or of a higher one.
"""

import functools
from collections.abc import Callable, Sequence

from core._native import dtype as DType
from core._native import promote as promoted
from core.errors import DtypeError, SchemaError

# The weak dtypes by rank: a number of each, what it is where nothing else is known, and what such
# numbers are computed in among themselves.
_WEAK = {
    "weak bool": (False, "bool", "bool"),
    "weak int": (0, "int64", "int64"),
    "weak float": (0.0, "float32", "float64"),
    "weak complex": (0j, "complex64", "complex128"),
}
_WEAK_OF = {computed: weak for weak, (_, _, computed) in _WEAK.items()}
DTYPES = (
    "bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
    "float16", "bfloat16", "float32", "float64", "complex64", "complex128",
)  # fmt: skip


def weak_of(number: bool | int | float | complex) -> str:
    """The weak dtype of a Python number."""
    return f"weak {type(number).__name__}"


def kind(dtype: str) -> str:
    """b, i, f or c."""
    name = dtype.removeprefix("weak ")
    return "f" if name == "bfloat16" else name[0].replace("u", "i")


@functools.cache
def promote(a: str, b: str) -> str:
    """The dtype that two operands are converted to."""
    if a in _WEAK and b in _WEAK:
        return max(a, b, key=list(_WEAK).index)
    one, other = (_WEAK[d][0] if d in _WEAK else DType(d) for d in (a, b))
    return promoted(one, other).name


def wide(dtype: str) -> str:
    """The dtype of the loop IR that it is computed in: 16-bit floats are kept as float32."""
    if dtype in _WEAK:
        return _WEAK[dtype][2]
    return "float32" if dtype in ("float16", "bfloat16") else dtype


def strong(dtype: str) -> str:
    """The dtype of a result: a weak one's own."""
    return _WEAK[dtype][1] if dtype in _WEAK else dtype


def float_of(dtype: str) -> str:
    """What a function makes of integers that has floats only."""
    return "weak float" if dtype in _WEAK else "float32"


def result_of(operands: str, computed: str) -> str:
    """The dtype of a result that the loop IR computes as `computed`, from operands of a dtype."""
    if computed == wide(operands):
        return operands
    return _WEAK_OF[computed] if operands in _WEAK and computed != "bool" else computed


def output_dtypes(
    name: str, outputs_in: Callable[[str], Sequence[str]]
) -> dict[DType, list[DType]]:
    """{computed in: the outputs' dtypes}, as outputs_in says it where a dtype has a meaning.

    Raises:
        SchemaError: none has.
    """
    table: dict[DType, list[DType]] = {}
    reason = None
    for dtype in DTYPES:
        try:
            table[DType(dtype)] = [DType(output) for output in outputs_in(dtype)]
        except DtypeError as e:
            reason = reason or e
    if not table and reason is not None:
        raise SchemaError(
            what=f"{name} has a meaning for no dtype",
            why=f"{reason.what}: {reason.why}",
            exists="functions that take some dtype",
            fix="convert with core.math.cast, or compute with other operations",
        ) from reason
    return table
