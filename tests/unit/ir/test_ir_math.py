"""The vector math against NumPy: compiled as kernels are, with fused multiply-add and without."""

from __future__ import annotations

import math

import numpy as np
import pytest
from math_kernels import Kernel

import core
from core.ir import Builder, ops
from core.ir.compile import compile_c
from core.ir.dialect.c import host_capabilities
from core.ir.functions import FUNCTIONS
from core.ir.interpreter import interpret
from core.ir.legalize import complex_functions
from core.ir.math import EXPANSIONS

LONG = np.finfo(np.longdouble).eps < np.finfo(np.float64).eps
UNARY = {
    "exp": np.exp, "exp2": np.exp2, "expm1": np.expm1, "log": np.log, "log2": np.log2,
    "log10": np.log10, "log1p": np.log1p, "sin": np.sin, "cos": np.cos, "tan": np.tan,
    "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan, "sinh": np.sinh, "cosh": np.cosh,
    "tanh": np.tanh, "asinh": np.arcsinh, "acosh": np.arccosh, "atanh": np.arctanh,
    "cbrt": np.cbrt, "rsqrt": lambda x: 1 / np.sqrt(x),
    "sigmoid": lambda x: np.where(x < 0, np.exp(x) / (1 + np.exp(x)), 1 / (1 + np.exp(-x))),
}  # fmt: skip
SLOW = {"erf": math.erf, "erfc": math.erfc}
# True values to 17 digits, for float64; test_ir_math_exact.py compares many more with mpmath.
HARD = {
    "sin": [(1e22, -0.85220084976718880), (3.141592653589793, 1.2246467991473532e-16),
            (6381956970095103.0 * 2.0**797, 1.0)],
    "cos": [(6381956970095103.0 * 2.0**797, -4.6871659242546277e-19),
            (1.5707963267948966, 6.1232339957367660e-17)],
    "exp": [(-745.13, 5e-324), (709.782712893384, 1.7976931348622732e308), (-708.5, None)],
    "expm1": [(1e-300, 1e-300), (-40.0, -1.0)],
    "erfc": [(26.0, 5.6631924088561431e-296), (-1.0, 1.8427007929497148), (30.0, 0.0)],
    "erf": [(0.5, 0.52049987781304654), (1e-300, 1.1283791670955126e-300), (6.5, 1.0)],
    "lgamma": [(1.0, 0.0), (2.0, 0.0), (0.5, 0.57236494292470009), (100.0, 359.13420536957540),
               (-0.5, 1.2655121234846454)],
    "digamma": [(1.0, -0.57721566490153286), (10.0, 2.2517525890667211)],
    "erfinv": [(0.5, 0.47693627620446987), (0.999, 2.3267537655135245), (1.0, math.inf)],
}  # fmt: skip


