"""Correct backends, of every kind that core knows; a fault replaces a part of one of them.

Plain    a runtime and nothing else: every operator by fallback
Loops    the same with a dialect: C, done when the launch returns
Late     two devices with streams, that do nothing before they are waited for; C
Hooked   the same with all that a device with queues may leave out (core.testing.late)
Groups   a dialect of groups and lanes with shared memory and barriers
Kernels  Loops, and kernels of the backend's own (kernels.py)
Draws    Loops, and a random generator of the backend's own (drawing.py)
References
         Loops, and kernels that are the operators' references (references.py)
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

from core.ir.compile import native_capabilities
from core.ir.dialect.c import CDialect
from core.ir.toolchain.c_compiler import build_library, load_symbol
from core.plugins import DeviceDialect, QueuedRuntime, Runtime
from core.testing import late
from core_backend_seeded import drawing, kernels, references
from core_backend_seeded.lanes import LaneDialect
from core_backend_seeded.machine import LateEvent, LateQueue, Machine, Memory, address_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core.ir.dialect import Source


class PlainRuntime(Runtime):
    """Memory, copied at once; work is done where it is submitted."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.memories = machine.memories

    def device_count(self) -> int:
        return len(self.memories)

    def allocate(self, nbytes: int, index: int) -> int:
        return self.memories[index].allocate(nbytes)

    def free(self, address: int, nbytes: int, index: int) -> None:
        self.memories[index].free(address, nbytes)

    def copy_from_host(self, dst: int, src: memoryview, index: int) -> None:
        self.machine.move(dst, address_of(src), len(src))

    def copy_to_host(self, dst: memoryview, src: int, index: int) -> None:
        self.machine.move(address_of(dst), src, len(dst))

    def copy_on_device(
        self, dst: int, dst_index: int, src: int, src_index: int, nbytes: int
    ) -> None:
        self.machine.move(dst, src, nbytes)

    def synchronize(self, index: int) -> None:
        """Everything is done when its call returns."""

    def name(self, index: int) -> str:
        return f"Seeded device {index}"

    def memory_info(self, index: int) -> tuple[int, int]:
        memory = self.memories[index]
        return memory.size - memory.used, memory.size

    def submit(self, work: Callable[[], None], index: int) -> None:
        work()


class LateRuntime(QueuedRuntime):
    """A driver that does what it must, when it must."""

    def __init__(self, machine: Machine) -> None:
        super().__init__()
        self.machine = machine
        self.memories = machine.memories
        self.busy = threading.RLock()
        self._sizes: dict[int, int] = {}

    def device_count(self) -> int:
        return len(self.memories)

    def open_queue(self, index: int) -> LateQueue:
        return LateQueue(self.busy)

    def reserve(self, nbytes: int, index: int) -> int:
        address = self.memories[index].allocate(nbytes)
        self._sizes[address] = nbytes
        return address

    def release(self, address: int, index: int) -> None:
        self.memories[index].free(address, self._sizes.pop(address))

    def copy(self, queue: LateQueue, dst: int, src: int, nbytes: int) -> None:
        queue.add(lambda: self.machine.move(dst, src, nbytes))

    def wait(self, queue: LateQueue) -> None:
        queue.run()

    def mark(self, queue: LateQueue) -> LateEvent:
        return LateEvent(queue, queue.enqueued)

    def reached(self, event: LateEvent) -> bool:
        return event.reached()

    def await_event(self, event: LateEvent, queue: LateQueue | None = None) -> None:
        if queue is None:
            event.wait()
        else:
            queue.add(event.wait)

    def fail_later(self, queue: LateQueue) -> None:
        def trap() -> None:
            raise RuntimeError("a trap")

        queue.add(trap)

    def name(self, index: int) -> str:
        return f"Seeded device {index}"

    def memory_info(self, index: int) -> tuple[int, int]:
        memory = self.memories[index]
        return memory.size - memory.used, memory.size

    def submit(self, work: Callable[[], None], index: int) -> None:
        self.queue(index).add(work)


