"""NVIDIA's driver, stood in for: the runtime as it is, in a process that has no GPU.

    import stand_in
    driver = stand_in.load(devices=2)
    import core
    core.ones(3, device="cuda:1")

NVRTC is the real one, which needs no driver; its machine code is looked up in what was told of it,
and the source of it runs on core's emulator.
"""

from __future__ import annotations

import ctypes
import importlib.metadata
import os
import subprocess
import sys
from collections.abc import Sequence

import core_backend_cuda.plugin

from core.plugins import add_backend
from core.testing.emulator import CUDA
from core.testing.emulator.stand_in import Limits, StandIn

LIBRARY = "libcuda.so.1"
VERSION = 13000
INVALID_VALUE, OUT_OF_MEMORY, NO_DEVICE, LAUNCH_FAILED = 1, 2, 100, 719


def is_real() -> bool:
    """Whether this machine has NVIDIA's driver, and it finds a GPU."""
    ask = f"import ctypes; raise SystemExit(ctypes.CDLL({LIBRARY!r}).cuInit(0))"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, check=False)
    return done.returncode == 0


def load(
    devices: int | Sequence[Limits] = 2, *, version: int = VERSION, initial: int = 0
) -> StandIn:
    """Loads the stand-in, before anybody has found another driver; the device is "cuda".

    Args:
        devices: what they are, or how many.
        version: of CUDA that the driver speaks.
        initial: the status that cuInit returns.
    """
    each = [Limits()] * devices if isinstance(devices, int) else devices
    driver = StandIn("cuda.h", LIBRARY, CUDA, each, version=version, initial=initial)
    _listen(driver)
    add_backend("cuda", core_backend_cuda.plugin)
    return driver


def _listen(driver: StandIn) -> None:
    """Tells the stand-in of all that NVRTC compiles, or has compiled before."""
    from core_backend_cuda.runtime.compiler import COMPILER as compiler

    compile = compiler.machine_code

    def machine_code(text: str, options: Sequence[str], arch: str, name: str) -> bytes:
        code = compile(text, options, arch, name)
        number = arch.removeprefix("sm_")
        driver.know(code, text, int(number[:-1]), int(number[-1]))
        return code

    compiler.machine_code = machine_code


def _load_builtins() -> None:
    """NVRTC opens this library from its own folder. AddressSanitizer opens it in NVRTC's place, and
    does not look there."""
    for file in importlib.metadata.files("nvidia-cuda-nvrtc") or ():
        if file.name.startswith("libnvrtc-builtins.so"):
            ctypes.CDLL(str(file.locate()), mode=ctypes.RTLD_GLOBAL)


if os.environ.get("CORE_SANITIZED"):
    _load_builtins()
