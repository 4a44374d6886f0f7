"""The conformance kit on the device `cuda`: the runtime over the driver, or over its stand-in.

In every run memory, tensors, one family of operators, and queues; in `make test-all` the whole kit.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from core.testing.conformance import Conformance

QUEUES = ("synchronize", "streams", "events", "devices", "full_memory")
HOOKS = ("timing", "peers", "pinned", "graphs")


@pytest.mark.usefixtures("gpu")
class TestCuda(Conformance):
    device = "cuda"
    families = ("softmax", *QUEUES, *HOOKS)


@pytest.mark.slow
def test_the_whole_kit(gpu):
    """A process of its own: options go before what the class says."""
    kit = ["-p", "core.testing.conformance.plugin", "--core-level=5", "--core-families="]
    words = ["-q", "-p", "no:cacheprovider", *kit, "-k", "TestCuda", __file__]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-8000:]
    assert "level reached without a failure: L5" in done.stdout
