"""dtypes: names, promotion, and the conversions of numbers and of half precision."""

from __future__ import annotations

import itertools
import pickle

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core
from core import _native, errors

NAMES = [
    "bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
    "float16", "bfloat16", "float32", "float64", "complex64", "complex128",
]  # fmt: skip
INTEGERS = [n for n in NAMES if "int" in n]


@pytest.mark.parametrize("name", NAMES)
def test_a_dtype_is_one_object_with_a_name(name: str) -> None:
    dtype = getattr(core, name)
    assert core.dtype(name) is dtype and core.dtype(dtype) is dtype
    assert (str(dtype), repr(dtype), dtype.name) == (name, f"core.{name}", name)
    assert pickle.loads(pickle.dumps(dtype)) is dtype
    numpy = ml_dtypes.bfloat16 if name == "bfloat16" else np.dtype(name)
    assert core.dtype(numpy) is dtype
    assert dtype.itemsize == np.dtype(numpy).itemsize
    assert {dtype: 1}[dtype] == 1


def test_python_types_name_the_default_dtypes() -> None:
    types = {bool: core.bool, int: core.int64, float: core.float32, complex: core.complex64}
    assert all(core.dtype(t) is dtype for t, dtype in types.items())
    assert core.dtype(np.float32) is core.float32 and core.dtype(np.bool_) is core.bool


@pytest.mark.parametrize("bad", ["float33", "", "\ud800", 3, None, object(), str, np.dtype("U3")])
def test_what_is_no_dtype_is_an_error(bad: object) -> None:
    with pytest.raises(errors.DtypeError, match="is not a dtype of core"):
        core.dtype(bad)


def test_a_byte_swapped_dtype_is_an_error() -> None:
    with pytest.raises(errors.DtypeError, match="newbyteorder"):
        core.dtype(np.dtype(">f4"))


def test_a_repr_that_raises_does_not_hide_the_error() -> None:
    class Broken:
        def __repr__(self) -> str:
            raise RuntimeError

    with pytest.raises(errors.DtypeError, match="Broken"):
        core.dtype(Broken())


def test_dtypes_cannot_be_made_or_changed() -> None:
    with pytest.raises(TypeError):
        type("Mine", (core.dtype,), {})
    with pytest.raises(TypeError):
        core.dtype.name = 3
    with pytest.raises(AttributeError):
        core.float32.name = "x"


# ---- promotion ---------------------------------------------------------------------------------
def _numpy_promotion(a: str, b: str) -> str:
    return np.promote_types(a, b).name


@pytest.mark.parametrize(("a", "b"), [*itertools.product(NAMES, NAMES)])
def test_promotion_is_symmetric_and_agrees_with_numpy(a: str, b: str) -> None:
    if {a, b} & {"uint64"} and {a, b} & {"int8", "int16", "int32", "int64"}:
        with pytest.raises(errors.DtypeError, match="no common dtype"):
            _native.promote_types(a, b)
        return
    found = _native.promote_types(a, b)
    assert found is _native.promote_types(b, a)
    kinds = {getattr(core, n).kind for n in (a, b)}
    if "bfloat16" in (a, b) or (
        kinds & {"signed integer", "unsigned integer"}
        and len(kinds) > 1
        and not kinds <= {"signed integer", "unsigned integer", "bool"}
    ):
        # Here core differs from NumPy on purpose: an integer takes the floating operand's dtype.
        floating = [getattr(core, n) for n in (a, b) if "float" in n or "complex" in n]
        assert found.kind in {d.kind for d in floating}
        assert found.itemsize >= max(d.itemsize for d in floating)
    else:
        assert found.name == _numpy_promotion(a, b)


def test_float16_with_bfloat16_is_float32() -> None:
    assert _native.promote_types("float16", "bfloat16") is core.float32


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", [True, 3, 2.5, 1j])
def test_a_python_number_is_weak(name: str, number: object) -> None:
    dtype = getattr(core, name)
    found = (core.zeros(2, dtype=dtype) * number).dtype
    order = ["bool", "signed integer", "real floating", "complex floating"]
    kind = dtype.kind.replace("unsigned", "signed")
    if order.index(kind) >= [bool, int, float, complex].index(type(number)):
        assert found is dtype
    else:
        assert found.kind == order[[bool, int, float, complex].index(type(number))]


# ---- half precision ----------------------------------------------------------------------------
ALL_16_BITS = np.arange(1 << 16, dtype=np.uint16)


