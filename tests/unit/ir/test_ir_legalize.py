"""Legalized programs compute what they did before, bit for bit, without what the device lacks."""

import ir_classics
import ml_dtypes
import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, settings
from ir_programs import ALL, copies, programs, random_values, same

from core.dtype_table import COMPLEX, NARROW, STORAGE_ONLY, TABLE
from core.errors import IRError, LegalizeError
from core.ir import Builder, ops
from core.ir.interpreter import interpret
from core.ir.legalize import complex_functions, legalize
from core.ir.legalize.complex import legalize_complex
from core.ir.legalize.float64 import legalize_float64
from core.ir.legalize.int64 import legalize_int64
from core.ir.legalize.narrow import bits_of, legalize_narrow
from core.ir.numbers import round_float
from core.ir.schedule.capabilities import Capabilities
from core.ir.text.parser import parse
from core.ir.verifier import verify

HALVES = tuple(d for d in NARROW if d not in STORAGE_ONLY)
DEVICE = Capabilities().without(*COMPLEX, *HALVES)
NO_FLOAT64 = DEVICE.without("float64").replace(fma=False)
SMALL = NO_FLOAT64.without("int64", "uint64")


def _dtypes(function):
    found = {v.dtype for op in function.walk() for v in (*op.results, *op.args)}
    return found | {b.dtype for b in function.buffers if "part" not in str(function)}


def _agree(function, made, arrays, sizes=None, fma="fused"):
    """That two programs write the same bits."""
    verify(made)
    first, second = copies(arrays), copies(arrays)
    interpret(function, first, sizes, fma=fma)
    interpret(made, second, sizes, fma=fma)
    for b in function.buffers:
        assert same(first[b.name], second[b.name], b.dtype), (b.name, str(function), str(made))
    return second


# ---- random programs ---------------------------------------------------------------------------
@settings(max_examples=examples(100))
@given(programs(dtypes=(*HALVES, "float32", "float64", "bool", "int32", "uint64", "uint16")))
def test_random_programs_with_halves(program):
    made = legalize_narrow(program.function, HALVES)
    assert not set(HALVES) & _dtypes(made)
    _agree(program.function, made, program.arrays, program.sizes)
    native = legalize_narrow(program.function, HALVES, HALVES)
    _agree(program.function, native, program.arrays, program.sizes)


@settings(max_examples=examples(100))
@given(programs(dtypes=(*COMPLEX, "float32", "float64", "bool", "int32")))
def test_random_programs_with_complex_numbers(program):
    made = legalize_complex(program.function)
    assert not set(COMPLEX) & {v.dtype for op in made.walk() for v in op.results}
    _agree(program.function, made, program.arrays, program.sizes)


@settings(max_examples=examples(100))
@given(programs(dtypes=[d for d in ALL if d not in ("float64", "complex128")]))
def test_random_programs_with_wide_integers(program):
    made = legalize_narrow(legalize_complex(program.function), HALVES)
    made = legalize_int64(made)
    assert not {"int64", "uint64"} & {v.dtype for op in made.walk() for v in op.results}
    _agree(program.function, made, program.arrays, program.sizes)


FEW = ("float64", "float32", "bfloat16", "int64", "uint32", "bool", "int8")


@settings(max_examples=examples(60))
@given(programs(dtypes=FEW, sizes=(0, 1, 2, 3, 6)))
def test_random_programs_with_float64(program):
    made = legalize_float64(legalize_narrow(program.function, HALVES))
    assert "float64" not in _dtypes(made)
    _agree(program.function, made, program.arrays, program.sizes, "separate")
    _agree(program.function, legalize_int64(made), program.arrays, program.sizes, "separate")


