"""Reductions over axes: sums, products, means, counts and truth."""

from __future__ import annotations

import builtins
import math
from typing import TYPE_CHECKING, Any

from core import ir
from core.dtype_table import is_float
from core.operators.definition.body_parts import accumulator, split_axes
from core.operators.definition.define import define
from core.operators.definition.reference import numpy_dtype
from core.operators.definition.rowwise import in_two_passes, reduction
from core.operators.elementwise.arithmetic import where
from core.tensors.kinds import conjugate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core._native import Operator, Tensor
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.ir.rows import Row, RowOut
    from core.operators.definition.samples import ErrorSample, Sample, SampleMaker
    from core.type_aliases import Array, Axis, Namespace


def np_axis(axis: Axis) -> int | tuple[int, ...] | None:
    """The axis argument as NumPy takes it."""
    return axis if axis is None or isinstance(axis, int) else tuple(axis)


def spread_over(g: Tensor, x: Tensor, axis: Axis, keepdims: bool) -> Tensor:
    """The gradient of a reduction, broadcast back over the axes that were reduced."""
    if not keepdims:
        g = _expand_dims_at(g, axis, x.ndim)
    return g.broadcast_to(x.shape)


def _expand_dims_at(g: Tensor, axis: Axis, ndim: int) -> Tensor:
    """g with size-1 axes where a reduction of an ndim-dimensional tensor removed them."""
    if axis is None:
        return g.reshape((1,) * ndim)
    axes = (axis,) if isinstance(axis, int) else axis
    shape = list(g.shape)
    for at in sorted(a % builtins.max(ndim, 1) for a in axes):
        shape.insert(at, 1)
    return g.reshape(shape[:ndim] if ndim == 0 else shape)


def count_of(x: Tensor, axis: Axis) -> int:
    """How many elements a reduction over axis joins into one."""
    if axis is None:
        return x.size
    axes = (axis,) if isinstance(axis, int) else axis
    return math.prod(x.shape[a] for a in axes) if x.ndim else 1


def reduction_samples(s: SampleMaker) -> Iterator[Sample]:
    """All axes, one, several, a negative one, none at all; kept and not; rank 0."""
    yield s(s.t(2, 3))
    yield s(s.t(2, 3), axis=1)
    yield s(s.t(2, 3, 4), axis=(0, -1))
    yield s(s.t(2, 3), axis=-2, keepdims=True)
    yield s(s.t(2, 3), keepdims=True)
    yield s(s.t(2, 3), axis=())
    yield s(s.t(3, 2).mT, axis=0)
    yield s(s.t())
    yield s(s.t(), axis=0)
    yield s(s.t(), axis=-1, keepdims=True)


def reduction_errors(s: SampleMaker) -> Iterator[ErrorSample]:
    """An axis that is not there, or twice."""
    yield s.error("IndexRangeError", s.t(2, 3), axis=2)
    yield s.error("IndexRangeError", s.t(), axis=1)
    yield s.error("ShapeError", s.t(2, 3), axis=(0, 0))
    yield s.error("ArgumentError", s.t(2, 3), axis="rows")


def _sum_samples(s: SampleMaker) -> Iterator[Sample]:
    yield from reduction_samples(s)
    yield s(s.t(0, 3), axis=0)
    if not s.is_complex:  # a complex sum has no real dtype
        yield s(s.t(2, 3), dtype="float64")


def _widened(x: Value, dtype: str) -> Value:
    return ir.ops.cast(x, accumulator(dtype))


# ---- sums --------------------------------------------------------------------------------------
sum = define(
    "core::sum(Tensor x, int[]? axis=None, *, dtype? dtype=None, bool keepdims=False) -> Tensor",
    rule="sum",
    body=reduction(_widened, "sum"),
    reference=lambda np, x, axis, *, dtype, keepdims: np.sum(
        x, axis=np_axis(axis), dtype=numpy_dtype(np, dtype), keepdims=keepdims
    ),
    vjp=lambda g, like_x, axis, keepdims: spread_over(g, like_x, axis, keepdims),
    jvp="linear",
    batch="reduction",
    method="sum",
    samples=_sum_samples,
    errors=reduction_errors,
    dtypes="all",
    doc="""The sum over axis: an int, several, or None for all. Small integers are summed as int64.

    >>> import core
    >>> core.sum(core.asarray([[1, 2], [3, 4]]), axis=0).tolist()
    [4, 6]
    """,
)

