"""The gamma function's logarithm and its derivatives."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core import ir
from core._native import default_dtype
from core.errors import DtypeError, RangeError
from core.operators.definition.body_parts import accumulator, indices
from core.operators.definition.define import define
from core.operators.definition.shapes import new
from core.operators.elementwise.families import (
    between,
    by_value,
    example,
    unary,
)
from core.tensors.kinds import need_computed

if TYPE_CHECKING:
    from core._native import Tensor
    from core.ir.builder import Array as Buffer
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.type_aliases import Array, Namespace

MOST = 100  # the highest derivative: further ones overflow
_positive = between(0.5, 6.0)


# ---- its logarithm -----------------------------------------------------------------------------
def _reference_lgamma(x: float) -> float:
    try:
        return math.lgamma(x)
    except (ValueError, OverflowError):  # at poles, and where it has no room
        return math.inf


lgamma = define(
    "core::lgamma(Tensor x) -> Tensor",
    body=lambda x: ir.ops.lgamma(x),
    reference=by_value(_reference_lgamma),
    **unary("lgamma", rule="pointwise_real_float", samples=_positive),
    doc=example(
        "The logarithm of the gamma function's magnitude; infinite at 0, -1, -2, ...",
        "core.lgamma(core.asarray([1.0, 0.0])).tolist()",
        "[0.0, inf]",
    ),
)


def _reference_digamma(np: Namespace, x: Array) -> Array:
    """By reflection to x >= 1/2, recurrence to x >= 12, and the asymptotic series there."""
    x = np.asarray(x, np.float64)
    left = x < 0.5
    y = np.where(left, 1 - x, x)
    total = np.zeros_like(y)
    for k in range(12):
        total -= 1 / (y + k)
    z = y + 12
    square = 1 / (z * z)
    series = square * (1 / 12 - square * (1 / 120 - square * (1 / 252 - square / 240)))
    value = total + np.log(z) - 0.5 / z - series
    value = np.where(left, value - np.pi / np.tan(np.pi * (x - np.round(x))), value)
    pole = np.where(x == 0, -np.copysign(np.inf, x), np.nan)
    return np.where((x <= 0) & (x == np.floor(x)), pole, value)


digamma: Any = define(
    "core::digamma(Tensor x) -> Tensor",
    body=lambda x: ir.ops.digamma(x),
    reference=_reference_digamma,
    **unary("digamma", lambda x: polygamma(1, x), rule="pointwise_real_float", samples=_positive),
    doc=example(
        "The derivative of `core.lgamma`.",
        "core.digamma(core.asarray([1.0])).tolist()",
        "[-0.5772156715393066]",
    ),
)


# ---- its higher derivatives --------------------------------------------------------------------
# Bernoulli numbers B(2 j) / (2 j)!, of the Euler-Maclaurin formula.
_EULER_MACLAURIN = (
    1 / 12, -1 / 720, 1 / 30240, -1 / 1209600, 1 / 47900160, -691 / 1307674368000,
    1 / 74724249600, -3617 / 10670622842880000,
)  # fmt: skip
_FIRST = 12  # terms that are added one by one


def _to_the(x: Value, n: int) -> Value:
    """x to a whole positive power, by squaring."""
    while not n & 1:
        x, n = x * x, n >> 1
    total = x
    while n := n >> 1:
        x = x * x
        if n & 1:
            total = total * x
    return total


def _hurwitz(s: int, q: Value) -> Value:
    """The sum of (q + k)**-s over all k >= 0, for q > 0 and whole s > 1."""
    total = _to_the(1 / q, s)
    for k in range(1, _FIRST):
        total = total + _to_the(1 / (q + k), s)
    inverse = 1 / (q + _FIRST)
    power = _to_the(inverse, s)
    total = total + power * (q + _FIRST) * (1 / (s - 1)) + power * 0.5
    factor, power = float(s), power * inverse
    for j, b in enumerate(_EULER_MACLAURIN):
        total = total + power * (b * factor)
        factor *= (s + 2 * j + 1) * (s + 2 * j + 2)
        power = power * inverse * inverse
    return total


def _cotangent_polynomial(n: int) -> list[int]:
    """The n-th derivative of pi cot(pi x) is pi**(n + 1) times this polynomial in cot(pi x)."""
    p = [0, 1]
    for _ in range(n):
        slope = [k * c for k, c in enumerate(p)][1:]
        p = [-(a + b) for a, b in zip([*slope, 0, 0], [0, 0, *slope])]
    return p


def _polygamma_value(n: int, x: Value) -> Value:
    """n! times Hurwitz's zeta; left of 0 by reflection."""
    if n == 0:
        return ir.ops.digamma(x)
    left = x <= 0
    scale = float(math.factorial(n)) * (1 if n % 2 else -1)
    right = scale * _hurwitz(n + 1, ir.ops.where(left, 1 - x, x))
    cotangent = 1 / ir.ops.tan((x - ir.ops.rint(x)) * math.pi)
    turn = ir.ops.const(0, x.dtype)
    for c in reversed(_cotangent_polynomial(n)):
        turn = turn * cotangent + float(c) * math.pi ** (n + 1)
    mirrored = (-1) ** n * right - turn
    value = ir.ops.where(left, mirrored, right)
    pole = left & (x == ir.ops.floor(x)) & (x > float("-inf"))
    value = ir.ops.where(pole, scale * float("inf"), value)
    return ir.ops.where(x == float("inf"), 0, value)


