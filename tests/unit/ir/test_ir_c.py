"""Programs through the whole way to machine code, against the interpreter at both levels.

Random programs cover shapes with 0 and 1, strides of every kind, broadcasting, masks, all dtypes,
NaN, infinities and subnormals; results have to agree bit for bit. The classics are checked against
NumPy as well.
"""

import platform

import ir_classics
import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, reject, settings
from hypothesis import strategies as st
from ir_programs import copies, programs, same

import core
from core.errors import LegalizeError, ToolchainError
from core.ir import Builder, interpret, ops
from core.ir.compile import compile_c, lower, native_capabilities
from core.ir.compile import scheduled as schedule
from core.ir.dialect.c import host_capabilities
from core.ir.function import Function
from core.ir.host import run
from core.ir.toolchain.c_compiler import find_toolchain
from core.ir.toolchain.target import has_fma

FMA = "fused" if has_fma() else "separate"


@pytest.fixture(scope="module", autouse=True)
def compiler():
    try:
        find_toolchain()
    except ToolchainError as e:
        pytest.skip(f"there is no C compiler: {e.what}")


def run_c(function: Function, arrays: dict, sizes: dict, capabilities=None) -> None:
    compiled = compile_c(function, capabilities=capabilities)
    values = [_size(function, v.name, arrays, sizes) for v in function.indices]
    run(compiled, values, {name: a.ctypes.data for name, a in arrays.items()})


def _size(function: Function, name: str, arrays: dict, sizes: dict) -> int:
    if name in sizes:
        return sizes[name]
    for buffer in function.buffers:
        for n, extent in enumerate(buffer.shape):
            if getattr(extent, "name", None) == name:
                return arrays[buffer.name].shape[n]
    raise KeyError(name)


def check(function: Function, arrays: dict, sizes: dict) -> dict:
    """Interpreter at the level of loops, at the scheduled level, and C: the same bits, returned."""
    expected, scheduled, native = copies(arrays), copies(arrays), copies(arrays)
    interpret(function, expected, sizes, fma=FMA)
    try:
        laid_out = schedule(function, host_capabilities())
        interpret(laid_out, scheduled, sizes, fma=FMA)
        run_c(function, native, sizes)
    except LegalizeError:
        reject()  # hypothesis fails the test if that is most of them
    for buffer in function.buffers:
        for way, got in (("scheduled", scheduled), ("C", native)):
            assert same(got[buffer.name], expected[buffer.name], buffer.dtype), (
                f"{buffer.name} differs between the interpreter and {way}:\n{function}\n"
                f"{expected[buffer.name]}\n{got[buffer.name]}"
            )
    return expected


FEW = settings(max_examples=examples(40), deadline=None)
MANY = settings(max_examples=1500, deadline=None)


@FEW
@given(programs(float_sums=False, complex_abs=False))
def test_random_programs_agree(program):
    check(*program)


@pytest.mark.slow
@MANY
@given(programs(float_sums=False, complex_abs=False))
def test_many_random_programs_agree(program):
    check(*program)


CLASSICS = [
    ir_classics.softmax, ir_classics.layer_norm, ir_classics.argmax, ir_classics.cumsum,
    ir_classics.gather, ir_classics.scatter_add, ir_classics.matmul, ir_classics.convolution,
    ir_classics.bitonic_sort, ir_classics.philox, ir_classics.nonzero, ir_classics.mandelbrot,
    ir_classics.collatz,
]  # fmt: skip


@pytest.mark.parametrize("make", CLASSICS, ids=lambda m: m.__name__)
def test_classics_agree_with_numpy(make):
    case = make()
    arrays = copies(case.arrays)
    run_c(case.function, arrays, case.sizes)
    for name, expected in case.expected.items():
        np.testing.assert_allclose(arrays[name], expected, rtol=case.tolerance, atol=1e-6)


# Where the host reads an int64 back (nonzero), a program for such a device is not made yet.
SHORT = host_capabilities().without("int64", "uint64")


@pytest.mark.parametrize(
    "make", [m for m in CLASSICS if m is not ir_classics.nonzero], ids=lambda m: m.__name__
)
def test_classics_agree_where_integers_have_32_bits(make):
    case = make()
    arrays = copies(case.arrays)
    run_c(case.function, arrays, case.sizes, SHORT)
    for name, expected in case.expected.items():
        np.testing.assert_allclose(arrays[name], expected, rtol=case.tolerance, atol=1e-6)