mean = define(
    "core::mean(Tensor x, int[]? axis=None, *, bool keepdims=False) -> Tensor",
    rule="mean",
    body=reduction(_widened, "sum", lambda total, count: total / ir.ops.cast(count, total.dtype)),
    reference=lambda np, x, axis, *, keepdims: np.mean(x, axis=np_axis(axis), keepdims=keepdims),
    vjp=lambda g, like_x, axis, keepdims: spread_over(
        g / count_of(like_x, axis), like_x, axis, keepdims
    ),
    jvp="linear",
    batch="reduction",
    method="mean",
    samples=reduction_samples,
    errors=reduction_errors,
    dtypes="inexact",
    doc="""The arithmetic mean over axis; integers give the default dtype.

    >>> import core
    >>> core.mean(core.asarray([[1.0, 2.0], [3.0, 4.0]]), axis=1).tolist()
    [1.5, 3.5]
    """,
)


# ---- sums that leave NaN out -------------------------------------------------------------------
def _sprinkled(s: SampleMaker, *shape: int) -> Tensor:
    """Numbers of which some are NaN, if the dtype has it."""
    x = s.t(*shape)
    if not is_float(x.dtype.name):
        return x
    return where(s.ints(*shape, high=3) == 0, float("nan"), x)


def _nan_samples(s: SampleMaker) -> Iterator[Sample]:
    yield from reduction_samples(s)
    yield s(s.t(3, 0), axis=0)
    yield s(_sprinkled(s, 4, 5), axis=1)
    yield s(_sprinkled(s, 3, 4), axis=(0, 1), keepdims=True)


def _numbers(g: Tensor, x: Tensor) -> Tensor:
    """g where x is a number, else 0."""
    return where(x == x, g, 0)


def _number(x: Value, dtype: str) -> Value:
    x = _widened(x, dtype)
    return ir.ops.where(ir.ops.isnan(x), ir.ops.const(0, x.dtype), x)


def _counted(x: Value, dtype: str) -> tuple[Value, Value]:
    """A number and the count 1, or nothing of both."""
    acc_dtype = accumulator(dtype)
    wide = ir.ops.cast(x, acc_dtype)
    acc_dtype = {"complex64": "float32", "complex128": "float64"}.get(acc_dtype, acc_dtype)
    return _number(x, dtype), ir.ops.cast(~ir.ops.isnan(wide), acc_dtype)


nansum = define(
    "core::nansum(Tensor x, int[]? axis=None, *, dtype? dtype=None, bool keepdims=False) -> Tensor",
    rule="sum",
    body=reduction(_number, "sum"),
    reference=lambda np, x, axis, *, dtype, keepdims: np.nansum(
        x, axis=np_axis(axis), dtype=numpy_dtype(np, dtype), keepdims=keepdims
    ),
    vjp=lambda g, x, axis, keepdims: _numbers(spread_over(g, x, axis, keepdims), x),
    jvp=lambda t_x, x, axis, dtype, keepdims: sum(
        _numbers(t_x, x), axis=axis, dtype=dtype, keepdims=keepdims
    ),
    batch="reduction",
    method="nansum",
    samples=_nan_samples,
    errors=reduction_errors,
    dtypes="real",
    doc="""The sum over axis of the elements that are not NaN.

    >>> import core
    >>> core.nansum(core.asarray([1.0, float("nan"), 2.0])).item()
    3.0
    """,
)


def _number_share(g: Tensor, x: Tensor, axis: Sequence[int] | None) -> Tensor:
    """g, divided by how many numbers there are, where x is one."""
    count = (x == x).sum(axis=axis, keepdims=True)
    return _numbers(g / count.astype(g.dtype), x)


def _nanmean_reference(np: Namespace, x: Array, axis: Axis, *, keepdims: bool) -> Array:
    axis, held = np_axis(axis), ~np.isnan(x)
    total = np.sum(np.where(held, x, 0), axis=axis, keepdims=keepdims)
    return total / np.sum(held, axis=axis, keepdims=keepdims)


