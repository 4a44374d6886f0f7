"""The stand-in is as strict as a driver, and later: calls that it accepts are right on GPUs."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from core.testing.gpu.fixtures import Ask, ok

if TYPE_CHECKING:
    from core.testing.emulator.stand_in import StandIn
    from core.testing.gpu.fixtures import Run
    from core.testing.gpu.vendor import Vendor

INVALID_VALUE, FULL, NOT_INITIALIZED, INVALID_IMAGE, INVALID_SOURCE = 1, 2, 3, 200, 300
INVALID_HANDLE, NOT_FOUND, NOT_READY, ILLEGAL_ADDRESS, TIMED_OUT = 400, 500, 600, 700, 702
SOURCE = 'extern "C" __global__ void fill(int *x, int value, long long n) { x[n] = value; }'


def status(answer: tuple[Any, ...]) -> int:
    return int(answer[0])


def fill(
    vendor: Vendor, stream: Any, block: int, value: int, at: int, source: str = SOURCE,
    lanes: int = 1,
) -> tuple[Any, ...]:  # fmt: skip
    """Enqueues a kernel on the first device."""
    code = vendor.compiler.machine_code(source, (), vendor.runtime().arch(0), "fill")
    runtime = vendor.runtime()
    kernel = runtime.kernel(runtime.load(code, 0), "fill")
    values = ctypes.c_void_p(block), ctypes.c_int(value), ctypes.c_longlong(at)
    places = (ctypes.c_void_p * 3)(*map(ctypes.addressof, values))
    words = (1, 1, 1, lanes, 1, 1, 0, stream, ctypes.addressof(places), 0)
    return vendor.driver.ask("LaunchKernel", kernel, *words)


@pytest.fixture
def stream(ask: Ask) -> Iterator[Any]:
    made = ok(ask("StreamCreate", 1))
    yield made
    ok(ask("StreamSynchronize", made))
    ok(ask("StreamDestroy", made))


@pytest.fixture
def block(ask: Ask) -> Iterator[int]:
    """An address of 1024 bytes of the device."""
    made = int(ok(ask("MemAlloc", 1024)))
    yield made
    ok(ask("MemFree", made))


@pytest.fixture
def pinned(ask: Ask) -> Iterator[Any]:
    """Memory of the host of which copies are never done early."""
    address = int(ok(ask("MemHostAlloc", 1024, 0)))
    yield np.ctypeslib.as_array(ctypes.cast(address, ctypes.POINTER(ctypes.c_uint8)), (1024,))
    ok(ask("MemFreeHost", address))


def address(array: Any) -> int:
    return int(array.ctypes.data)


# ---- handles -----------------------------------------------------------------------------------
UNKNOWN: dict[str, tuple[Any, ...]] = {
    "StreamDestroy": (99,),
    "StreamSynchronize": (99,),
    "StreamWaitEvent": (99, 99, 0),
    "EventDestroy": (99,),
    "EventQuery": (99,),
    "EventSynchronize": (99,),
    "EventElapsedTime": (99, 99),
    "GraphLaunch": (99, 99),
    "LaunchKernel": (99, 1, 1, 1, 1, 1, 1, 0, 99, 0, 0),
}


@pytest.mark.parametrize("name", UNKNOWN)
def test_an_unknown_handle_is_refused(ask: Ask, name: str) -> None:
    assert status(ask(name, *UNKNOWN[name])) == INVALID_HANDLE


def test_what_is_destroyed_is_unknown(ask: Ask) -> None:
    stream, event = ok(ask("StreamCreate", 1)), ok(ask("EventCreate", 2))
    ok(ask("StreamDestroy", stream))
    ok(ask("EventDestroy", event))
    assert status(ask("StreamSynchronize", stream)) == INVALID_HANDLE
    assert status(ask("EventQuery", event)) == INVALID_HANDLE
    assert status(ask("EventDestroy", event)) == INVALID_HANDLE


def test_an_event_is_recorded_on_its_own_device(vendor: Vendor, ask: Ask, stream: Any) -> None:
    with vendor.driver.current(1):
        event = ok(ask("EventCreate", 2))
        assert status(ask("EventRecord", event, stream)) == INVALID_HANDLE
        ok(ask("EventDestroy", event))


# ---- memory ------------------------------------------------------------------------------------
def test_memory_of_the_device_is_not_the_hosts(block: int) -> None:
    assert block >= 1 << 54 and block % 256 == 0


def test_fresh_memory_is_not_zero(
    ask: Ask, copy: Ask, block: int, pinned: Any, stream: Any
) -> None:
    pinned[:] = 0
    ok(copy(address(pinned), block, 1024, stream))
    ok(ask("StreamSynchronize", stream))
    assert (pinned == 0xFF).all()


@pytest.mark.parametrize("offset, nbytes", [(0, 1025), (1024, 1), (-1, 4), (1 << 30, 1)])
def test_a_copy_out_of_bounds_is_refused(
    copy: Ask, block: int, pinned: Any, stream: Any, offset: int, nbytes: int
) -> None:
    at, host = block + offset, address(pinned)
    assert status(copy(at, host, nbytes, stream)) == INVALID_VALUE
    assert status(copy(host, at, nbytes, stream)) == INVALID_VALUE


def test_memory_is_freed_once(ask: Ask) -> None:
    free, _ = ok(ask("MemGetInfo"))
    made = int(ok(ask("MemAlloc", 5000)))
    assert ok(ask("MemGetInfo"))[0] <= free - 5000
    ok(ask("MemFree", made))
    assert ok(ask("MemGetInfo"))[0] == free
    assert status(ask("MemFree", made)) == INVALID_VALUE
    assert status(ask("MemFree", made + 8)) == INVALID_VALUE


def test_no_more_than_there_is(ask: Ask) -> None:
    _, total = ok(ask("MemGetInfo"))
    assert status(ask("MemAlloc", total + 1)) == FULL
    assert status(ask("MemAlloc", 0)) == INVALID_VALUE


# ---- order -------------------------------------------------------------------------------------
def test_a_copy_is_done_when_somebody_waits(
    driver: StandIn, ask: Ask, copy: Ask, block: int, pinned: Any, stream: Any
) -> None:
    pinned[:] = 7
    ok(copy(block, address(pinned), 512, stream))
    pinned[:] = 8  # too early: the driver has not read it yet
    ok(copy(address(pinned) + 512, block, 512, stream))
    assert driver.waiting() == 2 and (pinned == 8).all()
    pinned[:512] = 9
    ok(ask("StreamSynchronize", stream))
    assert driver.waiting() == 0 and (pinned == 9).all()


def _passed_on(
    ask: Ask, copy: Ask, block: int, pinned: Any, streams: tuple[Any, Any], wait: bool
) -> bool:
    """Copies on one stream what another brings; whether it found it."""
    first, second = streams
    event = ok(ask("EventCreate", 2))
    pinned[:512], pinned[512:] = 5, 0
    ok(copy(block, address(pinned), 512, first))
    ok(ask("EventRecord", event, first))
    if wait:
        ok(ask("StreamWaitEvent", second, event, 0))
    ok(copy(address(pinned) + 512, block, 512, second))
    ok(ask("StreamSynchronize", second))
    found = bool((pinned[512:] == 5).all())
    ok(ask("StreamSynchronize", first))
    ok(ask("EventDestroy", event))
    return found


def test_a_wait_that_is_missing_shows(
    driver: StandIn, ask: Ask, copy: Ask, pinned: Any, stream: Any
) -> None:
    second, found = ok(ask("StreamCreate", 1)), {True: set[bool](), False: set[bool]()}
    for seed in range(12):
        driver.set_order(seed)
        for wait in found:
            fresh = int(ok(ask("MemAlloc", 512)))
            found[wait].add(_passed_on(ask, copy, fresh, pinned, (stream, second), wait))
            ok(ask("MemFree", fresh))
    ok(ask("StreamDestroy", second))
    assert found[True] == {True} and False in found[False]


def test_an_event_comes_nearer_when_it_is_asked(
    ask: Ask, copy: Ask, block: int, pinned: Any, stream: Any
) -> None:
    event = ok(ask("EventCreate", 2))
    assert status(ask("EventQuery", event)) == 0  # it was never recorded
    ok(copy(block, address(pinned), 512, stream))
    ok(ask("EventRecord", event, stream))
    assert status(ask("EventQuery", event)) == NOT_READY
    assert status(ask("EventQuery", event)) == 0
    ok(ask("EventDestroy", event))


# ---- kernels -----------------------------------------------------------------------------------
def test_a_kernel_is_given_arguments_of_their_sizes(
    vendor: Vendor, ask: Ask, copy: Ask, block: int, pinned: Any, stream: Any
) -> None:
    ok(fill(vendor, stream, block, -123456, 3))
    ok(copy(address(pinned), block, 1024, stream))
    ok(ask("StreamSynchronize", stream))
    assert pinned.view("int32")[:5].tolist() == [-1, -1, -1, -123456, -1]


def test_a_kernel_that_the_emulator_cannot_build(vendor: Vendor, block: int, stream: Any) -> None:
    unknown = SOURCE.replace("{", "{ __nanosleep(1);")
    for _ in range(2):
        assert status(fill(vendor, stream, block, 1, 0, unknown)) == INVALID_SOURCE
    ok(fill(vendor, stream, block, 1, 0, SOURCE + "// another"))


def test_code_that_nobody_told_of_is_refused(vendor: Vendor, ask: Ask) -> None:
    with pytest.raises(RuntimeError) as caught:
        vendor.runtime().load(b"\x7fELF" + bytes(60), 0)
    assert getattr(caught.value, "status", 0) == INVALID_IMAGE


def test_a_kernel_that_is_not_there(vendor: Vendor, ask: Ask) -> None:
    runtime = vendor.runtime()
    code = vendor.compiler.machine_code(SOURCE, (), runtime.arch(0), "fill")
    with pytest.raises(RuntimeError) as caught:
        runtime.kernel(runtime.load(code, 0), "full")
    assert getattr(caught.value, "status", 0) == NOT_FOUND


def test_a_call_fails_when_it_is_told_to(vendor: Vendor, driver: StandIn, ask: Ask) -> None:
    before = driver.calls(vendor.asks)
    driver.fail(vendor.asks, 719, after=2)
    assert [status(ask(vendor.asks)) for _ in range(3)] == [0, 719, 0]
    assert driver.calls(vendor.asks) == before + 3


# ---- faults that lose the device, in separate processes-------------------------------------------
LOST = """
from core.testing.gpu.strictness import *
core.ones(1, device=gpu)
ask = VENDOR.driver.ask
here = VENDOR.driver.current(0)
here.__enter__()
stream, block = ok(ask("StreamCreate", 1)), int(ok(ask("MemAlloc", 1024)))
"""


def test_memory_that_is_freed_before_its_kernel_has_run(beside: Run) -> None:
    printed = beside(
        LOST
        + """
