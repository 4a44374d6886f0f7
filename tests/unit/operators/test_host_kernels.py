"""Kernels of the host that stand beside a decomposition: values, layouts, refusals, gradients."""

import numpy as np
import pytest

import core
from core import errors
from core.operators.definition import catalogue
from core.testing.samples import outputs_of

F, INT = "float32", "int64"


def numbers(*shape, seed=0):
    return np.random.default_rng(seed).standard_normal(shape)


def whole(*shape, high, low=0, seed=0):
    return np.random.default_rng(seed).integers(low, high, shape)


MASK = numbers(4, 6) > 0
CUBES = numbers(2, 3, 5, 4, 6)
IMAGE = numbers(2, 3, 5, 4)
MODES = [("bilinear", False), ("bilinear", True), ("nearest", None), ("nearest-exact", None)]
STEPS = numbers(6, 3, 4)
NORMS = (0.0, 1.0, 2.0, 3.5, float("inf"))
SIZES = ((1, 1), (3, 4), (16, 5), (33, 6), (1030, 3), (4, 0), (0, 4))  # coordinates, rows
AMONG = {"assume_unique": False, "invert": False}
# The operator's name, its arguments as arrays and numbers, and by name. All arguments are given.
CASES = [
    ("nll_loss", (numbers(5, 4), whole(5, high=4), None, -100, "mean"), {}),
    ("nll_loss", (numbers(2, 4, 3), whole(2, 3, high=4), abs(numbers(4)), 1, "none"), {}),
    ("nll_loss", (numbers(4), whole(high=4), None, -100, "sum"), {}),
    ("cross_entropy", (numbers(5, 4), whole(5, high=4), None, 2, "mean", 0.0), {}),
    ("cross_entropy", (numbers(2, 4, 3), whole(2, 3, high=4), abs(numbers(4)), 1, "none", 0.0), {}),
    ("cross_entropy", (1e4 * numbers(3, 4), whole(3, high=4), None, -100, "sum", 0.0), {}),
    ("multi_margin_loss", (numbers(5, 4), whole(5, high=4), 1, 1.0, None, "mean"), {}),
    ("multi_margin_loss", (numbers(5, 4), whole(5, high=4), 2, 0.5, abs(numbers(4)), "none"), {}),
    ("ctc_loss", (STEPS, whole(3, 2, low=1, high=4), [6, 4, 5], [2, 0, 1], 0, "none", False), {}),
    ("ctc_loss", (numbers(5, 2, 3), whole(3, high=2), [5, 5], [1, 2], 2, "mean", False), {}),
    ("ctc_loss", (numbers(2, 1, 3), np.ones((1, 2), INT), [2], [2], 0, "sum", False), {}),
    ("ctc_loss", (numbers(2, 1, 3), np.ones((1, 2), INT), [2], [2], 0, "sum", True), {}),
    *(("pdist", (numbers(5, 3), p), {}) for p in NORMS),
    ("pdist", (numbers(1, 3), 2.0), {}),
    *(("cdist", (numbers(3, 21), numbers(7, 21, seed=1), p), {}) for p in NORMS),
    *(("cdist", (numbers(2, n), numbers(k, n, seed=1), 2.0), {}) for n, k in SIZES),
    ("cdist", (numbers(2, 3, 5), numbers(2, 4, 5, seed=1), 1.0), {}),
    *(("cdist", (numbers(2, 131, 3), numbers(2, 70, 3, seed=1), p), {}) for p in NORMS),
    *(("cdist", (numbers(9, 300), numbers(n, 300, seed=1), 2.0), {}) for n in (1, 64, 65)),
    ("cdist", (numbers(2, 1100), numbers(5, 1100, seed=1), float("inf")), {}),
    ("masked_fill", (numbers(4, 6), MASK, 2.5), {}),
    ("masked_fill", (numbers(4, 6), MASK[0], 2.5), {}),
    ("masked_fill", (numbers(0, 6), MASK[0], 2.5), {}),
    ("masked_scatter", (numbers(4, 6), MASK, numbers(5, 5, seed=1)), {}),
    ("masked_scatter", (numbers(4, 6), MASK[0], numbers(24, seed=1)), {}),
    ("index_add", (numbers(3, 4), 1, np.array([0, -1, 0]), numbers(3, 3, seed=1)), {"alpha": 1}),
    ("index_add", (numbers(3, 4), -2, np.array([], INT), numbers(0, 4)), {"alpha": 1}),
    ("one_hot", (whole(2, 3, high=5), 5), {}),
    ("one_hot", (whole(0, high=5), 5), {}),
    ("isin", (whole(2, 9, high=5), whole(3, high=5, seed=1)), AMONG),
    ("isin", (numbers(5), numbers(0)), {**AMONG, "invert": True}),
    ("bincount", (whole(20, high=7), None, 0), {}),
    ("bincount", (whole(20, high=7), numbers(20), 9), {}),
    ("histc", (numbers(50), 7, 0.0, 0.0), {}),
    ("histc", (numbers(5, 9), 4, -1.0, 0.5), {}),
    ("mode", (whole(4, 9, high=3), -1, False), {}),
    ("mode", (numbers(4, 3), 1, True), {}),
    ("trace", (numbers(5, 4),), {"offset": 0, "dtype": None}),
    ("trace", (whole(2, 4, 5, high=9), ), {"offset": -2, "dtype": None}),
    ("max_pool1d_with_indices", (numbers(2, 7), [3], [2], [1], [1], True), {}),
    ("max_pool2d_with_indices", (numbers(2, 3, 7, 6), [3, 2], [2, 1], [1, 1], [2, 1], False), {}),
    ("max_pool3d_with_indices", (CUBES, [2, 2, 2], None, [0, 0, 1], [1, 1, 1], False), {}),
    ("col2im", (numbers(2, 12, 6), [3, 4], [2, 2], [1, 1], [0, 0], [1, 1]), {}),
    ("col2im", (numbers(1, 8, 12), [5, 4], [2, 2], [2, 2], [1, 1], [2, 1]), {}),
    *(("interpolate", (IMAGE, [7, 3], None, m, align, None, False), {}) for m, align in MODES),
    ("interpolate", (IMAGE, None, [1.7, 0.5], "bilinear", None, None, False), {}),
    ("interpolate", (IMAGE, None, [2.3], "nearest", None, True, False), {}),
    ("interpolate", (IMAGE[0], [9], None, "linear", True, None, False), {}),
    ("interpolate", (CUBES, [3, 8, 6], None, "trilinear", None, None, False), {}),
    ("interpolate", (numbers(2, 3, 40, 50), [80, 100], None, "bilinear", None, None, False), {}),
    ("interpolate", (numbers(2, 3, 40, 50), [90, 61], None, "nearest", None, None, False), {}),
    ("topk", (numbers(3, 500), 7, -1, True, True), {}),
    ("topk", (numbers(200, 3), 150, 0, False, True), {}),
    ("topk", (whole(2, 300, 2, high=9), 40, 1, True, True), {}),
    ("search_sorted", (np.sort(numbers(70)), numbers(9, 5, seed=1), "left"), {}),
    ("search_sorted", (np.sort(whole(3, 5, high=9)), whole(3, 99, high=9, seed=1), "right"), {}),
    ("gather", (numbers(3, 7), 1, whole(3, 5, low=-7, high=7)), {}),
    ("gather", (numbers(40, 700), -1, whole(40, 900, low=-700, high=700)), {}),
    ("take_along_axis", (numbers(2, 3, 7), whole(2, 3, 1, high=7).astype("int32"), 2), {}),
    ("take_along_axis", (numbers(9), whole(70, low=-9, high=9), -1), {}),
    ("take_along_axis", (numbers(2, 9), whole(2, 0, high=1), -1), {}),
    ("mse_loss", (numbers(9, 99), numbers(9, 99, seed=1), "mean", None), {}),
    ("l1_loss", (numbers(5), numbers(5, seed=1), "sum", None), {}),
    ("smooth_l1_loss", (numbers(9, 99), numbers(9, 99, seed=1), "mean", 0.3), {}),
    ("group_norm", (numbers(2, 6, 5, 7), 2, numbers(6), numbers(6, seed=1), 1e-5), {}),
    ("group_norm", (numbers(3, 4), 4, None, numbers(4), 1e-1), {}),
    ("pixel_shuffle", (numbers(2, 12, 3, 2), 2), {}),
    ("pixel_unshuffle", (numbers(2, 3, 6, 4), 2), {}),
]  # fmt: skip
NAMES = [f"{i}-{case[0]}" for i, case in enumerate(CASES)]


