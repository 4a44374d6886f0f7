"""The null device: everything but data."""

from __future__ import annotations

import pytest

import core
from core.errors import DtypeError, MemoryAccessError, ShapeError

NULL = core.device("null")


def empty(*shape: int, dtype: object = core.float32) -> core.Tensor:
    return core.full(shape, 0, dtype=dtype, device=NULL)


@pytest.fixture(autouse=True)
def no_fallback():
    with core.config.override(fallback="error"):
        yield


def test_it_is_built_in_and_not_offered_as_an_accelerator() -> None:
    assert core.backends()["null"].source.distribution == ""
    assert NULL not in core.devices()


def test_shapes_and_dtypes_are_those_of_other_devices() -> None:
    x, y = empty(4, 1), empty(3)
    for op in (core.add, core.multiply):
        result = op(x, y)
        assert (result.shape, result.dtype, result.device) == ((4, 3), core.float32, NULL)
    assert core.add(empty(2, dtype=core.int8), 1.5).dtype == core.float32
    assert core.sum(empty(2, 3), 1).shape == (2,)
    assert core.matmul(empty(2, 3), empty(3, 5)).shape == (2, 5)


def test_errors_are_those_of_other_devices() -> None:
    with pytest.raises(ShapeError):
        core.add(empty(2), empty(3))
    with pytest.raises(DtypeError):
        core.dtype("float33")


def test_views_share_their_memory() -> None:
    x = empty(4, 4)
    view = x[1:, ::2]
    assert view.storage_id == x.storage_id


@pytest.mark.parametrize("read", ["tolist", "item", "__array__"])
def test_reading_back_raises_and_says_where_values_are(read: str) -> None:
    with pytest.raises(MemoryAccessError) as caught:
        getattr(empty(1), read)()
    assert "null" in str(caught.value)


def test_memory_is_counted_and_given_back() -> None:
    storages, held = core._native.live_storages(), core._native.live_bytes(NULL)
    x = empty(1000)
    assert core._native.live_bytes(NULL) == held + 4000
    y = core.add(x, x)
    del x, y
    assert core._native.live_bytes(NULL) == held
    assert core._native.live_storages() == storages


def test_allocations_do_not_overlap() -> None:
    tensors = [empty(n) for n in (1, 17, 1000, 0, 3)]
    ends = 0
    for tensor in tensors:
        assert tensor.data_ptr >= ends
        assert tensor.data_ptr % 64 == 0
        ends = tensor.data_ptr + tensor.nbytes


def test_the_kernel_that_does_nothing_is_the_last_resort() -> None:
    stages = core.explain(core.add, empty(2), 1)
    assert "null" in repr(stages)
    assert "fallback" not in repr(stages)