@pytest.mark.parametrize("make", ir_classics.CLASSICS + ir_classics.SCHEDULED)
@pytest.mark.parametrize("device", (DEVICE, NO_FLOAT64, SMALL), ids=("plain", "narrow", "small"))
def test_classic_programs_on_lesser_devices(make, device):
    case = make()
    device = device.replace(math=frozenset(("exp", "rsqrt", "hypot")))
    try:
        made = legalize(case.function, device)
    except LegalizeError as error:
        assert make in (ir_classics.scatter_add, ir_classics.mandelbrot), error
        return
    _agree(case.function, made, case.arrays, case.sizes, "separate")


# ---- narrow floats -----------------------------------------------------------------------------
@pytest.mark.parametrize("dtype", NARROW)
def test_every_narrow_float_is_widened_and_narrowed(dtype):
    stored = bits_of(dtype)
    every = np.arange(1 << np.iinfo(stored).bits, dtype=stored)
    b = Builder("f", ["n"])
    x, y, z = (b.input("x", dtype, ["n"]), b.output("y", dtype, ["n"]),
               b.output("z", "float32", ["n"]))  # fmt: skip
    w = b.output("w", dtype, ["n"])
    with b.parallel("n") as i:
        y[i] = x[i]
        z[i] = ops.cast(x[i], "float32")
        w[i] = ops.cast(z[i], dtype)
    x = every.view("float16") if dtype == "float16" else every
    outputs = {name: np.zeros_like(x) for name in "yw"}
    arrays = {"x": x, **outputs, "z": np.zeros(x.size, "float32")}
    after = _agree(b.function(), legalize_narrow(b.function(), NARROW), arrays)
    numbers = every.view(getattr(ml_dtypes, dtype, dtype)).astype("float32")
    assert same(after["z"], numbers, "float32")
    assert np.array_equal(after["y"].view(stored), every)  # what is only moved keeps its bits
    assert same(after["w"], x, dtype)


@pytest.mark.parametrize("dtype", NARROW)
@pytest.mark.parametrize("source", ("float32", "float64", "int64", "uint64", "int32", "uint32"))
def test_narrow_floats_are_rounded_once(dtype, source):
    rng = np.random.default_rng(0)
    n, bits = 20000, TABLE[dtype].precision + 2
    x = random_values(rng, source, (n,))
    if source.startswith("f"):  # halfway between two neighbours, and a little beside
        near = np.ldexp(rng.integers(0, 1 << bits, n), rng.integers(-30, 5, n))
        x[::2] = (near * (1 + rng.integers(-1, 2, n) * 2.0**-45))[::2]
    else:
        x[::2] = (x >> rng.integers(0, np.iinfo(source).bits - 1, n).astype(source))[::2]
    b = Builder("f", ["n"])
    a, y = b.input("x", source, ["n"]), b.output("y", dtype, ["n"])
    with b.parallel("n") as i:
        y[i] = ops.cast(a[i], dtype)
    arrays = {"x": x, "y": np.zeros(n, "float16" if dtype == "float16" else bits_of(dtype))}
    function = b.function()
    after = _agree(function, legalize_narrow(function, NARROW), arrays)
    exact = [round_float(float(v), dtype) if abs(v) < 2**53 else None for v in x.tolist()]
    checked = np.array([v is not None for v in exact])
    numbers = after["y"].view(getattr(ml_dtypes, dtype, dtype)).astype("float32")
    wanted = np.array([0 if v is None else v for v in exact], "float32")
    assert same(numbers[checked], wanted[checked], "float32")


@pytest.mark.parametrize("dtype", STORAGE_ONLY)
def test_nothing_is_computed_in_a_dtype_that_only_stores(dtype):
    b = Builder("f", ["n"])
    x, y = b.input("x", dtype, ["n"]), b.output("y", dtype, ["n"])
    with b.parallel("n") as i:
        y[i] = x[i] + x[i]
    with pytest.raises(IRError, match="only stored"):
        verify(b.function())


# ---- complex numbers ---------------------------------------------------------------------------
FUNCTIONS = (
    "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sinh", "cosh", "tanh", "sin", "cos",
    "tan", "sqrt", "rsqrt", "sigmoid",
)  # fmt: skip


