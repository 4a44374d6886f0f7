"""Loops over elements are vectors: GCC says which of them it has vectorized."""

import subprocess

import numpy as np
import pytest

import core
from core.bodies.definition import body_of
from core.errors import ToolchainError
from core.ir import Builder, ops
from core.ir.compile import compile_c, spell_c
from core.ir.dialect import Dialect
from core.ir.dialect.c import CDialect
from core.ir.host import run
from core.ir.toolchain.c_compiler import find_toolchain
from core.schema import parameters

# Jumps between values that are chosen, calls of the library and conversions of bool stood in the
# way: softplus took 14 times PyTorch's time, remainder 6, a factor that is a condition 7.
FLOATS = (
    "logaddexp", "logsigmoid", "softplus", "remainder", "floor_divide", "fmod", "log1p", "expm1",
    "lgamma", "tanh", "pow", "sin",
)  # fmt: skip
LIKELY = ("lgamma", "pow", "sin")
LONG = ("softplus",)  # a loop up to its exponential, and one after it
NUMBERS = {"softplus": (1.0, 20.0)}  # beta, threshold


@pytest.fixture(scope="module")
def gcc():
    try:
        toolchain = find_toolchain()
    except ToolchainError as e:
        pytest.skip(f"there is no C compiler: {e.what}")
    if not toolchain.name.startswith("gcc"):
        pytest.skip(f"{toolchain.name} does not say which loops are vectors as GCC does")
    return toolchain


