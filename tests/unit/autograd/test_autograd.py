"""The tape: backward, grad, in-place operators and views, what it refuses."""

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


# ---- backward ----------------------------------------------------------------------------------
def test_gradients_accumulate_in_leaves():
    x = leaf([1.0, 2.0])
    (x * x).sum().backward()
    (x * 3).sum().backward()
    assert x.grad.tolist() == [5.0, 7.0]
    assert x.is_leaf and not (x * x).is_leaf


def test_a_tensor_used_twice_gets_both_gradients():
    x = leaf([2.0])
    y = x * x
    (y * y + y).sum().backward()
    assert x.grad.tolist() == [4 * 8.0 + 2 * 2.0]


def test_broadcasting_is_undone_and_dtypes_are_cast():
    x, w = leaf(np.ones((2, 3))), leaf([2.0, 3.0, 4.0], "float32")
    (x * w).sum().backward()
    assert w.grad.shape == (3,) and w.grad.dtype == core.float32
    assert w.grad.tolist() == [2.0, 2.0, 2.0]


def test_a_long_chain_does_not_recurse():
    x = leaf([1.0])
    y = x
    for _ in range(20000):
        y = y + 1
    y.sum().backward()
    assert x.grad.tolist() == [1.0]


def test_the_graph_is_freed_unless_retained():
    x = leaf([1.0, 2.0])
    y = (x * x).sum()
    y.backward(retain_graph=True)
    y.backward()
    assert x.grad.tolist() == [4.0, 8.0]
    with pytest.raises(AutogradError, match="retain_graph"):
        y.backward()


def test_grad_leaves_leaves_alone_and_can_be_differentiated():
    x = leaf(3.0)
    (slope,) = core.autograd.grad(x * x * x, x, create_graph=True)
    assert x.grad is None
    assert float(slope) == 27.0
    (curvature,) = core.autograd.grad(slope, x)
    assert float(curvature) == 18.0


def test_grad_of_an_intermediate():
    x = leaf([1.0, 2.0])
    y = x * 2
    (g,) = core.autograd.grad((y * y).sum(), y)
    assert g.tolist() == [4.0, 8.0]


def test_inputs_may_be_any_iterable():
    parameters = {"w": core.ones(2).requires_grad_(), "b": core.ones(2).requires_grad_()}
    loss = lambda: (parameters["w"] * 3 + parameters["b"]).sum()  # noqa: E731
    for inputs in (parameters.values(), (p for p in parameters.values()), [*parameters.values()]):
        w, b = core.autograd.grad(loss(), inputs)
        assert w.tolist() == [3, 3] and b.tolist() == [1, 1]
    loss().backward(inputs=iter([parameters["w"]]))
    assert parameters["b"].grad is None and parameters["w"].grad.tolist() == [3, 3]
    assert core.autograd.grad(loss(), iter(())) == ()


def test_an_unused_input_is_an_error_or_none():
    x, y = leaf([1.0]), leaf([1.0])
    with pytest.raises(AutogradError, match="was not used"):
        core.autograd.grad(x.sum(), y)
    assert core.autograd.grad(x.sum(), [x, y], allow_unused=True)[1] is None


def test_no_grad_and_enable_grad():
    x = leaf([1.0])
    with core.no_grad():
        assert not (x * 2).requires_grad
        with core.enable_grad():
            assert (x * 2).requires_grad
    assert (x * 2).requires_grad

    @core.no_grad()
    def double(value):
        return value * 2

    assert not double(x).requires_grad
    assert double.__name__ == "double"


def test_modes_decorate_functions_without_parentheses():
    x = core.ones(2).requires_grad_()

    class Model:
        @core.no_grad
        def frozen(self, x):
            return x * 2

        @core.enable_grad
        def recorded(self, x):
            return x * 2

    assert not Model().frozen(x).requires_grad and Model.frozen.__name__ == "frozen"
    with core.no_grad():
        assert Model().recorded(x).requires_grad


def test_detach_cuts_the_history():
    x = leaf([2.0])
    (x * x.detach()).sum().backward()
    assert x.grad.tolist() == [2.0]


def test_nothing_to_differentiate_says_so():
    with pytest.raises(AutogradError, match="no history"):
        core.ones((1,)).backward()
    with pytest.raises(AutogradError, match="no gradient was given"):
        (leaf([1.0, 2.0]) * 2).backward()
    with pytest.raises(core.errors.ShapeError, match="a gradient of shape"):
        (leaf([1.0, 2.0]) * 2).backward(core.ones((3,)))


def _step():
    x = leaf(np.ones((4, 4)))
    y = x.exp()
    z = y * 2
    z[0] = 1.0
    z[1].multiply_(3.0)
    (z.sum() + y.sum()).backward()


def test_nothing_leaks():
    """By reference counts alone: no cycle waits for the garbage collector."""
    _step()
    gc.collect()
    gc.disable()
    try:
        before = _native.live_storages()
        for _ in range(5):
            _step()
        assert _native.live_storages() == before
    finally:
        gc.enable()


