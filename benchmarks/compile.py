"""core.compile against torch eager, torch.compile, jax.jit and NumPy: ratios to the best of them.

    python benchmarks/compile.py [--threads 1,2] [--only adam,call,first] [--rounds 15]

Every number of threads has a process of its own, which runs on as many cores. Functions are
compiled with fullgraph=True and fallback is an error; where a function is split all the same, the
row says so. `core eager` and `torch fused` are told too; the first is no peer. Of networks the
floor is told (floors.py), by which their limit is the larger one.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from floors import floor
from measure import Row, alternate, nanoseconds, print_table, timed

OURS = ("core", "core eager")
FLOORS = 1.15  # a row that takes so many times as long as its products is within its limit
LIMITS = {"call": {"torch.compile": 0.1, "jax": 0.3}, "cold": 0.15, "warm": 0.3}
VARIABLES = ("CORE_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS")


# ---- functions ---------------------------------------------------------------------------------
def arrays(result: Any) -> list[Any]:
    """What a rival returned, as NumPy arrays."""
    import numpy

    parts = result if isinstance(result, (tuple, list)) else [result]
    parts = [p.detach() if hasattr(p, "detach") else p for p in parts]
    return [numpy.asarray(part).copy() for part in parts]


def compared(case: Any) -> dict[str, Callable[[], Any]]:
    """A case's rivals, which agree on the results of the third call."""
    rivals = case.rivals()
    for _ in range(3):  # torch.compile may compile again at the second step
        results = {name: arrays(call()) for name, call in rivals.items()}
    for name, result in results.items():
        if name != "core":
            case.compare(results["core"], result)
    return rivals


def measured(case: Any, rounds: int) -> Row:
    """A case's row. What cannot be one graph is made anew to be split, which the row says."""
    import core

    try:
        rivals = compared(case)
    except core.errors.CompileError:
        case.whole = False
        rivals = compared(case)
    took = alternate({name: timed(call) for name, call in rivals.items()}, rounds)
    peers = {name: t for name, t in took.items() if name not in OURS}
    best = min(peers, key=peers.__getitem__) if case.against == "best" else case.against
    times = ", ".join(f"{name} {t * 1e3:.2f}" for name, t in took.items())
    ratio, limit = took["core"] / took[best], case.limit
    if case.products is not None:
        least = floor(case.products, case.bytes)
        times += f", floor {least * 1e3:.2f}"
        limit = max(limit, round(FLOORS * least / took[best], 2))
    return Row(f"{case.name} / {best}", ratio, limit, "x", f"ms: {times}; {shape(case)}")


def shape(case: Any) -> str:
    """How many kernels core's functions run, in how many graphs, and why these are split."""
    graphs = [graph for function in case.compiled for graph in function.optimized]
    kernels = sum(len(graph.nodes) for graph in graphs)
    reasons = [reason for function in case.compiled for reason in function.reasons]
    breaks = max(0, len(graphs) - len(case.compiled))
    said = f"{kernels} kernels, {breaks} breaks"
    return said + (f" (runs as Python: {reasons[0].split(' (')[0]})" if reasons else "")


# ---- what a call costs -------------------------------------------------------------------------
def call_rows() -> list[Row]:
    """A function of one operator, on one element, warm."""
    import jax
    import torch

    import core

    rivals = {
        "core": core.compile(lambda x: x + 1.0, fullgraph=True),
        "torch.compile": torch.compile(lambda x: x + 1.0, fullgraph=True),
        "jax": jax.jit(lambda x: x + 1.0),
    }
    ones = {"core": core.ones(1), "torch.compile": torch.ones(1), "jax": jax.numpy.ones(1)}
    names = {f"f{n}": f for n, f in enumerate(rivals.values())}
    names |= {f"x{n}": ones[name] for n, name in enumerate(rivals)}
    for n in range(len(rivals)):
        eval(f"f{n}(x{n})", dict(names))
    took = nanoseconds({name: f"f{n}(x{n})" for n, name in enumerate(rivals)}, names)
    detail = ", ".join(f"{name} {t / 1e3:.2f} us" for name, t in took.items())
    return [
        Row(f"warm call of one operator / {peer}", took["core"] / took[peer], limit, "x", detail)
        for peer, limit in LIMITS["call"].items()
    ]


