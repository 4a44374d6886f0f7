"""`core` as a namespace of the Array API: inspection, dtype functions, constants, protocol."""

import math

import pytest

import core
from core.errors import ArgumentError, DtypeError

DTYPES = [d for d in vars(core._native).values() if isinstance(d, core.dtype)]


# ---- the protocol ------------------------------------------------------------------------------
def test_a_tensor_names_its_namespace():
    x = core.zeros(2)
    assert x.__array_namespace__() is core
    assert x.__array_namespace__(api_version="2024.12") is core
    assert core.__array_api_version__ == "2024.12"
    with pytest.raises(ValueError, match=r"version '2019\.1'"):
        x.__array_namespace__(api_version="2019.1")


def test_constants_are_python_numbers():
    assert (core.e, core.pi, core.inf) == (math.e, math.pi, math.inf)
    assert math.isnan(core.nan) and core.newaxis is None


def test_inspection():
    info = core.__array_namespace_info__()
    assert info.capabilities() == {
        "boolean indexing": True,
        "data-dependent shapes": True,
        "max dimensions": 64,
    }
    assert info.default_device() in info.devices()
    assert info.default_dtypes()["integral"] is core.int64
    assert set(info.dtypes(kind="real floating")) == {"float32", "float64"}
    assert set(info.dtypes(kind=("bool", "unsigned integer"))) == {
        "bool", "uint8", "uint16", "uint32", "uint64",
    }  # fmt: skip
    assert len(info.dtypes()) == 13 and "2024.12" in repr(info)


def test_as_many_dimensions_as_it_says():
    assert core.zeros((1,) * 64).ndim == 64
    with pytest.raises(core.errors.ShapeError):
        core.zeros((1,) * 65)


# ---- dtypes ------------------------------------------------------------------------------------
@pytest.mark.parametrize("dtype", DTYPES)
def test_every_dtype_is_of_one_kind(dtype):
    kinds = ["bool", "signed integer", "unsigned integer", "real floating", "complex floating"]
    assert [core.isdtype(dtype, kind) for kind in kinds].count(True) == 1
    assert core.isdtype(dtype, "numeric") is (dtype is not core.bool)
    assert core.isdtype(dtype, dtype) and core.isdtype(dtype, (dtype, "bool"))
    assert core.can_cast(dtype, dtype)


def test_an_unknown_kind_is_refused():
    with pytest.raises(ArgumentError, match="kind 'floating'"):
        core.isdtype(core.float32, "floating")


@pytest.mark.parametrize("name", ["float16", "float32", "float64", "complex64", "complex128"])
def test_finfo_is_that_of_numpy(name):
    import numpy

    ours, theirs = core.finfo(name), numpy.finfo(name)
    for field in ("bits", "eps", "max", "min", "smallest_normal", "tiny"):
        assert getattr(ours, field) == float(getattr(theirs, field)), field
    assert ours.dtype.name == theirs.dtype.name
    assert core.finfo(core.zeros(1, dtype=name)).max == ours.max


def test_finfo_of_bfloat16_is_that_of_ml_dtypes():
    import ml_dtypes

    ours, theirs = core.finfo(core.bfloat16), ml_dtypes.finfo("bfloat16")
    for field in ("bits", "eps", "max", "min", "smallest_normal"):
        assert getattr(ours, field) == float(getattr(theirs, field)), field


def test_iinfo_is_that_of_numpy():
    import numpy

    for name in ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"):
        ours, theirs = core.iinfo(name), numpy.iinfo(name)
        assert (ours.bits, ours.max, ours.min) == (theirs.bits, theirs.max, theirs.min)
    assert repr(core.iinfo("int8")) == "iinfo(bits=8, dtype=core.int8, max=127, min=-128)"


@pytest.mark.parametrize(("limits", "dtype"), [("finfo", "int8"), ("iinfo", "float32")])
def test_limits_of_the_other_kind_are_refused(limits, dtype):
    with pytest.raises(DtypeError, match=f"core.{limits} of {dtype}"):
        getattr(core, limits)(dtype)


@pytest.mark.parametrize(
    ("things", "expected"),
    [
        (("int8", "uint8"), "int16"),
        (("int64", "float32"), "float32"),
        (("float16", "bfloat16"), "float32"),
        (("float64", "complex64"), "complex128"),
        (("bool", 1), "int64"),
        (("int8", 1), "int8"),
        (("int8", 1.5), "float32"),
        (("float64", 1.5), "float64"),
        (("float64", 1j), "complex128"),
        (("int8", 1j), "complex64"),
        (("float16", True), "float16"),
        ((1, 2.0), "float32"),
    ],
)
def test_result_type_is_what_operators_compute(things, expected):
    assert core.result_type(*things).name == expected
    operands = [core.ones(1, dtype=t) if isinstance(t, str) else t for t in things]
    assert core.result_type(*operands).name == expected
    if isinstance(things[0], str):
        assert (
            core.maximum(*operands[:2]).dtype.name == expected if "complex" not in expected else 1
        )
        assert core.multiply(*operands).dtype.name == expected


def test_what_has_no_common_dtype_is_refused():
    with pytest.raises(DtypeError, match="have no common dtype"):
        core.result_type(core.uint64, core.int8)
    assert not core.can_cast(core.uint64, core.int64)
    with pytest.raises(ArgumentError, match="given nothing"):
        core.result_type()


# ---- casts and moves ---------------------------------------------------------------------------
def test_astype_copies_unless_told_otherwise():
    x = core.zeros(2)
    assert core.astype(x, core.float32) is not x
    assert core.astype(x, "float32", copy=False) is x
    assert core.astype(x, core.int8, copy=False).dtype is core.int8
    assert core.astype(x, core.float64, device="cpu").dtype is core.float64


def test_to_device_takes_no_stream_on_the_host():
    x = core.zeros(2)
    assert x.to_device("cpu", stream=None).device == core.device("cpu")
    with pytest.raises(ArgumentError, match="stream=1"):
        x.to_device("cpu", stream=1)


# ---- numbers -----------------------------------------------------------------------------------
def test_a_number_must_fit_the_dtype():
    x = core.zeros(2, dtype=core.int8)
    with pytest.raises(OverflowError):
        x + 1000
    with pytest.raises(OverflowError):
        core.zeros(2, dtype=core.uint8) + -1


@pytest.mark.parametrize("convert", [int, float, bool, complex])
def test_only_one_element_is_a_number(convert):
    assert convert(core.asarray([1])) == 1
    with pytest.raises(ValueError, match="exactly one element"):
        convert(core.zeros(2))


@pytest.mark.parametrize("convert", [int, float])
def test_complex_numbers_are_not_made_real(convert):
    with pytest.raises(TypeError):
        convert(core.asarray(1j))


def test_only_integers_are_indices():
    assert [10, 20][core.asarray(1)] == 20
    for wrong in (1.0, True):
        with pytest.raises(TypeError):
            [10, 20][core.asarray(wrong)]