def tensors(value, dtype, turned=False):
    """Arrays as tensors; turned: with other strides."""
    if not isinstance(value, np.ndarray):
        return value
    made = value.astype(dtype) if value.dtype.kind == "f" else value
    if turned and made.ndim:
        made = np.ascontiguousarray(np.moveaxis(made, 0, -1))
        return core.asarray(made).permute_dims((made.ndim - 1, *range(made.ndim - 1)))
    return core.asarray(made)


def rounded(value, dtype):
    """The numbers that a tensor of this dtype holds, in float64."""
    floats = isinstance(value, np.ndarray) and value.dtype.kind == "f"
    return value.astype(dtype).astype("float64") if floats else value


def expected(name, args, kwargs):
    found = catalogue.reference_of(f"core::{name}")(np, *args, **kwargs)
    return [np.asarray(x) for x in (found if isinstance(found, tuple) else (found,))]


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(("name", "args", "kwargs"), CASES, ids=NAMES)
def test_values_are_those_of_numpy_in_float64(name, args, kwargs, dtype):
    op = getattr(core.ops.core, name)
    given = [tensors(a, dtype) for a in args]
    assert "host" in str(core.explain(op, *given, **kwargs))
    with np.errstate(all="ignore"):
        want = expected(name, [rounded(a, dtype) for a in args], kwargs)
    close = {"rtol": 3e-6, "atol": 3e-6} if dtype == "float32" else {"rtol": 1e-12, "atol": 1e-12}
    for x, y in zip(outputs_of(op(*given, **kwargs)), want, strict=True):
        assert x.shape == y.shape
        np.testing.assert_allclose(np.asarray(x), y, **close)


