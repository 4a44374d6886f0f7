"""Variances, standard deviations, covariances, correlations and quantiles."""

from __future__ import annotations

import builtins
import math
from typing import TYPE_CHECKING, Any

from core import ir
from core._native import Tensor, default_dtype
from core.dtype_table import is_complex
from core.errors import DtypeError, ShapeError
from core.operators.definition.body_parts import accumulator, product
from core.operators.definition.checks import need_choice, need_range, need_real_floating
from core.operators.definition.define import define
from core.operators.definition.rowwise import in_two_passes
from core.operators.definition.shapes import wrap_row_axis
from core.operators.elementwise.arithmetic import where
from core.operators.indexing.sorting import sort_with_indices
from core.operators.linalg.support import adjoint
from core.operators.reduction.reductions import (
    count_of,
    np_axis,
    reduction_errors,
    reduction_samples,
    spread_over,
)
from core.operators.shape.creation import full
from core.tensors.kinds import conjugate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core._native import Operator
    from core.bodies.definition import Body
    from core.ir.builder import Builder
    from core.ir.function import Value
    from core.ir.rows import Row
    from core.operators.definition.rowwise import Buffers, RowOuts
    from core.operators.definition.samples import Sample, SampleMaker
    from core.type_aliases import Array, Axis, Namespace


# ---- variance ----------------------------------------------------------------------------------
def _moments_body(root: bool, both: bool) -> Body:
    """The mean, then the mean square of deviations from it: nothing cancels."""

    def dtypes(x: str, out: Buffers | RowOuts) -> tuple[str, str]:
        """The dtype of the sum of squares, and of the elements."""
        acc_dtype = accumulator((out[0] if isinstance(out, tuple) else out).dtype)
        return acc_dtype, x if is_complex(x) else acc_dtype

    def mean(
        b: Builder, out: RowOuts, x: Row, axis: Sequence[int] | None = None, **_: Any
    ) -> Value:
        part, whole = dtypes(x.dtype, out)
        count = ir.ops.cast(product(x.sizes), part)
        total = b.sum(x.sizes, lambda *i: ir.ops.cast(x(*i), whole))
        return total / ir.ops.cast(count, whole)

    def deviations(
        b: Builder,
        out: RowOuts,
        x: Row,
        mean: Value,
        axis: Sequence[int] | None = None,
        *,
        correction: float,
        **_: Any,
    ) -> tuple[Value, ...] | Value:
        part, whole = dtypes(x.dtype, out)

        def square(*i: Value) -> Value:
            d = ir.ops.cast(x(*i), whole) - mean
            if whole == part:
                return d * d
            re, im = ir.ops.real(d), ir.ops.imag(d)
            return re * re + im * im

        free = ir.ops.maximum(ir.ops.cast(product(x.sizes), part) - correction, 0)
        result = b.sum(x.sizes, square) / free
        result = ir.ops.sqrt(result) if root else result
        return (result, mean) if both else result

    return in_two_passes(mean, deviations, lambda x, out: dtypes(x, out)[1])


def _moments_reference(name: str, both: bool) -> Callable[..., Array | tuple[Array, Array]]:
    def reference(
        np: Namespace, x: Array, axis: Axis, *, correction: float, keepdims: bool
    ) -> Array | tuple[Array, Array]:
        options = {"axis": np_axis(axis), "keepdims": keepdims}
        spread = getattr(np, name)(x, ddof=correction, **options)
        return (spread, np.mean(x, **options)) if both else spread

    return reference


def _over_free(value: Tensor, x: Tensor, axis: Sequence[int] | None, correction: float) -> Tensor:
    """value, divided by the degrees of freedom."""
    free = builtins.max(count_of(x, axis) - correction, 0)
    return value * (1 / free if free else math.inf)


def _halved_by(g: Tensor, deviation: Tensor) -> Tensor:
    """g / (2 deviation); where all elements are equal the gradient is taken to be 0."""
    still = deviation == 0
    return where(still, 0, g / where(still, 1, 2 * deviation))


