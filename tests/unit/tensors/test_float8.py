"""Floats of 8 bits: stored, converted, moved and exchanged; refused where something is computed."""

from __future__ import annotations

import copy
import pickle

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from core import errors

NAMES = ("float8_e4m3fn", "float8_e5m2")
EVERY = np.arange(256, dtype="uint8")

pytestmark = pytest.mark.parametrize("name", NAMES)


def every(name: str) -> core.Tensor:
    """All 256 numbers of a dtype."""
    return core.asarray(EVERY.view(getattr(ml_dtypes, name)))


def bits(x: core.Tensor) -> np.ndarray:
    return np.asarray(x).view("uint8")


def same(x: core.Tensor, y: np.ndarray) -> bool:
    return np.array_equal(np.asarray(x), y, equal_nan=True)


# ---- conversion --------------------------------------------------------------------------------
@pytest.mark.parametrize("wide", ("float16", "bfloat16", "float32", "float64", "complex64"))
def test_every_number_is_widened_exactly(name: str, wide: str) -> None:
    with np.errstate(invalid="ignore"):
        expected = EVERY.view(getattr(ml_dtypes, name)).astype(getattr(ml_dtypes, wide, wide))
    got = every(name).astype(wide)
    if wide == "complex64":
        got, expected = got.real, expected.real
    assert same(got.astype("float64"), expected.astype("float64"))


@pytest.mark.parametrize("wide", ("float16", "bfloat16", "float32"))
def test_floats_round_to_the_nearest(name: str, wide: str) -> None:
    """Every number of 16 bits; of float32, those on either side of every middle."""
    kind = getattr(ml_dtypes, wide, wide)
    if wide == "float32":
        numbers = EVERY.view(getattr(ml_dtypes, name)).astype("float32")
        numbers = np.unique(numbers[np.isfinite(numbers)])
        middle = (numbers[1:] + numbers[:-1]) / 2
        x = np.concatenate([
            middle, *(np.nextafter(middle, np.float32(end)) for end in (np.inf, -np.inf)),
            np.float32([464, 465, 479, 480, 496, 512, 61440, 61441, 1e9, np.inf, np.nan, -0.0]),
        ])  # fmt: skip
    else:
        x = np.arange(65536, dtype="uint16").view(kind)
    with np.errstate(all="ignore"):
        expected = x.astype("float32").astype(getattr(ml_dtypes, name))
    got = core.asarray(x).astype(name)
    assert same(got.astype("float32"), expected.astype("float32"))
    assert np.array_equal(np.signbit(np.asarray(got)), np.signbit(expected))


@given(st.floats(allow_nan=False))
def test_a_python_float_is_rounded_once(name: str, value: float) -> None:
    """Exactly: by fractions of the numbers on either side."""
    with np.errstate(all="ignore"):
        nearest = np.float64(value).astype("float32")
        odd = nearest
        if np.float64(nearest) != value and np.isfinite(nearest):  # rounded to odd, then exact
            towards = np.float32(np.inf if value > nearest else -np.inf)
            odd = nearest if nearest.view("uint32") & 1 else np.nextafter(nearest, towards)
        expected = odd.astype(getattr(ml_dtypes, name))
    x = core.asarray(value, dtype=name)
    assert np.array_equal(np.asarray(x), expected, equal_nan=True)
    assert np.array_equal(x.item(), float(expected), equal_nan=True)


def test_integers_and_bools(name: str) -> None:
    x = core.asarray([0, 1, -3, 16, 300]).astype(name)
    assert x.tolist() == np.array([0, 1, -3, 16, 300]).astype(getattr(ml_dtypes, name)).tolist()
    assert x.astype("int32").tolist() == [int(v) for v in x.tolist()]
    assert x.astype("bool").tolist() == [False, True, True, True, True]
    assert core.asarray([True, False]).astype(name).tolist() == [1.0, 0.0]


def test_limits(name: str) -> None:
    info, reference = core.finfo(name), ml_dtypes.finfo(name)
    for field in ("bits", "eps", "max", "min", "smallest_normal"):
        assert getattr(info, field) == float(getattr(reference, field)), field
    assert core.isdtype(name, "real floating") and getattr(core, name).itemsize == 1


