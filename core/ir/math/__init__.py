"""The project's own vector math: each function of core/ir/functions.py in scalar operations.

It is the function of that name in one of these modules.

`EXPANSIONS[name](*args, target)` appends the operations that stand for the function and returns
its result; arguments are float32 or float64, others are cast before. Legalization puts them in the
place of functions that a dialect lacks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.ir.functions import FUNCTIONS
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

_MODULES = (
    error, exponential, gamma, hyperbolic, inverse, logarithm, normal, power, trigonometric,
)  # fmt: skip
EXPANSIONS: dict[str, Callable[..., Any]] = {
    name: function
    for module in _MODULES
    for name, function in vars(module).items()
    if name in FUNCTIONS and function.__module__ == module.__name__
}
