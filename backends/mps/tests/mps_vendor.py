"""What core's tests of GPUs have to know of this backend, and Metal stood in for.

    from mps_vendor import VENDOR
    driver = VENDOR.load(devices=2)
    import core
    core.ones(3, device="mps:1")

On a Mac with Apple silicon the tests run on its GPU, and those that need the stand-in are skipped.
"""

from __future__ import annotations

import ctypes
import functools
import importlib
import mmap
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from metal_stand_in import Limits, StandIn

from core.errors import ToolchainError
from core.ir.toolchain.c_compiler import find_toolchain
from core.plugins import Available, add_backend

PAGE = 16 * 1024
SONOMA = ("darwin", "arm64", (14, 5))


class MetalVendor:
    """See core.testing.gpu.vendor.Vendor, whose members its tests of streams and memory use."""

    device = "mps"
    package = "core_backend_mps"
    file = Path(__file__)
    archs = ("apple8", "apple9")

    @staticmethod
    def limits(arch: str) -> Limits:
        return Limits(family=1000 + int(arch[5:]))

    def runtime(self) -> Any:
        return importlib.import_module(f"{self.package}.runtime").runtime()

    def load(
        self,
        devices: int | Sequence[Limits] = 2,
        *,
        machine: tuple[str, str, tuple[int, ...]] = SONOMA,
        missing: Sequence[str] = (),
    ) -> StandIn:
        """Puts the stand-in in Metal's place, on a Mac that is stood in for too."""
        driver = StandIn(devices, missing=missing)
        module: Any = importlib.import_module(f"{self.package}.runtime.machine")
        module.machine = lambda: module.Machine(*machine)
        add_backend(self.device, importlib.import_module(f"{self.package}.plugin"))
        return driver

    @functools.cache  # noqa: B019 - there is one
    def begin(self) -> StandIn | str | None:
        """The stand-in, loaded for this process; None: this is a Mac with a GPU; or why neither."""
        if sys.platform == "darwin":
            module = importlib.import_module(f"{self.package}.runtime.machine")
            if isinstance(module.probe(), Available):
                return None
        try:
            find_toolchain()
        except ToolchainError as e:
            return f"there is no C++ compiler for the emulator: {e.what}"
        return self.load()


def pages(count: int = 1, dtype: str = "f") -> np.ndarray:
    """An array that begins with a page and has whole ones."""
    memory = mmap.mmap(-1, (count + 1) * PAGE)
    start = -ctypes.addressof(ctypes.c_char.from_buffer(memory)) % PAGE
    return np.frombuffer(memory, dtype, count * PAGE // np.dtype(dtype).itemsize, start)


VENDOR = MetalVendor()
