"""detect_anomaly and saved_tensors_hooks, which do as PyTorch's do."""

import gc
import threading
import weakref

import numpy as np
import pytest

import core
from core import _native
from core.autograd import detect_anomaly, saved_tensors_hooks, set_detect_anomaly
from core.errors import ArgumentError, AutogradError


def leaf(values):
    return core.asarray(np.asarray(values, dtype=np.float64)).requires_grad_()


# ---- anomalies ---------------------------------------------------------------------------------
def test_nan_is_an_error_that_names_the_line_of_the_call():
    x = leaf([0.0])
    with detect_anomaly():
        y = x.sqrt()  # the line that the error names
        with pytest.raises(AutogradError, match="core::sqrt") as caught:
            (y * 0).sum().backward()
    notes = "".join(caught.value.__notes__)
    assert "the line that the error names" in notes
    assert x.grad is None


def test_nan_is_let_through_without_check_nan_and_afterwards():
    for context in (detect_anomaly(check_nan=False), set_detect_anomaly(False)):
        x = leaf([0.0])
        with context:
            (x.sqrt() * 0).sum().backward()
        assert np.isnan(x.grad.tolist()[0])
    assert not core.autograd.is_anomaly_enabled()


def test_another_error_gets_the_place_as_a_note():
    x = leaf([1.0, 2.0])
    with detect_anomaly():
        y = x * 1
        z = y * y  # saved here
        y.add_(1)
        with pytest.raises(AutogradError, match="written in place") as caught:
            z.sum().backward()
    assert "saved here" in "".join(caught.value.__notes__)


def test_transforms_are_watched():
    with detect_anomaly(), pytest.raises(AutogradError, match="core::sqrt"):
        core.func.grad(lambda x: (x.sqrt() * 0).sum())(core.asarray([0.0]))
    with detect_anomaly(), pytest.raises(AutogradError, match="core::sqrt"):
        core.func.vmap(core.func.grad(lambda x: x.sqrt() * 0))(core.asarray([0.0, 1.0]))


def test_blocks_nest_and_the_switch_stays():
    enabled = core.autograd.is_anomaly_enabled
    with set_detect_anomaly(True, check_nan=False):
        with detect_anomaly():
            assert core.autograd.is_anomaly_check_nan_enabled()
        assert enabled() and not core.autograd.is_anomaly_check_nan_enabled()
    assert not enabled()
    set_detect_anomaly(True)
    assert enabled()
    set_detect_anomaly(False)
    assert not enabled()


# ---- saved tensors -----------------------------------------------------------------------------
class Double(core.autograd.Function):
    """x**2 y, which saves an input and its result."""

    @staticmethod
    def forward(ctx, x, y):
        result = x * x * y
        ctx.save_for_backward(x, y, result)
        return result

    @staticmethod
    def backward(ctx, g):
        x, y, result = ctx.saved_tensors
        return 2 * g * x * y, g * result / y


@core.custom_op("test_watching::product", mutates_args=())
def product(x: core.Tensor, y: core.Tensor) -> core.Tensor:
    return core.asarray(np.asarray(x) * np.asarray(y))


def _keep(ctx, inputs, output):
    ctx.save_for_backward(*inputs)


product.register_autograd(
    lambda ctx, g: (g * ctx.saved_tensors[1], g * ctx.saved_tensors[0]), setup_context=_keep
)

PROGRAMS = {
    "pointwise": lambda x, y: (x * y).exp() * x.sin(),
    "list": lambda x, y: core.concat([x * y, y.exp()], axis=0) * core.concat([x, y], axis=0),
    "contraction": lambda x, y: (x @ y.T) * x,
    "in place": lambda x, y: (x * 1).multiply_(y).add_(x),
    "function": Double.apply,
    "custom operator": product,
    "two results": lambda x, y: core.linalg.qr(x @ x.T + y @ y.T)[1],
}


