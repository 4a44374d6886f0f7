"""The most likely cause of a difference, from its place and the values."""

from __future__ import annotations

import numpy as np

from core._native import dtype as DType
from core._native import from_bytes
from core.tensors.dtypes import COMPLEX, REAL, finfo
from core.testing.arrays import POISON, Array, as_array
from core.testing.compare import Mask

COARSE = 2e-2  # a relative error up to which a number is taken for the right one, badly computed


def likely_cause(got: Array, want: Array, good: Mask, dtype: DType) -> str:
    """A sentence; got, want: arrays (half precision widened), good: where they agree."""
    bad = ~good
    for guess in (
        _special, _unwritten, _places, _rounding, _precision, _widths, _everywhere, _positions
    ):  # fmt: skip
        cause = guess(got, want, bad, dtype)
        if cause:
            return cause
    return "the kernel computes something else: compare its source (CORE_LOGS=kernels) by hand"


def _special(got: Array, want: Array, bad: Mask, dtype: DType) -> str | None:
    if want.dtype.kind != "f" or got.dtype.kind != "f":
        return None
    a, b = got[bad], want[bad]
    if np.isnan(b).all() and not np.isnan(a).any():
        return (
            "NaN is dropped: a minimum, maximum, clamp or comparison that takes the other operand"
        )
    if ((a == 0) & (b == 0)).all():
        return "the sign of zero is lost: a subtraction or a maximum where bits have to be kept"
    if np.isinf(b).all() and np.isfinite(a).all():
        return "infinity is lost: the compiler assumes finite numbers (-ffast-math)"
    if np.isfinite(b).all() and np.isnan(a).all():
        return "NaN where there is none: inf - inf or 0 * inf on the way, memory that nobody wrote"
    tiny = finfo(dtype).smallest_normal if dtype.kind == REAL else 0.0
    if ((np.abs(b) < tiny) & (a == 0) & (b != 0)).all():
        return "subnormal numbers are flushed to zero: a mode of the compiler or of the device"
    return None


def _unwritten(got: Array, want: Array, bad: Mask, dtype: DType) -> str | None:
    if got.dtype.kind == "b":
        return None
    poisoned = as_array(from_bytes(bytes([POISON]) * dtype.itemsize, (1,), dtype))
    a, mark = (got.real, poisoned.real[0]) if dtype.kind == COMPLEX else (got, poisoned[0])
    where = bad & (a == mark)  # never where the mark is a NaN
    if not where.any():
        return None
    return (
        "elements were not written, the old contents are still there; the launch covers too "
        "few, or the result is read before the kernel is done" + _tail(bad)
    )


def _places(got: Array, want: Array, bad: Mask, dtype: DType) -> str | None:
    flat = bad.reshape(-1)
    if flat.size < 4 or not flat.any():
        return None
    a, b = got.reshape(-1), want.reshape(-1)
    if flat.sum() > 1 and np.array_equal(np.sort(a), np.sort(b)) and np.unique(b).size > 2:
        return "the right numbers in other places: strides, an offset, or the order of axes"
    same = flat.sum() > 2 and a[flat][0] != 0 and np.unique(a[flat]).size == 1
    if same and np.unique(b[flat]).size > 2:
        return f"one number, {a[flat][0]}, in many places: an index that stays the same{_tail(bad)}"
    return None


def _rounding(got: Array, want: Array, bad: Mask, dtype: DType) -> str | None:
    if dtype.kind != REAL or dtype.itemsize > 2 or got.dtype.kind != "f":
        return None
    a, b = got[bad].astype(np.float64), want[bad].astype(np.float64)
    with np.errstate(all="ignore"):
        unit = 2.0 ** (np.floor(np.log2(np.abs(b)))) * finfo(dtype).eps
        near = np.isfinite(a) & np.isfinite(b) & (np.abs(a - b) <= 1.01 * unit)
    if not near.all():
        return None
    if (np.abs(a) <= np.abs(b)).all():
        return f"{dtype} is rounded towards zero: bits are cut off; round to nearest, ties to even"
    if (np.abs(a) >= np.abs(b)).all():
        return f"{dtype} is rounded away from zero, or ties are: round to nearest, ties to even"
    return f"{dtype} is rounded otherwise than to nearest even, or more than once on the way"


