"""Hooks, retain_grad, the modes of recording, detach_ and requires_grad_."""

import gc
import weakref

import pytest

import core
from core.errors import AutogradError, DtypeError, ShapeError


def leaf(values, dtype="float64"):
    return core.asarray(values, dtype=dtype).requires_grad_()


def test_a_hook_replaces_the_gradient_and_can_be_removed():
    x = leaf([1.0, 2.0])
    y = x * 2
    handle = y.register_hook(lambda g: g * 10)
    (y * y).sum().backward(retain_graph=True)
    assert x.grad.tolist() == [80.0, 160.0]
    x.grad = None
    handle.remove()
    handle.remove()
    (y * y).sum().backward()
    assert x.grad.tolist() == [8.0, 16.0]


def test_hooks_run_in_order_and_see_the_whole_gradient_once():
    x = leaf([3.0])
    y = x * 1
    seen = []
    y.register_hook(lambda g: seen.append(("first", g.tolist())))
    y.register_hook(lambda g: g + 1)
    y.register_hook(lambda g: seen.append(("third", g.tolist())))
    (y * 2 + y * y).sum().backward()
    assert seen == [("first", [8.0]), ("third", [9.0])]
    assert x.grad.tolist() == [9.0]


def test_a_leafs_hook_sees_one_pass_and_not_what_was_there():
    x = leaf([1.0])
    seen = []
    with x.register_hook(lambda g: seen.append(g.tolist())):
        (x * 2 + x * 3).sum().backward()
        (x * 4).sum().backward()
    (x * 7).sum().backward()
    assert seen == [[5.0], [4.0]]
    assert x.grad.tolist() == [16.0]


def test_a_hook_runs_for_autograd_grad_as_well():
    x = leaf([1.0])
    y = x * 2
    y.register_hook(lambda g: g * 5)
    x.register_hook(lambda g: g * 7)
    assert core.autograd.grad(y, x, core.ones(1, dtype="float64"))[0].tolist() == [70.0]


def test_what_a_hook_returns_is_checked():
    x = leaf([1.0])
    x.register_hook(lambda g: 1.0)
    with pytest.raises(AutogradError, match="a hook of a tensor returned a float"):
        x.sum().backward()
    assert x.grad is None


def test_an_error_in_a_hook_passes_through_and_changes_no_gradient():
    x, w = leaf([1.0]), leaf([2.0])

    def fail(gradient):
        raise KeyError("mine")

    w.register_hook(fail)
    y = (x * w).sum()
    with pytest.raises(KeyError, match="mine"):
        y.backward()
    assert x.grad is None and w.grad is None


def test_hooks_after_accumulation_get_the_leaf():
    x = leaf([1.0])
    seen = []
    handle = x.register_post_accumulate_grad_hook(lambda t: seen.append((t is x, t.grad.tolist())))
    (x * 2).sum().backward()
    (x * 3).sum().backward()
    handle.remove()
    (x * 3).sum().backward()
    assert seen == [(True, [2.0]), (True, [5.0])]
    with pytest.raises(AutogradError, match="result of an operator"):
        (x * 2).register_post_accumulate_grad_hook(print)


def test_an_optimizer_may_run_in_the_hook():
    x = leaf([1.0])

    def step(t):
        with core.no_grad():
            t -= t.grad * 0.5
        t.grad = None

    x.register_post_accumulate_grad_hook(step)
    (x * 2).sum().backward()
    assert x.tolist() == [0.0] and x.grad is None


@pytest.mark.parametrize(
    "method", ["register_hook", "register_post_accumulate_grad_hook", "retain_grad"]
)
def test_constants_have_no_hooks(method):
    arguments = () if method == "retain_grad" else (print,)
    with pytest.raises(AutogradError, match="does not require grad"):
        getattr(core.ones(2), method)(*arguments)


def test_retain_grad_keeps_the_gradient_after_other_hooks():
    x = leaf([2.0])
    y = x * 3
    y.retain_grad()
    y.register_hook(lambda g: g * 2)
    (y * y).sum().backward(retain_graph=True)
    assert y.grad.tolist() == [24.0]
    (y * y).sum().backward()
    assert y.grad.tolist() == [48.0]
    x.retain_grad()  # a leaf keeps its gradient anyway
    z = x * 1
    z.retain_grad()
    gone = weakref.ref(z)
    w = z * 2
    del z
    gc.collect()
    assert gone() is None  # the hook does not keep its tensor alive
    w.backward()


# ---- modes -------------------------------------------------------------------------------------
def test_set_grad_enabled_works_as_call_block_and_decorator():
    x = leaf([1.0])
    core.set_grad_enabled(False)
    try:
        assert not (x * 2).requires_grad
        with core.set_grad_enabled(True):
            assert (x * 2).requires_grad
        assert not core.is_grad_enabled()
    finally:
        core.set_grad_enabled(True)

    @core.set_grad_enabled(False)
    def double(x):
        return x * 2

    assert core.is_grad_enabled()
    assert not double(x).requires_grad
    with core.inference_mode():
        assert not (x * 2).requires_grad
        with core.inference_mode(False):
            assert not (x * 2).requires_grad
    with core.inference_mode(False):
        assert (x * 2).requires_grad


def test_requires_grad_and_detach_in_place():
    x = core.ones(2)
    assert x.requires_grad_() is x and x.requires_grad
    assert not x.requires_grad_(False).requires_grad
    y = leaf([1.0]) * 2
    assert y.detach_() is y and y.is_leaf and not y.requires_grad
    with pytest.raises(AutogradError, match="a view of another tensor"):
        (leaf([1.0, 2.0]) * 2)[1:].detach_()
    with pytest.raises(AutogradError, match="cannot require grad"):
        core.asarray([1]).requires_grad_()


@pytest.mark.parametrize("intermediate", [False, True])
def test_a_hook_keeps_the_gradients_shape(intermediate):
    x = leaf([1.0, 2.0, 3.0])
    y = x * 2
    (y if intermediate else x).register_hook(lambda g: core.ones(5))
    with pytest.raises(ShapeError, match=r"float64\(3,\).* into float32\(5,\)"):
        y.sum().backward()
    assert x.grad is None


@pytest.mark.parametrize("dtype", ["int64", "float32", "complex128"])
def test_a_hook_keeps_the_dtype(dtype):
    for make in (lambda x: x, lambda x: x * 1):
        x = leaf([1.0, 2.0])
        y = make(x)
        y.register_hook(lambda g: g.astype(dtype) if dtype != "complex128" else g * 1j)
        with pytest.raises(DtypeError, match="a hook turned the gradient float64.* into"):
            (y * 2).sum().backward()
        assert x.grad is None


def test_retain_grad_follows_a_tensor_that_is_written_to():
    x = leaf([1.0, 2.0])
    y = x * x
    y.retain_grad()
    y.multiply_(2)
    y[0] = 5.0
    y.sum().backward()
    assert x.grad.tolist() == [0.0, 8.0]
    assert y.grad.tolist() == [1.0, 1.0]
