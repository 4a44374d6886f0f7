"""Level 0: the backend is found, and bytes go to the device, within it and back, whatever the size.

The runtime is asked directly, without tensors, so that a wrong byte has one cause. Each check is a
root: where bytes are lost, nothing that comes later can be believed.
"""

from __future__ import annotations

import itertools

import core
from core.plugins.info import Available
from core.testing.conformance.checks import check
from core.testing.conformance.failures import expect
from core.testing.conformance.raw import OLD, Block, fitting, pattern, same
from core.testing.conformance.subject import Subject

EDGES = (1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129)
SIZES = (
    *EDGES, 255, 256, 257, 511, 512, 513, 1000, 1023, 1024, 1025, 4095, 4096, 4097, 32767, 32769,
    65535, 65536, 65537, 262147, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, (4 << 20) + 3,
)  # fmt: skip
MARGIN = 96


@check(0, "probe")
def probe(d: Subject) -> None:
    """The backend is available, opens, and counts its devices twice alike."""
    backends = [b for b in core.backends().values() if b.device_type == d.type and b.opens_device]
    states = "; ".join(f"{b.name}: {b.status}" for b in backends)
    good = [b for b in backends if b.state in ("available", "loaded")]
    bad = [b for b in backends if b.state == "broken"]
    read = "core_backend_info, core_probe, core_open; python -m core doctor"
    expect(
        bool(good),
        f"looked for the backend of {d.type!r}",
        "one that is available",
        states or "none",
        "the entry point in the group core.backends, or the result of core_probe",
        read,
    )
    expect(
        not bad,
        f"looked for the backend of {d.type!r}",
        "none that is broken",
        states,
        "a hook that raises or returns something else; another backend serves the device meanwhile",
        read,
    )
    device_count = good[0].device_count
    expect(
        device_count == d.count,
        "compared the result of core_probe with the runtime it opens",
        f"Available(devices={d.count}), as Runtime.device_count()",
        f"devices={device_count}",
        f"core_probe counts other devices than the runtime ({Available.__name__})",
        read,
    )
    expect(
        d.index < d.count,
        f"asked for {d.name}",
        f"{d.type}:0 to {d.type}:{d.count - 1}",
        d.name,
        "--core-device names a device that there is not",
        "core.devices()",
    )
    _named(d, read)


def _named(d: Subject, read: str) -> None:
    names = [d.runtime.name(d.index) for _ in range(3)]
    expect(
        isinstance(names[0], str) and names[0] != "",
        "asked for the device's name",
        "a text for people",
        repr(names[0]),
        "Runtime.name returns something else",
        read,
    )
    expect(
        len(set(names)) == 1,
        "asked for the device's name three times",
        f"{names[0]!r}, each time: kernels that are kept on disk are kept under it",
        names,
        "the name holds a handle, a counter or a time: Runtime.name",
        read,
    )


@check(0, "allocate")
def addresses(d: Subject) -> None:
    """Allocations have an address, aligned to 64 bytes, and do not overlap."""
    sizes, total = [], 0
    for n in fitting(d, (*EDGES, *SIZES[-12:], *EDGES)):
        if fitting(d, (total + n,)):  # all of them at once
            sizes.append(n)
            total += n
    blocks = [Block(d, n) for n in sizes]
    try:
        for block in blocks:
            expect(
                isinstance(block.address, int) and block.address > 0,
                f"allocated {block.nbytes} bytes",
                "an address, a whole number above 0",
                repr(block.address),
                "Runtime.allocate returns an offset or an object",
                "Runtime.allocate",
            )
            expect(
                block.address % 64 == 0,
                f"allocated {block.nbytes} bytes",
                "an address that is a multiple of 64",
                f"{block.address:#x}",
                "sizes are not rounded up to 64 before the next allocation is placed",
                "Runtime.allocate",
            )
        inside = sorted((b.address, b.nbytes) for b in blocks)
        for (a, n), (b, m) in itertools.pairwise(inside):
            expect(
                a + n <= b,
                f"allocated {n} and {m} bytes, both in use",
                f"the second one at {a + n:#x} or later",
                f"{b:#x}",
                "a block is given out twice, or is shorter than was asked for",
                "Runtime.allocate",
            )
    finally:
        for block in blocks:
            block.free()


@check(0, "copies")
def source_is_free(d: Subject) -> None:
    """The host's buffer may be used again as soon as copy_from_host returns."""
    for n in fitting(d, (5, 1000, 65537, 4 << 20)):
        with Block(d, n) as block:
            data = pattern(n, 4)
            host = bytearray(data)
            d.runtime.copy_from_host(block.address, memoryview(host), d.index)
            same(block.read(), data, f"wrote {n} bytes and read them")
            d.runtime.copy_from_host(block.address, memoryview(host), d.index)
            host[:] = bytes(n)
            got = block.read()
            expect(
                got == data,
                f"wrote {n} bytes, then overwrote the host's buffer with zeros",
                "the bytes as they were when copy_from_host was called",
                f"{sum(a != b for a, b in zip(got, data))} of {n} bytes differ, and "
                f"{got.count(0) - data.count(0)} more are zero",
                "the copy is enqueued and copy_from_host does not wait for it",
                "Runtime.copy_from_host: src may be reused as soon as it returns",
            )


@check(0, "copies")
def round_trip(d: Subject) -> None:
    """Every size is written into the middle of a block and read back, nothing else touched."""
    for n in fitting(d, SIZES):
        with Block(d, n + 2 * MARGIN) as block:
            block.fill()
            data = pattern(n)
            block.write(data, MARGIN)
            edge = bytes([OLD]) * MARGIN
            did = f"wrote {n} bytes at offset {MARGIN} of a block of {block.nbytes}, read it all"
            same(block.read(), edge + data + edge, did, MARGIN, n)
            did = f"wrote {n} bytes at offset {MARGIN}, read these {n}"
            same(block.read(n, MARGIN), data, did, source=edge + data)


