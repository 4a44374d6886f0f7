"""Out-of-bounds positions, reported by kernels of devices, which cannot raise errors.

A body gets a position from `core.bodies.positions.position`, which masks positions out of range and
reports them here. While `reporting` is open, each check also stores three words
to one more buffer of the program: which check it was, the position, and the size it was to be
below. It is an ordinary store under a mask, so any dialect spells it, and where positions are good
it costs one branch. Whoever launches the kernel gives it that buffer, and reads it when the host
waits anyway (core/bodies/reports.py). Programs of the cpu report nothing: positions are checked
there first.
"""

from __future__ import annotations

import contextlib
import threading
import zlib
from typing import TYPE_CHECKING, Any

from core.ir import ops

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.ir.builder import Array, Builder
    from core.ir.function import Buffer, Value

NAME = "reports_"
SLOTS, WORDS = 64, 3  # of 64 bits each; checks share a slot, and the last one to report has it
BYTES = SLOTS * WORDS * 8
_checks: dict[int, tuple[str, int]] = {}  # number -> operator, which of its checks


class _Open(threading.local):
    program: _Program | None = None


class _Program:
    """A program under construction that reports."""

    def __init__(self, builder: Builder, operator: str) -> None:
        self.builder, self.operator = builder, operator
        self.buffer: Array | None = None
        self.count = 0

    def add(self, at: Value, exists: Value, size: Any) -> None:
        if self.buffer is None:
            self.buffer = self.builder.inout(NAME, "int64", [SLOTS * WORDS], [1])
        number = number_of(self.operator, self.count)
        self.count += 1
        slot = number % SLOTS * WORDS
        words = (ops.const(number, "int64"), ops.cast(at, "int64"), ops.cast(size, "int64"))
        missing = ~exists
        for n, word in enumerate(words):
            self.buffer.store(ops.const(slot + n, "index"), value=word, mask=missing)


_open = _Open()


@contextlib.contextmanager
def reporting(builder: Builder, operator: str) -> Iterator[None]:
    """While this is open, the checks of the body of an operator report."""
    before, _open.program = _open.program, _Program(builder, operator)
    try:
        yield
    finally:
        _open.program = before


def is_reporting() -> bool:
    """Whether kernels have to check the positions of the program under construction."""
    return _open.program is not None


def check(at: Value, exists: Value, size: Any) -> None:
    """Notes that a position was to be in [-size, size); `exists` describes it."""
    if _open.program is not None:
        _open.program.add(at, exists, ops.value(size, "index"))


def number_of(operator: str, which: int) -> int:
    """The number of a check: the same in every process, as sources are kept that hold it."""
    number = zlib.crc32(f"{operator}:{which}".encode()) >> 1 | 1
    _checks[number] = operator, which
    return number


def check_of(number: int) -> tuple[str, int]:
    """The operator that a check belongs to, and which of its checks it is."""
    return _checks.get(number, ("an operator", 0))


def is_report(buffer: Buffer) -> bool:
    """Whether a buffer takes reports: any order of stores to it is as good."""
    return buffer.name == NAME
