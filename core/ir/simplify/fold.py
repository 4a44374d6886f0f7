"""Constant folding: operations on constants, and operations that change nothing.

The results are those of the interpreter and of every device, bit for bit (core/ir/evaluate.py); a
NaN, whose bits differ from device to device, is left to them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core.dtype_table import ITEMSIZE, NARROW, is_integer, is_unsigned
from core.ir.evaluate import FLOATS, evaluate
from core.ir.function import Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.evaluate import Number


class Constant:
    """A folded result: a number that is still to be made a value."""

    __slots__ = ("number",)

    def __init__(self, number: Number) -> None:
        self.number = number


def fold(name: str, args: Sequence[Value], dtype: str) -> Value | Constant | None:
    """The result of an operation, if it is a constant or one of its arguments; else None."""
    numbers = [a.constant for a in args]
    if name == "where":
        return _where(args, numbers)
    if None not in numbers:
        number = evaluate(name, numbers, args[0].dtype, dtype)
        return None if number is None or number != number else Constant(number)
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
        return Constant(False if x.dtype == "bool" else 0)
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
