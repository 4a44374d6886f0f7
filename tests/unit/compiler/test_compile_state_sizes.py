"""Tensors that a function finds by names and whose sizes change: one graph for all sizes, as for
those of arguments, with the values and the state of eager code."""

from __future__ import annotations

import contextlib
import gc
import random
import warnings
import weakref
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import core
from core.compiler.guards.recompilations import RecompileWarning
from core.pytree import flatten

if TYPE_CHECKING:
    from collections.abc import Callable

    Made = tuple[Callable[..., Any], Callable[[], list[Any]]]

pytestmark = pytest.mark.native


def key_and_value_cache() -> Made:
    state = SimpleNamespace(k=core.zeros((3, 4)), v=core.ones((3, 4)))

    def step(x: Any) -> Any:
        state.k = core.concat([state.k, x[:1]])
        state.v = core.concat([state.v, core.tanh(x[:1])])
        return core.softmax(x @ state.k.T, axis=-1) @ state.v

    return step, lambda: [state.k, state.v]


def last_result() -> Made:
    state = SimpleNamespace(last=core.zeros((2, 4)))

    def step(x: Any) -> Any:
        y = core.tanh(x) * 2
        state.last = y
        return y.sum()

    return step, lambda: [state.last]


def batch_before() -> Made:
    state = {"x": core.zeros((2, 4))}

    def step(x: Any) -> Any:
        before, state["x"] = state["x"], x
        return (before.sum() + x).mean(axis=0), before.shape[0]

    return step, lambda: [state["x"]]


def window() -> Made:
    state = SimpleNamespace(rows=core.zeros((8, 4)), steps=0)

    def step(x: Any) -> Any:
        state.rows = core.concat([state.rows, x])[-8:]
        state.steps += 1
        return state.rows.mean() * state.steps

    return step, lambda: [state.rows]


def two_in_a_list() -> Made:
    state = [core.zeros((2, 4)), core.ones((2, 4))]

    def step(x: Any) -> Any:
        state[0] = x + 1
        state[1] = state[1].mean() + x
        return state[0].sum() * state[1]

    return step, lambda: list(state)


FUNCTIONS = [key_and_value_cache, last_result, batch_before, window, two_in_a_list]


def called(make: Callable[[], Made], sizes: list[int], compiles: bool) -> tuple[Any, list[Any]]:
    fn, state = make()
    fn = core.compile(fn) if compiles else fn
    values = []
    for n in sizes:
        out = fn(core.arange(n * 4, dtype="float32").reshape(n, 4) / 7)
        parts = out if isinstance(out, tuple) else (out,)
        values += [np.asarray(t) for t in (*parts, *state())]
    return fn, values


@pytest.mark.parametrize("least", [1, 2])
@pytest.mark.parametrize("make", FUNCTIONS, ids=lambda make: make.__name__)
def test_one_graph_for_state_of_every_size(make: Callable[[], Made], least: int) -> None:
    """Sizes of 1 have graphs of their own."""
    drawn = random.Random(least)
    sizes = [drawn.randint(least, 30) for _ in range(30)]
    fn, values = called(make, sizes, compiles=True)
    _, expected = called(make, sizes, compiles=False)
    for value, other in zip(values, expected, strict=True):
        np.testing.assert_allclose(value, other, rtol=1e-4)
    assert len(fn.entries) <= (3 if least > 1 else 5)


def test_state_that_is_changed_outside() -> None:
    state = SimpleNamespace(w=core.ones(3))
    fn = core.compile(lambda x: (state.w * 2).sum() + x)
    for n in range(2, 20):
        state.w = core.ones(n)
        assert float(fn(core.zeros(()))) == 2 * n
    assert len(fn.entries) == 2


def test_weights_that_grow_are_differentiated() -> None:
    state = SimpleNamespace(w=core.ones(3))
    fn = core.compile(core.func.grad(lambda x: (state.w[:, None] * x**2).sum()))
    for n in (2, 3, 5, 8, 13, 21):
        state.w = core.arange(n, dtype="float32")
        np.testing.assert_allclose(fn(core.ones(4)), np.full(4, n * (n - 1)))
    assert len(fn.entries) <= 3


def test_weights_of_one_name_are_of_other_sizes() -> None:
    class Layer:
        def __init__(self, n: int, m: int) -> None:
            self.w = core.ones((n, m))

        def __call__(self, x: Any) -> Any:
            return core.tanh(x @ self.w)

    layers = [Layer(4, 6), Layer(6, 3)]

    @core.compile
    def model(x: Any) -> Any:
        for layer in layers:
            x = layer(x)
        return x

    for k in range(4):
        model(core.ones((2 + k % 2, 4)))
    assert len(model.graphs) == 2  # for the first size, and for all
    assert "shape[1]" not in str(model.graphs[1])


