"""Whole training steps: forward and reverse pass and the optimizer's step as one graph."""

from __future__ import annotations

import resource
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from training_twins import OPTIMIZERS, Twin, batch, is_served, mlp, mse, params, run_both

import core

if TYPE_CHECKING:
    from collections.abc import Callable


def training(kind: str = "adam", set_to_none: bool = True) -> Callable[[Twin], Callable[..., Any]]:
    def make(twin: Twin) -> Callable[..., Any]:
        optimizer = OPTIMIZERS[kind](twin.params)
        twin.optimizers.append(optimizer)

        def step(x: core.Tensor, y: core.Tensor) -> core.Tensor:
            optimizer.zero_grad(set_to_none)
            loss = mse(twin.params, x, y)
            loss.backward()
            optimizer.step()
            return loss

        return step

    return make


@pytest.mark.parametrize(
    ("kind", "set_to_none"), [*((kind, True) for kind in OPTIMIZERS), ("adam", False)]
)
def test_twenty_steps_are_those_of_eager_code(kind, set_to_none):
    step = run_both(training(kind, set_to_none), 20)
    assert is_served(step, 1 if set_to_none else 2)  # at first there is nothing to be made zero


def test_a_pass_reads_what_was_written_before_its_calls():
    """Of two networks one is stepped while what the other has made is recorded."""

    def make(twin):
        made, judge = twin.params[:2], twin.params[2:]
        twin.optimizers += [core.optim.SGD(judge, lr=0.1), core.optim.SGD(made, lr=0.1)]

        def judged(h):
            return (h @ judge[0].T.T + judge[1]).mean()

        def step(x, y):
            fake = core.tanh(x @ made[0] + made[1])
            twin.optimizers[0].zero_grad()
            first = judged(fake.detach())
            first.backward()
            twin.optimizers[0].step()
            twin.optimizers[1].zero_grad()
            second = (judged(fake) - 1) ** 2
            second.backward()
            twin.optimizers[1].step()
            return second

        return step

    assert is_served(run_both(make, 4), 1)


def test_a_dampened_sum_begins_with_the_first_gradient():
    def make(twin):
        optimizer = core.optim.SGD(twin.params, lr=0.1, momentum=0.9, dampening=0.5)
        twin.optimizers.append(optimizer)

        def step(x, y):
            optimizer.zero_grad()
            mse(twin.params, x, y).backward()
            optimizer.step()

        return step

    assert is_served(run_both(make), 2)


def test_python_does_not_run_once_a_step_is_known():
    calls = []

    def make(twin):
        optimizer = core.optim.Adam(twin.params)

        def step(x, y):
            optimizer.zero_grad()
            loss = mse(twin.params, x, y)
            loss.backward()
            optimizer.step()
            return loss

        return step

    compiled = Twin(make, True)
    for number in range(3):
        compiled.step(*batch(number))
    entries = compiled.step.entries
    compiled.step._fn = calls.append  # would be called if no entry served
    for number in range(5):
        compiled.step(*batch(number))
    assert not calls and compiled.step.entries is entries


def test_a_learning_rate_and_a_schedule_compile_nothing_anew():
    def schedule(number, twin):
        for group in twin.optimizers[0].param_groups:
            group["lr"] = 0.05 * 0.9**number

    step = run_both(training("adam"), 12, schedule)
    assert is_served(step) and len(step.recompilations) == 0


def test_options_that_change_are_seen():
    def change(number, twin):
        if number == 3:
            twin.optimizers[0].param_groups[0]["betas"] = (0.5, 0.9)
        if number == 5:
            twin.optimizers[0].param_groups[0]["weight_decay"] = 0.5

    run_both(training("adam"), 8, change)


def test_a_state_is_saved_and_loaded_between_steps():
    def reload(number, twin):
        optimizer = twin.optimizers[0]
        if number == 3:
            twin.kept = optimizer.state_dict()
            twin.kept["state"] = {
                k: {n: v if n == "step" else v.clone() for n, v in s.items()}
                for k, s in twin.kept["state"].items()
            }
        if number == 6:
            optimizer.load_state_dict(twin.kept)

    step = run_both(training("adam"), 10, reload)
    assert is_served(step)


def test_steps_of_tensors_that_differ_are_told_apart():
    def count(number, twin):
        if number == 4:
            twin.optimizers[0].state[twin.params[1]]["step"] = 40

    run_both(training("adam"), 8, count)


