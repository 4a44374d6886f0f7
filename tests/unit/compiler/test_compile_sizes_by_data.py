"""core.compile where sizes depend on data: the function is not split, and results are eager's."""

from functools import partial

import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, settings
from hypothesis import strategies as st

import core

kept = partial(core.compile, options={"back_to_eager": False})


def tensor(numbers, dtype="float32"):
    return core.asarray(np.asarray(numbers, dtype=dtype))


def check(got, want):
    if isinstance(want, (tuple, list)):
        assert type(got) is type(want) and len(got) == len(want)
        for g, w in zip(got, want, strict=True):
            check(g, w)
    elif isinstance(want, core.Tensor):
        assert (got.dtype, got.shape, got.strides) == (want.dtype, want.shape, want.strides)
        np.testing.assert_allclose(np.asarray(got), np.asarray(want), rtol=1e-6)
    else:
        assert type(got) is type(want) and got == want


X = tensor(np.arange(-6, 6))


def positive(x):
    return core.exp(x[x > 0] * 2) + 1


def where_and_gather(x):
    (at,) = core.nonzero(x > 0)
    return core.take(x, at) * 2, at


def count(x):
    return core.nonzero(x * 2 > 0)[0].shape[0] * 3 + 1


def mean_of_chosen(x):
    chosen = x[x > 0]
    return chosen.sum() / chosen.shape[0]


def twice(x):
    chosen = core.tanh(x)[x > -3]
    return chosen[chosen < 0.9] + 1


def by_size(x):
    chosen = x[x > 0]
    return chosen * 2 if chosen.shape[0] > 4 else chosen - 1


def unique(x):
    return core.unique_values(core.abs(x)) + 1


def beside(x):
    return x * 2, x[x > 0]


def last(x):
    return core.nonzero(x)


def padded(x):
    chosen = x[x > 0]
    return core.concat([chosen, core.zeros(chosen.shape[0] + 2)])


FUNCTIONS = [
    where_and_gather, count, mean_of_chosen, twice, by_size, unique, beside, last, padded,
]  # fmt: skip


