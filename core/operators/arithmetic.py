"""Arithmetic on two operands: pointwise, broadcasting, promoting."""

import builtins
from typing import Any

from core import ir
from core.autograd.kinds import Tensor, conjugate
from core.operators.bodies import real_floating
from core.operators.define import define


def binary_samples(s: Any) -> Any:
    """Operands of one shape, of shapes that broadcast, with a number on either side, of rank 0."""
    yield s(s.t(2, 3), s.t(2, 3))
    yield s(s.t(2, 1, 3), s.t(4, 1))
    yield s(s.t(3), 2)
    yield s(1.5, s.t(3))
    yield s(s.t(), s.t(2))
    yield s(s.t(3, 2).mT, s.t(2, 3))
    yield s(s.t(0, 3), s.t(3))


def binary_errors(s: Any) -> Any:
    """Shapes that do not broadcast, what is no tensor, too few arguments."""
    yield s.error("ShapeError", s.t(2, 3), s.t(4))
    yield s.error("ArgumentError", s.t(2), "one")
    yield s.error("ArgumentError", s.t(2))


def inplace_errors(s: Any) -> Any:
    """What add_ and its like refuse: a result that does not fit the tensor written to."""
    yield s.error("ShapeError", s.t(3), s.t(2, 3))


add = define(
    "core::add(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    rule="pointwise",
    body=lambda x1, x2: x1 + x2,
    reference=lambda np, x1, x2: np.add(x1, x2),
    vjp=lambda g: (g, g),
    jvp="linear",
    batch="pointwise",
    inplace=True,
    dunder=("__add__",),
    method="add",
    samples=binary_samples,
    errors=binary_errors,
    dtypes="all",
    doc="""The sum x1 + x2, element by element.

    >>> import core
    >>> core.add(core.asarray([1, 2]), 10).tolist()
    [11, 12]
    """,
)

subtract = define(
    "core::subtract(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    rule="pointwise",
    body=lambda x1, x2: x1 - x2,
    reference=lambda np, x1, x2: np.subtract(x1, x2),
    vjp=lambda g: (g, -g),
    jvp="linear",
    batch="pointwise",
    inplace=True,
    dunder=("__sub__",),
    method="subtract",
    samples=binary_samples,
    errors=binary_errors,
    dtypes="numeric",
    doc="The difference x1 - x2, element by element; not defined for bool.",
)

multiply = define(
    "core::multiply(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    rule="pointwise",
    body=lambda x1, x2: x1 * x2,
    reference=lambda np, x1, x2: np.multiply(x1, x2),
    vjp=lambda g, x1, x2: (g * conjugate(x2), g * conjugate(x1)),
    jvp=lambda t_x1, t_x2, x1, x2: t_x1 * x2 + x1 * t_x2,
    batch="pointwise",
    inplace=True,
    dunder=("__mul__",),
    method="multiply",
    samples=binary_samples,
    errors=binary_errors,
    dtypes="all",
    doc="The product x1 * x2, element by element.",
)


def divide_samples(s: Any) -> Any:
    yield s(s.t(2, 3), s.positive(2, 3))
    yield s(s.t(2, 1), s.positive(3))
    yield s(s.t(3), 2.0)
    yield s(1.0, s.positive(3))


divide = define(
    "core::divide(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    rule="pointwise_float",
    body=lambda x1, x2: x1 / x2,
    reference=lambda np, x1, x2: np.divide(x1, x2),
    vjp=lambda g, x2, result: (g / conjugate(x2), -g * conjugate(result / x2)),
    jvp=lambda t_x1, t_x2, x2, result: (t_x1 - result * t_x2) / x2,
    batch="pointwise",
    inplace=True,
    dunder=("__truediv__",),
    method="divide",
    samples=divide_samples,
    errors=binary_errors,
    dtypes="inexact",
    doc="The quotient x1 / x2, element by element; integers give float32.",
)


def _power_of_base(g: Any, x1: Any, x2: Any) -> Any:
    """g * x2 * x1**(x2 - 1), zero where the exponent is zero."""
    if not isinstance(x2, Tensor):
        return g * 0 if x2 == 0 else g * conjugate(x2 * x1 ** (x2 - 1))
    zero = x2 == 0
    return g * where(zero, 0, conjugate(x2 * x1 ** where(zero, 1, x2 - 1)))


def _power_of_exponent(g: Any, x1: Any, result: Any) -> Any:
    """g * result * log(x1), zero where the base is zero."""
    if not isinstance(x1, Tensor):
        import cmath
        import math

        return g * 0 if x1 == 0 else g * conjugate(result * _number_log(x1, math, cmath))
    zero = x1 == 0
    return g * where(zero, 0, conjugate(result * where(zero, 1, x1).log()))


def _number_log(x: Any, math: Any, cmath: Any) -> Any:
    return cmath.log(x) if isinstance(x, builtins.complex) else math.log(x) if x > 0 else math.nan


def _power_vjp(g: Any, x1: Any, x2: Any, result: Any, needs: Any) -> Any:
    base = _power_of_base(g, x1, x2) if needs[0] else None
    return base, _power_of_exponent(g, x1, result) if needs[1] else None


def _power_jvp(t_x1: Any, t_x2: Any, x1: Any, x2: Any, result: Any) -> Any:
    tangent = 0
    if isinstance(t_x1, Tensor):
        tangent = tangent + _plain(_power_of_base, t_x1, x1, x2)
    if isinstance(t_x2, Tensor):
        tangent = tangent + _plain(_power_of_exponent, t_x2, x1, result)
    return tangent


