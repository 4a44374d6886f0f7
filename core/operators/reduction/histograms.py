"""Counting: how often each integer occurs, and how many numbers lie in each interval."""

from __future__ import annotations

import math
import sys
from typing import TYPE_CHECKING, Any, NoReturn

from core._native import Tensor, default_dtype
from core._native import bool as bool_
from core.errors import ArgumentError, DataDependentError, DtypeError, RangeError, ShapeError
from core.operators.definition.checks import need_range
from core.operators.definition.define import define
from core.operators.definition.shapes import as_int
from core.operators.elementwise.arithmetic import where
from core.operators.indexing.searching import searchsorted
from core.operators.shape.creation import arange, full

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.operators.definition.samples import SampleMaker
    from core.type_aliases import Array, Namespace

_FINITE = (-sys.float_info.max, sys.float_info.max)
_INTEGER: dict[str, Any] = {"no_vjp": "counts are steps", "no_jvp": "counts are steps"}


def _check_weights(name: str, x: Tensor, weights: Tensor | None) -> None:
    if weights is not None and weights.shape != x.shape:
        raise ShapeError(
            what=f"{name} was given weights of shape {weights.shape} for shape {x.shape}",
            why="each element has one weight",
            exists=f"shape {x.shape}",
            fix="broadcast the weights first",
        )


# ---- of integers -------------------------------------------------------------------------------
def _bincount_fake(x: Tensor, weights: Tensor | None, minlength: int) -> NoReturn:
    _check_bincount(x, weights, minlength)
    raise DataDependentError(
        what="the size of core::bincount's result is not known beforehand",
        why="it is the largest element plus 1, which is known only after it has run",
        exists="core.ops.core.scatter_reduce, which counts into a tensor of known size",
        fix="scatter ones: core.zeros(n).scatter_reduce(0, x, core.ones(x.shape), 'sum')",
    )


def _check_bincount(x: Tensor, weights: Tensor | None, minlength: int) -> None:
    if x.ndim != 1 or "integer" not in x.dtype.kind:
        raise (DtypeError if x.ndim == 1 else ShapeError)(
            what=f"bincount of {x.dtype}{x.shape}",
            why="each element is the number of a bin",
            exists="integers of one dimension",
            fix="reshape or cast it",
        )
    if minlength < 0:
        raise ArgumentError(
            what=f"bincount was given minlength={minlength}",
            why="it is the least size of the result",
            exists="0, 1, 2, ...",
            fix="pass a number that is not negative",
        )
    _check_weights("bincount", x, weights)


def _bincount(x: Tensor, weights: Tensor | None, minlength: int) -> Tensor:
    _check_bincount(x, weights, minlength)
    if weights is None:
        weights = full(x.shape, 1, dtype="int64", device=x.device)
    elif weights.dtype.kind != "real floating":
        weights = weights.astype("float64")
    if x.size == 0:
        return full((minlength,), 0, dtype=weights.dtype, device=x.device)
    low, high = int(x.min()), int(x.max())
    if low < 0:
        raise RangeError(
            what=f"bincount met the number {low}",
            why="each element is the number of a bin, and bins count from 0",
            exists="integers that are not negative",
            fix="shift or clip them",
        )
    if high >= sys.maxsize // 8:
        raise ShapeError(
            what=f"bincount met the number {high}",
            why="the result has an entry for each number up to the largest: too many for memory",
            exists="integers below the number of entries that fit into memory",
            fix="number the values first: core.unique_inverse(x).inverse_indices",
        )
    blank = full((max(high + 1, minlength),), 0, dtype=weights.dtype, device=x.device)
    return blank.scatter_reduce(0, x.astype("int64"), weights, "sum")


def _bincount_reference(np: Namespace, x: Array, weights: Array | None, minlength: int) -> Array:
    return np.bincount(x, weights, minlength)


