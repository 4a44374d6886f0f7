"""Sorting, searching, sets, counting and differences, beside NumPy and PyTorch."""

import math
import subprocess
import sys

import numpy as np
import pytest

import core
from core.operators.indexing import merge_sort

RANDOM = np.random.default_rng(0)
nan, inf = math.nan, math.inf


def tensor(x, dtype=None):
    return core.asarray(np.asarray(x), dtype=dtype)


def values(x):
    return np.asarray(x.detach())


def numbers(dtype, *shape):
    """Few different values, so that many are equal, with NaN, infinities and both zeros."""
    x = RANDOM.integers(0, 60, shape)
    if dtype == "bool":
        return x > 30
    x = x.astype(dtype)
    if dtype.startswith("float"):
        special = {3: nan, 4: -0.0, 5: 0.0, 6: inf, 7: -inf}
        for place, value in special.items():
            x[x == place] = value
        return x * np.asarray(-0.5, dtype)
    high = np.iinfo(dtype).max
    x[x == 3] = high
    x[x == 4] = np.iinfo(dtype).min
    return x


DTYPES = ("bool", "int8", "uint8", "int32", "uint32", "int64", "uint64", "float32", "float64")


# ---- sorting -----------------------------------------------------------------------------------
def test_the_network_sorts_all_zeros_and_ones():
    """By the 0-1 principle, a network that sorts these sorts everything."""
    rows = (np.arange(2**merge_sort.BLOCK)[:, None] >> np.arange(merge_sort.BLOCK)) & 1
    for i, j in merge_sort.network(merge_sort.BLOCK):
        low, high = np.minimum(rows[:, i], rows[:, j]), np.maximum(rows[:, i], rows[:, j])
        rows[:, i], rows[:, j] = low, high
    assert (np.diff(rows, axis=1) >= 0).all()


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("descending", [False, True])
def test_sorts_stably(dtype, descending):
    reference = core.operators.definition.catalogue.get("core::sort_with_indices").reference
    for n in (0, 1, 2, 15, 16, 17, 32, 33, 64, 100, 129, 257, 1000):
        x = numbers(dtype, 3, n)
        found = core.ops.core.sort_with_indices(tensor(x), descending=descending)
        want, order = reference(np, x, axis=-1, descending=descending, stable=True)
        assert np.array_equal(values(found.indices), order)
        assert np.array_equal(values(found.values), want, equal_nan=dtype[0] == "f")
        if dtype[0] == "f":  # zeros keep their signs, in both ways to sort
            for t in (found.values, core.sort(tensor(x), descending=descending)):
                assert np.array_equal(np.signbit(values(t)), np.signbit(want))


def test_sorts_along_any_axis_of_any_layout():
    x = RANDOM.standard_normal((4, 37, 5))
    for axis in (0, 1, 2, -2):
        assert np.array_equal(values(core.argsort(tensor(x), axis)), np.argsort(x, axis))
        t = tensor(x.transpose(2, 1, 0)).permute_dims([2, 1, 0])
        assert np.array_equal(values(core.sort(t, axis)), np.sort(x, axis))
        assert np.array_equal(values(core.argsort(t, axis)), np.argsort(x, axis))


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_sorts_halves(dtype):
    x = tensor(RANDOM.standard_normal(100), dtype)
    order = core.argsort(x)
    wide = values(x.astype("float32"))
    assert np.array_equal(values(order), np.argsort(wide, kind="stable"))
    assert core.sort(x).dtype.name == dtype
    assert np.array_equal(values(core.sort(x).astype("float32")), np.sort(wide))


@pytest.mark.parametrize("dtype", ["float32", "float64", "int64", "uint8"])
@pytest.mark.parametrize("k", [0, 1, 5, 16, 17, 40, 300])
def test_topk_is_the_head_of_a_sort(dtype, k):
    x = numbers(dtype, 2, 300 if k % 2 == 0 else 2500)
    for largest in (True, False):
        found = core.topk(tensor(x), k, largest=largest)
        order = values(core.argsort(tensor(x), descending=largest))[:, :k]
        assert np.array_equal(values(found.indices), order)
        assert np.array_equal(
            values(found.values), np.take_along_axis(x, order, 1), equal_nan=dtype[0] == "f"
        )


