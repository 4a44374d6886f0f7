"""Scalar operations on NumPy arrays, with the semantics of `opset`, one lane an element.

Functions of `opset.MATH` are computed in float64 and rounded: nothing here shares code with
`core/ir/math`, whose results are checked against this.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from core.ir.function import Op, is_complex
from core.ir.interpreter import convert, exact

if TYPE_CHECKING:
    from collections.abc import Callable


def scalar(op: Op, args: list[Any], fused: bool = True) -> Any:
    """What an operation gives for these arrays (or NumPy scalars)."""
    name, dtype = op.name, op.results[0].dtype
    if name == "const":
        return constant(op.attrs["value"], dtype)
    if name in ("cast", "bitcast"):
        change = convert.cast if name == "cast" else convert.bitcast
        return change(args[0], op.args[0].dtype, dtype)
    if name == "fma":
        return exact.fma(*args) if fused else args[0] * args[1] + args[2]
    if name in FUNCTIONS:
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
    "imag": np.imag, "conj": np.conj,
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
    table = COMPLEX_FUNCTIONS if dtype.kind == "c" else FUNCTIONS
    return np.asarray(table[name](*(np.asarray(a).astype(wide) for a in args))).astype(dtype)


def _each(function: Callable[[float], float]) -> Callable[[Any], Any]:
    return np.vectorize(function, otypes=[np.float64])


def _lgamma(x: float) -> float:
    if math.isnan(x) or math.isinf(x):
        return abs(x)
    if x <= 0 and x == math.floor(x):
        return math.inf
    try:
        return math.lgamma(x)
    except OverflowError:
        return math.inf


def _digamma(x: float) -> float:
    """By recurrence upwards, then the asymptotic series; by reflection for x < 0."""
    if x == 0:
        return math.copysign(math.inf, -x)
    if math.isnan(x) or x == -math.inf or (x < 0 and x == math.floor(x)):
        return math.nan
    if x < 0:
        turn = x - math.floor(x)
        return _digamma(1 - x) - math.pi / math.tan(math.pi * turn)
    total = 0.0
    while x < 16:
        total -= 1 / x
        x += 1
    y = 1 / (x * x) if x < 1e150 else 0.0
    series = y * (1 / 12 - y * (1 / 120 - y * (1 / 252 - y * (1 / 240 - y * (1 / 132)))))
    return total + (math.log(x) if x < math.inf else x) - 0.5 / x - series


def _erfinv(x: float) -> float:
    """Newton's method on erf, or on erfc near the ends."""
    if not -1 < x < 1:
        return math.copysign(math.inf, x) if abs(x) == 1 else math.nan
    if abs(x) < 1e-150:
        return x * (math.sqrt(math.pi) / 2)
    a, one = abs(x), math.log((1 - abs(x)) * (1 + abs(x)))
    half = 2 / (math.pi * 0.147) + one / 2
    y = math.sqrt(math.sqrt(half * half - one / 0.147) - half)  # Winitzki's approximation
    for _ in range(6):
        error = math.erf(y) - a if a < 0.5 else (1 - a) - math.erfc(y)
        y -= error / (2 / math.sqrt(math.pi) * math.exp(-y * y))
    return math.copysign(y, x)


def _sigmoid(x: Any) -> Any:
    small = np.exp(-np.abs(x))
    return np.where(x < 0, small, 1.0) / (1.0 + small)


_COMMON: dict[str, Callable[..., Any]] = {
    "sqrt": np.sqrt, "exp": np.exp, "exp2": np.exp2, "expm1": np.expm1, "log": np.log,
    "log2": np.log2, "log10": np.log10, "log1p": np.log1p, "sin": np.sin, "cos": np.cos,
    "tan": np.tan, "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan, "sinh": np.sinh,
    "cosh": np.cosh, "tanh": np.tanh, "asinh": np.arcsinh, "acosh": np.arccosh,
    "atanh": np.arctanh, "pow": np.power, "rsqrt": lambda x: 1 / np.sqrt(x),
}  # fmt: skip
FUNCTIONS: dict[str, Callable[..., Any]] = {
    **_COMMON,
    "atan2": np.arctan2, "hypot": np.hypot, "cbrt": np.cbrt, "sigmoid": _sigmoid,
    "erf": _each(math.erf), "erfc": _each(math.erfc), "lgamma": _each(_lgamma),
    "gelu": _each(lambda x: 0.5 * x * math.erfc(-x * math.sqrt(0.5))),
    "digamma": _each(_digamma), "erfinv": _each(_erfinv),
}  # fmt: skip
COMPLEX_FUNCTIONS: dict[str, Callable[..., Any]] = {
    **_COMMON,
    "sigmoid": lambda z: 1 / (1 + np.exp(-z)),
}
