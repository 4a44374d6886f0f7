"""Sums, means and extremes of rows of many lengths, in each dtype, against NumPy.

The elements are 0 and 1, so that each sum is exact in float64 and in every dtype but for its last
rounding, and a vector's element that is left out or added twice shows.
"""

from __future__ import annotations

import numpy as np

import core

LENGTHS = [*range(1, 140), 200, 300, 1000, 5000]
DTYPES = ("float16", "bfloat16", "float32", "float64", "bool", "int8", "uint8", "int16", "int32")
REDUCTIONS = {
    "sum": np.sum, "mean": np.mean, "prod": np.prod, "max": np.max, "any": np.any,
    "count_nonzero": np.count_nonzero, "argmax": np.argmax,
}  # fmt: skip
rng = np.random.default_rng(1)
wrong: dict[tuple[str, str], list[int]] = {}
for length in LENGTHS:
    rows = rng.integers(0, 2, (3, length))
    for dtype in DTYPES:
        x = core.asarray(rows).astype(dtype)
        for name, reduce in REDUCTIONS.items():
            got = np.asarray(getattr(core, name)(x, axis=-1).astype("float64"))
            if not np.allclose(got, reduce(rows, axis=-1), rtol=1e-2):
                wrong.setdefault((name, dtype), []).append(length)
print(f"{len(LENGTHS)} lengths of {len(DTYPES)} dtypes, {len(REDUCTIONS)} reductions of each")
for (name, dtype), lengths in wrong.items():
    print(f"{name} of {dtype} is wrong for {len(lengths)} lengths, of them {lengths[:5]}")
raise SystemExit(bool(wrong))
