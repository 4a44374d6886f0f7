"""The hooks by which core finds this backend. Imports nothing heavy.

There is no runtime yet, so there is nothing to open: the device says so when it is asked for.
"""

from __future__ import annotations

from core.plugins import BackendInfo, Unavailable, hookimpl


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="mps", device_type="mps", api=(1, 1))


@hookimpl
def core_probe() -> Unavailable:
    return Unavailable(
        "this version of core-backend-mps spells kernels, and has no runtime that starts them",
        "use another device; core.testing.emulator.add_device('mps', MetalDialect) runs its "
        "kernels on the CPU, for tests",
    )