def _polygamma_body(b: Builder, out: Buffer, n: int, x: Buffer) -> None:
    with b.parallel(*x.shape) as at:
        at = indices(at)
        value = ir.ops.cast(x[at], accumulator(out.dtype))
        out[at] = ir.ops.cast(_polygamma_value(n, value), out.dtype)


def _polygamma_fake(n: int, x: Tensor) -> Tensor:
    need_computed("core::polygamma", x)
    if x.dtype.kind == "complex floating":
        raise DtypeError(
            what=f"core::polygamma does not take {x.dtype}",
            why="it is defined for real numbers",
            exists="real dtypes",
            fix="use the real part",
        )
    if not 0 <= n <= MOST:
        raise RangeError(
            what=f"core::polygamma was asked for derivative {n}",
            why="there are none before 0, and late ones overflow",
            exists=f"0 to {MOST}",
            fix="pass an n in that range",
        )
    return new(x.shape, x.dtype if x.dtype.kind == "real floating" else default_dtype(), x)


def _polygamma_reference(np: Namespace, n: int, x: Array) -> Array:
    """By recurrence from x + m, m so large that the asymptotic series has converged."""
    if n == 0:
        return _reference_digamma(np, x)
    x = np.asarray(x, np.float64)
    finite = np.where(np.isfinite(x), x, 1.0)
    steps = 40 + int(-min(np.min(finite, initial=0.0), 0.0))
    total, y = np.zeros_like(x), x + steps
    for k in range(steps):
        total = total + (x + k) ** -(n + 1.0)
    bernoulli = (1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66)
    series = math.factorial(n - 1) / y**n + math.factorial(n) / 2 / y ** (n + 1)
    for j, number in enumerate(bernoulli, 1):
        term = math.factorial(2 * j + n - 1) / math.factorial(2 * j)
        series = series + number * term / y ** (2 * j + n)
    return (-1) ** (n + 1) * (series + math.factorial(n) * total)


polygamma: Any = define(
    "core::polygamma(int n, Tensor x) -> Tensor",
    fake=_polygamma_fake,
    body=_polygamma_body,
    reference=_polygamma_reference,
    vjp=lambda g, n, x: g * polygamma(n + 1, x),
    jvp=lambda t_x, n, x: t_x * polygamma(n + 1, x),
    batch="pointwise",
    samples=lambda s: [
        s(1, s.t(2, 3, low=0.5, high=4.0)),
        s(0, s.t(low=0.5, high=4.0)),
        s(2, s.t(3, 2, low=1.0, high=4.0).mT),
        s(3, s.t(4, low=-0.7, high=-0.3)),
        s(1, s.t(0, 2)),
    ],
    errors=lambda s: [
        s.error("RangeError", -1, s.t(2)),
        s.error("DtypeError", 1, s.t(2, dtype="complex64")),
        s.error("ArgumentError", s.t(2), 1),
    ],
    dtypes="float",
    doc="""The derivative number n of `core.digamma`, n from 0 to 100.

    >>> import core
    >>> core.polygamma(1, core.asarray([1.0])).tolist()
    [1.6449339389801025]
    """,
)


def _polygamma_method(x: Tensor, n: int) -> Tensor:
    """The derivative number n of `core.digamma` at x."""
    return polygamma(n, x)


METHODS = {"polygamma": _polygamma_method}  # the operator takes n first


# ---- of several dimensions ---------------------------------------------------------------------
MOST_DIMENSIONS = 10_000


def _mvlgamma(x: Tensor, p: int) -> Tensor:
    if not 1 <= p <= MOST_DIMENSIONS:
        raise RangeError(
            what=f"core::mvlgamma was asked for dimension {p}",
            why="the multivariate gamma function is a sum of as many terms",
            exists=f"1 to {MOST_DIMENSIONS}",
            fix="pass such a p",
        )
    total = lgamma(x)
    for i in range(1, p):
        total = total + lgamma(x - i / 2)
    return total + p * (p - 1) / 4 * math.log(math.pi)


def _mvlgamma_reference(np: Namespace, x: Array, p: int) -> Array:
    parts = [by_value(_reference_lgamma)(np, x - i / 2) for i in range(p)]
    return np.sum(parts, axis=0) + p * (p - 1) / 4 * math.log(math.pi)


mvlgamma = define(
    "core::mvlgamma(Tensor x, int p) -> Tensor",
    decomposition=_mvlgamma,
    reference=_mvlgamma_reference,
    method="mvlgamma",
    samples=lambda s: [
        s(s.t(2, 3, low=2.0, high=5.0), 2),
        s(s.t(low=2.0, high=5.0), 1),
        s(s.t(3, 2, low=2.0, high=5.0).mT, p=3),
        s(s.t(0, 2), 2),
    ],
    errors=lambda s: [
        s.error("RangeError", s.t(2), 0),
        s.error("ArgumentError", s.t(2)),
        s.error("DtypeError", s.t(2, dtype="complex64"), 2),
    ],
    dtypes="float",
    doc=example(
        "The logarithm of the multivariate gamma function of dimension p.",
        "core.mvlgamma(core.asarray([1.0]), 1).tolist()",
        "[0.0]",
    ),
)

__all__ = ["digamma", "lgamma", "mvlgamma", "polygamma"]
