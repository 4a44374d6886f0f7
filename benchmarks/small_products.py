"""Products with few columns, and batches of small matrices, against torch.

    python benchmarks/small_products.py

One thread, float32; eagerly and compiled. What follows such a product is in short_rows.py.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

import torch
from measure import Row, alternate, print_table, timed

import core

ROUNDS = 15
ROTATED = [(100, 3), (10_000, 2), (10_000, 3), (10_000, 4), (300_000, 3), (300_000, 16)]
LAYERS = [(16, 16, 3), (256, 784, 10), (4096, 32, 8), (4096, 64, 10), (4096, 128, 31)]
BATCHES = [(1, 4), (100, 3), (10_000, 2), (10_000, 3), (10_000, 4), (10_000, 8), (10_000, 16)]


def cases() -> dict[str, tuple[tuple[int, ...], ...]]:
    """The shapes of both operands, by titles."""
    made: dict[str, tuple[tuple[int, ...], ...]] = {}
    made |= {f"{n} x {d} by {d} x {d}": ((n, d), (d, d)) for n, d in ROTATED}
    made |= {f"{m} x {k} by {k} x {n}": ((m, k), (k, n)) for m, k, n in LAYERS}
    made |= {f"{b} of {d} x {d}": ((b, d, d), (b, d, d)) for b, d in BATCHES}
    return made | {f"{b} of {d} x {d} by vectors": ((b, d, d), (b, d, 1)) for b, d in BATCHES[1:5]}


def product(x: Any, y: Any) -> Any:
    return x @ y


def rows() -> list[Row]:
    torch.set_num_threads(1)
    core.set_num_threads(1)
    compiled, table = core.compile(product, dynamic=False), []
    for title, shapes in cases().items():
        theirs = [torch.randn(shape) for shape in shapes]
        ours = [core.from_dlpack(x) for x in theirs]
        took = alternate(
            {
                "torch": timed(partial(product, *theirs)),
                "core": timed(partial(product, *ours)),
                "compiled": timed(partial(compiled, *ours)),
            },
            ROUNDS,
        )
        detail = ", ".join(f"{name} {seconds * 1e6:.2f} us" for name, seconds in took.items())
        table.append(Row(f"{title}: core / torch", took["core"] / took["torch"], 1.1, "x", detail))
    return table


if __name__ == "__main__":
    sys.exit(0 if print_table("Products with small right operands", rows()) else 1)
