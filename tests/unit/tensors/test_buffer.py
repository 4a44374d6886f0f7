"""The buffer protocol: tensors over foreign memory, and memory views of tensors."""

from __future__ import annotations

import array
import ctypes
import gc
import mmap
import threading
import zlib

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
WRITABLE = 1  # PyBUF_WRITABLE


@st.composite
def strided_arrays(draw: st.DrawFn) -> np.ndarray:
    """A NumPy view: sliced, reversed, permuted, with axes added or broadcast."""
    dtype = draw(st.sampled_from(DTYPES))
    shape = draw(hnp.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=5))
    a = np.arange(int(np.prod(shape))).reshape(shape).astype(dtype)
    index = draw(hnp.basic_indices(shape, allow_newaxis=True, max_dims=6))
    view = np.asarray(a[index])
    return view.transpose(draw(st.permutations(range(view.ndim))))


@given(strided_arrays())
def test_a_tensor_shares_a_numpy_views_memory(a: np.ndarray) -> None:
    x = core.asarray(a)
    assert (x.shape, x.dtype.name, x.ndim, x.size) == (a.shape, a.dtype.name, a.ndim, a.size)
    assert x.tolist() == a.tolist()
    back = np.asarray(x)
    assert back.dtype == a.dtype and np.array_equal(back, a)
    if a.size and a.ndim:
        assert x.data_ptr == a.ctypes.data and back.ctypes.data == a.ctypes.data
        assert tuple(s * a.itemsize for n, s in zip(x.shape, x.strides) if n > 1) == tuple(
            s for n, s in zip(a.shape, a.strides) if n > 1
        )


@given(strided_arrays())
def test_copies_of_views_are_contiguous_and_equal(a: np.ndarray) -> None:
    copy = _native.to_device(core.asarray(a), "cpu")
    assert copy.is_contiguous and copy.tolist() == a.tolist()
    assert _native.to_bytes(core.asarray(a)) == a.tobytes()
    again = _native.from_bytes(a.tobytes(), a.shape, a.dtype.name)
    assert np.array_equal(np.asarray(again), a)


@pytest.mark.parametrize("dtype", ["uint8", "int16", "float32", "float64", "complex128"])
def test_large_transposed_copies(dtype: str) -> None:
    a = np.arange(3 * 333 * 257).reshape(3, 333, 257).astype(dtype)
    for view in (a.transpose(0, 2, 1), a.transpose(2, 1, 0), a[:, ::-1, ::2], a.transpose(1, 0, 2)):
        assert np.array_equal(np.asarray(_native.to_device(core.asarray(view), "cpu")), view)


def test_writes_are_seen_on_both_sides() -> None:
    a = np.zeros(3, np.float32)
    x = core.asarray(a)
    a[0] = 1
    np.asarray(x)[1] = 2
    memoryview(x)[2] = 3
    assert x.tolist() == a.tolist() == [1, 2, 3]


@pytest.mark.parametrize(
    ("exporter", "dtype", "values"),
    [
        (array.array("h", [1, -2]), "int16", [1, -2]),
        (bytearray(b"\x01\x02"), "uint8", [1, 2]),
        (b"\x01\x02", "uint8", [1, 2]),
        ((ctypes.c_int32 * 2)(1, 2), "int32", [1, 2]),
        (memoryview(b"abcdefgh").cast("I"), "uint32", [0x64636261, 0x68676665]),
        (memoryview(b"ab").cast("c"), "uint8", [97, 98]),
        (np.float64(2.5), "float64", 2.5),
        (np.bool_(True), "bool", True),
    ],
)
def test_any_exporter_will_do(exporter: object, dtype: str, values: object) -> None:
    x = core.asarray(exporter)
    assert x.dtype.name == dtype and x.tolist() == values


def test_read_only_memory_stays_read_only(no_leak) -> None:
    x = core.asarray(b"abc")
    assert x.read_only and memoryview(x).readonly
    assert not np.asarray(x).flags.writeable
    with pytest.raises(errors.CoreError, match="read-only"):
        x += 1
    frozen = np.ones(3)
    frozen.flags.writeable = False
    assert core.asarray(frozen).read_only
    assert not core.asarray(frozen, copy=True).read_only
    assert not core.asarray(np.float32(1)).read_only


def test_a_mapped_file_is_a_tensor(tmp_path) -> None:
    path = tmp_path / "numbers"
    path.write_bytes(np.arange(5.0).tobytes())
    with path.open("rb") as f, mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_READ) as m:
        x = core.asarray(memoryview(m).cast("d"))
        assert x.tolist() == [0, 1, 2, 3, 4] and x.read_only
        del x


