"""What core's tests of GPUs have to know of this backend, and an installed ROCm stood in for.

    from rocm_vendor import VENDOR
    driver = VENDOR.load(devices=2)
    import core
    core.ones(3, device="rocm:1")

Both libraries are stood in for: libhiprtc makes machine code that only tells sources apart, and
libamdhip64 runs the source of it on core's emulator. CORE_TEST_WAVEFRONT is that of the devices.
"""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

from core.ir.toolchain.c_compiler import load_symbol
from core.testing.emulator import HIP
from core.testing.emulator.stand_in import Limits, library_of
from core.testing.gpu.vendor import Vendor

ARCHS = {"64": ("gfx90a:sramecc+:xnack-", "gfx1100"), "32": ("gfx1100", "gfx942:sramecc+:xnack-")}


def limits(arch: str) -> Limits:
    number = arch.split(":")[0].removeprefix("gfx")
    return Limits(int(number, 16), 0, warp=64 if number.startswith("9") else 32)


def hiprtc(major: int = 7) -> None:
    """Loads the compiler's stand-in, as of one version of ROCm."""
    path = library_of("hiprtc.h", f"libhiprtc.so.{major}")
    told = (7, 0) if major == 7 else (9, 0)
    ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_int)(
        load_symbol(path, "stand_in_hiprtc_version")
    )(*told)


VENDOR = Vendor(
    device="rocm",
    package="core_backend_rocm",
    file=Path(__file__),
    header="hip.h",
    library="libamdhip64.so.7",
    version=70_099_999,  # of no release, so that no real compiler's code has its key in the cache
    language=HIP,
    archs=ARCHS[os.environ.get("CORE_TEST_WAVEFRONT", "64")],
    limits=limits,
    compilers=hiprtc,
    enters="GetDevice",
    asks="GetDevice",
    statuses={1: "hipErrorInvalidValue", 719: "hipErrorLaunchFailure", 802: "hipError 802"},
    variable="HIP_VISIBLE_DEVICES",
)
