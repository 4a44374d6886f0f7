"""The hooks by which core finds and opens the backend of this process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.plugins import Available, BackendInfo, hookimpl
from core_backend_seeded import chosen

if TYPE_CHECKING:
    from core.plugins import DeviceDialect, KernelRegistry, Runtime


@hookimpl
def core_backend_info() -> BackendInfo:
    random = chosen().random
    return BackendInfo(name="seeded", device_type="seeded", api=(1, 1), random=random)


@hookimpl
def core_probe() -> Available:
    return Available(devices=chosen().announced())


@hookimpl
def core_open() -> Runtime:
    return chosen().runtime


@hookimpl
def core_dialect() -> DeviceDialect | None:
    return chosen().dialect


@hookimpl
def core_register_kernels(registry: KernelRegistry) -> None:
    from core_backend_seeded.kernels import register

    register(registry, chosen())
