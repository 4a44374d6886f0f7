"""What core's tests of GPUs have to know of this backend, and NVIDIA's driver stood in for.

    from cuda_vendor import VENDOR
    driver = VENDOR.load(devices=2)
    import core
    core.ones(3, device="cuda:1")

NVRTC is the real one, which needs no driver; its machine code is looked up in what was told of it,
and the source of it runs on core's emulator.
"""

from __future__ import annotations

import importlib.metadata
import os
from pathlib import Path

from core.testing.emulator import CUDA
from core.testing.emulator.stand_in import Limits
from core.testing.gpu.vendor import Vendor, load_beside


def limits(arch: str) -> Limits:
    number = arch.removeprefix("sm_")
    return Limits(int(number[:-1]), int(number[-1]))


def builtins() -> None:
    """NVRTC opens this library from its own folder. AddressSanitizer does not look there."""
    if os.environ.get("CORE_SANITIZED"):
        for file in importlib.metadata.files("nvidia-cuda-nvrtc") or ():
            if file.name.startswith("libnvrtc-builtins.so"):
                load_beside(str(file.locate()))


VENDOR = Vendor(
    device="cuda",
    package="core_backend_cuda",
    file=Path(__file__),
    header="cuda.h",
    library="libcuda.so.1",
    version=13000,
    language=CUDA,
    archs=("sm_90", "sm_80"),
    limits=limits,
    compilers=builtins,
    enters="CtxPushCurrent",
    asks="CtxGetCurrent",
    statuses={
        1: "CUDA_ERROR_INVALID_VALUE",
        719: "CUDA_ERROR_LAUNCH_FAILED",
        802: "CUDA_ERROR_SYSTEM_NOT_READY",
    },
    variable="CUDA_VISIBLE_DEVICES",
)
