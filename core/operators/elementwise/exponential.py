"""Exponentials, logarithms, powers and roots, element by element."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core import ir
from core._native import Tensor, complex128, float64
from core.operators.definition.define import define
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.families import (
    binary,
    example,
    positive_pairs,
    positive_samples,
    unary,
    widened,
)
from core.operators.shape.creation import full
from core.tensors.kinds import is_complex

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.ir.function import Value
    from core.type_aliases import Array, Namespace, Operand, Scalar

_LN2 = math.log(2)

# ---- exponentials ------------------------------------------------------------------------------
exp = define(
    "core::exp(Tensor x) -> Tensor",
    body=lambda x: ir.ops.exp(x),
    reference=lambda np, x: np.exp(x),
    **unary("exp"),
    doc=example("e to the power x.", "core.exp(core.asarray([0.0])).tolist()", "[1.0]"),
)

exp2 = define(
    "core::exp2(Tensor x) -> Tensor",
    body=lambda x: ir.ops.exp2(x),
    reference=lambda np, x: np.exp2(x),
    **unary("exp2"),
    doc=example("2 to the power x.", "core.exp2(core.asarray([3.0, -1.0])).tolist()", "[8.0, 0.5]"),
)

expm1 = define(
    "core::expm1(Tensor x) -> Tensor",
    body=lambda x: ir.ops.expm1(x),
    reference=lambda np, x: np.expm1(x),
    **unary("expm1"),
    doc=example(
        "exp(x) - 1, exact for small x too.",
        "core.expm1(core.asarray([1e-10], dtype=core.float64)).tolist()",
        "[1.00000000005e-10]",
    ),
)

# ---- logarithms --------------------------------------------------------------------------------
log = define(
    "core::log(Tensor x) -> Tensor",
    body=lambda x: ir.ops.log(x),
    reference=lambda np, x: np.log(x),
    **unary("log", samples=positive_samples),
    doc=example(
        "The natural logarithm; NaN for negative real numbers.",
        "core.log(core.asarray([1.0, 0.0])).tolist()",
        "[0.0, -inf]",
    ),
)

log2 = define(
    "core::log2(Tensor x) -> Tensor",
    body=lambda x: ir.ops.log2(x),
    reference=lambda np, x: np.log2(x),
    **unary("log2", samples=positive_samples),
    doc=example("The logarithm to base 2.", "core.log2(core.asarray([8.0])).tolist()", "[3.0]"),
)

log10 = define(
    "core::log10(Tensor x) -> Tensor",
    body=lambda x: ir.ops.log10(x),
    reference=lambda np, x: np.log10(x),
    **unary("log10", samples=positive_samples),
    doc=example("The logarithm to base 10.", "core.log10(core.asarray([100.0])).tolist()", "[2.0]"),
)

log1p = define(
    "core::log1p(Tensor x) -> Tensor",
    body=lambda x: ir.ops.log1p(x),
    reference=lambda np, x: np.log1p(x),
    **unary("log1p", samples=positive_samples),
    doc=example(
        "log(1 + x), exact for small x too.",
        "core.log1p(core.asarray([1e-10], dtype=core.float64)).tolist()",
        "[9.999999999500001e-11]",
    ),
)


def _log_of_sum(
    exponential: str, log1p: Callable[[Value], Value], unit: float
) -> Callable[..., Value]:
    """log(b**x1 + b**x2), from the larger of the two so that nothing overflows."""

    def body(x1: Value, x2: Value) -> Value:
        top, apart = ir.ops.maximum(x1, x2), -ir.ops.absolute(x1 - x2)
        return ir.ops.where(x1 == x2, top + unit, top + log1p(getattr(ir.ops, exponential)(apart)))

    return widened(body)


def _share(x1: Operand, x2: Operand, log_base: float) -> Tensor:
    """The share of the first power in the sum: the derivative by x1."""
    return where(x1 == x2, 0.5, 1 / (1 + exp((x2 - x1) * log_base)))


def _log_of_sum_fields(name: str, log_base: float) -> dict[str, Any]:
    def vjp(g: Tensor, x1: Operand, x2: Operand) -> tuple[Tensor, Tensor]:
        return g * _share(x1, x2, log_base), g * _share(x2, x1, log_base)

    def jvp(t_x1: Operand, t_x2: Operand, x1: Operand, x2: Operand) -> Tensor:
        return t_x1 * _share(x1, x2, log_base) + t_x2 * _share(x2, x1, log_base)

    return binary(name, vjp=vjp, jvp=jvp, inplace=False)


logaddexp = define(
    "core::logaddexp(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=_log_of_sum("exp", lambda t: ir.ops.log1p(t), _LN2),
    reference=lambda np, x1, x2: np.logaddexp(x1, x2),
    **_log_of_sum_fields("logaddexp", 1.0),
    doc=example(
        "log(exp(x1) + exp(x2)), without overflow.",
        'core.logaddexp(core.asarray([1000.0]), float("-inf")).tolist()',
        "[1000.0]",
    ),
)

logaddexp2 = define(
    "core::logaddexp2(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=_log_of_sum("exp2", lambda t: ir.ops.log1p(t) * (1 / _LN2), 1.0),
    reference=lambda np, x1, x2: np.logaddexp2(x1, x2),
    **_log_of_sum_fields("logaddexp2", _LN2),
    doc=example(
        "log2(2**x1 + 2**x2), without overflow.",
        "core.logaddexp2(core.asarray([3.0]), 3.0).tolist()",
        "[4.0]",
    ),
)


# ---- x log y, 0 where x is 0 -------------------------------------------------------------------
def _times_log(log: Callable[[Value], Value]) -> Callable[[Value, Value], Value]:
    def body(x: Value, other: Value) -> Value:
        return ir.ops.where((x == 0) & (other == other), 0, x * log(other))

    return body


def _times_log_fields(
    name: str, log: Callable[[Tensor | float], Tensor | float], shift: int
) -> dict[str, Any]:
    def vjp(g: Tensor, input: Tensor | float, other: Tensor | float) -> tuple[Tensor, Tensor]:
        by_input = where((input == 0) & (other <= -shift), 0, g * log(other))
        return by_input, g * input / (other + shift)

    def jvp(
        t_input: Tensor | float,
        t_other: Tensor | float,
        input: Tensor | float,
        other: Tensor | float,
    ) -> Tensor:
        by_input = where((input == 0) & (other <= -shift), 0, t_input * log(other))
        return by_input + t_other * input / (other + shift)

    samples = lambda s: [  # noqa: E731
        s(s.t(2, 3), s.positive(2, 3)),
        s(s.t(2, 1), s.positive(3)),
        s(s.t(3), 2.0),
        s(s.t(0, 3), s.positive(3)),
    ]
    return binary(name, vjp=vjp, jvp=jvp, samples=samples)


def _log_of(x: Tensor | float) -> Tensor | float:
    return log(x) if isinstance(x, Tensor) else math.log(x) if x > 0 else math.nan


def _log1p_of(x: Tensor | float) -> Tensor | float:
    return log1p(x) if isinstance(x, Tensor) else math.log1p(x) if x > -1 else math.nan


def _xlogy_reference(log: str) -> Callable[..., Array]:
    def reference(np: Namespace, input: Array, other: Array | Scalar) -> Array:
        value = np.multiply(input, getattr(np, log)(other))
        return np.where((np.equal(input, 0)) & ~np.isnan(other), 0.0, value)

    return reference


xlogy = define(
    "core::xlogy(Tensor|Scalar input, Tensor|Scalar other) -> Tensor",
    body=_times_log(lambda y: ir.ops.log(y)),
    reference=_xlogy_reference("log"),
    **_times_log_fields("xlogy", _log_of, 0),
    doc=example(
        "input * log(other), and 0 where input is 0 and other is not NaN.",
        "core.xlogy(core.asarray([0.0, 2.0]), core.asarray([0.0, 1.0])).tolist()",
        "[0.0, 0.0]",
    ),
)

xlog1py = define(
    "core::xlog1py(Tensor|Scalar input, Tensor|Scalar other) -> Tensor",
    body=_times_log(lambda y: ir.ops.log1p(y)),
    reference=_xlogy_reference("log1p"),
    **{**_times_log_fields("xlog1py", _log1p_of, 1), "method": None, "inplace": False},
    doc=example(
        "input * log1p(other), and 0 where input is 0 and other is not NaN.",
        "core.xlog1py(core.asarray([0.0, 2.0]), core.asarray([-1.0, 0.0])).tolist()",
        "[0.0, 0.0]",
    ),
)

# ---- roots and lengths -------------------------------------------------------------------------
sqrt = define(
    "core::sqrt(Tensor x) -> Tensor",
    body=lambda x: ir.ops.sqrt(x),
    reference=lambda np, x: np.sqrt(x),
    **unary("sqrt", slope_of_result=lambda result: 0.5 / result, samples=positive_samples),
    doc=example(
        "The square root; NaN for negative real numbers.",
        "core.sqrt(core.asarray([4.0, 2.25])).tolist()",
        "[2.0, 1.5]",
    ),
)

rsqrt = define(
    "core::rsqrt(Tensor x) -> Tensor",
    body=lambda x: ir.ops.rsqrt(x),
    reference=lambda np, x: 1 / np.sqrt(x),
    **unary("rsqrt", samples=positive_samples),
    doc=example("1 / sqrt(x).", "core.rsqrt(core.asarray([4.0])).tolist()", "[0.5]"),
)

cbrt = define(
    "core::cbrt(Tensor x) -> Tensor",
    body=lambda x: ir.ops.cbrt(x),
    reference=lambda np, x: np.cbrt(x),
    **unary("cbrt", rule="pointwise_real_float"),
    doc=example(
        "The cube root, real for negative x too.",
        "core.cbrt(core.asarray([8.0, -27.0])).tolist()",
        "[2.0, -3.0]",
    ),
)


def _hypot_share(x: Tensor | float, result: Tensor) -> Tensor:
    return x / where(result == 0, 1, result)


hypot = define(
    "core::hypot(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    body=lambda x1, x2: ir.ops.hypot(x1, x2),
    reference=lambda np, x1, x2: np.hypot(x1, x2),
    **binary(
        "hypot",
        vjp=lambda g, x1, x2, result: (g * _hypot_share(x1, result), g * _hypot_share(x2, result)),
        jvp=lambda t_x1, t_x2, x1, x2, result: (
            t_x1 * _hypot_share(x1, result) + t_x2 * _hypot_share(x2, result)
        ),
    ),
    doc=example(
        "sqrt(x1**2 + x2**2), without overflow on the way.",
        "core.hypot(core.asarray([3.0]), 4.0).tolist()",
        "[5.0]",
    ),
)


# ---- powers in double precision ----------------------------------------------------------------
def _float_power(input: Operand, exponent: Operand) -> Tensor:
    complex_too = is_complex(input) or is_complex(exponent)
    wide = complex128 if complex_too else float64
    # Not of integers: Python's powers of these may have no end.
    number: type[Any] = complex if complex_too else float
    base, power = (
        x.astype(wide) if isinstance(x, Tensor) else number(x) for x in (input, exponent)
    )
    if not (isinstance(base, Tensor) or isinstance(power, Tensor)):
        base = full((), base, dtype=wide)
    return base**power


float_power = define(
    "core::float_power(Tensor|Scalar input, Tensor|Scalar exponent) -> Tensor",
    decomposition=_float_power,
    reference=lambda np, input, exponent: np.float_power(input, exponent),
    method="float_power",
    samples=lambda s: [*positive_pairs(s), s(s.positive(2), s.ints(2))],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 3), s.t(4)),
        s.error("ArgumentError", s.t(2), "one"),
    ],
    dtypes="floating",
    doc=example(
        "input raised to the power exponent, computed and returned as float64 or complex128.",
        "core.float_power(core.asarray([2, 3]), -1).dtype",
        "core.float64",
    ),
)

__all__ = [
    "cbrt",
    "exp",
    "exp2",
    "expm1",
    "float_power",
    "hypot",
    "log",
    "log1p",
    "log2",
    "log10",
    "logaddexp",
    "logaddexp2",
    "rsqrt",
    "sqrt",
    "xlog1py",
    "xlogy",
]