def test_sort_is_differentiated_by_its_order():
    x = tensor([3.0, 1.0, 2.0])
    x.requires_grad = True
    for fn in (core.sort, lambda t: core.topk(t, 3, largest=False).values):
        (g,) = core.autograd.grad(fn(x), x, tensor([1.0, 2.0, 3.0]))
        assert g.tolist() == [3, 1, 2]


# ---- searching ---------------------------------------------------------------------------------
@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("dtype", ["float32", "int64", "uint8"])
def test_searchsorted_agrees_with_numpy(side, dtype):
    for n in (0, 1, 2, 3, 31, 32, 33, 1000):
        x, v = np.sort(numbers(dtype, n)), numbers(dtype, 3, 20)
        found = core.searchsorted(tensor(x), tensor(v), side=side)
        assert np.array_equal(values(found), np.searchsorted(x, v, side=side))


def test_searchsorted_of_mixed_dtypes_and_sorters():
    x = np.array([5, 1, 3], "int32")
    v = np.array([2.5, 3, 9], "float32")
    order = core.argsort(tensor(x))
    assert core.searchsorted(tensor(x), tensor(v), sorter=order).tolist() == [1, 1, 3]
    with pytest.raises(core.errors.IndexRangeError):
        core.searchsorted(tensor(x), tensor(v), sorter=tensor([0, 1, 3]))
    with pytest.raises(core.errors.DtypeError, match="sorter"):
        core.searchsorted(tensor(x), tensor(v), sorter=tensor(v))


def test_searchsorted_with_a_sorter_under_transforms_and_compiled():
    x, v = RANDOM.standard_normal((2, 9)), RANDOM.standard_normal((2, 4))
    want = np.stack([np.searchsorted(np.sort(a), b) for a, b in zip(x, v)])

    def search(a, b):
        return core.searchsorted(a, b, sorter=core.argsort(a))

    assert core.func.vmap(search)(tensor(x), tensor(v)).tolist() == want.tolist()
    assert core.compile(search, fullgraph=True)(tensor(x), tensor(v)).tolist() == want.tolist()
    recorded = search(tensor(x).requires_grad_(), tensor(v).requires_grad_())
    assert recorded.tolist() == want.tolist()
    assert not recorded.requires_grad
    of_one = core.func.vmap(lambda b, o: core.searchsorted(tensor(x[0]), b, sorter=o))
    order = np.argsort(x[0])
    found = of_one(tensor(v), tensor(np.stack([order, order])))
    assert found.tolist() == np.searchsorted(x[0][order], v).tolist()


def test_rows_among_rows_agree_with_pytorch():
    torch = pytest.importorskip("torch")
    x, v = np.sort(RANDOM.standard_normal((2, 3, 9))), RANDOM.standard_normal((2, 3, 4))
    mine, theirs = core.searchsorted(tensor(x), tensor(v)), torch.searchsorted(
        torch.tensor(x), torch.tensor(v)
    )  # fmt: skip
    assert np.array_equal(values(mine), theirs.numpy())
    edges = np.sort(RANDOM.standard_normal(5))
    for right in (False, True):
        mine = core.bucketize(tensor(v), tensor(edges), right=right, out_int32=True)
        theirs = torch.bucketize(torch.tensor(v), torch.tensor(edges), right=right)
        assert mine.dtype.name == "int32"
        assert np.array_equal(values(mine), theirs.numpy())


@pytest.mark.parametrize("shape", [(7,), (10_000,), (3, 5000), (4, 3, 5), (0, 3), (2, 0), (1, 1)])
def test_nonzero_agrees_with_numpy(shape):
    x = RANDOM.integers(0, 3, shape)
    for t, a in ((tensor(x), x), (tensor(x.T), x.T), (tensor(x.T.copy()).permute_dims(
        list(range(x.ndim))[::-1]), x)):  # fmt: skip
        found = core.nonzero(t)
        assert len(found) == a.ndim
        for mine, theirs in zip(found, np.nonzero(a), strict=True):
            assert np.array_equal(values(mine), theirs)
        assert np.array_equal(values(core.argwhere(t)), np.argwhere(a))


