"""Elementwise calls on rows of few elements, of which some operands have one row for all: it is
repeated, and several rows are computed at once, with the values of single calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.native
DTYPES = ["float32", "float64", "int32", "int8", "bool"]
ROWS = st.sampled_from([1, 2, 63, 640, 641, 2000, 4801])
ELEMENTS = st.sampled_from([2, 3, 5, 7, 10, 24, 47, 48])


def drawn(rng: np.random.Generator, shape: tuple[int, ...], dtype: str) -> np.ndarray:
    return (rng.standard_normal(shape) * 9).astype(dtype)


@given(ROWS, ELEMENTS, st.sampled_from(DTYPES), st.sampled_from(DTYPES), st.integers(0, 2**32 - 1))
@settings(max_examples=200, deadline=None)
def test_one_row_for_all(rows: int, n: int, dtype: str, other: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
    x, y = drawn(rng, (rows, n), dtype), drawn(rng, (2 * n,), other)[:: rng.choice([1, 2])][:n]
    a, b = core.asarray(x), core.asarray(y)
    np.testing.assert_array_equal(core.less(a, b), np.less(x, y))
    np.testing.assert_array_equal(core.less(b, a), np.less(y, x))
    if dtype == other:
        np.testing.assert_array_equal(core.maximum(a, b), np.maximum(x, y))
        chosen = core.where(core.asarray(x > y), a, b)
        np.testing.assert_array_equal(chosen, np.where(x > y, x, y))


def test_a_row_of_the_result_itself() -> None:
    x = np.arange(9000, dtype="float32").reshape(3000, 3) + 1
    y = core.asarray(x.copy())
    y.add_(y[0])
    np.testing.assert_array_equal(y, x + x[0])


def test_columns_and_results_that_lie_otherwise() -> None:
    x, column = np.random.default_rng(0).random((3, 4000)), np.array([1.0, 2, 3])
    a, b = core.asarray(x.T.copy()).T, core.asarray(column)[:, None]
    np.testing.assert_array_equal(core.add(a, b), x + column[:, None])
    room = core.zeros((4000, 5), dtype="float64")
    core.add(core.asarray(x.T.copy()), core.asarray(column), out=room[:, 1:4])
    np.testing.assert_array_equal(room[:, 1:4], x.T + column)
    assert float(room[:, 0].sum() + room[:, 4].sum()) == 0


FUSED = {
    "standardized": lambda x, m, s: (x - m) / s,
    "two results": lambda x, m, s: (core.relu(x * s + m), x - m),
    "with numbers": lambda x, m, s: core.tanh((x - m) * 0.25) + 1.5 * s,
    "views of rows": lambda x, m, s: (x - m[None]) ** 2 / s[None, :],
    "comparison": lambda x, m, s: core.where(x > m, x, s * 2),
    "rows alone": lambda x, m, s: (x * (m + s), m - s),
}


@pytest.mark.parametrize("n", [2, 3, 10, 47, 50])
@pytest.mark.parametrize("name", FUSED)
def test_compiled(name: str, n: int) -> None:
    function: Callable[..., Any] = FUSED[name]
    compiled, rng = core.compile(function), np.random.default_rng(n)
    for shape in ((500, n), (4001, n), (1, n), (30, 41, n), (700, 2 * n)):
        x = core.asarray(rng.standard_normal(shape).astype("float32"))
        m, s = (core.asarray(rng.uniform(1, 2, shape[-1]).astype("float32")) for _ in range(2))
        results, expected = compiled(x, m, s), function(x, m, s)
        pairs = zip(results, expected) if isinstance(results, tuple) else [(results, expected)]
        for result, value in pairs:
            assert result.shape == value.shape
            np.testing.assert_allclose(result, value, rtol=1e-5, atol=1e-6)


def test_compiled_gradients_of_a_layer_of_ten() -> None:
    @core.compile
    def step(x: Any, w: Any, b: Any) -> Any:
        return core.func.grad(lambda w, b: core.relu(x @ w + b).sum(), argnums=(0, 1))(w, b)

    rng = np.random.default_rng(0)
    for rows in (50, 3000, 700):
        x, w = rng.standard_normal((rows, 6)), rng.standard_normal((6, 10))
        b = rng.standard_normal(10)
        gw, gb = step(*map(core.asarray, (x, w, b)))
        positive = (x @ w + b > 0).astype("float64")
        np.testing.assert_allclose(gw, x.T @ positive, rtol=1e-10, atol=1e-12)
        np.testing.assert_allclose(gb, positive.sum(0))
