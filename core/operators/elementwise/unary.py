"""Sign and magnitude of one operand, element by element; other functions of one number:
exponential.py, trigonometric.py, rounding.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import ir
from core.dtype_table import COMPLEX, is_unsigned
from core.operators.definition.define import define
from core.operators.elementwise.arithmetic import where
from core.operators.elementwise.families import (
    example,
    positive_samples,
    unary,
    unary_errors,
    unary_samples,
)
from core.tensors.kinds import conjugate, is_complex

if TYPE_CHECKING:
    from core._native import Tensor
    from core.ir.function import Value

negative = define(
    "core::negative(Tensor x) -> Tensor",
    body=lambda x: -x,
    reference=lambda np, x: np.negative(x),
    dunder=("__neg__",),
    **unary(
        "negative",
        rule="pointwise_numeric",
        dtypes="numeric",
        vjp=lambda g: -g,
        jvp="linear",
    ),
    doc=example(
        "-x; integers wrap, and bool has no negative.",
        "core.negative(core.asarray([1, -2])).tolist()",
        "[-1, 2]",
    ),
)

positive = define(
    "core::positive(Tensor x) -> Tensor",
    body=lambda x: x,
    reference=lambda np, x: np.positive(x),
    dunder=("__pos__",),
    **unary(
        "positive",
        rule="pointwise_numeric",
        dtypes="numeric",
        inplace=False,
        vjp=lambda g: g,
        jvp="linear",
    ),
    doc=example(
        "A copy of x, +x; not defined for bool.",
        "core.positive(core.asarray([1, -2])).tolist()",
        "[1, -2]",
    ),
)

square = define(
    "core::square(Tensor x) -> Tensor",
    body=lambda x: x * x,
    reference=lambda np, x: np.multiply(x, x),
    **unary("square", lambda x: 2 * x, rule="pointwise_numeric", dtypes="numeric"),
    doc=example("x * x.", "core.square(core.asarray([2, -3])).tolist()", "[4, 9]"),
)

reciprocal = define(
    "core::reciprocal(Tensor x) -> Tensor",
    body=lambda x: 1 / x,
    reference=lambda np, x: np.divide(1, x),
    **unary(
        "reciprocal",
        slope_of_result=lambda result: -result * result,
        samples=positive_samples,
    ),
    doc=example("1 / x.", "core.reciprocal(core.asarray([2.0, 0.0])).tolist()", "[0.5, inf]"),
)


# ---- magnitude and direction -------------------------------------------------------------------
def _abs_vjp(g: Tensor, x: Tensor, result: Tensor) -> Tensor:
    if not is_complex(x):
        return g * x.sign()
    return g * x / where(result == 0, 1, result)


def _abs_jvp(t_x: Tensor, x: Tensor, result: Tensor) -> Tensor:
    if not is_complex(x):
        return t_x * x.sign()
    return (t_x * x.conj()).real / where(result == 0, 1, result)


abs = define(
    "core::abs(Tensor x) -> Tensor",
    rule="pointwise_real",
    body=lambda x: x if x.dtype == "bool" else ir.ops.absolute(x),
    reference=lambda np, x: np.abs(x),
    vjp=_abs_vjp,
    jvp=_abs_jvp,
    batch="pointwise",
    inplace=True,
    dunder=("__abs__",),
    method="abs",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="numeric",
    doc="""The magnitude of x; real for complex x. Its gradient is x / |x|, and 0 at 0.

    >>> import core
    >>> float(core.abs(core.asarray(3 + 4j)))
    5.0
    """,
)


def _direction(real: Value, imag: Value) -> Value:
    """z / |z|, and 0 at 0; along an axis where one part is infinite."""
    size = ir.ops.hypot(real, imag)

    def part(p: Value, other: Value) -> Value:
        here, there = (ir.ops.absolute(v) == float("inf") for v in (p, other))
        limit = ir.ops.where(here, ir.ops.where(p > 0, ir.ops.const(1, p.dtype), -1), 0)
        one_infinite = (here ^ there) & (p == p) & (other == other)
        return ir.ops.where(size == 0, 0, ir.ops.where(one_infinite, limit, p / size))

    return ir.ops.make_complex(part(real, imag), part(imag, real))


def _sign_body(x: Value) -> Value:
    if x.dtype in COMPLEX:
        return _direction(ir.ops.real(x), ir.ops.imag(x))
    if is_unsigned(x.dtype):
        return ir.ops.where(x > 0, 1, x)
    return ir.ops.where(x > 0, 1, ir.ops.where(x < 0, -1, ir.ops.where(x == 0, 0, x)))


def _sign_derivative(t: Tensor, x: Tensor) -> Tensor:
    """The same for tangents and cotangents: the part across x, which only turns it."""
    if not is_complex(x):
        return t * 0
    size = where(x == 0, 1, x.abs())
    return t / size - x * (t * x.conj()).real / size**3


def _sign_fields(name: str) -> dict[str, Any]:
    return unary(
        name,
        rule="pointwise_numeric",
        dtypes="numeric",
        vjp=lambda g, x: _sign_derivative(g, x),
        jvp=lambda t_x, x: _sign_derivative(t_x, x),
    )


sign = define(
    "core::sign(Tensor x) -> Tensor",
    body=_sign_body,
    reference=lambda np, x: np.sign(x),
    **_sign_fields("sign"),
    doc=example(
        "-1, 0 or 1 by the sign of x, NaN for NaN; x / |x| for complex x, 0 at 0.",
        "core.sign(core.asarray([-3.0, 0.0, 2.0])).tolist()",
        "[-1.0, 0.0, 1.0]",
    ),
)

sgn = define(
    "core::sgn(Tensor x) -> Tensor",
    body=_sign_body,
    reference=lambda np, x: np.sign(x),
    **_sign_fields("sgn"),
    doc=example(
        "As `core.sign`: PyTorch's name for the form that takes complex numbers.",
        "core.sgn(core.asarray([3 + 4j])).tolist()",
        "[(0.6000000238418579+0.800000011920929j)]",
    ),
)

conj = define(
    "core::conj(Tensor x) -> Tensor",
    rule="pointwise",
    body=lambda x: ir.ops.conj(x) if x.dtype in COMPLEX else x,
    reference=lambda np, x: np.conjugate(x),
    vjp=lambda g: conjugate(g),
    jvp=lambda t_x: conjugate(t_x),
    batch="pointwise",
    method="conj",
    samples=unary_samples,
    errors=unary_errors,
    dtypes="inexact",
    doc=example(
        "The complex conjugate; x itself for real x.",
        "core.conj(core.asarray([1 + 2j])).tolist()",
        "[(1-2j)]",
    ),
)

__all__ = [
    "abs",
    "conj",
    "negative",
    "positive",
    "reciprocal",
    "sgn",
    "sign",
    "square",
]