# ---- in place ----------------------------------------------------------------------------------
def test_inplace_on_an_intermediate():
    x = leaf([1.0, 2.0])
    y = x * 1
    y.multiply_(3.0)
    y.add_(x)
    y.sum().backward()
    assert x.grad.tolist() == [4.0, 4.0]


def test_writing_to_a_view_reaches_its_base():
    x, w = leaf([1.0, 2.0, 3.0]), leaf([10.0, 20.0])
    y = x * 1
    y[1:].multiply_(w)
    assert y.tolist() == [1.0, 20.0, 60.0]
    (y * y).sum().backward()
    np.testing.assert_allclose(np.asarray(x.grad), [2.0, 2 * 20 * 10, 2 * 60 * 20])
    np.testing.assert_allclose(np.asarray(w.grad), [2 * 20 * 2, 2 * 60 * 3])


def test_views_of_views_and_every_kind_of_view():
    torch = pytest.importorskip("torch")
    values = np.arange(12.0).reshape(3, 4) + 1
    x, t = leaf(values), torch.tensor(values, requires_grad=True)
    y, u = x * 1, t * 1
    y[1:].mT[0].expand_dims(0).squeeze(0).multiply_(5.0)
    u[1:].mT[0].unsqueeze(0).squeeze(0).mul_(5.0)
    y.reshape((4, 3))[::2].add_(y.sum())
    u.reshape(4, 3)[::2].add_(u.sum())
    (y * y).sum().backward()
    (u * u).sum().backward()
    np.testing.assert_allclose(np.asarray(x.grad), t.grad.numpy())


def test_a_base_without_history_gets_one():
    w = leaf([1.0, 2.0])
    buffer = core.zeros((3,), dtype="float64")
    buffer[:2] = w * 2
    assert buffer.requires_grad
    (buffer * buffer).sum().backward()
    assert w.grad.tolist() == [8.0, 16.0]


def test_sibling_views_see_the_new_history():
    x, w = leaf([1.0, 2.0, 3.0]), leaf(5.0)
    y = x * 1
    head, whole = y[:2], y[:]
    y[1:].multiply_(w)
    (head.sum() + whole.sum()).backward()
    np.testing.assert_allclose(np.asarray(x.grad), [2.0, 10.0, 5.0])
    assert float(w.grad) == 2.0 + 2.0 + 3.0


def test_writing_to_the_base_reaches_an_earlier_view():
    x = leaf([1.0, 2.0])
    y = x * 1
    part = y[1:]
    y.multiply_(4.0)
    part.sum().backward()
    assert x.grad.tolist() == [0.0, 4.0]


def test_leaves_cannot_be_overwritten():
    x = leaf([1.0, 2.0])
    with pytest.raises(AutogradError, match="a leaf that requires grad"):
        x.add_(1.0)
    with pytest.raises(AutogradError, match="a view of a leaf"):
        x[0] = 1.0
    with core.no_grad():
        x.add_(1.0)
    assert x.tolist() == [2.0, 3.0]


def test_a_saved_tensor_that_was_overwritten_is_named():
    x = leaf([1.0, 2.0])
    y = x * 1
    z = y * y
    y.add_(1.0)
    with pytest.raises(AutogradError, match=r"core::multiply: 'x[12]'") as caught:
        z.sum().backward()
    assert "version" in caught.value.why


def test_what_the_vjp_does_not_read_may_be_overwritten():
    x = leaf([1.0, 2.0])
    y = x * 1
    z = y + y
    y.multiply_(100.0)
    z.sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]


def test_writing_to_a_view_that_repeats_nothing_reaches_its_base():
    a = core.asarray([[1.0, 2.0]]).requires_grad_()
    x = a * 1.0
    y = x.expand((1, 1, 2))
    y *= a
    x.sum().backward()
    assert x.tolist() == [[1.0, 4.0]] and a.grad.tolist() == [[2.0, 4.0]]


def test_writing_to_an_expanded_view_is_refused():
    x = core.zeros((1,))
    with pytest.raises(core.errors.ShapeError):
        x.broadcast_to((3,)).add_(1.0)


@pytest.mark.parametrize("factor", [5.0, leaf([5.0, 5.0])], ids=["number", "tensor"])
def test_a_recorded_write_through_a_view_made_under_no_grad_is_refused(factor):
    a = leaf([1.0, 2.0, 3.0])
    x = a * 1
    with core.no_grad():
        v = x[1:]
    assert not v.requires_grad
    for view in (v, v[:]):
        with pytest.raises(AutogradError, match="made under core.no_grad"):
            view.multiply_(factor)
    with core.no_grad():
        v.multiply_(5.0)
    assert x.tolist() == [1.0, 10.0, 15.0]


