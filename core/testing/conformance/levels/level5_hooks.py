"""Level 5: optional calls of a device with queues: timed events, peers, pinned memory, graphs.

docs/device-hooks.md describes what each call has to do. A device that does not define them offers
nothing here. As in level5_queues.py the device is kept busy first, so that a wait that is missing
shows.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import core
from core._native import runtime_is_open
from core.errors import CoreError
from core.plugins import QueuedRuntime, peers
from core.testing.conformance.checks import check
from core.testing.conformance.failures import Failure, NotOffered, expect
from core.testing.conformance.levels.level2_basics import pair
from core.testing.conformance.levels.level5_queues import LONG, busy
from core.testing.conformance.raw import OLD, Block, pattern, same
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare

READ = "docs/device-hooks"
TURNS = 3
SIZES = (1, 63, 65, 4097, 1_000_003)


def _need(d: Subject, what: str, *calls: str) -> QueuedRuntime:
    """The runtime, which defines these calls."""
    runtime = d.need_queues()
    if not runtime.offers(*calls):
        raise NotOffered(f"the runtime has no {what} ({', '.join(calls)})")
    return runtime


# ---- timed events ------------------------------------------------------------------------------
def _timed(d: Subject, times: int) -> tuple[float, float, float]:
    """Milliseconds of busy work: by two events, of the host's wait for them, of all of it."""
    start, end = (core.Event(d.name, timing=True) for _ in range(2))
    core.synchronize(d.name)
    before = time.perf_counter()
    start.record()
    work = busy(d, times)
    end.record()
    enqueued = time.perf_counter()
    end.synchronize()
    after = time.perf_counter()
    del work
    return start.elapsed_time(end), 1e3 * (after - enqueued), 1e3 * (after - before)


@check(5, "timing")
def timed_events(d: Subject) -> None:
    """Two timed events tell the milliseconds that the device was busy between them."""
    _need(d, "timed events", "mark_timed", "elapsed")
    busy(d)  # kernels are built once, outside
    measured = []
    for times in (2, 12, 2, 12):
        ms, waited, whole = _timed(d, times)
        measured.append(ms)
        did = f"timed events around {times + 1} kernels; the host took {whole:.3f} ms in all"
        expect(ms <= 1.05 * whole + 0.1, did, "no more than that", f"{ms} ms",
               "elapsed() returns another unit than milliseconds", READ)  # fmt: skip
        expect(ms >= whole / 100, did, "a part of that", f"{ms} ms",
               "elapsed() returns seconds, or both events have one time", READ)  # fmt: skip
        expect(waited < 2 or ms >= waited / 2, f"{did}, of which it waited {waited:.3f} ms",
               "the time of the work", f"{ms} ms",
               "an event notes when it was recorded, not when the device came to it",
               READ)  # fmt: skip
    expect(min(measured[1::2]) > min(measured[::2]), "timed events around 3 kernels, and around 13",
           "more time for more work", f"{measured} ms", "elapsed() has nothing to do with the work",
           READ)  # fmt: skip


@check(5, "timing")
def times_add_up(d: Subject) -> None:
    """Three events of a queue lie on one clock, and time runs forward."""
    _need(d, "timed events", "mark_timed", "elapsed")
    a, b, c = (core.Event(d.name, timing=True) for _ in range(3))
    kept = []
    for event in (a, b, c):
        kept.append(busy(d))
        event.record()
    c.synchronize()
    ab, bc, ac = a.elapsed_time(b), b.elapsed_time(c), a.elapsed_time(c)
    did = "three timed events with work between them"
    expect(0 < ab < ac and 0 < bc < ac, did, "two parts and a whole", (ab, bc, ac),
           "elapsed(start, end) is not end - start", READ)  # fmt: skip
    expect(abs(ab + bc - ac) <= 0.01 * ac + 0.01, did, f"{ab} + {bc} ms", ac,
           "events of one device have different clocks", READ)  # fmt: skip
    expect(abs(b.elapsed_time(a) + ab) <= 0.01, f"{did}: from the second to the first", f"{-ab}",
           b.elapsed_time(a), "elapsed(start, end) loses the sign", READ)  # fmt: skip
    again = core.Event(d.name, timing=True)
    again.record()
    again.synchronize()
    expect(again.elapsed_time(c) < 0, "an event that was recorded after the three of them",
           "a time after theirs", -again.elapsed_time(c), "time stands still", READ)  # fmt: skip


