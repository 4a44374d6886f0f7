"""The conformance kit on the device `mps`: the runtime over Metal, or over its stand-in.

In every run memory, tensors, one family of operators, and queues; in `make test-all` the whole kit.
"""

from __future__ import annotations

import pytest

from core.testing.conformance import Conformance
from core.testing.gpu.kit import QUEUES, run_whole_kit


@pytest.mark.usefixtures("gpu")
class TestMps(Conformance):
    device = "mps"
    families = ("softmax", *QUEUES, "timing", "pinned", "graphs")


@pytest.mark.slow
def test_the_whole_kit(gpu):
    run_whole_kit(__file__, "TestMps")