def _spread_pull(
    g: Tensor,
    spread: Tensor,
    x: Tensor,
    root: bool,
    axis: Sequence[int] | None,
    correction: float,
    keep: bool,
) -> Tensor:
    g = _halved_by(g, spread) if root else g
    centred = x - x.mean(axis=axis, keepdims=True)
    return _over_free(2 * spread_over(g, x, axis, keep) * centred, x, axis, correction)


def _spread_push(
    t_x: Tensor,
    spread: Tensor,
    x: Tensor,
    root: bool,
    axis: Sequence[int] | None,
    correction: float,
    keep: bool,
) -> Tensor:
    centred = x - x.mean(axis=axis, keepdims=True)
    along = t_x * conjugate(centred)
    along = along.real if along.dtype.kind == "complex floating" else along
    t = _over_free(2 * along.sum(axis=axis, keepdims=keep), x, axis, correction)
    return _halved_by(t, spread) if root else t


def _spread_rules(root: bool) -> tuple[Callable[..., Any], Callable[..., Any]]:
    def vjp(
        g: Tensor,
        x: Tensor,
        result: Tensor,
        axis: Sequence[int] | None,
        correction: float,
        keepdims: bool,
    ) -> Tensor:
        return _spread_pull(g, result, x, root, axis, correction, keepdims)

    def jvp(
        t_x: Tensor,
        x: Tensor,
        result: Tensor,
        axis: Sequence[int] | None,
        correction: float,
        keepdims: bool,
    ) -> Tensor:
        return _spread_push(t_x, result, x, root, axis, correction, keepdims)

    return vjp, jvp


def _pair_rules(root: bool) -> tuple[Callable[..., Any], Callable[..., Any]]:
    def vjp(
        g: tuple[Tensor, ...],
        x: Tensor,
        results: tuple[Tensor, ...],
        axis: Sequence[int] | None,
        correction: float,
        keepdims: bool,
    ) -> Tensor:
        to_mean = spread_over(g[1] / count_of(x, axis), x, axis, keepdims)
        return to_mean + _spread_pull(g[0], results[0], x, root, axis, correction, keepdims)

    def jvp(
        t_x: Tensor,
        x: Tensor,
        results: tuple[Tensor, ...],
        axis: Sequence[int] | None,
        correction: float,
        keepdims: bool,
    ) -> tuple[Tensor, Tensor]:
        spread = _spread_push(t_x, results[0], x, root, axis, correction, keepdims)
        return spread, t_x.mean(axis=axis, keepdims=keepdims)

    return vjp, jvp


def _spread_samples(s: SampleMaker) -> Iterator[Sample]:
    yield from reduction_samples(s)
    yield s(s.t(2, 3), axis=1, correction=1)
    yield s(s.t(4, 2, 2), axis=(0, 1), correction=0.5, keepdims=True)


def _spread(name: str, both: bool, doc: str, example: str) -> Operator:
    root = name.startswith("std")
    vjp, jvp = _pair_rules(root) if both else _spread_rules(root)
    returns = f"(Tensor {name[:3]}, Tensor mean)" if both else "Tensor"
    correction = "1.0" if both else "0.0"
    return define(
        f"core::{name}(Tensor x, int[]? axis=None, *, float correction={correction},"
        f" bool keepdims=False) -> {returns}",
        rule="variance",
        body=_moments_body(root, both),
        reference=_moments_reference(name[:3], both),
        vjp=vjp,
        jvp=jvp,
        batch="reduction",
        method=None if both else name,
        samples=_spread_samples,
        errors=reduction_errors,
        dtypes="inexact",
        doc=f"""{doc}

    The sum of squares of deviations from the mean is divided by the number of elements less
    `correction`. Integers give the default dtype. Where all elements are equal, gradients are 0.

    >>> import core
    >>> {example}
    """,
    )