def _apply(function, *inputs):
    b = Builder("f", ["n"])
    xs = [b.input(f"x{k}", a.dtype.name, ["n"]) for k, a in enumerate(inputs)]
    y = b.output("y", inputs[0].dtype.name, ["n"])
    with b.parallel("n") as i:
        y[i] = function(*(x[i] for x in xs))
    arrays = {f"x{k}": a for k, a in enumerate(inputs)}
    made = legalize_complex(b.function())
    verify(made)
    first, second = np.zeros_like(inputs[0]), np.zeros_like(inputs[0])
    interpret(b.function(), {**arrays, "y": first})
    interpret(made, {**arrays, "y": second})
    return first, second


@pytest.mark.parametrize("dtype", COMPLEX)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_complex_functions_are_close_to_numpys(name, dtype):
    rng = np.random.default_rng(1)
    x, y = rng.standard_normal((2, 300)) * 10.0 ** rng.integers(-3, 2, (2, 300))
    z = (x + 1j * y).astype(dtype)
    z[:4] = [1, 2 + 0j, -1 + 1e-3j, 0.5j]
    expected, found = _apply(lambda v: ops.unary(name, v), z)
    tolerance = 3e-5 if dtype == "complex64" else 1e-12
    np.testing.assert_allclose(found, expected, rtol=tolerance, atol=tolerance)


def test_complex_functions_at_zeros_and_branch_cuts():
    z = np.array([complex(x, y) for x in (-4.0, -0.0, 0.0, 4.0) for y in (-0.0, 0.0)])
    for name in ("sqrt", "exp", "sinh", "tanh"):
        expected, found = _apply(lambda v, name=name: ops.unary(name, v), z)
        np.testing.assert_allclose(found, expected, rtol=1e-14)
        assert (np.signbit(found.imag) == np.signbit(expected.imag)).all(), name


def test_complex_powers():
    rng = np.random.default_rng(2)
    x, y = (rng.standard_normal(100) + 1j * rng.standard_normal(100) for _ in "xy")
    x[:3], y[:3] = [0, 0, 3], [2, 0, 0]
    expected, found = _apply(lambda a, b: a**b, x, y)
    np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-15)


PRODUCT = """function f(in x: complex64[5], out y: complex64[]) %s {
  parallel %s {
    v1, v3 = reduce prod j < 5 from (1.0, 0.0):complex64, 1:int32 {
      v0 = load x[j]
      v2 = cast j to int32
      yield v0, v2
    }
    store y[] = v1
  }
}"""


@pytest.mark.parametrize(("level", "kind"), [("loops", ""), ("scheduled", "range")])
def test_products_of_complex_numbers(level, kind):
    function = parse(PRODUCT % (level, kind))
    made = legalize_complex(function)
    names = [op.name for op in made.walk()]
    assert ("for" in names) == (level == "scheduled")
    x = np.random.default_rng(3).standard_normal((5, 2)).astype("f").view("complex64")[:, 0]
    after = _agree(function, made, {"x": x, "y": np.zeros((), "complex64")})
    np.testing.assert_allclose(after["y"], x.prod(), rtol=1e-5)


def test_sums_of_complex_numbers_by_atomics():
    function = parse("""function f(in x: complex64[9], inout y: complex64[2]) loops {
      parallel i < 9 { v0 = load x[i] v1 = i % 2 atomic sum y[v1] = v0 } }""")
    x = np.arange(18, dtype="f").view("complex64")
    _agree(function, legalize_complex(function), {"x": x, "y": np.zeros(2, "complex64")})


