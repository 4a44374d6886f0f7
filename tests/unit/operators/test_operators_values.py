"""Operators against NumPy and known answers, where the reference itself is in question."""

import numpy as np
import pytest

import core


def array(x):
    return np.asarray(x)


def test_half_precision_is_widened_and_rounded_once():
    x = core.full((1000,), 0.1, dtype="bfloat16")
    assert float(core.sum(x)) == pytest.approx(100.1, rel=1e-2)
    third = core.divide(core.full((), 1, dtype="float16"), 3)
    assert float(third) == float(np.float16(np.float32(1) / np.float32(3)))


@pytest.mark.parametrize("stride", [1, 2])
@pytest.mark.parametrize("groups", [1, 2])
def test_convolution_agrees_with_torch(stride, groups):
    torch = pytest.importorskip("torch")
    rng = np.random.default_rng(0)
    x, w = rng.normal(size=(2, 4, 7, 6)), rng.normal(size=(6, 4 // groups, 3, 2))
    ours = core.convolution(core.asarray(x), core.asarray(w), stride, (1, 0), (2, 1), groups)
    theirs = torch.nn.functional.conv2d(
        torch.tensor(x), torch.tensor(w), None, stride, (1, 0), (2, 1), groups
    )
    np.testing.assert_allclose(array(ours), theirs.numpy(), rtol=1e-10)


@pytest.mark.parametrize("reduce", ["sum", "prod", "mean", "amax", "amin"])
@pytest.mark.parametrize("include_self", [True, False])
def test_scatter_reduce_agrees_with_torch(reduce, include_self):
    torch = pytest.importorskip("torch")
    rng = np.random.default_rng(1)
    x, src = rng.normal(size=(3, 4)), rng.normal(size=(3, 6))
    src[0, :3] = 0.0
    index = rng.integers(0, 4, size=(3, 6))
    a, b = core.asarray(x), core.asarray(src)
    a.requires_grad = b.requires_grad = True
    ours = core.scatter_reduce(a, 1, core.asarray(index), b, reduce, include_self)
    ta, tb = (torch.tensor(v, requires_grad=True) for v in (x, src))
    theirs = torch.scatter_reduce(ta, 1, torch.tensor(index), tb, reduce, include_self=include_self)
    np.testing.assert_allclose(array(ours.detach()), theirs.detach().numpy(), rtol=1e-12)
    g = rng.normal(size=(3, 4))
    ours.backward(core.asarray(g))
    theirs.backward(torch.tensor(g))
    np.testing.assert_allclose(array(b.grad), tb.grad.numpy(), rtol=1e-12)
    np.testing.assert_allclose(array(a.grad), ta.grad.numpy(), rtol=1e-12)


def test_sort_keeps_the_order_of_equals():
    values, indices = core.sort_with_indices(core.asarray([1, 0, 1, 0]), descending=True)
    assert values.tolist() == [1, 1, 0, 0]
    assert indices.tolist() == [0, 2, 1, 3]
    assert core.sort(core.asarray([3.0, float("nan"), 1.0])).tolist()[:2] == [1.0, 3.0]
    assert core.argsort(core.asarray([3, 1, 2])).tolist() == [1, 2, 0]


# ---- functions made of operators ---------------------------------------------------------------
def test_creation_functions():
    assert core.zeros((2, 2)).dtype == core.float32
    assert core.ones(3, dtype="int8").tolist() == [1, 1, 1]
    assert core.arange(2, 8, 3).tolist() == [2, 5]
    assert core.arange(0.0, 1.0, 0.5).tolist() == [0.0, 0.5]
    x = core.ones((2, 3), dtype="float64")
    assert core.zeros_like(x).dtype == core.float64
    assert core.empty_like(x).shape == (2, 3)
    assert core.full_like(x, 4).tolist() == [[4.0] * 3] * 2


def test_shape_functions():
    x = core.asarray(np.arange(6.0).reshape(2, 3))
    np.testing.assert_array_equal(array(x.T), array(x).T)
    np.testing.assert_array_equal(array(core.flip(x)), array(x)[::-1, ::-1])
    np.testing.assert_array_equal(array(core.reshape(x.T, (6,))), array(x).T.reshape(6))
    np.testing.assert_array_equal(array(core.stack([x, x], axis=-1)), np.stack([array(x)] * 2, -1))
    np.testing.assert_array_equal(array(core.take(x, core.asarray([2, 0]), 1)), array(x)[:, [2, 0]])
    assert core.reshape(x, (3, 2)).storage_id == x.storage_id
    assert core.contiguous(x) is x
    assert core.contiguous(x.T).is_contiguous
    with pytest.raises(core.errors.ShapeError, match="copy needed"):
        core.reshape(x.T, (6,), copy=False)


# ---- indexing ----------------------------------------------------------------------------------
INDICES = [
    0,
    -1,
    slice(1, None),
    slice(None, None, -2),
    (0, 1),
    (slice(None), -1),
    None,
    ...,
    (..., 0),
    (None, slice(0, 1), ..., None),
    (1, slice(None, None, 2), slice(None)),
    (),
]


@pytest.mark.parametrize("index", INDICES, ids=str)
def test_basic_indexing_is_numpys(index):
    x = np.arange(24.0).reshape(2, 3, 4)
    part = core.asarray(x)[index]
    np.testing.assert_array_equal(array(part), x[index])


@pytest.mark.parametrize("index", INDICES, ids=str)
def test_basic_assignment_is_numpys(index):
    x = np.arange(24.0).reshape(2, 3, 4)
    mine = core.asarray(x.copy())
    mine[index] = -1
    x[index] = -1
    np.testing.assert_array_equal(array(mine), x)


def test_masks_and_lists():
    x = np.arange(6.0).reshape(3, 2)
    mine = core.asarray(x.copy())
    np.testing.assert_array_equal(array(mine[core.asarray([2, -3])]), x[[2, -3]])
    np.testing.assert_array_equal(array(mine[mine > 2]), x[x > 2])
    np.testing.assert_array_equal(
        array(mine[core.asarray([True, False, True])]), x[[True, False, True]]
    )
    mine[mine > 2] = 0.0
    x[x > 2] = 0.0
    np.testing.assert_array_equal(array(mine), x)
    mine[core.asarray([0, 2])] = core.asarray([9.0, 8.0])
    x[[0, 2]] = [9.0, 8.0]
    np.testing.assert_array_equal(array(mine), x)


@pytest.mark.parametrize("index", [(0, 0, 0, 0), (..., ...), "a", 1.5, ([0, 2], 0), ([True], 0)])
def test_bad_indices_say_what_is_accepted(index):
    with pytest.raises((core.errors.ArgumentError, core.errors.IndexRangeError)) as caught:
        core.zeros((2, 2))[index]
    assert caught.value.exists and caught.value.fix


@pytest.mark.parametrize("shape", [(1, 5), (1, 1, 3), (1, 70_000)])
def test_a_second_reduction_of_one_row_uses_the_first(shape):
    x = np.random.default_rng(0).normal(size=shape)
    np.testing.assert_allclose(array(core.var(core.asarray(x), axis=-1)), x.var(axis=-1))
    log_sum = np.log(np.exp(x).sum(axis=-1))
    np.testing.assert_allclose(array(core.logsumexp(core.asarray(x), axis=-1)), log_sum)


def test_tensors_bound_slices():
    x = core.arange(6)
    assert x[core.asarray(1) : core.asarray(5) : core.asarray(2)].tolist() == [1, 3]
    with pytest.raises(TypeError):
        x[core.asarray(1.0) :]
