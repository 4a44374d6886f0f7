"""The native pass: recorded formulas, deep and wide graphs, threads, memory, interruptions."""

import gc
import signal
import threading
import time

import numpy as np
import pytest

import core
from core import _native
from core.errors import ArgumentError, AutogradError, DtypeError


def leaf(values, dtype="float64"):
    return core.asarray(values, dtype=dtype).requires_grad_()


def defined_as(op, vjp):
    """Gives an operator of the catalogue another vjp, which does nothing but call operators."""
    op.definition.vjp = op.vjp = vjp


@pytest.fixture
def formula():
    """core::tanh's vjp replaced by one that counts its runs in Python."""
    op = _native.find_operator("core::tanh")
    before, runs = op.vjp, []

    def vjp(g, result):
        runs.append(1)
        return g * (1 - result * result)

    defined_as(op, vjp)
    yield runs
    defined_as(op, before)


# ---- formulas that were recorded ---------------------------------------------------------------
def test_a_formula_runs_in_python_once_for_each_signature(formula):
    for _ in range(3):
        for x in (leaf([0.5]), leaf([[0.5, 1.0]]), leaf([0.5], "float32")):
            x.tanh().sum().backward()
            expected = 1 - np.tanh(np.asarray(x.detach())) ** 2
            np.testing.assert_allclose(np.asarray(x.grad), expected, rtol=1e-6)
    assert len(formula) == 3


def test_a_new_formula_is_heard(formula):
    x = leaf([0.5])
    x.tanh().backward()
    op = _native.find_operator("core::tanh")
    op.vjp = lambda g: g * 42
    x.grad = None
    x.tanh().backward()
    assert x.grad.tolist() == [42.0]


def test_constants_of_a_formula_belong_to_its_arguments():
    for exponent in (2.0, 3.0, -0.0, 0.0, 2.0, 3):
        x = leaf([2.0])
        (x**exponent).sum().backward()
        np.testing.assert_allclose(x.grad.tolist(), [exponent * 2.0 ** (exponent - 1)])


def test_operands_that_are_one_tensor_and_two_that_are_equal():
    for _ in range(2):
        x = leaf([3.0])
        (x * x).backward()
        assert x.grad.tolist() == [6.0]
        x, y = leaf([3.0]), leaf([5.0])
        (x * y).backward()
        assert x.grad.tolist() == [5.0] and y.grad.tolist() == [3.0]


def test_only_wanted_gradients_are_computed_and_broadcasting_is_undone():
    for wanted in ((True, False), (False, True), (True, True)) * 2:
        x = core.ones((2, 3)).requires_grad_(wanted[0])
        y = core.full((3,), 2.0).requires_grad_(wanted[1])
        (x * y).sum().backward()
        assert (x.grad is not None, y.grad is not None) == wanted
        if wanted[1]:
            assert y.grad.tolist() == [2.0, 2.0, 2.0]


def test_a_formula_that_reads_values_runs_every_time(formula):
    op = _native.find_operator("core::tanh")

    def vjp(g, result):
        formula.append(1)
        return g * float(1 - result * result)

    defined_as(op, vjp)
    for value in (0.5, 1.0):
        x = leaf(value)
        x.tanh().backward()
        np.testing.assert_allclose(float(x.grad), 1 - np.tanh(value) ** 2)
    assert len(formula) == 2


def test_formulas_of_other_namespaces_run_every_time():
    @core.custom_op("test_engine::double")
    def double(x: core.Tensor) -> core.Tensor:
        return x * 2

    runs = []

    def vjp(g):
        runs.append(1)
        return g * 2

    double.vjp = vjp
    for _ in range(3):
        double(leaf([1.0])).backward()
    assert len(runs) == 3


def test_recorded_formulas_can_be_differentiated():
    for _ in range(3):
        x = leaf([0.5, 2.0])
        y = (x.exp() * x.sin()).sum()
        (first,) = core.autograd.grad(y, x, create_graph=True)
        (second,) = core.autograd.grad(first.sum(), x, create_graph=True)
        (third,) = core.autograd.grad(second.sum(), x)
        v = np.asarray(x.detach())
        np.testing.assert_allclose(np.asarray(second.detach()), 2 * np.exp(v) * np.cos(v))
        np.testing.assert_allclose(np.asarray(third), 2 * np.exp(v) * (np.cos(v) - np.sin(v)))


# ---- shapes of graphs --------------------------------------------------------------------------
def test_a_chain_of_100000_nodes_is_walked_and_freed():
    x = leaf([1.0])
    y = x
    for _ in range(100_000):
        y = y + 1
    y.sum().backward()
    assert x.grad.tolist() == [1.0]
    z = x
    for _ in range(100_000):
        z = z * 1.0
    (g,) = core.autograd.grad(z, x)
    assert g.tolist() == [1.0]
    z = x
    for _ in range(100_000):
        z = z * 1.0
    del y, z  # one that was never walked
    gc.collect()


