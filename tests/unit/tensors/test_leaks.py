"""Histories that could lead back to where they came from are freed by reference counts alone."""

import gc

import numpy as np
import pytest

import core
from core import _native
from core.errors import AutogradError


def leaf(values, dtype="float64"):
    x = core.asarray(values, dtype=dtype)
    x.requires_grad = True
    return x


def multiply_by_itself(a):
    x = a * 1
    x.multiply_(x)
    return x


def copy_a_product_with_itself(a):
    b = core.asarray([5.0, 6.0, 7.0], dtype="float64")
    y = b * a
    b.copy_(y)
    return b


def copy_its_double(a):
    x = a * 1
    x.copy_(x * 2)
    return x


def write_one_view_with_another(a):
    x = a * 1
    x[1:].multiply_(x[:1])
    return x


def write_its_list(a):
    x = a * 1
    x.copy_(core.concat([x[1:], x[:1] * x[:1]]))
    return x


def keep_a_view(a):
    x = a * 1
    v = x[1:]
    v.multiply_(a[:1])
    return x


def write_a_result(a):
    y = a.exp()
    y.multiply_(2.0)
    return y * y


WRITES = [
    multiply_by_itself,
    copy_a_product_with_itself,
    copy_its_double,
    write_one_view_with_another,
    write_its_list,
    keep_a_view,
    write_a_result,
]


def growth(step, times=50):
    """How many more storages live after calling step often; the collector has no part in it."""
    step()
    gc.collect()
    gc.disable()
    try:
        before = _native.live_storages()
        for _ in range(times):
            step()
        return _native.live_storages() - before
    finally:
        gc.enable()


@pytest.mark.parametrize("write", WRITES)
def test_a_tensor_that_its_own_history_reads_is_freed(write):
    a = leaf([1.0, 2.0, 3.0])
    assert growth(lambda: write(a)) == 0


def square_an_intermediate(a):
    y = a * 2
    return y * y * a


def join_a_list(a):
    y = a * a
    return core.concat([y[1:] * y[:1], y])


@pytest.mark.parametrize("compute", [square_an_intermediate, join_a_list, keep_a_view])
def test_what_was_saved_still_has_its_history(compute):
    def slope(x):
        return core.autograd.grad((compute(x) * compute(x)).sum(), x, create_graph=True)[0]

    def first(values):
        g = slope(leaf(values))
        return float((g * g).sum())

    a = leaf([1.0, 2.0, 3.0])
    g = slope(a)
    (second,) = core.autograd.grad((g * g).sum(), a)
    steps = np.eye(3) * 1e-6
    base = np.array([1.0, 2.0, 3.0])
    expected = [(first(base + s) - first(base - s)) / 2e-6 for s in steps]
    np.testing.assert_allclose(np.asarray(second), expected, rtol=1e-5)


def test_fake_tensors_are_freed():
    def step():
        a = leaf([1.0, 2.0, 3.0])
        with core.FakeMode():
            fake = _native.empty((3,), core.float64, core.device("cpu"))
            fake.multiply_(a)
            fake.multiply_(fake)

    assert growth(step) == 0


def test_levels_free_what_they_recorded():
    x = core.asarray([1.0, 2.0, 3.0])

    def f(x):
        y = x * 1
        y[1:].multiply_(x[:1])
        return keep_a_view(x).sum() + y.sum()

    def step():
        core.func.grad(f)(x)
        gc.collect()

    assert growth(step, 5) == 0


def test_a_node_keeps_a_leaf_itself_and_an_alias_of_the_rest():
    a, c = leaf([1.0, 2.0]), core.asarray([3.0, 4.0], dtype="float64")
    y = a * c
    node = (y * a).grad_fn
    assert node.args[1] is a
    assert node.args[0] is not y and node.args[0].storage_id == y.storage_id
    assert node.args[0].grad_fn is y.grad_fn
    constant = y.grad_fn.args[1]
    assert constant.storage_id == c.storage_id and not constant.requires_grad


def test_a_tensor_is_not_its_own_gradient():
    x = core.ones((2,))
    with pytest.raises(AutogradError, match="its own gradient"):
        x.grad = x
    with pytest.raises(AutogradError, match="its own gradient"):
        x.grad = x[:][:]
    assert x.grad is None
    x.grad = x.clone()
    x.grad = x.grad * 2
    assert x.grad.tolist() == [2.0, 2.0]


def test_a_differentiable_grad_is_freed_once_it_is_unset():
    def step():
        x = leaf([1.0, 2.0])
        (x * x * x).sum().backward(create_graph=True)
        x.grad = None

    assert growth(step) == 0
    x = leaf([1.0, 2.0])
    assert growth(lambda: core.autograd.grad((x * x * x).sum(), x, create_graph=True)) == 0