bincount = define(
    "core::bincount(Tensor x, Tensor? weights=None, int minlength=0) -> Tensor",
    fake=_bincount_fake,
    decomposition=_bincount,
    reference=_bincount_reference,
    tags=("data-dependent",),
    method="bincount",
    samples=lambda s: [
        s(s.ints(7)),
        s(s.ints(7), s.t(7)),
        s(s.ints(5), minlength=9),
        s(s.ints(0), minlength=2),
        s(s.ints(0)),
    ],
    errors=lambda s: [
        s.error("DtypeError", s.t(3)),
        s.error("ShapeError", s.ints(2, 2)),
        s.error("ShapeError", s.ints(3), s.t(2)),
        s.error("ArgumentError", s.ints(3), minlength=-1),
    ],
    dtypes="float",
    doc="""How often each of 0, 1, 2, ... occurs in x, or the sums of their weights.

    The result has as many entries as the largest element and one, and at least minlength.

    >>> import core
    >>> core.bincount(core.asarray([1, 3, 1])).tolist()
    [0, 2, 0, 1]
    """,
    no_batch="how many bins there are differs from element to element of a batch",
    no_vjp="its size depends on data; differentiate scatter_reduce instead",
    no_jvp="its size depends on data; differentiate scatter_reduce instead",
)


# ---- of intervals ------------------------------------------------------------------------------
def _check_histc(x: Tensor, bins: int, low: float, high: float) -> None:
    if x.dtype.kind == "complex floating" or x.dtype == bool_:
        raise DtypeError(
            what=f"histc of a tensor of {x.dtype}",
            why="intervals are of ordered numbers",
            exists="integer and floating dtypes",
            fix="count the real part, or abs(x)",
        )
    if bins <= 0 or not -math.inf < low <= high < math.inf:
        raise ArgumentError(
            what=f"histc was given {bins} bins from {low} to {high}",
            why="they are equal parts of an interval",
            exists="one bin or more, finite ends, min <= max",
            fix="pass bins >= 1 and finite min <= max",
        )


def _histc(x: Tensor, bins: int, min: float, max: float) -> Tensor:
    _check_histc(x, bins, min, max)
    x = x.reshape((-1,))
    counts = full((bins,), 0, dtype=x.dtype, device=x.device)
    if x.size == 0:
        return counts
    wide = x.astype("float64")
    low = full((), min, dtype="float64", device=x.device)
    high = low + (max - min)
    if min == max:  # between the smallest and the largest element, or around the only one
        low, high = wide.min(), wide.max()
        need_range("histc", "elements", wide, *_FINITE, "the interval reaches from end to end")
        single = low == high
        low, high = where(single, low - 1, low), where(single, high + 1, high)
    inside = where(wide >= low, wide <= high, False)
    width = where(high == low, 1, high - low)  # of a number so large that 1 more is the same
    share = where(inside, (wide - low) * bins / width, 0).astype("int64")
    at = where(share >= bins, bins - 1, share)
    return counts.scatter_reduce(0, at, inside.astype(x.dtype), "sum")


def _histc_reference(np: Namespace, x: Array, bins: int, min: float, max: float) -> Array:
    if np.size(x) == 0:
        return np.zeros(bins)
    low, high = (np.min(x), np.max(x)) if min == max else (min, max)
    low, high = (low - 1, high + 1) if low == high else (low, high)
    return np.histogram(x, bins, (low, high))[0]


histc = define(
    "core::histc(Tensor x, int bins=100, float min=0.0, float max=0.0) -> Tensor",
    decomposition=_histc,
    reference=_histc_reference,
    method="histc",
    samples=lambda s: [
        s(s.t(20), 5),
        s(s.t(4, 5), 4, -1.0, 1.0),
        s(s.t(0), 3),
    ],
    errors=lambda s: [
        s.error("ArgumentError", s.t(3), 0),
        s.error("ArgumentError", s.t(3), 4, 2.0, 1.0),
        s.error("ArgumentError", s.t(3), 4, 0.0, math.inf),
        s.error("RangeError", s.t(3) / 0),
        s.error("DtypeError", s.t(3, dtype="complex64")),
    ],
    dtypes="float",
    doc="""How many elements lie in each of `bins` equal intervals from min to max, in x's dtype.

    min and max equal: from the smallest element to the largest. The last interval is closed; what
    lies outside is not counted.

    >>> import core
    >>> core.histc(core.asarray([0.0, 1.0, 2.0, 2.0]), 2, 0.0, 2.0).tolist()
    [1.0, 3.0]
    """,
    **_INTEGER,
)