@pytest.mark.parametrize("fn", FUNCTIONS, ids=lambda f: f.__name__)
@pytest.mark.parametrize("dynamic", [None, True, False])
def test_results_are_those_of_eager_for_other_data_and_sizes(fn, dynamic):
    compiled = core.compile(fn, fullgraph=True, dynamic=dynamic)
    for n in (12, 12, 7, 30):
        for shift in (0, 2, -3, 0, 100, -100, 5):
            x = tensor(np.arange(-n // 2, n // 2) + shift)
            check(compiled(x), fn(x))
    assert compiled.reasons == [] and compiled.breaks == []


def test_the_function_is_not_run_again():
    compiled = core.compile(positive, fullgraph=True)
    inputs = [tensor(np.arange(12) - k) for k in (9, 8, 7, 6, 5, 4)]
    for x in inputs:
        check(compiled(x), positive(x))
    graphs, missed = len(compiled.graphs), compiled.recompilations
    for x in inputs * 2:
        check(compiled(x), positive(x))
    assert (len(compiled.graphs), compiled.recompilations) == (graphs, missed)
    assert graphs == 2 and len(missed) == 1 and not compiled.reasons


def test_no_and_one_element_are_sizes_like_others():
    compiled = core.compile(lambda x: core.softmax(x[x > 0] * 2, axis=0), fullgraph=True)
    for values in ([-1, -2], [1, -2], [1, 2], [-1, -1], [3, 4], [0, 5]):
        x = tensor(values)
        check(compiled(x), core.softmax(x[x > 0] * 2, axis=0))


@settings(max_examples=examples(40), deadline=None)
@given(st.lists(st.lists(st.integers(-3, 3), min_size=6, max_size=6), min_size=1, max_size=6))
def test_any_data(rows):
    compiled = COMPILED
    for row in rows:
        x = tensor(row)
        check(compiled(x), _mixed(x))


def _mixed(x):
    chosen = x[x != 0]
    pairs = core.argwhere(core.expand_dims(chosen, 1) == core.expand_dims(chosen, 0))
    return chosen * 2, pairs + 1, core.sum(chosen), pairs.shape[0]


COMPILED = core.compile(_mixed, fullgraph=True)


def test_a_custom_operator_with_a_dynamic_size_is_part_of_the_function():
    @core.custom_op("sizes_by_data::above", mutates_args=(), device_types="cpu")
    def above(x: core.Tensor, limit: float) -> core.Tensor:
        a = np.asarray(x)
        return core.asarray(a[a > limit])

    @above.register_fake
    def _(x, limit):
        return core.empty((core.library.get_ctx().new_dynamic_size(),), dtype=x.dtype)

    fn = lambda x: core.exp(above(x * 0.5, 0.25)) * 2  # noqa: E731
    compiled = core.compile(fn, fullgraph=True)
    for shift in range(-8, 6):
        check(compiled(X + shift), fn(X + shift))
    assert not compiled.reasons and not compiled.breaks


def test_a_custom_operator_may_return_other_numbers_of_tensors():
    @core.custom_op("sizes_by_data::each", mutates_args=(), device_types="cpu")
    def each(x: core.Tensor) -> list[core.Tensor]:
        return [core.asarray([v]) for v in x.tolist() if v > 0]

    @each.register_fake
    def _(x):
        return [core.empty(1)] * int(core.sum(x > 0))

    def fn(x):
        return [part * 2 for part in each(x + 1)]

    compiled = kept(fn)
    for values in ([1, 2, 3], [4, 5, 6], [1, -2, 3], [-3, -3, -3], [2, 3, -4], [2, 3, 4], [-3] * 3):
        check(compiled(tensor(values)), fn(tensor(values)))


def test_sizes_of_what_is_not_returned_are_told_apart():
    def fn(x):
        a = x[x > 0]
        return a.shape[0], a[a > 1].shape[0]

    compiled = core.compile(fn, fullgraph=True)
    data = ([2, 3, -1], [2, 3, -1, 4], [2, 3, 4, 5, -1], [1, 1, 2, 3, -1], [1, 2, 3, 4, -2])
    for values in data * 2:
        x = tensor([*values, *[-1] * (6 - len(values))])
        check(compiled(x), fn(x))


def test_what_cannot_be_served_writes_nothing_before_it_is_run_again():
    def fn(x, out):
        out += 1
        return 10 // (x.shape[0] - 7)

    compiled = kept(fn, dynamic=True)
    for n in (5, 6, 9, 7, 8, 7):
        out = core.zeros(3)
        if n == 7:
            with pytest.raises(ZeroDivisionError):
                compiled(core.zeros(n), out)
        else:
            assert compiled(core.zeros(n), out) == 10 // (n - 7)
        assert out.tolist() == [1.0] * 3


@pytest.mark.parametrize("dynamic", [None, True])
def test_tensors_are_made_of_sizes(dynamic):
    def fn(x):
        n = x[x > 0].shape[0]
        return core.asarray(n) + 1, core.asarray([[n, 0.5], [x.shape[0], n]])

    compiled = kept(fn, dynamic=dynamic)
    for shift in (0, 2, 1, 0):
        check(compiled(X + shift), fn(X + shift))


# ---- where it has to be split ------------------------------------------------------------------
def test_behind_writes_and_draws_it_is_split_and_right():
    def writes(x, out):
        core.add(x, 1, out=out)
        return out[out > 0] * 2

    def draws(x):
        return core.dropout(x, 0.5)[x > 0].shape[0]

    compiled = kept(writes)
    for shift in (0, 3, 0):
        out = core.zeros(12)
        check(compiled(X + shift, out), (X + shift + 1)[X + shift + 1 > 0] * 2)
        check(out, X + shift + 1)
    assert any("depends on its data" in reason for reason in compiled.breaks)
    with pytest.raises(
        core.errors.CompileError, match="number of elements that depends on its data"
    ):
        core.compile(writes, fullgraph=True)(X, core.zeros(12))
    assert core.compile(draws)(X) == 5


def test_gradients_are_those_of_eager():
    def fn(x):
        return (x[x > 0] ** 2).sum()

    compiled = kept(fn)
    for shift in (0, 1, 2):
        grads = []
        for f in (fn, compiled):
            x = (X + shift).requires_grad_(True)
            f(x).backward()
            grads.append(x.grad)
        check(grads[1], grads[0])


def test_errors_are_those_of_eager():
    fn = lambda x: x[x > 0].reshape((2, 3))  # noqa: E731
    compiled = kept(fn)
    check(compiled(X + 1), fn(X + 1))
    for shift in (0, 2, 1):
        try:
            want = fn(X + shift)
        except core.errors.ShapeError as error:
            with pytest.raises(core.errors.ShapeError) as raised:
                compiled(X + shift)
            assert str(raised.value) == str(error)
        else:
            check(compiled(X + shift), want)


def test_explain_says_which_call_it_waits_for():
    report = core.compiler.explain(kept(lambda x: core.exp(x[x > 0] * 2)))(X)
    assert "core::masked_select" in repr(report) and not report.breaks


# ---- whether it is worth it --------------------------------------------------------------------
def test_small_graphs_whose_sizes_depend_on_data_go_back_to_eager():
    compiled = core.compile(lambda x: x[x > 0].sum())
    for shift in (0, 1, 2, 3, 4):
        check(compiled(X + shift), (X + shift)[X + shift > 0].sum())
    assert compiled.eager is not None and not compiled.entries
    assert "sizes of its graphs depend on data" in compiled.reasons[0]
    assert "costs more than it can win" in compiled.reasons[1]


def test_graphs_that_spare_memory_are_kept_though_their_sizes_depend_on_data():
    def fn(x):
        chosen = x[x > 0]
        return core.tanh(core.exp(chosen) * 2 + 1) - chosen

    compiled, x = core.compile(fn), core.asarray(np.arange(-200_000, 200_000) / 1e5)
    for shift in (0, 1, 2):
        check(compiled(x + shift), fn(x + shift))
    assert not compiled.reasons and len(compiled.optimized[-1].nodes) == 1
