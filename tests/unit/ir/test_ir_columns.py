"""Loops over the rows of columns: sums and stores of the same rows are made by one loop.

The numbers are whole, so sums are exact in any order.
"""

import dataclasses

import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import ToolchainError
from core.ir import Builder, interpret, ops
from core.ir.compile import compile_c
from core.ir.compile import scheduled as schedule
from core.ir.dialect.c import host_capabilities
from core.ir.host import run
from core.ir.toolchain.c_compiler import find_toolchain


def begun(dims=("n",)):
    b = Builder("f", [*dims, "m"])
    x, y = b.input("x", "float32", [*dims, "m"]), b.output("y", "float32", [*dims, "m"])
    return b, x, y, b.output("s", "float32", ["m"]), b.output("t", "float32", ["m"])


def sum_and_store():
    b, x, y, s, t = begun()
    with b.parallel("m") as j:
        s[j] = b.sum("n", lambda i: ops.maximum(x[i, j], 0.0))
        t[j] = ops.const(0.0, "float32")
        with b.range("n") as i:
            y[i, j] = ops.maximum(x[i, j], 0.0)
    return (
        b.function(),
        1,
        lambda x: {"y": x.clip(0), "s": x.clip(0).sum(0), "t": 0 * x.sum(0)},
    )


def two_sums():
    b, x, y, s, t = begun()
    with b.parallel("m") as j:
        s[j] = b.sum("n", lambda i: x[i, j])
        t[j] = b.sum("n", lambda i: x[i, j] * x[i, j])
        with b.range("n") as i:
            y[i, j] = -x[i, j]
    return b.function(), 1, lambda x: {"y": -x, "s": x.sum(0), "t": (x * x).sum(0)}


def of_the_sum():
    """What is stored needs the sum: a loop of its own."""
    b, x, y, s, t = begun()
    with b.parallel("m") as j:
        total = b.sum("n", lambda i: x[i, j])
        s[j] = total
        t[j] = b.sum("n", lambda i: x[i, j] + total)
        with b.range("n") as i:
            y[i, j] = x[i, j] - total
    return b.function(), 2, lambda x: {
        "y": x - x.sum(0), "s": x.sum(0), "t": (x + x.sum(0)).sum(0)
    }  # fmt: skip


def read_between():
    """A loop between reads what the stores write to: `y` before it is written."""
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.inout("y", "float32", ["n", "m"])
    s, t = b.output("s", "float32", ["m"]), b.output("t", "float32", ["m"])
    with b.parallel("m") as j:
        s[j] = b.sum("n", lambda i: x[i, j])
        t[j] = b.max("n", lambda i: y[i, j])
        with b.range("n") as i:
            y[i, j] = x[i, j] + 1.0
    return b.function(), 2, lambda x: {
        "y": x + 1, "s": x.sum(0), "t": np.full(x.shape[-1], 3.0 if len(x) else -np.inf)
    }  # fmt: skip


def two_axes():
    b, x, y, s, t = begun(("k", "n"))
    with b.parallel("m") as j:
        s[j] = b.sum(("k", "n"), lambda k, i: x[k, i, j])
        t[j] = b.sum("k", lambda k: x[k, 0, j])  # other rows
        with b.range("k") as k, b.range("n") as i:
            y[k, i, j] = x[k, i, j] * 2.0
    return b.function(), 3, lambda x: {"y": 2 * x, "s": x.sum((0, 1)), "t": x[:, 0].sum(0)}


def in_place(statements):
    """A program whose statements (x, y, s, t, j, b) may read y and write to it."""
    b = Builder("f", ["n", "m"])
    x, y = b.input("x", "float32", ["n", "m"]), b.inout("y", "float32", ["n", "m"])
    s, t = b.output("s", "float32", ["m"]), b.output("t", "float32", ["m"])
    with b.parallel("m") as j:
        t[j] = ops.const(0.0, "float32")
        statements(x, y, s, t, j, b)
    return b.function()


def stored(b, y, value):
    """A loop that stores to each row of y."""

    def loop(j):
        with b.range("n") as i:
            y[i, j] = value(i)

    return loop


def rows_that_are_stored_later(x, y, s, t, j, b):
    s[j] = b.sum("n", lambda i: x[i, j] * y[0, j])
    stored(b, y, lambda i: x[i, j] * 2.0)(j)


def rows_that_were_stored(x, y, s, t, j, b):
    s[j] = b.sum("n", lambda i: x[i, j])
    stored(b, y, lambda i: x[i, j] * 2.0)(j)
    t[j] = b.sum("n", lambda i: y[i, j])


