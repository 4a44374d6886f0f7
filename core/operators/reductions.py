"""Reductions over axes, and the cumulative sum."""

import builtins
from typing import Any

from core import ir
from core.autograd.batching import batching_rule, leading, to_front
from core.autograd.binding import invoke
from core.operators.arithmetic import where
from core.operators.bodies import accumulator, along, indices, reduction, split_axes
from core.operators.define import define
from core.operators.reference import numpy_dtype


def _np_axis(axis: Any) -> Any:
    return tuple(axis) if isinstance(axis, list) else axis


def spread_over(g: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    """The gradient of a reduction, broadcast back over the axes that were reduced."""
    if not keepdims:
        g = _expand_dims_at(g, axis, x.ndim)
    return g.broadcast_to(x.shape)


def _expand_dims_at(g: Any, axis: Any, ndim: int) -> Any:
    """g with size-1 axes where a reduction of an ndim-dimensional tensor removed them."""
    if axis is None:
        return g.reshape((1,) * ndim)
    axes = axis if isinstance(axis, (list, tuple)) else (axis,)
    shape = list(g.shape)
    for at in sorted(a % builtins.max(ndim, 1) for a in axes):
        shape.insert(at, 1)
    return g.reshape(shape[:ndim] if ndim == 0 else shape)


def reduction_samples(s: Any) -> Any:
    """All axes, one, several, a negative one, none at all; kept and not; rank 0."""
    yield s(s.t(2, 3))
    yield s(s.t(2, 3), axis=1)
    yield s(s.t(2, 3, 4), axis=(0, -1))
    yield s(s.t(2, 3), axis=-2, keepdims=True)
    yield s(s.t(2, 3), keepdims=True)
    yield s(s.t(2, 3), axis=())
    yield s(s.t(3, 2).mT, axis=0)
    yield s(s.t())


def reduction_errors(s: Any) -> Any:
    """An axis that is not there, or twice."""
    yield s.error("IndexRangeError", s.t(2, 3), axis=2)
    yield s.error("ShapeError", s.t(2, 3), axis=(0, 0))
    yield s.error("ArgumentError", s.t(2, 3), axis="rows")


def sum_samples(s: Any) -> Any:
    yield from reduction_samples(s)
    yield s(s.t(0, 3), axis=0)
    if not s.is_complex:  # a complex sum has no real dtype
        yield s(s.t(2, 3), dtype="float64")


sum = define(
    "core::sum(Tensor x, int[]? axis=None, *, dtype? dtype=None, bool keepdims=False) -> Tensor",
    rule="sum",
    body=reduction(lambda x, dtype: ir.ops.cast(x, accumulator(dtype)), "sum"),
    reference=lambda np, x, axis, *, dtype, keepdims: np.sum(
        x, axis=_np_axis(axis), dtype=numpy_dtype(np, dtype), keepdims=keepdims
    ),
    vjp=lambda g, like_x, axis, keepdims: spread_over(g, like_x, axis, keepdims),
    jvp="linear",
    batch="reduction",
    method="sum",
    samples=sum_samples,
    errors=reduction_errors,
    dtypes="all",
    doc="""The sum over axis: an int, several, or None for all. Small integers are summed as int64.

    >>> import core
    >>> core.sum(core.asarray([[1, 2], [3, 4]]), axis=0).tolist()
    [4, 6]
    """,
)


def count_of(x: Any, axis: Any) -> int:
    """How many elements a reduction over axis joins into one."""
    if axis is None:
        return int(x.size)
    axes = axis if isinstance(axis, (list, tuple)) else (axis,)
    count = 1
    for a in axes:
        count *= x.shape[a] if x.ndim else 1
    return count


mean = define(
    "core::mean(Tensor x, int[]? axis=None, *, bool keepdims=False) -> Tensor",
    rule="mean",
    body=reduction(
        lambda x, dtype: ir.ops.cast(x, accumulator(dtype)),
        "sum",
        lambda total, count: total / ir.ops.cast(count, total.dtype),
    ),
    reference=lambda np, x, axis, *, keepdims: np.mean(x, axis=_np_axis(axis), keepdims=keepdims),
    vjp=lambda g, like_x, axis, keepdims: spread_over(
        g / count_of(like_x, axis), like_x, axis, keepdims
    ),
    jvp="linear",
    batch="reduction",
    method="mean",
    samples=reduction_samples,
    errors=reduction_errors,
    dtypes="inexact",
    doc="The arithmetic mean over axis; integers give float32.",
)


# ---- extremes ----------------------------------------------------------------------------------
def _extreme_weights(x: Any, result: Any, axis: Any, keepdims: Any) -> Any:
    """Where x attains its extreme, the places of one result sharing a weight of 1."""
    result = spread_over(result, x, axis, keepdims)
    hit = where(x == result, 1, 0).astype(x.dtype)
    return hit / hit.sum(axis=axis, keepdims=True)


def _extreme_vjp(g: Any, x: Any, result: Any, axis: Any, keepdims: Any) -> Any:
    return spread_over(g, x, axis, keepdims) * _extreme_weights(x, result, axis, keepdims)


def _extreme_jvp(t_x: Any, x: Any, result: Any, axis: Any, keepdims: Any) -> Any:
    return (t_x * _extreme_weights(x, result, axis, keepdims)).sum(axis=axis, keepdims=keepdims)


def extreme_errors(s: Any) -> Any:
    yield from reduction_errors(s)
    yield s.error("ShapeError", s.t(0, 3), axis=0)


def _extreme(name: str, reference: Any, doc: str) -> Any:
    return define(
        f"core::{name}(Tensor x, int[]? axis=None, *, bool keepdims=False) -> Tensor",
        rule="minmax",
        body=reduction(lambda x, dtype: x, name),
        reference=reference,
        vjp=_extreme_vjp,
        jvp=_extreme_jvp,
        batch="reduction",
        method=name,
        samples=reduction_samples,
        errors=extreme_errors,
        dtypes="real",
        doc=f"The {doc} element over axis; NaN if there is one. Ties share the gradient.",
    )


max = _extreme(
    "max",
    lambda np, x, axis, *, keepdims: np.max(x, axis=_np_axis(axis), keepdims=keepdims),
    "largest",
)
min = _extreme(
    "min",
    lambda np, x, axis, *, keepdims: np.min(x, axis=_np_axis(axis), keepdims=keepdims),
    "smallest",
)


def _before(a: Any, b: Any, largest: bool) -> Any:
    """Whether a comes before b: NaN first, then the larger value, then the smaller position."""
    (x, i), (y, j) = a, b
    beats = (x > y if largest else x < y) | ((x == y) & (i < j))
    if not x.dtype.startswith(("float", "bfloat")):
        return beats
    x_nan, y_nan = ir.ops.isnan(x), ir.ops.isnan(y)
    return (x_nan & (~y_nan | (i < j))) | (~y_nan & beats)


def _arg_body(largest: bool) -> Any:
    def combine(a: Any, b: Any) -> Any:
        first = _before(a, b, largest)
        return tuple(ir.ops.where(first, p, q) for p, q in zip(a, b))

    def body(b: Any, out: Any, x: Any, axis: Any, keepdims: bool) -> None:
        kept, over = split_axes(x.ndim, axis)
        worst = ir.neutral("max" if largest else "min", x.dtype)
        with b.parallel(*(x.shape[d] for d in kept)) as at:
            place = dict(zip(kept, indices(at)))

            def one(*inner: Any) -> Any:
                where = {**place, **dict(zip(over, inner))}
                position = ir.ops.const(0, "index")
                for d, i in zip(over, inner):
                    position = position * x.shape[d] + i
                return x[tuple(where[d] for d in range(x.ndim))], position

            sizes = [x.shape[d] for d in over]
            _, position = b.reduce(sizes, (worst, 2**63 - 1), one, combine)
            target = [place.get(d, 0) for d in range(x.ndim) if keepdims or d in place]
            out[tuple(target)] = ir.ops.cast(position, out.dtype)

    return body


@batching_rule
def _arg_batch(op: Any, args: Any, dims: Any, size: Any) -> Any:
    x, axis, keepdims = to_front(args[0], dims[0], size), args[1], args[2]
    if axis is not None:
        return leading("axis")(op, args, dims, size)
    out = invoke(op, [x.reshape((size, -1)), 1, False])
    return (out.reshape((size, *(1,) * (x.ndim - 1))) if keepdims else out), 0


def _arg_extreme(name: str, reference: Any, doc: str) -> Any:
    return define(
        f"core::{name}(Tensor x, int? axis=None, *, bool keepdims=False) -> Tensor",
        rule="argminmax",
        body=_arg_body(largest=name == "argmax"),
        reference=reference,
        batch=_arg_batch,
        method=name,
        samples=lambda s: [
            s(s.t(2, 3)),
            s(s.t(2, 3), axis=1),
            s(s.t(2, 3), axis=-2, keepdims=True),
            s(s.t(2, 3), keepdims=True),
        ],
        errors=lambda s: [
            s.error("IndexRangeError", s.t(2, 3), axis=2),
            s.error("ShapeError", s.t(0), axis=0),
        ],
        dtypes="real",
        doc=f"The position of the {doc} element along axis, the first of equals, as int64.",
        no_vjp="integer output",
        no_jvp="integer output",
    )


argmax = _arg_extreme(
    "argmax", lambda np, x, axis, *, keepdims: np.argmax(x, axis=axis, keepdims=keepdims), "largest"
)
argmin = _arg_extreme(
    "argmin",
    lambda np, x, axis, *, keepdims: np.argmin(x, axis=axis, keepdims=keepdims),
    "smallest",
)


# ---- truth -------------------------------------------------------------------------------------
def _truth(name: str, reference: Any, doc: str) -> Any:
    return define(
        f"core::{name}(Tensor x, int[]? axis=None, *, bool keepdims=False) -> Tensor",
        rule="any",
        body=reduction(lambda x, dtype: x != 0, "or" if name == "any" else "and"),
        reference=reference,
        batch="reduction",
        method=name,
        samples=lambda s: [s(s.bools(2, 3)), s(s.bools(2, 3), axis=1, keepdims=True), s(s.t(3))],
        errors=reduction_errors,
        doc=f"Whether {doc} element over axis holds, numbers counting as true unless they are 0.",
        no_vjp="bool output",
        no_jvp="bool output",
    )


any = _truth(
    "any", lambda np, x, axis, *, keepdims: np.any(x, axis=_np_axis(axis), keepdims=keepdims), "any"
)
all = _truth(
    "all",
    lambda np, x, axis, *, keepdims: np.all(x, axis=_np_axis(axis), keepdims=keepdims),
    "every",
)


# ---- scan --------------------------------------------------------------------------------------
def _scan_vjp(g: Any, axis: Any) -> Any:
    axis = 0 if axis is None else axis
    return g.flip(axis).cumulative_sum(axis=axis).flip(axis) if g.ndim else g


def _scan_body(b: Any, out: Any, x: Any, *, axis: Any, dtype: Any) -> None:
    if x.ndim == 0:
        with b.parallel():
            out[()] = ir.ops.cast(x[()], out.dtype)
        return
    others, size, place = along(x, 0 if axis is None else axis)
    kept = accumulator(out.dtype)
    with b.parallel(*others) as at:

        def store(j: Any, total: Any) -> None:
            out[place(at, j)] = ir.ops.cast(total, out.dtype)

        b.scan(size, None, lambda j: ir.ops.cast(x[place(at, j)], kept), "sum", store)


@batching_rule
def _scan_batch(op: Any, args: Any, dims: Any, size: Any) -> Any:
    x, axis, dtype = args
    axis = 0 if axis is None else axis
    return leading("axis")(op, [x, axis, dtype], dims, size)


cumulative_sum = define(
    "core::cumulative_sum(Tensor x, *, int? axis=None, dtype? dtype=None) -> Tensor",
    rule="scan",
    body=_scan_body,
    reference=lambda np, x, *, axis, dtype: np.cumsum(
        x, axis=axis, dtype=numpy_dtype(np, dtype)
    ).reshape(np.shape(x)),
    vjp=_scan_vjp,
    jvp="linear",
    batch=_scan_batch,
    method="cumulative_sum",
    samples=lambda s: [
        s(s.t(4)),
        s(s.t(2, 3), axis=1),
        s(s.t(2, 3), axis=-2),
        s(s.t(0, 3), axis=0),
        s(s.t(3, 2).mT, axis=0),
        *([] if s.is_complex else [s(s.t(3), dtype="float64")]),
    ],
    errors=lambda s: [
        s.error("IndexRangeError", s.t(2, 3), axis=2),
        s.error("ShapeError", s.t(2, 3)),
    ],
    dtypes="all",
    doc="""The running sum along axis, which may be left out for one dimension.

    >>> import core
    >>> core.cumulative_sum(core.asarray([1, 2, 3])).tolist()
    [1, 3, 6]
    """,
)

__all__ = ["all", "any", "argmax", "argmin", "cumulative_sum", "max", "mean", "min", "sum"]
