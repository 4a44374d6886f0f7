"""Fused kernels of rows: a way for each range of lengths, each right at every length in it."""

import numpy as np
import pytest

import core
from core.bodies.cpu_kernels import compiled_count

LENGTHS = (
    1, 2, 15, 16, 17, 48, 63, 64, 65, 127, 128, 192, 250, 255, 256, 257, 320, 1000, 1024,
    4095, 4096, 4097, 4160, 8192, 9000,
)  # fmt: skip


def normed(x, w):
    """Sums, a minimum and a maximum of rows, and elements that are read along them."""
    centred = x - core.mean(x, axis=-1, keepdims=True)
    scale = core.sqrt(core.mean(centred * centred, axis=-1, keepdims=True) + 1e-5)
    span = core.max(x, axis=-1, keepdims=True) - core.min(x, axis=-1, keepdims=True)
    return core.exp(centred / (scale + span)) * w


def expected(x, w):
    x, w = x.astype(np.float64), w.astype(np.float64)
    centred = x - x.mean(-1, keepdims=True)
    scale = np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5)
    return np.exp(centred / (scale + np.ptp(x, axis=-1, keepdims=True))) * w


def sample(*shape):
    return np.random.default_rng(shape[-1]).standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize("dynamic", [True, False, None])
def test_rows_of_every_length(dynamic):
    fast = core.compile(normed, dynamic=dynamic)
    for n in LENGTHS if dynamic else LENGTHS[::3]:
        x, w = sample(3, n), sample(n)
        got = fast(core.asarray(x), core.asarray(w))
        np.testing.assert_allclose(got, expected(x, w), rtol=3e-5, atol=1e-6)


@pytest.mark.parametrize(
    ("dynamic", "counts"), [(False, [1, 0, 0, 1, 1, 0]), (True, [1, 0, 0, 0, 0, 0])]
)
def test_how_many_kernels_rows_of_some_lengths_have(dynamic, counts):
    def graph(x):  # nobody else's kernels
        return x * (7.25 + dynamic) / (1 + core.sum(x * x, axis=-1, keepdims=True))

    made = []
    for n in (70, 100, 250, 300, 128, 192):
        before, x = compiled_count(), sample(3, n)
        got = core.compile(graph, dynamic=dynamic)(core.asarray(x))
        want = x * (7.25 + dynamic) / (1 + (x.astype(np.float64) ** 2).sum(-1, keepdims=True))
        np.testing.assert_allclose(got, want, rtol=3e-5)
        made.append(compiled_count() - before)
    assert made == counts


@pytest.mark.parametrize("shape", [(3, 5, 7), (2, 8, 16), (2, 32, 32), (5, 64, 3), (2, 3, 1500)])
def test_rows_over_two_dimensions(shape):
    def graph(x):
        return x / (1 + core.sum(x * x, axis=(-1, -2), keepdims=True)), core.sum(x * x, axis=(0, 2))

    x = sample(*shape)
    whole = x.astype(np.float64)
    scaled, sums = core.compile(graph)(core.asarray(x))
    np.testing.assert_allclose(
        scaled, whole / (1 + (whole**2).sum((1, 2), keepdims=True)), rtol=2e-5, atol=1e-7
    )
    np.testing.assert_allclose(sums, (whole**2).sum((0, 2)), rtol=2e-5)


@pytest.mark.parametrize("n", [3, 64, 100, 640])
def test_rows_of_whole_numbers_and_truths(n):
    def graph(x):
        return (
            core.sum(x * 3, axis=1),
            core.any((x > 90) & (x < 95), axis=1),
            core.argmax(x + 1, axis=1),
        )

    x = np.random.default_rng(n).integers(0, 100, (4, n))
    totals, found, places = core.compile(graph)(core.asarray(x))
    np.testing.assert_array_equal(totals, (x * 3).sum(1))
    np.testing.assert_array_equal(found, ((x > 90) & (x < 95)).any(1))
    np.testing.assert_array_equal(places, x.argmax(1))