# ---- moved, bit for bit ------------------------------------------------------------------------
MOVES = {
    "clone": lambda m, x: m.copy(x) if m is np else x.clone(),
    "transposed": lambda m, x: m.ascontiguousarray(x.T) if m is np else x.mT.contiguous(),
    "strided": lambda m, x: x[::3, 1::2].copy() if m is np else x[::3, 1::2].clone(),
    "concat": lambda m, x: m.concatenate([x, x[2:]]) if m is np else m.concat([x, x[2:]]),
    "stack": lambda m, x: m.stack([x, x], axis=1),
    "flip": lambda m, x: m.flip(x, axis=1),
    "roll": lambda m, x: m.roll(x, 3, axis=0),
    "repeat": lambda m, x: m.repeat(x, 2, axis=1),
    "tile": lambda m, x: m.tile(x, (2, 1)),
    "take": lambda m, x: m.take(x, m.asarray([3, 0, 3]), axis=0),
    "mask": lambda m, x: x[m.asarray([True, False] * 8)],
    "index": lambda m, x: x[m.asarray([1, 2]), m.asarray([3, 4])],
    "broadcast": lambda m, x: m.stack([m.broadcast_to(x, (2, 16, 16))]),
}


@pytest.mark.parametrize("move", MOVES)
@pytest.mark.parametrize("compiled", (False, True))
def test_what_is_moved_keeps_its_bits(name: str, move: str, compiled: bool) -> None:
    function = MOVES[move]
    call = core.compile(lambda x: function(core, x)) if compiled else lambda x: function(core, x)
    got = call(every(name).reshape(16, 16))
    assert got.dtype.name == name
    assert np.array_equal(bits(got), function(np, EVERY.reshape(16, 16)))


def test_writes(name: str) -> None:
    x = core.zeros((4,), dtype=name)
    x[0] = 1.5
    x[1:3] = every(name)[56:58]
    x[3:] = core.asarray([2.0])
    assert np.array_equal(bits(x)[1:3], EVERY[56:58]) and x.tolist()[0] == 1.5 and x[3].item() == 2
    assert core.full((2,), 3.0, dtype=name).tolist() == [3.0, 3.0]
    assert core.where(core.asarray([True, False]), x[:2], x[2:]).dtype.name == name
    assert core.empty((2,), dtype=name).fill_(-1.0).tolist() == [-1.0, -1.0]


# ---- exchanged ---------------------------------------------------------------------------------
def test_numpy_dlpack_pickle_and_copies(name: str) -> None:
    x = every(name)
    array = np.asarray(x)
    array[1] = array[2]  # one memory
    assert bits(x)[1] == 2 and array.dtype == getattr(ml_dtypes, name)
    for other in (
        core.from_dlpack(x), pickle.loads(pickle.dumps(x)), copy.deepcopy(x), copy.copy(x),
        core.asarray(array),
    ):  # fmt: skip
        assert other.dtype.name == name and np.array_equal(bits(other), bits(x))
    with pytest.raises(errors.ExportError, match="buffer"):
        memoryview(x)


def test_pytorch_reads_it_and_is_read(name: str) -> None:
    torch = pytest.importorskip("torch")
    x = every(name)
    theirs = torch.from_dlpack(x)
    assert theirs.dtype == getattr(torch, name) and theirs.data_ptr() == x.data_ptr
    assert np.array_equal(theirs.view(torch.uint8).numpy(), EVERY)
    assert np.array_equal(bits(core.from_dlpack(theirs.clone())), EVERY)


def test_it_prints(name: str) -> None:
    assert repr(core.asarray([1.5, -2.0], dtype=name)) == (
        f"Tensor([ 1.5, -2. ], dtype={name}, device='cpu')"
    )
    assert f"{core.asarray(1.5, dtype=name):.2f}" == "1.50"


