"""Attention against torch's on the CPU: eager calls, forward and with gradients.

    python benchmarks/attention.py            1 and 2 threads, each in a process of its own
    python benchmarks/attention.py 4          4 threads

Where no backend brings flash attention there is nothing to compare, and the table says so.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable

from matmul import VARIABLES
from measure import Row, alternate, print_table

ROUNDS = 11
CASES = (  # batch, heads, length, width; dtype; causal; limits of the forward pass and of both
    ((1, 8, 2048, 64), "float32", False, 1.0, 1.1),
    ((1, 8, 2048, 64), "float32", True, 1.0, 1.1),
    ((8, 4, 128, 64), "float32", False, 1.0, 1.1),
    ((1, 8, 2048, 64), "bfloat16", True, None, None),
)


def sampler(call: Callable[[], object]) -> Callable[[], float]:
    """Milliseconds of one call. Other libraries' threads rest first, and caches are warm."""

    def sample() -> float:
        time.sleep(0.1)
        call()
        begin = time.perf_counter()
        call()
        return (time.perf_counter() - begin) * 1e3

    return sample


def calls(shape: tuple[int, ...], dtype: str, causal: bool, grad: bool) -> dict[str, Callable]:
    """The same attention in both libraries; with its gradients, or without."""
    import numpy
    import torch

    import core

    rng = numpy.random.default_rng(0)
    arrays = [rng.standard_normal(shape).astype("float32") for _ in range(4)]
    *ours, g = (core.asarray(x).astype(dtype) for x in arrays)
    *theirs, h = (torch.tensor(x).to(getattr(torch, dtype)) for x in arrays)
    for x in (*ours, *theirs) if grad else ():
        x.requires_grad_()

    def by_core() -> object:
        out = core.scaled_dot_product_attention(*ours, is_causal=causal)
        return core.autograd.grad([out], ours, [g]) if grad else out

    def by_torch() -> object:
        out = torch.nn.functional.scaled_dot_product_attention(*theirs, is_causal=causal)
        return torch.autograd.grad([out], theirs, [h]) if grad else out

    return {"core": by_core, "torch": by_torch}


def compare(threads: int) -> list[Row]:
    import torch

    torch.set_num_threads(threads)
    rows = []
    for shape, dtype, causal, *limits in CASES:
        for grad, limit in zip((False, True), limits, strict=True):
            made = calls(shape, dtype, causal, grad)
            took = alternate({name: sampler(call) for name, call in made.items()}, ROUNDS)
            what = f"{'x'.join(map(str, shape))} {dtype}{' causal' * causal}{', gradients' * grad}"
            detail = ", ".join(f"{name} {ms:.2f} ms" for name, ms in took.items())
            rows.append(Row(what, took["core"] / took["torch"], limit, "x", detail))
    return rows


def main() -> None:
    if "--here" in sys.argv:
        import core

        threads = int(sys.argv[-1])
        core.ones(1)  # the first use of the device registers its kernels
        kernels = core.ops.core.flash_attention.kernels
        served = "flash" if kernels else "math, as no backend brings flash"
        title = f"attention by {served}, {threads} threads, medians of {ROUNDS} alternating rounds"
        sys.exit(0 if print_table(title, compare(threads)) or not kernels else 1)
    status = 0
    for number in sys.argv[1:] or ["1", "2"]:
        environment = {**os.environ, **dict.fromkeys(VARIABLES, number)}
        command = [sys.executable, __file__, "--here", number]
        status |= subprocess.run(command, env=environment).returncode
    sys.exit(status)


if __name__ == "__main__":
    main()
