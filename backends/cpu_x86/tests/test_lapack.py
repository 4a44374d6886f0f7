"""LAPACK, called natively: stacks, layouts, dtypes, and matrices that it refuses."""

import numpy as np
import pytest

import core

pytest.importorskip("core_backend_cpu_x86._kernels")
from core_backend_cpu_x86.kernels import load_blas

if isinstance(load_blas(), str):
    pytest.skip(f"OpenBLAS: {load_blas()}", allow_module_level=True)

pytestmark = pytest.mark.native
DTYPES = {"float32": 2e-3, "float64": 1e-9, "complex64": 2e-3, "complex128": 1e-9}
SHAPES = [(3, 3), (1, 1), (2, 3, 3), (40, 40), (4, 2), (2, 4), (3, 2, 5), (3, 5, 2)]
SQUARE = [shape for shape in SHAPES if shape[-1] == shape[-2]]


def matrices(shape, dtype):
    random = np.random.default_rng(0)
    x = random.standard_normal(shape)
    if dtype.startswith("complex"):
        x = x + 1j * random.standard_normal(shape)
    return x.astype(dtype)


def adjoint(x):
    return np.conj(np.swapaxes(x, -1, -2))


def close(mine, theirs, dtype):
    mine = np.asarray(mine)
    np.testing.assert_allclose(mine, theirs, rtol=DTYPES[dtype], atol=DTYPES[dtype])


def served(op, *args):
    return "cpu_x86" in str(core.explain(op, *args))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES)
def test_factors_give_the_matrix_again(shape, dtype):
    x = matrices(shape, dtype)
    c, k = core.asarray(x), min(shape[-2:])
    assert served(core.linalg.svd, c) and served(core.linalg.qr, c)
    for full in (True, False):
        u, s, vh = (np.asarray(t) for t in core.linalg.svd(c, full_matrices=full))
        close((u[..., :k] * s[..., None, :]) @ vh[..., :k, :], x, dtype)
        close(
            adjoint(u) @ u,
            np.broadcast_to(np.eye(u.shape[-1]), adjoint(u).shape[:-1] + u.shape[-1:]),
            dtype,
        )
    close(core.linalg.svdvals(c), np.linalg.svd(x, compute_uv=False), dtype)
    for mode in ("reduced", "complete"):
        for mine, theirs in zip(
            core.linalg.qr(c, mode=mode), np.linalg.qr(x, mode=mode), strict=True
        ):
            close(mine, theirs, dtype)
    p, low, up = (np.asarray(t) for t in core.lu_unpack(*core.linalg.lu_factor(c)))
    close(p @ low @ up, x, dtype)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SQUARE)
def test_square_matrices(shape, dtype):
    x = matrices(shape, dtype)
    c, n = core.asarray(x), shape[-1]
    close(core.linalg.det(c), np.linalg.det(x), dtype)
    for mine, theirs in zip(core.linalg.slogdet(c), np.linalg.slogdet(x), strict=True):
        close(mine, theirs, dtype)
    close(core.linalg.inv(c) @ c, np.broadcast_to(np.eye(n), shape), dtype)
    for right in ((*shape[:-1], 4), (n, 4), (n,)):
        b = matrices(right, dtype)
        columns = b if b.ndim > 1 else b[:, None]
        solution = np.asarray(core.linalg.solve(c, core.asarray(b)))
        solution = solution if b.ndim > 1 else solution[..., None]
        close(x @ solution, np.broadcast_to(columns, solution.shape), dtype)
    definite = (x @ adjoint(x) / n + np.eye(n)).astype(dtype)
    d = core.asarray(definite)
    close(core.linalg.cholesky(d), np.linalg.cholesky(definite), dtype)
    close(core.linalg.cholesky(d, upper=True), adjoint(np.linalg.cholesky(definite)), dtype)
    w, v = (np.asarray(t) for t in core.linalg.eigh(d))
    close((v * w[..., None, :]) @ adjoint(v), definite, dtype)
    close(core.linalg.eigvalsh(d), w, dtype)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("n", [5, 33, 100])  # whole, and by halves
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("upper", [False, True])
def test_triangles(dtype, n, turned, upper):
    x = matrices((2, n, n), dtype) + (20 * np.eye(n)).astype(dtype)
    c = core.asarray(np.ascontiguousarray(np.swapaxes(x, -1, -2))).mT if turned else core.asarray(x)
    for left, unit in ((True, False), (False, False), (True, True), (False, True)):
        a = x / 20 if unit else x
        triangle = np.triu(a) if upper else np.tril(a)
        if unit:
            triangle = triangle - triangle * np.eye(n) + np.eye(n)
        b = matrices((2, n, 3) if left else (2, 3, n), dtype)
        options = {"upper": upper, "left": left, "unitriangular": unit}
        given = c / 20 if unit else c
        solution = np.asarray(core.linalg.solve_triangular(given, core.asarray(b), **options))
        close(triangle @ solution if left else solution @ triangle, b, dtype)


def test_what_lapack_refuses_is_said_in_words_and_leaves_out_as_it_was():
    stack = np.stack([np.eye(2), np.zeros((2, 2))]).astype("float32")
    for call in (core.linalg.inv, core.linalg.cholesky):
        out = core.ones((2, 2, 2))
        with pytest.raises(core.errors.LinAlgError):
            call(core.asarray(stack), out=out)
        assert float(out.sum()) == 8
    nothing = core.asarray(np.full((3, 3), np.nan, "float32"))
    with pytest.raises(core.errors.LinAlgError):
        core.linalg.svd(nothing)
    sign, logabs = core.linalg.slogdet(core.zeros((2, 2)))
    assert float(sign) == 0 and float(logabs) == -np.inf
    assert core.linalg.inv(core.zeros((0, 0))).shape == (0, 0)


@pytest.mark.parametrize("shape", [(64, 24, 24), (130, 130)])
def test_stacks_and_right_sides_are_shared_over_the_threads(shape):
    x = matrices(shape, "float64") + 20 * np.eye(shape[-1])
    b, upper = matrices(shape, "float64")[..., :-1], np.triu(x)
    before = core.get_num_threads()
    try:
        core.set_num_threads(2)
        close(core.linalg.inv(core.asarray(x)), np.linalg.inv(x), "float64")
        close(core.linalg.solve(core.asarray(x), core.asarray(b)), np.linalg.solve(x, b), "float64")
        for left, right in ((True, b), (False, np.ascontiguousarray(np.swapaxes(b, -1, -2)))):
            got = core.linalg.solve_triangular(
                core.asarray(x), core.asarray(right), upper=True, left=left
            )
            close(upper @ np.asarray(got) if left else np.asarray(got) @ upper, right, "float64")
    finally:
        core.set_num_threads(before)
