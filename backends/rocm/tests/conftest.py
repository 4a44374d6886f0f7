"""The device `rocm` of these tests: AMD's ROCm where it finds a GPU, else the stand-in.

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
from rocm_vendor import VENDOR

VENDOR.begin()  # before anything looks for the device


@pytest.fixture(scope="session")
def vendor():
    return VENDOR


@pytest.fixture(scope="session", params=[64, pytest.param(32, marks=pytest.mark.slow)])
def dialect(request):
    """The dialect whose spelling is tried, for both widths of wavefronts."""
    return pytest.importorskip("core_backend_rocm.dialect").HipDialect(wavefront=request.param)
