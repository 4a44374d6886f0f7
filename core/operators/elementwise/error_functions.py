"""The normal distribution and its relatives: erf, erfc, its inverse and scaled forms, logits."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core import ir
from core.operators.definition.define import define
from core.operators.elementwise import special_tables as tables
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.exponential import exp, log
from core.operators.elementwise.families import between, by_value, example, unary, widened

if TYPE_CHECKING:
    from core._native import Tensor
    from core.ir.function import Value
    from core.operators.elementwise.families import Slope
    from core.type_aliases import Array, Namespace

_SQRT_HALF, _SQRT_PI, _SQRT_2PI = math.sqrt(0.5), math.sqrt(math.pi), math.sqrt(2 * math.pi)
_probabilities = between(0.05, 0.95)


def _special(
    name: str, slope: Slope | None = None, slope_of_result: Slope | None = None, **others: Any
) -> dict[str, Any]:
    """Fields of a function that has no method and no in-place form."""
    fields = {"inplace": False, "method": None, "rule": "pointwise_real_float", **others}
    return unary(name, slope, slope_of_result, **fields)


def chebyshev(t: Value, coefficients: tuple[float, ...]) -> Value:
    """The series at t, by Clenshaw's recurrence; terms below float32's precision are left out."""
    least = 1e-9 if t.dtype == "float32" else 0.0
    terms = [c for c in coefficients if abs(c) > least]
    first = before = ir.ops.const(0, t.dtype)
    for c in reversed(terms[1:]):
        first, before = 2 * t * first - before + c, first
    return t * first - before + terms[0]


# ---- the error function, and its complement ----------------------------------------------------
erf = define(
    "core::erf(Tensor x) -> Tensor",
    body=lambda x: ir.ops.erf(x),
    reference=by_value(math.erf),
    **unary("erf", rule="pointwise_real_float"),
    doc="""The error function, 2 / sqrt(pi) times the integral of exp(-t^2) from 0 to x.

    >>> import core
    >>> core.erf(core.asarray([0.0, 100.0])).tolist()
    [0.0, 1.0]
    """,
)

erfc = define(
    "core::erfc(Tensor x) -> Tensor",
    body=lambda x: ir.ops.erfc(x),
    reference=by_value(math.erfc),
    **unary("erfc", rule="pointwise_real_float"),
    doc=example(
        "1 - erf(x), exact for large x too.", "core.erfc(core.asarray([0.0])).tolist()", "[1.0]"
    ),
)


def _reference_erfinv(x: float) -> float:
    """By Newton's steps on erf, from the normal distribution's quantile."""
    from statistics import NormalDist

    size = abs(x)
    if not size < 1:
        return math.copysign(math.inf, x) if size == 1 else math.nan
    y = NormalDist().inv_cdf((1 + size) / 2) * _SQRT_HALF if size < 1 - 1e-16 else 5.8
    for _ in range(3):
        miss = math.erf(y) - size if size < 0.5 else (1 - size) - math.erfc(y)
        y -= miss * _SQRT_PI / 2 * math.exp(y * y)
    return math.copysign(y, x)


erfinv = define(
    "core::erfinv(Tensor x) -> Tensor",
    body=lambda x: ir.ops.erfinv(x),
    reference=by_value(_reference_erfinv),
    **unary(
        "erfinv",
        rule="pointwise_real_float",
        samples=between(-0.9, 0.9),
    ),
    doc=example(
        "The inverse of erf: infinite at -1 and 1, NaN beyond.",
        "core.erfinv(core.asarray([0.0, 1.0])).tolist()",
        "[0.0, inf]",
    ),
)


def _erfcx_value(x: Value) -> Value:
    size = ir.ops.absolute(x)
    series = chebyshev(1 - 7.5 / (size + 3.75), tables.ERFCX)
    right = series / (1 + 2 * size)
    return ir.ops.where(x < 0, 2 * ir.ops.exp(x * x) - right, right)


def _reference_erfcx(x: float) -> float:
    if x < -26.7:
        return math.inf
    if x < 25:
        return math.exp(x * x) * math.erfc(x)
    inverse = 0.5 / (x * x)
    series = 1 - inverse * (1 - 3 * inverse * (1 - 5 * inverse * (1 - 7 * inverse)))
    return series / (x * _SQRT_PI)


erfcx = define(
    "core::erfcx(Tensor x) -> Tensor",
    body=widened(_erfcx_value),
    reference=by_value(_reference_erfcx),
    **{
        **_special("erfcx"),
        "vjp": lambda g, x, result: g * (2 * x * result - 2 / _SQRT_PI),
        "jvp": lambda t_x, x, result: t_x * (2 * x * result - 2 / _SQRT_PI),
    },
    doc=example(
        "exp(x * x) * erfc(x), which does not vanish for large x.",
        "core.erfcx(core.asarray([0.0])).tolist()",
        "[1.0]",
    ),
)

# ---- the normal distribution -------------------------------------------------------------------
ndtr = define(
    "core::ndtr(Tensor x) -> Tensor",
    body=widened(lambda x: 0.5 * ir.ops.erfc(x * -_SQRT_HALF)),
    reference=by_value(lambda x: 0.5 * math.erfc(-x * _SQRT_HALF)),
    **_special("ndtr", lambda x: exp(x * x * -0.5) * (1 / _SQRT_2PI)),
    doc=example(
        "The share of the normal distribution below x.",
        "core.ndtr(core.asarray([0.0])).tolist()",
        "[0.5]",
    ),
)


def _ratio(x: Value, above: tuple[float, ...], below: tuple[float, ...]) -> Value:
    return _polynomial(x, above) / _polynomial(x, below)


def _polynomial(x: Value, coefficients: tuple[float, ...]) -> Value:
    total = ir.ops.const(coefficients[-1], x.dtype)
    for c in reversed(coefficients[:-1]):
        total = ir.ops.fma(total, x, c)
    return total


def _quantile(p: Value) -> Value:
    """Wichura's: three rational functions, by how far p is from the middle and from the ends."""
    q = p - 0.5
    centre = q * _ratio(0.180625 - q * q, tables.CENTRE_ABOVE, tables.CENTRE_BELOW)
    r = ir.ops.sqrt(-ir.ops.log(ir.ops.where(q < 0, p, 1 - p)))
    tail = _ratio(r - 1.6, tables.TAIL_ABOVE, tables.TAIL_BELOW)
    far = _ratio(r - 5, tables.FAR_ABOVE, tables.FAR_BELOW)
    size = ir.ops.where(r < 5, tail, ir.ops.where(r == float("inf"), r, far))
    outer = ir.ops.where(q < 0, -size, size)
    return ir.ops.where(ir.ops.absolute(q) < 0.425, centre, outer)


