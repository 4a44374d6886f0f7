"""Memory, queues and events of NVIDIA GPUs: core's `QueuedRuntime` over the CUDA driver."""

from __future__ import annotations

import ctypes
import functools
from typing import TYPE_CHECKING, Any

from cuda.bindings import driver as cu

from core.errors import ArgumentError
from core.plugins import QueuedRuntime, c_launcher
from core_backend_cuda.runtime.driver import Device, call, checked, count

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    import core

_WITH_TIMES = cu.CUevent_flags.CU_EVENT_DEFAULT.value
_WITHOUT_TIMES = cu.CUevent_flags.CU_EVENT_DISABLE_TIMING.value
_RELAXED = cu.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED  # core allocates meanwhile
_TRAP = 'extern "C" __global__ void trap() { __trap(); }'


class CudaEvent:
    """An event of the driver; it is given back with the object."""

    def __init__(self, handle: Any) -> None:
        self.handle = handle

    def __del__(self, destroy: Any = cu.cuEventDestroy) -> None:
        destroy(self.handle)


class CudaGraph:
    """A graph of the driver, ready to be launched; it is given back with the object."""

    def __init__(self, captured: Any) -> None:
        try:
            self.handle = call(cu.cuGraphInstantiate, captured, 0)
        finally:
            call(cu.cuGraphDestroy, captured)

    def __del__(self, destroy: Any = cu.cuGraphExecDestroy) -> None:
        if hasattr(self, "handle"):
            destroy(self.handle)


