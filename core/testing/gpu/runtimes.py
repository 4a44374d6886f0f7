"""The runtime's calls of the driver, and its use of the results."""

from __future__ import annotations

import contextlib
import threading
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import core
from core.errors import CoreError, DeviceError
from core.testing.gpu.vendor import INVALID_VALUE

if TYPE_CHECKING:
    from core.plugins.gpu import GpuRuntime
    from core.testing.emulator.stand_in import StandIn
    from core.testing.gpu.vendor import Vendor

# ---- the device that another library made current ------------------------------------------------
WORK: dict[str, Any] = {
    "allocate": lambda x: core.empty(70_000, device=x.device),
    "copy in": lambda x: core.ones(3).to(x.device),
    "copy out": lambda x: x.to("cpu"),
    "kernel": lambda x: core.exp(x + x),
    "synchronize": lambda x: core.synchronize(x.device),
    "stream": lambda x: core.Stream(x.device),
    "event": lambda x: core.Stream(x.device).record_event().synchronize(),
    "wait": lambda x: core.Stream(x.device).wait_stream(core.Stream(x.device)),
    "give back": lambda x: core.empty_cache(x.device),
    "statistics": lambda x: core.memory_stats(x.device),
}


@pytest.mark.parametrize("work", WORK)
@pytest.mark.parametrize("theirs", [False, True], ids=["none", "theirs"])
def test_what_is_current_stays_so(
    gpus: GpuRuntime, gpu: str, vendor: Vendor, work: str, theirs: bool
) -> None:
    x = core.ones(3, device=f"{gpu}:0")
    number = gpus.device_count() - 1
    with vendor.driver.current(number) if theirs else contextlib.nullcontext():
        before = int(vendor.driver.call(vendor.asks))
        WORK[work](x)
        assert int(vendor.driver.call(vendor.asks)) == before
    if theirs and number:
        assert int(vendor.driver.call(vendor.asks)) != before


def test_what_is_current_stays_so_when_a_call_fails(
    driver: StandIn, gpus: GpuRuntime, gpu: str, vendor: Vendor
) -> None:
    x = core.ones(3, device=f"{gpu}:1")
    before = int(vendor.driver.call(vendor.asks))
    for call in ("MemcpyAsync", "StreamSynchronize"):
        driver.fail(call, INVALID_VALUE)
        with pytest.raises(DeviceError, match=vendor.driver.spelled(call)):
            x.to("cpu")
        assert int(vendor.driver.call(vendor.asks)) == before


# ---- calls that fail ---------------------------------------------------------------------------
def _event(device: Any) -> Any:
    return core.Stream(device).record_event()


FAILING: dict[str, Any] = {
    "enters": lambda x: core.Stream(x.device),
    "StreamCreate": lambda x: core.Stream(x.device),
    "MemcpyAsync": lambda x: x.to("cpu"),
    "StreamSynchronize": lambda x: core.synchronize(x.device),
    "EventCreate": lambda x: _event(x.device),
    "EventRecord": lambda x: _event(x.device),
    "MemAlloc": lambda x: core.empty(1 << 22, device=x.device),
}
OF_AN_EVENT: dict[str, Any] = {
    "EventQuery": lambda event: event.query(),
    "EventSynchronize": lambda event: event.synchronize(),
    "StreamWaitEvent": lambda event: core.Stream(event.device).wait_event(event),
}


@pytest.mark.parametrize("name", [*FAILING, *OF_AN_EVENT])
def test_a_call_that_fails_is_named_and_got_over(
    driver: StandIn, gpus: GpuRuntime, gpu: str, vendor: Vendor, name: str
) -> None:
    call = vendor.enters if name == "enters" else name
    x = core.arange(5, dtype="float32", device=gpu)
    core.empty_cache(gpu)
    given = _event(gpu) if name in OF_AN_EVENT else x
    work = {**FAILING, **OF_AN_EVENT}[name]
    driver.fail(call, INVALID_VALUE)
    with pytest.raises(CoreError) as caught:
        work(given)
    printed = f"{vendor.driver.spelled(call)}: {vendor.statuses[INVALID_VALUE]} (invalid argument)"
    assert printed in str(caught.value)
    assert caught.value.fix
    work(given)
    assert (x + 1).to("cpu").tolist() == [1, 2, 3, 4, 5]


def test_a_launch_that_the_driver_refuses(driver: StandIn, gpus: GpuRuntime, gpu: str) -> None:
    x = core.ones(3, device=gpu)
    core.exp(x)
    driver.fail("LaunchKernel", 701)
    with pytest.raises(DeviceError, match="refused to start the kernel exp") as caught:
        core.exp(x)
    assert "701" in str(caught.value)
    assert core.exp(x).to("cpu").tolist() == core.exp(core.ones(3)).tolist()


