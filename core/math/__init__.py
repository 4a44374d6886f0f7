"""`core.math`: functions of one scalar or a few, for the bodies of elementwise operators.

Inside a function given to `core.elementwise` or `core.reduction` they stand for an operation on
every element; on Python's numbers they are computed at once: by the standard module `math` where it
has the function, and with its errors; else, and of complex numbers, as NumPy does, with infinities
and NaN. The names are those of `math`, and choices, activations and bits besides.

>>> import core
>>> core.math.exp(0.0), core.math.where(2 > 1, 5, 6)
(1.0, 5)
"""

from __future__ import annotations

import builtins
import math
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any, NoReturn, overload

from core.errors import ArgumentError, did_you_mean, type_text
from core.ir.functions import FUNCTIONS, MathFunction
from core.math.promotion import computed_in
from core.math.scalars import TracedScalar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from core._native import dtype as DType
    from core.math.scalars import Number, Operand, Real, Trace

pi, e, tau, inf, nan = math.pi, math.e, math.tau, math.inf, math.nan


def _plain(function: MathFunction) -> Callable[..., Number]:
    """The function of Python's numbers: that of `math`; where it has none, an exact one."""
    of_math = getattr(math, function.name, None)

    def compute(*args: Number) -> Number:
        import numpy as np

        is_complex = any(np.iscomplexobj(x) for x in args)
        if of_math is not None and not is_complex:
            found: Number = of_math(*args)
            return found
        if is_complex and not function.complex:
            raise ArgumentError(
                what=f"core.math.{function.name} was given {', '.join(map(repr, args))}",
                why="it is a function of real numbers",
                exists=", ".join(f.name for f in FUNCTIONS.values() if f.complex),
                fix="pass the real part, or compute the parts one by one",
            )
        kind = builtins.complex if is_complex else float
        numbers = [np.asarray(kind(x)) for x in args]  # type: ignore[arg-type]
        with np.errstate(all="ignore"):
            exact: Number = np.asarray(function.exact(np, *numbers)).item()
            return exact

    return compute


