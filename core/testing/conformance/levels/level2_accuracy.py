"""Level 2: functions over the whole of their ranges, in units in the last place; long sums.

Sample calls are of small numbers, and are compared as sums and products of other orders have to be.
A function that is fast and coarse passes there; here each result is held to some units.
"""

from __future__ import annotations

import numpy as np

import core
from core.testing.arrays import Array, as_array, from_numpy
from core.testing.conformance.checks import check
from core.testing.conformance.failures import Failure, expect
from core.testing.conformance.subject import Subject

UNITS = 16  # what OpenCL asks of the worst of its functions
# Where each is asked: the least and the greatest argument, in float32 and beyond in float64.
RANGES = {
    "exp": (-85, 88), "exp2": (-125, 127), "expm1": (-20, 88), "log": (1e-37, 1e38),
    "log2": (1e-37, 1e38), "log10": (1e-37, 1e38), "log1p": (-0.999, 1e38), "sin": (-3e4, 3e4),
    "cos": (-3e4, 3e4), "tan": (-3e4, 3e4), "asin": (-1, 1), "acos": (-1, 1), "atan": (-1e5, 1e5),
    "sinh": (-88, 88), "cosh": (-88, 88), "tanh": (-12, 12), "asinh": (-1e30, 1e30),
    "acosh": (1, 1e30), "atanh": (-0.9999, 0.9999), "erf": (-5, 5), "erfc": (-5, 9),
    "sigmoid": (-85, 85), "sinpi": (-3e4, 3e4), "cospi": (-3e4, 3e4), "sqrt": (0, 1e38),
    "rsqrt": (1e-37, 1e38), "reciprocal": (1e-30, 1e30),
}  # fmt: skip
READ = "the function of the device's language, Capabilities.math; options such as -ffast-math"


@check(2, "accuracy", over=RANGES)
def functions(d: Subject, name: str) -> None:
    """A function is right to some units in the last place, for small and for great arguments."""
    fn = getattr(core, name)
    for dtype in ("float32", "float64"):
        if dtype == "float64" and d.has_dialect and not d.capabilities.float64:
            continue  # it is computed with integers, and that takes long
        x = from_numpy(_arguments(name), dtype)
        want = as_array(fn(core.astype(x, "float64")))
        got = fn(d.to(x))
        did = f"{name} of {x.size} numbers of {dtype} from {RANGES[name][0]} to {RANGES[name][1]}"
        _held(as_array(got), want, as_array(x), did, dtype)


@check(2, "accuracy", over=("sum", "mean"))
def long_sums(d: Subject, name: str) -> None:
    """The error of a sum does not grow with the number of its elements."""
    count, element = 1 << 18, 0.7
    x = core.full((count,), element, dtype="float32")
    fn = getattr(core, name)
    want = float(fn(core.astype(x, "float64")))
    got = float(fn(d.to(x)))
    if not abs(got - want) <= 2e-4 * want:  # 256 lanes, each of which adds its own: 1e-5
        raise Failure(
            f"{name} of {count} numbers {element} in float32", f"{want!r}, to 0.02 %", f"{got!r}",
            "elements are added one after the other, to a total that is much larger",
            "schedules of reductions: partial sums, of lanes or pairs, or a wider total",
        )  # fmt: skip


def _arguments(name: str) -> Array:
    """Numbers spread evenly, and numbers of every size."""
    low, high = RANGES[name]
    rng = np.random.default_rng(len(name))
    sizes = np.exp(rng.uniform(np.log(1e-6), np.log(max(abs(low), high)), 1000))
    signs = rng.choice([-1.0, 1.0], sizes.size)
    numbers: Array = np.concatenate([rng.uniform(low, high, 1000), sizes * signs])
    return numbers.clip(low, high)


def _held(got: Array, want: Array, x: Array, did: str, dtype: str) -> None:
    info = np.finfo(dtype)
    got = got.astype(np.float64)
    expect(bool(np.isfinite(got[np.isfinite(want)]).all()), did, "finite numbers",
           f"others, at {x[~np.isfinite(got)][:3]}", "the function overflows on the way", READ,
           )  # fmt: skip
    with np.errstate(all="ignore"):
        unit = 2.0 ** np.floor(np.log2(np.maximum(np.abs(want), info.tiny))) * info.eps
        off = np.where(np.abs(want) > 4 * info.tiny, np.abs(got - want) / unit, 0)
    worst = int(np.argmax(off))
    if off[worst] > UNITS:
        raise Failure(
            did, f"{float(want[worst])!r} at {float(x[worst])!r}, to {UNITS} units in the last "
            "place", f"{float(got[worst])!r}, {off[worst]:.0f} units off",
            "a fast and coarse function: one of lower precision, or one that does not reduce its "
            "argument with care", READ,
        )  # fmt: skip