# ---- computed only after a conversion ----------------------------------------------------------
@pytest.mark.parametrize("compute", [
    lambda x: x + x, lambda x: x * 2, lambda x: -x, lambda x: x == x, lambda x: x < 1.0,
    lambda x: x.sum(), lambda x: x.max(), lambda x: x.mean(), lambda x: x @ x,
    lambda x: core.exp(x), lambda x: core.softmax(x, 0), lambda x: x.add_(1.0),
    lambda x: core.layer_norm(x, (4,)), lambda x: core.argmax(x), lambda x: core.isnan(x),
    lambda x: core.frexp(x), lambda x: core.polygamma(1, x), lambda x: core.vecdot(x, x),
    lambda x: core.linalg.vector_norm(x), lambda x: core.mse_loss(x, x),
    lambda x: core.cdist(x.reshape(2, 2), x.reshape(2, 2)), lambda x: core.median(x),
    lambda x: core.searchsorted(x, x), lambda x: core.isin(x, x),
    lambda x: core.max_pool1d(x.reshape(1, 1, 4), 2), lambda x: core.cumulative_sum(x, axis=0),
    lambda x: core.avg_pool1d(x.reshape(1, 1, 4), 2), lambda x: core.group_norm(x.reshape(1, 4), 2),
    lambda x: core.zeros((4,), dtype=x.dtype).scatter_add(0, core.asarray([0, 0, 1, 1]), x),
    lambda x: core.index_add(x, 0, core.asarray([0, 0, 1, 1]), x),
])  # fmt: skip
def test_what_computes_refuses_it(name: str, compute: object) -> None:
    with pytest.raises(errors.DtypeError) as error:
        compute(core.ones((4,), dtype=name))  # type: ignore[operator]
    assert "astype(core.float32)" in str(error.value)


@pytest.mark.parametrize("other", ("bool", "int8", "float16", "float32", "complex64", "other"))
def test_it_promotes_with_no_other_dtype(name: str, other: str) -> None:
    other = next(n for n in NAMES if n != name) if other == "other" else other
    with pytest.raises(errors.DtypeError, match="only where asked to"):
        core.result_type(name, other)
    with pytest.raises(errors.DtypeError):
        core.ones((2,), dtype=name) + core.ones((2,), dtype=other)


def test_it_carries_no_derivative(name: str) -> None:
    with pytest.raises(errors.AutogradError, match="cannot require grad"):
        core.ones((2,), dtype=name).requires_grad_()
    x = core.ones((2,)).requires_grad_()
    assert not x.astype(name).requires_grad


def test_weights_are_converted_within_a_compiled_product(name: str) -> None:
    """The usual use: a quantized weight and its scale."""
    rng = np.random.default_rng(0)
    x = core.asarray(rng.standard_normal((3, 8)).astype("float32"))
    weight = core.asarray(rng.standard_normal((8, 5)).astype("float32"))
    scale = core.max(core.abs(weight)) / core.finfo(name).max
    stored = (weight / scale).astype(name)

    def linear(x: core.Tensor, stored: core.Tensor) -> core.Tensor:
        return core.tanh(x @ (stored.astype("float32") * scale))

    expected = linear(x, stored)
    assert np.allclose(np.asarray(core.compile(linear)(x, stored)), np.asarray(expected), atol=1e-6)
    exact = np.asarray(core.tanh(x @ weight))
    assert np.abs(np.asarray(expected) - exact).max() < 0.3


def test_members_of_fused_kernels_keep_it(name: str) -> None:
    x = core.asarray([1.0, -2.0, 3.3])
    for function in (
        lambda v: core.clone(v.astype(name)).astype("float32") * 2,
        lambda v: core.where(v > 0, v.astype(name), 0.0),
    ):
        got, expected = core.compile(function)(x), function(x)
        assert got.dtype == expected.dtype and got.tolist() == expected.tolist()


def test_a_cast_to_it_ends_derivatives_of_scalar_functions_too(name: str) -> None:
    op = core.elementwise(
        f"float8::through_{name}",
        lambda x: core.math.cast(core.math.cast(x, getattr(core, name)), core.float32),
    )
    assert core.func.grad(lambda x: (op(x) + x).sum())(core.ones((2,))).tolist() == [1.0, 1.0]


def test_a_kernel_of_ones_own_takes_it(name: str) -> None:
    @core.custom_op(f"float8::sum_{name}")
    def total(x: core.Tensor) -> core.Tensor:
        return core.asarray(np.asarray(x).astype("float32").sum())

    @total.register_fake
    def _(x: core.Tensor) -> core.Tensor:
        return core.empty((), dtype=core.float32)

    assert total(core.full((4,), 1.5, dtype=name)).item() == 6.0
