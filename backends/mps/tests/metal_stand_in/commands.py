"""Queues, command buffers and encoders: what is committed is done as late as it may be.

A command buffer runs when somebody waits for it, or for one behind it or one that waits for its
event; another queue may get its turn before, as the order says. Asking for a status brings the work
nearer by one command buffer.
"""

from __future__ import annotations

import ctypes
import struct
import threading
import time
import weakref
from typing import Any

from core.errors import CoreError, DeviceError
from core.testing.emulator.launch import start, way
from metal_stand_in.memory import GPU, Buffer
from metal_stand_in.objects import Error, Object, StandInError
from metal_stand_in.programs import ComputePipelineState

NOT_ENQUEUED, COMMITTED, COMPLETED, FAILED = 0, 2, 4, 5
INTERNAL, TIMEOUT, PAGE_FAULT, REVOKED, REMOVED = 1, 2, 3, 4, 11
WORDS = 4096  # bytes that setBytes takes


class SharedEvent(Object, metal="SharedEvent"):
    """MTLSharedEvent: a number that only grows."""

    def __init__(self) -> None:
        self.value = 0

    def setSignaledValue_(self, value: int) -> None:
        self.value = max(self.value, value)


class CommandQueue(Object, metal="CommandQueue"):
    """MTLCommandQueue."""

    def __init__(self, device: Any) -> None:
        self.device = device
        self.work: list[CommandBuffer] = []  # committed, and not done
        self.world.queues.append(self)

    def commandBuffer(self) -> CommandBuffer:
        self.world.autoreleased("commandBuffer")
        return CommandBuffer(self)


class CommandBuffer(Object, metal="CommandBuffer"):
    """MTLCommandBuffer: open, committed, then completed or failed."""

    def __init__(self, queue: CommandQueue) -> None:
        self.queue = queue
        self.state = NOT_ENQUEUED
        self.commands: list[tuple[Any, ...]] = []
        self.encoder: Any = None
        self.failure: Error | None = None
        self.ended = 0.0
        self.world.buffers.add(self)

    def _open(self, what: str) -> None:
        if self.state != NOT_ENQUEUED:
            raise StandInError(f"{what} of a command buffer that is committed")
        if self.encoder is not None:
            raise StandInError(f"{what} while an encoder is open")

    def computeCommandEncoder(self) -> ComputeCommandEncoder:
        self._open("computeCommandEncoder")
        self.world.autoreleased("computeCommandEncoder")
        self.encoder = ComputeCommandEncoder(self)
        return self.encoder

    def blitCommandEncoder(self) -> BlitCommandEncoder:
        self._open("blitCommandEncoder")
        self.world.autoreleased("blitCommandEncoder")
        self.encoder = BlitCommandEncoder(self)
        return self.encoder

    def encodeSignalEvent_value_(self, event: SharedEvent, value: int) -> None:
        self._open("encodeSignalEvent:value:")
        self.commands.append(("signal", event, value))

    def encodeWaitForEvent_value_(self, event: SharedEvent, value: int) -> None:
        self._open("encodeWaitForEvent:value:")
        self.commands.append(("wait", event, value))

    def commit(self) -> None:
        self._open("commit")
        self.state = COMMITTED
        code = self.world.failing("commit")
        if code is not None:
            self.commands.insert(0, ("fail", code))
        self.queue.work.append(self)

    def waitUntilCompleted(self) -> None:
        if self.state == NOT_ENQUEUED:
            raise StandInError("waitUntilCompleted of a command buffer that is not committed")
        self.world.finish(self)

    def status(self) -> int:
        if self.state == COMMITTED:
            self.world.advance(self.queue)
        return self.state

    def error(self) -> Error | None:
        return self.failure

    def GPUEndTime(self) -> float:
        if self.state < COMPLETED:
            raise StandInError("GPUEndTime of a command buffer that is not done")
        return self.ended


class _Encoder:
    """What an encoder may do: one is open at a time, and ends before its buffer is committed."""

    def __init__(self, buffer: CommandBuffer) -> None:
        self.buffer: CommandBuffer | None = buffer

    def _commands(self) -> list[tuple[Any, ...]]:
        if self.buffer is None or self.buffer.state != NOT_ENQUEUED:
            raise StandInError(f"{type(self).__name__} is used after endEncoding")
        return self.buffer.commands

    def endEncoding(self) -> None:
        self._commands()
        assert self.buffer is not None
        self.buffer.encoder = None
        self.buffer = None


