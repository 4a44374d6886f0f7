"""DLPack both ways: with NumPy, PyTorch and JAX, and with exporters made to misbehave."""

from __future__ import annotations

import ctypes
import gc
import itertools
import sys
import threading

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given

import core
from core import _native, errors

c = ctypes


class DLDevice(c.Structure):
    _fields_ = [("device_type", c.c_int32), ("device_id", c.c_int32)]


class DLDataType(c.Structure):
    _fields_ = [("code", c.c_uint8), ("bits", c.c_uint8), ("lanes", c.c_uint16)]


class DLTensor(c.Structure):
    _fields_ = [
        ("data", c.c_void_p), ("device", DLDevice), ("ndim", c.c_int32), ("dtype", DLDataType),
        ("shape", c.POINTER(c.c_int64)), ("strides", c.POINTER(c.c_int64)),
        ("byte_offset", c.c_uint64),
    ]  # fmt: skip


DELETER = c.CFUNCTYPE(None, c.c_void_p)


class Legacy(c.Structure):
    _fields_ = [("dl_tensor", DLTensor), ("manager_ctx", c.c_void_p), ("deleter", DELETER)]


class Versioned(c.Structure):
    _fields_ = [
        ("major", c.c_uint32), ("minor", c.c_uint32), ("manager_ctx", c.c_void_p),
        ("deleter", DELETER), ("flags", c.c_uint64), ("dl_tensor", DLTensor),
    ]  # fmt: skip


def _api(name: str, result: object, *arguments: object) -> object:
    function = getattr(c.pythonapi, name)
    function.restype, function.argtypes = result, arguments
    return function


DESTRUCTOR = c.CFUNCTYPE(None, c.c_void_p)
new_capsule = _api("PyCapsule_New", c.py_object, c.c_void_p, c.c_char_p, c.c_void_p)
get_pointer = _api("PyCapsule_GetPointer", c.c_void_p, c.py_object, c.c_char_p)
is_valid = _api("PyCapsule_IsValid", c.c_int, c.py_object, c.c_char_p)
raw_is_valid = c.PYFUNCTYPE(c.c_int, c.c_void_p, c.c_char_p)(("PyCapsule_IsValid", c.pythonapi))
raw_pointer = c.PYFUNCTYPE(c.c_void_p, c.c_void_p, c.c_char_p)(
    ("PyCapsule_GetPointer", c.pythonapi)
)


class Exporter:
    """An exporter whose every field can be set wrong; counts the calls of its deleter.

    All stay alive: whoever imports the memory keeps its address and no object of Python's.
    """

    alive: list[Exporter] = []

    def __init__(self, versioned: bool = True, shape=(2, 3), strides=None, **fields) -> None:
        self.memory = np.arange(64, dtype=np.float32)
        self.deleted = 0
        self.name = b"dltensor_versioned" if versioned else b"dltensor"
        self.managed = Versioned() if versioned else Legacy()
        self.deleter = DELETER(self._delete)
        self.managed.deleter = fields.pop("deleter", self.deleter)
        if versioned:
            self.managed.major, self.managed.minor = fields.pop("version", (1, 0))
            self.managed.flags = fields.pop("flags", 0)
        t = self.managed.dl_tensor
        t.data = fields.pop("data", self.memory.ctypes.data)
        t.device = DLDevice(*fields.pop("device", (1, 0)))
        t.dtype = DLDataType(*fields.pop("dtype", (2, 32, 1)))
        t.ndim = fields.pop("ndim", len(shape) if shape is not None else 0)
        t.byte_offset = fields.pop("byte_offset", 0)
        if shape is not None:
            t.shape = (c.c_int64 * (len(shape) or 1))(*shape)
        if strides is not None:
            t.strides = (c.c_int64 * len(strides))(*strides)
        assert not fields
        self.destructor = DESTRUCTOR(self._destroy)
        self.alive.append(self)

    def _delete(self, pointer: int) -> None:
        self.deleted += 1

    def _destroy(self, capsule: int) -> None:
        if raw_is_valid(capsule, self.name):
            self._delete(raw_pointer(capsule, self.name))

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.managed.dl_tensor.device.device_type, self.managed.dl_tensor.device.device_id

    def __dlpack__(self, **kwargs: object) -> object:
        return new_capsule(
            c.addressof(self.managed), self.name, c.cast(self.destructor, c.c_void_p)
        )


