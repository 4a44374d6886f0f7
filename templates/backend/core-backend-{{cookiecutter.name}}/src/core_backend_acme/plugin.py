"""The hooks by which core finds and opens this backend. Imports nothing heavy.

Each hook is described in core's documentation, "Hooks", and in core.plugins.hookspecs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from core.plugins import Available, BackendInfo, Unavailable, hookimpl

from core_backend_acme import config

if TYPE_CHECKING:
    from core import plugins


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="acme", device_type="zpu", api=(1, 1))


@hookimpl
def core_probe() -> Available | Unavailable:
    # TODO: look for your driver and count its devices, without opening one. If something is
    # missing, return it with the command that installs it:
    # Unavailable("no driver", "apt install driver").
    if config.device_count() < 1:
        return Unavailable("CORE_ACME_DEVICES is 0", "unset CORE_ACME_DEVICES")
    return Available(devices=config.device_count())


@hookimpl
def core_open() -> plugins.Runtime:
    from core_backend_acme.runtime import runtime

    return runtime()
