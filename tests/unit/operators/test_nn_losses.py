"""Losses and distances against torch.nn.functional: values, and gradients of every operand."""

import numpy as np
import pytest

import core

torch = pytest.importorskip("torch")
from nn_cases import classes, compare, numbers, shares, signs  # noqa: E402

F = torch.nn.functional
REDUCTIONS = ("mean", "sum", "none")
PAIRS = [
    ("mse_loss", numbers(3, 4), numbers(3, 4, seed=1), {}),
    ("mse_loss", numbers(3, 4), numbers(3, 4, seed=1), {"weight": shares(3, 4)}),
    ("l1_loss", numbers(3, 4), numbers(3, 4, seed=1), {}),
    ("l1_loss", numbers(3, 4), numbers(3, 4, seed=1), {"weight": shares(3, 4)}),
    ("smooth_l1_loss", numbers(3, 4), numbers(3, 4, seed=1), {"beta": 0.7}),
    ("smooth_l1_loss", numbers(3, 4), numbers(3, 4, seed=1), {"beta": 0.0}),
    ("huber_loss", numbers(3, 4), numbers(3, 4, seed=1), {"delta": 0.7}),
    ("huber_loss", numbers(3, 4), numbers(3, 4, seed=1), {"weight": shares(3, 4)}),
    ("binary_cross_entropy", shares(3, 4), shares(3, 4, seed=1), {"weight": shares(4)}),
    ("binary_cross_entropy_with_logits", numbers(3, 4), shares(3, 4), {"weight": shares(4)}),
    ("binary_cross_entropy_with_logits", numbers(3, 4), shares(3, 4), {"pos_weight": shares(4)}),
    ("soft_margin_loss", numbers(3, 4), signs(3, 4, seed=1), {}),
    ("kl_div", numbers(3, 4), shares(3, 4), {}),
    ("kl_div", numbers(3, 4), numbers(3, 4, seed=1), {"log_target": True}),
    ("poisson_nll_loss", numbers(3, 4), 3 * shares(3, 4), {"full": True}),
    ("poisson_nll_loss", shares(3, 4), 3 * shares(3, 4), {"log_input": False}),
    ("hinge_embedding_loss", numbers(3, 4), signs(3, 4, seed=1), {"margin": 0.5}),
    ("multi_margin_loss", numbers(3, 4), classes(3, high=4), {"margin": 0.5, "weight": shares(4)}),
    ("multi_margin_loss", numbers(3, 4), classes(3, high=4), {"p": 2}),
    ("multilabel_soft_margin_loss", numbers(3, 4), shares(3, 4), {"weight": shares(4)}),
    ("nll_loss", numbers(3, 4), classes(3, high=4), {}),
    ("nll_loss", numbers(3, 4, 2), classes(3, 2, high=4), {"weight": shares(4), "ignore_index": 1}),
    ("cross_entropy", numbers(3, 4), classes(3, high=4), {}),
    ("cross_entropy", numbers(4), np.array(2), {"label_smoothing": 0.2}),
    (
        "cross_entropy",
        numbers(3, 4, 2),
        classes(3, 2, high=4),
        {"weight": shares(4), "ignore_index": 1, "label_smoothing": 0.1},
    ),
    ("cross_entropy", numbers(3, 4), shares(3, 4), {"weight": shares(4), "label_smoothing": 0.1}),
    ("cross_entropy", numbers(3, 4, 2), shares(3, 4, 2), {}),
]


@pytest.mark.filterwarnings("ignore:reduction")  # torch's, of kl_div
@pytest.mark.parametrize("reduction", REDUCTIONS)
@pytest.mark.parametrize(("name", "x", "target", "kwargs"), PAIRS)
def test_loss_of_pairs(name, x, target, kwargs, reduction):
    frozen = [1] if target.dtype == np.float64 else []
    frozen += [k for k, v in kwargs.items() if isinstance(v, np.ndarray)]
    kwargs = {**kwargs, "reduction": reduction}
    compare(getattr(core, name), getattr(F, name), (x, target), kwargs, frozen)