BOTH = pytest.mark.parametrize("versioned", [True, False], ids=["versioned", "legacy"])


# ---- import ------------------------------------------------------------------------------------
@BOTH
def test_memory_is_shared_and_given_back_once(versioned: bool, no_leak) -> None:
    exporter = Exporter(versioned)
    x = core.from_dlpack(exporter)
    assert x.tolist() == [[0, 1, 2], [3, 4, 5]] and x.data_ptr == exporter.memory.ctypes.data
    view = x[1]
    del x
    assert exporter.deleted == 0 and view.tolist() == [3, 4, 5]
    del view
    assert exporter.deleted == 1


@BOTH
@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"strides": (1, 2)}, [[0, 2, 4], [1, 3, 5]]),
        ({"strides": (0, 1)}, [[0, 1, 2], [0, 1, 2]]),
        ({"strides": (-3, -1), "byte_offset": 4 * 5}, [[5, 4, 3], [2, 1, 0]]),
        ({"byte_offset": 8}, [[2, 3, 4], [5, 6, 7]]),
        ({"shape": ()}, 0),
        ({"shape": None}, 0),
        ({"shape": (0, 3), "data": None}, []),
        ({"shape": (2, 1), "strides": (1, 12345678901234567)}, [[0], [1]]),
        ({"byte_offset": 2, "shape": (1,)}, None),
        ({"device": (3, 0), "shape": (1,)}, [0]),
    ],
)
def test_layouts(versioned: bool, fields: dict, expected: object, no_leak) -> None:
    exporter = Exporter(versioned, **fields)
    x = core.from_dlpack(exporter)
    if expected is not None:
        assert x.tolist() == expected
    del x
    assert exporter.deleted == 1


MALFORMED = {
    "lanes": {"dtype": (2, 32, 4)},
    "dtype code": {"dtype": (77, 32, 1)},
    "dtype bits": {"dtype": (2, 128, 1)},
    "negative ndim": {"ndim": -1},
    "ndim": {"ndim": 65},
    "no shape": {"shape": None, "ndim": 2},
    "negative size": {"shape": (2, -1)},
    "no memory": {"data": None},
    "size": {"shape": (1 << 62, 1 << 62)},
    "bytes": {"shape": (1 << 61,)},
    "stride": {"strides": (1 << 62, 1)},
    "extent": {"shape": (1 << 30, 1 << 30), "strides": (1 << 40, 1)},
    "device": {"device": (7, 0)},  # Vulkan, which no backend opens
    "device type": {"device": (-7, 0)},
    "own device": {"device": (12, (5000 << 16))},
    "negative device": {"device": (12, -1)},
}


@BOTH
@pytest.mark.parametrize("fields", MALFORMED.values(), ids=MALFORMED)
def test_malformed_tensors_are_refused_and_given_back_once(
    versioned: bool, fields: dict, no_leak
) -> None:
    exporter = Exporter(versioned, **fields)
    with pytest.raises(errors.CoreError):
        core.from_dlpack(exporter)
    capsule = exporter.__dlpack__()
    with pytest.raises(errors.CoreError):
        core.from_dlpack(capsule)
    before = exporter.deleted
    del capsule
    gc.collect()
    assert exporter.deleted == before + 1


def test_another_major_version_is_refused(no_leak) -> None:
    exporter = Exporter(version=(2, 0))
    with pytest.raises(errors.ExportError, match="DLPack 2.0"):
        core.from_dlpack(exporter)
    assert exporter.deleted == 1


