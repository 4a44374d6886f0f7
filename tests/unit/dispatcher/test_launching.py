"""Kernels that a device starts through a launcher: a driver's C function, called without Python.

The driver is a function of this process: it counts its calls, and runs the kernel on the host.
"""

from __future__ import annotations

import ctypes
import types

import pytest

import core
from core.errors import ArgumentError, DeviceError
from core.ir.compile import native_capabilities
from core.ir.dialect.c import CDialect
from core.ir.toolchain.c_compiler import build_library, load_symbol
from core.plugins import (
    Available,
    BackendInfo,
    DeviceDialect,
    QueuedRuntime,
    add_backend,
    c_launcher,
    hookimpl,
)
from core.plugins.manager import manager

BUFFER, NUMBER, QUEUE = 1, 2, 64
KERNEL = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 2, *[ctypes.c_longlong] * 2)
WORD = ctypes.c_uint64
DRIVER = ctypes.CFUNCTYPE(WORD, *[WORD] * 8)
seen: list[tuple[int, ...]] = []
status = 0


@DRIVER
def driver(kernel, queue, values, kinds, count, groups, all_lanes, constant):
    """Runs a kernel as the host would."""
    listed = list((ctypes.c_int * count).from_address(kinds))
    lanes = (ctypes.c_size_t * 3).from_address(all_lanes)
    seen.append((queue, groups, lanes[0], constant, listed.count(BUFFER)))
    if status:
        return status
    given = (ctypes.c_void_p * count).from_address(values)
    buffers = [a or 0 for a, kind in zip(given, listed, strict=True) if kind == BUFFER]
    words = [
        ctypes.c_longlong.from_address(a).value
        for a, kind in zip(given, listed, strict=True) if kind == NUMBER
    ]  # fmt: skip
    places = (ctypes.c_void_p * max(len(buffers), 1))(*buffers)
    numbers = (ctypes.c_longlong * max(len(words), 1))(*words)
    KERNEL(kernel)(ctypes.addressof(places), ctypes.addressof(numbers), 0, groups)
    return 0


class Swift(QueuedRuntime):
    """Memory of the host's, which core may not look at."""

    def __init__(self):
        super().__init__()
        self.blocks = {}

    def device_count(self):
        return 1

    def open_queue(self, index):
        return QUEUE

    def queue_address(self, queue):
        return queue

    def reserve(self, nbytes, index):
        block = ctypes.create_string_buffer(nbytes + 64)
        address = ctypes.addressof(block) + 63 & ~63
        self.blocks[address] = block
        return address

    def release(self, address, index):
        del self.blocks[address]

    def copy(self, queue, dst, src, nbytes):
        ctypes.memmove(dst, src, nbytes)

    def wait(self, queue):
        pass

    def mark(self, queue):
        return None

    def reached(self, event):
        return True

    def await_event(self, event, queue=None):
        pass


class SwiftDialect(CDialect, DeviceDialect):
    name = "swift"

    def build(self, source):
        library = build_library(source.text)
        return {
            k.name: types.SimpleNamespace(
                handle=load_symbol(library, k.name), name=k.name, lanes=1,
                buffers=range(len(k.buffers)), scalars=range(len(k.scalars)),
            )
            for k in source.kernels
        }  # fmt: skip

    def launcher(self):
        words = ("kernel", "stream", "values", "kinds", "count", "groups", "all_lanes", -5)
        address = ctypes.cast(driver, ctypes.c_void_p).value
        return c_launcher(address, words, kinds=(BUFFER, NUMBER))


# The second driver is told a kernel's arguments one by one.
told: dict[int, int] = {}
scalars: list[int] = []


@ctypes.CFUNCTYPE(ctypes.c_int, WORD, ctypes.c_uint32, WORD)
def set_buffer(kernel, number, address):
    told[number] = address
    return status


@ctypes.CFUNCTYPE(ctypes.c_int, WORD, ctypes.c_uint32, ctypes.c_size_t, WORD)
def set_scalar(kernel, number, size, place):
    assert size == 8
    told[number] = ctypes.c_longlong.from_address(place).value
    scalars.append(number)
    return 0


@ctypes.CFUNCTYPE(WORD, *[WORD] * 3)
def enqueue(queue, kernel, groups):
    seen.append(queue)
    values = [told.pop(n) for n in range(len(told))]
    split = min(scalars, default=len(values))
    scalars.clear()
    places = (ctypes.c_void_p * max(split, 1))(*values[:split])
    numbers = (ctypes.c_longlong * max(len(values) - split, 1))(*values[split:])
    KERNEL(kernel)(ctypes.addressof(places), ctypes.addressof(numbers), 0, groups)
    return 0


class StepDialect(SwiftDialect):
    name = "step"

    def launcher(self):
        functions = (enqueue, set_buffer, set_scalar)
        start, *setters = (ctypes.cast(f, ctypes.c_void_p).value for f in functions)
        return c_launcher(start, ("stream", "kernel", "groups"), setters=tuple(setters))