class CudaRuntime(QueuedRuntime):
    """The device type `cuda`."""

    dlpack_type = 2  # kDLCUDA
    events_cross_devices = True

    def __init__(self) -> None:
        self._gpus = [Device(index) for index in range(count())]
        self._homes: dict[int, int] = {}  # the device of each queue

    def device_count(self) -> int:
        return len(self._gpus)

    def name(self, index: int) -> str:
        return str(self._gpus[index].name)

    def arch(self, index: int) -> str:
        return self._gpus[index].arch

    def memory_info(self, index: int) -> tuple[int, int]:
        with self._gpus[index].current():
            free, total = call(cu.cuMemGetInfo)
        return int(free), int(total)

    # ---- the driver's calls --------------------------------------------------------------------
    def open_queue(self, index: int) -> Any:
        with self._gpus[index].current():
            queue = call(cu.cuStreamCreate, cu.CUstream_flags.CU_STREAM_NON_BLOCKING.value)
        self._homes[int(queue)] = index
        return queue

    def queue_address(self, queue: Any) -> int:
        return int(queue)

    def reserve(self, nbytes: int, index: int) -> int:
        with self._gpus[index].current():
            return int(call(cu.cuMemAlloc, nbytes))

    def reserve_visible(self, nbytes: int, index: int) -> int:
        address = self._reserve_host(nbytes, index, cu.CU_MEMHOSTALLOC_DEVICEMAP)
        ctypes.memset(address, 0, nbytes)
        return address

    def release(self, address: int, index: int) -> None:
        with self._gpus[index].current():
            call(cu.cuMemFree, address)

    def copy(self, queue: Any, dst: int, src: int, nbytes: int) -> None:
        with self._home(queue):
            call(cu.cuMemcpyAsync, dst, src, nbytes, queue)

    def wait(self, queue: Any) -> None:
        with self._home(queue):
            call(cu.cuStreamSynchronize, queue)

    def mark(self, queue: Any) -> CudaEvent:
        return self._mark(queue, _WITHOUT_TIMES)

    def reached(self, event: CudaEvent) -> bool:
        answer = cu.cuEventQuery(event.handle)
        if answer[0] == cu.CUresult.CUDA_ERROR_NOT_READY:
            return False
        checked("cuEventQuery", *answer)
        return True

    def await_event(self, event: CudaEvent, queue: Any = None) -> None:
        if queue is None:
            call(cu.cuEventSynchronize, event.handle)
            return
        with self._home(queue):
            call(cu.cuStreamWaitEvent, queue, event.handle, 0)

    def fail_later(self, queue: Any) -> None:
        from core_backend_cuda.runtime.compiler import machine_code

        code = machine_code(_TRAP, (), self.arch(self._homes[int(queue)]), "trap")
        library = self.load(code)
        trap = cu.CUfunction(int(self.kernel(library, "trap")))
        with self._home(queue):
            call(cu.cuLaunchKernel, trap, 1, 1, 1, 1, 1, 1, 0, queue, 0, 0)

    # ---- what a device may leave out -----------------------------------------------------------
    def mark_timed(self, queue: Any) -> CudaEvent:
        return self._mark(queue, _WITH_TIMES)

    def elapsed(self, start: CudaEvent, end: CudaEvent) -> float:
        return float(call(cu.cuEventElapsedTime, start.handle, end.handle))

    def await_event_elsewhere(self, event: CudaEvent, stream: int | None, index: int) -> None:
        """DLPack's numbers are the driver's: 1 is the default stream, 2 that of the thread."""
        if stream is not None and stream <= 0:
            raise ArgumentError(
                what=f"stream={stream} was passed for a tensor on cuda:{index}",
                why="in DLPack 0 may be either of CUDA's default streams, and others are addresses",
                exists="None and 1: the default stream; 2: that of the thread; an address; -1",
                fix="pass stream=1 for the default stream",
            )
        with self._gpus[index].current():
            call(cu.cuStreamWaitEvent, cu.CUstream(stream or 1), event.handle, 0)

    def reserve_host(self, nbytes: int, index: int) -> int:
        return self._reserve_host(nbytes, index)

    def release_host(self, address: int, index: int) -> None:
        with self._gpus[index].current():
            call(cu.cuMemFreeHost, address)

    def can_access_peer(self, index: int, peer: core.device) -> bool:
        """The driver copies between any two of its GPUs, by the host where they have no link."""
        return peer.type == self.device_type

    def copy_peer(
        self, queue: Any, dst: int, dst_device: core.device, src: int, src_device: core.device,
        nbytes: int,
    ) -> None:  # fmt: skip
        to, source = (self._gpus[d.index].context for d in (dst_device, src_device))
        with self._home(queue):
            call(cu.cuMemcpyPeerAsync, dst, to, src, source, nbytes, queue)

    def begin_capture(self, queue: Any) -> None:
        call(cu.cuStreamBeginCapture, queue, _RELAXED)

    def end_capture(self, queue: Any) -> CudaGraph:
        captured = call(cu.cuStreamEndCapture, queue)
        with self._home(queue):
            return CudaGraph(captured)

    def replay(self, graph: CudaGraph, queue: Any) -> None:
        call(cu.cuGraphLaunch, graph.handle, queue)

    # ---- kernels -------------------------------------------------------------------------------
    def load(self, code: bytes) -> Any:
        """Machine code, ready on every device of its architecture, as long as the process lives."""
        return call(cu.cuLibraryLoadData, code, [], [], 0, [], [], 0)

    def kernel(self, library: Any, name: str) -> Any:
        return call(cu.cuLibraryGetKernel, library, name.encode())

    def launcher(self) -> object:
        """Kernels of a library go to the context of the stream, whatever is current."""
        library = ctypes.CDLL("libcuda.so.1")
        function = ctypes.cast(library.cuLaunchKernel, ctypes.c_void_p).value or 0
        arguments = ("kernel", "groups", 1, 1, "lanes", 1, 1, 0, "stream", "places", 0)
        return c_launcher(function, arguments)

    # ---- inside --------------------------------------------------------------------------------
    def _mark(self, queue: Any, flags: int) -> CudaEvent:
        with self._home(queue):
            event = CudaEvent(call(cu.cuEventCreate, flags))
            call(cu.cuEventRecord, event.handle, queue)
        return event

    def _reserve_host(self, nbytes: int, index: int, flags: int = 0) -> int:
        with self._gpus[index].current():
            return int(call(cu.cuMemHostAlloc, nbytes, cu.CU_MEMHOSTALLOC_PORTABLE | flags))

    def _home(self, queue: Any) -> AbstractContextManager[None]:
        """The context of a queue."""
        return self._gpus[self._homes[int(queue)]].current()


@functools.cache
def runtime() -> CudaRuntime:
    """The runtime of this process."""
    return CudaRuntime()
