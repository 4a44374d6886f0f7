"""What a device with queues may leave out, by core's public functions, on the reference device.

`late` does nothing before it is waited for (core/testing/late.py), so what was only enqueued shows.
"""

from __future__ import annotations

import doctest
import gc
import threading
from pathlib import Path

import numpy as np
import pytest

import core
from core.errors import (
    ArgumentError,
    AutogradError,
    DeviceError,
    MemoryAccessError,
    OutOfMemoryError,
)
from core.plugins import BackendInfo
from core.plugins.contract import check_runtime
from core.plugins.manager import manager
from core.testing.late import LateRuntime, add_device

ROOT = Path(__file__).resolve().parents[3]


class Bare(LateRuntime):
    """A device that leaves everything out."""

    events_cross_devices = False

    def offers(self, *calls):
        return False


@pytest.fixture(scope="module")
def drivers():
    core.plugins.load_kernels("cpu")
    return {"late": add_device("late"), "bare": add_device("bare", Bare())}


@pytest.fixture
def late(drivers):
    core.synchronize("late:0")
    core.synchronize("late:1")
    return drivers["late"]


@pytest.fixture
def bare(drivers):
    return drivers["bare"]


def waiting(driver, index=0):
    """How much is enqueued on the current queue and not done."""
    return len(driver.queue(index).work)


# ---- streams with a priority -------------------------------------------------------------------
def test_a_device_without_priorities(bare):
    assert core.Stream("bare").priority == 0
    with pytest.raises(DeviceError, match="open_prioritized_queue"):
        core.Stream("bare", priority=-1)
    assert core.Stream("cpu", priority=-1).priority == -1  # there is nothing to prefer


@pytest.mark.parametrize("wrong", ["high", 1.0, True, None, 1 << 40])
def test_a_priority_is_a_small_int(bare, wrong):
    with pytest.raises(ArgumentError, match="priority="):
        core.Stream("cpu", priority=wrong)


# ---- timed events ------------------------------------------------------------------------------
def test_events_tell_how_long_the_device_was_busy(late):
    start, end = core.Event("late", timing=True), core.Event("late", timing=True)
    x = core.ones(200_000, device="late")
    start.record()
    for _ in range(5):
        x = x * 1.5
    end.record()
    assert not end.query()
    with pytest.raises(DeviceError, match="has not come to both"):
        start.elapsed_time(end)
    end.synchronize()
    assert 0 < start.elapsed_time(end) < 10_000
    assert start.elapsed_time(end) == -end.elapsed_time(start)


def test_a_timed_event_on_a_stream_and_again(late):
    stream, event = core.Stream("late"), core.Event("late", timing=True)
    assert event.query(), "what was not recorded is waited for by nobody"
    event.synchronize()
    for _ in range(2):
        assert stream.record_event(event) is event
    with pytest.raises(DeviceError, match="late:1 was to be recorded on a stream of late:0"):
        core.Event("late:1").record(stream)


@pytest.mark.parametrize("device", ["cpu", "null"])
def test_without_queues_the_host_tells_the_time(device):
    start, end = core.Event(device, timing=True), core.Event(device, timing=True)
    start.record()
    core.ones(1000, device=device) * 2
    end.record()
    assert 0 < start.elapsed_time(end) < 10_000


def test_what_is_no_stream_and_no_event(late):
    event, stream = core.Event("late", timing=True), core.Stream("late")
    for call, method in (
        (lambda: event.elapsed_time(3), "Event.elapsed_time"),
        (lambda: event.record(3), "Event.record"),
        (lambda: event.wait("late"), "Event.wait"),
        (lambda: stream.wait_event(None), "Stream.wait_event"),
        (lambda: stream.wait_stream(event), "Stream.wait_stream"),
        (lambda: stream.record_event(stream), "Stream.record_event"),
    ):
        with pytest.raises(ArgumentError, match=f"{method} takes (Event|Stream), not"):
            call()


def test_a_late_error_names_the_kernels_before_it(late):
    x = core.ones(3, device="late")
    core.synchronize("late")
    core.exp(x)
    manager.runtime("late").fail_later(late.queue(0))
    with pytest.raises(DeviceError, match="a trap") as caught:
        core.synchronize("late")
    assert "exp" in str(caught.value)


