"""Hooks of gradients in compiled functions: steps that call them are one graph, served natively."""

import functools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core


def weights():
    rng = np.random.default_rng(3)
    first, second = rng.standard_normal((4, 8)), rng.standard_normal((8, 3))
    return [core.asarray(w.astype("float32")).requires_grad_() for w in (first, second)]


def clear(*leaves):
    for leaf in leaves:
        leaf.grad = None


# ---- programs: each returns a step, and what it leaves besides its result -----------------------
def clipped():
    w, v = weights()
    for leaf in (w, v):
        leaf.register_hook(lambda g: core.clip(g, -0.1, 0.1))

    def step(x):
        clear(w, v)
        core.tanh(x @ w @ v).sum().backward()

    return step, lambda: (w.grad, v.grad)


def norms():
    (w, v), seen = weights(), []
    for leaf in (w, v):
        leaf.register_hook(lambda g: seen.append(core.linalg.vector_norm(g)))

    def step(x):
        clear(w, v)
        seen.clear()
        core.tanh(x @ w @ v).sum().backward()

    return step, lambda: (w.grad, v.grad, *seen)


def optimizers_in_the_pass():
    w, v = weights()
    optimizers = {leaf.shape[0]: core.optim.Adam([leaf], lr=0.01) for leaf in (w, v)}

    def update(leaf):
        optimizers[leaf.shape[0]].step()
        optimizers[leaf.shape[0]].zero_grad()

    for leaf in (w, v):
        leaf.register_post_accumulate_grad_hook(update)

    def step(x):
        core.tanh(x @ w @ v).sum().backward()
        return w.grad is None

    return step, lambda: (w, v)


def scaled_within():
    w, v = weights()

    def step(x):
        clear(w, v)
        h = core.tanh(x @ w)
        h.register_hook(lambda g: g * 0.5)
        (h @ v).sum().backward()

    return step, lambda: (w.grad, v.grad)


def kept_in_a_list():
    w, v = weights()

    def step(x):
        clear(w, v)
        gradients = []
        h = core.tanh(x @ w)
        h.register_hook(gradients.append)
        (h @ v).sum().backward()
        return gradients[0]

    return step, lambda: (w.grad, v.grad)


def retained():
    w, v = weights()

    def step(x):
        clear(w, v)
        h = core.tanh(x @ w)
        h.retain_grad()
        (h @ v).sum().backward()
        return core.linalg.vector_norm(h.grad)

    return step, lambda: (w.grad, v.grad)


def several_on_the_way():
    w, v = weights()

    def step(x):
        clear(w, v)
        seen = []
        h = x @ w
        h.register_hook(lambda g: g * 2)
        a = core.tanh(h)
        a.register_hook(lambda g: seen.append(g.sum()))
        b = a * h + w.sum()
        b.register_hook(lambda g: g + 1)
        b.register_hook(lambda g: seen.append(g.sum()))
        loss = (b @ v).sum()
        loss.register_hook(lambda g: g * 3)
        loss.backward()
        return loss, *seen

    return step, lambda: (w.grad, v.grad)


class Map:
    """The gradient of an activation, kept by a method, as for maps of what a class depends on."""

    def __init__(self):
        self.w, self.v = weights()
        self.gradient = None

    def keep(self, gradient):
        self.gradient = gradient

    def __call__(self, x):
        clear(self.w, self.v)
        h = core.relu(x @ self.w)
        h.register_hook(self.keep)
        (h @ self.v)[:, 1].sum().backward()
        return (self.gradient.mean(axis=0) * h).sum(axis=1)


def class_map():
    model = Map()
    return model, lambda: (model.w.grad, model.gradient)


def asked_for():
    w, v = weights()
    w.register_hook(lambda g: g * 2)

    def step(x):
        h = x @ w
        h.register_hook(lambda g: g * 10)
        return core.autograd.grad((h @ v).sum(), (w, h))

    return step, lambda: ()


def removed():
    w, v = weights()

    def step(x):
        clear(w, v)
        h = x @ w
        h.register_hook(lambda g: g * 10).remove()
        with (h + 0).register_hook(lambda g: g * 3):
            (h @ v).sum().backward()

    return step, lambda: (w.grad, v.grad)


