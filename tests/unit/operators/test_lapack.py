"""Eigenvalues of general matrices, pseudo-inverses and ranks: values, stacks, refusals."""

import numpy as np
import pytest

import core
from core import errors

DTYPES = ["float32", "float64", "complex64", "complex128"]


def matrices(*shape, dtype="float64", seed=0):
    parts = np.random.default_rng(seed).standard_normal((2, *shape))
    x = parts[0] + 1j * parts[1] if dtype.startswith("complex") else parts[0]
    return x.astype(dtype)


def tolerance(dtype):
    return 2e-4 if dtype in ("float32", "complex64") else 1e-10


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(1, 1), (4, 4), (3, 5, 5), (2, 0, 2, 2), (0, 0)])
def test_eigenvectors_are_scaled_by_their_matrix(shape, dtype):
    x = matrices(*shape, dtype=dtype)
    values, vectors = core.linalg.eig(core.asarray(x))
    w, v = np.asarray(values), np.asarray(vectors)
    wide = {"float32": "complex64", "float64": "complex128"}.get(dtype, dtype)
    assert (w.dtype, v.dtype, w.shape, v.shape) == (wide, wide, shape[:-1], shape)
    np.testing.assert_allclose(x @ v, v * w[..., None, :], atol=tolerance(dtype))
    np.testing.assert_allclose(np.linalg.norm(v, axis=-2), np.ones(shape[:-1]), rtol=1e-5)
    alone = np.asarray(core.linalg.eigvals(core.asarray(x)))
    want = np.linalg.eigvals(x.astype("complex128"))
    for got in (w, alone):
        ordered = [np.sort_complex(a.round(3)) for a in (got.reshape(-1), want.reshape(-1))]
        np.testing.assert_allclose(*ordered, atol=2e-3)


def test_eigenvalues_of_other_layouts_and_of_pairs():
    turn = core.asarray([[0.0, -2.0], [2.0, 0.0]])
    assert sorted(core.linalg.eigvals(turn.mT).imag.tolist()) == [-2, 2]
    assert core.linalg.eigvals(core.asarray([[1.0, 1.0], [0.0, 1.0]])).real.tolist() == [1, 1]


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_matrices_that_are_not_finite_are_refused(value):
    x = core.asarray([[1.0, value], [0.0, 1.0]])
    for fn in (core.linalg.eig, core.linalg.eigvals):
        with pytest.raises(errors.CoreError):
            fn(x)
    with pytest.raises(errors.ShapeError):
        core.linalg.eig(core.zeros((2, 3)))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(3, 3), (2, 4, 2), (2, 2, 5), (0, 3), (3, 0)])
def test_pseudo_inverses_and_ranks_are_numpys(shape, dtype):
    x = matrices(*shape, dtype=dtype)
    if x.size:
        x[..., -1, :] = x[..., 0, :]  # one row less than there are
    wide = x.astype("complex128" if dtype.startswith("complex") else "float64")
    cut = max(shape[-2:]) * np.finfo(dtype).eps
    got = np.asarray(core.linalg.pinv(core.asarray(x)))
    assert got.dtype == dtype
    np.testing.assert_allclose(got, np.linalg.pinv(wide, rcond=cut), atol=tolerance(dtype))
    rank = core.linalg.matrix_rank(core.asarray(x))
    assert rank.dtype == core.int64
    assert rank.tolist() == np.linalg.matrix_rank(wide, rtol=cut).tolist() if x.size else True


def test_the_share_below_which_values_count_as_none_may_differ():
    x = core.asarray([[[4.0, 0.0], [0.0, 1.0]], [[4.0, 0.0], [0.0, 1.0]]])
    rtol = core.asarray([0.1, 0.5])
    assert core.linalg.matrix_rank(x, rtol=rtol).tolist() == [2, 1]
    assert core.linalg.matrix_rank(x, rtol=0.25).tolist() == [1, 1]  # at most counts as none
    assert core.linalg.pinv(x, rtol=rtol)[1].tolist() == [[0.25, 0.0], [0.0, 0.0]]
    with pytest.raises(errors.DtypeError, match="rtol"):
        core.linalg.pinv(x, rtol=core.asarray(1))
    with pytest.raises(errors.ShapeError):
        core.linalg.matrix_rank(x, rtol=core.asarray([0.1, 0.1, 0.1]))
