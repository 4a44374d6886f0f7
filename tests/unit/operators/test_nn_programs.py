"""Operators of neural networks compile nothing for new sizes, and pass through the transforms."""

import numpy as np
import pytest

import core
from core import func
from core.bodies.cpu_kernels import compiled_count


def _layers(n):
    """Every hot layer once, on images of n x (n + 3)."""
    x, weight, scale = core.ones((2, 4, n, n + 3)), core.ones((6, 4, 3, 3)), core.ones(4)
    core.conv2d(x, weight, padding=1)
    core.conv2d(x, weight, stride=2)
    core.conv_transpose2d(x, core.ones((4, 2, 3, 3)), stride=2)
    core.max_pool2d(x, 2)
    core.max_pool2d_with_indices(x, 3, 2, 1)
    core.avg_pool2d(x, 3, 2, 1)
    core.batch_norm(x, None, None, scale, scale, True)
    core.group_norm(x, 2, scale, scale)
    core.rms_norm(x, (n + 3,))
    core.log_softmax(x, 1)
    core.interpolate(x, scale_factor=2, mode="bilinear")
    core.cross_entropy(core.ones((n, n + 1)), core.arange(n))
    core.scaled_dot_product_attention(x, x, x, is_causal=True)
    core.embedding(core.arange(n), core.ones((n, 5)))


@pytest.mark.usefixtures("room_for_programs")
def test_new_sizes_compile_nothing():
    for n in (7, 8, 10):  # odd and even: windows meet the edges in more than one way
        _layers(n)
    before = compiled_count()
    for n in (9, 11, 12, 14, 17):
        _layers(n)
    assert compiled_count() == before


def _network(weight, dense, x):
    y = core.max_pool2d(core.relu(core.conv2d(x, weight, padding=1)), 2)
    y = core.batch_norm(y, None, None, training=True)
    return core.linear(y.reshape((y.shape[0], -1)), dense)


def _loss(weight, dense, x, target):
    return core.cross_entropy(_network(weight, dense, x), target)


@pytest.fixture(name="parts")
def _parts():
    random = np.random.default_rng(0)
    arrays = [random.normal(size=s) for s in ((3, 1, 3, 3), (5, 48), (6, 1, 8, 8))]
    return [core.asarray(a) for a in arrays] + [core.asarray(random.integers(0, 5, 6))]


def test_a_network_under_grad_jvp_and_vmap(parts):
    weight, dense, x, target = parts
    gradients = func.grad(_loss, argnums=(0, 1))(*parts)
    tangents = [core.ones_like(weight), core.ones_like(dense)]
    _, along = func.jvp(lambda w, d: _loss(w, d, x, target), (weight, dense), tuple(tangents))
    total = sum(float(g.sum()) for g in gradients)
    np.testing.assert_allclose(float(along), total, rtol=1e-9)
    both = core.stack([weight, 2 * weight])
    batched = func.vmap(_loss, in_dims=(0, None, None, None))(both, dense, x, target)
    for k in range(2):
        want = _loss(both.select(0, k), dense, x, target)
        np.testing.assert_allclose(float(batched.select(0, k)), float(want), rtol=1e-9)
    assert "core::convolution" not in dict(func.batching_report())


def test_a_network_learns():
    """A few steps of Adam, by lists, on a batch that can be learned by heart."""
    random = np.random.default_rng(1)
    x = core.asarray(random.normal(size=(8, 1, 8, 8)), dtype=core.float32)
    target = core.asarray(random.integers(0, 5, 8))
    shapes = ((3, 1, 3, 3), (5, 48))
    parameters = [core.asarray(0.3 * random.normal(size=s), dtype=core.float32) for s in shapes]
    m, v = ([core.zeros_like(p) for p in parameters] for _ in range(2))
    losses = []
    for step in range(1, 31):
        for p in parameters:
            p.requires_grad = True
            p.grad = None
        loss = _loss(*parameters, x, target)
        loss.backward()
        losses.append(float(loss.detach()))
        gradients = [p.grad for p in parameters]
        with core.no_grad():
            core._foreach_lerp_(m, gradients, 0.1)
            core._foreach_mul_(v, 0.99)
            core._foreach_addcmul_(v, gradients, gradients, 0.01)
            root = core._foreach_add(core._foreach_sqrt(v), 1e-8)
            scale = (1 - 0.99**step) ** 0.5 / (1 - 0.9**step)
            core._foreach_addcdiv_(parameters, m, root, -0.05 * scale)
    assert losses[-1] < 0.1 * losses[0]
