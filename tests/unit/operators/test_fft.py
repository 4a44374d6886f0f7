"""Transforms through `core.fft`: against PyTorch with every option, precision kept, gradients."""

import numpy as np
import pytest

import core
from core import errors, fft

ONE = ["fft", "ifft", "rfft", "irfft", "hfft", "ihfft"]
SEVERAL = [
    "fftn", "ifftn", "rfftn", "irfftn", "hfftn", "ihfftn",
    "fft2", "ifft2", "rfft2", "irfft2", "hfft2", "ihfft2",
]  # fmt: skip
REAL_ONLY = ("rfft", "ihfft", "rfftn", "rfft2", "ihfftn", "ihfft2")


def numbers(*shape, dtype="float64", seed=0):
    rng = np.random.default_rng(seed)
    x = rng.normal(size=shape)
    return (x + 1j * rng.normal(size=shape) if dtype.startswith("c") else x).astype(dtype)


def inputs(name, *shape):
    for dtype in ("float32", "float64") if name in REAL_ONLY else ("float32", "complex128"):
        yield numbers(*shape, dtype=dtype)


def check(name, x, *args, **kwargs):
    torch = pytest.importorskip("torch")
    got = np.asarray(getattr(fft, name)(core.asarray(x), *args, **kwargs))
    want = getattr(torch.fft, name)(torch.tensor(x), *args, **kwargs).resolve_conj().numpy()
    assert got.dtype == want.dtype and got.shape == want.shape
    near = 1e-5 if x.dtype == np.float32 else 1e-12
    np.testing.assert_allclose(got, want, rtol=near, atol=near * 10)


@pytest.mark.parametrize("norm", [None, "backward", "ortho", "forward"])
@pytest.mark.parametrize("name", ONE)
def test_transforms_along_one_axis_are_torchs(name, norm):
    for x in inputs(name, 4, 5):
        check(name, x, norm=norm)
        check(name, x, 3, 0, norm)
        check(name, x, 8, -1, norm)
        check(name, np.ascontiguousarray(x.T).T, 4, 0, norm)


@pytest.mark.parametrize("norm", [None, "ortho", "forward"])
@pytest.mark.parametrize("name", SEVERAL)
def test_transforms_over_several_axes_are_torchs(name, norm):
    for x in inputs(name, 2, 4, 5):
        check(name, x, norm=norm)
        check(name, x, (3, 6), (0, 2), norm)
        check(name, x, (-1, 4), (2, 1), norm)


def test_integers_are_transformed_as_float32():
    assert fft.fft(core.asarray([1, 2])).dtype == core.complex64
    assert fft.irfft(core.asarray([1, 2])).dtype == core.float32


@pytest.mark.parametrize("name", [*ONE, *SEVERAL])
def test_gradients_are_torchs(name):
    torch = pytest.importorskip("torch")
    x = numbers(3, 4, dtype="float64" if name in REAL_ONLY else "complex128")
    ours, theirs = core.asarray(x), torch.tensor(x, requires_grad=True)
    ours.requires_grad = True
    a, b = getattr(fft, name)(ours), getattr(torch.fft, name)(theirs)
    g = numbers(*a.shape, dtype=a.dtype.name, seed=5)
    a.backward(core.asarray(g))
    b.backward(torch.tensor(g))
    np.testing.assert_allclose(
        np.asarray(ours.grad), theirs.grad.resolve_conj().numpy(), atol=1e-12
    )


@pytest.mark.parametrize("n", [1, 2, 5, 8])
def test_frequencies_are_numpys(n):
    for name in ("fftfreq", "rfftfreq"):
        got = getattr(fft, name)(n, d=0.1, dtype=core.float64)
        np.testing.assert_allclose(np.asarray(got), getattr(np.fft, name)(n, 0.1), rtol=1e-15)
    assert fft.fftfreq(n).dtype == core.float32
    x = numbers(n, 3)
    for name in ("fftshift", "ifftshift"):
        for axes in (None, 0, (1, 0)):
            got = getattr(fft, name)(core.asarray(x), axes=axes)
            np.testing.assert_array_equal(np.asarray(got), getattr(np.fft, name)(x, axes))