def _precision(got: Array, want: Array, bad: Mask, dtype: DType) -> str | None:
    """Missing digits at any positions: the positions of these elements carry no information."""
    if dtype.kind not in (REAL, COMPLEX) or got.dtype.kind not in "fc":
        return None
    a, b = got[bad], want[bad]
    finite = np.isfinite(a) & np.isfinite(b)
    size = float(np.max(np.abs(want[np.isfinite(want)]), initial=0.0))
    with np.errstate(all="ignore"):
        gap = np.abs(a - b)
        near = finite & (gap <= COARSE * np.abs(b))
        small = finite & (gap <= COARSE * COARSE * size)
    if not (near | small).all():
        return None
    digits = "most elements are" if bad.mean() > 0.5 else "some elements are"
    return (
        f"{digits} right in their first digits only: factors or sums of a narrower dtype (tensor "
        "units, fast modes), a coarse function, or numbers that cancel on the way"
    )


def _everywhere(got: Array, want: Array, bad: Mask, dtype: DType) -> str | None:
    """All elements are wrong but those that are 0: no place is to blame."""
    known = ~bad & (want != 0)
    if bad.size < 4 or np.count_nonzero(known) > bad.size // 16:
        return None
    a, b = got[bad], want[bad]
    if (a == 0).all():
        return "every element is 0: the kernel was not started, or its result is not stored"
    if a.dtype.kind in "fc" and np.isfinite(a).all() and np.isfinite(b).all():
        ratio = a[b != 0] / b[b != 0]
        if ratio.size > 2 and np.ptp(ratio.real) <= 1e-5 * abs(ratio[0]):
            return f"every element is {ratio[0]:.6g} times the expected one: a scale or a count"
    return (
        "every element is wrong: another formula, another argument or another dtype, not a place "
        "(CORE_LOGS=kernels shows the source, core.explain which kernel it is)"
    )


def _widths(got: Array, want: Array, bad: Mask, dtype: DType) -> str | None:
    if got.dtype.kind not in "iu" or want.dtype.kind not in "iu":
        return None
    a, b = got[bad], want[bad]
    for width in (32, 16, 8):
        mask = (1 << width) - 1
        pairs = [(int(x), int(y)) for x, y in zip(a[:64].flat, b[:64].flat)]
        same = [(x - y) & mask == 0 for x, y in pairs]
        if len({x & mask for x, _ in pairs}) < 2 and (len(pairs) > 1 or width == 8):
            continue  # one number, whose lowest bits are no evidence
        if got.dtype.itemsize * 8 > width and same and all(same):
            return f"only the lowest {width} bits are right: an index or number of {width} bits"
    wide = np.abs(b.astype(np.float64))
    if (wide >= 2.0**53).all() and (np.abs(a.astype(np.float64) - b) <= wide * 2.0**-51).all():
        return "whole numbers are computed with in float64, which rounds them from 2**53 on"
    limits = np.iinfo(got.dtype)
    if ((a == limits.max) | (a == limits.min)).all():
        return "integers stop at their limits where they have to wrap around: saturating arithmetic"
    return None


def _positions(got: Array, want: Array, bad: Mask, dtype: DType) -> str | None:
    flat = np.flatnonzero(bad.reshape(-1))
    if bad.size < 2:
        return None
    tail = _tail(bad)
    if tail:
        return f"a part at the end is wrong{tail}"
    if flat.size > 1 and flat.size < bad.size:
        steps = np.unique(np.diff(flat))
        if steps.size == 1 and steps[0] > 1:
            return f"every {steps[0]}th element is wrong: a stride, or a vector's or group's size"
        for group in (1024, 512, 256, 128, 64, 32, 16):
            later = bad.size - group
            if (flat >= group).all() and flat.size > later // 2:
                return (
                    f"only elements after the first {group} are wrong: a value that a group or step"
                    " passes to the next (a missing barrier, a carry of a scan, a group's index)"
                )
    return None


def _tail(bad: Mask) -> str:
    flat = np.flatnonzero(bad.reshape(-1))
    if flat.size == bad.size or flat.size == 0 or flat[-1] != bad.size - 1:
        return ""
    if flat[-1] - flat[0] + 1 != flat.size:
        return ""
    return f": the last {flat.size} of {bad.size} elements, which do not fill a group or a vector"
