"""The device under test: its runtime, tensors to it and back, memory that is not blank."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import TYPE_CHECKING

import core
from core._native import from_bytes
from core.dtype_table import COMPUTED_FLOATS, TABLE
from core.plugins import QueuedRuntime, Runtime
from core.plugins.discovery import Given
from core.plugins.manager import manager
from core.testing.arrays import POISON
from core.testing.conformance.failures import NotOffered

if TYPE_CHECKING:
    from core.ir import Program
    from core.ir.schedule.capabilities import Capabilities

DTYPES = tuple(TABLE)
COMMON = ("float32", "int64", "bool", "bfloat16", "complex64")  # one of each kind
FLOATS = COMPUTED_FLOATS


class Subject:
    """The device under test.

    Args:
        name: "acme" or "acme:1".
        full: whether every variant is asked for.
        note: called before each step, so that a crash or a hang can be attributed.

    Attributes:
        type: the device type, "acme".
        index: which of its devices the checks run on.
        name: both, "acme:0".
    """

    def __init__(
        self, name: str, full: bool = False, note: Callable[[str], None] = lambda text: None
    ) -> None:
        kind, _, index = name.partition(":")
        self.type, self.index = kind, int(index or 0)
        self.name = f"{kind}:{self.index}"
        self.full, self.note = full, note
        self.timings: dict[str, tuple[float, float]] = {}  # operator: seconds here, on the CPU

    @property
    def runtime(self) -> Runtime:
        """The backend's own runtime, opened."""
        manager.load_kernels(self.type)
        runtime: Runtime = manager.runtime(self.type)
        return runtime

    @property
    def count(self) -> int:
        return self.runtime.device_count()

    @property
    def has_queues(self) -> bool:
        return isinstance(self.runtime, QueuedRuntime)

    @property
    def has_dialect(self) -> bool:
        from core.bodies import device_kernels

        manager.load_kernels(self.type)
        return self.type in device_kernels._devices

    @property
    def capabilities(self) -> Capabilities:
        """The capabilities that the dialect declares."""
        from core.bodies import device_kernels

        served: Capabilities = device_kernels._devices[self.type][self.index].dialect.capabilities
        return served

    def run(self, function: Program, sizes: list[int], tensors: dict[str, core.Tensor]) -> None:
        """Runs a program of the loop IR on tensors of the device."""
        from core.bodies import device_kernels

        device_kernels.run_function(function, core.device(self.name), sizes, tensors)

    def second(self) -> str:
        """The name of another device of the type."""
        if self.count < 2:
            raise NotOffered(f"there is one device of type {self.type}")
        return f"{self.type}:{(self.index + 1) % self.count}"

    def need_other_processes(self) -> None:
        if self.is_given:
            raise NotOffered("add_backend brought the device: other processes do not have it")

    @property
    def is_given(self) -> bool:
        """Whether `add_backend` brought the device, or kernels for it, to this process alone."""
        backends = [b for b in manager.backends().values() if b.device_type == self.type]
        return any(isinstance(b.source, Given) for b in backends)

    @property
    def draws_own(self) -> bool:
        """Whether its random numbers are its own, and not core's stream."""
        return manager.draws_own(self.type)

    def need_core_stream(self) -> None:
        if self.draws_own:
            raise NotOffered('the backend has its own random numbers (BackendInfo(random="own"))')

    def need_queues(self) -> QueuedRuntime:
        """The runtime, which has queues."""
        runtime = self.runtime
        if not isinstance(runtime, QueuedRuntime):
            raise NotOffered("the runtime has no queues (core.plugins.QueuedRuntime)")
        return runtime

    # ---- tensors -------------------------------------------------------------------------------
    def to(self, x: core.Tensor) -> core.Tensor:
        """A tensor, copied to the device."""
        return x.to(self.name)

    def poison(self, nbytes: int) -> None:
        """Leaves bytes that are not zero where the next tensor of the size will likely lie."""
        if 0 < nbytes <= 1 << 24:
            blocks = [from_bytes(bytes([POISON]) * nbytes, (nbytes,), core.uint8)]
            del blocks[:]  # of the host
            x = core.full((nbytes,), POISON, dtype="uint8").to(self.name)
            y = core.full((nbytes,), POISON, dtype="uint8").to(self.name)
            del x, y

    def synchronize(self) -> None:
        core.synchronize(self.name)

    def memory_in_use(self) -> int | None:
        """Bytes in tensors, as the device counts them; None where it does not. Garbage is collected
        first: another test's may go at any time."""
        gc.collect()
        stats = core.memory_stats(self.name)
        if stats:
            return int(stats["allocated"])
        info = self.runtime.memory_info(self.index)
        return None if info is None else int(info[1] - info[0])
