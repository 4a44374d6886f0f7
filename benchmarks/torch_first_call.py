"""First calls of `torch.compile(model)`: core against Inductor, with empty caches and filled ones.

    python benchmarks/torch_first_call.py --models bert,resnet18+train --samples 3

Each sample is two processes a backend, in turns: one that finds nothing on disk, then one that
finds what the first has left. The model is called once without torch.compile before. `own` is
what core's graphs take beyond a later call of the model. Seconds on the wall, medians, and
processor seconds, compilers among them, in brackets. Models: those of torch_models.py.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

Seconds = tuple[float, float]  # on the wall, of processors


def now() -> Seconds:
    """The time, and the processor seconds of this process and of its children so far."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return time.perf_counter(), sum(u.ru_utime + u.ru_stime for u in used)


def spent(call: Any) -> Seconds:
    """What a call takes."""
    start = now()
    call()
    return tuple(b - a for a, b in zip(start, now(), strict=True))  # type: ignore[return-value]


def measure(name: str, backend: str) -> None:
    """Prints the first call's seconds, those of core's graphs in it, and a later call's."""
    import torch
    from core_torch.backend import core_backend
    from core_torch.compiled import CompiledGraph
    from torch_models import MODELS, trained

    import core

    torch.set_num_threads(1)
    core.set_num_threads(1)
    torch.manual_seed(0)
    kind, _, training = name.partition("+")
    model, inputs = MODELS[kind]()
    model.train(bool(training))
    graphs: list[Seconds] = []

    first_of_graph = CompiledGraph._first

    def timed(graph: CompiledGraph, arrays: list[Any]) -> list[Any]:
        results: list[Any] = []
        graphs.append(spent(lambda: results.extend(first_of_graph(graph, arrays))))
        return results

    CompiledGraph._first = timed  # type: ignore[method-assign]

    def of(fast: Any) -> Any:
        return trained(model, fast, inputs) if training else functools.partial(fast, *inputs)

    with torch.set_grad_enabled(bool(training)):
        of(model)()
        chosen = core_backend if backend == "core" else backend
        compiled = of(torch.compile(model, backend=chosen))
        first = spent(compiled)
        later = [spent(compiled) for _ in range(5)]
    usual = [statistics.median(x) for x in zip(*later, strict=True)]
    own = [sum(x) - u for x, u in zip(zip(*graphs, strict=True), usual, strict=False)]
    print(json.dumps({"first": first, "own": own or None, "later": usual}))


def sample(name: str, backend: str, folder: Path) -> dict[str, Any]:
    """The same in a process of its own, with its caches in a folder."""
    own = ("PYTHONDONTWRITEBYTECODE",)  # as users have it
    environment = {
        **{k: v for k, v in os.environ.items() if k not in own},
        "CORE_CACHE_DIR": str(folder / "core"),
        "TORCHINDUCTOR_CACHE_DIR": str(folder / "torch"),
        "TORCHINDUCTOR_COMPILE_THREADS": "1",
        "OMP_NUM_THREADS": "1",
    }
    command = [sys.executable, __file__, "--measure", name, backend]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return json.loads(done.stdout.splitlines()[-1])  # type: ignore[no-any-return]


def _text(samples: list[dict[str, Any]], what: str) -> str:
    wall, busy = (statistics.median(x) for x in zip(*(s[what] for s in samples), strict=True))
    return f"{wall:.2f} ({busy:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--models", default="bert,gpt2,vit_small,resnet50,resnet18+train")
    parser.add_argument("--samples", type=int, default=3)
    parser.add_argument("--measure", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        measure(*options.measure)
        return
    print("| model | caches | core | its own part | Inductor | core / Inductor |")
    print("|---|---|---|---|---|---|")
    for name in options.models.split(","):
        taken: dict[tuple[str, str], list[dict[str, Any]]] = {}
        for _ in range(options.samples):
            for backend in ("core", "inductor"):
                with tempfile.TemporaryDirectory() as folder:
                    for caches in ("empty", "filled"):
                        each = sample(name, backend, Path(folder))
                        taken.setdefault((backend, caches), []).append(each)
        for caches in ("empty", "filled"):
            core, theirs = taken["core", caches], taken["inductor", caches]
            walls = [statistics.median(s["first"][0] for s in x) for x in (core, theirs)]
            row = _text(core, "first"), _text(core, "own"), _text(theirs, "first")
            ratio = f"{walls[0] / walls[1]:.2f}"
            print(f"| {name} | {caches} | {' | '.join(row)} | {ratio} |", flush=True)


if __name__ == "__main__":
    main()