def test_a_late_error_names_the_kernels_that_a_backend_noted(late):
    core.synchronize("late")
    manager.runtime("late").fail_later(late.queue(0))
    manager.runtime("late").launched("product of the library", 0)
    with pytest.raises(DeviceError, match="a trap") as caught:
        core.synchronize("late")
    assert "exists: the last that were started: product of the library" in str(caught.value)


def test_no_copy_to_the_host_comes_after_an_error(late):
    x = core.ones(3, device="late")
    core.synchronize("late")
    manager.runtime("late").fail_later(late.queue(0))
    with pytest.raises(DeviceError, match="a trap"):
        x.to("cpu")
    assert late.queue(0).work == []


def test_who_tells_no_time(late, bare):
    timed, other = core.Event("late", timing=True), core.Event("late:1", timing=True)
    timed.record()
    other.record()
    for start, end, why in (
        (timed, core.Event("late", timing=True), "not recorded"),
        (timed, core.Event("late"), "timing=True"),
        (timed, other, "its own clock"),
    ):
        with pytest.raises(DeviceError, match=why):
            start.elapsed_time(end)
    with pytest.raises(DeviceError, match="mark_timed and elapsed"):
        core.Event("bare", timing=True)


# ---- waiting for other devices -----------------------------------------------------------------
def test_a_stream_waits_for_another_device_and_the_host_does_not(late):
    first, second = core.Stream("late:0"), core.Stream("late:1")
    with first:
        x = core.ones(5, device="late:0") * 3
        event = first.record_event()
    second.wait_event(event)
    assert not event.query()
    second.synchronize()
    assert event.query()
    assert x.tolist() == [3] * 5


def test_else_the_host_waits(late, bare):
    core.ones(5, device="bare:0") * 3
    event = core.Event("bare:0")
    event.record()
    core.Stream("bare:1").wait_event(event)
    assert event.query(), "its driver cannot wait for an event of another device"
    for waiter in ("late:0", "cpu"):
        core.ones(5, device="bare:0") * 3
        event.record()
        event.wait(core.Stream(waiter))
        assert event.query(), "a driver does not know another driver's events"


# ---- copies between devices --------------------------------------------------------------------
def test_a_peer_copy_is_enqueued_in_order(late):
    x = core.arange(6, device="late:0") * 2
    y = x.to("late:1")
    assert waiting(late, 0) > 0 and waiting(late, 1) > 0, "nobody waits"
    x.fill_(-1)
    assert (y + 1).tolist() == [1, 3, 5, 7, 9, 11]


def test_without_peers_a_copy_goes_through_the_host(bare):
    x = core.arange(6, device="bare:0") * 2
    y = x.to("bare:1")
    assert waiting(bare, 0) == 0, "the host has waited"
    assert (y + 1).tolist() == [1, 3, 5, 7, 9, 11]


class Reaches(LateRuntime):
    """A driver that knows the addresses of another type's devices."""

    copied = 0

    def can_access_peer(self, index, peer):
        return peer.type == "late"

    def copy_peer(self, queue, dst, dst_device, src, src_device, nbytes):
        self.copied += nbytes
        super().copy_peer(queue, dst, dst_device, src, src_device, nbytes)


def test_across_types_one_of_both_drivers_copies(late):
    driver = add_device("reaching", Reaches())
    x = core.arange(6, device="late:1") * 2
    y = x.to("reaching:1")
    assert (y + 1).tolist() == [1, 3, 5, 7, 9, 11]
    assert (y + 1).to("late:0").tolist() == [1, 3, 5, 7, 9, 11]
    assert driver.copied == 2 * x.nbytes
    z = core.arange(6, device="reaching:0").to("reaching:1")
    assert z.tolist() == [0, 1, 2, 3, 4, 5] and driver.copied == 2 * x.nbytes, "by the host"


def test_copy_takes_values_from_any_device(late):
    x = core.zeros((2, 3), device="late:1")
    x.copy_(core.arange(3.0))
    x[0] = core.ones(3, device="late:0")
    assert x.tolist() == [[1, 1, 1], [0, 1, 2]]
    here, there = core.ones(3).requires_grad_(), core.zeros(3, device="late")
    (there.copy_(here) * 2).sum().backward()
    assert here.grad.device == here.device and here.grad.tolist() == [2, 2, 2]
    out = core.compile(lambda a, b: a.copy_(b * 2) + 1)(core.zeros(3, device="late"), here.detach())
    assert out.tolist() == [3, 3, 3]
    with pytest.raises(DeviceError, match="two devices"):
        x + core.ones(3)


