"""Level 2: every elementwise operator at the ends of its numbers, and in ranks of no sample.

Samples are of small numbers, and `accuracy` goes over the ranges of some functions. Here each
operator is given the remaining kinds of numbers: those whose square overflows, tails that are
nearly 0, subnormal numbers, quotients that are nearly whole, limits of integers. Half of the digits
decide: a result that cancelled, overflowed on the way or was flushed has none of them right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

import core
from core.bodies.definition import Definition
from core.dtype_table import is_complex, is_float, is_integer
from core.testing.arrays import (
    DOUBLE,
    Array,
    as_array,
    as_exact,
    from_numpy,
    is_below_double,
    resized,
    rounded,
)
from core.testing.compare import Mask
from core.testing.conformance.calls import (
    Call,
    chosen_samples,
    definitions,
    family,
    primary,
    room,
    short,
)
from core.testing.conformance.checks import Check, Options, source
from core.testing.conformance.failures import Failure, NotOffered
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare
from core.testing.opchecks.case import Change, Slot, refused

READ = "the kernel's source (CORE_LOGS=kernels): what it computes on the way to its result"
HALF = 1e-3  # of the digits
NOTHING = 1e-6  # where the result is 0
_HALF_ENDS = (
    0.0, 1e-42, 1.5e-38, 1e-30, 1e-6, 1e-3, 0.1, 0.3, 0.5, 0.9, 1, 1.1, 1.5, 2, 2.5, 3, 4.5, 5.5,
    7.3, 12, 20, 45, 90, 95, 110, 700, 3e4, 65510, 3e9, 1e10, 1e20, 1e30, 3e38, np.inf,
)  # fmt: skip
ENDS = (*_HALF_ENDS, *(-x for x in _HALF_ENDS), np.nan)
# Whose results at some of these are of chance: the angle of 1e30 is far less than its unit.
TURNS = ("sin", "cos", "tan", "sinc", "polygamma", "digamma", "lgamma", "mvlgamma")
VANISHING = ("sigmoid",)  # of whose usual formula a subnormal result is 0


@source(2)
def elements(options: Options) -> Iterator[Check]:
    """The checks of each elementwise operator."""
    for definition in definitions():
        if room(definition) == "elementwise" and definition.functional is None:
            for name, run, doc in (
                ("ends", _ends, "numbers at the ends of the operator's range, each with each"),
                ("ranks", _ranks, "arguments of no dimension, and of four in another order"),
            ):
                yield Check(
                    2, family(definition), f"{short(definition)}-{name}", run(definition),
                    operator=definition.name, doc=doc,
                )  # fmt: skip


def _call(d: Subject, definition: Definition, dtype: str) -> Call:
    """A sample call; NotOffered where no argument is a tensor, or nothing is computed."""
    for sample in chosen_samples(definition, dtype, False, 1):
        call = Call(d, definition, sample)
        if call.case.tensors() and definition.view is None:
            return call
    raise NotOffered("no argument is a tensor")


# ---- ends --------------------------------------------------------------------------------------
def _ends(definition: Definition) -> Callable[[Subject], None]:
    def run(d: Subject) -> None:
        tried = 0
        call = _call(d, definition, primary(definition))
        for dtype in dict.fromkeys((primary(definition), "int64", "complex64")):
            if dtype == "bool":
                continue  # which has no ends
            ends = numbers(dtype)
            if short(definition) in TURNS and dtype == "float32":
                ends = ends[~(np.abs(ends) > 3e4)]
            tried += _at_ends(call, ends, dtype) or _at_ends(call, ends[ends >= 0], dtype)
        if not tried:
            raise NotOffered("no argument is of real numbers")

    return run


def numbers(dtype: str) -> Array:
    """Numbers at the ends of a dtype's range and between, as the dtype has them."""
    if is_float(dtype):
        with np.errstate(all="ignore"):
            return np.array(ENDS, np.float64).astype(dtype)
    if is_complex(dtype):
        parts = (0.0, 1.0, -2.5, 1e-6, 3e10, -1e20, 2e30)
        return np.array([complex(a, b) for a in parts for b in parts], dtype)
    low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    bits = np.iinfo(dtype).bits
    small = [k for k in (1, 2, 3, 5, 31, 39, bits - 1, bits, bits + 1) if k <= high]
    wide = [k for k in (255, 256, 2**24 + 1, 2**31, 2**32 + 3, 2**53, 2**53 + 1) if k <= high]
    below = [-k for k in (*small, *wide)] if low < 0 else []
    ends = [low, low + 1, high // 2, high - 1, high]
    return np.array([0, *small, *wide, *below, *ends], dtype)


def _at_ends(call: Call, ends: Array, dtype: str) -> bool:
    """Whether the host takes the call with these numbers, and computes in their dtype."""
    source = primary(call.definition)
    several = sum(t.dtype.name == source for t in call.case.tensors()) > 1
    pairs = [a.reshape(-1) for a in np.meshgrid(ends, ends)] if several else [ends]
    turn = iter(range(9))

    def change(slot: Slot, x: core.Tensor) -> core.Tensor:
        if x.dtype.name != source:
            return resized(x, pairs[0].shape) if several or x.ndim else x
        k = next(turn)
        values = pairs[k] if k < len(pairs) else np.roll(pairs[0], 7 * k)
        return from_numpy(values, dtype)

    other = call.changed(change, f"with {dtype} at the ends of the range as arguments")
    try:
        here = other.on_host()
    except Exception as error:
        if not refused(error):
            raise
        return False
    if dtype != source and is_integer(dtype) and here[0].dtype.name not in (dtype, "bool"):
        return False
    wide = other.in_double() if any(is_below_double(x) for x in here) else here
    for k, (got, same) in enumerate(zip(other.on_device(), here)):
        _held(got, same, wide[k] if len(wide) > k else same, other, pairs)
    return True


def _held(
    got: core.Tensor, same: core.Tensor, wide: core.Tensor, call: Call, at: list[Array]
) -> None:  # fmt: skip
    """Failure unless half of the digits are the host's, in double precision or in the dtype."""
    if got.dtype.kind not in DOUBLE or got.dtype != same.dtype or got.shape != same.shape:
        compare(got, same, call.say, READ, device=call.d.name)
        return
    a, b = as_array(got), as_array(same)
    good = nearly(a, b)
    if wide.dtype.name in DOUBLE.values() and wide.shape == got.shape:
        good |= nearly(a, rounded(as_array(wide), got.dtype))
    if short(call.definition) in VANISHING:
        good |= (a == 0) & (np.abs(b) < float(core.finfo(got.dtype).smallest_normal))
    if good.all():
        return
    where = int(np.argmin(good.reshape(-1)))
    operands = ", ".join(str(v[where]) for v in at if v.size == good.size)
    raise Failure(
        call.say, f"{b.reshape(-1)[where]} of {operands}, to {HALF}",
        f"{a.reshape(-1)[where]}; {good.size - np.count_nonzero(good)} of {good.size} differ",
        "on the way to the result numbers overflow, vanish, or cancel; or NaN, an infinity or "
        "a subnormal number is not foreseen", READ,
    )  # fmt: skip


def nearly(got: Array, want: Array, units: float = 0.0) -> Mask:
    """Where half of the digits agree, however small the numbers are; or `units` of each number."""
    with np.errstate(all="ignore"):
        gap = np.abs(got.astype(np.result_type(got, np.float64)) - want)
        size = np.where(np.isfinite(want), np.abs(want), 0)
    allowed = np.where(want == 0, NOTHING, max(HALF, units) * size)
    good = (got == want) | (np.isnan(got) & np.isnan(want)) | (gap <= allowed)
    if want.dtype.kind == "c":  # which of the parts is infinite, and which NaN, is left open
        good |= ~np.isfinite(got) & ~np.isfinite(want)
    return np.asarray(good)


# ---- ranks -------------------------------------------------------------------------------------
RANKED = (2, 3, 2, 5)
ORDERS = ((0, 3, 1, 2), (2, 0, 3, 1), (3, 2, 1, 0))


def _ranks(definition: Definition) -> Callable[[Subject], None]:
    def run(d: Subject) -> None:
        call = _call(d, definition, primary(definition))
        tried = 0
        for shape, layout, note in (
            ((), None, "of no dimension"),
            (RANKED, _ordered(d), f"of shape {RANKED}, stored in other orders of axes"),
        ):
            other = call.changed(_filling(shape), f"with arguments {note}")
            if _keeps(other, shape):
                other.check(layout)
                tried += 1
        if not tried:
            raise NotOffered("the operator takes no arguments of other ranks")

    return run


def _filling(shape: tuple[int, ...]) -> Change:
    """Arguments of a shape."""
    return lambda slot, x: resized(x, shape)


def _keeps(call: Call, shape: tuple[int, ...]) -> bool:
    """Whether the host takes the call, and each result has the arguments' shape."""
    try:
        return all(x.shape == shape for x in call.on_host())
    except Exception as error:
        if not refused(error):
            raise
        return False


def _ordered(d: Subject) -> Change:
    """A layout of rank 4: each argument's axes stand in memory in another order."""
    turn = [0]

    def layout(slot: Slot, x: core.Tensor) -> core.Tensor:
        order = ORDERS[turn[0] % len(ORDERS)]
        turn[0] += 1
        back = [order.index(k) for k in range(len(order))]
        there = from_numpy(as_exact(x).transpose(order), x.dtype.name).to(d.name)
        return there.permute_dims(back)

    return layout
