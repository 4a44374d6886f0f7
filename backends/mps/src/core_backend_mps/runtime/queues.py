"""Queues of Metal: many operators in one command buffer, and the error of one that failed.

A command buffer costs more than a kernel. So work is encoded into one that is open, and committed
when it is full, or when somebody waits for it; the first after a wait is small, so that the GPU
begins early, and each is twice as large as the one before. In a batch one serial encoder stands for
kernels: each sees what those before have written.
"""

from __future__ import annotations

import collections
import ctypes
import os
import struct
import threading
import time
from typing import TYPE_CHECKING, Any

from core.errors import DeviceError
from core_backend_mps.runtime.machine import metal, pool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core_backend_mps.runtime.compiler import MetalKernel
    from core_backend_mps.runtime.memory import Block

FIRST, MOST = 4, 64  # kernels of a batch
UNDER_WAY = 8  # batches that a queue remembers before it asks which are done
PATIENCE = 1e-3  # seconds from the first question whether a batch is done to its commit for that
_LOST = ("MTLCommandBufferErrorAccessRevoked", "MTLCommandBufferErrorDeviceRemoved")
_CODES = (
    "Timeout", "PageFault", "OutOfMemory", "AccessRevoked", "DeviceRemoved",
)  # fmt: skip


class MetalError(RuntimeError):
    """A command buffer that failed, with what it held.

    Attributes:
        code: Metal's number for what went wrong.
    """

    def __init__(self, batch: Batch) -> None:
        api, error = metal(), batch.buffer.error()
        self.code = int(error.code()) if error is not None else 0
        names = {int(getattr(api, f"MTLCommandBufferError{name}")): name for name in _CODES}
        said = str(error.localizedDescription()) if error is not None else "Metal says no more"
        held = ", ".join(dict.fromkeys(batch.names)) or "copies"
        text = f"a command buffer ended with {names.get(self.code, f'error {self.code}')} ({said})"
        text += f"; it held {held}"
        if self.code in [int(getattr(api, name)) for name in _LOST]:
            text += "; Metal is no longer usable in this process: restart the process"
        super().__init__(text)


class Batch:
    """A command buffer: open, committed or done.

    Attributes:
        queue: whose it is. value: that the queue's event has when it is done; 0: it is open.
        names: of the operators in it. behind: the batches of other queues that it waits for.
        asked: when somebody first asked whether it is done, while it was open.
    """

    def __init__(self, queue: Queue, behind: Sequence[Batch]) -> None:
        self.queue, self.behind = queue, behind
        self.buffer = queue.made.commandBuffer()
        self.names: list[str] = []
        self.value, self.asked = 0, 0.0
        self.kernels: Any = None  # the encoder of kernels, or of copies, that is open
        self.copies: Any = None
        self.pipeline: Any = None  # that the encoder of kernels has
        for other in behind:
            self.buffer.encodeWaitForEvent_value_(other.queue.event, other.value)

    def is_done(self) -> bool:
        """Whether it is done, or has failed: a call that waits raises that error.

        The allocator asks often, and an open batch is not committed for that alone.
        """
        self.queue.refuse_fork()
        if not self.value:
            now = time.monotonic()
            self.asked = self.asked or now
            if now - self.asked < PATIENCE:
                return False
            self.queue.commit(self)
        return bool(self.buffer.status() >= metal().MTLCommandBufferStatusCompleted)

    def finish(self) -> None:
        """Returns when it is done; what it waits for first. MetalError: one of them failed."""
        self.queue.refuse_fork()
        self.queue.commit(self)
        error = None
        for other in self.behind:
            try:
                other.finish()
            except MetalError as e:
                error = e
                # A failed batch has not signaled its event, and this one would wait for ever.
                other.queue.event.setSignaledValue_(other.queue.told(other.value))
        self.behind = ()
        self.buffer.waitUntilCompleted()
        if self.buffer.status() == metal().MTLCommandBufferStatusError:
            raise MetalError(self)
        if error is not None:
            raise error


