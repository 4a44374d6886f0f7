"""Backends: found by entry point, examined lazily, opened at their device's first use.

For a backend's author: `hookimpl`, `BackendInfo`, `Available`, `Unavailable`, `Runtime`,
`DeviceDialect`, and the hook specifications in `core.plugins.hookspecs`. For users:
`core.backends()`, `core.devices()` and `core.current_accelerator()`, which the package `core`
exports from here.

Importing this package only gives native code two functions to call. pluggy, `importlib.metadata`
and every backend's plugin module are imported when a device other than `cpu` is asked for, or an
operator first runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import config, logging
from core._native import default_device, device, set_default_device, set_open_hook, set_share
from core.errors import CoreError
from core.hooks import install_hooks

if TYPE_CHECKING:
    from core._native import Tensor
    from core.plugins.binaries import cached_binary
    from core.plugins.dialect import DeviceDialect, GroupKernel, c_launcher
    from core.plugins.hookspecs import hookimpl
    from core.plugins.info import Available, BackendInfo, Unavailable, examine
    from core.plugins.manager import Backends
    from core.plugins.queued import QueuedRuntime
    from core.plugins.registry import KernelRegistry
    from core.plugins.runtime import Runtime

__all__ = [
    "Available",
    "BackendInfo",
    "DeviceDialect",
    "GroupKernel",
    "KernelRegistry",
    "QueuedRuntime",
    "Runtime",
    "Unavailable",
    "add_backend",
    "backends",
    "c_launcher",
    "cached_binary",
    "current_accelerator",
    "devices",
    "examine",
    "hookimpl",
    "load_kernels",
]

_HOMES = {
    "Available": "info",
    "BackendInfo": "info",
    "DeviceDialect": "dialect",
    "GroupKernel": "dialect",
    "KernelRegistry": "registry",
    "QueuedRuntime": "queued",
    "Runtime": "runtime",
    "Unavailable": "info",
    "c_launcher": "dialect",
    "cached_binary": "binaries",
    "examine": "info",
    "hookimpl": "hookspecs",
}


def backends() -> Backends:
    """Every installed backend by name, with its state; asks each, opens none.

    Returns:
        A mapping that prints as a table: loaded, available, unavailable: reason, broken: error.

    Example:
        >>> import core
        >>> core.backends()["cpu"].state
        'loaded'
    """
    from core.plugins.manager import manager

    return manager.backends()


def add_backend(name: str, plugin: object) -> None:
    """Adds a backend to this process that no distribution brings: for tests, and for trying one.

    Args:
        name: its name until `core_backend_info` has been called.
        plugin: a module or an object with the hooks, as an entry point names one.

    Raises:
        PluginError: a hook is missing, or is none of core's.

    Example:
        >>> import core
        >>> from core.plugins import Available, BackendInfo, hookimpl
        >>> class Helper:
        ...     @hookimpl
        ...     def core_backend_info(self):
        ...         return BackendInfo(name="helper", device_type="cpu", api=(1, 1))
        ...     @hookimpl
        ...     def core_probe(self):
        ...         return Available()
        >>> core.plugins.add_backend("helper", Helper())
        >>> core.backends()["helper"].device_type
        'cpu'
    """
    from core.plugins.manager import manager

    manager.add(name, plugin)


def devices() -> list[device]:
    """Every device that can be used here, `cpu` first, then by the backends' priority.

    Backends report their counts without being opened. The built-in `null` is left out.

    Example:
        >>> import core
        >>> core.devices()[0]
        device('cpu')
    """
    from core.plugins.manager import manager

    return manager.devices()


def current_accelerator() -> device | None:
    """The device of the thread's default if that is not `cpu`, else the first accelerator, or None.

    Example:
        >>> import core
        >>> device = core.current_accelerator() or core.device("cpu")
        >>> device in core.devices()
        True
    """
    default: device = default_device()
    if default.type != "cpu":
        return default
    return next((d for d in devices() if d.type != "cpu"), None)


def load_kernels(device_type: str) -> None:
    """Opens a device type if it is not open, and loads the backends that add kernels to it."""
    from core.plugins.manager import manager

    manager.load_kernels(device_type)


def _open_device(wanted: str | int) -> None:
    """Opens a device type; for a number, the one whose DLPack code it is, if there is one."""
    from core.plugins.manager import manager

    if isinstance(wanted, int):
        manager.open_for_dlpack(wanted)
    else:
        manager.open_device(wanted)


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'core.plugins' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"core.plugins.{_HOMES[name]}"), name)


def _set_default_device() -> None:
    """Applies CORE_DEFAULT_DEVICE; the device is not opened, and a bad value stops no import."""
    try:
        if config.default_device != "cpu":
            set_default_device(device(config.default_device))
    except CoreError as e:
        logging.warning("plugins", "CORE_DEFAULT_DEVICE is ignored: %s", e)


_set_default_device()


def _shared(x: Tensor, there: device) -> Tensor | None:
    from core.plugins import unified

    return unified.shared(x, there)


set_open_hook(_open_device)
set_share(_shared)
install_hooks(first_use=load_kernels)
