"""Constant folding: operations on constants, and operations that change nothing.

The results are those of the interpreter and of every device, bit for bit; where that cannot be had
(fma, the functions of core/ir/math, 16-bit floats, complex numbers) nothing is folded.
"""

from __future__ import annotations

import math
import struct
from typing import TYPE_CHECKING, Any

from core.dtype_table import ITEMSIZE, NARROW, is_integer, is_unsigned
from core.ir.function import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

FLOATS = ("float32", "float64")
EXACT = {"float32": 1 << 24, "float64": 1 << 53}  # integers up to here convert exactly


class Constant:
    """A folded result: a number that is still to be made a value."""

    __slots__ = ("number",)

    def __init__(self, number: Any) -> None:
        self.number = number


def fold(name: str, args: Sequence[Value], dtype: str) -> Value | Constant | None:
    """What an operation gives, if that is a constant or one of its arguments; else None."""
    numbers = [a.constant for a in args]
    if name == "where":
        return _where(args, numbers)
    if None not in numbers:
        number = _compute(name, numbers, args[0].dtype, dtype)
        return None if number is None else Constant(number)
    if len(args) == 2:
        return _identity(name, args, numbers)
    return _cancel(name, args[0], dtype) if len(args) == 1 else None


def _where(args: Sequence[Value], numbers: Sequence[Any]) -> Value | None:
    if numbers[0] is not None:
        return args[1] if numbers[0] else args[2]
    return args[1] if args[1] is args[2] else None


def _cancel(name: str, x: Value, dtype: str) -> Value | None:
    """Two operations that undo each other."""
    inner = x.op
    if inner is None or len(inner.args) != 1:
        return None
    y = inner.args[0]
    if name in ("not", "neg", "conj") and inner.name == name:
        return y
    rounded = dtype in NARROW  # by its bits
    if name == "bitcast" and inner.name == "bitcast" and y.dtype == dtype and not rounded:
        return y
    if name == "cast" and inner.name == "cast" and y.dtype == dtype and _holds(x.dtype, dtype):
        return y
    return None


def _holds(wide: str, narrow: str) -> bool:
    """Whether every number of one dtype is one of the other, and comes back as it was."""
    if is_integer(narrow) and is_integer(wide):
        return ITEMSIZE[wide] >= ITEMSIZE[narrow]
    return narrow == "float32" and wide == "float64"


def _unsigned(dtype: str) -> bool:
    return is_unsigned(dtype)


# ---- one constant, or twice the same -----------------------------------------------------------
def _identity(name: str, args: Sequence[Value], numbers: Sequence[Any]) -> Value | Constant | None:
    x, y = args
    a, b = numbers
    dtype = x.dtype
    if dtype == "bool" or is_integer(dtype):
        if a is not None and name in ("add", "mul", "and", "or", "xor"):
            x, a, b = y, b, a
        if b is None:
            return _twice(name, x) if x is y else None
        return _integer_identity(name, x, b, dtype)
    if dtype in FLOATS:
        return _float_identity(name, x, y, a, b)
    return None


def _twice(name: str, x: Value) -> Value | Constant | None:
    if name in ("min", "max", "and", "or"):
        return x
    if name in ("sub", "xor"):
        return Constant(x.dtype == "bool" and False)
    if name in ("eq", "le", "ge"):
        return Constant(True)
    return Constant(False) if name in ("ne", "lt", "gt") else None


def _integer_identity(name: str, x: Value, b: Any, dtype: str) -> Value | Constant | None:
    """x with a constant on its right."""
    if dtype == "bool":
        name = {"add": "or", "mul": "and"}.get(name, name)
    ones = b is True or (dtype != "bool" and b in (-1, 2 ** (8 * ITEMSIZE[dtype]) - 1))
    ones = ones and (dtype == "bool" or (b == -1) != _unsigned(dtype))
    if name in ("add", "sub", "or", "xor", "shl", "shr") and not b:
        return x
    if name in ("mul", "floordiv") and b == 1 and dtype != "bool":
        return x
    if name == "and" and ones:
        return x
    if name == "or" and ones:
        return Constant(b)
    if name in ("mul", "and", "floordiv", "mod") and not b:
        return Constant(b)
    return None


