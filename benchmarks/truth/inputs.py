"""Numbers on which the vector math is tried where all cannot be: float64, and pairs."""

from __future__ import annotations

from typing import Any

import numpy as np


def samples(dtype: str, n: int, seed: int = 0) -> np.ndarray[Any, Any]:
    """Numbers of all sizes, those of everyday, those near 1 and multiples of pi / 2, and edges."""
    rng = np.random.default_rng(seed)
    kind = np.dtype(dtype).type
    bits = rng.integers(0, 2**64, n // 4, dtype=np.uint64)
    every = bits.view(np.float64) if kind is np.float64 else bits.astype(np.uint32).view(kind)
    part = n // 8
    turns = np.rint(10.0 ** rng.uniform(0, 15, part)) * (np.pi / 2)
    usual = [rng.normal(size=part) * s for s in (1, 30, 700)]
    near = 1 + rng.normal(size=part) * 10.0 ** rng.uniform(-16, 0, part)
    small = rng.normal(size=part) * 10.0 ** rng.uniform(-20, 5, part)
    info = np.finfo(kind)
    edges = [
        0.0,
        1.0,
        2.0,
        0.5,
        np.inf,
        np.nan,
        info.tiny,
        info.max,
        info.smallest_subnormal,
        info.tiny / 2,
        709.782712893384,
        88.72284,
        745.1332191019412,
        103.97,
        26.5,
        1e300,
    ]
    values = [every, *(v.astype(kind) for v in (turns, *usual, near, small))]
    with np.errstate(over="ignore"):
        edge = np.array([*edges, *(-e for e in edges)]).astype(kind)
    return np.concatenate([*values, edge])


def pairs(name: str, dtype: str, n: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Pairs for functions of two arguments, and every pair of edges."""
    kind = np.dtype(dtype).type
    edge = samples(dtype, 8)[-32:]
    edge = np.concatenate([edge, np.array([3, -3, 1.5, -2.5, 2**24 + 1], kind)])
    x, y = samples(dtype, n // 2, 1), samples(dtype, n // 2, 2)
    rng = np.random.default_rng(3)
    rng.shuffle(y)
    a = np.abs(samples(dtype, n // 2, 4)).astype(kind)
    a[::16] = rng.uniform(0, np.finfo(kind).tiny, a[::16].size)  # below the normal numbers
    with np.errstate(all="ignore"):
        limit = 128 if kind is np.float32 else 1024
        if name == "pow":  # powers that are numbers
            b = rng.uniform(-1.15, 1.02, a.size) * limit / np.log2(a.astype(np.longdouble))
        else:
            b = a * 10.0 ** rng.uniform(-8, 8, a.size)
    with np.errstate(all="ignore"):
        b = b.astype(kind)
    return (
        np.concatenate([np.repeat(edge, edge.size), x, a]),
        np.concatenate([np.tile(edge, edge.size), y, b]),
    )
