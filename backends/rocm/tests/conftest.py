"""The device `rocm` of these tests: AMD's ROCm where it finds a GPU, else the stand-in."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.testing.gpu.fixtures import *  # noqa: F403
from core.testing.gpu.fixtures import vendor_beside

SHARED = ("test_faults", "test_probes")
vendor = vendor_beside(__file__, "rocm_vendor")


@pytest.fixture(scope="session", params=[64, pytest.param(32, marks=pytest.mark.slow)])
def dialect(request):
    """The dialect whose spelling is tried, for both widths of wavefronts."""
    return pytest.importorskip("core_backend_rocm.dialect").HipDialect(wavefront=request.param)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Shared tests that start a process each are slow here: they are quick on `cuda`."""
    for item in items:
        shared = item.path.parent == Path(__file__).parent and item.path.stem in SHARED
        if shared and {"alone", "beside"}.intersection(item.fixturenames):
            item.add_marker(pytest.mark.slow)
