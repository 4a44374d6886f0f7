"""A device of this process whose kernels the emulator runs: memory, and the hooks of a backend.

Its memory is the host's, at addresses that the host cannot read: code that follows one outside of a
kernel faults at once, as on a device.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from core.plugins import Available, BackendInfo, Runtime, add_backend, hookimpl
from core.plugins.info import API_VERSIONS
from core.testing.emulator.dialect import HIDDEN, emulated

if TYPE_CHECKING:
    from core.ir.dialect.groups import GroupDialect
    from core.testing.emulator.dialect import EmulatedDialect

_ALIGNMENT = 64
_FRESH = 0xFF  # NaN, or -1: unwritten memory is not mistaken for a result


class EmulatedRuntime(Runtime):
    """Memory that kernels on the emulator use, and the host cannot.

    Args:
        dialect: whose kernels those are. While it gathers, new memory is zero, so that programs
            which read back find small numbers.
        devices: how many there are.
    """

    fork_safe = True

    def __init__(self, dialect: EmulatedDialect, devices: int = 1) -> None:
        self._dialect = dialect
        self._devices = devices
        self._libc = ctypes.CDLL(None)  # in a process with AddressSanitizer, malloc is its own
        self._libc.free.argtypes = [ctypes.c_void_p]
        self._libc.posix_memalign.argtypes = [
            ctypes.POINTER(ctypes.c_void_p), ctypes.c_size_t, ctypes.c_size_t,
        ]  # fmt: skip

    def device_count(self) -> int:
        return self._devices

    def name(self, index: int) -> str:
        return f"Emulated {self._dialect.language.name}"

    def allocate(self, nbytes: int, index: int) -> int:
        pointer = ctypes.c_void_p()
        if (
            self._libc.posix_memalign(ctypes.byref(pointer), _ALIGNMENT, nbytes)
            or not pointer.value
        ):
            raise MemoryError(f"{nbytes} bytes of the host's memory")
        ctypes.memset(pointer.value, 0 if self._dialect.is_gathering else _FRESH, nbytes)
        return pointer.value + HIDDEN

    def free(self, address: int, nbytes: int, index: int) -> None:
        self._libc.free(address - HIDDEN)

    def copy_from_host(self, dst: int, src: memoryview, index: int) -> None:
        ctypes.memmove(dst - HIDDEN, bytes(src), len(src))

    def copy_to_host(self, dst: memoryview, src: int, index: int) -> None:
        if len(dst):
            ctypes.memmove(ctypes.addressof(ctypes.c_char.from_buffer(dst)), src - HIDDEN, len(dst))

    def copy_on_device(
        self, dst: int, dst_index: int, src: int, src_index: int, nbytes: int
    ) -> None:
        ctypes.memmove(dst - HIDDEN, src - HIDDEN, nbytes)

    def synchronize(self, index: int) -> None:
        """Kernels are done when they return."""


class _Backend:
    """The hooks of an emulated device."""

    def __init__(self, device_type: str, dialect: EmulatedDialect, devices: int) -> None:
        self.device_type = device_type
        self.dialect = dialect
        self.devices = devices

    @hookimpl
    def core_backend_info(self) -> BackendInfo:
        # Below a backend for the hardware: that one is asked first whether it can work.
        return BackendInfo(self.device_type, self.device_type, API_VERSIONS, priority=-1)

    @hookimpl
    def core_probe(self) -> Available:
        return Available(devices=self.devices)

    @hookimpl
    def core_open(self) -> Runtime:
        return EmulatedRuntime(self.dialect, self.devices)

    @hookimpl
    def core_dialect(self) -> EmulatedDialect:
        return self.dialect


def add_device(
    device_type: str, dialect: GroupDialect | type[GroupDialect], *, devices: int = 1, **how: Any
) -> EmulatedDialect:
    """Adds a device to this process: a dialect's kernels, run by the emulator.

    Args:
        device_type: its name: "cuda" makes `device="cuda"` work.
        dialect, how: as `emulated` takes them.
        devices: how many there are, cuda:0, cuda:1, ...

    Returns:
        The dialect in use, whose `order` may be changed between calls.

    Example:
        >>> import core
        >>> from core.ir.dialect.cpp_groups import CppGroupDialect
        >>> from core.testing.emulator import CUDA, add_device
        >>> dialect = add_device("example", CppGroupDialect, language=CUDA)
        >>> x = core.asarray([1.0, 2.0], device="example")
        >>> core.sum(x * x).to("cpu").item(), dialect.started > 1
        (5.0, True)
    """
    emulated_dialect = emulated(dialect, **how)
    add_backend(device_type, _Backend(device_type, emulated_dialect, devices))
    return emulated_dialect