def test_parameters_are_frozen_and_unfrozen():
    def freeze(number, twin):
        if number in (3, 6):
            twin.params[0].requires_grad = number == 6
            twin.params[0].grad = None

    run_both(training("momentum"), 9, freeze)


def test_a_parameter_is_replaced_by_another_tensor():
    def replace(number, twin):
        if number == 4:
            twin.params[2] = params(7)[2]  # the optimizer keeps the old one
        if number == 7:
            twin.optimizers[0].param_groups[0]["params"][2] = twin.params[2]

    run_both(training("adam"), 10, replace)


def test_the_size_of_a_batch_changes():
    step = run_both(training("adam"), 12, batches=lambda n: batch(n, (5, 5, 5, 3)[n % 4]))
    assert len(step.graphs) <= 3


def test_gradients_are_accumulated_between_calls():
    def make(twin):
        def step(x, y):
            loss = mse(twin.params, x, y)
            loss.backward()
            return loss

        return step

    def clear(number, twin):
        if number % 4 == 0:
            for p in twin.params:
                p.grad = None

    step = run_both(make, 12, clear)
    assert is_served(step, 2) and len(step.entries) == 2  # with gradients and without


def test_a_gradient_that_is_there_is_added_to_in_place():
    w = core.ones(3).requires_grad_()
    w.grad = held = core.ones(3)
    step = core.compile(lambda x: (w * x).sum().backward())
    for count in range(2, 5):
        step(core.ones(3))
        assert w.grad is held and held.tolist() == [count] * 3 and held.version == count - 1


def test_micro_batches_are_one_graph():
    def make(twin):
        optimizer = core.optim.Adam(twin.params, lr=0.01)
        twin.optimizers.append(optimizer)

        def step(x, y):
            optimizer.zero_grad()
            total = core.zeros(())
            for k in range(3):
                loss = mse(twin.params, x + k, y) / 3
                loss.backward()
                total = total + loss
            optimizer.step()
            return total

        return step

    assert is_served(run_both(make))


def test_several_steps_are_one_graph():
    def make(twin):
        optimizer = core.optim.SGD(twin.params, lr=0.1, momentum=0.9)
        twin.optimizers.append(optimizer)

        def steps(x, y):
            for _ in range(3):
                optimizer.zero_grad()
                mse(twin.params, x, y).backward()
                optimizer.step()

        return steps

    assert is_served(run_both(make))


def test_a_step_by_hand():
    def make(twin):
        def step(x, y):
            loss = mse(twin.params, x, y)
            loss.backward()
            with core.no_grad():
                for p in twin.params:
                    p -= 0.1 * p.grad
                    p.grad = None
            return loss

        return step

    assert is_served(run_both(make))


@pytest.mark.parametrize("in_place", [True, False])
def test_gradients_are_clipped_by_their_norm(in_place):
    def make(twin):
        optimizer = core.optim.Adam(twin.params, lr=0.01)
        twin.optimizers.append(optimizer)

        def step(x, y):
            optimizer.zero_grad()
            loss = mse(twin.params, x, y)
            loss.backward()
            norm = core.sqrt(sum((p.grad**2).sum() for p in twin.params))
            scale = core.minimum(0.1 / (norm + 1e-6), core.ones(()))
            for p in twin.params:
                if in_place:
                    p.grad *= scale
                else:
                    p.grad = p.grad * scale
            optimizer.step()
            return norm

        return step

    assert is_served(run_both(make))


def test_an_average_of_the_parameters_is_kept():
    def make(twin):
        optimizer = core.optim.Adam(twin.params, lr=0.01)
        twin.optimizers.append(optimizer)
        twin.others = [p.detach().clone() for p in twin.params]

        def step(x, y):
            optimizer.zero_grad()
            loss = mse(twin.params, x, y)
            loss.backward()
            optimizer.step()
            with core.no_grad():
                for average, p in zip(twin.others, twin.params):
                    average *= 0.9
                    average += 0.1 * p
            return loss

        return step

    assert is_served(run_both(make))


