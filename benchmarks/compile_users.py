"""Programs as users write them, compiled, against the same programs called eagerly and by a peer.

    python benchmarks/compile_users.py [words of a case's name ...] [--only training] [--threads N]

Transforms and training steps are compared with PyTorch, eager and compiled, and with jax.jit, where
these are installed (three steps have a loss and its gradients in JAX); ordinary Python is told
alone. Printed of each case: how many graphs were compiled (also for other sizes and states of later
calls), how many parts a call is split into, what serves later calls (native code,
Python that runs at each, or eager calls again), medians of 21 samples taken in turn in one process,
in microseconds a call, the best peer's among them, the floor (floors.py) where it is more than half
of core's time, and why Python runs where it does. With several threads each sample is taken after a
rest, so that no pool of another library spins meanwhile.
"""

from __future__ import annotations

import argparse
import importlib.util
import itertools
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy
from measure import alternate, rest
from user_cases import python_styles, training, transforms, tutorials

import core

ROUNDS, ENOUGH, WARM = 21, 0.004, 6  # of samples; seconds of one; calls before the first
Program = tuple[Callable[..., Any], list[tuple[Any, ...]]]  # a function, and calls to go round
Make = Callable[[Any], Any]  # a program of the suites, for the library that it is given


# ---- the suites: name -> programs, core's own and those of its peers ---------------------------
@dataclass
class Subject:
    """A program's name, and what makes it: with core, and with each peer."""

    name: str
    make: Callable[[], Program]
    peers: dict[str, Callable[[], Program]] = field(default_factory=dict)


def transform_subjects() -> Iterator[Subject]:
    def ours(make: Make) -> Program:
        function, args = make(transforms.Core())
        return function, [args]

    def in_jax(make: Make) -> Program:
        import jax

        function, args = make(transforms.Jax())
        return waiting(jax.jit(function)), [args]

    def in_torch(make: Make, compiled: bool) -> Program:
        import torch

        function, args = make(transforms.Torch())
        return torch.compile(function) if compiled else function, [args]

    peers = {} if not has("jax") else {"jax.jit": in_jax}
    if has("torch"):
        peers |= {"torch": partial(in_torch, compiled=False)}
        peers |= {"torch.compile": partial(in_torch, compiled=True)}
    for name, make in transforms.CASES:
        yield Subject(name, partial(ours, make), {n: partial(p, make) for n, p in peers.items()})


def training_subjects() -> Iterator[Subject]:
    def in_torch(make: Make, compiled: bool) -> Program:
        import torch

        function, calls = make(training.Lib(torch))
        return torch.compile(function) if compiled else function, calls

    def in_jax(name: str) -> Program:
        import jax

        function, calls = training.IN_JAX[name]()
        return waiting(jax.jit(function)), calls

    def ours(make: Callable[[training.Lib], Program]) -> Program:
        return make(training.Lib(core))

    for name, make in training.CASES:
        peers = {}
        if has("torch"):
            peers = {"torch": partial(in_torch, make, compiled=False)}
            peers |= {"torch.compile": partial(in_torch, make, compiled=True)}
        if has("jax") and name in training.IN_JAX:
            peers["jax.jit"] = partial(in_jax, name)
        yield Subject(name, partial(ours, make), peers)


def style_subjects() -> Iterator[Subject]:
    return itertools.starmap(Subject, python_styles.CASES)


def tutorial_subjects() -> Iterator[Subject]:
    return itertools.starmap(Subject, tutorials.CASES)


SUITES = {
    "transforms": transform_subjects,
    "training": training_subjects,
    "styles": style_subjects,
    "tutorials": tutorial_subjects,
}


