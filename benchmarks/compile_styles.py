"""Programs in ordinary Python, compiled, against the same programs called eagerly.

    python benchmarks/compile_styles.py [words of a case's name ...] [--threads N]

Printed of each case: graphs, whether a call runs Python when each was made before, whether the
function went back to eager calls, the time of the first calls, and the best of alternating rounds.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

from user_cases.python_styles import CASES

import core

ROUNDS, ENOUGH = 9, 0.01  # seconds of a sample


def seconds(fn: Callable[..., Any], calls: list[tuple[Any, ...]], repeats: int) -> float:
    """Of one call, over all calls, so often."""
    start = time.perf_counter()
    for _ in range(repeats):
        for args in calls:
            fn(*args)
    return (time.perf_counter() - start) / (repeats * len(calls))


def line(name: str, make: Callable[[], Any]) -> str:
    """The figures of a case."""
    fn, calls = make()
    compiled = core.compile(fn)
    first = seconds(compiled, calls, 1)
    seconds(compiled, calls, 3)
    known = len(compiled.recompilations) + len(compiled.reasons)
    repeats = max(1, int(ENOUGH / (len(calls) * seconds(fn, calls, 2))))
    rounds = [[seconds(f, calls, repeats) for f in (fn, compiled)] for _ in range(ROUNDS)]
    eager, fast = (min(column) * 1e6 for column in zip(*rounds, strict=True))
    runs = bool(compiled.reasons) or len(compiled.recompilations) + len(compiled.reasons) > known
    state = "eager" if compiled.eager else "python" if runs else "native"
    return (
        f"{name:26}{len(compiled.graphs):>7}{state:>8}{first * 1e3:>10.1f}{eager:>10.1f}"
        f"{fast:>10.1f}{fast / eager:>8.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    core.set_num_threads(options.threads)
    print(f"{'case':26} graphs   calls  first ms  eager us  compiled  ratio")
    for name, make in CASES:
        if all(word in name for word in options.words):
            print(line(name, make), flush=True)


if __name__ == "__main__":
    main()
