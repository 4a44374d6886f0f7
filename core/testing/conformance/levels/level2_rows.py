"""Level 2: every operator along an axis on hard rows: of infinities, of NaN at any place, of ties,
of numbers that cancel, overflow or vanish; of one element and of none; on axes that are not
neighbours.

Samples are drawn, and drawn rows have neither ties nor infinities alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

import core
from core.bodies.definition import Definition
from core.dtype_table import is_integer
from core.schema import parameters
from core.tensors.dtypes import REAL
from core.testing.arrays import Array, as_array, from_numpy, is_below_double, rounded
from core.testing.conformance.calls import (
    Call,
    chosen_samples,
    definitions,
    family,
    primary,
    room,
    short,
)
from core.testing.conformance.checks import Check, Options, check, source
from core.testing.conformance.failures import Failure, NotOffered
from core.testing.conformance.levels.level2_elements import nearly
from core.testing.conformance.subject import Subject
from core.testing.conformance.values import compare
from core.testing.opchecks.case import refused

READ = "the kernel's source: what it begins with, carries on, and divides by; CORE_LOGS=kernels"
INF, NAN = np.inf, np.nan
ROOMS = ("reduction", "nn", "indexing", "shape", "linalg")
# Of equal elements these may name any.
OPEN = ("topk", "kthvalue", "mode", "median_with_indices", "nanmedian_with_indices")


def rows(dtype: str) -> Array:
    """Hard rows of nine numbers."""
    if is_integer(dtype):
        low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
        return np.array([
            [2**53 + 1, 2**53, 2**53 + 1, 2**53 + 3, 5, 2**53 + 2, -1, 2**53, 7],
            [high, low, high, high - 1, low + 1, 0, 1, -1, low], [3] * 9, [-(2**31) * 3] * 9,
            [3, 1, 3, 1, 2, 2, 3, 1, 2], [0] * 9, [0, 0, 0, 0, 1, 0, 0, 0, 0], [1, -1] * 4 + [0],
            [2**32, 0, 0, 2**32, 0, 2**33, 0, 0, 0], [10**6 + 3] * 9,
        ], dtype)  # fmt: skip
    half = dtype == "float16"
    great, small, least = (300, 2e-4, 1e-7) if half else (1e30, 1e-30, 1e-40)
    return np.array([
        [-INF] * 9, [INF] * 9, [-INF, INF, 1, 2, 3, 4, 5, 6, 7], [NAN, 1, 2, 3, 4, 5, 6, 7, 8],
        [1, 2, 3, 9, NAN, 0, 7, 8, -1], [5, 2, 3, 4, 1, 6, 7, 8, NAN], [-0.0, 0.0, -0.0] * 3,
        [1, -1] * 4 + [0], [small] * 9, [great * (k + 1) for k in range(9)],
        [10000 + k for k in range(9)], [2.5] * 9, [3, 1, 3, 1, 2, 2, 3, 1, 2],
        [-5 - k for k in range(9)], [0] * 7 + [3, 0], [0, 200, -200, 1, 100, 2, 150, 3, 4],
        [least * (k + 1) for k in range(9)], [-INF, 1, 2, -INF, 0.5, -INF, -3, 4, -INF],
        [0.001 * k for k in range(9)], [-1, -2, 1, 2, -1, -3, 3, 0.5, 0.25],
    ]).astype(dtype)  # fmt: skip


def ties(dtype: str) -> Array:
    """Long rows in which each number comes in every block of lanes, and products stay near 1."""
    k = np.arange(700)
    return np.stack([np.ones(700), 1 + (k % 3 - 1) / 64, 1 + (k // 350) / 64]).astype(dtype)


@source(2)
def along_rows(options: Options) -> Iterator[Check]:
    """A check of each operator along an axis."""
    for definition in definitions():
        if room(definition) in ROOMS and definition.functional is None and _axis(definition):
            yield Check(
                2, family(definition), f"{short(definition)}-rows", _rows(definition),
                operator=definition.name,
                doc="rows of ties, infinities, NaN, great and small numbers, of one and of none",
            )  # fmt: skip


def _axis(definition: Definition) -> str:
    """The name of the argument for an axis of an operator of one tensor; "" for others."""
    types = {p.name: p.type for p in parameters(definition.op)}
    tensors = [t for t in types.values() if t.startswith("Tensor")]
    if definition.view is not None or len(tensors) != 1 or tensors[0] != "Tensor":
        return ""
    return next((n for n, t in types.items() if n == "axis" and t.startswith("int")), "")


def _rows(definition: Definition) -> Callable[[Subject], None]:
    def run(d: Subject) -> None:
        call, tried = _ranked(d, definition), 0
        for dtype in ("float32", "int64"):
            hard = rows(dtype)
            cases: list[tuple[Array, int | tuple[int, ...], str]] = [(hard, -1, "hard rows")]
            if dtype == "float32":
                grid = np.arange(36).reshape(4, 3, 3) % 7 + 0.5
                cases += [
                    (ties(dtype), -1, "long rows of ties"),
                    (hard[7:, :1], -1, "rows of one"),
                    (hard[:3, :0], -1, "rows of none"),
                    (grid, 1, "(4, 3, 3) along the middle axis"),
                    (grid, (0, -1), "(4, 3, 3) along the first and the last axis"),
                ]
            for numbers, axis, note in cases:
                tried += _along(call, numbers.astype(dtype), axis, f"{dtype}, {note}")
            for turned in _turned(call):
                tried += _along(turned, hard, -1, f"{dtype}, hard rows")
        if not tried:
            raise NotOffered("the operator takes no such rows")

    return run


def _turned(call: Call) -> Iterator[Call]:
    """The call with one of its switches the other way: descending, largest, stable."""
    for k, p in enumerate(call.case.params):
        if p.type == "bool" and p.name != "keepdims":
            other = call.changed(lambda slot, x: x, f"with {p.name}={not call.case.arguments[k]}")
            other.case.arguments[k] = not call.case.arguments[k]
            yield other


def _ranked(d: Subject, definition: Definition) -> Call:
    """A sample call that names an axis, if there is one."""
    samples = chosen_samples(definition, primary(definition), True)
    calls = [Call(d, definition, sample) for sample in samples]
    at = _place(calls[0])
    named = [c for c in calls if c.case.arguments[at] is not None]
    return (named or calls)[0]


def _place(call: Call) -> int:
    return next(k for k, p in enumerate(call.case.params) if p.name == "axis")


def _along(call: Call, numbers: Array, axis: int | tuple[int, ...], note: str) -> bool:
    """Whether the host takes the call."""
    other = call.changed(lambda slot, x: from_numpy(numbers, str(numbers.dtype)), f"of {note}")
    at = _place(other)
    several = "[]" in other.case.params[at].type
    if isinstance(axis, tuple) and not several:
        return False
    other.case.arguments[at] = [axis] if several and isinstance(axis, int) else (
        list(axis) if isinstance(axis, tuple) else axis
    )  # fmt: skip
    try:
        here = other.on_host()
    except Exception as error:
        if not refused(error):
            raise
        return False
    wide = other.in_double() if any(is_below_double(x) for x in here) else here
    for k, (got, same) in enumerate(zip(other.on_device(), here)):
        exact = numbers.dtype.kind == "i"  # squares of these overflow in one order, or do not
        if (k and short(call.definition) in OPEN) or (exact and same.dtype.kind == REAL):
            continue
        _held(got, same, wide[k] if len(wide) > k else same, other, numbers)
    return True


def _held(
    got: core.Tensor, same: core.Tensor, wide: core.Tensor, call: Call, numbers: Array
) -> None:
    """Failure unless half of the digits are the host's, in double precision or in the dtype."""
    a, b = as_array(got), as_array(same)
    if a.dtype.kind != "f" or a.shape != b.shape or got.dtype != same.dtype:
        compare(got, same, call.say, READ, device=call.d.name)
        return
    units = 4 * float(core.finfo(got.dtype).eps)
    good = nearly(a, b, units)
    if wide.shape == got.shape and wide.dtype.name == "float64":
        good |= nearly(a, rounded(as_array(wide), got.dtype), units)
    if good.all():
        return
    place = np.unravel_index(int(np.argmin(good)), good.shape)
    row = (
        numbers[place[0]] if numbers.ndim == 2 and place and numbers.shape[0] == b.shape[0] else ""
    )
    raise Failure(
        call.say, f"{b[place]} at index {tuple(int(p) for p in place)}; the row: {row}"[:300],
        f"{a[place]}; {good.size - np.count_nonzero(good)} of {good.size} elements differ",
        "the initial value of a row, or its divisor; NaN, infinities, ties or none are not "
        "foreseen; or numbers on the way overflow, vanish or cancel", READ,
    )  # fmt: skip