class HookedRuntime(late.LateRuntime):
    """Core's reference for a device with queues, over the machine's memory."""

    def __init__(self, machine: Machine) -> None:
        super().__init__(len(machine.memories))
        self.machine = machine
        self.memories = machine.memories
        self._sizes: dict[int, int] = {}

    def reserve(self, nbytes: int, index: int) -> int:
        address = self.memories[index].allocate(nbytes)
        self._sizes[address] = nbytes
        return address

    def release(self, address: int, index: int) -> None:
        self.memories[index].free(address, self._sizes.pop(address))

    def real(self, address: int) -> int:
        return self.machine.real(address)

    def memory_info(self, index: int) -> tuple[int, int]:
        memory = self.memories[index]
        return memory.size - memory.used, memory.size


class Built:
    """A kernel that can be started."""

    def __init__(self, name: str, address: int) -> None:
        self.name, self.address = name, address


class LoopDialect(CDialect, DeviceDialect):
    """C over the device's own mapping of its memory."""

    name = "seeded"

    def __init__(self, capabilities: Any, runtime: Any) -> None:
        super().__init__(capabilities)
        self.runtime = runtime

    def text(self, source: Source) -> str:
        return source.text

    def build(self, source: Source) -> Mapping[str, object]:
        library = build_library(self.text(source))
        return {k.name: Built(k.name, load_symbol(library, k.name)) for k in source.kernels}

    def launch(
        self, kernel: object, buffers: Sequence[int], scalars: Sequence[int], total: int, index: int
    ) -> None:
        assert isinstance(kernel, Built)
        work = self.work(kernel, list(buffers), list(scalars), total)
        self.runtime.submit(work, index)

    def work(
        self, kernel: Built, buffers: list[int], scalars: list[int], total: int
    ) -> Callable[[], None]:
        """What a launch does when its time comes."""
        return lambda: self.start(kernel, buffers, scalars, total)

    def start(self, kernel: Built, buffers: list[int], scalars: list[int], total: int) -> None:
        from core import _native

        opened = [address and self.runtime.machine.real(address) for address in buffers]
        _native.launch(kernel.address, opened, scalars, total, max(total, 1))


class Backend:
    """A backend of its parts: a runtime, perhaps a dialect, perhaps kernels."""

    devices = 2
    memory = 256 << 20
    Memory: type[Memory] = Memory
    Runtime: type[Any] = PlainRuntime
    Dialect: type[Any] | None = None
    kernels: dict[str, kernels.Entry] = {}
    random = "core"

    def __init__(self) -> None:
        self.machine = Machine([self.Memory(self.memory) for _ in range(self.devices)])
        self.runtime = self.Runtime(self.machine)
        self.dialect = self.make_dialect()

    def announced(self) -> int:
        """How many devices the probe finds."""
        return self.devices

    def capabilities(self) -> Any:
        return native_capabilities()

    def make_dialect(self) -> Any:
        return self.Dialect and self.Dialect(self.capabilities(), self.runtime)


class Plain(Backend):
    """Memory alone."""


class Loops(Backend):
    """A dialect; no queues."""

    Dialect = LoopDialect


class Late(Backend):
    """Queues, streams and events; nothing is done before it must be."""

    Runtime = LateRuntime
    Dialect = LoopDialect


class Hooked(Backend):
    """Timed events, waits between devices, pinned memory, peer copies and graphs."""

    Runtime = HookedRuntime
    Dialect = LoopDialect


class Groups(Backend):
    """Groups of lanes."""

    Dialect = LaneDialect

    def capabilities(self) -> Any:
        return LaneDialect.capabilities_of(native_capabilities())


class Kernels(Backend):
    """Kernels of its own, before the dialect's."""

    Dialect = LoopDialect
    kernels = kernels.CORRECT


class Draws(Backend):
    """Random numbers of its own."""

    Dialect = LoopDialect
    kernels = drawing.CORRECT
    random = "own"


class References(Backend):
    """The operators' references as kernels, before the dialect's."""

    Dialect = LoopDialect
    kernels = references.every()


BASES = (Plain, Loops, Late, Hooked, Groups, Kernels, Draws, References)
