"""Threads that share tensors, the pool and the allocator: a wrong memory order loses a sum, a
reference or a block. Under qemu a guest's threads are threads of the host, whose processor may
itself order more strictly than Arm's: what this finds is real, what it does not find may be there.
"""

from __future__ import annotations

import gc
import sys
import threading
import time

import numpy as np

import core
from core.tensors import live_storages

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
THREADS = 4


def regions(shared: core.Tensor, expected: float, until: float, counts: list[int]) -> None:
    """Regions of the pool that follow one another closely, and views that come and go."""
    n = 0
    while time.monotonic() < until or n == 0:
        total = (shared * 2.0 + 1.0).sum().item()
        assert total == expected, (n, total, expected)
        views = [shared[k:] for k in range(8)]
        assert views[7].shape[0] == shared.shape[0] - 7
        del views
        n += 1
    counts.append(n)


def small(until: float, counts: list[int]) -> None:
    """Blocks of one thread that another one frees."""
    n = 0
    while time.monotonic() < until or n == 0:
        made = [core.full((k + 1,), float(k)) for k in range(64)]
        handed = threading.Thread(target=made.clear)
        assert made[63].sum().item() == 63.0 * 64
        handed.start()
        handed.join()
        n += 1
    counts.append(n)


def main() -> None:
    core.set_num_threads(THREADS)
    x = np.arange(1 << 15, dtype=np.float64)
    shared = core.tensor(x)
    expected = float((x * 2 + 1).sum())
    regions(shared, expected, 0.0, [])
    small(0.0, [])
    gc.collect()
    before, until = live_storages(), time.monotonic() + SECONDS
    counts: list[int] = []
    failed: list[BaseException] = []
    threading.excepthook = lambda hook: failed.append(hook.exc_value)  # type: ignore[arg-type,return-value]
    workers = [
        threading.Thread(target=regions, args=(shared, expected, until, counts))
        for _ in range(THREADS)
    ]
    workers.append(threading.Thread(target=small, args=(until, counts)))
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    gc.collect()
    assert not failed, failed
    assert len(counts) == len(workers)
    assert live_storages() == before, (live_storages(), before)
    print(f"{len(workers)} threads, {sum(counts)} rounds, no sum, reference or block lost")


if __name__ == "__main__":
    main()
