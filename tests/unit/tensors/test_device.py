"""Devices: names, defaults, and the memory of a runtime written in Python."""

from __future__ import annotations

import pickle
import threading

import numpy as np
import pytest

import core
from core import _native, errors


# ---- the value ---------------------------------------------------------------------------------
def test_a_device_is_a_value() -> None:
    one, same = core.device("xpu:1"), core.device("xpu", 1)
    assert one == same and one is same and hash(one) == hash(same)
    assert one != core.device("xpu") and one != "xpu:1"
    assert (one.type, one.index, str(one), repr(one)) == ("xpu", 1, "xpu:1", "device('xpu:1')")
    assert core.device(one) is one
    assert core.device("cpu") == core.device("cpu:0") and str(core.device("cpu")) == "cpu"
    assert pickle.loads(pickle.dumps(one)) is one


@pytest.mark.parametrize(
    "bad",
    ["", ":", "cpu:", "cpu:1", "xpu:-1", "xpu:65536", "xpu:1:2", "XPU", "a b", "x" * 65, "1",
     "xpu:x", "é", "\ud800", 3, None, b"cpu", ("cpu", 0)],
)  # fmt: skip
def test_what_names_no_device_is_an_error(bad: object) -> None:
    with pytest.raises((errors.DeviceError, UnicodeEncodeError)):
        core.device(bad)


@pytest.mark.parametrize("index", [-1, 65536, 1 << 80, "0", 1.0])
def test_a_bad_index_is_an_error(index: object) -> None:
    with pytest.raises(errors.DeviceError):
        core.device("xpu", index)


def test_the_device_of_no_backend_is_an_error_when_it_is_used() -> None:
    with pytest.raises(errors.CoreError, match="nobody_brings_this"):
        core.zeros(2, device="nobody_brings_this")


# ---- the default -------------------------------------------------------------------------------
def test_with_device_sets_the_default_of_a_block(opaque: object) -> None:
    assert core.zeros(1).device == core.device("cpu")
    with core.device("opaque:1"):
        assert core.asarray([1.0]).device == core.device("opaque:1")
        with core.device("cpu"):
            assert core.asarray(1).device == core.device("cpu")
        assert _native.default_device() == core.device("opaque:1")
    assert core.asarray(1).device == core.device("cpu")


def test_the_default_of_a_block_is_its_threads(opaque: object) -> None:
    seen = []
    with core.device("opaque"):
        thread = threading.Thread(target=lambda: seen.append(_native.default_device()))
        thread.start()
        thread.join()
    assert seen == [core.device("cpu")]


def test_set_default_device(opaque: object) -> None:
    core.set_default_device("opaque:1")
    try:
        assert core.asarray([1, 2]).device == core.device("opaque:1")
    finally:
        core.set_default_device("cpu")
    with pytest.raises(errors.DeviceError, match="2 devices"):
        core.set_default_device("opaque:2")
    assert _native.default_device() == core.device("cpu")


def test_leaving_a_device_that_was_not_entered_is_an_error() -> None:
    with pytest.raises(errors.DeviceError, match="never entered"):
        core.device("cpu").__exit__(None, None, None)


def test_entering_is_bounded() -> None:
    device, entered = core.device("cpu"), 0
    with pytest.raises(errors.DeviceError, match="nested"):
        while True:
            device.__enter__()
            entered += 1
    for _ in range(entered):
        device.__exit__(None, None, None)


# ---- memory ------------------------------------------------------------------------------------
VIEWS = {
    "whole": lambda a: a,
    "transposed": lambda a: a.T,
    "reversed": lambda a: a[::-1, ::-1],
    "sliced": lambda a: a[1:, 1::2],
    "broadcast": lambda a: np.broadcast_to(a[0], (3, *a[0].shape)),
    "empty": lambda a: a[:0],
    "scalar": lambda a: a[1, 2],
}


