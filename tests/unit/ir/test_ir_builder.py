"""How bodies are written: what the builder and the operators on values make, and their errors."""

import numpy as np
import pytest

from core.errors import IRError
from core.ir import Builder, ops
from core.ir.builder import neutral
from core.ir.function import row_major
from core.ir.numbers import integer_range, number, round_float


def _kernel(fill, *dtypes):
    """The operations of a kernel that `fill(b, i, *values)` writes, as text."""
    b = Builder("f", ["n"])
    inputs = [b.input(f"x{k}", d, ["n"]) for k, d in enumerate(dtypes)]
    with b.parallel("n") as i:
        fill(b, i, *(x[i] for x in inputs))
    return str(b.function())


# ---- values ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("expression", "text"),
    [
        (lambda x: x + 1, "v0 + 1"),
        (lambda x: 1 - x, "1 - v0"),
        (lambda x: x * x, "v0 * v0"),
        (lambda x: 7 // x, "7 // v0"),
        (lambda x: x % 3, "v0 % 3"),
        (lambda x: x & 1, "v0 & 1"),
        (lambda x: 1 | x, "1 | v0"),
        (lambda x: x ^ 1, "v0 ^ 1"),
        (lambda x: 1 << x, "1 << v0"),
        (lambda x: x >> 1, "v0 >> 1"),
        (lambda x: -x, "neg v0"),
        (lambda x: ~x, "not v0"),
        (abs, "abs v0"),
        (lambda x: x == 1, "v0 == 1"),
        (lambda x: x != 1, "v0 != 1"),
        (lambda x: 1 < x, "v0 > 1"),
        (lambda x: x <= 1, "v0 <= 1"),
        (lambda x: ops.where(x > 0, x, 0), "where v1, v0, 0"),
        (lambda x: ops.minimum(x, 3), "min v0, 3"),
        (lambda x: ops.cast(x, "float32"), "cast v0 to float32"),
        (lambda x: ops.bitcast(x, "uint32"), "bitcast v0 to uint32"),
    ],
)
def test_operators_append_operations(expression, text):
    assert text in _kernel(lambda b, i, x: expression(x), "int32")


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        (lambda x: 1 / x, "1.0 / v0"),
        (lambda x: x**2, "pow v0, 2.0"),
        (lambda x: ops.fma(x, 2, 1), "fma v0, 2.0, 1.0"),
        (lambda x: ops.isnan(x), "v0 != v0"),
        (lambda x: ops.exp(x), "exp v0"),
        (lambda x: ops.atan2(x, 1), "atan2 v0, 1.0"),
        (lambda x: abs(ops.make_complex(x, x)), "complex v0, v0"),
    ],
)
def test_operators_on_floats(expression, text):
    assert text in _kernel(lambda b, i, x: expression(x), "float32")


def test_what_changes_nothing_appends_nothing():
    def fill(b, i):
        n = b.size("n")
        assert n + 0 is n and n * 1 is n and 0 + n is n and n // 1 is n
        assert (n * 0).constant == 0
        two = ops.const(7, "index") // 3
        assert two.constant == 2 and ((two - 3) % 4).constant == 3
        assert ops.cast(n, "index") is n and ops.bitcast(n, "index") is n
        assert ops.cast(ops.const(3, "index"), "float32").constant == 3.0

    _kernel(fill)


def test_a_value_has_no_truth_and_no_elements():
    def fill(b, i, x):
        with pytest.raises(IRError, match="no truth value while the program is built"):
            bool(x > 0)
        with pytest.raises(IRError, match="cannot be iterated"):
            list(x)
        assert repr(ops.const(1, "int8")) == "<1: int8>" and "float32" in repr(x)

    _kernel(fill, "float32")


@pytest.mark.parametrize(
    ("mistake", "match"),
    [
        (lambda b, i, x, y: x + y, "add was given float32 and int8"),
        (lambda b, i, x, y: ops.minimum(1, 2), "min was given two numbers"),
        (lambda b, i, x, y: x + "1", "'1' is no operand"),
        (lambda b, i, x, y: b.inout("z", "int8", [3])[x], "a float32 value is used as an index"),
        (lambda b, i, x, y: b.inout("z", "int8", [3])[i, i], "z was given 2 indices"),
        (lambda b, i, x, y: b.inout("z", "int8", [3]).__setitem__(i, x), "a float32 value was"),
        (lambda b, i, x, y: b.loop(3, 0, lambda j, c: c), "the initial value 0 has no dtype"),
        (lambda b, i, x, y: b.loop(3, x, lambda j, c: y), "a block hands back int8"),
        (lambda b, i, x, y: b.select(x > 0, lambda: x, lambda: (x, x)), "hands back float32, f"),
        (lambda b, i, x, y: b.reduce(3, (0, 0), lambda j: x, "sum"), "2 initial values were given"),
        (lambda b, i, x, y: b.reduce(3, None, lambda j: x, lambda a, c: a), "1 initial values"),
        (lambda b, i, x, y: b.sum("k", lambda j: x), "no size named 'k'"),
    ],
)
def test_mistakes_are_told_where_they_are_made(mistake, match):
    with pytest.raises(IRError, match=match):
        _kernel(lambda b, i, x, y: mistake(b, i, x, y), "float32", "int8")


def test_names_of_parameters_are_taken_once():
    b = Builder("f", ["n"])
    with pytest.raises(IRError, match="two parameters named 'n'"):
        b.input("n", "int8", [])
    assert b.size("n") is b.size("n")


