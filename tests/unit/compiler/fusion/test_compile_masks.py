"""Rows of floats with inputs of 8 and 16 bits, which are widened before they meet the floats."""

import numpy as np
import pytest

import core

INFINITY = float("inf")
LENGTHS = [*range(1, 71), 127, 128, 129, 180, 257, 300]

MASKED = {
    "softmax": lambda x, m: core.softmax(core.where(m, x, -INFINITY), axis=-1),
    "filled": lambda x, m: core.softmax(core.masked_fill(x / 8, ~m, -1e9), axis=-1),
    "logsumexp": lambda x, m: core.logsumexp(core.where(m, x, -INFINITY), axis=-1),
    "sum": lambda x, m: (core.exp(x) * m).sum(axis=-1),
    "cheap sum": lambda x, m: (x * m).sum(axis=-1),
    "max": lambda x, m: core.where(m, x, -INFINITY).max(axis=-1),
    "kept": lambda x, m: core.where(m, x - core.exp(x).sum(axis=-1, keepdims=True), 0.0),
}
NUMBERS = {
    "softmax": lambda x, n: core.softmax(x * n, axis=-1),
    "sum": lambda x, n: (core.exp(x) * n).sum(axis=-1),
    "cheap sum": lambda x, n: (x + n).sum(axis=-1),
}


def agree(function, compiled, x, narrow):
    expected, result = (np.asarray(f(x, narrow)) for f in (function, compiled))
    tolerance = 1e-5 if x.dtype == core.float32 else 1e-12
    np.testing.assert_allclose(result, expected, tolerance, tolerance * 100)


@pytest.mark.parametrize("name", MASKED)
def test_masked_rows_of_any_length(name):
    rng = np.random.default_rng(0)
    compiled = core.compile(MASKED[name])
    for n in LENGTHS:
        x = core.asarray(rng.standard_normal((5, n)).astype(np.float32))
        for share in (0.0, 0.3, 1.0):
            agree(MASKED[name], compiled, x, core.asarray(rng.random((5, n)) >= share))


@pytest.mark.parametrize("dtype", ["uint8", "int8", "int16", "uint16"])
@pytest.mark.parametrize("name", NUMBERS)
def test_rows_with_small_integers(name, dtype):
    rng = np.random.default_rng(0)
    compiled = core.compile(NUMBERS[name])
    limits = np.iinfo(dtype)
    for n in LENGTHS:
        x = core.asarray(rng.standard_normal((5, n)).astype(np.float32))
        numbers = rng.integers(max(limits.min, -9), 9, (5, n)).astype(dtype)
        numbers[0, 0], numbers[-1, -1] = limits.min, limits.max
        agree(NUMBERS[name], compiled, x, core.asarray(numbers))


@pytest.mark.parametrize("dtype", ["float64", "float16", "bfloat16"])
def test_masks_of_other_floats(dtype):
    rng = np.random.default_rng(0)
    for name in ("softmax", "logsumexp", "sum"):
        compiled = core.compile(MASKED[name])
        for n in (1, 7, 16, 20, 33, 63, 64, 100):
            x = core.asarray(rng.standard_normal((5, n)).astype(np.float32)).astype(dtype)
            m = core.asarray(rng.random((5, n)) > 0.2)
            expected, result = (f(x, m).astype("float64") for f in (MASKED[name], compiled))
            tolerance = {"float64": 1e-12, "float16": 2e-3, "bfloat16": 2e-2}[dtype]
            np.testing.assert_allclose(result, expected, tolerance, tolerance)


def test_masks_that_rows_share():
    """Of keys, of a triangle, and one for each row."""
    rng = np.random.default_rng(0)
    compiled = core.compile(MASKED["softmax"])
    for n in (4, 12, 20, 50, 63, 100):
        x = core.asarray(rng.standard_normal((2, 3, n, n)).astype(np.float32))
        for shape in ((2, 1, 1, n), (n, n), (2, 1, n, 1)):
            mask = rng.random(shape) > 0.3
            mask[..., 0] = True
            agree(MASKED["softmax"], compiled, x, core.asarray(mask))
        triangle = core.tril(core.ones((n, n), dtype=core.bool))
        agree(MASKED["softmax"], compiled, x, triangle)


def test_masks_that_lie_across_the_rows():
    rng = np.random.default_rng(0)
    compiled = core.compile(MASKED["softmax"])
    for n in (5, 20, 63, 100):
        x = core.asarray(rng.standard_normal((7, n)).astype(np.float32))
        mask = core.asarray(rng.random((n, 7)) > 0.2).T
        agree(MASKED["softmax"], compiled, x, mask)
        every_second = core.asarray(rng.random((7, 2 * n)) > 0.2)[:, ::2]
        agree(MASKED["softmax"], compiled, x, every_second)