@pytest.mark.parametrize(
    "name", ["nll_loss", "masked_fill", "index_add", "trace", "pixel_shuffle", "mse_loss", "gather"]
)
def test_other_layouts_are_left_to_the_decomposition(name):
    _, args, kwargs = next(case for case in CASES if case[0] == name)
    op = getattr(core.ops.core, name)
    given = [tensors(a, F, turned=True) for a in args]
    assert "DECLINED" in str(core.explain(op, *given, **kwargs))
    [want] = expected(name, [rounded(a, F) for a in args], kwargs)
    np.testing.assert_allclose(np.asarray(op(*given, **kwargs)), want, rtol=3e-6, atol=3e-6)


IndexRange, Shape, Argument = errors.IndexRangeError, errors.ShapeError, errors.ArgumentError
REFUSED = [
    ("nll_loss", IndexRange, (numbers(2, 3), np.array([0, 3]))),
    ("nll_loss", IndexRange, (numbers(2, 3), np.array([0, -1]))),
    ("cross_entropy", IndexRange, (numbers(2, 3), np.array([0, 3]))),
    ("multi_margin_loss", IndexRange, (numbers(2, 3), np.array([0, 3]))),
    ("ctc_loss", errors.RangeError, (numbers(4, 1, 3), np.array([[3]]), [4], [1])),
    ("ctc_loss", Argument, (numbers(4, 1, 3), np.array([[1]]), [5], [1])),
    ("ctc_loss", Argument, (numbers(4, 1, 3), np.array([[1]]), [4], [2])),
    ("masked_scatter", IndexRange, (numbers(3), np.array([True] * 3), numbers(2))),
    ("masked_fill", Shape, (numbers(3), np.array([True] * 2), 0.0)),
    ("index_add", IndexRange, (numbers(3), 0, np.array([3]), numbers(1))),
    ("index_add", IndexRange, (numbers(3), 0, np.array([-4]), numbers(1))),
    ("index_add", IndexRange, (numbers(3), 1, np.array([0]), numbers(1))),
    ("one_hot", IndexRange, (np.array([2]), 2)),
    ("one_hot", IndexRange, (np.array([-1]), 2)),
    ("bincount", errors.RangeError, (np.array([-1]),)),
    ("histc", errors.RangeError, (np.array([1.0, np.nan]), 3)),
    ("mode", Shape, (numbers(2, 0),)),
    ("trace", Shape, (numbers(2),)),
    ("max_pool2d_with_indices", Shape, (numbers(1, 4, 4), [5, 5])),
    ("max_pool2d_with_indices", Shape, (numbers(1, 4, 4), [2, 2], [0, 0])),
    ("col2im", Argument, (numbers(2, 12, 5), [3, 4], [2, 2])),
    ("interpolate", Argument, (numbers(1, 1, 4), None, None, "nearest")),
    ("interpolate", Argument, (numbers(1, 1, 4), [2], None, "bilinear")),
    ("interpolate", Argument, (numbers(1, 1, 4), [2], None, "nearest", True)),
    ("interpolate", Shape, (numbers(1, 1, 4), [0], None, "nearest")),
    ("interpolate", Shape, (numbers(1, 1, 0), [2], None, "nearest")),
    ("pixel_shuffle", Shape, (numbers(3, 2, 2), 2)),
    ("pixel_unshuffle", Shape, (numbers(1, 3, 3), 0)),
]


