"""Which calls a compiled function makes, while its results are those of eager calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

import core
from core.testing.arrays import as_array

if TYPE_CHECKING:
    from collections.abc import Callable


def tensor(*shape: int, seed: int = 0) -> core.Tensor:
    return core.asarray(np.random.default_rng(seed).uniform(-2, 2, shape).astype(np.float32))


def kernels(fn: Callable[..., Any], *args: Any) -> list[str]:
    """The calls of the optimized graph but views, whose results are those of eager calls."""
    report = core.compiler.explain(fn)(*args)
    want, got = fn(*args), report.result
    for g, w in zip(*(r if isinstance(r, tuple) else (r,) for r in (got, want)), strict=True):
        assert (g.dtype, g.shape) == (w.dtype, w.shape)
        np.testing.assert_allclose(as_array(g), as_array(w), rtol=1e-5, atol=1e-5)
    return [n.op.name for graph in report.optimized for n in graph.nodes if n.op.view is None]