def has(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def waiting(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of JAX whose calls end when their results are there."""
    import jax

    return lambda *args: jax.block_until_ready(function(*args))


# ---- measuring ---------------------------------------------------------------------------------
def compare(subject: Subject) -> None:
    """Raises where a first call of the compiled program and of a peer's differ by more than
    rounding. Of training steps the losses are compared."""

    def first(program: Program) -> list[Any]:
        function, calls = program
        return leaves(function(*calls[0]))

    function, calls = subject.make()
    ours = first((core.compile(function), calls))
    for peer, make in subject.peers.items():
        for a, b in zip(ours, first(make())):
            if a is not None and "dropout" not in subject.name:
                numpy.testing.assert_allclose(
                    array(a), array(b), rtol=1e-3, atol=1e-4, err_msg=f"{subject.name}, {peer}"
                )


def array(x: Any) -> numpy.ndarray:
    return numpy.asarray(x.detach() if hasattr(x, "detach") else x)


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
        if core.get_num_threads() > 1:
            rest(lambda: function(*calls[0]))
        begin = time.perf_counter()
        for args in itertools.islice(itertools.cycle(calls), repeats):
            function(*args)
        return (time.perf_counter() - begin) / repeats * 1e6

    return sample


def floor_of(subject: Subject, compiled: float) -> str:
    """The floor in microseconds, and the ratio to it, of what products and convolutions dominate:
    those of PyTorch's step, and the bytes of a call's arguments."""
    if "torch" not in subject.peers:
        return ""
    from floors import floor

    function, calls = subject.peers["torch"]()
    size = sum(getattr(x, "nbytes", 0) for x in leaves(list(calls[0])))
    least = floor(lambda: function(*calls[0]), size) * 1e6
    return f", floor {least:.1f} {compiled / least:.2f}" if least > compiled / 2 else ""


def state(function: Any) -> str:
    """What serves the calls of a compiled function."""
    return "eager" if function.eager else "native" if function.entries else "python"


def parts(function: Any) -> int:
    """How many graphs a call is split into: at values that Python reads or decides on."""
    return 1 + len(function.breaks) + len(function.waits) + len(function.decisions)


def run(subject: Subject) -> tuple[bool, float]:
    """Prints a case's figures; whether each call of it is one graph, and the ratio to eager."""
    compare(subject)
    function, calls = subject.make()
    compiled = core.compile(function)
    samplers = {"eager": sampler(subject.make()), "compiled": sampler((compiled, calls))}
    samplers |= {peer: sampler(make()) for peer, make in subject.peers.items()}
    times = alternate(samplers, ROUNDS)
    ratio = times["compiled"] / times["eager"]
    figures = f"{times['eager']:10.1f}{times['compiled']:10.1f}{ratio:8.2f}"
    if subject.peers:
        best = min(subject.peers, key=times.__getitem__)
        others = ", ".join(f"{peer} {times[peer]:.1f}" for peer in subject.peers)
        figures += f"{times['compiled'] / times[best]:8.2f}  {others}"
        figures += floor_of(subject, times["compiled"])
    served = f"{len(compiled.graphs):>7}{parts(compiled):>6}{state(compiled):>8}"
    print(f"{subject.name:34}{served}{figures}", flush=True)
    for reason in [] if compiled.entries else dict.fromkeys(compiled.reasons):
        print(f"    {reason}")
    return bool(compiled.entries) and parts(compiled) == 1, ratio


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--only", choices=SUITES)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    core.set_num_threads(options.threads)
    if has("torch"):
        import torch

        torch.set_num_threads(options.threads)
    for suite, subjects in SUITES.items():
        if options.only not in (None, suite):
            continue
        heads = f"{'eager us':>10}{'compiled':>10}{'/ eager':>8}{'/ peer':>8}"
        print(f"\n{suite:34}{'graphs':>7}{'parts':>6}{'calls':>8}{heads}")
        chosen = [s for s in subjects() if all(word in s.name for word in options.words)]
        outcomes = [run(subject) for subject in chosen]
        one = sum(single for single, _ in outcomes)
        slower = sum(ratio > 1.05 for _, ratio in outcomes)
        print(
            f"{len(outcomes)} programs: {one} with one graph a call, {slower} above 1.05 of eager"
        )


if __name__ == "__main__":
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    main()
