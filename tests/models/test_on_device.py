"""The tests of on_device.py, in a process for each device."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


def _run(**settings: str) -> None:
    file = Path(__file__).with_name("on_device.py")
    command = [sys.executable, "-m", "pytest", str(file), "-q", "-p", "no:cacheprovider"]
    outer = ("PYTEST_XDIST_WORKER", "PYTEST_XDIST_WORKER_COUNT", "PYTEST_ADDOPTS")
    environment = {k: v for k, v in os.environ.items() if k not in outer} | settings
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    assert " passed" in done.stdout or " skipped" in done.stdout


def test_eager_pytorch_on_a_simulated_device() -> None:
    _run()


@pytest.mark.slow
def test_eager_pytorch_on_xpu(xpu: str) -> None:
    _run(CORE_TORCH_TEST_DEVICE=xpu)
