"""The device `rocm` of these tests: AMD's ROCm where it finds a GPU, else the stand-in."""

from __future__ import annotations

import pytest

from core.testing.gpu.fixtures import *  # noqa: F403
from core.testing.gpu.fixtures import vendor_beside

vendor = vendor_beside(__file__, "rocm_vendor")


@pytest.fixture(scope="session", params=[64, pytest.param(32, marks=pytest.mark.slow)])
def dialect(request):
    """The dialect whose spelling is tried, for both widths of wavefronts."""
    return pytest.importorskip("core_backend_rocm.dialect").HipDialect(wavefront=request.param)