def test_isin():
    x, known = numbers("float32", 5, 6), numbers("float32", 9)
    for invert in (False, True):
        found = core.isin(tensor(x), tensor(known), invert=invert)
        assert np.array_equal(values(found), np.isin(x, known, invert=invert))
    assert core.isin(tensor([1, 2]), tensor([2.0, 5.0])).tolist() == [False, True]


# ---- sets --------------------------------------------------------------------------------------
@pytest.mark.parametrize("dtype", [*DTYPES, "complex128"])
@pytest.mark.parametrize("shape", [(0,), (1,), (50,), (4, 3, 7)])
def test_unique_agrees_with_numpy(dtype, shape):
    x = numbers("float64", *shape) if dtype == "complex128" else numbers(dtype, *shape)
    if dtype == "complex128":
        x = np.round(RANDOM.integers(0, 3, shape) + 1j * RANDOM.integers(0, 3, shape))
    options = {"return_index": True, "return_inverse": True, "return_counts": True}
    expected = np.unique(x, equal_nan=False, **options)
    found = core.unique_all(tensor(x))
    assert found._fields == ("values", "indices", "inverse_indices", "counts")
    assert found.inverse_indices.shape == x.shape
    for mine, theirs in zip(found, expected, strict=True):
        flat = values(mine).reshape(theirs.shape)
        assert np.array_equal(flat, theirs, equal_nan=flat.dtype.kind == "f")
    assert core.unique_counts(tensor(x))._fields == ("values", "counts")
    assert core.unique_inverse(tensor(x))._fields == ("values", "inverse_indices")


@pytest.mark.parametrize("axis", [None, 0, 1, -1])
def test_unique_parts_agree_with_pytorch(axis):
    torch = pytest.importorskip("torch")
    x = RANDOM.integers(0, 2, (6, 3, 2))
    for mine, theirs in (
        (core.unique, torch.unique),
        (core.unique_consecutive, torch.unique_consecutive),
    ):
        found = mine(tensor(x), return_inverse=True, return_counts=True, axis=axis)
        wanted = theirs(torch.tensor(x), return_inverse=True, return_counts=True, dim=axis)
        for a, b in zip(found, wanted, strict=True):
            assert np.array_equal(values(a), b.numpy())


def test_unique_of_odd_shapes():
    assert core.unique(core.zeros((3, 0)), axis=0).shape == (1, 0)
    assert core.unique(core.zeros((0, 3)), axis=0).shape == (0, 3)
    assert core.unique_consecutive(core.zeros((0,))).shape == (0,)
    x = RANDOM.integers(0, 2, (40, 7)).astype("float32")
    assert np.array_equal(values(core.unique(tensor(x), dim=0)), np.unique(x, axis=0))


def test_sizes_that_depend_on_data_have_no_fake():
    for fn in (core.unique_values, core.nonzero, core.argwhere, core.bincount):
        with pytest.raises(core.errors.DataDependentError):
            fn.infer(core.ones((3,), dtype="int64"))


# ---- counting ----------------------------------------------------------------------------------
def test_histograms_agree_with_numpy():
    x, w = RANDOM.standard_normal(100), RANDOM.uniform(0, 1, 100)
    for options in ({}, {"range": (-1.0, 1.0)}):
        for density in (False, True):
            mine = core.histogram(tensor(x), 7, weight=tensor(w), density=density, **options)
            theirs = np.histogram(x, 7, weights=w, density=density, **options)
            assert np.allclose(values(mine[0]), theirs[0])
            assert np.allclose(values(mine[1]), theirs[1])
    edges = np.array([-1, 0, 0.5, 2])
    counts, _ = core.histogram(tensor(x), tensor(edges))
    assert np.array_equal(values(counts), np.histogram(x, edges)[0])
    assert core.histogram(core.ones((3,)), 2)[0].tolist() == [0, 3]