# ---- the first call ----------------------------------------------------------------------------
FIRST = {
    "core": """
import numpy, time, core, core.compiler
def f(x, a, b):
    return core.gelu(x * a + b) * core.sigmoid(x) + core.tanh(a)
arrays = [core.asarray(numpy.full(4 << 20, v, "float32")) for v in (0.5, 1.5, 2.5)]
arrays[0] + arrays[1]  # the backend is open
g = core.compile(f, fullgraph=True)
""",
    "torch.compile": """
import numpy, time, torch, torch._dynamo, torch._inductor.compile_fx
def f(x, a, b):
    return torch.nn.functional.gelu(x * a + b) * torch.sigmoid(x) + torch.tanh(a)
arrays = [torch.tensor(numpy.full(4 << 20, v, "float32")) for v in (0.5, 1.5, 2.5)]
arrays[0] + arrays[1]
g = torch.compile(f, fullgraph=True)
""",
}
TIMED = """
start = time.perf_counter()
g(*arrays)
print(time.perf_counter() - start)
"""


def first_call(library: str, folder: str) -> float:
    """Seconds of the first compiled call in a new process, its imports not counted."""
    caches = {"CORE_CACHE_DIR": f"{folder}/core", "TORCHINDUCTOR_CACHE_DIR": f"{folder}/torch"}
    done = subprocess.run(
        [sys.executable, "-c", FIRST[library] + TIMED],
        env={**os.environ, **caches},
        cwd=folder,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return float(done.stdout)


def first_rows(rounds: int) -> list[Row]:
    """With empty caches, and in a second process that finds them warm."""
    took: dict[tuple[str, str], list[float]] = {}
    order = list(FIRST)
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            for when in ("cold", "warm"):
                for library in order:
                    seconds = first_call(library, folder)
                    took.setdefault((when, library), []).append(seconds)
        order.reverse()
    rows = []
    for when, what in (("cold", "empty caches"), ("warm", "warm caches, a new process")):
        ours, theirs = (statistics.median(took[when, library]) for library in FIRST)
        detail = f"core {ours * 1e3:.0f} ms, torch.compile {theirs * 1e3:.0f} ms"
        name = f"first call of the chain, {what} / torch.compile"
        rows.append(Row(name, ours / theirs, LIMITS[when], "x", detail))
    return rows


# ---- processes ---------------------------------------------------------------------------------
def in_this_process(threads: int, names: Sequence[str], rounds: int) -> bool:
    import jax
    import torch
    from compile_cases import CASES

    import core

    core.set_num_threads(threads)
    torch.set_num_threads(threads)
    wanted: Callable[[str], bool] = lambda name: not names or any(n in name for n in names)  # noqa: E731
    where = f"{threads} thread{'s'[: threads - 1]}, medians of {rounds} alternations"
    rows = [measured(case, rounds) for case in CASES if wanted(case.name.lower())]
    met = not rows or print_table(f"compiled, {where}", rows)
    rows = [*(call_rows() if wanted("warm call") else [])]
    rows += first_rows(rounds) if wanted("first call") else []
    if rows:
        met &= print_table(f"calls of what is compiled, {where}", rows)
    print(f"  torch {torch.__version__}, jax {jax.__version__}, core {core.__version__}")
    return met


def in_a_process(threads: int, arguments: Sequence[str]) -> bool:
    """The same with as many threads, on as many cores, for every library."""
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, **dict.fromkeys(VARIABLES, str(threads))}
        env |= {"CORE_FALLBACK": "error", "TORCHINDUCTOR_CACHE_DIR": f"{folder}/torch"}
        env |= {"CORE_CACHE_DIR": f"{folder}/core"}
        cores = sorted(os.sched_getaffinity(0))[-threads:]
        done = subprocess.run(
            [sys.executable, str(Path(__file__)), "--inside", str(threads), *arguments],
            env=env,
            preexec_fn=lambda: os.sched_setaffinity(0, cores),
        )
    return done.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--threads", default="1,2", help="numbers, separated by commas")
    parser.add_argument("--only", default="", help="parts of rows' names, separated by commas")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--inside", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    names = [name.lower() for name in options.only.split(",") if name]
    if options.inside:
        sys.exit(0 if in_this_process(options.inside, names, options.rounds) else 1)
    arguments = ["--only", options.only, "--rounds", str(options.rounds)]
    met = [in_a_process(int(n), arguments) for n in options.threads.split(",")]
    sys.exit(0 if all(met) else 1)


if __name__ == "__main__":
    main()