# ---- pinned memory -----------------------------------------------------------------------------
def test_a_copy_of_pinned_memory_is_not_waited_for(late):
    x = core.arange(5).pin_memory("late")
    assert x.is_pinned() and x.is_pinned("late:1") and x[1:].is_pinned()
    assert x.device == core.device("cpu") and x.pin_memory("late") is x
    y = x.to("late", non_blocking=True)
    assert waiting(late) == 1
    assert y.tolist() == [0, 1, 2, 3, 4]
    y = core.zeros(5, dtype="int64", device="late:1")
    y.copy_(x, non_blocking=True)
    assert waiting(late, 1) == 2
    assert y.tolist() == [0, 1, 2, 3, 4]


def test_to_the_host_it_makes_pinned_memory(late):
    x = core.arange(5, device="late") * 2
    y = x.to("cpu", non_blocking=True)
    assert y.is_pinned() and waiting(late) > 0
    event = core.Event("late")
    event.record()
    x.fill_(-1)
    event.synchronize()
    assert y.tolist() == [0, 2, 4, 6, 8]
    back = core.zeros(5, dtype="int64").pin_memory("late")
    back.copy_(x, non_blocking=True)
    assert back.tolist() == [0] * 5, "the device has not come to it"
    core.synchronize("late")
    assert back.tolist() == [-1] * 5


def test_pinned_memory_lives_until_it_has_been_read(late):
    y = core.ones(5000).pin_memory("late").to("late", non_blocking=True)
    gc.collect()
    assert (core.ones(5000) * -9).pin_memory("late").tolist()[0] == -9
    assert y.tolist() == [1] * 5000


def test_other_memory_is_read_before_the_call_returns(late):
    x, z = core.arange(5000), core.zeros(5000, dtype="int64", device="late")
    y = x.to("late", non_blocking=True)
    z.copy_(x, non_blocking=True)
    x.fill_(-1)
    assert y.tolist() == z.tolist() == list(range(5000))


def test_pinned_memory_of_every_dtype_and_shape(late):
    for x in (core.ones((2, 0)), core.asarray(3, dtype="bfloat16"), core.ones((3, 2)).mT):
        y = x.pin_memory("late")
        assert (y.shape, y.dtype, y.tolist()) == (x.shape, x.dtype, x.tolist())
        assert y.to("late", non_blocking=True).tolist() == x.tolist()


def test_what_cannot_be_pinned(late, bare, monkeypatch):
    x = core.ones(3)
    assert not x.is_pinned() and not x.is_pinned("late") and not x.to("late").is_pinned()
    assert not x.pin_memory("late").is_pinned("bare")
    with pytest.raises(MemoryAccessError, match="late:0"):
        x.to("late").pin_memory("late")
    for device in ("bare", "null"):
        with pytest.raises(DeviceError, match="has no pinned memory"):
            x.pin_memory(device)
        assert x.to(device, non_blocking=True).device.type == device
    with pytest.raises(ArgumentError, match="for the device cpu"):
        x.pin_memory("cpu")

    def full(nbytes, index):
        raise MemoryError("no more pages")

    monkeypatch.setattr(late, "reserve_host", full)
    with pytest.raises(OutOfMemoryError, match="pinned"):
        core.ones(300_000).pin_memory("late")


# ---- graphs ------------------------------------------------------------------------------------
def step(x, scale):
    return core.softmax(x * scale + 1.5, axis=-1) @ core.ones((3, 2), device=x.device)


def test_a_graph_computes_from_what_lies_in_its_inputs(late):
    x = core.zeros((2, 3), device="late")
    step(x, 0.5)
    with core.graph("late") as graph:
        y = step(x, 0.5)
    assert "captured" in repr(graph)
    for k in range(3):
        x.copy_(core.arange(6.0).reshape((2, 3)) * k)
        graph.replay()
        assert waiting(late) > 0
        np.testing.assert_allclose(y.tolist(), step(x.to("cpu"), 0.5).tolist(), rtol=1e-6)


