"""Comparing what a device computed with what it should have; tolerances by dtype."""

from __future__ import annotations

from typing import Any

import core
from core.testing.compare import as_array
from core.testing.conformance.causes import likely_cause
from core.testing.conformance.failures import Failure

# (rtol, atol): what kernels differ by that add up in another order, or whose functions are good to
# a few units in the last place; results of other dtypes are exact.
TOLERANCE = {
    "float16": (4e-3, 2e-3), "bfloat16": (2e-2, 2e-2), "float32": (3e-5, 2e-5),
    "float64": (1e-9, 1e-9), "complex64": (3e-5, 2e-5), "complex128": (1e-9, 1e-9),
}  # fmt: skip


def tensors(value: Any) -> list[Any]:
    """The tensors of a result."""
    if isinstance(value, core.Tensor):
        return [value]
    return [t for v in value for t in tensors(v)] if isinstance(value, (list, tuple)) else []


def agree(got: Any, want: Any, dtype: str, loose: float = 1.0) -> Any:
    """Which elements of two arrays agree, within `loose` times the tolerance of a dtype."""
    import numpy as np

    got, want = np.asarray(got), np.asarray(want)
    if want.dtype.kind not in "fc":
        return np.asarray(got == want)
    rtol, atol = TOLERANCE.get(dtype, (0.0, 0.0))
    with np.errstate(all="ignore"):
        wide = np.result_type(want.dtype, np.float64)
        a, b = got.astype(wide), want.astype(wide)
        finite = np.abs(b[np.isfinite(b)])
        scale = float(np.max(finite, initial=1.0)) if dtype[0] != "b" else 1.0
        close = np.abs(a - b) <= loose * (atol * min(scale, 1e3) + rtol * np.abs(b))
        return (a == b) | (close & np.isfinite(b)) | (np.isnan(a) & np.isnan(b))


def compare(
    got: Any, want: Any, did: str, read: str, *, loose: float = 1.0, exact: bool = False,
    device: str = "", inputs: Any = (), likely: str = "",
) -> None:  # fmt: skip
    """Failure unless a tensor of the device is one of the host.

    Args:
        got, want: tensors of one dtype and shape, or `want` an array.
        exact: bits have to agree, NaN with NaN and zeros with zeros of their sign.
        device: where `got` has to be.
        inputs: what it was made of, shown at the place of the first difference.
        likely: the cause, where the check knows it better than the values tell.
    """
    import numpy as np

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
    b = as_array(want) if isinstance(want, core.Tensor) else np.asarray(want)
    if a.shape != b.shape:
        raise Failure(did, f"shape {b.shape}", f"shape {a.shape}",
                      "the kernel allocates its result by a rule of its own", read)  # fmt: skip
    _whole_bools(a, did, read)
    good = _identical(a, b) if exact else agree(a, b, got.dtype.name, loose)
    if not good.all():
        where = _first(good)
        shown = "".join(f"; input {_at(x, where)}" for x in inputs)
        wrong = int(good.size - np.count_nonzero(good))
        raise Failure(
            did,
            f"{_text(b[where])} at index {where}{shown}",
            f"{_text(a[where])}; {wrong} of {good.size} elements differ",
            likely or likely_cause(a, b, good, got.dtype.name),
            read,
        )


def _whole_bools(a: Any, did: str, read: str) -> None:
    """Failure where true is stored as another byte than 1: sums and casts of it would be wrong."""
    import numpy as np

    if a.dtype == bool and a.size and (most := int(a.view(np.uint8).max())) > 1:
        raise Failure(did, "bytes of 0 and 1 in a bool tensor", f"a byte of {most}",
                      "no kernel reached it (are all groups started?), and it holds what was there "
                      "before; or true is stored as a mask of all bits", read)  # fmt: skip


def _identical(a: Any, b: Any) -> Any:
    import numpy as np

    same = np.asarray(a == b)
    if a.dtype.kind == "f":
        zeros = (a == 0) & (b == 0)
        same = np.where(zeros, np.signbit(a) == np.signbit(b), same)
        same = same | (np.isnan(a) & np.isnan(b))
    elif a.dtype.kind == "c":
        same = _identical(a.real, b.real) & _identical(a.imag, b.imag)
    return np.asarray(same)


def _first(good: Any) -> tuple[int, ...]:
    import numpy as np

    return tuple(int(i) for i in np.unravel_index(int(np.argmin(good)), good.shape))


def _at(x: Any, where: tuple[int, ...]) -> str:
    array = as_array(x)
    return _text(array[where]) if array.ndim == len(where) else f"of shape {array.shape}"


def _text(value: Any) -> str:
    return str(value.item() if hasattr(value, "item") else value)