def _plain(of_cotangent: Any, tangent: Any, *args: Any) -> Any:
    """The derivative itself, from the rule that pulls cotangents back with its conjugate."""
    return conjugate(of_cotangent(conjugate(tangent), *args))


def power_samples(s: Any) -> Any:
    yield s(s.positive(2, 3), s.t(2, 3))
    yield s(s.positive(2, 1), s.t(3))
    yield s(s.t(3), 2)
    yield s(s.positive(3), 0.5)
    yield s(2.0, s.t(3))


pow = define(
    "core::pow(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    rule="pointwise",
    body=real_floating(lambda x1, x2: ir.ops.pow(x1, x2)),
    reference=lambda np, x1, x2: np.power(x1, x2),
    vjp=_power_vjp,
    jvp=_power_jvp,
    batch="pointwise",
    inplace=True,
    dunder=("__pow__",),
    method="pow",
    samples=power_samples,
    errors=binary_errors,
    dtypes="inexact",
    doc="x1 raised to the power x2, element by element.",
)


# ---- the larger and the smaller ----------------------------------------------------------------
def _chosen(g: Any, x1: Any, x2: Any, first: Any) -> Any:
    """g for the operand that was chosen, half of it where both are equal."""
    both = where(x1 == x2, 0.5, 0.0).astype(g.dtype)
    return g * where(first, 1, both), g * where(first, 0, 1 - both)


def _chosen_tangent(t_x1: Any, t_x2: Any, x1: Any, x2: Any, first: Any) -> Any:
    return where(x1 == x2, (t_x1 + t_x2) / 2, where(first, t_x1, t_x2))


maximum = define(
    "core::maximum(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    rule="pointwise",
    body=lambda x1, x2: ir.ops.maximum(x1, x2),
    reference=lambda np, x1, x2: np.maximum(x1, x2),
    vjp=lambda g, x1, x2: _chosen(g, x1, x2, x1 > x2),
    jvp=lambda t_x1, t_x2, x1, x2: _chosen_tangent(t_x1, t_x2, x1, x2, x1 > x2),
    batch="pointwise",
    method="maximum",
    samples=binary_samples,
    errors=binary_errors,
    dtypes="real",
    doc="The larger of x1 and x2, element by element; NaN if either is. Ties share the gradient.",
)

minimum = define(
    "core::minimum(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    rule="pointwise",
    body=lambda x1, x2: ir.ops.minimum(x1, x2),
    reference=lambda np, x1, x2: np.minimum(x1, x2),
    vjp=lambda g, x1, x2: _chosen(g, x1, x2, x1 < x2),
    jvp=lambda t_x1, t_x2, x1, x2: _chosen_tangent(t_x1, t_x2, x1, x2, x1 < x2),
    batch="pointwise",
    method="minimum",
    samples=binary_samples,
    errors=binary_errors,
    dtypes="real",
    doc="The smaller of x1 and x2, element by element; NaN if either is. Ties share the gradient.",
)


# ---- choice ------------------------------------------------------------------------------------
def where_samples(s: Any) -> Any:
    yield s(s.bools(2, 3), s.t(2, 3), s.t(3))
    yield s(s.bools(3), s.t(2, 1), 0.0)
    yield s(s.bools(2), 1.0, 2.0)


def where_errors(s: Any) -> Any:
    yield s.error("DtypeError", s.ints(3, high=2), s.t(3), s.t(3))
    yield s.error("ShapeError", s.bools(2), s.t(3), s.t(3))


where: Any = define(
    "core::where(Tensor condition, Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    rule="select",
    body=lambda condition, x1, x2: ir.ops.where(condition, x1, x2),
    reference=lambda np, condition, x1, x2: np.where(condition, x1, x2),
    vjp=lambda g, condition: (None, where(condition, g, 0), where(condition, 0, g)),
    jvp=lambda t_x1, t_x2, condition: where(condition, t_x1, t_x2),
    batch="pointwise",
    samples=where_samples,
    errors=where_errors,
    dtypes="all",
    doc="""x1 where condition holds, else x2; the three broadcast.

    >>> import core
    >>> core.where(core.asarray([True, False]), 1, 2).tolist()
    [1, 2]
    """,
)


# ---- complex from real -------------------------------------------------------------------------
def _complex_fake(real: Any, imag: Any) -> Any:
    from core.operators.shapes import broadcast_shapes, complex_of, new

    return new(broadcast_shapes(real.shape, imag.shape), complex_of(real.dtype, imag.dtype), real)


complex = define(
    "core::complex(Tensor real, Tensor imag) -> Tensor",
    fake=_complex_fake,
    reference=lambda np, real, imag: real + 1j * imag,
    vjp=lambda g: (g.real, g.imag),
    jvp="linear",
    batch="pointwise",
    samples=lambda s: [s(s.t(2, 3), s.t(2, 3)), s(s.t(2, 1), s.t(3))],
    errors=lambda s: [
        s.error("ShapeError", s.t(2), s.t(3)),
        s.error("DtypeError", s.ints(2), s.ints(2)),
    ],
    dtypes="float",
    doc="The complex numbers real + i imag, from two real tensors that broadcast.",
)

__all__ = ["add", "complex", "divide", "maximum", "minimum", "multiply", "pow", "subtract", "where"]
