"""The devices whose kernels run on the emulator here: one for each dialect that backends bring."""

from __future__ import annotations

import functools

import pytest

from core.testing import emulator

DIALECTS = {"cuda": "CudaDialect", "rocm": "HipDialect", "mps": "MetalDialect"}


def dialect_class(backend: str):
    """The dialect of a backend; the test is skipped where the backend is not installed."""
    module = pytest.importorskip(f"core_backend_{backend}.dialect")
    return getattr(module, DIALECTS[backend])


@functools.cache
def device(backend: str):
    """The name of an emulated device of this process, and its dialect."""
    name = f"emulated_{backend}"
    return name, emulator.add_device(name, dialect_class(backend))
