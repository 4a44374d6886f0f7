"""Faults that the kit once missed, in a trial by somebody who had not read it.

They were seeded here, in words of their own, before the kit was read again.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from core_backend_seeded.bases import References
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import agrees
from core_backend_seeded.references import changed


def _log_of_normals(log: Any, x: Any) -> Any:
    if x.dtype.kind not in "fV":
        return log(x)
    tiny = float(ml_dtypes.finfo(x.dtype).tiny)
    return log(np.where(np.abs(x) < tiny, 0, x).astype(x.dtype))


@fault("the logarithm takes subnormal numbers for 0", "log|subnormal|denormal")
class LogOfSubnormals(References):
    kernels = changed(log=_log_of_normals)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.log, [1e-40, 1.0], rtol=1e-6)


def _add_at_rank_four(add: Any, x1: Any, x2: Any) -> Any:
    return add(_in_memory_order(x1), _in_memory_order(x2))


def _in_memory_order(x: Any) -> Any:
    x = np.asarray(x)
    if x.ndim != 4 or min(x.strides) <= 0:
        return x
    return np.lib.stride_tricks.as_strided(x, (x.size,), (x.itemsize,)).reshape(x.shape)


@fault(
    "add reads operands of rank 4 in the order of memory, whatever their strides",
    "add|stride|permut|transpos|layout|view",
)
class StridesAreIgnoredAtRankFour(References):
    kernels = changed(add=_add_at_rank_four)

    @staticmethod
    def shows() -> None:
        import core

        x = np.arange(24, dtype="f").reshape(1, 2, 3, 4)
        agrees(lambda x: core.permute_dims(x, (0, 3, 1, 2)) + 1, x)


def _plain_logsumexp(logsumexp: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    at = tuple(axis) if isinstance(axis, (list, tuple)) else axis
    return np.log(np.sum(np.exp(x), axis=at, keepdims=keepdims))


@fault("logsumexp takes no maximum away, and overflows", "logsumexp|inf|overflow")
class LogsumexpOverflows(References):
    kernels = changed(logsumexp=_plain_logsumexp)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.logsumexp, [100.0, 100.0], rtol=1e-6)


def _finite_amax(amax: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    result = amax(x, axis, keepdims)
    if x.dtype.kind not in "fV":
        return result
    return np.where(result == -np.inf, float(ml_dtypes.finfo(x.dtype).min), result)


@fault("amax begins with the least finite number: rows of -inf give that", "amax|max|inf|extremes")
class AmaxBeginsFinite(References):
    kernels = changed(amax=_finite_amax)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.amax(x, axis=0), [-np.inf, -np.inf])


@fault("take takes a position below 0 as 0", "take|negative|index|position")
class TakeFromZero(References):
    kernels = changed(take=lambda take, x, indices, axis: take(x, np.maximum(indices, 0), axis))

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x, at: core.take(x, at, axis=0), np.arange(3.0), np.array([-1, 0]))


@fault("gather takes a position below 0 as 0", "gather|negative|index|position")
class GatherFromZero(References):
    kernels = changed(gather=lambda gather, x, axis, index: gather(x, axis, np.maximum(index, 0)))

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x, at: core.gather(x, 0, at), np.arange(3.0), np.array([-1, 0]))


def _eight_parts(concat: Any, tensors: Any, axis: Any) -> Any:
    rest = [np.full_like(t, 77) for t in tensors[8:]]
    return concat([*tensors[:8], *rest], axis)


@fault("concat has room for 8 parts: the others are not copied", "concat|join|many|parts")
class ConcatOfEight(References):
    kernels = changed(concat=_eight_parts)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.concat([x] * 9), [1.0, 2.0])


def _packed_clone(clone: Any, x: Any) -> Any:
    if x.ndim != 3 or 0 not in x.strides:
        return clone(x)
    stored = x[tuple(slice(None) if s else slice(1) for s in x.strides)]
    return np.resize(stored, x.shape)


@fault(
    "clone of an expanded tensor of rank 3 reads what is stored once after the other",
    "clone|expand|broadcast|stride|copy",
)
class CloneOfExpanded(References):
    kernels = changed(clone=_packed_clone)

    @staticmethod
    def shows() -> None:
        import core

        x = np.arange(6, dtype="f").reshape(2, 1, 3)
        agrees(lambda x: core.clone(core.broadcast_to(x, (2, 4, 3))), x)


def _any_by_sum(any_: Any, x: Any, axis: Any, *, keepdims: bool) -> Any:
    at = tuple(axis) if isinstance(axis, (list, tuple)) else axis
    return np.sum(x, axis=at, keepdims=keepdims) != 0


@fault("any is whether the sum is not 0: 1 and -1 make false", "any|sum|cancel")
class AnyBySum(References):
    kernels = changed(any=_any_by_sum)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.any, [1.0, -1.0])


@fault("counts are kept in 16 bits", "count|65536|large|size")
class CountsInSixteenBits(References):
    kernels = changed(count_nonzero=lambda count, *args, **kw: count(*args, **kw) % 65536)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.count_nonzero, np.ones(70000, "uint8"))


def _var_by_squares(var: Any, x: Any, axis: Any, *, correction: float, keepdims: bool) -> Any:
    if x.dtype != np.float32:
        return var(x, axis, correction=correction, keepdims=keepdims)
    at = tuple(axis) if isinstance(axis, (list, tuple)) else axis
    mean = np.mean(x, axis=at, keepdims=keepdims)
    squares = np.mean(x * x, axis=at, keepdims=keepdims)
    n = x.size / max(mean.size, 1)
    return (squares - mean * mean) * np.float32(n / max(n - correction, 0.0))


@fault(
    "the variance is the mean of squares less the square of the mean: digits cancel",
    "var|std|cancel|precision|close|accura",
)
class VarianceBySquares(References):
    kernels = changed(var=_var_by_squares)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.var, np.float32([10000, 10001, 10002]), rtol=1e-4)


def _floor_of_quotient(floor_divide: Any, x1: Any, x2: Any) -> Any:
    a, b = np.asarray(x1), np.asarray(x2)
    if np.result_type(a, b).kind != "f":
        return floor_divide(x1, x2)
    return np.floor(a / b)


@fault(
    "floor_divide is the floor of the rounded quotient: 1 by 0.1 gives 10", "floor_divide|quotient"
)
class FloorOfQuotient(References):
    kernels = changed(floor_divide=_floor_of_quotient)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.floor_divide, [1.0], [0.1])


def _rows_only(multiply: Any, x1: Any, x2: Any) -> Any:
    result = np.asarray(multiply(x1, x2))
    return result if result.ndim else np.full_like(result, 77)


@fault("a product of no dimensions is not written", "multiply|0-d|dimension|scalar|shape")
class ZeroDimensionsAreNotWritten(References):
    kernels = changed(multiply=_rows_only)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.multiply, np.float32(2), np.float32(3))
