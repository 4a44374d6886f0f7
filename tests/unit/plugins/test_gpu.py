"""core.plugins.gpu without a GPU: functions of a C library, a driver's errors, what is missing."""

from __future__ import annotations

import contextlib
import ctypes

import pytest

from core.plugins import Available, Unavailable
from core.plugins.gpu import CLibrary, Driver, DriverError, Remedies, probe


class Small(Driver):
    """A driver of Python functions, each of which returns what a test says."""

    product, prefix, renamed, oldest = "Small", "sm", {"MemAlloc": "Malloc"}, 20

    def __init__(self, **answers):
        super().__init__()
        self.answers = answers

    def function(self, name):
        return lambda *arguments: self.answers[name]

    def explain(self, status):
        return f"SM_{status}", "in words" if status == 1 else ""

    def current(self, index):
        return contextlib.nullcontext()

    def spoken(self, version):
        return f"{version / 10}"


# ---- calls -------------------------------------------------------------------------------------
@pytest.mark.parametrize("answer, result", [((0,), ()), ((0, 5), 5), ((0, 5, 6), (5, 6))])
def test_what_a_call_returns_beside_its_status(answer, result):
    assert Small(smMalloc=answer).call("MemAlloc", 1) == result


def test_a_full_device_is_a_memory_error():
    with pytest.raises(MemoryError, match="smMalloc: the device is full"):
        Small(smMalloc=(2, 0)).call("MemAlloc", 1)


@pytest.mark.parametrize(
    "status, said",
    [
        (1, "smFree: SM_1 (in words)"),
        (3, "smFree: SM_3; if this process was forked from one that used Small, start it by"),
        (719, "smFree: SM_719; Small is no longer usable in this process: restart the process"),
    ],
)
def test_an_error_says_what_to_do(status, said):
    with pytest.raises(DriverError) as caught:
        Small(smFree=(status,)).call("Free", 1)
    assert str(caught.value).startswith(said) and caught.value.status == status


@pytest.mark.parametrize("init, count", [((0,), 3), ((100,), 0)])
def test_no_device_is_none(init, count):
    assert Small(smInit=init, smDeviceGetCount=(0, 3)).count() == count


# ---- what is missing ---------------------------------------------------------------------------
REMEDIES = Remedies("driver", "compiler", "restart", "devices")


def test_a_package_that_is_missing():
    found = probe("no_such_package", REMEDIES)
    assert isinstance(found, Unavailable) and found.remedy == "compiler"
    assert "No module named 'no_such_package'" in found.reason


@pytest.mark.parametrize(
    "version, count, init, reason, remedy",
    [
        (10, 1, 0, "the driver speaks Small 1.0, which is too old", "driver"),
        (20, 0, 0, "the driver finds no GPU", "devices"),
        (20, 1, 802, "the driver does not start: smInit: SM_802", "restart"),
    ],
)
def test_a_piece_that_does_not_fit(make_backend, version, count, init, reason, remedy):
    package = make_backend(version, count, init)
    assert probe(package, REMEDIES) == Unavailable(reason, remedy)


def test_what_can_be_used(make_backend):
    assert probe(make_backend(20, 2, 0), REMEDIES) == Available(2)


@pytest.fixture
def make_backend(monkeypatch):
    """A package whose module `runtime` has a driver and a compiler."""
    import sys
    import types

    def make(version, count, init):
        runtime = types.ModuleType("small_gpu.runtime")
        runtime.DRIVER = Small(
            smDriverGetVersion=(0, version), smInit=(init,), smDeviceGetCount=(0, count)
        )
        runtime.COMPILER = types.SimpleNamespace(version=lambda: (1, 0))
        monkeypatch.setitem(sys.modules, "small_gpu", types.ModuleType("small_gpu"))
        monkeypatch.setitem(sys.modules, "small_gpu.runtime", runtime)
        return "small_gpu"

    return make


# ---- a C library -------------------------------------------------------------------------------
@pytest.fixture
def libc():
    table = {"posix_memalign": "&p z z", "free": "p", "strtoull": "s &p i", "no_such": "i"}
    return CLibrary(ctypes.CDLL(None), table)


def test_what_a_function_fills_is_returned(libc):
    status, address = libc.function("posix_memalign")(64, 128)
    assert status == 0 and address % 64 == 0 and libc.address("free")
    libc.library.free(ctypes.c_void_p(address))


def test_a_result_between_arguments(libc):
    text = ctypes.create_string_buffer(b"42 of them")
    number, end = libc.function("strtoull")(text.value, 10)
    assert number == 42 and end


def test_a_wrong_number_of_arguments(libc):
    with pytest.raises(TypeError, match="posix_memalign takes 2 arguments, not 3"):
        libc.function("posix_memalign")(64, 128, 0)


def test_a_function_that_is_not_there(libc):
    with pytest.raises(AttributeError, match="no_such"):
        libc.function("no_such")
    with pytest.raises(KeyError):
        libc.function("not_declared")
