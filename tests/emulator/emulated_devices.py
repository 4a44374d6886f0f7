"""The devices whose kernels run on the emulator here: one for each dialect that backends bring, and
for each width of wavefronts."""

from __future__ import annotations

import functools

import pytest

from core.testing import emulator

# By name: the backend, its dialect, and what that is told of the device.
DIALECTS = {
    "cuda": ("cuda", "CudaDialect", {}),
    "rocm": ("rocm", "HipDialect", {"wavefront": 64}),
    "mps": ("mps", "MetalDialect", {}),
    "rocm32": ("rocm", "HipDialect", {"wavefront": 32}),
}

EACH = [
    pytest.param(name, marks=[pytest.mark.slow] if name == "rocm32" else []) for name in DIALECTS
]


def dialect_of(name: str):
    """A dialect; the test is skipped where its backend is not installed."""
    backend, kind, told = DIALECTS[name]
    module = pytest.importorskip(f"core_backend_{backend}.dialect")
    return getattr(module, kind)(**told)


def device(name: str, sanitize: bool = False):
    """The name of an emulated device of this process, and its dialect."""
    return _device(name, sanitize)


@functools.cache
def _device(name: str, sanitize: bool):
    where = f"emulated_{name}_sanitized" if sanitize else f"emulated_{name}"
    return where, emulator.add_device(where, dialect_of(name), sanitize=sanitize)
