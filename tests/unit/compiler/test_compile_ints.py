"""Ints that a compiled function is given, or finds: places of elements are inputs of one graph;
sizes are symbols, by which plans are looked up."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import core


def values(rows: int = 40, columns: int = 6) -> Any:
    random = np.random.default_rng(7)
    return core.asarray(random.standard_normal((rows, columns)).astype("float32"))


X = values()
W = core.asarray(np.linspace(-1, 1, 36, dtype="float32").reshape(6, 6))


def outcome(fn: Any, *args: Any) -> Any:
    try:
        made = fn(*args)
    except Exception as error:
        return type(error), str(error)
    made = made if isinstance(made, tuple) else (made,)
    return [np.asarray(m).tolist() if isinstance(m, core.Tensor) else (type(m), m) for m in made]


def agree(ours: Any, theirs: Any) -> bool:
    if not isinstance(ours, list) or not isinstance(theirs, list):
        return bool(ours == theirs)
    same = len(ours) == len(theirs) and [type(a) for a in ours] == [type(b) for b in theirs]
    return same and all(
        a == b
        if isinstance(a, tuple)
        else np.shape(a) == np.shape(b) and np.allclose(a, b, atol=1e-5)
        for a, b in zip(ours, theirs)
    )


def check(fn: Any, calls: list[tuple[Any, ...]]) -> Any:
    """The compiled function, whose results are those of the function at all calls."""
    compiled = core.compile(fn)
    for args in calls:
        assert agree(outcome(compiled, *args), outcome(fn, *args)), args
    return compiled


# ---- places ------------------------------------------------------------------------------------
def one_row(x, k):
    return core.tanh(x[k]) * 2 + k


def from_the_end(x, k):
    return core.tanh(x[-k - 1])


def one_element(x, k, j):
    return x[k, j] + x[j, -1]


def window(x, k):
    return core.tanh(x[k : k + 4] @ W).sum()


def batch(x, k):
    return core.tanh(x[k * 4 : (k + 1) * 4] @ W)


def every_second(x, k):
    return x[k : k + 5 : 2] * 2


@pytest.mark.parametrize("fn", [one_row, from_the_end, window, batch, every_second])
def test_places_are_inputs_of_one_graph(fn: Any) -> None:
    compiled = check(fn, [(X, k) for k in (3, 0, 1, 5, 8, 9, 2)])
    assert len(compiled.graphs) == len(compiled.entries) == 1 and not compiled.recompilations


def test_several_places_and_those_of_numpy() -> None:
    compiled = check(one_element, [(X, k, j) for k, j in ((9, 1), (0, 0), (-3, 5), (5, 2))])
    assert len(compiled.graphs) == 1
    compiled = check(one_row, [(X, np.int64(k)) for k in range(6)])
    assert len(compiled.graphs) == 1


def part_and_size(x, k):
    return x[:k].sum(0), core.zeros((k, 2)) + k


def converted(x, k):
    return x[int(k) : int(k) + 2], float(k) * 0.5, k.item() + 1


def computed_by_numpy(x, k):
    return x[0] * (k / 2) + float(np.sqrt(k)), np.maximum(k, 3), np.int64(3) * len(x), k > 2


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8])
@pytest.mark.parametrize(
    "fn, graphs",
    [(window, 1), (batch, 1), (part_and_size, 2), (converted, 1), (computed_by_numpy, 1)],
)
def test_ints_of_numpy_are_places_and_sizes(fn: Any, graphs: int, kind: Any) -> None:
    """What is returned has NumPy's types, too."""
    compiled = check(fn, [(X, kind(k)) for k in (3, 2, 5, 4, 8, 6, 7, 3, 9, 2)])
    assert len(compiled.graphs) == graphs


def test_ints_of_numpy_wrap() -> None:
    calls = [(X, np.int8(k)) for k in (100, 2, 120, 5, 127)]
    with np.errstate(over="ignore"):
        compiled = check(lambda x, k: (x * (k + np.int8(20)), k * 2 + 1), calls)
    assert len(compiled.graphs) == 1


