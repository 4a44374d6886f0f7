"""A stand-in for pyobjc's `Metal`, `objc` and `Foundation`, over core's emulator.

    from metal_stand_in import StandIn
    driver = StandIn(devices=2)     # before the backend looks for Metal
    import core
    core.ones(3, device="mps")

The unchanged backend runs on it. Selectors, numbers of arguments and their types are checked
against what pyobjc's wheel for macOS and Apple's headers declare (api.json, made by
tools/metal_api.py); so are storage modes, the states of command buffers and encoders, what is bound
to a kernel, and that what Metal autoreleases is asked for in a pool. Work is done as late as the
order allows. A test lets any call fail.

    objects.py   what a call is checked against
    memory.py    buffers and heaps
    programs.py  sources, pipelines, archives
    commands.py  queues, command buffers, events; who runs when
"""

from __future__ import annotations

import sys
import threading
import types
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from metal_stand_in import commands, memory, programs
from metal_stand_in.objects import API, Error, Object, StandInError, Url

__all__ = ["Limits", "StandIn", "StandInError"]


class Limits(NamedTuple):
    """A GPU of the stand-in.

    Attributes:
        total: bytes that it works with. longest: of a buffer. shared: of a group. family: of
        Apple's GPUs. unified: whether its memory is the host's.
    """

    total: int = 1 << 30
    longest: int = 1 << 29
    shared: int = 32 * 1024
    family: int = 1008
    unified: bool = True


class Architecture(Object, metal="Architecture"):
    """MTLArchitecture."""

    def name(self) -> str:
        return "applegpu_stand_in"


class Device(Object, metal="Device"):
    """MTLDevice."""

    def __init__(self, limits: Limits) -> None:
        self.limits, self.used, self.lost = limits, 0, 0

    def name(self) -> str:
        return "Stand-in Apple GPU"

    def architecture(self) -> Architecture:
        return Architecture()

    def maxBufferLength(self) -> int:
        return self.limits.longest

    def recommendedMaxWorkingSetSize(self) -> int:
        return self.limits.total

    def currentAllocatedSize(self) -> int:
        return self.used

    def hasUnifiedMemory(self) -> bool:
        return self.limits.unified

    def maxThreadgroupMemoryLength(self) -> int:
        return self.limits.shared

    def supportsFamily_(self, family: int) -> bool:
        return family <= self.limits.family

    def newCommandQueue(self) -> Any:
        return None if self.world.failing("newCommandQueue") else commands.CommandQueue(self)

    def newSharedEvent(self) -> Any:
        return commands.SharedEvent()

    def newBufferWithLength_options_(self, length: int, options: int) -> Any:
        memory.need_options(options)
        if not 0 < length <= self.limits.longest:
            raise StandInError(f"a buffer of {length} bytes")
        if self.world.failing("newBufferWithLength:options:") is not None:
            return None
        return memory.Buffer(self, length)

    def newBufferWithBytesNoCopy_length_options_deallocator_(
        self, given: Any, length: int, options: int, deallocator: Any
    ) -> Any:
        memory.need_options(options)
        if self.world.failing("newBufferWithBytesNoCopy:length:options:deallocator:") is not None:
            return None
        return memory.hosts_memory(self, given, length)

    def newHeapWithDescriptor_(self, descriptor: Any) -> Any:
        if (descriptor._storage, descriptor._tracking) != (0, 2):
            raise StandInError("a heap that is not shared and tracked")
        if self.world.failing("newHeapWithDescriptor:") is not None:
            return None
        return memory.Heap(self, descriptor._size)

    def newLibraryWithSource_options_error_(self, text: str, options: Any, error: None) -> Any:
        return programs.compiled(text, options)

    def newBinaryArchiveWithDescriptor_error_(self, descriptor: Any, error: None) -> Any:
        if (code := self.world.failing("newBinaryArchiveWithDescriptor:error:")) is not None:
            return None, Error(code, "no archive")
        return programs.opened(descriptor)

    def newComputePipelineStateWithDescriptor_options_reflection_error_(
        self, descriptor: Any, options: int, reflection: None, error: None
    ) -> Any:
        name = descriptor._function.name
        hit = any(name in archive.names for archive in descriptor._archives)
        self.world.counts["archive hits" if hit else "archive misses"] += 1
        return programs.ComputePipelineState(descriptor), None


class World(commands.Engine):
    """The stand-in as its objects see it: counts, faults, pools, and who runs when."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: Counter[str] = Counter()
        self.faults: dict[str, list[int]] = {}
        self.leaked: list[str] = []
        self.pools = threading.local()
        self.programs = programs.Programs()
        self.most_threads = 0

    def functions_of(self, library: Any) -> dict[str, Any]:
        return self.programs.functions(library)

    def noted(self, selector: str) -> None:
        self.counts[selector] += 1

    def failing(self, selector: str) -> int | None:
        """The number that a call is to fail with, now."""
        found = self.faults.get(selector)
        if found is None:
            return None
        found[1] -= 1
        if found[1]:
            return None
        del self.faults[selector]
        return found[0]

    def autoreleased(self, what: str) -> None:
        if not getattr(self.pools, "depth", 0):
            self.leaked.append(what)


class StandIn:
    """Metal in this process, from now on.

    Args:
        devices: what each GPU is, or how many there are.
        missing: modules that cannot be imported: "Metal".
    """

    def __init__(self, devices: int | Sequence[Limits] = 2, *, missing: Sequence[str] = ()) -> None:
        self.world = Object.world = World()
        each = [Limits()] * devices if isinstance(devices, int) else devices
        self.devices = [Device(limits) for limits in each]
        world = self.world

        class autorelease_pool:
            def __enter__(self) -> None:
                world.pools.depth = getattr(world.pools, "depth", 0) + 1

            def __exit__(self, *error: object) -> None:
                world.pools.depth -= 1

        functions = {"MTLCopyAllDevices": lambda: tuple(self.devices)}
        if set(functions) != set(API["functions"]):
            raise StandInError("functions are not those of api.json")
        classes = {
            f"MTL{kind.metal}": kind
            for kind in (
                memory.HeapDescriptor, programs.CompileOptions, programs.BinaryArchiveDescriptor,
                programs.ComputePipelineDescriptor,
            )
        }  # fmt: skip
        self._install("Metal", API["constants"] | functions | classes, missing)
        self._install("objc", {"autorelease_pool": autorelease_pool}, missing)
        self._install("Foundation", {"NSURL": Url}, missing)

    @staticmethod
    def _install(name: str, members: dict[str, Any], missing: Sequence[str]) -> None:
        if name in missing:
            sys.modules[name] = None  # type: ignore[assignment]
            return
        made = types.ModuleType(name)
        vars(made).update(members)
        sys.modules[name] = made

    # ---- for tests -------------------------------------------------------------------------------
    def set_order(self, seed: int, lanes: str = "forward") -> None:
        """In which order queues and lanes take turns. Seed 0: all work as late as it may be."""
        self.world.set_order(seed, lanes)

    def fail(self, selector: str, code: int, after: int = 1) -> None:
        """A call fails once: the next, or a later one. What is committed fails when it runs."""
        self.world.faults[selector] = [code, after]

    def calls(self, selector: str) -> int:
        """How often a selector was sent."""
        return self.world.counts[selector]

    def waiting(self) -> int:
        """How many command buffers hold something, and are not done."""
        return self.world.waiting()

    @property
    def leaked(self) -> list[str]:
        """What was autoreleased where there was no pool."""
        return self.world.leaked
