"""Level 5: out of memory is reported and survived; several devices keep their memory apart."""

from __future__ import annotations

import core
from core.errors import CoreError, OutOfMemoryError
from core.testing.conformance.checks import check
from core.testing.conformance.failures import Failure, NotOffered, expect
from core.testing.conformance.levels.level2_basics import pair
from core.testing.conformance.raw import Block, pattern, same
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare

READ = "Runtime.allocate: MemoryError where there is no room; Runtime.free"
GREAT = 1 << 50
MOST = 2 << 30  # bytes of a device that are filled for a test


@check(5, "full_memory")
def too_much(d: Subject) -> None:
    """A request that no device can hold raises OutOfMemoryError, and existing data stays."""
    block, want = Block(d, 4099), pattern(4099)
    block.write(want)
    before = d.memory_in_use()
    for _ in range(20):
        _refused(d, GREAT)
    expect(
        d.memory_in_use() == before,
        "asked for 2**50 bytes, 20 times",
        f"{before} bytes in use",
        d.memory_in_use(),
        "an allocation that fails is counted, or a part of it is kept",
        READ,
    )
    same(block.read(), want, "a block's bytes after allocations that failed")
    block.free()
    x, y = pair(1000)
    compare(d.to(x) + d.to(y), x + y, "an addition after allocations that failed", READ)


def _refused(d: Subject, nbytes: int) -> None:
    try:
        core.empty((nbytes,), dtype="uint8", device=d.name)
    except OutOfMemoryError as e:
        expect(d.type in str(e), f"asked for {nbytes} bytes", "an error that names the device",
               str(e), "another error", READ)  # fmt: skip
        return
    except CoreError as e:
        raise Failure(
            f"asked for {nbytes} bytes",
            "OutOfMemoryError",
            f"{type(e).__name__}: {e}",
            "allocate raises, or returns, something else than it should",
            READ,
        ) from e
    except Exception as e:
        raise Failure(
            f"asked for {nbytes} bytes",
            "OutOfMemoryError",
            f"{type(e).__name__}: {e}",
            "allocate raises something else than MemoryError",
            READ,
        ) from e
    raise Failure(
        f"asked for {nbytes} bytes",
        "OutOfMemoryError",
        "a tensor",
        "allocate does not see that there is no room: a size cut to 32 bits",
        READ,
    )


@check(5, "full_memory")
def until_full(d: Subject) -> None:
    """The memory is filled up, emptied, and filled again as far."""
    room = _limited(d)
    try:
        first = _fill(d, room)
        second = _fill(d, room)
    finally:
        if d.has_queues:
            core.set_memory_limit(None, d.name)
    expect(first > 0, "filled the device's memory", "some blocks", "none", "allocate", READ)
    expect(
        second >= first - 1,
        f"filled the memory with {first} blocks, freed them, filled it",
        f"{first} blocks",
        second,
        "not everything comes back, or only in smaller pieces",
        READ,
    )
    x, y = pair(1000)
    compare(d.to(x) * d.to(y), x * y, "a product after the memory was full", READ)


def _limited(d: Subject) -> int:
    """Bytes to fill: the free ones, or as many as core allows a device with queues."""
    if d.has_queues:
        core.empty_cache(d.name)
        room = 64 << 20
        core.set_memory_limit(core.memory_stats(d.name)["reserved"] + room, d.name)
        return room
    info = getattr(d.runtime, "memory_info", lambda index: None)(d.index)
    if info is None or info[0] > MOST:
        raise NotOffered("the size of the memory is not known, or too great to be filled")
    return int(info[0])


