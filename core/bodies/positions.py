"""Positions that bodies read from tensors.

A body is called when a kernel is first needed, so nothing of the loop IR is imported before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import ir

if TYPE_CHECKING:
    from core.ir.builder import Index
    from core.ir.function import Value


def position(at: Value, size: Index) -> tuple[Value, Value]:
    """A position counted from either end, as an index from the start; and whether it exists.

    Rules refuse positions that do not, where the host can read them. On other devices a body uses
    the second value as a mask: nothing is read or written where a position leads nowhere, and the
    next call that waits for the device raises (core/ir/reports.py).
    """
    from core.ir import reports

    at = ir.ops.cast(at, "index")
    counted = ir.ops.where(at < 0, at + size, at)
    exists = (counted >= 0) & (counted < size)
    reports.check(at, exists, size)
    return counted, exists


def position_to_load(at: Value, size: Index) -> tuple[Value, Value | None]:
    """The same, without a mask where the host has checked it: loops without masks are vectors.

    The index is limited then, so that no other memory is read if a thread changes it meanwhile.
    (Of a table without elements the host refuses every position.)
    """
    from core.ir import reports

    counted, exists = position(at, size)
    if reports.is_reporting():
        return counted, exists
    last = ir.ops.cast(ir.ops.value(size, "index") - 1, "uint64")
    return ir.ops.cast(ir.ops.minimum(ir.ops.cast(counted, "uint64"), last), "index"), None