@pytest.mark.parametrize(("name", "error", "args"), REFUSED)
def test_what_is_wrong_is_refused_in_the_words_of_the_decomposition(name, error, args):
    with pytest.raises(error, match=r"(?s)why:.*fix:"):
        getattr(core.ops.core, name)(*(tensors(a, F) for a in args))


def test_the_forms_in_place_write_to_the_tensor_itself():
    x, mask = core.asarray([1.0, 2.0, 3.0]), core.asarray([True, False, True])
    address = x.data_ptr
    assert x.masked_fill_(mask, 7) is x
    assert x.tolist() == [7, 2, 7]
    x.masked_scatter_(mask, core.asarray([8.0, 9.0]))
    assert x.tolist() == [8, 2, 9]
    x.index_add_(0, core.asarray([1, 1]), core.asarray([1.0, 2.0]))
    assert x.tolist() == [8, 5, 9]
    x.masked_scatter_(mask, x)  # reads what it writes
    assert x.tolist() == [8, 5, 5]
    assert x.data_ptr == address
    view = core.zeros((3, 2))[:, 0]
    view.masked_fill_(mask, 1)
    assert view.tolist() == [1, 0, 1]


def test_nan_and_ties_are_where_numpy_has_them():
    nan = float("nan")
    values, places = core.max_pool1d_with_indices(core.asarray([[1.0, nan, 3.0, 3.0, 2.0, 3.0]]), 3)
    assert np.isnan(values[0, 0].item()) and values[0, 1].item() == 3
    assert places.tolist() == [[1, 3]]
    assert np.isnan(core.pdist(core.asarray([[nan], [1.0]]), float("inf")).item())
    far = core.cdist(core.asarray([[nan, 9.0]]), core.ones((5, 2)), float("inf"))
    assert np.isnan(np.asarray(far)).all()
    many = core.cdist(core.asarray([[nan, 9.0]] * 9), core.ones((5, 2)), float("inf"))
    assert np.isnan(np.asarray(many)).all()
    assert core.isin(core.asarray([nan, -0.0]), core.asarray([nan, 0.0])).tolist() == [False, True]
    assert np.isnan(core.nll_loss(core.zeros((1, 2)), core.asarray([-100])).item())


