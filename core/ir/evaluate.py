"""The result of a scalar operation for Python numbers, bit for bit as in the interpreter.

The builder, `simplify` and the host compute with constants by this one function. It knows bools,
integers, float32 and float64, and conversions from these; of complex numbers, 16-bit floats, `fma`
and the functions of `opset.MATH` nothing is known before a device computes them.
"""

from __future__ import annotations

import math
import operator
from typing import TYPE_CHECKING, Any

from core.dtype_table import ITEMSIZE, is_complex, is_float, is_integer
from core.ir.numbers import number

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Number = bool | int | float

FLOATS = ("float32", "float64")


def evaluate(name: str, numbers: Sequence[Number], source: str, dtype: str) -> Number | None:
    """The result of an operation, of dtype `dtype`; None where it is not known.

    source: the dtype of the numbers; of `where` that of the last two.
    """
    if name == "where":
        return numbers[1] if numbers[0] else numbers[2]
    if not (source == "bool" or is_integer(source) or source in FLOATS):
        return None
    if source in FLOATS:
        numbers = [_held(n, source) for n in numbers]
    if name == "cast":
        return _cast(numbers[0], source, dtype)
    result: Number | None = None
    if name in ("shl", "shr"):
        result = _shift(name, int(numbers[0]), int(numbers[1]), 8 * ITEMSIZE[source])
    else:
        table = _BOOLS if source == "bool" else _INTEGERS if is_integer(source) else _REALS
        compute = _COMPARISONS.get(name) or table.get(name)
        result = None if compute is None else compute(*numbers)
    return None if result is None else _held(result, dtype)


def _held(x: Number, dtype: str) -> Number:
    held: Number = number(x, dtype)
    return held


def _shift(name: str, a: int, b: int, bits: int) -> int:
    if name == "shl":
        return a << b if 0 <= b < bits else 0
    return a >> (b if 0 <= b < bits else bits)


def _minimum(a: float, b: float) -> float:
    return a if a < b or a != a else b


def _maximum(a: float, b: float) -> float:
    return a if a > b or a != a else b


def _quotient(a: float, b: float) -> float:
    if b:
        return a / b
    return math.nan if a == 0 or a != a else math.copysign(math.inf, a) * math.copysign(1, b)


_COMPARISONS: dict[str, Callable[..., Any]] = {
    name: getattr(operator, name) for name in ("eq", "ne", "lt", "le", "gt", "ge")
}
_BITS: dict[str, Callable[..., Any]] = {
    "and": operator.and_, "or": operator.or_, "xor": operator.xor, "min": min, "max": max,
}  # fmt: skip
_BOOLS: dict[str, Callable[..., Any]] = {
    **_BITS, "not": operator.not_, "add": operator.or_, "mul": operator.and_,
}  # fmt: skip
_RING: dict[str, Callable[..., Any]] = {
    "neg": operator.neg, "abs": abs, "add": operator.add, "sub": operator.sub, "mul": operator.mul,
}  # fmt: skip
_INTEGERS: dict[str, Callable[..., Any]] = {
    **_RING,
    **_BITS,
    "not": operator.invert,
    "floordiv": lambda a, b: a // b if b else 0,
    "mod": lambda a, b: a % b if b else 0,
}
# In Python's doubles: exact, or rounded once, also for float32 (the result of one operation on two
# float32 numbers is the same when it is rounded to float64 first).
_REALS: dict[str, Callable[..., Any]] = {
    **_RING,
    "min": _minimum,
    "max": _maximum,
    "div": _quotient,
    "sqrt": lambda a: math.nan if a < 0 else math.sqrt(a),
}


# ---- conversions -------------------------------------------------------------------------------
def _cast(x: Number, source: str, dtype: str) -> Number | None:
    if is_complex(dtype):
        return None
    if is_integer(dtype) and source in FLOATS:
        return _truncated(float(x), dtype)
    if is_float(dtype) and dtype != "float64" and isinstance(x, int):
        x = _odd(x)
    return _held(x, dtype)


def _odd(n: int) -> int:
    """An integer that a double holds, rounded to odd: rounding it to fewer bits is then exact."""
    low = max(abs(n).bit_length() - 53, 0)
    kept = abs(n) >> low << low
    odd = kept | (1 << low if kept != abs(n) else 0)
    return odd if n >= 0 else -odd


def _truncated(x: float, dtype: str) -> Number:
    """Towards 0. Values out of range become the result of x86's conversion."""
    if dtype == "uint64" and not x < 2.0**63:
        n = _signed(x - 2.0**63, 64) ^ 1 << 63
    else:
        n = _signed(x, 64 if ITEMSIZE[dtype] == 8 or dtype == "uint32" else 32)
    return _held(n, dtype)


def _signed(x: float, bits: int) -> int:
    fits = math.isfinite(x) and -(2 ** (bits - 1)) <= int(x) < 2 ** (bits - 1)
    return int(x) if fits else -(2 ** (bits - 1))