def test_numbers_that_nobody_used_before_can_be_captured(late):
    x = core.ones(3, device="late")
    with core.graph("late") as graph:
        y = x * 17.25 + 0.125
    for k in range(1100):  # more than core keeps
        core.multiply(x, 1000.5 + k)
    core.empty_cache("late")
    graph.replay()
    assert y.tolist() == [17.375] * 3


def test_nobody_else_gets_a_graphs_memory(late):
    x = core.ones(1000, device="late")
    with core.graph("late") as graph:
        y = core.exp(x * 0.0) + (x * 2 + x)
    before = core.memory_stats("late")["allocated"]
    others = [core.full((1000,), -5.0, device="late") for _ in range(8)]
    graph.replay()
    assert y.tolist() == [4.0] * 1000
    assert all(other.tolist() == [-5.0] * 1000 for other in others)
    del graph, others
    assert y.tolist() == [4.0] * 1000, "what a tensor holds outlives the graph"
    del y
    assert core.memory_stats("late")["allocated"] < before


def test_what_is_dropped_in_a_capture_is_read_again(late):
    x = core.full((1000,), 3.0, device="late")
    with core.graph("late") as graph:
        x = x * 2
    others = [core.full((1000,), -5.0, device="late") for _ in range(4)]
    graph.replay()
    assert x.tolist() == [6.0] * 1000 and len(others) == 4


REFUSED = {
    "reading": lambda x: x.tolist(),
    "a host's tensor": lambda x: x.copy_(core.ones(3)),
    "moving": lambda x: x.to("cpu"),
    "synchronize": lambda x: core.synchronize("late"),
    "an event": lambda x: core.Event("late").record(),
    "a stream": lambda x: core.Stream("late").__enter__(),
    "another device": lambda x: x.to("late:1"),
    "another graph": lambda x: core.graph("late").__enter__(),
    "of another device": lambda x: core.graph("late:1").__enter__(),
}


@pytest.mark.parametrize("act", REFUSED)
def test_what_cannot_be_captured_says_so(late, act):
    x = core.ones(3, device="late")
    with pytest.raises(DeviceError, match=r"captured"), core.graph("late"):
        REFUSED[act](x + 1)
    assert (x + 1).tolist() == [2, 2, 2], "the device works on"
    with core.graph("late") as graph:
        y = x + 2
    graph.replay()
    assert y.tolist() == [3, 3, 3]


def test_other_threads_go_on_meanwhile(late):
    x, said = core.ones(3, device="late"), []

    def other():
        said.append((core.ones(3, device="late") * 7).tolist())
        try:
            with core.graph("late"):
                pass
        except DeviceError as e:
            said.append("another capture" in str(e))

    with core.graph("late") as graph:
        y = x * 2
        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
    graph.replay()
    assert said == [[7, 7, 7], True] and y.tolist() == [2, 2, 2]


@pytest.mark.parametrize("compiled", [False, True], ids=["eager", "compiled"])
def test_a_training_step_can_be_captured(late, compiled):
    x = core.arange(12.0, device="late").reshape((4, 3))
    w = core.zeros((3, 2), device="late").requires_grad_()

    def loss(x, w):
        return (core.tanh(x @ w + 0.25) * 0.5).sum()

    forward = core.compile(loss) if compiled else loss

    def train():
        forward(x, w).backward()
        with core.no_grad():
            w.subtract_(w.grad * 0.01)
        w.grad = None

    for _ in range(3):
        train()
    want = w.detach().to("cpu")
    w.detach().fill_(0)
    with core.graph("late") as graph:
        train()
    assert w.tolist() == [[0, 0]] * 3
    for _ in range(3):
        graph.replay()
    assert w.tolist() == want.tolist()


def test_pinned_copies_are_captured(late):
    source, out = core.ones(3).pin_memory("late"), core.zeros(3).pin_memory("late")
    x = core.zeros(3, device="late")
    with core.graph("late") as graph:
        x.copy_(source, non_blocking=True)
        out.copy_(x * 2, non_blocking=True)
    source.fill_(4)
    graph.replay()
    core.synchronize("late")
    assert out.tolist() == [8, 8, 8]