@BOTH
def test_a_capsule_is_consumed_once(versioned: bool, no_leak) -> None:
    exporter = Exporter(versioned)
    capsule = exporter.__dlpack__()
    x = core.from_dlpack(capsule)
    with pytest.raises(errors.ExportError, match="consumed before"):
        core.from_dlpack(capsule)
    del capsule
    assert exporter.deleted == 0 and x.tolist() == [[0, 1, 2], [3, 4, 5]]
    del x
    assert exporter.deleted == 1


def test_a_missing_deleter_is_allowed(no_leak) -> None:
    exporter = Exporter(deleter=DELETER())
    assert core.from_dlpack(exporter).shape == (2, 3)


def test_the_read_only_flag_is_kept(no_leak) -> None:
    x = core.from_dlpack(Exporter(flags=1))
    assert x.read_only
    with pytest.raises(errors.CoreError, match="read-only"):
        x += 1
    with pytest.raises(errors.ExportError, match="read-only"):
        x.__dlpack__()
    assert not np.from_dlpack(x).flags.writeable
    assert core.from_dlpack(x).read_only
    assert not core.from_dlpack(x, copy=True).read_only


@pytest.mark.parametrize("error", [ValueError("no"), TypeError("no"), BufferError("no")])
def test_what_an_exporter_raises_is_raised(error: Exception, no_leak) -> None:
    class Dying(Exporter):
        def __dlpack__(self, **kwargs: object) -> object:
            raise error

    with pytest.raises(type(error), match="no"):
        core.from_dlpack(Dying())


@pytest.mark.parametrize("garbage", [None, 3, "dltensor", object(), (1, 2)])
def test_garbage_from_an_exporter_is_an_error(garbage: object) -> None:
    class Silly(Exporter):
        def __dlpack__(self, **kwargs: object) -> object:
            return garbage

    with pytest.raises(errors.ArgumentError, match="not a DLPack capsule"):
        core.from_dlpack(Silly())


@pytest.mark.parametrize("garbage", [None, 3, (1,), (1, 2, 3), ("cpu", 0), (1 << 80, 0)])
def test_a_garbage_device_is_an_error(garbage: object) -> None:
    class Nowhere(Exporter):
        def __dlpack_device__(self) -> object:
            return garbage

    with pytest.raises(errors.CoreError):
        core.from_dlpack(Nowhere())


def test_a_capsule_of_another_kind_is_an_error() -> None:
    import datetime

    capsule = datetime.datetime_CAPI if hasattr(datetime, "datetime_CAPI") else None
    for x in (capsule, 3, [1.0], "text", None, object()):
        with pytest.raises(errors.ArgumentError):
            core.from_dlpack(x)


def test_exporters_of_the_old_standard_are_asked_again(no_leak) -> None:
    class Old(Exporter):
        def __dlpack__(self, stream: object = None) -> object:
            return super().__dlpack__()

    class Older(Exporter):
        def __dlpack__(self) -> object:
            return super().__dlpack__()

    for kind in (Old, Older):
        exporter = kind(versioned=False)
        assert core.from_dlpack(exporter).tolist() == [[0, 1, 2], [3, 4, 5]]
        assert exporter.deleted == 1


def test_what_from_dlpack_asks_of_the_exporter() -> None:
    asked = []

    class Listening(Exporter):
        def __dlpack__(self, **kwargs: object) -> object:
            asked.append(kwargs)
            return super().__dlpack__()

    core.from_dlpack(Listening())
    core.from_dlpack(Listening(), copy=False)
    x = core.from_dlpack(Listening(), copy=True)
    assert asked[0]["max_version"][0] == 1 and "stream" not in asked[0]
    assert asked[1]["copy"] is False
    assert not x.read_only and x.is_contiguous
    with pytest.raises(errors.ExportError):
        core.from_dlpack(Listening(device=(7, 0)))

    class Moving(Listening):
        def __dlpack_device__(self) -> tuple[int, int]:
            return (7, 0)

    assert core.from_dlpack(Moving(), device="cpu").shape == (2, 3)
    assert asked[-1]["dl_device"] == (1, 0)