def test_dropout_draws_what_eager_code_draws():
    def make(twin):
        optimizer = core.optim.SGD(twin.params, lr=0.1)

        def step(x, y):
            optimizer.zero_grad()
            loss = ((core.dropout(mlp(twin.params, x), 0.5) - y) ** 2).mean()
            loss.backward()
            optimizer.step()
            return loss

        return step

    eager, compiled = Twin(make, False), Twin(make, True)
    results = []
    for twin in (eager, compiled):
        core.manual_seed(11)
        results.append([float(twin.step(*batch(k)).detach()) for k in range(6)])
    np.testing.assert_allclose(*results, rtol=1e-5)


def test_running_statistics_are_kept():
    def make(twin):
        optimizer = core.optim.SGD(twin.params, lr=0.1)
        twin.others = [core.zeros(8), core.ones(8)]

        def step(x, y):
            optimizer.zero_grad()
            w, b, v, c = twin.params
            h = core.batch_norm(x @ w + b, *twin.others, training=True)
            loss = ((core.relu(h) @ v + c - y) ** 2).mean()
            loss.backward()
            optimizer.step()
            return loss

        return step

    assert is_served(run_both(make))


def test_two_optimizers_and_shared_parameters():
    def make(twin):
        w, b, v, c = twin.params
        first, second = core.optim.Adam([w, b], lr=0.01), core.optim.SGD([v, c], lr=0.1)
        twin.optimizers += [first, second]
        shared = {"in": w, "again": w}

        def step(x, y):
            first.zero_grad()
            second.zero_grad()
            h = core.tanh(x @ shared["in"] + b) + core.tanh(x @ shared["again"])
            loss = ((h @ v + c - y) ** 2).mean()
            loss.backward()
            first.step()
            second.step()
            return loss

        return step

    assert is_served(run_both(make))


def test_a_parameter_that_is_not_used_keeps_no_gradient():
    def make(twin):
        optimizer = core.optim.Adam(twin.params, lr=0.01)
        twin.optimizers.append(optimizer)

        def step(x, y):
            optimizer.zero_grad()
            loss = ((x @ twin.params[0]) ** 2).mean()
            loss.backward()
            optimizer.step()
            return loss

        return step

    assert is_served(run_both(make))


def test_core_autograd_grad_returns_gradients():
    def make(twin):
        def step(x, y):
            loss = mse(twin.params, x, y)
            grads = core.autograd.grad(loss, twin.params)
            with core.no_grad():
                for p, g in zip(twin.params, grads):
                    p -= 0.1 * g
            return loss

        return step

    assert is_served(run_both(make))


def test_modules_and_arguments_hold_parameters():
    class Model:
        def __init__(self):
            self.layers = params()

        def __call__(self, x):
            return mlp(self.layers, x)

    def make(twin):
        model = Model()
        twin.params = model.layers
        optimizer = core.optim.Adam(model.layers, lr=0.01)
        twin.optimizers.append(optimizer)

        def step(model, optimizer, x, y):
            optimizer.zero_grad()
            loss = ((model(x) - y) ** 2).mean()
            loss.backward()
            optimizer.step()
            return loss

        return lambda x, y: step(model, optimizer, x, y)

    assert is_served(run_both(make))


# ---- what a tape says --------------------------------------------------------------------------
def two(step: Callable[..., Any]) -> list[Any]:
    return [step, core.compile(step)]


def test_what_is_returned_has_a_history_that_was_used_up():
    w = core.ones(3).requires_grad_()

    def step(x):
        hidden = core.exp(w * x)
        loss = hidden.sum()
        loss.backward()
        return loss, hidden

    for fn in two(step):
        for _ in range(3):
            loss, hidden = fn(core.ones(3))
            for result in (loss, hidden):
                assert result.requires_grad and not result.is_leaf and result.grad_fn is not None
            with pytest.raises(core.errors.AutogradError, match="are gone"):
                loss.backward()
            with pytest.raises(core.errors.AutogradError, match="are gone"):
                core.autograd.grad(hidden.sum(), w)


def test_a_second_pass_raises_as_it_does_eagerly():
    w = core.ones(3).requires_grad_()

    def twice(x):
        loss = core.exp(w * x).sum()
        loss.backward()
        loss.backward()

    for fn in two(twice):
        w.grad = None
        for _ in range(3):
            with pytest.raises(core.errors.AutogradError, match="are gone"):
                fn(core.ones(3))


