"""Convolution, pooling, resizing and sampling against torch.nn.functional: values and gradients."""

import itertools

import numpy as np
import pytest

import core

torch = pytest.importorskip("torch")
from nn_cases import compare, numbers  # noqa: E402

F = torch.nn.functional
SIZES = (7, 8, 6)
KERNEL = (3, 2, 3)


# ---- convolution -------------------------------------------------------------------------------
@pytest.mark.parametrize("n", [1, 2, 3])
@pytest.mark.parametrize(
    ("stride", "padding", "dilation", "groups"),
    [(1, 0, 1, 1), (2, 1, 1, 2), (1, "same", 2, 1), (1, "valid", 1, 2), (3, 2, 2, 1)],
)
def test_conv(n, stride, padding, dilation, groups):
    x, weight = numbers(2, 4, *SIZES[:n]), numbers(6, 4 // groups, *KERNEL[:n])
    settings = (stride, padding, dilation, groups)
    args = (x, weight, numbers(6), *settings)
    compare(getattr(core, f"conv{n}d"), getattr(F, f"conv{n}d"), args)
    compare(getattr(core, f"conv{n}d"), getattr(F, f"conv{n}d"), (x[0], *args[1:]))


@pytest.mark.parametrize("n", [1, 2, 3])
@pytest.mark.parametrize(
    ("stride", "padding", "extra", "groups", "dilation"),
    [(1, 0, 0, 1, 1), (2, 1, 1, 2, 1), (3, 0, 2, 1, 2)],
)
def test_conv_transpose(n, stride, padding, extra, groups, dilation):
    x, weight = numbers(2, 4, *SIZES[:n]), numbers(4, 6 // groups, *KERNEL[:n])
    args = (x, weight, numbers(6 // groups * groups), stride, padding, extra, groups, dilation)
    compare(getattr(core, f"conv_transpose{n}d"), getattr(F, f"conv_transpose{n}d"), args)


def test_convolution_in_chunks(monkeypatch):
    """Columns that are too many at once are made for parts of the batch."""
    from core.operators.nn import convolution

    monkeypatch.setattr(convolution, "_MOST_COLUMNS", 500)
    compare(core.conv2d, F.conv2d, (numbers(5, 2, 6, 6), numbers(3, 2, 3, 3), numbers(3)))


def test_conv_refuses_what_does_not_fit():
    x, weight = core.ones((1, 2, 5)), core.ones((3, 2, 3))
    with pytest.raises(core.errors.ShapeError, match="bias"):
        core.conv1d(x, weight, core.ones(2))
    with pytest.raises(core.errors.ArgumentError, match="same"):
        core.conv1d(x, weight, stride=2, padding="same")
    with pytest.raises(core.errors.ShapeError):
        core.conv2d(x, weight)


def test_columns():
    x = numbers(2, 3, 6, 5)
    for args in (((2, 3),), (2, 2, 1, 2), (3, 1, 0, 2)):
        compare(core.im2col, F.unfold, (x, *args))
        columns = F.unfold(torch.tensor(x), *args).numpy()
        compare(core.col2im, F.fold, (columns, (6, 5), *args))


# ---- pooling -----------------------------------------------------------------------------------
@pytest.mark.parametrize("n", [1, 2, 3])
@pytest.mark.parametrize(("kernel", "stride"), list(itertools.product((2, 3), (None, 1, 3))))
def test_pooling(n, kernel, stride):
    x = np.round(numbers(2, 3, *SIZES[:n]), 1)  # with ties
    for padding, dilation, up in itertools.product((0, 1), (1, 2), (False, True)):
        compare(
            getattr(core, f"max_pool{n}d_with_indices"),
            lambda *a: getattr(F, f"max_pool{n}d")(*a, return_indices=True),
            (x, kernel, stride, padding, dilation, up),
        )
        args = (x, kernel, stride, padding, dilation, up)
        compare(getattr(core, f"max_pool{n}d"), getattr(F, f"max_pool{n}d"), args)
    for padding, up, include in itertools.product((0, 1), (False, True), (False, True)):
        args = (x, kernel, stride, padding, up, include)
        compare(getattr(core, f"avg_pool{n}d"), getattr(F, f"avg_pool{n}d"), args)


def test_max_pool_of_special_values():
    x = core.asarray([[[1.0, float("nan"), 3.0, -float("inf")]]])
    assert str(core.max_pool1d(x, 2).tolist()) == "[[[nan, 3.0]]]"
    low = core.full((1, 1, 4), -float("inf"))
    assert core.max_pool1d_with_indices(low, 2, 2, 1)[1].tolist() == [[[0, 1, 3]]]
    assert core.max_pool1d(core.asarray([[-3, -5, 7, 8]]), 2, 2, 1).tolist() == [[-3, 7, 8]]


@pytest.mark.parametrize("n", [1, 2, 3])
def test_adaptive_pooling(n):
    x = np.round(numbers(2, 3, *SIZES[:n]), 1)
    name = f"adaptive_{{}}_pool{n}d"
    for size in (1, 2, 3, 5):
        compare(getattr(core, name.format("avg")), getattr(F, name.format("avg")), (x, [size] * n))
        compare(
            getattr(core, name.format("max") + "_with_indices"),
            lambda *a: getattr(F, name.format("max"))(*a, return_indices=True),
            (x, [size] * n),
        )


# ---- resizing ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("mode", "n"),
    [("linear", 1), ("bilinear", 2), ("bicubic", 2), ("trilinear", 3), ("area", 2)]
    + [(mode, n) for mode in ("nearest", "nearest-exact") for n in (1, 2, 3)],
)
def test_interpolate(mode, n):
    x = numbers(2, 2, *SIZES[:n])
    corners = (None, True) if "linear" in mode or mode == "bicubic" else (None,)
    for align in corners:
        for size in ((5, 11, 6)[:n], (14, 4, 3)[:n]):
            named = {"size": size, "mode": mode, "align_corners": align}
            compare(core.interpolate, F.interpolate, (x,), named)
    for factor in (2, 0.6, 1.5):
        compare(core.interpolate, F.interpolate, (x,), {"scale_factor": factor, "mode": mode})


def test_shuffles():
    x = numbers(2, 8, 4, 6)
    compare(core.pixel_shuffle, F.pixel_shuffle, (x, 2))
    compare(core.pixel_unshuffle, F.pixel_unshuffle, (x, 2))
    compare(core.channel_shuffle, F.channel_shuffle, (x, 4))


# ---- sampling ----------------------------------------------------------------------------------
@pytest.mark.parametrize("align", [False, True])
@pytest.mark.parametrize("padding", ["zeros", "border", "reflection"])
@pytest.mark.parametrize("mode", ["bilinear", "nearest", "bicubic"])
@pytest.mark.parametrize("channels", [3, 11])  # few, and many
def test_grid_sample(channels, mode, padding, align):
    x, grid = numbers(2, channels, 4, 5), 0.8 * numbers(2, 6, 4, 2)
    flat = (1,) if mode == "nearest" else ()  # where torch returns zeros, and core nothing
    compare(core.grid_sample, F.grid_sample, (x, grid, mode, padding, align), frozen=flat)
    if mode != "bicubic":
        x, grid = numbers(2, channels, 4, 5, 3), 0.8 * numbers(2, 3, 4, 5, 3)
        compare(core.grid_sample, F.grid_sample, (x, grid, mode, padding, align), frozen=flat)


@pytest.mark.parametrize("align", [False, True])
@pytest.mark.parametrize("padding", ["zeros", "border", "reflection"])
@pytest.mark.parametrize("mode", ["bilinear", "nearest", "bicubic"])
@pytest.mark.parametrize("channels", [2, 11])
def test_grid_sample_at_points_that_are_not_finite(channels, mode, padding, align):
    x = numbers(1, channels, 3, 4)
    nan, inf = float("nan"), float("inf")
    points = [[nan, 0.0], [0.0, nan], [inf, 0.0], [-inf, 0.0], [inf, nan]]
    grid = np.array([[points] * 3], x.dtype)
    wanted = F.grid_sample(torch.from_numpy(x), torch.from_numpy(grid), mode, padding, align)
    found = core.grid_sample(core.asarray(x), core.asarray(grid), mode, padding, align)
    np.testing.assert_allclose(np.asarray(found), wanted.numpy(), rtol=1e-5)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_grid_sample_of_many_blocks_and_channels_on_two_threads(dtype):
    x, grid = numbers(3, 37, 40, 41).astype(dtype), 0.8 * numbers(3, 50, 51, 2).astype(dtype)
    wanted = F.grid_sample(torch.from_numpy(x), torch.from_numpy(grid), align_corners=False)
    before = core.get_num_threads()
    try:
        for threads in (1, 2):
            core.set_num_threads(threads)
            found = core.grid_sample(core.asarray(x), core.asarray(grid))
            np.testing.assert_allclose(np.asarray(found), wanted.numpy(), rtol=1e-4, atol=1e-4)
    finally:
        core.set_num_threads(before)


@pytest.mark.parametrize("align", [False, True])
def test_affine_grid(align):
    compare(core.affine_grid, F.affine_grid, (numbers(2, 2, 3), (2, 1, 4, 5), align))
    compare(core.affine_grid, F.affine_grid, (numbers(2, 3, 4), (2, 1, 3, 4, 2), align))


@pytest.mark.parametrize("n", [1, 2, 3])
def test_lp_and_max_unpool(n):
    x = np.abs(numbers(2, 3, *SIZES[:n])) + 0.1
    for settings in ((2.0, 2), (3.0, 3, 2), (2.0, 2, 2, True)):
        compare(getattr(core, f"lp_pool{n}d"), getattr(F, f"lp_pool{n}d"), (x, *settings))
    pooled, found = getattr(F, f"max_pool{n}d")(torch.tensor(x), 2, return_indices=True)
    for size in (None, SIZES[:n]):
        args = (pooled.numpy(), found.numpy(), 2, None, 0, size)
        compare(getattr(core, f"max_unpool{n}d"), getattr(F, f"max_unpool{n}d"), args)


def test_a_mean_is_not_divided_by_zero():
    with pytest.raises(core.errors.ArgumentError, match="divisor_override=0"):
        core.avg_pool2d(core.ones((1, 1, 4, 4)), 2, divisor_override=0)


def test_interpolating_between_more_elements_than_float32_counts():
    x = core.broadcast_to(core.ones((1, 1, 1)), (1, 1, 2**24 + 4))
    assert core.interpolate(x, 2, mode="linear", align_corners=True).tolist() == [[[1.0, 1.0]]]
