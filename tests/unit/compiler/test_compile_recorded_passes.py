"""Gradients of gradients in compiled functions: leaves that begin there, passes that are recorded,
and passes that keep their history. Each program is one graph, and says what it says eagerly."""

from __future__ import annotations

import itertools
from functools import partial
from typing import Any

import numpy as np
import pytest

import core

from ..training_twins import tensor


class Net:
    def __init__(self, *sizes: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        pairs = [*itertools.pairwise(sizes)]
        self.weights = [tensor(rng, *pair).requires_grad_() for pair in pairs]
        self.biases = [core.zeros(after).requires_grad_() for _, after in pairs]

    def __call__(self, x: core.Tensor) -> core.Tensor:
        for k, (w, b) in enumerate(zip(self.weights, self.biases)):
            x = x @ w + b if k == len(self.weights) - 1 else core.tanh(x @ w + b)
        return x

    @property
    def parameters(self) -> list[core.Tensor]:
        return [*self.weights, *self.biases]

    def take_grads(self) -> list[core.Tensor]:
        """The gradients, which are set to None."""
        grads = [p.grad for p in self.parameters]
        for p in self.parameters:
            p.grad = None
        return grads


def differential_equation() -> Any:
    net = Net(3, 8, 1)
    optimizer = core.optim.Adam(net.parameters, lr=1e-2)

    def step(x):
        x = x.detach().requires_grad_()
        (slope,) = core.autograd.grad(net(x).sum(), [x], create_graph=True)
        (second,) = core.autograd.grad(slope.sum(), [x], create_graph=True)
        loss = ((second.sum(1, keepdims=True) + net(x)) ** 2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss

    return step


def forces_of_energies() -> Any:
    net = Net(3, 8, 1)
    optimizer = core.optim.SGD(net.parameters, lr=1e-2)

    def step(places):
        places = places.clone().detach().requires_grad_(True)
        forces = -core.autograd.grad(net(places).sum(), places, create_graph=True)[0]
        loss = (forces - 1).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        return loss, forces.detach()

    return step


def gradient_penalty() -> Any:
    critic, maker = Net(3, 8, 1), Net(2, 4, 3, seed=1)
    optimizers = core.optim.Adam(critic.parameters), core.optim.Adam(maker.parameters)

    def step(x):
        fake = maker(core.randn((x.shape[0], 2))).detach()
        share = core.rand((x.shape[0], 1))
        between = (share * x + (1 - share) * fake).requires_grad_()
        (g,) = core.autograd.grad(critic(between).sum(), [between], create_graph=True)
        penalty = ((g.square().sum(1) + 1e-12).sqrt() - 1).square().mean()
        loss = critic(fake).mean() - critic(x).mean() + 10 * penalty
        optimizers[0].zero_grad()
        loss.backward()
        optimizers[0].step()
        optimizers[1].zero_grad()
        (-critic(maker(core.randn((x.shape[0], 2)))).mean()).backward()
        optimizers[1].step()
        return loss.detach()

    return step


def learning_to_learn() -> Any:
    net = Net(3, 4, 1)
    optimizer = core.optim.SGD(net.parameters, lr=0.05)

    def step(x):
        optimizer.zero_grad()
        inner = (net(x) - 1).square().mean()
        slopes = core.autograd.grad(inner, net.parameters, create_graph=True)
        w1, w2, b1, b2 = [p - 0.1 * g for p, g in zip(net.parameters, slopes)]
        outer = (core.tanh(x @ w1 + b1) @ w2 + b2).square().mean()
        outer.backward()
        optimizer.step()
        return outer

    return step


def norm_of_the_gradient() -> Any:
    net = Net(3, 4, 1)

    def step(x):
        loss = net(x).square().mean()
        slopes = core.autograd.grad(loss, net.parameters, create_graph=True)
        (loss + 0.1 * sum(g.square().sum() for g in slopes)).backward()
        return net.take_grads()

    return step


def hessian_by_vector() -> Any:
    w = Net(3, 4).weights

    def product(x):
        (g,) = core.autograd.grad(core.tanh(x @ w[0]).square().sum(), w, create_graph=True)
        return core.autograd.grad((g * core.ones((3, 4))).sum(), w)

    return product


def derivative_by_two_passes() -> Any:
    def product(x):
        x = x.detach().requires_grad_()
        y = core.sin(x) * x
        u = core.zeros(y.shape).requires_grad_()
        (g,) = core.autograd.grad(y, x, u, create_graph=True)
        return core.autograd.grad(g, u, core.ones(y.shape))[0]

    return product


def sign_of_the_gradient() -> Any:
    net = Net(3, 8, 3)

    def attack(x):
        moved = x.detach().clone()
        moved.requires_grad = True
        core.cross_entropy(net(moved), classes_of).backward()
        return (moved + 0.1 * core.sign(moved.grad)).detach()

    classes_of = core.asarray(np.arange(5) % 3)
    return attack


def perturbed_training() -> Any:
    net = Net(3, 8, 3)
    optimizer = core.optim.SGD(net.parameters, lr=0.1, momentum=0.9)
    labels = core.asarray(np.arange(5) % 3)

    def step(x):
        delta = core.zeros(x.shape).requires_grad_()
        for _ in range(2):
            core.cross_entropy(net(x + delta), labels).backward()
            with core.no_grad():
                delta.add_(0.05 * core.sign(delta.grad))
                delta.grad.zero_()
        optimizer.zero_grad()
        loss = core.cross_entropy(net(x + delta.detach()), labels)
        loss.backward()
        optimizer.step()
        return loss

    return step


def steps_along_a_field() -> Any:
    net = Net(3, 8, 1)

    def walk(x):
        for _ in range(3):
            x = x.detach().requires_grad_()
            (g,) = core.autograd.grad(net(x).sum(), x)
            x = x - 0.1 * g
        return x.detach()

    return walk


def two_losses() -> Any:
    net = Net(3, 8, 2)

    def step(x):
        out = net(x)
        out[:, 0].mean().backward(retain_graph=True)
        first = net.take_grads()
        out[:, 1].square().mean().backward()
        return sum((a * b).sum() for a, b in zip(first, net.take_grads()))

    return step


def penalized_critic() -> Any:
    """The formula of max_pool2d detaches what it compares."""
    rng = np.random.default_rng(4)
    kernel, top = tensor(rng, 2, 1, 3, 3).requires_grad_(), tensor(rng, 8, 1).requires_grad_()
    optimizer = core.optim.SGD([kernel, top], lr=0.1)

    def step(x):
        images = (x @ x.mT).reshape((1, 1, 5, 5)).detach().requires_grad_()
        pooled = core.max_pool2d(core.conv2d(images, kernel, padding=1), 2)
        score = pooled.reshape((1, -1)) @ top
        (slope,) = core.autograd.grad(score.sum(), [images], create_graph=True)
        optimizer.zero_grad()
        loss = score.mean() + (core.linalg.vector_norm(slope) - 1) ** 2
        loss.backward()
        optimizer.step()
        return loss.detach(), kernel.detach().clone()

    return step


PROGRAMS = [
    *(differential_equation, forces_of_energies, gradient_penalty, learning_to_learn),
    *(norm_of_the_gradient, hessian_by_vector, derivative_by_two_passes, sign_of_the_gradient),
    *(perturbed_training, steps_along_a_field, two_losses, penalized_critic),
]


def outcomes(fn: Any) -> list[Any]:
    rng = np.random.default_rng(7)
    core.manual_seed(5)
    results = []
    for _ in range(5):
        made = fn(tensor(rng, 5, 3))
        made = made if isinstance(made, (list, tuple)) else [made]
        results += [np.asarray(r.detach()) for r in made]
    return results


@pytest.mark.parametrize("program", PROGRAMS)
def test_gradients_of_gradients_are_one_graph(program):
    expected, compiled = outcomes(program()), core.compile(program())
    for a, b in zip(outcomes(compiled), expected, strict=True):
        np.testing.assert_allclose(a, b, rtol=2e-5, atol=1e-6)
    assert compiled.reasons == []
    assert len(compiled.entries) <= 2  # before and after tensors have a .grad


def test_a_second_order_gradient_is_that_of_float64():
    w = core.asarray([0.3, -0.7, 1.1], dtype="float64").requires_grad_()

    @core.compile
    def second(x):
        (g,) = core.autograd.grad(core.exp(core.sin(w * x)).sum(), [w], create_graph=True)
        return core.autograd.grad(g.sum(), [w])[0]

    x = np.asarray([1.0, 2.0, -0.5])
    at = np.asarray(w.detach()) * x
    exact = x**2 * np.exp(np.sin(at)) * (np.cos(at) ** 2 - np.sin(at))
    for _ in range(3):
        np.testing.assert_allclose(np.asarray(second(core.asarray(x))), exact, rtol=1e-12)
    assert second.reasons == []


def test_derivatives_between_graphs_may_read_views_of_what_they_write():
    """A graph that writes to memory of its own alone takes inputs that share memory."""

    def third(x):
        x = x.detach().requires_grad_()
        pooled = core.max_pool2d(x.reshape((1, 1, 4, 5)), 2)
        (g,) = core.autograd.grad((pooled**3).sum(), [x], create_graph=True)
        (h,) = core.autograd.grad((g * g).sum(), [x], create_graph=True)
        (k,) = core.autograd.grad(h.sum(), [x])
        return g.detach(), h.detach(), k

    x, compiled = (
        core.asarray(np.random.default_rng(0).standard_normal((4, 5))),
        core.compile(third),
    )
    for _ in range(3):
        for a, b in zip(compiled(x), third(x), strict=True):
            np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=1e-12)


def returned(x):
    return (x * 2).requires_grad_()


def written(x):
    x = x.detach().requires_grad_()
    x.add_(1)
    return x.detach()


def view_before(x):
    y = x * 2
    view = y[:2]
    y.requires_grad_()
    view.add_(1)
    return y.detach()


def overwritten(x):
    x = x.detach().requires_grad_()
    y = (x * x).sum()
    with core.no_grad():
        x.add_(1)
    y.backward()
    return x.grad


def freed(x):
    y = (x * 2).requires_grad_()
    z = (y * y).sum()
    core.autograd.grad(z, y)
    return core.autograd.grad(z, y)[0]


def assigned(x):
    y = (x * 2).requires_grad_()
    y.grad = core.ones(3)
    (y * y).sum().backward()
    return y.grad


def added(x):
    y = (x * 2).requires_grad_()
    (y**2).sum().backward()
    (y**3).sum().backward()
    return y.grad


def argument(x):
    x.requires_grad_()
    (x * x).sum().backward()
    grad, x.grad = x.grad, None
    x.requires_grad_(False)
    return grad


def integers(x):
    return x.astype("int32").requires_grad_()


def unrecorded(x):
    y = (x * 2).requires_grad_()
    with core.no_grad():
        return y * 2


@pytest.mark.parametrize(
    "fn",
    [
        *(returned, written, view_before, overwritten, freed, assigned, added, argument),
        *(integers, unrecorded),
    ],
)
def test_leaves_are_those_of_eager_code(fn):
    compiled = core.compile(fn)
    for _ in range(3):
        assert outcome(compiled) == outcome(fn)


def outcome(fn: Any) -> Any:
    try:
        made = fn(core.arange(3.0) + 1)
    except core.errors.AutogradError as error:
        return type(error)
    return made.tolist(), made.requires_grad, made.is_leaf


@pytest.mark.parametrize("fullgraph", [False, True])
def test_an_error_behind_a_leaf_is_raised_after_what_was_done(fullgraph):
    def make():
        w, generator = core.ones(3).requires_grad_(), core.Generator(1)
        optimizer, done = core.optim.SGD([w], lr=0.1), []

        def step(x, fails):
            done.append(1)
            y = (x + core.rand((3,), generator=generator)).detach().requires_grad_()
            (y * w).square().sum().backward()
            optimizer.step()
            if fails:
                raise ValueError("of the user")
            optimizer.zero_grad()
            return y.grad

        return step, w, generator, done

    def state(fn, w, generator, done):
        states = []
        for fails in (True, False, False, True, False, True):
            try:
                result = fn(core.ones(3), fails).tolist()
            except ValueError as error:
                result = str(error)
            grad = None if w.grad is None else np.asarray(w.grad).round(4).tolist()
            seen = np.asarray(w.detach()).round(4).tolist(), generator.get_state(), len(done)
            states.append((result, grad, *seen))
        return states

    step, *others = make()
    expected = state(step, *others)
    step, *others = make()
    got = state(core.compile(step, fullgraph=fullgraph), *others)
    for a, b in zip(got, expected, strict=True):
        assert a[3:] == b[3:]
        for left, right in zip(a[:3], b[:3], strict=True):
            if isinstance(right, list):
                np.testing.assert_allclose(left, right, rtol=1e-4)
            else:
                assert left == right


def test_a_history_through_a_recorded_pass_leaves_the_function():
    w = core.asarray([0.5, -0.5]).requires_grad_()

    @core.compile
    def slope(x):
        return core.autograd.grad(core.exp(w * x).sum(), [w], create_graph=True)[0]

    x = core.asarray([1.0, 2.0])
    for _ in range(3):
        (slope(x) ** 2).sum().backward()
        at = np.asarray(w.detach()) * np.asarray(x)
        np.testing.assert_allclose(
            np.asarray(w.grad), 2 * np.asarray(x) ** 3 * np.exp(2 * at), rtol=1e-6
        )
        w.grad = None


def test_a_pass_between_graphs_may_call_what_was_fused_with_numbers():
    def programs(wrap):
        w = core.asarray(np.linspace(-1, 1, 6, dtype="float32").reshape(3, 2)).requires_grad_()
        mean, optimizer = w.detach().clone(), core.optim.SGD([w], lr=0.1)

        def step(x, number):
            decay = min(0.99, (1 + number) / (10 + number))
            loss = core.mse_loss(x @ w, x[:, :2])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            with core.no_grad():
                mean.__imul__(decay)
                mean.__iadd__(w * (1 - decay))

        return wrap(step), mean

    eager, expected = programs(lambda f: f)
    compiled, mean = programs(partial(core.compile, dynamic=True))
    x = core.asarray(np.linspace(0, 1, 12, dtype="float32").reshape(4, 3))
    with core.config.override(verify=True):  # an error of a pass is raised
        for number in range(4):
            eager(x, number)
            compiled(x, number)
            np.testing.assert_allclose(np.asarray(mean), np.asarray(expected), rtol=1e-6)
