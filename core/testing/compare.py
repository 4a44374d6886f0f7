"""`assert_close`: whether two results agree, and where they do not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from core._native import Tensor
from core.errors import ArgumentError

# (rtol, atol) by dtype, as torch.testing has them; what is not here is compared exactly.
TOLERANCES = {
    "float16": (1e-3, 1e-5),
    "bfloat16": (1.6e-2, 1e-5),
    "float32": (1.3e-6, 1e-5),
    "float64": (1e-7, 1e-7),
    "complex64": (1.3e-6, 1e-5),
    "complex128": (1e-7, 1e-7),
}


def as_array(value: Any) -> Any:
    """A tensor's values as an ndarray, half precision widened; a device's are copied."""
    import numpy as np

    if isinstance(value, Tensor) and value.device.type != "cpu":
        value = value.to("cpu")
    array = np.asarray(value.detach() if isinstance(value, Tensor) else value)
    return array.astype(np.float32) if array.dtype.name in ("bfloat16", "float16") else array


def assert_close(
    actual: Any,
    expected: Any,
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
    Shapes must be equal, and dtypes and devices unless told otherwise. rtol and atol are given
    together, or follow from the dtype: for two dtypes the greater of the tolerances.

    msg: stands before what is found; or a function of that, which returns the whole message.

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
            why="a tolerance is the sum of both, and one alone leaves the other to guess",
            exists="both, or neither: the defaults of the dtype",
            fix="pass rtol=... and atol=...; 0 is fine for either",
        )
    options = {"equal_nan": equal_nan, "check_device": check_device, "check_dtype": check_dtype}
    problem = _compare(actual, expected, "", rtol, atol, options)
    if problem is None:
        return
    if callable(msg):
        raise AssertionError(msg(problem))
    raise AssertionError(problem if msg is None else f"{msg}: {problem}")


def _compare(a: Any, b: Any, where: str, rtol: Any, atol: Any, options: Any) -> str | None:
    """What is wrong, or None."""
    if isinstance(a, Mapping) and isinstance(b, Mapping):
        if a.keys() != b.keys():
            return f"{where}mappings have the keys {list(a)} and {list(b)}"
        pairs = [(f"{where}item {key!r}: ", a[key], b[key]) for key in a]
    elif _is_list(a) and _is_list(b):
        if len(a) != len(b):
            return f"{where}sequences have {len(a)} and {len(b)} items"
        pairs = [(f"{where}item {i}: ", x, y) for i, (x, y) in enumerate(zip(a, b))]
    else:
        return _compare_leaves(a, b, where, rtol, atol, options)
    for place, x, y in pairs:
        problem = _compare(x, y, place, rtol, atol, options)
        if problem is not None:
            return problem
    return None


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


def _compare_leaves(a: Any, b: Any, where: str, rtol: Any, atol: Any, options: Any) -> str | None:
    if a is None and b is None:
        return None
    if (a is None) != (b is None):
        return f"{where}{_kind(a)}, not {_kind(b)}"
    x, y = as_array(a), as_array(b)
    if x.shape != y.shape:
        return f"{where}shape {x.shape}, not {y.shape}"
    typed = hasattr(a, "dtype") and hasattr(b, "dtype")
    if options["check_dtype"] and typed and _dtype(a) != _dtype(b):
        return f"{where}dtype {_dtype(a)}, not {_dtype(b)}"
    both = isinstance(a, Tensor) and isinstance(b, Tensor)
    if options["check_device"] and both and a.device != b.device:
        return f"{where}device {a.device}, not {b.device}"
    if rtol is None:
        tolerances = [TOLERANCES.get(_dtype(v), (0.0, 0.0)) for v in (a, b)]
        rtol, atol = max(k[0] for k in tolerances), max(k[1] for k in tolerances)
    difference = _differences(x, y, rtol, atol, options["equal_nan"])
    return None if difference is None else f"{where}{_dtype(a)} {difference}"


def _kind(value: Any) -> str:
    return "None" if value is None else f"a {type(value).__name__}"


def _dtype(value: Any) -> str:
    """The name of the dtype of a tensor, an array or a Python number."""
    if hasattr(value, "dtype"):
        return str(getattr(value.dtype, "name", value.dtype))
    return {float: "float64", complex: "complex128"}.get(type(value), type(value).__name__)


def _differences(x: Any, y: Any, rtol: Any, atol: Any, equal_nan: bool) -> str | None:
    """How two arrays of one shape differ by more than they may, or None."""
    import numpy as np

    wide = np.result_type(x.dtype, y.dtype)
    if wide.kind in "fc":
        wide = np.result_type(wide, np.float64)
    elif wide.kind == "b":
        wide = np.dtype(np.int64)
    if wide.kind in "iu":  # exact, also where int64 - int64 would overflow
        x, y = x.astype(object), y.astype(object)
    else:
        x, y = x.astype(wide), y.astype(wide)
    with np.errstate(all="ignore"):
        same = np.asarray(x == y)
        if wide.kind in "fc":
            gap = np.where(same, 0.0, np.abs(x - y))
            size = np.abs(y)
            close = same | ((gap <= atol + rtol * size) & np.isfinite(y))
            nans = np.isnan(x) & np.isnan(y)
            close, gap = (close | nans, np.where(nans, 0.0, gap)) if equal_nan else (close, gap)
        else:
            gap = np.asarray(abs(x - y) if x.size else np.zeros(x.shape), dtype=np.float64)
            size = np.asarray(abs(y) if y.size else np.zeros(y.shape), dtype=np.float64)
            close = same | (gap <= atol + rtol * size)
        if close.all():
            return None
        relative = np.where(gap == 0, 0.0, gap / np.where(size == 0, np.nan, size))
    wrong = int(close.size - np.count_nonzero(close))
    what = "numbers" if x.shape == () else f"tensors of shape {x.shape}"
    lines = [
        f"{what} are not close: {wrong} of {close.size} elements differ "
        f"({100 * wrong / close.size:.1f}%)"
    ]
    for name, values, allowed in (("absolute", gap, atol), ("relative", relative, rtol)):
        lines.append(_greatest(name, np.where(close, 0.0, values), x, y, allowed))
    return "\n".join(lines)


def _greatest(name: str, values: Any, x: Any, y: Any, allowed: Any) -> str:
    import numpy as np

    ranked = np.where(np.isnan(values), np.inf, values)
    at = np.unravel_index(int(np.argmax(ranked)), ranked.shape)
    place = tuple(int(i) for i in at)
    where = f" at {place}" if place else ""
    value = float(values[at])
    return (
        f"greatest {name} difference: {value:.6g}{where}: {_text(x[at])}, not {_text(y[at])} "
        f"(allowed: {allowed:g})"
    )


def _text(value: Any) -> str:
    return str(value.item() if hasattr(value, "item") else value)
