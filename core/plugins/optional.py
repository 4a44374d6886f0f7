"""Optional calls of a device with queues.

Core checks `offers` first: without the call, core uses another way if there is one
(docs/device-hooks.md lists them), or the user's call raises. All are called with the GIL held, by
any thread, several at a time, and only enqueue: none may wait for the device. An exception becomes
the cause of a DeviceError that names the backend and the call.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.plugins.runtime import Runtime

if TYPE_CHECKING:
    from collections.abc import Hashable

    from core._native import device as Device

TOGETHER = (
    ("mark_timed", "elapsed"),
    ("reserve_host", "release_host"),
    ("adopt_host", "disown_host"),
    ("can_access_peer", "copy_peer"),
    ("begin_capture", "end_capture", "replay"),
)


class OptionalCalls(Runtime):
    """Priorities, timed events, waits between devices, memory of the host, peer copies, graphs.

    Attributes:
        events_cross_devices: whether `await_event(event, queue)` takes an event of another device
            of the type, so that the queue waits for it and the host does not. If not, core never
            passes one: the host waits.
    """

    events_cross_devices: bool = False

    def offers(self, *calls: str) -> bool:
        """Whether the backend defines these calls, all of them."""
        kind = type(self)
        return all(getattr(kind, call) is not getattr(OptionalCalls, call) for call in calls)

    # ---- queues that come before others --------------------------------------------------------
    def open_prioritized_queue(self, index: int, priority: int) -> Hashable:
        """As `open_queue`, for work before (below 0) or after that of queues of priority 0.

        A driver that has fewer steps takes the nearest.
        """
        raise NotImplementedError

    # ---- timed events: both, or neither --------------------------------------------------------
    def mark_timed(self, queue: Hashable) -> Hashable:
        """As `mark`; the event notes the time at which the device comes to it."""
        raise NotImplementedError

    def elapsed(self, start: Hashable, end: Hashable) -> float:
        """Milliseconds between two events of `mark_timed`, of one device, which are both reached.

        Negative where `end` was reached first. The resolution is the device's; half a microsecond
        is usual.
        """
        raise NotImplementedError

    # ---- queues of other libraries -------------------------------------------------------------
    def await_event_elsewhere(self, event: Hashable, stream: int | None, index: int) -> None:
        """A queue of another library on device `index` waits from now on for an event of this type.

        `stream` is that library's argument of `__dlpack__`: its address, or a number that DLPack
        has for the device's default queues, of which None means the first. The host does not wait.

        Raises:
            ArgumentError: the number is not one that DLPack allows for the device.
        """
        raise NotImplementedError

    # ---- pinned memory of the host: both, or neither -------------------------------------------
    def reserve_host(self, nbytes: int, index: int) -> int:
        """Host memory whose pages stay where they are, aligned to 64 bytes or better.

        `copy` between it and any device of the type enqueues, and reads or writes it when the
        copy's turn has come. Core keeps freed blocks for the next request, and reuses a block only
        after every queue has passed the point at which the block was freed.

        Raises:
            MemoryError: there is none left.
        """
        raise NotImplementedError

    def release_host(self, address: int, index: int) -> None:
        """Releases a block of `reserve_host`; nothing uses it any more."""
        raise NotImplementedError

    # ---- memory of the host that the device works on: both, or neither --------------------------
    def adopt_host(self, address: int, nbytes: int, index: int) -> int:
        """Where device `index` finds memory of the host from now on, without a copy; 0: nowhere.

        A backend defines it where the addresses that `reserve` returns are the host's, too: the
        host reads and writes there when no work on the memory is under way. Core keeps the memory
        until `disown_host`, and may ask for the same again meanwhile.
        """
        raise NotImplementedError

    def disown_host(self, address: int, index: int) -> None:
        """Ends the use of an address that `adopt_host` returned; no work on it is under way."""
        raise NotImplementedError

    # ---- copies between devices: both, or neither ----------------------------------------------
    def can_access_peer(self, index: int, peer: Device) -> bool:
        """Whether `copy_peer` copies between device `index` and `peer`, both ways.

        Asked once for a pair. `peer` is another device of this type, or one of another type, whose
        addresses the driver has to know then.
        """
        return False

    def copy_peer(
        self,
        queue: Hashable,
        dst: int,
        dst_device: Device,
        src: int,
        src_device: Device,
        nbytes: int,
    ) -> None:
        """Enqueues a copy between two devices on a queue of one of them, of this type.

        Core orders it: `queue` already waits for writers of the source and for users of the target,
        and the other device's queue will wait for it.
        """
        raise NotImplementedError

    # ---- graphs: all three, or none -------------------------------------------------------------
    def begin_capture(self, queue: Hashable) -> None:
        """From now on work enqueued on `queue`, which is empty, is recorded and not run.

        Only the thread that calls this uses the queue until `end_capture`. Meanwhile that thread
        may call `reserve`, and enqueue on other queues; other threads may do anything.
        """
        raise NotImplementedError

    def end_capture(self, queue: Hashable) -> Hashable:
        """The work enqueued since `begin_capture`, as a graph, freed with its last reference.

        Called once for each `begin_capture`, also where the user's code raised: `queue` is then as
        any other, and may be captured again.

        Raises:
            Exception: something cannot be captured; the user's capture ends with it as the cause.
        """
        raise NotImplementedError

    def replay(self, graph: Hashable, queue: Hashable) -> None:
        """Enqueues on a queue of the same device all that a graph holds, in its order.

        A graph may be replayed many times, and while an earlier replay is under way on the queue.
        """
        raise NotImplementedError
