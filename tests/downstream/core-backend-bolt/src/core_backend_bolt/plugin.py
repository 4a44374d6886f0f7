"""The hooks by which core finds and opens this backend: tier 0 only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.plugins import Available, BackendInfo, hookimpl

if TYPE_CHECKING:
    from core.plugins import Runtime


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="bolt", device_type="bolt", api=(1, 1), priority=-1)


@hookimpl
def core_probe() -> Available:
    return Available(devices=1)


@hookimpl
def core_open() -> Runtime:
    from core_backend_bolt.runtime import BoltRuntime

    return BoltRuntime()
