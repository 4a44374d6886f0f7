"""What the faults' own demonstrations are written with: values put on the device, and fetched."""

from __future__ import annotations

from typing import Any

import ml_dtypes  # noqa: F401 - gives NumPy the name "bfloat16"
import numpy as np


def put(values: Any, dtype: str = "float32", index: int = 0) -> Any:
    """Values on the device."""
    import core

    return core.asarray(np.asarray(values, dtype)).to(f"seeded:{index}")


def get(tensor: Any) -> Any:
    """A tensor's values."""
    return np.array(np.asarray(tensor.to("cpu")))


def same(tensor: Any, values: Any) -> None:
    """Raises unless a tensor has these values, bit for bit; NaN is NaN."""
    got = get(tensor) if hasattr(tensor, "to") else np.asarray(tensor)
    want = np.asarray(values, got.dtype)
    assert got.shape == want.shape, f"shape {got.shape}, not {want.shape}"
    nan = (got != got) & (want != want)
    equal = (got == want) & (np.signbit(got) == np.signbit(want)) | nan
    assert equal.all(), f"{got[~equal][:4]}, not {want[~equal][:4]}"


def near(tensor: Any, values: Any, rtol: float) -> None:
    """Raises unless a tensor has these values, but for relative errors of rtol."""
    got = get(tensor)
    wide = np.complex128 if got.dtype.kind == "c" else np.float64
    got, want = got.astype(wide), np.asarray(values, wide)
    assert got.shape == want.shape, f"shape {got.shape}, not {want.shape}"
    np.testing.assert_allclose(got, want, rtol=rtol, atol=0)


def agrees(function: Any, *values: Any, dtype: str = "float32", rtol: float = 0.0) -> None:
    """Raises unless a function of tensors gives on the device what it gives on the CPU.

    Args:
        values: arrays, or what makes one of the dtype.
        rtol: relative errors that are allowed; 0 for the same bits.
    """
    import core

    arrays = [v if isinstance(v, np.ndarray) else np.asarray(v, dtype) for v in values]
    here = function(*map(core.asarray, arrays))
    there = function(*[core.asarray(a).to("seeded") for a in arrays])
    for want, got in zip(_each(here), _each(there), strict=True):
        if rtol:
            near(got, get(want), rtol)
        else:
            same(got, get(want))


def _each(result: Any) -> Any:
    return result if isinstance(result, (tuple, list)) else (result,)


def run_threads(*work: Any) -> None:
    """Runs functions at once, each in a thread; raises what the first that failed did."""
    import threading

    errors: list[BaseException] = []

    def guarded(function: Any) -> None:
        try:
            function()
        except BaseException as e:
            errors.append(e)

    threads = [threading.Thread(target=guarded, args=[function]) for function in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
