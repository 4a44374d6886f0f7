"""Schedules: from loops to scheduled loops, by the capabilities that a device declares."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.ir.function import Function
    from core.ir.schedule.capabilities import Capabilities


def schedule(function: Function, capabilities: Capabilities) -> Function:
    """The program with its loops laid out for a device; verified."""
    from core.ir.verifier import verify

    if capabilities.style == "gpu":
        from core.ir.schedule.gpu import schedule_gpu as chosen
    else:
        from core.ir.schedule.cpu import schedule_cpu as chosen
    scheduled = chosen(function, capabilities)
    verify(scheduled)
    return scheduled
