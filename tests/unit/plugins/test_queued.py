"""Runtimes with queues: the caching allocator, streams and events, and errors that come late.

The driver is a simulation that works as late as it may: what is enqueued runs when waited for.
"""

from __future__ import annotations

import ctypes

import pytest

import core
from core.errors import DeviceError
from core.plugins import QueuedRuntime
from core.plugins.allocator import SMALLEST, CachingAllocator, rounded
from core.plugins.manager import manager
from core.plugins.streams import Event

hypothesis = pytest.importorskip("hypothesis")
from hypothesis import given  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

ROOM = 1 << 20


class LateQueue:
    def __init__(self):
        self.work = []
        self.done = 0

    def run(self, until=None):
        while self.work and (until is None or self.done < until):
            self.done += 1
            self.work.pop(0)()


class LateDriver(QueuedRuntime):
    """Two devices whose queues do nothing until they are waited for."""

    def __init__(self):
        super().__init__()
        self.blocks = {}
        self.used = 0

    def device_count(self):
        return 2

    def open_queue(self, index):
        return LateQueue()

    def reserve(self, nbytes, index):
        if self.used + nbytes > ROOM:
            raise MemoryError("the simulated device is full")
        self.used += nbytes
        block = ctypes.create_string_buffer(nbytes + 64)
        address = ctypes.addressof(block) + 63 & ~63
        self.blocks[address] = block, nbytes
        return address

    def release(self, address, index):
        self.used -= self.blocks.pop(address)[1]

    def copy(self, queue, dst, src, nbytes):
        queue.work.append(lambda: ctypes.memmove(dst, src, nbytes))

    def wait(self, queue):
        queue.run()

    def mark(self, queue):
        return queue, queue.done + len(queue.work)

    def reached(self, event):
        return event[0].done >= event[1]

    def await_event(self, event, queue=None):
        if queue is None:
            event[0].run(until=event[1])
        else:
            queue.work.append(lambda: event[0].run(until=event[1]))


@pytest.fixture
def driver():
    return LateDriver()


# ---- the allocator -----------------------------------------------------------------------------
@given(st.integers(1, 1 << 40))
def test_a_block_wastes_at_most_a_fifth(nbytes):
    size = rounded(nbytes)
    assert size >= nbytes
    assert size == SMALLEST or size <= nbytes * 1.26 + SMALLEST
    assert rounded(size) == size


def test_a_freed_block_serves_the_next_request_of_its_size(driver):
    first = driver.allocate(1000, 0)
    driver.free(first, 1000, 0)
    assert driver.allocate(1020, 0) == first
    stats = driver.memory(0).stats()
    assert (stats["requests"], stats["reused"]) == (2, 1)
    assert stats["allocated"] == rounded(1000) == stats["reserved"]


