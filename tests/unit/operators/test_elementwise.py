"""Elementwise functions at the values where rules are written down: zeros, infinities, limits."""

import doctest

import numpy as np
import pytest

import core
from core import testing

SPECIAL = [
    0.0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3.5, np.inf, -np.inf, np.nan, 1e-45, 1e38, -1e38, 1e-310,
    5e-324, 3, -3, 1e16,
]  # fmt: skip
UNARY = {
    "acos": "arccos", "acosh": "arccosh", "asin": "arcsin", "asinh": "arcsinh", "atan": "arctan",
    "atanh": "arctanh",
    **{n: n for n in (
        "abs", "cbrt", "ceil", "cos", "cosh", "deg2rad", "exp", "exp2", "expm1", "floor",
        "isfinite", "isinf", "isnan", "log", "log10", "log1p", "log2", "negative", "positive",
        "rad2deg", "reciprocal", "round", "sign", "signbit", "sin", "sinh", "sqrt", "square", "tan",
        "tanh", "trunc", "isposinf", "isneginf", "nan_to_num", "sinc",
    )},
}  # fmt: skip
BINARY = {
    "atan2": "arctan2", "pow": "power",
    **{n: n for n in (
        "copysign", "fmax", "fmin", "fmod", "heaviside", "hypot", "logaddexp", "logaddexp2",
        "maximum", "minimum", "nextafter", "remainder",
    )},
}  # fmt: skip
FAMILIES = (
    "arithmetic", "bessel", "bitwise", "clamping", "comparison", "complex_numbers", "division",
    "error_functions", "exponential", "gamma_functions", "representation", "rounding", "ternary",
    "trigonometric", "unary",
)  # fmt: skip
assert {*FAMILIES} <= {d.family for d in testing.operators()}  # each is a file
MINE = [d for d in testing.operators() if d.family in FAMILIES and d.functional is None]


def tensor(array):
    return core.asarray(array.tolist(), dtype=str(array.dtype))


def assert_same(got, want, rtol):
    """Equal where it is exact: signs of zeros, infinities, NaN; else within rtol."""
    got, want = np.asarray(got), np.asarray(want)
    assert got.dtype == want.dtype
    np.testing.assert_allclose(got, want, rtol=rtol, atol=0)
    if got.dtype.kind == "f":
        exact = (want == 0) | np.isinf(want)
        np.testing.assert_array_equal(np.signbit(got[exact]), np.signbit(want[exact]))


# ---- floats ------------------------------------------------------------------------------------
@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("name", sorted(UNARY))
def test_special_values_of_one_operand(name, dtype):
    with np.errstate(all="ignore"):
        x = np.array(SPECIAL, dtype)
        want = getattr(np, UNARY[name])(x)
    assert_same(getattr(core, name)(tensor(x)), want, 2e-6 if dtype == "float32" else 1e-13)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("name", sorted(BINARY))
def test_special_values_of_two_operands(name, dtype):
    with np.errstate(all="ignore"):
        x, y = (a.ravel() for a in np.meshgrid(*[np.array(SPECIAL, dtype)] * 2))
        want = getattr(np, BINARY[name])(x, y)
    got = getattr(core, name)(tensor(x), tensor(y))
    assert_same(got, want, 2e-6 if dtype == "float32" else 1e-13)


@pytest.mark.parametrize(
    ("x1", "x2", "want"),
    [
        (np.inf, 2.0, np.inf),
        (-np.inf, 2.0, -np.inf),
        (np.inf, -2.0, -np.inf),
        (1.0, -np.inf, -0.0),
        (-1.0, np.inf, -0.0),
        (np.inf, np.inf, np.nan),
        (1.0, 0.1, 9.0),
        (1.0, 0.0, np.inf),
        (0.0, 0.0, np.nan),
        (-7.0, 2.0, -4.0),
    ],
)
def test_floor_divide_is_the_standards(x1, x2, want):
    for dtype in ("float64", "float32"):
        got = core.asarray([x1], dtype=dtype) // core.asarray([x2], dtype=dtype)
        assert_same(got, np.array([want], dtype), 0)


