"""This backend's own settings, from the environment."""

from __future__ import annotations

import os


def runtime() -> str:
    """CORE_XPU_RUNTIME: "sycl", "opencl", or "" for the first that works."""
    return os.environ.get("CORE_XPU_RUNTIME", "")
