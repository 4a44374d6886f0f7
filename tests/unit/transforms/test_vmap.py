"""core.func.vmap: dimensions in and out, loops, in-place operators, what it refuses."""

import numpy as np
import pytest

import core
from core import errors, func
from core.errors import AutogradError


def tensor(values):
    return core.asarray(np.asarray(values, dtype=np.float64))


def array(x):
    return np.asarray(x)


X = np.arange(24.0).reshape(2, 3, 4)


@pytest.mark.parametrize("in_dim", [0, 1, 2, -1])
@pytest.mark.parametrize("out_dim", [0, 1, -1])
def test_dimensions_in_and_out(in_dim, out_dim):
    out = func.vmap(lambda x: x * 2, in_dims=in_dim, out_dims=out_dim)(tensor(X))
    np.testing.assert_array_equal(array(out), np.moveaxis(X * 2, in_dim, out_dim))


def test_inside_the_batch_dimension_is_hidden():
    seen = []
    func.vmap(lambda x: (seen.append((x.shape, x.ndim, x.size)), x)[1], in_dims=1)(tensor(X))
    assert seen == [((2, 4), 2, 8)]


def test_shared_arguments_and_nests():
    out = func.vmap(lambda p, s: {"sum": p["a"] + s, "same": s}, in_dims=(0, None))(
        {"a": tensor(X)}, tensor(1.0)
    )
    np.testing.assert_array_equal(array(out["sum"]), X + 1)
    np.testing.assert_array_equal(array(out["same"]), [1.0, 1.0])


def test_matmul_of_vectors_and_matrices():
    a, b = tensor(X[0]), tensor(X[:, 0])
    np.testing.assert_allclose(
        array(func.vmap(core.matmul)(tensor(X), tensor(X.transpose(0, 2, 1)))),
        X @ X.transpose(0, 2, 1),
    )
    np.testing.assert_allclose(
        array(func.vmap(core.matmul, in_dims=(None, 0))(a, b)),
        np.stack([X[0] @ v for v in X[:, 0]]),
    )
    np.testing.assert_allclose(array(func.vmap(core.matmul)(b, b)), (X[:, 0] ** 2).sum(-1))


def test_inplace_writes_reach_the_batch():
    def f(x, y):
        z = x * 1
        z[0].add_(y)
        z.multiply_(2.0)
        return z

    y = np.arange(2.0)
    expected = X.copy()
    expected[:, 0] += y[:, None]
    np.testing.assert_array_equal(array(func.vmap(f)(tensor(X), tensor(y))), expected * 2)


def test_writing_a_batch_into_a_shared_tensor_is_refused():
    with pytest.raises(AutogradError, match="from outside the transform"):
        func.vmap(lambda x, y: y.add_(x), in_dims=(0, None))(tensor(X), tensor(X[0]))


def test_random_numbers_are_the_same_for_every_element():
    draw = lambda x: x * 0 + core.rand(3, generator=core.Generator(1), dtype="float64")  # noqa: E731
    out = func.vmap(draw, randomness="same")(tensor([0.0, 1.0]))
    np.testing.assert_array_equal(array(out)[0], array(out)[1])


def test_a_rule_that_loops_is_reported():
    op = core.define(
        "test::loops(Tensor x) -> Tensor",
        rule="copy",
        reference=lambda np, x: np.cumsum(x.reshape(-1)).reshape(x.shape),
        batch="loop",
    )
    out = func.vmap(op, in_dims=1)(tensor(X))
    np.testing.assert_array_equal(
        array(out), np.stack([X[:, i].reshape(-1).cumsum().reshape(2, 4) for i in range(3)])
    )
    assert ("test::loops", 1) in func.batching_report()
    assert func.vmap(op)(core.zeros((0, 2))).shape == (0, 2)


def test_a_function_as_batching_rule():
    def rule(args, dims):
        return args[0] * -1, dims[0]

    op = core.define(
        "test::ruled(Tensor x) -> Tensor", rule="copy", reference=lambda np, x: -x, batch=rule
    )
    np.testing.assert_array_equal(array(func.vmap(op, in_dims=2)(tensor(X))), -np.moveaxis(X, 2, 0))


def test_what_cannot_be_batched_says_why():
    with pytest.raises(AutogradError, match="cannot run under") as caught:
        func.vmap(core.nonzero)(tensor(X))
    assert "differs from element to element" in caught.value.why


@pytest.mark.parametrize(
    ("in_dims", "message"),
    [
        (3, "names dimension 3"),
        (None, "no batch"),
        ((0, 0), "2 entries for 1 arguments"),
    ],
)
def test_bad_dimensions(in_dims, message):
    with pytest.raises(core.errors.CoreError, match=message):
        func.vmap(lambda x: x, in_dims=in_dims)(tensor(X))


def test_batches_of_different_size():
    with pytest.raises(core.errors.ShapeError, match=r"batches of \[2, 3\]"):
        func.vmap(core.add)(tensor(np.zeros(2)), tensor(np.zeros(3)))


def test_reshape_of_a_batch_that_is_not_first():
    out = func.vmap(lambda x: core.reshape(x, (8,)), in_dims=1)(tensor(X))
    np.testing.assert_array_equal(array(out), X.transpose(1, 0, 2).reshape(3, 8))
    out = func.vmap(lambda x: core.reshape(x.T, (-1, 2)), in_dims=2)(tensor(X))
    np.testing.assert_array_equal(array(out), X.transpose(2, 1, 0).reshape(4, 3, 2))


@pytest.mark.parametrize(
    ("out_dims", "error"),
    [
        (5, errors.ShapeError),
        (-7, errors.ShapeError),
        ((0,), errors.ArgumentError),
        ("a", errors.ArgumentError),
        (0.5, errors.ArgumentError),
    ],
)
def test_out_dims_are_checked(out_dims, error):
    mapped = core.func.vmap(lambda a: (a, a), out_dims=out_dims)
    with pytest.raises(error, match="out_dims"):
        mapped(core.ones((2, 3)))
