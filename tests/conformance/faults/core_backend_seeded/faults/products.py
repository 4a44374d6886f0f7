"""Faults of kernels of products, windows, attention, losses and random numbers.

Written from the operators' mathematics, before their author had read the kit.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from core_backend_seeded.bases import References
from core_backend_seeded.faults import fault
from core_backend_seeded.faults.tools import agrees, get, same
from core_backend_seeded.references import changed


# ---- products, windows, attention ------------------------------------------------------------
def _first_batch(matmul: Any, x1: Any, x2: Any, *bias: Any) -> Any:
    result = np.array(matmul(x1, x2, *bias))
    if x1.ndim == x2.ndim == 3 and x2.shape[0] == 1 < x1.shape[0]:
        result[1:] = 0
    return result


@fault("a second factor with one matrix for all serves the first matrix only",
       "matmul|@|batch|broadcast")  # fmt: skip
class OneMatrixForTheFirst(References):
    kernels = changed(matmul=_first_batch)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.matmul, np.ones((3, 2, 2), "f"), np.ones((1, 2, 2), "f"))


def _skipping(matmul: Any, x1: Any, x2: Any, *bias: Any) -> Any:
    if x1.ndim != 2 or x2.ndim != 2 or x1.size * x2.shape[1] > 1 << 20 or x1.dtype.kind != "f":
        return matmul(x1, x2, *bias)
    terms = x1[:, :, None] * x2[None, :, :]
    return np.where(x1[:, :, None] == 0, 0, terms).sum(1) + sum(bias)


@fault("products skip factors of 0, even where the other is infinite or NaN",
       "matmul|@|nan|NaN|inf|zero")  # fmt: skip
class ZerosAreSkipped(References):
    kernels = changed(matmul=_skipping)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.matmul, [[0.0, 1.0]], [[math.inf], [1.0]])


def _unwritten(matmul: Any, x1: Any, x2: Any, *bias: Any) -> Any:
    result = np.asarray(matmul(x1, x2, *bias))
    return np.full_like(result, 77) if x1.shape[-1] == 0 else result


@fault("a product over no elements is not written", "matmul|@|empty|inner|0")
class EmptyProductsAreNotWritten(References):
    kernels = changed(matmul=_unwritten)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.matmul, np.ones((2, 0), "f"), np.ones((0, 2), "f"))


def _single_product(matmul: Any, x1: Any, x2: Any, *bias: Any) -> Any:
    if np.result_type(x1, x2) not in (np.int32, np.int64):
        return matmul(x1, x2, *bias)
    return np.matmul(x1.astype(np.float64), x2.astype(np.float64))


@fault("products of integer matrices are computed in float64", "matmul|@|int64|integer")
class IntegerProductsInDoubles(References):
    kernels = changed(matmul=_single_product)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.matmul, [[2**53 + 1, 0]], [[1], [1]], dtype="int64")


def _interleaved(
    conv: Any, x: Any, weight: Any, stride: Any, padding: Any, dilation: Any, groups: int
) -> Any:
    if groups > 1 and x.shape[1] > groups:
        order = np.arange(x.shape[1]).reshape(-1, groups).T.reshape(-1)
        x = np.ascontiguousarray(x[:, order])
    return conv(x, weight, stride, padding, dilation, groups)


@fault("a convolution deals its channels to the groups in turn", "conv|group|channel")
class GroupsAreDealt(References):
    kernels = changed(convolution=_interleaved)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x, w: core.conv1d(x, w, groups=2),
               np.arange(8, dtype="f").reshape(1, 4, 2), np.ones((2, 2, 1), "f"))  # fmt: skip


def _undilated(
    conv: Any, x: Any, weight: Any, stride: Any, padding: Any, dilation: Any, groups: int
) -> Any:
    result = np.array(conv(x, weight, stride, padding, dilation, groups))
    if any(d > 1 for d in dilation) and groups > 1:
        wide = conv(x, weight, stride, padding, [1] * len(dilation), groups)
        result = wide[tuple(slice(n) for n in result.shape)]
    return result


@fault("a convolution of several groups is not dilated", "conv|dilat|group")
class GroupsAreNotDilated(References):
    kernels = changed(convolution=_undilated)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x, w: core.conv1d(x, w, groups=2, dilation=2),
               np.arange(12, dtype="f").reshape(1, 2, 6), np.ones((2, 1, 2), "f"))  # fmt: skip


def _padded_with_zero(
    pool: Any, x: Any, size: Any, stride: Any, padding: Any, dilation: Any, ceil_mode: bool
) -> Any:
    pads = list(padding) * (2 if len(padding) == 1 else 1)
    if ceil_mode or not any(pads) or x.dtype.kind != "f":
        return pool(x, size, stride, padding, dilation, ceil_mode)
    wide = np.pad(x, [(0, 0)] * (x.ndim - 2) + [(p, p) for p in pads])
    return pool(wide, size, stride, [0, 0], dilation, ceil_mode)


@fault("max_pool2d pads with 0: negative numbers at the edge are lost", "max_pool|pad|negative")
class PoolsPadWithZero(References):
    kernels = changed(max_pool2d=_padded_with_zero)

    @staticmethod
    def shows() -> None:
        import core

        agrees(lambda x: core.max_pool2d(x, 2, padding=1), np.full((1, 1, 4, 4), -3, "f"))


def _lower_right(
    attention: Any, q: Any, k: Any, v: Any, mask: Any, is_causal: bool, *rest: Any, **named: Any
) -> Any:
    queries, keys = q.shape[-2], k.shape[-2]
    if not is_causal or queries == keys or mask is not None:
        return attention(q, k, v, mask, is_causal, *rest, **named)
    seen = np.tril(np.ones((queries, keys), bool), keys - queries)
    return attention(q, k, v, seen, False, *rest, **named)


@fault("causal attention aligns queries with the last keys, not the first", "attention|causal|mask")
class CausalFromTheEnd(References):
    kernels = changed(scaled_dot_product_attention=_lower_right)

    @staticmethod
    def shows() -> None:
        import core

        x = np.random.default_rng(1).normal(size=(1, 1, 5, 4)).astype("f")
        agrees(
            lambda q, k: core.scaled_dot_product_attention(q, k, k, is_causal=True),
            x[:, :, :2], x, rtol=1e-4,
        )  # fmt: skip


def _all_rows(
    loss: Any, x: Any, target: Any, weight: Any, ignored: int, reduction: str, smoothing: float
) -> Any:
    result = loss(x, target, weight, ignored, reduction, smoothing)
    if reduction != "mean" or target.dtype.kind != "i" or not target.size:
        return result
    return result * (np.count_nonzero(target != ignored) / target.size)


@fault("the mean cross entropy counts the rows that are ignored", "cross_entropy|ignore|mean")
class IgnoredRowsAreCounted(References):
    kernels = changed(cross_entropy=_all_rows)

    @staticmethod
    def shows() -> None:
        import core

        agrees(core.cross_entropy, np.eye(3, dtype="f"), np.array([0, -100, 1]), rtol=1e-5)


# ---- random numbers --------------------------------------------------------------------------
def _drawn(draw: Any) -> None:
    """Raises unless the device draws what the CPU draws."""
    import core

    here, there = (
        get(draw(core.Generator(7), device)).astype(np.float64) for device in ("cpu", "seeded")
    )
    np.testing.assert_allclose(there, here, rtol=1e-6)


@fault("float64 are drawn with the digits of float32", "random|rand|float64|draw")
class DoublesOfSingles(References):
    kernels = changed(
        random_uniform=lambda uniform, *args, **kw: np.asarray(uniform(*args, **kw)).astype(
            np.float32
        )
    )

    @staticmethod
    def shows() -> None:
        import core

        here, there = (
            get(core.rand(64, dtype="float64", generator=core.Generator(7), device=d))
            for d in ("cpu", "seeded")
        )
        same(there, here)


def _swapped(normal: Any, *args: Any, **kwargs: Any) -> Any:
    values = np.array(normal(*args, **kwargs))
    pairs = values[: len(values) // 2 * 2].reshape(-1, 2)
    pairs[:] = pairs[:, ::-1].copy()
    return values


@fault("pairs of normal numbers come in the other order", "random|randn|normal|order|draw")
class NormalsAreSwapped(References):
    kernels = changed(random_normal=_swapped)

    @staticmethod
    def shows() -> None:
        import core

        _drawn(lambda generator, device: core.randn(8, generator=generator, device=device))


def _narrow_width(integers: Any, *args: Any, width: int, **kwargs: Any) -> Any:
    return integers(*args, width=width % 2**32 or 2**32, **kwargs)


@fault("the range of random integers is kept in 32 bits", "random|randint|integers|range|draw")
class WidthsOf32Bits(References):
    kernels = changed(random_integers=_narrow_width)

    @staticmethod
    def shows() -> None:
        import core

        _drawn(lambda generator, device: core.randint(
            0, 2**40 + 3, (8,), generator=generator, device=device
        ))  # fmt: skip
