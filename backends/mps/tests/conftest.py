"""The device `mps` of these tests: a Mac's GPU, or the stand-in of Metal."""

from __future__ import annotations

import pytest

from core.testing.gpu.fixtures import *  # noqa: F403
from core.testing.gpu.fixtures import vendor_beside

vendor = vendor_beside(__file__, "mps_vendor")


@pytest.fixture(scope="session")
def dialect():
    """The dialect whose spelling is tried."""
    return pytest.importorskip("core_backend_mps.dialect").MetalDialect()


@pytest.fixture(autouse=True)
def _nothing_is_leaked(vendor):
    """What Metal autoreleases is asked for in a pool."""
    yield
    begun = vendor.begin()
    assert not getattr(begun, "leaked", [])