# ---- norms, which name the shape of a row ------------------------------------------------------
NORMS: dict[str, Callable[[core.Tensor], core.Tensor]] = {
    "layer_norm": lambda x: core.layer_norm(x, (x.shape[-1],)),
    "rms_norm": lambda x: core.rms_norm(x, (x.shape[-1],), eps=1e-6),
    "group_norm": lambda x: core.group_norm(core.reshape(x, (x.shape[0], 9, -1)), 3),
    "normalize": lambda x: core.normalize(x, axis=-1),
}


@check(2, "normalization", over=NORMS)
def hard_rows(d: Subject, name: str) -> None:
    """Norms of rows of great, small and nearly equal numbers, whose squares no half holds."""
    fn = NORMS[name]
    for dtype in ("float32", "float16"):
        numbers = rows(dtype)[7:]
        numbers = numbers[np.isfinite(numbers).all(1) & (np.abs(numbers) < 1e20).all(1)]
        x = from_numpy(numbers, dtype)
        want = rounded(as_array(fn(core.astype(x, "float64"))), x.dtype)
        compare(fn(d.to(x)), want, f"{name} of hard rows of {dtype}", READ, device=d.name,
                loose=20.0, likely="squares overflow, or eps is added in another place; or the "
                "variance is a difference of great numbers")  # fmt: skip