# ---- 64 bits -----------------------------------------------------------------------------------
def _bulk(n):
    """Numbers of all magnitudes, and pairs that nearly cancel."""
    rng = np.random.default_rng(5)
    bits = rng.integers(0, 2**64, (2, n), dtype=np.uint64).view(np.float64)
    plain = rng.standard_normal((2, n)) * 10.0 ** rng.integers(-5, 5, (2, n))
    tiny = rng.integers(0, 100, (2, n)) * 5e-324
    special = np.stack([random_values(rng, "float64", (n,)) for _ in "xy"])
    kind = rng.integers(0, 5, (2, n))
    x, y = np.choose(kind, [bits, plain, tiny, special, np.rint(plain)])
    with np.errstate(all="ignore"):
        near = x * (1 + rng.integers(-3, 4, n) * 2.0**-52)
    return x, np.where(rng.integers(0, 4, n) == 0, near, y)


BINARY = ("add", "sub", "mul", "div", "min", "max", "floordiv", "mod", "eq", "lt", "le")
UNARY = ("neg", "abs", "sqrt", "floor", "ceil", "trunc", "rint")


def test_float64_on_its_bits():
    x, y = _bulk(4000)
    b = Builder("f", ["n"])
    a, c = b.input("x", "float64", ["n"]), b.input("y", "float64", ["n"])
    arrays = {"x": x, "y": y}

    def write(name, value):
        arrays[name] = np.zeros(len(x), value.dtype)
        b.output(name, value.dtype, ["n"])[i] = value

    with b.parallel("n") as i:
        for name in BINARY:
            write(f"{name}_", ops.binary(name, a[i], c[i]))
        for name in UNARY:
            write(f"{name}_", ops.unary(name, a[i]))
        for dtype in ("float32", "int16", "uint32", "int64", "uint64"):
            write(f"to_{dtype}", ops.cast(a[i], dtype))
            write(f"from_{dtype}", ops.cast(ops.cast(a[i], dtype), "float64"))
    function = b.function()
    made = legalize_float64(function)
    _agree(function, made, arrays)
    _agree(function, legalize_int64(made), {k: v[:500] for k, v in arrays.items()})
    assert str(parse(str(made))) == str(made)


def test_what_has_no_halves(monkeypatch):
    atomic = parse("""function f(inout y: int64[1]) loops {
      parallel i < 2 { atomic sum y[0] = 1 } }""")
    with pytest.raises(LegalizeError, match="atomic of"):
        legalize_int64(atomic)
    bits = parse("""function f(in x: int64[1], out y: float64[1]) loops {
      parallel i < 1 { v0 = load x[i] v1 = bitcast v0 to float64 store y[i] = v1 } }""")
    with pytest.raises(LegalizeError, match="bitcast of int64"):
        legalize_int64(bits)
    wide = parse("""function f(in x: complex128[1], out y: complex128[1]) loops {
      parallel i < 1 { v0 = load x[i] store y[i] = v0 } }""")
    with pytest.raises(LegalizeError, match="load of"):
        legalize(wide, NO_FLOAT64)
    monkeypatch.delitem(complex_functions.FUNCTIONS, "asin")
    with pytest.raises(LegalizeError, match="asin of complex64"):
        legalize_complex(
            parse("""function f(in x: complex64[1], out y: complex64[1]) loops {
          parallel i < 1 { v0 = load x[i] v1 = asin v0 store y[i] = v1 } }""")
        )


# ---- functions, and all of it ------------------------------------------------------------------
MATH = """function f(n: index, in x: %s[n], out y: %s[n]) loops {
  parallel i < n {
    v0 = load x[i]
    v1 = %s v0
    store y[i] = v1
  }
}"""


@pytest.mark.parametrize("name", ("exp", "log", "sin", "tanh", "erf", "rsqrt"))
def test_functions_are_spelled_out(name):
    function = parse(MATH % ("float32", "float32", name))
    made = legalize(function, DEVICE)
    assert name not in {op.name for op in made.walk()}
    x = np.linspace(0.1, 3, 50, dtype="f")
    first, second = np.zeros_like(x), np.zeros_like(x)
    interpret(function, {"x": x, "y": first})
    interpret(made, {"x": x, "y": second})
    np.testing.assert_allclose(second, first, rtol=1e-6)


