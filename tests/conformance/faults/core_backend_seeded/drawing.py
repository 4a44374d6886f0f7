"""A random generator of a backend's own: NumPy's Philox, keyed by a call's seed and offset."""

from __future__ import annotations

from typing import Any

import numpy as np

from core_backend_seeded.kernels import Entry, name_of

_WIDE = ("int64", "uint64", "float64")


def stream(seed: int, offset: int) -> Any:
    """What one call draws from: nothing but the two says which numbers come."""
    return np.random.Generator(np.random.Philox(key=[seed % 2**64, offset % 2**64]))


def count(blocks: int, dtype: Any) -> int:
    """How many numbers a call gives: core's blocks are of 128 bits."""
    return blocks * (2 if name_of(dtype) in _WIDE else 4)


def bits(blocks: int, *, seed: int, offset: int = 0, dtype: Any = "uint32", device: Any = None):
    name = name_of(dtype)
    unsigned = np.dtype(name.replace("int", "uint") if name.startswith("int") else name)
    drawn = stream(seed, offset).integers(
        0, np.iinfo(unsigned).max, count(blocks, dtype), unsigned, endpoint=True
    )
    return drawn.view(np.dtype(name))


def uniform(blocks: int, *, seed: int, offset: int = 0, dtype: Any = "float32", device: Any = None):
    draw, n, name = stream(seed, offset), count(blocks, dtype), name_of(dtype)
    if name in ("float32", "float64"):
        return draw.random(n, np.dtype(name))
    return draw.integers(0, 2**8, n) * 2.0**-8  # no more bits than bfloat16 has


def normal(blocks: int, *, seed: int, offset: int = 0, dtype: Any = "float32", device: Any = None):
    wide = np.float64 if name_of(dtype) == "float64" else np.float32
    return stream(seed, offset).standard_normal(count(blocks, dtype), wide)


def integers(
    blocks: int, *, seed: int, offset: int = 0, low: int, width: int, dtype: Any = "int64",
    device: Any = None,
):  # fmt: skip
    n = count(blocks, dtype)
    drawn = stream(seed, offset).integers(0, int(width) % 2**64, n, np.uint64)
    return (drawn + np.uint64(int(low) % 2**64)).view(np.int64)


CORRECT = {
    "random_bits": Entry(bits, None),
    "random_uniform": Entry(uniform, None),
    "random_normal": Entry(normal, None),
    "random_integers": Entry(integers, None),
}
