"""ndtr, the standard normal distribution function: what the Gaussian error linear unit is made of.

For float32, ndtr(-t) = 2**(-1 - t f(t)) for t >= 0, one polynomial f up to where the result no
longer counts beside 1. Its error is absolute, below 2**-23: to the left of 0, where results are
small, it is more than an ulp. For float64, half of erfc.
"""

from __future__ import annotations

import math

from core.ir import ops
from core.ir.function import Value
from core.ir.math import error

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ir.math.support import Target

LARGEST = 5.8  # ndtr(-t) is below 2**-28 from here on
# By linear programming on 1500 Chebyshev nodes: f with the least error of 2**(-1 - t f(t)) on
# [0, LARGEST], and 2**r with the least relative error on [-1/2, 1/2]; rounded to float32.
EXPONENT = (
    1.1511051654815674, 0.4592081904411316, 0.05249625816941261, -0.007063570432364941,
    0.00013707256584893912, 0.00018611634732224047, -3.9362941606668755e-05,
    2.8335934985079803e-06,
)  # fmt: skip
POWER = (
    1.0, 0.6931472060720592, 0.24022646811060866, 0.055503283637898373, 0.00961849311649321,
    0.0013400047981172783, 0.00015345183102631743,
)  # fmt: skip
# Added to an integer n and its fraction, the last eight bits are the exponent field of 2**(n - 1).
ROUND = 1.5 * 2.0**23 + 126


def ndtr(x: Value, target: Target) -> Value:
    if x.dtype == "float64":
        return 0.5 * error.erfc(x * -math.sqrt(0.5), target)
    t = ops.absolute(x)
    z = -t * _polynomial(t, EXPONENT)
    shifted = z + ROUND
    power = _polynomial(z - (shifted - ROUND), POWER)
    scale = ops.bitcast(ops.bitcast(shifted, "uint32") << 23, "float32")
    below = ops.where(t > LARGEST, 0.0, power * scale)
    return ops.where(x > 0, 1 - below, below)


def _polynomial(x: Value, coefficients: Sequence[float]) -> Value:
    total = ops.const(coefficients[-1], x.dtype)
    for c in reversed(coefficients[:-1]):
        total = ops.fma(total, x, c)
    return total
