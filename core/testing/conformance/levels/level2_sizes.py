"""Level 2: cooperation of lanes and groups, in sizes around those of groups, several times.

Reductions, scans, sorts and atomics need barriers, carries and a second step over groups; each is
run more than once on other numbers, because a race does not show every time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import core
from core.testing.arrays import from_numpy
from core.testing.conformance.checks import check
from core.testing.conformance.levels.level2_basics import pair
from core.testing.conformance.misread import misread_products
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare

SIZES = (1, 2, 3, 15, 31, 32, 33, 64, 100, 127, 128, 255, 256, 257, 500, 511, 512, 513, 1000)
LARGE = (1023, 1024, 1025, 2049, 4095, 4097, 10_007, 65_535, 65_537, 131_073)
ROUNDS = 3
READ = "schedules of reductions and scans: barriers, shared memory; CORE_LOGS=kernels"
WHOLE: dict[str, Callable[[core.Tensor], core.Tensor]] = {
    "sum": core.sum,
    "mean": core.mean,
    "max": core.max,
    "min": core.min,
    "argmax": core.argmax,
    "argmin": core.argmin,
    "var": core.var,
    "any": lambda x: core.any(x > 0.99 * core.max(x)),
    "count_nonzero": lambda x: core.count_nonzero(x > 0),
    "cumulative_sum": lambda x: core.cumulative_sum(x * 0.01),
    "cumulative_max": lambda x: core.cummax(x, 0)[0],
    # Of equal elements the last: partial results are joined in order.
    "last_of_equals": lambda x: core.cummax(core.remainder(core.floor(x), 3.0), 0)[1],
    "sort": core.sort,
    "argsort": core.argsort,
    "softmax": lambda x: core.softmax(x * (8 / x.size), axis=0),
    "logsumexp": lambda x: core.logsumexp(x * (8 / x.size), axis=0),
    "nonzero": lambda x: core.nonzero(x > 0)[0],
    "masked": lambda x: x[x > 0],
}
HEAVY = ("sort", "argsort", "nonzero", "masked")


@check(2, "groups", over=WHOLE)
def whole(d: Subject, name: str) -> None:
    """Over one axis of many sizes, with results that depend on every element."""
    fn = WHOLE[name]
    for n in (*SIZES, *(LARGE[:6] if name in HEAVY and not d.full else LARGE)):
        for turn in range(ROUNDS if n < 5000 else 1):
            x, _ = pair(n, seed=turn)
            there = d.to(x)
            want = fn(core.astype(x, "float64"))
            if want.dtype.name == "float64":
                want = core.astype(want, "float32")
            d.poison(want.nbytes)
            did = f"{name} of float32({n},), round {turn}"
            compare(fn(there), want, did, READ, device=d.name, loose=3.0)


@check(2, "groups", over=("sum", "max", "argmax", "mean", "cumulative_sum", "softmax", "sort"))
def along_axes(d: Subject, name: str) -> None:
    """Over one of two axes: many short rows, few long ones, and columns."""
    fn: Any = getattr(core, name)
    rng = np.random.default_rng(13)
    for shape in ((1, 257), (257, 1), (3, 1025), (1025, 3), (33, 65), (300, 7), (2, 5003)):
        x = from_numpy(rng.permutation(shape[0] * shape[1]).reshape(shape) / 100, "float32")
        for axis in (0, 1):
            want = fn(core.astype(x, "float64"), axis=axis)
            want = core.astype(want, "float32") if want.dtype.name == "float64" else want
            d.poison(want.nbytes)
            did = f"{name} of float32{shape} along axis {axis}"
            compare(fn(d.to(x), axis=axis), want, did, READ, device=d.name, loose=3.0)


@check(2, "groups", over=("float32", "int32", "int64", "float64"))
def collisions(d: Subject, dtype: str) -> None:
    """Many elements are added to few places: none is lost."""
    rng = np.random.default_rng(17)
    for n, places in ((10, 1), (257, 3), (1025, 7), (10_007, 5), (20_000, 1000)):
        index = from_numpy(rng.integers(0, places, n), "int64")
        x = from_numpy(rng.integers(1, 9, n), dtype)
        start = core.zeros((places,), dtype=dtype)
        want = core.scatter_add(start, 0, index, x)
        got = core.scatter_add(d.to(start), 0, d.to(index), d.to(x))
        did = f"scatter_add of {n} whole numbers in {dtype} to {places} places"
        compare(got, want, did, "atomics of the dialect: Capabilities.atomics", exact=True,
                likely="additions to one place at once are lost: not atomic, or a half of a word",
                )  # fmt: skip


@check(2, "groups")
def products(d: Subject) -> None:
    """Matrix products in sizes around a tile's, batched, transposed, and over nothing."""
    rng = np.random.default_rng(19)
    shapes = [(m, k, n) for m in (1, 16, 33) for k in (0, 1, 15, 129) for n in (1, 17, 64)]
    shapes += [(127, 64, 129), (64, 1000, 3), (257, 33, 65)]
    for m, k, n in shapes:
        x, y = rng.normal(size=(2, m, k)), rng.normal(size=(2, k, n))
        want = from_numpy(x @ y, "float32")
        a, b = d.to(from_numpy(x, "float32")), from_numpy(y, "float32")
        d.poison(8 * m * n)
        did = f"matmul of float32(2, {m}, {k}) and (2, {k}, {n})"
        compare(a @ d.to(b), want, did, "core::matmul", device=d.name, loose=2.0)
        turned = core.permute_dims(d.to(core.clone(core.permute_dims(b, (0, 2, 1)))), (0, 2, 1))
        d.poison(8 * m * n)
        stored = core.clone(core.permute_dims(b, (0, 2, 1)))
        factors = from_numpy(x, "float32"), core.permute_dims(stored, (0, 2, 1))
        compare(a @ turned, want, f"{did}, the second transposed", "core::matmul", loose=2.0,
                mistakes=partial(misread_products, *factors, (factors[0], stored)))  # fmt: skip