# ---- between devices ---------------------------------------------------------------------------
@check(5, "peers")
def waits_for_another_device(d: Subject) -> None:
    """A stream waits for an event of another device of the type."""
    d.need_queues()
    there = d.second()
    for turn in range(TURNS):
        x = core.zeros((LONG // 4,), device=d.name)
        y = core.zeros((LONG // 4,), device=there)
        for device in (d.name, there):
            core.synchronize(device)
        first, second = core.Stream(d.name), core.Stream(there)
        with first:
            work = busy(d, 6)
            x.add_(float(turn + 1))
            event = first.record_event()
        second.wait_event(event)
        with second:
            y.copy_(x)
            got = y[-4:].to("cpu")
        compare(got, core.full((4,), float(turn + 1)),
                f"wrote x on a stream of {d.name}; a stream of {there} waited and copied it", READ,
                likely="events_cross_devices is True, and await_event(event, queue) of another "
                "device's event does nothing")  # fmt: skip
        del work


@check(5, "peers")
def copied_bytes(d: Subject) -> None:
    """copy_peer copies as many bytes as it is asked to, both ways, and no others."""
    runtime = _need(d, "copies between devices", "can_access_peer", "copy_peer")
    there = core.device(d.second())
    here = core.device(d.name)
    if not peers.can_copy(runtime, d.index, there):
        raise NotOffered(f"can_access_peer({d.index}, {there}) is False")
    for n in SIZES:
        with Block(d, n + 128) as a, Block(d, n + 128, there.index) as b:
            data, did = pattern(n, 11), f"copied {n} bytes by copy_peer"
            a.fill(0x33)
            b.fill()
            a.write(data, 64)
            asked = runtime.copy_between(b.address + 64, there, a.address + 64, here, n)
            expect(asked, did, "True", asked, "can_access_peer changes its mind", READ)
            edge = bytes([OLD]) * 64
            same(b.read(), edge + data + edge, f"{did} to {there}", 64, n)
            a.fill(0x44)
            runtime.copy_between(a.address + 64, here, b.address + 64, there, n)
            same(a.read(), b"\x44" * 64 + data + b"\x44" * 64, f"{did} from {there}", 64, n)


@check(5, "peers")
def copied_in_order(d: Subject) -> None:
    """A copy by copy_peer comes after the earlier work of both current streams, and before the
    next work of both."""
    _need(d, "copies between devices", "can_access_peer", "copy_peer")
    there, n = d.second(), LONG // 4
    likely = "copy_peer copies at once, or on another queue, without waiting for the first"
    for turn in range(TURNS):
        x = core.zeros((n,), device=d.name)
        y = core.full((n,), 5.0, device=there)
        for device in (d.name, there):
            core.synchronize(device)
        with core.Stream(d.name), core.Stream(there):
            work = busy(d, 6)
            x.add_(float(turn + 1))
            read = busy(Subject(there), 4)[:n] * 0.0 + y
            y.copy_(x)
            x.fill_(-1.0)
            doubled = (y * 2.0).to("cpu")
            before = read.to("cpu")
        did = f"x written on a stream of {d.name}, copied to {there} and overwritten, turn {turn}"
        compare(doubled, core.full((n,), 2.0 * (turn + 1)), did, READ, exact=True, likely=likely)
        compare(before, core.full((n,), 5.0), f"{did}; what read the target before", READ,
                exact=True, likely=likely)  # fmt: skip
        core.synchronize(d.name)
        del work


@check(5, "peers")
def other_types(d: Subject) -> None:
    """Copies between this device and those of other types that can_access_peer allows."""
    runtime = _need(d, "copies between devices", "can_access_peer", "copy_peer")
    reached = [
        other for other in core.devices()
        if other.type not in ("cpu", d.type) and runtime_is_open(other.type)
        and peers.can_copy(runtime, d.index, other)
    ]  # fmt: skip
    if not reached:
        raise NotOffered("can_access_peer names no device of another type that is open")
    for other in reached:
        x, _ = pair(30_011)
        y = (d.to(x) * 2.0).to(other)
        compare(y, x * 2.0, f"copied from {d.name} to {other}", READ, device=str(other))
        compare((y + 1.0).to(d.name), x * 2.0 + 1.0, f"copied from {other} to {d.name}", READ,
                device=d.name)  # fmt: skip


# ---- pinned memory -----------------------------------------------------------------------------
@check(5, "pinned")
def pinned_memory(d: Subject) -> None:
    """Pinned tensors are tensors of the host, apart from each other, and copies of them arrive."""
    _need(d, "pinned memory", "reserve_host", "release_host")
    kept = []
    for n in (1, 7, 65, 513, 4097, 70_001):
        x, _ = pair(n)
        pinned = x.pin_memory(d.name)
        expect(pinned.data_ptr % 64 == 0, f"pinned {4 * n} bytes", "an address aligned to 64",
               hex(pinned.data_ptr), "reserve_host", READ)  # fmt: skip
        kept.append((x, pinned))
    for x, pinned in kept:
        compare(pinned, x, f"pinned {x.size} numbers, six sizes at once", READ, exact=True,
                likely="blocks of reserve_host overlap")  # fmt: skip
        y = pinned.to(d.name, non_blocking=True)
        compare(y, x, f"copied {x.size} pinned numbers to {d.name}", READ, exact=True,
                device=d.name)  # fmt: skip
        back = y.to("cpu", non_blocking=True)
        core.synchronize(d.name)
        compare(back, x, f"copied {x.size} numbers to pinned memory, synchronized", READ,
                exact=True, likely="synchronize does not wait for copies of pinned memory",
                )  # fmt: skip
    for name in (d.name, *([d.second()] if d.count > 1 else [])):
        x, pinned = kept[-1]
        compare(pinned.to(name, non_blocking=True), x, f"pinned for {d.name}, copied to {name}",
                READ, exact=True, device=name,
                likely="reserve_host serves one device only")  # fmt: skip


@check(5, "pinned")
def pinned_in_order(d: Subject) -> None:
    """Copies of pinned memory are done when their turn comes; their memory stays until then."""
    _need(d, "pinned memory", "reserve_host", "release_host")
    n = LONG // 4
    for turn in range(TURNS):
        x, z = core.zeros((n,), device=d.name), core.full((n,), 3.0, device=d.name)
        core.synchronize(d.name)
        work = busy(d, 6)
        x.add_(float(turn + 1))
        before = z * 2.0
        z.copy_(core.full((n,), 7.0).pin_memory(d.name), non_blocking=True)  # and it is dropped
        others = [core.full((n,), -9.0).pin_memory(d.name) for _ in range(3)]
        out = x.to("cpu", non_blocking=True)
        x.fill_(-1.0)
        core.synchronize(d.name)
        did = f"enqueued copies of pinned memory after work, turn {turn}"
        compare(out, core.full((n,), turn + 1.0), f"{did}: to the host", READ, exact=True,
                likely="a copy to pinned memory does not wait for the kernels before it, or the "
                "next kernel not for the copy")  # fmt: skip
        compare(before, core.full((n,), 6.0), f"{did}: what read its target before", READ,
                exact=True, likely="a copy from pinned memory overtakes the work before it",
                )  # fmt: skip
        compare(z, core.full((n,), 7.0), f"{did}: from a tensor that was dropped", READ, exact=True,
                likely="reached() answers too early, and pinned memory is given out again before "
                "it has been read")  # fmt: skip
        del work, others


@check(5, "pinned")
def pageable_memory(d: Subject) -> None:
    """non_blocking or not, bytes of memory that is not pinned are taken before the call returns."""
    d.need_queues()
    for turn in range(TURNS):
        z = core.zeros((30_011,), device=d.name)
        work = busy(d)
        x, _ = pair(30_011, seed=turn)
        want = core.clone(x)
        y = x.to(d.name, non_blocking=True)
        z.copy_(x, non_blocking=True)
        x.fill_(-1.0)
        for got in (y, z):
            compare(got, want, "copied with non_blocking, then overwrote the host's", READ,
                    exact=True, likely="the copy is enqueued and reads the host's memory later",
                    )  # fmt: skip
        del work


# ---- graphs ------------------------------------------------------------------------------------
_GRAPHS = ("begin_capture", "end_capture", "replay")


def _step(x: core.Tensor, scale: float) -> core.Tensor:
    y = core.exp(x * 0.25) * scale
    return y / (core.sum(y * y) + 1.0) + x


@check(5, "graphs")
def captured(d: Subject) -> None:
    """Captured work runs at each replay and not before, on the inputs' values at that time."""
    _need(d, "graphs", *_GRAPHS)
    x, _ = pair(5003)
    there = d.to(x)
    total = core.zeros((5003,), device=d.name)
    likely = "the work is done when it is captured, too"
    for scale in (2.0, 3.0):
        _step(there, scale)
        core.synchronize(d.name)
        with core.graph(d.name) as graph:
            y = _step(there, scale)
            total.add_(1.0)
        count = total[:3].to("cpu").tolist()
        compare(total, core.zeros((5003,)), "captured an addition, read its target", READ,
                exact=True, likely=likely)  # fmt: skip
        for turn in range(1, 4):
            other = x + float(turn)
            there.copy_(d.to(other))
            graph.replay()
            did = f"captured a function of x, changed x, replayed it, turn {turn}, {scale=}"
            compare(y, _step(other, scale), did, READ, device=d.name, loose=5.0,
                    likely="the graph keeps what its inputs held, or where a launch found its "
                    "arguments and not what they were")  # fmt: skip
        compare(total, core.full((5003,), 3.0), f"replayed an addition three times on {count}",
                READ, exact=True, likely=likely)  # fmt: skip
        total.fill_(0.0)


@check(5, "graphs")
def replays_in_order(d: Subject) -> None:
    """A replay runs after the earlier work of its stream, and before the work enqueued next."""
    _need(d, "graphs", *_GRAPHS)
    n = LONG // 4
    x, y = core.zeros((n,), device=d.name), core.zeros((n,), device=d.name)
    y.copy_(x * 2.0)
    with core.graph(d.name) as graph:
        y.copy_(x * 2.0)
        x.add_(1.0)
    likely = "replay enqueues on another queue than the one that it is given"
    stream = core.Stream(d.name)
    for turn in range(TURNS):
        core.synchronize(d.name)
        with stream:
            work = busy(d, 6)
            x.fill_(float(turn))
            for _ in range(3):
                graph.replay()
            z = y + x
            x.fill_(-100.0)
            y.fill_(-100.0)
            got = z.to("cpu")
        compare(got, core.full((n,), 3.0 * turn + 7.0),
                f"x filled on a busy stream, a graph replayed 3 times, both read, turn {turn}",
                READ, exact=True, likely=likely)  # fmt: skip
        del work


@check(5, "graphs")
def memory_of_graphs(d: Subject) -> None:
    """The memory that a capture allocates stays the graph's; it comes back with the graph."""
    _need(d, "graphs", *_GRAPHS)
    n = 40_009
    x = core.full((n,), 2.0, device=d.name)
    core.full((n,), -5.0, device=d.name) + x * x * x  # allocations of a first call happen outside
    before = d.memory_in_use()
    with core.graph(d.name) as graph:
        y = x * x * x + x  # with memory for what stands between
    others = [core.full((n,), -5.0, device=d.name) for _ in range(6)]
    graph.replay()
    for k, other in enumerate(others):
        compare(other, core.full((n,), -5.0), f"tensor {k} of six, made before a replay", READ,
                exact=True, likely="reserve gives out again what was reserved in a capture",
                )  # fmt: skip
    compare(y, core.full((n,), 10.0), "replayed among other tensors", READ, exact=True)
    del others, other, y, graph
    expect(d.memory_in_use() == before, "dropped a graph and its tensors", f"{before} bytes in use",
           d.memory_in_use(), "a graph holds tensors", READ)  # fmt: skip


@check(5, "graphs")
def captures_that_fail(d: Subject) -> None:
    """Calls that need a result in a capture are refused; the device works on, and captures
    again."""
    _need(d, "graphs", *_GRAPHS)
    x = core.ones((100,), device=d.name)
    acts: dict[str, Callable[[], object]] = {
        "read a value": lambda: (x + 1.0).to("cpu"),
        "copied from the host": lambda: x.copy_(core.zeros((100,))),
        "synchronized": lambda: core.synchronize(d.name),
        "recorded an event": lambda: core.Event(d.name).record(),
    }
    for say, act in acts.items():
        try:
            with core.graph(d.name):
                act()
        except CoreError:
            pass
        else:
            raise Failure(f"{say} in a capture", "an error of core", "none",
                          "the runtime overrides core's methods for queues", READ)  # fmt: skip
        compare(x + 1.0, core.full((100,), 2.0), f"{say} in a capture, then an addition", READ,
                exact=True, likely="end_capture leaves the queue as it was in a capture that fails",
                )  # fmt: skip
    with core.graph(d.name) as graph:
        y = x * 3.0
    graph.replay()
    compare(y, core.full((100,), 3.0), "captured and replayed, after captures that failed", READ,
            exact=True)  # fmt: skip