# ---- blocks ------------------------------------------------------------------------------------
def test_the_host_computes_and_starts_kernels():
    b = Builder("f", ["n"])
    x = b.inout("x", "int32", ["n"])
    half = b.size("n") // 2
    with b.range(half) as k, b.parallel(k + 1) as i:
        x[i] = 1
    first = x[0]
    taken = b.select(first > 0, lambda: x[1], lambda: first)
    with b.when(taken > 0), b.parallel() as none:
        assert none == ()
        x[0] = taken
    text = str(b.function())
    for line in ("v0 = n // 2", "for j in 0..v0 {", "read x[0]", "read x[1]", "parallel {"):
        assert line in text
    assert len(b.function().kernels) == 2


def test_operations_need_a_program():
    b = Builder("f")
    b.function()
    with pytest.raises(IRError, match="where no program is being built"):
        ops.const(1, "int8")


def test_two_programs_at_once():
    """A body may build a helper's program while its own is open."""
    outer = Builder("outer", ["n"])
    y = outer.output("y", "int32", ["n"])
    with outer.parallel("n") as i:
        inner = Builder("inner", ["m"])
        z = inner.output("z", "int32", ["m"])
        with inner.parallel("m") as j:
            z[j] = 2
        assert "store z" in str(inner.function())
        y[i] = 1
    assert "store z" not in str(outer.function())


def test_loops_and_reductions():
    def fill(b, i, x):
        twice = b.loop((0, "n", 2), (x, x), lambda j, a, c: (a + c, c))
        assert isinstance(twice, tuple) and len(twice) == 2
        assert b.max(("n", 3), lambda j, k: x).dtype == "float32"
        both = b.reduce(3, None, lambda j: (x, x), "min")
        assert len(both) == 2
        total = b.scan(3, 0, lambda j: x, lambda a, c: a + c, lambda j, p: None)
        assert total.dtype == "float32"

    text = _kernel(fill, "float32")
    assert "for j in 0..n step 2, c = v0, c1 = v0" in text
    assert "reduce max j1 < n, j2 < 3 from -inf:float32" in text
    assert "reduce min j3 < 3 from inf:float32, inf:float32" in text
    assert "scan custom" in text


def test_memory():
    b = Builder("f", ["n", "m"])
    t = b.temp("float32", "n", "m", 2, name="t")
    with b.parallel("n") as i:
        a = b.local("int8", 3)
        a[0] = ops.const(1, "int8")
        t[i, 0, 1] = 1
        t.atomic("sum", i, 0, 0, value=1)
    text = str(b.function())
    assert "alloc temp t: float32[n, m, 2;" in text and "alloc local a: int8[3]" in text
    assert t.ndim == 3 and t.dtype == "float32" and t.shape[2] == 2
    assert "float32" in repr(t)


# ---- numbers -----------------------------------------------------------------------------------
def test_row_major():
    assert row_major(()) == () and row_major((5,)) == (1,) and row_major((2, 3, 4)) == (12, 4, 1)


@pytest.mark.parametrize(
    ("combine", "dtype", "value"),
    [
        ("sum", "float32", 0),
        ("prod", "int8", 1),
        ("and", "uint8", -1),
        ("and", "bool", True),
        ("max", "bool", False),
        ("max", "int8", -128),
        ("min", "uint16", 65535),
        ("min", "index", 2**63 - 1),
        ("min", "bfloat16", float("inf")),
    ],
)
def test_neutral_elements(combine, dtype, value):
    assert neutral(combine, dtype) == value


def test_numbers_are_held_as_their_dtype_holds_them():
    assert number(-1, "uint8") == 255 and number(200, "int8") == -56 and number(2.9, "int8") == 2
    assert number(0.1, "float64") == 0.1 and number(0.1, "float32") == 0.10000000149011612
    assert number(1 + 2**-9, "bfloat16") == 1 and number(2049, "float16") == 2048
    assert number(65520, "float16") == float("inf") and number(65519, "float16") == 65504
    assert number(2.0**-25, "float16") == 0 and number(1.5 * 2.0**-25, "float16") == 2.0**-24
    assert number(1j, "complex64") == 1j and number(2, "bool") is True
    assert integer_range("uint16") == (0, 65535)
    assert round_float(-1e-60, "float32") == 0


def test_rounding_is_that_of_numpy():
    np = pytest.importorskip("numpy")
    rng = np.random.default_rng(0)
    x = rng.standard_normal(3000) * 10.0 ** rng.integers(-50, 45, 3000)
    with np.errstate(all="ignore"):
        for dtype in ("float16", "float32"):
            expected = x.astype(dtype).astype("float64").tolist()
            assert [round_float(v, dtype) for v in x.tolist()] == expected


def test_what_newcomers_write_first_is_refused_with_a_remedy():
    import math

    b = Builder("p", ["n"])
    x = b.input("x", np.int32, ["n"])  # a dtype of NumPy's will do
    assert x.dtype == "int32"
    with b.parallel("n") as i:
        for mistake, remedy in (
            (lambda: list(x), r"b\.range"),
            (lambda: x[0.5], r"ops\.cast"),
            (lambda: x[-1], "count from the size"),
            (lambda: x[i] * 0.5, r"ops\.cast"),
            (lambda: x[i] + 1j, r"ops\.cast"),
            (lambda: math.exp(x[i]), r"ops\.exp"),
            (lambda: range(i), r"b\.range"),
        ):
            with pytest.raises(IRError, match=remedy):
                mistake()
        assert (x[i] * np.int32(2)).dtype == "int32"
    with pytest.raises(IRError, match="no size"), b.parallel(2.5):
        pass
    with pytest.raises(IRError, match="no dtype"):
        b.input("y", "float31", ["n"])
    with pytest.raises(IRError, match="no order"):
        neutral("max", "complex64")