@pytest.mark.parametrize("options", [{"retain_graph": True}, {"create_graph": True}])
def test_a_pass_that_keeps_its_history_is_gone_through_again(options):
    w = core.ones(3).requires_grad_()

    def twice(x):
        loss = core.exp(w * x).sum()
        loss.backward(**options)
        loss.backward()
        return loss

    found = []
    for fn in two(twice):
        for _ in range(3):
            w.grad = None
            fn(core.ones(3))
            found.append(w.grad.tolist())
    assert all(g == found[0] for g in found)
    splits = "create_graph" in options  # it leaves recorded gradients in .grad
    assert [__file__ in reason for reason in fn.reasons[:1]] == [True] * splits


def test_what_nothing_was_saved_for_may_be_gone_through_again():
    w = core.ones(3).requires_grad_()

    def twice():
        loss = w.sum()
        loss.backward()
        loss.backward()
        return loss

    for fn in two(twice):
        for _ in range(3):
            w.grad = None
            fn().backward()
            assert w.grad.tolist() == [3, 3, 3]


def returns_what_led_to_the_loss(w):
    total = w.sum()
    (total * total).sum().backward()
    return total


def returns_what_reads_its_arguments(w):
    total = (w * w).sum()
    (total * total).sum().backward()
    return total * 3


def goes_through_a_part_again(w):
    total = w.sum()
    loss = (total * total).sum()
    loss.backward()
    total.backward()
    return loss + total


def computes_the_loss_again(w):
    total = w.sum()
    (total * total).sum().backward()
    return total * total


@pytest.mark.parametrize(
    ("step", "is_gone"),
    [
        (returns_what_led_to_the_loss, False),
        (returns_what_reads_its_arguments, True),
        (goes_through_a_part_again, True),
        (computes_the_loss_again, False),
    ],
)
def test_a_pass_frees_what_the_calls_have_saved_and_no_more(step, is_gone):
    found = []
    for fn in two(step):
        w = core.asarray([1.0, 2.0, 3.0]).requires_grad_()
        for _ in range(3):
            result = fn(w)
            found.append([result.tolist(), w.grad.tolist()])
            if is_gone:
                with pytest.raises(core.errors.AutogradError, match="are gone"):
                    result.backward()
            else:
                result.backward()
            found[-1].append(w.grad.tolist())
            w.grad = None
    assert all(f == found[0] for f in found)
    assert len(fn.graphs) == 1 and not fn.breaks


@pytest.mark.parametrize("kind", OPTIMIZERS)
def test_a_loss_that_is_linear_in_the_parameters_is_one_graph(kind):
    def make(twin):
        optimizer = OPTIMIZERS[kind](twin.params)
        twin.optimizers.append(optimizer)

        def step(x, y):
            optimizer.zero_grad()
            loss = sum(p.sum() for p in twin.params)
            loss.backward()
            optimizer.step()
            return loss

        return step

    assert is_served(run_both(make))


def test_hooks_of_parameters_are_called():
    w, seen = core.ones(3).requires_grad_(), []

    def step(x):
        (w * x).sum().backward()

    for fn in two(step):
        w.grad = None
        for count in range(4):
            if count == 2:
                handle = w.register_hook(lambda g: seen.append(1) or g * 2)
            fn(core.ones(3))
        handle.remove()
        assert w.grad.tolist() == [6, 6, 6]
    assert len(seen) == 4


def test_a_write_to_what_the_pass_reads_raises():
    w = core.ones(3).requires_grad_()

    def step(x):
        y = core.exp(w * x)
        with core.no_grad():
            x *= 2
        y.sum().backward()

    for fn in two(step):
        for _ in range(3):
            with pytest.raises(core.errors.AutogradError, match="written in place"):
                fn(core.ones(3))


def test_what_has_a_history_already_passes_it_on():
    w = core.ones(3).requires_grad_()

    def step(x):
        (x * 2).sum().backward()

    for fn in two(step):
        w.grad = None
        for k in range(4):
            fn(w if k == 1 else w * 3)
        assert w.grad.tolist() == [2 + 3 * 6] * 3


def test_nothing_is_changed_where_the_pass_raises():
    w = core.ones(3).requires_grad_()

    def step(x):
        (w * x).backward()

    for fn in two(step):
        for _ in range(2):
            with pytest.raises(core.errors.AutogradError, match="no gradient was given"):
                fn(core.ones(3))
        assert w.grad is None