def loops(gcc, function, folder):
    """The loops over elements of a program, and those of them that are vectors."""
    file = folder / "kernel.c"
    text = spell_c(function)[1].text
    file.write_text(text)
    command = [*gcc.command, *gcc.flags(), "-fopt-info-vec", "-c", str(file), "-o", "/dev/null"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    lines = {line.split(":")[1] for line in printed.splitlines() if "loop vectorized" in line}
    # A reduction's pragma makes the vector of its first values.
    marked = {str(n) for n, line in enumerate(text.splitlines(), 1) if "#pragma omp simd" in line}
    return len(marked), len(lines - marked)


def elementwise(name, dtypes):
    b = Builder("f", ["n"])
    op = getattr(core.ops.core, name)
    numbers = [ops.const(v, "float32") for v in NUMBERS.get(name, ())]
    inputs = [b.input(f"x{k}", d, ["n"]) for k, d in enumerate(dtypes)]
    y = b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = body_of(op)(*(x[i] for x in inputs), *numbers)
    return b.function()


@pytest.mark.parametrize("name", FLOATS)
def test_functions_of_float32_are_vectors(name, gcc, tmp_path):
    count = len(parameters(getattr(core.ops.core, name))) - len(NUMBERS.get(name, ()))
    written = 3 if name in LIKELY else 2 if name in LONG else 1
    assert loops(gcc, elementwise(name, ["float32"] * count), tmp_path) == (written, written)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_a_test_of_likely_conditions_is_a_vector(dtype, gcc, tmp_path):
    """One for all that a loop's functions mark, and one loop where they hold; each logarithm is
    half of the chain, and has such loops."""
    b = Builder("f", ["n"])
    x, y = b.input("x", dtype, ["n"]), b.input("y", dtype, ["n"])
    z = b.output("z", dtype, ["n"])
    with b.parallel("n") as i:
        z[i] = ops.log2(x[i]) * ops.log(y[i])
    assert loops(gcc, b.function(), tmp_path) == (6, 6)


def test_a_likely_condition_that_is_not_cheap_is_not_tested():
    b = Builder("f", ["n"])
    x, y = b.input("x", "float32", ["n"]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = ops.log(ops.tanh(x[i]) + 2)
    assert "reduction(& : all" not in spell_c(b.function())[1].text


def test_the_condition_of_a_result_is_tested_between_two_loops(gcc, tmp_path):
    """Both sines have a loop without the reduction of huge angles, and none is computed twice."""
    b = Builder("f", ["n"])
    x, y = b.input("x", "float32", ["n"]), b.output("y", "float32", ["n"])
    z = b.output("z", "float32", ["n"])
    with b.parallel("n") as i:
        first = ops.sin(x[i])
        y[i] = first
        z[i] = ops.sin(first * 3)
    assert loops(gcc, b.function(), tmp_path) == (6, 6)


def test_a_costly_test_leaves_the_cheap_ones():
    b = Builder("f", ["n"])
    x, y = b.input("x", "float32", ["n"]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = ops.log(ops.erf(x[i]) + 2) + ops.sin(x[i])
    assert spell_c(b.function())[1].text.count("#pragma omp simd") == 3


INSIDE = {
    "sin(sin(x) 1e10)": lambda x: core.sin(core.sin(x) * 1e10),
    "sin(exp(x))": lambda x: core.sin(core.exp(x)),
    "tan(cos(x))": lambda x: core.tan(core.cos(x)),
    "cos(tanh(x) 1e5), tanh(x)": lambda x: (core.cos(core.tanh(x) * 1e5), core.tanh(x)),
    "lgamma(exp(x))": lambda x: core.lgamma(core.exp(x)),
    "sin(exp(x)) cos(sin(x) 1e6)": lambda x: core.sin(core.exp(x)) * core.cos(core.sin(x) * 1e6),
}


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", INSIDE)
def test_functions_of_results_have_the_bits_of_the_functions(name, dtype):
    """Pieces without huge angles, pieces with some, and the end of a piece."""
    x = np.linspace(-2, 2, 1500).astype(dtype)
    x[300:320] = np.linspace(5, 80, 20)
    x[700:706] = [np.inf, -np.inf, np.nan, 3e38, -1e30, 0.0]
    x = core.asarray(x)
    got, want = core.compile(INSIDE[name])(x), INSIDE[name](x)
    for a, b in zip(*((r if isinstance(r, tuple) else (r,)) for r in (got, want))):
        np.testing.assert_array_equal(np.asarray(a), np.asarray(b))


def rows(dtype, across=False):
    """A kernel whose loops over a row, or over columns, have likely conditions: of an input, of a
    result that is stored and read, in a sum, and of a result in a loop."""
    b = Builder("f", ["m", "n"])
    x, y = b.input("x", dtype, ["m", "n"]), b.output("y", dtype, ["m", "n"])
    with b.parallel("n" if across else "m") as i:
        length = b.size("m" if across else "n")
        place = (lambda j: (j, i)) if across else (lambda j: (i, j))
        with b.range(length) as j:
            y[place(j)] = ops.sin(x[place(j)])
        total = b.sum(length, lambda j: ops.cos(y[place(j)] * 1e4))
        with b.range(length) as j:
            y[place(j)] = ops.cos(ops.tan(y[place(j)]) * 2) + total
    return b.function()


@pytest.mark.parametrize("across", [False, True])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("shape", [(9, 1000), (40, 100), (33, 48), (50, 24), (20, 7), (1, 300)])
def test_loops_in_rows_have_the_bits_of_loops_without_tests(dtype, across, shape, monkeypatch):
    """Rows of several pieces, of a part of one, and of masked lanes; with huge angles and none."""
    x = np.random.default_rng(0).standard_normal(shape).astype(dtype)
    rare = np.random.default_rng(1).random(shape)
    x[rare < 0.01] = 3e30
    for n, v in enumerate([np.inf, -np.inf, np.nan, -1e20]):
        x[(rare > 0.5 + n / 500) & (rare < 0.501 + n / 500)] = v
    function, results = rows(dtype, across), []
    for has_tests in (True, False):
        if not has_tests:
            monkeypatch.setattr(CDialect, "rows", Dialect.rows)
        compiled, y = compile_c(function), np.zeros_like(x)
        assert ("reduction(& : all" in compiled.source.text) == (has_tests and dtype == "float32")
        run(compiled, list(shape), {"x": x.ctypes.data, "y": y.ctypes.data})
        results.append(y)
    np.testing.assert_array_equal(*results)


def test_loops_in_rows_are_vectors(gcc, tmp_path, monkeypatch):
    """But for the same ones that write zeros."""
    marked, vectors = loops(gcc, rows("float32", across=True), tmp_path)
    monkeypatch.setattr(CDialect, "rows", Dialect.rows)
    fewer_marked, fewer_vectors = loops(gcc, rows("float32", across=True), tmp_path)
    assert marked > fewer_marked
    assert marked - vectors == fewer_marked - fewer_vectors


def test_a_long_chain_is_two_loops_and_a_copy_is_none(gcc, tmp_path):
    b = Builder("f", ["n"])
    x, y = b.input("x", "float32", ["n"]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = ops.tanh(ops.exp(x[i]))
    assert loops(gcc, b.function(), tmp_path) == (2, 2)
    b = Builder("f", ["n"])
    x, y = b.input("x", "float32", ["n"]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = ops.exp(x[i])
    assert loops(gcc, b.function(), tmp_path) == (1, 1)


@pytest.mark.parametrize("source", ["a condition", "a mask"])
def test_factors_that_are_conditions_are_vectors(source, gcc, tmp_path):
    b = Builder("f", ["n"])
    x, mask = b.input("x", "float32", ["n"]), b.input("mask", "bool", ["n"])
    y = b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        condition = x[i] < 4.0 if source == "a condition" else mask[i]
        y[i] = x[i] * ops.cast(condition, "float32")
    assert loops(gcc, b.function(), tmp_path) == (1, 1)


def test_a_power_by_a_number_chooses_before_the_loop(gcc, tmp_path):
    """Roots, quotients, products and the general power have loops of their own; the last tests for
    rare numbers."""
    b = Builder("f", ["n"])
    x, exponent = b.input("x", "float32", ["n"]), b.input("exponent", "float64", [])
    y = b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = ops.pow(x[i], ops.cast(exponent[()], "float32")) + 1
    assert loops(gcc, b.function(), tmp_path) == (7, 7)


def test_a_power_of_a_number_is_a_vector(gcc, tmp_path):
    b = Builder("f", ["n"])
    x, base = b.input("x", "float32", ["n"]), b.input("base", "float32", [])
    y = b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = ops.pow(base[()], x[i])
    assert loops(gcc, b.function(), tmp_path) == (3, 3)


def test_many_powers_by_numbers_are_one_loop():
    """A loop for each combination of what is chosen would take compilers minutes."""
    b = Builder("f", ["n"])
    x, exponents = b.input("x", "float32", ["n"]), b.input("exponents", "float32", [8])
    y = b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        value = x[i]
        for k in range(8):
            value = ops.pow(abs(value), exponents[k]) + 1
        y[i] = value
    assert spell_c(b.function())[1].text.count("#pragma omp simd") == 1


def test_a_kernel_of_one_element_is_no_loop():
    """Many operations for it, with likely conditions among them."""
    x = core.asarray(2.0)
    compiled = core.compile(lambda x: core.lgamma(core.log(x) * core.sin(x) + x) * core.selu(x))
    want = compiled.__wrapped__(x.astype("float64"))
    assert compiled(x).item() == pytest.approx(want.item(), rel=1e-6)
