"""Level 2, its roots: a handful of operators in many sizes, asked before all others.

A failure here is one everywhere: kernels that do not cover their range, results that are read
before they are there, numbers that reach the kernel otherwise than they were given.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

import core
from core.dtype_table import is_float
from core.testing.arrays import from_numpy
from core.testing.conformance.checks import check
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare

SIZES = (1, 2, 3, 31, 32, 33, 63, 65, 127, 129, 255, 256, 257, 511, 513, 1023, 1025, 4099, 65537)
BASIC: dict[str, Callable[[core.Tensor, core.Tensor], core.Tensor]] = {
    "add": core.add,
    "multiply": core.multiply,
    "add_number": lambda x, y: x + 2.5,
    "less": core.less,
    "where": lambda x, y: core.where(x < y, x, y),
    "astype": lambda x, y: core.astype(x, "int32"),
    "maximum": core.maximum,
    "exp": lambda x, y: core.exp(y),
    "sum": lambda x, y: core.sum(y),
    "max": lambda x, y: core.max(x),
    "concat": lambda x, y: core.concat([x, y]),
}
READ = "the dialect's launch and the kernel's source: CORE_LOGS=kernels; core.explain shows the way"


def pair(n: int, dtype: str = "float32", seed: int = 0) -> tuple[core.Tensor, core.Tensor]:
    """Two tensors of the host; the numbers of each are different ones."""
    rng = np.random.default_rng(1000 * n + seed)
    x = rng.permutation(n) - n / 3 if is_float(dtype) else rng.integers(-50, 50, n)
    y = rng.uniform(-2, 2, n) if is_float(dtype) else rng.integers(1, 20, n)
    return from_numpy(x, dtype), from_numpy(y, dtype)


@check(2, "basics", over=BASIC, root=True)
def basic(d: Subject, name: str) -> None:
    """One of the operators that others are made of, on float32 in sizes around a group's."""
    fn = BASIC[name]
    for n in SIZES:
        x, y = pair(n)
        there = d.to(x), d.to(y)
        want = fn(x, y)
        d.poison(want.nbytes)
        did = f"{name} of float32({n},)"
        compare(fn(*there), want, did, READ, device=d.name, inputs=(x, y))
        compare(there[0], x, f"{did}, then read its first argument", READ, exact=True,
                likely="the kernel writes to its argument, or past its result")  # fmt: skip


@check(2, "basics", root=True)
def product(d: Subject) -> None:
    """Matrix products whose sizes are no multiples of a tile."""
    rng = np.random.default_rng(3)
    for m, k, n in ((1, 1, 1), (2, 3, 4), (17, 33, 5), (64, 64, 64), (65, 31, 129), (1, 300, 1)):
        x, y = (
            from_numpy(rng.normal(size=(m, k)), "float32"),
            from_numpy(rng.normal(size=(k, n)), "float32"),
        )
        d.poison(4 * m * n)
        want = core.astype(x, "float64") @ core.astype(y, "float64")
        did = f"float32({m}, {k}) @ float32({k}, {n})"
        compare(d.to(x) @ d.to(y), core.astype(want, "float32"), did, READ, device=d.name)


@check(2, "basics", root=True)
def dependent(d: Subject) -> None:
    """Long chains of calls, each of which needs the one before, are done in order."""
    for n in (3, 1000, 70_001):
        x, y = pair(n, seed=1)
        a, b = d.to(x), d.to(y)
        for _ in range(30):
            x = x * 0.5 + y
            y = core.maximum(y, x) - 0.25
            a = a * 0.5 + b
            b = core.maximum(b, a) - 0.25
        did = f"30 rounds of x = x * 0.5 + y; y = maximum(y, x) - 0.25 on float32({n},)"
        likely = "a kernel begins before the one whose result it reads has ended, or is not done"
        compare(a, x, did, READ, likely=likely)
        compare(b, y, did, READ, likely=likely)


@check(2, "basics", root=True)
def many_launches(d: Subject) -> None:
    """Hundreds of calls are enqueued before anything is read; none is lost, the last waited for."""
    for n in (3, 1000):
        for times in (70, 600):
            x, one = core.zeros((n,), device=d.name), core.ones((n,), device=d.name)
            core.synchronize(d.name)
            for _ in range(times):
                x = x + one
            did = f"added one {times} times to float32({n},), read once, at the end"
            compare(x, core.full((n,), float(times)), did, READ, exact=True,
                    likely="a full queue drops launches, or a wait ends before the last of them",
                    )  # fmt: skip


@check(2, "basics", root=True)
def read_again(d: Subject) -> None:
    """A few numbers are read, written where they are, and read again as they are now."""
    for n in (1, 3, 16, 64, 200):
        x, one = core.zeros((n,), device=d.name), core.ones((n,), device=d.name)
        for k in range(1, 6):
            x.add_(one)
            did = f"x.add_(one) {k} times on float32({n},), read after each"
            compare(x, core.full((n,), float(k)), did, READ, exact=True,
                    likely="a read repeats an earlier one: bytes are kept on the host",
                    )  # fmt: skip


@check(2, "basics", root=True)
def updated(d: Subject) -> None:
    """Memory that is written again and again is read as it is at that point."""
    n = 5003
    x = core.zeros((n,), device=d.name)
    seen = []
    for k in range(1, 9):
        x.add_(float(k))
        seen.append(x.to("cpu"))
    total = 0.0
    for k, got in enumerate(seen, 1):
        total += k
        compare(got, core.full((n,), total), f"add_() {k} times, read after each", READ,
                likely="a read that does not wait for the kernel before it, or a late write",
                )  # fmt: skip