def test_a_node_waits_for_all_its_gradients():
    x = leaf([1.0])
    y = x * 1
    z = y
    for _ in range(20):
        z = z + y  # y is used at every depth
    z.backward()
    assert x.grad.tolist() == [21.0]


def test_many_leaves_and_many_uses_of_one():
    leaves = [leaf([float(i)]) for i in range(50)]
    total = leaves[0] * 0
    for x in leaves * 2:
        total = total + x * 3
    total.backward()
    assert all(x.grad.tolist() == [6.0] for x in leaves)
    found = core.autograd.grad(sum(x * 2 for x in leaves), leaves[::7])
    assert [g.tolist() for g in found] == [[2.0]] * len(leaves[::7])


def test_inputs_of_backward_are_the_only_ones_added_to():
    x, w = leaf([1.0]), leaf([2.0])
    hidden = x * 3
    (hidden * w).backward(inputs=[w])
    assert w.grad.tolist() == [3.0] and x.grad is None
    hidden = x * 3
    (hidden * w).backward(inputs=[hidden, x])
    assert hidden.grad.tolist() == [2.0] and x.grad.tolist() == [6.0] and w.grad.tolist() == [3.0]
    with pytest.raises(ArgumentError, match="no inputs"):
        (x * w).backward(inputs=[])
    with pytest.raises(AutogradError, match="does not require grad"):
        (x * w).backward(inputs=core.ones(1))


def test_gradients_that_were_not_given_and_zeros_for_unused_inputs():
    x, y = leaf([1.0]), leaf([2.0, 3.0])
    with pytest.raises(ArgumentError, match="1 grad_outputs were given for 2 outputs"):
        core.autograd.grad([x * 2, x * 3], x, [core.ones(1)])
    (g,) = core.autograd.grad([x * 2, x * 3], x, [None, core.ones(1, dtype="float64") * 10])
    assert g.tolist() == [32.0]
    found = core.autograd.grad(x * 2, [x, y], materialize_grads=True)
    assert [g.tolist() for g in found] == [[2.0], [0.0, 0.0]]


# ---- .grad -------------------------------------------------------------------------------------
def test_grad_is_added_to_in_place_and_belongs_to_nobody_else():
    x = leaf([1.0, 2.0])
    start = core.ones(2, dtype="float64")
    x.backward(start)
    held = x.grad
    assert held is not start
    (x * 2).sum().backward()
    assert x.grad is held and held.tolist() == [3.0, 3.0]
    assert start.tolist() == [1.0, 1.0]
    y = leaf([1.0, 2.0])
    (x + y).sum().backward()
    x.grad.multiply_(0)
    assert y.grad.tolist() == [1.0, 1.0]


def test_a_gradient_of_infinity_or_nan_starts_at_one():
    x = leaf(np.inf)
    (x * 1).backward()
    assert float(x.grad) == 1.0


def test_a_failing_pass_changes_no_gradient():
    x, w = leaf([1.0]), leaf([2.0])

    @core.custom_op("test_engine::fails")
    def fails(x: core.Tensor) -> core.Tensor:
        return x * 1

    def vjp(g):
        raise ValueError("in the middle")

    fails.vjp = vjp
    y = fails(x) * w
    with pytest.raises(ValueError, match="in the middle"):
        y.backward(retain_graph=True)
    assert x.grad is None and w.grad is None
    y.backward(inputs=[w])
    assert w.grad.tolist() == [1.0]


# ---- memory ------------------------------------------------------------------------------------
def test_what_was_saved_is_freed_as_the_pass_goes():
    x = leaf(np.ones(1000))
    gc.collect()
    before = _native.live_bytes("cpu")
    y = x
    for _ in range(10):
        y = y.exp() * 1e-3
    held = _native.live_bytes("cpu")
    assert held - before >= 10 * 8000
    y.sum().backward()
    assert _native.live_bytes("cpu") - before <= 3 * 8000  # y itself, x.grad


def test_passes_leave_nothing_behind():
    x, w = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    for _ in range(3):
        (x * w).exp().sum().backward()
        core.autograd.grad((x * w).sin().sum(), [x, w])
    gc.collect()
    before = _native.live_storages()
    for _ in range(10):
        (x * w).exp().sum().backward()
        core.autograd.grad((x * w).sin().sum(), [x, w])
    gc.collect()
    assert _native.live_storages() == before


# ---- threads and signals -----------------------------------------------------------------------
def test_threads_share_leaves_and_graphs():
    x = leaf(np.ones(50_000))
    y = (x * 2).exp().sum()
    errors, rounds = [], 10

    def work():
        try:
            for _ in range(rounds):
                core.autograd.grad(y, x, retain_graph=True)
                (x * 3).sum().backward()
        except Exception as e:
            errors.append(e)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not errors


