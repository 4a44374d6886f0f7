"""The device under test: skipped, with the backend's own words, where it cannot work."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys

import pytest

import core

PACKAGES = {"sycl": "dpctl", "opencl": "pyopencl"}


@pytest.fixture(scope="session")
def xpu():
    """The device's name."""
    backends = core.backends()
    if "xpu" not in backends:
        pytest.skip("core-backend-xpu is not installed")
    if backends["xpu"].state == "unavailable":
        pytest.skip(f"xpu is unavailable: {backends['xpu'].reason}")
    core.ones(1, device="xpu")
    return "xpu"


@pytest.fixture(params=PACKAGES)
def runtime(request):
    """Each of the runtimes that are installed, by name."""
    package = PACKAGES[request.param]
    if importlib.util.find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    return request.param


@pytest.fixture
def run_alone():
    """Runs code, or a script with arguments, in a process of its own; what it prints."""

    def run(code="", *, script=None, status=0, timeout=300, **env):
        done = subprocess.run(
            [sys.executable, *(script or ["-c", code])],
            env={**os.environ, **env}, capture_output=True, text=True, timeout=timeout,
        )  # fmt: skip
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout

    return run