@pytest.mark.parametrize("view", VIEWS)
def test_tensors_go_to_a_device_and_come_back(view: str, opaque, no_leak) -> None:
    a = VIEWS[view](np.arange(20, dtype=np.int16).reshape(4, 5))
    there = _native.to_device(core.asarray(a), "opaque:1")
    assert there.device == core.device("opaque:1") and there.is_contiguous
    again = _native.to_device(there, "opaque:0")
    for x in (there, again):
        assert x.tolist() == a.tolist()
        assert np.array_equal(np.asarray(_native.to_device(x, "cpu")), a)
    assert _native.live_bytes("opaque:1") == there.nbytes
    del x, there, again
    assert not opaque.blocks


def test_a_view_on_a_device_is_fetched_as_the_bytes_it_touches(opaque, no_leak) -> None:
    x = core.asarray(np.arange(24.0).reshape(4, 6), device="opaque")
    view = x[1:3, ::2]
    assert not view.is_contiguous and view.storage_id == x.storage_id
    assert view.tolist() == [[6, 8, 10], [12, 14, 16]]
    assert _native.to_device(view, "opaque:1").tolist() == view.tolist()
    assert x.mT.tolist() == np.arange(24.0).reshape(4, 6).T.tolist()


def test_the_host_does_not_read_device_memory(opaque) -> None:
    x = core.asarray([1.0], device="opaque")
    with pytest.raises(errors.MemoryAccessError, match='x.to\\("cpu"\\)'):
        memoryview(x)
    with pytest.raises(errors.MemoryAccessError, match='x.to\\("cpu"\\)'):
        np.asarray(x)
    assert float(x) == 1.0 and bool(x)


def test_an_index_beyond_the_devices_is_an_error(opaque) -> None:
    with pytest.raises(errors.DeviceError, match="opaque:0 to opaque:1"):
        _native.empty((1,), "float32", "opaque:2")


def test_out_of_memory_says_so_and_leaks_nothing(opaque, no_leak) -> None:
    with pytest.raises(errors.OutOfMemoryError, match=r"16777216 of 16777216 bytes are free") as e:
        _native.empty((1 << 30,), "uint8", "opaque")
    assert isinstance(e.value.__cause__, MemoryError)
    with pytest.raises(errors.OutOfMemoryError):
        core.asarray(np.zeros((1 << 25,), np.uint8), device="opaque")
    assert not opaque.blocks


def test_out_of_host_memory_is_the_same_error() -> None:
    with pytest.raises(errors.OutOfMemoryError, match="cpu could not allocate"):
        _native.empty((1 << 60,), "uint8", "cpu")


@pytest.mark.parametrize("returned", [0, None, -1, 1 << 70, "address", 1.5])
def test_a_runtime_that_returns_no_address_is_an_error(returned: object, opaque, no_leak) -> None:
    opaque.fail["allocate"] = returned
    with pytest.raises(errors.DeviceError, match="has to return an address"):
        _native.empty((1,), "float32", "opaque")


@pytest.mark.parametrize("method", ["allocate", "copy_from_host"])
def test_what_a_runtime_raises_reaches_the_user(method: str, opaque, no_leak) -> None:
    opaque.fail[method] = ZeroDivisionError("broken driver")
    with pytest.raises(errors.DeviceError, match=f"{method} .*broken driver") as caught:
        core.asarray([1.0, 2.0], device="opaque")
    assert type(caught.value.__cause__) is ZeroDivisionError


@pytest.mark.parametrize("method", ["copy_to_host", "copy_on_device"])
def test_a_failed_copy_leaks_nothing(method: str, opaque, no_leak) -> None:
    x = core.asarray([1.0, 2.0], device="opaque")
    opaque.fail[method] = OSError("cable")
    with pytest.raises(errors.DeviceError, match=f"{method} .*cable") as caught:
        _native.to_device(x, "cpu" if method == "copy_to_host" else "opaque:1")
    assert type(caught.value.__cause__) is OSError