def test_a_hook_may_start_a_pass_of_its_own():
    x, w = leaf([2.0]), leaf([3.0])
    y = x * 1

    def hook(g):
        with core.enable_grad():  # hooks run as formulas do: nothing is recorded
            (w * w).sum().backward()

    y.register_hook(hook)
    (y * y).backward()
    assert x.grad.tolist() == [4.0] and w.grad.tolist() == [6.0]


@pytest.mark.usefixtures("no_collections")
def test_a_long_pass_can_be_interrupted():
    x = leaf([1.0])
    y = x
    for _ in range(200_000):
        y = y + 1

    def interrupt():
        time.sleep(0.01)
        signal.raise_signal(signal.SIGINT)

    signal.signal(signal.SIGINT, signal.default_int_handler)  # a background job ignores it
    seen = []
    y.register_hook(lambda g: seen.append(1) or threading.Thread(target=interrupt).start())
    with pytest.raises(KeyboardInterrupt):
        y.backward()
        time.sleep(1)  # where the machine was faster than the signal
    assert seen


def test_modes_see_a_passes_calls():
    x = leaf([0.5])
    x.exp().backward()  # recorded
    y, names = x.exp(), []

    class Watch(core.DispatchMode):
        def dispatch(self, op, args, kwargs):
            names.append(op.name)
            return op(*args, **kwargs)

    with Watch():
        y.backward()
    assert "core::multiply" in names


def test_a_pass_of_fake_tensors_computes_shapes():
    with core.FakeMode():
        x = core.ones((3, 4)).requires_grad_()
        (x * 2).exp().sum().backward()
    assert x.grad.is_fake and x.grad.shape == (3, 4)


@pytest.mark.parametrize("arguments", [((1,), None, None), ((core.ones(1),), (), None)])
def test_the_native_pass_checks_what_it_is_given(arguments):
    with pytest.raises(TypeError, match="as many gradients as outputs"):
        core._native.run_backward(*arguments, True, True, True)


def test_threads_add_to_one_leaf():
    x = core.ones(400_000)
    x.requires_grad = True

    def work():
        for _ in range(25):
            (x * 2).sum().backward()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (float(x.grad.min()), float(x.grad.max())) == (200.0, 200.0)


# ---- dtypes ------------------------------------------------------------------------------------
def test_integers_are_gradients_of_real_tensors_as_in_torch():
    x = leaf([1.0, 2.0])
    (x * 2).backward(gradient=core.asarray([1, 3], dtype="int32"))
    assert x.grad.dtype == core.float64 and x.grad.tolist() == [2.0, 6.0]


def test_a_gradient_that_would_lose_its_imaginary_part_is_refused():
    x = leaf([1.0, 2.0])
    with pytest.raises(DtypeError, match="imaginary part would be lost"):
        (x * 2).backward(gradient=core.asarray([1j, 1.0]))
    with pytest.raises(DtypeError, match="imaginary part would be lost"):
        core.autograd.grad(x * 2, x, core.asarray([1j, 1.0]))
    assert x.grad is None


def test_no_gradient_goes_into_integers():
    x, whole = leaf([1.0, 2.0]), core.asarray([1, 2], dtype="int32")
    with pytest.raises(AutogradError, match="backward.. was called on a int32 tensor"):
        x.astype("int32").sum(dtype="int32").backward()
    with pytest.raises(AutogradError, match="a gradient was asked for a int32 tensor"):
        core.autograd.grad((x * whole).sum(), whole)
    with pytest.raises(AutogradError, match="int32"):
        (x * whole).sum().backward(inputs=[whole])


def test_grad_has_the_dtype_of_its_tensor():
    x = leaf([1.0, 2.0])
    for dtype in ("int64", "float32"):
        with pytest.raises(DtypeError, match=dtype):
            x.grad = core.ones((2,), dtype=dtype)
    assert x.grad is None


# ---- updates -----------------------------------------------------------------------------------
def test_an_update_under_no_grad_leaves_what_was_recorded_before():
    x = leaf([1.0, 2.0])
    y = x * 2
    with core.no_grad():
        x.add_(1)
    y.sum().backward()
    assert x.tolist() == [2.0, 3.0] and x.grad.tolist() == [2.0, 2.0]


def test_an_update_under_no_grad_of_what_was_saved_is_refused():
    x = leaf([1.0, 2.0])
    y = x * x
    with core.no_grad():
        x.add_(1)
    with pytest.raises(AutogradError, match="written in place after it was saved"):
        y.sum().backward()


def test_a_graph_that_saved_nothing_is_walked_again():
    x = leaf([1.0, 2.0])
    y = x.sum() * 3
    y.backward()
    y.backward()
    assert x.grad.tolist() == [6.0, 6.0]
    z = (x * x).sum()
    z.backward()
    with pytest.raises(AutogradError, match="gone"):
        z.backward()
