"""Operators whose kernels have loops, on inputs whose last axis is not the dense one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import core

CALLS: dict[str, Any] = {
    "adaptive_max_pool1d": lambda x: core.adaptive_max_pool1d(x[0], 5),
    "adaptive_max_pool2d": lambda x: core.adaptive_max_pool2d_with_indices(x, (3, 5)),
    "adaptive_max_pool3d": lambda x: core.adaptive_max_pool3d_with_indices(x[None], (3, 5, 4)),
    "max_pool2d": lambda x: core.max_pool2d_with_indices(x, 3, 2, 1),
    "cumulative_sum": lambda x: core.cumulative_sum(x, axis=2),
    "logcumsumexp": lambda x: core.logcumsumexp(x, axis=2),
    "cummax": lambda x: core.cummax(x, axis=2),
    "sort": lambda x: core.sort(x, axis=2),
    "searchsorted": lambda x: core.searchsorted(core.asarray([-2.0, 0.0, 2.0]), x),
    "var": lambda x: core.var(x, axis=(0, 2)),
    "argmax": lambda x: core.argmax(x, axis=2),
    "attention": lambda x: core.scaled_dot_product_attention(x, x, x),
}


@pytest.mark.parametrize("name", CALLS)
def test_the_order_of_axes_in_memory_does_not_change_the_answer(name: str) -> None:
    values = np.random.default_rng(3).integers(-9, 9, (4, 6, 7, 8)).astype("float32")
    dense = core.asarray(values)
    channels_last = core.asarray(values.transpose(0, 2, 3, 1).copy())
    permuted = core.permute_dims(channels_last, (0, 3, 1, 2))
    assert permuted.strides != dense.strides and permuted.shape == dense.shape
    found, wanted = CALLS[name](permuted), CALLS[name](dense)
    for a, b in zip(*(v if isinstance(v, tuple) else (v,) for v in (found, wanted))):
        np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=1e-5, atol=1e-5)


def test_a_mapped_last_axis() -> None:
    x = core.asarray(np.random.default_rng(4).random((3, 7, 8, 16), dtype="float32"))
    mapped = core.func.vmap(lambda v: core.adaptive_max_pool2d(v, (3, 5)), in_dims=3)(x)
    for n in range(16):
        wanted = core.adaptive_max_pool2d(core.clone(x[..., n]), (3, 5))
        np.testing.assert_array_equal(np.asarray(mapped[n]), np.asarray(wanted))
