"""Cases of which PyTorch's own tests showed that core had them wrong, or not at all."""

import numpy as np
import pytest

import core


def test_take_along_axis_broadcasts_the_other_axes():
    x = np.arange(24.0).reshape(2, 3, 4)
    for index, axis in (([[[0, 2]]], 2), ([[[1], [0], [-1]]], 1), ([[[1, 0, 1, 0]]], 0)):
        want = np.take_along_axis(x, np.asarray(index), axis)
        got = core.take_along_axis(core.asarray(x), core.asarray(index), axis)
        assert np.array_equal(np.asarray(got), want)
        assert np.array_equal(np.take_along_axis(core.asarray(x), np.asarray(index), axis), want)
    rows = core.asarray([[1.0, 2.0]]).requires_grad_()
    index = core.asarray([[0, 1], [1, 1]])
    core.take_along_axis(rows, index, 1).sum().backward()
    assert rows.grad.tolist() == [[1.0, 3.0]]
    with pytest.raises(core.errors.ShapeError):
        core.take_along_axis(core.ones((3, 3)), core.zeros((2, 3), dtype="int64"), 1)


@pytest.mark.parametrize("dtype", ["complex64", core.complex128, complex])
def test_complex_random_numbers(dtype):
    generator = core.Generator(0)
    x = np.asarray(core.randn(40000, dtype=dtype, generator=generator))
    assert x.dtype == core.dtype(dtype).name
    assert abs(np.var(x.real) - 0.5) < 0.02 and abs(np.var(x.imag) - 0.5) < 0.02
    assert abs(np.mean(x.real * x.imag)) < 0.02
    u = np.asarray(core.rand(40000, dtype=dtype, generator=generator))
    assert 0 <= u.real.min() and u.imag.max() < 1 and abs(u.imag.mean() - 0.5) < 0.02


def test_kinds_of_dtypes():
    assert core.bfloat16.is_floating_point and not core.int8.is_floating_point
    assert core.complex64.is_complex and not core.float32.is_complex


def test_gradient_beside_infinities():
    x = np.array([2, -2, np.inf, np.inf, -np.inf, -np.inf, np.inf, 3, -np.inf, 2, np.nan, 3, 0])
    with np.errstate(invalid="ignore"):
        for order in (1, 2):
            want = np.gradient(x, 0.5, edge_order=order)
            got = core.gradient(core.asarray(x), spacing=0.5, edge_order=order)[0]
            assert np.array_equal(np.asarray(got), want, equal_nan=True)


def test_parts_of_complex_numbers_are_written():
    x = core.zeros(3, dtype="complex64")
    x.real = core.asarray([1.0, 2.0, 3.0])
    x.imag = 4
    assert x.tolist() == [1 + 4j, 2 + 4j, 3 + 4j]
    y = core.ones(2)
    y.real = 5.0
    assert y.tolist() == [5.0, 5.0]
    assert core.compile(lambda z: setattr(z, "imag", z.real) or z * 1)(x).tolist() == [
        1 + 1j,
        2 + 2j,
        3 + 3j,
    ]
    with pytest.raises(core.errors.DtypeError):
        y.imag = 1.0


def test_a_norm_is_of_vectors_or_of_matrices():
    x = core.ones((2, 3, 4))
    assert float(core.linalg.norm(x, axis=(0, 1, 2))) == pytest.approx(24**0.5)
    with pytest.raises(core.errors.ShapeError, match="norm with ord=1 along 3 axes"):
        core.linalg.norm(x, 1, axis=(0, 1, 2))


def test_a_singular_matrix_has_an_infinite_condition_number():
    x = np.asarray([[[1.0, 2.0], [2.0, 4.0]], [[4.0, 0.0], [0.0, 2.0]]])
    for p in (1, -1, np.inf, "fro", "nuc"):
        got = np.asarray(core.linalg.cond(core.asarray(x), p))
        assert got[0] == np.inf and np.allclose(got[1], np.linalg.cond(x[1], p))
    y = core.asarray(x[1]).requires_grad_()
    core.linalg.cond(y, 1).backward()
    assert np.allclose(np.asarray(y.grad), [[0.5, 0], [0, -1]], atol=1e-6)


def test_a_covariance_without_a_degree_of_freedom_is_infinite():
    x = core.asarray([[1.0, 2.0, 3.0], [2.0, 2.0, 2.0]])
    for correction in (3, 4):
        got = np.asarray(core.cov(x, correction=correction))
        assert got[0, 0] == np.inf and np.isnan(got[1, 1])