def test_unaligned_memory_is_copied(no_leak) -> None:
    data = b"\0" + np.arange(4, dtype=np.float32).tobytes()
    x = core.asarray(memoryview(data)[1:].cast("f"))
    assert x.tolist() == [0, 1, 2, 3] and x.data_ptr % 4 == 0
    fields = np.zeros(3, dtype=[("a", "i1"), ("b", "f4")])
    fields["b"] = [1, 2, 3]
    assert core.asarray(fields["b"]).tolist() == [1, 2, 3]


@pytest.mark.parametrize(
    "a",
    [np.zeros(2, "U3"), np.zeros(2, ">f4"), np.zeros(2, "longdouble"), np.zeros(2, [("x", "f4")]),
     np.zeros(2, object)],
    ids=["text", "byte-swapped", "longdouble", "struct", "object"],
)  # fmt: skip
def test_elements_without_a_dtype_are_refused(a: np.ndarray, no_leak) -> None:
    with pytest.raises(errors.DtypeError, match="no dtype of core"):
        core.asarray(a)


def test_an_exporter_with_too_many_dimensions() -> None:
    x = core.asarray(np.zeros((1,) * 64))
    assert x.ndim == 64 and np.asarray(x).shape == (1,) * 64


def test_the_exporter_lives_as_long_as_the_tensor(no_leak) -> None:
    data = bytearray(8)
    x = core.asarray(data)
    view = x[2:]
    del x
    with pytest.raises(BufferError):
        data.extend(b"1")
    del view
    data.extend(b"1")


def test_the_tensor_lives_as_long_as_the_view(no_leak) -> None:
    view = memoryview(core.asarray([1.0, 2.0]))
    gc.collect()
    assert view.tolist() == [1, 2]


def test_a_buffer_may_be_released_by_another_thread(no_leak) -> None:
    data = bytearray(8)
    held = [core.asarray(data)]
    thread = threading.Thread(target=held.clear)
    thread.start()
    thread.join()
    data.extend(b"1")


# ---- bfloat16 ----------------------------------------------------------------------------------
def test_bfloat16_arrays_go_both_ways_without_a_copy() -> None:
    a = np.arange(6, dtype=ml_dtypes.bfloat16).reshape(2, 3)
    x = core.asarray(a.T)
    assert x.dtype is core.bfloat16 and x.shape == (3, 2) and x.data_ptr == a.ctypes.data
    back = np.asarray(x)
    assert back.dtype == ml_dtypes.bfloat16 and back.tolist() == a.T.tolist()
    back[0, 0] = 7
    assert x[0, 0].item() == 7 == float(a[0, 0])
    assert core.asarray(a[0, 1]).item() == 1.0


def test_a_bfloat16_tensor_has_no_buffer() -> None:
    with pytest.raises(errors.ExportError, match="ml_dtypes") as e:
        memoryview(core.asarray([1.0], dtype="bfloat16"))
    assert isinstance(e.value, BufferError)


# ---- flags -------------------------------------------------------------------------------------
def test_numpys_protocol_arguments() -> None:
    x = core.asarray([1.0, 2.0])
    assert np.asarray(x, dtype="int8").dtype == np.int8
    assert np.asarray(x, copy=False).ctypes.data == x.data_ptr
    assert np.array(x, copy=True).ctypes.data != x.data_ptr
    with pytest.raises(ValueError, match=r".*"):
        np.asarray(x, dtype="int8", copy=False)
    x.requires_grad = True
    with pytest.raises(errors.ExportError, match=r"x\.detach\(\)"):
        np.asarray(x)
    assert np.asarray(x.detach()).tolist() == [1, 2]


def test_a_strided_tensor_has_no_contiguous_buffer() -> None:
    x = core.asarray(np.arange(6).reshape(2, 3))
    assert memoryview(x).c_contiguous and memoryview(x.mT).f_contiguous
    assert bytes(memoryview(x.mT)) == np.arange(6).reshape(2, 3).T.tobytes()
    with pytest.raises(errors.ExportError, match="core.clone"):
        zlib.crc32(x.mT)
    with pytest.raises(errors.ExportError, match="read-only"):
        ctypes.pythonapi.PyObject_GetBuffer(
            ctypes.py_object(core.asarray(b"abc")), ctypes.create_string_buffer(256), WRITABLE
        )


def test_threads_copy_while_others_run() -> None:
    a = np.random.default_rng(0).integers(0, 9, (400, 401))
    x, results = core.asarray(a.T), []
    threads = [
        threading.Thread(target=lambda: results.append(np.asarray(_native.to_device(x, "cpu"))))
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 8 and all(np.array_equal(r, a.T) for r in results)


@pytest.mark.parametrize("name", ("int4", "uint4", "float8_e4m3fnuz"))
def test_elements_of_ml_dtypes_that_core_has_not_are_refused(name):
    ml_dtypes = pytest.importorskip("ml_dtypes")
    with pytest.raises(core.errors.DtypeError, match=f"an array of {name}"):
        core.asarray(np.ones(2, getattr(ml_dtypes, name)))
