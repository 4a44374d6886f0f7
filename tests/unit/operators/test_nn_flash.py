"""Attention in tiles: kernels against the formula in NumPy's float64, choice, gradients, memory.

Where no backend brings such a kernel the operators compute by the formula; the tests hold there
too, but those that are about the choice.
"""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from core.errors import ArgumentError, KernelError, RangeError, ShapeError
from core.operators.nn.flash_attention import np_powers, np_scores

flash = core.ops.core.flash_attention
attention = core.scaled_dot_product_attention
core.ones(1) + 1  # the first use of the device registers its kernels
HAS_KERNEL = any(k.device_type == "cpu" for k in flash.kernels)
needs_kernel = pytest.mark.skipif(not HAS_KERNEL, reason="no backend brings flash attention")
fuzz = settings(max_examples=60 if HAS_KERNEL else 8, deadline=None)  # a formula needs fewer
SIZES = st.sampled_from([0, 1, 2, 3, 15, 16, 17, 63, 64, 65, 130])
WIDTHS = st.sampled_from([0, 1, 3, 8, 16, 17, 40])
DTYPES = {"float32": 3e-5, "float64": 1e-12, "bfloat16": 5e-2, "float16": 1e-2}


def exact(x):
    return np.asarray(x if x.dtype == core.bool else x.astype(core.float64))