@FEW
@given(programs(float_sums=False, complex_abs=False))
def test_random_programs_agree_where_integers_have_32_bits(program):
    function, arrays, sizes = program
    expected, native = copies(arrays), copies(arrays)
    interpret(function, expected, sizes, fma=FMA)
    try:
        run_c(function, native, sizes, SHORT)
    except LegalizeError:
        reject()
    for buffer in function.buffers:
        assert same(native[buffer.name], expected[buffer.name], buffer.dtype), f"{function}"


# ---- reductions of every layout ----------------------------------------------------------------
def sums(shape, axes):
    b = Builder("sums")
    sizes = [b.size(f"n{k}") for k in range(len(shape))]
    strides = [b.size(f"s{k}") for k in range(len(shape))]
    x = b.input("x", "float32", sizes, strides)
    kept = [k for k in range(len(shape)) if k not in axes]
    y = b.output("y", "float32", [sizes[k] for k in kept])
    with b.parallel(*(sizes[k] for k in kept)) as at:
        at = at if isinstance(at, tuple) else (at,)
        place = dict(zip(kept, at))
        over = [sizes[k] for k in axes]

        def one(*j):
            where = {**place, **dict(zip(axes, j))}
            return x[tuple(where[k] for k in range(len(shape)))]

        y[at] = b.sum(over, one)
    return b.function()