class BlitCommandEncoder(_Encoder, Object, metal="BlitCommandEncoder", bases=("CommandEncoder",)):
    """MTLBlitCommandEncoder."""

    def copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_(
        self, source: Buffer, at: int, to: Buffer, there: int, size: int
    ) -> None:
        for buffer, offset in ((source, at), (to, there)):
            if offset + size > buffer.length() or (offset | size) % 4 or not size:
                raise StandInError(f"a copy of {size} bytes at {offset} of {buffer.length()}")
        self._commands().append(("copy", source, at, to, there, size))


class ComputeCommandEncoder(
    _Encoder, Object, metal="ComputeCommandEncoder", bases=("CommandEncoder",)
):
    """MTLComputeCommandEncoder of kernels that follow one another."""

    def __init__(self, buffer: CommandBuffer) -> None:
        super().__init__(buffer)
        self.pipeline: ComputePipelineState | None = None
        self.bound: dict[int, Any] = {}
        self.resident: tuple[Any, ...] = ()

    def setComputePipelineState_(self, state: ComputePipelineState) -> None:
        self._commands()
        self.pipeline = state

    def setBuffers_offsets_withRange_(
        self, buffers: Any, offsets: Any, where: tuple[int, int]
    ) -> None:
        self._commands()
        first, count = where
        if not len(buffers) == len(offsets) == count or first + count > 31:
            raise StandInError(f"{len(buffers)} buffers, {len(offsets)} offsets, {where}")
        for n, (buffer, offset) in enumerate(zip(buffers, offsets)):
            if buffer is not None and offset > buffer.length():
                raise StandInError(f"the offset {offset} of a buffer of {buffer.length()}")
            self.bound[first + n] = (buffer, offset)

    def setBytes_length_atIndex_(self, given: bytes, length: int, index: int) -> None:
        self._commands()
        if length != len(given) or not 0 < length <= WORDS or index > 30:
            raise StandInError(f"setBytes of {length} bytes, {len(given)} given, at {index}")
        self.bound[index] = bytes(given)

    def useResources_count_usage_(self, resources: Any, count: int, usage: int) -> None:
        self._commands()
        if len(resources) != count or usage != 3:
            raise StandInError(f"{len(resources)} resources, {count} counted, for {usage}")
        self.resident += tuple(resources)

    def dispatchThreadgroups_threadsPerThreadgroup_(
        self, groups: tuple[int, int, int], lanes: tuple[int, int, int]
    ) -> None:
        commands = self._commands()
        if self.pipeline is None:
            raise StandInError("dispatch without a pipeline")
        size = lanes[0] * lanes[1] * lanes[2]
        if not 0 < size <= self.pipeline.maxTotalThreadsPerThreadgroup() or not all(groups):
            raise StandInError(f"{groups} groups of {lanes} threads")
        signature = self.pipeline.function.signature
        wanted = [*signature.buffers, *([signature.words] if signature.words is not None else ())]
        missing = [n for n in wanted if n not in self.bound]
        if missing:
            raise StandInError(f"{self.pipeline.function.name}: nothing is bound at {missing}")
        bound = {n: self.bound[n] for n in wanted}
        commands.append(("kernel", self.pipeline, bound, self.resident, groups, lanes))