def test_the_cache_is_given_back_before_memory_runs_out(driver):
    sizes = [ROOM // 4] * 4
    held = [driver.allocate(n, 0) for n in sizes]
    for address, n in zip(held, sizes, strict=True):
        driver.free(address, n, 0)
    assert driver.used == ROOM
    large = driver.allocate(ROOM // 2, 0)
    assert driver.used == ROOM // 2
    with pytest.raises(MemoryError):
        driver.allocate(ROOM, 0)
    driver.free(large, ROOM // 2, 0)
    driver.memory(0).empty()
    assert driver.used == 0
    assert driver.memory(0).stats()["reserved"] == 0


def test_a_limit_holds():
    taken = []
    memory = CachingAllocator(lambda n: taken.append(n) or 64 * len(taken), lambda a: None, int)
    memory.limit = 4096
    a = memory.allocate(2048)
    with pytest.raises(MemoryError, match="4096"):
        memory.allocate(4000)
    memory.free(a, 2048)
    memory.allocate(4000)  # what was kept is given back first
    assert memory.stats()["peak_reserved"] <= 4096


def test_peaks_begin_anew(driver):
    a = driver.allocate(100_000, 0)
    driver.free(a, 100_000, 0)
    driver.memory(0).reset_peaks()
    assert driver.memory(0).stats()["peak_allocated"] == 0


def test_with_two_queues_a_block_waits_for_both(driver):
    other = driver.add_queue(0)
    a = driver.allocate(1000, 0)
    other.work.append(lambda: None)  # somebody may still read it there
    driver.free(a, 1000, 0)
    assert driver.allocate(1000, 0) != a
    driver.synchronize(0)
    assert driver.allocate(1000, 0) == a


# ---- copies ------------------------------------------------------------------------------------
def test_copies_arrive(driver):
    data = bytes(range(200))
    a, b = driver.allocate(200, 0), driver.allocate(200, 1)
    driver.copy_from_host(a, memoryview(data), 0)
    driver.copy_on_device(b, 1, a, 0, 200)
    got = bytearray(200)
    driver.copy_to_host(memoryview(got), b, 1)
    assert bytes(got) == data


def test_overlapping_copies_are_as_if_through_a_third_place(driver):
    data = bytes(range(100))
    a = driver.allocate(100, 0)
    driver.copy_from_host(a, memoryview(data), 0)
    driver.copy_on_device(a + 10, 0, a, 0, 90)
    got = bytearray(100)
    driver.copy_to_host(memoryview(got), a, 0)
    assert bytes(got) == data[:10] + data[:90]


# ---- errors that come late ---------------------------------------------------------------------
def test_an_error_comes_at_the_next_wait_and_names_the_operators(driver):
    def fail():
        raise RuntimeError("illegal address")

    driver.queue(0).work.append(fail)
    driver.launched("add", 0)
    driver.launched("softmax", 0)
    with pytest.raises(DeviceError, match="illegal address") as caught:
        driver.synchronize(0)
    assert "add, softmax" in str(caught.value)
    driver.synchronize(0)  # it is told once


# ---- streams -----------------------------------------------------------------------------------
@pytest.fixture
def late(driver, monkeypatch):
    monkeypatch.setattr(manager, "load_kernels", lambda device_type: None)
    monkeypatch.setattr(manager, "runtime", lambda device_type: driver)
    return driver


def test_streams_and_events(late):
    seen = []
    stream, other = core.Stream("null"), core.Stream("null")
    with stream:
        late.queue(0).work.append(lambda: seen.append("first"))
        event = stream.record_event()
    with other:
        other.wait_event(event)
        late.queue(0).work.append(lambda: seen.append("second"))
    assert isinstance(event, Event)
    assert not event.query()
    other.synchronize()
    assert seen == ["first", "second"]
    assert event.query()
    assert "reached" in repr(event)


def test_streams_nest_and_are_left(late):
    default = late.queue(0)
    stream = core.Stream("null")
    with stream, core.Stream("null"), stream:
        assert late.queue(0) is stream._queue
    assert late.queue(0) is default


def test_memory_functions(late):
    address = late.allocate(1000, 0)
    assert core.memory_stats("null")["allocated"] == rounded(1000)
    late.free(address, 1000, 0)
    core.reset_peak_memory_stats("null")
    core.empty_cache("null")
    assert core.memory_stats("null")["reserved"] == 0
    core.set_memory_limit(512, "null")
    with pytest.raises(MemoryError):
        late.allocate(1000, 0)
    with pytest.raises(core.errors.ArgumentError):
        core.set_memory_limit(-1, "null")


def test_on_the_cpu_everything_is_done():
    with core.Stream("cpu") as stream:
        core.synchronize("cpu")
    assert stream.record_event().query()
    stream.wait_stream(core.Stream("cpu"))
    core.empty_cache("cpu")
    with pytest.raises(DeviceError, match="allocator"):
        core.set_memory_limit(1, "cpu")


def test_a_device_that_is_not_there(late):
    with pytest.raises(DeviceError, match="null:0 to null:1"):
        core.Stream("null:7")
    with pytest.raises(DeviceError, match="there is no device null:7"):
        core.synchronize("null:7")
