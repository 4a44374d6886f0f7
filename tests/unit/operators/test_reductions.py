"""Reductions, statistics and scans: special values, gradients with zeros and ties, PyTorch."""

import math

import numpy as np
import pytest

import core

RANDOM = np.random.default_rng(0)
nan, inf = math.nan, math.inf


def tensor(x, dtype=None):
    return core.asarray(np.asarray(x), dtype=dtype)


def values(x):
    return np.asarray(x.detach())


def gradient(fn, x, g=None):
    leaf = tensor(x)
    leaf.requires_grad = True
    out = fn(leaf)
    out = out[0] if isinstance(out, tuple) else out
    return values(core.autograd.grad(out, leaf, core.ones(out.shape, dtype=out.dtype))[0])


# ---- dtypes and special values -----------------------------------------------------------------
@pytest.mark.parametrize("name", ["sum", "prod", "cumulative_sum", "cumulative_prod"])
@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("bool", "int64"),
        ("int8", "int64"),
        ("int32", "int64"),
        ("uint8", "uint64"),
        ("uint64", "uint64"),
        ("float16", "float16"),
        ("float64", "float64"),
        ("complex64", "complex64"),
    ],
)
def test_small_integers_are_widened(name, given, expected):
    x = core.ones((3,), dtype=given)
    assert getattr(core, name)(x).dtype.name == expected
    assert getattr(core, name)(x, dtype="float32" if "c" not in given else None).dtype.name in (
        "float32",
        "complex64",
    )


def test_of_nothing():
    x = core.zeros((0, 2))
    assert core.sum(x).item() == 0
    assert core.prod(x, axis=0).tolist() == [1, 1]
    assert core.logsumexp(x, 0).tolist() == [-inf, -inf]
    assert core.count_nonzero(x).item() == 0
    assert not core.any(x).item()
    assert core.all(x).item()
    for name in ("mean", "var", "std", "nanmean"):
        assert math.isnan(getattr(core, name)(x).item())
    for name in ("max", "min", "amax", "amin", "aminmax", "argmax"):
        with pytest.raises(core.errors.ShapeError):
            getattr(core, name)(core.zeros((0,)))


def test_nan_and_infinities():
    x = tensor([1.0, nan, -inf], "float32")
    assert all(math.isnan(t.item()) for t in core.aminmax(x))
    assert core.argmax(x).item() == core.argmin(x).item() == 1
    assert core.nansum(x).item() == core.nanmean(x).item() == -inf
    assert core.logsumexp(tensor([inf, 1.0])).item() == inf
    assert core.logsumexp(tensor([-inf, -inf])).item() == -inf
    assert core.logcumsumexp(tensor([-inf, -inf, 0.0, inf, 1.0]), 0).tolist() == [
        -inf,
        -inf,
        0,
        inf,
        inf,
    ]
    assert gradient(lambda t: core.logsumexp(t), [-inf, -inf]).tolist() == [0, 0]
    assert core.var(tensor([1.0]), correction=1).item() != core.var(tensor([1.0])).item()


def test_halves_are_summed_in_float32():
    x = core.full((5000,), 1.0, dtype="float16")
    assert core.sum(x).item() == 5000
    assert core.var(core.full((70000,), 3.0, dtype="bfloat16")).item() == 0
    y = tensor([300.0, 301.0], "float16")
    assert core.var(y).item() == 0.25  # its square would be infinite


def test_variance_does_not_cancel():
    x = RANDOM.standard_normal((3, 10000)) + 1e8
    assert np.allclose(values(core.var(tensor(x), axis=1)), x.var(1), rtol=1e-9)
    assert np.allclose(values(core.std(tensor(x))), x.std(), rtol=1e-9)
    assert np.allclose(values(core.var(tensor(x), axis=0)), x.var(0), rtol=1e-9)


