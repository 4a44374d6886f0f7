"""Memory that the host and a device see: `core.asarray(x, device=..., copy=False)` without a copy.

Where a device works on the host's memory, its backend defines `adopt_host` and `disown_host`. Then
a tensor of the cpu and one of the device may be over the same bytes. Neither side waits for the
other: call `core.synchronize` before the host reads or writes. From the device to the host core
waits once, when the tensor is made.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from core._native import owned_tensor

if TYPE_CHECKING:
    from core._native import Tensor
    from core._native import device as Device
    from core.plugins.queued import QueuedRuntime


class Adopted:
    """Memory of a tensor of the cpu, as a device uses it; it ends with the last tensor over it."""

    def __init__(self, runtime: QueuedRuntime, index: int, host: Tensor) -> None:
        self.runtime, self.index, self.host, self.process = runtime, index, host, os.getpid()
        self.address = runtime.adopted(host.data_ptr, host.nbytes, index)

    def __del__(self) -> None:
        if getattr(self, "address", 0) and self.process == os.getpid():  # not after a fork
            self.runtime.disowned(self.address, self.index)


class Lent:
    """Memory of a device's tensor, as the host uses it."""

    def __init__(self, there: Tensor) -> None:
        self.there = there


def shared(x: Tensor, device: Device) -> Tensor | None:
    """x on another device, over its memory; None where it has to be copied."""
    to_host = device.type == "cpu"
    runtime = _runtime(x.device if to_host else device)
    plain = x.is_contiguous and x.size and not x.requires_grad and x.wrapped_value is None
    if runtime is None or not plain or not (to_host or x.device.type == "cpu"):
        return None
    if to_host:
        runtime.synchronize(x.device.index or 0)
        return owned_tensor(x.data_ptr, x.shape, x.dtype, Lent(x))
    owner = Adopted(runtime, device.index or 0, x)
    if not owner.address:
        return None
    return owned_tensor(owner.address, x.shape, x.dtype, owner, device)


def _runtime(device: Device) -> QueuedRuntime | None:
    """The runtime of a device that works on the host's memory."""
    from core.plugins.streams import find_queued

    runtime = find_queued(device)
    return runtime if runtime is not None and runtime.offers("adopt_host", "disown_host") else None
