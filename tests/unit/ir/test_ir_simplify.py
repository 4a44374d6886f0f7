"""`simplify`: programs compute the same in no more operations, and read as a person wrote them."""

import pytest

np = pytest.importorskip("numpy")
hypothesis = pytest.importorskip("hypothesis")

import os  # noqa: E402
import random  # noqa: E402
import struct  # noqa: E402
import time  # noqa: E402

import ir_classics as classics  # noqa: E402
import ir_programs as programs  # noqa: E402
from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

from core.ir import Builder, ops  # noqa: E402
from core.ir.evaluate import evaluate  # noqa: E402
from core.ir.interpreter import interpret  # noqa: E402
from core.ir.interpreter.scalar import scalar  # noqa: E402
from core.ir.simplify import count, simplify  # noqa: E402
from core.ir.simplify.fold import Constant, fold  # noqa: E402
from core.ir.simplify.polynomial import ONE, Algebra, constant, plus, times  # noqa: E402
from core.ir.verifier import verify  # noqa: E402

INDEX_OPS = ("add", "sub", "mul", "floordiv", "mod", "min", "max")


# ---- whole programs ----------------------------------------------------------------------------
@pytest.mark.parametrize("make", classics.CLASSICS + classics.SCHEDULED)
def test_a_classic_program_stays_what_it_is(make):
    case = make()
    simple = checked(case.function)
    interpret(simple, case.arrays, case.sizes)
    for name, expected in case.expected.items():
        np.testing.assert_allclose(case.arrays[name], expected, rtol=1e-5, atol=1e-5)


def checked(function):
    """Simplified; what holds of every program holds."""
    text = str(function)
    simple = simplify(function)
    assert str(function) == text, "the program given was changed"
    verify(simple)
    assert count(simple) <= count(function)
    assert str(simplify(simple)) == str(simple)
    return simple


def loops(function):
    """The text of the one kernel of a program."""
    return [line.strip() for line in str(simplify(function)).splitlines()[1:-1]]


def kernel(body, sizes=("n", "m"), dtype="int64"):
    """The text of `y[i, j] = body(b, i, j)` for i < n, j < m, without what is around it."""
    b = Builder("f", list(sizes))
    y = b.output("y", dtype, ["n", "m"])
    with b.parallel("n", "m") as (i, j):
        y[i, j] = ops.cast(body(b, i, j), dtype)
    return loops(b.function())[1:-1]


def stored(text):
    return [f"v0 = cast {text} to int64", "store y[i, i1] = v0"]


