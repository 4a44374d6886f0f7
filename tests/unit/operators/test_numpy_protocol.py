"""NumPy's functions on tensors: what core has returns tensors, everything else NumPy's arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import core
from core import errors

A = np.arange(6, dtype=np.float32).reshape(2, 3)

# Each is evaluated on a tensor and on an array of the same numbers: the values agree.
COMPUTED_BY_CORE = """
x + np.ones(3)
np.ones(3) + x
np.ones(3, np.float32) - x
np.float64(2) * x
np.float32(2) ** x
x @ np.ones(3, np.float32)
np.ones((1, 2), np.float32) @ x
x == np.ones(3)
np.ones(3) < x
np.sin(x)
np.arctan2(x, x + 1)
np.power(x, 2)
np.absolute(x - 2)
np.logical_not(x)
np.add.reduce(x)
np.maximum.reduce(x, axis=1, keepdims=True)
np.add.accumulate(x, axis=1)
np.mean(x)
np.sum(x, axis=0)
np.sum(x, axis=(0, 1), keepdims=True)
np.std(x, ddof=1)
np.var(x, axis=1)
np.max(x, axis=0)
np.amin(x)
np.argmax(x, axis=1)
np.squeeze(x[None])
np.squeeze(x[None], axis=0)
np.concatenate([x, np.ones((1, 3), np.float32)])
np.stack([x, x], axis=1)
np.vstack([x, x])
np.where(x > 2, x, 0.0)
np.clip(x, 1, 2)
np.round(x / 3, 2)
np.cumsum(x)
np.cumsum(x, axis=1)
np.cumprod(x, 0)
np.dot(x, x.T)
np.dot(x, 2.0)
np.tensordot(x, x, axes=([1], [1]))
np.einsum("ij,kj->ik", x, x)
np.transpose(x)
np.transpose(x[None], (1, 0, 2))
np.reshape(x, (3, 2))
np.moveaxis(x, 0, 1)
np.expand_dims(x, 0)
np.broadcast_to(x, (2, 2, 3))
np.flip(x, axis=1)
np.roll(x, 1, axis=1)
np.tile(x, 2)
np.repeat(x, 2)
np.take(x, [0, 1], axis=1)
np.sort(-x)
np.nonzero(x)[1]
np.diff(x)
np.zeros_like(x)
np.full_like(x, 3, dtype=np.int32)
np.real(x)
np.imag(x)
np.trace(x[:, :2])
np.linalg.norm(x)
np.linalg.norm(x, axis=1)
np.linalg.norm(x, ord=1)
np.linalg.inv(x[:, :2] + np.eye(2, dtype=np.float32))
np.linalg.det(x[:, :2])
np.fft.fft(x)
np.fft.rfft(x, axis=0)
np.searchsorted(x[0], 1.5)
np.searchsorted(x[0], [0, 1.5], side="right")
np.searchsorted(x[0][::-1], x[1], sorter=np.array([2, 1, 0]))
np.outer(x, [1, 2])
np.vdot(x * 1j, x)
np.sort(-x, axis=None)
np.sort(-x, axis=0, kind="stable")
np.argsort(-x, axis=None)
np.diff(x, prepend=0)
np.diff(x, axis=0, append=[[7, 8, 9]])
np.expand_dims(x, (0, -1))
np.take(x, [0, 4])
np.take_along_axis(x, np.array([1, 0]), None)
np.where(np.array([[1, 0, 2]]), x, 0)
np.where(x, 1, 0)
np.repeat(x, [1, 2], axis=0)
np.atleast_2d(x[0], 1)[1]
np.logical_and(x, 2)
np.logical_or(0, x)
np.fabs(x.astype(i8))
np.linalg.norm(x.astype(i8))
np.linalg.inv((x[:, 1:] + np.eye(2)).astype(i8))
np.linalg.solve((x[:, 1:] + np.eye(2)).astype(i8), x[:, 0])
np.linalg.svd(x, full_matrices=False).S
np.sum(x.astype(i8), dtype="f8")
np.cumsum(x.astype(i8), dtype="i4")
np.add.reduce(x, dtype=np.float64)
np.ones_like(x, dtype="u1")
np.unstack(x)[1]
np.matrix_transpose(x)
np.clip(x, [0, 1, 2], [3, 3, 3])
np.clip([1, 2, 3], x, 5)
np.isclose(x, [0, 1, 3])
np.where(x > 0, [1, 2, 3], [4.5, 5, 6])
np.where([True, False, True], x, [1, 2, 3])
np.concatenate([x, [[1, 2, 3]]])
np.vstack([[1, 2, 3], x])
np.add(x, [1, 2, 3])
np.maximum([[1, 2, 3]], x)
np.logical_and(x, (1, 0, 1))
np.add(x, [x[0], x[1]])
np.tensordot(x, [1, 2, 3], 1)
np.kron(x, [1, 2])
np.meshgrid(x[0], [1.0, 2.0])[1]
np.take(x, [True, False])
np.take(x, [])
np.linalg.eigh(x[:, 1:]).eigenvalues
np.linalg.eigvalsh(x[:, 1:])
np.linalg.eigvalsh(x[:, 1:], "U")
np.linalg.eigvalsh(x[:, 1:] + np.array([[0, 1j], [2j, 0]], np.complex64))
"""


@pytest.mark.parametrize("text", COMPUTED_BY_CORE.strip().splitlines())
def test_what_core_has_is_core_s_and_agrees_with_numpy(text: str) -> None:
    got = eval(text, {"np": np, "x": core.asarray(A), "i8": core.int64})
    want = eval(text, {"np": np, "x": A, "i8": np.int64})
    assert type(got) is core.Tensor
    assert got.shape == want.shape
    if "dtype=" in text:
        assert np.asarray(got).dtype == want.dtype
    np.testing.assert_allclose(np.asarray(got), want, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint8", "int16", "int32", "int64"])
@pytest.mark.parametrize("function", [np.reciprocal, np.rint])
def test_integers_give_numpy_s_dtypes_and_values(function: Any, dtype: str) -> None:
    array = np.array([1, 2, -1, 127, -127]).astype(dtype)
    got, want = function(core.asarray(array)), function(array)
    assert type(got) is core.Tensor and np.asarray(got).dtype == want.dtype
    np.testing.assert_array_equal(np.asarray(got), want)


def test_one_triangle_determines_eigenvectors() -> None:
    a = np.array([[-2, -1], [1, 2]], "f4")
    for side in ("L", "U"):
        values, vectors = map(np.asarray, np.linalg.eigh(core.asarray(a), UPLO=side))
        part = np.tril(a) if side == "L" else np.triu(a)
        whole = part + part.T - np.diag(np.diag(a))
        np.testing.assert_allclose(vectors * values @ vectors.T, whole, atol=1e-5)
    with pytest.raises(ValueError, match="UPLO"):
        np.linalg.eigh(core.asarray(a), UPLO="x")


@pytest.mark.parametrize(
    ("text", "kind"),
    [("np.diff(x[0, 0], prepend=0)", errors.ShapeError),
     ("np.linalg.norm(x, axis=(2, 5))", errors.IndexRangeError),
     ("np.linalg.norm(x, axis=(0, -2))", errors.ArgumentError),
     ("np.expand_dims(x, (0, 5))", errors.IndexRangeError),
     ("np.expand_dims(x, (0, 0))", errors.ArgumentError)],
)  # fmt: skip
def test_axes_that_are_not_there_are_errors(text: str, kind: type[Exception]) -> None:
    with pytest.raises(kind):
        eval(text, {"np": np, "x": core.asarray(A)})


def test_a_tensor_does_not_equal_what_is_no_array() -> None:
    assert np.array_equal(core.asarray(A), None) is False
    assert np.array_equal("a", core.asarray(A)) is False


def test_some_of_several_outputs_may_be_given() -> None:
    x, rest = core.arange(4), np.zeros(4, np.int64)
    whole, _ = np.divmod(x, 2, out=(None, rest))
    assert whole.tolist() == [0, 0, 1, 1] and rest.tolist() == [0, 1, 0, 1]


@pytest.mark.parametrize(
    "text",
    ["np.allclose(x, np.asarray(x))", "np.array_equal(x, x)", "np.shape(x) == (2, 3)",
     "np.ndim(x) == 2"],
)  # fmt: skip
def test_answers_are_python_values(text: str) -> None:
    assert eval(text, {"np": np, "x": core.asarray(A)}) is True


@pytest.mark.parametrize(
    "text",
    ["np.histogram(x)[0]", "np.frexp(x)[0]", "np.percentile(x, 50)", "np.unique(x)",
     "np.multiply.outer(x, x)", "np.maximum.accumulate(x)", "np.sum(x, where=x > 2)",
     "np.std(x, mean=np.ones((1, 1)))", "np.add(x, 1, dtype=np.float64)"],
)  # fmt: skip
def test_what_core_lacks_is_numpy_s_and_returns_arrays(text: str) -> None:
    got = eval(text, {"np": np, "x": core.asarray(A)})
    assert isinstance(got, (np.ndarray, np.generic))
    np.testing.assert_allclose(got, eval(text, {"np": np, "x": A}))


def test_a_dtype_that_core_lacks_is_an_error() -> None:
    x = core.asarray(A)
    for call in (np.sum, np.cumsum, np.add.reduce, np.zeros_like):
        with pytest.raises(errors.DtypeError, match="core has no dtype str"):
            call(x, dtype="U3")


def test_places_of_a_ufunc_may_be_lists() -> None:
    x = core.asarray(A[0])
    np.testing.assert_array_equal(np.add.reduceat(x, [0, 1]), np.add.reduceat(A[0], [0, 1]))


def test_numpy_does_not_write_to_a_tensor_behind_its_back() -> None:
    x = core.asarray(A.copy())
    for write in (
        lambda: np.put(x, 0, 9),
        lambda: np.copyto(x, np.ones((2, 3))),
    ):
        with pytest.raises(ValueError, match="read-only"):
            write()
    for index in (0, [0, 1], np.array([0, 1])):  # NumPy writes to the last two, read-only or not
        with pytest.raises(errors.ArgumentError, match=r"add\.at cannot write into a tensor"):
            np.add.at(x, index, 1)
    with pytest.raises(errors.ArgumentError, match="cannot write into a tensor"):
        np.spacing(x, out=x)
    assert x.tolist() == A.tolist()


def test_outputs_of_either_kind_are_written() -> None:
    x, total = core.asarray(A), np.zeros((2, 3))
    total += x
    assert type(total) is np.ndarray and total.tolist() == A.tolist()
    out = core.zeros((2, 3))
    assert np.multiply(x, 2, out=out) is out and out.tolist() == (2 * A).tolist()
    with pytest.raises(TypeError, match="Cannot cast"):
        np.add(x, 0.5, out=np.zeros((2, 3), np.int64))


def test_an_array_has_its_dtype_and_a_number_of_numpy_s_none() -> None:
    x = core.ones(2)
    assert (x + np.ones(2)).dtype == core.float64
    assert (np.float64(2) * x).dtype == core.float32
    byte = core.asarray([250], dtype=core.uint8)
    sums = byte + np.int64(10), np.int64(10) + byte, np.add(byte, np.int64(10)), byte + 10
    assert [(y.dtype, y.tolist()) for y in sums] == [(core.uint8, [4])] * 4
    assert np.add(byte, np.array(10)).tolist() == [260]


def test_gradients_pass_and_histories_are_refused_as_by_array() -> None:
    x = core.ones(3).requires_grad_()
    np.sum(np.ones(3, np.float32) * x * 2).backward()
    assert x.grad.tolist() == [2, 2, 2]
    with pytest.raises(errors.ExportError, match=r"x\.detach\(\)"):
        np.histogram(x)


def test_arrays_go_to_the_tensor_s_device(opaque: Any) -> None:
    x = core.ones(3, device="opaque")
    for y in (np.ones(3, np.float32) + x, x * np.ones(3, np.float32)):
        assert y.device == x.device
    with pytest.raises(errors.MemoryAccessError, match=r'x\.to\("cpu"\)'):
        np.histogram(x)


def test_a_type_with_a_rule_of_its_own_is_left_to_it() -> None:
    class Other:
        __array_ufunc__ = None

        def __radd__(self, x: object) -> str:
            return "other"

    assert core.ones(2) + Other() == "other"


def test_numpy_takes_core_s_dtypes() -> None:
    assert np.zeros(2, dtype=core.float32).dtype == np.float32
    assert np.ones(2).astype(core.ones(1, dtype="int8").dtype).dtype == np.int8
    assert np.dtype(core.bfloat16).name == "bfloat16"


@pytest.mark.parametrize("order", [1, np.inf, "fro"])
@pytest.mark.parametrize("axis", [(0, 1), (1, 0), (-1, -2)])
def test_norms_of_matrices_by_axes(order: object, axis: tuple[int, int]) -> None:
    x = np.array([[0.5, -1.5, 2.5], [3, 4, -0.5]], "f4")
    got = np.linalg.norm(core.asarray(x), order, axis=axis)
    np.testing.assert_allclose(np.asarray(got), np.linalg.norm(x, order, axis=axis), rtol=1e-6)
