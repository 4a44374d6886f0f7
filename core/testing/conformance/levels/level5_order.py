"""Level 5: copies and kernels of one queue in order, events that stay, limits of one launch.

What a driver does by itself goes wrong between its parts: a copy engine that does not know the
kernels before it, a host that writes under kernels which still read, counts of 16 or 24 bits.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import core
from core.testing.conformance.checks import check
from core.testing.conformance.failures import NotOffered, expect
from core.testing.conformance.levels.level5_queues import TURNS
from core.testing.conformance.raw import pattern
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare

READ = "the contract of core.plugins.Runtime: enqueued work is done in order"
LIKELY = "copies use a separate engine or queue, which is not ordered with kernels"
SHORT, LONG = 300, 100_003  # elements: copies of some sizes take other ways


@check(5, "synchronize", over=(SHORT, LONG))
def copies_between_kernels(d: Subject, n: int) -> None:
    """A copy within the device waits for what writes its source and what reads its target."""
    index, copy = d.index, d.runtime.copy_on_device
    for turn in range(1, TURNS):
        x = core.zeros((n,), device=d.name)
        y = core.full((n,), -1.0, device=d.name)
        seen = core.zeros((n,), device=d.name)
        core.synchronize(d.name)
        for _ in range(8):
            x.add_(float(turn))
            seen.add_(y)
        copy(y.data_ptr, index, x.data_ptr, index, x.nbytes)
        x.fill_(-5.0)
        z = y + 1.0
        did = f"eight kernels on float32({n},), copy_on_device of it to another, kernels on both"
        compare(seen, core.full((n,), -8.0), f"{did}; what read the target before", READ,
                exact=True, likely=LIKELY)  # fmt: skip
        compare(z, core.full((n,), 8.0 * turn + 1), f"{did}; the target was read afterwards", READ,
                exact=True, likely=LIKELY)  # fmt: skip


@check(5, "synchronize", over=(SHORT, LONG))
def writes_behind_kernels(d: Subject, n: int) -> None:
    """copy_from_host does not overwrite data that kernels launched before still read."""
    data = pattern(4 * n, 3)
    for turn in range(1, TURNS):
        x = core.full((n,), float(turn), device=d.name)
        total = core.zeros((n,), device=d.name)
        core.synchronize(d.name)
        for _ in range(8):
            total.add_(x)
        d.runtime.copy_from_host(x.data_ptr, memoryview(data), d.index)
        compare(total, core.full((n,), 8.0 * turn),
                f"eight kernels that read float32({n},), then copy_from_host to it", READ,
                exact=True, likely="the host writes at once, under kernels that wait")  # fmt: skip


@check(5, "synchronize")
def independent_launches(d: Subject) -> None:
    """A hundred launches on separate tensors, without waiting between them."""
    for count in (20, 100):
        tensors = [core.full((SHORT,), float(k), device=d.name) for k in range(count)]
        core.synchronize(d.name)
        results = [x * 2.0 + 1.0 for x in tensors]
        for k, got in enumerate(results):
            compare(got, core.full((SHORT,), 2.0 * k + 1),
                    f"result {k} of {count} that were launched at once", READ, exact=True,
                    likely="arguments of a launch stand in a ring that is too short, and later "
                    "ones replace them")  # fmt: skip


# ---- events ------------------------------------------------------------------------------------
@check(5, "events")
def events_cost_nothing(d: Subject) -> None:
    """Events and streams that are gone hold no memory of the device."""
    d.need_queues()
    stream = core.Stream(d.name)
    before = _used(d)
    for _ in range(300):
        stream.record_event().synchronize()
    after = _used(d)
    expect(after - before < 300 * 64, "recorded 300 events and dropped them",
           f"{before} bytes of the device in use, as before", after,
           "each event takes memory that is not given back", "QueuedRuntime.mark")  # fmt: skip


@check(5, "full_memory")
def emptied(d: Subject) -> None:
    """empty_cache returns memory to the driver, for others."""
    d.need_queues()
    core.zeros((1,), device=d.name)  # a device keeps what its first kernel takes
    core.synchronize(d.name)
    core.empty_cache(d.name)
    before = _used(d)
    x = [core.zeros((n << 18,), device=d.name) for n in (1, 2, 3)]
    del x
    core.synchronize(d.name)
    core.empty_cache(d.name)
    after = _used(d)
    expect(after - before < 1 << 20, "took 6 MiB, freed them, core.empty_cache()",
           f"{before} bytes of the device in use, as before", after,
           "release() keeps memory that is given back", "QueuedRuntime.release")  # fmt: skip


def _used(d: Subject) -> int:
    """Bytes that the driver has given out, by its own account."""
    info = d.runtime.memory_info(d.index)
    if info is None:
        raise NotOffered("Runtime.memory_info is None")
    return int(info[1] - info[0])


# ---- threads, large launches -------------------------------------------------------------------
@check(5, "threads")
def threads_of_devices(d: Subject) -> None:
    """A thread that is new works on the device of its tensors, whichever that is."""
    other = d.second()
    x = core.arange(SHORT, dtype="float32")
    there = x.to(other)
    compare(there * 2.0, x * 2, f"a product on {other}", READ, device=other)

    def work() -> core.Tensor:
        y = there * 3.0
        core.synchronize(other)
        return (y + there).to("cpu")

    for _ in range(2):
        with ThreadPoolExecutor(1) as pool:
            got = pool.submit(work).result()
        compare(got, x * 4, f"the same on {other} in a thread that had done nothing before", READ,
                likely="the current device is kept for each thread, and begins with device 0",
                )  # fmt: skip


@check(5, "large")
def many_rows(d: Subject) -> None:
    """More rows than sixteen bits count, each handled by one group or lane."""
    n = 66_001
    x = core.arange(3 * n, dtype="int32").reshape((n, 3)) % 7
    compare(core.sum(d.to(x), axis=1), core.sum(x, axis=1), f"sum of int32({n}, 3) along axis 1",
            "the dialect's launch: how groups are counted", exact=True,
            likely="the number of groups is kept in sixteen bits, or is more than one launch has",
            )  # fmt: skip


@check(5, "large")
def many_elements(d: Subject) -> None:
    """More elements than a float32 counts."""
    n = (1 << 24) + 1
    x = core.full((n,), 1, dtype="uint8", device=d.name)
    x.add_(x)
    likely = "the number of iterations is a float, or is cut to 24 bits"
    for part, want in ((x[-5:], 2), (x[: 1 << 10], 2)):
        compare(part, core.full(part.shape, want, dtype="uint8"), f"doubled uint8({n},)",
                "the dialect's launch: how iterations are counted", likely=likely)  # fmt: skip
