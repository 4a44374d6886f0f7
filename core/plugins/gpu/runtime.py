"""`GpuRuntime`: `QueuedRuntime` over a GPU's driver."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, NamedTuple

from core.errors import ArgumentError
from core.plugins.dialect import c_launcher
from core.plugins.gpu.driver import NOT_READY
from core.plugins.queued import QueuedRuntime

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from contextlib import AbstractContextManager

    from core._native import device as Device
    from core.plugins.gpu.compiler import RuntimeCompiler
    from core.plugins.gpu.driver import Driver

NON_BLOCKING = 1  # a stream that does not wait for the driver's default stream
WITH_TIMES, WITHOUT_TIMES = 0, 2  # flags of an event
PORTABLE, MAPPED = 1, 2  # flags of pinned memory: for all devices, at the host's address
LAST_DEFAULT_STREAM = 2  # of DLPack's numbers: others are addresses
RELAXED = 2  # a mode of capture: core allocates meanwhile


class Gpu(NamedTuple):
    """The properties of a device that are known without opening it."""

    name: str
    arch: str


class Event:
    """An event of the driver; it is given back with the object."""

    def __init__(self, driver: Driver, handle: Any) -> None:
        self.handle, self._destroy = handle, driver.function(driver.spelled("EventDestroy"))

    def __del__(self) -> None:
        self._destroy(self.handle)


class Graph:
    """A graph of the driver, ready to be launched; it is given back with the object."""

    def __init__(self, driver: Driver, captured: Any) -> None:
        self._destroy = driver.function(driver.spelled("GraphExecDestroy"))
        try:
            self.handle = driver.call("GraphInstantiate", captured, 0)
        finally:
            driver.call("GraphDestroy", captured)

    def __del__(self) -> None:
        if hasattr(self, "handle"):
            self._destroy(self.handle)


class GpuRuntime(QueuedRuntime):
    """Memory, queues and events of one vendor's GPUs.

    Args:
        driver: makes the calls. compiler: of kernels. gpus: each device.

    Attributes:
        kernels_are_shared: whether code loaded for a device is ready on all of its
            architecture.
        copy_kind: passed to driver copies before the stream. visible: a flag besides `MAPPED`
            of memory that kernels write and the host reads in place.
        trap: the source of a kernel `trap` that fails when it runs.
        dlpack_streams: the streams that nobody opens, by DLPack's numbers; the default one first.
    """

    events_cross_devices = True
    kernels_are_shared = True
    copy_kind: tuple[int, ...] = ()
    visible = 0
    trap = ""
    dlpack_streams: Mapping[int, str] = {}

    def __init__(self, driver: Driver, compiler: RuntimeCompiler, gpus: Sequence[Gpu]) -> None:
        self.driver, self.compiler = driver, compiler
        self._gpus = list(gpus)
        self._homes: dict[int, int] = {}  # the device of each queue

    # ---- what a backend supplies, besides `arch` of each device ----------------------------------
    def load(self, code: bytes, index: int) -> Any:
        """Machine code, ready on a device, as long as the process lives."""
        raise NotImplementedError

    def kernel(self, library: Any, name: str) -> Any:
        """The handle of a kernel in what `load` returned."""
        raise NotImplementedError

    def launch_address(self) -> int:
        """The address of the driver's C function that starts a kernel."""
        raise NotImplementedError

    def as_peer(self, index: int) -> Any:
        """How the driver's copies between devices name one."""
        raise NotImplementedError

    # ---- devices -------------------------------------------------------------------------------
    def device_count(self) -> int:
        return len(self._gpus)

    def name(self, index: int) -> str:
        return self._gpus[index].name

    def arch(self, index: int) -> str:
        return self._gpus[index].arch

    def describe(self, index: int) -> str:
        """A device in words, for `doctor`."""
        return f"{self.name(index)} ({self.arch(index)})"

    def facts(self) -> dict[str, object]:
        """The facts that `doctor` prints of open devices: their names, the driver, the compiler."""
        driver, compiler = self.driver, self.compiler
        return {
            "devices": "; ".join(map(self.describe, range(self.device_count()))),
            "driver": f"{driver.product} {driver.spoken(driver.version())}",
            "compiler": f"{compiler.title} {'.'.join(map(str, compiler.version()))}",
        }

    def memory_info(self, index: int) -> tuple[int, int]:
        with self.driver.current(index):
            free, total = self.driver.call("MemGetInfo")
        return int(free), int(total)

    # ---- the driver's calls --------------------------------------------------------------------
    def open_queue(self, index: int) -> Any:
        return self._open(index, "StreamCreate", NON_BLOCKING)

    def queue_address(self, queue: Any) -> int:
        return int(queue)

    def reserve(self, nbytes: int, index: int) -> int:
        with self.driver.current(index):
            return int(self.driver.call("MemAlloc", nbytes))

    def reserve_visible(self, nbytes: int, index: int) -> int:
        address = self._reserve_host(nbytes, index, MAPPED | self.visible)
        ctypes.memset(address, 0, nbytes)
        return address

    def release(self, address: int, index: int) -> None:
        with self.driver.current(index):
            self.driver.call("MemFree", address)

    def copy(self, queue: Any, dst: int, src: int, nbytes: int) -> None:
        with self._home(queue):
            self.driver.call("MemcpyAsync", dst, src, nbytes, *self.copy_kind, queue)

    def wait(self, queue: Any) -> None:
        with self._home(queue):
            self.driver.call("StreamSynchronize", queue)

    def mark(self, queue: Any) -> Event:
        return self._mark(queue, WITHOUT_TIMES)

    def reached(self, event: Any) -> bool:
        status, *_ = self.driver.ask("EventQuery", event.handle)
        if int(status) not in (0, NOT_READY):
            raise self.driver.error("EventQuery", status)
        return int(status) == 0

    def await_event(self, event: Any, queue: Any = None) -> None:
        if queue is None:
            self.driver.call("EventSynchronize", event.handle)
            return
        with self._home(queue):
            self.driver.call("StreamWaitEvent", queue, event.handle, 0)

    def fail_later(self, queue: Any) -> None:
        index = self._homes[int(queue)]
        code = self.compiler.machine_code(self.trap, (), self.arch(index), "trap")
        trap = self.kernel(self.load(code, index), "trap")
        with self._home(queue):
            self.driver.call("LaunchKernel", trap, 1, 1, 1, 1, 1, 1, 0, queue, 0, 0)

    # ---- what a device may leave out -----------------------------------------------------------
    def open_prioritized_queue(self, index: int, priority: int) -> Any:
        return self._open(index, "StreamCreateWithPriority", NON_BLOCKING, priority)

    def mark_timed(self, queue: Any) -> Event:
        return self._mark(queue, WITH_TIMES)

    def elapsed(self, start: Any, end: Any) -> float:
        return float(self.driver.call("EventElapsedTime", start.handle, end.handle))

    def await_event_elsewhere(self, event: Any, stream: int | None, index: int) -> None:
        waits = self.foreign_stream(stream, index)
        with self.driver.current(index):
            self.driver.call("StreamWaitEvent", waits, event.handle, 0)

    def foreign_stream(self, stream: int | None, index: int) -> int:
        """A stream of another library, from the argument of `__dlpack__`.

        Raises:
            ArgumentError: DLPack has no such number for these devices.
        """
        known = self.dlpack_streams
        default = next(iter(known))
        if stream is None or stream in known or stream > LAST_DEFAULT_STREAM:
            return default if stream is None else stream
        numbers = "; ".join(f"{number}: {what}" for number, what in known.items())
        raise ArgumentError(
            what=f"stream={stream} was passed for a tensor on {self.device_type}:{index}",
            why=f"DLPack gives this number no meaning for {self.driver.product}",
            exists=f"None, which is {default}; {numbers}; an address; -1, which orders nothing",
            fix=f"pass stream={default} for {known[default]}",
        )

    def reserve_host(self, nbytes: int, index: int) -> int:
        return self._reserve_host(nbytes, index)

    def release_host(self, address: int, index: int) -> None:
        with self.driver.current(index):
            self.driver.call("MemFreeHost", address)

    def can_access_peer(self, index: int, peer: Device) -> bool:
        """The driver copies between any two of its GPUs, by the host where they have no link."""
        return peer.type == self.device_type

    def copy_peer(
        self, queue: Any, dst: int, dst_device: Device, src: int, src_device: Device, nbytes: int
    ) -> None:
        to, source = (self.as_peer(d.index) for d in (dst_device, src_device))
        with self._home(queue):
            self.driver.call("MemcpyPeerAsync", dst, to, src, source, nbytes, queue)

    def begin_capture(self, queue: Any) -> None:
        with self._home(queue):
            self.driver.call("StreamBeginCapture", queue, RELAXED)

    def end_capture(self, queue: Any) -> Graph:
        with self._home(queue):
            return Graph(self.driver, self.driver.call("StreamEndCapture", queue))

    def replay(self, graph: Any, queue: Any) -> None:
        with self._home(queue):
            self.driver.call("GraphLaunch", graph.handle, queue)

    # ---- kernels -------------------------------------------------------------------------------
    def launcher(self) -> object:
        """A launch goes to the device of its stream, whatever is current."""
        words = ("kernel", "groups", 1, 1, "lanes", 1, 1, 0, "stream", "places", 0)
        return c_launcher(self.launch_address(), words)

    # ---- inside --------------------------------------------------------------------------------
    def _open(self, index: int, call: str, *arguments: int) -> Any:
        with self.driver.current(index):
            queue = self.driver.call(call, *arguments)
        self._homes[int(queue)] = index
        return queue

    def _mark(self, queue: Any, flags: int) -> Event:
        with self._home(queue):
            event = Event(self.driver, self.driver.call("EventCreate", flags))
            self.driver.call("EventRecord", event.handle, queue)
        return event

    def _reserve_host(self, nbytes: int, index: int, flags: int = 0) -> int:
        with self.driver.current(index):
            return int(self.driver.call("MemHostAlloc", nbytes, PORTABLE | flags))

    def _home(self, queue: Any) -> AbstractContextManager[None]:
        """Calls in the block are made on the device of a queue."""
        return self.driver.current(self._homes[int(queue)])
