"""What this machine is, and Metal as pyobjc gives it; both are looked at when they are needed."""

from __future__ import annotations

import functools
import importlib
import platform
import sys
from typing import Any, NamedTuple

from core.plugins import Available, Unavailable

NEEDS = "needs macOS 14 on Apple silicon"
OLDEST = (14, 0)


class Machine(NamedTuple):
    """The system ("darwin"), the processor ("arm64") and the version of macOS."""

    system: str
    processor: str
    version: tuple[int, ...]


def machine() -> Machine:
    """This one."""
    told = platform.mac_ver()[0] if sys.platform == "darwin" else ""
    version = tuple(int(part) for part in told.split(".") if part.isdigit())
    return Machine(sys.platform, platform.machine(), version)


@functools.cache
def metal() -> Any:
    """The module Metal. ImportError: pyobjc-framework-Metal is not installed."""
    return importlib.import_module("Metal")


@functools.cache
def pool() -> Any:
    """`objc.autorelease_pool`: at the end of its block it frees the objects that Metal has
    returned from calls without "new" in the name.

    A thread of Python has no run loop that would empty its pool.
    """
    return importlib.import_module("objc").autorelease_pool


def file_url(path: str) -> Any:
    """A path as Metal takes it."""
    return importlib.import_module("Foundation").NSURL.fileURLWithPath_(path)


@functools.cache
def devices() -> tuple[Any, ...]:
    """The GPUs whose memory is the host's: on Apple silicon the only one."""
    with pool()():
        return tuple(d for d in metal().MTLCopyAllDevices() if d.hasUnifiedMemory())


def probe() -> Available | Unavailable:
    """Whether this machine can, and what it lacks; no device is opened."""
    here = machine()
    if here.system != "darwin" or here.processor != "arm64" or here.version < OLDEST:
        said = " ".join([here.system, ".".join(map(str, here.version)), here.processor])
        return Unavailable(
            f"{NEEDS}; this is {' '.join(said.split())}",
            "use another device here; core.testing.emulator runs kernels in Metal for tests",
        )
    try:
        metal()
    except ImportError as e:
        return Unavailable(
            f"a package cannot be imported ({e})", "pip install pyobjc-framework-Metal"
        )
    found = len(devices())
    if not found:
        return Unavailable(
            "Metal finds no GPU whose memory is the host's",
            "leave a virtual machine without a GPU; see system_profiler SPDisplaysDataType",
        )
    return Available(found)
