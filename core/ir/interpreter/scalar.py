"""Scalar operations on NumPy arrays, with the semantics of `opset`, one lane an element.

Functions of `opset.MATH` are computed in float64 and rounded: nothing here shares code with
`core/ir/math`, whose results are checked against this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from core.dtype_table import is_complex
from core.ir.function import Op
from core.ir.functions import FUNCTIONS
from core.ir.interpreter import convert, exact

if TYPE_CHECKING:
    from collections.abc import Callable


def scalar(op: Op, args: list[Any], fused: bool = True) -> Any:
    """The result of an operation on these arrays (or NumPy scalars)."""
    name, dtype = op.name, op.results[0].dtype
    if name == "const":
        return constant(op.attrs["value"], dtype)
    if name in ("cast", "bitcast"):
        change = convert.cast if name == "cast" else convert.bitcast
        return change(args[0], op.args[0].dtype, dtype)
    if name == "fma":
        return exact.fma(*args) if fused else args[0] * args[1] + args[2]
    if name == "sqrt" or name in FUNCTIONS:
        return _function(name, args, convert.held(dtype))
    if name in ("mul", "div", "abs") and is_complex(op.args[0].dtype):
        return _complex(name, args)
    return PLAIN[name](*args)


def constant(value: Any, dtype: str) -> Any:
    """A number as a NumPy scalar."""
    return convert.from_memory(convert.to_memory(convert.held(dtype).type(value), dtype), dtype)


# ---- arithmetic --------------------------------------------------------------------------------
def minimum(a: Any, b: Any) -> Any:
    """The smaller; a if it is NaN, else b where neither is smaller."""
    return np.where((a < b) | (a != a), a, b)


def maximum(a: Any, b: Any) -> Any:
    return np.where((a > b) | (a != a), a, b)


def _shift(shift: Any, outside: Callable[[Any], Any]) -> Callable[[Any, Any], Any]:
    def shifted(a: Any, b: Any) -> Any:
        bits = 8 * np.asarray(a).dtype.itemsize
        fits = (b >= 0) & (b < bits)
        return np.where(fits, shift(a, np.where(fits, b, b.dtype.type(0))), outside(a))

    return shifted


def make_complex(real: Any, imag: Any) -> Any:
    """real + i imag, without arithmetic that would spoil infinities."""
    real, imag = np.broadcast_arrays(real, imag)
    out = np.empty(real.shape, np.complex64 if real.dtype == np.float32 else np.complex128)
    out.real, out.imag = real, imag
    return out


PLAIN: dict[str, Any] = {
    "neg": np.negative, "abs": np.abs, "not": np.invert, "floor": np.floor, "ceil": np.ceil,
    "trunc": np.trunc, "rint": np.rint, "add": np.add, "sub": np.subtract, "mul": np.multiply,
    "div": np.divide, "floordiv": np.floor_divide, "mod": np.remainder, "min": minimum,
    "max": maximum, "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor,
    "shl": _shift(np.left_shift, lambda a: a.dtype.type(0)),
    "shr": _shift(np.right_shift, lambda a: np.where(a < 0, ~a.dtype.type(0), a.dtype.type(0))),
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater,
    "ge": np.greater_equal, "where": np.where, "complex": make_complex, "real": np.real,
    "imag": np.imag, "conj": np.conj, "likely": np.asarray,
}  # fmt: skip


def _complex(name: str, args: list[Any]) -> Any:
    """Spelled out, so that a legalized program gives the same bits."""
    a = np.asarray(args[0])
    if name == "abs":
        return _function("hypot", [a.real, a.imag], a.real.dtype)
    b = np.asarray(args[1])
    if name == "mul":
        return complex_product(a, b)
    return _divide(a.real, a.imag, b.real, b.imag)


def complex_product(a: Any, b: Any) -> Any:
    """a * b without a fused multiply-add, which NumPy may use."""
    a, b = np.asarray(a), np.asarray(b)
    return make_complex(a.real * b.real - a.imag * b.imag, a.real * b.imag + a.imag * b.real)


def _divide(ar: Any, ai: Any, br: Any, bi: Any) -> Any:
    """Smith's algorithm, as NumPy divides."""
    wide = np.abs(br) >= np.abs(bi)
    zero = (br == 0) & (bi == 0)
    large, small = np.where(wide, br, bi), np.where(wide, bi, br)
    ratio = small / large
    scale = large.dtype.type(1) / (large + small * ratio)
    real = np.where(wide, ar + ai * ratio, ar * ratio + ai) * scale
    imag = np.where(wide, ai - ar * ratio, ai * ratio - ar) * scale
    magnitude = np.abs(br)
    return make_complex(np.where(zero, ar / magnitude, real), np.where(zero, ai / magnitude, imag))


# ---- functions ---------------------------------------------------------------------------------
def _function(name: str, args: list[Any], dtype: np.dtype[Any]) -> Any:
    """A function of `opset.MATH`, or a root, computed in double precision."""
    wide = np.complex128 if dtype.kind == "c" else np.float64
    operands = [np.asarray(a).astype(wide) for a in args]
    result = np.sqrt(*operands) if name == "sqrt" else FUNCTIONS[name].exact(np, *operands)
    return np.asarray(result).astype(dtype)
