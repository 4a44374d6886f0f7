"""One graph of convolutions, pooling and interpolation serves images of any size."""

import numpy as np
import pytest

import core

SIZES = [(2, 4, 9, 12), (3, 4, 13, 10), (1, 4, 8, 8), (4, 4, 11, 15)]  # some equal a weight's sizes


def numbers(*shape):
    values = np.random.default_rng(sum(shape)).normal(size=shape)
    return core.asarray(values.astype("float32"))


FULL, GROUPED, DEPTHWISE = numbers(8, 4, 3, 3), numbers(8, 2, 3, 3), numbers(4, 1, 3, 3)
SECOND, SHORTCUT, BACK, BIAS = (
    numbers(8, 8, 3, 3), numbers(8, 4, 1, 1), numbers(4, 6, 3, 3), numbers(8),
)  # fmt: skip
LINEAR = numbers(8, 5)


def block(x):
    y = core.relu(core.batch_norm(core.conv2d(x, FULL, None, 2, 1), BIAS, BIAS**2 + 1, BIAS))
    return core.relu(core.conv2d(y, SECOND, None, 1, 1) + core.conv2d(x, SHORTCUT, None, 2))


def network(x):
    y = core.max_pool2d(block(x), 3, 2, 1)
    return core.adaptive_avg_pool2d(y, 1).flatten(1) @ LINEAR


FUNCTIONS = {
    "conv2d": lambda x: core.conv2d(x, FULL, BIAS, 1, 1),
    "stride": lambda x: core.conv2d(x, FULL, BIAS, (2, 1), (1, 0)),
    "dilation": lambda x: core.conv2d(x, FULL, dilation=2, padding="same"),
    "groups": lambda x: core.conv2d(x, GROUPED, BIAS, groups=2),
    "depthwise": lambda x: core.conv2d(x, DEPTHWISE, padding=1, groups=4),
    "transposed": lambda x: core.conv_transpose2d(x, BACK, None, 2, 1, 1),
    "max_pool2d": lambda x: core.max_pool2d(x, 3, 2, 1, ceil_mode=True),
    "avg_pool2d": lambda x: core.avg_pool2d(x, 3, 2, 1),
    "adaptive_avg_pool2d": lambda x: core.adaptive_avg_pool2d(x, (3, 2)),
    "interpolate to a size": lambda x: core.interpolate(x, size=(7, 9), mode="bilinear"),
    "interpolate by a factor": lambda x: core.interpolate(x, scale_factor=2, mode="bilinear"),
    "flatten": lambda x: core.max_pool2d(core.conv2d(x, FULL, BIAS), 2).flatten(1),
    "block": block,
    "network": network,
}  # fmt: skip


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("order", [1, -1])
def test_four_sizes_make_one_graph(name, order):
    function = FUNCTIONS[name]
    compiled = core.compile(function, dynamic=True)
    for shape in SIZES[::order]:
        x = numbers(*shape)
        want = np.asarray(function(x))
        for _ in range(2):
            np.testing.assert_allclose(np.asarray(compiled(x)), want, rtol=1e-4, atol=1e-5)
    assert len(compiled.graphs) == len(compiled.optimized) == 1


def test_gradients_at_four_sizes_are_one_graph():
    def loss(x):
        return (core.conv2d(x, FULL, BIAS, 2, 1) ** 2).mean()

    gradient = core.func.grad(loss)
    compiled = core.compile(gradient, dynamic=True)
    for shape in SIZES:
        x = numbers(*shape)
        want = np.asarray(gradient(x))
        for _ in range(2):
            np.testing.assert_allclose(np.asarray(compiled(x)), want, rtol=1e-4, atol=1e-5)
    assert len(compiled.graphs) == 1


def test_another_number_of_channels_is_an_error_as_eagerly():
    compiled = core.compile(FUNCTIONS["conv2d"], dynamic=True)
    for shape in SIZES:
        compiled(numbers(*shape))
    with pytest.raises(core.errors.ShapeError):
        compiled(numbers(2, 5, 9, 9))
