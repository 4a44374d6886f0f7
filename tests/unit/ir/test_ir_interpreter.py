"""The interpreter of the loop IR against NumPy, and its errors: bounds, races, wrong arguments."""

from fractions import Fraction

import ir_classics
import numpy as np
import pytest
from ir_programs import random_values

from core.errors import IRError
from core.ir import Builder, ops
from core.ir.interpreter import exact, interpret
from core.ir.text.parser import parse

DTYPES = ("bool", "int8", "int64", "uint8", "uint32", "uint64", "float32", "float64")
EXTREME = np.array(
    [0.0, -0.0, 1.5, -2.5, 127.9, 128, -129, 255.5, 256, 65536, 2.0**31 - 1, 2.0**31, -(2.0**31),
     -(2.0**31) - 1, 2.0**32, 2.0**63, -(2.0**63), 2.0**64, 1e300, np.inf, -np.inf, np.nan]
)  # fmt: skip


@pytest.mark.parametrize("make", ir_classics.CLASSICS + ir_classics.SCHEDULED)
def test_a_classic_program_computes_what_numpy_does(make):
    case = make()
    interpret(case.function, case.arrays, case.sizes)
    for name, expected in case.expected.items():
        found = case.arrays[name]
        if expected.dtype.kind == "f":
            np.testing.assert_allclose(found, expected, rtol=case.tolerance, atol=case.tolerance)
        else:
            np.testing.assert_array_equal(found, expected)


def _map(function, *inputs, dtypes=None, fma="fused"):
    """What an expression gives for each element."""
    names = dtypes or [a.dtype.name for a in inputs]
    b = Builder("f", ["n"])
    xs = [b.input(f"x{k}", d, ["n"]) for k, d in enumerate(names)]
    with b.parallel("n") as i:
        value = function(*(x[i] for x in xs))
        y = b.output("y", value.dtype, ["n"])
        y[i] = value
    held = "uint16" if value.dtype == "bfloat16" else value.dtype
    arrays = {"y": np.zeros(len(inputs[0]), held), **{f"x{k}": a for k, a in enumerate(inputs)}}
    interpret(b.function(), arrays, fma=fma)
    return arrays["y"]


# ---- scalar operations -------------------------------------------------------------------------
NUMPY = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "floordiv": np.floor_divide,
    "mod": np.remainder, "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor,
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "ge": np.greater_equal,
    "min": np.minimum, "max": np.maximum,
}  # fmt: skip


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("dtype", DTYPES[1:])
@pytest.mark.parametrize("name", NUMPY)
def test_arithmetic_is_that_of_numpy(name, dtype):
    if dtype.startswith("f") and name in ("and", "or", "xor"):
        return  # integers only
    rng = np.random.default_rng(0)
    x, y = (random_values(rng, dtype, (200,)) for _ in "xy")
    np.testing.assert_array_equal(
        _map(lambda a, b: ops.binary(name, a, b), x, y), NUMPY[name](x, y)
    )


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("dtype", ("complex64", "complex128"))
@pytest.mark.parametrize("name", ("add", "sub", "mul", "div"))
def test_complex_arithmetic_is_close_to_numpys(name, dtype):
    rng = np.random.default_rng(1)
    x, y = (rng.standard_normal((2, 100)) for _ in "xy")
    x, y = (a[0].astype(dtype) + (1j * a[1]).astype(dtype) for a in (x, y))
    expected = getattr(np, {"sub": "subtract", "mul": "multiply", "div": "divide"}.get(name, name))
    found = _map(lambda a, b: ops.binary(name, a, b), x, y)
    np.testing.assert_allclose(found, expected(x, y), rtol=1e-5 if dtype == "complex64" else 1e-13)