def test_halves_step_to_their_own_neighbours():
    for dtype, step in (("float16", 2.0**-10), ("bfloat16", 2.0**-7)):
        after = core.nextafter(core.ones(1, dtype=dtype), core.full((1,), 2.0, dtype=dtype))
        assert float(after[0]) == 1 + step


def test_constants_are_not_rounded_to_halves():
    x = np.linspace(-3, 3, 31).astype("float16")
    assert_same(core.sinc(tensor(x)), np.sinc(x.astype("float32")).astype("float16"), 1e-3)


# ---- integers ----------------------------------------------------------------------------------
INTEGERS = ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"]


def integer_pairs(dtype):
    limits = np.iinfo(dtype)
    a = np.array([limits.min, limits.max, 0, 1, 3, 5, 7, limits.max // 3, limits.min + 1], dtype)
    b = np.array([0, 1, 2, 3, limits.max, 5, 8, 63, limits.min], dtype)
    return tuple(m.ravel() for m in np.meshgrid(a, b))


@pytest.mark.parametrize("dtype", INTEGERS)
@pytest.mark.parametrize(
    "name",
    ["floor_divide", "remainder", "fmod", "gcd", "lcm", "bitwise_and", "bitwise_or", "bitwise_xor"],
)
def test_integers_of_any_size_divide(name, dtype):
    a, b = integer_pairs(dtype)
    with np.errstate(all="ignore"):
        want = getattr(np, name)(a, b)
    assert_same(getattr(core, name)(tensor(a), tensor(b)), want, 0)


@pytest.mark.parametrize("dtype", INTEGERS)
@pytest.mark.parametrize("name", ["floor_divide", "remainder", "fmod"])
def test_integers_divide_exactly(name, dtype):
    """Also where the quotient is next to a whole number, and by a number."""
    limits, rng = np.iinfo(dtype), np.random.default_rng(4)
    b = rng.integers(limits.min, limits.max, 40_000, dtype)
    b >>= rng.integers(0, limits.bits, b.size).astype(dtype)
    near = rng.integers(limits.min, limits.max, b.size, dtype) // np.where(b == 0, 1, b) * b
    a = near + rng.integers(0, 3, b.size).astype(dtype) - np.array(1, dtype)
    with np.errstate(all="ignore"):
        assert_same(getattr(core, name)(tensor(a), tensor(b)), getattr(np, name)(a, b), 0)
        for divisor in (1, 3, 7, 100, *((-1, -2, -7) if limits.min < 0 else ())):
            want = getattr(np, name)(a, np.array(divisor, dtype))
            assert_same(getattr(core, name)(tensor(a), divisor), want, 0)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", ["remainder", "fmod"])
def test_remainders_of_any_bits_are_numpys(name, dtype):
    """With quotients of any length, and those next to whole numbers."""
    rng = np.random.default_rng(5)
    bits = rng.integers(0, 256, (2, 400_000, np.dtype(dtype).itemsize), "uint8").view(dtype)
    x, y = bits[..., 0]
    with np.errstate(all="ignore"):
        near = (rng.integers(0, 2**20, x.size) * y).astype(dtype)
        for a in (x, near, np.nextafter(near, np.array(0, dtype)), y * np.array(1.5, dtype)):
            got = np.asarray(getattr(core, name)(tensor(a), tensor(y)))
            want = getattr(np, name)(a, y)
            np.testing.assert_array_equal(got, want)
            number = ~np.isnan(want)
            assert np.array_equal(np.signbit(got[number]), np.signbit(want[number]))


@pytest.mark.parametrize("dtype", INTEGERS)
def test_powers_of_integers_wrap(dtype):
    a, b = integer_pairs(dtype)
    with np.errstate(all="ignore"):
        want = np.power(a, np.maximum(b, 0))
        unit = np.where(np.abs(a) == 1, np.where(b % 2 == 0, 1, a), 0).astype(dtype)
    assert_same(core.pow(tensor(a), tensor(b)), np.where(b < 0, unit, want), 0)


@pytest.mark.parametrize("dtype", INTEGERS)
def test_shifts_beyond_the_width(dtype):
    bits = np.iinfo(dtype).bits
    x = np.array([np.iinfo(dtype).min, np.iinfo(dtype).max, 1, 5], dtype)
    for places in (0, 1, bits - 1, bits, 100):
        left = [(v << places) & (2**bits - 1) for v in x.tolist()]
        want = np.array(left, "uint64").astype(f"uint{bits}").view(dtype)
        assert_same(tensor(x) << places, want, 0)
        right = np.array([v >> places for v in x.tolist()], dtype)
        assert_same(tensor(x) >> places, right, 0)


@pytest.mark.parametrize("dtype", INTEGERS)
@pytest.mark.parametrize(
    "name", ["abs", "ceil", "floor", "trunc", "round", "sign", "square", "negative", "positive"]
)
def test_integers_keep_their_dtype(name, dtype):
    x = np.array([np.iinfo(dtype).min, np.iinfo(dtype).max, 0, 1, 7], dtype)
    with np.errstate(all="ignore"):
        assert_same(getattr(core, name)(tensor(x)), getattr(np, name)(x), 0)


def test_symbols_reflected_and_in_place():
    x = core.asarray([7, 8])
    values = [9 // x, 20 % x, 12 & x, 1 | x, 3 ^ x, 2 << x, 1024 >> x, ~x, +x, x**2]
    assert [v.tolist() for v in values] == [
        [1, 1], [6, 4], [4, 8], [7, 9], [4, 11], [256, 512], [8, 4], [-8, -9], [7, 8], [49, 64],
    ]  # fmt: skip
    x //= 2
    x <<= 3
    x |= 1
    x ^= 2
    x &= 31
    x %= 20
    x >>= 1
    assert x.tolist() == [3, 1]
    truth = core.asarray([True, False])
    assert [(truth & True).tolist(), (truth | True).tolist(), (~truth).tolist()] == [
        [True, False], [True, True], [False, True],
    ]  # fmt: skip


@pytest.mark.parametrize("power", [2, 3, -1, 2.0])
def test_frequent_powers_are_numpys_in_every_spelling(power):
    values = np.array([0.25, 3.0, -2.0, 0.0, np.inf, -np.inf, np.nan], "float32")
    x = core.asarray(values)
    with np.errstate(all="ignore"):
        wanted = np.power(values, np.float32(power))
    for result in (x**power, x.pow(power), core.pow(x, power), core.compile(core.pow)(x, power)):
        np.testing.assert_allclose(np.asarray(result), wanted, rtol=2e-7)
    if power in (2, 3):
        for dtype in ("int8", "uint64"):
            whole = np.array([0, 1, 7, 100], dtype)
            assert (core.asarray(whole) ** int(power)).tolist() == (whole ** int(power)).tolist()
    w = core.asarray([4.0]).requires_grad_()
    (w**power).backward()
    assert abs(w.grad.item() - power * 4.0 ** (power - 1)) < 1e-5


@pytest.mark.parametrize("dtype", ["float32", "float64", "bfloat16"])
def test_a_power_has_the_same_bits_in_every_kernel(dtype):
    """Whether the exponent is a number, an element of a tensor, or a number that changes."""
    x = core.asarray(np.random.default_rng(0).normal(size=(40, 33)) ** 2, dtype=dtype)
    compiled = core.compile(lambda x, n: x**n + 0)
    for exponent in (3.0, 0.5, -0.5, -1.0, -2.0, 2.7, -3.0, 1.5):
        wanted = (x**exponent).tolist()
        assert core.pow(x, core.full(x.shape, exponent, dtype=dtype)).tolist() == wanted
        assert core.pow(x, core.full((40, 1), exponent, dtype=dtype)).tolist() == wanted
        assert core.pow(x[:, ::2], exponent).tolist() == [row[::2] for row in wanted]
        assert core.compile(lambda x, n=exponent: x**n + 0)(x).tolist() == wanted
        assert compiled(x, exponent).tolist() == wanted
    assert len(compiled.graphs) == 1


RARE = (0.0, -0.0, 1e-40, -1e-45, 3e38, -1e30, np.inf, -np.inf, np.nan)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", ["sin", "cos", "tan", "log", "log2", "log10", "pow"])
def test_rare_numbers_change_no_others(name, dtype):
    """A loop that tests many numbers at once gives the bits of one that tests each."""
    function = getattr(core, name)
    usual = np.random.default_rng(0).uniform(0.01, 30, 700).astype(dtype)
    mixed = usual.copy()
    places = np.arange(len(RARE)) * 29 + 270
    mixed[places] = RARE
    others = [core.asarray(usual[::-1].copy())] if name == "pow" else []
    compiled = core.compile(lambda *xs: function(*xs) * 1)
    want, got = np.asarray(function(core.asarray(usual), *others)), []
    for call in (function, compiled):
        got.append(np.asarray(call(core.asarray(mixed), *others)))
        rest = np.delete(np.arange(len(usual)), places)
        np.testing.assert_array_equal(got[-1][rest], want[rest])
    np.testing.assert_array_equal(*got)
    exact = getattr(np, "power" if name == "pow" else name)
    with np.errstate(all="ignore"):
        known = exact(mixed[places].astype("float64"), *(np.asarray(y)[places] for y in others))
        known = known.astype(dtype)
    np.testing.assert_allclose(got[0][places], known, rtol=1e-6 if dtype == "float32" else 1e-14)
    for k in places:  # and alone
        alone = function(core.asarray(mixed[k : k + 1]), *(y[int(k) : int(k) + 1] for y in others))
        np.testing.assert_array_equal(np.asarray(alone)[0], got[0][k])


def test_the_power_2_is_a_square():
    """Of floats, by the number slot; integers promote as for any power."""
    x = core.asarray([1.5, -2.0])
    x.requires_grad = True
    y = x**2
    assert y.grad_fn.name == (x.square()).grad_fn.name
    assert (y.tolist(), (x**2.0).tolist()) == ([2.25, 4.0], [2.25, 4.0])
    assert (core.asarray([True]) ** 2).dtype == core.int64
    assert (x ** (10**30)).tolist() == core.pow(x, 10**30).tolist()
    assert core.asarray([1j]) ** 2 == -1


# ---- complex numbers ---------------------------------------------------------------------------
# Where NumPy's own functions follow C's Annex G; signs that it leaves open are not compared.
COMPLEX = ("acos", "acosh", "asin", "asinh", "atan", "cos", "cosh", "exp", "log", "sin", "sinh")


@pytest.mark.parametrize("name", [*COMPLEX, "atanh", "sqrt", "log2", "log10", "tan", "tanh"])
def test_complex_special_values(name):
    parts = [0.0, -0.0, 1.0, -1.0, 0.5, np.inf, -np.inf, np.nan, 3.0, -2.5]
    z = np.array([complex(a, b) for a in parts for b in parts])
    with np.errstate(all="ignore"):
        want = getattr(np, UNARY[name])(z)
    got = np.asarray(getattr(core, name)(tensor(z)))
    for g, w in ((got.real, want.real), (got.imag, want.imag)):
        np.testing.assert_array_equal(np.isnan(g), np.isnan(w))
        np.testing.assert_array_equal(np.isinf(g), np.isinf(w))
        finite = np.isfinite(w)
        np.testing.assert_allclose(g[finite], w[finite], rtol=1e-12, atol=1e-15)


@pytest.mark.parametrize("dtype", ["complex128", "complex64"])
@pytest.mark.parametrize("name", ["acos", "acosh", "asin", "asinh", "atan", "atanh"])
def test_complex_inverses_of_every_size(name, dtype):
    random = np.random.default_rng(0)
    size = 10.0 ** random.uniform(-6, 6, 500)
    z = (size * np.exp(1j * random.uniform(-np.pi, np.pi, 500))).astype(dtype)
    with np.errstate(all="ignore"):
        want = getattr(np, UNARY[name])(z)
    got = np.asarray(getattr(core, name)(tensor(z)))
    tolerance = 2e-5 if dtype == "complex64" else 1e-12
    assert np.all(np.abs(got - want) <= tolerance * np.abs(want))


@pytest.mark.parametrize("dtype", ["complex128", "complex64"])
@pytest.mark.parametrize("name", ["atan", "atanh"])
def test_complex_inverses_of_nan_beside_a_large_number(name, dtype):
    parts = [np.nan, np.inf, -np.inf, 1e30, -1e30, 2.0, 0.0]
    z = np.array([complex(x, y) for x in parts for y in parts], dtype)
    with np.errstate(all="ignore"):
        want = getattr(np, UNARY[name])(z)
    got = np.asarray(getattr(core, name)(tensor(z)))
    for g, w in ((got.real, want.real), (got.imag, want.imag)):
        np.testing.assert_array_equal(np.isnan(g), np.isnan(w))


# ---- functions beyond the standard -------------------------------------------------------------
def spread():
    random = np.random.default_rng(0)
    wide = random.normal(size=300) * 10.0 ** random.uniform(-6, 2.5, 300)
    return np.concatenate([wide, [0.0, -0.0, 1, -1, 2, 0.5, -0.5, 30, -30, 700, 1e5, np.nan]])


def shares():
    random = np.random.default_rng(1)
    tails = 10.0 ** random.uniform(-300, 0, 100)
    return np.concatenate([random.uniform(0, 1, 200), tails, [0, 1, -0.1, 1.1, 0.5, np.nan]])


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize(
    ("name", "values"),
    [
        *((n, spread) for n in (
            "erfc", "erfcx", "ndtr", "log_ndtr", "i0", "i0e", "i1", "i1e", "lgamma", "digamma",
            "entr",
        )),
        *((n, shares) for n in ("erfinv", "ndtri", "logit")),
    ],
)  # fmt: skip
def test_special_functions_against_scipy(name, values, dtype):
    special = pytest.importorskip("scipy.special")
    x = values().astype(dtype)
    theirs = getattr(special, {"lgamma": "gammaln", "digamma": "psi"}.get(name, name))
    with np.errstate(all="ignore"):
        want = theirs(x.astype("float64")).astype(dtype)
    got = np.asarray(getattr(core, name)(tensor(x)))
    np.testing.assert_allclose(got, want, rtol=1e-12 if dtype == "float64" else 1e-5, atol=1e-30)


@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_polygamma_on_both_sides_of_0(n):
    mpmath = pytest.importorskip("mpmath")
    random = np.random.default_rng(2)
    x = np.concatenate([random.uniform(-5, 10, 60), 10.0 ** random.uniform(-3, 4, 20)])
    want = [float(mpmath.polygamma(n, v)) for v in x]
    np.testing.assert_allclose(np.asarray(core.polygamma(n, tensor(x))), want, rtol=1e-9)
    if n:
        edge = core.polygamma(n, core.asarray([0.0, -2.0, np.inf, np.nan])).tolist()
        pole = np.inf if n % 2 else -np.inf
        assert edge[:3] == [pole, pole, 0.0] and np.isnan(edge[3])


def gradients_of(module, function, arrays):
    """The result and the gradients of its sum, by core or by torch."""
    if module is core:
        leaves = [tensor(a) for a in arrays]
        for leaf in leaves:
            leaf.requires_grad = True
        out = function(core, *leaves)
        grads = core.autograd.grad(out, leaves, core.ones_like(out), allow_unused=True)
        return np.asarray(out.detach()), [None if g is None else np.asarray(g) for g in grads]
    leaves = [module.tensor(a, requires_grad=True) for a in arrays]
    out = function(module, *leaves)
    grads = module.autograd.grad(out, leaves, module.ones_like(out), allow_unused=True)
    return out.detach().numpy(), [None if g is None else g.numpy(force=True) for g in grads]


@pytest.mark.parametrize(
    "call",
    [
        lambda m, x, y, p: m.clamp(x, -0.5, 0.5),
        lambda m, x, y, p: m.clamp(x, y, p),
        lambda m, x, y, p: m.clamp(x, p, y),
        lambda m, x, y, p: m.lerp(x, y, p),
        lambda m, x, y, p: m.addcmul(x, y, p, value=2.5),
        lambda m, x, y, p: m.addcdiv(x, y, p, value=2.5),
        lambda m, x, y, p: m.xlogy(x, p),
        lambda m, x, y, p: m.atan2(x, y),
        lambda m, x, y, p: m.hypot(x, y),
        lambda m, x, y, p: m.copysign(x, y),
        lambda m, x, y, p: m.logaddexp(x, y),
        lambda m, x, y, p: m.fmod(x, p),
        lambda m, x, y, p: m.remainder(x, p),
        lambda m, x, y, p: m.fmax(x, x),
        lambda m, x, y, p: m.maximum(x, x),
        lambda m, x, y, p: m.ldexp(x, m.round(y)),
        lambda m, x, y, p: m.frexp(x)[0],
        lambda m, x, y, p: m.polygamma(2, p),
        lambda m, x, y, p: m.mvlgamma(p + 1, 2),
        lambda m, x, y, p: m.float_power(p, y),
        lambda m, x, y, p: m.logit(p, 0.4),
        lambda m, x, y, p: m.sinc(x),
        lambda m, x, y, p: m.abs(m.polar(p, x)) + m.angle(m.complex(x, y)),
    ],
)
def test_values_and_gradients_are_torchs(call):
    torch = pytest.importorskip("torch")
    random = np.random.default_rng(3)
    arrays = [random.normal(size=(4, 5)), random.normal(size=5), random.uniform(0.5, 1.5, (4, 5))]
    value, gradients = gradients_of(core, call, arrays)
    expected, theirs = gradients_of(torch, call, arrays)
    np.testing.assert_allclose(value, expected, rtol=1e-9, atol=1e-12)
    for got, want in zip(gradients, theirs, strict=True):
        if got is not None or want is not None:
            want = np.zeros_like(got) if want is None else want
            got = np.zeros_like(want) if got is None else got
            np.testing.assert_allclose(got, want, rtol=1e-8, atol=1e-10)


def test_isclose_asks_as_numpy_does():
    x = np.array([1.0, np.inf, np.inf, np.nan, 0.0, 1e10, -np.inf])
    y = np.array([1.0 + 1e-9, np.inf, -np.inf, np.nan, 1e-9, 1.00001e10, 1.0])
    for options in ({}, {"rtol": 1e-3}, {"atol": 1.0}, {"equal_nan": True}):
        got = core.isclose(tensor(x), tensor(y), **options).tolist()
        assert got == np.isclose(x, y, **options).tolist()
    small = np.array([0, 255], "uint8")
    assert core.isclose(tensor(small), tensor(small[::-1].copy()), atol=10.0).tolist() == [0, 0]


# ---- what is refused ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    "call",
    [
        lambda: core.floor(core.asarray([1j])),
        lambda: core.lgamma(core.asarray([1j])),
        lambda: core.remainder(core.asarray([True]), core.asarray([True])),
        lambda: core.bitwise_and(core.asarray([1]), 1.5),
        lambda: core.bitwise_left_shift(core.asarray([True]), core.asarray([True])),
        lambda: core.gcd(core.asarray([1.0]), core.asarray([2.0])),
        lambda: core.polar(core.asarray([1]), core.asarray([1])),
        lambda: core.frexp(core.asarray([1])),
        lambda: core.negative(core.asarray([True])),
        lambda: core.logical_and(core.asarray([True]), 2),
    ],
)
def test_other_kinds_of_numbers_are_refused(call):
    with pytest.raises(core.errors.DtypeError):
        call()


# ---- programs ----------------------------------------------------------------------------------
def test_a_new_size_compiles_nothing(compiled_names):
    calls = (
        lambda x: core.frexp(x)[0],
        lambda x: core.polygamma(1, x),
        lambda x: core.clip(x, 0.0, 1.0),
        lambda x: core.gcd(core.round(x).astype(core.int64), 6),
    )
    for call in calls:
        call(core.ones((29, 31)))  # met by no test before: the oldest of 1024 programs are dropped
    compiled_names.clear()
    for size in range(3, 9):
        for call in calls:
            call(core.ones((size, size + 1)))
    assert compiled_names == []


@pytest.mark.parametrize("definition", [pytest.param(d, id=d.name[6:]) for d in MINE])
def test_the_example_is_true(definition):
    example = doctest.DocTestParser().get_doctest(definition.doc, {}, definition.name, None, 0)
    assert example.examples
    said = []
    assert not doctest.DocTestRunner().run(example, out=said.append).failed, "".join(said)
