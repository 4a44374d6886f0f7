"""core.profiler: what a profile holds, its table and its trace."""

import asyncio
import json
import threading
import time

import pytest

import core
from core.errors import ArgumentError, CoreError
from core.profiler import ProfileEvent, profile, record
from core.testing.late import add_device


@pytest.fixture(scope="module")
def late():
    """The type of a device with two queues' worth of work and timed events."""
    add_device("late_profiler")
    return "late_profiler"


def names(recorded: profile, kind: str) -> list[str]:
    return [event.name for event in recorded.events if event.kind == kind]


def test_calls_and_their_kernels():
    x = core.ones((8, 16))
    with profile() as recorded:
        core.exp(x @ x.T)
    assert names(recorded, "kernel") == ["matmul", "exp"]
    calls = [event for event in recorded.events if event.kind == "call"]
    assert {"matmul", "exp"} <= {event.name for event in calls}
    kernel = next(
        event for event in recorded.events if event.name == "exp" and event.kind != "call"
    )
    assert kernel.nbytes == 2 * 8 * 8 * 4
    assert recorded.events[kernel.outer].name == "exp"
    assert (kernel.stream, str(kernel.device), kernel.thread) == (None, "cpu", 0)


def test_nothing_is_recorded_outside():
    x = core.ones(3)
    core.exp(x)
    with profile() as recorded:
        pass
    core.exp(x)
    assert recorded.events == []
    assert repr(recorded) == "<profile of 0 events>"


def test_times_nest_and_add_up():
    x = core.rand(256, 256)
    with profile() as recorded, record("all of it"):
        for _ in range(3):
            core.linalg.inv(x + 300 * core.eye(256))
    events = recorded.events
    for event in events:
        assert 0 <= event.start <= event.end <= recorded.duration
        assert 0 <= event.self_time <= event.duration
        if event.outer is not None:
            assert events[event.outer].start <= event.start
            assert event.end <= events[event.outer].end
    whole = next(event for event in events if event.name == "all of it")
    assert sum(event.self_time for event in events) == whole.duration
    assert whole.duration <= recorded.duration


def test_a_compiled_training_step():
    w = core.rand(64, 64).requires_grad_(True)
    optimizer = core.optim.SGD([w], lr=0.1)

    @core.compile
    def step(x):
        optimizer.zero_grad()
        (x @ w).square().sum().backward()
        optimizer.step()

    x = core.rand(16, 64)
    with profile() as first:
        step(x)
    assert any(name.endswith("step") for name in names(first, "build"))
    for _ in range(3):
        step(x)
    with profile() as later:
        step(x)
    assert names(later, "compiled") == ["step"]
    assert names(later, "build") == []
    assert names(later, "kernel")


def test_backward_is_an_event_around_its_kernels():
    w = core.rand(4, 4).requires_grad_(True)
    with profile() as recorded:
        (w @ w).sum().backward()
    at = next(i for i, event in enumerate(recorded.events) if event.kind == "backward")
    inner = [e for e in recorded.events if e.kind == "call" and e.outer == at]
    assert {"matmul"} <= {event.name for event in inner}


def test_batches_of_kernels_are_one_event():
    tensors = [core.rand(8).requires_grad_(True) for _ in range(4)]
    optimizer = core.optim.Adam(tensors)

    @core.compile
    def step():
        optimizer.zero_grad()
        sum((t * t).sum() for t in tensors).backward()
        optimizer.step()

    for _ in range(3):
        step()
    with profile() as recorded:
        step()
    batches = [e for e in recorded.events if e.kind == "kernel" and e.name.endswith(" more")]
    assert batches
    assert all(event.nbytes > 0 for event in batches)


def test_kernels_copies_and_waits_of_a_device(late):
    x = core.ones(1000, device=late)
    core.exp(x)
    core.synchronize(late)
    with profile() as recorded:
        y = core.exp(x)
        with core.Stream(late):
            z = core.exp(x)
        assert y.tolist() and z.tolist()
    kernels = [event for event in recorded.events if event.kind == "kernel"]
    assert [event.stream for event in kernels] == [0, 1]
    for event in kernels:
        assert str(event.device) == "late_profiler:0"
        assert event.device_time > 0
        assert event.device_start >= 0
    copies = [e for e in recorded.events if e.kind == "copy" and e.name == "copy to the host"]
    assert [event.nbytes for event in copies] == [4000, 4000]
    waits = [event for event in recorded.events if event.kind == "wait"]
    assert {str(event.device) for event in waits} == {"late_profiler:0"}


def test_a_capture_is_recorded_without_marks_in_the_graph(late):
    x = core.ones(10, device=late)
    graph = core.graph(late)
    with graph:
        y = x + 1
    x.fill_(2.0)
    with profile() as recorded:
        graph.replay()
        assert y.tolist() == [3.0] * 10
    assert "replay" in names(recorded, "call")

    other = core.graph(late)
    with profile() as recorded, other:
        z = x * 2
    kernel = next(event for event in recorded.events if event.kind == "kernel")
    assert kernel.device_time is None
    other.replay()
    assert z.tolist() == [4.0] * 10


def test_threads_have_numbers():
    x = core.ones(3)
    with profile() as recorded:
        core.exp(x)
        thread = threading.Thread(target=lambda: core.sin(x))
        thread.start()
        thread.join()
    threads = {e.name: e.thread for e in recorded.events if e.kind == "kernel"}
    assert threads == {"exp": 0, "sin": 1}