def test_foreign_memory_is_released_by_any_thread(no_leak) -> None:
    exporter = Exporter()
    held = [core.from_dlpack(exporter)]
    thread = threading.Thread(target=held.clear)
    thread.start()
    thread.join()
    assert exporter.deleted == 1


# ---- export ------------------------------------------------------------------------------------
def _read(capsule: object) -> Versioned:
    return Versioned.from_address(get_pointer(capsule, b"dltensor_versioned"))


def test_the_capsule_says_what_the_tensor_is(no_leak) -> None:
    x = core.asarray(np.arange(12, dtype=np.int16).reshape(3, 4))[1:, ::2]
    capsule = x.__dlpack__(max_version=(1, 1))
    managed = _read(capsule)
    t = managed.dl_tensor
    assert (managed.major, managed.flags) == (1, 0)
    assert (t.data, t.byte_offset, t.ndim) == (x.data_ptr, 0, 2)
    assert (t.dtype.code, t.dtype.bits, t.dtype.lanes) == (0, 16, 1)
    assert t.shape[:2] == [2, 2] and t.strides[:2] == [4, 2]
    assert x.__dlpack_device__() == (1, 0)


def test_elements_that_lie_backwards_are_copied_unless_that_is_refused(no_leak) -> None:
    """PyTorch ends the process where it is given a negative stride."""
    x = core.asarray(np.arange(6, dtype=np.int32).reshape(2, 3))
    flipped = core.flip(x, axis=1)
    capsule = flipped.__dlpack__(max_version=(1, 1))
    copied = _read(capsule)
    assert copied.dl_tensor.strides[:2] == [3, 1] and copied.flags == 2
    shared = flipped.__dlpack__(max_version=(1, 1), copy=False)
    assert _read(shared).dl_tensor.strides[:2] == [3, -1]
    torch = pytest.importorskip("torch")
    assert torch.from_dlpack(flipped).tolist() == torch.tensor(flipped).tolist() == flipped.tolist()


@pytest.mark.parametrize("version", [None, (0, 8), (1, 0), (1, 9), (2, 0)])
def test_the_consumers_version_decides_the_capsule(version: object, no_leak) -> None:
    x = core.asarray([1.0])
    capsule = x.__dlpack__(max_version=version)
    versioned = version is not None and version >= (1, 0)
    assert is_valid(capsule, b"dltensor_versioned" if versioned else b"dltensor")
    del capsule  # nobody consumed it
    y = core.from_dlpack(x.__dlpack__(max_version=version))
    assert y.data_ptr == x.data_ptr


def test_a_copy_is_flagged_as_one(no_leak) -> None:
    x = core.asarray([1.0])
    capsule = x.__dlpack__(max_version=(1, 0), copy=True)
    managed = _read(capsule)
    assert managed.flags == 2 and managed.dl_tensor.data != x.data_ptr


@pytest.mark.parametrize(
    "arguments",
    [{"stream": "s"}, {"max_version": 1}, {"max_version": (1,)}, {"max_version": (-1, 0)},
     {"dl_device": "cpu"}, {"dl_device": (1, None)}, {"speed": 1}, {"max_version": (1 << 80, 0)}],
)  # fmt: skip
def test_bad_arguments_of_dlpack(arguments: dict) -> None:
    with pytest.raises(TypeError):
        core.asarray([1.0]).__dlpack__(**arguments)


def test_what_cannot_be_exported() -> None:
    x = core.asarray([1.0])
    with pytest.raises(errors.ExportError, match="cpu has no streams"):
        x.__dlpack__(stream=2)
    with pytest.raises(errors.ExportError, match="move the tensor"):
        x.__dlpack__(dl_device=(7, 0))
    with pytest.raises(errors.ExportError, match="fake"):
        _native.empty((2,), "float32", "cpu", fake=True).__dlpack__()
    with pytest.raises(errors.ExportError, match="stands for other"):
        _native.wrap(x, 1, batch_dim=0).__dlpack__()
    x.requires_grad = True
    with pytest.raises(errors.ExportError, match=r"x\.detach\(\)"):
        np.from_dlpack(x)
    assert np.from_dlpack(x.detach()).tolist() == [1]


