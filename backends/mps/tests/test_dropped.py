"""What is dropped: the garbage collector runs anywhere, so it must not wait, lock or commit."""

from __future__ import annotations

import functools
import gc
import threading

import pytest
from mps_vendor import PAGE, pages

import core


def host_pages():
    """Whole pages of the host's memory, of ones."""
    made = pages()
    made[:] = 1
    return made


def captured(x):
    with core.graph("mps") as graph:
        x + 1
    graph.replay()
    return graph


# By name: makes what is dropped, which has work under way.
MADE = {
    "tensor": lambda x: x + 1,
    "large tensor": lambda x: core.zeros(1 << 20, device="mps") + 1,
    "view": lambda x: (x + 1)[1:],
    "pinned memory": lambda x: (x + 1).to("cpu", non_blocking=True),
    "the host's pages": lambda x: core.asarray(host_pages(), device="mps", copy=False).add_(1),
    "a view on the host": lambda x: core.asarray(x + 1, device="cpu", copy=False),
    "stream": lambda x: core.Stream("mps"),
    "event": lambda x: core.Stream("mps").record_event(),
    "graph": captured,
}


@functools.cache
def streams():
    """Two streams, which a block that is freed waits for from now on; what is dropped is built."""
    made = [core.Stream("mps") for _ in range(2)]
    for make in MADE.values():
        make(core.ones(64, device="mps"))
    return made


@pytest.fixture
def x(driver, gpus):
    """A tensor, with work on other streams under way."""
    made = core.ones(64, device="mps")
    for stream in streams():
        with stream:
            core.exp(made)
    gc.collect()
    core.synchronize("mps")
    return made


@pytest.mark.parametrize("what", MADE)
def test_what_is_dropped_tells_metal_nothing(driver, x, what):
    kept = [MADE[what](x)]
    kept.append(kept)  # a cycle: the collector is who finds it
    core.exp(x)
    before = dict(driver.world.counts)
    del kept
    gc.collect()
    assert dict(driver.world.counts) == before
    assert core.exp(x - 1).to("cpu").tolist() == [1.0] * 64


@pytest.mark.parametrize("what", MADE)
def test_what_is_dropped_waits_for_no_lock(gpus, x, what):
    """Another thread is in the middle of a call: it holds the locks, and waits for what drops."""
    kept = [MADE[what](x)]
    locks = [gpus._lock, gpus.memory_of(0)._lock, *(queue._lock for queue in gpus._queues)]
    held, over = threading.Event(), threading.Event()

    def hold():
        for lock in locks:
            lock.acquire()
        held.set()
        over.wait(60)
        for lock in locks:
            lock.release()

    others = [threading.Thread(target=hold), threading.Thread(target=kept.clear, daemon=True)]
    others[0].start()
    held.wait()
    others[1].start()
    others[1].join(10)
    waits = others[1].is_alive()
    over.set()
    for thread in others:
        thread.join()
    assert not waits


@pytest.fixture
def quick_collections():
    """The collector looks at nothing that is there already, here and in later tests: a process that
    has run thousands holds millions of objects."""
    gc.collect()
    gc.freeze()


@pytest.mark.parametrize("what", MADE)
def test_the_collector_runs_in_a_call_of_metal(driver, x, what, monkeypatch, quick_collections):
    """Each message to Metal finds garbage, in whatever of the runtime's locked parts it is sent."""
    noted = driver.world.noted

    def call(selector):
        gc.collect()
        noted(selector)

    y = x
    for n in range(2):
        kept = [MADE[what](x)]
        kept.append(kept)
        del kept
        with monkeypatch.context() as patch:
            patch.setattr(driver.world, "noted", call)
            y = y + 1
            assert y.to("cpu").tolist() == [2.0 + n] * 64


def test_what_was_dropped_is_used_again(driver, x):
    """A block comes back when all streams have come to where it was freed, as before."""
    core.synchronize("mps")
    before = core.memory_stats("mps")["reserved"]
    for _ in range(50):
        core.zeros(1 << 18, device="mps").add_(1)
        core.synchronize("mps")
    assert core.memory_stats("mps")["reserved"] - before <= 4 << 20


def test_pages_are_given_back_at_the_next_wait(driver, gpus, x):
    pages = host_pages()
    shared = core.asarray(pages, device="mps", copy=False)
    shared.add_(1)
    del shared
    gc.collect()
    assert gpus.memory_of(0)._adopted  # the work on them is under way
    core.synchronize("mps")
    assert not gpus.memory_of(0)._adopted and pages.tolist() == [2.0] * (PAGE // 4)


def test_the_same_pages_again_before_a_wait(driver, gpus, x):
    pages = host_pages()
    for _ in range(3):
        shared = core.asarray(pages, device="mps", copy=False)
        shared.add_(1)
        del shared
    core.synchronize("mps")
    assert pages.tolist() == [4.0] * (PAGE // 4) and not gpus.memory_of(0)._adopted


def test_no_encoder_is_open_when_the_process_ends(beside):
    """Metal aborts a process that lets one go without an end."""
    said = beside("""
import atexit
def tell():
    print([bool(one.encoder) for one in driver.world.buffers if one.commands])
atexit.register(tell)
x = core.ones(4, device=gpu)
core.exp(x)
assert any(one.encoder for one in driver.world.buffers)
""")
    assert said == "[False]"
