"""Reductions over short last dimensions, such as coordinates or channels, against torch.

    python benchmarks/short_rows.py

One thread; 600,000 numbers of float32 in rows of each length; eagerly and compiled.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

import torch
from measure import Row, alternate, print_table, timed

import core

LENGTHS = (2, 3, 4, 8, 16, 32, 64, 128)
NUMBERS = 600_000
ROUNDS = 15
CASES: dict[str, Callable[..., object]] = {
    "sum": lambda m, x: m.sum(x, -1),
    "squared length": lambda m, x: m.sum(x * x, -1),
    "maximum": lambda m, x: m.amax(x, -1),
    "softmax": lambda m, x: m.softmax(x, -1),
    "plus one row": lambda m, x: x + x[0],
    "standardized": lambda m, x: (x - x[0]) / x[1],
}


class Core:
    """core's functions by the names and order of arguments that torch has."""

    sum = staticmethod(lambda x, axis: core.sum(x, axis=axis))
    amax = staticmethod(lambda x, axis: core.max(x, axis=axis))
    softmax = staticmethod(lambda x, axis: core.softmax(x, axis=axis))


def rows() -> list[Row]:
    torch.set_num_threads(1)
    core.set_num_threads(1)
    table = []
    for length in LENGTHS:
        theirs = torch.randn(NUMBERS // length, length)
        ours = core.from_dlpack(theirs)
        for what, function in CASES.items():
            compiled = core.compile(partial(function, Core))
            took = alternate(
                {
                    "torch": timed(partial(function, torch, theirs)),
                    "core": timed(partial(function, Core, ours)),
                    "compiled": timed(partial(compiled, ours)),
                },
                ROUNDS,
            )
            detail = ", ".join(f"{name} {seconds * 1e6:.0f} us" for name, seconds in took.items())
            for name in ("core", "compiled"):
                title = f"{what} of rows of {length}: {name} / torch"
                table.append(Row(title, took[name] / took["torch"], 1.1, "x", detail))
    return table


if __name__ == "__main__":
    sys.exit(0 if print_table("Reductions over short rows", rows()) else 1)
