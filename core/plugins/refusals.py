"""Errors for a device that is not available: the reason and the remedy.

An error about a device names only the backends of that device. Problems of other installed
backends would distract; `python -m core doctor` lists them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import TABLE
from core.errors import (
    BackendBrokenError,
    BackendUnavailableError,
    CoreError,
    DeviceError,
    did_you_mean,
)
from core.tensors.foreign_names import OF_CORE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.plugins.backend import Backend

FAILED = ("broken", "unavailable")


def unusable(device_type: str, failed: Sequence[Backend], devices: str) -> CoreError:
    """No backend of the device works: of one that is broken, if there is, and of the best else.

    devices: those that work.
    """
    backend = next((b for b in failed if b.state == "broken"), failed[0])
    what = (
        f"the device {device_type!r} cannot be used: its backend {backend.name!r} "
        f"({backend.source}) is {backend.status}"
    )
    if backend.state == "unavailable":
        return BackendUnavailableError(
            what=what,
            why="the backend is installed and reports that it cannot work here",
            exists=devices,
            fix=backend.remedy,
        )
    error = BackendBrokenError(
        what=what,
        why="the backend failed; its own error is the cause of this one",
        exists=devices,
        fix=f"{backend.remedy}; {backend.where_traceback}",
    )
    error.__cause__ = backend.error
    return error


def unknown(device_type: str, backends: Sequence[Backend], devices: str) -> CoreError:
    """No backend opens a device of that name."""
    without = [b for b in backends if b.info and b.device_type == device_type]
    if without:
        return DeviceError(
            what=f"there is no device {device_type!r}",
            why=f"the backend {without[0].name!r} ({without[0].source}) names it and has no "
            "hook core_open: it adds kernels to a device that another backend opens",
            exists=devices,
            fix="define core_open, decorated with core.plugins.hookimpl; or install the "
            "backend that has it",
        )
    # A backend that failed before it named its device type may be the right one.
    failed = [f"{b.name} ({b.state})" for b in backends if b.info is None and b.state in FAILED]
    types = {b.device_type for b in backends} | {"cpu"}
    return DeviceError(
        what=f"there is no device {device_type!r}",
        why="no installed backend brings a device of that name",
        exists=devices + (f"; installed but not usable: {', '.join(failed)}" if failed else ""),
        fix=_remedy(device_type, types),
    )


def _remedy(name: str, types: set[str]) -> str:
    """Suggestions for a request for a device that does not exist."""
    if name in TABLE:
        return f"{name!r} is a dtype: pass it as dtype={name!r}"
    other = OF_CORE.get(name, "").removeprefix("core.")  # "double": float64
    if other in TABLE:
        return f"pass dtype=core.{other}, if you mean the dtype"
    return (
        f"{did_you_mean(name, types)}use one of these, or install the backend that brings the "
        "device; core.backends() lists those that are installed"
    )


def too_late(backend: Backend) -> CoreError:
    """A backend is added whose device another one has opened."""
    return DeviceError(
        what=f"the backend {backend.name!r} comes too late: {backend.device_type!r} is open",
        why="a device's memory stays with the runtime that has allocated it",
        exists="the backend that opened it: core.backends()",
        fix="give the device another type, or add the backend before the device is used",
    )


def reentered(backend: Backend) -> CoreError:
    """A backend uses its own device while it opens it."""
    return DeviceError(
        what=f"the backend {backend.name!r} asked for its own device while it was being opened",
        why="the device can be used only after core_open has returned",
        exists="cpu tensors and the backend's own calls work inside core_open",
        fix="move the work to the first call of a Runtime method or kernel",
    )