def test_a_bad_index_is_told_by_whoever_waits(gpus: GpuRuntime, gpu: str) -> None:
    x = core.ones(3, device=gpu)
    core.take(x, core.asarray([0, 7]).to(gpu), axis=0)
    with pytest.raises(core.errors.IndexRangeError, match="the index 7 is out of range for size 3"):
        core.synchronize(gpu)
    core.synchronize(gpu)  # it was reported once


# ---- memory ------------------------------------------------------------------------------------
def test_memory_that_is_kept_goes_back_when_the_driver_has_none(
    driver: StandIn, gpus: GpuRuntime, gpu: str
) -> None:
    core.empty_cache(gpu)
    x = core.ones(1 << 20, device=gpu)
    del x  # kept for the next of its size
    assert core.memory_stats(gpu)["reserved"] >= 4 << 20
    freed = driver.calls("MemFree")
    driver.fail("MemAlloc", 2)
    y = core.ones(1 << 21, device=gpu)
    assert driver.calls("MemFree") > freed
    assert float(core.sum(y)) == 1 << 21


@pytest.mark.parametrize("asked, found", [(0, 0), (-1, -1), (-100, -5), (3, 0)])
def test_streams_with_a_priority(
    vendor: Vendor, driver: StandIn, gpu: str, asked: int, found: int
) -> None:
    """The driver gets it, and takes the nearest that it has."""
    stream = core.Stream(gpu, priority=asked)
    with stream:
        y = core.exp(core.zeros(3, device=gpu))
    stream.synchronize()
    assert y.to("cpu").tolist() == [1.0] * 3
    assert vendor.driver.call("StreamGetPriority", stream._queue) == found


def test_more_than_there_is(gpus: GpuRuntime, gpu: str) -> None:
    free, total = gpus.memory_info(0)
    with pytest.raises(core.errors.OutOfMemoryError) as caught:
        core.empty(total + 1, dtype="uint8", device=gpu)
    assert str(total + 1) in str(caught.value) and "free" in caught.value.exists
    assert 0 < free <= total
    assert core.ones(3, device=gpu).to("cpu").tolist() == [1, 1, 1]


def test_memory_comes_back(gpus: GpuRuntime, gpu: str) -> None:
    core.empty_cache(gpu)
    before = gpus.memory_info(0)
    x = core.ones(1 << 20, device=gpu)
    assert gpus.memory_info(0)[0] < before[0]
    del x
    core.empty_cache(gpu)
    free, total = gpus.memory_info(0)
    assert free >= before[0]  # more where the collector freed a tensor of an earlier test
    assert total == before[1]


# ---- streams and threads -----------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(5))
def test_streams_in_every_order(driver: StandIn, gpus: GpuRuntime, seed: int, gpu: str) -> None:
    driver.set_order(seed)
    first, second = core.Stream(gpu), core.Stream(gpu)
    x = core.zeros(1000, device=gpu)
    core.synchronize(gpu)
    for turn in range(4):
        with first:
            x.add_(1.0)
        second.wait_stream(first)
        with second:
            y = x * 2.0
        first.wait_event(second.record_event())
        second.synchronize()
        with second:
            assert y.to("cpu").tolist() == [2.0 * (turn + 1)] * 1000


def test_a_stream_that_nobody_waits_for_is_late(
    driver: StandIn, gpus: GpuRuntime, gpu: str
) -> None:
    """So the test above would see a wait that the runtime leaves out."""
    first = core.Stream(gpu)
    x = core.zeros(10, device=gpu)
    core.synchronize(gpu)
    with first:
        x.add_(1.0)
    assert x.to("cpu").tolist() == [0.0] * 10
    first.synchronize()
    assert x.to("cpu").tolist() == [1.0] * 10


def test_work_is_under_way_when_a_call_returns(driver: StandIn, gpus: GpuRuntime, gpu: str) -> None:
    x = core.ones(10, device=gpu)
    core.synchronize(gpu)
    y = x + x
    assert driver.waiting() > 0
    event = _event(gpu)
    event.synchronize()
    assert event.query()
    core.synchronize(gpu)
    assert driver.waiting() == 0 and y.to("cpu").tolist() == [2.0] * 10


@pytest.mark.parametrize("lanes", ["reverse", "shuffled"])
def test_lanes_in_every_order(driver: StandIn, gpus: GpuRuntime, lanes: str, gpu: str) -> None:
    x = core.asarray(np.random.default_rng(3).standard_normal((7, 300)).astype("f"))
    driver.set_order(5, lanes)
    got = core.softmax(core.cumulative_sum(x.to(gpu), axis=1)).to("cpu")
    want = core.softmax(core.cumulative_sum(x, axis=1))
    assert np.allclose(np.asarray(got), np.asarray(want), rtol=1e-5)


