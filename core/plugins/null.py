"""The `null` device: it holds no data, compiles nothing and launches nothing.

Built into core and opened like any plugin, it shows what core itself does with a program: shapes,
dtypes, dispatch, allocation and errors, at full speed and without hardware. Every operator that
allocates its outputs from a rule runs there and computes nothing. Reading a result raises.
"""

from __future__ import annotations

import threading

from core._native import noop_kernel, register_device_fallback
from core.errors import MemoryAccessError
from core.plugins import Available, BackendInfo, Runtime, hookimpl
from core.plugins.info import API_VERSIONS

ALIGNMENT = 64
FIRST_ADDRESS = 1 << 60  # far outside what any process maps


class NullRuntime(Runtime):
    """Memory that is only counted: its addresses have no bytes."""

    fork_safe = True

    def __init__(self) -> None:
        self._next = FIRST_ADDRESS
        self._lock = threading.RLock()

    def device_count(self) -> int:
        return 1

    def allocate(self, nbytes: int, index: int) -> int:
        with self._lock:
            address = self._next
            self._next += (nbytes // ALIGNMENT + 1) * ALIGNMENT
        return address

    def free(self, address: int, nbytes: int, index: int) -> None:
        """Addresses are never used twice, so there is nothing to give back."""

    def copy_from_host(self, dst: int, src: memoryview, index: int) -> None:
        """The bytes are forgotten."""

    def copy_to_host(self, dst: memoryview, src: int, index: int) -> None:
        raise MemoryAccessError(
            what=f"{len(dst)} bytes were to be read from the device 'null'",
            why="it keeps no data, so there is nothing to read",
            exists="shape, dtype, strides and device of the tensor",
            fix="run on another device to see values; core.devices() lists them",
        )

    def copy_on_device(
        self, dst: int, dst_index: int, src: int, src_index: int, nbytes: int
    ) -> None:
        """There are no bytes to copy."""

    def synchronize(self, index: int) -> None:
        """Nothing was enqueued."""


@hookimpl
def core_backend_info() -> BackendInfo:
    return BackendInfo(name="null", device_type="null", api=API_VERSIONS, priority=-1000)


@hookimpl
def core_probe() -> Available:
    return Available()


@hookimpl
def core_open() -> Runtime:
    register_device_fallback("null", noop_kernel())
    return NullRuntime()
