"""The device `cuda` of these tests: NVIDIA's driver where it finds a GPU, else the stand-in.

What makes calls fail, or chooses the order of work, needs the stand-in.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.errors import ToolchainError

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))


def _missing(name):
    try:
        return importlib.util.find_spec(name) is None
    except ModuleNotFoundError:
        return True


def _device():
    """The stand-in, None on a real driver; or a word on why there is neither."""
    for name in ("core_backend_cuda", "cuda.bindings.driver", "cuda.bindings.nvrtc"):
        if _missing(name):
            return f"{name} is not installed"
    import stand_in
    from core_backend_cuda.runtime.compiler import COMPILER as compiler

    try:
        compiler.version()
    except RuntimeError as e:
        return f"NVRTC cannot be loaded: {str(e).splitlines()[0]}"
    try:
        return None if stand_in.is_real() else stand_in.load()
    except ToolchainError as e:
        return f"there is no C++ compiler for the stand-in: {e.what}"


DEVICE = _device()


@pytest.fixture
def cuda():
    """The device's name."""
    if isinstance(DEVICE, str):
        pytest.skip(DEVICE)
    return "cuda"


@pytest.fixture
def driver(cuda):
    """The stand-in, which does all work as late as it may be."""
    if DEVICE is None:
        pytest.skip("NVIDIA's own driver is in use: it fails on nobody's word")
    import core

    def finish():  # what tests before this one began, without it, is under way as well
        for device in ("cuda:0", "cuda:1"):
            core.synchronize(device)

    finish()
    DEVICE.set_order(0)
    yield DEVICE
    DEVICE.set_order(1)
    finish()


@pytest.fixture
def alone(cuda):
    """Runs code in a process of its own, in which stand_in.py can be imported; what it prints."""

    def run(code, status=0, **env):
        places = [str(HERE), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, timeout=300,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, places)), **env},
        )  # fmt: skip
        assert done.returncode == status, done.stdout + done.stderr
        assert "Traceback" not in done.stderr or status, done.stderr
        return done.stdout.strip()

    return run