def test_indices_are_checked_in_replays(late):
    x, index = core.arange(4, device="late"), core.zeros(2, dtype="int64", device="late")
    core.take(x, index)
    with core.graph("late") as graph:
        y = core.take(x, index)
    graph.replay()
    assert y.tolist() == [0, 0]
    index.fill_(9)
    graph.replay()
    with pytest.raises(core.errors.IndexRangeError, match="9"):
        core.synchronize("late")


WRITES = {
    "fill_": lambda x: x.fill_(7.0),
    "zero_": lambda x: x.zero_(),
    "a number in a column": lambda x: x[:, 1].fill_(7.0),
    "a number in turned memory": lambda x: x.mT.fill_(7.0),
    "a tensor in columns": lambda x: x[:, 1:].copy_(core.arange(2.0, device="late")),
    "turned memory": lambda x: x.copy_((core.ones((3, 2), device="late") * 2).mT),
    "an item": lambda x: x.__setitem__((0, slice(1, None)), 7.0),
}


@pytest.mark.parametrize("write", WRITES)
def test_writes_are_captured(late, write):
    """They are enqueued, also where memory has gaps: nothing goes through the host."""
    x, y = core.ones((2, 3), device="late"), core.ones((2, 3), device="late")
    WRITES[write](x)
    x.fill_(1.0)
    with core.graph("late") as graph:
        WRITES[write](x)
    WRITES[write](y)
    assert x.tolist() != y.tolist(), "nothing is done before the replay"
    graph.replay()
    assert x.tolist() == y.tolist()


def test_a_graph_that_is_dropped_in_its_block_ends_it(late):
    graph = core.graph("late")
    graph.__enter__()
    y = core.ones(3, device="late") * 2
    del graph
    gc.collect()
    assert core.ones(3, device="late").tolist() == [1.0] * 3
    del y
    with core.graph("late") as graph:
        y = core.full((3,), 4.0, device="late")
    graph.replay()
    assert y.tolist() == [4.0] * 3


def test_a_graph_that_cannot_be_replayed(late, bare):
    empty = core.graph("late")
    with pytest.raises(DeviceError, match="nothing to replay"):
        empty.replay()
    with pytest.raises(RuntimeError, match="mine"), empty:
        raise RuntimeError("mine")
    with pytest.raises(DeviceError, match="nothing to replay"):
        empty.replay()
    with pytest.raises(DeviceError, match="captured before"), empty:
        pass
    for device in ("cpu", "null", "bare"):
        with pytest.raises(DeviceError, match="captures no graphs"):
            core.graph(device)


# ---- what is declared --------------------------------------------------------------------------
def test_calls_that_go_together():
    class Half(LateRuntime):
        def offers(self, *calls):
            return calls != ("elapsed",)

    with pytest.raises(core.errors.PluginError, match="defines some of mark_timed, elapsed"):
        check_runtime("half", Half(), "half")


def test_what_a_call_raises_names_it(late, monkeypatch):
    def broken(queue):
        raise OSError("no clock")

    monkeypatch.setattr(late, "mark_timed", broken)
    with pytest.raises(DeviceError, match="mark_timed of backend 'late' raised OSError") as caught:
        core.Event("late", timing=True).record()
    assert "core.plugins.QueuedRuntime.mark_timed(queue)" in str(caught.value)


def test_a_generator_of_its_own_is_declared():
    assert BackendInfo("a", "a", (1, 1), random="own").random == "own"
    with pytest.raises(core.errors.PluginError, match="random='mine'"):
        BackendInfo("a", "a", (1, 1), random="mine")


def test_the_page_says_what_is_so():
    text = (ROOT / "docs" / "device-hooks.md").read_text().replace("```", "")
    test = doctest.DocTestParser().get_doctest(text, {}, "device-hooks", None, 0)
    assert test.examples
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert not failed


def test_pinning_does_not_cut_a_gradient_silently(late):
    x = core.ones(3).requires_grad_()
    for pinned in (
        lambda: (x * 2).pin_memory("late"),
        lambda: core.func.grad(lambda a: a.pin_memory("late").sum())(core.ones(3)),
    ):
        with pytest.raises(AutogradError, match="pin_memory of a tensor that takes part"):
            pinned()
    assert x.detach().pin_memory("late").is_pinned()
