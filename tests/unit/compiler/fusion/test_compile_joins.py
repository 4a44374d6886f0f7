"""Joins in fused kernels: concat, stack and roll are read where they are computed, not stored."""

import numpy as np
import pytest
from fused_calls import kernels, tensor
from hypothesis import given
from hypothesis import strategies as st
from page_ends import at_page_ends

import core
from core.testing.arrays import as_array


def rotary(x, cos, sin):
    half = x.shape[-1] // 2
    a, b = x[..., :half], x[..., half:]
    return core.concat([a * cos - b * sin, a * sin + b * cos], axis=-1)


def rotate_half(x, cos, sin):
    half = x.shape[-1] // 2
    return x * cos + core.concat([-x[..., half:], x[..., :half]], axis=-1) * sin


def laplace(u):
    neighbours = [core.roll(u, shift, axis) for axis in (0, 1) for shift in (1, -1)]
    return u + 0.1 * (sum(neighbours) - 4 * u)


X, Y = tensor(24, 40), tensor(24, 40, seed=1)
ONE_KERNEL = {
    "rotary embedding": (rotary, tensor(2, 3, 8, 32), tensor(8, 16), tensor(8, 16, seed=2)),
    "rotated halves": (rotate_half, tensor(2, 3, 8, 32), tensor(8, 32), tensor(8, 32, seed=2)),
    "differences on a grid": (laplace, X),
    "of computed parts": (lambda x, y: core.concat([x * 2, y + 1], axis=0), X, Y),
    "read by a function": (lambda x, y: core.relu(core.concat([x, y], axis=1)), X, Y),
    "one row before": (lambda x, y: core.concat([x[:1], y]) - 1, X, Y),
    "of one tensor twice": (lambda x: core.concat([x, x], axis=-1) * 2, X),
    "of three": (lambda x, y: core.tanh(core.concat([x, y * 2, x[:, :7]], axis=1)), X, Y),
    "of other dtypes": (lambda x, y: core.concat([x > 0, y]) * 2, X, Y),
    "summed along its axis": (lambda x, y: core.concat([x, y * 2], axis=1).sum(-1), X, Y),
    "summed across": (lambda x, y: core.concat([x, y * 2], axis=1).sum(0), X, Y),
    "rows of softmax": (lambda x, y: core.softmax(core.concat([x, y]), axis=-1), X, Y),
    "under a triangle": (lambda x, y: core.tril(core.concat([x, y])) + 1, X, Y),
    "stacked": (lambda x, y: core.stack([x * 2, y + 1]), X, Y),
    "stacked in between": (lambda x, y: core.relu(core.stack([x, y, x], axis=1)), X, Y),
    "means of what is stacked": (lambda x, y: core.stack([x * y, y, x]).mean(0), X, Y),
    "maxima": (lambda x, y: core.stack([x, y * 2], axis=-2).max(axis=-2), X, Y),
    "softmax of what is stacked": (lambda x, y: core.softmax(core.stack([x * 2, y]), -1), X, Y),
    "of triangles": (lambda x, y: core.concat([core.tril(x), y]) + 1, X, Y),
}


@pytest.mark.parametrize("name", ONE_KERNEL)
def test_a_join_is_part_of_a_kernel(name):
    fn, *args = ONE_KERNEL[name]
    assert len(kernels(fn, *args)) == 1


def test_a_join_may_be_a_result_too():
    def both(x, y):
        joined = core.concat([x * 2, y])
        return joined, core.relu(joined)

    assert len(kernels(both, X, Y)) == 1


APART = {
    "of inputs alone": (lambda x, y: core.concat([x, y]), ["core::concat"]),
    "of costly parts": (lambda x, y: core.concat([core.exp(x), core.tanh(y)]), None),
    "a part that is a result": (lambda x, y: (core.concat([x + y, y]) * 2, x + y), None),
    "rows that are read twice": (lambda x, y: core.var(core.concat([x, y], axis=1), axis=1), None),
    "many parts": (
        lambda x, y: core.concat([x, y, x, y, x]) * 2,
        ["core::concat", "core::multiply"],
    ),
    "an axis of few": (lambda x, y: core.concat([x[:, :2], y[:, :1]], axis=1) * 2, None),
    "a part beside its join": (lambda x, y: core.concat([x, y])[:24] * x, None),
    "of softmax": (lambda x, y: core.concat([core.softmax(x, axis=-1), y]) * 2, None),
    "stacked along the last axis": (lambda x, y: core.stack([x, y], axis=-1) * 2, None),
    "a stack of functions": (lambda x, y: core.stack([core.exp(x), core.tanh(y)]), None),
    "a stack of what is a result": (lambda x, y: (core.stack([x * 2, y]), x * 2), None),
    "flattened": (lambda x, y: core.concat([x * 2, y], axis=None) + 1, None),
}