def test_histc_and_bincount_agree_with_pytorch():
    torch = pytest.importorskip("torch")
    x = RANDOM.standard_normal(100).astype("float32")
    for args in ((10,), (4, -1.0, 1.0), (5, 0.5, 0.75)):
        found = core.histc(tensor(x), *args)
        assert np.array_equal(values(found), torch.histc(torch.tensor(x), *args).numpy())
    for large in (1e30, -3e38):  # 1 more is the same number: one bin has all
        assert core.histc(core.asarray([large] * 3), 4).sum().item() == 3
    assert core.histc(core.ones((4,)), 3).tolist() == torch.histc(torch.ones(4), 3).tolist()
    n, w = RANDOM.integers(0, 9, 50), RANDOM.standard_normal(50)
    assert np.array_equal(values(core.bincount(tensor(n))), np.bincount(n))
    found = core.bincount(tensor(n), tensor(w), 20)
    assert np.allclose(values(found), np.bincount(n, w, 20))
    with pytest.raises(core.errors.RangeError):
        core.bincount(tensor([1, -1]))


# ---- differences -------------------------------------------------------------------------------
@pytest.mark.parametrize("edge_order", [1, 2])
def test_gradient_agrees_with_numpy(edge_order):
    x = RANDOM.standard_normal((5, 6))
    places = np.sort(RANDOM.standard_normal(5)), np.sort(RANDOM.standard_normal(6))
    for spacing, steps in ((1, ()), (0.5, (0.5,)), ([2.0, 0.5], (2.0, 0.5)), (None, places)):
        given = [tensor(p) for p in places] if spacing is None else spacing
        found = core.gradient(tensor(x), spacing=given, edge_order=edge_order)
        expected = np.gradient(x, *steps, edge_order=edge_order)
        for a, b in zip(found, expected, strict=True):
            assert np.allclose(values(a), b)
    (found,) = core.gradient(tensor(x), axis=1, edge_order=edge_order)
    assert np.allclose(values(found), np.gradient(x, axis=1, edge_order=edge_order))
    with pytest.raises(core.errors.ShapeError):
        core.gradient(core.ones((1, 3)))


def test_differences_of_bools():
    assert core.diff(tensor([True, False, False])).tolist() == [True, False]


# ---- keys of which the first bits are sorted by digits ---------------------------------------
def spread_out(dtype, size):
    """Rows whose keys differ in all bits, in few, or for one element alone in the first."""
    if dtype.startswith("float"):
        x = (RANDOM.standard_normal(size) * 100).astype(dtype)
        yield x
        yield np.where(RANDOM.random(size) < 0.5, x, np.asarray(nan, dtype))
        yield np.copysign(np.zeros(size, dtype), x)
        return
    info = np.iinfo(dtype)
    for low, high in ((info.min, info.max), (0, 3), (info.max - 5, info.max)):
        x = RANDOM.integers(low, high, size, dtype=dtype, endpoint=True)
        x[:1] = info.min
        yield x


@pytest.mark.parametrize("dtype", [*DTYPES[1:], "float16", "int16"])
@pytest.mark.parametrize("size", [1, 40, 5000, 70_000])
def test_long_rows_keep_every_bit(dtype, size):
    for x in spread_out(dtype, size):
        order = np.argsort(x, kind="stable")
        found, at = core.sort_with_indices(tensor(x))
        assert values(found).tobytes() == values(core.sort(tensor(x))).tobytes()
        assert values(found).tobytes() == x[order].tobytes()
        assert np.array_equal(at, order)
        assert np.array_equal(core.argsort(tensor(x)), order)
        backward = size - 1 - np.argsort(x[::-1], kind="stable")[::-1]
        assert np.array_equal(core.argsort(tensor(x), descending=True), backward)
        expected = np.unique(x, True, True, True, equal_nan=False)
        for mine, theirs in zip(core.unique_all(tensor(x)), expected, strict=True):
            assert np.array_equal(mine, theirs, equal_nan=dtype.startswith("float"))