nanmean = define(
    "core::nanmean(Tensor x, int[]? axis=None, *, bool keepdims=False) -> Tensor",
    rule="mean_real",
    body=reduction(_counted, "sum", lambda total, _: total[0] / total[1]),
    reference=_nanmean_reference,
    vjp=lambda g, x, axis, keepdims: _number_share(spread_over(g, x, axis, keepdims), x, axis),
    jvp=lambda t_x, x, axis, keepdims: _number_share(t_x, x, axis).sum(
        axis=axis, keepdims=keepdims
    ),
    batch="reduction",
    method="nanmean",
    samples=_nan_samples,
    errors=reduction_errors,
    dtypes="float",
    doc="""The mean over axis of the elements that are not NaN; NaN where all are NaN.

    >>> import core
    >>> core.nanmean(core.asarray([1.0, float("nan"), 2.0])).item()
    1.5
    """,
)


# ---- products ----------------------------------------------------------------------------------
def _product_of_others(x: Tensor, axis: Sequence[int] | None) -> Tensor:
    """For each element the product of those that it is multiplied with, zeros and all.

    From both sides by running products: no division, so that a zero is a number like any other.
    """
    if axis is None or x.ndim == 0:
        return _others_along_last(x.reshape((-1,))).reshape(x.shape)
    _, over = split_axes(x.ndim, axis)
    if len(over) == 1:
        return _others_along(x, over[0])
    order = [d for d in range(x.ndim) if d not in over] + over
    moved = x.permute_dims(order)
    flat = moved.reshape((*moved.shape[: x.ndim - len(over)], count_of(x, over)))
    others = _others_along_last(flat).reshape(moved.shape)
    return others.permute_dims([order.index(d) for d in range(x.ndim)])


def _others_along_last(x: Tensor) -> Tensor:
    return _others_along(x, x.ndim - 1)


def _others_along(x: Tensor, axis: int) -> Tensor:
    def before(x: Tensor) -> Tensor:
        return x.cumulative_prod(axis=axis, include_initial=True).slice(axis, None, -1)

    return before(x) * before(x.flip(axis)).flip(axis)


prod = define(
    "core::prod(Tensor x, int[]? axis=None, *, dtype? dtype=None, bool keepdims=False) -> Tensor",
    rule="sum",
    body=reduction(_widened, "prod"),
    reference=lambda np, x, axis, *, dtype, keepdims: np.prod(
        x, axis=np_axis(axis), dtype=numpy_dtype(np, dtype), keepdims=keepdims
    ),
    vjp=lambda g, x, axis, keepdims: (
        spread_over(g, x, axis, keepdims) * conjugate(_product_of_others(x.astype(g.dtype), axis))
    ),
    jvp=lambda t_x, x, axis, keepdims, result: (
        t_x.astype(result.dtype) * _product_of_others(x.astype(result.dtype), axis)
    ).sum(axis=axis, keepdims=keepdims),
    batch="reduction",
    method="prod",
    samples=lambda s: [*_sum_samples(s), s(s.t(3, 4) * (s.ints(3, 4) > 0), axis=1)],
    errors=reduction_errors,
    dtypes="all",
    doc="""The product over axis. Small integers are multiplied as int64; of nothing it is 1.

    >>> import core
    >>> core.prod(core.asarray([[1, 2], [3, 4]]), axis=0).tolist()
    [3, 8]
    """,
)


# ---- sums of exponentials ----------------------------------------------------------------------
def finite_or_zero(top: Value) -> Value:
    """The number subtracted before exp: 0 if the largest value is infinite."""
    zero = ir.ops.const(0, top.dtype)
    return ir.ops.where(ir.ops.absolute(top) == float("inf"), zero, top)


def _largest(b: Builder, out: RowOut, x: Row, axis: Sequence[int] | None, keepdims: bool) -> Value:
    acc_dtype = accumulator(out.dtype)
    return finite_or_zero(b.max(x.sizes, lambda *i: ir.ops.cast(x(*i), acc_dtype)))


def _power_total(
    b: Builder, out: RowOut, x: Row, top: Value, axis: Sequence[int] | None, keepdims: bool
) -> Value:
    acc_dtype = accumulator(out.dtype)
    powers = b.sum(x.sizes, lambda *i: ir.ops.exp(ir.ops.cast(x(*i), acc_dtype) - top))
    return ir.ops.log(powers) + top


