"""The hooks by which core finds and opens this backend. Imports nothing heavy."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from core.plugins import Available, BackendInfo, Unavailable, hookimpl
from core_backend_acme import config

if TYPE_CHECKING:
    from core.plugins import DeviceDialect, KernelRegistry, Runtime


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="acme", device_type="acme", api=(1, 1))


@hookimpl
def core_probe() -> Available | Unavailable:
    if not hasattr(os, "memfd_create"):
        return Unavailable("its memory needs memfd_create, which is Linux's", "run it on Linux")
    if config.device_count() < 1:
        return Unavailable("CORE_ACME_DEVICES is 0", "unset CORE_ACME_DEVICES")
    return Available(devices=config.device_count())


@hookimpl
def core_open() -> Runtime:
    from core_backend_acme.runtime import runtime

    return runtime()


@hookimpl
def core_dialect() -> DeviceDialect:
    from core_backend_acme.dialect import dialect

    return dialect()


@hookimpl
def core_register_kernels(registry: KernelRegistry) -> None:
    from core_backend_acme.kernels import register

    register(registry)


@hookimpl
def core_capabilities() -> dict[str, object]:
    return {"memory": f"{config.memory_size()} bytes a device, hidden from the host"}