def _reference_quantile(p: float) -> float:
    from statistics import NormalDist

    if 0 < p < 1:
        return NormalDist().inv_cdf(p)
    return {0.0: -math.inf, 1.0: math.inf}.get(p, math.nan)


ndtri = define(
    "core::ndtri(Tensor x) -> Tensor",
    body=widened(_quantile),
    reference=by_value(_reference_quantile),
    **_special(
        "ndtri",
        slope_of_result=lambda result: exp(result * result * 0.5) * _SQRT_2PI,
        samples=_probabilities,
    ),
    doc=example(
        "The number below which the share x of the normal distribution lies.",
        "core.ndtri(core.asarray([0.5, 1.0])).tolist()",
        "[0.0, inf]",
    ),
)


def _log_share(x: Value) -> Value:
    """Left of -1 by erfcx, which loses no digits; elsewhere from the probability above x."""
    left = ir.ops.where(x < -1, x, -1)
    scaled = _erfcx_value(left * -_SQRT_HALF)
    tail = ir.ops.log(0.5 * scaled) - 0.5 * left * left
    return ir.ops.where(x < -1, tail, ir.ops.log1p(-0.5 * ir.ops.erfc(x * _SQRT_HALF)))


def _reference_log_ndtr(x: float) -> float:
    if x > -1:
        return math.log1p(-0.5 * math.erfc(x * _SQRT_HALF))
    if x == -math.inf:
        return x
    return math.log(0.5 * _reference_erfcx(-x * _SQRT_HALF)) - 0.5 * x * x