def test_attributes_that_hold_scalars_of_numpy() -> None:
    class Rows:
        def __init__(self) -> None:
            self.position, self.scale = np.int64(0), np.float64(1.0)

        def __call__(self, x, n):
            rows = x[self.position : self.position + n] * self.scale
            self.position += n
            self.scale *= 0.5
            return rows

    ours, theirs = Rows(), Rows()
    compiled = core.compile(ours)
    for _ in range(12):
        assert agree(outcome(compiled, X, 2), outcome(theirs, X, 2))
        assert repr(vars(ours)) == repr(vars(theirs))
    assert len(compiled.graphs) <= 3


def test_arrays_of_numpy_rely_on_numbers() -> None:
    check(lambda x, k: x[np.arange(2) + k] * 2, [(X, k) for k in (0, 3, 1, 4)])


def test_sizes_of_windows_are_compared_and_places_are_not() -> None:
    """A size that comes with a place leaves the place an input."""

    def crop(x, top, left, height, width):
        return x[top : top + height, left : left + width] * 2

    compiled = check(crop, [(X, k, k % 3, 8, 3) for k in range(9)])
    assert len(compiled.graphs) == 1
    compiled = check(lambda x, k, n: x[k * n : (k + 1) * n].sum(), [(X, k, 5) for k in range(8)])
    assert len(compiled.graphs) == 1


def test_a_part_that_is_cut_is_another_graph() -> None:
    calls = [(X, k) for k in (0, 1, 9, 5, 10, 2, 11, 10)]
    compiled = check(lambda x, k: x[k * 4 : (k + 1) * 4] * 2, calls)
    assert len(compiled.graphs) == 3  # nothing is left at 10, and at 11
    compiled = check(lambda x, k: x[k * 7 : (k + 1) * 7] * 2, [(X, k % 6) for k in range(14)])
    assert len(compiled.graphs) == 2  # of the last five


@given(st.lists(st.tuples(st.integers(-44, 44), st.integers(-8, 8)), min_size=3, max_size=9))
def test_places_anywhere(places: list[tuple[int, int]]) -> None:
    def fn(x, k, j):
        return x[k] * 2, x[k : k + 3, j], core.where(core.arange(6) < j, x[0], 0.0)

    check(fn, [(X, k, j) for k, j in places])


def test_places_out_of_range_raise_what_eager_code_raises() -> None:
    def fn(cache, k):
        cache[k] = 1.0
        cache[k + 1] = 2.0
        return cache * 2

    compiled = core.compile(fn)
    for k in (0, 1, 3, 2, 4, 0):
        ours, theirs = core.zeros(5), core.zeros(5)
        assert outcome(compiled, ours, k) == outcome(fn, theirs, k)
        assert ours.tolist() == theirs.tolist()  # what was written before the error


def test_places_beside_sizes_that_change() -> None:
    calls = [(values(n), k) for n, k in ((9, 3), (7, 2), (8, 7), (5, 0), (11, 10), (6, -1))]
    check(lambda x, k: (x[k] * k, x[: x.shape[0] - 2].sum()), calls)


def test_gradients_of_places() -> None:
    def step(w, x, k):
        def loss(w):
            return (core.tanh(x[k * 4 : (k + 1) * 4] @ w) ** 2).mean() + w[k % 6].sum()

        return core.func.value_and_grad(loss)(w)

    compiled = core.compile(step)
    for k in (0, 3, 1, 5, 2):
        for ours, theirs in zip(compiled(W, X, k), step(W, X, k), strict=True):
            assert np.allclose(np.asarray(ours), np.asarray(theirs), atol=1e-6)
    assert len(compiled.graphs) <= 2


def test_backward_through_places() -> None:
    def step(x, k):
        w = W.detach().clone()
        w.requires_grad_(True)
        (core.tanh(x[k] @ w) ** 2).mean().backward()
        return w.grad

    compiled = core.compile(step)
    for k in (0, 3, 1, 5, 2):
        assert np.allclose(np.asarray(compiled(X, k)), np.asarray(step(X, k)), atol=1e-6)
    assert len(compiled.graphs) == 1


