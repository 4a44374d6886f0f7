"""The hooks by which core finds and opens this backend. Imports nothing heavy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.plugins import Available, BackendInfo, Unavailable, hookimpl

if TYPE_CHECKING:
    from core.plugins import DeviceDialect, Runtime


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="mps", device_type="mps", api=(1, 1))


@hookimpl
def core_probe() -> Available | Unavailable:
    from core_backend_mps.runtime.machine import probe

    return probe()


@hookimpl
def core_open() -> Runtime:
    from core_backend_mps.runtime import runtime

    return runtime()


@hookimpl
def core_dialect() -> DeviceDialect:
    from core_backend_mps.dialect import MetalDeviceDialect

    return MetalDeviceDialect()


@hookimpl
def core_capabilities() -> dict[str, object]:
    from core_backend_mps.runtime import facts

    return facts()
