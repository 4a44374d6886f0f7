"""Faults of a backend's own kernels: strides, broadcasts, positions, tails, inputs written to."""

from __future__ import annotations

from typing import Any

import numpy as np

from core_backend_seeded import kernels
from core_backend_seeded.bases import Kernels
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.numbers import replaced
from core_backend_seeded.faults.tools import near, put, same


def _as_if_contiguous(x: Any) -> Any:
    steps = [s // x.itemsize for s in x.strides]
    if x.ndim < 2 or steps[-1] != 1 or 0 in steps:
        return np.exp(x)
    flat = np.lib.stride_tricks.as_strided(x, (x.size,), (x.itemsize,))
    return np.exp(flat.reshape(x.shape))


@fault(
    "exp of rows with gaps between them reads them as if there were none",
    "exp|stride|contiguous|view",
)
class RowsWithoutGaps(Kernels):
    kernels = replaced(exp=_as_if_contiguous)

    @staticmethod
    def shows() -> None:
        import core

        x = np.arange(12.0).reshape(3, 4)
        near(core.exp(put(x)[:, :2]), np.exp(x[:, :2]), 1e-6)


def _last_broadcast(x1: Any, x2: Any) -> Any:
    a, b = np.asarray(x1), np.asarray(x2)
    middle = a.ndim == b.ndim == 3 and b.shape[1] == 1 != a.shape[1] and b.shape[2] == a.shape[2]
    if middle and a.shape[1] == a.shape[2]:
        b = np.swapaxes(b, 1, 2)
    return np.multiply(a, b)


@fault(
    "a factor of shape (n, 1, m) is spread over the last axis where both are as long",
    "broadcast|multiply|shape",
)
class MiddleIsBroadcastAsLast(Kernels):
    kernels = replaced(multiply=_last_broadcast)

    @staticmethod
    def shows() -> None:
        x, y = np.ones((2, 3, 3)), np.arange(6.0).reshape(2, 1, 3)
        same(put(x) * put(y), x * y)


def _empty_sum(x: Any, axis: Any = None, *, dtype: Any = None, keepdims: bool = False) -> Any:
    result = np.asarray(kernels.total(x, axis, dtype=dtype, keepdims=keepdims))
    return np.full_like(result, 1e9) if x.size == 0 else result


@fault("a sum over no elements leaves its result as it finds it", "sum|empty|0")
class EmptySumsAreUnwritten(Kernels):
    kernels = replaced(sum=_empty_sum)

    @staticmethod
    def shows() -> None:
        import core

        same(core.sum(put(np.ones((0, 3))), axis=0), [0, 0, 0])


def _in_place(x: Any, axis: int = -1) -> Any:
    if x.dtype != np.float32 or not x.flags.c_contiguous:
        return kernels.softmax(x, axis)
    x -= x.max(axis, keepdims=True)
    np.exp(x, out=x)
    return x / x.sum(axis, keepdims=True)


@fault(
    "softmax of contiguous float32 uses its input as scratch memory",
    "softmax|input|modif|chang|writ",
)
class SoftmaxWritesItsInput(Kernels):
    kernels = replaced(softmax=_in_place)

    @staticmethod
    def shows() -> None:
        import core

        x = put([1.0, 2.0])
        core.softmax(x)
        same(x, [1, 2])


def _last_of_ties(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    if axis is None:
        return kernels.argmax(x, axis, keepdims)
    length = x.shape[axis]
    return length - 1 - np.argmax(np.flip(x, axis), axis=axis, keepdims=keepdims)


@fault("argmax over an axis gives the last of equal elements", "argmax|tie|equal|first")
class ArgmaxIsTheLast(Kernels):
    kernels = replaced(argmax=_last_of_ties)

    @staticmethod
    def shows() -> None:
        import core

        same(core.argmax(put([[1.0, 5.0, 5.0]]), axis=1), [1])


def _from_zero(x: Any, index: Any, axis: int = -1) -> Any:
    return kernels.take_along_axis(x, np.maximum(index, 0), axis)


@fault("take_along_axis takes a position below 0 as 0", "take_along_axis|negative|index")
class PositionsBelowZero(Kernels):
    kernels = replaced(take_along_axis=_from_zero)

    @staticmethod
    def shows() -> None:
        import core

        at = put([[-1, 0]], "int64")
        same(core.take_along_axis(put([[1.0, 2.0, 3.0]]), at, axis=1), [[3, 1]])


def _last_wins(x: Any, axis: int, index: Any, src: Any) -> Any:
    out = x.copy()
    out[kernels.scattered_to(x, axis, index)] += src[tuple(map(slice, index.shape))]
    return out


@fault(
    "scatter_add keeps one of several values for one place",
    "scatter|duplicate|index|take|gather|grad",
)
class ScatterLosesDuplicates(Kernels):
    kernels = replaced(scatter_add=_last_wins)

    @staticmethod
    def shows() -> None:
        import core

        at = put([0, 0, 2], "int64")
        same(core.scatter_add(put([0.0, 0.0, 0.0]), 0, at, put([1.0, 2.0, 3.0])), [3, 0, 3])


def _square(x1: Any, x2: Any) -> Any:
    turned = x2.ndim == 2 and x2.shape[0] == x2.shape[1] and x2.flags.f_contiguous
    return np.matmul(x1, x2.T if turned and not x2.flags.c_contiguous else x2)


@fault(
    "a square second factor that is transposed is read as if it were not",
    "matmul|transpos|stride|mT",
)
class SquareFactorsAreNotTransposed(Kernels):
    kernels = replaced(matmul=_square)

    @staticmethod
    def shows() -> None:
        x = np.arange(9.0).reshape(3, 3)
        same(put(x) @ put(x).mT, x @ x.T)


def _tiles(x1: Any, x2: Any) -> Any:
    k = x1.shape[-1]
    whole = k - k % 16 if k > 16 else k
    return np.matmul(x1[..., :whole], x2[:whole] if x2.ndim == 1 else x2[..., :whole, :])


@fault(
    "products drop what is beyond the last whole tile of 16, for inner sizes above 16",
    "matmul|inner|size|shape",
)
class InnerTilesOnly(Kernels):
    kernels = replaced(matmul=_tiles)

    @staticmethod
    def shows() -> None:
        same(put(np.ones((2, 20))) @ put(np.ones((20, 2))), np.full((2, 2), 20.0))


def _blocks(x: Any, *, axis: Any = None, dtype: Any = None, include_initial: bool = False) -> Any:
    moved = np.moveaxis(x, axis or 0, -1)
    parts = [np.cumsum(moved[..., n : n + 256], -1) for n in range(0, moved.shape[-1], 256)]
    sums = np.moveaxis(np.concatenate(parts or [moved], -1), -1, axis or 0)
    return kernels.initial(sums, axis or 0, include_initial)


@fault("running sums begin anew after 256 elements", "cumulative_sum|scan|long|size")
class SumsBeginAnew(Kernels):
    kernels = replaced(cumulative_sum=_blocks)

    @staticmethod
    def shows() -> None:
        import core

        same(core.cumulative_sum(put(np.ones(300)), axis=0), np.arange(1, 301))
