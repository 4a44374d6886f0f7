"""Operators in command buffers: how many, when they are committed, what waits for what."""

from __future__ import annotations

import time

import numpy as np
import pytest
from metal_stand_in.objects import API

import core


@pytest.fixture
def x(driver, gpus, monkeypatch):
    """A tensor, with nothing under way; nobody's questions commit a batch."""
    monkeypatch.setattr("core_backend_mps.runtime.queues.PATIENCE", 60)
    made = core.ones(64, device="mps")
    core.exp(made)
    core.synchronize("mps")
    return made


def sent(driver, work, *selectors):
    """How often some work sends each selector."""
    before = [driver.calls(s) for s in selectors]
    work()
    return [driver.calls(s) - n for s, n in zip(selectors, before)]


def test_many_operators_are_one_command_buffer(driver, x):
    """The first batch after a wait has 4 kernels, then 8, 16, 32, 64."""

    def work():
        for _ in range(124):
            core.exp(x)

    dispatched, committed = sent(
        driver, work, "dispatchThreadgroups:threadsPerThreadgroup:", "commit"
    )
    assert (dispatched, committed) == (124, 5)


def test_a_launch_is_three_messages(driver, x):
    """Buffers, scalars, dispatch; the pipeline, where it is another one than before."""
    core.exp(x)
    assert sent(driver, lambda: core.exp(x), *API["classes"]["ComputeCommandEncoder"]) == [
        {"setComputePipelineState:": 0, "useResources:count:usage:": 0}.get(selector, 1)
        for selector in API["classes"]["ComputeCommandEncoder"]
    ]


def test_a_pipeline_is_set_once_in_an_encoder(driver, x):
    core.exp(x)  # opens the encoder
    pipelines = sent(driver, lambda: (core.exp(x), core.exp(x)), "setComputePipelineState:")
    others = sent(driver, lambda: (core.sin(x), core.exp(x)), "setComputePipelineState:")
    assert (pipelines, others) == ([0], [2])


def test_a_wait_without_work_commits_nothing(driver, x):
    assert sent(driver, lambda: core.synchronize("mps"), "commit") == [0]


def test_what_is_read_is_committed(driver, x):
    y = x + x
    assert sent(driver, lambda: y.to("cpu"), "commit") == [1]


def test_copies_and_kernels_take_turns(driver, x):
    """Each kind has its encoder, one at a time, and they follow one another."""

    def work():
        y = core.empty(64, device="mps")
        y.copy_(x + 1)
        y += 1
        z = core.empty(64, device="mps")
        z.copy_(y)
        assert z.to("cpu").tolist() == [3.0] * 64

    kernels, ends = sent(driver, work, "computeCommandEncoder", "endEncoding")
    assert kernels >= 1 and ends >= kernels


def test_an_event_that_is_asked_for_comes(driver, x, monkeypatch):
    monkeypatch.setattr("core_backend_mps.runtime.queues.PATIENCE", 1e-3)
    stream = core.Stream("mps")
    with stream:
        core.exp(x)
    event = stream.record_event()
    begin = time.monotonic()
    while not event.query():
        assert time.monotonic() < begin + 60


def test_asking_once_does_not_commit(driver, x):
    core.exp(x)
    event = core.Event("mps")
    event.record()
    assert sent(driver, event.query, "commit") == [0]


def test_an_event_of_no_work_is_reached(driver, gpus):
    stream = core.Stream("mps")
    event = stream.record_event()
    event.synchronize()
    assert event.query()


def test_a_stream_waits_for_another_on_the_gpu(driver, x):
    """By an event of Metal, and the host goes on."""
    first, second = core.Stream("mps"), core.Stream("mps")
    with first:
        y = x + 1

    def work():
        second.wait_stream(first)
        with second:
            work.z = y + y

    waits = sent(driver, work, "waitUntilCompleted")
    second.synchronize()
    assert waits == [0] and driver.calls("encodeWaitForEvent:value:") > 0
    with second:
        assert work.z.to("cpu").tolist() == [4.0] * 64


def test_a_stream_that_waits_for_itself(driver, x):
    stream = core.Stream("mps")
    with stream:
        y = x + 1
        stream.wait_stream(stream)
        assert y.to("cpu").tolist() == [2.0] * 64


@pytest.mark.parametrize("seed", range(8))
def test_queues_in_any_order(driver, x, seed):
    """Three streams in a ring; a wait that is left out would show in some order."""
    driver.set_order(seed)
    streams = [core.Stream("mps") for _ in range(3)]
    y = core.zeros(64, device="mps")
    core.synchronize("mps")
    for turn in range(6):
        stream, before = streams[turn % 3], streams[turn % 3 - 1]
        stream.wait_stream(before)
        with stream:
            y.add_(1.0)
            y.multiply_(2.0)
    streams[5 % 3].synchronize()
    assert y.to("cpu").tolist() == [126.0] * 64


def test_times_between_events(driver, x):
    start, end = (core.Event("mps", timing=True) for _ in range(2))
    start.record()
    for _ in range(3):
        core.exp(x)
    end.record()
    end.synchronize()
    assert 0 < start.elapsed_time(end) < 60_000


@pytest.mark.parametrize("many", [16, 29, 30, 40])
def test_a_kernel_of_many_buffers(driver, gpus, many):
    """Beyond 31 places, with the result and the scalars, addresses come in an argument buffer."""
    arrays = [np.full(8, n, "f") for n in range(many)]
    given = [core.asarray(a, device="mps") for a in arrays]
    added = core.compile(lambda *each: sum(each[1:], each[0]), fullgraph=True)
    resident = driver.calls("useResources:count:usage:")
    got = added(*given).to("cpu").tolist()
    assert got == np.sum(arrays, axis=0).tolist()
    assert (driver.calls("useResources:count:usage:") > resident) == (many > 29)