def test_kl_div_batchmean():
    compare(core.kl_div, F.kl_div, (numbers(3, 4), shares(3, 4)), {"reduction": "batchmean"})


@pytest.mark.parametrize("reduction", REDUCTIONS)
def test_losses_of_three(reduction):
    a, b, c = (numbers(3, 4, seed=i) for i in range(3))
    named = {"reduction": reduction}
    compare(core.gaussian_nll_loss, F.gaussian_nll_loss, (a, b, shares(3, 4)), named)
    compare(core.margin_ranking_loss, F.margin_ranking_loss, (a, b, signs(3, 4)), named, [2])
    for extra in ({}, {"swap": True, "p": 1.0, "margin": 0.3}):
        compare(core.triplet_margin_loss, F.triplet_margin_loss, (a, b, c), {**named, **extra})
    target = signs(3).astype(np.int64)
    compare(core.cosine_embedding_loss, F.cosine_embedding_loss, (a, b, target), named)


@pytest.mark.parametrize("p", [1.0, 2.0, 3.0, float("inf")])
def test_distances(p):
    a, b = numbers(3, 4), numbers(3, 4, seed=1)
    compare(core.pairwise_distance, F.pairwise_distance, (a, b), {"p": p})
    compare(core.cdist, torch.cdist, (a, numbers(5, 4)), {"p": p})
    compare(core.normalize, F.normalize, (a,), {"p": p})


def test_cosine_similarity():
    a, b = numbers(3, 4, 2), numbers(4, 2)
    compare(core.cosine_similarity, F.cosine_similarity, (a, b))
    compare(core.cosine_similarity, F.cosine_similarity, (a, a * 0, -1))


def test_extreme_scores_stay_finite():
    x, target = core.asarray([[1e4, -1e4]]), core.asarray([1])
    assert float(core.cross_entropy(x, target)) == 2e4
    x = core.asarray([0.0, 1.0])
    x.requires_grad = True
    core.binary_cross_entropy(x, core.asarray([0.0, 1.0])).backward()
    assert np.isfinite(np.asarray(x.grad)).all()


@pytest.mark.parametrize("dtype", ["uint8", "uint64", "int8"])
def test_classes_may_be_of_any_integers(dtype):
    x, y = core.randn(3, 4), core.asarray([1, 3, 0])
    for ignored in (-100, 3, 255):  # not all of which the dtype holds
        for loss in (core.nll_loss, core.cross_entropy):
            found = loss(x, y.astype(dtype), ignore_index=ignored)
            assert found.item() == pytest.approx(loss(x, y, ignore_index=ignored).item())


def test_ignored_targets_need_not_be_classes():
    x, target = core.ones((2, 3)), core.asarray([-100, 1])
    assert abs(float(core.cross_entropy(x, target)) - np.log(3)) < 1e-6
    with pytest.raises(core.errors.IndexRangeError):
        core.cross_entropy(x, core.asarray([7, 1]))


def test_halves_are_computed_in_float32_or_near_it():
    x = core.asarray(numbers(16, 10), dtype=core.bfloat16)
    target = core.asarray(classes(16, high=10))
    loss = core.cross_entropy(x, target)
    want = F.cross_entropy(
        torch.tensor(np.asarray(x.astype(core.float32))), torch.tensor(np.asarray(target))
    )
    assert loss.dtype == core.bfloat16
    assert abs(float(loss) - float(want)) < 0.02


@pytest.mark.parametrize("loss", [core.cross_entropy, core.nll_loss])
def test_classes_do_not_count_from_the_end(loss):
    x = core.ones((2, 3))
    with pytest.raises(IndexError):
        loss(x, core.asarray([0, -1]))
    assert float(loss(x, core.asarray([0, -1], dtype="int8"), None, -1)) == float(
        loss(x, core.asarray([0, 0]))
    )