class Graph:
    """What a queue was given while it captured: calls of `Queue`, with what they were given.

    Metal's command buffers work once. So a replay encodes the same kernels and copies anew: their
    buffers and scalars are found, and core's own part of each call is not done again. The buffers
    live as long as the graph.
    """

    def __init__(self) -> None:
        self.work: list[tuple[Callable[..., None], tuple[Any, ...]]] = []


class Queue:
    """A command queue, and an event that counts its batches.

    Args:
        device: the `MTLDevice`. index: its number.
    """

    def __init__(self, device: Any, index: int) -> None:
        self.index, self.process = index, os.getpid()
        self.made, self.event = device.newCommandQueue(), device.newSharedEvent()
        if self.made is None or self.event is None:
            raise RuntimeError("newCommandQueue: Metal has no queue to give")
        self._lock = threading.RLock()  # pyobjc lets other threads run while it calls Metal
        self._open: Batch | None = None
        self._last: Batch | None = None
        self._under_way: collections.deque[Batch] = collections.deque()
        self._behind: list[Batch] = []
        self._graph: Graph | None = None  # that is captured now
        self._count = self._told = 0
        self._room = FIRST

    # ---- work ------------------------------------------------------------------------------------
    def start(
        self, kernel: MetalKernel, blocks: Sequence[Any], offsets: Sequence[int], words: bytes,
        groups: int,
    ) -> None:  # fmt: skip
        """Encodes a kernel: its buffers, its scalars behind them, in groups of its lanes."""
        if self._graph is not None:
            self._graph.work.append((Queue.start, (kernel, blocks, offsets, words, groups)))
            return
        with self._lock:
            batch = self._batch()
            encoder = batch.kernels
            if encoder is None:
                encoder = self._encoder(batch)
            if batch.pipeline is not kernel.pipeline:
                batch.pipeline = kernel.pipeline
                encoder.setComputePipelineState_(kernel.pipeline)
            count = len(blocks)
            if kernel.indirect:
                api = metal()
                usage = api.MTLResourceUsageRead | api.MTLResourceUsageWrite
                encoder.useResources_count_usage_(blocks, count, usage)
                encoder.setBytes_length_atIndex_(words, len(words), 0)
            else:
                if count:
                    encoder.setBuffers_offsets_withRange_(blocks, offsets, (0, count))
                if words:
                    encoder.setBytes_length_atIndex_(words, len(words), count)
            encoder.dispatchThreadgroups_threadsPerThreadgroup_(
                (groups, 1, 1), (kernel.lanes, 1, 1)
            )
            batch.names.append(kernel.name)
            if len(batch.names) >= self._room:
                self._commit()

    def copy(self, to: Block, dst: int, source: Block, src: int, nbytes: int) -> None:
        """Encodes a copy between two addresses of blocks, all in words of 4 bytes."""
        if self._graph is not None:
            self._graph.work.append((Queue.copy, (to, dst, source, src, nbytes)))
            return
        with self._lock:
            batch = self._batch()
            if batch.copies is None:
                self._end(batch)
                with pool()():
                    batch.copies = batch.buffer.blitCommandEncoder()
            batch.copies.copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_(
                source.buffer, src - source.start, to.buffer, dst - to.start, nbytes
            )

    def fail_later(self, kernel: MetalKernel) -> None:
        """Encodes a kernel that writes to an address that nobody has."""
        self.start(kernel, (), (), struct.pack("q", 16), 1)

    def copy_by_host(self, dst: int, src: int, nbytes: int) -> None:
        """Copies when the work before is done: what Metal does not copy."""
        if self._graph is not None:
            raise DeviceError(
                what=f"a copy of {nbytes} bytes cannot be captured in a graph of mps",
                why="Metal copies words of 4 bytes between its own buffers; other bytes are copied "
                "by the host, which has no part in a replay",
                exists="copies at addresses and of sizes in words of 4 bytes; operators",
                fix="copy by an operator (x + 0), or outside of the graph",
            )
        self.wait()
        ctypes.memmove(dst, src, nbytes)

    # ---- graphs ----------------------------------------------------------------------------------
    def capture(self) -> None:
        """From now on work is noted and not encoded."""
        self._graph = Graph()

    def captured(self) -> Graph:
        """What was noted; the queue is as others again."""
        assert self._graph is not None
        graph, self._graph = self._graph, None
        return graph

    def replay(self, graph: Graph) -> None:
        """Encodes what a graph holds."""
        with self._lock:
            for encode, given in graph.work:
                encode(self, *given)

    # ---- order -----------------------------------------------------------------------------------
    def mark(self) -> Batch:
        """The batch at whose end the work until now is done."""
        with self._lock:
            if self._open is not None or self._behind or self._last is None:
                return self._batch()
            return self._last

    def mark_timed(self) -> Batch:
        """A batch that ends here, whose end has a time."""
        with self._lock:
            batch = self._batch()
            self._commit()
        return batch

    def follow(self, batch: Batch) -> None:
        """Work that is encoded from now on waits for a batch of another queue."""
        if batch.queue is self:
            return
        batch.queue.commit(batch)
        with self._lock:
            self._commit()
            self._behind.append(batch)

    def commit(self, batch: Batch) -> None:
        """Commits a batch of this queue, if it is open."""
        with self._lock:
            if batch is self._open:
                self._commit()

    def wait(self) -> None:
        """Returns when all is done. MetalError: the first of the batches that failed."""
        with self._lock:
            if self._behind:
                self._batch()
            self._commit()
            waiting = list(self._under_way)
            self._room = FIRST
        error = None
        for batch in waiting:
            try:
                batch.finish()
            except MetalError as e:
                error = error or e
        with self._lock:
            for batch in waiting:
                if batch in self._under_way:
                    self._under_way.remove(batch)
        if error is not None:
            raise error

    def told(self, value: int) -> int:
        """The highest value that the host has signaled to the event, this one included."""
        with self._lock:
            self._told = max(self._told, value)
            return self._told

    def refuse_fork(self) -> None:
        """RuntimeError: this process was forked from the one that has the queue."""
        if self.process != os.getpid():
            raise RuntimeError(
                "Metal does not work in a process that was forked from one that used it; "
                "start it by 'spawn'"
            )

    def leave(self) -> None:
        """The process ends: Metal aborts it where an encoder goes that was not ended."""
        if self.process == os.getpid() and self._lock.acquire(timeout=1):
            try:
                if self._open is not None:
                    self._end(self._open)
            finally:
                self._lock.release()

    # ---- inside ----------------------------------------------------------------------------------
    def _batch(self) -> Batch:
        if self._open is None:
            self.refuse_fork()
            with pool()():
                self._open = Batch(self, tuple(self._behind))
            self._behind.clear()
        return self._open

    def _encoder(self, batch: Batch) -> Any:
        self._end(batch)
        with pool()():
            batch.kernels = batch.buffer.computeCommandEncoder()
        return batch.kernels

    @staticmethod
    def _end(batch: Batch) -> None:
        for encoder in (batch.kernels, batch.copies):
            if encoder is not None:
                encoder.endEncoding()
        batch.kernels = batch.copies = batch.pipeline = None

    def _commit(self) -> None:
        batch = self._open
        if batch is None:
            return
        self.refuse_fork()
        self._open = None
        self._end(batch)
        self._count += 1
        batch.value = self._count
        with pool()():
            batch.buffer.encodeSignalEvent_value_(self.event, batch.value)
            batch.buffer.commit()
        self._last = batch
        self._under_way.append(batch)
        self._room = min(2 * self._room, MOST)
        while len(self._under_way) > UNDER_WAY and self._is_past(self._under_way[0]):
            self._under_way.popleft()

    @staticmethod
    def _is_past(batch: Batch) -> bool:
        """Whether a batch is done and did not fail; calls that wait raise a failed one's error."""
        return bool(batch.buffer.status() == metal().MTLCommandBufferStatusCompleted)
