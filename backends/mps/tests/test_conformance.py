"""The conformance kit on this dialect, whose kernels core's emulator runs: there is no runtime yet.

In every run memory, tensors and one family of operators; in `make test-all` the whole kit. When
there is a runtime, the device is "mps", and the emulator goes.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from core.errors import ToolchainError
from core.ir.toolchain.c_compiler import find_toolchain
from core.testing import emulator
from core.testing.conformance import Conformance

dialect = pytest.importorskip("core_backend_mps.dialect")
try:
    find_toolchain()
except ToolchainError as e:
    pytest.skip(f"there is no C compiler: {e.what}", allow_module_level=True)
emulator.add_device("mps_emulated", dialect.MetalDialect, devices=2)


class TestMps(Conformance):
    device = "mps_emulated"
    level = 2
    families = ("softmax",)


@pytest.mark.slow
def test_the_whole_kit():
    """A process of its own: options go before what the class says."""
    kit = ["-p", "core.testing.conformance.plugin", "--core-level=5", "--core-families="]
    words = ["-q", "-p", "no:cacheprovider", *kit, "-k", "TestMps", __file__]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-8000:]
    assert "level reached without a failure: L5" in done.stdout
