"""Faults of a device, one in a process, and what core makes of each.

python faults.py NAME DEVICE [SIDE]
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from typing import Any

import core
from core.errors import CoreError, DeviceError, OutOfMemoryError

SIDE = 2048  # of matrices that are multiplied for long


def full(device: str) -> None:
    """More than there is: both numbers are told, and what fits still does."""
    _, total = _runtime(device).memory_info(0)
    try:
        core.empty((total,), device=device)
    except OutOfMemoryError as e:
        assert str(total) in str(e) and str(4 * total) in str(e), e
        print(e)
    else:
        raise AssertionError("there was no error")
    assert core.sum(core.ones(9, device=device)).item() == 9


def reused(device: str) -> None:
    """What the cache keeps is given back where it stands in the way."""
    free, _ = _runtime(device).memory_info(0)
    for share in (0.6, 0.3, 0.7):
        x = core.empty((int(free * share) // 4,), device=device)
        del x
    reserved = core.memory_stats(device)["reserved"]
    print(f"{reserved} bytes are reserved, {free} were free")
    assert reserved <= free


def failing(device: str) -> None:
    """A kernel that traps: who waits is told, with the names of what was under way."""
    x = core.exp(core.ones(3, device=device))
    runtime = _runtime(device)
    runtime.fail_later(runtime.queue(0))
    for wait in (lambda: core.tanh(x).to("cpu"), lambda: core.synchronize(device)):
        try:
            wait()
        except DeviceError as e:
            print(e)
        else:
            raise AssertionError("there was no error")


def forked(device: str) -> None:
    """A child process is refused, and its parent goes on."""
    core.ones(1, device=device)
    if (child := os.fork()) == 0:
        try:
            core.ones(1, device=device)
        except CoreError as e:
            print(e, flush=True)
            os._exit(0)
        os._exit(1)
    assert os.waitpid(child, 0)[1] == 0
    assert core.sum(core.ones(4, device=device)).item() == 4


def leaving(device: str) -> None:
    """The process ends while kernels run."""
    x = core.randn((SIDE, SIDE)).to(device)
    for _ in range(50):
        x = x @ x * 1e-3


def two_processes(device: str) -> None:
    """Both compute on one device."""
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        assert pool.starmap(_total, [(1000, device), (2000, device)]) == [1000, 2000]


def _total(n: int, device: str) -> float:
    total: float = core.sum(core.ones(n, device=device)).item()
    return total


def _runtime(device: str) -> Any:
    from core.plugins.manager import manager

    core.ones(1, device=device)
    return manager.runtime(device)


if __name__ == "__main__":
    _, name, device_under_test, *side = sys.argv
    SIDE = int(side[0]) if side else SIDE
    {f.__name__: f for f in (full, reused, failing, forked, leaving, two_processes)}[name](
        device_under_test
    )