def test_what_has_no_frequencies_is_refused():
    for call in (
        lambda: fft.fftfreq(0),
        lambda: fft.fft(core.zeros((0,))),
        lambda: fft.fftn(core.asarray(1.0)),
        lambda: fft.irfft(core.ones(1)),
    ):
        with pytest.raises(errors.ShapeError):
            call()
    with pytest.raises(errors.DtypeError):
        fft.rfftfreq(3, dtype="int32")
    with pytest.raises(errors.DtypeError):
        fft.rfft(core.asarray([1j]))


@pytest.mark.parametrize("name", ONE)
def test_there_are_no_fewer_points_than_one(name):
    with pytest.raises(errors.ShapeError, match="-1 points"):
        getattr(fft, name)(core.ones(3), n=-1)


def test_the_namespace_lists_what_it_has():
    assert {"fft", "irfftn", "fftshift", "rfftfreq"} <= set(dir(fft))
    assert all(getattr(fft, name).__doc__ for name in dir(fft))


SIZES = (1, 2, 3, 4, 5, 7, 8, 17, 48, 61, 67, 144, 22 * 13, 360, 750, 1024, 2000, 6561)
# A line alone begins with radix 16; then 8, 4, 2 and odd ones.
SIZES += (256, 512, 256 * 5, 256 * 6, 256 * 7, 2048, 4096, 256 * 13 * 8, 1 << 15)


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_every_kind_of_size_on_either_axis_of_one_and_of_many_lines(n, dtype):
    limit = 4e-6 if dtype == "float32" else 1e-13
    for shape, axis in (((n,), 0), ((3, n), 1), ((n, 19), 0)):
        x = np.random.default_rng(n).standard_normal(shape)
        z = x + 1j * np.random.default_rng(n + 1).standard_normal(shape)
        ours, ours_real = core.asarray(z), core.asarray(x)
        if dtype == "float32":
            ours, ours_real = ours.astype(core.complex64), ours_real.astype(core.float32)
        cases = [
            (core.fft.fft(ours, axis=axis), np.fft.fft(z, axis=axis)),
            (core.fft.ifft(ours, axis=axis, norm="ortho"), np.fft.ifft(z, axis=axis, norm="ortho")),
            (core.fft.rfft(ours_real, axis=axis), np.fft.rfft(x, axis=axis)),
        ]
        cases += [
            (core.fft.irfft(ours, m, axis=axis), np.fft.irfft(z, m, axis=axis))
            for m in (max(1, 2 * n - 2), 2 * n - 1)
        ]
        for mine, theirs in cases:
            error = np.abs(np.asarray(mine) - theirs).max()
            assert error <= limit * max(np.abs(theirs).max(), 1), (shape, axis)


@pytest.mark.parametrize("n", [1 << 16, 3 << 15, 100_000, 3 << 19])
@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
def test_long_lines_are_split_in_two(n, dtype):
    x = numbers(2 if n < 1 << 20 else 1, n, dtype=dtype)
    for name in ("fft", "ifft"):
        want = getattr(np.fft, name)(x.astype("complex128"))
        error = np.abs(np.asarray(getattr(fft, name)(core.asarray(x))) - want).max()
        assert error <= (1e-6 if dtype == "complex64" else 1e-14) * np.abs(want).max()


def test_lines_are_transformed_each_by_itself() -> None:
    """What one line holds reaches no digit of its neighbours."""
    rows = np.array(
        [[1e20, -3e20, 3e20, 4e20], [1, 2, 3, 4], [np.nan, 1, 2, 3], [4, 3, 2, 1]], "f4"
    )
    got = np.asarray(core.fft.rfft(core.asarray(rows)))
    np.testing.assert_array_equal(got[[1, 3]], np.fft.rfft(rows)[[1, 3]].astype("c8"))
    back = np.asarray(core.fft.irfft(core.asarray(got)))
    np.testing.assert_allclose(back[[1, 3]], rows[[1, 3]], rtol=1e-6)


@pytest.mark.parametrize("name", ["fft", "ifft", "rfft"])
def test_a_view_is_transformed_to_the_bits_of_its_copy(name):
    """By the same kernel, along any axis: strides choose no other algorithm."""
    x = np.random.default_rng(0).normal(size=(3, 5, 7))
    x = core.asarray(x if name == "rfft" else x + 1j)
    transform = getattr(core.fft, name)
    along = transform(x, axis=-1)
    for axis in (0, 1):
        view = core.moveaxis(x, -1, axis)
        got = core.moveaxis(transform(view, axis=axis), axis, -1)
        assert np.array_equal(np.asarray(got), np.asarray(along))
