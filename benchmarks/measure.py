"""What the benchmarks share: timing by alternation, and the table with limits.

Rivals are timed in turn, many times, and their medians compared, so that a slow moment of the
machine falls on all of them alike.
"""

from __future__ import annotations

import statistics
import time
import timeit
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

ROUNDS = 25
SECONDS_PER_ROUND = 0.004
REST, WARM = 0.2, 0.01  # seconds; threads of OpenBLAS spin for 2**28 cycles, 0.13 s at 2 GHz


def alternate(samplers: Mapping[str, Callable[[], float]], rounds: int) -> dict[str, float]:
    """The median of `rounds` samples of each sampler, taken in turn, once back and once forth."""
    samples: dict[str, list[float]] = {name: [] for name in samplers}
    order = list(samplers)
    for _ in range(rounds):
        for name in order:
            samples[name].append(samplers[name]())
        order.reverse()
    return {name: statistics.median(values) for name, values in samples.items()}


def nanoseconds(statements: Mapping[str, str], names: Mapping[str, object]) -> dict[str, float]:
    """Nanoseconds per execution of each statement, medians over alternating rounds."""

    def sampler(statement: str) -> Callable[[], float]:
        timer = timeit.Timer(statement, globals=dict(names))
        number = calibrated(timer)
        return lambda: timer.timeit(number) / number * 1e9

    return alternate({name: sampler(code) for name, code in statements.items()}, ROUNDS)


def calibrated(timer: timeit.Timer) -> int:
    """How many executions fill one round; the call also warms every cache."""
    number = 100
    timer.timeit(number)
    taken = min(timer.timeit(number) for _ in range(3))
    return max(number, int(number * SECONDS_PER_ROUND / taken))


def rest(function: Callable[[], object]) -> None:
    """Rests, since rivals' pools go on spinning on the cores that others need; then makes calls
    that are not counted: they wake one's own, and clocks that fell meanwhile."""
    time.sleep(REST)
    awake = time.perf_counter() + WARM
    while time.perf_counter() < awake:
        function()


def timed(function: Callable[[], object]) -> Callable[[], float]:
    """Seconds of a call, after a rest."""

    def sample() -> float:
        rest(function)
        start = time.perf_counter()
        result = function()
        took = time.perf_counter() - start
        del result
        return took

    return sample


@dataclass
class Row:
    """One line of the table: a measured value against its limit (None: told, not judged)."""

    what: str
    value: float
    limit: float | None
    unit: str
    detail: str

    @property
    def met(self) -> bool:
        return self.limit is None or self.value <= self.limit


def print_table(title: str, rows: Sequence[Row]) -> bool:
    """Prints the rows with their verdicts; true when every limit is met."""
    print(f"\n{title}")
    width = max(len(row.what) for row in rows)
    for row in rows:
        limit = "" if row.limit is None else f"limit {row.limit:g}{row.unit}"
        verdict = "" if row.limit is None else "met" if row.met else "MISSED"
        value = f"{row.value:.2f}{row.unit}"
        print(f"  {row.what:<{width}}  {value:>10}  {limit:<12} {verdict:<7} {row.detail}")
    return all(row.met for row in rows)
