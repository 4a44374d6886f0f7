"""Cholesky factors, triangles and equations that core solves itself: sizes beside whole blocks,
layouts, threads, and what is left to LAPACK."""

import numpy as np
import pytest

import core

pytest.importorskip("core_backend_cpu_x86._kernels")
pytestmark = pytest.mark.native

NEAR = {"float32": 2e-4, "float64": 1e-12}
SIZES = [1, 2, 7, 8, 9, 16, 31, 33, 64, 100, 257]


def definite(n, dtype, *batch):
    x = np.random.default_rng(n).standard_normal((*batch, n, n))
    return (x @ np.swapaxes(x, -1, -2) / n + np.eye(n)).astype(dtype)


def near(mine, theirs, dtype):
    limit = NEAR[dtype] * max(np.abs(theirs).max(), 1)
    np.testing.assert_allclose(np.asarray(mine), theirs, rtol=0, atol=limit)


@pytest.mark.parametrize("dtype", NEAR)
@pytest.mark.parametrize("n", SIZES)
def test_factors_are_those_of_float64(n, dtype):
    for x in (definite(n, dtype), definite(n, dtype, 3)):
        want = np.linalg.cholesky(x.astype("float64"))
        near(core.linalg.cholesky(core.asarray(x)), want, dtype)
        upper = core.linalg.cholesky(core.asarray(x), upper=True)
        near(upper, np.swapaxes(want, -1, -2), dtype)


@pytest.mark.parametrize("bad", [0.0, -1.0])
@pytest.mark.parametrize("at", [0, 7, 8, 40])
def test_a_matrix_of_a_stack_that_is_refused_leaves_the_result_as_it_was(at, bad):
    x = np.stack([np.eye(41)] * 3).astype("float32")
    x[1, at, at] = bad
    out = core.ones((3, 41, 41))
    with pytest.raises(core.errors.LinAlgError):
        core.linalg.cholesky(core.asarray(x), out=out)
    assert float(out.sum()) == 3 * 41 * 41


@pytest.mark.parametrize("dtype", NEAR)
@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("upper", [False, True])
def test_triangles_of_every_layout_are_solved(n, dtype, upper):
    rng = np.random.default_rng(n)
    x = rng.standard_normal((2, n, n)).astype(dtype) + (2 * n * np.eye(n)).astype(dtype)
    wide = np.zeros((2 * n, 3 * n), dtype)
    wide[::2, ::3] = x[0]
    layouts = {
        "stack": core.asarray(x),
        "one": core.asarray(x[0]),
        "turned": core.asarray(np.ascontiguousarray(x[0].T)).mT,
        "apart": core.asarray(wide)[::2, ::3],
    }
    for columns in (1, 31, 32, 33, 70):
        for name, a in layouts.items():
            b = rng.standard_normal((2, n, columns)).astype(dtype)[: 2 if name == "stack" else 1]
            for unit in (False, True):
                t = (x if name == "stack" else x[:1]).astype("float64") / (2 * n if unit else 1)
                t = np.triu(t) if upper else np.tril(t)
                t = t - t * np.eye(n) + np.eye(n) if unit else t
                given = a / (2 * n) if unit else a
                got = core.linalg.solve_triangular(
                    given, core.asarray(b), upper=upper, unitriangular=unit
                )
                near(t @ np.asarray(got).astype("float64"), b, dtype)


@pytest.mark.parametrize("dtype", NEAR)
@pytest.mark.parametrize("n", [*SIZES, 32, 96, 130])
def test_equations_are_solved_and_matrices_inverted(n, dtype):
    rng = np.random.default_rng(n)
    x = rng.standard_normal((2, n, n)).astype(dtype)
    x += (np.sqrt(n) * np.eye(n)[rng.permutation(n)]).astype(dtype)  # pivots are elsewhere
    for a in (x, x[:1], x[0]):
        inverse = np.linalg.inv(a.astype("float64"))
        near(core.linalg.inv(core.asarray(a)), inverse, dtype)
        for columns in (16, 32, 33, 70):
            for b in (rng.standard_normal((2, n, columns)), rng.standard_normal((n, columns))):
                b = b.astype(dtype)
                got = core.linalg.solve(core.asarray(a), core.asarray(b))
                near(got, inverse @ b.astype("float64"), dtype)