def test_what_c_leaves_undefined():
    x = np.array([7, -7, -128, -128], "int8")
    zero, ones = np.zeros(4, "int8"), np.full(4, -1, "int8")
    assert _map(lambda a, b: a // b, x, zero).tolist() == [0, 0, 0, 0]
    assert _map(lambda a, b: a % b, x, zero).tolist() == [0, 0, 0, 0]
    assert _map(lambda a, b: a // b, x, ones).tolist() == [-7, 7, -128, -128]
    assert _map(lambda a: -a, x).tolist() == [-7, 7, -128, -128]
    assert _map(abs, x).tolist() == [7, 7, -128, -128]
    by = np.array([8, 100, -1, 7], "int8")
    assert _map(lambda a, b: a << b, x, by).tolist() == [0, 0, 0, 0]
    assert _map(lambda a, b: a >> b, x, by).tolist() == [0, -1, -1, -1]


def test_min_and_max_give_nan():
    x, y = np.array([1, np.nan, 3, -0.0], "f"), np.array([np.nan, 2, 1, 0.0], "f")
    assert np.isnan(_map(ops.minimum, x, y)[:2]).all()
    assert _map(ops.maximum, x, y)[2] == 3
    assert not np.signbit(_map(ops.minimum, x, y)[3])  # neither is smaller: the second


def test_bools():
    x, y = np.array([0, 0, 1, 1], bool), np.array([0, 1, 0, 1], bool)
    assert _map(lambda a, b: a + b, x, y).tolist() == [False, True, True, True]
    assert _map(lambda a, b: a * b, x, y).tolist() == [False, False, False, True]
    assert _map(lambda a: ~a, x).tolist() == [True, True, False, False]
    assert _map(lambda a, b: a < b, x, y).tolist() == [False, True, False, False]


# ---- conversions -------------------------------------------------------------------------------
def _truncated(value, dtype):
    """What one x86 conversion makes of a float, in Python: see convert.cpp."""
    info = np.iinfo(dtype)
    bits = {"int64": 64, "uint64": 64, "uint32": 64}.get(dtype, 32)
    if dtype == "uint64" and value >= 2.0**63:
        return (_truncated(value - 2.0**63, "int64") % 2**64) ^ 2**63
    if dtype == "uint64" and np.isnan(value):
        return 0
    whole = int(value) if np.isfinite(value) else 2**200
    whole = whole if -(2 ** (bits - 1)) <= whole < 2 ** (bits - 1) else -(2 ** (bits - 1))
    return (whole - info.min) % (info.max - info.min + 1) + info.min


@pytest.mark.parametrize("source", ("float32", "float64"))
@pytest.mark.parametrize("dtype", ("int8", "uint8", "int16", "int32", "uint32", "int64", "uint64"))
def test_floats_become_integers_as_x86_makes_them(source, dtype):
    with np.errstate(all="ignore"):
        x = EXTREME.astype(source)
    expected = [_truncated(float(v), dtype) for v in x]
    assert _map(lambda a: ops.cast(a, dtype), x).tolist() == expected


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("source", ("bool", "int8", "int64", "uint64"))
def test_integers_are_converted_as_numpy_does(source, dtype):
    x = random_values(np.random.default_rng(2), source, (300,))
    np.testing.assert_array_equal(_map(lambda a: ops.cast(a, dtype), x), x.astype(dtype))


def test_complex_numbers_are_converted():
    z = np.array([1 + 2j, 0 + 1j, 0, -1.5], "complex64")
    assert _map(lambda a: ops.cast(a, "bool"), z).tolist() == [True, True, False, True]
    assert _map(lambda a: ops.cast(a, "int8"), z).tolist() == [1, 0, 0, -1]
    assert _map(lambda a: ops.cast(a, "complex128"), z).tolist() == z.tolist()
    assert _map(lambda a: ops.cast(ops.real(a), "complex64"), z).tolist() == [1, 0, 0, -1.5]


def test_bits():
    x = np.array([1.0, -0.0], "float32")
    assert _map(lambda a: ops.bitcast(a, "uint32"), x).tolist() == [0x3F800000, 0x80000000]
    h = np.array([1.0, 2.0**-24], "float16")
    assert _map(lambda a: ops.bitcast(a, "int16"), h).tolist() == [0x3C00, 1]
    back = _map(lambda a: ops.bitcast(a, "bfloat16"), np.array([0x3F80], "uint16"))
    assert back.tolist() == [0x3F80]


# ---- 16-bit floats -----------------------------------------------------------------------------
def test_halves_are_rounded_once():
    """2048 + 1 rounds to 2048 as a float16; minus 2048 it is 1 if nothing was rounded before."""
    x, y = np.array([2048], "float16"), np.array([1], "float16")
    assert _map(lambda a, b: a + b - a, x, y).tolist() == [1]
    rounded = _map(lambda a, b: ops.cast(ops.cast(a + b, "float32"), "float16") - a, x, y)
    assert rounded.tolist() == [0]


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("source", ("float32", "float64", "int64", "uint32", "uint64"))
def test_conversions_to_bfloat16_round_once(source):
    """Against fractions: the nearest of the neighbours, the even one of two."""
    x = random_values(np.random.default_rng(3), source, (400,))
    x[:4] = [2**8 + 1, 2**25 + 2**17, 2**25 + 2**17 + 1, 2**24 - 2**15]
    bits = _map(lambda a: ops.cast(a, "bfloat16"), x)
    for value, found in zip(x.tolist(), bits):
        if value != value or value in (float("inf"), float("-inf")):
            continue
        size = int(found) & 0x7FFF
        if size == 0x7F80:
            assert abs(value) >= 2**128 - 2**119
            continue
        near = [int(found) + step for step in (-1, 0, 1) if 0 <= size + step < 0x7F80]
        gaps = [abs(Fraction(_of_bits(n)) - Fraction(value)) for n in near]
        own = gaps[near.index(int(found))]
        assert own == min(gaps) and (gaps.count(own) == 1 or found % 2 == 0)


def _of_bits(bits):
    return float(np.array([bits << 16], "uint32").view("float32")[0])


def test_bfloat16_as_ml_dtypes_has_it():
    ml_dtypes = pytest.importorskip("ml_dtypes")
    x = np.array([1, 2.5], ml_dtypes.bfloat16)
    y = np.zeros(2, ml_dtypes.bfloat16)
    f = parse("""function f(in x: bfloat16[2], out y: bfloat16[2]) loops {
        parallel i < 2 { v0 = load x[i] v1 = v0 * 3.0 store y[i] = v1 } }""")
    interpret(f, {"x": x, "y": y})
    assert y.tolist() == [3, 7.5]


# ---- fused multiply-add ------------------------------------------------------------------------
def test_fma_rounds_once():
    rng = np.random.default_rng(4)
    a, b = rng.standard_normal(500), rng.standard_normal(500)
    c = -a * b * (1 + rng.integers(-2, 3, 500) * 2.0**-52)
    k = rng.integers(0, 10, 500)
    a = np.where(k == 0, a * 2.0**600, np.where(k == 1, a * 2.0**-800, a))
    c = np.where(k == 2, 5e-324, c)
    found = _map(ops.fma, a, b, c)
    for x, y, z, r in zip(a, b, c, found):
        assert r == float(Fraction(x) * Fraction(y) + Fraction(z))
    separate = _map(ops.fma, a, b, c, fma="separate")
    np.testing.assert_array_equal(separate, a * b + c)
    assert (found != separate).any()


def test_fma_of_float32_rounds_once():
    rng = np.random.default_rng(5)
    a, b, c = (random_values(rng, "float32", (2000,)) for _ in "abc")
    with np.errstate(all="ignore"):
        c[::2] = (-a * b.astype("f8"))[::2]
    a[0], b[0], c[0] = 1 + 2.0**-12, 1 + 2.0**-12, 2.0**-60  # ties but for the last addend
    with np.errstate(all="ignore"):
        found = exact.fma(a, b, c)
        plain = (a.astype("g") * b.astype("g") + c.astype("g")).astype("f")
    assert found[0] == np.float32(1 + 2.0**-11 + 2.0**-23)
    close = np.isclose(found, plain, rtol=2.0**-23, atol=1e-45, equal_nan=True)
    assert close.all()


# ---- functions ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "at", "value"),
    [
        ("lgamma", [0.5, 3, -1, 1e306], [0.5723649429247001, 0.6931471805599453, np.inf, np.inf]),
        ("digamma", [1, 0.5, 100], [-0.5772156649015329, -1.9635100260214235, 4.600161852738087]),
        ("erfinv", [0, 0.5, -0.999, 1], [0, 0.4769362762044699, -2.326753765513525, np.inf]),
        ("sigmoid", [0, -800, 800, 1], [0.5, 0, 1, 0.7310585786300049]),
        ("erfc", [0, 10, -1], [1, 2.088487583762545e-45, 1.842700792949715]),
    ],
)  # fmt: skip
def test_functions_that_numpy_does_not_have(name, at, value):
    found = _map(lambda x: ops.unary(name, x), np.array(at, "float64"))
    np.testing.assert_allclose(found, value, rtol=1e-12)


# ---- errors ------------------------------------------------------------------------------------
def _fails(text, match, sizes=None, **arrays):
    with pytest.raises(IRError, match=match) as caught:
        interpret(parse(text), arrays, sizes)
    return caught.value


COPY = """function copy(n: index, in x: int8[n], inout y: int8[n]) loops {
  parallel i < n {
    %s
  }
}"""
ONES = {"x": np.ones(4, "int8"), "y": np.zeros(4, "int8")}


@pytest.mark.parametrize(
    ("body", "match"),
    [
        (
            "v0 = i + 1 v1 = load x[v0]",
            r"load of x\[4\], outside of its shape \[4\], in iter.* 3",
        ),
        ("v0 = i - 2 v1 = load x[v0]", r"load of x\[-2\].*in iteration 0"),
        ("v0 = i * 2 store y[v0] = 1", r"store of y\[4\].*in iteration 2"),
        ("v0 = i * 2 atomic sum y[v0] = 1", "no atomic"),
        ("alloc local a: int8[2] v1 = load a[i]", r"load of a\[2\].*in iteration 2"),
        ("store y[0] = 1", r"a race on y\[0\]"),
        ("v0 = n - 1 v1 = v0 - i v2 = load y[v1] store y[i] = v2", r"a race on y\[.\]"),
        ("v0 = load y[0] store y[i] = v0", r"a race on y\[0\]"),
        ("for j in 0..4 step i { }", "a step of 0 or less, in iteration 0"),
    ],
)
def test_a_wrong_access_names_buffer_index_and_iteration(body, match):
    _fails(COPY % body, match, **ONES)


def test_masked_accesses_may_be_outside():
    f = parse(
        COPY
        % """v0 = i + 1 v1 = v0 < n
        v2 = load x[v0] if v1 else 7
        store y[i] = v2
        if v1 {
          v3 = load x[v0]
          store y[v0] = v3 if false
        }"""
    )
    arrays = {"x": np.arange(4, dtype="int8"), "y": np.zeros(4, "int8")}
    interpret(f, arrays)
    assert arrays["y"].tolist() == [1, 2, 3, 7]


def test_races_between_kernels_are_none():
    f = parse("""function f(n: index, inout y: int8[n]) loops {
      for k in 0..3 { parallel i < n { v0 = load y[i] v1 = v0 + 1 store y[i] = v1 } }
      parallel i1 < n { v2 = n - 1 v3 = v2 - i1 store y[v3] = 5 if false }
    }""")
    arrays = {"y": np.zeros(3, "int8")}
    interpret(f, arrays)
    assert arrays["y"].tolist() == [3, 3, 3]


GROUP = """function g(n: index, inout y: int32[n]) scheduled {
  parallel group i < n {
    alloc shared s: int32[8]
    parallel lane lane < 8 {
      %s
    }
    %s
    parallel lane other < 8 {
      v9 = other == 0
      v10 = load s[0] if v9 else 0
      store y[i] = v10 if v9
    }
  }
}"""


@pytest.mark.parametrize(
    ("lanes", "between", "match"),
    [
        ("store s[lane] = 1", "", ""),  # lane 0 reads what it wrote
        ("v0 = lane ^ 1 store s[v0] = 3", "barrier", ""),
        ("v0 = lane ^ 1 store s[v0] = 3", "", r"a race on s\[0\]: load"),
        ("store s[0] = 1", "barrier", r"a race on s\[0\]: store"),
        (
            "v0 = lane == 1 store s[0] = 1 if v0",
            "",
            r"a race on s\[0\]: load .*iteration \(0, 0\)",
        ),
        ("v0 = lane == 1 store s[0] = 1 if v0 barrier store s[lane] = 2", "barrier", ""),
        ("v1 = load s[0] v0 = lane == 1 store s[0] = 1 if v0", "", r"a race on s\[0\]: store"),
        ("store s[lane] = 0 barrier atomic sum s[0] = 1", "barrier", ""),
        ("store s[lane] = 0 barrier atomic sum s[0] = 1", "", r"a race on s\[0\]: load"),
        ("store s[lane] = 0 atomic sum s[0] = 1", "barrier", r"a race on s\[0\]: atomic"),
    ],
)
def test_lanes_race_unless_a_barrier_is_between(lanes, between, match):
    f = parse(GROUP % (lanes, between))
    arrays = {"y": np.zeros(3, "int32")}
    if not match:
        interpret(f, arrays)
        return
    with pytest.raises(IRError, match=match):
        interpret(f, arrays)
    interpret(f, arrays, races=False)


@pytest.mark.parametrize(
    ("arrays", "sizes", "match"),
    [
        ({"x": ONES["x"]}, {}, "needs an array for 'y'"),
        ({**ONES, "z": 1}, {}, "no parameter 'z'"),
        (ONES, {"m": 4}, "no parameter 'm'"),
        ({**ONES, "x": np.ones(4, "int16")}, {}, "x was given dtype\\('int16'\\)"),
        ({**ONES, "x": [1, 2]}, {}, "x was given"),
        ({**ONES, "x": np.ones((2, 2), "int8")}, {"n": 4}, "array of rank 2"),
        ({**ONES, "y": np.zeros(5, "int8")}, {}, "y has shape \\(5,\\)"),
        ({**ONES, "x": np.ones(8, "int8")[::2]}, {}, "strides \\(2,\\)"),
        (ONES, {"n": 3}, "has shape \\(4,\\)"),
    ],
)
def test_arguments_are_checked(arrays, sizes, match):
    with pytest.raises(IRError, match=match):
        interpret(parse(COPY % "store y[i] = 1"), arrays, sizes)


def test_sizes_that_nothing_tells_must_be_given():
    f = parse("function f(k: index, out y: int8[3]) loops { parallel i < k { } }")
    with pytest.raises(IRError, match="needs the size 'k'"):
        interpret(f, {"y": np.zeros(3, "int8")})
    interpret(f, {"y": np.zeros(3, "int8")}, {"k": 2})


def test_more_iterations_than_are_held_at_once():
    b = Builder("f", ["n"])
    y = b.output("y", "int32", ["n"])
    with b.parallel("n") as i:
        y[i] = ops.cast(i, "int32") * 3
    arrays = {"y": np.zeros(70000, "int32")}
    interpret(b.function(), arrays)
    np.testing.assert_array_equal(arrays["y"], np.arange(70000) * 3)


def test_memory_is_not_zero_before_it_is_written():
    f = parse("""function f(out y: int8[2]) loops {
      alloc temp t: int8[2]
      parallel i < 2 { v0 = load t[i] store y[i] = v0 } }""")
    arrays = {"y": np.zeros(2, "int8")}
    interpret(f, arrays)
    assert (arrays["y"] != 0).all()
