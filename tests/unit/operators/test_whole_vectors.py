"""Kernels of the host that take whole vectors and what is left: lengths around both."""

from __future__ import annotations

import numpy as np
import pytest

import core

LENGTHS = [0, 1, 15, 16, 17, 31, 33, 64, 100, 1000, 20_001]
DTYPES = ["float32", "int64", "int8", "complex128"]


def numbers(dtype, *shape):
    return (np.random.default_rng(0).standard_normal(shape) * 100).astype(dtype)


def masks(n):
    rng = np.random.default_rng(1)
    return [rng.random(n) < share for share in (0.0, 0.1, 0.5, 0.95, 1.0)]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("n", LENGTHS)
def test_what_a_mask_holds(n, dtype):
    x, source = numbers(dtype, n), numbers(dtype, n) + 1
    for mask in masks(n):
        a, m = core.asarray(x), core.asarray(mask)
        np.testing.assert_array_equal(np.asarray(a[m]), x[mask])
        spread = x.copy()
        spread[mask] = source[: mask.sum()]
        for more in (source, source[: mask.sum()]):  # the second has none to spare
            found = core.masked_scatter(a, m, core.asarray(more))
            np.testing.assert_array_equal(np.asarray(found), spread)


@pytest.mark.parametrize("n", LENGTHS)
def test_positions_that_hold(n):
    for mask in masks(n):
        (found,) = core.nonzero(core.asarray(mask))
        np.testing.assert_array_equal(np.asarray(found), mask.nonzero()[0])
    table = masks(3 * n)[2].reshape(3, n)
    for found, true in zip(core.nonzero(core.asarray(table)), table.nonzero(), strict=True):
        np.testing.assert_array_equal(np.asarray(found), true)


@pytest.mark.parametrize("largest", [True, False])
@pytest.mark.parametrize("n, k", [(63, 5), (64, 5), (65, 1), (640, 10), (700, 11), (5000, 40)])
def test_the_first_k_of_rows_in_any_order(n, k, largest):
    x = numbers("float32", n)
    rows = np.stack([x, np.sort(x), -np.sort(x), np.round(x / 100), np.zeros(n, "f")])
    rows[0, n // 2] = np.nan
    values, places = (np.asarray(v) for v in core.topk(core.asarray(rows), k, largest=largest))
    sign = -1 if largest else 1
    for row, value, place in zip(rows, values, places, strict=True):
        # Where the largest come first, NaN is the first.
        key = np.where(np.isnan(row), sign * np.inf, sign * row)
        order = np.argsort(key, kind="stable")[:k]
        np.testing.assert_array_equal(place, order)
        np.testing.assert_array_equal(value, row[order])


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("size", [1, 2, 3, 16, 255, 256, 1000])
def test_many_are_searched_for(size, right):
    rng = np.random.default_rng(2)
    sorted_ = np.sort(np.round(rng.standard_normal(size) * 20)).astype("f")
    wanted = np.round(rng.standard_normal(5001) * 25).astype("f")
    wanted[:4] = [np.nan, np.inf, -np.inf, -0.0]
    side = "right" if right else "left"
    found = core.searchsorted(core.asarray(sorted_), core.asarray(wanted), side=side)
    np.testing.assert_array_equal(np.asarray(found), np.searchsorted(sorted_, wanted, side))
    integers = core.searchsorted(
        core.asarray(sorted_.astype("i4")), core.asarray(wanted[4:].astype("i4")), side=side
    )
    np.testing.assert_array_equal(np.asarray(integers), np.asarray(found)[4:])


@pytest.mark.parametrize("mode", ["nearest", "bilinear"])
@pytest.mark.parametrize("size", [(7, 9), (112, 57), (33, 300), (16, 16), (5, 3)])
def test_images_in_other_sizes_as_in_float64(size, mode):
    x = numbers("float64", 2, 3, 16, 31)
    true = core.interpolate(core.asarray(x), size=size, mode=mode)
    found = core.interpolate(core.asarray(x.astype("f")), size=size, mode=mode)
    np.testing.assert_allclose(np.asarray(found), np.asarray(true), rtol=1e-4, atol=2e-3)


@pytest.mark.parametrize("rows, n", [(8, 16), (16, 15), (16, 16), (17, 17), (40, 100), (33, 1000)])
def test_running_sums_are_one_addition_after_the_other(rows, n):
    x = numbers("float32", rows, n)
    found = core.cumulative_sum(core.asarray(x), axis=1)
    np.testing.assert_array_equal(np.asarray(found), np.cumsum(x, 1, dtype="f"))
