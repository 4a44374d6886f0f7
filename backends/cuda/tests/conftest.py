"""The device `cuda` of these tests: NVIDIA's driver where it finds a GPU, else the stand-in.

What makes calls fail, or chooses the order of work, needs the stand-in.
"""

from __future__ import annotations

import pytest

from core.testing.gpu.fixtures import *  # noqa: F403
from core.testing.gpu.fixtures import vendor_beside

vendor = vendor_beside(__file__, "cuda_vendor")


@pytest.fixture(scope="session")
def dialect():
    """The dialect whose spelling is tried."""
    return pytest.importorskip("core_backend_cuda.dialect").CudaDialect()