var = _spread(
    "var",
    False,
    "The variance over axis.",
    "core.var(core.asarray([1.0, 3.0])).item(), core.var(core.asarray([1.0, 3.0]), correction=1)"
    ".item()\n    (1.0, 2.0)",
)
std = _spread(
    "std",
    False,
    "The standard deviation over axis.",
    "core.std(core.asarray([[1.0, 3.0], [2.0, 2.0]]), axis=1).tolist()\n    [1.0, 0.0]",
)
var_mean = _spread(
    "var_mean",
    True,
    "The variance and the mean over axis; correction is 1 if not given.",
    "[t.item() for t in core.var_mean(core.asarray([1.0, 3.0]))]\n    [2.0, 2.0]",
)
std_mean = _spread(
    "std_mean",
    True,
    "The standard deviation and the mean over axis; correction is 1 if not given.",
    "[t.item() for t in core.std_mean(core.asarray([1.0, 3.0]), correction=0)]\n    [1.0, 2.0]",
)


# ---- covariance --------------------------------------------------------------------------------
def _check_variables(x: Tensor, name: str) -> None:
    if x.ndim <= 2 and x.dtype.kind != "bool":
        return
    raise (DtypeError if x.ndim <= 2 else ShapeError)(
        what=f"{name} of {x.dtype}{x.shape}",
        why="each row is a variable, and each column an observation of all",
        exists="numbers, of two dimensions, or one for a single variable",
        fix="reshape or cast it",
    )


def _observation_weights(x: Tensor, weights: Tensor, name: str) -> Tensor:
    """Weights of observations in the dtype of x."""
    if weights.shape == x.shape[1:]:
        return weights.astype(x.dtype)
    raise ShapeError(
        what=f"cov's {name} has shape {weights.shape}",
        why=f"it weighs {x.shape[1]} observations",
        exists=f"shape {x.shape[1:]}",
        fix="pass one weight for each column",
    )


def _cov(
    x: Tensor, *, correction: float, fweights: Tensor | None, aweights: Tensor | None
) -> Tensor:
    _check_variables(x, "cov")
    if x.dtype.kind not in ("real floating", "complex floating"):
        x = x.astype(default_dtype())
    x = x.reshape((1, -1)) if x.ndim < 2 else x
    weights = [
        _observation_weights(x, weight, name)
        for name, weight in (("fweights", fweights), ("aweights", aweights))
        if weight is not None
    ]
    if not weights:
        centred = x - x.mean(axis=1, keepdims=True)
        weighted, free = centred, builtins.max(x.shape[1] - correction, 0)
    else:
        w = weights[0] if len(weights) == 1 else weights[0] * weights[1]
        total = w.sum()
        centred = x - (x * w).sum(axis=1, keepdims=True) / total
        lost = total if aweights is None else (w * weights[-1]).sum()
        left = total - correction * (1 if aweights is None else lost / total)
        below = left.real < 0 if x.dtype.kind == "complex floating" else left < 0
        weighted, free = centred * w, where(below, 0, left)
    result = weighted.matmul(adjoint(centred)) / free
    return result.reshape(()) if x.shape[0] == 1 else result


def _cov_reference(
    np: Namespace, x: Array, *, correction: float, fweights: Array | None, aweights: Array | None
) -> Array:
    return np.cov(x, ddof=correction, fweights=fweights, aweights=aweights)


cov = define(
    "core::cov(Tensor x, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None)"
    " -> Tensor",
    decomposition=_cov,
    reference=_cov_reference,
    samples=lambda s: [
        s(s.t(3, 5)),
        s(s.t(6)),
        s(s.t(2, 4), correction=0),
        s(s.t(2, 4), fweights=s.ints(4, high=3) + 1),
        s(s.t(2, 4), aweights=s.positive(4)),
        s(s.t(2, 4), fweights=s.ints(4, high=3) + 1, aweights=s.positive(4)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(2, 2, 2)),
        s.error("ShapeError", s.t(2, 3), fweights=s.ints(2)),
        s.error("DtypeError", s.bools(2, 3)),
    ],
    dtypes="float",
    method="cov",
    doc="""The covariance matrix of variables, the rows of x, over observations, its columns.

    fweights: how often each observation counts; aweights: how much. One row gives a number.

    >>> import core
    >>> core.cov(core.asarray([[0.0, 1.0, 2.0], [2.0, 1.0, 0.0]])).tolist()
    [[1.0, -1.0], [-1.0, 1.0]]
    """,
)