def test_a_failing_free_is_reported_and_swallows_no_exception(opaque) -> None:
    import sys

    x = core.asarray([1.0], device="opaque")
    seen, hook = [], sys.unraisablehook
    sys.unraisablehook = seen.append
    opaque.fail["free"] = KeyError("lost")
    try:
        try:
            raise ValueError("in flight")
        except ValueError:
            del x
    finally:
        sys.unraisablehook = hook
    assert [type(s.exc_value.__cause__) for s in seen] == [KeyError]
    opaque.blocks.clear()


def test_memory_is_freed_from_any_thread(opaque, no_leak) -> None:
    tensors = [core.asarray([float(i)], device="opaque") for i in range(8)]
    threads = [threading.Thread(target=tensors.clear) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not opaque.blocks


# ---- registration ------------------------------------------------------------------------------
def test_a_device_type_gets_one_runtime(opaque) -> None:
    for name in ("opaque", "cpu"):
        with pytest.raises(errors.RegistrationError, match="has a runtime"):
            _native.set_runtime(name, opaque)


def test_a_runtime_without_its_methods_is_refused() -> None:
    with pytest.raises(errors.RegistrationError, match="lacks device_count, allocate"):
        _native.set_runtime("hollow", object())
    assert not _native.runtime_is_open("hollow")


RUNTIME = """
    import core, numpy
    from core import _native
    class Runtime:
        memory = {}
        fork_safe = FORK_SAFE
        def device_count(self): return 1
        def allocate(self, nbytes, index):
            block = numpy.zeros(nbytes, numpy.uint8)
            self.memory[block.ctypes.data] = block
            return block.ctypes.data
        def free(self, address, nbytes, index): del self.memory[address]
        def copy_from_host(self, dst, src, index): self.memory[dst][:] = src
        def copy_to_host(self, dst, src, index): dst[:] = self.memory[src]
        def copy_on_device(self, dst, di, src, si, n): self.memory[dst][:] = self.memory[src][:]
        def synchronize(self, index): pass
    _native.set_runtime("far", Runtime())
    x = core.asarray([1.0, 2.0], device="far")
"""


def test_tensors_may_outlive_the_interpreter(run_python) -> None:
    code = (
        RUNTIME.replace("FORK_SAFE", "False")
        + """
    import sys
    sys.keep = x                      # freed when modules are gone
    class Late:
        def __init__(self): self.x = x
        def __del__(self): del self.x
    late = Late()
    late.me = late
    """
    )
    assert run_python(code).stderr == ""


FORKED = """
    import os, sys
    pid = os.fork()
    if pid == 0:
        status = 0
        try:
            print(x.tolist())
        except core.errors.DeviceError as error:
            print(error.what)
        del x
        y = core.asarray([3.0]) + 1
        assert y.tolist() == [4.0]
        sys.stdout.flush()
        os._exit(0)
    assert os.waitpid(pid, 0)[1] == 0
    print(x.tolist())
"""


@pytest.mark.parametrize("safe", [False, True])
def test_a_device_in_a_forked_process(safe: bool, run_python) -> None:
    out = run_python(RUNTIME.replace("FORK_SAFE", str(safe)) + FORKED).stdout
    child = "[1.0, 2.0]" if safe else "the device 'far' was opened before this process forked"
    assert out.splitlines() == [child, "[1.0, 2.0]"]


def test_a_tensor_goes_to_a_device_a_dtype_or_both() -> None:
    x, other = core.ones(2), core.ones(1, dtype=core.int8)
    assert x.to("cpu", core.float64).dtype is core.float64
    assert x.to("cpu", dtype="float64").dtype is core.float64
    assert x.to(core.float64, device="cpu").dtype is core.float64
    assert x.to(other).dtype is core.int8 and other.to(other) is other


@pytest.mark.parametrize(
    ("args", "kwargs"),
    [
        (("cpu",), {"device": "cpu"}),
        ((core.int8, core.int8), {}),
        ((core.ones(1),), {"dtype": core.int8}),
    ],
)
def test_a_device_or_dtype_that_is_given_twice_is_refused(args, kwargs) -> None:
    with pytest.raises(core.errors.ArgumentError, match="leave one"):
        core.ones(2).to(*args, **kwargs)
