"""Pickle, copy, and what a tensor keeps through them."""

from __future__ import annotations

import copy
import pickle

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

import core
from core import _native, errors

DTYPES = [
    "bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
    "float16", "float32", "float64", "complex64", "complex128",
]  # fmt: skip
PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)


@given(
    st.sampled_from(DTYPES).flatmap(
        lambda d: hnp.arrays(d, hnp.array_shapes(min_dims=0, min_side=0, max_side=4))
    ),
    st.sampled_from(PROTOCOLS),
)
def test_every_tensor_comes_back(a: np.ndarray, protocol: int) -> None:
    x = core.asarray(a)
    y = pickle.loads(pickle.dumps(x, protocol))
    assert (y.shape, y.dtype, y.device) == (x.shape, x.dtype, x.device)
    assert np.asarray(y).tobytes() == a.tobytes()
    assert not x.size or y.storage_id != x.storage_id


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_bfloat16_views_and_gradients(protocol: int, no_leak) -> None:
    x = core.asarray(np.arange(6).reshape(2, 3).astype(ml_dtypes.bfloat16)).mT
    y = pickle.loads(pickle.dumps(x, protocol))
    assert y.dtype is core.bfloat16 and y.tolist() == x.tolist() and y.is_contiguous
    leaf = core.asarray([1.0, 2.0])
    leaf.requires_grad = True
    assert pickle.loads(pickle.dumps(leaf, protocol)).requires_grad
    del x, y, leaf


def test_out_of_band_buffers() -> None:
    x, buffers = core.asarray([1.0, 2.0]), []
    data = pickle.dumps(x, 5, buffer_callback=buffers.append)
    assert len(buffers) == 1
    y = pickle.loads(data, buffers=buffers)
    y += 1
    assert y.tolist() == [2, 3] and x.tolist() == [1, 2]


def test_device_tensors_come_back_to_their_device(opaque, no_leak) -> None:
    x = core.asarray([[1.0, 2.0], [3.0, 4.0]], device="opaque:1")
    y = pickle.loads(pickle.dumps(x.mT))
    assert y.device == x.device and y.tolist() == [[1, 3], [2, 4]]
    deep = copy.deepcopy(x)
    assert deep.device == x.device and deep.tolist() == x.tolist()
    del x, y, deep


def test_a_damaged_pickle_is_an_error() -> None:
    rebuild, arguments = core.asarray([1.0, 2.0]).__reduce_ex__(4)
    data, *others = arguments
    for broken in (data[:-1], data + b"\0", b""):
        with pytest.raises(errors.ShapeError, match="bytes for a tensor"):
            rebuild(broken, *others)
    for bad in (
        ("x", *others),
        (data, (-2,), *others[1:]),
        (data, (2,), "float33", "cpu", False),
        (data, (2,), "float32", "nowhere!", False),
    ):
        with pytest.raises((errors.CoreError, TypeError)):
            rebuild(*bad)


def test_copies() -> None:
    x = core.asarray([1.0, 2.0])
    x.requires_grad = True
    x.grad = core.asarray([5.0, 6.0])
    shallow, deep = copy.copy(x), copy.deepcopy(x)
    assert shallow.storage_id == x.storage_id and shallow.requires_grad and shallow.grad is None
    assert deep.storage_id != x.storage_id and deep.requires_grad
    assert deep.grad.tolist() == [5, 6] and deep.grad.storage_id != x.grad.storage_id


def test_deepcopy_keeps_what_is_shared() -> None:
    x = core.asarray([1.0])
    a, b = copy.deepcopy([x, x])
    assert a is b and a is not x


def test_results_with_history_are_refused() -> None:
    x = core.asarray([1.0])
    x.requires_grad = True
    y = x * 2
    for action in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(errors.ExportError, match=r"x\.detach\(\)"):
            action(y)
    assert pickle.loads(pickle.dumps(y.detach())).tolist() == [2]


def test_what_has_no_memory_is_refused() -> None:
    fake = _native.empty((2,), "float32", "cpu", fake=True)
    with pytest.raises(errors.DataDependentError):
        pickle.dumps(fake)


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_named_results(protocol: int) -> None:
    largest = core.topk(core.asarray([1.0, 3.0, 2.0]), 2)
    again = pickle.loads(pickle.dumps(largest, protocol))
    assert type(again) is type(largest) and again.indices.tolist() == [1, 2]
    assert copy.deepcopy(largest).values.tolist() == [3.0, 2.0]