def test_threads(gpus: GpuRuntime, gpu: str) -> None:
    found: dict[int, list[float]] = {}

    def work(n: int) -> None:
        x = core.full(n, float(n), device=gpu)
        for _ in range(20):
            x = core.sqrt(x * x)
        found[n] = x.to("cpu").tolist()

    threads = [threading.Thread(target=work, args=(n,)) for n in (100, 257)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {n: [float(n)] * n for n in (100, 257)}


# ---- several devices ---------------------------------------------------------------------------
def test_devices_have_their_own_memory(second: str, gpu: str) -> None:
    here, there = core.ones(4, device=f"{gpu}:0"), core.zeros(4, device=second)
    moved = (here + 1).to(second)
    assert str(moved.device) == second
    assert (moved + there).to(f"{gpu}:0").to("cpu").tolist() == [2.0] * 4
    with pytest.raises(DeviceError):
        here + there


def test_a_stream_waits_for_another_device(driver: StandIn, second: str, gpu: str) -> None:
    here, there = core.Stream(f"{gpu}:0"), core.Stream(second)
    x = core.zeros(10, device=f"{gpu}:0")
    core.synchronize(f"{gpu}:0")
    with here:
        x.add_(3.0)
    event = here.record_event()
    there.wait_event(event)
    there.synchronize()
    assert event.query()
    assert x.to("cpu").tolist() == [3.0] * 10


def test_an_index_too_high(gpus: GpuRuntime, gpu: str) -> None:
    with pytest.raises(DeviceError, match=f"{gpu}:9"):
        core.ones(1, device=f"{gpu}:9")


# ---- DLPack ------------------------------------------------------------------------------------
def test_dlpack_says_where_it_is(gpus: GpuRuntime, second: str, gpu: str) -> None:
    assert core.ones(1, device=f"{gpu}:0").__dlpack_device__() == (gpus.dlpack_type, 0)
    assert core.ones(1, device=second).__dlpack_device__() == (gpus.dlpack_type, 1)


def test_dlpack_there_and_back(second: str, gpu: str) -> None:
    x = core.reshape(core.arange(24, dtype="float32", device=second), (4, 6))[::2, 1:]
    y = core.from_dlpack(x)
    assert (y.data_ptr, y.shape, y.strides, str(y.device)) == (x.data_ptr, (2, 5), (12, 1), second)
    x.add_(1.0)
    assert y.to("cpu").tolist() == x.to("cpu").tolist() != core.zeros((2, 5)).tolist()


def test_numpy_is_not_given_the_devices_memory(gpus: GpuRuntime, gpu: str) -> None:
    with pytest.raises((CoreError, BufferError, RuntimeError, TypeError)):
        np.from_dlpack(core.ones(3, device=gpu))


# ---- graphs ------------------------------------------------------------------------------------
def test_a_graph_is_captured_and_replayed(driver: StandIn, gpu: str) -> None:
    x = core.asarray([1.0, 2.0], device=gpu)
    core.exp(x)
    launched, replayed = driver.calls("LaunchKernel"), driver.calls("GraphLaunch")
    with core.graph(gpu) as graph:
        y = core.exp(x) * 2
    assert driver.calls("LaunchKernel") == launched + 2
    x.copy_(core.asarray([0.0, 0.0]).to(gpu))
    graph.replay()
    assert y.to("cpu").tolist() == [2.0, 2.0]
    assert driver.calls("GraphLaunch") == replayed + 1


def test_a_compiled_function_is_one_graph(gpu: str) -> None:
    """mode="reduce-overhead": the captured work is replayed, with inputs from any address."""

    def layer(x: Any, w: Any) -> Any:
        return core.softmax(core.relu(x @ w) + 1)

    function = core.compile(layer, mode="reduce-overhead", fullgraph=True)
    w = core.asarray(np.linspace(-1, 1, 20, dtype="f").reshape(4, 5), device=gpu)
    kept = []
    for n in range(5):
        x = core.asarray(np.full((3, 4), n, "f"), device=gpu)
        kept.append((function(x, w), layer(x, w)))
    for found, expected in kept:
        core.testing.assert_close(found.to("cpu"), expected.to("cpu"), rtol=1e-6, atol=1e-6)
    replays = function.replays
    assert replays is not None and replays.captures in (1, 2)  # memory may be used again
    assert (replays.replays, replays.reasons) == (4, [])
