"""The conformance kit on the runtime in use; some minutes, skipped where there are no drivers."""

import pytest

from core.testing.conformance import Conformance

pytestmark = pytest.mark.slow


class TestXpu(Conformance):
    """Every level; what falls back to the CPU is reported."""

    device = "xpu"
