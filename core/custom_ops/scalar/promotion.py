"""The dtypes of a function of scalars: they promote as the operators of the catalogue do.

Numbers are weak ("weak int"): they give way to dtypes of their own kind or of a higher one.
"""

import functools
from collections.abc import Callable, Sequence

from core._native import dtype as DType
from core._native import promote_types
from core.errors import DtypeError, SchemaError

# The weak dtypes by rank, and what each is where nothing else is known.
WEAK = {"weak bool": "bool", "weak int": "int64", "weak float": "float32"}
WEAK["weak complex"] = "complex64"
# What they are computed in among themselves.
_WIDE = {"weak bool": "bool", "weak int": "int64", "weak float": "float64"}
_WIDE["weak complex"] = "complex128"
_WEAK_OF = {dtype: weak for weak, dtype in _WIDE.items()}
_RANKS = {"b": 0, "i": 1, "f": 2, "c": 3}
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
    weak_a, weak_b = a in WEAK, b in WEAK
    if weak_a and weak_b:
        return max(a, b, key=lambda d: _RANKS[kind(d)])
    if not weak_a and not weak_b:
        return str(promote_types(DType(a), DType(b)).name)
    strong, weak = (b, a) if weak_a else (a, b)
    if _RANKS[kind(weak)] <= _RANKS[kind(strong)]:
        return strong
    if kind(weak) == "c":
        return "complex128" if strong == "float64" else "complex64"
    return WEAK[weak]


def wide(dtype: str) -> str:
    """The dtype of the loop IR that it is computed in: 16-bit floats are kept as float32."""
    return _WIDE.get(dtype) or ("float32" if dtype in ("float16", "bfloat16") else dtype)


def strong(dtype: str) -> str:
    """The dtype of a result: a weak one's own."""
    return WEAK.get(dtype, dtype)


def result_of(operands: str, computed: str) -> str:
    """The dtype of a result that the loop IR computes as `computed`, from operands of a dtype."""
    if computed == wide(operands):
        return operands
    return _WEAK_OF[computed] if operands in WEAK and computed != "bool" else computed


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
