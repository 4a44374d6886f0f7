"""The hand-written loops, conversions, of every instruction set: shapes, strides, special values.

test_built.py tests those that were generated from bodies.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import mutually_broadcastable_shapes

import core
from core.ir import Builder
from core.ir.compile import compile_c
from core.ir.dialect.c import host_capabilities
from core.ir.host import run
from core.operators.random.random import _normal, philox

pytestmark = pytest.mark.native
fuzz = settings(max_examples=10, deadline=None)

SPECIAL = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 6e-8, 1e-40, 65504, 65520, 3e38, 0.1]
BENIGN = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 0.1]
ALL = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
ALL += ["float16", "bfloat16", "float32", "float64", "complex64", "complex128"]


def dtype_of(name):
    return np.dtype(ml_dtypes.bfloat16 if name == "bfloat16" else name)


def values(rng, dtype, size):
    """Random elements, extremes and special values among them."""
    if dtype.kind == "b":
        return rng.integers(0, 2, size).astype(bool)
    if dtype.kind in "iu":
        low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
        drawn = rng.integers(low, high, size, dtype=dtype, endpoint=True)
        extremes = rng.choice(np.array([low, high, 0, 1], dtype), size)
        return np.where(rng.random(size) < 0.3, extremes, drawn)
    special = BENIGN if dtype.kind == "c" else SPECIAL
    drawn = rng.standard_normal(size) * rng.choice([1e-6, 1.0, 1e4])
    drawn = np.where(rng.random(size) < 0.2, rng.choice(special, size), drawn)
    with np.errstate(all="ignore"):
        if dtype.kind == "c":
            parts = np.stack([drawn, rng.permutation(drawn)], axis=-1)
            return parts.view(np.complex128)[..., 0].astype(dtype)
        return drawn.astype(dtype)


def strided(rng, shape, dtype):
    """An array of the shape whose memory lies in a random way: permuted, stepped, reversed."""
    order = rng.permutation(len(shape))
    steps = rng.choice([1, 1, 1, 2, 3, -1, -2], len(shape))
    wide = tuple(int(shape[d] * abs(steps[d])) for d in order)
    memory = values(rng, dtype, int(np.prod(wide))).reshape(wide)
    stepped = (..., *(slice(None, None, int(step)) for step in steps))  # 0-d stays an array
    array = memory.transpose(np.argsort(order))[stepped]
    assert array.shape == tuple(shape)
    return array


def check(got, want, rounded=False):
    """Equal, NaN where NaN is; what complex arithmetic rounds, to the last places."""
    assert got.dtype == want.dtype
    assert got.shape == want.shape
    if got.dtype.name == "bfloat16":  # NumPy does not know its NaN
        got, want = got.astype(np.float32), want.astype(np.float32)
    if got.dtype.kind != "c" and not rounded:
        np.testing.assert_array_equal(got, want)
        return
    finite = np.isfinite(want)
    for part in (np.real, np.imag):
        np.testing.assert_array_equal(part(got)[~finite], part(want)[~finite])
    size = np.abs(want[finite]) * (8 * float(np.finfo(want.dtype).eps))
    assert (np.abs(got[finite] - want[finite]) <= size).all()


def numpy_result(fn, *args):
    with np.errstate(all="ignore"):
        return np.asarray(fn(*args))


def test_the_table_is_complete(kernels):
    flash = {"core::flash_attention", "core::flash_attention_backward"}
    blocks = {"core::matmul"} if kernels.isa != "v2" else set()
    convolutions = {f"core::convolution{name}" for name in ("", "_input_grad", "_weight_grad")}
    pools = {
        f"core::{name}{n}d"
        for name in ("avg_pool", "max_pool", "adaptive_avg_pool")
        for n in (1, 2, 3)
    }
    draws = {f"core::random_{name}{at}" for name in ("bits", "uniform", "normal", "integers")
             for at in ("", "_at")} | {"core::random_dropout"}  # fmt: skip
    loops = flash | convolutions | pools | {"core::sum", "core::mean"}
    solved = {f"core::linalg_{name}" for name in ("cholesky", "solve_triangular", "solve", "inv")}
    factors = solved | {"core::linalg_qr"}
    assert set(kernels.table) == {"core::copy", "core::astype"} | loops | blocks | draws | factors
    floats = ["float16", "bfloat16", "float32", "float64"]
    of = dict.fromkeys(loops, floats) | {op: ["int8", "uint8", *floats[1:]] for op in blocks}
    of |= dict.fromkeys(solved, floats[2:]) | {"core::linalg_qr": ["float32"]}
    for op, dtypes in kernels.dtypes.items():
        assert dtypes == of.get(op, ALL)
        assert kernels.table[op].name.decode() == f"cpu_x86 {op}"


@pytest.mark.parametrize("blocks", [0, 1, 63, 64, 65, 5000])
def test_normal_numbers_have_the_bits_of_the_body(kernels, blocks):
    words = philox(np, 7, 11, blocks).reshape(-1)
    b = Builder("numbers", ["n"])
    word, number = b.input("word", "uint64", ["n"]), b.output("number", "float32", ["n"])
    with b.parallel("n") as i:
        number[i] = _normal(word[i], "float32")
    true = np.empty(words.size, "f")
    compiled = compile_c(b.function(), capabilities=host_capabilities(fma=kernels.isa != "v2"))
    run(compiled, [words.size], {"word": words.ctypes.data, "number": true.ctypes.data})
    place = np.uint64(7), np.uint64(11)
    for dtype in ("float32", "float16"):
        found = np.empty(words.size, dtype)
        kernels.run("core::random_normal", found, blocks, *place, dtype, None)
        np.testing.assert_array_equal(found, true.astype(dtype))


def convertible(rng, source, target, shape):
    """Values of which NumPy's conversion is defined, and rounds once."""
    x = strided(rng, shape, source)
    if target.name == "bfloat16" and source.itemsize >= 8:  # ml_dtypes rounds twice
        narrow = np.complex64 if source.kind == "c" else np.float32
        return x // 2**41 * 2**40 if source.kind in "iu" else x.astype(narrow).astype(source)
    if target.kind in "iu" and source.kind in "fcV":
        low, high = np.iinfo(target).min, np.iinfo(target).max
        real = np.real(x).astype(np.float64)
        with np.errstate(invalid="ignore"):
            fits = (np.trunc(real) >= low) & (np.trunc(real) < float(high))
        return np.where(fits, x, np.ones((), source))
    return x


