"""Memory, copies, queues and events of the device: every method is one call of a driver.

TODO: replace the simulator's calls by your driver's, one method at a time; the tests tell whether
it still works. The contract of each method is in core.plugins.QueuedRuntime, and in core's
documentation, "Bring a device"; core adds the caching allocator, streams and late errors.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from core.plugins import QueuedRuntime

from core_backend_acme import config, simulator

if TYPE_CHECKING:
    from collections.abc import Callable


class AcmeRuntime(QueuedRuntime):
    """All devices of this process."""

    def __init__(self) -> None:
        super().__init__()
        size = config.memory_size()
        self.devices = [simulator.Device(size) for _ in range(config.device_count())]

    def device_count(self) -> int:
        return len(self.devices)

    def name(self, index: int) -> str:
        return f"Acme simulator {index}"

    def memory_info(self, index: int) -> tuple[int, int]:
        device = self.devices[index]
        return device.size - device.used, device.size

    # ---- memory --------------------------------------------------------------------------------
    def reserve(self, nbytes: int, index: int) -> int:
        return self.devices[index].allocate(nbytes)

    def release(self, address: int, index: int) -> None:
        self.devices[index].free(address)

    # ---- queues: work is done in order ---------------------------------------------------------
    def open_queue(self, index: int) -> simulator.Queue:
        return simulator.Queue()

    def copy(self, queue: simulator.Queue, dst: int, src: int, nbytes: int) -> None:
        queue.add(lambda: simulator.copy(dst, src, nbytes))

    def wait(self, queue: simulator.Queue) -> None:
        queue.wait()

    # ---- events: places in a queue -------------------------------------------------------------
    def mark(self, queue: simulator.Queue) -> simulator.Event:
        return simulator.Event(queue)

    def reached(self, event: simulator.Event) -> bool:
        return event.reached()

    def await_event(self, event: simulator.Event, queue: simulator.Queue | None = None) -> None:
        event.wait(queue)

    # ---- the simulator's, for dialect.py and kernels.py ----------------------------------------
    def enqueue(self, index: int, work: Callable[[], object]) -> None:
        """Starts a kernel on the current queue. TODO: the driver's call, which does not wait."""
        self.queue(index).add(work)

    def pointer(self, address: int) -> int:
        """The memory of an address, for a kernel. TODO: a device's kernel takes the address."""
        return simulator.pointer(address)


@cache
def runtime() -> AcmeRuntime:
    """The runtime of this process."""
    return AcmeRuntime()
