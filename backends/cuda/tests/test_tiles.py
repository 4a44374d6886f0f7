"""Products on tensor cores: what NVRTC makes of them, and what the lanes of a warp compute."""

from __future__ import annotations

import re

import pytest

np = pytest.importorskip("numpy")

import core  # noqa: E402
from core.bodies import device_kernels  # noqa: E402
from core.errors import ToolchainError  # noqa: E402
from core.ir import Builder, ops  # noqa: E402
from core.ir.compile import lower  # noqa: E402
from core.ir.toolchain.c_compiler import find_toolchain  # noqa: E402
from core.testing import emulator  # noqa: E402

dialect = pytest.importorskip("core_backend_cuda.dialect")
try:
    find_toolchain()
except ToolchainError as e:
    pytest.skip(f"there is no C compiler: {e.what}", allow_module_level=True)
EMULATED = emulator.add_device("cuda_tiles", dialect.CudaDialect)
PRECISION = {"float16": "highest", "bfloat16": "highest", "tf32": "high"}
DIGITS = {"float16": 11, "bfloat16": 8, "tf32": 11}
MMA = {
    "float16": "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
    "bfloat16": "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32",
    "tf32": "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32",
}


@pytest.fixture(autouse=True)
def settings():
    with core.config.override(fallback="error"):
        yield
    core.set_float32_matmul_precision("highest")
    EMULATED.order = "forward"


def product(unit):
    """The source of a product in which nothing is known of sizes."""
    dtype = "float32" if unit == "tf32" else unit
    b = Builder("product", ["n", "m", "k"])
    x, w = b.input("x", dtype, ["n", "k"]), b.input("w", dtype, ["k", "m"])
    y = b.output("y", dtype, ["n", "m"])
    with b.parallel("n", "m") as (i, j):
        total = b.sum("k", lambda k: ops.cast(x[i, k], "float32") * ops.cast(w[k, j], "float32"))
        y[i, j] = ops.cast(total, dtype)
    spells = dialect.CudaDialect()
    return spells.spell(lower(b.function(), spells.capabilities.replace(float32_products="tf32")))


@pytest.fixture
def ptx():
    """What NVRTC makes of a source for an architecture, as text."""
    api = pytest.importorskip("cuda.bindings.nvrtc")
    try:
        api.nvrtcVersion()
    except Exception as e:
        pytest.skip(f"NVRTC cannot be loaded: {e}")

    def done(status, *results):
        assert status == api.nvrtcResult.NVRTC_SUCCESS, status
        return results[0] if results else None

    def compile(text, arch):
        program = done(*api.nvrtcCreateProgram(text.encode(), b"product.cu", 0, [], []))
        options = [f"--gpu-architecture={arch}", *dialect.CudaDialect.options]
        (status,) = api.nvrtcCompileProgram(program, len(options), [o.encode() for o in options])
        log = b" " * done(*api.nvrtcGetProgramLogSize(program))
        done(*api.nvrtcGetProgramLog(program, log))
        assert status == api.nvrtcResult.NVRTC_SUCCESS, log.decode()[:4000]
        made = b" " * done(*api.nvrtcGetPTXSize(program))
        done(*api.nvrtcGetPTX(program, made))
        assert done(*api.nvrtcGetCUBINSize(program)) > 0
        done(*api.nvrtcDestroyProgram(program))
        return made.decode()

    return compile


@pytest.mark.parametrize(
    "arch", ["sm_90", *(pytest.param(a, marks=pytest.mark.slow) for a in ("sm_80", "sm_100"))]
)
@pytest.mark.parametrize("unit", sorted(MMA))
def test_nvrtc_makes_instructions_of_tensor_cores(ptx, unit, arch):
    source = product(unit)
    assert "#include" not in source.text
    text = ptx(source.text, arch)
    large, small = re.split(r"(?=\.visible \.entry)", text)[1:]
    # Of 16 x 8 results each: the tile of a warp, times the depth that shared memory has room for.
    depth = 16 if unit == "tf32" else 32
    each = 16 * 8 * (8 if unit == "tf32" else 16)
    assert large.count(MMA[unit]) == 64 * 32 * depth // each
    assert small.count(MMA[unit]) == 32 * 16 * 32 // each
    assert ".local " not in text  # sums stay in registers
    assert ("ldmatrix" in text) == (unit != "tf32")
    if unit != "tf32":  # what comes from memory goes to shared memory by 16 bytes
        assert "ld.global.v4." in text and "st.shared.v4." in text
    # The block that multiplies does little else.
    (block,) = [b for b in re.split(r"\n(?=\$L__BB)", large) if MMA[unit] in b]
    lines = [line for line in block.splitlines() if line.startswith("\t") and "//" not in line]
    assert len(lines) <= 3.5 * block.count(MMA[unit])


def operands(unit, n, m, k, turned=(False, False), batch=()):
    rng = np.random.default_rng(n * m + k)
    dtype = core.float32 if unit == "tf32" else getattr(core, unit)
    shapes = [(*batch, k, n) if turned[0] else (*batch, n, k),
              (*batch, m, k) if turned[1] else (*batch, k, m)]  # fmt: skip
    given = [core.asarray(rng.standard_normal(s).astype("f")).astype(dtype) for s in shapes]
    return [x.mT if t else x for x, t in zip(given, turned)]


