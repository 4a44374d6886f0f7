"""AddressSanitizer for kernels: how they are built, and the process that can run them.

Its library has to be the first that a process loads. So kernels that are built with it run in a
child process:

    subprocess.run([sys.executable, "-c", code], env={**os.environ, **sanitizer_environment()})

There, `emulated(dialect, sanitize=True)` has the first access out of bounds reported, with the
kernel and the line in its source, and the process ended.
"""

from __future__ import annotations

import ctypes
import os
import subprocess

from core.errors import ToolchainError
from core.ir.toolchain.c_compiler import find_toolchain

FLAGS = (
    "-x", "c++", "-std=gnu++17", "-O1", "-fno-exceptions", "-fno-rtti", "-fno-strict-aliasing",
    "-fno-threadsafe-statics", "-w",
)  # fmt: skip
SANITIZE = ("-fsanitize=address", "-fno-omit-frame-pointer", "-g1")
# Of gcc, then of clang. An exception that core's native code throws needs the last one.
_LIBRARIES = (("libasan.so", "libclang_rt.asan-x86_64.so"), ("libstdc++.so",))


def flags(sanitize: bool) -> tuple[str, ...]:
    """For the compiler, after core's flags."""
    if sanitize and not hasattr(ctypes.CDLL(None), "__asan_init"):
        raise ToolchainError(
            what="kernels with AddressSanitizer cannot run in this process",
            why="its library has to be the first that a process loads",
            exists=f"LD_PRELOAD={os.environ.get('LD_PRELOAD', '')}",
            fix="run them in a child process: env={**os.environ, **sanitizer_environment()}",
        )
    return FLAGS + SANITIZE if sanitize else FLAGS


def sanitizer_environment() -> dict[str, str]:
    """The variables that a process needs in which kernels with AddressSanitizer run.

    Raises:
        ToolchainError: the compiler has no such library.

    Example:
        >>> from core.testing.emulator import sanitizer_environment
        >>> sorted(sanitizer_environment())
        ['ASAN_OPTIONS', 'LD_PRELOAD']
    """
    paths = [next(filter(None, map(_path_of, names)), "") for names in _LIBRARIES]
    if not all(paths):
        raise ToolchainError(
            what="the C compiler brings no AddressSanitizer",
            why="neither gcc's nor clang's library of it was found",
            exists=repr(find_toolchain()),
            fix="CORE_CC=gcc, with the package libasan",
        )
    return {"LD_PRELOAD": ":".join(paths), "ASAN_OPTIONS": "detect_leaks=0"}


def _path_of(name: str) -> str:
    """Where the compiler has a library; "" if it has none of that name."""
    command = [*find_toolchain().command, f"-print-file-name={name}"]
    path = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return path if os.path.isabs(path) and os.path.exists(path) else ""
