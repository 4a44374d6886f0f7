"""The project's own vector math: each function of `core.ir.opset.MATH` in scalar operations.

`EXPANSIONS[name](*args, target)` appends the operations that stand for the function and returns
its result; arguments are float32 or float64, others are cast before. Legalization puts them in the
place of what a dialect does not have by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.ir.math import (
    error,
    exponential,
    gamma,
    hyperbolic,
    inverse,
    logarithm,
    normal,
    power,
    trigonometric,
)

if TYPE_CHECKING:
    from collections.abc import Callable

EXPANSIONS: dict[str, Callable[..., Any]] = {
    "exp": exponential.exp,
    "exp2": exponential.exp2,
    "expm1": exponential.expm1,
    "sigmoid": exponential.sigmoid,
    "log": logarithm.log,
    "log2": logarithm.log2,
    "log10": logarithm.log10,
    "log1p": logarithm.log1p,
    "sin": trigonometric.sin,
    "cos": trigonometric.cos,
    "tan": trigonometric.tan,
    "sinh": hyperbolic.sinh,
    "cosh": hyperbolic.cosh,
    "tanh": hyperbolic.tanh,
    "erf": error.erf,
    "gelu": normal.gelu,
    "erfc": error.erfc,
    "asinh": hyperbolic.asinh,
    "acosh": hyperbolic.acosh,
    "atanh": hyperbolic.atanh,
    "asin": inverse.asin,
    "acos": inverse.acos,
    "atan": inverse.atan,
    "atan2": inverse.atan2,
    "pow": power.pow,
    "cbrt": power.cbrt,
    "rsqrt": power.rsqrt,
    "hypot": power.hypot,
    "lgamma": gamma.lgamma,
    "digamma": gamma.digamma,
    "erfinv": error.erfinv,
}
