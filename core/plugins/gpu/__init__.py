"""The common part of GPU backends whose driver follows the usual C interface.

Several vendors' drivers have the same functions with the same arguments and status numbers, and
they differ by a prefix. A backend of such a driver names its functions and its differences;
the rest is here:

    hooks.py     `gpu_hooks`: by which core finds and opens the backend
    probing.py   `probe`: missing parts of this machine, and their remedies
    driver.py    calls by names without the prefix, which raise; what a status means
    runtime.py   `GpuRuntime`: memory, queues, events, copies, pinned memory, peers and graphs
    compiler.py  `RuntimeCompiler`: from source to machine code, kept in core's kernel cache
    dialect.py   `GpuDeviceDialect`: kernels of a source, loaded and started
    library.py   `CLibrary`: functions of a shared library, called by ctypes from a table
    calls.py     that table, for the functions that this package calls

core.testing.gpu has the tests that go with them. Importing this package imports none of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.plugins.gpu.compiler import RuntimeCompiler
    from core.plugins.gpu.dialect import GpuDeviceDialect
    from core.plugins.gpu.driver import Driver, DriverError
    from core.plugins.gpu.hooks import Remedies, gpu_hooks
    from core.plugins.gpu.library import CLibrary, load_library
    from core.plugins.gpu.probing import probe
    from core.plugins.gpu.runtime import Gpu, GpuRuntime

__all__ = [
    "CLibrary",
    "Driver",
    "DriverError",
    "Gpu",
    "GpuDeviceDialect",
    "GpuRuntime",
    "Remedies",
    "RuntimeCompiler",
    "gpu_hooks",
    "load_library",
    "probe",
]

_HOMES = {
    "CLibrary": "library",
    "Driver": "driver",
    "DriverError": "driver",
    "Gpu": "runtime",
    "GpuDeviceDialect": "dialect",
    "GpuRuntime": "runtime",
    "Remedies": "hooks",
    "RuntimeCompiler": "compiler",
    "gpu_hooks": "hooks",
    "load_library": "library",
    "probe": "probing",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'core.plugins.gpu' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"core.plugins.gpu.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
