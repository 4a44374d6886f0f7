"""Where an int is expected, NumPy's integers and tensors of integers without dimensions serve."""

import numpy as np
import pytest

import core

X, M, IMAGE = core.arange(6.0), core.ones((4, 4)), core.ones((1, 2, 8, 8))
CALLS = {
    "ones": lambda n: core.ones(n(3)),
    "zeros": lambda n: core.zeros((n(3), 2)),
    "randn": lambda n: core.randn(n(3), n(2)),
    "randint": lambda n: core.randint(n(0), n(3), (n(2),)),
    "randint, one bound": lambda n: core.randint(n(3), (2,)),
    "eye": lambda n: core.eye(n(2), n(3)),
    "linspace": lambda n: core.linspace(0, 1, n(3)),
    "reshape": lambda n: X.reshape(n(2), n(3)),
    "sum": lambda n: core.sum(M, axis=n(1)),
    "topk": lambda n: core.topk(X, n(2)),
    "roll": lambda n: core.roll(M, n(1), axis=n(0)),
    "chunk": lambda n: core.chunk(X, n(2)),
    "split": lambda n: core.split(X, n(4)),
    "tensor_split": lambda n: core.tensor_split(X, n(4)),
    "tensor_split, places": lambda n: core.tensor_split(X, (n(1), n(4))),
    "hsplit": lambda n: core.hsplit(X, n(2)),
    "conv2d": lambda n: core.conv2d(IMAGE, core.ones((2, 2, 3, 3)), stride=n(2), padding=(n(1), 0)),
    "tensordot": lambda n: core.tensordot(M, M, n(1)),
    "tensordot, axes": lambda n: core.tensordot(M, M, (n(0), (n(1),))),
    "histogram": lambda n: core.histogram(X, n(3)),
    "fftfreq": lambda n: core.fft.fftfreq(n(4)),
    "rfftfreq": lambda n: core.fft.rfftfreq(n(4)),
}


def shapes(value):
    if isinstance(value, core.Tensor):
        return value.shape, value.dtype
    return tuple(map(shapes, value))


@pytest.mark.parametrize(
    "kind", [np.int64, np.uint8, np.array, core.asarray], ids=lambda k: k.__name__
)
@pytest.mark.parametrize("name", CALLS)
def test_integers_of_other_kinds(name, kind):
    assert shapes(CALLS[name](kind)) == shapes(CALLS[name](int))


def test_randint_by_name():
    assert set(core.randint(high=2, size=(100,)).tolist()) == {0, 1}


@pytest.mark.parametrize(
    "size", [core.asarray(2.0), core.asarray(True), core.asarray([2])], ids=str
)
def test_other_tensors_are_no_size(size):
    with pytest.raises(core.errors.ArgumentError, match="'shape' must be int"):
        core.ones(size)


def test_a_batched_size_is_refused():
    with pytest.raises(core.errors.DataDependentError):
        core.func.vmap(lambda n: core.ones(n))(core.asarray([1, 2]))


def test_a_size_that_a_graph_computes():
    def padded(x, lengths):
        return core.zeros((lengths.max(), 2)).sum() + x.sum() + lengths.max()

    compiled = core.compile(padded)
    for lengths in ([1, 2], [1, 5], [7, 2, 3], [1, 2]):
        args = core.ones(3), core.asarray(lengths)
        assert compiled(*args).item() == padded(*args).item()


# ---- what other libraries' own tests asked -------------------------------------------------------
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