def _corrcoef(x: Tensor) -> Tensor:
    _check_variables(x, "corrcoef")
    c = cov(x)
    if c.ndim == 0:
        return c / c
    variance = c.reshape((-1,)).slice(0, None, None, c.shape[0] + 1)
    variance = variance.real if c.dtype.kind == "complex floating" else variance
    deviation = variance.sqrt()
    return c / deviation.expand_dims(1) / deviation.expand_dims(0)


corrcoef = define(
    "core::corrcoef(Tensor x) -> Tensor",
    decomposition=_corrcoef,
    reference=lambda np, x: np.corrcoef(x),
    samples=lambda s: [s(s.t(3, 5)), s(s.t(2, 4)), s(s.t(6))],
    errors=lambda s: [s.error("ShapeError", s.t(2, 2, 2)), s.error("DtypeError", s.bools(2, 3))],
    dtypes="float",
    method="corrcoef",
    doc="""The correlations (Pearson) of variables, the rows of x, over observations, its columns.

    >>> import core
    >>> x = core.asarray([[0.0, 1.0, 2.0], [2.0, 1.0, 0.0]], dtype=core.float64)
    >>> core.corrcoef(x).tolist()
    [[1.0, -1.0], [-1.0, 1.0]]
    """,
)


# ---- quantiles ---------------------------------------------------------------------------------
_INTERPOLATIONS = ("linear", "lower", "higher", "midpoint", "nearest")


def _check_quantile(x: Tensor, q: Tensor | float, axis: int | None, interpolation: str) -> None:
    need_real_floating("quantile", x, "it is interpolated between elements")
    need_choice(
        "quantile",
        "interpolation",
        interpolation,
        _INTERPOLATIONS,
        "it chooses the value between two elements",
    )
    if isinstance(q, Tensor) and q.ndim > 1:
        raise ShapeError(
            what=f"quantile was given q of shape {q.shape}",
            why="each q makes an entry of the result's first axis",
            exists="a number, or a tensor of at most one dimension",
            fix="reshape q",
        )
    need_range("quantile", "q", q, 0, 1, "it is the share of elements that are smaller")
    if (x.shape[axis] if axis is not None and x.ndim else x.size) == 0:
        raise ShapeError(
            what=f"quantile of no elements, of a tensor of shape {x.shape}",
            why="there is nothing to take it from",
            exists="axes of size 1 or more",
            fix="reduce another axis, or test for an empty tensor first",
        )


def _at_rank(values: Tensor, rank: Tensor, interpolation: str) -> Tensor:
    """Elements of sorted rows, the last axis, at fractional positions, float64."""
    below = rank.astype("int64")
    part = rank - below.astype("float64")
    above = below + (part > 0).astype("int64")
    if interpolation == "nearest":  # halves to the even position
        odd = below != 2 * (rank * 0.5).astype("int64")
        up = where(part == 0.5, odd, part > 0.5)
        return values.take_along_axis(where(up, above, below), -1)
    low, high = values.take_along_axis(below, -1), values.take_along_axis(above, -1)
    if interpolation in ("lower", "higher"):
        return low if interpolation == "lower" else high
    weight = 0.5 * (part > 0) if interpolation == "midpoint" else part
    return where(low == high, low, low + (high - low) * weight.astype(values.dtype))


def _quantile(
    x: Tensor,
    q: Tensor | float,
    axis: int | None,
    keepdims: bool,
    interpolation: str,
    skip_nan: bool,
) -> Tensor:
    ndim = x.ndim
    if axis is not None:
        wrap_row_axis(axis, ndim)
    _check_quantile(x, q, axis, interpolation)
    rows = x.reshape((-1,)) if axis is None or ndim == 0 else x.moveaxis(axis, -1)
    values, _ = sort_with_indices(rows, axis=-1)
    shares: Tensor = q if isinstance(q, Tensor) else full((), q, dtype="float64", device=x.device)
    numbers = (values == values).astype("int64").sum(axis=-1, keepdims=True)
    last = numbers - 1 if skip_nan else numbers * 0 + (rows.shape[-1] - 1)
    last = where(last < 0, 0, last).astype("float64")
    result = _at_rank(values, last * shares.reshape((-1,)).astype("float64"), interpolation)
    if not skip_nan:
        result = where(numbers == rows.shape[-1], result, float("nan"))
    return _placed(result, ndim, axis, keepdims, shares.ndim > 0)


