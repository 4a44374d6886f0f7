"""Products of matrices: as tiles for what the device is, and with what reads them in one kernel."""

from __future__ import annotations

import numpy as np
import pytest

import core


def tensor(rng, *shape, dtype="float32"):
    return core.asarray(rng.standard_normal(shape)).astype(dtype)


def close(made, expected, tolerance=2e-5):
    made, expected = (np.asarray(t.to("cpu").astype("float64")) for t in (made, expected))
    scale = 1 + np.max(np.abs(expected), initial=0)
    np.testing.assert_allclose(made, expected, rtol=0, atol=tolerance * scale)


@pytest.mark.parametrize("m, k, n", [(1, 9, 70), (97, 129, 65), (200, 1, 3), (0, 3, 4), (6, 0, 2)])
@pytest.mark.parametrize("turned", ["", "a", "b", "ab"])
def test_sizes_and_orders(xpu, m, k, n, turned):
    rng = np.random.default_rng(0)
    a = tensor(rng, k, m).mT if "a" in turned else tensor(rng, m, k)
    b = tensor(rng, n, k).mT if "b" in turned else tensor(rng, k, n)
    with core.config.override(fallback="error"):
        close(a.to(xpu) @ b.to(xpu), a @ b)


@pytest.mark.parametrize(
    "a, b", [((3, 5, 7), (7, 4)), ((1, 30, 20), (6, 20, 70)), ((2, 1, 40, 33), (3, 33, 2))]
)
def test_batches_that_broadcast(xpu, a, b):
    rng = np.random.default_rng(0)
    a, b = tensor(rng, *a), tensor(rng, *b)
    with core.config.override(fallback="error"):
        close(a.to(xpu) @ b.to(xpu), a @ b)


def linear_gelu(x, weight, bias):
    return core.gelu(core.linear(x, weight, bias))


def scaled_residual(a, b, residual):
    return residual + core.relu(a @ b) * 2


def two_results(a, b):
    product = a @ b
    return core.tanh(product), product * 2


CASES = {
    "linear": (linear_gelu, (33, 40), (50, 40), (50,)),
    "rows of a batch": (linear_gelu, (2, 3, 5, 7), (9, 7), (9,)),
    "one row": (linear_gelu, (1, 40), (50, 40), (50,)),
    "no sums": (linear_gelu, (3, 0), (5, 0), (5,)),
    "no rows": (linear_gelu, (0, 4), (5, 4), (5,)),
    "residual": (scaled_residual, (100, 130), (130, 70), (100, 70)),
    "batch": (scaled_residual, (4, 5, 7), (4, 7, 3), (4, 5, 3)),
    "broadcast": (scaled_residual, (1, 5, 7), (4, 7, 3), (5, 1)),
    "a dimension more": (scaled_residual, (5, 7), (7, 3), (1, 5, 3)),
    "two results": (two_results, (50, 70), (70, 33)),
}


@pytest.mark.parametrize(
    ("name", "dtype"),
    [*((name, "float32") for name in CASES)]
    + [("two results", dtype) for dtype in ("float16", "float64", "complex64")],
)
def test_what_reads_a_product_is_done_with_its_sums(xpu, name, dtype):
    fn, *shapes = CASES[name]
    rng = np.random.default_rng(0)
    args = [tensor(rng, *shape, dtype=dtype) for shape in shapes]
    compiled = core.compile(fn, fullgraph=True)
    expected = fn(*args)
    with core.config.override(fallback="error"):
        for _ in range(2):
            made = compiled(*(t.to(xpu) for t in args))
            pairs = [(made, expected)] if isinstance(made, core.Tensor) else zip(made, expected)
            for one, other in pairs:
                assert one.dtype == other.dtype and one.shape == other.shape
                close(one, other, 4e-3 if dtype == "float16" else 2e-5)
    names = [node.op.name for node in compiled.optimized[0].nodes]
    assert [n for n in names if n.startswith("fused::matmul_")], names
    assert "core::matmul" not in names


def test_a_product_that_is_returned_too_stays(xpu):
    rng = np.random.default_rng(0)
    a, b = tensor(rng, 3, 4).to(xpu), tensor(rng, 4, 5).to(xpu)
    compiled = core.compile(lambda a, b: (core.relu(a @ b), a @ b), fullgraph=True)
    for made, expected in zip(compiled(a, b), (core.relu(a @ b), a @ b), strict=True):
        close(made, expected)


def test_nan_and_infinity_go_through(xpu):
    a = core.asarray([[1.0, float("nan")], [float("inf"), 1.0], [1.0, 1.0]]).to(xpu)
    made = core.compile(lambda a, b: (a @ b) + 1)(a, core.ones((2, 3), device=xpu)).to("cpu")
    assert np.isnan(np.asarray(made)).all(axis=1).tolist() == [True, False, False]
    assert np.isinf(np.asarray(made))[1].all()


def test_gradients(xpu):
    rng = np.random.default_rng(0)
    args = [tensor(rng, *shape) for shape in ((6, 9), (5, 9), (5,))]
    there = [t.to(xpu) for t in args]
    for t in (*args, *there):
        t.requires_grad_()
    core.sum(linear_gelu(*args)).backward()
    core.sum(core.compile(linear_gelu, fullgraph=True)(*there)).backward()
    for here, other in zip(args, there, strict=True):
        close(other.grad, here.grad)
