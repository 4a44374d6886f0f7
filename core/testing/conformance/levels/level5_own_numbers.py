"""Level 5: a random generator of the backend's own: statistics instead of core's stream.

Seeds are fixed, so a device passes or fails for good. By the thresholds a correct generator
fails for one in a million seeds.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

import core
from core.operators.random.generators import Generator
from core.testing.arrays import Array, as_array
from core.testing.conformance.checks import check
from core.testing.conformance.failures import NotOffered, expect
from core.testing.conformance.subject import Subject

READ = "docs/device-hooks: a random generator of one's own"
COUNT = 50_000
SEEDS = (0, 1, 2**40 + 7)
LEAST_LIKELY = 2.7  # of sqrt(n) times Kolmogorov's distance: one in a million is above
DEVIATIONS = 5.0  # of a mean or a count: one in a million is further away

Draw = Callable[..., core.Tensor]
FLOATS: dict[str, Draw] = {
    "rand": lambda **at: core.rand((COUNT,), **at),
    "randn": lambda **at: core.randn((COUNT,), **at),
    "rand_float64": lambda **at: core.rand((COUNT,), dtype="float64", **at),
    "exponential": lambda **at: core.exponential((COUNT,), **at),
}
INTEGERS: dict[str, Draw] = {
    "randint": lambda **at: core.randint(0, 100, (COUNT,), **at),
    "randperm": lambda **at: core.randperm(COUNT, **at)[: COUNT // 2] % 100,
    "bernoulli": lambda **at: core.bernoulli(core.full((COUNT,), 0.25, device=at["device"]),
                                             generator=at["generator"]),
    "dropout": lambda **at: core.dropout(core.full((COUNT,), 0.75, device=at["device"]), 0.25,
                                         generator=at["generator"]),
}  # fmt: skip
EIGHTH = {"rand": 1 / 2304, "randn": 105.0, "rand_float64": 1 / 2304}  # central moments
SHARES = {"bernoulli": (0.75, 0.25), "dropout": (0.25, 0.75)}


def _need_own(d: Subject) -> None:
    if not d.draws_own:
        raise NotOffered("the device draws core's stream, which family random compares")


def _drawn(d: Subject, draw: Draw, generator: Generator) -> Array:
    return as_array(draw(generator=generator, device=d.name)).astype(np.float64)


def _below(name: str, x: Array) -> Array:
    """The share of all numbers that should be at most x."""
    if name == "randn":
        return np.array([0.5 * math.erfc(-v / math.sqrt(2)) for v in x.tolist()])
    return 1 - np.exp(-x) if name == "exponential" else x


@check(5, "own_random", over=FLOATS)
def distribution(d: Subject, name: str) -> None:
    """Mean, variance and distribution (Kolmogorov and Smirnov) are the expected ones."""
    _need_own(d)
    mean, variance, fourth = {
        "randn": (0.0, 1.0, 3.0), "exponential": (1.0, 1.0, 9.0),
    }.get(name, (0.5, 1 / 12, 1 / 80))  # fmt: skip
    for seed in SEEDS:
        x = np.sort(_drawn(d, FLOATS[name], Generator(seed)))
        did = f"{name} of {COUNT} numbers, Generator({seed})"
        if name.startswith("rand_") or name == "rand":
            expect(bool(x[0] >= 0 and x[-1] < 1), did, "numbers from [0, 1)", (x[0], x[-1]),
                   "1 is drawn, or a sign is", READ)  # fmt: skip
        _near(x.mean(), mean, math.sqrt(variance / COUNT), f"the mean of {did}")
        spread = ((x - mean) ** 2).mean()
        _near(spread, variance, math.sqrt((fourth - variance**2) / COUNT), f"the variance of {did}")
        if name in EIGHTH:  # of the exponential distribution the tail is too long for it
            deviation = math.sqrt((EIGHTH[name] - fourth**2) / COUNT)
            _near(((x - mean) ** 4).mean(), fourth, deviation, f"the fourth moment of {did}")
        want, step = _below(name, x), np.arange(COUNT + 1) / COUNT
        far = max(np.abs(want - step[1:]).max(), np.abs(want - step[:-1]).max())
        expect(far * math.sqrt(COUNT) < LEAST_LIKELY, f"the distribution of {did}",
               f"within {LEAST_LIKELY / math.sqrt(COUNT):.5f} of the expected one", f"{far:.5f}",
               "values are missing or too frequent: fewer bits than the dtype has, or a conversion "
               "that leaves out a part", READ)  # fmt: skip


@check(5, "own_random", over=INTEGERS)
def frequencies(d: Subject, name: str) -> None:
    """Each value comes as often as it should (chi square)."""
    _need_own(d)
    for seed in SEEDS:
        x = _drawn(d, INTEGERS[name], Generator(seed))
        count = len(x)
        values, counts = np.unique(x, return_counts=True)
        shares = np.array(SHARES.get(name, (0.01,) * 100))
        did = f"{name}, {count} times, Generator({seed})"
        expect(len(values) == len(shares), did, f"{len(shares)} values", len(values),
               "some values are never drawn", READ)  # fmt: skip
        expected, freedom = count * shares, len(shares) - 1
        total = float(((counts - expected) ** 2 / expected).sum())
        most = freedom + DEVIATIONS * math.sqrt(2 * freedom) + DEVIATIONS**2
        expect(total < most, f"the frequencies of {did}", f"chi square below {most:.1f}",
               f"{total:.1f}", "some values are drawn more often than others", READ)  # fmt: skip


def _near(got: float, want: float, deviation: float, did: str) -> None:
    most = DEVIATIONS * deviation
    expect(abs(got - want) < most, did, f"{want:.5f} within {most:.5f}", f"{got:.5f}",
           "the numbers are not of this distribution", READ)  # fmt: skip


@check(5, "own_random")
def reproducible(d: Subject) -> None:
    """A seed and a count of draws give the same numbers again; other seeds give others."""
    _need_own(d)
    for name, draw in (FLOATS | INTEGERS).items():
        first, second = (_drawn(d, draw, Generator(5)) for _ in range(2))
        expect(bool((first == second).all()), f"{name}, twice with Generator(5)",
               "the same numbers", "others", "the generator has a hidden state: it has to draw "
               "by the seed and the offset of the call alone", READ)  # fmt: skip
    drawn = {}
    for seed in (5, 6, 5 + 2**32, 5 - 2**63, -5):
        drawn[seed] = _drawn(d, FLOATS["rand_float64"], Generator(seed))[:1000].tobytes()
    expect(len(set(drawn.values())) == len(drawn), f"rand with the seeds {list(drawn)}",
           "different numbers", "the same for some", "a part of the seed is not used",
           READ)  # fmt: skip
    state = Generator(5)
    draws = [_drawn(d, FLOATS["rand"], state) for _ in range(3)]
    expect(state.get_state() == (5, 3), "three draws", "the state (5, 3)", state.get_state(),
           "a draw moves core's generator otherwise", READ)  # fmt: skip
    again = Generator(0)
    again.set_state((5, 2))
    expect(bool((_drawn(d, FLOATS["rand"], again) == draws[2]).all()),
           "the third draw, after set_state((5, 2))", "the same numbers", "others",
           "the offset does not determine the numbers", READ)  # fmt: skip


@check(5, "own_random")
def independent(d: Subject) -> None:
    """Draws at neighbouring offsets and seeds, and neighbours in a draw, have nothing in common."""
    _need_own(d)
    state = Generator(9)
    draws = {f"draw {k}": _drawn(d, FLOATS["rand_float64"], state) for k in range(4)}
    draws["another seed"] = _drawn(d, FLOATS["rand_float64"], Generator(10))
    whole = np.concatenate([draws["draw 0"][1:], draws["draw 0"][:1]])
    for first, x in draws.items():
        for second, y in {**draws, "draw 0, one further": whole}.items():
            if first == second:
                continue
            both = f"rand of {COUNT} numbers: {first} and {second}"
            if first == "draw 0" or "further" not in second:
                link = float(12 * ((x - 0.5) * (y - 0.5)).mean() * math.sqrt(COUNT))
                expect(abs(link) < DEVIATIONS, f"the correlation of {both}",
                       f"within {DEVIATIONS} deviations", f"{link:.1f}",
                       "the offset is not used, or numbers depend on their neighbours",
                       READ)  # fmt: skip
            if "further" not in second:
                shared = len(np.intersect1d(x, y))
                expect(shared < 5, both, "no numbers in common", f"{shared} of them",
                       "one draw's numbers are another's, shifted: each offset begins a stream of "
                       "its own, however much is drawn", READ)  # fmt: skip