def sized():
    w, v = weights()
    w.register_hook(lambda g: g / core.linalg.vector_norm(g))

    def step(x):
        clear(w, v)
        h = core.tanh(x @ w)
        h.register_hook(lambda g: g * h.shape[0])
        (h @ v).sum().backward()

    return step, lambda: (w.grad, v.grad)


PROGRAMS = (
    *(clipped, norms, optimizers_in_the_pass, scaled_within, kept_in_a_list, retained),
    *(several_on_the_way, class_map, asked_for, removed, sized),
)


def arrays(value):
    if isinstance(value, (tuple, list)):
        return [arrays(item) for item in value]
    return np.asarray(value.detach()) if isinstance(value, core.Tensor) else value


def outcomes(program, compile):
    step, state = program()
    step = core.compile(step) if compile else step
    x = np.random.default_rng(0).standard_normal((5, 4)).astype("float32")
    inputs = [x * (k + 1) for k in range(4)] + [np.concatenate([x, x[:3]])]
    return [arrays([step(core.asarray(value)), state()]) for value in inputs], step


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_a_step_with_hooks_is_one_graph(program):
    expected, _ = outcomes(program, False)
    actual, step = outcomes(program, True)
    for call, want in zip(actual, expected, strict=True):
        same(call, want)
    assert step.served and step.eager is None
    assert len(step.graphs) <= 2  # for one size, and for all


def same(actual, expected):
    if isinstance(expected, list):
        assert len(actual) == len(expected)
        for pair in zip(actual, expected, strict=True):
            same(*pair)
    elif isinstance(expected, np.ndarray):
        atol = 1e-6 * np.abs(expected).max(initial=1)
        np.testing.assert_allclose(actual, expected, rtol=2e-5, atol=atol)
    else:
        assert actual == expected


# ---- guards --------------------------------------------------------------------------------------
def test_hooks_that_are_added_removed_or_depend_on_names_are_seen():
    scale = {"by": 2.0}

    def run(compile):
        w = core.ones(3).requires_grad_()
        scale["by"] = 2.0

        def step(x):
            w.grad = None
            (w * x).sum().backward()

        fn, found = core.compile(step) if compile else step, []

        def call():
            for _ in range(3):
                fn(core.ones(3))
            found.append(w.grad.tolist())

        call()
        handle = w.register_hook(lambda g: g * scale["by"])
        call()
        scale["by"] = 5.0
        call()
        other = w.register_hook(functools.partial(core.add, 1))
        call()
        handle.remove()
        call()
        other.remove()
        call()
        return found

    assert run(True) == run(False)


def test_a_hook_that_prints_is_called_each_time(capsys):
    w = core.ones(3).requires_grad_()
    w.register_hook(lambda g: print("gradient of", g.shape))

    @core.compile
    def step(x):
        w.grad = None
        (w * x).sum().backward()

    for _ in range(5):
        step(core.ones(3))
    assert capsys.readouterr().out == "gradient of (3,)\n" * 5


def test_a_hook_of_a_result_is_called_by_a_pass_outside():
    w = core.ones(3).requires_grad_()

    def forward(x):
        h = w * x
        h.register_hook(lambda g: g * 7)
        return (h * h).sum()

    for fn in (forward, core.compile(forward)):
        for _ in range(4):
            w.grad = None
            fn(core.ones(3)).backward()
            assert w.grad.tolist() == [14.0] * 3


def test_a_result_keeps_the_gradient_that_it_retained():
    w = core.ones(3).requires_grad_()

    def step(x):
        h = w * x
        h.retain_grad()
        (h * h).sum().backward()
        return h

    compiled = core.compile(step)
    for fn in (step, compiled):
        for _ in range(4):
            assert fn(core.ones(3)).grad.tolist() == [2.0] * 3
    assert any("return the gradient instead" in reason for reason in compiled.reasons)


def test_a_hook_that_changes_the_shape_is_refused_where_the_pass_is():
    w = core.ones(3).requires_grad_()
    w.register_hook(lambda g: g.sum())

    @core.compile
    def step(x):
        (w * x).sum().backward()

    for _ in range(3):
        with pytest.raises(core.errors.ShapeError, match="a hook turned the gradient"):
            step(core.ones(3))
    assert w.grad is None