def test_one_tensor_as_several_arguments() -> None:
    fn = core.compile(lambda q, k, v: core.softmax(q @ k.T, axis=-1) @ v)
    for n in range(2, 12):
        x = core.ones((n, 4))
        np.testing.assert_allclose(fn(x, x, x), np.ones((n, 4)), rtol=1e-6)
    assert len(fn.entries) == 2


def test_one_tensor_as_an_argument_and_as_state() -> None:
    state = SimpleNamespace(x=core.ones(2))
    fn = core.compile(lambda x: (state.x + x).sum())
    for n in range(2, 12):
        state.x = core.ones(n)
        assert float(fn(state.x)) == 2 * n
    assert len(fn.entries) == 2


def test_state_of_which_python_counts_rows_goes_back_to_eager() -> None:
    state = SimpleNamespace(x=core.zeros((2, 4)))

    def step(x: Any) -> Any:
        total = core.zeros(4)
        for row in range(state.x.shape[0]):
            total = total + state.x[row]
        state.x = x
        return total

    fn = core.compile(step)
    with pytest.warns(RecompileWarning, match="Keep tensors of one kind there"):
        for n in range(2, 20):
            fn(core.ones((n, 4)))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert fn(core.ones((40, 4))).tolist() == [19.0] * 4


def seen(state: Any, x: Any) -> Any:
    state.seen += x.shape[0]
    return x.sum() / state.seen


def until(state: Any, x: Any) -> Any:
    state.seen = state.seen + 2 * x.shape[0] if state.seen + x.shape[0] < 40 else x.shape[0]
    return (x * state.seen).sum()


def share(state: Any, x: Any) -> Any:
    weight = x.shape[0] / (state.seen + x.shape[0])
    state.mean = (1 - weight) * state.mean + weight * x.mean(axis=0)
    state.seen += x.shape[0]
    return state.mean * 2, state.seen, weight


@pytest.mark.parametrize("fn", [seen, until, share], ids=lambda fn: fn.__name__)
def test_numbers_that_are_counted_by_sizes(fn: Callable[..., Any]) -> None:
    drawn, calls = random.Random(0), [fn, core.compile(fn)]
    states = [SimpleNamespace(seen=1, mean=core.zeros(3)) for _ in calls]
    for n in [drawn.randint(2, 12) for _ in range(40)]:
        x = core.arange(n * 3, dtype="float32").reshape(n, 3)
        expected, result = (call(state, x) for call, state in zip(calls, states, strict=True))
        for value, other in zip(flatten(result)[0], flatten(expected)[0], strict=True):
            np.testing.assert_allclose(value, other, rtol=1e-5)
        assert states[1].seen == states[0].seen
        assert type(states[1].seen) is int
    assert len(calls[1].entries) <= 4


def test_gradients_of_numbers_computed_with_sizes() -> None:
    state, w = SimpleNamespace(seen=0), core.ones((4, 2)).requires_grad_()

    @core.compile
    def loss(x: Any, k: float) -> Any:
        state.seen += x.shape[0]
        return ((x @ w) * (k + x.shape[0]) / state.seen).sum()

    seen = 0
    for n in (4, 5, 6, 7, 4, 5):
        seen, w.grad = seen + n, None
        loss(core.ones((n, 4)), n / 2).backward()
        np.testing.assert_allclose(w.grad, np.full((4, 2), n * (n / 2 + n) / seen), rtol=1e-6)
    assert state.seen == seen
    assert len(loss.entries) <= 4


def test_no_argument_is_kept_alive() -> None:
    fn = core.compile(lambda x: core.tanh(x) * 2)
    seen = []
    for n in (3, 5, 7):
        x = core.ones(n)
        fn(x)
        seen.append(weakref.ref(x))
        del x
    gc.collect()
    assert [x() for x in seen] == [None, None, None]


def test_no_state_is_kept_alive() -> None:
    state = SimpleNamespace(last=core.zeros(2))

    @core.compile
    def step(x: Any) -> Any:
        state.last = x * 2
        return x.sum()

    seen = [weakref.ref(state.last)]
    for n in range(2, 8):
        step(core.ones(n))
        seen.append(weakref.ref(state.last))
    gc.collect()
    assert [x() is not None for x in seen] == [False] * 6 + [True]


def test_no_state_of_calls_that_raise_is_kept_alive() -> None:
    state = SimpleNamespace(w=core.ones(3), n=0)

    @core.compile
    def step(x: Any) -> Any:
        state.n += x.shape[0]
        if state.w.shape[0] != x.shape[0]:
            raise ValueError("sizes")
        return state.w * x

    seen = []
    for n in range(2, 8):
        state.w = core.ones(n)
        seen.append(weakref.ref(state.w))
        for size in (n, n + 1):
            with contextlib.suppress(ValueError):
                step(core.ones(size))
    state.w = None
    gc.collect()
    assert [x() for x in seen] == [None] * 6