ok(fill(VENDOR, stream, block, 1, 0))
ok(ask("MemFree", block))
print([status(ask("StreamSynchronize", stream)), status(ask("MemAlloc", 8)),
       status(ask("MemGetInfo"))])
"""
    )
    assert printed == "[700, 700, 700]"


def test_a_kernel_reaches_its_own_device_only(beside: Run) -> None:
    printed = beside(
        LOST
        + """
with VENDOR.driver.current(1):
    other = int(ok(ask("MemAlloc", 1024)))
    ok(fill(VENDOR, stream, other, 1, 0))
    print(status(ask("StreamSynchronize", stream)), status(ask("MemAlloc", 8)))
"""
    )
    assert printed == "700 0"


def test_the_host_cannot_read_the_devices_memory(beside: Run) -> None:
    beside(LOST + "ctypes.string_at(block, 1)", status=-11)


def test_a_lane_that_waits_for_ever_ends_the_launch(beside: Run) -> None:
    printed = beside(
        LOST
        + """
source = '''extern "C" __global__ void fill(int *x, int value, long long n) {
  if (threadIdx.x == 0) return;
  __syncthreads();
}'''
ok(fill(VENDOR, stream, block, 1, 0, source, lanes=32))
print(status(ask("StreamSynchronize", stream)))
"""
    )
    assert printed == "702"


def test_a_child_cannot_use_the_driver(beside: Run) -> None:
    printed = beside(
        LOST
        + """
if (pid := os.fork()) == 0:
    os._exit(status(ask("MemAlloc", 8)) * 10 + status(ask("Init", 0)))
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), status(ask("MemAlloc", 8)))
"""
    )
    assert printed == "33 0"
