"""Attention in tiles at every level of x86-64 that this CPU has, against the formula in float64."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import core
from core import _native

_kernels = pytest.importorskip("core_backend_cpu_x86._kernels")
pytestmark = pytest.mark.native

FLASH = (core.ops.core.flash_attention, core.ops.core.flash_attention_backward)
DTYPES = {"float32": 3e-5, "float64": 1e-12, "bfloat16": 5e-2, "float16": 1e-2}
SHAPES = (  # batch, heads, heads of keys, queries, keys, width, width of values
    (1, 2, 1, 5, 7, 3, 4),
    (2, 2, 2, 70, 131, 16, 16),
    (1, 4, 2, 129, 65, 33, 17),
    (1, 1, 1, 1, 300, 8, 40),
    (2, 4, 2, 4, 83, 37, 70),  # as few queries as have a path of their own
    (1, 1, 1, 130, 700, 8, 8),
    (1, 2, 1, 0, 3, 4, 4),
    (1, 2, 2, 3, 0, 4, 4),
)


@pytest.fixture(params=_kernels.isas())
def level(request: pytest.FixtureRequest) -> Iterator[str]:
    """The level whose kernels serve meanwhile."""
    core.ones(1)  # the first use of the device registers the best ones
    made = {op: capsule for op, capsule, _ in _kernels.kernels(request.param)}
    for op in FLASH:
        op.register_kernel("cpu", made[op.name], priority=1000, provider="level")
    yield request.param
    for op in FLASH:
        (kernel,) = (k for k in op.kernels if k.provider == "level")
        _native.unregister_kernel(op, kernel)


def tensors(shape: tuple[int, ...], dtype: str) -> list[Any]:
    """Query, key, value: heads transposed, as a layer has them; a mask and a block mask."""
    batch, heads, groups, queries, keys, width, values = shape
    rng = np.random.default_rng(sum(shape))
    sizes = (queries, heads, width), (keys, groups, width), (keys, groups, values)
    made = [core.asarray(rng.normal(size=(batch, *s))).astype(dtype) for s in sizes]
    mask = core.asarray(rng.random((batch, 1, queries, keys)) > 0.3)
    grid = -(-queries // 16), -(-keys // 16)
    blocks = core.asarray(rng.random((1, heads, *grid)) > 0.3)
    return [*(x.permute_dims((0, 2, 1, 3)) for x in made), mask, blocks]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: "x".join(map(str, shape)))
@pytest.mark.parametrize("masked", [False, True])
def test_values_and_gradients(level: str, shape: Any, dtype: str, masked: bool) -> None:
    query, key, value, mask, blocks = tensors(shape, dtype)
    rest = (mask, blocks, True, 16, None) if masked else (None, None, False, 16, 0.3)
    rng = np.random.default_rng(0)

    def run(*args: Any, plain: bool) -> list[Any]:
        forward, backward = (op.decomposition if plain else op for op in FLASH)
        results = forward(*args, *rest)
        grads = [core.asarray(g).astype(r.dtype) for g, r in zip(given, results, strict=True)]
        return [*results, *backward(*args, *rest, *results, *grads)]

    sums = (shape[0], shape[1], shape[3])
    given = [rng.normal(size=(*sums, shape[-1])), rng.normal(size=sums)]
    found = run(query, key, value, plain=False)
    wanted = run(*(x.astype(core.float64) for x in (query, key, value)), plain=True)
    for got, expected in zip(found, wanted, strict=True):
        exact = np.asarray(expected)
        largest = np.abs(exact[np.isfinite(exact)]).max(initial=1.0)
        np.testing.assert_allclose(
            np.asarray(got.astype(core.float64)), exact, rtol=0, atol=8 * DTYPES[dtype] * largest
        )
