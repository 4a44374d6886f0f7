"""The `_foreach_` forms against torch's: new lists, and lists written in place."""

import numpy as np
import pytest

import core

torch = pytest.importorskip("torch")

SHAPES = ((2, 3), (4,), ())
UNARY = ("abs", "exp", "neg", "sqrt", "reciprocal", "log", "sigmoid", "tanh", "round", "rsqrt")
BINARY = ("add", "sub", "mul", "div", "maximum", "minimum", "clamp_min", "clamp_max", "pow")


def _lists(count):
    random = np.random.default_rng(0)
    rows = [[random.uniform(0.5, 2.0, shape) for shape in SHAPES] for _ in range(count)]
    return [([core.asarray(a) for a in r], [torch.tensor(a) for a in r]) for r in rows]


def _compare(name, ours, theirs):
    """The new list of `name`, and the list that `name_` wrote."""
    got = getattr(core, f"_foreach_{name}")(*ours)
    want = getattr(torch, f"_foreach_{name}")(*theirs)
    assert isinstance(got, list)
    _close(got, want)
    target = [x.clone() for x in ours[0]]
    assert getattr(core, f"_foreach_{name}_")(target, *ours[1:]) is None
    _close(target, want)


def _close(got, want):
    for a, b in zip(got, want, strict=True):
        np.testing.assert_allclose(np.asarray(a), b.numpy(), rtol=1e-12)


@pytest.mark.parametrize("name", UNARY)
def test_unary(name):
    ((ours, theirs),) = _lists(1)
    _compare(name, [ours], [theirs])


@pytest.mark.parametrize("name", BINARY)
def test_binary(name):
    (x, tx), (y, ty) = _lists(2)
    _compare(name, [x, y], [tx, ty])
    _compare(name, [x, 1.5], [tx, 1.5])
    _compare(name, [x, [1.5, 2.5, 3.5]], [tx, [1.5, 2.5, 3.5]])


def test_alpha():
    (x, tx), (y, ty) = _lists(2)
    _close(core._foreach_add(x, y, alpha=0.3), torch._foreach_add(tx, ty, alpha=0.3))
    core._foreach_sub_(x, y, alpha=0.3)
    _close(x, torch._foreach_sub(tx, ty, alpha=0.3))


@pytest.mark.parametrize("name", ["addcmul", "addcdiv"])
def test_ternary(name):
    (x, tx), (y, ty), (z, tz) = _lists(3)
    _compare(name, [x, y, z], [tx, ty, tz])
    _compare(name, [x, y, z, 0.3], [tx, ty, tz, 0.3])
    _compare(name, [x, y, z, [1.0, 2.0, 3.0]], [tx, ty, tz, [1.0, 2.0, 3.0]])


def test_lerp_zero_copy_norm():
    (x, tx), (y, ty), (z, tz) = _lists(3)
    _compare("lerp", [x, y, 0.3], [tx, ty, 0.3])
    _compare("lerp", [x, y, z], [tx, ty, tz])
    _close(core._foreach_norm(x), torch._foreach_norm(tx))
    core._foreach_copy_(x, y)
    _close(x, ty)
    core._foreach_zero_(x)
    assert all(float(core.sum(t)) == 0 for t in x)


def test_lists_of_other_lengths_are_refused():
    with pytest.raises(core.errors.ArgumentError, match="lists of 2 and 1"):
        core._foreach_add([core.ones(1)] * 2, [core.ones(1)])
    with pytest.raises(core.errors.ArgumentError, match="lists of 2 and 1"):
        core._foreach_add_([core.ones(1)] * 2, [core.ones(1)])


def test_gradients_pass_through_the_new_lists():
    x = core.asarray([1.0, 2.0])
    x.requires_grad = True
    core._foreach_mul([x], [x])[0].sum().backward()
    assert x.grad.tolist() == [2.0, 4.0]


def test_an_adam_step_in_place():
    """The step of torch.optim.Adam, by lists, on leaves that require a gradient."""
    (p, tp), (g, tg) = _lists(2)
    for x in p:
        x.requires_grad = True
    m, v = ([core.zeros_like(x) for x in g] for _ in range(2))
    for x, grad in zip(tp, tg):
        x.requires_grad_()
        x.grad = grad
    optimizer = torch.optim.Adam(tp, lr=0.1)
    for step in (1, 2):
        optimizer.step()
        with core.no_grad():
            core._foreach_lerp_(m, g, 0.1)
            core._foreach_mul_(v, 0.999)
            core._foreach_addcmul_(v, g, g, 0.001)
            root = core._foreach_sqrt(v)
            core._foreach_div_(root, (1 - 0.999**step) ** 0.5)
            core._foreach_add_(root, 1e-8)
            core._foreach_addcdiv_(p, m, root, -0.1 / (1 - 0.9**step))
    _close([x.detach() for x in p], [x.detach() for x in tp])