def test_long_rows_are_sorted_without_numpy_loaded():
    code = """
import sys
import core
numbers = [float(i * 7919 % 1009 - 500) for i in range(1009)]
x = core.asarray(numbers)
assert core.sort(x).tolist() == sorted(numbers)
assert core.argsort(x, descending=True)[0].item() == numbers.index(max(numbers))
assert "numpy" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


SPREAD = {
    "int64": lambda n: RANDOM.integers(-(2**63), 2**63 - 1, n),
    "uint64": lambda n: RANDOM.integers(0, 2**64 - 1, n, dtype=np.uint64),
    "int32": lambda n: RANDOM.integers(-(2**31), 2**31 - 1, n).astype(np.int32),
    "pairs": lambda n: RANDOM.permutation(np.repeat(RANDOM.integers(0, 2**62, n // 2 + 1), 2)[:n]),
    "few": lambda n: RANDOM.integers(0, n // 4, n) << 30,
    "uneven": lambda n: RANDOM.integers(0, 2**31, n) ** 2,
    "outlier": lambda n: np.append(RANDOM.integers(0, 2**40, n - 1), 2**60),
}


@pytest.mark.parametrize("keys", SPREAD)
@pytest.mark.parametrize("size", [1 << 15, 70_001, 1 << 18])
def test_long_rows_of_spread_keys_are_in_a_stable_order(keys, size):
    x = SPREAD[keys](size)
    order = np.argsort(x, kind="stable")
    np.testing.assert_array_equal(values(core.argsort(tensor(x))), order)
    ordered, found = core.ops.core.sort_with_indices(tensor(x[::-1].copy()), descending=True)
    np.testing.assert_array_equal(values(found), size - 1 - order[::-1])
    np.testing.assert_array_equal(values(ordered), x[order[::-1]])


@pytest.mark.parametrize("top", [0, 3, 2**20])
def test_keys_that_differ_beyond_32_bits_are_sorted_by_all_of_them(top):
    """Their first 32 bits are the same for many, or for none."""
    x = RANDOM.integers(0, top + 1, 50_000) << 40 | RANDOM.integers(0, 5_000, 50_000)
    order = np.argsort(x, kind="stable")
    assert (values(core.argsort(tensor(x))) == order).all()
    assert (values(core.sort(tensor(x))) == x[order]).all()


@pytest.mark.parametrize("dtype", [*DTYPES, "float16"])
@pytest.mark.parametrize("shape, axis", [((3, 7), 1), ((2, 3000), 1), ((600, 3), 0), ((), 0)])
def test_selection_finds_what_a_stable_sort_has_there(dtype, shape, axis):
    x = tensor(numbers(dtype, *shape))
    size = shape[axis] if shape else 1
    numbers_in = (x == x).sum(axis=axis, keepdims=True) if shape else tensor(1)
    middle = core.where(numbers_in < size, numbers_in, (size - 1) // 2)
    ranks = {
        "median": (middle, core.median(x, axis, True)),
        "nanmedian": (core.maximum(numbers_in - 1, 0) // 2, core.nanmedian(x, axis, True)),
        "kthvalue": (
            core.full_like(numbers_in, size // 3),
            core.kthvalue(x, size // 3 + 1, axis, True),
        ),
    }
    order = core.argsort(x, axis=axis) if shape else tensor(0)
    for name, (rank, (found, at)) in ranks.items():
        want = core.take_along_axis(order, rank, axis) if shape else order
        assert (values(at) == values(want)).all(), name
        chosen = core.take_along_axis(x, want, axis) if shape else x
        assert np.array_equal(values(found), values(chosen), equal_nan=dtype.startswith("f")), name


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int64", "uint64"])
@pytest.mark.parametrize("edge", ["min", "max"])
def test_unique_of_a_short_range_at_the_edge_of_a_dtype(dtype, edge):
    info = np.iinfo(dtype)
    steps = RANDOM.integers(0, 9, (40, 50)).astype(dtype)
    x = info.max - steps if edge == "max" else np.asarray(info.min, dtype) + steps
    want = np.unique(x, return_index=True, return_inverse=True, return_counts=True)
    for found, part in zip(core.unique_all(tensor(x)), want, strict=True):
        assert (values(found).ravel() == part.ravel()).all()
