"""The device mps against a copy's bandwidth, PyTorch's mps and MLX, on a Mac with Apple silicon.

    python benchmarks/mps.py [--rounds 25]
    python benchmarks/mps.py --dry-run      # anywhere: on the tests' stand-in of Metal, small sizes

The table is gpu.py's, with rows against MLX where that is installed. MLX is lazy: a sample of it is
of calls that are evaluated, and waited for, as core's sample here is. Elsewhere it says what is
missing, and measures nothing. A dry run shows that each row runs; its times mean nothing.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gpu
from measure import Row, alternate


def cases() -> dict[str, tuple[tuple[int, ...], int, Callable[..., Any]]]:
    """By name: the shape of what is given, how many arrays, and the call."""
    rows = gpu.ROWS, gpu.COLUMNS
    return {
        "exp of 64 M": ((gpu.LARGE,), 1, lambda lib, x: lib.exp(x)),
        "add of 64 M": ((gpu.LARGE,), 2, lambda lib, x, y: x + y),
        "sum of rows": (rows, 1, lambda lib, x: lib.sum(x, axis=1)),
        "softmax of rows": (rows, 1, lambda lib, x: lib.softmax(x, axis=1)),
        "product of 4096": ((gpu.SIDE, gpu.SIDE), 2, lambda lib, x, y: x @ y),
        "one element": ((1,), 1, lambda lib, x: lib.exp(x)),
    }


def stand_in() -> None:
    """The tests' stand-in takes Metal's place, and sizes are such that it is soon done."""
    tests = Path(__file__).resolve().parent.parent / "backends" / "mps" / "tests"
    sys.path.insert(0, str(tests))
    importlib.import_module("mps_vendor").VENDOR.load(devices=1)
    gpu.ROWS, gpu.COLUMNS, gpu.SIDE, gpu.CALLS = 32, 64, 48, 20
    gpu.LARGE = gpu.ROWS * gpu.COLUMNS
    print("dry run on a stand-in of Metal, with small sizes: the times mean nothing")


def waited_for(call: Callable[[], Any], wait: Callable[[Any], object]) -> Callable[[], float]:
    """The seconds of one of ten calls that are waited for together."""

    def sample() -> float:
        wait([call()])
        start = time.perf_counter()
        wait([call() for _ in range(10)])
        return (time.perf_counter() - start) / 10

    return sample


def mlx_rows(core: Any, device: gpu.Gpu, rounds: int) -> list[Row]:
    """core against MLX, on arrays of the same numbers."""
    if importlib.util.find_spec("mlx") is None:
        print("MLX is not installed: its rows are left out (pip install mlx)")
        return []
    mx = importlib.import_module("mlx.core")
    rows = []
    for dtype in gpu.BYTES:
        for name, (shape, count, call) in cases().items():
            ours = [
                core.randn(shape).to(device.device).astype(getattr(core, dtype))
                for _ in range(count)
            ]
            theirs = [mx.random.normal(shape).astype(getattr(mx, dtype)) for _ in range(count)]
            mx.eval(theirs)
            samplers = {
                "core": waited_for(
                    lambda call=call, x=ours: call(core, *x),
                    lambda made: core.synchronize(device.device),
                ),
                "MLX": waited_for(lambda call=call, x=theirs: call(mx, *x), mx.eval),
            }
            took = alternate(samplers, min(rounds, 10))
            detail = gpu.shown(took, 1e-3, "ms")
            rows.append(
                Row(f"{name}, {dtype} / MLX", took["core"] / took["MLX"], None, "x", detail)
            )
    return rows


if __name__ == "__main__":
    dry = "--dry-run" in sys.argv
    if dry:
        sys.argv.remove("--dry-run")
        stand_in()
    missed = gpu.main("mps", "Metal Performance Shaders", __doc__, mlx_rows)
    sys.exit(0 if dry else missed)
