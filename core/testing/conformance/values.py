"""Comparing a device's results with the expected ones; tolerances by dtype."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

import core
from core.testing.arrays import Array, as_array
from core.testing.compare import Mask, close, shown, tolerance
from core.testing.conformance.causes import likely_cause
from core.testing.conformance.failures import Failure

COARSE = 1e-2  # a tolerance from which on it serves sums of great numbers, too
GREATEST = 1e3  # how far a tolerance grows with the numbers


def tensors(value: Any) -> list[core.Tensor]:
    """The tensors of a result."""
    if isinstance(value, core.Tensor):
        return [value]
    return [t for v in value for t in tensors(v)] if isinstance(value, (list, tuple)) else []


def agree(got: Array, want: Array, dtype: core.dtype, loose: float = 1.0) -> Mask:
    """Which elements of two arrays agree, within `loose` times the tolerance of a dtype.

    The absolute one grows with the greatest number, up to a limit: results are sums of such.
    """
    if want.dtype.kind not in "fc":
        return np.asarray(got == want)
    near, scale = tolerance(dtype), 1.0
    if near < COARSE:
        scale = min(float(np.max(np.abs(want[np.isfinite(want)]), initial=1.0)), GREATEST)
    return close(got, want, loose * near, loose * near * scale, equal_nan=True)


def compare(
    got: core.Tensor, want: core.Tensor | ArrayLike, did: str, read: str, *, loose: float = 1.0,
    exact: bool = False, device: str = "", inputs: Sequence[core.Tensor] = (), likely: str = "",
    mistakes: Callable[[], Iterable[tuple[Array, str]]] = tuple,
) -> None:  # fmt: skip
    """Failure unless a tensor of the device is one of the host.

    Args:
        got, want: tensors of one dtype and shape, or `want` an array.
        exact: bits have to agree, NaN with NaN and zeros with zeros of their sign.
        device: where `got` has to be.
        inputs: its operands, shown at the position of the first difference.
        likely: the cause, if the check knows it better than the values show.
        mistakes: results of known mistakes, with the cause: named before `likely` if they are what
            came.
    """
    if device and str(got.device) != device:
        raise Failure(did, f"a result on {device}", f"one on {got.device}",
                      "the kernel makes its result on another device", read)  # fmt: skip
    if isinstance(want, core.Tensor) and got.dtype != want.dtype:
        raise Failure(
            did,
            f"dtype {want.dtype}",
            f"dtype {got.dtype}",
            "the kernel computes in another dtype and does not convert its result",
            read,
        )
    a = as_array(got)
    b = as_array(want)
    if a.shape != b.shape:
        raise Failure(did, f"shape {b.shape}", f"shape {a.shape}",
                      "the kernel allocates its result by another rule", read)  # fmt: skip
    _whole_bools(a, did, read)
    good = _identical(a, b) if exact else agree(a, b, got.dtype, loose)
    if not good.all():
        where = _first(good)
        context = "".join(f"; input {_at(x, where)}" for x in inputs)
        wrong = int(good.size - np.count_nonzero(good))
        raise Failure(
            did,
            f"{shown(b[where])} at index {where}{context}",
            f"{shown(a[where])}; {wrong} of {good.size} elements differ",
            _mistaken(a, got.dtype, loose, mistakes)
            or likely
            or likely_cause(a, b, good, got.dtype),
            read,
        )


def _mistaken(
    a: Array, dtype: core.dtype, loose: float, mistakes: Callable[[], Iterable[tuple[Array, str]]]
) -> str:
    """The cause of the first known mistake that gives the actual result, or ""."""
    for wrong, cause in mistakes():
        if wrong.shape == a.shape and agree(a, wrong, dtype, loose).all():
            return cause
    return ""


def _whole_bools(a: Array, did: str, read: str) -> None:
    """Failure where true is stored as another byte than 1: sums and casts of it would be wrong."""
    if a.dtype == bool and a.size and (most := int(a.view(np.uint8).max())) > 1:
        raise Failure(did, "bytes of 0 and 1 in a bool tensor", f"a byte of {most}",
                      "no kernel reached it (are all groups started?), and it holds what was there "
                      "before; or true is stored as a mask of all bits", read)  # fmt: skip


def _identical(a: Array, b: Array) -> Mask:
    if a.dtype.kind == "c":
        return _identical(a.real, b.real) & _identical(a.imag, b.imag)
    same = np.asarray(a == b)
    if a.dtype.kind == "f":
        same &= np.signbit(a) == np.signbit(b)
        same |= np.isnan(a) & np.isnan(b)
    return same


def _first(good: Mask) -> tuple[int, ...]:
    return tuple(int(i) for i in np.unravel_index(int(np.argmin(good)), good.shape))


def _at(x: core.Tensor, where: tuple[int, ...]) -> str:
    array = as_array(x)
    return shown(array[where]) if array.ndim == len(where) else f"of shape {array.shape}"
