"""Every loop of every instruction set against NumPy: shapes, strides, special values."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import mutually_broadcastable_shapes

pytestmark = pytest.mark.native
fuzz = settings(max_examples=10, deadline=None)

UNARY = {"core::negative": np.negative, "core::abs": np.abs, "core::sqrt": np.sqrt}
BINARY = {
    "core::add": np.add,
    "core::subtract": np.subtract,
    "core::multiply": np.multiply,
    "core::divide": np.divide,
    "core::maximum": np.maximum,
    "core::minimum": np.minimum,
    "core::less": np.less,
    "core::less_equal": np.less_equal,
    "core::greater": np.greater,
    "core::greater_equal": np.greater_equal,
    "core::equal": np.equal,
    "core::not_equal": np.not_equal,
}
SPECIAL = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 6e-8, 1e-40, 65504, 65520, 3e38, 0.1]
BENIGN = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 0.1]
ALL = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
ALL += ["float16", "bfloat16", "float32", "float64", "complex64", "complex128"]
INTEGERS, COMPLEX = ALL[1:9], ALL[13:]
NOT_FOR = {
    "core::negative": ["bool"],
    "core::sqrt": ["bool", *INTEGERS, *COMPLEX],
    "core::subtract": ["bool"],
    "core::divide": ["bool", *INTEGERS],
    **dict.fromkeys(["core::maximum", "core::minimum", "core::less", "core::less_equal"], COMPLEX),
    **dict.fromkeys(["core::greater", "core::greater_equal"], COMPLEX),
}
SIZES = [1, 3, 16, 1000]


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


def cases(ops):
    """Every operator with every dtype that it is for."""
    pairs = [(op, dtype) for op in ops for dtype in ALL if dtype not in NOT_FOR.get(op, ())]
    return pytest.mark.parametrize("op,dtype", pairs)


def test_the_table_is_complete(kernels):
    others = {"core::where", "core::clone", "core::copy", "core::astype"}
    assert set(kernels.table) == set(UNARY) | set(BINARY) | others
    for op, dtypes in kernels.dtypes.items():
        assert dtypes == [name for name in ALL if name not in NOT_FOR.get(op, ())]
        assert kernels.table[op].name.decode() == f"cpu_x86 {op}"


@cases(UNARY)
def test_unary_contiguous(kernels, op, dtype):
    for size in SIZES:
        x = values(np.random.default_rng(size), dtype_of(dtype), size)
        want = numpy_result(UNARY[op], x)
        check(kernels.run(op, np.empty_like(want), x), want, rounded=x.dtype.kind == "c")


@cases(BINARY)
def test_binary_contiguous(kernels, op, dtype):
    """Two arrays; an array and a number, on either side; one element; two numbers."""
    for size in SIZES:
        rng = np.random.default_rng(size)
        x, y = (values(rng, dtype_of(dtype), size) for _ in range(2))
        for a, b in [(x, y), (x, y[0]), (x[-1], y), (x, y[-1:]), (x[0], y[0])]:
            want = numpy_result(BINARY[op], a, b)
            check(kernels.run(op, np.empty_like(want), a, b), want)


@cases(BINARY)
@fuzz
@given(
    shapes=mutually_broadcastable_shapes(num_shapes=2, min_side=0, max_side=5, max_dims=5),
    seed=st.integers(0, 2**32),
)
def test_binary_strided(kernels, op, dtype, shapes, seed):
    """Any layout of the operands and of the output, broadcasting."""
    rng = np.random.default_rng(seed)
    a, b = (strided(rng, shape, dtype_of(dtype)) for shape in shapes.input_shapes)
    want = numpy_result(BINARY[op], a, b)
    out = strided(rng, shapes.result_shape, want.dtype)
    check(kernels.run(op, out, a, b), want)


@cases(UNARY)
@fuzz
@given(shape=st.lists(st.integers(0, 5), max_size=5), seed=st.integers(0, 2**32))
def test_unary_strided(kernels, op, dtype, shape, seed):
    rng = np.random.default_rng(seed)
    x = strided(rng, shape, dtype_of(dtype))
    want = numpy_result(UNARY[op], x)
    check(kernels.run(op, strided(rng, shape, want.dtype), x), want, rounded=x.dtype.kind == "c")


@cases(["core::add", "core::multiply", "core::maximum"])
@pytest.mark.parametrize("layout", ["contiguous", "view"])
def test_output_is_an_input(kernels, op, dtype, layout):
    """In place, also through a view: what the view leaves out keeps its values."""
    rng = np.random.default_rng(7)
    memory, y = (values(rng, dtype_of(dtype), 24 * 31).reshape(24, 31) for _ in range(2))
    region = np.s_[:] if layout == "contiguous" else np.s_[1:-1, ::-2]
    want = memory.copy()
    want[region] = numpy_result(BINARY[op], memory[region], y[region])
    out = memory[region]
    kernels.run(op, out, out, y[region])
    check(memory, want)


@pytest.mark.parametrize("op", ["core::add", "core::less"])
def test_memory_need_not_be_aligned(kernels, op):
    memory = np.zeros(8 * 100 + 1, np.uint8)
    x = memory[1:].view(np.float64)
    x[...] = np.arange(100)
    want = BINARY[op](x, x[::-1])
    check(kernels.run(op, np.empty_like(want), x, x[::-1].copy()), want)
    check(kernels.run(op, np.empty_like(want), x, x[::-1]), want)


@pytest.mark.parametrize("dtype", ALL)
@fuzz
@given(
    shapes=mutually_broadcastable_shapes(num_shapes=3, min_side=0, max_side=5, max_dims=4),
    numbers=st.tuples(st.booleans(), st.booleans()),
    contiguous=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_where(kernels, dtype, shapes, numbers, contiguous, seed):
    rng = np.random.default_rng(seed)
    dtypes = [np.dtype(bool), dtype_of(dtype), dtype_of(dtype)]
    args = [strided(rng, s, t) for s, t in zip(shapes.input_shapes, dtypes, strict=True)]
    if contiguous:
        args = [a.copy() for a in np.broadcast_arrays(*args)]
    for k, is_number in enumerate(numbers, start=1):
        if is_number:
            args[k] = values(rng, dtypes[k], 1)[0]
    want = np.where(*args)
    out = np.empty_like(want) if contiguous else strided(rng, want.shape, want.dtype)
    check(kernels.run("core::where", out, *args), want)


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


@pytest.mark.parametrize("target", ALL)
@pytest.mark.parametrize("source", ALL)
@pytest.mark.filterwarnings("ignore:Casting complex")
def test_astype(kernels, source, target):
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


@pytest.mark.parametrize("dtype", ALL)
@pytest.mark.parametrize("shape", [(), (1,), (64,), (70, 65), (3, 1, 5, 2)])
def test_clone(kernels, dtype, shape):
    rng = np.random.default_rng(3)
    x = strided(rng, shape, dtype_of(dtype))
    for source in (x, x.T, x.copy()):
        out = np.empty(source.shape, x.dtype)
        assert kernels.run("core::clone", out, source).tobytes() == source.tobytes()


def test_booleans_of_other_owners(kernels):
    """Any byte but 0 is true."""
    x = np.array([0, 1, 2, 255], np.uint8).view(bool)
    zeros = np.zeros(4, bool)
    assert kernels.run("core::add", np.empty(4, bool), x, zeros).view(np.uint8).tolist() == [
        *(0, 1, 1, 1)
    ]
    assert kernels.run("core::astype", np.empty(4), x, "float64").tolist() == [0, 1, 1, 1]


def test_what_a_kernel_does_not_take(kernels):
    f32, f64 = np.ones(3, np.float32), np.ones(3)
    declined = (1, "")
    assert kernels.status("core::add", f32, f32, f64) == declined
    assert kernels.status("core::add", f64, f32, f32) == declined
    assert kernels.status("core::add", f32, f32, None) == declined
    assert kernels.status("core::divide", np.ones(3, int), np.ones(3, int), np.ones(3, int)) == (
        declined
    )
    assert kernels.status("core::where", f32, f32, f32, f32) == declined
    assert kernels.status("core::clone", f32, None) == declined


def test_what_does_not_broadcast_is_an_error(kernels):
    status, message = kernels.status("core::add", np.ones((2, 3)), np.ones((2, 3)), np.ones(2))
    assert status == 2 and "does not broadcast" in message
    status, message = kernels.status("core::add", np.ones(3), np.ones(3), np.ones((2, 3)))
    assert status == 2 and "more dimensions" in message