# Operations of the loop IR by their names here, and their functions of plain numbers.
_FUNCTIONS: dict[str, tuple[str, Callable[..., Number]]] = {
    **{f.name: (f.name, _plain(f)) for f in FUNCTIONS.values()},
    **{name: (name, getattr(math, name)) for name in ("sqrt", "floor", "ceil", "trunc")},
    "fabs": ("abs", abs),
    "abs": ("abs", abs),
    "rint": ("rint", round),
    "round": ("rint", round),
    "minimum": ("min", lambda x, y: x if x <= y or x != x else y),
    "maximum": ("max", lambda x, y: x if x >= y or x != x else y),
    "floor_divide": ("floordiv", lambda x, y: x // y),
    "remainder": ("mod", lambda x, y: x % y),
    "real": ("real", lambda x: x.real),
    "imag": ("imag", lambda x: x.imag),
    "conj": ("conj", lambda x: x.conjugate()),
    "complex": ("complex", complex),
}
_ARITY = {name: f.arity for name, f in FUNCTIONS.items()}
_ARITY |= dict.fromkeys(("minimum", "maximum", "floor_divide", "remainder", "complex"), 2)


def _trace(*args: Operand) -> Trace | None:
    """The trace that the arguments belong to; None for plain numbers."""
    trace = next((x.trace for x in args if isinstance(x, TracedScalar)), None)
    for x in args:
        if not isinstance(x, TracedScalar) and hasattr(x, "dtype") and getattr(x, "ndim", 0) != 0:
            raise ArgumentError(
                what=f"a function of core.math was given {type_text(x)}",
                why="core.math has functions of scalars, for the bodies of elementwise operators",
                exists="the functions of `core` and numpy for arrays",
                fix="call the function of the same name in `core`, as core.exp(x)",
            )
    return trace


def _function(name: str, op: str, plain: Callable[..., Number], arity: int) -> Callable[..., Any]:
    def call(*args: Operand) -> Operand:
        if len(args) != arity:
            raise ArgumentError(
                what=f"core.math.{name} was given {len(args)} arguments",
                why=f"it takes {arity}",
                exists=f"core.math.{name}({', '.join('xy'[:arity])})",
                fix="pass as many",
            )
        trace = _trace(*args)
        return plain(*args) if trace is None else trace.op(op, *args)

    call.__name__ = call.__qualname__ = name
    parameters = [Parameter(x, Parameter.POSITIONAL_ONLY) for x in "xy"[:arity]]
    call.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    call.__doc__ = f"{name} of {'one scalar' if arity == 1 else 'two scalars'}."
    return call


__all__ = [
    "cast", "clamp", "copysign", "degrees", "e", "fma", "inf", "isfinite", "isinf", "isnan",
    "logaddexp", "nan", "pi", "radians", "reciprocal", "relu", "select", "sign", "silu", "softplus",
    "square", "tau", "where",
]  # fmt: skip
__all__ += _FUNCTIONS
_functions = {
    name: _function(name, op, plain, _ARITY.get(name, 1))
    for name, (op, plain) in _FUNCTIONS.items()
}
globals().update(_functions)
_of_reals: dict[str, Callable[..., Real]] = _functions
exp, log1p, sigmoid, minimum, maximum, fabs = (
    _of_reals[name] for name in ("exp", "log1p", "sigmoid", "minimum", "maximum", "fabs")
)
if TYPE_CHECKING:

    def __getattr__(
        name: str,
    ) -> Callable[..., TracedScalar]: ...  # the others

else:

    def __getattr__(name: str) -> NoReturn:
        close = "" if name.startswith("__") else did_you_mean(name, globals())
        raise AttributeError(f"core.math has no function {name!r}. {close}".rstrip())


# ---- choices -------------------------------------------------------------------------------------
@overload
def where(condition: TracedScalar, x: Operand, y: Operand) -> TracedScalar: ...
@overload
def where(condition: Operand, x: Real, y: Real) -> Real: ...
@overload
def where(condition: Operand, x: Operand, y: Operand) -> Operand: ...
def where(condition: Operand, x: Operand, y: Operand) -> Operand:
    """x where the condition holds, else y. Both are computed."""
    trace = _trace(condition, x, y)
    if trace is None:
        return x if condition else y
    return trace.op("where", condition, x, y)


def select(
    conditions: Iterable[Operand], values: Iterable[Operand], default: Operand = 0
) -> Operand:
    """The value of the first condition that holds; the default where none does."""
    conditions, values = list(conditions), list(values)
    if len(conditions) != len(values):
        raise ArgumentError(
            what=f"core.math.select was given {len(conditions)} conditions, {len(values)} values",
            why="each condition chooses the value in its place",
            exists="select([a, b], [x, y], default)",
            fix="pass lists of one length",
        )
    for condition, value in zip(reversed(conditions), reversed(values)):
        default = where(condition, value, default)
    return default


def clamp(x: Real, min: Real | None = None, max: Real | None = None) -> Real:
    """x kept within limits, to which it has a gradient, too; None: no limit on that side."""
    if min is not None:
        x = where((x < min) | (min != min), min, x)
    return x if max is None else where((x > max) | (max != max), max, x)


def sign(x: Real) -> Operand:
    """-1, 0 or 1 by the sign of x, NaN for NaN."""
    return where(x > 0, 1, where(x < 0, -1, where(x == 0, 0, x * 0)))


def copysign(x: Real, y: Real) -> Operand:
    """The magnitude of x with the sign of y; zeros of y count as positive."""
    magnitude = fabs(x)
    return where(y < 0, -magnitude, magnitude)


def relu(x: Real) -> Operand:
    """x where it is above 0, else 0; NaN stays."""
    return where(x <= 0, 0, x)


def isnan(x: Real) -> TracedScalar | bool:
    """Whether x is not a number."""
    return x != x


def isinf(x: Real) -> TracedScalar | bool:
    """Whether x is an infinity."""
    return fabs(x) == inf


def isfinite(x: Real) -> TracedScalar | bool:
    """Whether x is neither infinite nor NaN."""
    return fabs(x) < inf


# ---- sums of others ------------------------------------------------------------------------------
def square(x: Operand) -> Operand:
    """x * x."""
    return x * x


def reciprocal(x: Operand) -> Operand:
    """1 / x."""
    return 1 / x


def fma(x: Operand, y: Operand, z: Operand) -> Operand:
    """x * y + z."""
    return x * y + z


def degrees(x: Real) -> Operand:
    """Radians as degrees."""
    return x * (180 / pi)


def radians(x: Real) -> Operand:
    """Degrees as radians."""
    return x * (pi / 180)


def silu(x: Operand) -> Operand:
    """x * sigmoid(x)."""
    return x * sigmoid(x)


def softplus(x: Real) -> Operand:
    """log(1 + exp(x)), without an overflow."""
    x = x * 1.0
    return where(x > 0, x, 0) + log1p(exp(where(x > 0, -x, x)))


def logaddexp(x: Real, y: Real) -> Operand:
    """log(exp(x) + exp(y)), without an overflow."""
    x_is_high = x > y
    low, high = where(x_is_high, y, x), where(x_is_high, x, y)
    apart = where((low == high) & isinf(high), 0.0, low - high)  # not inf - inf
    return high + log1p(exp(apart))


def cast(x: Operand, dtype: DType | str) -> Operand:
    """x converted to a dtype; to integers towards 0."""
    from core._native import asarray
    from core._native import dtype as DType

    name = DType(dtype).name
    trace = _trace(x)
    if trace is not None:
        return trace.op("cast", x, dtype=name)
    number: Number = asarray(x, dtype=computed_in(x)).astype(name).item()  # type: ignore[arg-type]
    return number
