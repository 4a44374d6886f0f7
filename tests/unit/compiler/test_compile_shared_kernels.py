"""Fused calls that are equal but for numbers in them share a kernel, which is given the numbers."""

import numpy as np
import pytest

import core

STEPS = 12
GENERATOR = np.random.default_rng(0)
SMALL = core.asarray((GENERATOR.standard_normal((6, 6)) * 0.3).astype("float32"))
LARGE = core.asarray((GENERATOR.standard_normal((64, 64)) * 0.1).astype("float32"))


def rows(shape, dtype="float32"):
    return core.asarray(GENERATOR.standard_normal(shape).astype(dtype))


def kernels(compiled):
    """The fused operators of a compiled function's only graph."""
    (graph,) = compiled.optimized
    return {node.op.name for node in graph.nodes if node.op.namespace == "fused"}


def check(fn, *args, most):
    """Compiled and eager results are the same bits, by so many kernels at most."""
    compiled = core.compile(fn)
    for _ in range(2):
        want, got = fn(*args), compiled(*args)
        assert got.dtype == want.dtype
        np.testing.assert_array_equal(np.asarray(got), np.asarray(want))
    assert len(kernels(compiled)) <= most, kernels(compiled)


def small_products(x):
    for i in range(STEPS):
        x = core.sin(x @ SMALL * 0.5) + i * 0.37
    return x


def products_in_blocks(x):
    for i in range(STEPS):
        x = core.sin(x @ LARGE * 0.5) + i * 0.37
    return x


def one_call_after_products(x):
    for i in range(STEPS):
        x = x @ LARGE + i * 0.37
    return x


def calls_before_products(x):
    for i in range(STEPS):
        x = (core.tanh(x) * (0.35 + i * 0.1) - 1) @ LARGE
    return x


def shifted(x):
    for i in range(STEPS):
        x = core.flip(core.where(x > i * 0.1, x * 0.9, -i) + (0.25 - i), axis=0)
    return x


def normalized_rows(x):
    for i in range(STEPS):
        x = core.flip(core.softmax(x * (i * 0.3 + 0.2), axis=-1) + i * 0.1, axis=1)
    return x


@pytest.mark.parametrize(
    ("fn", "shape", "most"),
    [
        (small_products, (7, 6), 2),  # one of them for the constant 0
        (products_in_blocks, (64, 64), 2),
        (one_call_after_products, (64, 64), 2),
        (calls_before_products, (64, 64), 2),
        (normalized_rows, (20, 70), 3),
    ],
)
def test_an_unrolled_loop_has_one_kernel(fn, shape, most):
    check(fn, rows(shape), most=most)


@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "int64", "uint8", "bool"])
def test_numbers_are_converted_as_constants_are(dtype):
    x = core.asarray((np.arange(60).reshape(12, 5) % 7).astype(dtype))

    def scaled(x):
        return core.stack([core.flip(x * (i + 3) + (i + 240), axis=0) for i in range(STEPS)])

    check(scaled, x, most=8)  # 4 and 8 stay constants where ints are multiplied by them
    if dtype != "uint8":
        check(shifted, x, most=14)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_narrow_floats_round_numbers_once(dtype):
    x = rows((12, 5)).astype(getattr(core, dtype))
    compiled = core.compile(shifted)
    for _ in range(2):
        want, got = shifted(x), compiled(x)
        assert got.dtype == want.dtype
        same = np.asarray(got.astype(core.float64)), np.asarray(want.astype(core.float64))
        np.testing.assert_array_equal(*same)


def test_gradients_share_kernels():
    gradient = core.func.grad(lambda x: small_products(x).sum())
    x = rows((7, 6))
    compiled = core.compile(gradient)
    np.testing.assert_allclose(np.asarray(compiled(x)), np.asarray(gradient(x)), rtol=1e-5)
    assert len(kernels(compiled)) <= 6, kernels(compiled)


def test_what_differs_nowhere_stays_a_constant():
    def layers(x):
        for i in range(STEPS):
            x = core.flip(core.tanh(x * 0.5) ** 2 + i * 0.37, axis=0)
        return x

    compiled = core.compile(layers)
    compiled(rows((7, 6)))
    (graph,) = compiled.optimized
    shared = [node for node in graph.nodes if any(type(arg) is float for arg in node.args)]
    assert shared and len({node.op for node in shared}) == 1
    assert all(sum(type(arg) is float for arg in node.args) == 1 for node in shared)


def test_exponents_and_powers_of_two_stay_constants():
    def powers(x):
        for i in range(1, 5):
            x = core.flip(core.tanh(x) ** i / 2**i, axis=0)
        return x

    compiled = core.compile(powers)
    x = rows((7, 6))
    np.testing.assert_array_equal(np.asarray(compiled(x)), np.asarray(powers(x)))
    (graph,) = compiled.optimized
    assert not any(type(arg) is float for node in graph.nodes for arg in node.args)


@pytest.mark.parametrize("number", [float("inf"), float("nan"), -0.0, 1e300, 1e-300])
def test_numbers_at_the_edges(number):
    def two(x):
        first = core.flip(core.tanh(x) * number + 0.5, axis=0)
        return core.flip(core.tanh(first) * 1.5 + 0.5, axis=0) + first

    x = rows((7, 6))
    np.testing.assert_array_equal(np.asarray(core.compile(two)(x)), np.asarray(two(x)))


def test_numbers_of_the_caller_stand_beside_those_of_the_code():
    def scaled(x, rate):
        for i in range(STEPS):
            x = core.flip(core.tanh(x) * rate + (i + 0.5), axis=0)
        return x

    compiled, x = core.compile(scaled), rows((7, 6))
    for rate in (0.1, 0.2, 0.3):
        want = np.asarray(scaled(x, rate))
        np.testing.assert_array_equal(np.asarray(compiled(x, rate)), want)
    assert len(compiled.optimized[-1].nodes) > STEPS
    fused = {n.op.name for n in compiled.optimized[-1].nodes if n.op.namespace == "fused"}
    assert len(fused) == 1, fused


def test_a_graph_from_disk_shares_kernels(tmp_path):
    x = rows((64, 64))
    want = np.asarray(products_in_blocks(x))
    with core.config.override(cache_dir=str(tmp_path)):
        for _ in range(2):
            core.compiler.reset()
            compiled = core.compile(products_in_blocks)
            np.testing.assert_array_equal(np.asarray(compiled(x)), want)
            assert len(kernels(compiled)) <= 2
