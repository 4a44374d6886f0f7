"""The CUDA driver, through cuda-bindings.

Every device is used in its primary context, which other libraries of the process share. A call
enters it and leaves it again, so that what another library has made current stays so.
"""

from __future__ import annotations

import functools
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from cuda.bindings import driver as cu

from core.plugins.gpu import Driver

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LEAST = 7, 5  # compute capability: what NVRTC of CUDA 13 compiles for


class CudaDriver(Driver):
    """The calls of cuda-bindings."""

    product = "CUDA"
    prefix = "cu"
    oldest = 13000  # CUDA 13: what the kernels' machine code asks for

    def function(self, name: str) -> Callable[..., tuple[Any, ...]]:
        found: Callable[..., tuple[Any, ...]] = getattr(cu, name)
        if name != "cuLaunchKernel":  # of handles it takes objects only
            return found
        return lambda kernel, *words: found(cu.CUfunction(int(kernel)), *words)

    def explain(self, status: Any) -> tuple[str, str]:
        _, text = cu.cuGetErrorString(status)
        return status.name, text.decode() if text else ""

    @contextmanager
    def current(self, index: int) -> Iterator[None]:
        self.call("CtxPushCurrent", self.context(index))
        try:
            yield
        except BaseException:
            self.ask("CtxPopCurrent")  # what it returns is no news, and hides what was raised
            raise
        self.call("CtxPopCurrent")

    def spoken(self, version: int) -> str:
        return f"{version // 1000}.{version % 1000 // 10}"

    def unfit(self, count: int) -> tuple[str, str] | None:
        best = max(self.capability(index) for index in range(count))
        if best >= LEAST:
            return None
        reason = f"compute capability {best[0]}.{best[1]} is below 7.5"
        return reason, "use a GPU of the Turing generation or a newer one"

    @functools.cache  # noqa: B019 - there is one driver, as long as the process
    def context(self, index: int) -> Any:
        """Made at the first use of this GPU: a context takes some of its memory."""
        return self.call("DevicePrimaryCtxRetain", self.call("DeviceGet", index))

    def capability(self, index: int) -> tuple[int, int]:
        """The compute capability of a GPU; no context is made."""
        number = self.call("DeviceGet", index)
        kinds = cu.CUdevice_attribute
        major = kinds.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR
        minor = kinds.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR
        ask = functools.partial(self.call, "DeviceGetAttribute")
        return int(ask(major, number)), int(ask(minor, number))

    def name(self, index: int) -> str:
        found: bytes = self.call("DeviceGetName", 256, self.call("DeviceGet", index))
        return found.split(b"\0")[0].decode()


DRIVER = CudaDriver()
