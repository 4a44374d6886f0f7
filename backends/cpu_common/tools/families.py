"""What this backend ships built: operators, dtypes and layouts, in families of one C file each.

`generate.py` makes the C. A layout is as core/bodies/pointwise.py has it: a letter for each
operand, the output first. All kernels here are of rank 2; a call of rank 1 is one of a single row.
A layout of nothing but "s" serves every other: what runs at a stride gets it and, where there is no
compiler, everything without a kernel here.
"""

from __future__ import annotations

from typing import NamedTuple

from core.dtype_table import HALVES, STORAGE_ONLY

INTEGERS = ("int8", "int16", "int32", "int64")
UNSIGNED = ("uint8", "uint16", "uint32", "uint64")
SINGLES = ("float32", "float64")
FLOATS = (*SINGLES, *HALVES)
COMPLEX = ("complex64", "complex128")
# Dtypes of one size, for kernels that only move bits: made for the first, good for all.
SAME_SIZE = (
    ("uint8", "int8", "bool", *STORAGE_ONLY),
    ("uint16", "int16", *HALVES),
    ("uint32", "int32", "float32"),
    ("uint64", "int64", "float64", "complex64"),
    ("complex128",),
)
# Integers wrap, so what does not depend on the sign is made once.
SIGNLESS = tuple(zip(INTEGERS, UNSIGNED))

UNARY = ("uu", "ss")
BINARY = ("uuu", "uuz", "uzu", "sss")
COMPARED = ("uuu", "uuz", "sss")
TILED = ("uut", "utu")


class Kernel(NamedTuple):
    """One kernel: `also` are the operators and dtypes that it serves besides its own."""

    op: str
    dtypes: tuple[str, ...]
    layout: str
    also: tuple[tuple[str, tuple[str, ...]], ...] = ()


def pointwise() -> dict[str, list[Kernel]]:
    """The elementwise kernels, by family."""
    return {
        "arithmetic": _arithmetic(),
        "arithmetic_wide": _arithmetic_wide(),
        "comparison": _comparison(),
        "selection": _selection(),
        "math32": _math("float32"),
        "math64": _math("float64"),
        "math16": [k for dtype in HALVES for k in _math(dtype, ("uu",))],
    }


def _same(ops: str, inputs: int, dtypes: tuple[str, ...], layouts: tuple[str, ...]) -> list[Kernel]:
    """Kernels whose output's dtype is that of all inputs."""
    return [
        Kernel(op, (dtype,) * (inputs + 1), layout)
        for op in ops.split()
        for dtype in dtypes
        for layout in layouts
    ]


def _signless(ops: str, inputs: int, layouts: tuple[str, ...]) -> list[Kernel]:
    return [
        Kernel(op, (signed,) * (inputs + 1), layout, ((op, (unsigned,) * (inputs + 1)),))
        for op in ops.split()
        for signed, unsigned in SIGNLESS
        for layout in layouts
    ]


def _arithmetic() -> list[Kernel]:
    """float32 and integers."""
    return [
        *_same("add subtract multiply divide maximum minimum", 2, ("float32",), BINARY),
        *_same("add subtract multiply divide", 2, ("float32",), TILED),
        *_signless("add subtract multiply", 2, BINARY),
        *_same("maximum minimum", 2, (*INTEGERS, *UNSIGNED), COMPARED),
        *_same("add multiply maximum minimum", 2, ("bool",), COMPARED),
        *_same("negative abs sqrt sign square reciprocal relu", 1, ("float32",), UNARY),
        *_same("floor ceil trunc round", 1, ("float32",), UNARY),
        *_signless("negative", 1, UNARY),
        *_same("abs sign", 1, INTEGERS, UNARY),
        *_same("abs sign", 1, UNSIGNED, UNARY),
    ]


def _arithmetic_wide() -> list[Kernel]:
    """float64, and the dtypes that are computed in parts or in a wider one."""
    return [
        *_same("add subtract multiply divide maximum minimum", 2, ("float64",), BINARY),
        *_same("add subtract multiply divide", 2, ("float64",), TILED),
        *_same("add subtract multiply divide", 2, COMPLEX, COMPARED),
        *_same("add subtract multiply divide maximum minimum", 2, HALVES, BINARY),
        *_same("negative abs sqrt sign square relu", 1, ("float64", *HALVES), UNARY),
        *_same("negative conj", 1, COMPLEX, UNARY),
    ]


def _comparison() -> list[Kernel]:
    ordered = ("less", "less_equal", "greater", "greater_equal")
    equality = ("equal", "not_equal")
    made = [
        Kernel(op, ("bool", dtype, dtype), layout)
        for op in (*ordered, *equality)
        for dtype in (*FLOATS, "bool")
        for layout in COMPARED
    ]
    made += [
        Kernel(op, ("bool", dtype, dtype), layout)
        for op in ordered
        for dtype in (*INTEGERS, *UNSIGNED)
        for layout in COMPARED
    ]
    made += [
        Kernel(op, ("bool", signed, signed), layout, ((op, ("bool", unsigned, unsigned)),))
        for op in equality
        for signed, unsigned in SIGNLESS
        for layout in COMPARED
    ]
    made += [
        Kernel(op, ("bool", dtype, dtype), layout)
        for op in equality
        for dtype in COMPLEX
        for layout in COMPARED
    ]
    made += _same("logical_and logical_or", 2, ("bool",), ("uuu", "sss"))
    return made + _same("logical_not", 1, ("bool",), UNARY)


def _selection() -> list[Kernel]:
    """Operators that move values and never compute with them."""
    made = []
    for first, *others in SAME_SIZE:
        chosen = tuple(("where", (other, "bool", other, other)) for other in others)
        copied = tuple(("clone", (other, other)) for other in others)
        copied += tuple(("astype", (other, other)) for other in (first, *others))
        made += [
            Kernel("where", (first, "bool", first, first), layout, chosen)
            for layout in ("uuuu", "uuuz", "uuzu", "uuzz", "ssss")
        ]
        made += [
            Kernel("clone", (first, first), layout, copied) for layout in ("uu", "uz", "ut", "ss")
        ]
    return made


def _math(dtype: str, layouts: tuple[str, ...] = UNARY) -> list[Kernel]:
    ops = "exp log sin cos tanh erf sigmoid gelu_erf gelu_tanh log1p expm1 rsqrt silu"
    made = _same(ops, 1, (dtype,), layouts)
    return made + (_same("pow", 2, (dtype,), COMPARED) if dtype in SINGLES else [])