def _placed(result: Tensor, ndim: int, axis: int | None, keepdims: bool, several: bool) -> Tensor:
    """The quantiles' axis first, if there are several, and reduced axes kept as size 1."""
    rank = result.ndim
    result = result.permute_dims([rank - 1, *range(rank - 1)])
    if keepdims and axis is None:
        result = result.reshape((result.shape[0], *(1,) * ndim))
    elif keepdims and axis is not None and ndim:
        result = result.expand_dims(axis % ndim + 1)
    return result if several else result.select(0, 0)


def _quantile_reference(name: str) -> Callable[..., Array]:
    def reference(
        np: Namespace,
        x: Array,
        q: Array | float,
        axis: int | None,
        keepdims: bool,
        *,
        interpolation: str,
    ) -> Array:
        axis = axis if np.ndim(x) else None
        return getattr(np, name)(
            x, np.asarray(q, np.float64), axis=axis, keepdims=keepdims, method=interpolation
        )

    return reference


def _quantile_samples(s: SampleMaker) -> Iterator[Sample]:
    yield s(s.t(7), 0.3)
    yield s(s.t(3, 4), 0.5, axis=1, keepdims=True)
    yield s(s.t(3, 4), s.t(2, low=0.1, high=0.9, dtype="float64"), axis=0)
    yield s(s.t(3, 4), s.t(3, low=0.1, high=0.9, dtype="float64"), keepdims=True)
    for interpolation in ("lower", "higher", "midpoint", "nearest"):
        yield s(s.t(2, 6), 0.37, axis=-1, interpolation=interpolation)
    yield s(s.t(), 0.5)
    yield s(s.t(), s.t(2, low=0.1, high=0.9, dtype="float64"), axis=0)


def _quantile_op(name: str, skip_nan: bool, doc: str) -> Operator:
    def decomposition(
        x: Tensor, q: Tensor | float, axis: int | None, keepdims: bool, *, interpolation: str
    ) -> Tensor:
        return _quantile(x, q, axis, keepdims, interpolation, skip_nan)

    return define(
        f"core::{name}(Tensor x, Tensor|Scalar q, int? axis=None, bool keepdims=False, *,"
        ' str interpolation="linear") -> Tensor',
        decomposition=decomposition,
        reference=_quantile_reference(name),
        method=name,
        samples=_quantile_samples,
        errors=lambda s: [
            s.error("DtypeError", s.ints(3), 0.5),
            s.error("RangeError", s.t(3), 1.5),
            s.error("RangeError", s.t(3), 2),
            s.error("RangeError", s.t(3), s.t(2) - 3),
            s.error("ArgumentError", s.t(3), 0.5, interpolation="cubic"),
            s.error("ShapeError", s.t(0), 0.5),
            s.error("ShapeError", s.t(3), s.t(1, 2)),
            s.error("IndexRangeError", s.t(3), 0.5, axis=1),
        ],
        dtypes="float",
        doc=f"""{doc}

    q: a number from 0 to 1, or a tensor of them, whose axis is the first of the result.
    interpolation: the value between two elements: "linear", "lower", "higher", "midpoint" or
    "nearest".

    >>> import core
    >>> core.{name}(core.asarray([1.0, 2.0, 4.0]), 0.75).item()
    3.0
    """,
    )


quantile = _quantile_op(
    "quantile", False, "The value that a share q of the elements along axis is below; NaN with NaN."
)
nanquantile = _quantile_op(
    "nanquantile", True, "The quantile q along axis of the elements that are not NaN."
)

__all__ = [
    "corrcoef",
    "cov",
    "nanquantile",
    "quantile",
    "std",
    "std_mean",
    "var",
    "var_mean",
]
