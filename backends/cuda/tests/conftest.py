"""The device `cuda` of these tests: NVIDIA's driver where it finds a GPU, else the stand-in.

What makes calls fail, or chooses the order of work, needs the stand-in.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from core.testing.gpu.fixtures import (  # noqa: F401 - fixtures of these tests
    alone,
    beside,
    driver,
    gpu,
    gpus,
    second,
)  # fmt: skip

sys.path.insert(0, str(Path(__file__).parent))
from cuda_vendor import VENDOR

VENDOR.begin()  # before anything looks for the device


@pytest.fixture(scope="session")
def vendor():
    return VENDOR


@pytest.fixture(scope="session")
def dialect():
    """The dialect whose spelling is tried."""
    return pytest.importorskip("core_backend_cuda.dialect").CudaDialect()
