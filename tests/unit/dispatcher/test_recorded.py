"""Decompositions without Python from their second call on, and indexing without any."""

import math
import sys

import numpy as np
import pytest

import core


def python_calls(function, *args):
    """The functions of Python that a call enters, `function` itself apart."""
    entered = []
    sys.setprofile(lambda frame, event, _: event == "call" and entered.append(frame.f_code.co_name))
    try:
        function(*args)
    finally:
        sys.setprofile(None)
    return entered[1:]


X = np.arange(12, dtype="float32").reshape(3, 4)


@pytest.mark.parametrize(
    "call",
    [
        lambda x, i: core.mse_loss(x, x),
        lambda x, i: core.nll_loss(x, i),
        lambda x, i: core.moveaxis(x, 0, 1),
        lambda x, i: core.nonzero(x),
        lambda x, i: x[0],
        lambda x, i: x[1:, ..., None],
        lambda x, i: x[x > 3],
        lambda x, i: x[i],
        lambda x, i: x.reshape(2, 6),
        lambda x, i: core.fft.fft(x),
    ],
)
def test_a_call_that_was_made_before_enters_no_python(call):
    x, i = core.asarray(X), core.asarray(np.asarray([0, 2, 1]))
    for _ in range(40):  # where other tests have filled what is kept, one call in 16 is recorded
        call(x, i)
    assert python_calls(call, x, i) == []


def test_each_signature_has_its_own_calls():
    for shape in ((3, 4), (4, 3), (2, 3, 4)):
        for dtype in ("float32", "float64"):
            for _ in range(2):
                x = np.random.default_rng(0).standard_normal(shape).astype(dtype)
                np.testing.assert_allclose(
                    np.asarray(core.roll(core.asarray(x), 1, 0)), np.roll(x, 1, 0)
                )
                turned = core.asarray(x).permute_dims(list(range(len(shape)))[::-1])
                np.testing.assert_allclose(np.asarray(core.roll(turned, 1, 0)), np.roll(x.T, 1, 0))


def test_numbers_are_told_apart_to_the_bit():
    x = core.asarray(np.zeros(2, "float32"))
    for value in (0.0, -0.0, 0.0):
        filled = core.index_fill(x, 0, core.asarray(np.asarray([0])), value)
        assert math.copysign(1, filled[0].item()) == math.copysign(1, value)
    for alpha in (1, 2, True, 2):
        added = core.index_add(x, 0, core.asarray(np.asarray([0])), core.ones(1), alpha=alpha)
        assert added[0].item() == alpha


def test_sizes_and_values_that_depend_on_data_are_those_of_each_call():
    for seed in range(6):
        x = np.random.default_rng(seed).integers(0, 4, (5, 7))
        c = core.asarray(x)
        for mine, theirs in zip(core.nonzero(c), np.nonzero(x), strict=True):
            np.testing.assert_array_equal(np.asarray(mine), theirs)
        np.testing.assert_array_equal(np.asarray(core.argwhere(c)), np.argwhere(x))
        np.testing.assert_array_equal(np.asarray(c[c > 1]), x[x > 1])
        np.testing.assert_array_equal(np.asarray(c.mT[c.mT > 1]), x.T[x.T > 1])
        np.testing.assert_array_equal(
            np.asarray(core.masked_select(c, c[0] > 1)), x[:, x[0] > 1].ravel()
        )
        np.testing.assert_array_equal(np.asarray(core.unique(c)), np.unique(x))
        np.testing.assert_array_equal(
            np.asarray(core.bincount(c.reshape(-1))), np.bincount(x.ravel())
        )


def test_gradients_are_recorded_whether_or_not_a_call_without_came_first():
    x = core.asarray(X)
    for _ in range(2):
        core.mse_loss(x, x * 2)
        leaf = core.asarray(X).requires_grad_()
        core.mse_loss(leaf, x * 2).backward()
        np.testing.assert_allclose(np.asarray(leaf.grad), -2 * X / X.size, rtol=1e-6)
        with core.no_grad():
            assert not core.mse_loss(leaf, x).requires_grad


def test_another_decomposition_takes_the_place_of_the_calls():
    op, x = core.ops.core.outer, core.asarray(np.asarray([1.0, 2.0], "float32"))
    before = op.decomposition
    op(x, x), op(x, x)
    try:
        op.decomposition = lambda x1, x2: core.zeros((2, 2))
        assert float(op(x, x).sum()) == 0
    finally:
        op.decomposition = before
    assert float(op(x, x).sum()) == 9


def test_a_mask_of_any_bytes_and_every_size_of_element():
    mask = np.frombuffer(bytes([0, 2, 255, 0, 1, 4, 0, 128, 0, 7] * 13), dtype=bool)
    for dtype in ("bool", "int16", "float32", "float64", "complex128"):
        x = np.arange(mask.size).astype(dtype)
        np.testing.assert_array_equal(
            np.asarray(core.asarray(x)[core.asarray(mask)]), x[np.asarray(mask, "uint8") != 0]
        )


def test_indexing_says_what_is_wrong():
    x = core.asarray(X)
    for index in (3, (0, 0, 0), (..., ...), (0, 4), "0", 1.0):
        with pytest.raises(core.errors.IndexRangeError):
            x[index]
    with pytest.raises(core.errors.ShapeError):
        x.reshape(5, 2)
    assert x.reshape(-1).shape == x.reshape((12,)).shape == x.reshape(shape=12).shape == (12,)
    assert x.mT.reshape(2, 6).tolist() == X.T.reshape(2, 6).tolist()


def test_views_write_to_what_they_are_of():
    x = core.asarray(X.copy())
    x[0] = 5
    x[:, 1:3] = core.zeros((3, 2))
    x[None, 2, ..., 0] = core.asarray(np.asarray([7.0], "float32"))
    expected = X.copy()
    expected[0], expected[:, 1:3], expected[2, 0] = 5, 0, 7
    np.testing.assert_array_equal(np.asarray(x), expected)
    assert x[...] is not x
