"""Raw memory of a runtime, without tensors: the blocks that the checks of level 0 work on."""

from __future__ import annotations

import random
from collections.abc import Iterable

from core.testing.conformance.failures import Failure
from core.testing.conformance.subject import Subject

OLD, UNREAD = 0xEE, 0xCC  # of device memory before a write; of host memory before a read
READ = "the contract of core.plugins.Runtime: docs/reference/plugins"


class Block:
    """An allocation of the runtime; freed at the end of a `with` block."""

    def __init__(self, d: Subject, nbytes: int, index: int | None = None) -> None:
        self.runtime, self.nbytes = d.runtime, nbytes
        self.index = d.index if index is None else index
        self.address = self.runtime.allocate(nbytes, self.index)
        self.live = True

    def write(self, data: bytes, offset: int = 0) -> None:
        self.runtime.copy_from_host(self.address + offset, memoryview(data), self.index)

    def read(self, nbytes: int | None = None, offset: int = 0) -> bytes:
        """The bytes, read into the middle of a buffer whose edges must stay as they are."""
        count = self.nbytes - offset if nbytes is None else nbytes
        host = bytearray([UNREAD]) * (count + 128)
        self.runtime.copy_to_host(
            memoryview(host)[64 : 64 + count], self.address + offset, self.index
        )
        if bytes(host[:64] + host[64 + count :]) != bytes([UNREAD]) * 128:
            raise Failure(
                f"read {count} bytes at offset {offset} of an allocation of {self.nbytes}",
                f"{count} bytes of the host's buffer written",
                "bytes of the host before or after them were overwritten",
                "copy_to_host copies more than len(dst) bytes: a size rounded up",
                f"Runtime.copy_to_host; {READ}",
            )
        return bytes(host[64 : 64 + count])

    def fill(self, byte: int = OLD) -> None:
        self.write(bytes([byte]) * self.nbytes)

    def free(self) -> None:
        if self.live:
            self.live = False
            self.runtime.free(self.address, self.nbytes, self.index)

    def __enter__(self) -> Block:
        return self

    def __exit__(self, *error: object) -> None:
        self.free()


def fitting(d: Subject, sizes: Iterable[int]) -> tuple[int, ...]:
    """The sizes of which four blocks fit on the device; all, if its memory is unknown."""
    asked = getattr(d.runtime, "memory_info", None)
    info = None if asked is None else asked(d.index)
    return tuple(n for n in sizes if info is None or 4 * n <= info[1])


def pattern(nbytes: int, seed: int = 0) -> bytes:
    """Bytes that differ from their neighbours and from the marks of unwritten memory."""
    data = bytearray(random.Random(nbytes * 1009 + seed).randbytes(nbytes))
    for i, byte in enumerate(data[:4096] if nbytes > 4096 else data):
        if byte in (0, OLD, UNREAD):
            data[i] = 0x11
    if nbytes and data[-1] in (0, OLD, UNREAD):
        data[-1] = 0x12
    return bytes(data)


def same(
    got: bytes,
    want: bytes,
    did: str,
    where: int = 0,
    size: int = 0,
    likely: str = "",
    source: bytes = b"",
) -> None:
    """Failure unless the bytes agree; where and size: the part of them that was written.

    likely: the cause, if the check knows it better than the bytes show. source: the block that the
    bytes are a copy of a part of, which begins at another place than 0.
    """
    if got == want:
        return
    wrong = [i for i, (a, b) in enumerate(zip(got, want)) if a != b]
    first, last = wrong[0], wrong[-1]
    n = size or len(want)
    if source and got[where : where + n] == source[:n]:
        likely = "the source's offset is ignored: the copy reads from the beginning of the block"
    raise Failure(
        did,
        f"byte {first - where} is {want[first]:#04x}",
        f"{got[first]:#04x}; {len(wrong)} of {len(want)} bytes differ, {first - where} to "
        f"{last - where}",
        likely or _cause(got, want, wrong, where, n),
        f"Runtime.copy_from_host, copy_to_host, copy_on_device; {READ}",
    )


def _cause(got: bytes, want: bytes, wrong: list[int], where: int, size: int) -> str:
    values = {got[i] for i in wrong}
    if values == {UNREAD}:  # all was asked for, whatever was written before
        where, size = 0, len(want)
    outside = [i for i in wrong if not where <= i < where + size]
    inside = [i for i in wrong if where <= i < where + size]
    if len(inside) == size and size > 4 and values <= {OLD, UNREAD}:
        what = "nothing was copied: the copy is enqueued and not waited for, or has another address"
    elif 0 < len(outside) < len(want) - size:
        side = "before the place asked for" if outside[0] < where else "after the last byte"
        what = f"the copy writes {side}: its size is rounded up, or its offset is wrong"
    elif outside:
        what = "bytes change that nobody wrote: copies out of order, or not waited for"
    else:
        what = _inside(got, want, inside, values, where + size - 1)
    return what + _side(values)


def _inside(got: bytes, want: bytes, wrong: list[int], values: set[int], end: int) -> str:
    """A likely cause for wrongly copied bytes; end: the last of them."""
    first, last = wrong[0], wrong[-1]
    if last == end and len(wrong) == last - first + 1:
        return "the copy of the last bytes is missing: a size that is off, or rounded down"
    if values <= {OLD, UNREAD}:
        return "a part of the copy is missing: it is cut into pieces wrongly, or not waited for"
    if got[first:last] == want[first + 1 : last + 1]:
        return "the bytes are shifted by one: an offset that is off"
    if sorted(got) == sorted(want):
        return "the bytes are in other places: an offset, or the order of an overlapping copy"
    return "other bytes came: an address, a wrong allocation, or a copy not waited for"


def _side(values: set[int]) -> str:
    if values == {UNREAD}:
        return " (copy_to_host left the host's bytes as they were)"
    if values == {OLD}:
        return " (the device's bytes are as they were before the write)"
    return ""
