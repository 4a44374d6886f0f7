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