def test_the_memory_lives_as_long_as_the_consumer(no_leak) -> None:
    array = np.from_dlpack(core.asarray([1.0, 2.0]))
    gc.collect()
    assert array.tolist() == [1, 2]


# ---- devices -----------------------------------------------------------------------------------
def test_device_tensors_go_through_dlpack(opaque, no_leak) -> None:
    x = core.asarray([1.0, 2.0, 3.0], device="opaque:1")
    kind, number = x.__dlpack_device__()
    assert kind == 12 and number & 0xFFFF == 1
    y = core.from_dlpack(x)
    assert y.device == x.device and y.data_ptr == x.data_ptr and y[1:].tolist() == [2, 3]
    assert core.from_dlpack(x, device="cpu").tolist() == [1, 2, 3]
    assert np.from_dlpack(x, device="cpu").tolist() == [1, 2, 3]
    with pytest.raises(errors.ExportError, match="reaching another device means copying"):
        core.from_dlpack(x, device="cpu", copy=False)
    with pytest.raises(errors.ExportError, match="reaching the cpu means copying"):
        x.__dlpack__(dl_device=(1, 0), copy=False)
    with pytest.raises(errors.ExportError, match="not aligned"):
        core.from_dlpack(Exporter(device=(kind, number), byte_offset=2))


DEVICES = [(1, 0), (1, 1), (7, 0), "own", "other"]


@pytest.mark.parametrize("copy", [None, True, False])
@pytest.mark.parametrize("dl_device", [None, *DEVICES])
@pytest.mark.parametrize("name", ["cpu", "opaque:1"])
def test_dlpack_does_what_the_standard_says_for_every_device_and_copy(
    name: str, dl_device: object, copy: bool | None, opaque, no_leak
) -> None:
    x = core.asarray([1.0, 2.0, 3.0], device=name)
    own, other = x.__dlpack_device__(), core.asarray([0.0], device="opaque:0").__dlpack_device__()
    wanted = {"own": own, "other": other}.get(dl_device, dl_device)
    moves = wanted == (1, 0) != own
    for stream, version in itertools.product((None, -1, 7), (None, (0, 8), (1, 0), (1, 3), (2, 0))):
        asked = {"stream": stream, "max_version": version, "dl_device": wanted, "copy": copy}
        if wanted not in (None, own, (1, 0)) or (stream == 7 and name == "cpu"):
            with pytest.raises(BufferError):
                x.__dlpack__(**asked)
        elif moves and copy is False:
            with pytest.raises(BufferError, match="reaching the cpu means copying"):
                x.__dlpack__(**asked)
        else:
            capsule = x.__dlpack__(**asked)
            versioned = version is not None and version >= (1, 0)
            copied = bool(moves or copy)
            if versioned:
                assert _read(capsule).flags == 2 * copied
            assert is_valid(capsule, b"dltensor_versioned" if versioned else b"dltensor")
            y = core.from_dlpack(capsule)
            assert str(y.device) == ("cpu" if moves else name)
            assert (y.data_ptr != x.data_ptr) == copied and y.tolist() == [1, 2, 3]


@pytest.mark.parametrize("copy", [None, True, False])
@pytest.mark.parametrize("target", [None, "cpu", "opaque:0", "opaque:1"])
@pytest.mark.parametrize("name", ["cpu", "opaque:1"])
def test_from_dlpack_does_what_the_standard_says_for_every_device_and_copy(
    name: str, target: str | None, copy: bool | None, opaque, no_leak
) -> None:
    x = core.asarray([1.0, 2.0, 3.0], device=name)
    moves = target not in (None, name)
    if moves and copy is False:  # the standard has both errors for it
        for kind in (ValueError, BufferError):
            with pytest.raises(kind, match="means copying"):
                core.from_dlpack(x, device=target, copy=copy)
        return
    y = core.from_dlpack(x, device=target, copy=copy)
    assert str(y.device) == (target or name)
    assert (y.data_ptr != x.data_ptr) == bool(moves or copy) and y.tolist() == [1, 2, 3]


