"""The hooks by which core finds this backend: a provider of kernels for the `cpu` device.

Core owns the cpu device and its memory, so there is no `core_open` here.
"""

from __future__ import annotations

import importlib.util
import platform
from typing import TYPE_CHECKING

from core.plugins import Available, BackendInfo, Unavailable, hookimpl

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.plugins.registry import KernelRegistry

HARMLESS = "nothing needs to be done: core's reference kernels serve the cpu device"
REBUILD = "pip install --force-reinstall --no-cache-dir core-backend-cpu-x86"


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="cpu_x86", device_type="cpu", api=(1, 1), priority=100)


@hookimpl
def core_probe() -> Available | Unavailable:
    if platform.machine() not in ("x86_64", "AMD64", "amd64"):
        return Unavailable(f"its kernels are for x86-64, this is {platform.machine()}", HARMLESS)
    if importlib.util.find_spec("core_backend_cpu_x86._kernels") is None:
        return Unavailable("its native module was not built", REBUILD)
    if not _isas():
        return Unavailable("the CPU is older than x86-64-v2 (it lacks SSE4.2)", HARMLESS)
    return Available()


@hookimpl
def core_register_kernels(registry: KernelRegistry) -> None:
    from core_backend_cpu_x86.kernels import register

    register(registry)


@hookimpl
def core_capabilities() -> Mapping[str, object]:
    from core_backend_cpu_x86.kernels import load_blas

    blas = load_blas()
    found = blas if isinstance(blas, str) else f"OpenBLAS {blas.version()}, {blas.core_name()}"
    level = _isas()[-1]
    more = {"bf16": "x86-64-v4 with AVX512-BF16", "amx": "x86-64-v4 with AMX"}
    return {"instruction set": more.get(level, f"x86-64-{level}"), "matrix products": found}


def _isas() -> list[str]:
    from core_backend_cpu_x86 import _kernels

    return _kernels.isas()
