"""Pinned host memory, and copies that return before the bytes have come.

A device copies from and to pinned memory by itself, while the host and kernels go on. A pinned
tensor is one of `cpu` like others, over a block of the device's `reserve_host`, which core keeps in
an allocator of the same kind as the device's own memory: a freed block is not given out again
before all queues have come to where they were, so a copy may outlive its tensors.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from core._native import Tensor, empty, owned_tensor, owner_of_memory
from core._native import device as Device
from core.errors import (
    ArgumentError,
    AutogradError,
    DeviceError,
    MemoryAccessError,
    OutOfMemoryError,
)
from core.plugins.queued import QueuedRuntime

if TYPE_CHECKING:
    from core._native import dtype as DType
    from core.type_aliases import DeviceLike


class PinnedBlock:
    """A block of pinned memory; it goes back with its last tensor."""

    def __init__(self, runtime: QueuedRuntime, index: int, nbytes: int) -> None:
        self.memory = runtime.host_memory(index)
        self.runtime, self.nbytes, self.process = runtime, max(nbytes, 1), os.getpid()
        self.address = self.memory.allocate(self.nbytes)

    def __del__(self) -> None:
        if hasattr(self, "address") and self.process == os.getpid():  # not after a fork
            self.memory.free(self.address, self.nbytes)


def pin_memory(x: Tensor, device: DeviceLike | None = None) -> Tensor:
    """The function of `Tensor.pin_memory`."""
    if x.device.type != "cpu":
        raise MemoryAccessError(
            what=f"pin_memory of a tensor on {x.device}",
            why="it is the host's memory that is pinned",
            exists="tensors on the cpu",
            fix='x.to("cpu", non_blocking=True) copies to pinned memory',
        )
    if x.requires_grad or x.wrapped_value is not None:
        raise AutogradError(
            what="pin_memory of a tensor that takes part in derivatives",
            why="its copy would silently have no gradient",
            exists="x.detach().pin_memory(), which has none; x.to(device), which has one",
            fix="pin the data before requires_grad_() and outside of transforms",
        )
    place = _place(device)
    runtime = _runtime(place)
    if runtime is None:
        raise DeviceError(
            what=f"{place} has no pinned memory",
            why="its backend does not define reserve_host and release_host",
            exists="copies that wait: x.to(device)",
            fix="leave pin_memory out for this device",
        )
    if _is_of(x, runtime):
        return x
    out = pinned_empty(runtime, place.index or 0, x.shape, x.dtype)
    out.copy_(x.detach())
    return out


def is_pinned(x: Tensor, device: DeviceLike | None = None) -> bool:
    """The function of `Tensor.is_pinned`."""
    if x.device.type != "cpu":
        return False
    owner = owner_of_memory(x)
    if device is None or not isinstance(owner, PinnedBlock):
        return isinstance(owner, PinnedBlock)
    return owner.runtime is _runtime(_place(device))


def pinned_empty(
    runtime: QueuedRuntime, index: int, shape: tuple[int, ...], dtype: DType
) -> Tensor:
    """A tensor of the cpu in pinned memory, not filled."""
    nbytes = dtype.itemsize
    for size in shape:
        nbytes *= size
    try:
        block = PinnedBlock(runtime, index, nbytes)
    except MemoryError as e:
        raise OutOfMemoryError(
            what=f"there are no {nbytes} bytes of pinned memory",
            why="pinned pages cannot be moved, so the system limits them to a part of its memory",
            exists="memory that is not pinned",
            fix="drop pinned tensors, or work on smaller pieces",
        ) from e
    return owned_tensor(block.address, shape, dtype, block)


# ---- copies that return early ------------------------------------------------------------------
def moved(x: Tensor, device: Device) -> Tensor | None:
    """x on another device, on its way; None where a copy has to be waited for."""
    to_host = device.type == "cpu"
    runtime = _runtime(x.device if to_host else device)
    if runtime is None or not x.is_contiguous:
        return None
    if to_host:
        out = pinned_empty(runtime, x.device.index or 0, x.shape, x.dtype)
    elif _is_of(x, runtime):
        out = empty(x.shape, x.dtype, device)
    else:
        return None
    return out if started(out, x) else None


def started(dst: Tensor, src: Tensor) -> bool:
    """Enqueues a copy between pinned memory and a device; False where that cannot be."""
    device = src.device if dst.device.type == "cpu" else dst.device
    host = dst if dst.device.type == "cpu" else src
    runtime = None if device.type == "cpu" or host.device.type != "cpu" else _runtime(device)
    if runtime is None or not _is_of(host, runtime):
        return False
    if src.shape != dst.shape or not (src.is_contiguous and dst.is_contiguous):
        return False
    if src.size:
        index = device.index or 0
        runtime.enqueue_copy(index, dst.data_ptr, src.data_ptr, src.nbytes)
    return True


# ---- inside ------------------------------------------------------------------------------------
def _place(device: DeviceLike | None) -> Device:
    if device is not None:
        place = Device(device)
        if place.type == "cpu":
            raise ArgumentError(
                what="pinned memory for the device cpu",
                why="memory is pinned for an accelerator, which copies from it",
                exists="core.devices()",
                fix="name the accelerator, or leave the device out",
            )
        return place
    from core.plugins import current_accelerator

    accelerator = current_accelerator()
    if accelerator is None:
        raise DeviceError(
            what="memory cannot be pinned",
            why="there is no accelerator whose driver would do it",
            exists="core.devices() lists the devices",
            fix="leave pin_memory out without an accelerator",
        )
    return accelerator


def _runtime(device: Device) -> QueuedRuntime | None:
    """The runtime of a device that has pinned memory."""
    from core.plugins.streams import find_queued

    runtime = find_queued(device)
    offered = runtime is not None and runtime.offers("reserve_host", "release_host")
    return runtime if offered else None


def _is_of(x: Tensor, runtime: QueuedRuntime) -> bool:
    owner = owner_of_memory(x)
    return isinstance(owner, PinnedBlock) and owner.runtime is runtime
