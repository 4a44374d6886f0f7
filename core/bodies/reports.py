"""Out-of-bounds positions that the kernels of a device report: the memory for them, and the error.

A kernel cannot raise. It stores a position out of range in a block of device memory
(core/ir/reports.py), and the next call that waits for the device raises the error, if a kernel that
checks was launched since; the native launcher then sets the word `armed`. The host reads the block
in place if the runtime has memory visible to both (`reserve_visible`); otherwise it is copied
together with the data that the call waits for.
"""

from __future__ import annotations

import ctypes
import struct
from typing import TYPE_CHECKING

from core._native import outside_capture, watch_reports
from core.errors import IndexRangeError
from core.ir import reports

if TYPE_CHECKING:
    from core.bodies.contract import Runtime

BYTES = reports.BYTES
_NOTHING = bytes(BYTES)


class Reports:
    """The block of one device."""

    def __init__(self, device_type: str, index: int, runtime: Runtime) -> None:
        self.device, self.index, self.runtime = f"{device_type}:{index}", index, runtime
        self.armed = ctypes.c_int64(0)
        self.address = self.host = 0
        watch = getattr(runtime, "watch", None)
        if watch is not None:  # a QueuedRuntime, which reads the block on the way
            watch(index, self)
        else:
            flag = ctypes.addressof(self.armed)
            watch_reports(device_type, index, flag, self.raise_now)

    def places(self) -> tuple[int, int]:
        """Where the block lies on the device, and `armed` on the host."""
        if not self.address:  # for ever, and no tensor's: statistics do not count it
            self.address = self._reserve()
            before = outside_capture(True)  # of a graph, in which it would be done at each replay
            self._clear()
            outside_capture(before)
        return self.address, ctypes.addressof(self.armed)

    def arm(self) -> int:
        """The block's address, for a launch that may report."""
        address, _ = self.places()
        self.armed.value = 1
        return address

    def raise_now(self) -> None:
        """Reads the block of a device that has been waited for; raises the reported error."""
        self.armed.value = 0
        block = bytearray(BYTES)
        self.runtime.copy_to_host(memoryview(block), self.address, self.index)
        self.tell(block)

    def _reserve(self) -> int:
        visible = getattr(self.runtime, "reserve_visible", None)
        self.host = 0 if visible is None else visible(BYTES, self.index)
        if self.host:
            return self.host
        return int(getattr(self.runtime, "reserve", self.runtime.allocate)(BYTES, self.index))

    def seen(self) -> bytes:
        """The block, where the host reads it in place."""
        return ctypes.string_at(self.host, BYTES)

    def tell(self, block: bytes | bytearray) -> None:
        """Raises IndexRangeError if the block reports a position out of range."""
        if block == _NOTHING:
            return
        words = struct.unpack(f"={BYTES // 8}q", block)
        reported = [words[n : n + 3] for n in range(0, len(words), reports.WORDS) if words[n]]
        if reported:
            self._clear()
            number, at, size = reported[0]
            others = [reports.check_of(words[0])[0] for words in reported[1:]]
            raise self._error(number, at, size, others)

    def _error(self, number: int, at: int, size: int, others: list[str]) -> IndexRangeError:
        operator, which = reports.check_of(number)
        also = f"; {', '.join(dict.fromkeys(others))} also met some" if others else ""
        nth = f"of its indices, number {which}, " if which else ""
        return IndexRangeError(
            what=f"{operator}: the index {at} {nth}is out of range for size {size}, on "
            f"{self.device}{also}",
            why="a kernel that ran earlier skipped this position; the error is raised when the "
            "device is waited for",
            exists=f"{-size} to {size - 1}" if size else "none: the axis is empty",
            fix="clip or check the indices; with CORE_CHECKS=1 the call itself raises",
        )

    def _clear(self) -> None:
        if self.host:
            ctypes.memset(self.host, 0, BYTES)
            return
        self.runtime.copy_from_host(self.address, memoryview(bytes(BYTES)), self.index)
