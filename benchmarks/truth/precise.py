"""The true values once more, by mpmath: whether what the C of this folder found worst is so."""

from __future__ import annotations

from typing import Any

import mpmath as mp
import numpy as np

FUNCTIONS: dict[str, Any] = {
    "exp2": lambda x: mp.power(2, x), "log2": lambda x: mp.log(x, 2),
    "sigmoid": lambda x: 1 / (1 + mp.exp(-x)), "rsqrt": lambda x: 1 / mp.sqrt(x),
    "cbrt": lambda x: mp.sign(x) * mp.cbrt(abs(x)), "gelu": lambda x: x * mp.ncdf(x),
    "lgamma": lambda x: mp.re(mp.loggamma(x)), "pow": mp.power,
}  # fmt: skip


def true_value(name: str, *arguments: float) -> Any:
    """In 60 digits, or as many as the argument of a sine needs."""
    function = FUNCTIONS.get(name) or getattr(mp, name)
    with mp.workdps(400 if name in ("sin", "cos", "tan") else 60):
        return function(*(mp.mpf(float(v)) for v in arguments))


def confirm(name: str, arguments: tuple[Any, ...], got: Any, ulp: float, lowest: int) -> None:
    """Raises ArithmeticError unless the error is `ulp`; lowest: see exact.h."""
    if not np.isfinite(got) or not np.isfinite(ulp):
        return
    form, true = np.finfo(got), true_value(name, *arguments)
    exponent = max(mp.frexp(true)[1], lowest, form.minexp + 1) - form.nmant - 1
    found = mp.ldexp(abs(mp.mpf(float(got)) - true), -exponent)
    if abs(found - ulp) > 1e-3:
        raise ArithmeticError(f"{name}{arguments}: {float(found):.4f} by mpmath, not {ulp:.4f}")
