"""The libraries of an installed ROCm, 6 or 7, opened at run time.

The packages of Python that bind HIP (hip-python) each belong to one minor version of ROCm, so the
functions are declared by name. A library that is loaded already, PyTorch's own for example, comes
first: a process should have one HIP.
"""

from __future__ import annotations

import functools
import os
from pathlib import Path
from typing import TYPE_CHECKING

from core.plugins.gpu import load_library

if TYPE_CHECKING:
    import ctypes

MAJORS = ("7", "6")  # of ROCm, the newest first; a library has it in its name


@functools.cache
def hip() -> ctypes.CDLL:
    """libamdhip64. OSError: there is none."""
    return _open("amdhip64", MAJORS)


@functools.cache
def hiprtc() -> ctypes.CDLL:
    """libhiprtc of the same ROCm. OSError: there is none."""
    return _open("hiprtc", (hip()._name.rpartition(".")[2],))


def _open(name: str, majors: tuple[str, ...]) -> ctypes.CDLL:
    root = Path(os.environ.get("ROCM_PATH", "/opt/rocm"), "lib")
    return load_library([f"lib{name}.so.{major}" for major in majors], root)