@pytest.mark.parametrize("axis", [None, 0, 1, 2, (0, 2), (0, 1, 2), (1,)])
def test_two_passes_over_any_axes(axis):
    x = RANDOM.standard_normal((7, 33, 65))
    for t in (tensor(x), tensor(x.transpose(2, 0, 1)).permute_dims([1, 2, 0])):
        assert np.allclose(values(core.var(t, axis=axis)), x.var(axis))
        expected = np.logaddexp.reduce(x, axis=axis)
        assert np.allclose(values(core.logsumexp(t, axis)), expected)
        both = core.std_mean(t, axis=axis, correction=0)
        assert np.allclose(values(both.std), x.std(axis))
        assert np.allclose(values(both.mean), x.mean(axis))


def test_large_reductions_to_one_result():
    x = RANDOM.standard_normal(200_000)
    t = tensor(x)
    assert np.isclose(core.var(t).item(), x.var())
    assert np.isclose(core.logsumexp(t).item(), np.logaddexp.reduce(x))
    assert core.aminmax(t).max.item() == x.max()


# ---- gradients ---------------------------------------------------------------------------------
@pytest.mark.parametrize("x", [[2.0, 3.0, 4.0], [2.0, 0.0, 4.0], [0.0, 3.0, 0.0]])
@pytest.mark.parametrize("name", ["prod", "cumulative_prod"])
def test_products_with_zeros(x, name):
    torch = pytest.importorskip("torch")
    mine = getattr(core, name)
    theirs = torch.prod if name == "prod" else lambda t: torch.cumprod(t, 0)
    t = torch.tensor(x, dtype=torch.float64, requires_grad=True)
    (g,) = torch.autograd.grad(theirs(t).sum(), t, create_graph=True)
    (h,) = torch.autograd.grad((g * g).sum() + 0 * t.sum(), t)
    leaf = tensor(x)
    leaf.requires_grad = True
    (first,) = core.autograd.grad(mine(leaf).sum(), leaf, create_graph=True)
    (second,) = core.autograd.grad((first * first).sum(), leaf)
    assert np.allclose(values(first), g.detach().numpy())
    assert np.allclose(values(second), h.numpy())


def test_product_over_several_axes_with_zeros():
    x = RANDOM.integers(-2, 3, (3, 4, 2)).astype("float64")
    for axis in (None, 1, (0, 2), (2, 0, 1)):
        found = gradient(lambda t, axis=axis: core.prod(t, axis=axis), x)
        expected = np.empty_like(x)
        for at in np.ndindex(x.shape):
            y = x.copy()
            y[at] = 1
            one = np.prod(y, axis=axis, keepdims=True)
            expected[at] = np.broadcast_to(one, x.shape)[at]
        assert np.allclose(found, expected)


def test_no_deviation_no_gradient():
    assert gradient(core.std, [2.0, 2.0]).tolist() == [0, 0]
    assert gradient(core.std_mean, [2.0, 2.0]).tolist() == [0, 0]
    assert gradient(core.var, [2.0, 2.0]).tolist() == [0, 0]


def test_ties_share_or_the_last_takes_it():
    x = [[1.0, 3.0, 3.0]]
    assert gradient(core.amax, x).tolist() == [[0, 0.5, 0.5]]
    assert gradient(lambda t: core.cummax(t, 1), x).tolist() == [[1, 1, 1]]
    assert core.cummax(tensor(x), 1).indices.tolist() == [[0, 1, 2]]
    assert core.cummin(tensor([1.0, nan, 0.0, nan]), 0).indices.tolist() == [0, 1, 1, 3]


def test_recurrence_forgets_at_zero():
    a, x = tensor([1.0, 2.0, 0.0, 1.0]), tensor([1.0, inf, 5.0, 1.0])
    # 0 * inf is NaN in IEEE arithmetic; a finite past is forgotten
    found = core.ops.core.linear_recurrence(a, tensor([1.0, 7.0, 5.0, 1.0])).tolist()
    assert found == [1, 9, 5, 6]
    assert math.isnan(core.ops.core.linear_recurrence(a, x)[2].item())


