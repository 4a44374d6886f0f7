"""Numbers as a dtype holds them, for constants, without NumPy."""

from __future__ import annotations

import math
from typing import Any

from core.dtype_table import ITEMSIZE, TABLE, is_complex, is_float, is_integer, part_of


def number(value: Any, dtype: str) -> Any:
    """A number converted to a dtype: integers wrap, floats are rounded to the nearest."""
    if is_integer(dtype):
        low, high = integer_range(dtype)
        return (int(value) - low) % (high - low + 1) + low
    if is_float(dtype):
        return round_float(float(value), dtype)
    if is_complex(dtype):
        value, part = complex(value), part_of(dtype)
        return complex(round_float(value.real, part), round_float(value.imag, part))
    return bool(value)


def integer_range(dtype: str) -> tuple[int, int]:
    """The smallest and the largest integer of a dtype."""
    bits = 8 * ITEMSIZE[dtype]
    return (0, 2**bits - 1) if dtype[0] == "u" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


def round_float(value: float, dtype: str) -> float:
    """The nearest number of a floating-point dtype, half to even."""
    row = TABLE[dtype]
    if dtype == "float64" or value == 0 or math.isnan(value):
        return value
    too_large = math.copysign(math.inf, value) if row.infinite else math.nan
    if abs(value) > 2 * row.largest:
        return too_large
    unit = max(math.frexp(value)[1] - row.precision, row.least)  # exponent of the last bit kept
    rounded = math.ldexp(round(math.ldexp(value, -unit)), unit)
    return too_large if abs(rounded) > row.largest else math.copysign(rounded, value)


def shortest(value: float, dtype: str) -> str:
    """The shortest decimal digits that `round_float` turns into exactly this number."""
    for digits in range(1, 17):
        text = f"{value:.{digits}g}"
        if round_float(float(text), dtype) == value:
            return repr(float(text))
    return repr(value)