@pytest.mark.parametrize("name", APART)
def test_what_is_joined_otherwise(name):
    fn, names = APART[name]
    calls = kernels(fn, X, Y)
    assert calls == names if names else len(calls) > 1


@given(data=st.data())
def test_joins_of_any_shapes_give_what_the_calls_give(data):
    rank = data.draw(st.integers(1, 3))
    axis = data.draw(st.integers(-rank, rank - 1))
    sides = [data.draw(st.integers(1, 5)) for _ in range(rank)]
    parts = []
    for k in range(data.draw(st.integers(2, 4))):
        sides[axis] = data.draw(st.sampled_from([1, 2, 7, 16, 33]))
        parts.append(tensor(*sides, seed=k))
    scales = [data.draw(st.sampled_from([None, 2.0, -0.5])) for _ in parts]
    over = data.draw(st.sampled_from([None, 0, -1]))

    def joined(*parts):
        scaled = [p if s is None else p * s for p, s in zip(parts, scales)]
        whole = core.concat(scaled, axis=axis) + 1
        return whole if over is None else (whole, whole.sum(axis=over))

    kernels(joined, *parts)


def test_sizes_that_change_make_one_graph():
    compiled = core.compile(lambda x, y: core.relu(core.concat([x * 2, y], axis=0)), dynamic=True)
    for rows in (3, 5, 8, 1, 17):
        x, y = tensor(rows, 20), tensor(rows + 2, 20, seed=1)
        want = core.relu(core.concat([x * 2, y], axis=0))
        np.testing.assert_allclose(as_array(compiled(x, y)), as_array(want))
    assert len(compiled.graphs) <= 2  # one row is a case of its own


def test_a_cache_that_grows():
    """Each call appends a row, as attention does when it writes word by word."""

    @core.compile(dynamic=True)
    def append(cache, row):
        cache = core.concat([cache, row * 2], axis=0)
        return cache, cache.sum(axis=0)

    cache = want = tensor(4, 32)
    for step in range(6):
        row = tensor(1, 32, seed=step)
        cache, total = append(cache, row)
        want = core.concat([want, row * 2], axis=0)
        np.testing.assert_allclose(as_array(cache), as_array(want))
        np.testing.assert_allclose(as_array(total), as_array(want.sum(axis=0)), rtol=1e-5)
    assert len(append.graphs) <= 3


def test_gradients_go_through_joins():
    def loss(x, cos, sin):
        return (rotary(x, cos, sin) ** 2 * cos.sum()).sum()

    args = tensor(2, 3, 8, 32), tensor(8, 16), tensor(8, 16, seed=2)
    grad = core.func.grad(loss, argnums=(0, 1, 2))
    for got, want in zip(core.compile(grad)(*args), grad(*args), strict=True):
        np.testing.assert_allclose(as_array(got), as_array(want), rtol=1e-4, atol=1e-3)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float64", "int32", "bool", "complex64"])
def test_joins_of_each_dtype(dtype):
    parts = [core.asarray(as_array(p) * 3).astype(core.dtype(dtype)) for p in (X, Y)]
    compiled = core.compile(
        lambda x, y: core.where(x == y, x, core.roll(core.concat([x, y]), 3, 0)[:24])
    )
    want = core.where(parts[0] == parts[1], parts[0], core.roll(core.concat(parts), 3, 0)[:24])
    assert (as_array(compiled(*parts)) == as_array(want)).all()


def test_few_columns_of_a_join_are_read_within_their_memory():
    arrays = [np.random.default_rng(k).uniform(-2, 2, (40, 3)).astype("f") for k in (0, 1)]
    with at_page_ends(*arrays) as inputs:
        assert len(kernels(lambda x, y: core.concat([x * 2, y]).sum(0), *inputs)) == 1