@pytest.mark.parametrize("export", [
    lambda x: core.asarray(x, dtype="int32", copy=False),
    lambda x: core.asarray(x, device="opaque:0", copy=False),
    lambda x: core.asarray([1.0], copy=False),
    lambda x: core.asarray(np.ones(2), dtype="int32", copy=False),
    lambda x: core.reshape(core.ones((2, 3)).mT, (6,), copy=False),
    lambda x: x.__array__(dtype="int32", copy=False),
])  # fmt: skip
def test_a_copy_that_is_refused_is_a_value_error(export, opaque) -> None:
    with pytest.raises(ValueError, match="cop"):
        export(core.asarray([1.0, 2.0]))


# ---- libraries ---------------------------------------------------------------------------------
NAMES = ["bool", "int8", "int16", "int32", "int64", "uint8", "float16", "float32", "float64",
         "complex64", "complex128"]  # fmt: skip


@pytest.mark.parametrize("name", [*NAMES, "uint16", "uint32", "uint64"])
def test_numpy_both_ways(name: str, no_leak) -> None:
    a = np.arange(12).reshape(3, 4).astype(name)[:, ::-2]
    x = core.from_dlpack(a)
    b = np.from_dlpack(x, copy=False)  # without it, what lies backwards is copied
    assert x.dtype.name == name and x.data_ptr == b.ctypes.data == a.ctypes.data
    assert x.tolist() == a.tolist() == b.tolist()
    del x, b


@pytest.mark.peers
@pytest.mark.parametrize("name", [*NAMES, "bfloat16"])
def test_torch_both_ways(name: str) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    t = torch.arange(12).reshape(3, 4).to(getattr(torch, name))[:, ::2]
    x = core.from_dlpack(t)
    assert x.dtype.name == name and x.data_ptr == t.data_ptr() and x.tolist() == t.tolist()
    back = torch.from_dlpack(x)
    assert back.data_ptr() == t.data_ptr() and back.tolist() == t.tolist()
    assert core.asarray(t).data_ptr == t.data_ptr()
    if name == "float32":
        back[0, 0] = 9
        assert x[0, 0].item() == 9


@pytest.mark.peers
def test_torch_refuses_tensors_that_require_grad() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    with pytest.raises(BufferError):
        core.from_dlpack(torch.ones(2, requires_grad=True))


@pytest.mark.peers
@pytest.mark.parametrize(
    "name", ["bool", "int32", "uint8", "float16", "bfloat16", "float32", "complex64"]
)
def test_jax_both_ways(name: str) -> None:
    jax = pytest.importorskip("jax", reason="JAX is not installed")
    j = jax.numpy.arange(6).reshape(2, 3).astype(name)
    x = core.from_dlpack(j)
    assert x.dtype.name == name and x.tolist() == j.tolist()
    assert x.data_ptr == j.unsafe_buffer_pointer()
    back = jax.numpy.from_dlpack(core.asarray(np.arange(6.0, dtype="float32")))
    assert back.tolist() == [0, 1, 2, 3, 4, 5]


def test_a_bfloat16_tensor_keeps_its_bits() -> None:
    a = np.arange(4).astype(ml_dtypes.bfloat16)
    x = core.from_dlpack(core.asarray(a))
    assert x.dtype is core.bfloat16 and x.tolist() == [0, 1, 2, 3]


def test_references_balance(no_leak) -> None:
    a = np.zeros(3)
    before = sys.getrefcount(a)
    for _ in range(100):
        np.from_dlpack(core.from_dlpack(a))
        core.asarray(a)
    gc.collect()
    assert sys.getrefcount(a) == before


@given(...)
def test_random_arguments_never_crash(stream: int, version: tuple[int, int], copy: bool) -> None:
    try:
        core.from_dlpack(
            core.asarray([1]).__dlpack__(stream=stream, max_version=version, copy=copy)
        )
    except (errors.CoreError, OverflowError):
        pass