class Cache:
    """A static cache with a position, as decoders have it."""

    def __init__(self, masked: bool) -> None:
        self.position, self.masked = 0, masked
        self.rows = core.zeros((40, 6))

    def step(self, row):
        self.rows[self.position] = row
        self.position += 1
        if not self.masked:
            rows = self.rows[: self.position]
            return core.softmax(rows @ row, axis=-1) @ rows
        seen = core.where(core.arange(40) < self.position, self.rows @ row, float("-inf"))
        return core.softmax(seen, axis=-1) @ self.rows


@pytest.mark.parametrize("masked", [True, False])
def test_a_position_that_counts(masked: bool) -> None:
    ours, theirs = Cache(masked), Cache(masked)
    compiled = core.compile(ours.step)
    for k in range(20):
        made, expected = compiled(X[k]), theirs.step(X[k])
        assert np.allclose(np.asarray(made), np.asarray(expected), atol=1e-5)
        assert ours.position == theirs.position == k + 1
    assert np.array_equal(np.asarray(ours.rows), np.asarray(theirs.rows))
    assert len(compiled.graphs) == 2 and compiled.eager is None


# ---- sizes -------------------------------------------------------------------------------------
def first_rows(x, k):
    return core.tanh(x[:k]) * 2


def last_rows(x, k):
    return x[k:].sum(axis=0)


def new_rows(x, k):
    return core.zeros((k, 6)) + x[0]


def a_range(x, k):
    return core.arange(k) * 2.0 + x[0, 0]