# ---- beside PyTorch ----------------------------------------------------------------------------
def _cases():
    def pair(name, *args, theirs=None, **kwargs):
        return pytest.param(name, args, kwargs, theirs or name, id=f"{name}{args}{kwargs}")

    yield pair("logsumexp", 1)
    yield pair("logsumexp", (0, 2), True)
    yield pair("logcumsumexp", 1)
    yield pair("cummax", 0)
    yield pair("cummin", -1)
    yield pair("amax", (0, 1))
    yield pair("amin", 2, True)
    yield pair("nansum", 1)
    yield pair("nanmean", 0)
    yield pair("diff", 2, 1)
    yield pair("kthvalue", 3, 1)
    yield pair("topk", 3, 1)
    yield pair("topk", 2, 0, False)
    yield pair("median")
    yield pair("median", 1)
    yield pair("nanmedian", 1, True)
    yield pair("mode", 1)
    yield pair("quantile", 0.3, 1)
    yield pair("nanquantile", 0.8, 0, True)
    yield pair("quantile", 0.4)
    yield pair("msort")
    yield pair("trapezoid")
    yield pair("cumulative_trapezoid")
    yield pair("count_nonzero", 1)


@pytest.mark.parametrize(("name", "args", "kwargs", "theirs"), list(_cases()))
def test_agrees_with_pytorch(name, args, kwargs, theirs):
    torch = pytest.importorskip("torch")
    x = RANDOM.standard_normal((4, 5, 3))
    t = torch.tensor(x, requires_grad=True)
    leaf = tensor(x)
    leaf.requires_grad = True
    expected, found = getattr(torch, theirs)(t, *args, **kwargs), getattr(core, name)(leaf, *args)
    parts = expected if isinstance(expected, tuple) else (expected,)
    mine = found if isinstance(found, tuple) else (found,)
    assert len(parts) == len(mine)
    for a, b in zip(mine, parts, strict=True):
        assert a.shape == tuple(b.shape)
        assert np.allclose(values(a), b.detach().numpy())
    if parts[0].requires_grad:
        g = RANDOM.standard_normal(tuple(parts[0].shape))
        (expected,) = torch.autograd.grad(parts[0], t, torch.tensor(g))
        (found,) = core.autograd.grad(mine[0], leaf, tensor(g))
        assert np.allclose(values(found), expected.numpy())


@pytest.mark.parametrize("name", ["var", "std"])
@pytest.mark.parametrize("correction", [0, 1, 2])
def test_variance_agrees_with_pytorch(name, correction):
    torch = pytest.importorskip("torch")
    for dtype in ("float64", "complex128"):
        x = RANDOM.standard_normal((4, 5)).astype(dtype)
        x = x + (1j * RANDOM.standard_normal((4, 5)) if dtype[0] == "c" else 0)
        t = torch.tensor(x, requires_grad=True)
        expected = getattr(torch, name)(t, dim=1, correction=correction)
        (slope,) = torch.autograd.grad(expected.sum(), t)
        found = getattr(core, name)(tensor(x), axis=1, correction=correction)
        mine = gradient(lambda a: getattr(core, name)(a, axis=1, correction=correction), x)
        assert np.allclose(values(found), expected.detach().numpy())
        assert np.allclose(mine, slope.numpy())


def test_covariance_agrees_with_pytorch():
    torch = pytest.importorskip("torch")
    x = RANDOM.standard_normal((3, 6))
    f, a = RANDOM.integers(1, 4, 6), RANDOM.uniform(0.5, 2, 6)
    for weights in ({}, {"fweights": f}, {"aweights": a}, {"fweights": f, "aweights": a}):
        mine = core.cov(tensor(x), **{k: tensor(v) for k, v in weights.items()})
        theirs = torch.cov(
            torch.tensor(x), **{k: torch.tensor(v) for k, v in weights.items()}
        ).numpy()
        assert np.allclose(values(mine), theirs)
    z = x + 1j * RANDOM.standard_normal((3, 6))
    assert np.allclose(values(core.cov(tensor(z))), torch.cov(torch.tensor(z)).numpy())
    assert np.allclose(values(core.corrcoef(tensor(z))), torch.corrcoef(torch.tensor(z)).numpy())


