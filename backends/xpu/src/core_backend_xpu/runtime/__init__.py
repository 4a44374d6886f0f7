"""Which runtime serves this process: SYCL (sycl.py) where dpctl finds a device, else OpenCL."""

from __future__ import annotations

import functools
import importlib.util

from core.errors import ConfigError
from core_backend_xpu import config

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core_backend_xpu.runtime.opencl import OpenCLRuntime
    from core_backend_xpu.runtime.sycl import SyclRuntime

RUNTIMES = {"sycl": "dpctl", "opencl": "pyopencl"}


def candidates() -> list[str]:
    """The runtimes that may serve, best first: those that are installed, or the one asked for.

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
    names = [wanted] if wanted else list(RUNTIMES)
    return [name for name in names if importlib.util.find_spec(RUNTIMES[name]) is not None]


def devices_of(name: str) -> int:
    """How many devices a runtime finds."""
    if name == "sycl":
        from core_backend_xpu.runtime.sycl import find_devices
    else:
        from core_backend_xpu.runtime.opencl import find_devices
    return len(find_devices())


@functools.cache
def chosen() -> str | None:
    """The first runtime with a device."""
    return next((name for name in candidates() if devices_of(name)), None)


@functools.cache
def runtime() -> SyclRuntime | OpenCLRuntime:
    """The runtime of this process."""
    if chosen() == "opencl":
        from core_backend_xpu.runtime.opencl import OpenCLRuntime

        return OpenCLRuntime()
    from core_backend_xpu.runtime.sycl import SyclRuntime

    return SyclRuntime()