def between(x, k):
    return x[k // 2 : k + 3] @ W


@pytest.mark.parametrize("fn", [first_rows, last_rows, new_rows, a_range, between])
def test_sizes_are_symbols(fn: Any) -> None:
    compiled = check(fn, [(X, k) for k in (3, 2, 7, 5, 12, 9, 4, 8, 15, 30, 11, 3, 2, 7)])
    assert len(compiled.graphs) <= 3 and compiled.eager is None
    again = compiled.recompilations
    check_again = [agree(outcome(compiled, X, k), outcome(fn, X, k)) for k in (6, 10, 13)]
    assert all(check_again) and compiled.recompilations == again


def test_sizes_that_are_none_or_count_from_the_end() -> None:
    calls = [(X, k) for k in (3, 0, 1, -1, -5, 2, 50, -50, 0, 1, -1, 40, 41)]
    check(lambda x, k: (x[:k] * 2, x[k:].sum()), calls)


def test_two_ints_and_a_size() -> None:
    calls = [
        (values(n), a, b) for n, a, b in ((9, 2, 5), (9, 0, 4), (7, 3, 7), (8, 5, 2), (6, 1, 3))
    ]
    check(lambda x, a, b: (x[a:b] + a, x[:b].sum() * b), [*calls, *calls])


def test_axes_and_the_number_of_rounds_are_compared() -> None:
    def rounds(x, n):
        for _ in range(n):
            x = core.tanh(x @ W)
        return x

    compiled = check(rounds, [(X, n) for n in (1, 2, 3, 1, 2, 3)])
    assert len(compiled.graphs) == 3 and not any(e.is_dynamic for e in compiled.entries)
    compiled = check(lambda x, k: core.softmax(x, k).sum(axis=k), [(X, k % 2) for k in range(6)])
    assert len(compiled.graphs) == 2 and not any(e.is_dynamic for e in compiled.entries)


def test_small_calls_that_all_have_other_sizes_go_back_to_eager_code() -> None:
    x = values(400)
    calls = [(x, k) for k in range(2, 100)]
    compiled = check(first_rows, calls)
    assert compiled.eager is first_rows
    assert "sizes are others at each call" in compiled.reasons[-1]
    whole = core.compile(first_rows, fullgraph=True)
    for _, k in calls:
        whole(x, k)
    assert whole.eager is None
    met = core.compile(first_rows)
    for _ in range(3):
        for k in range(2, 60):
            met(x, k)
    assert met.eager is None


def test_a_position_that_is_a_number_of_another_type() -> None:
    check(lambda x, k: x[k] * 2, [(X, k) for k in (1, True, 1.5, np.int8(2), "a", None, 2)])


def test_rounds_of_a_loop_in_the_graph_are_a_size() -> None:
    def fn(x, n):
        return core.fori_loop(0, n, lambda i, row: core.sin(row) + 0.1 * i, x[0])

    compiled = check(fn, [(X, n) for n in (5, 7, 9, 12, 20, 3, 8, 11, 1, 0, 30)])
    assert len(compiled.graphs) == 3  # the first, those above 0, and none


def test_places_in_a_function_that_runs_as_python() -> None:
    seen: list[int] = []

    def fn(x, k):
        y = core.tanh(x[k])
        seen.append(k)
        print(end="")
        return core.exp(y) + x[k + 1]

    compiled = core.compile(fn, options={"back_to_eager": False})
    for k in range(10):
        assert agree(outcome(compiled, X, k), outcome(fn, X, k))
    assert seen == [k for k in range(10) for _ in range(2)]
    assert len(compiled.graphs) == 2  # the first, and that of any place


# ---- errors that are caught ----------------------------------------------------------------------
def element_or_zero(x, k):
    try:
        return x[k] * 1
    except IndexError:
        return x[0] * 0


def written(x, k):
    x = x.clone()
    try:
        x[k] = 1.0
    except IndexError:
        x[0] = 2.0
    return x


def summed_until_the_end(x, k):
    total = x[0] * 1
    for j in range(3):
        try:
            total = total + x[k + j]
        except IndexError:
            break
    return total


def rows_of_k(x, k):
    try:
        return x[:, 0].reshape(k, -1) * 2
    except Exception:
        return x[:, 0] * 0


def gradient_or_zero(x, k):
    try:
        return core.func.grad(lambda v: (v[k] ** 2).sum())(x)
    except IndexError:
        return x * 0


FAILING = [element_or_zero, written, summed_until_the_end, rows_of_k, gradient_or_zero]


@pytest.mark.parametrize("fn", FAILING)
@pytest.mark.parametrize("options", [{}, {"fullgraph": True}, {"dynamic": True}])
def test_an_error_that_is_caught_holds_for_the_ints_that_raise(fn: Any, options: Any) -> None:
    """Entries of calls whose error was caught served all other ints."""
    x, compiled = values(4), core.compile(fn, **options)
    for k in (4, 5, 6, 7, 2, 3, 1, 9, 0):
        assert agree(outcome(compiled, x, k), outcome(fn, x, k)), k


def sixth(x, y):
    try:
        return x[5] * 1
    except IndexError:
        return x[0] * 0 - 1


def sum_of_both(x, y):
    try:
        return (x + y).sum(axis=0)
    except Exception:
        return x.sum(axis=0) * 100


@pytest.mark.parametrize("fn", [sixth, sum_of_both])
def test_an_error_that_is_caught_holds_for_the_sizes_that_raise(fn: Any) -> None:
    compiled = core.compile(fn)
    for a, b in ((2, 3), (3, 4), (4, 6), (8, 8), (9, 9), (5, 6), (6, 6), (3, 3)):
        x, y = values(a), values(b)
        assert agree(outcome(compiled, x, y), outcome(fn, x, y)), (a, b)


def test_ints_of_several_types_in_turn_have_an_entry_each() -> None:
    compiled = check(first_rows, [(X, (np.int32, np.int64, int)[k % 3](k)) for k in range(40)])
    assert len(compiled.recompilations) <= 8


def test_one_row_tiled_is_one_graph() -> None:
    compiled = check(lambda x: core.tile(x, (4, 1)) * 2, [(core.ones((1, 5)),)])
    assert not compiled.reasons