def test_ranges_end_in_any_order():
    first, second = record("first"), record("second")
    with profile() as recorded:
        first.__enter__()
        second.__enter__()
        first.__exit__(None, None, None)
        core.exp(core.ones(3))
        second.__exit__(None, None, None)
        core.sin(core.ones(3))
    events = {(e.kind, e.name): e for e in recorded.events}
    assert recorded.events[events["call", "exp"].outer].name == "second"
    assert events["call", "sin"].outer is None


def test_a_range_that_the_profile_ends_in():
    inner = record("open")
    with profile() as recorded:
        inner.__enter__()
    inner.__exit__(None, None, None)
    (event,) = recorded.events
    assert event.end == recorded.duration
    with profile() as recorded, record("next"):
        pass
    assert [event.name for event in recorded.events] == ["next"]


def test_errors_end_their_events():
    with profile() as recorded, pytest.raises(CoreError):
        core.ones(3) @ core.ones(4)
    core.exp(core.ones(3))
    assert all(event.end <= recorded.duration for event in recorded.events)


def test_one_profile_at_a_time():
    with profile() as recorded:
        with pytest.raises(CoreError, match="a profile is recorded already"), profile():
            pass
        core.exp(core.ones(3))
    assert names(recorded, "kernel")[-1] == "exp"


def test_an_exception_in_the_block_passes_and_ends_the_profile():
    with pytest.raises(KeyError), profile():
        raise KeyError
    with profile() as recorded:
        core.ones(3)
    assert recorded.events


def test_table():
    x = core.rand(300, 300)
    with profile() as recorded:
        for _ in range(4):
            core.exp(x @ x)
    lines = recorded.table(sort_by="count", limit=2).splitlines()
    assert lines[0].split()[:4] == ["kind", "name", "where", "count"]
    assert len(lines) == 5
    assert lines[3].endswith("more")
    row = next(s for s in recorded.sums() if (s.kind, s.name) == ("kernel", "matmul"))
    assert row.count == 4
    assert row.nbytes == 4 * 3 * 300 * 300 * 4
    assert row.bandwidth == pytest.approx(row.nbytes / row.self_time)
    with pytest.raises(ArgumentError, match="sort_by='slef'") as error:
        recorded.table(sort_by="slef")
    assert "self" in str(error.value)


def test_chrome_trace(tmp_path, late):
    x = core.ones(10, device=late)
    with profile() as recorded, record("loop"):
        core.exp(x).tolist()
    path = recorded.export_chrome_trace(tmp_path / "trace.json")
    entries = json.loads(path.read_text())["traceEvents"]
    shown = [entry for entry in entries if entry["ph"] == "X"]
    host = [entry for entry in shown if entry["pid"] == 1]
    device = [entry for entry in shown if entry["pid"] == 2]
    assert len(host) == len(recorded.events)
    assert [entry["name"] for entry in device] == ["exp"]
    loop = next(entry for entry in host if entry["name"] == "loop")
    assert all(loop["ts"] <= e["ts"] for e in host)
    rows = {entry["args"]["name"] for entry in entries if entry["name"] == "thread_name"}
    assert rows == {"thread 0", "late_profiler:0 stream 0"}


def test_most_of_a_step_is_accounted_for():
    """Of a step of some milliseconds at least nine tenths are some event's own time."""
    x = core.rand(512, 512)
    step = core.compile(lambda x: core.softmax(core.tanh(x @ x) @ x, axis=-1))
    for _ in range(3):
        step(x)
    shares = []
    for _ in range(5):
        with profile() as recorded:
            step(x)
        shares.append(sum(e.self_time for e in recorded.events) / recorded.duration)
    assert 0.9 < max(shares) <= 1


def test_record_decorates():
    @record("work")
    def work(seconds: float) -> str:
        """Sleeps."""
        time.sleep(seconds)
        return "done"

    with profile() as recorded:
        assert work(0.01) == "done"
    assert work.__doc__ == "Sleeps."
    (event,) = recorded.events
    assert isinstance(event, ProfileEvent)
    assert event.duration >= 10_000_000


def test_events_die_with_their_profile():
    x = core.rand(4)
    with profile() as recorded:
        for _ in range(1000):
            core.exp(x)
    assert len(recorded.events) >= 2000
    with recorded:
        core.sin(x)
    assert names(recorded, "kernel") == ["sin"]


def test_a_range_may_be_shared_by_tasks():
    shared = record("shared")

    async def work(seconds: float) -> None:
        with shared:
            await asyncio.sleep(seconds)

    async def both() -> None:
        with shared:  # tasks start with it, and do not end it
            await asyncio.gather(work(0.3), work(0.02))
            await asyncio.sleep(0.1)

    with profile() as recorded:
        asyncio.run(both())
    around, long, short = (event.duration / 1e9 for event in recorded.events)
    assert short < 0.25 < long < around - 0.05


def test_a_range_may_be_shared_by_threads():
    shared = record("shared")

    def work(seconds: float) -> None:
        with shared:
            time.sleep(seconds)

    with profile() as recorded:
        threads = [threading.Thread(target=work, args=(t,)) for t in (0.02, 0.2)]
        for thread in threads:
            thread.start()
            time.sleep(0.005)
        for thread in threads:
            thread.join()
    short, long = (event.duration / 1e9 for event in recorded.events)
    assert short < 0.15 < long
