"""Rows of every length that ends a vector somewhere: softmax and its like, by masked lanes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import core

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.native
TOLERANCE = {"float32": 3e-6, "float64": 1e-14, "bfloat16": 2e-2}
LENGTHS = range(1, 131)


def softmax(x: np.ndarray) -> np.ndarray:
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def log_softmax(x: np.ndarray) -> np.ndarray:
    x = x - x.max(-1, keepdims=True)
    return x - np.log(np.exp(x).sum(-1, keepdims=True))


OPERATORS = {"softmax": softmax, "log_softmax": log_softmax}


def compared(result: Any, expected: np.ndarray, dtype: str) -> None:
    wide = np.asarray(core.astype(result, core.float64))
    tolerance = TOLERANCE[dtype]
    np.testing.assert_allclose(wide, expected, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("dtype", TOLERANCE)
@pytest.mark.parametrize("name", OPERATORS)
def test_every_length(name: str, dtype: str) -> None:
    rng = np.random.default_rng(0)
    for n in LENGTHS:
        room = core.astype(core.asarray(rng.standard_normal((5, n + 3)) * 3), dtype)
        for x in (core.asarray(room[:, :n], copy=True), room[:, 2 : 2 + n]):
            expected = OPERATORS[name](np.asarray(core.astype(x, core.float64)))
            compared(getattr(core, name)(x, -1), expected, dtype)


@pytest.mark.parametrize("name", OPERATORS)
def test_nothing_beside_the_rows_is_written(name: str) -> None:
    x = np.random.default_rng(0).standard_normal((4, 70)).astype("float32")
    for n in (1, 15, 16, 17, 31, 63, 64, 66):
        room = core.full((4, 70), 7.0, dtype="float32")
        getattr(core, name)(core.asarray(x)[:, :n], -1, out=room[:, 2 : 2 + n])
        compared(room[:, 2 : 2 + n], OPERATORS[name](x[:, :n].astype("float64")), "float32")
        assert bool((room[:, :2] == 7).all()) and bool((room[:, 2 + n :] == 7).all())


@pytest.mark.parametrize("n", [3, 16, 31, 64, 65, 100])
def test_what_is_no_number(n: int) -> None:
    x = np.random.default_rng(n).standard_normal((6, n)).astype("float32")
    x[0, n - 1], x[1, 0], x[2, n // 2], x[3] = np.nan, np.nan, -np.inf, -np.inf
    x[4, n - 1] = np.inf
    with np.errstate(invalid="ignore"):
        expected = {name: f(x.astype("float64")) for name, f in OPERATORS.items()}
    for name in OPERATORS:
        compared(getattr(core, name)(core.asarray(x), -1), expected[name], "float32")


FUSED: dict[str, Callable[..., Any]] = {
    "shares": lambda x, y: core.exp(x) / core.exp(x).sum(-1, keepdims=True) + y,
    "of a product": lambda x, y: core.softmax(x * y, -1),
    "two results": lambda x, y: (core.tanh(x), core.tanh(x) - core.tanh(x).mean(-1, keepdims=True)),
    "normalized": lambda x, y: core.layer_norm(core.gelu(x), [x.shape[-1]]) * y,
    "and a product": lambda x, y: (core.log_softmax(x, -1) * y).sum(-1),
    "integers": lambda x, y: core.softmax(x, -1) + (y > 0).astype(core.int32),
}


@pytest.mark.parametrize("name", FUSED)
def test_compiled(name: str) -> None:
    function, rng = FUSED[name], np.random.default_rng(0)
    for n in (10, 31, 80):
        x, y = (core.asarray(rng.standard_normal((9, n)).astype("float32")) for _ in range(2))
        results, expected = (
            core.compile(function)(x, y),
            function(*(core.astype(v, core.float64) for v in (x, y))),
        )
        pairs = zip(results, expected) if isinstance(results, tuple) else [(results, expected)]
        for result, value in pairs:
            np.testing.assert_allclose(result, value, rtol=2e-5, atol=5e-6)