@pytest.mark.parametrize("factor", [5.0, leaf([5.0, 5.0])], ids=["number", "tensor"])
def test_leaves_cannot_be_overwritten_through_a_view_made_under_no_grad(factor):
    x = leaf([1.0, 2.0, 3.0])
    with core.no_grad():
        v = x[1:]
    with pytest.raises(AutogradError, match="a view of a leaf"):
        v.multiply_(factor)
    with core.no_grad():
        v.multiply_(2.0)
    assert x.tolist() == [1.0, 4.0, 6.0]
    (x * x.detach()[:]).sum().backward()
    assert x.grad.tolist() == [1.0, 4.0, 6.0]


def test_a_detached_view_may_be_written():
    x = leaf([1.0, 2.0])
    with core.no_grad():
        x[1:]
    x.detach()[1:].multiply_(3.0)
    assert x.tolist() == [1.0, 6.0]


def test_views_nested_deep_follow_a_write_to_their_root():
    x = leaf([1.0, 2.0])
    y = x * 1
    v = y
    for _ in range(1500):
        v = v[:]
    y.multiply_(4.0)
    v.sum().backward()
    assert x.grad.tolist() == [4.0, 4.0]


def test_a_pass_visits_only_what_leads_to_the_inputs(monkeypatch):
    x, w = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    y = x * 2
    z = y.exp() * w.sin()
    monkeypatch.setattr(_native.find_operator("core::sin"), "vjp", None)
    found = core.autograd.grad(z, [y, x], core.ones((2,), dtype="float64"), retain_graph=True)
    expected = np.exp([2.0, 4.0]) * np.sin([3.0, 4.0])
    np.testing.assert_allclose(np.asarray(found[0]), expected)
    np.testing.assert_allclose(np.asarray(found[1]), 2 * expected)
    with pytest.raises(AutogradError, match="core::sin has no vjp"):
        core.autograd.grad(z, w, core.ones((2,), dtype="float64"))


# ---- complex -----------------------------------------------------------------------------------
def test_complex_gradients_follow_pytorchs_convention():
    torch = pytest.importorskip("torch")
    values = np.array([1 + 2j, -0.5 + 0.3j])
    z, t = leaf(values, "complex128"), torch.tensor(values, requires_grad=True)
    ((z * z.conj()).real.sum() + (z * z).imag.sum() + (z.abs() * 3).sum()).backward()
    ((t * t.conj()).real.sum() + (t * t).imag.sum() + (t.abs() * 3).sum()).backward()
    np.testing.assert_allclose(np.asarray(z.grad), t.grad.numpy())


def test_a_real_input_gets_a_real_gradient():
    x = leaf([1.0, 2.0])
    (core.complex(x, x) * (1 - 2j)).real.sum().backward()
    assert x.grad.dtype == core.float64
    assert x.grad.tolist() == [3.0, 3.0]


# ---- definitions -------------------------------------------------------------------------------
def test_a_vjp_of_the_wrong_shape_is_named():
    op = core.define(
        "test::bad_vjp(Tensor x) -> Tensor",
        rule="copy",
        reference=lambda np, x: np.array(x),
        vjp=lambda g: g.sum().reshape((1, 1)),
    )
    with pytest.raises(core.errors.ShapeError, match="the vjp of test::bad_vjp"):
        op(leaf([1.0, 2.0])).backward(core.ones((2,), dtype="float64"))


def test_a_vjp_that_asks_for_nothing_known_is_named():
    op = core.define(
        "test::odd_vjp(Tensor x) -> Tensor",
        rule="copy",
        reference=lambda np, x: np.array(x),
        vjp=lambda g, z: g,
    )
    with pytest.raises(core.errors.SchemaError, match="asks for z"):
        op(leaf([1.0])).sum().backward()


def test_an_operator_without_vjp_says_so_in_backward():
    op = core.define(
        "test::no_vjp(Tensor x) -> Tensor",
        rule="copy",
        reference=lambda np, x: np.array(x),
        no_vjp="it is a test",
    )
    with pytest.raises(AutogradError, match="test::no_vjp has no vjp") as caught:
        op(leaf([1.0])).backward(core.ones((1,), dtype="float64"))
    assert caught.value.why == "it is a test"


@pytest.mark.parametrize("gradient", [3, "g", (1, 2)])
def test_a_vjp_returns_tensors(gradient):
    op = core._native.define_operator(
        f"autograd_test::bad_vjp_{type(gradient).__name__}(Tensor x) -> Tensor", rule="copy"
    )
    op.register_kernel("cpu", core.clone)
    op.vjp = lambda g: gradient
    x = core.ones(2)
    x.requires_grad = True
    with pytest.raises(core.errors.AutogradError, match="vjp"):
        core.sum(op(x)).backward()


# ---- in place, by a decomposition --------------------------------------------------------------
def test_what_a_decomposition_saves_is_as_it_was():
    x = leaf([1.0, 2.0, 3.0])
    y = x * 2
    y.index_add_(0, core.asarray([0, 0]), core.ones(2, dtype="float64"))
    (y * y).sum().backward()
    assert x.grad.tolist() == [16.0, 16.0, 24.0]