def gradients(program, hooks=None, *, create_graph=False):
    x, y = leaf([[1.0, 2.0], [0.5, 3.0]]), leaf([[0.3, 0.4], [1.2, 0.6]])
    if hooks is None:
        out = program(x, y)
    else:
        with saved_tensors_hooks(*hooks):
            out = program(x, y)
    found = core.autograd.grad(out.sum(), (x, y), create_graph=create_graph)
    if create_graph:
        found = core.autograd.grad((found[0] * found[0]).sum() + found[1].sum(), (x, y))
    return [g.tolist() for g in found]


@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize("name", PROGRAMS)
def test_gradients_are_those_without_hooks(name, create_graph):
    program = PROGRAMS[name]
    kept = []

    def pack(tensor):
        kept.append(np.array(tensor))
        return len(kept) - 1

    hooks = (pack, lambda i: core.asarray(kept[i]))
    expected = gradients(program, create_graph=create_graph)
    assert np.allclose(gradients(program, hooks, create_graph=create_graph), expected)
    assert kept


def test_what_is_unpacked_is_what_formulas_read():
    x = leaf([1.0, 2.0])
    with saved_tensors_hooks(lambda t: t, lambda t: t * 10):
        y = x * x
    y.sum().backward()
    assert x.grad.tolist() == [20.0, 40.0]


def test_the_graph_can_be_walked_twice_and_then_is_freed():
    x, alive = leaf([1.0]), None
    with saved_tensors_hooks(lambda t: {0: t}, lambda d: d[0]):
        inner = x.exp()
        y = inner * inner
        alive = weakref.ref(inner)
    del inner
    y.backward(retain_graph=True)
    y.backward()
    assert np.allclose(x.grad.tolist(), [4 * np.exp(2.0)])
    with pytest.raises(AutogradError, match="gone"):
        y.backward()
    assert alive() is None


def test_saved_memory_is_freed_while_a_hook_keeps_it():
    x = leaf(np.ones((64, 64)))
    gc.collect()
    before = _native.live_storages()
    with saved_tensors_hooks(lambda t: t.tolist(), lambda v: core.asarray(v, dtype="float64")):
        y = (x * 2).exp().sin().sum()
    assert _native.live_storages() - before <= 1
    y.backward()
    assert np.allclose(x.grad, 2 * np.exp(2) * np.cos(np.exp(2)))


@pytest.mark.parametrize("wrong", [None, 3, core.ones((5,)), core.ones((2,), dtype="int64")])
def test_a_wrong_unpack_is_an_error(wrong):
    x = leaf([1.0, 2.0])
    with saved_tensors_hooks(lambda t: t, lambda t: wrong):
        y = x * x
    with pytest.raises(AutogradError, match="unpack of saved_tensors_hooks returned"):
        y.sum().backward()
    assert x.grad is None


def test_errors_of_hooks_pass_and_leave_nothing_behind():
    def fail(t):
        raise ZeroDivisionError

    x = leaf([1.0])
    with pytest.raises(ZeroDivisionError), saved_tensors_hooks(fail, fail):
        x * x
    with saved_tensors_hooks(lambda t: t, fail):
        y = x * x
    with pytest.raises(ZeroDivisionError):
        y.sum().backward()
    (x * x).sum().backward()
    assert x.grad.tolist() == [2.0]


def test_hooks_nest_and_belong_to_their_thread():
    seen = []

    def named(name):
        return saved_tensors_hooks(lambda t: seen.append(name) or t, lambda t: t)

    x = leaf([1.0])
    with named("outer"):
        with named("inner"):
            x.exp()
        thread = threading.Thread(target=lambda: x.exp())
        thread.start()
        thread.join()
        x.exp()
    x.exp()
    assert seen == ["inner", "outer"]


def test_hooks_have_to_be_callable():
    with pytest.raises(ArgumentError, match="unpack_hook is an int"):
        saved_tensors_hooks(lambda t: t, 3)


def test_both_are_found_under_pytorchs_names():
    import core.compat.torch as torch

    assert issubclass(torch.autograd.graph.saved_tensors_hooks, saved_tensors_hooks)
    assert torch.autograd.detect_anomaly is detect_anomaly
    assert torch.autograd.set_detect_anomaly is set_detect_anomaly
