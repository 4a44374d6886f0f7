"""Normalization against torch.nn.functional: values, gradients, running statistics."""

import numpy as np
import pytest

import core

torch = pytest.importorskip("torch")
from nn_cases import compare, numbers, shares  # noqa: E402

F = torch.nn.functional


@pytest.mark.parametrize("training", [True, False])
@pytest.mark.parametrize("shape", [(5, 3), (4, 3, 2), (2, 3, 4, 5)])
def test_batch_norm(shape, training):
    mean, var = numbers(3), shares(3)
    args = (numbers(*shape), mean, var, numbers(3, seed=2), numbers(3, seed=3))
    compare(
        lambda x, m, v, w, b: core.batch_norm(x, m, v, w, b, training, 0.3),
        lambda x, m, v, w, b: F.batch_norm(x, m, v, w, b, training, 0.3),
        args,
        frozen=(1, 2),
    )


def test_batch_norm_moves_the_running_statistics():
    x = numbers(6, 3, 4)
    ours = core.asarray(np.zeros(3)), core.asarray(np.ones(3))
    theirs = torch.zeros(3, dtype=torch.float64), torch.ones(3, dtype=torch.float64)
    for k in range(3):
        core.batch_norm(core.asarray(x + k), *ours, training=True)
        F.batch_norm(torch.tensor(x + k), *theirs, training=True)
    for a, b in zip(ours, theirs):
        np.testing.assert_allclose(np.asarray(a), b.numpy(), rtol=1e-9)
    with pytest.raises(core.errors.ShapeError, match="standard deviation"):
        core.batch_norm(core.ones((1, 3)), None, None, training=True)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32"])
def test_batch_norm_of_narrow_dtypes(dtype):
    x = numbers(8, 3, 5)
    got = core.batch_norm(core.asarray(x, dtype=dtype), None, None, training=True)
    want = F.batch_norm(torch.tensor(x), None, None, training=True)
    assert got.dtype == core.dtype(dtype)
    near = {"float16": 5e-3, "bfloat16": 5e-2, "float32": 1e-5}[dtype]
    np.testing.assert_allclose(np.asarray(got.astype("float32")), want.numpy(), atol=near)


@pytest.mark.parametrize("shape", [(2, 6), (2, 6, 3), (2, 6, 2, 3)])
def test_group_and_instance_norm(shape):
    x, w, b = numbers(*shape), numbers(6, seed=2), numbers(6, seed=3)
    for groups in (1, 2, 3):
        compare(core.group_norm, F.group_norm, (x, groups, w, b))
    if len(shape) > 2:
        compare(
            lambda x, w, b: core.instance_norm(x, weight=w, bias=b),
            lambda x, w, b: F.instance_norm(x, weight=w, bias=b),
            (x, w, b),
        )


def test_instance_norm_moves_the_running_statistics():
    x = numbers(4, 3, 5)
    ours = core.asarray(np.zeros(3)), core.asarray(np.ones(3))
    theirs = torch.zeros(3, dtype=torch.float64), torch.ones(3, dtype=torch.float64)
    core.instance_norm(core.asarray(x), *ours)
    F.instance_norm(torch.tensor(x), *theirs)
    for a, b in zip(ours, theirs):
        np.testing.assert_allclose(np.asarray(a), b.numpy(), rtol=1e-9)


def test_row_norms():
    x, w, b = numbers(3, 2, 4), numbers(2, 4, seed=2), numbers(2, 4, seed=3)
    compare(core.rms_norm, F.rms_norm, (x, (2, 4), w))
    compare(core.rms_norm, F.rms_norm, (x, (4,)), {"eps": 1e-3})
    compare(core.layer_norm, F.layer_norm, (x, (2, 4), w, b))


def test_local_response_norm():
    for size in (1, 2, 3, 5):
        compare(core.local_response_norm, F.local_response_norm, (numbers(2, 5, 3), size, 0.3))
