"""Copies between two accelerators by a driver, ordered with the work of both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import runtime as native_runtime
from core.plugins import answers

if TYPE_CHECKING:
    from core._native import device as Device
    from core.plugins.queued import QueuedRuntime


def can_copy(runtime: QueuedRuntime, index: int, peer: Device) -> bool:
    """Whether the driver copies between one of its devices and another; called once a pair."""
    known = runtime.known_peers
    if (index, peer) not in known:
        offered = runtime.offers("can_access_peer", "copy_peer")
        known[index, peer] = offered and answers.truth(
            runtime, "can_access_peer", answers.called(runtime, "can_access_peer", index, peer)
        )
    return known[index, peer]


def copied(
    runtime: QueuedRuntime, dst: int, to: Device, src: int, source: Device, nbytes: int
) -> bool:
    """Enqueues the copy, if the driver of `runtime`, which has one of the two devices, can.

    Of one type, it is enqueued where the source is; both queues wait for each other by events. A
    driver does not know another type's events: there the host waits for both.
    """
    if to.type == source.type:
        if not can_copy(runtime, source.index, to):
            return False
        here, there = runtime.queue(source.index), runtime.queue(to.index)
        runtime.follow(here, source.index, runtime.event_of(there), to.index)
        answers.called(runtime, "copy_peer", here, dst, to, src, source, nbytes)
        runtime.follow(there, to.index, runtime.event_of(here), source.index)
        return True
    ours, theirs = (source, to) if native_runtime(source.type) is runtime else (to, source)
    if not can_copy(runtime, ours.index, theirs):
        return False
    native_runtime(theirs.type).synchronize(theirs.index)
    here = runtime.queue(ours.index)
    answers.called(runtime, "copy_peer", here, dst, to, src, source, nbytes)
    runtime.finish(ours.index, here)
    return True