def _interval_counts(x: Tensor, edges: Tensor, weight: Tensor | None) -> Tensor:
    """searchsorted finds the interval; values outside are counted after the last, and dropped."""
    if edges.ndim != 1 or edges.shape[0] < 2:
        raise ShapeError(
            what=f"a histogram was given edges of shape {edges.shape}",
            why="each two neighbours are the ends of an interval",
            exists="increasing rows of two numbers or more",
            fix="pass at least two edges",
        )
    _check_weights("histogram", x, weight)
    if weight is None:
        weight = full(x.shape, 1, dtype="int64", device=x.device)
    x, weight = x.reshape((-1,)), weight.reshape((-1,))
    bins = edges.shape[0] - 1
    at = searchsorted(edges, x, side="right") - 1
    at = where(x == edges.select(0, bins), bins - 1, at)
    at = where(at < 0, bins, at)
    counts = full((bins + 1,), 0, dtype=weight.dtype, device=x.device)
    return counts.scatter_reduce(0, at, weight, "sum").slice(0, 0, bins)


def _interval_reference(np: Namespace, x: Array, edges: Array, weight: Array | None) -> Array:
    return np.histogram(x, edges, weights=weight)[0]


interval_counts = define(
    "core::interval_counts(Tensor x, Tensor edges, Tensor? weight=None) -> Tensor",
    decomposition=_interval_counts,
    reference=_interval_reference,
    public=False,
    samples=lambda s: [
        s(s.t(9), _edges(s, 4)),
        s(s.t(3, 4), _edges(s, 3), s.positive(3, 4)),
        s(s.t(0), _edges(s, 2)),
    ],
    errors=lambda s: [
        s.error("ShapeError", s.t(3), s.t(1)),
        s.error("ShapeError", s.t(3), _edges(s, 3), s.t(2)),
    ],
    dtypes="float",
    doc="""How many elements lie between each two edges, or the sums of their weights.

    Intervals are closed below, the last one above too.

    >>> import core
    >>> x, edges = core.asarray([0.0, 1.0, 1.5, 3.0]), core.asarray([0.0, 1.0, 2.0])
    >>> core.ops.core.interval_counts(x, edges).tolist()
    [1, 2]
    """,
)


def _edges(s: SampleMaker, count: int) -> Tensor:
    """Increasing numbers."""
    return s.positive(count).cumulative_sum() - 2


def histogram(
    x: Tensor,
    bins: Tensor | int = 10,
    *,
    range: Sequence[Tensor | float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> tuple[Tensor, Tensor]:
    """(counts, edges): how many elements of x lie in each interval, or the sums of their weights.

    bins: how many equal intervals between the ends `range`, by default the smallest and largest
    element, or a tensor of edges. density: divided by the total and the widths of the intervals.

    >>> import core
    >>> counts, edges = core.histogram(core.asarray([0.0, 1.0, 2.0, 2.0]), 2)
    >>> counts.tolist(), edges.tolist()
    ([1.0, 3.0], [0.0, 1.0, 2.0])
    """
    bins = as_int(bins)
    edges = bins if isinstance(bins, Tensor) else _equal_edges(x, bins, range)
    counts = interval_counts(x, edges, weight)
    counts = counts if counts.dtype == x.dtype else counts.astype(edges.dtype)
    if density:
        widths = edges.slice(0, 1, None) - edges.slice(0, None, -1)
        counts = counts / counts.sum() / widths
    return counts, edges


def _equal_edges(x: Tensor, bins: int, ends: Sequence[Tensor | float] | None) -> Tensor:
    if not isinstance(bins, int) or bins < 1 or (ends is not None and not ends[0] <= ends[1]):
        raise ArgumentError(
            what=f"histogram was given bins={bins!r} and range={ends!r}",
            why="bins are equal parts of an interval",
            exists="a number of bins of 1 or more, or a tensor of edges; a range (low, high)",
            fix="pass bins >= 1 and low <= high",
        )
    dtype = x.dtype if x.dtype.kind == "real floating" else default_dtype()
    if ends is None:
        ends = (x.min().astype(dtype), x.max().astype(dtype)) if x.size else (0.0, 1.0)
    low, high = (
        e if isinstance(e, Tensor) else full((), e, dtype=dtype, device=x.device) for e in ends
    )
    single = low == high
    low, high = where(single, low - 0.5, low), where(single, high + 0.5, high)
    steps = arange(bins + 1, dtype=dtype, device=x.device)
    return where(steps == bins, high, low + (high - low) * (steps / bins))


__all__ = ["bincount", "histc", "histogram"]
PUBLIC = (histogram,)
METHODS = {"histogram": histogram}
