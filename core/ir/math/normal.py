"""gelu, x times the normal distribution's share below x; all there is to compute is the tail.

With Q(t) = 2**(-1 - t f(t)) the share above t, gelu is max(x, 0) - |x| Q(|x|): one polynomial f for
float32, up to where the product no longer counts. The usual way, x (1 + erf(x / sqrt 2)) / 2, needs
two, and has no digits left where x is below -1. The error is 2.5 ulp at most to the right of 0, and
1.6e-7 anywhere below 2. For float64, x times half of erfc.
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

LARGEST = 5.8  # t Q(t) is below 2**-25 from here on
# By linear programming on 1500 Chebyshev nodes: -f with the least error of Q on [0, LARGEST], and
# 2**r with the least relative error on [-1/2, 1/2]; rounded to float32.
EXPONENT = (
    -1.1511088609695435, -0.4591642916202545, -0.052666664123535156, 0.007363187149167061,
    -0.00040701465331949294, -5.7687793741934e-05, 8.857455213728826e-06,
)  # fmt: skip
POWER = (
    1.0, 0.6931470036506653, 0.24022242426872253, 0.05550733581185341,
    0.009671512991189957, 0.0013264728477224708,
)  # fmt: skip
# Added to an integer n and its fraction, the last eight bits are the exponent field of 2**(n - 1).
ROUND = 1.5 * 2.0**23 + 126


def gelu(x: Value, target: Target) -> Value:
    if x.dtype == "float64":
        share = 0.5 * error.erfc(x * -math.sqrt(0.5), target)
        return ops.where(x < -40.0, -0.0, x * share)
    t = ops.absolute(x)
    z = t * _polynomial(t, EXPONENT)
    shifted = z + ROUND
    power = _polynomial(z - (shifted - ROUND), POWER)
    scale = ops.bitcast(ops.bitcast(shifted, "uint32") << 23, "float32")
    # max(x, 0) by the bits: those of negative floats are negative, as integers.
    positive = ops.bitcast(ops.maximum(ops.bitcast(x, "int32"), 0), "float32")
    return ops.where(t > LARGEST, positive, ops.fma(-t, power * scale, positive))


def _polynomial(x: Value, coefficients: Sequence[float]) -> Value:
    total = ops.const(coefficients[-1], x.dtype)
    for c in reversed(coefficients[:-1]):
        total = ops.fma(total, x, c)
    return total