@check(2, "groups", over=("sum", "softmax", "cumulative_sum", "matmul", "sort"))
def repeated(d: Subject, name: str) -> None:
    """The same call gives the same bits, however often."""
    x, _ = pair(9000, seed=4)
    there = d.to(core.reshape(x, (90, 100)))
    fns: dict[str, Any] = {
        "sum": lambda t: core.sum(t),
        "softmax": lambda t: core.softmax(t / 9000, axis=0),
        "cumulative_sum": lambda t: core.cumulative_sum(core.reshape(t, (-1,)), axis=0),
        "matmul": lambda t: t @ core.permute_dims(t, (1, 0)),
        "sort": lambda t: core.sort(core.reshape(t, (-1,))),
    }
    first = fns[name](there).to("cpu")
    for turn in range(8):
        compare(fns[name](there), first, f"{name} again, time {turn + 2}", READ, exact=True,
                likely="a race: lanes or groups read what others have not written yet")  # fmt: skip


# ---- large positions -----------------------------------------------------------------------------
FAR = 70_003  # more than 16 bits count
PLACES: dict[str, Callable[[core.Tensor, core.Tensor], core.Tensor]] = {
    "take": lambda x, at: core.take(x, at, axis=0),
    "take_along_axis": lambda x, at: core.take_along_axis(x, at, axis=0),
    "indexed": lambda x, at: x[at],
    "scatter_add": lambda x, at: core.scatter_add(x, 0, at, core.ones_like(at).astype(x.dtype)),
    "embedding": lambda x, at: core.embedding(at, core.reshape(x, (-1, 1))),
    "searchsorted": lambda x, at: core.searchsorted(x, at.astype(x.dtype)),
    "argmax": lambda x, at: core.argmax(x),
    "argsort": lambda x, at: core.argsort(-x)[:100],
    "nonzero": lambda x, at: core.nonzero(x > FAR - 50)[0],
    "slice": lambda x, at: x[FAR - 50 :] + 1.0,
    "roll": lambda x, at: core.roll(x, -FAR + 7, axis=0),
    "flip": lambda x, at: core.flip(x, axis=0) + 0.0,
    "concat": lambda x, at: core.concat([x, x])[-100:],
    "one_hot": lambda x, at: core.argmax(core.one_hot(at[4:6], FAR), axis=1),
}


@check(2, "groups", over=PLACES)
def far_positions(d: Subject, name: str) -> None:
    """Positions that sixteen bits do not count are found, read and written."""
    fn = PLACES[name]
    x = from_numpy(np.arange(FAR), "float32")
    at = from_numpy(np.array([0, 32_767, 32_768, 65_535, 65_536, FAR - 1, 7]), "int64")
    likely = "a position, a size or a count is kept in sixteen bits"
    compare(fn(d.to(x), d.to(at)), fn(x, at), f"{name} on an axis of {FAR}", READ, exact=True,
            device=d.name, likely=likely)  # fmt: skip
