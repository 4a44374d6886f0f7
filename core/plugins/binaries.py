"""A cache on disk for the binaries that a driver's compiler makes.

A dialect builds each source once in a process (`DeviceDialect.build`); with `cached_binary` it is
compiled once on a machine. The entries lie in core's kernel cache: written at once, by one process
at a time, and verified when they are read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def cached_binary(make: Callable[[], bytes], *key: str, suffix: str = ".bin") -> bytes:
    """The result of `make()`, or its earlier result for this key.

    Args:
        make: compiles. Its exceptions reach the caller, and nothing is cached then.
        key: all that the binary depends on: source, options, compiler, device, driver.
        suffix: how the entry's name ends.

    Example:
        >>> from core.plugins import cached_binary
        >>> cached_binary(lambda: b"code", "kernel void f() {}", "acme 1.2")
        b'code'
    """
    from core.ir.toolchain.kernel_cache import default_cache, digest

    path = default_cache().entry(digest(suffix, *key), lambda at: at.write_bytes(make()), suffix)
    try:
        return path.read_bytes()
    except FileNotFoundError:  # the cache was cleared since
        return make()
