"""The hooks by which core finds this backend: a provider of kernels for the `cpu` device.

Core owns the cpu device and its memory, so there is no `core_open` here.
"""

from __future__ import annotations

import importlib.util
import platform
import sys
from typing import TYPE_CHECKING

from core.plugins import Available, BackendInfo, Unavailable, hookimpl

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.plugins.registry import KernelRegistry

HARMLESS = "nothing needs to be done: core's other kernels serve the cpu device"
REBUILD = "pip install --force-reinstall --no-cache-dir core-backend-graviton"


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="graviton", device_type="cpu", api=(1, 1), priority=100)


@hookimpl
def core_probe() -> Available | Unavailable:
    machine = platform.machine()
    if machine.lower() not in ("aarch64", "arm64") or sys.platform != "linux":
        found = f"{machine} ({sys.platform})"
        return Unavailable(f"it serves aarch64 Linux, this is {found}", HARMLESS)
    if importlib.util.find_spec("core_backend_graviton._kernels") is None:
        return Unavailable("its native module was not built", REBUILD)
    if not _isas():
        return Unavailable("the processor has no NEON", HARMLESS)
    return Available()


@hookimpl
def core_register_kernels(registry: KernelRegistry) -> None:
    from core_backend_graviton.kernels import register

    register(registry)


@hookimpl
def core_capabilities() -> Mapping[str, object]:
    from core_backend_graviton.kernels import load_blas
    from core_backend_graviton.runtime import processor

    blas = load_blas()
    found = blas if isinstance(blas, str) else f"OpenBLAS {blas.version()}, {blas.core_name()}"
    return {
        "processor": processor(),
        "instruction set": _isas()[-1],
        "matrix products": found,
    }


def _isas() -> list[str]:
    from core_backend_graviton import _kernels

    return _kernels.isas()
