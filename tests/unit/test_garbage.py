"""`uncollected`: when the garbage collector waits, and that it goes on as it was."""

from __future__ import annotations

import contextlib
import gc
import os
import threading
from collections.abc import Iterator

import pytest

import core
from core.garbage import uncollected


@pytest.fixture(autouse=True)
def enabled() -> Iterator[None]:
    gc.enable()
    yield
    gc.enable()


def test_the_collector_goes_on_after_nested_calls_and_errors() -> None:
    @uncollected
    def outer(fails: bool) -> tuple[bool, bool]:
        inner = uncollected(gc.isenabled)()
        if fails:
            raise ValueError
        return inner, gc.isenabled()

    assert outer(False) == (False, False) and gc.isenabled()
    with pytest.raises(ValueError):
        outer(True)
    assert gc.isenabled()


def test_a_collector_that_the_user_has_disabled_stays_so() -> None:
    gc.disable()
    uncollected(gc.isenabled)()
    assert not gc.isenabled()


@contextlib.contextmanager
def another_thread() -> Iterator[None]:
    """A block while another thread has the collector wait."""
    inside, leave = threading.Event(), threading.Event()

    @uncollected
    def wait() -> None:
        inside.set()
        leave.wait(30)

    thread = threading.Thread(target=wait)
    thread.start()
    assert inside.wait(30)
    try:
        yield
    finally:
        leave.set()
        thread.join()


def test_it_waits_for_the_last_of_several_threads() -> None:
    with another_thread():
        assert not uncollected(gc.isenabled)() and not gc.isenabled()
    assert gc.isenabled()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be forked here")
def test_a_child_does_not_wait_for_threads_that_it_has_not() -> None:
    with another_thread():
        child = os.fork()
        if child == 0:
            os._exit(0 if gc.isenabled() else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_no_collection_starts_while_a_graph_is_imported() -> None:
    starts: list[str] = []

    def chain(x: core.Tensor) -> core.Tensor:
        for _ in range(50):
            x = core.tanh(x) + 1.0
        return x

    def count(phase: str, info: dict[str, int]) -> None:
        starts.append(phase)

    core.compiler.import_graph(core.tanh, [core.ones((4,))])  # modules are imported
    threshold = gc.get_threshold()
    gc.callbacks.append(count)
    gc.set_threshold(1)
    try:
        plan = core.compiler.import_graph(chain, [core.ones((4,))])
        during = len(starts)
        kept = [[] for _ in range(5)]
    finally:
        gc.set_threshold(*threshold)
        gc.callbacks.remove(count)
    assert len(kept) == 5 and len(starts) > during  # collections are counted, once it is made
    assert during <= 40  # before and after; a graph of 100 calls would start thousands
    assert plan(core.ones((4,))).shape == (4,)
