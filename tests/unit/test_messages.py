"""What the first mistakes of an hour are told: devices, operators, ranges, methods."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import core
from core import errors


# ---- devices -----------------------------------------------------------------------------------
def test_an_unknown_device_is_not_sent_to_an_unknown_package(opaque: Any) -> None:
    with pytest.raises(errors.DeviceError, match="there is no device 'flot'") as caught:
        core.ones(2, device="flot")
    assert "pip install" not in str(caught.value) and "core.backends()" in caught.value.fix


def test_a_near_name_of_a_device_is_suggested() -> None:
    with pytest.raises(errors.DeviceError, match="did you mean 'cpu'"):
        core.ones(2, device="cpuu")


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "int8"])
def test_a_dtype_in_the_place_of_a_device_is_recognized(dtype: str) -> None:
    with pytest.raises(errors.DeviceError, match=f"'{dtype}' is a dtype: pass it as dtype="):
        core.ones(2, device=dtype)


def test_another_library_s_name_of_a_dtype_is_recognized_too() -> None:
    with pytest.raises(errors.DeviceError, match=r"pass dtype=core\.float64, if you mean"):
        core.ones(2, device="double")


def test_the_cpu_is_one_device() -> None:
    with pytest.raises(errors.DeviceError, match="the cpu is one device"):
        core.ones(2, device="cpu:7")


def test_a_number_on_the_cpu_beside_a_device_s_tensor_says_how(opaque: Any) -> None:
    x = core.ones(2, device="opaque")
    with pytest.raises(errors.DeviceError, match="two devices") as caught:
        _ = x * core.asarray(2.0)
    assert "x.to('opaque:0')" in caught.value.fix and "x.item()" in caught.value.fix
    with pytest.raises(errors.DeviceError, match="two devices") as caught:
        _ = core.ones(2) * x
    assert "x.to('opaque:0')" in caught.value.fix and "item" not in caught.value.fix


# ---- operators ---------------------------------------------------------------------------------
def test_a_missing_operator_lists_its_namespace() -> None:
    for name in ("shape", "sort", "scale"):
        core.define(f"manners_ops::{name}(Tensor x) -> Tensor", fake=lambda x: x)
    with pytest.raises(
        AttributeError, match=r"no operator core\.ops\.manners_ops\.scael"
    ) as caught:
        _ = core.ops.manners_ops.scael
    assert caught.value.exists == "scale, shape, sort"
    assert "did you mean scale?" in caught.value.fix


def test_a_large_namespace_is_listed_in_part() -> None:
    with pytest.raises(AttributeError, match=r"no operator core\.ops\.core\.addd") as caught:
        _ = core.ops.core.addd
    assert caught.value.exists.startswith("add, ")
    assert "dir(core.ops.core)" in caught.value.exists and len(caught.value.exists) < 1000


def test_a_method_is_no_operator() -> None:
    class Layer:
        def scaled(self, x: core.Tensor) -> core.Tensor:
            return x

    with pytest.raises(errors.SchemaError, match="the function is a method") as caught:
        core.custom_op("manners::method")(Layer.scaled)
    assert "write self: core.Tensor" not in str(caught.value)
    assert "outside of the class" in caught.value.fix


# ---- ranges ------------------------------------------------------------------------------------
@pytest.mark.parametrize("loss", [core.cross_entropy, core.nll_loss])
@pytest.mark.parametrize("target", [-1, 3])
def test_a_class_of_a_loss_counts_from_zero(loss: Any, target: int) -> None:
    with pytest.raises(errors.IndexRangeError, match=f"the class {target}") as caught:
        loss(core.ones((2, 3)), core.asarray([-100, target]))
    assert caught.value.exists == "0 to 2, and ignore_index"


@pytest.mark.parametrize(
    "call", [lambda x: core.expand_dims(x, -4), lambda x: core.stack([x, x], axis=-4)]
)
def test_a_new_dim_is_one_of_the_result_s(call: Any) -> None:
    with pytest.raises(errors.IndexRangeError, match="the result has 3 dimensions") as caught:
        call(core.ones((2, 3)))
    assert caught.value.exists == "dims -3 to 2"


@pytest.mark.parametrize("index", [2**63, -(2**63) - 1, 10**30])
def test_an_index_beyond_64_bits_is_an_index_error(index: int) -> None:
    x = core.ones((2, 3))
    for wrong in (index, (0, index), (..., index)):
        with pytest.raises(IndexError, match=f"index {index} is out of range for dim"):
            _ = x[wrong]
        with pytest.raises(IndexError, match="is out of range"):
            x[wrong] = 1
    assert x[:, -(2**70) : 2**70].shape == (2, 3) and x[:: 2**70].shape == (1, 3)


def test_an_integer_that_only_a_float_holds_fills_floats() -> None:
    x = core.ones(2)
    assert core.full((2,), 2**70, dtype="float32").tolist() == [2.0**70] * 2
    assert core.full_like(x, -(2**64)).tolist() == [-(2.0**64)] * 2
    assert core.compile(lambda x: core.full_like(x, 2**70))(x).tolist() == [2.0**70] * 2
    for dtype in ("int64", "uint64"):
        with pytest.raises(errors.RangeError, match=f"out of the range of {dtype}"):
            core.full((2,), 2**64, dtype=dtype)


def test_the_parts_of_an_error_are_printed_by_their_names() -> None:
    error = errors.ArgumentError(what="a", why="b", exists="c", fix="d")
    assert str(error) == "a\n  why: b\n  exists: c\n  fix: d"


# ---- other libraries' habits -------------------------------------------------------------------
def test_names_that_only_share_letters_are_not_suggested() -> None:
    for call in (
        lambda: core.readme,
        lambda: core.ops.core.frobnicate,
        lambda: core.set_printoptions(digits=2),
    ):
        with pytest.raises((AttributeError, errors.ArgumentError)) as caught:
            call()
        assert "did you mean" not in str(caught.value)
    with pytest.raises(AttributeError, match="did you mean 'matmul'"):
        _ = core.matmull


def test_one_argument_is_counted_as_one() -> None:
    with pytest.raises(errors.ArgumentError, match="takes 1 positional argument, not 2"):
        core.sin(core.ones(2), core.ones(2))
    with pytest.raises(errors.ArgumentError, match="takes 1 positional argument, not 2"):
        core.zeros((2, 3), "int32")


def test_an_index_with_too_many_entries() -> None:
    x = core.ones(3)
    with pytest.raises(errors.IndexRangeError, match=r"entries for 2 dimensions.* shape is \(3,\)"):
        _ = x[0, 0]
    with pytest.raises(errors.IndexRangeError, match="entries for 2 ellipses"):
        _ = x[..., ...]


def test_an_array_of_python_objects_is_no_tensor() -> None:
    with pytest.raises(errors.DtypeError, match="cannot make a tensor of a buffer") as caught:
        core.asarray(np.array(["a"], dtype=object))
    assert caught.value.why == "no dtype of core has Python objects as elements"