def samples(dtype: str, n: int = 60_000) -> np.ndarray:
    rng = np.random.default_rng(1)
    kind = np.dtype(dtype).type
    bits = rng.integers(0, 2**64, n, dtype=np.uint64)
    every = bits.view(kind) if kind is np.float64 else bits.astype(np.uint32).view(kind)
    usual = [rng.normal(size=n // 4) * s for s in (1e-3, 1, 30, 600)]
    near_one = 1 + rng.normal(size=n // 4) * 10.0 ** rng.uniform(-9, 0, n // 4)
    return np.concatenate([every, *(v.astype(kind) for v in (*usual, near_one))])


def ulps(found: np.ndarray, true: np.ndarray) -> np.ndarray:
    """The distance in units in the last place of the true value; 0 where both are NaN."""
    kind = found.dtype.type
    rounded = true.astype(kind)
    with np.errstate(all="ignore"):
        unit = np.spacing(np.minimum(abs(rounded), np.nextafter(np.finfo(kind).max, kind(0))))
        distance = abs(found.astype(true.dtype) - true) / unit
    same = (found == rounded) | (np.isnan(found) & np.isnan(rounded))
    return np.where(same, 0, np.where(np.isfinite(distance), distance, np.inf))


def worst(kernel: Kernel, reference, *arrays: np.ndarray) -> float:
    wide = np.float64 if kernel.dtype == "float32" else np.longdouble
    with np.errstate(all="ignore"):
        true = np.asarray(reference(*(a.astype(wide) for a in arrays)), wide)
        return float(ulps(kernel(*arrays), true).max())


def test_every_function_of_the_opset_is_spelled_out():
    assert {*EXPANSIONS} == {*FUNCTIONS}
    assert {*complex_functions.FUNCTIONS} >= {f.name for f in FUNCTIONS.values() if f.complex}


@pytest.mark.parametrize("fma", [True, False])
@pytest.mark.parametrize("name", UNARY)
def test_float32_is_within_one_ulp(name, fma):
    assert worst(Kernel(name, "float32", fma), UNARY[name], samples("float32")) <= 1


@pytest.mark.parametrize("fma", [True, False])
@pytest.mark.parametrize("name, at", [("log1p", -0.2929155), ("log2", 1.3975081), ("tanh", 0.94)])
def test_float32_is_within_one_ulp_where_most_is_rounded(name, at, fma):
    near = np.arange(-40_000, 40_000) + np.float32(at).view(np.int32)
    x = near.astype(np.int32).view(np.float32)
    assert worst(Kernel(name, "float32", fma), UNARY[name], x) <= 1


@pytest.mark.parametrize("fma", [True, False])
@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_multiples_of_a_quarter_turn_and_the_largest_that_is_near(name, fma):
    around = np.arange(-2, 3, dtype=np.int32)
    multiples = (np.arange(1, 6000) * (np.pi / 2)).astype("f").view(np.int32)
    x = (multiples[:, None] + around).view("f").ravel()
    limit = (np.float32(2**13).view(np.int32) + np.arange(-3000, 3000, dtype=np.int32)).view("f")
    x = np.concatenate([x, limit])
    assert worst(Kernel(name, "float32", fma), UNARY[name], np.concatenate([x, -x])) <= 1


@pytest.mark.parametrize("fma", [True, False])
def test_a_result_does_not_depend_on_its_neighbours(fma):
    x = samples("float32", 4096)
    for name in ("sin", "cos", "lgamma", "digamma", "erf"):
        kernel = Kernel(name, "float32", fma)
        alone = np.concatenate([kernel(np.full(16, v, "f"))[:1] for v in x[::37]])
        np.testing.assert_array_equal(kernel(x)[::37].view("i"), alone.view("i"))


@pytest.mark.parametrize("fma", [True, False])
@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_float32_is_within_one_ulp_where_there_is_no_float64(name, fma):
    assert worst(Kernel(name, "float32", fma, False), UNARY[name], samples("float32")) <= 1


@pytest.mark.skipif(not LONG, reason="long double is no longer than double here")
@pytest.mark.parametrize("fma", [True, False])
@pytest.mark.parametrize("name", UNARY)
def test_float64_is_within_one_ulp(name, fma):
    assert worst(Kernel(name, "float64", fma), UNARY[name], samples("float64")) <= 1


@pytest.mark.parametrize("fma", [True, False])
@pytest.mark.parametrize("name", SLOW)
def test_the_error_functions_in_float32(name, fma):
    x = samples("float32", 20_000)
    assert worst(Kernel(name, "float32", fma), np.vectorize(SLOW[name], otypes="d"), x) <= 1


@pytest.mark.parametrize("fma", [True, False])
@pytest.mark.parametrize("name", HARD)
def test_hard_cases_of_float64(name, fma):
    kernel = Kernel(name, "float64", fma)
    cases = [(x, y) for x, y in HARD[name] if y is not None]
    x, true = (np.array(v) for v in zip(*cases, strict=True))
    found = kernel(x)
    assert np.all(ulps(found, true) <= 1), list(zip(x, found, true, strict=True))


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("fma", [True, False])
def test_functions_keep_the_sign_of_zero_and_nan(dtype, fma):
    odd = ("expm1", "log1p", "sin", "tan", "asin", "atan", "sinh", "tanh", "asinh", "atanh", "erf",
           "erfinv", "cbrt")  # fmt: skip
    tiny = float(np.finfo(dtype).smallest_subnormal)
    for name in odd:
        found = Kernel(name, dtype, fma)(np.array([0.0, -0.0]))
        assert list(np.signbit(found)) == [False, True] and not found.any(), name
    for name in set(odd) - {"erf", "erfinv"}:
        assert list(Kernel(name, dtype, fma)(np.array([tiny, -tiny]))) == [tiny, -tiny] or (
            name == "cbrt"
        ), name
    for name in EXPANSIONS:
        arrays = [np.array([np.nan, -np.nan])] * FUNCTIONS[name].arity
        assert np.isnan(Kernel(name, dtype, fma)(*arrays)).all(), name


SPECIAL = np.array(
    [0.0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 1.5, np.inf, -np.inf, np.nan, 1e-40, -1e-40, 1e30,
     -1e30, 2**24 + 2, -(2**24 + 2), 1 - 2**-24, 1 + 2**-23]
)  # fmt: skip


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("fma", [True, False])
@pytest.mark.parametrize(
    "name, reference", [("pow", np.power), ("atan2", np.arctan2), ("hypot", np.hypot)]
)
def test_functions_of_two_arguments(name, reference, dtype, fma):
    if dtype == "float64" and not LONG:
        pytest.skip("long double is no longer than double here")
    special = SPECIAL.astype(dtype)
    kernel = Kernel(name, dtype, fma)
    x, y = np.repeat(special, special.size), np.tile(special, special.size)
    with np.errstate(all="ignore"):
        expected = reference(x.astype("g"), y.astype("g")).astype(dtype)
    found = kernel(x, y)
    nan = np.isnan(expected)
    assert np.array_equal(np.isnan(found), nan)
    assert np.array_equal(np.signbit(found)[~nan], np.signbit(expected)[~nan])
    rng = np.random.default_rng(2)
    a, b = abs(rng.normal(size=20_000) * 8).astype(dtype), (rng.normal(size=20_000) * 20)
    wide = samples(dtype, 40_000)
    pairs = [(x, y), (a, b.astype(dtype)), (wide, rng.permutation(wide))]
    # Powers by products, and one over a root, round twice.
    assert max(worst(kernel, reference, *pair) for pair in pairs) <= (1.5 if name == "pow" else 1)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("exponent", [3, 2, 1, 0.5, -0.5, -1, -2])
def test_frequent_exponents_are_products_roots_and_quotients(dtype, exponent):
    """With the signs and infinities of C's pow, and to the bit what the operations give."""
    with np.errstate(all="ignore"):
        x = np.concatenate([SPECIAL, samples("float32", 2000)]).astype(dtype)
        found = Kernel("pow", dtype, True)(x, np.full_like(x, exponent))
        root = np.sqrt(np.where(x == -np.inf, np.inf, x) + 0)
        wanted = {3: x * x * x, 2: x * x, 1: x, 0.5: root}.get(abs(exponent))
        wanted = 1 / wanted if exponent < 0 else wanted
        exact = np.power(x.astype("g"), np.longdouble(exponent)).astype(dtype)
    np.testing.assert_array_equal(found, wanted)
    normal = np.abs(exact) > np.finfo(dtype).tiny  # 1 / (x * x) is 0 where x * x is infinite
    np.testing.assert_allclose(found[normal], exact[normal], rtol=np.finfo(dtype).eps)


@pytest.mark.parametrize("name", sorted(EXPANSIONS))
def test_the_interpreter_computes_the_same_as_the_compiled_kernel(name):
    """Bit for bit: the expansion has one meaning."""
    kernel = Kernel(name, "float32", fma=False, float64=False)
    x = np.concatenate([SPECIAL.astype("f"), samples("float32", 400)])
    arrays = {"x": x, "result": np.zeros_like(x)}
    if FUNCTIONS[name].arity == 2:
        arrays["y"] = np.roll(x, 7)
    with np.errstate(all="ignore"):
        interpret(kernel.function, arrays, {"n": x.size}, fma="separate")
    found = kernel(*(arrays[k] for k in ("x", "y") if k in arrays))
    np.testing.assert_array_equal(found, arrays["result"])


def test_an_operation_of_the_ir_becomes_its_expansion():
    b = Builder("f", ["n"])
    x, y = b.input("x", "float32", ["n"]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = ops.exp(x[i])
    source = compile_c(b.function(), capabilities=host_capabilities(fma=True)).source.text
    assert "fmaf" in source and "exp" not in source.replace("expected", "")


HALF_DIGITS = {"float16": (11, -24), "bfloat16": (8, -133)}  # and the exponent of the least number


@pytest.mark.parametrize("name", ["exp", "expm1", "log", "log1p", "sin", "cos", "tanh", "rsqrt"])
@pytest.mark.parametrize("dtype", HALF_DIGITS)
def test_every_number_of_16_bits_is_rounded_once(dtype, name):
    bits = np.arange(65536, dtype=np.uint16)
    wide = bits.view(np.float16) if dtype == "float16" else (bits.astype("u4") << 16).view("f4")
    x = core.astype(core.asarray(wide), dtype)
    given, found = (np.asarray(core.astype(v, "float64")) for v in (x, getattr(core, name)(x)))
    digits, least = HALF_DIGITS[dtype]
    with np.errstate(all="ignore"):
        true = UNARY[name](given)
        unit = np.exp2(np.maximum(np.frexp(true)[1] - digits, least))
        close = abs(found - true) <= 0.51 * unit
    end = 2.0**16 if dtype == "float16" else 2.0**128
    infinite = np.isinf(found) & (abs(true) >= end * (1 - 2.0 ** -(digits + 1)))
    assert np.all(close | (infinite & (found * true > 0)) | (np.isnan(found) & np.isnan(true)))
