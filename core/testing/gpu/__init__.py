"""Tests of a GPU's backend that is made of core.plugins.gpu, on its driver or on a stand-in.

A backend's tests define a `Vendor`, take the fixtures into their conftest.py, and each of the
modules of tests into a separate file: `from core.testing.gpu.faults import *`.

    vendor.py      `Vendor`: what these tests have to know; loads the stand-in
    fixtures.py    the device, the stand-in, separate processes
    faults.py      what ends a device or a process
    probes.py      messages about missing pieces
    runtimes.py    the runtime's calls of the driver, and its use of the results
    interchange.py arrays for other libraries, on their streams
    strictness.py  the stand-in is as strict as a driver
    compilers.py   the dialect's source, and the vendor's compiler on it
    kit.py         the conformance kit
    packs.py       wide accesses, on core's emulator
"""

from __future__ import annotations

import sys

_MODULES = (
    "compilers", "faults", "fixtures", "interchange", "packs", "probes", "runtimes", "strictness",
)  # fmt: skip
if "pytest" in sys.modules:  # not in the processes that tests start: its import takes them 0.2 s
    sys.modules["pytest"].register_assert_rewrite(*(f"core.testing.gpu.{n}" for n in _MODULES))

from core.testing.gpu.vendor import Vendor  # noqa: E402 - asserts are rewritten before

__all__ = ["Vendor"]