class Plugin:
    def __init__(self, name, dialect):
        self.name, self.dialect = name, dialect

    @hookimpl
    def core_backend_info(self):
        return BackendInfo(name=self.name, device_type=self.name, api=(1, 1), priority=-9)

    @hookimpl
    def core_probe(self):
        return Available(devices=1)

    @hookimpl
    def core_open(self):
        return Swift()

    @hookimpl
    def core_dialect(self):
        return self.dialect(native_capabilities())


@pytest.fixture(scope="module", autouse=True)
def drivers():
    add_backend("swift", Plugin("swift", SwiftDialect))
    add_backend("step", Plugin("step", StepDialect))
    yield
    for source in [s for s in manager._backends if s.name in ("swift", "step")]:
        del manager._backends[source]  # other tests list what there is


@pytest.fixture(autouse=True)
def fresh(monkeypatch):
    monkeypatch.setenv("CORE_FALLBACK", "error")
    seen.clear()


def there(*values):
    return core.asarray(values, dtype=core.float32, device="cpu").to("swift")


def test_a_body_is_started_by_the_drivers_function():
    x = there(1.0, 2.0, 4.0)
    assert (x + x).to("cpu").tolist() == [2.0, 4.0, 8.0]
    assert seen == [(QUEUE, seen[0][1], seen[0][1], 2**64 - 5, 3)]
    assert core.softmax(x, axis=0).to("cpu").tolist() == pytest.approx(
        core.softmax(x.to("cpu"), axis=0).tolist()
    )


def test_a_call_that_was_met_asks_python_nothing(monkeypatch):
    from core.bodies import device_kernels

    x = there(1.0, 2.0)
    core.exp(x)
    monkeypatch.setattr(device_kernels.DeviceBodies, "plan", None)
    count = len(seen)
    assert core.exp(x).to("cpu").tolist() == core.exp(x.to("cpu")).tolist()
    assert len(seen) == count + 1


def test_numbers_are_read_from_the_device_and_make_no_new_plan():
    x = there(1.0, 2.0)
    assert [(x * n).to("cpu").tolist() for n in (2, 3.5, -1)] == [[2, 4], [3.5, 7], [-1, -2]]


def test_an_inplace_form_works_in_the_memory_itself():
    x = there(1.0, 2.0, 3.0)
    before, view = x.data_ptr, x[1:]
    x += 1
    view *= 10
    assert x.data_ptr == before
    assert x.to("cpu").tolist() == [2.0, 30.0, 40.0]


def test_programs_that_read_back_are_started_so_too():
    found = core.nonzero(there(0.0, 5.0, 0.0, 7.0))
    assert found[0].to("cpu").tolist() == [1, 3]
    assert seen


def test_what_the_driver_refuses_is_an_error(monkeypatch):
    x = there(1.0, 2.0)
    core.tanh(x)
    monkeypatch.setitem(globals(), "status", 700)
    with pytest.raises(DeviceError, match="tanh") as caught:
        core.tanh(x)
    assert "status 700" in str(caught.value)
    monkeypatch.setitem(globals(), "status", 0)
    assert core.tanh(x).to("cpu").tolist() == core.tanh(x.to("cpu")).tolist()


def test_memory_is_that_of_the_native_allocator():
    x = there(1.0, 2.0)
    x + x
    reserved = core.memory_stats("swift")["reserved"]
    for _ in range(20):
        x + x
    stats = core.memory_stats("swift")
    assert stats["reserved"] == reserved
    assert stats["reused"] >= 20


@pytest.mark.parametrize("words", [("kernel", "blocks"), ("kernel",) * 13, (1.5,)])
def test_arguments_that_no_driver_is_given(words):
    with pytest.raises(ArgumentError, match="kernel, stream, groups"):
        c_launcher(1, words)


# ---- arguments one by one ----------------------------------------------------------------------
def test_a_driver_may_be_told_the_arguments_one_by_one(monkeypatch):
    x = core.asarray([1.0, 2.0, 4.0], dtype=core.float32, device="cpu")
    y = x.to("step")
    assert (y + y).to("cpu").tolist() == [2.0, 4.0, 8.0]
    assert seen == [QUEUE]
    got = core.softmax(y, axis=0).to("cpu").tolist()
    assert got == pytest.approx(core.softmax(x, axis=0).tolist())
    count = len(seen)
    monkeypatch.setitem(globals(), "status", -49)
    with pytest.raises(DeviceError, match="status -49 for an argument"):
        y + y
    assert len(seen) == count


def test_more_groups_than_a_driver_takes_are_refused():
    x = core.ones(3, device="swift")
    place = core.device("swift")
    with pytest.raises(DeviceError, match="2147483648 groups of lanes.*at most 2147483647"):
        core._native.start_kernel(place, 1 << 20, [x.data_ptr], [], 1 << 31, 1, "many")
