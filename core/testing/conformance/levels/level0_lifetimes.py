"""Level 0: memory keeps its bytes while it is in use, comes back when freed, and is counted."""

from __future__ import annotations

import collections
import gc
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import core
from core._native import live_storages
from core.testing.conformance.checks import check
from core.testing.conformance.failures import Failure, NotOffered, expect
from core.testing.conformance.raw import Block, fitting, pattern, same
from core.testing.conformance.subject import Subject
from core.testing.conformance.watch import Watch

PIECE, ROUNDS = 16 << 20, 72  # together more than what a device that forgets to free can give


@check(0, "lifetimes")
def many_live(d: Subject) -> None:
    """Hundreds of blocks keep their bytes while others come and go."""
    rng = random.Random(7)
    live: list[tuple[Block, bytes]] = []
    try:
        for turn in range(500):
            if live and rng.random() < 0.4:
                block, _ = live.pop(rng.randrange(len(live)))
                block.free()
            n = rng.choice((1, 3, 17, 63, 64, 65, 200, 511, 512, 513, 1024, 5000, 20_000))
            block, data = Block(d, n), pattern(n, turn)
            block.write(data)
            live.append((block, data))
        for block, data in live:
            did = (
                f"kept {len(live)} blocks of 1 to 20000 bytes while others were freed, read one of "
                f"{block.nbytes}"
            )
            _intact(block.read(), data, did)
    finally:
        for block, _ in live:
            block.free()


def _intact(got: bytes, want: bytes, did: str) -> None:
    try:
        same(got, want, did)
    except Failure as f:
        likely = (
            "a block is given out twice, or overlaps its neighbour: what was freed is joined or "
            "split wrongly, or freed while in use"
        )
        raise Failure(f.did, f.expected, f.got, likely, "Runtime.allocate, Runtime.free") from None


@check(0, "lifetimes")
def freed_neighbours(d: Subject) -> None:
    """Blocks stay as they are when both neighbours are freed and their memory is used again."""
    for n in (1, 64, 65, 512, 513, 4096, 70_001):
        blocks = [Block(d, n) for _ in range(9)]
        contents = [pattern(n, k) for k in range(9)]
        for block, data in zip(blocks, contents):
            block.write(data)
        for block in blocks[::2]:
            block.free()
        again = [Block(d, n) for _ in range(5)]
        for block in again:
            block.fill(0x55)
        for block, data in zip(blocks[1::2], contents[1::2]):
            did = f"of nine blocks of {n} bytes freed every second one, allocated and filled five"
            _intact(block.read(), data, did)
        for block in (*again, *blocks):
            block.free()


@check(0, "lifetimes")
def tensors_are_freed(d: Subject) -> None:
    """Each allocation of a tensor is freed once, with its size and device."""
    x = core.ones((3,), device=d.name)  # whatever is made once
    gc.collect()  # garbage of other tests is not counted
    with Watch(d.runtime) as watch:
        live = live_storages()
        for n in (0, 1, 5, 1000, 65_537):
            y = core.empty((n,), dtype="uint8", device=d.name)
            z = y.to("cpu").to(d.name)
            del y, z
        gc.collect()
        expect(
            live_storages() == live,
            "made tensors and dropped them",
            f"{live} storages in use",
            live_storages(),
            "something keeps tensors: a table of the backend's",
            "the backend's runtime",
        )
    del x
    left = collections.Counter(watch.allocated) - collections.Counter(watch.freed)
    expect(
        not left,
        "made tensors of 0 to 65537 bytes and dropped them",
        "each (address, nbytes, index) freed once",
        f"not freed: {list(left)[:3]}",
        "Runtime.allocate changes the number of bytes asked for",
        "Runtime.free",
    )