@st.composite
def calls(draw, dtype):
    """(operands, masks, named) of a call, whose heads may be transposed and broadcast."""
    rng = np.random.default_rng(draw(st.integers(0, 2**32)))
    batch, heads, groups = draw(st.sampled_from([(1, 1, 1), (2, 2, 1), (1, 4, 2), (2, 3, 3)]))
    queries, keys, width, values = draw(SIZES), draw(SIZES), draw(WIDTHS), draw(WIDTHS)

    def tensor(n, rows, columns):
        way = draw(st.sampled_from(["plain", "transposed", "broadcast", "columns"]))
        if way == "transposed":
            x = core.asarray(rng.normal(size=(batch, rows, n, columns))).astype(dtype)
            return x.permute_dims((0, 2, 1, 3))
        if way == "broadcast":
            x = core.asarray(rng.normal(size=(1, 1, rows, columns))).astype(dtype)
            return x.broadcast_to((batch, n, rows, columns))
        if way == "columns":
            return core.asarray(rng.normal(size=(batch, n, columns, rows))).astype(dtype).mT
        return core.asarray(rng.normal(size=(batch, n, rows, columns))).astype(dtype)

    operands = tensor(heads, queries, width), tensor(groups, keys, width), None
    operands = (*operands[:2], tensor(groups, keys, values))
    shape = [draw(st.sampled_from([1, n])) for n in (batch, heads, queries, keys)]
    kind = draw(st.sampled_from(["none", "bool", "bias", "wide"]))
    mask = None
    if kind == "bool":
        mask = core.asarray(rng.random(shape) > 0.3)
    elif kind != "none":
        bias = np.where(rng.random(shape) > 0.2, rng.normal(size=shape), -np.inf)
        mask = core.asarray(bias).astype(
            dtype if kind == "bias" or dtype == "float64" else "float32"
        )
    size = draw(st.sampled_from([1, 16, 40, 128]))
    blocks = None
    if draw(st.booleans()):
        grid = -(-queries // size), -(-keys // size)
        blocks = core.asarray(rng.random((1, draw(st.sampled_from([1, heads])), *grid)) > 0.4)
    scale = draw(st.sampled_from([None, 0.3]))
    return operands, (mask, blocks), (draw(st.booleans()), size, scale)


def reference(operands, masks, rest):
    query, key, value = map(exact, operands)
    times = query.shape[1] // key.shape[1]
    key, value = (np.repeat(t, times, axis=1) for t in (key, value))
    masks = [None if m is None else exact(m) for m in masks]
    weights, sums = np_powers(np, np_scores(np, query, key, *masks, *rest))
    return weights @ value, sums[..., 0]


# ---- values ------------------------------------------------------------------------------------
@pytest.mark.parametrize("dtype", DTYPES)
@fuzz
@given(st.data())
def test_values_and_sums(dtype, data):
    operands, masks, rest = data.draw(calls(dtype))
    out, sums = flash(*operands, *masks, *rest)
    wanted, wanted_sums = reference(operands, masks, rest)
    assert out.dtype == operands[0].dtype
    close = {"rtol": DTYPES[dtype], "atol": DTYPES[dtype]}
    np.testing.assert_allclose(exact(out), wanted, **close)
    np.testing.assert_allclose(exact(sums), wanted_sums, **close)


@pytest.mark.parametrize("dtype", ["float32", "float64", "bfloat16"])
@fuzz
@given(st.data())
def test_gradients_are_those_of_the_formula(dtype, data):
    operands, masks, rest = data.draw(calls(dtype))
    rng = np.random.default_rng(0)
    results = flash(*operands, *masks, *rest)
    grads = [core.asarray(rng.normal(size=r.shape)).astype(r.dtype) for r in results]
    found = core.ops.core.flash_attention_backward(*operands, *masks, *rest, *results, *grads)
    wide = [x.astype(core.float64) for x in operands]
    wide_results = [x.astype(core.float64) for x in (*results, *grads)]
    wide_masks = [m if m is None or m.dtype == core.bool else m.astype("float64") for m in masks]
    formula = core.ops.core.flash_attention_backward.decomposition
    wanted = formula(*wide, *wide_masks, *rest, *wide_results)
    for got, expected in zip(found, wanted, strict=True):
        bound = 8 * DTYPES[dtype] * max(1.0, float(np.abs(exact(expected)).max(initial=0)))
        np.testing.assert_allclose(exact(got), exact(expected), rtol=0, atol=bound)


def normal(*shape, seed=0, dtype="float32"):
    return core.asarray(np.random.default_rng(seed + len(shape)).normal(size=shape)).astype(dtype)


@pytest.mark.parametrize("named", [{}, {"is_causal": True}, {"block_mask": "band"}])
def test_both_kernels_agree(named):
    x, y, z = normal(2, 3, 300, 24), normal(2, 3, 300, 24, seed=1), normal(2, 3, 300, 24, seed=2)
    if named:
        blocks = np.tri(5, dtype=bool) & ~np.tri(5, k=-2, dtype=bool)
        named = {"block_mask": core.asarray(blocks), "block_size": 64} | {
            k: v for k, v in named.items() if k != "block_mask"
        }
    found = []
    for kernel in ("auto", "math"):
        leaves = [t.clone().requires_grad_() for t in (x, y, z)]
        with core.config.override(attention=kernel):
            out = attention(*leaves, **named)
        (out * out).sum().backward()
        found.append([np.asarray(t.detach()) for t in (out, *(leaf.grad for leaf in leaves))])
    for a, b in zip(*found, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5)


def test_threads_show_in_no_bit():
    x = normal(1, 1, 700, 16).requires_grad_()
    before, found = core.get_num_threads(), []
    try:
        for threads in (1, 2, 3):
            core.set_num_threads(threads)
            out = attention(x, x, x, is_causal=True)
            (grad,) = core.autograd.grad([out.sum()], [x])
            found.append((out.tolist(), grad.tolist()))
    finally:
        core.set_num_threads(before)
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("shapes", [((5, 4), (7, 4), (7, 3)), ((3, 5, 4), (7, 4), (7, 3)),
                                    ((2, 3, 5, 4), (3, 7, 4), (1, 7, 3)),
                                    ((2, 1, 3, 5, 4), (4, 1, 7, 4), (3, 7, 3))])  # fmt: skip
def test_leading_sizes_broadcast(shapes):
    operands = [normal(*s, seed=k, dtype="float64") for k, s in enumerate(shapes)]
    masks = [None, normal(5, 7, dtype="float64"), normal(*shapes[0][:-2], 1, 7) > 0]
    for mask in masks:
        found = []
        for kernel in ("auto", "math"):
            with core.config.override(attention=kernel):
                found.append(attention(*operands, mask))
        assert found[0].shape == found[1].shape
        np.testing.assert_allclose(exact(found[0]), exact(found[1]), rtol=1e-12, atol=1e-12)


def test_values_of_large_scores():
    x = normal(1, 1, 40, 8) * 300
    with core.config.override(attention="math"):
        wanted = attention(x, x, x)
    np.testing.assert_allclose(exact(attention(x, x, x)), exact(wanted), rtol=1e-4)
    assert np.isnan(exact(attention(x + float("nan"), x, x))).all()
    lowest = core.full((40, 40), core.finfo(core.float32).min)  # hides nothing, all being equal
    np.testing.assert_allclose(exact(attention(x, x, x, lowest)[..., 0, :]),
                               exact(x.mean(axis=-2)), rtol=1e-4, atol=1e-3)  # fmt: skip


# ---- transforms --------------------------------------------------------------------------------
def test_derivatives_of_any_kind():
    def loss(x, y, z):
        return (attention(x, y, z, is_causal=True) ** 2).sum()

    args = [normal(1, 2, 4, 3, seed=k, dtype="float64").requires_grad_() for k in range(3)]
    assert core.testing.gradcheck(loss, args)
    assert core.testing.gradgradcheck(loss, args)


def test_a_batch_is_a_call():
    x = normal(3, 2, 2, 5, 4, dtype="float64")
    mask = normal(3, 1, 5, 5) > 0
    together = core.func.vmap(lambda a, m: attention(a, a, a, m))(x, mask)
    alone = core.stack([attention(a, a, a, m) for a, m in zip(x, mask)])
    np.testing.assert_allclose(exact(together), exact(alone), rtol=1e-12)
    shared = core.func.vmap(lambda a: attention(a, x[0], x[0], mask[0]))(x)
    alone = core.stack([attention(a, x[0], x[0], mask[0]) for a in x])
    np.testing.assert_allclose(exact(shared), exact(alone), rtol=1e-12)


def test_compiled_calls_follow_the_setting():
    compiled = core.compile(lambda x: attention(x, x, x, is_causal=True) + 1, fullgraph=True)
    x = normal(1, 2, 40, 8)
    wanted = attention(x, x, x, is_causal=True) + 1
    for kernel in ("auto", "math", "auto", "math"):
        with core.config.override(attention=kernel):
            np.testing.assert_allclose(exact(compiled(x)), exact(wanted), rtol=1e-5, atol=1e-6)
    assert any("the setting attention" in why for why in compiled.recompilations)
    names = {node.op.name for graph in compiled.graphs for node in graph.nodes}
    assert ("core::flash_attention" in names) == HAS_KERNEL


# ---- the choice --------------------------------------------------------------------------------
@needs_kernel
def test_the_choice_can_be_seen_and_made():
    x = normal(1, 1, 4, 4)
    assert "core::flash_attention" in repr(core.explain(attention, x, x, x))
    with core.config.override(attention="math"):
        assert "core::flash_attention" not in repr(core.explain(attention, x, x, x))


@needs_kernel
@pytest.mark.parametrize(
    ("why", "call"),
    [
        ("gradient of attn_mask", lambda x: attention(x, x, x, x.requires_grad_())),
        ("operands are of", lambda x: attention(x, x, x.astype(core.float64))),
    ],
)
def test_a_forced_kernel_that_cannot_serve_says_why(why, call):
    x = normal(1, 1, 4, 4)
    with core.config.override(attention="flash"), pytest.raises(KernelError, match=why):
        call(x)


def test_a_mask_that_wants_a_gradient_gets_it():
    x, mask = normal(1, 1, 4, 4), normal(4, 4).requires_grad_()
    attention(x, x, x, mask).sum(axis=-1)[0, 0, 1].backward()
    assert mask.grad[1].tolist() != [0.0] * 4
    assert mask.grad[0].tolist() == [0.0] * 4


def test_faults():
    x = normal(1, 1, 4, 4)
    with pytest.raises(ShapeError):
        attention(x, x, x, block_mask=core.ones((2, 2), dtype=core.bool))
    with pytest.raises(RangeError):
        attention(x, x, x, block_mask=core.ones((2, 2), dtype=core.bool), block_size=0)
    with pytest.raises(ArgumentError):
        attention(x, x, x, core.ones((4, 4), dtype=core.bool), is_causal=True)


# ---- memory ------------------------------------------------------------------------------------
@needs_kernel
def test_no_score_is_stored_for_each_pair():
    import resource

    x = normal(1, 8, 8192, 64)
    x.requires_grad_()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    blocks = core.asarray(np.eye(64, dtype=bool))  # most are skipped: this is about memory
    attention(x, x, x, block_mask=blocks).sum().backward()
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 300 * 1024  # kilobytes; a score for each pair would be 2 GB
