"""Matrix products against torch and NumPy, and beside other work in the same process.

    python benchmarks/matmul.py            1 and 2 threads, each in a process of its own
    python benchmarks/matmul.py 4          4 threads

The rivals' pools go on spinning after a call, on the cores that the next one needs: before each
sample everything rests until they sleep, and one call is made that is not counted.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

from measure import Row, alternate, print_table

ROUNDS = 21
SIZE = 1024
REST = 0.15  # seconds
VARIABLES = ("CORE_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS")


def sampler(call: Callable[[], object], rest: float = REST) -> Callable[[], float]:
    """Milliseconds of one call."""

    def sample() -> float:
        time.sleep(rest)
        call()
        begin = time.perf_counter()
        call()
        return (time.perf_counter() - begin) * 1e3

    return sample


def compare_libraries(threads: int) -> list[Row]:
    import numpy
    import torch

    import core

    torch.set_num_threads(threads)
    rng = numpy.random.default_rng(0)
    rows = []
    for dtype, limit in (("float32", 1.05), ("float64", None)):
        x, y = (rng.standard_normal((SIZE, SIZE)).astype(dtype) for _ in "xy")
        a, b, t, u = core.asarray(x), core.asarray(y), torch.tensor(x), torch.tensor(y)
        took = alternate(
            {
                "core": sampler(partial(core.matmul, a, b)),
                "torch": sampler(partial(torch.matmul, t, u)),
                "numpy": sampler(partial(numpy.matmul, x, y)),
            },
            ROUNDS,
        )
        ratio = took["core"] / min(took["torch"], took["numpy"])
        detail = ", ".join(f"{library} {ms:.2f} ms" for library, ms in took.items())
        rows.append(Row(f"{dtype} {SIZE}^3 / the best", ratio, limit, "x", detail))
    return rows


def compare_alternating() -> list[Row]:
    """The same calls in turn against each alone: no pool may stand in the other's way.

    torch's row tells what the caches make of it: an addition leaves nothing of the matrices there.
    """
    import numpy
    import torch

    import core

    rng = numpy.random.default_rng(0)
    arrays = [
        rng.standard_normal(shape, numpy.float32)
        for shape in ((SIZE, SIZE), (SIZE, SIZE), (4, 1024, 1024))
    ]
    rows = []
    for library, make, limit in ((core, core.asarray, 1.05), (torch, torch.tensor, None)):
        a, b, x = map(make, arrays)
        product, pointwise = partial(library.matmul, a, b), partial(library.add, x, x)
        calls = {"matmul": [product], "add": [pointwise], "in turn": [product, pointwise]}
        samplers = {name: sampler(partial(repeat, c), 0) for name, c in calls.items()}
        took = alternate(samplers, ROUNDS)
        ratio = took["in turn"] / (took["matmul"] + took["add"])
        detail = ", ".join(f"{name} {ms:.2f} ms" for name, ms in took.items())
        name = f"{library.__name__}: matmul and add in turn / alone"
        rows.append(Row(name, ratio, limit, "x", detail))
    return rows


def repeat(calls: list[Callable[[], object]]) -> None:
    for _ in range(4):
        for call in calls:
            call()


def main() -> None:
    if "--here" in sys.argv:
        threads = int(sys.argv[-1])
        title = f"matmul, {threads} threads, medians of {ROUNDS} alternating rounds"
        sys.exit(0 if print_table(title, compare_libraries(threads) + compare_alternating()) else 1)
    status = 0
    for number in sys.argv[1:] or ["1", "2"]:
        environment = {**os.environ, **dict.fromkeys(VARIABLES, number)}
        command = [sys.executable, __file__, "--here", number]
        status |= subprocess.run(command, env=environment).returncode
    sys.exit(status)


if __name__ == "__main__":
    main()