@pytest.mark.parametrize(
    ("body", "result"),
    [
        (lambda b, i, j: (i * b.size("m") + j) // b.size("m"), "i"),
        (lambda b, i, j: (i * b.size("m") + j) % b.size("m"), "i1"),
        (lambda b, i, j: (i + j) - j, "i"),
        (lambda b, i, j: (i * 1 + 0) + (j - j), "i"),
        (lambda b, i, j: ops.minimum(i, b.size("n")), "i"),
        (lambda b, i, j: ops.maximum(i, 0), "i"),
        (lambda b, i, j: (i * 8 + 3) // 8, "i"),
        (lambda b, i, j: ops.cast(ops.cast(i, "int64"), "index"), "i"),
        (lambda b, i, j: ops.where(i < b.size("n"), i, j), "i"),
        (lambda b, i, j: ops.where((i + 1) * b.size("m") > j, i, j), "i"),
        (lambda b, i, j: (i % 12) % 4 - i % 4 + j, "i1"),
        (lambda b, i, j: ((i // 3) // 5) - (i // 15) + j, "i1"),
        (lambda b, i, j: (i * 6 + j * 0) // 2 - i * 3 + i, "i"),
    ],
)
def test_index_arithmetic_that_is_one_value_is_that_value(body, result):
    assert kernel(body) == stored(result)


def test_what_is_not_known_is_kept():
    text = kernel(lambda b, i, j: ops.minimum(b.size("n") - i * 64, 64) + j // b.size("n"))
    assert [line.split(" = ")[1] for line in text[:-2]] == [
        "i * 64", "n - v0", "min v1, 64", "i1 // n", "v2 + v3"
    ]  # fmt: skip


def test_a_tile_inside_its_array_needs_no_check():
    b = Builder("f", ["n"])
    x, y = b.input("x", "float32", ["n"]), b.output("y", "float32", ["n"])
    n = b.size("n")
    with b.parallel((n + 63) // 64) as tile, b.range(ops.minimum(n - tile * 64, 64)) as k:
        at = tile * 64 + k
        with b.when(at < n):
            y[at] = x.load(at, mask=(at >= 0) & (at < n), other=0)
    text = "\n".join(loops(b.function()))
    assert "if" not in text and "load x[" in text


def test_loops_of_no_or_one_iteration_are_gone():
    b = Builder("f", ["n"])
    y = b.output("y", "int64", ["n"])
    with b.parallel("n") as i:
        with b.range(3, 3) as j:
            y[i] = ops.cast(j, "int64")
        with b.range(i, i + 1) as j:
            y[j] = ops.cast(j, "int64")
        b.sum(4, lambda j: ops.cast(j, "int64"))
    assert loops(b.function())[1:-1] == ["v0 = cast i to int64", "store y[i] = v0"]


def test_index_arithmetic_leaves_loops_but_not_kernels():
    b = Builder("f", ["n", "m"])
    y = b.output("y", "int64", ["n", "m"])
    with b.parallel("n") as i, b.range("m") as j:
        y[i, j] = ops.cast(i * b.size("m") * 2 + j, "int64")
    text = loops(b.function())
    assert text[0].startswith("parallel") and text[3].startswith("for")


def test_a_fact_of_a_loop_is_not_believed_outside():
    """In the loop n is positive; behind it the quotient by n may be one by 0."""
    b = Builder("f", ["n"])
    x, y = b.input("x", "float32", ["n"]), b.output("y", "int64", [2])
    n = b.size("n")
    with b.parallel():
        a = ops.cast(x.load(0, mask=n > 0, other=3), "index")
        with b.range("n") as j:
            y[0] = ops.cast((a * n + n * j) // n + j * 0, "int64")
        y[1] = ops.cast((a * n) // n + ops.cast(ops.cast(a, "int32"), "index") * 0, "int64")
    simple = checked(b.function())
    for size in (0, 2):
        arrays = {"x": np.full(size, 5, "float32"), "y": np.zeros(2, "int64")}
        interpret(simple, arrays, {"n": size})
        assert list(arrays["y"]) == ([0, 0] if size == 0 else [6, 5])


def test_loads_are_shared_only_while_memory_stays():
    b = Builder("f", ["n"])
    x = b.inout("x", "float32", ["n"])
    with b.parallel("n") as i:
        a = x[i] + x[i]
        x[i] = a
        x[i] = x[i] + a
    assert sum("load" in line for line in loops(b.function())) == 2


def test_a_load_before_a_condition_is_known_in_it():
    b = Builder("f", ["n"])
    x, y = b.input("x", "float32", ["n"]), b.inout("y", "float32", ["n"])
    with b.parallel("n") as i:
        with b.when(x[i] > 0):
            y[i] = x[i]
            y[i] = y[i] + x[i]
        with b.range(2):
            y[i] = y[i] * x[i]
    text = loops(b.function())
    assert sum("load x" in line for line in text) == 3  # y might be x: a store ends it
    assert sum("load y" in line for line in text) == 2


def test_conditions_that_are_known_choose_their_branch():
    b = Builder("f", ["n"])
    y = b.output("y", "int64", ["n"])
    with b.parallel("n") as i:
        yes = ops.const(True, "bool")
        y[i] = b.select(yes, lambda: ops.cast(i, "int64"), lambda: ops.cast(i * 2, "int64"))
        with b.when(~yes):
            y[i] = ops.const(9, "int64")
    assert loops(b.function())[1:-1] == ["v0 = cast i to int64", "store y[i] = v0"]


# ---- random index arithmetic -------------------------------------------------------------------
def expression(choose, leaves, depth):
    if depth == 0 or choose(4) == 0:
        return leaves[choose(len(leaves))]
    name = INDEX_OPS[choose(len(INDEX_OPS))]
    a, b = (expression(choose, leaves, depth - 1) for _ in range(2))
    return ops.binary(name, a, b)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 5), st.integers(0, 5), st.integers(0, 4))
def test_random_index_arithmetic_is_the_same(seed, n, m, s):
    """s is a parameter of which nothing is known; loops are of all kinds."""
    choose = random.Random(seed).randrange
    b = Builder("f", ["n", "m", "s"])
    x, y = b.input("x", "int8", ["n"]), b.output("y", "int64", ["n", "m", 3, 4])
    with b.parallel("n", "m") as (i, j), b.range(1, 7, 2) as k, b.range(choose(2) + 1) as p:
        leaves = [i, j, k, p, *b.sizes.values(), ops.cast(x[i], "index")]
        leaves += [ops.const(c, "index") for c in (-3, 0, 1, 2, 4, 8, 12)]
        values = [expression(choose, leaves, 4) for _ in range(2)]
        tested = ops.where(values[0] < values[1], values[0], values[1] + p)
        for at, v in enumerate([*values, tested]):
            y[i, j, at, k // 2] = ops.cast(v, "int64")
    made = []
    for function in (b.function(), checked(b.function())):
        arrays = {
            "x": (np.arange(n) * 37 - 60).astype("int8"),
            "y": np.zeros((n, m, 3, 4), "int64"),
        }
        interpret(function, arrays, {"n": n, "m": m, "s": s - 2})
        made.append(arrays["y"])
    np.testing.assert_array_equal(*made)


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32))
def test_what_is_proved_of_polynomials_holds(seed):
    choose = random.Random(seed).randrange
    algebra = Algebra()
    n = algebra.atom([{}])
    m = algebra.atom([{}])
    i = algebra.atom([{}], [plus(n, ONE, -1)])
    j = algebra.atom([{}], [plus(m, ONE, -1)])
    points = [(a, c, d, e) for a in (1, 2, 4) for c in (1, 3) for d in range(a) for e in range(c)]
    numbers = (-2, -1, 0, 1, 3)
    polys = [n, m, i, j, *(constant(c) for c in numbers)]
    values = [[p[k] for p in points] for k in range(4)] + [[c] * len(points) for c in numbers]
    methods = {"floordiv": algebra.floordiv, "mod": algebra.mod, "min": algebra.minimum,
               "max": algebra.maximum}  # fmt: skip
    for _ in range(12):
        x, y, name = choose(len(polys)), choose(len(polys)), INDEX_OPS[choose(7)]
        if name in methods:
            polys.append(methods[name](polys[x], polys[y]))
        elif name == "mul":
            polys.append(times(polys[x], polys[y]))
        else:
            polys.append(plus(polys[x], polys[y], 1 if name == "add" else -1))
        pairs = zip(values[x], values[y])
        values.append([evaluate(name, pair, "index", "index") for pair in pairs])
    for p, found in zip(polys, values):
        if algebra.nonnegative(p):
            assert min(found) >= 0
        low, high = algebra.low(p), algebra.high(p)
        assert low is None or low <= min(found)
        assert high is None or high >= max(found)


# ---- random programs ---------------------------------------------------------------------------
def program(seed):
    """Loads, stores, loops that carry values, reductions, conditions; nested at random."""
    choose = random.Random(seed).randrange
    b = Builder("f", ["n", "m"])
    x = b.input("x", "float32", ["n", "m"])
    y = b.inout("y", "float32", ["n", "m"])
    names = ("add", "sub", "mul", "min", "max")

    def value(values):
        a, c = values[choose(len(values))], values[choose(len(values))]
        kind = choose(8)
        if kind == 0:
            return ops.where(a < c, a, c)
        if kind == 1:
            return ops.const(choose(3), "float32") * a
        return ops.binary(names[choose(5)], a, c)

    def statements(i, rows, values, depth):
        for _ in range(choose(3) + 1):
            j = rows[choose(len(rows))]
            values = [*values, x[i, j], value(values)]
            kind = choose(7)
            if kind == 0:
                y[i, j] = value(values)
            elif kind == 1:
                values = [*values, y[i, j]]
            elif kind == 2 and depth:
                with b.when(values[-1] > values[0]):
                    statements(i, rows, values, depth - 1)
            elif kind == 3 and depth:
                with b.range("m") as k:
                    statements(i, [*rows, k], values, depth - 1)
            elif kind == 4:
                total = b.max("m", lambda k, v=values: x[i, k] + value(v) * 0)
                values = [*values, total]
            elif kind == 5:
                first = values[choose(len(values))]
                total = b.loop("m", first, lambda k, c, v=values: value([*v, c, x[i, k]]))
                values = [*values, total]
            elif kind == 6:
                both = [lambda v=values: value(v) for _ in range(2)]
                values = [*values, b.select(values[-1] > 0, *both)]

    with b.parallel("n") as i:
        first = ops.const(0, "index")
        with b.when(b.size("m") > 0):
            statements(i, [first], [ops.const(1, "float32")], 2)
    return b.function()


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 3), st.integers(0, 4))
def test_random_programs_are_the_same(seed, n, m):
    function = program(seed)
    made = []
    for f in (function, checked(function)):
        rng = np.random.default_rng(seed)
        arrays = {name: rng.standard_normal((n, m)).astype("float32") for name in "xy"}
        interpret(f, arrays, {"n": n, "m": m})
        made.append(arrays["y"])
    np.testing.assert_array_equal(*made)


@settings(max_examples=60, deadline=None)
@given(programs.programs())
def test_programs_of_all_dtypes_give_the_same_bits(random_program):
    function, arrays, sizes = random_program
    made = []
    for f in (function, checked(function)):
        made.append(programs.copies(arrays))
        interpret(f, made[-1], sizes)
    for buffer in function.buffers:
        assert programs.same(made[0][buffer.name], made[1][buffer.name], buffer.dtype)


# ---- constants ---------------------------------------------------------------------------------
SAMPLES = {
    "bool": [False, True],
    "int8": [-128, -1, 0, 1, 2, 7, 127], "uint8": [0, 1, 2, 8, 255],
    "int32": [-(2**31), -1, 0, 3, 32], "int64": [-(2**63), -7, 0, 1, 5, 2**62],
    "uint64": [0, 1, 63, 64, 2**53 + 1, 2**62 + 2**38 + 1, 2**64 - 1],
    "float32": [0.0, -0.0, 0.1, 1.0, -2.5, 3e9, 1e19, 1e38, 1e-40, float("inf"), float("-inf"),
                float("nan"), 16777217.0],
    "float64": [0.0, -0.0, 0.1, 1.0, -2.5, -3e9, 1e19, 1e308, 5e-324, 1 + 2**-24 + 2**-50,
                float("inf"), float("-inf"), float("nan")],
}  # fmt: skip


def same(found, expected, dtype):
    expected = np.asarray(expected).reshape(())
    if dtype == "bool":
        return bool(found) == bool(expected)
    if dtype.startswith(("float", "bfloat")):
        code = "d" if dtype == "float64" else "f"
        return struct.pack(code, found) == struct.pack(code, expected)
    return int(found) == int(expected)


@pytest.mark.parametrize("dtype", SAMPLES)
def test_constants_fold_to_what_the_interpreter_computes(dtype):
    from core.ir import rules
    from core.ir.function import Block
    from core.ir.opset import MATH, SCALAR

    targets = [*SAMPLES, "index", "float16", "bfloat16"]
    folded = 0
    for name, info in SCALAR.items():
        if info.arity not in (1, 2) or name in MATH:
            continue
        for a in SAMPLES[dtype]:
            for c in SAMPLES[dtype] if info.arity == 2 else [None]:
                for target in targets if name == "cast" else [None]:
                    with ops.into(Block()):
                        args = [ops.const(v, dtype) for v in (a, c) if v is not None]
                        try:
                            made = rules.result_dtype(name, [dtype] * info.arity, target)
                        except rules.Mismatch:
                            continue
                        result = ops.emit(name, args, made)
                    found = fold(name, args, made)
                    if found is None:
                        continue
                    number = found.number if isinstance(found, Constant) else found.constant
                    with np.errstate(all="ignore"):
                        values = [scalar(v.op, []) for v in args]
                        expected = scalar(result.op, values)
                    assert same(number, expected, made), (name, a, c, target, number, expected)
                    folded += 1
    assert folded > 10


@pytest.mark.parametrize("dtype", SAMPLES)
def test_operations_with_one_constant_change_nothing_or_are_constant(dtype):
    from core.ir import rules
    from core.ir.function import Block, Value
    from core.ir.opset import SCALAR

    for name in ("add", "sub", "mul", "div", "floordiv", "mod", "min", "max", "and", "or", "xor",
                 "shl", "shr", "eq", "lt", "ge"):  # fmt: skip
        if rules.kind_of(dtype) not in SCALAR[name].kinds:
            continue
        for c in SAMPLES[dtype]:
            for swap in (False, True):
                with ops.into(Block()):
                    x, k = Value(dtype, name="x"), ops.const(c, dtype)
                    args = [k, x] if swap else [x, k]
                    result = ops.emit(name, args, rules.result_dtype(name, [dtype] * 2))
                found = fold(name, args, result.dtype)
                if found is None:
                    continue
                for a in SAMPLES[dtype]:
                    if isinstance(a, float) and a != a:
                        continue
                    with np.errstate(all="ignore"), ops.into(Block()):
                        one = scalar(ops.const(a, dtype).op, [])
                        values = [scalar(k.op, []), one] if swap else [one, scalar(k.op, [])]
                        expected = scalar(result.op, values)
                    number = found.number if isinstance(found, Constant) else a
                    assert same(number, expected, result.dtype), (name, a, c, swap)


@pytest.mark.skipif("CORE_SANITIZED" in os.environ, reason="everything is slower there")
def test_it_is_fast():
    """60 operations in less than 2 ms; here with room for slow machines."""
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.output("y", "float32", ["n", "m"])
    with b.parallel("n") as i, b.range("m") as j:
        v = x[i, j]
        for _ in range(20):
            v = v * 0.5 + x[(i * b.size("m") + j) // b.size("m"), j % b.size("m")]
        y[i, j] = v
    function = b.function()
    assert count(function) > 60
    times_taken = []
    for _ in range(15):
        start = time.perf_counter()
        simplify(function)
        times_taken.append(time.perf_counter() - start)
    assert min(times_taken) < 6e-3
