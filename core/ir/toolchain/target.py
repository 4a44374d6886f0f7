"""The processor that kernels are compiled for, as a part of the cache's keys.

Machines that share a home folder share the cache, and `-march=native` means something else on each.
"""

from __future__ import annotations

import platform
import sys

from core.ir.toolchain.kernel_cache import digest

# The entries of /proc/cpuinfo that code generation depends on, on x86 and on Arm.
_FIELDS = (
    "vendor_id", "cpu family", "model", "model name", "flags", "Features", "CPU implementer",
    "CPU architecture", "CPU variant", "CPU part", "isa", "uarch", "cpu",
)  # fmt: skip

_target = ""


def target() -> str:
    """The target of kernels, as a digest: system, architecture, processor."""
    global _target
    if not _target:
        _target = digest(platform.machine(), sys.platform, *_processor())
    return _target


def native() -> list[str]:
    """The flags that have a compiler use all that this processor has; none where it is not known.

    Compilers halve the vectors of AVX-512 by default: the first processors that had it
    slowed down all of their clocks for the whole ones. Vector math takes a quarter less time so.
    """
    machine = platform.machine().lower()
    if is_arm() or machine.startswith("ppc64"):
        return ["-mcpu=native"]
    wide = ["-mprefer-vector-width=512"] if _has("avx512f") else []
    return ["-march=native", *wide] if machine in ("x86_64", "amd64", "i686", "s390x") else []


def is_arm() -> bool:
    """Whether it is a 64-bit Arm, every one of which has vectors and fused multiply-adds."""
    return platform.machine().lower() in ("aarch64", "arm64")


def has_half() -> bool:
    """Whether it surely converts float16 by an instruction."""
    return is_arm() or _has("f16c")


def _processor() -> list[str]:
    try:
        # The first processor's lines; the file of a large machine takes milliseconds to read.
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            text = file.read(8192)
    except OSError:
        return [platform.processor()]
    lines = text.split("\n\n")[0].splitlines()
    return [line for line in lines if line.partition(":")[0].strip() in _FIELDS]


def has_fma() -> bool:
    """Whether it surely has a fused multiply-add."""
    return is_arm() or _has("fma")


def has_predicates() -> bool:
    """Whether C is written for vectors some of whose lanes an operation leaves as they are (SVE).

    AVX-512 has them, too; but x86-64 has one text, and with AVX2 they cost a blend.
    """
    return platform.machine().lower() == "aarch64"


def _has(feature: str) -> bool:
    """Whether the processor's description names a feature."""
    return any(feature in line.split() for line in _processor())