@check(0, "copies")
def exact_blocks(d: Subject) -> None:
    """A block is written and read as a whole, beginning to end."""
    for n in fitting(d, SIZES):
        with Block(d, n) as block:
            data = pattern(n, 1)
            block.write(data)
            same(block.read(), data, f"wrote all {n} bytes of a block and read them")


@check(0, "copies")
def offsets(d: Subject) -> None:
    """Parts of a block at odd offsets are written and read."""
    size = 512
    for offset in (*range(20), 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257):
        for n in (1, 2, 3, 4, 7, 8, 15, 16, 17, 64, 65, 200):
            with Block(d, size) as block:
                block.fill()
                data = pattern(n, offset)
                block.write(data, offset)
                want = bytes([OLD]) * offset + data + bytes([OLD]) * (size - offset - n)
                same(block.read(), want, f"wrote {n} bytes at offset {offset} of {size}", offset, n)
                did = f"read {n} bytes at offset {offset} of {size}"
                same(block.read(n, offset), data, did, source=want if offset else b"")


@check(0, "copies")
def far_offsets(d: Subject) -> None:
    """A few bytes far into a block: beyond 64 KiB, 1 MiB and 16 MiB."""
    cut = "the offset within the block is cut to 16, 20 or 24 bits, or counted in other units"
    for size in fitting(d, ((1 << 16) + 300, (1 << 20) + 300, (1 << 24) + 300)):
        with Block(d, size) as block:
            data = bytearray(pattern(size, 6))
            block.write(bytes(data))
            for offset in (size - 300, size - 301, size - 7, size // 2 + 1):
                for n in (1, 5, 200):
                    n = min(n, size - offset)
                    did = f"read {n} bytes at offset {offset} of a block of {size}"
                    want = bytes(data[offset : offset + n])
                    same(block.read(n, offset), want, did, likely=cut)
                    data[offset : offset + n] = part = pattern(n, offset)
                    block.write(part, offset)
            same(block.read(), bytes(data), f"wrote parts at the end of a block of {size}, read it")


@check(0, "copies")
def reads_are_new(d: Subject) -> None:
    """The same read again gives the present values, whichever work wrote them."""
    cause = "a read repeats the bytes of an earlier one, or does not wait for the copy before it"
    for n in (1, 4, 64, 300, 5000):
        with Block(d, n) as block, Block(d, n) as other:
            for turn in range(3):
                data, more = pattern(n, 7 + turn), pattern(n, 70 + turn)
                block.write(data)
                other.write(more)
                same(block.read(), data, f"wrote {n} bytes and read them, time {turn + 1}")
                d.runtime.copy_on_device(block.address, d.index, other.address, d.index, n)
                did = f"wrote and read {n} bytes, copied {n} others over them, read them again"
                same(block.read(), more, did, likely=cause)


@check(0, "copies")
def on_device(d: Subject) -> None:
    """Copies from one block to another, at offsets, write the requested bytes and no others."""
    for n in fitting(d, SIZES):
        with Block(d, n + 80) as src, Block(d, n + 2 * MARGIN) as dst:
            data = pattern(n + 80, 2)
            src.write(data)
            dst.fill()
            d.runtime.copy_on_device(
                dst.address + MARGIN, d.index, src.address + 13, d.index, n
            )  # fmt: skip
            edge = bytes([OLD]) * MARGIN
            did = f"copied {n} bytes from offset 13 of one block to offset {MARGIN} of another"
            same(dst.read(), edge + data[13 : 13 + n] + edge, did, MARGIN, n, source=data)
            same(src.read(), data, f"{did}, and read the first again")


@check(0, "copies")
def overlapping(d: Subject) -> None:
    """Within one block a copy may overlap itself: the result is as if through a third place."""
    for n in (2, 5, 64, 100, 1000, 4097, 100_003):
        for step in {1, 3, 8, 64, n // 2, n - 1} & set(range(1, n)):
            for src, dst in ((0, step), (step, 0)):
                with Block(d, n + step) as block:
                    data = bytearray(pattern(n + step, 3))
                    block.write(bytes(data))
                    start = block.address
                    d.runtime.copy_on_device(start + dst, d.index, start + src, d.index, n)
                    data[dst : dst + n] = bytes(data[src : src + n])
                    did = f"copied {n} bytes from offset {src} to offset {dst} of one block"
                    _moved(block.read(), bytes(data), did)


def _moved(got: bytes, want: bytes, did: str) -> None:
    from core.testing.conformance.failures import Failure

    try:
        same(got, want, did)
    except Failure as f:
        likely = "the ranges overlap and are copied in one order: a memcpy instead of a memmove"
        raise Failure(f.did, f.expected, f.got, likely, "Runtime.copy_on_device") from None


@check(0, "copies")
def in_order(d: Subject) -> None:
    """Copies are done in the order in which they were asked for, and a read waits for them."""
    n = 2 << 20
    with Block(d, n) as a, Block(d, n) as b:
        for turn in range(6):
            first, second = pattern(n, 5 + turn), pattern(n, 50 + turn)
            a.write(first)
            d.runtime.copy_on_device(b.address, d.index, a.address, d.index, n)
            a.write(second)
            did = f"wrote {n} bytes, copied them to a second block, wrote others to the first"
            same(b.read(), first, f"{did}; read the second")
            same(a.read(), second, f"{did}; read the first")
        d.runtime.synchronize(d.index)
        same(a.read(), second, "waited for the device and read again")
