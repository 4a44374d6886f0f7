"""Digests of what the built kernels compute, to compare processors bit by bit.

Prints a line for each elementwise float32 and float64 function: where two processors print the
same, the accuracy that was measured on one of them holds on the other (benchmarks/accuracy.py).
"""

from __future__ import annotations

import hashlib

import numpy as np

import core

FUNCTIONS = (
    "exp", "log", "sin", "cos", "tanh", "erf", "sigmoid", "gelu_erf", "gelu_tanh", "log1p", "expm1",
    "rsqrt", "silu",
)  # fmt: skip


def samples(dtype: str, n: int = 40_000) -> np.ndarray:
    """Bit patterns, and numbers as programs have them."""
    rng = np.random.default_rng(1)
    bits = rng.integers(0, 2**64, n, dtype=np.uint64)
    every = bits.view(np.float64) if dtype == "float64" else bits.astype(np.uint32).view("f")
    usual = [(rng.normal(size=n // 4) * s).astype(dtype) for s in (1e-3, 1, 30, 600)]
    return np.concatenate([every, *usual])


def main() -> None:
    for dtype in ("float32", "float64"):
        x = samples(dtype)
        given = core.tensor(x)
        for name in FUNCTIONS:
            function = getattr(core.ops.core, name)
            y = np.array(function(given))
            y[np.isnan(y)] = np.nan  # the sign of a NaN means nothing
            print(name, dtype, hashlib.sha256(y.tobytes()).hexdigest()[:16])


if __name__ == "__main__":
    main()