def a_row_stored_between(x, y, s, t, j, b):
    s[j] = b.sum("n", lambda i: x[i, j])
    y[0, j] = ops.const(5.0, "float32")
    t[j] = b.sum("n", lambda i: y[i, j])


def a_row_stored_twice(x, y, s, t, j, b):
    s[j] = b.sum("n", lambda i: x[i, j])
    y[0, j] = ops.const(5.0, "float32")
    stored(b, y, lambda i: x[i, j] * 2.0)(j)


def two_loops_of_stores(x, y, s, t, j, b):
    s[j] = b.sum("n", lambda i: x[i, j])
    stored(b, y, lambda i: x[i, j] * 2.0)(j)
    stored(b, y, lambda i: y[i, j] + 1.0)(j)


def a_sum_that_is_read_from_memory(x, y, s, t, j, b):
    s[j] = b.sum("n", lambda i: x[i, j])
    stored(b, y, lambda i: x[i, j] * s[j])(j)
    t[j] = b.sum("n", lambda i: x[i, j] * y[0, j])


@pytest.mark.parametrize("n, m", [(6, 3), (6, 40), (300, 40)])
@pytest.mark.parametrize(
    "statements",
    [
        rows_that_are_stored_later, rows_that_were_stored, a_row_stored_between,
        a_row_stored_twice, two_loops_of_stores, a_sum_that_is_read_from_memory,
    ],
    ids=lambda f: f.__name__,
)  # fmt: skip
def test_what_is_stored_is_seen_by_what_stands_after_it(statements, n, m):
    function = in_place(statements)
    draw = np.random.default_rng(n)
    arrays = {k: draw.integers(-9, 9, (n, m)).astype("float32") for k in ("x", "y")}
    arrays |= {k: np.zeros(m, "float32") for k in ("s", "t")}
    want = {k: v.copy() for k, v in arrays.items()}
    sizes = {"n": n, "m": m}
    interpret(function, want, sizes)
    try:
        find_toolchain()
    except ToolchainError as e:
        pytest.skip(f"there is no C compiler: {e.what}")
    run(
        compile_c(function),
        [sizes[v.name] for v in function.indices],
        {k: v.ctypes.data for k, v in arrays.items()},
    )
    for name, array in want.items():
        np.testing.assert_array_equal(arrays[name], array, name)


PROGRAMS = (sum_and_store, two_sums, of_the_sum, read_between, two_axes)


@pytest.mark.parametrize("make", PROGRAMS, ids=lambda make: make.__name__)
@settings(max_examples=examples(12), deadline=None)
@given(
    n=st.one_of(st.integers(0, 20), st.sampled_from((127, 128, 129, 300))),
    m=st.one_of(st.integers(1, 20), st.sampled_from((511, 512, 513))),
    seed=st.integers(0, 99),
)
def test_results_are_numpys(make, n, m, seed):
    function, _, expected = make()
    shape = (2, n, m) if make is two_axes else (n, m)
    if make is two_axes and n == 0:
        return  # its other sum reads the first row
    x = np.random.default_rng(seed).integers(-9, 9, shape).astype("float32")
    want = expected(x)
    filled = {name: np.full_like(np.asarray(v, "float32"), 3) for name, v in want.items()}
    sizes = {"k": 2, "n": n, "m": m}
    laid_out = schedule(function, host_capabilities())
    small = [function, laid_out] if x.size < 1000 else []
    for way in (*small, None):
        arrays = {"x": x.copy(), **{name: v.copy() for name, v in filled.items()}}
        try:
            if way is not None:
                interpret(way, arrays, {v.name: sizes[v.name] for v in function.indices})
            else:
                find_toolchain()
                values = [sizes[v.name] for v in function.indices]
                run(compile_c(function), values, {k: v.ctypes.data for k, v in arrays.items()})
        except ToolchainError:
            continue
        for name, array in want.items():
            np.testing.assert_array_equal(arrays[name], np.asarray(array, "float32"), name)


@pytest.mark.parametrize("make", PROGRAMS, ids=lambda make: make.__name__)
def test_rows_are_read_once_where_they_can_be(make):
    function, passes, _ = make()
    # Without a second way for few columns, which has a loop of its own for each.
    laid_out = schedule(function, dataclasses.replace(host_capabilities(), fma=False))
    reading = [
        op
        for op in laid_out.block.walk()
        if op.attrs.get("kind") == "vector" and op.blocks and any(_loads(op.blocks[0], "x"))
    ]
    assert len(reading) == passes


def _loads(block, name):
    return (op for op in block.walk() if op.name == "load" and op.attrs["buffer"].name == name)
