"""Conversions between dtypes in the interpreter, and how arrays hold them.

A float of 8 or 16 bits is held as float32 and rounded where it is stored, cast to, or taken by its
bits: programs whose narrow floats were legalized compute the same. Conversions agree with those of
`backends/cpu_common/csrc/convert.cpp`.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from core.dtype_table import NARROW, TABLE, is_complex, is_float, is_integer, is_unsigned

# The form of a value of a dtype, and its form in memory.
HELD = {"index": "int64", **dict.fromkeys(NARROW, "float32")}
BITS = {name: f"uint{8 * row.itemsize}" for name, row in TABLE.items() if row.format is None}
STORED = {"index": "int64", **BITS}


def held(dtype: str) -> np.dtype[Any]:
    """The NumPy dtype of a value of the loop IR."""
    return np.dtype(HELD.get(dtype, dtype))


def stored(dtype: str) -> np.dtype[Any]:
    """The NumPy dtype of an element in memory; by its bits where NumPy has no such dtype."""
    return np.dtype(STORED.get(dtype, dtype))


def numpy_dtype(dtype: str) -> np.dtype[Any]:
    """The NumPy dtype of this name, which ml_dtypes has where NumPy has none."""
    return np.dtype(getattr(ml_dtypes, dtype) if dtype in BITS else dtype)


def to_memory(x: Any, dtype: str) -> Any:
    """A value as it is stored: narrow floats are rounded here."""
    if dtype not in NARROW:
        return x
    array = np.asarray(x, dtype=np.float32).astype(numpy_dtype(dtype))
    return array.view(stored(dtype))


def from_memory(x: Any, dtype: str) -> Any:
    """A stored element as a value."""
    if dtype not in NARROW:
        return x
    return np.asarray(x).view(numpy_dtype(dtype)).astype(np.float32)


def cast(x: Any, source: str, target: str) -> Any:
    """x converted; to integers towards 0, NaN and out of range as x86 converts."""
    if is_complex(source):
        return _from_complex(x, source, target)
    if target == "bool":
        return x != 0
    if is_float(source) and is_integer(target):
        return to_integer(np.asarray(x), target)
    if target in NARROW:
        return _to_narrow(np.asarray(x), source, target)
    return np.asarray(x).astype(held(target))


def _from_complex(x: Any, source: str, target: str) -> Any:
    x = np.asarray(x)
    if is_complex(target):
        return x.astype(held(target))
    if target == "bool":
        return (x.real != 0) | (x.imag != 0)
    return cast(x.real, "float32" if source == "complex64" else "float64", target)


def _to_narrow(x: Any, source: str, target: str) -> Any:
    """Rounded once, whatever it comes from."""
    kind = held(source)
    if kind.itemsize == 8 or kind.kind in "iu":
        x = to_odd(_sticky(x) if kind.kind in "iu" else x)
    return from_memory(to_memory(x, target), target)


def to_odd(x: Any) -> Any:
    """float64 rounded to odd in float32, so that rounding the result again is exact."""
    nearest = x.astype(np.float32)
    back, bits = nearest.astype(np.float64), nearest.view(np.uint32)
    away = (back > x) == (x > 0)
    odd = ((bits - away.astype(np.uint32)) | np.uint32(1)).view(np.float32)
    return np.where((back == x) | np.isnan(x), nearest, odd)


def _sticky(x: Any) -> Any:
    """Integers as float64; the bits for which it has no room are gathered in the last one."""
    if x.dtype.itemsize < 8:
        return x.astype(np.float64)
    negative = x < 0
    m = x.astype(np.uint64)
    m = np.where(negative, np.uint64(0) - m, m)
    low = np.uint64(0x7FF)
    gathered = (m & ~low) | np.where((m & low) != 0, np.uint64(0x800), np.uint64(0))
    magnitude = np.where(m >> np.uint64(53) != 0, gathered, m).astype(np.float64)
    return np.where(negative, -magnitude, magnitude)


# ---- floats to integers ------------------------------------------------------------------------
def to_integer(x: Any, target: str) -> Any:
    """Truncated. Values out of range become the result of x86's conversion."""
    if target in ("int64", "index"):
        return _to_signed(x, np.int64)
    if target == "uint64":
        low = _to_signed(x, np.int64).view(np.uint64)
        high = _to_signed(x - x.dtype.type(2.0**63), np.int64).view(np.uint64)
        return np.where(x < 2.0**63, low, high ^ np.uint64(1 << 63))
    wide = _to_signed(x, np.int64 if target == "uint32" else np.int32)
    return wide.astype(np.dtype(target))


def _to_signed(x: Any, dtype: Any) -> Any:
    info = np.iinfo(dtype)
    whole = np.trunc(x)
    fits = (whole >= float(info.min)) & (whole < -float(info.min))
    return np.where(fits, np.where(fits, whole, 0).astype(dtype), dtype(info.min))


# ---- by the bits -------------------------------------------------------------------------------
def bitcast(x: Any, source: str, target: str) -> Any:
    """The same bits as another dtype of that size."""
    bits = np.ascontiguousarray(to_memory(x, source))
    return from_memory(bits.view(stored(target)), target).reshape(np.shape(x))


def same_bits(array_dtype: np.dtype[Any], dtype: str) -> bool:
    """Whether an array of a NumPy dtype can be bound to a buffer: its own, or bits as unsigned."""
    if array_dtype == stored(dtype) or array_dtype.name == dtype:
        return True
    return is_unsigned(dtype) and array_dtype.itemsize == stored(dtype).itemsize