def _same_bits(a: np.ndarray, b: np.ndarray) -> bool:
    nan = np.isnan(a.astype(np.float64))
    return bool(
        np.array_equal(nan, np.isnan(b.astype(np.float64)))
        and np.array_equal(a[~nan].view(f"u{a.itemsize}"), b[~nan].view(f"u{b.itemsize}"))
    )


@pytest.mark.parametrize(
    ("name", "numpy"), [("float16", np.float16), ("bfloat16", ml_dtypes.bfloat16)]
)
def test_every_half_reads_as_its_number(name: str, numpy: type) -> None:
    x = _native.from_bytes(ALL_16_BITS.tobytes(), (1 << 16,), name)
    with np.errstate(invalid="ignore"):
        expected = ALL_16_BITS.view(numpy).astype(np.float64)
    assert _same_bits(np.array(x.tolist()), expected)


def _floats_worth_rounding() -> np.ndarray:
    """All floats with the top 20 bits of any float and low bits about every tie."""
    top = np.arange(1 << 16, dtype=np.uint32) << 16
    low = [0, 1, 0x0FFF, 0x1000, 0x1001, 0x2FFF, 0x3000, 0x3001, 0x7FFF, 0x8000, 0x8001, 0xFFFF]
    return np.concatenate([top | np.uint32(bits) for bits in low]).view(np.float32)


@pytest.mark.parametrize(
    ("name", "numpy"), [("float16", np.float16), ("bfloat16", ml_dtypes.bfloat16)]
)
def test_floats_round_to_the_nearest_half(name: str, numpy: type) -> None:
    values = _floats_worth_rounding()
    ours = np.asarray(core.asarray(values.tolist(), dtype=name))
    with np.errstate(over="ignore", invalid="ignore"):
        assert _same_bits(ours, values.astype(numpy))


# ---- numbers -----------------------------------------------------------------------------------
@pytest.mark.parametrize("name", INTEGERS)
def test_integers_are_checked_against_the_range(name: str) -> None:
    limits = np.iinfo(name)
    for value in (limits.min, limits.max, 0):
        assert core.asarray(int(value), dtype=name).item() == value
    for value in (int(limits.min) - 1, int(limits.max) + 1, 1 << 70, -(1 << 70), 1 << 20000):
        with pytest.raises(errors.RangeError, match=name):
            core.asarray(value, dtype=name)


@given(st.integers(), st.sampled_from(INTEGERS))
def test_an_integer_is_kept_or_refused(value: int, name: str) -> None:
    limits = np.iinfo(name)
    if limits.min <= value <= limits.max:
        assert core.asarray([value], dtype=name).tolist() == [value]
    else:
        with pytest.raises(errors.RangeError):
            core.asarray([value], dtype=name)


@given(st.floats(), st.sampled_from(["float16", "float32", "float64"]))
def test_a_float_rounds_as_numpy_rounds(value: float, name: str) -> None:
    with np.errstate(over="ignore"):
        # To float16 through float32, as the reference kernels do.
        expected = np.array(
            np.float64(value).astype(np.float32 if name == "float16" else name)
        ).astype(name)
    found = np.asarray(core.asarray(value, dtype=name))
    assert np.array_equal(found, expected, equal_nan=True)


@given(st.complex_numbers())
def test_complex_numbers_come_back(value: complex) -> None:
    found = core.asarray(value, dtype="complex128").item()
    assert repr(found) == repr(value) or found != found


@pytest.mark.parametrize(
    ("value", "name"),
    [(1.5, "int32"), (1j, "float32"), (1j, "int8"), (2.0, "bool"), (0.0, "uint8")],
)
def test_no_number_is_truncated(value: object, name: str) -> None:
    with pytest.raises(errors.DtypeError, match="does not fit into"):
        core.asarray(value, dtype=name)


@pytest.mark.parametrize("value", [1 << 2000, -(1 << 2000)])
def test_an_integer_beyond_every_float_is_an_error(value: int) -> None:
    with pytest.raises(errors.RangeError):
        core.asarray(value, dtype="float64")


def test_integers_are_truth_values_where_a_bool_is_wanted():
    x = core.asarray([True, False])
    assert x.fill_(1).tolist() == [True, True]
    assert x.zero_().tolist() == [False, False]
    assert x.fill_(7).tolist() == [True, True]
    x[0] = 0
    assert x.copy_(x).tolist() == [False, True]
    assert core.asarray([0, 1, -(2**70)], dtype=core.bool).tolist() == [False, True, True]
    assert core.asarray(3, dtype=core.bool).item() is True
    for lesser in (lambda: core.asarray([0.5], dtype=core.bool), lambda: x.fill_(0.5)):
        with pytest.raises(core.errors.DtypeError):
            lesser()