@pytest.mark.parametrize("n", [3, 40, 100])
def test_a_singular_matrix_of_a_stack_leaves_the_result_as_it_was(n):
    x = np.stack([np.eye(n)] * 3).astype("float32")
    x[1, -1] = x[1, -2]
    for call in (
        lambda out: core.linalg.inv(core.asarray(x), out=out),
        lambda out: core.linalg.solve(core.asarray(x), core.ones((3, n, n)), out=out),
    ):
        out = core.ones((3, n, n))
        with pytest.raises(core.errors.LinAlgError):
            call(out)
        assert float(out.sum()) == 3 * n * n


def test_diagonals_of_any_size_divide():
    """The inverse of a number may overflow, and 0 divides as it does elsewhere."""
    b = np.full((2, 64), 2e-40, "float32")
    for small in (1e-40, 0.0, np.inf, np.nan):
        a = np.array([[1, 0], [0, small]], "float32")
        with np.errstate(all="ignore"):
            want = np.stack([b[0], b[1] / np.float32(small)])
        got = np.asarray(core.linalg.solve_triangular(core.asarray(a), core.asarray(b), upper=True))
        np.testing.assert_allclose(got[1], want[1], rtol=1e-5)


def test_there_may_be_nothing_to_solve():
    assert core.linalg.cholesky(core.zeros((0, 3, 3))).shape == (0, 3, 3)
    assert core.linalg.cholesky(core.zeros((0, 0))).shape == (0, 0)
    empty = core.linalg.solve_triangular(core.zeros((4, 4)), core.zeros((4, 0)), upper=True)
    assert empty.shape == (4, 0)


@pytest.mark.parametrize("dtype", NEAR)
def test_threads_give_the_same_bits(dtype):
    x = core.asarray(definite(130, dtype, 5))
    b = core.asarray(np.random.default_rng(1).standard_normal((130, 300)).astype(dtype))
    before, found = core.get_num_threads(), []
    try:
        for threads in (1, 2, 3):
            core.set_num_threads(threads)
            found.append(
                [
                    np.asarray(core.linalg.cholesky(x)),
                    np.asarray(core.linalg.solve_triangular(x[0], b, upper=True)),
                    np.asarray(core.linalg.solve_triangular(x[0], b, upper=False)),
                    np.asarray(core.linalg.inv(x)),
                    np.asarray(core.linalg.solve(x[0], b)),
                ]
            )
    finally:
        core.set_num_threads(before)
    for others in found[1:]:
        for mine, theirs in zip(found[0], others, strict=True):
            assert np.array_equal(mine, theirs)


@pytest.mark.parametrize("mode", ["reduced", "complete"])
@pytest.mark.parametrize(
    "shape", [(1, 1), (5, 5), (4, 9), (9, 4), (33, 32), (32, 33), (70, 70), (130, 40), (3, 20, 20)]
)
def test_reflections_are_those_of_lapack(shape, mode):
    x = np.random.default_rng(0).standard_normal(shape).astype("float32")
    for scale in (1, 1e30, 1e-30):
        y = (x * np.float32(scale)).astype("float32")
        q, r = (np.asarray(t) for t in core.linalg.qr(core.asarray(y), mode=mode))
        wants = np.linalg.qr(y.astype("float64"), mode=mode)
        near(q, wants[0], "float32")
        near(r / np.float32(scale), wants[1] / scale, "float32")
        assert np.array_equal(r, np.triu(r))


def test_columns_of_one_number_are_not_reflected():
    x = np.triu(np.random.default_rng(0).standard_normal((6, 6))).astype("float32")
    x[:, 3] = 0
    q, r = (np.asarray(t) for t in core.linalg.qr(core.asarray(x)))
    assert np.array_equal(q, np.eye(6)) and np.array_equal(r, x)
    x[2, 1] = np.nan
    assert np.isnan(np.asarray(core.linalg.qr(core.asarray(x))[1])).any()


@pytest.mark.parametrize("dtype", NEAR)
def test_every_instruction_set_computes_the_same(kernels, dtype):
    for n in (5, 37, 70):
        x = definite(n, dtype)
        b = np.random.default_rng(n).standard_normal((n, 67)).astype(dtype)
        wide = x.astype("float64")
        near(kernels.run("core::linalg_cholesky", np.empty_like(x), x, False),
             np.linalg.cholesky(wide), dtype)  # fmt: skip
        got = kernels.run(
            "core::linalg_solve_triangular", np.empty_like(b), x, b, True, True, False
        )
        near(np.triu(wide) @ got.astype("float64"), b, dtype)
        got = kernels.run("core::linalg_solve", np.empty_like(b), x, b)
        near(wide @ got.astype("float64"), b, dtype)
