"""The conformance kit on the device `rocm`: the runtime over ROCm, or over its stand-in.

In every run memory, tensors, one family of operators, and queues; in `make test-all` the whole kit,
on devices whose wavefronts have 64 lanes and on ones with 32.
"""

from __future__ import annotations

import pytest

from core.testing.conformance import Conformance
from core.testing.gpu.kit import QUICK, run_whole_kit


@pytest.mark.usefixtures("gpu")
class TestRocm(Conformance):
    device = "rocm"
    families = QUICK


@pytest.mark.slow
@pytest.mark.parametrize("wavefront", ["64", "32"])
def test_the_whole_kit(gpu, wavefront):
    run_whole_kit(__file__, "TestRocm", CORE_TEST_WAVEFRONT=wavefront)