def test_what_was_done_before_an_error_stays_done():
    w = core.ones(3).requires_grad_()

    def step(x, fails):
        (w * x).sum().backward()
        if fails:
            raise KeyError("of the user's")
        w.grad = None

    for fn in two(step):
        w.grad = None
        fn(core.ones(3), False)
        with pytest.raises(KeyError):
            fn(core.ones(3), True)
        assert w.grad.tolist() == [1, 1, 1]
        with pytest.raises(KeyError):
            fn(core.ones(3), True)
        assert w.grad.tolist() == [2, 2, 2]


def test_a_step_that_raises_for_its_data_is_not_counted():
    w = core.ones((3, 4)).requires_grad_()
    optimizer = core.optim.Adam([w])

    def step(x, y):
        loss = core.cross_entropy(x @ w, y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()

    x, good, bad = core.ones((2, 3)), core.asarray([1, 3]), core.asarray([1, 9])
    for fn in two(step):
        optimizer.state.clear()
        for labels in (good, good, bad, good, bad, bad, good):
            before = w.tolist()
            if labels is bad:
                with pytest.raises(core.errors.CoreError):
                    fn(x, labels)
                assert w.tolist() == before
            else:
                fn(x, labels)
                assert w.tolist() != before
        assert optimizer.state[w]["step"] == 4


def test_equal_gradients_have_memory_of_their_own():
    a, b = core.ones(3).requires_grad_(), core.ones(3).requires_grad_()
    step = core.compile(lambda c: ((a + b) * c).sum().backward())
    c = core.ones(3)
    for _ in range(3):
        a.grad = b.grad = None
        step(c)
        a.grad *= 5
        assert b.grad.tolist() == [1, 1, 1] and c.tolist() == [1, 1, 1]


def test_an_attribute_grad_of_another_object_is_assigned():
    class Box:
        grad: Any = None

    box = Box()

    def step(x):
        box.grad = x.sum()
        return x + 1

    fn = core.compile(step)
    for k in range(1, 4):
        fn(core.full((2,), k))
        assert float(box.grad) == 2 * k
    assert "assigns box.grad" in fn.reasons[0]


def test_an_attribute_grad_of_classes_and_functions_is_assigned():
    class Box:
        pass

    def helper(x):
        return x + 1

    for owner in (Box, helper, core.optim.SGD([core.ones(1)])):

        def step(x, owner=owner):
            owner.grad = helper(x).sum()
            return x + (1 if Box else 0)

        fn = core.compile(step)
        for k in range(1, 4):
            fn(core.full((2,), k))
            assert float(owner.grad) == 2 * k + 2
        assert fn.reasons and not fn.entries
        del owner.grad


def test_a_method_that_was_replaced_is_called():
    calls = []
    twin = Twin(training("adam"), True)
    for number in range(3):
        twin.step(*batch(number))
    twin.optimizers[0].step = lambda: calls.append(1)
    before = twin.params[0].tolist()
    twin.step(*batch(5))
    assert calls == [1] and twin.params[0].tolist() == before


def test_memory_and_graphs_stay_as_they_are():
    w = core.ones((256, 256)).requires_grad_()  # a tensor that is kept at each step would be seen
    optimizer = core.optim.Adam([w])

    @core.compile
    def step(x):
        optimizer.zero_grad()
        loss = (w * x).mean()
        loss.backward()
        optimizer.step()
        return loss

    x = core.ones((256, 256))
    for _ in range(20):
        step(x)
    entries, peak = step.entries, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(1000):
        step(x)
    assert step.entries is entries and len(step.graphs) == 1
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - peak < 16 << 10  # KiB


def test_what_no_pass_has_gone_through_keeps_its_history():
    w = core.ones(3).requires_grad_()

    def step(x):
        kept = (w * 2).sum()
        hidden = core.exp(w * x)
        loss = hidden.sum()
        loss.backward()
        return kept, hidden * 2

    for fn in two(step):
        for _ in range(3):
            w.grad = None
            kept, used_up = fn(core.zeros(3))
            kept.backward()
            assert w.grad.tolist() == [2, 2, 2]
            with pytest.raises(core.errors.AutogradError, match="are gone"):
                used_up.sum().backward()


def test_a_loss_behind_the_step_is_of_the_new_parameters():
    w = core.ones(3).requires_grad_()
    optimizer = core.optim.SGD([w], lr=0.5)

    def step(x):
        optimizer.zero_grad()
        core.exp(w * x).sum().backward()
        optimizer.step()
        return core.exp(w * x).sum()

    found = []
    for fn in two(step):
        with core.no_grad():
            w *= 0
        for _ in range(3):
            loss = fn(core.ones(3))
            optimizer.zero_grad()
            loss.backward()
            found.append((float(loss.detach()), w.grad.tolist(), w.tolist()))
    for (a, *rest), (b, *others) in zip(found[:3], found[3:], strict=True):
        assert a == pytest.approx(b)
        np.testing.assert_allclose(rest, others, rtol=1e-6)


def test_a_tensor_that_is_replaced_by_one_with_a_history_is_no_leaf():
    w = core.ones(3).requires_grad_()

    def step(p, x):
        core.exp(p * x).sum().backward()

    fn = core.compile(step)
    for _ in range(3):
        fn(w, core.zeros(3))
    w.grad = None
    fn(w * 2, core.ones(3))
    assert w.grad is not None
    other = core.ones(3).requires_grad_()
    fn(other, core.ones(3))  # another leaf: the same entry
    np.testing.assert_allclose(other.grad.tolist(), np.exp(np.ones(3)), rtol=1e-6)


def test_parameters_of_sixteen_bits():
    def make(twin):
        twin.params = [p.detach().astype(core.bfloat16).requires_grad_() for p in twin.params]
        optimizer = core.optim.Adam(twin.params, lr=0.01)

        def step(x, y):
            optimizer.zero_grad()
            loss = mse(twin.params, x.astype(core.bfloat16), y.astype(core.bfloat16))
            loss.backward()
            optimizer.step()
            return loss

        return step

    eager, compiled = Twin(make, False), Twin(make, True)
    for number in range(4):
        for twin in (eager, compiled):
            twin.step(*batch(number))
    for a, b in zip(eager.params, compiled.params, strict=True):
        difference = a.detach().astype(core.float32) - b.detach().astype(core.float32)
        assert float(core.abs(difference).max()) < 0.02
    assert is_served(compiled.step)


# ---- detach ------------------------------------------------------------------------------------
def test_what_is_detached_in_a_graph_shares_memory_and_is_no_view():
    w = core.ones(3).requires_grad_()

    def step(x):
        y = w * x
        y.sum().backward()
        d = y.detach()
        return y, d, d + 1

    fn = core.compile(step)
    for call in (step, fn, fn, fn):
        y, d, more = call(core.ones(3))
        assert not d.requires_grad and d.is_leaf and d.view_parent is None
        assert d.storage_id == y.storage_id and more.tolist() == [2, 2, 2]
        d += 1
        assert y.tolist() == [2, 2, 2] and y.version == d.version == 1
    assert is_served(fn)


def test_a_detached_part_of_a_loss_is_a_constant():
    def make(twin):
        def step(x, y):
            out = mlp(twin.params, x)
            loss = ((out - out.detach() * 0.5) * y).sum()
            loss.backward()
            for p in twin.params:
                p.grad = p.grad.clone()
            return loss.detach()

        return step

    assert is_served(run_both(make), 2)


def _by_a_write(w, x):
    y = x * 0.5
    y[0] += w * w
    return core.autograd.grad((y * y).sum() * w.sum(), [w])[0]


def _through_an_argument(w, x):
    return core.autograd.grad((x * w).sum(), [w])[0]


def _to_both(w, x):
    to_x, to_w = core.autograd.grad((x * w * w).sum(), [x, w])
    return to_x + to_w


def _to_the_argument(w, x):
    return core.autograd.grad((x * w).sum(), [x])[0]


@pytest.mark.parametrize("fn", [_by_a_write, _through_an_argument, _to_both, _to_the_argument])
def test_what_is_wanted_may_stand_behind_what_was_computed_outside(fn):
    w = core.asarray([1.0, 2.0, 3.0]).requires_grad_()
    constant = core.asarray(np.arange(6, dtype="f").reshape(2, 3))

    def called(step):
        return np.asarray(step(w, constant if fn is _by_a_write else w * constant))

    compiled = core.compile(fn)
    for _ in range(3):
        np.testing.assert_allclose(called(compiled), called(fn), rtol=1e-6)
