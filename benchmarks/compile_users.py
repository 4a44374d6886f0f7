"""Programs as users write them, compiled, against the same programs called eagerly and in PyTorch.

    python benchmarks/compile_users.py [words of a case's name ...] [--threads N]

Printed of each case: graphs that were compiled, breaks, whether later calls run Python, and the
medians of 21 calls each, taken in turn in one process.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any

import torch
from user_cases import training

import core

ROUNDS, ENOUGH = 21, 0.004  # seconds of a sample


def sampler(step: Callable[..., Any], calls: list[tuple[Any, ...]]) -> Callable[[], float]:
    """Seconds of a call, over so many that they can be measured."""
    for k in range(6):
        step(*calls[k % len(calls)])
    start = time.perf_counter()
    step(*calls[0])
    repeats = max(1, int(ENOUGH / (time.perf_counter() - start)))

    def sample() -> float:
        begin = time.perf_counter()
        for k in range(repeats):
            step(*calls[k % len(calls)])
        return (time.perf_counter() - begin) / repeats

    return sample


def measured(make: Callable[[Any], Any]) -> tuple[list[float], Any]:
    """Medians of eager core, compiled core and torch, and the compiled function."""
    eager, calls = make(training.Lib(core))
    function, compiled_calls = make(training.Lib(core))
    compiled = core.compile(function)
    rival, rival_calls = make(training.Lib(torch))
    samplers = [
        sampler(eager, calls),
        sampler(compiled, compiled_calls),
        sampler(rival, rival_calls),
    ]
    rounds = [[sample() for sample in samplers] for _ in range(ROUNDS)]
    return [statistics.median(column) for column in zip(*rounds, strict=True)], compiled


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    core.set_num_threads(options.threads)
    print(f"{'case':32}{'graphs':>7}{'eager us':>10}{'compiled':>10}{'torch':>10}{'/eager':>8}")
    for name, make in training.CASES:
        if not all(word in name for word in options.words):
            continue
        (eager, compiled, rival), function = measured(make)
        figures = "".join(f"{1e6 * t:10.1f}" for t in (eager, compiled, rival))
        print(f"{name:32}{len(function.graphs):>7}{figures}{compiled / eager:8.2f}", flush=True)
        for reason in (
            [] if function.entries else dict.fromkeys([*function.reasons, *function.breaks])
        ):
            print(f"    {reason}")


if __name__ == "__main__":
    main()
