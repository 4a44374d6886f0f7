"""The device under test: skipped, with the backend's own words, where it cannot work."""

from __future__ import annotations

import subprocess
import sys

import pytest

import core


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


@pytest.fixture
def run_alone():
    """Runs code in a process of its own; its output."""

    def run(code: str, status: int = 0, **env: str) -> str:
        import os

        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, **env}, capture_output=True, text=True, timeout=300,
        )  # fmt: skip
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout + done.stderr

    return run