@settings(max_examples=examples(25), deadline=None)
@given(
    st.lists(st.sampled_from([0, 1, 2, 7, 64, 65, 300, 4097]), min_size=1, max_size=3),
    st.data(),
)
def test_sums_are_exact_enough_in_every_layout(shape, data):
    while np.prod(shape) > 400_000:
        shape[int(np.argmax(shape))] //= 16
    axes = data.draw(st.lists(st.sampled_from(range(len(shape))), min_size=1, unique=True))
    order = data.draw(st.permutations(range(len(shape))))
    rng = np.random.default_rng(0)
    x = rng.random([shape[k] for k in order], dtype=np.float32).transpose(np.argsort(order))
    function = sums(shape, sorted(axes))
    y = np.full([n for k, n in enumerate(shape) if k not in axes], np.nan, np.float32)
    sizes = {f"n{k}": n for k, n in enumerate(shape)}
    sizes |= {f"s{k}": s // 4 for k, s in enumerate(x.strides)}
    run_c(function, {"x": x, "y": y}, sizes)
    count = max(int(np.prod([shape[k] for k in axes])), 1)
    exact = x.astype(np.float64).sum(axis=tuple(axes))
    np.testing.assert_allclose(y, exact, rtol=2e-7 * max(np.sqrt(count), 4))


@pytest.mark.parametrize("columns", [0, 1, 255, 256, 257, 2049, 5000])
def test_the_next_row_is_fetched_during_the_last_pass(columns):
    function = ir_classics.softmax().function
    assert compile_c(function).source.text.count("__builtin_prefetch") == 1
    x = np.random.default_rng(0).normal(size=(3, columns)).astype("f")
    y = np.zeros_like(x)
    run_c(function, {"x": x, "y": y}, {})
    true = np.exp(x.astype("d"))
    np.testing.assert_allclose(y, true / true.sum(1, keepdims=True), rtol=1e-5)


@pytest.mark.parametrize("n", [0, 1, 255, 256, 257, 767, 768, 769, 1025, 1281, 5000])
def test_what_is_read_and_written_is_fetched_where_much_is_computed(n):
    b = Builder("power", ["n"])
    x, y = b.input("x", "float32", ["n"]), b.output("y", "float32", ["n"])
    with b.parallel("n") as i:
        y[i] = ops.exp(x[i])
    function = b.function()
    text = compile_c(function).source.text
    assert "__builtin_prefetch(&b0_x[ahead])" in text
    assert "__builtin_prefetch(&b1_y[ahead], 1)" in text
    values = np.random.default_rng(0).normal(size=n).astype("f")
    found = np.zeros(n, "f")
    run_c(function, {"x": values, "y": found}, {"n": n})
    np.testing.assert_allclose(found, np.exp(values.astype("d")), rtol=2e-7)


@pytest.mark.parametrize("n", [0, 1, 31, 32, 33, 100])
@pytest.mark.parametrize("atomic", [False, True])
def test_places_that_are_read_are_fetched_before_they_are_written(n, atomic):
    b = Builder("scatter", ["n"])
    at, x = b.input("at", "int64", ["n"]), b.input("x", "float32", ["n"])
    y = b.inout("y", "float32", [50])
    with b.parallel(), b.range("n") as i:
        place = ops.where(at[i] < 0, at[i] + 50, at[i])
        if atomic:
            y.atomic("sum", place, value=x[i])
        else:
            y.store(place, value=x[i], mask=(place >= 0) & (place < 50))
    text = compile_c(b.function()).source.text
    assert text.count("__builtin_prefetch") == 1
    rng = np.random.default_rng(0)
    places = rng.integers(-50, 50, n)
    if not atomic:
        places[n // 2 :] = rng.integers(-(2**62), 2**62, n - n // 2)
    values = np.arange(n, dtype="f")
    found, true = np.zeros(50, "f"), np.zeros(50, "f")
    run_c(b.function(), {"at": places, "x": values, "y": found}, {"n": n})
    for p, v in zip(places, values, strict=True):
        if -50 <= p < 50:
            true[p] = true[p] + v if atomic else v
    np.testing.assert_array_equal(found, true)


def test_a_long_sum_is_as_good_as_numpys():
    x = np.random.default_rng(1).random(1 << 22, dtype=np.float32)
    y = np.empty((), np.float32)
    run_c(sums(x.shape, [0]), {"x": x, "y": y}, {"n0": x.size, "s0": 1})
    exact = x.astype(np.float64).sum()
    assert abs(y - exact) <= 2 * max(abs(float(x.sum()) - exact), np.spacing(np.float32(exact)))


def test_lowered_programs_print_and_parse():
    from core.ir import parse

    for make in CLASSICS:
        lowered = lower(make().function, host_capabilities())
        assert str(parse(str(lowered))) == str(lowered)


def test_float_to_integer_is_what_the_language_says():
    b = Builder("cast", ["n"])
    x = b.input("x", "float64", ["n"])
    outs = [b.output(f"y{k}", d, ["n"]) for k, d in enumerate(("int8", "int32", "uint64"))]
    with b.parallel("n") as i:
        for y in outs:
            y[i] = ops.cast(x[i], y.dtype)
    values = np.array([1.9, -1.9, np.nan, np.inf, -np.inf, 1e10, 3e9, 2.0**63, 300.0])
    arrays = {"x": values, "y0": np.empty(9, "int8"), "y1": np.empty(9, "int32")}
    arrays["y2"] = np.empty(9, "uint64")
    check(b.function(), arrays, {"n": 9})


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_what_is_carried_is_not_rounded_to_sixteen_bits(dtype):
    b = Builder("ones", ["n", "m"])
    columns, rows = b.input("x", dtype, ["n", "m"]), b.input("w", dtype, ["m", "n"])
    y, z = b.output("y", dtype, ["m"]), b.output("z", dtype, ["m"])
    with b.parallel("m") as j:
        y[j] = b.sum("n", lambda i: columns[i, j])
    with b.parallel("m") as j:
        z[j] = b.sum("n", lambda i: rows[j, i])
    one = np.uint16(0x3C00 if dtype == "float16" else 0x3F80)
    kind = np.float16 if dtype == "float16" else np.uint16
    n, m = 2500 if dtype == "float16" else 600, 6  # ones add up to 2048 and 256 at sixteen bits
    ones = np.full((n, m), one, np.uint16).view(kind)
    arrays = {"x": ones, "w": np.ascontiguousarray(ones.T)}
    arrays |= {name: np.zeros(m, kind) for name in "yz"}
    got = check(b.function(), arrays, {"n": n, "m": m})
    total = np.float16(n).view(np.uint16) if dtype == "float16" else 0x4416
    for name in "yz":
        assert (got[name].view(np.uint16) == total).all()


def test_long_columns_are_summed_in_parts():
    n = 500_000
    x = np.full((n, 4), 0.1, np.float32)
    y = np.empty(4, np.float32)
    sizes = {"n0": n, "n1": 4, "s0": 4, "s1": 1}
    run_c(sums(x.shape, [0]), {"x": x, "y": y}, sizes)
    np.testing.assert_allclose(y, n * np.float64(np.float32(0.1)), rtol=2e-5)


@pytest.mark.parametrize("n", [1, 127, 128, 129, 1500, 20_000])
def test_columns_are_summed_as_exactly_as_by_pairs(n):
    x = np.random.default_rng(n).random((n, 8), dtype=np.float32)
    y = np.empty(8, np.float32)
    run_c(sums(x.shape, [0]), {"x": x, "y": y}, {"n0": n, "n1": 8, "s0": 8, "s1": 1})
    np.testing.assert_allclose(y, x.sum(0, dtype=np.float64), rtol=1e-6)


def test_a_step_that_is_not_positive_makes_no_iterations():
    b = Builder("steps", ["n", "s"])
    y = b.inout("y", "int64", ["n"])
    with b.parallel(1), b.range(0, "n", b.size("s")) as k:
        y[k] = 1
    for step, want in ((2, [1, 0, 1]), (-1, [0, 0, 0]), (0, [0, 0, 0])):
        made = np.zeros(3, np.int64)
        run_c(b.function(), {"y": made}, {"n": 3, "s": step})
        assert made.tolist() == want


@pytest.mark.parametrize("n", [0, 1, 5, 63, 64, 65, 200])
def test_short_and_long_rows_of_every_kind(n):
    rng = np.random.default_rng(n)
    x = rng.integers(0, 2, (7, n)).astype(bool)
    b = Builder("bools", ["n"])
    a = b.input("x", "bool", [7, "n"])
    outs = [b.output(f"y{k}", "bool", [7]) for k in range(3)]
    at = b.output("at", "int64", [7])

    def first(p, q):
        before = (p[0] > q[0]) | ((p[0] == q[0]) & (p[1] < q[1]))
        return ops.where(before, p[0], q[0]), ops.where(before, p[1], q[1])

    with b.parallel(7) as i:
        for y, combine in zip(outs, ("or", "and", "xor")):
            y[i] = b.reduce("n", None, lambda j: a[i, j], combine)
        value = lambda j: ops.cast(a[i, j], "int32")  # noqa: E731
        _, found = b.reduce("n", (-1, 2**40), lambda j: (value(j), j), first)
        at[i] = ops.cast(found, "int64")
    arrays = {"x": x, "at": np.zeros(7, np.int64), **{f"y{k}": np.zeros(7, bool) for k in range(3)}}
    run_c(b.function(), arrays, {"n": n})
    assert (arrays["y0"] == x.any(1)).all()
    assert (arrays["y1"] == x.all(1)).all()
    assert (arrays["y2"] == (x.sum(1) % 2 == 1)).all()
    if n:
        assert (arrays["at"] == x.argmax(1)).all()


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_a_whole_part_of_zero_has_no_sign(dtype):
    b = Builder("whole", ["n"])
    x, y = b.input("x", dtype, ["n"]), b.output("y", dtype, ["n"])
    with b.parallel("n") as i:
        y[i] = ops.cast(ops.cast(ops.cast(x[i], "int32"), "int64"), dtype)
    arrays = {"x": np.array([-0.5, -0.0, 0.5, -1.5] * 9, dtype), "y": np.empty(36, dtype)}
    run_c(b.function(), arrays, {})
    assert [str(v) for v in arrays["y"][:4]] == ["0.0", "0.0", "0.0", "-1.0"]


@pytest.mark.parametrize("dtype", ["int64", "uint64"])
def test_a_constant_is_shifted_by_more_than_an_int_has(dtype):
    b = Builder("shifted", ["n"])
    x, y, z = b.input("x", dtype, ["n"]), *(b.output(name, dtype, ["n"]) for name in "yz")
    with b.parallel("n") as i:
        y[i] = ops.const(1, dtype) << x[i]
        z[i] = ops.const(2**31 - 1, dtype) >> x[i]
    arrays = {"x": np.arange(66, dtype=dtype), **{name: np.empty(66, dtype) for name in "yz"}}
    check(b.function(), arrays, {"n": 66})


@pytest.mark.parametrize("machine, fused", [("x86_64", False), ("aarch64", True)])
def test_a_named_target_may_lack_fused_products_but_on_arm(monkeypatch, machine, fused):
    monkeypatch.setattr(platform, "machine", lambda: machine)
    with core.config.override(cc="cc -march=some-target"):
        assert native_capabilities().fma == fused
