"""Level 2: every dtype of the operators that all others are made of, and casts between dtypes."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

import core
from core.dtype_table import COMPLEX
from core.testing.arrays import from_numpy
from core.testing.conformance.checks import check
from core.testing.conformance.subject import COMMON, DTYPES, Subject
from core.testing.conformance.values import compare

READ = "the kernels that are registered for the dtype, or the dialect's type and conversion of it"
BASIC: dict[str, Callable[[core.Tensor, core.Tensor], core.Tensor]] = {
    "add": core.add,
    "multiply": core.multiply,
    "equal": core.equal,
    "where": lambda x, y: core.where(core.equal(x, y), x, y),
    "sum": lambda x, y: core.sum(x),
    "prod": lambda x, y: core.prod(core.reshape(x, (-1, 5)), axis=1),
    "concat": lambda x, y: core.concat([x, y]),
    "flip": lambda x, y: core.clone(core.flip(x)),
    "take": lambda x, y: core.take(x, core.asarray([3, 0, 3, 44], device=x.device)),
    "matmul": lambda x, y: core.reshape(x, (9, 5)) @ core.reshape(y, (5, 9)),
    "mixed": lambda x, y: core.add(x, core.astype(y, "float32")),
    "number": lambda x, y: core.multiply(x, 1 if x.dtype.name == "bool" else 2),
}


def _pair(dtype: str) -> tuple[core.Tensor, core.Tensor]:
    """Small numbers, half of them equal in both."""
    rng = np.random.default_rng(23)
    low = 0 if dtype[0] == "u" or dtype == "bool" else -3
    x, y = rng.integers(low, 4, (2, 45))
    y = np.where(rng.random(45) < 0.5, x, y)
    turn = 1j if dtype in COMPLEX else 0
    return from_numpy(x + turn * y, dtype), from_numpy(y - turn * x, dtype)


@check(2, "dtypes", over=DTYPES)
def arithmetic(d: Subject, dtype: str) -> None:
    """Results have the dtype and the values that they have on the CPU."""
    x, y = _pair(dtype)
    for name, fn in BASIC.items():
        try:
            want = fn(x, y)
        except core.errors.CoreError:  # of a dtype that the operator does not take
            continue
        d.poison(want.nbytes)
        did = f"{name} of {dtype}(45,)"
        compare(fn(d.to(x), d.to(y)), want, did, READ, device=d.name, inputs=(x, y))


@check(2, "dtypes", over=DTYPES)
def casts(d: Subject, dtype: str) -> None:
    """A dtype becomes another one as on the CPU."""
    x, _ = _pair(dtype)
    targets = DTYPES if d.full or dtype == "float32" else COMMON
    for to in targets:
        want = core.astype(x, to)
        did = f"astype({to}) of {dtype}(45,)"
        compare(core.astype(d.to(x), to), want, did, READ, exact=True, device=d.name, inputs=(x,))
