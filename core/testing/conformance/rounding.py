"""Numbers rounded to a narrow dtype, in arrays that NumPy computes with."""

from __future__ import annotations

from typing import Any


def rounded(x: Any, dtype: str) -> Any:
    """A wide array rounded to a dtype, as an array that NumPy computes with."""
    import numpy as np

    with np.errstate(all="ignore"):
        if dtype == "bfloat16":
            import ml_dtypes

            return np.asarray(x).astype(ml_dtypes.bfloat16).astype(np.float32)
        narrow = np.asarray(x).astype(dtype)
        return narrow.astype(np.float32) if dtype == "float16" else narrow
