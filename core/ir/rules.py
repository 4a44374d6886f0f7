"""Which dtypes a scalar operation takes and gives: the meaning of the columns of `opset.SCALAR`.

The verifier checks programs by these rules, and the parser derives dtypes by them, which the text
leaves out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.dtype_table import (
    DTYPES,
    ITEMSIZE,
    STORAGE_ONLY,
    is_complex,
    is_float,
    is_integer,
    part_of,
)
from core.ir.opset import SCALAR

if TYPE_CHECKING:
    from collections.abc import Sequence

KINDS = {
    "b": "bool", "i": "integers", "f": "real floats", "c": "complex numbers",
    "u": "uint64", "l": "int64", "s": "float32", "h": "uint16",
}  # fmt: skip
MOVES = ("cast", "bitcast", "where")  # operations on numbers that are only stored
COMPLEX_OF = {"float32": "complex64", "float64": "complex128"}
# What attrs[part] of a load or store selects: a component, or the low or high half.
PARTS = {
    "complex64": "float32",
    "complex128": "float64",
    "int64": "uint32",
    "uint64": "uint32",
}
COMBINE_KINDS = {
    "sum": "bifc", "prod": "bifc", "min": "bif", "max": "bif", "and": "bi", "or": "bi", "xor": "bi",
}  # fmt: skip
_WIDE = ("int32", "uint32", "int64", "uint64")
ATOMIC_DTYPES = {
    "sum": (*_WIDE, "float32", "float64", "complex64", "complex128"),
    "min": (*_WIDE, "float32", "float64"),
    "max": (*_WIDE, "float32", "float64"),
    "and": _WIDE,
    "or": _WIDE,
    "xor": _WIDE,
}


class Mismatch(Exception):
    """Dtypes that an operation does not take: the rule and the remedy, for four-part errors."""

    def __init__(self, why: str, fix: str) -> None:
        super().__init__(why, fix)
        self.why = why
        self.fix = fix


def kind_of(dtype: str) -> str:
    """The letter of `opset`'s column `kinds` that stands for a dtype."""
    if dtype == "bool":
        return "b"
    return "i" if is_integer(dtype) else "f" if is_float(dtype) else "c"


def kinds_in_words(kinds: str) -> str:
    return " and ".join(KINDS[k] for k in kinds)


def result_dtype(name: str, dtypes: Sequence[str], target: Any = None) -> str:
    """The dtype that an operation of `SCALAR` gives for arguments of these; raises `Mismatch`.

    target: of `cast`, `bitcast` and `const`, the dtype that they convert to.
    """
    info = SCALAR[name]
    if len(dtypes) != info.arity:
        raise Mismatch(
            f"{name} takes {info.arity} arguments and has {len(dtypes)}",
            f"give {info.arity}: {info.doc}",
        )
    data = list(dtypes[1:] if name == "where" else dtypes)
    if name == "where" and dtypes[0] != "bool":
        raise Mismatch("the condition of where is a bool", "compare first: ops.where(x != 0, a, b)")
    _check_alike(name, data)
    _check_kinds(name, data, info.kinds)
    return _result(name, data, info.result, target)


def _check_alike(name: str, data: list[str]) -> None:
    if any(d != data[0] for d in data):
        raise Mismatch(
            f"the operands of {name} have one dtype, and here they have {', '.join(data)}",
            f"convert one: ops.cast(x, {data[0]!r})",
        )


def _check_kinds(name: str, data: list[str], kinds: str) -> None:
    if data and data[0] in STORAGE_ONLY and name not in MOVES:
        raise Mismatch(
            f"{name} does not compute in {data[0]}, in which numbers are only stored",
            'convert the operands first: ops.cast(x, "float32")',
        )
    if data and kind_of(data[0]) not in kinds and data[0] != KINDS[kinds[0]]:
        raise Mismatch(
            f"{name} takes {kinds_in_words(kinds)}, not {data[0]}",
            "convert the operands with ops.cast, or use an operation that takes them",
        )


def _result(name: str, data: list[str], rule: str, target: Any) -> str:
    if rule == "bool":
        return "bool"
    if rule == "part":
        return part_of(data[0])
    if rule == "complex":
        return _complex_of(data[0])
    if rule == "attr":
        _check_target(name, data, target)
        return str(target)
    if rule in DTYPES:
        return rule
    return data[0]  # "same", and "second": of `where`, whose condition is not in `data`


def _complex_of(dtype: str) -> str:
    if dtype not in COMPLEX_OF:
        raise Mismatch(
            f"there is no complex dtype of two {dtype}",
            'convert both parts first: ops.cast(x, "float32")',
        )
    return COMPLEX_OF[dtype]


def _check_target(name: str, data: list[str], target: Any) -> None:
    if target not in DTYPES:
        raise Mismatch(f"{target!r} is no dtype", f"use one of {', '.join(DTYPES)}")
    if name != "bitcast":
        return
    if target == "bool" or is_complex(target) or ITEMSIZE[target] != ITEMSIZE[data[0]]:
        raise Mismatch(
            f"bitcast keeps the bits, and {data[0]} has {8 * ITEMSIZE[data[0]]} of them",
            f"bitcast to an integer or float of {8 * ITEMSIZE[data[0]]} bits, or cast",
        )


def element_dtype(dtype: str, part: Any) -> str:
    """The result of a load from a buffer of `dtype`: an element, or one of its two parts."""
    if part is None:
        return dtype
    if part not in (0, 1) or dtype not in PARTS:
        raise Mismatch(
            f"part {part!r} of {dtype} does not exist",
            f"parts are 0 and 1, of {', '.join(PARTS)}",
        )
    return PARTS[dtype]
