"""Convolution and its adjoints, of every instruction set: against the references in float64."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pytest

import core
from core.operators.nn import convolution as reference

if TYPE_CHECKING:
    from conftest import Kernels

OK, DECLINED = 0, 1
MOST = {1: 500, 2: 24, 3: 9}  # elements along an axis, by the number of axes
# The error of a sum of n products of float32, and of tiles, is below this times the square root of
# n.
FLOAT32_ERROR = 2e-6


class Case(NamedTuple):
    """A convolution: shapes and settings."""

    x: tuple[int, ...]
    weight: tuple[int, ...]
    stride: tuple[int, ...]
    padding: tuple[int, ...]
    dilation: tuple[int, ...]
    groups: int

    @property
    def settings(self) -> tuple[Any, ...]:
        return self[2:]

    @property
    def y(self) -> tuple[int, ...]:
        out = reference._out_size(
            self.x[2:], self.weight[2:], self.stride, self.padding, self.dilation
        )
        return (self.x[0], self.weight[0], *out)


def drawn(seed: int) -> Case:
    draw = random.Random(seed)
    n = draw.choice((1, 2, 2, 2, 3))
    groups, channels, filters = (
        draw.choice(v) for v in ((1, 1, 2, 5), (1, 1, 2, 3, 19), (1, 1, 2, 5, 31))
    )

    def each(*values: int) -> tuple[int, ...]:
        return tuple(draw.choice(values) for _ in range(n))

    kernel, stride, dilation, padding = (
        each(1, 2, 3, 3, 5, 7), each(1, 1, 2, 3), each(1, 1, 2), each(0, 1, 2, 3),
    )  # fmt: skip
    sizes = tuple(
        max(draw.randint(1, MOST[n]), d * (k - 1) + 1 - 2 * p)
        for k, d, p in zip(kernel, dilation, padding)
    )
    x = (draw.choice((1, 1, 2, 3)), groups * channels, *sizes)
    return Case(x, (groups * filters, channels, *kernel), stride, padding, dilation, groups)


SPECIAL = {
    "many channels": Case((1, 300, 7, 7), (40, 300, 3, 3), (1, 1), (1, 1), (1, 1), 1),
    "many filters": Case((2, 3, 7, 7), (300, 3, 3, 3), (1, 1), (1, 1), (1, 1), 1),
    "one window": Case((1, 70, 3, 3), (33, 70, 3, 3), (1, 1), (0, 0), (1, 1), 1),
    "patches": Case((2, 3, 32, 48), (20, 3, 16, 16), (16, 16), (0, 0), (1, 1), 1),
    "wide kernel": Case((1, 2, 700), (3, 2, 301), (1,), (7,), (2,), 1),
    "stride beyond the kernel": Case((1, 4, 20, 31), (6, 4, 1, 2), (3, 4), (0, 1), (1, 1), 1),
    "elements behind the last window": Case(
        (3, 1, 18, 14), (5, 1, 2, 3), (2, 3), (0, 0), (1, 1), 1
    ),
    "elements that are windows": Case((2, 70, 9, 11), (40, 70, 1, 1), (1, 1), (0, 0), (1, 1), 1),
    "elements of small images": Case((5, 20, 7, 7), (33, 20, 1, 1), (1, 1), (0, 0), (1, 1), 1),
    "every second element": Case((2, 30, 9, 70), (40, 15, 1, 1), (2, 2), (0, 0), (1, 1), 2),
    "few weights, many windows": Case((9, 16, 14, 14), (32, 16, 3, 3), (1, 1), (1, 1), (1, 1), 1),
    "one channel, many filters": Case((3, 1, 28, 28), (16, 1, 3, 3), (1, 1), (1, 1), (1, 1), 1),
    "blocks of one row": Case((1, 300, 28, 28), (64, 300, 1, 1), (1, 1), (0, 0), (1, 1), 1),
    "images of two groups": Case((3, 50, 17, 19), (66, 25, 1, 1), (1, 1), (0, 0), (1, 1), 2),
    "many images": Case((9, 8, 300), (14, 8, 1), (1,), (0,), (1,), 1),
    "images of one window": Case((400, 3, 3, 3), (5, 3, 3, 3), (1, 1), (0, 0), (1, 1), 1),
    "images with depth": Case(
        (2, 20, 3, 9, 15), (30, 20, 1, 1, 1), (1,) * 3, (0,) * 3, (1,) * 3, 1
    ),
    "only padding": Case((1, 2, 1, 1), (3, 2, 2, 2), (4, 4), (5, 5), (1, 1), 1),
    "long line": Case((1, 2, 2, 1500), (4, 2, 3, 3), (1, 1), (1, 1), (1, 1), 1),
    "filters and columns of several tasks": Case(
        (2, 40, 6, 5), (270, 40, 3, 3), (1, 1), (1, 1), (1, 1), 1
    ),
    "elements, few channels": Case((2, 5, 9, 11), (70, 5, 1, 1), (1, 1), (0, 0), (1, 1), 1),
    "elements, few filters": Case((2, 70, 9, 11), (5, 70, 1, 1), (1, 1), (0, 0), (1, 1), 1),
    "every second element, few channels": Case(
        (3, 10, 9, 15), (80, 5, 1, 1), (2, 2), (0, 0), (1, 1), 2
    ),
    "every third voxel": Case(
        (2, 12, 5, 7, 10), (20, 6, 1, 1, 1), (2, 1, 3), (0,) * 3, (1,) * 3, 2
    ),
    "padding beyond the kernel": Case((1, 3, 5, 6), (20, 3, 3, 3), (1, 1), (4, 5), (1, 1), 1),
    "stride and dilation": Case((2, 6, 19, 23), (30, 3, 3, 3), (2, 3), (2, 1), (2, 3), 2),
    "kernels with depth": Case(
        (1, 20, 4, 6, 9), (17, 20, 2, 3, 3), (1, 2, 1), (1, 1, 2), (1, 1, 2), 1
    ),
    "few filters of images": Case((2, 3, 31, 70), (16, 3, 3, 3), (2, 2), (1, 1), (1, 1), 1),
    "few channels, taps apart": Case((1, 4, 20, 55), (40, 4, 3, 5), (1, 3), (2, 1), (2, 1), 1),
    "tiles, the last ones in part": Case(
        (2, 33, 30, 14), (70, 33, 3, 3), (1, 1), (1, 1), (1, 1), 1
    ),
    "tiles of small images": Case((9, 140, 7, 7), (40, 140, 3, 3), (1, 1), (1, 1), (1, 1), 1),
    "tiles of images with depth, in two groups": Case(
        (2, 60, 3, 11, 13), (80, 30, 1, 3, 3), (2, 1, 1), (1, 2, 0), (1, 1, 1), 2
    ),
    "tiles of several tasks": Case((1, 64, 41, 37), (64, 64, 3, 3), (1, 1), (0, 3), (1, 1), 1),
    "depthwise 7x7": Case((2, 5, 14, 29), (5, 1, 7, 7), (1, 1), (3, 3), (1, 1), 5),
    "depthwise 5x5/2": Case((2, 5, 15, 37), (5, 1, 5, 5), (2, 2), (2, 2), (1, 1), 5),
    "depthwise 3x3/2": Case((1, 3, 57, 113), (3, 1, 3, 3), (2, 2), (1, 1), (1, 1), 3),
}


def operands(case: Case, dtype: str, seed: int = 0) -> tuple[np.ndarray, ...]:
    rng = np.random.default_rng(seed)
    return tuple(rng.standard_normal(s).astype(dtype) for s in (case.x, case.weight, case.y))


def run_all(kernels: Kernels, case: Case, x: Any, weight: Any, grad: Any) -> list[np.ndarray]:
    """The convolution, and the gradients of x and of the weights."""
    forward, of_x, of_weight = (np.full(s, 7, x.dtype) for s in (case.y, case.x, case.weight))
    kernels.run("core::convolution", forward, x, weight, *case.settings)
    kernels.run("core::convolution_input_grad", of_x, grad, weight, case.x, *case.settings)
    kernels.run("core::convolution_weight_grad", of_weight, x, grad, case.weight, *case.settings)
    return [forward, of_x, of_weight]


def expected(case: Case, x: Any, weight: Any, grad: Any) -> list[np.ndarray]:
    x, weight, grad = (a.astype(np.float64) for a in (x, weight, grad))
    settings = case.settings
    return [
        reference._conv_reference(np, x, weight, *settings),
        reference._input_grad_reference(np, grad, weight, case.x, *settings),
        reference._weight_grad_reference(np, x, grad, case.weight, *settings),
    ]


def check(case: Case, results: list[np.ndarray], wanted: list[np.ndarray], unit: float) -> None:
    places = np.prod(case.weight[2:])
    terms = (
        case.weight[1] * places,
        case.weight[0] // case.groups * places,
        max(1, case.y[0] * np.prod(case.y[2:])),
    )
    for result, want, n in zip(results, wanted, terms):
        np.testing.assert_allclose(result, want, rtol=unit, atol=unit * 4 * float(n) ** 0.5)


@pytest.mark.parametrize("seed", range(60))
def test_it_agrees_with_the_reference(kernels: Kernels, seed: int) -> None:
    case = drawn(seed)
    dtype = "float64" if seed % 4 == 0 else "float32"
    x, weight, grad = operands(case, dtype)
    unit = FLOAT32_ERROR if dtype == "float32" else 1e-14
    check(case, run_all(kernels, case, x, weight, grad), expected(case, x, weight, grad), unit)


@pytest.mark.parametrize("name", SPECIAL)
@pytest.mark.parametrize(("dtype", "unit"), [("float32", FLOAT32_ERROR), ("float64", 1e-14)])
def test_it_agrees_where_blocks_and_taps_are_special(
    kernels: Kernels, name: str, dtype: str, unit: float
) -> None:
    case = SPECIAL[name]
    arrays = operands(case, dtype)
    check(case, run_all(kernels, case, *arrays), expected(case, *arrays), unit)


@pytest.mark.parametrize("name", SPECIAL)
def test_any_number_of_threads_gives_the_same_bits(name: str) -> None:
    case, before = SPECIAL[name], core.get_num_threads()
    x, weight, grad = map(core.asarray, operands(case, "float32"))
    ops, bits = core.ops.core, set()
    try:
        for threads in (1, 2, 3, 7):
            core.set_num_threads(threads)
            results = (
                core.convolution(x, weight, *case.settings),
                ops.convolution_input_grad(grad, weight, case.x, *case.settings),
                ops.convolution_weight_grad(x, grad, case.weight, *case.settings),
            )
            bits.add(b"".join(np.asarray(r).tobytes() for r in results))
    finally:
        core.set_num_threads(before)
    assert len(bits) == 1


@pytest.mark.parametrize("seed", range(100, 110))
def test_float16_is_widened_and_rounded_once(kernels: Kernels, seed: int) -> None:
    case = drawn(seed)
    arrays = operands(case, "float16")
    check(case, run_all(kernels, case, *arrays), expected(case, *arrays), 2e-3)


@pytest.mark.parametrize(
    "name", [name for name in SPECIAL if name not in ("wide kernel", "long line")]
)
def test_any_layout_is_read_and_written(kernels: Kernels, name: str) -> None:
    """Channels-last operands, reversed ones, views with an offset, and results with gaps."""
    case = SPECIAL[name]
    x, weight, grad = operands(case, "float32")
    wanted = expected(case, x, weight, grad)

    def last(a: np.ndarray) -> np.ndarray:
        return np.moveaxis(np.ascontiguousarray(np.moveaxis(a, 1, -1)), -1, 1)

    def inside(a: np.ndarray) -> np.ndarray:
        wide = np.full(tuple(n + 3 for n in a.shape), np.nan, a.dtype)
        part = wide[tuple(slice(2, 2 + n) for n in a.shape)]
        part[...] = a
        return part

    def reversed_(a: np.ndarray) -> np.ndarray:
        return np.ascontiguousarray(a[..., ::-1])[..., ::-1]

    def exchanged(a: np.ndarray) -> np.ndarray:
        return np.ascontiguousarray(a.swapaxes(0, 1)).swapaxes(0, 1)

    def turned(a: np.ndarray) -> np.ndarray:
        return np.ascontiguousarray(a.swapaxes(1, -1)).swapaxes(1, -1)

    for view in (last, inside, reversed_, exchanged, turned):
        check(
            case, run_all(kernels, case, view(x), view(weight), view(grad)), wanted, FLOAT32_ERROR
        )
    out = last(np.zeros(case.y, np.float32))
    kernels.run("core::convolution", out, x, weight, *case.settings)
    np.testing.assert_allclose(out, wanted[0], rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize(
    "name",
    [
        "many filters",
        "depthwise 7x7",
        "depthwise 5x5/2",
        "long line",
        "tiles, the last ones in part",
        "tiles of several tasks",
    ],
)
@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_what_is_not_finite_reaches_its_windows_only(
    kernels: Kernels, name: str, value: float
) -> None:
    """Lanes without a window, and padding, add nothing: not even 0 times infinity."""
    case = SPECIAL[name]
    x, weight, grad = operands(case, "float32")
    x[..., 0, 0] = value
    grad[..., -1, -1] = value
    results = run_all(kernels, case, x, weight, grad)
    with np.errstate(invalid="ignore"):
        wanted = expected(case, x, weight, grad)
    for result, want in zip(results, wanted):
        np.testing.assert_array_equal(np.isfinite(result), np.isfinite(want))


@pytest.mark.parametrize("side", [4, 128])
def test_long_sums_are_added_in_parts(kernels: Kernels, side: int) -> None:
    """A sum that goes on from the one before has three to seven times the error."""
    channels = {4: 2048, 128: 8}[side]
    case = Case((1, channels, side, side), (channels, channels, 1, 1), (1, 1), (0, 0), (1, 1), 1)
    arrays = [np.abs(a) for a in operands(case, "float32")]
    for result, want in zip(run_all(kernels, case, *arrays), expected(case, *arrays)):
        assert np.linalg.norm(result - want) < 2e-7 * np.linalg.norm(want)


@pytest.mark.parametrize("kind", ["normal", "positive", "one in two", "far from zero"])
def test_tiles_have_at_most_four_times_the_error_of_sums_in_order(
    kernels: Kernels, kind: str
) -> None:
    case = Case((2, 96, 28, 28), (48, 96, 3, 3), (1, 1), (1, 1), (1, 1), 1)
    x, weight, _ = operands(case, "float32")
    if kind == "one in two":
        x = np.maximum(x, 0)
    elif kind == "positive":
        x, weight = np.abs(x), np.abs(weight)
    elif kind == "far from zero":
        x += 100
    want = reference._conv_reference(np, *(a.astype(np.float64) for a in (x, weight)), *case[2:])
    out = np.zeros(case.y, np.float32)
    kernels.run("core::convolution", out, x, weight, *case.settings)
    in_order = np.zeros(case.y, np.float32)
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
    for k in range(96):
        for i, j in np.ndindex(3, 3):
            plane = padded[:, k, i : i + 28, j : j + 28]
            in_order += plane[:, None] * weight[:, k, i, j, None, None]
    assert np.linalg.norm(out - want) < 4 * np.linalg.norm(in_order - want)
    assert np.abs(out - want).max() < 4 * np.abs(in_order - want).max()


def test_no_images_and_no_channels(kernels: Kernels) -> None:
    """A sum of nothing is 0."""
    for case in (
        Case((0, 4, 5, 5), (6, 4, 3, 3), (1, 1), (1, 1), (1, 1), 1),
        Case((2, 0, 5, 5), (6, 0, 3, 3), (1, 1), (1, 1), (1, 1), 1),
    ):
        for result in run_all(kernels, case, *operands(case, "float32")):
            assert not result.any()


def test_other_operands_are_declined(kernels: Kernels) -> None:
    case = SPECIAL["many filters"]
    x, weight, _ = operands(case, "float32")
    out = np.zeros(case.y, np.float32)
    mixed = kernels.status("core::convolution", out, x, weight.astype("float64"), *case.settings)
    assert mixed == (DECLINED, "")
    x4 = np.zeros((1, 1, 2, 2, 2, 2), np.float32)
    four = kernels.status("core::convolution", x4, x4, x4, (1,), (0,), (1,), 1)
    assert four == (DECLINED, "")
