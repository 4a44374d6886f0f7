"""The table of dtypes: the one place that lists them, for Python and, through a header, for C++.

    python core/dtype_table.py HEADER    writes the header, as CMakeLists.txt does

A dtype is added by a row here, at the end: the order is that of `core_dtype` in
core/include/core/kernel.h, which kernels are compiled with.
"""

import sys
from typing import NamedTuple


class DTypeRow(NamedTuple):
    """The properties of a dtype.

    Attributes:
        name: in Python. symbol: in C++.
        kind: b bool, i signed, u unsigned, f real floating, c complex.
        itemsize: bytes of an element.
        dlpack: the type code of DLPack.
        format: the code of the buffer protocol; None where it has none.
        wide: the dtype that it is computed in: float32 for floats that are narrower.
        part: the dtype of a complex number's parts.
        precision: bits of a float's significand, the implied one included.
        least: the exponent of the smallest subnormal number. largest: the largest number.
        infinite: whether there are infinities; without them, a number too large becomes NaN.
        storage_only: numbers are stored, converted and moved, not computed with.
    """

    name: str
    symbol: str
    kind: str
    itemsize: int
    dlpack: int
    format: str | None
    wide: str
    part: str
    precision: int = 0
    least: int = 0
    largest: float = 0.0
    infinite: bool = True
    storage_only: bool = False


def _plain(name: str, symbol: str, kind: str, itemsize: int, dlpack: int, format: str) -> DTypeRow:
    return DTypeRow(name, symbol, kind, itemsize, dlpack, format, wide=name, part=name)


def _float(
    name: str, symbol: str, itemsize: int, dlpack: int, format: str | None, *,
    precision: int, least: int, limit: int = 0, largest: float = 0.0, storage_only: bool = False,
) -> DTypeRow:  # fmt: skip
    """limit: the exponent of infinity; largest: the largest number where there is none."""
    return DTypeRow(
        name, symbol, "f", itemsize, dlpack, format,
        wide="float64" if itemsize == 8 else "float32",
        part=name,
        precision=precision,
        least=least,
        largest=largest or (2.0 - 2.0 ** (1 - precision)) * 2.0 ** (limit - 1),
        infinite=not largest,
        storage_only=storage_only,
    )  # fmt: skip


def _complex(name: str, symbol: str, itemsize: int, format: str, part: str) -> DTypeRow:
    return DTypeRow(name, symbol, "c", itemsize, 5, format, wide=name, part=part)


ROWS = (
    _plain("bool", "Bool", "b", 1, 6, "?"),
    _plain("int8", "Int8", "i", 1, 0, "b"),
    _plain("int16", "Int16", "i", 2, 0, "h"),
    _plain("int32", "Int32", "i", 4, 0, "i"),
    _plain("int64", "Int64", "i", 8, 0, "q"),
    _plain("uint8", "UInt8", "u", 1, 1, "B"),
    _plain("uint16", "UInt16", "u", 2, 1, "H"),
    _plain("uint32", "UInt32", "u", 4, 1, "I"),
    _plain("uint64", "UInt64", "u", 8, 1, "Q"),
    _float("float16", "Float16", 2, 2, "e", precision=11, least=-24, limit=16),
    _float("bfloat16", "BFloat16", 2, 4, None, precision=8, least=-133, limit=128),
    _float("float32", "Float32", 4, 2, "f", precision=24, least=-149, limit=128),
    _float("float64", "Float64", 8, 2, "d", precision=53, least=-1074, limit=1024),
    _complex("complex64", "Complex64", 8, "Zf", "float32"),
    _complex("complex128", "Complex128", 16, "Zd", "float64"),
    # Open Compute Project, 8-bit Floating Point Specification 1.0.
    _float("float8_e4m3fn", "Float8E4M3FN", 1, 10, None,
           precision=4, least=-9, largest=448.0, storage_only=True),
    _float("float8_e5m2", "Float8E5M2", 1, 12, None,
           precision=3, least=-16, limit=16, storage_only=True),
)  # fmt: skip
TABLE = {row.name: row for row in ROWS}

FLOATS = tuple(row.name for row in ROWS if row.kind == "f")
SIGNED = tuple(row.name for row in ROWS if row.kind == "i")
UNSIGNED = tuple(row.name for row in ROWS if row.kind == "u")
COMPLEX = tuple(row.name for row in ROWS if row.kind == "c")
NARROW = tuple(name for name in FLOATS if TABLE[name].wide != name)  # computed in float32
STORAGE_ONLY = tuple(row.name for row in ROWS if row.storage_only)
COMPUTED_FLOATS = tuple(name for name in FLOATS if name not in STORAGE_ONLY)
HALVES = tuple(name for name in COMPUTED_FLOATS if name in NARROW)
# The dtypes of the loop IR: `index`, for positions and sizes, has 64 bits.
DTYPES = (*TABLE, "index")
ITEMSIZE = {**{row.name: row.itemsize for row in ROWS}, "index": 8}


def is_float(dtype: str) -> bool:
    """Whether it is a real floating-point dtype."""
    return dtype in FLOATS


def is_integer(dtype: str) -> bool:
    """Whether it is an integer dtype; `index` is one, bool is not."""
    return dtype in SIGNED or dtype in UNSIGNED or dtype == "index"


def is_signed(dtype: str) -> bool:
    """Whether it is an integer dtype with a sign."""
    return dtype in SIGNED


def is_unsigned(dtype: str) -> bool:
    """Whether it is an integer dtype without a sign; bool is not."""
    return dtype in UNSIGNED


def is_complex(dtype: str) -> bool:
    return dtype in COMPLEX


def is_inexact(dtype: str) -> bool:
    """Whether it is a real or complex floating-point dtype."""
    return dtype in FLOATS or dtype in COMPLEX


def part_of(dtype: str) -> str:
    """The dtype of the real part: of complex64 float32, of others the dtype itself."""
    return TABLE[dtype].part if dtype in COMPLEX else dtype


def wide(dtype: str) -> str:
    """The dtype that numbers of a dtype are computed in: float32 for narrower floats."""
    return TABLE[dtype].wide


def header() -> str:
    """The table as C++ reads it: one macro, applied to each row."""
    lines = [
        "// Written by core/dtype_table.py: change that.",
        "// clang-format off",
        "#pragma once",
    ]
    lines += ["", "#define CORE_DTYPES(ROW) \\"]
    for row in ROWS:
        flags = f"{row.infinite}, {row.storage_only}".lower()
        lines.append(
            f'  ROW({row.symbol}, CORE_{row.name.upper()}, "{row.name}", {row.itemsize}, '
            f"'{row.kind}', "
            f"{_format(row.format)}, {row.dlpack}, {row.precision}, {row.least}, {flags}) \\"
        )
    return "\n".join(lines).removesuffix(" \\") + "\n"


def _format(code: str | None) -> str:
    if code in ("q", "Q"):  # NumPy's int64 is a long where that has 64 bits
        return f'sizeof(long) == 8 ? "{"l" if code == "q" else "L"}" : "{code}"'
    return f'"{code}"' if code else "nullptr"


if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="ascii") as file:
        file.write(header())
