"""The vector math in float64 against mpmath: random numbers, and those that are known to be hard.

The hard ones: multiples of pi / 2 that a double comes closest to (the reduction of arguments), and
arguments whose results lie closest to the middle of two doubles (Lefevre and Muller, "Worst cases
for correct rounding of the elementary functions in double precision", 2001).
"""

from __future__ import annotations

import numpy as np
import pytest
from math_kernels import Kernel

mp = pytest.importorskip("mpmath")

HARD = {
    "exp": [7.5417527749959590e-10, -2.5e-17, 1.0 + 2**-52, 0.5, 709.78, -745.1, 3.2e-9],
    "log": [1.0 + 2**-52, 1.0 - 2**-53, 0.9999999, 1.0000001, 5e-324, 1.7e308, 2.0],
    "sin": [6381956970095103.0 * 2.0**797, 1e22, 3.141592653589793, 710.0 / 2**0.5, 1e300, 5e-9],
    "cos": [6381956970095103.0 * 2.0**797, 1e22, 1.5707963267948966, 11.0, 1e300, 4e-9],
    "tan": [6381956970095103.0 * 2.0**797, 1.5707963267948966, 0.7853981633974483, 1e22],
    "sinpi": [0.25, 0.75, 1 + 2**-52, 1e-300, 2.0**53 - 1, 2.0**52 + 0.5, 1e300, -1.25],
    "cospi": [0.25, 0.5 + 2**-53, 0.5 - 2**-54, 1.5 - 2**-52, 2.0**53 - 1, 1e300, 5e-9],
}
FUNCTIONS = {
    "exp": (mp.exp, -745, 709), "expm1": (mp.expm1, -40, 709), "log": (mp.log, 1e-300, 1e300),
    "exp2": (lambda x: mp.power(2, x), -1070, 1020), "log2": (lambda x: mp.log(x, 2), 1e-9, 1e9),
    "log10": (mp.log10, 1e-9, 1e9), "log1p": (mp.log1p, -0.999, 1e3), "sin": (mp.sin, -1e5, 1e5),
    "cos": (mp.cos, -1e5, 1e5), "tan": (mp.tan, -1e5, 1e5), "asin": (mp.asin, -1, 1),
    "acos": (mp.acos, -1, 1), "atan": (mp.atan, -50, 50), "sinh": (mp.sinh, -700, 700),
    "cosh": (mp.cosh, -700, 700), "tanh": (mp.tanh, -20, 20), "asinh": (mp.asinh, -1e3, 1e3),
    "acosh": (mp.acosh, 1, 1e3), "atanh": (mp.atanh, -1, 1), "erf": (mp.erf, -6, 6),
    "erfc": (mp.erfc, -5, 26), "cbrt": (lambda x: mp.sign(x) * mp.cbrt(abs(x)), -1e9, 1e9),
    "sigmoid": (lambda x: 1 / (1 + mp.exp(-x)), -700, 40),
    "gelu": (lambda x: x * mp.ncdf(x), -38, 9),
    "sinpi": (mp.sinpi, -1e5, 1e5), "cospi": (mp.cospi, -1e5, 1e5),
}  # fmt: skip


def error(found: float, true: object) -> float:
    """In units of the last place of the true value."""
    rounded = abs(float(true))
    if not np.isfinite(rounded) or not np.isfinite(found):
        return 0.0 if found == float(true) else float("inf")
    return float(abs(mp.mpf(found) - true) / mp.mpf(np.spacing(max(rounded, 5e-324))))


@pytest.mark.parametrize("fma", [True, False])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_float64_functions_are_within_one_ulp_of_mpmath(name, fma):
    reference, low, high = FUNCTIONS[name]
    rng = np.random.default_rng(2)
    spread = rng.uniform(low, high, 200)
    near = np.clip(rng.standard_normal(200) * 10.0 ** rng.integers(-6, 2, 200), low, high)
    x = np.concatenate([spread, near, HARD.get(name, [])])
    found = Kernel(name, "float64", fma)(x)
    with mp.workdps(700 if name in ("sin", "cos", "tan") else 60):
        errors = [error(y, reference(mp.mpf(float(v)))) for v, y in zip(x, found)]
    assert max(errors) <= 1, (max(errors), x[int(np.argmax(errors))])


@pytest.mark.parametrize("fma", [True, False])
def test_float64_powers_are_within_one_ulp_of_mpmath(fma):
    rng = np.random.default_rng(3)
    x = np.concatenate([rng.uniform(1e-3, 10, 300), 1 + rng.standard_normal(300) * 1e-5])
    y = np.concatenate([rng.uniform(-100, 100, 300), rng.uniform(-1e7, 1e7, 300)])
    found = Kernel("pow", "float64", fma)(x, y)
    with mp.workdps(60):
        true = [mp.power(mp.mpf(float(a)), mp.mpf(float(b))) for a, b in zip(x, y)]
        errors = [error(r, t) for r, t in zip(found, true) if 1e-300 < abs(t) < 1e300]
    assert max(errors) <= 1
