"""Memory and queues of SYCL devices, through dpctl's C interface.

GPUs come first, those that Level Zero serves before the same ones through OpenCL; the OpenCL CPU
device serves where there is no GPU, and its name has "CPU" in it.
"""

from __future__ import annotations

import ctypes
import functools
from typing import Any

from core.errors import DeviceError
from core.plugins import QueuedRuntime, c_launcher
from core_backend_xpu.runtime.libraries import add_cpu_driver, address_of, sycl_interface
from core_backend_xpu.runtime.spirv import front_end, spirv_of

_COMPLETE = 3  # DPCTLSyclEventStatusType
_INT64, _POINTER = 6, 10  # DPCTLKernelArgType
EXACT = "-cl-fp32-correctly-rounded-divide-sqrt"


@functools.cache
def find_devices() -> tuple[Any, ...]:
    """The SYCL devices that serve `xpu`, the best first."""
    add_cpu_driver()
    import dpctl

    found = dpctl.get_devices(device_type="gpu")
    found.sort(key=lambda d: d.backend != dpctl.backend_type.level_zero)
    if any(d.backend == dpctl.backend_type.level_zero for d in found):
        found = [d for d in found if d.backend == dpctl.backend_type.level_zero]
    intels = [d for d in dpctl.get_devices(device_type="cpu") if "Intel" in d.vendor]
    return tuple(found or intels)


class SyclQueue:
    """A SYCL queue that works in order, and its address."""

    def __init__(self, device: Any) -> None:
        import dpctl

        self.sycl = dpctl.SyclQueue(device, property="in_order")
        self.address = self.sycl.addressof_ref()


class SyclEvent:
    """An event of SYCL; it is given back with the object."""

    def __init__(self, address: int) -> None:
        self.address = address

    def __del__(self) -> None:
        sycl_interface().DPCTLEvent_Delete(self.address)


class SyclRuntime(QueuedRuntime):
    """The device type `xpu` over SYCL."""

    kind = "SYCL (dpctl)"
    dlpack_type = 14  # kDLOneAPI

    def __init__(self) -> None:
        super().__init__()
        self._api = sycl_interface()
        self.devices = find_devices()

    def device_count(self) -> int:
        return len(self.devices)

    def name(self, index: int) -> str:
        device = self.devices[index]
        kind = "" if device.is_gpu else " (OpenCL on the CPU: there is no GPU)"
        return f"{device.name.strip()}{kind}"

    def arch(self, index: int) -> str:
        return "gpu" if self.devices[index].is_gpu else "cpu"

    def dlpack_id(self, index: int) -> int:
        return int(self.devices[index].get_device_id())

    def dlpack_stream(self, index: int) -> Any:
        return self.queue(index).sycl

    def memory_info(self, index: int) -> tuple[int, int]:
        total = int(self.devices[index].global_mem_size)
        return total - self.memory(index).stats()["reserved"], total

    def lacks(self, index: int) -> tuple[str, ...]:
        """The dtypes that a device does not compute with."""
        return () if self.devices[index].has_aspect_fp64 else ("float64",)

    def room(self, index: int) -> tuple[int, int]:
        """Lanes of a group, and bytes that they share, at most."""
        device = self.devices[index]
        return int(device.max_work_group_size), int(device.local_mem_size)

    # ---- the driver's calls --------------------------------------------------------------------
    def open_queue(self, index: int) -> SyclQueue:
        return SyclQueue(self.devices[index])

    def queue_address(self, queue: SyclQueue) -> int:
        return int(queue.address)

    def reserve(self, nbytes: int, index: int) -> int:
        address = None
        if nbytes <= self.devices[index].max_mem_alloc_size:
            address = self._api.DPCTLmalloc_device(nbytes, self.queue(index).address)
        if not address:
            raise MemoryError(f"{nbytes} bytes on {self.name(index)}")
        return int(address)

    def reserve_visible(self, nbytes: int, index: int) -> int:
        return int(self._api.DPCTLmalloc_host(nbytes, self.queue(index).address) or 0)

    def reserve_host(self, nbytes: int, index: int) -> int:
        address = self.reserve_visible(nbytes, index)
        if not address:
            raise MemoryError(f"{nbytes} bytes of pinned memory")
        return address

    def release_host(self, address: int, index: int) -> None:
        self.release(address, index)

    def release(self, address: int, index: int) -> None:
        self._api.DPCTLfree_with_queue(address, self.queue(index).address)

    def copy(self, queue: SyclQueue, dst: int, src: int, nbytes: int) -> None:
        self._drop(self._api.DPCTLQueue_Memcpy(queue.address, dst, src, nbytes), "a copy")

    def wait(self, queue: SyclQueue) -> None:
        self._api.DPCTLQueue_Wait(queue.address)

    def mark(self, queue: SyclQueue) -> SyclEvent:
        return SyclEvent(self._api.DPCTLQueue_SubmitBarrier(queue.address))

    def reached(self, event: SyclEvent) -> bool:
        return bool(self._api.DPCTLEvent_GetCommandExecutionStatus(event.address) == _COMPLETE)

    def await_event(self, event: SyclEvent, queue: SyclQueue | None = None) -> None:
        if queue is None:
            self._api.DPCTLEvent_Wait(event.address)
            return
        events = (ctypes.c_void_p * 1)(event.address)
        made = self._api.DPCTLQueue_SubmitBarrierForEvents(queue.address, events, 1)
        self._drop(made, "waiting for an event")

    # ---- kernels -------------------------------------------------------------------------------
    def build(self, text: str, index: int = 0) -> Any:
        """A program; `kernel(program, name)` finds the kernel to launch."""
        from dpctl.program import create_program_from_source, create_program_from_spirv

        queue = self.queue(index).sycl
        if front_end() is None:  # the driver gives no reason for an error in a source
            return create_program_from_source(queue, text, f"-cl-std=CL3.0 {EXACT}")
        sign = "-" if self.lacks(index) else "+"
        extensions = f"{sign}cl_khr_fp64,{sign}__opencl_c_fp64"
        return create_program_from_spirv(queue, spirv_of(text, extensions), EXACT)

    def kernel(self, program: Any, name: str) -> Any:
        return program.get_sycl_kernel(name)

    def most_lanes(self, kernel: Any, index: int) -> int:
        return int(kernel.work_group_size)

    def handle(self, kernel: Any) -> int:
        return int(kernel.addressof_ref())

    def launcher(self) -> object:
        return c_launcher(
            address_of(self._api.DPCTLQueue_SubmitNDRange),
            ("kernel", "stream", "values", "kinds", "count", "all_lanes", "in_group", 1, 0, 0),
            kinds=(_POINTER, _INT64),
            finish=address_of(self._api.DPCTLEvent_Delete),
        )

    def _drop(self, event: int | None, what: str) -> None:
        if not event:
            raise DeviceError(
                what=f"{what} on xpu was refused by the driver",
                why="SYCL gave no event for it; its message stands on stderr",
                exists=", ".join(self.name(i) for i in range(self.device_count())),
                fix="python -m core doctor shows the driver; report the message if it is current",
            )
        self._api.DPCTLEvent_Delete(event)
