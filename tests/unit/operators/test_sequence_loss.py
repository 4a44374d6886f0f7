"""ctc_loss and pdist against PyTorch, and fill_, zero_."""

import numpy as np
import pytest

import core
from core.errors import ArgumentError, ShapeError

torch = pytest.importorskip("torch")
F = torch.nn.functional

CASES = {
    "rows": ([[1, 2, 2], [3, 1, 0]], [6, 5], [3, 2]),
    "one list": ([1, 2, 2, 3, 1], [6, 5], [3, 2]),
    "an empty target": ([[1, 2, 2], [3, 1, 0]], [6, 4], [3, 0]),
    "impossible": ([[1, 1, 1], [3, 1, 0]], [3, 5], [3, 2]),
}


@pytest.mark.parametrize("zero_infinity", [False, True])
@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize("case", CASES)
def test_ctc_loss_and_its_gradient_are_pytorchs(case, reduction, zero_infinity):
    target, times, lengths = CASES[case]
    scores = np.random.default_rng(0).normal(size=(6, 2, 4)).astype("float32")
    x, y = core.asarray(scores).requires_grad_(), torch.tensor(scores, requires_grad=True)
    settings = {"reduction": reduction, "zero_infinity": zero_infinity}
    ours = core.ctc_loss(core.log_softmax(x, 2), core.asarray(target), times, lengths, **settings)
    theirs = F.ctc_loss(F.log_softmax(y, 2), torch.tensor(target), times, lengths, **settings)
    np.testing.assert_allclose(np.asarray(ours.detach()), theirs.detach().numpy(), rtol=1e-5)
    if case == "impossible" and not zero_infinity:
        return  # PyTorch's gradient is NaN there
    ours.sum().backward()
    theirs.sum().backward()
    np.testing.assert_allclose(np.asarray(x.grad), y.grad.numpy(), rtol=1e-4, atol=1e-5)


def test_lengths_may_be_tensors_and_the_batch_may_be_left_out():
    scores = core.log_softmax(core.zeros((4, 3)), 1)
    alone = core.ctc_loss(scores, core.asarray([1, 2]), core.asarray(4), core.asarray(2))
    batch = core.ctc_loss(scores[:, None], core.asarray([[1, 2]]), [4], core.asarray([2]))
    assert alone.shape == () and float(alone) == float(batch)


@pytest.mark.parametrize("p", [0.5, 1.0, 2.0, float("inf")])
def test_pdist_is_pytorchs(p):
    x = np.random.default_rng(1).normal(size=(40, 3)).astype("float32")
    theirs = F.pdist(torch.tensor(x), p).numpy()
    np.testing.assert_allclose(np.asarray(core.pdist(core.asarray(x), p)), theirs, rtol=1e-5)


@pytest.mark.parametrize("n", [0, 1, 2, 700])
def test_pdist_has_every_pair_once(n):
    x = core.arange(n, dtype=core.float64)[:, None] ** 2
    first, second = np.triu_indices(n, 1)
    assert np.asarray(core.pdist(x)).tolist() == (second**2 - first**2).tolist()


def test_filling_overwrites_in_place():
    x = core.ones((2, 3))
    assert x.fill_(2) is x and x.tolist() == [[2.0] * 3] * 2
    x.mT[0].fill_(core.asarray(5))
    assert x.tolist() == [[5.0, 2.0, 2.0]] * 2
    assert x.zero_() is x and not x.any()
    with pytest.raises(ShapeError, match="fill_"):
        x.fill_(core.ones(3))
    y = core.ones(2).requires_grad_()
    z = y * 2
    z.zero_()
    (z + y).sum().backward()
    assert y.grad.tolist() == [1.0, 1.0]


def test_lengths_that_do_not_fit_are_refused():
    x, target = core.zeros((4, 2, 3)), core.asarray([[1, 2], [1, 1]])
    with pytest.raises(ArgumentError, match="input_lengths"):
        core.ctc_loss(x, target, [5, 4], [2, 2])
    with pytest.raises(ShapeError, match="lengths"):
        core.ctc_loss(x, target, [4], [2, 2])


def test_completion_shows_no_internals():
    shown = dir(core.ones(2))
    assert {"shape", "fill_", "sum"} <= set(shown)
    assert not {"level", "wrapped_value", "tangent", "batch_dim", "view_args"} & set(shown)
