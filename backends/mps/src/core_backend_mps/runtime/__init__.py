"""Memory, queues and events of Apple's GPUs: core's `QueuedRuntime` over Metal."""

from __future__ import annotations

import atexit
import ctypes
import functools
from typing import TYPE_CHECKING, Any

from core.plugins import QueuedRuntime
from core_backend_mps.runtime.compiler import pipelines
from core_backend_mps.runtime.machine import devices, machine, metal, pool
from core_backend_mps.runtime.memory import Memory
from core_backend_mps.runtime.queues import Queue

if TYPE_CHECKING:
    from core_backend_mps.runtime.queues import Batch, Graph

TRAP = """#include <metal_stdlib>
using namespace metal;
struct core_places_trap { device int *at; };
kernel void trap(constant core_places_trap &places [[buffer(0)]]) { *places.at = 1; }
"""
FAMILIES = ("Apple9", "Apple8", "Apple7")  # the newest first; M1 is of Apple7


class _Trap:
    """The kernel of `fail_later`."""

    name, lanes, indirect = "trap", 1, False

    def __init__(self, pipeline: Any) -> None:
        self.pipeline = pipeline


class MetalRuntime(QueuedRuntime):
    """The device type `mps`.

    DLPack's code for Metal is not used: its consumers read an address as an `MTLBuffer`.
    """

    events_cross_devices = True

    def __init__(self) -> None:
        self.devices = devices()
        self._memories = [Memory(device) for device in self.devices]
        self._queues: list[Queue] = []
        atexit.register(self._leave)

    def _leave(self) -> None:
        for queue in self._queues:
            queue.leave()

    # ---- devices -------------------------------------------------------------------------------
    def device_count(self) -> int:
        return len(self.devices)

    def name(self, index: int) -> str:
        return str(self.devices[index].name())

    @functools.cache  # noqa: B019 - there is one runtime, as long as the process
    def arch(self, index: int) -> str:
        """The newest family of GPUs that it belongs to: "apple8"."""
        api, device = metal(), self.devices[index]
        for family in FAMILIES:
            if device.supportsFamily_(getattr(api, f"MTLGPUFamily{family}")):
                return family.lower()
        return ""

    def describe(self, index: int) -> str:
        """A device in words, for `doctor`."""
        device = self.devices[index]
        shared = int(device.maxThreadgroupMemoryLength()) // 1024
        room = int(device.recommendedMaxWorkingSetSize()) >> 20
        return f"{self.name(index)} ({self.arch(index)}, {room} MiB, {shared} KiB of a group)"

    def memory_info(self, index: int) -> tuple[int, int]:
        return self._memories[index].info()

    # ---- memory --------------------------------------------------------------------------------
    def reserve(self, nbytes: int, index: int) -> int:
        return self._memories[index].reserve(nbytes)

    def release(self, address: int, index: int) -> None:
        self._memories[index].release(address)

    def reserve_visible(self, nbytes: int, index: int) -> int:
        address = self.reserve(nbytes, index)
        ctypes.memset(address, 0, nbytes)
        return address

    def reserve_host(self, nbytes: int, index: int) -> int:
        """All memory is the host's; pinned memory has a buffer, so that the GPU copies it."""
        return self.reserve(nbytes, index)

    def release_host(self, address: int, index: int) -> None:
        self.release(address, index)

    def adopt_host(self, address: int, nbytes: int, index: int) -> int:
        return address if self._memories[index].adopt(address, nbytes) else 0

    def disown_host(self, address: int, index: int) -> None:
        self._memories[index].disown(address)

    def memory_of(self, index: int) -> Memory:
        """The buffers of a device."""
        return self._memories[index]

    # ---- queues --------------------------------------------------------------------------------
    def open_queue(self, index: int) -> Queue:
        with pool()():
            queue = Queue(self.devices[index], index)
        self._queues.append(queue)
        return queue

    def copy(self, queue: Queue, dst: int, src: int, nbytes: int) -> None:
        """By the GPU between its blocks; by the host, when its turn has come, to other memory."""
        to, source = map(self._memories[queue.index].find, (dst, src))
        if to is None or source is None or (dst | src | nbytes) % 4:
            queue.copy_by_host(dst, src, nbytes)
        else:
            queue.copy(to, dst, source, src, nbytes)

    def wait(self, queue: Queue) -> None:
        queue.wait()

    def mark(self, queue: Queue) -> Batch:
        return queue.mark()

    def reached(self, event: Batch) -> bool:
        return event.is_done()

    def await_event(self, event: Batch, queue: Queue | None = None) -> None:
        if queue is None:
            event.finish()
        else:
            queue.follow(event)

    def mark_timed(self, queue: Queue) -> Batch:
        return queue.mark_timed()

    def elapsed(self, start: Batch, end: Batch) -> float:
        """Milliseconds between the ends of two batches, by the GPU's clock."""
        return 1e3 * float(end.buffer.GPUEndTime() - start.buffer.GPUEndTime())

    # ---- graphs --------------------------------------------------------------------------------
    def begin_capture(self, queue: Queue) -> None:
        queue.capture()

    def end_capture(self, queue: Queue) -> Graph:
        return queue.captured()

    def replay(self, graph: Graph, queue: Queue) -> None:
        queue.replay(graph)

    def fail_later(self, queue: Queue) -> None:
        made = pipelines(self.devices[queue.index], TRAP, ["trap"])
        queue.fail_later(_Trap(made["trap"]))  # type: ignore[arg-type]


def facts() -> dict[str, object]:
    """The facts that `doctor` prints of open devices."""
    made = runtime()
    return {
        "devices": "; ".join(map(made.describe, range(made.device_count()))),
        "macOS": ".".join(map(str, machine().version)),
        "memory": "one for the host and the GPU; asarray(..., copy=False) shares whole pages",
    }


@functools.cache
def runtime() -> MetalRuntime:
    """The runtime of this process."""
    return MetalRuntime()
