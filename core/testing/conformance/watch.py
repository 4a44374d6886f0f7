"""`Watch`: counts the allocations and copies that a runtime is asked for in a block."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.plugins import Runtime

Allocate = Callable[[int, int], int]
Free = Callable[[int, int, int], None]
ToHost = Callable[[memoryview, int, int], None]
FromHost = Callable[[int, memoryview, int], None]

METHODS = ("allocate", "free", "copy_to_host", "copy_from_host")


class Watch:
    """Stands between core and a runtime's methods; inside a `with` block.

    Attributes:
        allocated, freed: (address, nbytes, index), those that stayed and those that went.
        read, written: bytes that were copied to the host, and from it.
    """

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.allocated: list[tuple[int, int, int]] = []
        self.freed: list[tuple[int, int, int]] = []
        self.read = self.written = 0
        self._before: dict[str, Any] = {}

    def __enter__(self) -> Watch:
        own: Any = getattr(self.runtime, "__dict__", None)
        for name in METHODS if own is not None else ():  # of a class with slots, nothing is counted
            self._before[name] = own.get(name)
            setattr(self.runtime, name, getattr(self, f"_{name}")(getattr(self.runtime, name)))
        return self

    def __exit__(self, *error: object) -> None:
        for name, before in self._before.items():
            if before is None:
                delattr(self.runtime, name)
            else:
                setattr(self.runtime, name, before)

    # ---- the methods, watched --------------------------------------------------------------------
    def _allocate(self, call: Allocate) -> Allocate:
        def allocate(nbytes: int, index: int) -> int:
            address = call(nbytes, index)
            self.allocated.append((address, nbytes, index))
            return address

        return allocate

    def _free(self, call: Free) -> Free:
        def free(address: int, nbytes: int, index: int) -> None:
            self.freed.append((address, nbytes, index))
            call(address, nbytes, index)

        return free

    def _copy_to_host(self, call: ToHost) -> ToHost:
        def copy_to_host(dst: memoryview, src: int, index: int) -> None:
            self.read += len(dst)
            call(dst, src, index)

        return copy_to_host

    def _copy_from_host(self, call: FromHost) -> FromHost:
        def copy_from_host(dst: int, src: memoryview, index: int) -> None:
            self.written += len(src)
            call(dst, src, index)

        return copy_from_host
