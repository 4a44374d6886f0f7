"""A multiply-add with one rounding, which NumPy does not have."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np


def fma(a: Any, b: Any, c: Any) -> Any:
    """a * b + c, rounded once, of float32 or float64 arrays."""
    a, b, c = np.broadcast_arrays(a, b, c)
    if a.dtype == np.float32:
        product = a.astype(np.float64) * b.astype(np.float64)  # exact: 24 + 24 bits
        return add_odd(product, c.astype(np.float64)).astype(np.float32)
    return _fma64(a, b, c)


def add_odd(a: Any, b: Any) -> Any:
    """a + b rounded to odd: rounding the sum once more, to fewer bits, is then exact."""
    total, error = two_sum(a, b)
    bits = total.view(np.int64)
    inexact = (error != 0) & np.isfinite(total) & np.isfinite(error) & (bits & 1 == 0)
    # One step towards the exact sum: away from 0 if the error has the sign of the sum.
    step = np.where((error > 0) == (total > 0), 1, -1)
    odd = np.where(inexact, bits + step, bits)
    return odd.view(np.float64)


def two_sum(a: Any, b: Any) -> tuple[Any, Any]:
    """The rounded sum, and its error: together they are exact."""
    total = a + b
    back = total - a
    return total, (a - (total - back)) + (b - back)


def two_product(a: Any, b: Any) -> tuple[Any, Any]:
    """The rounded product, and its error."""
    product = a * b
    (ah, al), (bh, bl) = _split(a), _split(b)
    return product, ((ah * bh - product) + ah * bl + al * bh) + al * bl


def _split(a: Any) -> tuple[Any, Any]:
    wide = a * 134217729.0  # 2**27 + 1
    high = wide - (wide - a)
    return high, a - high


def _fma64(a: Any, b: Any, c: Any) -> Any:
    """Boldo and Melquiond: the errors are added to odd; fractions where exponents are extreme."""
    high, low = two_product(a, b)
    top, rest = two_sum(c, low)
    total, error = two_sum(high, top)
    result = total + add_odd(rest, error)
    plain = _between(a, -400, 400) & _between(b, -400, 400) & ((c == 0) | _between(c, -800, 900))
    finite = np.isfinite(a) & np.isfinite(b) & np.isfinite(c)
    result = np.where(finite & (high != 0), result, a * b + c)
    for at in np.argwhere(finite & ~plain & (a != 0) & (b != 0)):
        k = tuple(at)
        result[k] = _fraction(float(a[k]), float(b[k]), float(c[k]))
    return result


def _between(x: Any, low: int, high: int) -> Any:
    return (np.abs(x) > 2.0**low) & (np.abs(x) < 2.0**high)


def _fraction(a: float, b: float, c: float) -> float:
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if exact == 0:
        return a * b + c  # the sign of zero
    try:
        rounded = float(exact)
    except OverflowError:
        return float("inf") if exact > 0 else float("-inf")
    return rounded if rounded else (0.0 if exact > 0 else -0.0)
