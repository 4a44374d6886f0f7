"""Pooling and sums of rows, of every instruction set: against the references in float64."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from core.operators.nn import adaptive_pooling, average_pooling, pooling

if TYPE_CHECKING:
    from conftest import Kernels

DECLINED = 1
UNITS = {"float64": 1e-14, "float32": 1e-6, "float16": 2e-3}


def drawn(seed: int) -> tuple[np.ndarray, list[Any]]:
    """x, and kernel, stride, padding, dilation and ceil_mode."""
    draw, n = random.Random(seed), seed % 3 + 1
    kernel = [draw.randint(1, 5) for _ in range(n)]
    stride = [draw.randint(1, 4) for _ in range(n)]
    padding = [draw.randint(0, k // 2) for k in kernel]
    dilation = [draw.choice((1, 1, 2)) for _ in range(n)]
    sizes = [max(draw.randint(1, 40), d * (k - 1) + 1) for k, d in zip(kernel, dilation)]
    dtype = draw.choice(tuple(UNITS))
    x = np.random.default_rng(seed).standard_normal((2, 3, *sizes)[draw.choice((0, 1)) :])
    return x.astype(dtype), [kernel, stride, padding, dilation, draw.choice((True, False))]


def check(kernels: Kernels, name: str, x: np.ndarray, wanted: np.ndarray, *settings: Any) -> None:
    out = np.full(wanted.shape, 7, x.dtype)
    kernels.run(f"core::{name}", out, x, *settings)
    unit = UNITS[x.dtype.name]
    np.testing.assert_allclose(out, wanted, rtol=unit, atol=unit * 4)


def values(setting: list[int]) -> tuple[int, ...]:
    return tuple(setting)


@pytest.mark.parametrize("seed", range(36))
def test_means_and_maxima_agree_with_the_references(kernels: Kernels, seed: int) -> None:
    x, (kernel, stride, padding, dilation, ceil) = drawn(seed)
    n, wide = len(kernel), x.astype(np.float64)
    given = (values(kernel), values(stride), values(padding))
    largest, _ = pooling._max_pool_reference(np, wide, *given, dilation, ceil)
    check(kernels, f"max_pool{n}d", x, largest, *given, values(dilation), int(ceil))
    pad, divisor = bool(seed % 2), [None, 3][seed % 5 == 0]
    means = average_pooling._avg_pool_reference(np, wide, *given, ceil, pad, divisor)
    last = (divisor,) if n > 1 else ()
    if n > 1 or divisor is None:
        check(kernels, f"avg_pool{n}d", x, means, *given, int(ceil), int(pad), *last)


@pytest.mark.parametrize("sizes", [(1, 1), (3, 4), (7, 5), (13, 29)])
def test_adaptive_means(kernels: Kernels, sizes: tuple[int, int]) -> None:
    x = np.random.default_rng(0).standard_normal((2, 3, 13, 29)).astype(np.float32)
    wanted = adaptive_pooling.np_adaptive(
        np, x.astype(np.float64), sizes, lambda part, _: part.mean(axis=-1)
    )
    for view in (x, np.asfortranarray(x), np.repeat(x, 2, axis=-1)[..., ::2]):
        check(kernels, "adaptive_avg_pool2d", view, wanted, sizes)


def test_nan_is_the_largest_and_infinity_stays(kernels: Kernels) -> None:
    x = np.random.default_rng(0).standard_normal((1, 1, 9, 40)).astype(np.float32)
    x[0, 0, 4, 17], x[0, 0, 2, 3], x[0, 0, 8, 39] = np.nan, np.inf, -np.inf
    given = ((3, 3), (1, 1), (1, 1))
    out = np.zeros(x.shape, np.float32)
    kernels.run("core::max_pool2d", out, x, *given, (1, 1), 0)
    np.testing.assert_array_equal(np.argwhere(np.isnan(out))[:, 2:], [
        [y, x] for y in (3, 4, 5) for x in (16, 17, 18)
    ])  # fmt: skip
    assert np.isposinf(out[0, 0, 1:4, 2:5]).all()
    kernels.run("core::avg_pool2d", out, x, *given, 0, 1, None)
    assert np.isneginf(out[0, 0, 7:, 38:]).all() and np.isnan(out).sum() == 9


@pytest.mark.parametrize("length", [1, 2, 15, 16, 17, 49, 63, 64, 65, 196, 1000])
@pytest.mark.parametrize("dtype", UNITS)
def test_short_rows_are_summed(kernels: Kernels, length: int, dtype: str) -> None:
    x = np.random.default_rng(length).standard_normal((3, 5, 1, length)).astype(dtype)
    unit = UNITS[dtype] * 4 * length**0.5
    for name, last, divisor in (("sum", (None, 0), 1), ("mean", (0,), length)):
        out = np.zeros((3, 5), dtype)
        kernels.run(f"core::{name}", out, x, (-1, -2), *last)
        wanted = x.astype(np.float64).sum((-1, -2)) / divisor
        np.testing.assert_allclose(out, wanted, rtol=unit, atol=unit)


def test_other_sums_are_declined(kernels: Kernels) -> None:
    x = np.ones((4, 6, 8), np.float32)
    for array, axes, shape in (
        (x, (0,), (6, 8)),
        (x, (0, 2), (6,)),
        (x, (2,), (4, 6)),
        (x.transpose(0, 2, 1), (1, 2), (4,)),
        (np.ones((2, 2, 1 << 12), np.float32), (1, 2), (2,)),
    ):
        status = kernels.status("core::mean", np.zeros(shape, np.float32), array, axes, 0)
        assert status == (DECLINED, "")
