"""Arithmetic on two operands: pointwise, broadcasting, promoting."""

from __future__ import annotations

import cmath
import math
from typing import TYPE_CHECKING, Any

from core import ir
from core._native import Tensor
from core.dtype_table import is_integer, is_unsigned
from core.operators.definition.define import define
from core.operators.elementwise.families import binary_errors, binary_samples, example, repeated
from core.tensors.kinds import conjugate, is_complex

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core.ir.function import Value
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Gradients, Namespace, Operand, Scalar

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
    rule="pointwise_numeric",
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
    doc=example(
        "The difference x1 - x2, element by element; not defined for bool.",
        "core.subtract(core.asarray([1, 2]), 3).tolist()",
        "[-2, -1]",
    ),
)

multiply = define(
    "core::multiply(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    rule="pointwise",
    body=lambda x1, x2: x1 * x2,
    reference=lambda np, x1, x2: np.multiply(x1, x2),
    vjp=lambda g, x1, x2: (g * conjugate(x2), g * conjugate(x1)),
    saved_for={"x1": "x2", "x2": "x1"},
    jvp=lambda t_x1, t_x2, x1, x2: t_x1 * x2 + x1 * t_x2,
    batch="pointwise",
    inplace=True,
    dunder=("__mul__",),
    method="multiply",
    samples=binary_samples,
    errors=binary_errors,
    dtypes="all",
    doc=example(
        "The product x1 * x2, element by element.",
        "core.multiply(core.asarray([1, 2]), 3).tolist()",
        "[3, 6]",
    ),
)


def divide_samples(s: SampleMaker) -> Iterator[Sample]:
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
    saved_for={"result": "x2"},
    jvp=lambda t_x1, t_x2, x2, result: (t_x1 - result * t_x2) / x2,
    batch="pointwise",
    inplace=True,
    dunder=("__truediv__",),
    method="divide",
    samples=divide_samples,
    errors=binary_errors,
    dtypes="inexact",
    doc=example(
        "The quotient x1 / x2, element by element; integers give the default dtype.",
        "core.divide(core.asarray([1, 3]), 2).tolist()",
        "[0.5, 1.5]",
    ),
)


def _power_of_base(g: Tensor, x1: Tensor, x2: Operand) -> Tensor:
    """g * x2 * x1**(x2 - 1), zero where the exponent is zero."""
    if not isinstance(x2, Tensor):
        return g * 0 if x2 == 0 else g * conjugate(x2 * x1 ** (x2 - 1))
    zero = x2 == 0
    return g * where(zero, 0, conjugate(x2 * x1 ** where(zero, 1, x2 - 1)))


def _power_of_exponent(g: Tensor, x1: Operand, x2: Tensor, result: Tensor) -> Tensor:
    """g * result * log(x1); zero where the base is zero, and the exponent a number from 0 on."""
    if not isinstance(x1, Tensor):
        slope = result * _number_log(x1, result)
        return g * (conjugate(slope) if x1 else where(_is_not_negative(x2), 0, conjugate(slope)))
    base = x1 if x1.dtype == result.dtype else x1.astype(result.dtype)  # complex for its logarithm
    flat = (x1 == 0) & _is_not_negative(x2)
    return g * where(flat, 0, conjugate(result * where(flat, 1, base).log()))


def _is_not_negative(x: Tensor) -> Tensor:
    return (x.real >= 0) & (x.imag == 0) if is_complex(x) else x >= 0


def _number_log(x: Scalar, result: Tensor) -> complex:
    """The logarithm of a number as a tensor of the result's dtype gives it."""
    if x == 0:
        return -math.inf
    if isinstance(x, complex) or is_complex(result):
        return cmath.log(x)
    if not x > 0:
        return math.nan
    of_symbol = getattr(x, "log", None)  # of a number that a graph is given
    return math.log(x) if of_symbol is None else of_symbol()


def _power_vjp(
    g: Tensor, x1: Operand, x2: Operand, result: Tensor, needs: tuple[bool, ...]
) -> Gradients:
    base = exponent = None
    if needs[0] and isinstance(x1, Tensor):
        base = _power_of_base(g, x1, x2)
    if needs[1] and isinstance(x2, Tensor):
        exponent = _power_of_exponent(g, x1, x2, result)
    return base, exponent