def test_float64_on_its_bits_is_called_not_copied():
    b = Builder("f", ["n"])
    x, y = b.input("x", "float64", ["n"]), b.output("y", "float64", ["n"])
    with b.parallel("n") as i:
        y[i] = ops.lgamma(x[i]) + ops.sin(x[i])
    made = legalize(b.function(), NO_FLOAT64)
    assert len([op for op in made.walk() if op.name != "const"]) < 2000
    assert "float64" not in _dtypes(made)


@pytest.mark.parametrize("name", ("sin", "tanh"))
def test_functions_of_float64_need_no_fma_where_its_bits_are_computed_with(name):
    made = legalize(parse(MATH % ("float64", "float64", name)), NO_FLOAT64.replace(fma=True))
    x, y = np.linspace(0.1, 9, 60), np.zeros(60)
    interpret(made, {"x": x.view("uint64"), "y": y.view("uint64")})
    true = getattr(np, name)(x)
    assert (abs(y - true) <= np.spacing(abs(true))).all()


def test_functions_of_halves_are_computed_in_float32():
    function = parse(MATH % ("float16", "float16", "exp"))
    for device in (DEVICE, Capabilities()):  # without and with arithmetic in halves
        made = legalize(function, device)
        x, y = np.linspace(-4, 4, 50).astype("float16"), np.zeros(50, "float16")
        interpret(made, {"x": x, "y": y})
        np.testing.assert_allclose(y, np.exp(x.astype("f")), rtol=1e-3)


def test_functions_that_the_device_has_stay():
    function = parse(MATH % ("float32", "float32", "exp"))
    device = DEVICE.replace(math=frozenset(("exp",)))
    assert legalize(function, device) is function


def test_a_function_that_nobody_spelled_out():
    from core.ir.math import EXPANSIONS

    name = next((n for n in ("erfinv", "lgamma", "digamma") if n not in EXPANSIONS), None)
    if name is None:
        return
    with pytest.raises(LegalizeError, match=f"{name} of float32 is not spelled out"):
        legalize(parse(MATH % ("float32", "float32", name)), DEVICE)


def test_a_device_without_fused_multiply_add():
    function = parse("""function f(in x: float32[1], out y: float32[1]) loops {
      parallel i < 1 { v0 = load x[i] v1 = fma v0, v0, -1.0 store y[i] = v1 } }""")
    made = legalize(function, DEVICE.replace(fma=False))
    assert [op.name for op in made.kernels[0].blocks[0].ops if op.name in ("fma", "mul")] == ["mul"]
    _agree(function, made, {"x": np.full(1, 1.1, "f"), "y": np.zeros(1, "f")}, None, "separate")


def test_atomics_that_the_device_lacks():
    function = parse("""function f(inout y: float64[1]) loops {
      parallel i < 3 { atomic sum y[0] = 1.0 } }""")
    assert legalize(function, DEVICE) is function
    with pytest.raises(LegalizeError, match="joins float64 by atomics"):
        legalize(function, DEVICE.replace(atomics=frozenset(("int32",))))


def test_the_host_computes_with_parts_too():
    """A number that is read back, and a temporary, of dtypes that the device lacks."""
    function = parse("""function f(in x: int64[3], out y: float16[3]) loops {
      alloc temp t: float16[3]
      parallel i < 3 { v0 = load x[i] v1 = cast v0 to float16 store t[i] = v1 }
      v2 = read x[1]
      v3 = cast v2 to index
      v4 = read t[2]
      for k in 0..v3 { parallel i1 < v3 { store y[i1] = v4 } }
    }""")
    made = legalize(function, SMALL)
    arrays = {"x": np.array([7, 2, 9]), "y": np.zeros(3, "float16")}
    assert _agree(function, made, arrays)["y"].tolist() == [9, 9, 0]
