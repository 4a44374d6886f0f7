"""Programs as users write them, compiled, against the same programs called eagerly and by a peer.

    python benchmarks/compile_users.py [words of a case's name ...] [--only training] [--threads N]

Transforms are compared with jax.jit and training steps with PyTorch, where these are installed;
ordinary Python is told alone. Printed of each case: how many graphs were compiled, what serves
later calls (native code, Python that runs at each, or eager calls again), medians of 21 samples
taken in turn in one process, in microseconds a call, and why Python runs where it does.
"""

from __future__ import annotations

import argparse
import importlib.util
import itertools
import os
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy
from measure import alternate
from user_cases import python_styles, training, transforms, tutorials

import core

ROUNDS, ENOUGH, WARM = 21, 0.004, 6  # of samples; seconds of one; calls before the first
Program = tuple[Callable[..., Any], list[tuple[Any, ...]]]  # a function, and calls to go round


# ---- the suites: name -> (peer, programs), the first program is core's ------------------------
def transform_cases() -> Iterator[tuple[str, Callable[[], Program], Callable[[], Program] | None]]:
    def ours(make: Callable[[Any], Any]) -> Program:
        function, args = make(transforms.Core())
        return function, [args]

    def theirs(make: Callable[[Any], Any]) -> Program:
        import jax

        function, args = make(transforms.Jax())
        compiled = jax.jit(function)
        return lambda *args: jax.block_until_ready(compiled(*args)), [args]

    here = importlib.util.find_spec("jax") is not None
    for name, make in transforms.CASES:
        compare(name, ours(make), theirs(make) if here else ours(make))
        yield name, lambda m=make: ours(m), (lambda m=make: theirs(m)) if here else None


def training_cases() -> Iterator[tuple[str, Callable[[], Program], Callable[[], Program] | None]]:
    torch = None
    if importlib.util.find_spec("torch") is not None:
        import torch

        torch.set_num_threads(core.get_num_threads())
    for name, make in training.CASES:
        peer = None if torch is None else lambda m=make: m(training.Lib(torch))
        yield name, lambda m=make: m(training.Lib(core)), peer


def style_cases() -> Iterator[tuple[str, Callable[[], Program], Callable[[], Program] | None]]:
    for name, make in python_styles.CASES:
        yield name, make, None


def tutorial_cases() -> Iterator[tuple[str, Callable[[], Program], Callable[[], Program] | None]]:
    for name, make in tutorials.CASES:
        yield name, make, None


SUITES = {
    "transforms": ("jax.jit", transform_cases),
    "training": ("torch", training_cases),
    "styles": ("", style_cases),
    "tutorials": ("", tutorial_cases),
}


# ---- measuring ---------------------------------------------------------------------------------
def compare(name: str, ours: Program, theirs: Program) -> None:
    """Raises where the compiled program and another differ by more than rounding."""
    results = [
        leaves(core.compile(ours[0])(*ours[1][0])), leaves(theirs[0](*theirs[1][0]))
    ]  # fmt: skip
    for a, b in zip(*results, strict=True):
        numpy.testing.assert_allclose(
            numpy.asarray(a), numpy.asarray(b), rtol=1e-3, atol=1e-4, err_msg=name
        )


def leaves(nest: Any) -> list[Any]:
    """The tensors of a nest, those of dicts in the order of their names: JAX sorts them."""
    if isinstance(nest, dict):
        return [leaf for name in sorted(nest) for leaf in leaves(nest[name])]
    return [leaf for n in nest for leaf in leaves(n)] if isinstance(nest, (tuple, list)) else [nest]


def sampler(program: Program) -> Callable[[], float]:
    """Microseconds of a call, over so many that they can be measured."""
    function, calls = program
    for args in itertools.islice(itertools.cycle(calls), max(WARM, 2 * len(calls))):
        function(*args)
    start = time.perf_counter()
    function(*calls[0])
    repeats = max(1, int(ENOUGH / (time.perf_counter() - start)))

    def sample() -> float:
        begin = time.perf_counter()
        for args in itertools.islice(itertools.cycle(calls), repeats):
            function(*args)
        return (time.perf_counter() - begin) / repeats * 1e6

    return sample


def state(function: Any) -> str:
    """What serves the calls of a compiled function."""
    return "eager" if function.eager else "native" if function.entries else "python"


def run(
    name: str, make: Callable[[], Program], peer: Callable[[], Program] | None
) -> tuple[bool, float]:
    """Prints a case's figures; whether one graph serves it, and the ratio to eager."""
    function, calls = make()
    compiled = core.compile(function)
    samplers = {"eager": sampler(make()), "compiled": sampler((compiled, calls))}
    if peer is not None:
        samplers["peer"] = sampler(peer())
    times = alternate(samplers, ROUNDS)
    peers = f"{times['peer']:10.1f}" if peer is not None else " " * 10
    ratio = times["compiled"] / times["eager"]
    figures = f"{times['eager']:10.1f}{times['compiled']:10.1f}{peers}{ratio:8.2f}"
    print(f"{name:34}{len(compiled.graphs):>7}{state(compiled):>8}{figures}", flush=True)
    for reason in [] if compiled.entries else dict.fromkeys(compiled.reasons):
        print(f"    {reason}")
    return bool(compiled.entries) and len(compiled.graphs) == 1, ratio


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--only", choices=SUITES)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    core.set_num_threads(options.threads)
    for suite, (peer, cases) in SUITES.items():
        if options.only not in (None, suite):
            continue
        heads = f"{'eager us':>10}{'compiled':>10}{peer:>10}{'/ eager':>8}"
        print(f"\n{suite:34}{'graphs':>7}{'calls':>8}{heads}")
        outcomes = [
            run(name, make, rival)
            for name, make, rival in cases()
            if all(word in name for word in options.words)
        ]
        one = sum(single for single, _ in outcomes)
        slower = sum(ratio > 1.05 for _, ratio in outcomes)
        print(f"{len(outcomes)} programs: {one} in one graph, {slower} above 1.05 of eager")


if __name__ == "__main__":
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    main()
