"""Softmax along an axis, and its logarithm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import ir
from core.operators.definition.body_parts import accumulator
from core.operators.definition.checks import need_real_floating
from core.operators.definition.define import define
from core.operators.definition.rowwise import rowwise
from core.operators.definition.shapes import new, wrap_row_axis
from core.operators.elementwise.exponential import exp
from core.transforms.batching import leading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from core._native import Tensor
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.ir.rows import Row, RowOut
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Namespace


@rowwise(total=False, passes=2)
def _softmax_body(b: Builder, out: RowOut, x: Row, axis: int) -> Callable[..., Value]:
    if not x.sizes:
        return lambda: ir.ops.where(ir.ops.isnan(x() - x()), x() - x(), 1)
    acc_dtype = accumulator(x.dtype)

    def one(j: Value) -> Value:
        return ir.ops.cast(x(j), acc_dtype)

    top = b.reduce(x.sizes, float("-inf"), one, _larger)
    power = out.keep(acc_dtype, lambda j: ir.ops.exp(one(j) - top))
    scale = 1 / b.sum(x.sizes, power)
    return lambda j: power(j) * scale


def _larger(p: Value, q: Value) -> Value:
    """A NaN need not be found here: it makes the sum one."""
    return ir.ops.where(p > q, p, q)


def _softmax_reference(np: Namespace, x: Array, axis: int) -> Array:
    if np.size(x) == 0:
        return x
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / np.sum(e, axis=axis, keepdims=True)


def _total(t: Tensor, axis: int) -> Tensor:
    return t.sum(axis=axis, keepdims=True) if t.ndim else t


def _softmax_derivative(t: Tensor, result: Tensor, axis: int) -> Tensor:
    """The Jacobian is symmetric: the same for tangents and cotangents."""
    product = t * result
    return product - result * _total(product, axis)


def _fake(name: str) -> Callable[..., Tensor]:
    def fake(x: Tensor, axis: int) -> Tensor:
        need_real_floating(name, x, "its results are fractions that sum to 1, or their logarithms")
        wrap_row_axis(axis, x.ndim)
        return new(x.shape, x.dtype, x)

    return fake


def _samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(2, 3))
    yield s(s.t(2, 3, 4), 1)
    yield s(s.t(3, 2).mT, 0)
    yield s(s.t(3), -1)
    yield s(s.t(0, 3))
    yield s(s.t())


def _errors(s: SampleMaker) -> Iterator[ErrorSample]:
    yield s.error("IndexRangeError", s.t(2, 3), 2)
    yield s.error("DtypeError", s.ints(3))


softmax = define(
    "core::softmax(Tensor x, int axis=-1) -> Tensor",
    fake=_fake("softmax"),
    body=_softmax_body,
    reference=_softmax_reference,
    vjp=lambda g, result, axis: _softmax_derivative(g, result, axis),
    jvp=lambda t_x, result, axis: _softmax_derivative(t_x, result, axis),
    batch=leading("axis"),
    method="softmax",
    samples=_samples,
    errors=_errors,
    dtypes="floating",
    doc="""exp(x) divided by its sum along axis, computed so that nothing overflows.

    >>> import core
    >>> core.softmax(core.asarray([0.0, 0.0])).tolist()
    [0.5, 0.5]
    """,
)


# ---- its logarithm -----------------------------------------------------------------------------
@rowwise(total=False, passes=3)
def _log_softmax_body(b: Builder, out: RowOut, x: Row, axis: int) -> Callable[..., Value]:
    if not x.sizes:
        return lambda: x() - x()
    acc_dtype = accumulator(x.dtype)

    def one(j: Value) -> Value:
        return ir.ops.cast(x(j), acc_dtype)

    top = b.reduce(x.sizes, float("-inf"), one, _larger)
    total = ir.ops.log(b.sum(x.sizes, lambda j: ir.ops.exp(one(j) - top)))
    return lambda j: one(j) - top - total


def _log_softmax_reference(np: Namespace, x: Array, axis: int) -> Array:
    if np.size(x) == 0:
        return x
    centred = x - np.max(x, axis=axis, keepdims=True)
    return centred - np.log(np.sum(np.exp(centred), axis=axis, keepdims=True))


log_softmax = define(
    "core::log_softmax(Tensor x, int axis=-1) -> Tensor",
    fake=_fake("log_softmax"),
    body=_log_softmax_body,
    reference=_log_softmax_reference,
    vjp=lambda g, result, axis: g - exp(result) * _total(g, axis),
    jvp=lambda t_x, result, axis: t_x - _total(exp(result) * t_x, axis),
    batch=leading("axis"),
    method="log_softmax",
    samples=_samples,
    errors=_errors,
    dtypes="floating",
    doc="""The logarithm of softmax, computed so that nothing overflows or vanishes.

    >>> import core
    >>> core.log_softmax(core.asarray([0.0, -1000.0])).tolist()
    [0.0, -1000.0]
    """,
)

softmin = define(
    "core::softmin(Tensor x, int axis=-1) -> Tensor",
    decomposition=lambda x, axis: softmax(-x, axis),
    reference=lambda np, x, axis: _softmax_reference(np, -x, axis),
    samples=_samples,
    errors=_errors,
    dtypes="floating",
    doc="""softmax(-x): the smallest has the largest share.

    >>> import core
    >>> core.softmin(core.asarray([0.0, 1000.0])).tolist()
    [1.0, 0.0]
    """,
)

__all__ = ["log_softmax", "softmax", "softmin"]
