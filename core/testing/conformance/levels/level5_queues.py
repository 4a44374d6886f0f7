"""Level 5: streams, events and threads: order is kept where it is promised.

The device is kept busy first, so that a missing wait shows: a read that comes too early returns
the old values. Devices without queues of core's (core.plugins.QueuedRuntime) offer no streams.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import core
from core.plugins import QueuedRuntime
from core.testing.conformance.checks import check
from core.testing.conformance.failures import Failure, NotOffered, expect
from core.testing.conformance.levels.level2_basics import pair
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare

READ = "QueuedRuntime: open_queue, copy, wait, mark, reached, await_event; docs/reference/devices"
LONG = 1 << 21  # elements: a copy or kernel of them takes a while
TURNS = 5


def busy(d: Subject, times: int = 6) -> core.Tensor:
    """Enqueues work that takes a while on the current stream; returns the owners of its memory."""
    x = core.full((LONG,), 1.0, dtype="float32", device=d.name)
    for _ in range(times):
        x = x * 0.5 + 0.5
    return x


@check(5, "synchronize")
def waits_for_kernels(d: Subject) -> None:
    """A read waits for the kernels before it, and so does synchronize()."""
    for turn in range(TURNS):
        x = core.full((LONG,), float(turn), device=d.name)
        for _ in range(4):
            x = x + 1.0
        did = f"four additions to {LONG} elements, then the last one read"
        expect(x[-1].item() == turn + 4.0, did, str(turn + 4.0), x[-1].item(),
               "copy_to_host does not wait for kernels that were launched before",
               "Runtime.copy_to_host")  # fmt: skip
        x.multiply_(2.0)
        core.synchronize(d.name)
        compare(x[-3:], core.full((3,), 2.0 * (turn + 4)), f"{did}, doubled, waited, read", READ)


@check(5, "synchronize")
def host_memory_is_free(d: Subject) -> None:
    """A copy to the device, after queued work, has read the host's bytes when it returns."""
    for turn in range(TURNS):
        work = busy(d)
        x, _ = pair(30_011, seed=turn)
        want = core.clone(x)
        y = d.to(x)
        x.fill_(-1.0)
        compare(y, want, "copied 30011 numbers to a busy device, then overwrote the host's", READ,
                exact=True,
                likely="copy_from_host enqueues the copy and does not wait for it")  # fmt: skip
        del work