def check(unit, x, w, there):
    """Within the error of factors of so many digits, of sums in float32, and of the result's."""
    core.set_float32_matmul_precision(PRECISION[unit])
    y = np.asarray((x.to(there) @ w.to(there)).to("cpu").astype(core.float64))
    a, b = (np.asarray(v.astype(core.float64)) for v in (x, w))
    bound = (np.abs(a) @ np.abs(b)) * (2.0 ** (1 - DIGITS[unit]) + a.shape[-1] * 2.0**-24)
    assert (np.abs(y - a @ b) <= bound).all()


def used_units():
    """The sources that were built and name tensor cores."""
    return [text for text in device_kernels._devices["cuda_tiles"][0]._built if "mma.sync" in text]


@pytest.mark.parametrize("turned", [(False, False), (False, True), (True, False), (True, True)])
@pytest.mark.parametrize("unit", sorted(MMA))
def test_lanes_hold_what_the_instructions_say(unit, turned):
    for order in ("forward", "reverse", "shuffled"):
        EMULATED.order = order
        for n, m, k in ((64, 64, 32), (70, 33, 45), (3, 130, 17)):
            check(unit, *operands(unit, n, m, k, turned), "cuda_tiles")
    assert any(MMA[unit] in text for text in used_units())


@pytest.mark.parametrize("unit", sorted(MMA))
def test_large_tiles(unit):
    """So many groups that each has the larger tile, at the edges a part of one."""
    check(unit, *operands(unit, 130, 120, 40, batch=(33, 2)), "cuda_tiles")


def test_batches_that_are_broadcast_and_gaps_in_memory():
    x, _ = operands("bfloat16", 40, 24, 50, batch=(2, 3))
    _, w = operands("bfloat16", 40, 24, 50, batch=(3,))
    check("bfloat16", x, w, "cuda_tiles")
    wide, _ = operands("float16", 80, 24, 100)
    _, w = operands("float16", 40, 24, 50)
    check("float16", wide[::2, ::2], w, "cuda_tiles")


def test_special_numbers():
    """NaN and infinities reach the rows and columns that have them, and zeros beyond no others."""
    x, w = operands("bfloat16", 37, 20, 21)
    x[3, 4], x[5, 20] = float("nan"), float("inf")
    y = np.asarray((x.to("cuda_tiles") @ w.to("cuda_tiles")).to("cpu").astype(core.float32))
    assert np.isnan(y[3]).all() and np.isinf(y[5]).all()
    assert np.isfinite(np.delete(y, [3, 5], axis=0)).all()


def test_what_is_done_with_a_product_is_done_where_it_is_made():
    fused = core.compile(lambda x, w, c: core.relu(x @ w + c), fullgraph=True)
    x, w = operands("bfloat16", 70, 33, 45)
    c = core.asarray(np.linspace(-1, 1, 33).astype("f")).astype(core.bfloat16)
    found = fused(*(v.to("cuda_tiles") for v in (x, w, c))).to("cpu")
    expected = core.relu((x.astype(core.float32) @ w.astype(core.float32)) + c)
    core.testing.assert_close(found.astype(core.float32), expected, rtol=0.02, atol=0.05)
    assert any("matmul_add_relu" in text for text in used_units())


def test_attention_is_instructions_of_tensor_cores(ptx):
    """64 queries a group: a wave adds 16 x 32 scores and 16 x 64 sums of values a block of keys."""
    x, _ = operands("bfloat16", 70, 8, 64, batch=(2, 3))
    there = [x.to("cuda_tiles")] * 3
    found = core.scaled_dot_product_attention(*there, is_causal=True).to("cpu")
    expected = core.scaled_dot_product_attention(*[x.astype(core.float64)] * 3, is_causal=True)
    core.testing.assert_close(found.astype(core.float64), expected, rtol=2**-6, atol=2**-6)
    (source,) = [text for text in used_units() if "flash_attention" in text]
    text = ptx(source, "sm_90")
    assert text.count(MMA["bfloat16"]) == 16 * (32 * 64 + 64 * 32) // (16 * 8 * 16)
    assert ".local " not in text  # sums stay in registers
    assert text.count("ld.global.v4.") >= 3  # queries, keys and values come by 16 bytes


def test_convolution_is_instructions_of_tensor_cores(ptx):
    x, weight = core.ones((2, 16, 12, 12)), core.ones((32, 16, 3, 3))
    x, weight = (t.astype(core.float16).to("cuda_tiles") for t in (x, weight))
    y = core.convolution(x, weight, padding=1).to("cpu")
    assert y[0, 0, 0, 0].item() == 16 * 4 and y[1, 31, 5, 5].item() == 16 * 9
    source = next(text for text in used_units() if "implicit_gemm" in text)
    text = ptx(source, "sm_90")
    assert MMA["float16"] in text and ".local " not in text


@pytest.mark.parametrize("unit", sorted(MMA))
def test_on_the_driver_or_its_stand_in(gpu, unit):
    check(unit, *operands(unit, 70, 33, 45), gpu)


def test_a_gpu_without_such_cores(driver, monkeypatch):
    """Turing's take float16 alone: nothing is spelled for them."""
    from core_backend_cuda.runtime import runtime

    monkeypatch.setattr(type(runtime()), "arch", lambda self, index: "sm_75")
    old = dialect.CudaDeviceDialect(0)
    assert old.capabilities.matrix_units == frozenset()
    monkeypatch.undo()
    assert dialect.CudaDeviceDialect(0).capabilities.matrix_units == set(MMA)
