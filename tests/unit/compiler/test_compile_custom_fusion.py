"""Operators of `core.elementwise` in fused kernels: annotated numbers, several results, vjps."""

import numpy as np
import pytest

import core
from core.testing.arrays import as_array


@core.elementwise("test_custom_fusion::scaled")
def scaled(a, s: float):
    return a * s + 1


@core.elementwise("test_custom_fusion::powers")
def powers(a, n: int):
    return core.math.where(a > 0, a * a * n, a)


@core.elementwise("test_custom_fusion::bounded")
def bounded(a: core.Tensor, b: core.Tensor, on: bool, low: float = 0.1):
    return core.math.maximum(a * on, b * low)


@core.elementwise("test_custom_fusion::both")
def both(a: core.Tensor, b: core.Tensor, s: float):
    return a * b * s, a + b


def tensors(dtype="float32"):
    rng = np.random.default_rng(0)
    draw = lambda: core.asarray(rng.uniform(-2, 2, (24, 40)).astype(np.float32))  # noqa: E731
    return [draw().astype(core.dtype(dtype)) for _ in range(2)]


def softmax_of_both(x, y):
    product, total = both(x * 2, y, 0.5)
    return core.softmax(product + total, axis=-1)


FUNCTIONS = {
    "a float": lambda x, y: core.tanh(scaled(x * 2, 0.1)) + y,
    "a whole number": lambda x, y: core.tanh(powers(x * 2, 3)) + y,
    "a bool and a default": lambda x, y: core.relu(bounded(x * 2, y + 1, True)),
    "two results": lambda x, y: core.tanh(both(x * 2, y, 0.5)[0]) + both(x, y, 0.5)[1],
    "two results, one for each row": lambda x, y: both(x.sum(-1, keepdims=True), y, 0.1)[0] * x,
    "rows of two results": softmax_of_both,
}


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_calls_are_one_kernel(name, dtype):
    args, fn = tensors(dtype), FUNCTIONS[name]
    compiled = core.compile(fn)
    want, got = fn(*args), compiled(*args)
    assert got.dtype == want.dtype
    near = {"float16": 4e-3, "bfloat16": 4e-2}.get(dtype, 1e-5)
    np.testing.assert_allclose(as_array(got), as_array(want), rtol=near, atol=near)
    assert sum(len(graph.nodes) for graph in compiled.optimized) == 1


@pytest.mark.parametrize("dtype", ["float32", "float64", "bfloat16", "int32"])
def test_a_number_that_changes_makes_no_kernel(dtype):
    x, _ = tensors(dtype)
    compiled = core.compile(lambda x, s: scaled(x * 2, s) + 1)
    for s in (0.1, 0.3, 1e-9, 3.0, 1e30):
        want = scaled(x * 2, s) + 1
        np.testing.assert_array_equal(as_array(compiled(x, s)), as_array(want))
    assert len(compiled.graphs) == 1
    assert sum(len(g.nodes) for g in compiled.optimized) == (1 if "float" in dtype[:5] else 3)


def test_gradients_are_one_kernel():
    def loss(x, y):
        product, _ = both(x * 2, y, 0.1)
        return (product * both(x, y, 0.2)[1]).sum()

    args, grad = tensors(), core.func.grad(loss, argnums=(0, 1))
    compiled = core.compile(grad)
    for got, want in zip(compiled(*args), grad(*args), strict=True):
        np.testing.assert_allclose(as_array(got), as_array(want), rtol=1e-5, atol=1e-5)
    assert sum(len(graph.nodes) for graph in compiled.optimized) == 1


def test_a_step_of_a_scan_with_two_results():
    def step(carry, x):
        product, total = both(carry, x, 0.5)
        return core.tanh(product) + total * 0.25, total

    x, _ = tensors()
    run = lambda init, xs: core.scan(step, init, xs)  # noqa: E731
    for got, want in zip(core.compile(run)(x[0], x), run(x[0], x), strict=True):
        np.testing.assert_allclose(as_array(got), as_array(want), rtol=1e-5, atol=1e-5)
