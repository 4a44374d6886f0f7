"""Floats of 16 bits by `cvt`: every one of them, and float32 near and between them."""

import pytest

import core
from core.ir import Builder, ops
from core.ir.compile import lower
from core.testing import emulator

np = pytest.importorskip("numpy")
ml_dtypes = pytest.importorskip("ml_dtypes")
CudaDialect = pytest.importorskip("core_backend_cuda.dialect").CudaDialect

ALL = np.arange(1 << 16, dtype="u2")
DTYPES = {"float16": np.dtype("e"), "bfloat16": np.dtype(ml_dtypes.bfloat16)}


@pytest.fixture(scope="module")
def device():
    emulator.add_device("emulated_cvt", CudaDialect)
    return "emulated_cvt"


def near(dtype):
    """Every number of a dtype as a float32, the halves of steps to the next, their neighbours."""
    bits = ALL.view(dtype).astype("f").view("u4")
    half = 0x8000 if dtype != DTYPES["float16"] else 0x1000
    steps = [bits + np.uint32(d) for d in (0, half - 1, half, half + 1)]
    small = np.random.default_rng(0).integers(0, 0x38800000, 1 << 16).astype("u4")
    return np.concatenate([*steps, small, small | np.uint32(1 << 31)]).view("f")


@pytest.mark.parametrize("name", DTYPES)
def test_conversions_are_exact(device, name):
    dtype = DTYPES[name]
    wide = np.asarray(core.asarray(ALL.view(dtype), device=device).astype("float32").to("cpu"))
    assert np.array_equal(wide, ALL.view(dtype).astype("f"), equal_nan=True)
    x = near(dtype)
    with np.errstate(all="ignore"):
        expected = x.astype(dtype)
    made = core.asarray(x, device=device).astype(name).to("cpu").astype("float32")
    assert np.array_equal(np.asarray(made), expected.astype("f"), equal_nan=True)
    signs = np.signbit(np.asarray(made)) == np.signbit(expected.astype("f"))
    assert signs[~np.isnan(x)].all()


@pytest.mark.parametrize("name, words", [("float16", 2), ("bfloat16", 1)])
def test_they_are_one_instruction(name, words):
    """A bfloat16 is the upper half of a float32: to widen it is a shift."""
    b = Builder("twice", ["n"])
    x, y = b.input("x", name, ["n"]), b.output("y", name, ["n"])
    with b.parallel("n") as i:
        y[i] = ops.cast(ops.cast(x[i], "float32") * 2, name)
    dialect = CudaDialect()
    text = dialect.spell(lower(b.function(), dialect.capabilities)).text
    assert text.count("cvt.") == words and f"core_float32_to_{name}(" in text
