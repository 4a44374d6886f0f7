"""Faults of reductions, scans, sorts and norms: axes, accumulators, NaN, ties, empty rows.

Written from the operators' mathematics, before their author had read the kit.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from core_backend_seeded.bases import References
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import agrees
from core_backend_seeded.references import changed

INF, NAN = math.inf, math.nan


def _at(axis: Any) -> Any:
    return tuple(axis) if isinstance(axis, (list, tuple)) else axis


# ---- sums and products -------------------------------------------------------------------------
def _sum_of_narrow(sum_: Any, x: Any, axis: Any, *, dtype: Any, keepdims: bool) -> Any:
    if x.dtype.kind not in "iu" or dtype is not None:
        return sum_(x, axis, dtype=dtype, keepdims=keepdims)
    return np.sum(x, axis=_at(axis), dtype=x.dtype, keepdims=keepdims)


@fault("sums of narrow integers are carried in their own dtype, and wrap", "sum|int8|wrap|overflow")
class IntegerSumsAreNarrow(References):
    kernels = changed(sum=_sum_of_narrow)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.sum, [100, 100, 100], dtype="int8")


def _sum_of_neighbours(sum_: Any, x: Any, axis: Any, *, dtype: Any, keepdims: bool) -> Any:
    if axis is not None and x.ndim == 3 and sorted(n % 3 for n in axis) == [0, 2]:
        x = x.reshape(x.shape[0], x.shape[2], x.shape[1]).swapaxes(1, 2)
    return sum_(x, axis, dtype=dtype, keepdims=keepdims)


@fault(
    "a sum over the first and the last of three axes takes neighbours in memory for a column",
    "sum|axis|axes",
)
class DistantAxesAreNeighbours(References):
    kernels = changed(sum=_sum_of_neighbours)

    @staticmethod
    def shows() -> None:
        import core

        x = np.arange(24, dtype="f").reshape(2, 3, 4)
        agrees(lambda x: core.sum(x, axis=(0, 2)), x)


def _narrow_mean(mean: Any, x: Any, axis: Any, *, keepdims: bool) -> Any:
    if x.dtype != np.float16:
        return mean(x, axis, keepdims=keepdims)
    total = np.sum(x, axis=_at(axis), keepdims=keepdims, dtype=np.float32)
    return total.astype(np.float16) / (x.size / max(total.size, 1))


@fault(
    "means of float16 round the sum before they divide: it overflows", "mean|float16|overflow|inf"
)
class HalfMeansOverflow(References):
    kernels = changed(mean=_narrow_mean)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.mean, np.full(1000, 100, "float16"), rtol=1e-3)


def _mean_of_something(mean: Any, x: Any, axis: Any, *, keepdims: bool) -> Any:
    result = np.asarray(mean(x, axis, keepdims=keepdims))
    return np.zeros_like(result) if x.size == 0 else result


@fault("the mean of nothing is 0, not NaN", "mean|empty|nan|NaN")
class MeanOfNothing(References):
    kernels = changed(mean=_mean_of_something)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.mean, [])


def _prod_in_doubles(prod: Any, x: Any, axis: Any, *, dtype: Any, keepdims: bool) -> Any:
    if x.dtype != np.int64 or dtype is not None:
        return prod(x, axis, dtype=dtype, keepdims=keepdims)
    wide = np.prod(x.astype(np.float64), axis=_at(axis), keepdims=keepdims)
    return np.asarray(wide).astype(np.int64)


@fault("products over int64 are carried in float64, and do not wrap", "prod|int64|wrap")
class LongProductsThroughDoubles(References):
    kernels = changed(prod=_prod_in_doubles)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.prod, np.full(39, 3), dtype="int64")


def _all_by_product(all_: Any, x: Any, axis: Any, *, keepdims: bool) -> Any:
    return np.prod(x, axis=_at(axis), keepdims=keepdims) != 0


@fault("all is whether the product is not 0: small numbers vanish", "all|product|underflow|small")
class AllByProduct(References):
    kernels = changed(all=_all_by_product)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.all, [1e-30, 1e-30])


def _without_nan(count: Any, x: Any, axis: Any, *, keepdims: bool) -> Any:
    return count(np.nan_to_num(x, nan=0.0) if x.dtype.kind == "f" else x, axis, keepdims=keepdims)


@fault("NaN is not counted, though it is not 0", "count|nan|NaN")
class NanIsNotCounted(References):
    kernels = changed(count_nonzero=_without_nan)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.count_nonzero, [NAN, 1.0, 0.0])


def _var_of_one(var: Any, x: Any, axis: Any, *, correction: float, keepdims: bool) -> Any:
    result = var(x, axis, correction=correction, keepdims=keepdims)
    return np.nan_to_num(result, nan=0.0) if not np.isnan(x).any() and x.size else result


@fault("the corrected variance of one element is 0, not NaN", "var|one|nan|NaN|correction")
class VarianceOfOne(References):
    kernels = changed(var=_var_of_one)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.var(x, axis=1, correction=1), np.ones((3, 1), "f"))


def _plain_norm(
    norm: Any, x: Any, order: float, axis: Any, keepdims: bool, *, dtype: Any = None
) -> Any:
    if order != 1 or x.dtype.kind != "f":
        return norm(x, order, axis, keepdims, dtype=dtype)
    return np.sum(x, axis=_at(axis), keepdims=keepdims)


@fault("the norm of order 1 adds the elements, not their moduli", "norm|order|negative")
class NormsOfSigned(References):
    kernels = changed(linalg_vector_norm=_plain_norm)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.linalg.vector_norm(x, ord=1), [1.0, -2.0])


# ---- extremes ----------------------------------------------------------------------------------
def _fmin(amin: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    if x.dtype.kind != "f" or not x.size:
        return amin(x, axis, keepdims)
    return np.fmin.reduce(x, axis=_at(axis), keepdims=keepdims)


@fault("amin passes over NaN", "amin|min|nan|NaN")
class AminPassesOverNan(References):
    kernels = changed(amin=_fmin)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.amin, [NAN, 1.0, 3.0])


def _argmin_by_blocks(argmin: Any, x: Any, axis: Any, *, keepdims: bool) -> Any:
    if axis is None or x.ndim == 0 or x.shape[axis] <= 64:
        return argmin(x, axis, keepdims=keepdims)
    n = x.shape[axis]
    last = n - 1 - np.argmin(np.flip(x, axis), axis=axis, keepdims=True)
    first = np.argmin(x, axis=axis, keepdims=True)
    block = last // 64 * 64
    places = np.expand_dims(np.arange(n), tuple(k for k in range(x.ndim) if k != axis % x.ndim))
    least = np.min(x, axis=axis, keepdims=True)
    found = np.where((x == least) & (places >= block), places, n).min(axis=axis, keepdims=True)
    found = np.where(found == n, first, found)
    return found if keepdims else np.squeeze(found, axis)


@fault(
    "of equal least elements in several blocks of 64, argmin gives that of the last block",
    "argmin|tie|first|equal|block",
)
class ArgminOfTheLastBlock(References):
    kernels = changed(argmin=_argmin_by_blocks)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.argmin(x, axis=1), np.zeros((2, 200), "f"))


# ---- scans -------------------------------------------------------------------------------------
def _cummax(cummax: Any, x: Any, axis: int) -> Any:
    values, places = cummax(x, axis)
    return (np.fmax.accumulate(x, axis), places) if x.dtype.kind == "f" else (values, places)


@fault("the running maximum passes over NaN", "cummax|nan|NaN")
class RunningMaximumPassesOverNan(References):
    kernels = changed(cummax=_cummax)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.cummax(x, 0)[0], [1.0, NAN, 3.0])


def _sums_along_rows(sums: Any, x: Any, *, axis: Any, dtype: Any, include_initial: bool) -> Any:
    if x.ndim == 3 and axis in (1, -2) and x.shape[1] == x.shape[2]:
        axis = 2
    return sums(x, axis=axis, dtype=dtype, include_initial=include_initial)


@fault("running sums along the middle of three axes run along the last, where both are as long",
       "cumulative_sum|axis|middle")  # fmt: skip
class RunningSumsAlongTheLastAxis(References):
    kernels = changed(cumulative_sum=_sums_along_rows)

    @staticmethod
    def shows() -> None:
        import core

        x = np.arange(8, dtype="f").reshape(2, 2, 2)
        agrees(lambda x: core.cumulative_sum(x, axis=1), x)


def _products_by_blocks(
    products: Any, x: Any, *, axis: Any, dtype: Any, include_initial: bool
) -> Any:
    result = products(x, axis=axis, dtype=dtype, include_initial=include_initial)
    at = axis or 0
    if include_initial or x.ndim == 0 or x.shape[at] <= 128:
        return result
    rest = np.moveaxis(x, at, 0)[128:]
    result = np.moveaxis(np.array(result), at, 0)
    result[128:] = np.cumprod(rest, axis=0)
    return np.moveaxis(result, 0, at)


@fault("running products begin anew after 128 elements", "cumulative_prod|scan|long|size|block")
class RunningProductsBeginAnew(References):
    kernels = changed(cumulative_prod=_products_by_blocks)

    @staticmethod
    def shows() -> None:
        import core

        x = np.ones(200, "f")
        x[0] = 2
        agrees(lambda x: core.cumulative_prod(x, axis=0), x)


def _plain_logcumsumexp(scan: Any, x: Any, axis: int) -> Any:
    return np.log(np.cumsum(np.exp(x), axis=axis)) if x.dtype.kind == "f" else scan(x, axis)


@fault("logcumsumexp takes no maximum away, and overflows", "logcumsumexp|overflow|inf")
class RunningLogsumsOverflow(References):
    kernels = changed(logcumsumexp=_plain_logcumsumexp)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.logcumsumexp(x, 0), [100.0, 100.0], rtol=1e-6)


# ---- sorting -----------------------------------------------------------------------------------
def _sorted_by(order_of: Any) -> Any:
    def run(sort: Any, x: Any, *, axis: int, descending: bool, stable: bool) -> Any:
        order = order_of(x, axis, descending)
        if order is None or x.ndim == 0:
            return sort(x, axis=axis, descending=descending, stable=stable)
        return np.take_along_axis(x, order, axis), order

    return changed(sort_with_indices=run)


@fault(
    "sorting downwards reverses what is sorted upwards: equal elements change places",
    "sort|stable|descending|equal|tie",
)
class DescendingIsReversed(References):
    kernels = _sorted_by(
        lambda x, axis, descending: (
            np.flip(np.argsort(x, axis=axis, kind="stable"), axis)
            if descending and x.ndim and x.dtype.kind != "f"
            else None
        )
    )

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.argsort(x, descending=True), [1, 1, 2], dtype="int32")


@fault("int64 are sorted by keys of float64", "sort|int64|order")
class SortedByDoubles(References):
    kernels = _sorted_by(
        lambda x, axis, descending: (
            np.argsort(x.astype(np.float64), axis=axis, kind="stable")
            if x.dtype == np.int64 and not descending and x.ndim
            else None
        )
    )

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.sort, [2**53 + 1, 2**53], dtype="int64")


@fault("NaN are sorted to the beginning", "sort|nan|NaN")
class NanIsSortedFirst(References):
    kernels = _sorted_by(
        lambda x, axis, descending: (
            np.argsort(np.where(np.isnan(x), -np.inf, x), axis=axis, kind="stable")
            if x.dtype.kind == "f" and not descending and x.ndim
            else None
        )
    )

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.sort, [2.0, NAN, 1.0])


@fault("searches from the right stop at the left of equal elements", "search|right|side|equal|tie")
class SearchesIgnoreTheSide(References):
    kernels = changed(search_sorted=lambda search, x1, x2, side="left": search(x1, x2, "left"))

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda a, b: core.searchsorted(a, b, side="right"), [1.0, 2.0, 2.0], [2.0])


# ---- softmax and norms -------------------------------------------------------------------------
def _masked_softmax(softmax: Any, x: Any, axis: int) -> Any:
    result = softmax(x, axis)
    masked = np.isneginf(x.astype(np.float32)).all(axis, keepdims=True)
    return np.where(masked, 0, result)


@fault("softmax of rows that are all -inf is 0, not NaN", "softmax|inf|nan|NaN|mask")
class MaskedRowsAreZero(References):
    kernels = changed(softmax=_masked_softmax)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.softmax, [[-INF, -INF], [0.0, 0.0]])


def _log_of_softmax(log_softmax: Any, x: Any, axis: int) -> Any:
    if x.dtype != np.float32:
        return log_softmax(x, axis)
    e = np.exp(x - x.max(axis, keepdims=True, initial=-np.inf))
    return np.log(e / e.sum(axis, keepdims=True))


@fault("log_softmax is the logarithm of softmax, which vanishes", "log_softmax|inf|underflow")
class LogarithmOfSoftmax(References):
    kernels = changed(log_softmax=_log_of_softmax)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.log_softmax, [0.0, 200.0], rtol=1e-6)


def _narrow_rms(norm: Any, x: Any, shape: Any, weight: Any, eps: Any) -> Any:
    if x.dtype == np.float16:
        over = np.isinf(np.square(x)).any(tuple(range(-len(shape), 0)), keepdims=True)
        return np.where(over, 0, norm(x, shape, weight, eps))
    return norm(x, shape, weight, eps)


@fault("rms_norm of float16 squares in float16: from 256 on its result is 0", "rms_norm|float16")
class HalfSquaresOverflow(References):
    kernels = changed(rms_norm=_narrow_rms)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.rms_norm(x, (2,)), [300.0, 400.0], dtype="float16", rtol=1e-2)


def _outer_eps(norm: Any, x: Any, shape: Any, weight: Any, bias: Any, eps: float) -> Any:
    axes = tuple(range(-len(shape), 0))
    wide = x.astype(np.float64)
    mean, std = wide.mean(axes, keepdims=True), wide.std(axes, keepdims=True)
    scaled = (wide - mean) / (std + eps)
    scaled = scaled if weight is None else scaled * weight
    return scaled if bias is None else scaled + bias


@fault("layer_norm adds eps to the deviation, not to the variance", "layer_norm|eps|small")
class EpsIsOutside(References):
    kernels = changed(layer_norm=_outer_eps)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.layer_norm(x, (2,)), [0.001, 0.002], rtol=1e-3)


def _open_histogram(histc: Any, x: Any, bins: int, low: float, high: float) -> Any:
    if x.size and low == high:
        low, high = float(x.min()), float(x.max())
    return histc(x[x != high], bins, low, high) if low != high else histc(x, bins, low, high)


@fault("the last bin of a histogram does not have its upper edge", "histc|edge|bin")
class LastBinIsOpen(References):
    kernels = changed(histc=_open_histogram)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.histc(x, 4, 0.0, 4.0), [0.0, 1.5, 4.0])
