"""Products on matrix units in every language: AMD's mfma and wmma, Metal's simdgroup_matrix, and
loops."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from emulated_devices import dialect_of

import core
from core.bodies import device_kernels
from core.ir.dialect.cpp_groups import CppGroupDialect
from core.testing import emulator

DTYPES = ("float16", "bfloat16", "float32")
UNITS = {  # what each language multiplies, and a word of it that stands for these units
    "rocm": (("float16", "bfloat16", "float32"), "__builtin_amdgcn_mfma_"),
    "rdna3": (("float16", "bfloat16"), "CORE_WMMA("),
    "rdna4": (("float16", "bfloat16"), "CORE_WMMA("),
    "mps": (("float16", "bfloat16", "float32"), "simdgroup_multiply_accumulate"),
    "loops": (("float16", "bfloat16", "float32"), "first["),
}


def spelled_by(language):
    """A dialect, and how the emulator is to read it."""
    if language == "loops":
        dialect = CppGroupDialect()
        dialect.capabilities = dialect.capabilities.replace(lanes=64)
        return dialect, {"language": emulator.HIP}
    if language == "rdna4":
        hip = replace(emulator.HIP, warp=32, defines=(*emulator.HIP.defines, "#define __GFX12__ 1"))
        return dialect_of("rocm32"), {"language": hip}
    return dialect_of("rocm32" if language == "rdna3" else language), {}


@pytest.fixture(scope="module", params=sorted(UNITS))
def device(request):
    units, word = UNITS[request.param]
    dialect, how = spelled_by(request.param)
    dialect.capabilities = dialect.capabilities.replace(matrix_units=frozenset(units))
    name = f"units_{request.param}"
    return name, emulator.add_device(name, dialect, **how), units, word


def operands(dtype, n, m, k, turned):
    rng = np.random.default_rng(n * m + k)
    shapes = (k, n) if turned[0] else (n, k), (m, k) if turned[1] else (k, m)
    given = [core.asarray(rng.standard_normal(s).astype("f")) for s in shapes]
    return [x.astype(getattr(core, dtype)).mT if t else x.astype(getattr(core, dtype))
            for x, t in zip(given, turned)]  # fmt: skip


@pytest.mark.parametrize("turned", [(False, False), (False, True), (True, False), (True, True)])
@pytest.mark.parametrize("dtype", DTYPES)
def test_products_on_units(device, dtype, turned):
    name, emulated, units, word = device
    digits = {"float16": 11, "bfloat16": 8, "float32": 22}[dtype]
    for order in ("forward", "shuffled"):
        emulated.order = order
        for n, m, k in ((64, 64, 32), (70, 33, 45)):
            x, w = operands(dtype, n, m, k, turned)
            with core.config.override(fallback="error"):
                y = np.asarray((x.to(name) @ w.to(name)).to("cpu").astype(core.float64))
            a, b = (np.asarray(v.astype(core.float64)) for v in (x, w))
            assert (np.abs(y - a @ b) <= (np.abs(a) @ np.abs(b)) * 2.0 ** (1 - digits)).all()
    spelled = "".join(device_kernels._devices[name][0]._built)
    assert (word in spelled) or dtype not in units


def test_which_architectures_of_amd_have_them():
    tiles = pytest.importorskip("core_backend_rocm.tiles")
    for arch in ("gfx90a", "gfx942"):
        assert tiles.matrix_units(arch) == {"float16", "bfloat16", "float32"}
    for arch in ("gfx1100", "gfx1201"):
        assert tiles.matrix_units(arch) == {"float16", "bfloat16"}
    assert tiles.matrix_units("gfx906") == tiles.matrix_units("gfx1030") == frozenset()


# ---- attention and convolution -----------------------------------------------------------------
ATTENTION = {  # batch, heads of queries and keys, queries, keys, numbers of each and of a value
    "rows": ((2, 2, 2, 70, 45, 64, 64), {"is_causal": True}),
    "shared_heads": ((1, 4, 2, 33, 70, 40, 24), {}),
    "few_queries": ((1, 4, 1, 2, 37, 16, 16), {}),
    "mask": ((1, 2, 1, 40, 66, 32, 16), {"attn_mask": True}),
    "blocks": ((1, 2, 1, 40, 66, 32, 16), {"block_mask": 8, "is_causal": True}),
}

SLOW = sorted(set(ATTENTION) - {"shared_heads", "mask"})


@pytest.mark.parametrize(
    "case", ["shared_heads", "mask", *(pytest.param(c, marks=pytest.mark.slow) for c in SLOW)]
)
def test_attention_in_tiles(device, case):
    """The same as in float64, within what weights of 16 bits lose; lanes come in two orders."""
    name, emulated, units, word = device
    dtype = "bfloat16" if "bfloat16" in units else "float16"
    (batch, heads, shared, queries, keys, width, numbers), given = ATTENTION[case]
    rng = np.random.default_rng(queries * keys)

    def random(*shape):
        return core.asarray(rng.standard_normal(shape)).astype(getattr(core, dtype))

    tensors = [
        random(batch, heads, queries, width), random(batch, shared, keys, width),
        random(batch, shared, keys, numbers), None, None,
    ]  # fmt: skip
    size = given.get("block_mask", 128)
    if "attn_mask" in given:
        tensors[3] = core.asarray(rng.random((1, heads, queries, keys)) > 0.3)
    if "block_mask" in given:
        blocks = (1, 1, -(-queries // size), -(-keys // size))
        tensors[4] = core.asarray(rng.random(blocks) > 0.3)
    rest = given.get("is_causal", False), size
    exact = [t if t is None or t.dtype == core.bool else t.astype(core.float64) for t in tensors]
    attention = core.ops.core.flash_attention
    expected = [np.asarray(t) for t in attention(*exact, *rest)]
    there = [t if t is None else t.to(name) for t in tensors]
    before = len(device_kernels._devices[name][0]._built)
    for order in ("forward", "shuffled"):
        emulated.order = order
        with core.config.override(fallback="error"):
            found = [np.asarray(t.to("cpu").astype(core.float64)) for t in attention(*there, *rest)]
        digits = {"float16": 11, "bfloat16": 8}[dtype]
        assert np.abs(found[0] - expected[0]).max() <= 4 * 2.0**-digits
        np.testing.assert_allclose(found[1], expected[1], rtol=1e-5, atol=1e-5)
    spelled = "".join(list(device_kernels._devices[name][0]._built)[before:])
    assert (word in spelled) == (case != "blocks")  # what blocks hide is not read


def test_hidden_blocks_are_not_read(device):
    """So a NaN there has no effect, as everywhere."""
    name, _, units, _ = device
    dtype = getattr(core, units[0])
    rng = np.random.default_rng(7)
    q, k, v = (rng.standard_normal((1, 1, n, 16)).astype("f") for n in (130, 192, 192))
    k[:, :, 64:128], v[:, :, 64:128] = np.nan, np.nan
    blocks = core.asarray(np.array([[True, False, True]] * 3)[None, None])
    given = [core.asarray(x).astype(dtype).to(name) for x in (q, k, v)]
    attention = core.ops.core.flash_attention
    found = attention(*given, None, blocks.to(name), False, 64)[0].to("cpu")
    kept = [core.asarray(np.delete(x, np.s_[64:128], axis=2)).astype(dtype) for x in (k, v)]
    expected = attention(core.asarray(q).astype(dtype), *kept)[0]
    core.testing.assert_close(found.astype(core.float32), expected.astype(core.float32),
                              rtol=2**-6, atol=2**-6)  # fmt: skip


def test_attention_takes_the_units_by_itself(device):
    """`core.scaled_dot_product_attention` chooses tiles where units multiply them."""
    name, _, units, _ = device
    dtype = getattr(core, units[0])
    x = core.asarray(np.random.default_rng(0).standard_normal((1, 1, 20, 16))).astype(dtype)
    with core.config.override(fallback="error"):
        text = str(core.explain(core.scaled_dot_product_attention, *[x.to(name)] * 3))
    assert "flash_attention" in text


@pytest.mark.parametrize("groups", [1, 2])
def test_convolution_as_one_product(device, groups):
    name, emulated, units, word = device
    dtype = units[0]
    emulated.order = "shuffled"
    rng = np.random.default_rng(groups)
    x, weight = (
        core.asarray(rng.standard_normal(s)).astype(getattr(core, dtype))
        for s in ((2, 8, 9, 10), (48, 8 // groups, 3, 2))
    )
    settings = {"stride": (2, 1), "padding": (1, 0), "dilation": (1, 2), "groups": groups}
    with core.config.override(fallback="error"):
        found = core.convolution(x.to(name), weight.to(name), **settings).to("cpu")
    expected = core.convolution(x.astype(core.float64), weight.astype(core.float64), **settings)
    core.testing.assert_close(found.astype(core.float64), expected, rtol=2**-9, atol=2**-6)
    spelled = list(device_kernels._devices[name][0]._built)
    assert any("implicit_gemm" in text and word in text for text in spelled)