@check(5, "synchronize")
def memory_is_not_taken_early(d: Subject) -> None:
    """Memory that is freed while kernels use it is not written by others before these are done."""
    for turn in range(TURNS):
        x = d.to(core.full((LONG // 4,), 3.0))
        y = x * 2.0
        for _ in range(5):
            y = y + x
        del x
        others = [d.to(core.full((LONG // 4,), -7.0)) for _ in range(3)]
        did = f"freed an operand right after its last launch, turn {turn}, filled more"
        compare(y[-5:], core.full((5,), 21.0), did, READ,
                likely="freed memory is given out while kernels still read it")  # fmt: skip
        compare(others[2][-5:], core.full((5,), -7.0), did, READ)


# ---- streams -----------------------------------------------------------------------------------
@check(5, "events")
def events_stay(d: Subject) -> None:
    """An event that is reached is so for ever, however often and by whomever it is asked."""
    d.need_queues()
    stream = core.Stream(d.name)
    with stream:
        x = core.ones((300,), device=d.name) + 1.0
    event = stream.record_event()
    event.synchronize()
    for turn in range(1, 6):
        expect(event.query(), f"waited for an event, asked it {turn} times", "reached",
               "under way", "reached() is True and later False", READ)  # fmt: skip
        if turn == 3:
            event.synchronize()
            core.Stream(d.name).wait_event(event)
    compare(x, core.full((300,), 2.0), "what stood before the event", READ, exact=True)


@check(5, "streams")
def in_a_stream(d: Subject) -> None:
    """Work in a stream is done in order, and is there when the stream was waited for."""
    d.need_queues()
    x, y = pair(LONG // 8)
    a, b = d.to(x), d.to(y)
    core.synchronize(d.name)
    stream = core.Stream(d.name)
    with stream:
        work = busy(d)
        z = a * 2.0 + b
        z = core.maximum(z, b)
    stream.synchronize()
    want = core.maximum(x * 2 + y, y)
    compare(z, want, "three operators in a stream, waited for, read", READ,
            likely="await_event(event) returns before the work is done, or mark() marks too early",
            )  # fmt: skip
    for turn in range(TURNS):
        with stream:
            work = busy(d)
            z = a * float(turn) + b
            got = z.to("cpu")
        compare(got, x * turn + y, "computed in a stream and read there, no wait between", READ,
                likely="copy_to_host uses another queue than the thread's current stream",
                )  # fmt: skip
    del work


@check(5, "streams")
def waits_for_another(d: Subject) -> None:
    """wait_stream and wait_event order work between two streams."""
    d.need_queues()
    first, second = core.Stream(d.name), core.Stream(d.name)
    for turn in range(TURNS):
        x = core.zeros((LONG // 4,), device=d.name)
        core.synchronize(d.name)
        with first:
            work = busy(d, 10)
            x.add_(float(turn + 1))
            event = first.record_event()
        if turn % 2:
            second.wait_event(event)
        else:
            second.wait_stream(first)
        with second:
            y = x * 10.0
        second.synchronize()
        with second:
            got = y[-4:].to("cpu")
        how = "wait_event" if turn % 2 else "wait_stream"
        compare(got, core.full((4,), 10.0 * (turn + 1)),
                f"wrote x after long work on one stream, read it on another after {how}", READ,
                likely="await_event(event, queue) does not make the queue wait, or mark() marks "
                "a place before the last work")  # fmt: skip
        first.synchronize()
        del work, x, y


@check(5, "streams")
def waits_for_another_device(d: Subject) -> None:
    """A stream waits for events of another device of its type, too."""
    d.need_queues()
    here, there = core.Stream(d.name), core.Stream(d.second())
    for turn in range(TURNS):
        x = core.zeros((LONG // 4,), device=d.name)
        core.synchronize(d.name)
        with here:
            work = busy(d, 10)
            x.add_(float(turn + 1))
            event = here.record_event()
        there.wait_event(event)
        there.synchronize()
        expect(event.query(),
               f"a stream of {d.second()} waited for an event of {d.name}, and was waited for",
               "an event that is reached", "one under way",
               "await_event(event, queue) of two devices does nothing", READ)  # fmt: skip
        compare(x[-4:], core.full((4,), float(turn + 1)), "read what was written before the event",
                READ)  # fmt: skip
        here.synchronize()
        del work, x


@check(5, "streams")
def all_streams_are_waited_for(d: Subject) -> None:
    """core.synchronize waits for every stream; another stream then reads the written values."""
    d.need_queues()
    for turn in range(TURNS):
        x = core.zeros((LONG // 4,), device=d.name)
        core.synchronize(d.name)
        with core.Stream(d.name) as stream:
            work = busy(d, 10)
            x.add_(5.0)
            event = stream.record_event()
        core.synchronize(d.name)
        expect(event.query(), "synchronized the device, asked an event of one of its streams",
               "reached", "under way", "synchronize waits for one queue, or reached() is wrong",
               READ)  # fmt: skip
        compare(x[-4:], core.full((4,), 5.0),
                f"wrote x after long work on a stream, core.synchronize(), read x, turn {turn}",
                READ, likely="Runtime.synchronize does not wait for every queue")  # fmt: skip
        del work


@check(5, "streams")
def freed_across_streams(d: Subject) -> None:
    """Memory that is freed while another stream uses it is not given out before that is done."""
    d.need_queues()
    side = core.Stream(d.name)
    for turn in range(TURNS):
        n = LONG // 4 + turn * 1024
        x = core.full((n,), 4.0, device=d.name)
        core.synchronize(d.name)
        with side:
            work = busy(d, 10)
            y = x * 2.0
        del x
        others = [core.full((n,), -1.0, device=d.name) for _ in range(3)]
        if turn % 2:  # what fills them is done first, whatever the driver would begin with
            others[-1].to("cpu")
        side.synchronize()
        core.synchronize(d.name)
        compare(y[-5:], core.full((5,), 8.0),
                "freed a tensor that another stream reads, filled new ones of its size", READ,
                likely="freed blocks are reused before every stream has come to where it was: "
                "reached() answers too early, or mark() marks too early")  # fmt: skip
        del work, others, y


@check(5, "events")
def events(d: Subject) -> None:
    """An event is reached when the work before it is done, and not before."""
    d.need_queues()
    stream = core.Stream(d.name)
    early = 0
    for _ in range(TURNS):
        x = core.zeros((LONG,), device=d.name)
        core.synchronize(d.name)
        with stream:
            work = busy(d, 12)
            x.add_(1.0)
            event = stream.record_event()
        if event.query():
            early += 1
            with core.Stream(d.name):
                got = x[-1:].to("cpu")
            compare(got, core.ones((1,)), "an event is reached; read what was enqueued before it",
                    READ, likely="reached() is True before the work is done")  # fmt: skip
        event.synchronize()
        with core.Stream(d.name):
            got = x[-1:].to("cpu")
        compare(got, core.ones((1,)), "waited for an event, read on a new stream", READ,
                likely="await_event(event) returns before the work is done")  # fmt: skip
        expect(event.query(), "waited for an event and asked it", "reached", "under way",
               "reached() asks for something else than await_event waits for", READ)  # fmt: skip
        del work


# ---- errors ------------------------------------------------------------------------------------
FAILING = """
import sys
import core
from core.plugins.manager import manager

name, how = sys.argv[1:]
device = core.device(name)
x, host = core.ones((4,), device=name), bytearray(16)
core.synchronize(name)
runtime = manager.runtime(device.type)
print("ready", flush=True)
try:
    stream = core.Stream(name) if how == "stream" else None
    if stream is not None:
        with stream:
            runtime.fail_later(runtime.queue(device.index))
        stream.synchronize()
    else:
        runtime.fail_later(runtime.queue(device.index))
        if how == "synchronize":
            core.synchronize(name)
        elif how == "read":
            (x + x).to("cpu")
        else:
            runtime.copy_to_host(memoryview(host), x.data_ptr, device.index)
except Exception as e:
    print("told:", e)
before = bytes(host)
try:
    core.synchronize(name)
except Exception:
    pass
if host != before:
    print("written late")
"""


@check(5, "errors", over=("synchronize", "read", "stream", "copy"))
def errors_are_told(d: Subject, how: str) -> None:
    """What fails on the device is raised by the next call that waits for it, and no copy to the
    host comes later."""
    if type(d.need_queues()).fail_later is QueuedRuntime.fail_later:
        raise NotOffered("the runtime has no fail_later: nothing is known to fail here")
    did = f"enqueued work that fails (fail_later), then called {how}"
    try:
        done = subprocess.run(  # whose device may be of no use afterwards
            [sys.executable, "-c", FAILING, d.name, how], capture_output=True, text=True, timeout=60
        )
    except subprocess.TimeoutExpired:
        raise Failure(did, "an error", "it did not return within a minute",
                      "wait(queue) waits for what was given up", READ) from None  # fmt: skip
    if "ready" not in done.stdout:
        raise NotOffered("a fresh process does not find the device, and none may be broken here")
    expect("told:" in done.stdout or done.returncode != 0, did, "an error",
           "nothing: the call returned as if all were well",
           "wait(queue) swallows the error that the driver gives it", READ)  # fmt: skip
    expect("written late" not in done.stdout, f"{did}, which raised, and core.synchronize",
           "memory of the host as it was when the call raised", "other values",
           "wait(queue) raises while copies to the host are still to come", READ)  # fmt: skip


# ---- threads -----------------------------------------------------------------------------------
def _both(fn: Callable[[core.Tensor], core.Tensor], n: int, device: str) -> core.Tensor:
    x, _ = pair(n, seed=n)
    return fn(x.to(device))


def _work(x: core.Tensor) -> core.Tensor:
    y = (x * 0.01).tanh() + x * 2.0
    z = y.reshape((-1, 1)) + 1.0
    return y.cumulative_sum(axis=0) * 0.001 + (z * z).sum() * 1e-9


@check(5, "threads")
def threads(d: Subject) -> None:
    """Threads that allocate, compute, free and read at once do not disturb each other."""
    sizes = [n for n in (1, 7, 64, 257, 1000, 1025, 5000) for _ in range(12)]
    want = {n: _both(_work, n, "cpu") for n in set(sizes)}
    _both(_work, 64, d.name)  # kernels are built once, outside
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(6) as pool:
            results = list(pool.map(lambda n: _both(_work, n, d.name).to("cpu"), sizes))
    finally:
        sys.setswitchinterval(interval)
    for n, got in zip(sizes, results):
        compare(got, want[n], f"the same function in 6 threads, {n} elements in this one", READ,
                loose=5.0,
                likely="threads share something: arguments of a kernel, the allocator's lists, a "
                "staging buffer; without a lock")  # fmt: skip


@check(5, "threads")
def copies_in_threads(d: Subject) -> None:
    """Copies of different sizes in threads at once keep their bytes apart."""

    def one(k: int) -> tuple[int, core.Tensor, core.Tensor]:
        x = core.full((100 + 997 * (k % 5),), float(k))
        y = d.to(x)
        time.sleep(0)
        z = core.clone(y)
        return k, x, z.to("cpu")

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(8) as pool:
            copies = list(pool.map(one, range(200)))
    finally:
        sys.setswitchinterval(interval)
    for k, x, got in copies:
        compare(got, x, f"copied {x.size} numbers {float(k)} there and back in one of 8 threads",
                READ, exact=True, likely="threads share a staging buffer, or get one block twice",
                )  # fmt: skip


@check(5, "threads")
def streams_of_threads(d: Subject) -> None:
    """The current stream belongs to a thread: another thread's work stays on its own."""
    runtime, index = d.need_queues(), d.index
    with core.Stream(d.name):
        inside = runtime.queue(index)
        with ThreadPoolExecutor(1) as pool:
            other = pool.submit(lambda: runtime.queue(index)).result()
    expect(
        inside is not other,
        "entered a stream in one thread, asked for the queue in another",
        "the default queue",
        "the queue of the first thread",
        "the current queue is kept for the process instead of the thread",
        "use_queue, queue",
    )
    expect(
        runtime.queue(index) is other,
        "left the stream again",
        "the default queue",
        "another one",
        "the queue before is not put back",
        "use_queue",
    )
