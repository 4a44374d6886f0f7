"""What the runtime asks of the driver, and what it makes of the answers."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import core
from core.errors import CoreError, DeviceError

stand_in = pytest.importorskip("stand_in")
pytestmark = pytest.mark.usefixtures("cuda")


@pytest.fixture
def gpus(cuda):
    """The runtime."""
    core.ones(1, device=cuda)
    from core_backend_cuda.runtime import runtime

    return runtime()


@pytest.fixture
def second(gpus):
    if gpus.device_count() < 2:
        pytest.skip("there is one GPU")
    return "cuda:1"


# ---- another library's context -----------------------------------------------------------------
WORK = {
    "allocate": lambda x: core.empty(70_000, device="cuda:0"),
    "copy in": lambda x: core.ones(3).to("cuda:0"),
    "copy out": lambda x: x.to("cpu"),
    "kernel": lambda x: core.exp(x + x),
    "synchronize": lambda x: core.synchronize("cuda:0"),
    "stream": lambda x: core.Stream("cuda:0"),
    "event": lambda x: core.Stream("cuda:0").record_event().synchronize(),
    "wait": lambda x: core.Stream("cuda:0").wait_stream(core.Stream("cuda:0")),
    "give back": lambda x: core.empty_cache("cuda:0"),
    "statistics": lambda x: core.memory_stats("cuda:0"),
}


@pytest.mark.parametrize("work", WORK)
@pytest.mark.parametrize("theirs", [False, True], ids=["none", "theirs"])
def test_what_is_current_stays_so(gpus, work, theirs):
    from cuda.bindings import driver as cu

    x = core.ones(3, device="cuda:0")
    number = gpus.device_count() - 1
    if theirs:
        _, context = cu.cuDevicePrimaryCtxRetain(number)
        cu.cuCtxPushCurrent(context)
    before = int(cu.cuCtxGetCurrent()[1])
    WORK[work](x)
    assert int(cu.cuCtxGetCurrent()[1]) == before
    assert bool(before) == theirs
    if theirs:
        cu.cuCtxPopCurrent()
        assert not int(cu.cuCtxGetCurrent()[1])


def test_what_is_current_stays_so_when_a_call_fails(driver, gpus):
    from cuda.bindings import driver as cu

    x = core.ones(3, device="cuda:0")
    for call in ("cuMemcpyAsync", "cuStreamSynchronize"):
        driver.fail(call, stand_in.INVALID_VALUE)
        with pytest.raises(DeviceError, match=call):
            x.to("cpu")
        assert not int(cu.cuCtxGetCurrent()[1])


# ---- calls that fail ---------------------------------------------------------------------------
def _event():
    return core.Stream("cuda").record_event()


FAILING = {
    "cuCtxPushCurrent": lambda x: core.Stream("cuda"),
    "cuStreamCreate": lambda x: core.Stream("cuda"),
    "cuMemcpyAsync": lambda x: x.to("cpu"),
    "cuStreamSynchronize": lambda x: core.synchronize("cuda"),
    "cuEventCreate": lambda x: _event(),
    "cuEventRecord": lambda x: _event(),
    "cuMemAlloc": lambda x: core.empty(1 << 22, device="cuda"),
}
OF_AN_EVENT = {
    "cuEventQuery": lambda event: event.query(),
    "cuEventSynchronize": lambda event: event.synchronize(),
    "cuStreamWaitEvent": lambda event: core.Stream("cuda").wait_event(event),
}


@pytest.mark.parametrize("call", [*FAILING, *OF_AN_EVENT])
def test_a_call_that_fails_is_named_and_got_over(driver, gpus, call):
    x = core.arange(5, dtype="float32", device="cuda")
    core.empty_cache("cuda")
    given = _event() if call in OF_AN_EVENT else x
    work = {**FAILING, **OF_AN_EVENT}[call]
    driver.fail(call, stand_in.INVALID_VALUE)
    with pytest.raises(CoreError) as caught:
        work(given)
    assert f"{call}: CUDA_ERROR_INVALID_VALUE (invalid argument)" in str(caught.value)
    assert caught.value.fix
    work(given)
    assert (x + 1).to("cpu").tolist() == [1, 2, 3, 4, 5]


def test_a_launch_that_the_driver_refuses(driver, gpus):
    x = core.ones(3, device="cuda")
    core.exp(x)
    driver.fail("cuLaunchKernel", 701)
    with pytest.raises(DeviceError, match="refused to start the kernel exp") as caught:
        core.exp(x)
    assert "701" in str(caught.value)
    assert core.exp(x).to("cpu").tolist() == core.exp(core.ones(3)).tolist()


def test_a_bad_index_is_told_by_whoever_waits(gpus):
    x = core.ones(3, device="cuda")
    core.take(x, core.asarray([0, 7]).to("cuda"), axis=0)
    with pytest.raises(core.errors.IndexRangeError, match="the index 7 is out of range for size 3"):
        core.synchronize("cuda")
    core.synchronize("cuda")  # it was told once


# ---- memory ------------------------------------------------------------------------------------
def test_memory_that_is_kept_goes_back_when_the_driver_has_none(driver, gpus):
    core.empty_cache("cuda")
    x = core.ones(1 << 20, device="cuda")
    del x  # kept for the next of its size
    assert core.memory_stats("cuda")["reserved"] >= 4 << 20
    freed = driver.calls("cuMemFree")
    driver.fail("cuMemAlloc", stand_in.OUT_OF_MEMORY)
    y = core.ones(1 << 21, device="cuda")
    assert driver.calls("cuMemFree") > freed
    assert float(core.sum(y)) == 1 << 21


def test_more_than_there_is(gpus):
    free, total = gpus.memory_info(0)
    with pytest.raises(core.errors.OutOfMemoryError) as caught:
        core.empty(total + 1, dtype="uint8", device="cuda")
    assert str(total + 1) in str(caught.value) and "free" in caught.value.exists
    assert 0 < free <= total
    assert core.ones(3, device="cuda").to("cpu").tolist() == [1, 1, 1]


def test_memory_comes_back(gpus):
    core.empty_cache("cuda")
    before = gpus.memory_info(0)
    x = core.ones(1 << 20, device="cuda")
    assert gpus.memory_info(0)[0] < before[0]
    del x
    core.empty_cache("cuda")
    assert gpus.memory_info(0) == before


# ---- streams and threads -----------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(5))
def test_streams_in_every_order(driver, gpus, seed):
    driver.set_order(seed)
    first, second = core.Stream("cuda"), core.Stream("cuda")
    x = core.zeros(1000, device="cuda")
    core.synchronize("cuda")
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


def test_a_stream_that_nobody_waits_for_is_late(driver, gpus):
    """So the test above would see a wait that the runtime leaves out."""
    first = core.Stream("cuda")
    x = core.zeros(10, device="cuda")
    core.synchronize("cuda")
    with first:
        x.add_(1.0)
    assert x.to("cpu").tolist() == [0.0] * 10
    first.synchronize()
    assert x.to("cpu").tolist() == [1.0] * 10


def test_work_is_under_way_when_a_call_returns(driver, gpus):
    x = core.ones(10, device="cuda")
    core.synchronize("cuda")
    y = x + x
    assert driver.waiting() > 0
    event = _event()
    event.synchronize()
    assert event.query()
    core.synchronize("cuda")
    assert driver.waiting() == 0 and y.to("cpu").tolist() == [2.0] * 10


@pytest.mark.parametrize("lanes", ["reverse", "shuffled"])
def test_lanes_in_every_order(driver, gpus, lanes):
    x = core.asarray(np.random.default_rng(3).standard_normal((7, 300)).astype("f"))
    driver.set_order(5, lanes)
    got = core.softmax(core.cumulative_sum(x.to("cuda"), axis=1)).to("cpu")
    want = core.softmax(core.cumulative_sum(x, axis=1))
    assert np.allclose(np.asarray(got), np.asarray(want), rtol=1e-5)


def test_threads(gpus):
    found = {}

    def work(n):
        x = core.full(n, float(n), device="cuda")
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
def test_devices_have_their_own_memory(second):
    here, there = core.ones(4, device="cuda:0"), core.zeros(4, device=second)
    moved = (here + 1).to(second)
    assert str(moved.device) == second
    assert (moved + there).to("cuda:0").to("cpu").tolist() == [2.0] * 4
    with pytest.raises(DeviceError):
        here + there


def test_a_stream_waits_for_another_device(driver, second):
    here, there = core.Stream("cuda:0"), core.Stream(second)
    x = core.zeros(10, device="cuda:0")
    core.synchronize("cuda:0")
    with here:
        x.add_(3.0)
    event = here.record_event()
    there.wait_event(event)
    there.synchronize()
    assert event.query()
    assert x.to("cpu").tolist() == [3.0] * 10


def test_an_index_too_high(gpus):
    with pytest.raises(DeviceError, match="cuda:9"):
        core.ones(1, device="cuda:9")


# ---- DLPack ------------------------------------------------------------------------------------
def test_dlpack_says_where_it_is(second):
    assert core.ones(1, device="cuda:0").__dlpack_device__() == (2, 0)
    assert core.ones(1, device=second).__dlpack_device__() == (2, 1)


def test_dlpack_there_and_back(second):
    x = core.reshape(core.arange(24, dtype="float32", device=second), (4, 6))[::2, 1:]
    y = core.from_dlpack(x)
    assert (y.data_ptr, y.shape, y.strides, str(y.device)) == (x.data_ptr, (2, 5), (12, 1), second)
    x.add_(1.0)
    assert y.to("cpu").tolist() == x.to("cpu").tolist() != core.zeros((2, 5)).tolist()


def test_numpy_is_not_given_the_devices_memory(gpus):
    with pytest.raises((CoreError, BufferError, RuntimeError, TypeError)):
        np.from_dlpack(core.ones(3, device="cuda"))


def test_a_compiled_function_is_one_graph(cuda):
    """mode="reduce-overhead": what is captured is replayed, with inputs from any address."""

    def layer(x, w):
        return core.softmax(core.relu(x @ w) + 1)

    function = core.compile(layer, mode="reduce-overhead", fullgraph=True)
    w = core.asarray(np.linspace(-1, 1, 20, dtype="f").reshape(4, 5), device=cuda)
    kept = []
    for n in range(5):
        x = core.asarray(np.full((3, 4), n, "f"), device=cuda)
        kept.append((function(x, w), layer(x, w)))
    for found, expected in kept:
        core.testing.assert_close(found.to("cpu"), expected.to("cpu"), rtol=1e-6, atol=1e-6)
    assert function.replays.captures in (1, 2)  # memory of the last call may be used again
    assert (function.replays.replays, function.replays.reasons) == (4, [])