class Engine:
    """Who runs what, and when."""

    def __init__(self) -> None:
        self.queues: list[CommandQueue] = []
        self.buffers: weakref.WeakSet[CommandBuffer] = weakref.WeakSet()
        self.seed = 1
        self.lanes = "forward"
        self._random = 1
        self._lock = threading.RLock()

    def set_order(self, seed: int, lanes: str = "forward") -> None:
        """In which order queues and lanes take turns. Seed 0: all work as late as it may be."""
        self.seed, self.lanes, self._random = seed, way(lanes, seed).order, seed * 2654435761 | 1

    def waiting(self) -> int:
        """Command buffers in which something is encoded, and that are not done."""
        open_ones = (one for one in list(self.buffers) if one.state < COMPLETED)
        return sum(bool(one.commands or one.encoder) for one in open_ones)

    # ---- running ---------------------------------------------------------------------------------
    def finish(self, buffer: CommandBuffer) -> None:
        while buffer.state == COMMITTED:
            self.advance(buffer.queue)

    def advance(self, wanted: CommandQueue) -> None:
        """Does one command buffer: of this queue, or of another that may come before."""
        with self._lock:
            queue = wanted
            others = [one for one in self.queues if one.work]
            if self.seed and others and self._next() % 2:
                queue = others[self._next() % len(others)]
            seen = []
            while queue.work and (blocked := self._blocked(queue.work[0])) is not None:
                seen.append(queue)
                queue = self._who_tells(*blocked)
                if queue in seen:
                    raise StandInError("queues wait for each other")
            if queue.work:
                self._run(queue.work.pop(0))

    def _next(self) -> int:
        self._random = (self._random * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return self._random >> 33

    @staticmethod
    def _blocked(buffer: CommandBuffer) -> tuple[SharedEvent, int] | None:
        """The event that a command buffer waits for."""
        for command in buffer.commands:
            if command[0] == "wait" and command[1].value < command[2]:
                return command[1], command[2]
        return None

    def _who_tells(self, event: SharedEvent, value: int) -> CommandQueue:
        for queue in self.queues:
            for buffer in queue.work:
                for command in buffer.commands:
                    if command[0] == "signal" and command[1] is event and command[2] >= value:
                        return queue
        raise StandInError(f"nobody tells an event {value}, and a queue waits for it")

    def _run(self, buffer: CommandBuffer) -> None:
        device = buffer.queue.device
        code, text = device.lost, "the GPU ignores this process"
        try:
            for command in buffer.commands if not code else ():
                code, text = getattr(self, f"_{command[0]}")(*command[1:])
                if code:
                    break
        except CoreError as e:  # the emulator cannot build a kernel
            code, text = INTERNAL, str(e)
        except BaseException as e:  # a fault of the stand-in: nobody waits for this buffer for ever
            code, text = INTERNAL, f"{type(e).__name__}: {e}"
            raise
        finally:
            buffer.ended = time.perf_counter()
            buffer.commands = []
            if code:
                buffer.failure = Error(code, text)
                if code in (REVOKED, REMOVED):
                    device.lost = code
            buffer.state = FAILED if code else COMPLETED

    @staticmethod
    def _fail(code: int) -> tuple[int, str]:
        return code, "the stand-in was told to fail"

    @staticmethod
    def _wait(event: SharedEvent, value: int) -> tuple[int, str]:
        return 0, ""

    @staticmethod
    def _signal(event: SharedEvent, value: int) -> tuple[int, str]:
        event.value = max(event.value, value)
        return 0, ""

    @staticmethod
    def _copy(source: Buffer, at: int, to: Buffer, there: int, size: int) -> tuple[int, str]:
        ctypes.memmove(to.address + there, source.address + at, size)
        return 0, ""

    def _kernel(
        self, pipeline: ComputePipelineState, bound: dict[int, Any], resident: tuple[Any, ...],
        groups: tuple[int, int, int], lanes: tuple[int, int, int],
    ) -> tuple[int, str]:  # fmt: skip
        function, signature = pipeline.function, pipeline.function.signature
        words: list[int] = []
        for number in sorted(bound):
            given = bound[number]
            if isinstance(given, bytes):
                words += struct.unpack(f"{len(given) // 8}q", given)
            else:
                buffer, offset = given
                words.append(0 if buffer is None else buffer.address + offset)
        for n in range(signature.places):
            place = words[n]
            if place and not any(_holds(buffer, place - GPU) for buffer in resident):
                return PAGE_FAULT, f"{function.name} reaches {place:#x}, which is not resident"
            words[n] = place - GPU if place else 0
        made = self.functions_of(function.library)[function.name]
        try:
            start(made, words, groups, lanes, way(self.lanes, self._next()))
        except DeviceError as e:
            return TIMEOUT, str(e)
        return 0, ""

    def functions_of(self, library: Any) -> dict[str, Any]:
        raise NotImplementedError


def _holds(buffer: Buffer | None, address: int) -> bool:
    return buffer is not None and 0 <= address - buffer.address <= buffer.length()
