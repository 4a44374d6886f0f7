"""Matrix products against torch and NumPy, and beside other work in the same process; of few rows,
over torch's memory.

    python benchmarks/matmul.py            1 and 2 threads, each in a process of its own
    python benchmarks/matmul.py 4          4 threads

The rivals' pools go on spinning after a call, on the cores that the next one needs: before each
sample everything rests until they sleep, and one call is made that is not counted.
"""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

from measure import Row, alternate, print_table

ROUNDS = 21
SIZE = 1024
# of products of bfloat16: batch, m, k, n, and whether the right operand is transposed
HALVES = [
    *(((), SIZE, SIZE, SIZE, turned) for turned in (False, True)),
    *(((), 512, 768, 768, turned) for turned in (False, True)),
    ((), 128, 768, 3072, False), ((), 128, 3072, 768, False), ((), 1000, 777, 333, False),
    ((), 64, 1024, 1024, False), ((), 8192, 64, 64, False), ((12,), 128, 64, 128, True),
]  # fmt: skip
WEIGHTS = ((1024, 1024), (1024, 4096), (4096, 1024))  # of products of few rows: k, n
CALLS = 8  # of them in one sample
REST = 0.15  # seconds
WARM = 0.5  # seconds
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


def compare_bfloat16(threads: int) -> list[Row]:
    """Products of bfloat16 over torch's memory, against torch's and against core's of float32. A
    processor that has rested from its tiles is slow with them at first: it is warmed."""
    import torch

    import core

    torch.set_num_threads(threads)
    rows = []
    for batch, m, k, n, turned in HALVES:
        x = torch.randn(*batch, m, k)
        y = torch.randn(*batch, n, k).mT if turned else torch.randn(*batch, k, n)
        given = [t.bfloat16() for t in (x, y)], [t.float() for t in (x, y)]
        halves, singles = ([core.from_dlpack(t) for t in pair] for pair in given)
        begin = time.perf_counter()
        while time.perf_counter() - begin < WARM:
            core.matmul(*halves)
        took = alternate(
            {
                "core": sampler(partial(core.matmul, *halves), REST if threads > 1 else 0),
                "torch": sampler(partial(torch.matmul, *given[0]), REST if threads > 1 else 0),
                "float32": sampler(partial(core.matmul, *singles), REST if threads > 1 else 0),
            },
            ROUNDS,
        )
        what = f"{(*batch, m, k)} @ {(*batch, k, n)}{' (transposed)' if turned else ''}, bfloat16"
        detail = ", ".join(f"{name} {ms * 1e3:.0f} us" for name, ms in took.items())
        rows.append(Row(f"{what} / torch", took["core"] / took["torch"], 1.1, "x", detail))
        rows.append(Row(f"{what} / float32", took["core"] / took["float32"], 1.0, "x", detail))
    return rows


def compare_few_rows() -> list[Row]:
    """Products of few rows over weights in torch's memory, eagerly and compiled, in time of the
    processor. The bound is the time in which torch sums as many bytes."""
    rows = []
    for dtype, (k, n), layout in itertools.product(("float32", "bfloat16"), WEIGHTS, ("W.T", "W")):
        for m in (1, 2, 4, 8, 12):
            took = time_few_rows(m, k, n, dtype, layout)
            detail = ", ".join(f"{name} {us:.0f} us" for name, us in took.items())
            for name in ("core", "compiled"):
                what = f"{m}x{k} @ {layout}, {n} columns, {dtype}: {name} / torch"
                rows.append(Row(what, took[name] / took["torch"], 1.1, "x", detail))
    return rows


def time_few_rows(m: int, k: int, n: int, dtype: str, layout: str) -> dict[str, float]:
    import torch

    import core

    x, w, same_bytes = torch.randn(m, k), torch.randn(n, k), torch.ones(n, k)
    if dtype == "bfloat16":
        x, w, same_bytes = x.bfloat16(), w.bfloat16(), same_bytes[: n // 2]
    given, weight = core.asarray(core.from_dlpack(x), copy=True), core.from_dlpack(w)
    w, weight = (w.T, weight.mT) if layout == "W.T" else (w.view(k, n), weight.view((k, n)))
    compiled = core.compile(lambda x, w: core.relu(x @ w), fullgraph=True)
    calls = {
        "torch": lambda: torch.relu(x @ w),
        "core": lambda: core.relu(given @ weight),
        "compiled": lambda: compiled(given, weight),
        "bound": same_bytes.sum,
    }
    return alternate({name: processor_time(call) for name, call in calls.items()}, ROUNDS)


def processor_time(call: Callable[[], object]) -> Callable[[], float]:
    """Microseconds of the processor for a call, of several: others may share the machine."""

    def sample() -> float:
        call()
        begin = time.process_time_ns()
        for _ in range(CALLS):
            call()
        return (time.process_time_ns() - begin) / CALLS / 1e3

    return sample


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
        rows = compare_libraries(threads) + compare_alternating() + compare_bfloat16(threads)
        if threads == 1:
            rows += compare_few_rows()
        sys.exit(0 if print_table(title, rows) else 1)
    status = 0
    for number in sys.argv[1:] or ["1", "2"]:
        environment = {**os.environ, **dict.fromkeys(VARIABLES, number)}
        command = [sys.executable, __file__, "--here", number]
        status |= subprocess.run(command, env=environment).returncode
    sys.exit(status)


if __name__ == "__main__":
    main()
