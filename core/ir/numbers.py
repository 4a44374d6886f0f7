"""Numbers as a dtype holds them: what constants are made of, without NumPy."""

from __future__ import annotations

import math
from typing import Any

from core.ir.function import ITEMSIZE, is_complex, is_float, is_integer, part_of

# Of a binary float: the bits of its significand, the exponent of its least subnormal, and of the
# first power of two that is too large.
FORMATS = {
    "float16": (11, -24, 16),
    "bfloat16": (8, -133, 128),
    "float32": (24, -149, 128),
    "float64": (53, -1074, 1024),
}


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
    if dtype == "float64" or value == 0 or not math.isfinite(value):
        return value
    bits, least, too_large = FORMATS[dtype]
    power = math.frexp(value)[1]
    if power > too_large:
        return math.copysign(math.inf, value)
    unit = max(power - bits, least)  # the exponent of the last bit that is kept
    rounded = math.ldexp(round(math.ldexp(value, -unit)), unit)
    if math.frexp(rounded)[1] > too_large:
        rounded = math.inf
    return math.copysign(rounded, value)


def shortest(value: float, dtype: str) -> str:
    """The shortest decimal digits that `round_float` turns into exactly this number."""
    for digits in range(1, 17):
        text = f"{value:.{digits}g}"
        if round_float(float(text), dtype) == value:
            return repr(float(text))
    return repr(value)
