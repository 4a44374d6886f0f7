"""Attention in tiles on xpu: core's body, which `auto` takes on CPUs and `flash` anywhere."""

from __future__ import annotations

import numpy as np
import pytest

import core

attention = core.scaled_dot_product_attention
BOOL, BIAS = "bool", "bias"


def tensor(rng, *shape, dtype="float32"):
    return core.asarray(rng.standard_normal(shape)).astype(dtype)


def mask_of(rng, kind, *shape):
    seen = rng.random(shape) > 0.3
    if kind == BOOL:
        return core.asarray(seen)
    return core.asarray(np.where(seen, rng.standard_normal(shape), -np.inf).astype("f"))


def check(xpu, operands, tolerance=2e-5, **given):
    """In tiles there, by the formula here."""
    moved = {k: v.to(xpu) if isinstance(v, core.Tensor) else v for k, v in given.items()}
    with core.config.override(attention="math"):
        want = attention(*operands, **given)
    with core.config.override(attention="flash", fallback="error"):
        got = attention(*(t.to(xpu) for t in operands), **moved)
    assert got.dtype == want.dtype
    core.testing.assert_close(got.to("cpu"), want, rtol=tolerance, atol=tolerance)


SIZES = [
    (15, 17, 8, 8, False), (40, 33, 8, 8, True), (3, 0, 8, 8, False), (4, 7, 0, 3, True),
    (33, 70, 5, 64, True),
]  # fmt: skip


@pytest.mark.parametrize("queries, keys, width, values, causal", SIZES)
def test_sizes(xpu, queries, keys, width, values, causal):
    rng = np.random.default_rng(0)
    operands = [tensor(rng, 2, 3, *s) for s in ((queries, width), (keys, width), (keys, values))]
    check(xpu, operands, is_causal=causal)


@pytest.mark.parametrize(
    "kind, shape", [(BOOL, (1, 4, 1, 40)), (BIAS, (2, 4, 20, 40)), (BIAS, (20, 1))]
)
def test_masks(xpu, kind, shape):
    rng = np.random.default_rng(0)
    operands = tensor(rng, 2, 4, 20, 8), tensor(rng, 2, 4, 40, 8), tensor(rng, 2, 4, 40, 8)
    check(xpu, operands, attn_mask=mask_of(rng, kind, *shape))


@pytest.mark.parametrize("size", [5, 32])
def test_blocks_that_are_hidden_are_not_read(xpu, size):
    rng = np.random.default_rng(0)
    query, key, value = (tensor(rng, 1, 2, 40, 8) for _ in range(3))
    blocks = np.ones((-(-40 // size),) * 2, bool)
    blocks[:, -1] = False
    value[:, :, (40 - 1) // size * size :] = float("nan")
    operands = [t.to(xpu) for t in (query, key, value)]
    masks = None, core.asarray(blocks[None, None]).to(xpu), False, size, None
    got = core.ops.core.flash_attention(*operands, *masks)[0]
    keys = (40 - 1) // size * size
    want = attention(query, key[:, :, :keys], value[:, :, :keys])
    core.testing.assert_close(got.to("cpu"), want, rtol=2e-5, atol=2e-5)


def test_queries_that_see_nothing(xpu):
    rng = np.random.default_rng(0)
    operands = [tensor(rng, 1, 2, 9, 4).to(xpu) for _ in range(3)]
    mask = core.zeros((1, 1, 9, 9), dtype=core.bool, device=xpu)
    out, sums = core.ops.core.flash_attention(*operands, mask)
    assert np.all(np.asarray(out.to("cpu")) == 0)
    assert np.all(np.isneginf(np.asarray(sums.to("cpu"))))


def test_heads_that_serve_several_and_strides(xpu):
    rng = np.random.default_rng(0)
    query = tensor(rng, 2, 30, 4, 8).permute_dims((0, 2, 1, 3))
    check(xpu, (query, tensor(rng, 2, 2, 8, 20).mT, tensor(rng, 2, 2, 20, 8)), enable_gqa=True)


@pytest.mark.parametrize("dtype, tolerance", [("float64", 1e-12), ("float16", 1e-2)])
def test_dtypes(xpu, dtype, tolerance):
    rng = np.random.default_rng(0)
    check(xpu, [tensor(rng, 1, 2, 20, 8, dtype=dtype) for _ in range(3)], tolerance)


def test_what_is_chosen(xpu):
    from core.bodies.device_kernels import served

    x = core.ones((1, 2, 20, 8), device=xpu)
    wide = core.ones((1, 2, 3, 300), device=xpu)
    names = [node.op.name for node in graph(x)]
    one_vector = served(x.device).group <= served(x.device).lanes
    assert ("core::flash_attention" in names) == one_vector
    assert "core::flash_attention" not in [node.op.name for node in graph(wide)]


def graph(x):
    compiled = core.compile(lambda x: attention(x, x, x), fullgraph=True)
    compiled(x)
    return compiled.optimized[0].nodes


def test_gradients(xpu):
    rng = np.random.default_rng(0)
    here = [tensor(rng, 1, 2, 20, 8) for _ in range(3)]
    there = [t.to(xpu) for t in here]
    for t in (*here, *there):
        t.requires_grad_()
    core.sum(attention(*here, is_causal=True) ** 2).backward()
    core.sum(attention(*there, is_causal=True) ** 2).backward()
    for a, b in zip(here, there, strict=True):
        core.testing.assert_close(b.grad.to("cpu"), a.grad, rtol=1e-4, atol=1e-4)
