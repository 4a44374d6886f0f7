"""Programs of transforms, compiled, against the same called eagerly and under jax.jit.

    python benchmarks/compile_transforms.py [words of a case's name ...] [--threads N]

Printed of each case: how many graphs were compiled, and medians of 21 alternating samples in one
process, in microseconds a call; without jax its column is empty. Results are compared first.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import time
from collections.abc import Callable
from typing import Any

import numpy
from measure import alternate
from user_cases.transforms import CASES, Core, Jax

import core

ROUNDS, ENOUGH = 21, 0.004  # seconds of a sample


def sampler(call: Callable[[], Any]) -> Callable[[], float]:
    """Microseconds of a call, over so many that they can be measured."""
    for _ in range(4):
        call()
    start = time.perf_counter()
    call()
    repeats = max(1, int(ENOUGH / (time.perf_counter() - start)))

    def sample() -> float:
        begin = time.perf_counter()
        for _ in range(repeats):
            call()
        return (time.perf_counter() - begin) / repeats * 1e6

    return sample


def rival(make: Callable[[Any], Any]) -> Callable[[], Any] | None:
    """The program under jax.jit, where jax is installed."""
    if importlib.util.find_spec("jax") is None:
        return None
    import jax

    function, args = make(Jax())
    compiled = jax.jit(function)
    return lambda: jax.block_until_ready(compiled(*args))


def leaves(nest: Any) -> list[Any]:
    """The tensors of a nest, those of dicts in the order of their names: JAX sorts them."""
    if isinstance(nest, dict):
        return [leaf for name in sorted(nest) for leaf in leaves(nest[name])]
    return [leaf for n in nest for leaf in leaves(n)] if isinstance(nest, (tuple, list)) else [nest]


def compare(ours: Any, theirs: Any) -> None:
    """Raises where two results differ by more than rounding."""
    for a, b in zip(leaves(ours), leaves(theirs), strict=True):
        numpy.testing.assert_allclose(numpy.asarray(a), numpy.asarray(b), rtol=1e-3, atol=1e-4)


def run(name: str, make: Callable[[Any], Any]) -> None:
    function, args = make(Core())
    compiled, theirs = core.compile(function), rival(make)
    compare(compiled(*args), function(*args))
    samplers = {
        "eager": sampler(lambda: function(*args)),
        "compiled": sampler(lambda: compiled(*args)),
    }
    if theirs is not None:
        compare(compiled(*args), theirs())
        samplers["jax"] = sampler(theirs)
    times = alternate(samplers, ROUNDS)
    jax = f"{times['jax']:10.1f}" if theirs is not None else " " * 10
    ratio = times["compiled"] / times["eager"]
    figures = f"{times['eager']:10.1f}{times['compiled']:10.1f}{jax}{ratio:8.2f}"
    print(f"{name:32}{len(compiled.graphs):>7}{figures}", flush=True)
    for reason in [] if compiled.entries else dict.fromkeys(compiled.reasons):
        print(f"    {reason}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    core.set_num_threads(options.threads)
    print(f"{'case':32}{'graphs':>7}{'eager us':>10}{'compiled':>10}{'jax':>10}{'/eager':>8}")
    for name, make in CASES:
        if all(word in name for word in options.words):
            run(name, make)


if __name__ == "__main__":
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    main()
