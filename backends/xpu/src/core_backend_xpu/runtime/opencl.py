"""The second runtime: OpenCL through pyopencl, where dpctl is absent or CORE_XPU_RUNTIME asks.

Memory is shared virtual memory, so that an address and an offset make another address; a device
needs OpenCL 2's coarse-grained buffers for it.
"""

from __future__ import annotations

import ctypes
import functools
import warnings
from typing import Any

import numpy as np

from core.plugins import QueuedRuntime, c_launcher, cached_binary
from core_backend_xpu.runtime.libraries import address_of

ALIGNMENT = 64
POCL = "Portable Computing Language"


@functools.cache
def find_devices() -> tuple[Any, ...]:
    """The OpenCL devices with shared virtual memory: Intel's GPUs, other GPUs, then CPUs."""
    import pyopencl as cl

    found = [d for p in cl.get_platforms() for d in p.get_devices() if _has_svm(d)]
    gpus = [d for d in found if d.type & cl.device_type.GPU]
    gpus.sort(key=lambda d: "Intel" not in d.vendor)
    return tuple(gpus or [d for d in found if d.type & cl.device_type.CPU])


def _has_svm(device: Any) -> bool:
    import pyopencl as cl

    try:
        return bool(device.svm_capabilities & cl.device_svm_capabilities.COARSE_GRAIN_BUFFER)
    except cl.Error:  # OpenCL 1 does not know the question
        return False


class OpenCLRuntime(QueuedRuntime):
    """The device type `xpu` over OpenCL."""

    kind = "OpenCL (pyopencl)"

    def __init__(self) -> None:
        import pyopencl

        super().__init__()
        self._cl = pyopencl
        self.devices = find_devices()
        self._contexts = [pyopencl.Context([device]) for device in self.devices]
        self._held: dict[int, Any] = {}

    def device_count(self) -> int:
        return len(self.devices)

    def name(self, index: int) -> str:
        device = self.devices[index]
        is_gpu = device.type & self._cl.device_type.GPU
        return f"{device.name.strip()}{'' if is_gpu else ' (OpenCL on the CPU: there is no GPU)'}"

    def arch(self, index: int) -> str:
        return "gpu" if self.devices[index].type & self._cl.device_type.GPU else "cpu"

    def memory_info(self, index: int) -> tuple[int, int]:
        total = int(self.devices[index].global_mem_size)
        return total - self.memory(index).stats()["reserved"], total

    def lacks(self, index: int) -> tuple[str, ...]:
        return () if "cl_khr_fp64" in self.devices[index].extensions else ("float64",)

    def room(self, index: int) -> tuple[int, int]:
        device = self.devices[index]
        return int(device.max_work_group_size), int(device.local_mem_size)

    # ---- the driver's calls --------------------------------------------------------------------
    def open_queue(self, index: int) -> Any:
        return self._cl.CommandQueue(self._contexts[index])

    def queue_address(self, queue: Any) -> int:
        return int(queue.int_ptr)

    def reserve(self, nbytes: int, index: int) -> int:
        if nbytes > self.devices[index].max_mem_alloc_size:
            raise MemoryError(f"{nbytes} bytes on {self.name(index)}")
        flags = self._cl.svm_mem_flags.READ_WRITE
        try:
            memory = self._cl.SVMAllocation(self._contexts[index], nbytes, ALIGNMENT, flags)
        except self._cl.MemoryError as e:
            raise MemoryError(f"{nbytes} bytes on {self.name(index)}") from e
        self._held[memory.svm_ptr] = memory
        return int(memory.svm_ptr)

    def reserve_visible(self, nbytes: int, index: int) -> int:
        fine = self._cl.device_svm_capabilities.FINE_GRAIN_BUFFER
        if not self.devices[index].svm_capabilities & fine:
            return 0
        kinds = self._cl.svm_mem_flags
        flags = kinds.READ_WRITE | kinds.SVM_FINE_GRAIN_BUFFER
        memory = self._cl.SVMAllocation(self._contexts[index], nbytes, ALIGNMENT, flags)
        self._held[memory.svm_ptr] = memory
        return int(memory.svm_ptr)

    def release(self, address: int, index: int) -> None:
        self._held.pop(address).release()

    def copy(self, queue: Any, dst: int, src: int, nbytes: int) -> None:
        self._cl.enqueue_copy(queue, self._at(dst, nbytes), self._at(src, nbytes))

    def wait(self, queue: Any) -> None:
        queue.finish()

    def mark(self, queue: Any) -> Any:
        return self._cl.enqueue_marker(queue)

    def reached(self, event: Any) -> bool:
        complete = self._cl.command_execution_status.COMPLETE
        return bool(event.command_execution_status == complete)

    def await_event(self, event: Any, queue: Any = None) -> None:
        if queue is None:
            event.wait()
        else:
            self._cl.enqueue_barrier(queue, wait_for=[event])

    def _at(self, address: int, nbytes: int = 1) -> Any:
        """Memory at an address, as pyopencl takes it."""
        memory = (ctypes.c_ubyte * nbytes).from_address(address)
        return self._cl.SVM(np.frombuffer(memory, np.uint8))

    # ---- kernels -------------------------------------------------------------------------------
    def build(self, text: str, index: int = 0) -> Any:
        """A program; `kernel(program, name)` finds the kernel to launch."""
        device, context = self.devices[index], self._contexts[index]
        options = f"-w -cl-std={'CL3.0' if 'OpenCL C 3' in device.opencl_c_version else 'CL1.2'}"

        def built() -> Any:
            program = self._cl.Program(context, text)
            int(program.int_ptr)  # from here on pyopencl keeps no binaries
            return program.build(options=[options])

        with warnings.catch_warnings():  # a compiler's remarks on code that it accepts
            warnings.simplefilter("ignore")
            if device.platform.name == POCL:  # keeps what it launches, and makes binaries anew
                return built()
            driver = device.platform.version, device.name, device.driver_version
            binary = cached_binary(lambda: bytes(built().binaries[0]), text, options, *driver)
            return self._cl.Program(context, [device], [binary]).build()

    def kernel(self, program: Any, name: str) -> Any:
        return self._cl.Kernel(program, name)

    def most_lanes(self, kernel: Any, index: int) -> int:
        asked = self._cl.kernel_work_group_info.WORK_GROUP_SIZE
        return int(kernel.get_work_group_info(asked, self.devices[index]))

    def handle(self, kernel: Any) -> int:
        return int(kernel.int_ptr)

    def launcher(self) -> object:
        library = ctypes.CDLL(self._cl._cl.__file__)  # and what it is linked with
        return c_launcher(
            address_of(library.clEnqueueNDRangeKernel),
            ("stream", "kernel", 1, 0, "all_lanes", "in_group", 0, 0, 0),
            setters=(
                address_of(library.clSetKernelArgSVMPointer),
                address_of(library.clSetKernelArg),
            ),
        )