@pytest.mark.parametrize("how", ["linear", "lower", "higher", "midpoint", "nearest"])
def test_quantiles_agree_with_pytorch(how):
    torch = pytest.importorskip("torch")
    x, q = RANDOM.standard_normal((4, 7)), np.array([0, 0.25, 0.5, 0.7, 1])
    x[0, 3] = x[2] = nan
    for name in ("quantile", "nanquantile"):
        mine = getattr(core, name)(tensor(x), tensor(q), 1, interpolation=how)
        theirs = getattr(torch, name)(torch.tensor(x), torch.tensor(q), 1, interpolation=how)
        assert np.allclose(values(mine), theirs.numpy(), equal_nan=True)


def test_quantile_of_infinities():
    x = tensor([-inf, -inf, 1.0, inf, inf])
    assert core.quantile(x, tensor([0.0, 0.25, 0.5, 1.0])).tolist() == [-inf, -inf, 1, inf]


def test_medians_of_nan():
    x = tensor([[1.0, nan, 0.0], [3.0, 1.0, 2.0], [nan, nan, nan]])
    found = core.median(x, 1)
    assert np.array_equal(values(found.values), [nan, 2, nan], equal_nan=True)
    assert found.indices.tolist() == [1, 2, 0]
    assert np.array_equal(values(core.nanmedian(x, 1).values), [0, 2, nan], equal_nan=True)
    assert core.median(tensor([2, 1, 4, 3])).item() == 2


# ---- programs ----------------------------------------------------------------------------------
@pytest.mark.usefixtures("room_for_programs")
def test_new_shapes_compile_nothing():
    from core.bodies.cpu_kernels import compiled_count

    def run(n, m):
        x = tensor(RANDOM.standard_normal((n, m)).astype("float32"))
        core.var(x, axis=1), core.var(x, axis=0), core.logsumexp(x), core.cummax(x, 1)
        core.topk(x, min(m, n), 1), core.sort(x), core.argsort(x), core.median(x, 1)
        core.nonzero(x > 0), core.searchsorted(core.sort(x[0]), x), core.unique_all(x)
        core.cumulative_prod(x, axis=1, include_initial=True), core.aminmax(x, axis=1)

    run(6, 40)
    before = compiled_count()
    for n in (2, 7, 19):
        run(n, 3 * n + 5)
    assert compiled_count() == before


@pytest.mark.parametrize("dtype", ["float32", "float64", "int32"])
@pytest.mark.parametrize("name", ["sum", "max", "min", "prod", "mean", "var"])
def test_reductions_whose_last_axis_stays_and_is_short(name, dtype):
    """Few columns are reduced in several rows at a time."""
    if dtype == "int32" and name in ("mean", "var", "prod"):
        pytest.skip("there is none of integers, or it overflows")
    for width in (1, 2, 3, 8, 15, 16, 17):
        for rows in (1, 7, 8, 9, 133, 1500):
            x = (RANDOM.uniform(0.9, 1.1, (2, rows, width + 2)) * 10).astype(dtype)
            x = x / x.dtype.type(10) if dtype != "int32" else x
            for part in (x[..., 2:], x[:, ::-1, :-2], x[..., :-2] + 0):
                found = values(getattr(core, name)(tensor(part), axis=1))
                expected = getattr(np, name)(part.astype("float64"), axis=1)
                np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-6)


def test_a_maximum_of_few_columns_keeps_nan_and_infinities():
    x = np.full((40, 3), -inf, "float32")
    x[17, 1] = nan
    x[39, 2] = 5
    assert str(core.max(tensor(x), axis=0).tolist()) == "[-inf, nan, 5.0]"