@pytest.mark.parametrize("source", ["float32", "float64", "int64", "int8", "bool"])
def test_threads_share_a_conversion(source):
    """And copies of a tensor to itself, one element further."""
    before = core.get_num_threads()
    core.set_num_threads(2)
    try:
        x = (np.random.default_rng(0).standard_normal(300_001) * 50).astype(source)
        for target in ("float32", "float64", "float16", "int16", "bool"):
            np.testing.assert_array_equal(core.asarray(x).astype(target), x.astype(target))
        for there, here in ((slice(1, None), slice(-1)), (slice(-1), slice(1, None))):
            tensor, array = core.asarray(x.copy()), x.copy()
            tensor[there].copy_(tensor[here])
            array[there] = x[here]
            np.testing.assert_array_equal(tensor, array)
    finally:
        core.set_num_threads(before)


@pytest.mark.parametrize("target", ALL)
@pytest.mark.parametrize("source", ALL)
@pytest.mark.filterwarnings("ignore:Casting complex")
def test_astype(kernels, source, target):
    if source == target:
        pytest.skip("is a copy: the body's")
    source, target = dtype_of(source), dtype_of(target)
    for seed, shape in enumerate([(), (1,), (5,), (333,), (7, 5), (3, 4, 5), (2, 0)]):
        rng = np.random.default_rng(seed)
        x = convertible(rng, source, target, shape)
        want = numpy_result(lambda x: x.astype(target), x)
        name = target.name
        check(kernels.run("core::astype", np.empty(shape, target), x, name), want)
        check(kernels.run("core::astype", np.empty(shape, target), x.copy(), name), want)
        check(kernels.run("core::astype", strided(rng, shape, target), x, name), want)


@pytest.mark.parametrize(
    "source,target,exponent",
    [
        *[(source, "bfloat16", 30) for source in ("int32", "uint32", "float64", "complex128")],
        *[(source, "bfloat16", 62) for source in ("int64", "uint64")],
        *[(source, "float16", 0) for source in ("float64", "complex128")],
    ],
)
def test_halves_are_rounded_once(kernels, source, target, exponent):
    """Just above the middle of two neighbours: a detour over float32 would lose the excess."""
    one = 2.0**exponent if exponent == 0 else 2**exponent
    step = one * 2.0**-10 if target == "float16" else one // 2**7
    excess = 2.0**-40 if exponent == 0 else 1
    x = np.array([one + step / 2, one], source)
    x[0] += excess
    x = np.append(x, np.array([one + step / 2], source))
    got = kernels.run("core::astype", np.empty(3, dtype_of(target)), x, target)
    assert got.astype(np.float64).tolist() == [one + step, one, one]


def test_float_to_integer_out_of_range(kernels):
    """NumPy's results on x86-64, which C++ leaves undefined: the smallest integer."""
    x = np.array([np.nan, np.inf, -np.inf, 1e30, -1e30, 2.0**31, 2.0**63])
    for source in ("float32", "float64"):
        for target in ("int32", "int64"):
            out = np.empty(7, target)
            kernels.run("core::astype", out, x.astype(source), target)
            low = np.iinfo(target).min
            assert out.tolist() == [*[low] * 5, 2**31 if target == "int64" else low, low]


@pytest.mark.parametrize("dtype", ALL)
@fuzz
@given(
    shapes=mutually_broadcastable_shapes(num_shapes=2, min_side=0, max_side=5, max_dims=5),
    seed=st.integers(0, 2**32),
)
def test_copy_broadcasts(kernels, dtype, shapes, seed):
    """From a tensor, and from a number."""
    rng = np.random.default_rng(seed)
    _, source = (strided(rng, shape, dtype_of(dtype)) for shape in shapes.input_shapes)
    out = strided(rng, shapes.result_shape, dtype_of(dtype))
    want = np.broadcast_to(source, out.shape)
    check(kernels.run("core::copy", out, out, source), want)
    number = values(rng, dtype_of(dtype), 1)[0]
    kernels.run("core::copy", out, out, number)
    check(out, np.full_like(out, number))


def test_booleans_of_other_owners(kernels):
    """Any byte but 0 is true."""
    x = np.array([0, 1, 2, 255], np.uint8).view(bool)
    assert kernels.run("core::astype", np.empty(4), x, "float64").tolist() == [0, 1, 1, 1]


def test_what_a_kernel_does_not_take(kernels):
    f32 = np.ones(3, np.float32)
    declined = (1, "")
    assert kernels.status("core::astype", f32, None, "float32") == declined
    assert kernels.status("core::astype", f32, f32, "float32") == declined
    assert kernels.status("core::copy", f32, f32, None) == declined


def test_what_does_not_broadcast_is_an_error(kernels):
    x = np.ones((2, 3))
    status, message = kernels.status("core::copy", x, x, np.ones(2))
    assert status == 2 and "does not broadcast" in message
    status, message = kernels.status("core::copy", np.ones(3), np.ones(3), np.ones((2, 3)))
    assert status == 2 and "more dimensions" in message
