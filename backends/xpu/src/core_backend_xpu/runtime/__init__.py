"""Which runtime serves this process: SYCL (sycl.py) where dpctl finds a device, else OpenCL."""

from __future__ import annotations

import functools
import importlib
from typing import TYPE_CHECKING, Any

from core.errors import ConfigError
from core.plugins import Available, Unavailable, examine
from core_backend_xpu import config
from core_backend_xpu.runtime.libraries import add_cpu_driver

if TYPE_CHECKING:
    from core_backend_xpu.runtime.opencl import OpenCLRuntime
    from core_backend_xpu.runtime.sycl import SyclRuntime

RUNTIMES = {"sycl": "dpctl", "opencl": "pyopencl"}  # and the package of each
_CLASSES = {"sycl": "SyclRuntime", "opencl": "OpenCLRuntime"}
GPU_DRIVER = "install the driver of the GPU (intel-opencl-icd, libze-intel-gpu1)"


@functools.cache
def examined() -> dict[str, Available | Unavailable]:
    """The state of each runtime that may serve, best first: all, or the one asked for.

    Raises:
        ConfigError: CORE_XPU_RUNTIME names none.
    """
    wanted = config.runtime()
    if wanted and wanted not in RUNTIMES:
        raise ConfigError(
            what=f"CORE_XPU_RUNTIME={wanted!r}",
            why="it chooses between the runtimes of xpu",
            exists=", ".join(RUNTIMES),
            fix="unset it to have the first that works",
        )
    return {name: _examine(name) for name in ([wanted] if wanted else RUNTIMES)}


def _examine(name: str) -> Available | Unavailable:
    return examine(RUNTIMES[name], lambda: len(_module(name).find_devices()), _no_device)


def _module(name: str) -> Any:
    return importlib.import_module(f"core_backend_xpu.runtime.{name}")


def _no_device() -> Unavailable:
    if add_cpu_driver() is None:
        return Unavailable(
            "there is no GPU, and Intel's OpenCL runtime for CPUs is missing",
            f"pip install intel-opencl-rt, or {GPU_DRIVER}",
        )
    return Unavailable("neither a GPU nor Intel's OpenCL CPU device is found", GPU_DRIVER)


@functools.cache
def runtime() -> SyclRuntime | OpenCLRuntime:
    """The runtime of this process: the first with a device."""
    name = next(n for n, found in examined().items() if isinstance(found, Available))
    made: SyclRuntime | OpenCLRuntime = getattr(_module(name), _CLASSES[name])()
    return made
