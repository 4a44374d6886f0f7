"""`assert_close`: whether two results agree, and where they do not; every tolerance by dtype."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeGuard

import numpy as np
from numpy.typing import ArrayLike, NDArray

from core._native import Tensor
from core._native import dtype as DType
from core.errors import ArgumentError, type_text
from core.tensors.dtypes import finfo
from core.testing.arrays import DOUBLE, Array, as_array

# A number, a tensor or an array; None; or such in sequences and mappings.
Comparable: TypeAlias = Tensor | ArrayLike | Sequence[Any] | Mapping[Any, Any] | None
Leaf: TypeAlias = Tensor | ArrayLike | Sequence[Any] | None
Mask: TypeAlias = NDArray[np.bool_]

# (rtol, atol) of assert_close, as torch.testing has them; other dtypes are compared exactly.
TOLERANCES = {
    "float16": (1e-3, 1e-5),
    "bfloat16": (1.6e-2, 1e-5),
    "float32": (1.3e-6, 1e-5),
    "float64": (1e-7, 1e-7),
    "complex64": (1.3e-6, 1e-5),
    "complex128": (1e-7, 1e-7),
}
# What sums in another order and functions good to a few units make of small numbers.
NOISE = {32: 2e-5, 64: 1e-9}


def tolerance(dtype: DType, times: float = 1.0) -> float:
    """rtol and atol for a result that is computed in two ways; 0 for dtypes that are exact.

    It is computed in single or double precision (halves are, in single) and rounded once to the
    dtype: the noise of the one, and two units of the other. times: a factor for longer
        computations.
    """
    if dtype.kind not in DOUBLE:
        return 0.0
    limits = finfo(dtype)
    return times * (NOISE[max(limits.bits, 32)] + 2 * limits.eps)


def close(
    actual: Array, expected: Array, rtol: float, atol: float, equal_nan: bool = False
) -> Mask:
    """Which elements agree: abs(actual - expected) <= atol + rtol * abs(expected)."""
    return _gaps(actual, expected, rtol, atol, equal_nan).close


def greatest(values: Array) -> tuple[int, ...]:
    """The index of the greatest element; NaN is greater than all."""
    ranked = np.where(np.isnan(values), np.inf, values)
    return tuple(int(i) for i in np.unravel_index(int(np.argmax(ranked)), ranked.shape))


class _Gaps(NamedTuple):
    """Which elements of two arrays agree, and how far apart they are."""

    close: Mask
    gap: Array
    relative: Array


def _gaps(x: Array, y: Array, rtol: float, atol: float, equal_nan: bool) -> _Gaps:
    wide = np.result_type(x.dtype, y.dtype)
    inexact = wide.kind in "fc"
    # Differences of integers are exact also where int64 - int64 would overflow.
    kind = np.result_type(wide, np.float64) if inexact else np.dtype(object)
    x, y = (a.astype(int if a.dtype.kind == "b" else a.dtype).astype(kind) for a in (x, y))
    with np.errstate(all="ignore"):
        same = np.asarray(x == y, dtype=bool)
        if equal_nan and inexact:
            same |= np.isnan(x) & np.isnan(y)
        gap = np.where(same, 0.0, _magnitude(x - y))
        size = _magnitude(y)
        agree = same | ((gap <= atol + rtol * size) & np.isfinite(size))
        relative = np.where(gap == 0, 0.0, gap / np.where(size == 0, np.nan, size))
    return _Gaps(agree, gap, relative)


def _magnitude(values: Array) -> Array:
    """Absolute values in float64; integers may be Python's."""
    return np.asarray(np.abs(values), dtype=np.float64)


# ---- assert_close -------------------------------------------------------------------------------
class _Options(NamedTuple):
    rtol: float | None
    atol: float | None
    equal_nan: bool
    check_device: bool
    check_dtype: bool


