"""The HIP runtime as a driver: its calls, what a GPU is, and which one is current.

The device that is current belongs to the thread; a call sets its own and puts back what was there,
so that what another library has made current stays so.
"""

from __future__ import annotations

import ctypes
import functools
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from core.plugins.gpu import CLibrary, Driver
from core.plugins.gpu.calls import OF_DRIVERS, declared
from core_backend_rocm.runtime import libraries

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_SIZE = 1472  # of the struct hipDeviceProp_t of ROCm 6 and 7, and where its members lie
_NAME, _SHARED, _WARP, _ARCH = 0, 296, 308, 1160
OWN = {  # besides the functions that other drivers have, too
    "RuntimeGetVersion": "&i",
    "GetDevice": "&i",
    "SetDevice": "i",
    "GetDevicePropertiesR0600": "p i",
    "GetLastError": "",
    "DrvGetErrorName": "i &s",
    "DrvGetErrorString": "i &s",
    "MemcpyAsync": "p p z i p",
    "MemcpyPeerAsync": "p i p i z p",
    "ModuleLoadData": "&p s",
    "ModuleGetFunction": "&p p s",
}


class Properties(NamedTuple):
    """What a GPU is.

    Attributes:
        arch: the processor with its features, "gfx90a:sramecc+:xnack-". wavefront: lanes that run
            in step. shared_bytes: of LDS, of one group.
    """

    name: str
    arch: str
    wavefront: int
    shared_bytes: int


class HipDriver(Driver):
    """The calls of libamdhip64."""

    product = "HIP"
    prefix = "hip"
    oldest = 60_000_000  # 6.0
    renamed = {
        "DeviceGetCount": "GetDeviceCount", "MemAlloc": "Malloc", "MemFree": "Free",
        "MemHostAlloc": "HostMalloc", "MemFreeHost": "HostFree",
        "StreamCreate": "StreamCreateWithFlags", "EventCreate": "EventCreateWithFlags",
        "GraphInstantiate": "GraphInstantiateWithFlags", "LaunchKernel": "ModuleLaunchKernel",
    }  # fmt: skip

    @functools.cached_property
    def library(self) -> CLibrary:
        return CLibrary(libraries.hip(), declared(OF_DRIVERS | OWN, self.spelled))

    def function(self, name: str) -> Callable[..., tuple[Any, ...]]:
        """What fails is forgotten by HIP, for others of this thread ask it for the last error."""
        found, forget = map(self.library.function, (name, "hipGetLastError"))

        def call(*arguments: Any) -> tuple[Any, ...]:
            answer = found(*arguments)
            if answer[0]:
                forget()
            return answer

        return call

    def explain(self, status: int) -> tuple[str, str]:
        (_, name), (_, text) = (
            self.ask(f"DrvGetError{what}", status) for what in ("Name", "String")
        )
        return name.decode() if name else f"hipError {status}", text.decode() if text else ""

    @contextmanager
    def current(self, index: int) -> Iterator[None]:
        before = self.call("GetDevice")
        if before != index:
            self.call("SetDevice", index)
        try:
            yield
        finally:
            if before != index:
                self.call("SetDevice", before)

    def spoken(self, version: int) -> str:
        return f"{version // 10**7}.{version // 10**5 % 100}"

    def unfit(self, count: int) -> tuple[str, str] | None:
        archs = [self.properties(index).arch for index in range(count)]
        if any(len(arch.split(":")[0]) > 6 or arch >= "gfx9" for arch in archs):
            return None
        return f"{archs[0]} is older than gfx900", "use a GPU of the Vega generation or a newer one"

    def properties(self, index: int) -> Properties:
        """What a GPU is, by the versioned symbol: the unversioned one has an older struct."""
        struct = ctypes.create_string_buffer(_SIZE)
        self.call("GetDevicePropertiesR0600", struct, index)
        name, arch = (struct.raw[at : at + 256].split(b"\0")[0].decode() for at in (_NAME, _ARCH))
        shared = int.from_bytes(struct.raw[_SHARED : _SHARED + 8], "little")
        return Properties(
            name, arch, int.from_bytes(struct.raw[_WARP : _WARP + 4], "little"), shared
        )


DRIVER = HipDriver()