def _power_jvp(t_x1: Operand, t_x2: Operand, x1: Operand, x2: Operand, result: Tensor) -> Operand:
    tangent: Operand = 0
    if isinstance(t_x1, Tensor):
        tangent = tangent + _plain(_power_of_base, t_x1, x1, x2)
    if isinstance(t_x2, Tensor):
        tangent = tangent + _plain(_power_of_exponent, t_x2, x1, x2, result)
    return tangent


def _plain(of_cotangent: Callable[..., Tensor], tangent: Tensor, *args: Operand) -> Operand:
    """The derivative itself, from the rule that pulls cotangents back with its conjugate."""
    return conjugate(of_cotangent(conjugate(tangent), *args))


def power_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.positive(2, 3), s.t(2, 3))
    yield s(s.positive(2, 1), s.t(3))
    yield s(s.t(3), 2)
    yield s(s.positive(3), 0.5)
    yield s(2.0, s.t(3))


def _whole_power(x1: Value, x2: Value) -> Value:
    """By squaring; a negative power of an integer is 0, except of 1 (1) and of -1 (1 or -1)."""
    bits = int(x2.dtype.lstrip("uint"))
    steps = ir.ops.const(bits, "index")
    if bits > 8:  # a small exponent takes few steps
        steps = ir.ops.where(x2 < 256, ir.ops.const(8, "index"), steps)
    one = ir.ops.const(1, x1.dtype)

    def step(total: Value, base: Value, left: Value) -> tuple[Value, ...]:
        return ir.ops.where((left & 1) != 0, total * base, total), base * base, left >> 1

    total = repeated(steps, (one, x1, x2), step)[0]
    if is_unsigned(x2.dtype):
        return total
    odd = ir.ops.where((x2 & 1) != 0, x1, 1)
    unit = ir.ops.where((x1 == 1) | (x1 == -1), odd, 0)
    return ir.ops.where(x2 < 0, unit, total)


def _pow_body(x1: Value, x2: Value) -> Value:
    whole = is_integer(x1.dtype)
    return _whole_power(x1, x2) if whole else ir.ops.pow(x1, x2)


def _pow_reference(np: Namespace, x1: Array | Scalar, x2: Array | Scalar) -> Array:
    kinds = np.result_type(x1, x2).kind
    if kinds not in "iu" or not np.any(np.less(x2, 0)):
        return np.power(x1, x2)
    unit = np.where(np.abs(x1) == 1, np.where(np.bitwise_and(x2, 1), x1, 1), 0)
    return np.where(np.less(x2, 0), unit, np.power(x1, np.maximum(x2, 0)))


pow = define(
    "core::pow(Tensor|Scalar x1, Tensor|Scalar x2) -> Tensor",
    rule="power",
    body=_pow_body,
    reference=_pow_reference,
    vjp=_power_vjp,
    saved_for={"result": "x2"},
    jvp=_power_jvp,
    batch="pointwise",
    inplace=True,
    dunder=("__pow__",),
    method="pow",
    samples=power_samples,
    errors=lambda s: [*binary_errors(s), s.error("RangeError", s.ints(2), -1)],
    dtypes="inexact",
    doc="""x1 raised to the power x2, element by element.

    A negative number is no power of integers. Where a tensor of integers holds one, the result is
    0 there, except for the bases 1 and -1: looking for them first would cost as much as the power.

    >>> import core
    >>> core.pow(core.asarray([2, 3]), 2).tolist()
    [4, 9]
    """,
)


# ---- choice ------------------------------------------------------------------------------------
def where_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.bools(2, 3), s.t(2, 3), s.t(3))
    yield s(s.bools(3), s.t(2, 1), 0.0)
    yield s(s.bools(2), 1.0, 2.0)


def where_errors(s: SampleMaker) -> Iterator[ErrorSample]:
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


__all__ = ["add", "divide", "multiply", "pow", "subtract", "where"]