def test_gradients_come_from_the_decomposition_as_before():
    def loss(x):
        target = core.asarray([0, 2])
        return core.nll_loss(x, target) + core.cross_entropy(x, target) + core.pdist(x).sum()

    x = numbers(2, 3)
    got = np.asarray(core.func.grad(loss)(core.asarray(x)))
    for at in np.ndindex(x.shape):
        step = np.zeros_like(x)
        step[at] = 1e-6
        ends = [loss(core.asarray(x + s * step)).item() for s in (1, -1)]
        assert abs((ends[0] - ends[1]) / 2e-6 - got[at]) < 1e-6


def test_out_receives_the_result():
    out, x = core.zeros((3,)), core.ones((3,))
    core.masked_fill(x, core.asarray([True, False, True]), 0, out=out)
    assert (out.tolist(), x.tolist()) == ([0, 1, 0], [1, 1, 1])


@pytest.mark.parametrize("n", [1, 7, 8, 9, 40])
@pytest.mark.parametrize("spare", [0, 3, 9])
def test_masked_scatter_reads_no_further_than_its_source(n, spare):
    mask = whole(3, n, high=2) == 1
    x, source = numbers(3, n), numbers(mask.sum() + spare, seed=1)
    want = x.copy()
    want[mask] = source[: mask.sum()]
    got = core.masked_scatter(*map(core.asarray, (x, mask, source)))
    assert np.array_equal(np.array(got), want)


@pytest.mark.parametrize("k", [1, 8, 32, 33, 70, 200])
@pytest.mark.parametrize("largest", [True, False])
def test_topk_of_ties_takes_the_first(k, largest):
    x = whole(5, 200, high=9).astype(F)
    values, indices = core.topk(core.asarray(x), k, largest=largest)
    order = np.argsort(-x if largest else x, axis=1, kind="stable")[:, :k]
    assert np.array_equal(np.array(indices), order)
    assert np.array_equal(np.array(values), np.take_along_axis(x, order, 1))


@pytest.mark.parametrize("rows", [7, 8, 9, 17])
@pytest.mark.parametrize("size", [1, 31, 32, 33, 100])
def test_running_sums_of_rows_side_by_side(rows, size):
    x = whole(rows, size, high=9).astype(F)
    got = core.cumulative_sum(core.asarray(x), axis=1)
    assert np.array_equal(np.array(got), np.cumsum(x, axis=1))


@pytest.mark.parametrize("size", [4, 28, 30, 64, 68, 140])
def test_means_of_windows_that_lie_four_apart(size):
    x = numbers(2, 3, 8, size)
    want = x[..., : size // 4 * 4].reshape(2, 3, 2, 4, size // 4, 4).mean((3, 5))
    assert np.allclose(np.array(core.avg_pool2d(core.asarray(x), 4)), want)
    if size % 4 == 0:
        assert np.allclose(
            np.array(core.adaptive_avg_pool2d(core.asarray(x), (2, size // 4))), want
        )


@pytest.mark.parametrize("factor", [0.5, 1.0, 2.0, 3.0])
def test_rows_of_the_nearest_that_are_written_again(factor):
    x = numbers(2, 3, 6, 4)
    at = [np.floor(np.arange(int(n * factor)) / factor).astype(int) for n in (6, 4)]
    got = core.interpolate(core.asarray(x), scale_factor=factor)
    assert np.array_equal(np.array(got), x[:, :, at[0]][..., at[1]])