def _fill(d: Subject, room: int) -> int:
    """How many blocks there are room for; each keeps its bytes until the end."""
    piece = max(room // 24, 1 << 16)
    held: list[core.Tensor] = []
    try:
        while len(held) < 64:
            x = core.empty((piece,), dtype="uint8", device=d.name)
            x[:1000].copy_(core.full((1000,), len(held), dtype="uint8").to(d.name))
            held.append(x)
    except OutOfMemoryError:
        pass
    for k, x in enumerate(held):
        compare(x[:1000], core.full((1000,), k, dtype="uint8"),
                f"filled the memory with {len(held)} blocks of {piece} bytes, read block {k}", READ,
                exact=True, likely="blocks overlap when the memory is nearly full")  # fmt: skip
    return len(held)


# ---- several devices -----------------------------------------------------------------------------
@check(5, "devices")
def own_memory(d: Subject) -> None:
    """Two devices hold different values, compute on their own, and count their own memory."""
    other = d.second()
    x, y = pair(5003)
    here, there = d.to(x), y.to(other)
    compare(here, x, f"one tensor on {d.name}, another on {other}", READ, exact=True, device=d.name)
    compare(there, y, f"one tensor on {d.name}, another on {other}", READ, exact=True, device=other)
    for _ in range(3):
        here, x = here * 2.0 + 1.0, x * 2.0 + 1.0
        there, y = core.sort(there) + 3.0, core.sort(y) + 3.0
    likely = "the index of the device is left out: kernels or copies go to another device"
    compare(here, x, f"arithmetic on {d.name}, while {other} works", READ, device=d.name,
            likely=likely)  # fmt: skip
    compare(there, y, f"arithmetic on {other}, while {d.name} works", READ, device=other,
            likely=likely)  # fmt: skip
    total = core.sum(there * there)
    compare(total, core.sum(y * y), f"a sum on {other}", READ, device=other, loose=5.0)


@check(5, "devices")
def between(d: Subject) -> None:
    """Copies between devices of the type, contiguous and strided, and blocks of the runtime."""
    other = d.second()
    index = core.device(other).index
    for n in (1, 63, 65, 4097, 1_000_003):
        with Block(d, n) as a, Block(d, n, index) as b:
            data = pattern(n, 9)
            a.write(data)
            b.fill()
            d.runtime.copy_on_device(b.address, index, a.address, d.index, n)
            same(b.read(), data, f"copied {n} bytes from {d.name} to {other}")
            b.fill(0x33)
            same(a.read(), data, f"copied {n} bytes from {d.name} to {other}, filled the copy")
            d.runtime.copy_on_device(a.address, d.index, b.address, index, n)
            same(a.read(), b"\x33" * n, f"copied {n} bytes from {other} to {d.name}")
    x, _ = pair(4800)
    y = core.reshape(d.to(x), (60, 80))
    compare(y.to(other), core.reshape(x, (60, 80)), f"copied a tensor to {other}", READ,
            exact=True, device=other)  # fmt: skip
    compare(y[::2, 1:].to(other), core.reshape(x, (60, 80))[::2, 1:], f"copied a view to {other}",
            READ, exact=True, device=other)  # fmt: skip


@check(5, "devices")
def between_busy_devices(d: Subject) -> None:
    """A copy to another device waits for what writes its source and what reads its target."""
    other = d.second()
    n, read = 100_003, "Runtime.copy_on_device"
    for turn in range(1, 4):
        x = core.zeros((n,), device=d.name)
        for _ in range(8):
            x = x + float(turn)
        y = x.to(other)
        x.fill_(-1.0)
        did = f"eight additions on {d.name}, the sum copied to {other} at once"
        likely = "copy_on_device between devices does not wait for the queue of its source"
        compare(y, core.full((n,), 8.0 * turn), f"{did}, then overwritten here", read,
                exact=True, device=other, likely=likely)  # fmt: skip
        z = y
        for _ in range(8):
            z = z + y
        y.copy_(core.full((n,), -2.0, device=d.name).to(other))
        x = z.to(d.name)
        del z
        compare(x, core.full((n,), 72.0 * turn), f"{did}; read there, overwritten, copied back",
                read, exact=True, device=d.name, likely=likely)  # fmt: skip


@check(5, "devices")
def not_mixed(d: Subject) -> None:
    """Operands on two devices are refused: none is moved in silence."""
    other = d.second()
    x = core.ones((3,), device=d.name)
    for y in (core.ones((3,), device=other), core.ones((3,))):
        try:
            z = x + y
        except CoreError:
            continue
        raise Failure(f"added a tensor on {d.name} and one on {y.device}", "an error of core",
                      f"{z.tolist()} on {z.device}",
                      "a kernel takes operands wherever they are", "core.explain")  # fmt: skip


@check(5, "devices")
def counted_apart(d: Subject) -> None:
    """An allocation on one device is counted there and on no other."""
    other = d.second()
    second = Subject(other)
    before = d.memory_in_use(), second.memory_in_use()
    if None in before:
        raise NotOffered("Runtime.memory_info is None")
    with Block(d, 1 << 20, second.index):
        after = d.memory_in_use(), second.memory_in_use()
    likely = "the index of the device is left out"
    expect(after[0] == before[0], f"allocated 1 MiB on {other}", f"{before[0]} bytes in use on "
           f"{d.name}, as before", after[0], likely, READ)  # fmt: skip
    expect((after[1] or 0) > (before[1] or 0), f"allocated 1 MiB on {other}",
           f"more than {before[1]} bytes in use there", after[1], likely, READ)  # fmt: skip