def assert_close(
    actual: Comparable,
    expected: Comparable,
    msg: str | Callable[[str], str] | None = None,
    *,
    rtol: float | None = None,
    atol: float | None = None,
    equal_nan: bool = False,
    check_device: bool = True,
    check_dtype: bool = True,
) -> None:
    """Raises AssertionError unless abs(actual - expected) <= atol + rtol * abs(expected).

    Tensors, arrays and numbers are compared, and sequences and mappings of them item by item.
    Shapes must be equal, and dtypes and devices by default. rtol and atol are given
    together, or follow from the dtype: for two dtypes the greater of the tolerances.

    msg: text before the message; or a function that gets the message and returns another.

    >>> import core
    >>> from core.testing import assert_close
    >>> assert_close(core.asarray([1.0, 2.0]), core.asarray([1.0, 2.0 + 1e-7]))
    >>> assert_close(core.asarray([1.0, 2.0]), core.asarray([1.0, 2.5]))
    Traceback (most recent call last):
    ...
    AssertionError: float32 tensors of shape (2,) are not close: 1 of 2 elements differ (50.0%)
    greatest absolute difference: 0.5 at (1,): 2.0, not 2.5 (allowed: 1e-05)
    greatest relative difference: 0.2 at (1,): 2.0, not 2.5 (allowed: 1.3e-06)
    """
    if (rtol is None) != (atol is None):
        raise ArgumentError(
            what="assert_close was given one of rtol and atol",
            why="a tolerance is the sum of both",
            exists="both, or neither: the defaults of the dtype",
            fix="pass rtol=... and atol=...; 0 is fine for either",
        )
    options = _Options(rtol, atol, equal_nan, check_device, check_dtype)
    problem = _compare(actual, expected, "", options)
    if problem is None:
        return
    if callable(msg):
        raise AssertionError(msg(problem))
    raise AssertionError(problem if msg is None else f"{msg}: {problem}")


def _compare(a: Comparable, b: Comparable, where: str, options: _Options) -> str | None:
    """A description of the difference, or None."""
    pairs: list[tuple[Hashable, Comparable, Comparable]]
    if isinstance(a, Mapping) and isinstance(b, Mapping):
        if a.keys() != b.keys():
            return f"{where}mappings have the keys {list(a)} and {list(b)}"
        pairs = [(key, a[key], b[key]) for key in a]
    elif _is_list(a) and _is_list(b):
        if len(a) != len(b):
            return f"{where}sequences have {len(a)} and {len(b)} items"
        pairs = [(i, x, y) for i, (x, y) in enumerate(zip(a, b))]
    elif isinstance(a, Mapping) or isinstance(b, Mapping):
        return f"{where}{type_text(a)}, not {type_text(b)}"
    else:
        return _compare_leaves(a, b, where, options)
    problems = (_compare(x, y, f"{where}item {key!r}: ", options) for key, x, y in pairs)
    return next((problem for problem in problems if problem is not None), None)


def _is_list(value: Comparable) -> TypeGuard[Sequence[Any]]:
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


def _compare_leaves(a: Leaf, b: Leaf, where: str, options: _Options) -> str | None:
    if a is None and b is None:
        return None
    if a is None or b is None:
        return f"{where}{type_text(a)}, not {type_text(b)}"
    x, y = as_array(a), as_array(b)
    if x.shape != y.shape:
        return f"{where}shape {x.shape}, not {y.shape}"
    typed = hasattr(a, "dtype") and hasattr(b, "dtype")
    if options.check_dtype and typed and _dtype(a) != _dtype(b):
        return f"{where}dtype {_dtype(a)}, not {_dtype(b)}"
    devices = [v.device for v in (a, b) if isinstance(v, Tensor)]
    if options.check_device and len(set(devices)) > 1:
        return f"{where}device {devices[0]}, not {devices[1]}"
    rtol, atol = options.rtol, options.atol
    if rtol is None or atol is None:
        tolerances = [TOLERANCES.get(_dtype(v), (0.0, 0.0)) for v in (a, b)]
        rtol, atol = max(k[0] for k in tolerances), max(k[1] for k in tolerances)
    difference = _differences(x, y, rtol, atol, options.equal_nan)
    return None if difference is None else f"{where}{_dtype(a)} {difference}"


def _dtype(value: Comparable) -> str:
    """The name of the dtype of a tensor, an array or a Python number."""
    if isinstance(value, (Tensor, np.ndarray, np.generic)):
        return value.dtype.name
    return {float: "float64", complex: "complex128"}.get(type(value), type(value).__name__)


def _differences(x: Array, y: Array, rtol: float, atol: float, equal_nan: bool) -> str | None:
    """How two arrays of one shape differ by more than they may, or None."""
    gaps = _gaps(x, y, rtol, atol, equal_nan)
    if gaps.close.all():
        return None
    wrong = int(np.count_nonzero(~gaps.close))
    what = "numbers" if x.shape == () else f"tensors of shape {x.shape}"
    lines = [f"{what} are not close: {wrong} of {x.size} elements differ ({wrong / x.size:.1%})"]
    for name, values, allowed in (("absolute", gaps.gap, atol), ("relative", gaps.relative, rtol)):
        at = greatest(np.where(gaps.close, 0.0, values))
        lines.append(
            f"greatest {name} difference: {float(values[at]):.6g}{f' at {at}' if at else ''}: "
            f"{shown(x[at])}, not {shown(y[at])} (allowed: {allowed:g})"
        )
    return "\n".join(lines)


def shown(number: np.generic) -> str:
    """An element as Python prints it."""
    return str(number.item())
