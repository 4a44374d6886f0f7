"""`gpu_hooks`: the hooks by which core finds and opens a backend that is made of this package.

What they need of the backend, and of this package, is imported when they are called.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from core.plugins.hookspecs import hookimpl
from core.plugins.info import BackendInfo

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.plugins.dialect import DeviceDialect
    from core.plugins.gpu.runtime import GpuRuntime
    from core.plugins.info import Available, Unavailable


class Remedies(NamedTuple):
    """What to do where a piece is missing: sentences for users.

    Attributes:
        driver: there is none, or it is too old. compiler: it cannot be loaded.
        restart: the driver does not start. devices: it finds no GPU.
    """

    driver: str
    compiler: str
    restart: str
    devices: str


class GpuHooks(NamedTuple):
    """Hooks in the order in which a backend's module `plugin` names them."""

    core_backend_info: Callable[[], BackendInfo]
    core_probe: Callable[[], Available | Unavailable]
    core_open: Callable[[], GpuRuntime]
    core_dialect: Callable[[], DeviceDialect]
    core_capabilities: Callable[[], dict[str, object]]


def gpu_hooks(device_type: str, package: str, dialect: str, remedies: Remedies) -> GpuHooks:
    """The hooks of a backend, which has the device type's name.

    Args:
        package: of the backend. Its module `runtime` has `DRIVER`, `COMPILER` and `runtime`.
        dialect: the class of its module `dialect` that builds for a device.
        remedies: what to do where a piece is missing.

    Example:
        >>> from core.plugins.gpu.hooks import Remedies, gpu_hooks
        >>> remedies = Remedies("install a driver", "install a compiler", "restart", "plug one in")
        >>> hooks = gpu_hooks("acme", "core_backend_acme", "AcmeDialect", remedies)
        >>> hooks.core_backend_info().device_type
        'acme'
    """

    def runtime() -> Any:
        return import_module(f"{package}.runtime").runtime()

    @hookimpl
    def core_backend_info() -> BackendInfo:
        return BackendInfo(name=device_type, device_type=device_type, api=(1, 1))

    @hookimpl
    def core_probe() -> Available | Unavailable:
        from core.plugins.gpu.probing import probe

        return probe(package, remedies)

    @hookimpl
    def core_open() -> GpuRuntime:
        found: GpuRuntime = runtime()
        return found

    @hookimpl
    def core_dialect() -> DeviceDialect:
        found: DeviceDialect = getattr(import_module(f"{package}.dialect"), dialect)()
        return found

    @hookimpl
    def core_capabilities() -> dict[str, object]:
        found: dict[str, object] = runtime().facts()
        return found

    return GpuHooks(core_backend_info, core_probe, core_open, core_dialect, core_capabilities)
