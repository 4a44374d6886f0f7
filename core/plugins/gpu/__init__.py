"""What backends of GPUs have in common where a vendor's driver follows the usual C interface.

Several vendors' drivers have the same functions with the same arguments and status numbers, and
they differ by a prefix. A backend of such a driver names its functions and its differences;
the rest is here:

    driver.py    calls by names without the prefix, which raise; what a status means
    runtime.py   `GpuRuntime`: memory, queues, events, copies, pinned memory, peers and graphs
    compiler.py  `RuntimeCompiler`: from source to machine code, kept in core's kernel cache
    dialect.py   `GpuDeviceDialect`: kernels of a source, loaded and started
    probing.py   `probe`: missing parts of this machine, and their remedies
    library.py   `CLibrary`: functions of a shared library, called by ctypes from a table

core.testing.gpu has the tests that go with them.
"""

from __future__ import annotations

from core.plugins.gpu.compiler import RuntimeCompiler
from core.plugins.gpu.dialect import GpuDeviceDialect
from core.plugins.gpu.driver import Driver, DriverError
from core.plugins.gpu.library import CLibrary
from core.plugins.gpu.probing import Remedies, capabilities, probe
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
    "capabilities",
    "probe",
]