@check(0, "lifetimes")
def nothing_leaks(d: Subject) -> None:
    """Freed memory can be had again: more is allocated, in turns, than a device could hold."""
    before = _free_bytes(d)
    held = PIECE if fitting(d, (PIECE,)) else 1 << 18
    for turn in range(ROUNDS):
        try:
            with Block(d, held - turn * 64) as block:
                block.write(b"\x01" * 4096)
        except MemoryError as e:
            raise Failure(
                f"allocated and freed {held} bytes, {turn} times", "room, each time",
                f"{type(e).__name__}: {e}",
                "Runtime.free does not give the memory back", "Runtime.free",
            ) from e  # fmt: skip
    for n in (1, 100, 513, 5000) * 50:
        Block(d, n).free()
    _settle(d)
    after = _free_bytes(d)
    if before is None or after is None:
        return
    expect(
        after >= before,
        f"allocated and freed {ROUNDS} blocks, then 200 small ones",
        f"{before} bytes free, as before",
        f"{after}: {before - after} bytes are lost",
        "Runtime.free releases less than allocate took, or is not called",
        "Runtime.free, Runtime.memory_info",
    )


@check(0, "lifetimes")
def freed_elsewhere(d: Subject) -> None:
    """Memory of one thread may be freed by another, and threads free all that they allocate."""
    size = PIECE if fitting(d, (PIECE,)) else 1 << 18
    before = _free_bytes(d)
    for work in (lambda: Block(d, size).free(), Block(d, size).free, Block(d, 100).free):
        _in_a_thread(work)
    for turn in range(ROUNDS if before is None else 0):
        try:
            _in_a_thread(lambda: Block(d, size).free())
        except MemoryError as e:
            raise Failure(f"allocated and freed {size} bytes in {turn} threads", "room, each time",
                          f"{type(e).__name__}: {e}", "memory freed by another thread stays in use",
                          "Runtime.free") from e  # fmt: skip
    after = _free_bytes(d)
    if before is None or after is None:
        return
    expect(
        after >= before,
        "freed blocks in other threads, one of them allocated there",
        f"{before} bytes free, as before",
        f"{after}: {before - after} bytes are lost",
        "Runtime.free keeps a list or a context for each thread, or works in the first one only",
        "Runtime.free: Python drops a tensor in any thread",
    )


def _in_a_thread(work: Callable[[], None]) -> None:
    with ThreadPoolExecutor(1) as pool:
        pool.submit(work).result()


@check(0, "lifetimes")
def statistics(d: Subject) -> None:
    """The runtime's count of its memory agrees with the allocations."""
    info = _info(d)
    if info is None:
        raise NotOffered("Runtime.memory_info is None: how much memory there is is not known")
    free, total = info
    expect(
        0 <= free <= total,
        "asked for the memory",
        "0 <= free <= total",
        info,
        "the pair is (free, total), in bytes",
        "Runtime.memory_info",
    )
    if d.has_queues:  # blocks are kept: the driver's free memory is no evidence
        return
    with Block(d, 1 << 20):
        now = _info(d)
        expect(
            now is not None and now[1] == total and free - now[0] >= 1 << 20,
            "allocated 1 MiB and asked again",
            f"at most {free - (1 << 20)} bytes free",
            now,
            "allocations are not counted",
            "Runtime.memory_info",
        )
    expect(
        _info(d) == (free, total),
        "freed 1 MiB and asked again",
        (free, total).__repr__(),
        _info(d),
        "freed memory is not counted",
        "Runtime.memory_info",
    )


def _info(d: Subject) -> tuple[int, int] | None:
    asked = getattr(d.runtime, "memory_info", None)
    return None if asked is None else asked(d.index)


def _free_bytes(d: Subject) -> int | None:
    """Bytes that are free, blocks that are kept for later given back first."""
    _settle(d)
    info = _info(d)
    return None if info is None else int(info[0])


def _settle(d: Subject) -> None:
    gc.collect()
    d.synchronize()
    core.empty_cache(d.name)


@check(0, "lifetimes")
def empty_tensors(d: Subject) -> None:
    """Tensors without elements are made, copied both ways and dropped."""
    for shape in ((0,), (3, 0), (0, 5, 2)):
        x = core.empty(shape, device=d.name)
        back = core.zeros(shape).to(d.name).to("cpu")
        expect(
            x.shape == shape and back.shape == shape,
            f"made a tensor of shape {shape}",
            str(shape),
            (x.shape, back.shape),
            "sizes of 0 are not thought of",
            "Runtime.allocate is asked for 1 byte then",
        )