def _float_identity(name: str, x: Value, y: Value, a: Any, b: Any) -> Value | None:
    """x * 1, 1 * x, x / 1, x - 0: exact for every x; x + 0 is not."""
    if b == 1 and name in ("mul", "div"):
        return x
    if a == 1 and name == "mul":
        return y
    if name == "sub" and b == 0 and math.copysign(1, b) > 0:
        return x
    return None


# ---- constants only ----------------------------------------------------------------------------
def _compute(name: str, numbers: Sequence[Any], source: str, dtype: str) -> Any:
    """The result as a Python number, or None."""
    if name == "cast":
        return _cast(numbers[0], source, dtype)
    if source == "bool":
        fn: Any = _BOOLS.get(name)
        return None if fn is None else bool(fn(*numbers))
    if is_integer(source):
        fn = _shift(name, ITEMSIZE[source] * 8) or _INTEGERS.get(name)
        if fn is None:
            return None
        result = fn(*numbers)
        return result if dtype == "bool" else wrap(result, dtype)
    if source in FLOATS:
        return _float(name, numbers, source)
    return None


def wrap(n: int, dtype: str) -> int:
    """An integer as its dtype holds it."""
    bits = ITEMSIZE[dtype] * 8
    n &= (1 << bits) - 1
    return n if _unsigned(dtype) or n < 1 << (bits - 1) else n - (1 << bits)


def _shift(name: str, bits: int) -> Callable[[int, int], int] | None:
    if name == "shl":
        return lambda a, b: a << b if 0 <= b < bits else 0
    if name == "shr":
        return lambda a, b: a >> (b if 0 <= b < bits else bits)
    return None


_COMPARISONS: dict[str, Callable[[Any, Any], Any]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}
_BITS: dict[str, Callable[..., Any]] = {
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "min": min,
    "max": max,
}
_BOOLS: dict[str, Callable[..., Any]] = {
    **_COMPARISONS,
    **_BITS,
    "not": lambda a: not a,
    "add": lambda a, b: a or b,
    "mul": lambda a, b: a and b,
}
_INTEGERS: dict[str, Callable[..., Any]] = {
    **_COMPARISONS,
    **_BITS,
    "neg": lambda a: -a,
    "abs": abs,
    "not": lambda a: ~a,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "floordiv": lambda a, b: a // b if b else 0,
    "mod": lambda a, b: a % b if b else 0,
}
# Python's own doubles: these are exact in them, or rounded once, also for float32 (the result of
# one operation on two float32 numbers is the same when it is rounded to float64 first).
_REALS: dict[str, Callable[..., float]] = {
    "neg": lambda a: -a,
    "abs": abs,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "sqrt": math.sqrt,
}


def _float(name: str, numbers: Sequence[float], dtype: str) -> Any:
    values = [round_to(v, dtype) for v in numbers]
    if not all(map(math.isfinite, values)):
        return None
    if name in _COMPARISONS:
        return _COMPARISONS[name](*values)
    if name in ("min", "max") and values[0] != values[1]:
        return (min if name == "min" else max)(values)
    fn = _REALS.get(name)
    if fn is None or (name == "div" and values[1] == 0) or (name == "sqrt" and values[0] < 0):
        return None
    result = round_to(fn(*values), dtype)
    return result if math.isfinite(result) else None


def round_to(v: float, dtype: str) -> float:
    """The number of that dtype which is next to v."""
    if dtype != "float32" or not math.isfinite(v):
        return v
    try:
        return float(struct.unpack("f", struct.pack("f", v))[0])
    except OverflowError:
        return math.copysign(math.inf, v)


def _cast(v: Any, source: str, dtype: str) -> Any:
    if dtype == "bool":
        return v != 0
    if is_integer(dtype):
        if isinstance(v, complex) or not math.isfinite(v):
            return None
        n = int(round_to(v, source)) if source in FLOATS else int(v)
        fits = wrap(n, dtype) == n and (source in FLOATS or source == "bool" or is_integer(source))
        return n if fits else None
    if dtype not in FLOATS:
        return None
    if source == "bool" or is_integer(source):
        return float(v) if abs(v) <= EXACT[dtype] else None
    result = round_to(round_to(v, source), dtype) if source in FLOATS else math.nan
    return result if math.isfinite(result) else None