def _logsumexp_reference(np: Namespace, x: Array, axis: Axis, keepdims: bool) -> Array:
    return np.logaddexp.reduce(
        np.asarray(x, np.result_type(x, np.float32)), axis=np_axis(axis), keepdims=keepdims
    )


def _exp_share(x: Tensor, result: Tensor, axis: Sequence[int] | None, keepdims: bool) -> Tensor:
    """exp(x - result): how much of the sum each element is; nothing of a sum of nothing."""
    result = where(result == float("-inf"), 0, result)
    return (x - spread_over(result, x, axis, keepdims)).exp()


logsumexp = define(
    "core::logsumexp(Tensor x, int[]? axis=None, bool keepdims=False) -> Tensor",
    rule="mean_real",
    body=in_two_passes(_largest, _power_total, lambda _, out: accumulator(out.dtype)),
    reference=_logsumexp_reference,
    vjp=lambda g, x, result, axis, keepdims: (
        spread_over(g, x, axis, keepdims) * _exp_share(x, result, axis, keepdims)
    ),
    jvp=lambda t_x, x, result, axis, keepdims: (t_x * _exp_share(x, result, axis, keepdims)).sum(
        axis=axis, keepdims=keepdims
    ),
    batch="reduction",
    method="logsumexp",
    samples=lambda s: [*reduction_samples(s), s(s.t(3, 0), axis=0)],
    errors=reduction_errors,
    dtypes="float",
    doc="""The logarithm of the sum of exp(x) over axis, computed so that nothing overflows.

    >>> import core
    >>> core.logsumexp(core.asarray([1000.0, 1000.0])).item()
    1000.693...
    """,
)


# ---- truth -------------------------------------------------------------------------------------
_NO_GRADIENT: dict[str, Any] = {
    "no_vjp": "bool or integer output",
    "no_jvp": "bool or integer output",
}


def _truth_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.bools(2, 3))
    yield s(s.bools(2, 3), axis=1, keepdims=True)
    yield s(s.t(3))
    yield s(s.bools(2, 3, 2), axis=(0, -1))
    yield s(s.bools(0, 3), axis=0)
    yield s(s.bools(), axis=0)
    yield s(s.t(2, 3) * (s.ints(2, 3) > 1), axis=0)


def _truth(name: str, reference: Callable[..., Array], doc: str, example: str) -> Operator:
    return define(
        f"core::{name}(Tensor x, int[]? axis=None, *, bool keepdims=False) -> Tensor",
        rule="any",
        body=reduction(lambda x, dtype: x != 0, "or" if name == "any" else "and"),
        reference=reference,
        batch="reduction",
        method=name,
        samples=_truth_samples,
        errors=reduction_errors,
        dtypes="all",
        doc=f"""Whether {doc} element over axis holds, numbers counting as true unless they are 0.

    >>> import core
    >>> core.{name}(core.asarray([[True, False], [False, False]]), axis=1).tolist()
    {example}
    """,
        **_NO_GRADIENT,
    )


any = _truth(
    "any",
    lambda np, x, axis, *, keepdims: np.any(x, axis=np_axis(axis), keepdims=keepdims),
    "any",
    "[True, False]",
)
all = _truth(
    "all",
    lambda np, x, axis, *, keepdims: np.all(x, axis=np_axis(axis), keepdims=keepdims),
    "every",
    "[False, False]",
)

count_nonzero = define(
    "core::count_nonzero(Tensor x, int[]? axis=None, *, bool keepdims=False) -> Tensor",
    rule="count",
    body=reduction(lambda x, dtype: ir.ops.cast(x != 0, dtype), "sum"),
    reference=lambda np, x, axis, *, keepdims: np.sum(
        x != 0, axis=np_axis(axis), keepdims=keepdims
    ),
    batch="reduction",
    method="count_nonzero",
    samples=_truth_samples,
    errors=reduction_errors,
    dtypes="all",
    doc="""How many elements over axis are not 0, as int64.

    >>> import core
    >>> core.count_nonzero(core.asarray([[0, 1], [2, 3]]), axis=0).tolist()
    [1, 2]
    """,
    **_NO_GRADIENT,
)

__all__ = [
    "all",
    "any",
    "count_nonzero",
    "logsumexp",
    "mean",
    "nanmean",
    "nansum",
    "prod",
    "sum",
]