def test_a_hook_of_a_leaf_that_is_registered_within_stays():
    w = core.ones(3).requires_grad_()

    def step(x):
        w.register_hook(lambda g: g * 2)
        w.grad = None
        (w * x).sum().backward()
        return w.grad.sum()

    compiled = core.compile(step)
    assert [float(compiled(core.ones(3))) for _ in range(4)] == [6.0, 12.0, 24.0, 48.0]


def test_a_tensor_that_is_written_to_calls_the_hook_as_eagerly():
    w = core.ones(3).requires_grad_()

    def step(x):
        w.grad = None
        h = w * x
        h.register_hook(lambda g: g * 10)
        h *= 2
        h.sum().backward()
        return w.grad * 1

    compiled = core.compile(step)
    for _ in range(3):
        assert compiled(core.ones(3)).tolist() == step(core.ones(3)).tolist()


@pytest.mark.parametrize("after", [False, True])
def test_a_hook_that_reads_its_gradient_loses_no_other(after):
    def run(compile):
        w, v = weights()
        optimizer = core.optim.SGD([w, v], lr=0.1)
        for leaf in (w, v):
            if after:
                leaf.register_post_accumulate_grad_hook(lambda p: float(p.grad.sum()))
            else:
                leaf.register_hook(lambda g: g / max(float(core.linalg.vector_norm(g)), 1.0))

        def step(x):
            optimizer.zero_grad()
            core.tanh(x @ w @ v).sum().backward()
            optimizer.step()

        fn = core.compile(step) if compile else step
        for k in range(5):
            fn(core.full((2, 4), 0.1 * k))
        return arrays([w, v, w.grad, v.grad])

    same(run(True), run(False))


def test_hooks_that_are_new_at_each_call_have_the_function_stay_eager():
    w = core.ones(3).requires_grad_()

    def step(x):
        w.grad = None
        (w * x).sum().backward()

    compiled = core.compile(step)
    with pytest.warns(core.compiler.RecompileWarning, match="Register hooks once"):
        for _ in range(40):
            handle = w.register_hook(lambda g: g * 2)
            compiled(core.ones(3))
            handle.remove()
            assert w.grad.tolist() == [2.0] * 3
    assert compiled.eager is not None


# ---- any graph -----------------------------------------------------------------------------------
@settings(max_examples=15, deadline=None)
@given(st.data())
def test_hooks_anywhere_in_a_graph(data):
    steps = data.draw(
        st.lists(
            st.tuples(*[st.integers(0, 3)] * 3, st.sampled_from(["", "scale", "see", "retain"])),
            min_size=2,
            max_size=8,
        )
    )
    inputs = data.draw(st.booleans())
    hooked = data.draw(st.booleans())

    def program():
        w = core.asarray([0.5, -1.0]).requires_grad_()
        v = core.asarray([2.0, 0.25]).requires_grad_()
        if hooked:
            w.register_hook(lambda g: g * 3)

        def step(x):
            w.grad = v.grad = None
            values, seen, kept = [w, v, x * w, w + v], [], []
            for op, a, b, hook in steps:
                one, other = values[a - 4], values[b - 4]
                y = (one * other, one + other, core.sin(one), one - 2 * other)[op]
                if y.requires_grad:
                    if hook == "scale":
                        y.register_hook(lambda g: g * 0.5)
                    elif hook == "see":
                        y.register_hook(lambda g: seen.append(g + 0))
                    elif hook == "retain":
                        y.retain_grad()
                        kept.append(y)
                values.append(y)
            loss = sum(v.sum() for v in values[2:])
            if inputs:
                found = core.autograd.grad(
                    loss,
                    (w, values[4], v) if values[4].requires_grad else (w, v),
                    allow_unused=True,
                )
            else:
                loss.backward()
                found = (w.grad, v.grad)
            grads = [y.grad for y in kept]
            return loss, found, seen, [g for g in grads if g is not None]

        return step

    plain, compiled = program(), core.compile(program())
    for k in range(3):
        x = core.asarray([1.0 + k, -0.5])
        same(arrays(compiled(x)), arrays(plain(x)))