log_ndtr = define(
    "core::log_ndtr(Tensor x) -> Tensor",
    body=widened(_log_share),
    reference=by_value(_reference_log_ndtr),
    **_special("log_ndtr", lambda x: (2 / _SQRT_2PI) / erfcx(x * -_SQRT_HALF)),
    doc=example(
        "The logarithm of `core.ndtr`, finite where that vanishes.",
        "core.log_ndtr(core.asarray([-100.0])).tolist()",
        "[-5005.5244140625]",
    ),
)


# ---- entropy and logits ------------------------------------------------------------------------
def _entropy(x: Value) -> Value:
    inside = -x * ir.ops.log(x)
    return ir.ops.where(x == 0, 0, ir.ops.where(x < 0, float("-inf"), inside))


def _reference_entropy(np: Namespace, x: Array) -> Array:
    inside = -x * np.log(np.where(x > 0, x, 1))
    return np.where(np.isnan(x), x, np.where(x < 0, -np.inf, inside))


entr = define(
    "core::entr(Tensor x) -> Tensor",
    body=_entropy,
    reference=_reference_entropy,
    **_special("entr", lambda x: -log(x) - 1, samples=_probabilities),
    doc=example(
        "-x * log(x): 0 at 0, minus infinity for negative x.",
        "core.entr(core.asarray([0.0, 1.0, -1.0])).tolist()",
        "[0.0, -0.0, -inf]",
    ),
)


def _logit_body(x: Value, eps: Value | None) -> Value:
    if eps is not None:
        eps = ir.ops.cast(eps, x.dtype)
        x = ir.ops.minimum(ir.ops.maximum(x, eps), 1 - eps)
    inner = ir.ops.log1p((2 * x - 1) / (1 - x))  # near 1/2, where the quotient is near 1
    return ir.ops.where(ir.ops.absolute(x - 0.5) < 0.25, inner, ir.ops.log(x / (1 - x)))


def _reference_logit(np: Namespace, x: Array, eps: float | None) -> Array:
    x = x if eps is None else np.clip(x, eps, 1 - eps)
    return np.log(x / (1 - x))


def _logit_slope(t: Tensor, x: Tensor, eps: float | None) -> Tensor:
    slope = t / (x * (1 - x))
    if eps is None:
        return where((x < 0) | (x > 1), math.nan, slope)
    return where((x < eps) | (x > 1 - eps), 0, slope)


logit = define(
    "core::logit(Tensor x, Scalar? eps=None) -> Tensor",
    body=widened(_logit_body),
    reference=_reference_logit,
    **unary(
        "logit",
        rule="pointwise_real_float",
        vjp=lambda g, x, eps: _logit_slope(g, x, eps),
        jvp=lambda t_x, x, eps: _logit_slope(t_x, x, eps),
        samples=lambda s: [*_probabilities(s), s(s.t(2, 3, low=0.2, high=0.8), 0.3)],
        errors=lambda s: [
            s.error("ArgumentError", s.t(2), "one"),
            s.error("DtypeError", s.t(2, dtype="complex64")),
        ],
    ),
    doc="""log(x / (1 - x)), the inverse of `core.sigmoid`.

    eps: x is kept between eps and 1 - eps; None: not, and the result may be infinite or NaN.

    >>> import core
    >>> core.logit(core.asarray([0.5, 0.0])).tolist()
    [0.0, -inf]
    """,
)

__all__ = [
    "entr",
    "erf",
    "erfc",
    "erfcx",
    "erfinv",
    "log_ndtr",
    "logit",
    "ndtr",
    "ndtri",
]
