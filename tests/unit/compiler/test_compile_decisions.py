"""Branches on values: one graph, parted where a value decides; each way has an entry. Compiled
programs say what they say eagerly, whichever way a call takes."""

from __future__ import annotations

import gc
import math
import sys
import threading
from functools import partial
from typing import Any

import numpy as np
import pytest

import core
from core import _native

from ..training_twins import tensor

kept = partial(core.compile, options={"back_to_eager": False})


def vector(*numbers: float) -> core.Tensor:
    return core.asarray(numbers, dtype="float32")


def branches(x, k):
    y = x * 2
    return (y / 2 if y.max() > 4 else y * 3) + 1


def loops_until_it_stands(x, k):
    count = 0
    while (x * x - 2).sum() > 0.01:
        x, count = x - (x * x - 2) / (2 * x), count + 1
    return x, count


def compares_items(x, k):
    small, large = x.min().item(), x.max().item()
    if small == large:
        return x, "flat"
    if abs(large - small) > 2 or large != large:
        return x / 2, "steep"
    return x - 1, large - small


def compares_with_a_number(x, k):
    return x / k if (x * k).sum().item() > k else x + k


def is_a_number(x, k):
    total = (x / x.max()).sum().item()
    if math.isnan(total):
        return x * 0
    return x * 2 if math.isfinite(total) else x


def is_true(x, k):
    if not (x > 0).any():
        return x
    return x * 2 if x.sum().item() else -x


def items_beside_tensors(x, k):
    return x >= x.max().item(), x > x.mean().item(), x.min().item() != x


def line_search(x, k):
    step, before = 1.0, (x**4).sum()
    while ((x - step * x) ** 4 + step).sum() > before and step > 1e-3:
        step *= 0.5
    return x - step * x, step


def writes_after(x, k):
    y = x * 2
    view = y[:2]
    if view.sum() > 1:
        y.add_(1)
    view.multiply_(3)
    return y, view


def writes_to_an_argument(x, k):
    x = x.clone()
    tail = x[1:]
    if tail.sum() > 1:
        tail.multiply_(2)
    return x


def gradients(x, k):
    loss, slope = core.func.value_and_grad(lambda w: ((w * x) ** 2).sum())(x)
    return (x - 0.01 * slope if core.isfinite(loss) and loss < 9 else x * 0.5), loss


def catches(x, k):
    try:
        if (x < 0).any():
            raise ValueError("negative")
        return x + 1
    except ValueError:
        return x - 1


def batched(x, k):
    y = core.func.vmap(lambda row: row * 2)(x)
    return y / y.max() if y.max() > 1 else y


PROGRAMS = [
    branches, loops_until_it_stands, is_a_number, compares_items, compares_with_a_number, is_true,
    items_beside_tensors, line_search, writes_after, writes_to_an_argument, gradients, catches,
    batched,
]  # fmt: skip


def same(a: Any, b: Any) -> None:
    left, right = core.pytree.flatten(a)[0], core.pytree.flatten(b)[0]
    assert len(left) == len(right)
    for x, y in zip(left, right):
        assert type(x) is type(y)
        if isinstance(x, core.Tensor):
            np.testing.assert_allclose(np.asarray(x), np.asarray(y), rtol=1e-5, atol=1e-6)
        else:
            assert x == (y if isinstance(y, str) else pytest.approx(y, rel=1e-6))


@pytest.mark.parametrize("sizes", [(3,), (3, 3, 4, 5)], ids=["a size", "sizes"])
@pytest.mark.parametrize("fn", PROGRAMS, ids=lambda f: f.__name__)
def test_each_way_gives_what_it_gives_eagerly(fn, sizes):
    compiled, rng = kept(fn), np.random.default_rng(1)
    ways = [np.full(9, v) for v in (0.0, 0.5, 1.5, 5.0, -1.0)]
    for number in range(24):
        given = ways[number] if number < 5 else rng.standard_normal(9) * (number % 4)
        x = vector(*given[: sizes[number % len(sizes)]])
        same(compiled(x, 1.0 + number % 3), fn(x, 1.0 + number % 3))
    assert not compiled.breaks
    assert compiled.entries and compiled.eager is None


def test_no_python_runs_for_a_way_that_is_known():
    lines = []

    def fn(x):
        y = core.exp(x)
        return y - 1 if y.sum() > 3 else y + 1

    compiled = kept(fn)
    ways = [vector(0, 0), vector(2, 1)]
    for x in ways:
        compiled(x)

    def trace(frame, event, argument):
        lines.append(frame.f_code.co_name)

    sys.setprofile(trace)
    try:
        for x in ways:
            compiled(x)
    finally:
        sys.setprofile(None)
    assert "fn" not in lines
    assert len(compiled.entries) == 2 and not compiled.reasons


def test_what_two_ways_share_is_computed_once():
    calls, computed, given = [], _native.Computed(), [0]

    def plan(x):
        calls.append(x)
        return x, not x[0]

    def chain(is_true, results):
        link = (plan, [(-1, 0)], results, [(1, is_true)])
        return _native.make_chain(1, [link], [(0, 0)], computed)

    first, second = chain(False, 2), chain(True, 2)
    assert first(given) is NotImplemented and second(given) == (given,) and len(calls) == 1
    assert first(given) is NotImplemented and second([0]) == ([0],) and len(calls) == 3
    other = chain(True, 3)
    with pytest.raises(TypeError, match="tuple of its results"):
        first(given)
        other(given)


def test_an_extension_s_kernel_runs_once():
    calls = []

    @core.custom_op("decisions::sensor")
    def sensor(x: core.Tensor) -> core.Tensor:
        calls.append(1)
        return x * len(calls)

    sensor.register_fake(lambda x: core.empty(x.shape, dtype=x.dtype))
    compiled = kept(lambda x: (y := sensor(x), "large" if y.sum() > 3 else "small"))
    got = [compiled(vector(1, 1)) for _ in range(4)]
    assert [(y.tolist()[0], text) for y, text in got] == [
        (1, "small"), (2, "large"), (3, "large"), (4, "large"),
    ]  # fmt: skip


def test_memory_that_two_arrays_share_is_written_before_it_is_read():
    array = np.zeros(2, "float32")
    left, right = core.asarray(array, copy=False), core.asarray(array, copy=False)

    def fn(x):
        left.add_(x)
        return "positive" if right.sum() > 0 else "zero"

    assert kept(fn)(vector(1, 1)) == "positive"


def test_numbers_of_a_class_are_taken_back():
    class State:
        count, best = 0, 1e9

    def results(wrap):
        State.count, State.best = 0, 1e9
        weight = core.ones(3)

        def step(x):
            loss = ((x * weight) ** 2).mean()
            if loss.item() > State.best:
                weight.multiply_(0.9)
                State.count += 1
            State.best = min(State.best, loss.item())

        wrapped = wrap(step)
        for number in range(8):
            wrapped(core.ones((3, 3)) * (1 + number % 3))
        return State.count, pytest.approx(State.best), weight.tolist()

    assert results(kept) == results(lambda fn: fn)


def test_in_place_operators_take_numbers_that_are_read():
    def fn(x):
        x += x.max().item()
        scale = (x * x).sum()
        return x * scale.item(), scale.requires_grad

    compiled = kept(fn)
    for _ in range(3):
        a, b = vector(1, 2), vector(1, 2)
        assert compiled(a)[0].tolist() == fn(b)[0].tolist() and a.tolist() == b.tolist()


def test_two_ways_of_many_sizes_are_two_ways():
    compiled, rng = kept(lambda x: "positive" if x.sum() > 0 else "not"), np.random.default_rng(0)
    for number in range(60):
        x = core.asarray(rng.standard_normal(3 + number % 12) * (number % 3), dtype="float32")
        assert compiled(x) == ("positive" if float(x.sum()) > 0 else "not")
    assert not any("ways" in reason for reason in compiled.reasons) and compiled.entries


def test_a_way_by_rounding_alone_is_not_kept():
    compiled = kept(lambda x, c: x * 2 if (core.exp(x) * x + 0.1).sum() >= c else x * 3)
    rng = np.random.default_rng(0)
    for _ in range(40):
        x = core.asarray(rng.standard_normal(33), dtype="float32")
        compiled(x, (core.exp(x) * x + 0.1).sum())
    assert len(compiled.entries) <= 2


def test_few_calls_are_not_parted():
    compiled = core.compile(branches)
    for _ in range(6):
        compiled(vector(1, 2), 1)
    assert compiled.eager is branches
    assert any("too few" in reason for reason in compiled.reasons)


def test_a_training_step_decides_on_its_loss():
    def programs(wrap):
        rng = np.random.default_rng(0)
        w = tensor(rng, 3, 1).requires_grad_()
        optimizer = core.optim.Adam([w], lr=0.1)
        state = {"best": float("inf"), "since": 0}

        def step(x):
            loss = ((x @ w) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            norm = core.linalg.vector_norm(w.grad)
            if norm > 1.0:
                w.grad.multiply_(1.0 / norm)
            optimizer.step()
            if loss.item() < state["best"]:
                state["best"], state["since"] = loss.item(), 0
            else:
                state["since"] += 1
            return loss.detach(), norm

        return wrap(step), w, state

    (eager, w, state), (compiled, v, others) = programs(lambda f: f), programs(kept)
    for number in range(20):
        x = core.asarray(np.random.default_rng(number).standard_normal((8, 3)), dtype="float32")
        same(compiled(x), eager(x))
        np.testing.assert_allclose(np.asarray(v.detach()), np.asarray(w.detach()), rtol=1e-5)
        same(others, state)
    assert compiled.entries and not compiled.breaks


def test_draws_are_those_of_eager_calls():
    def fn(x, generator):
        y = x + core.randn(3, generator=generator)
        return y * core.rand(3, generator=generator) if y.sum() > 0 else y

    compiled, mine, its = kept(fn), core.Generator(3), core.Generator(3)
    for number in range(20):
        x = vector(0.1 * number - 1, 0, 0)
        assert compiled(x, mine).tolist() == fn(x, its).tolist()
    assert len(compiled.entries) == 2


def test_what_follows_a_write_splits():
    state = core.zeros(3)

    @kept
    def fn(x):
        state.add_(x)
        return state * 2 if state.sum() > 3 else state + 1

    assert fn(core.ones(3)).tolist() == [2, 2, 2]
    assert fn(core.ones(3)).tolist() == [4, 4, 4]
    assert state.tolist() == [2, 2, 2]
    assert "values are read" in fn.breaks[0]


def test_too_many_ways_split():
    @kept
    def fn(x):
        count = 0
        while x.sum() > 1:
            x, count = x * 0.5, count + 1
        return x, count

    for number in range(24):
        assert fn(vector(2.0**number))[1] == number
    assert fn.breaks and not fn.entries
    assert any("more than 16 ways" in reason for reason in fn.reasons)


def test_a_history_that_leaves_splits():
    w = vector(1, 2).requires_grad_()

    @kept
    def fn(x):
        y = x * w
        return core.tanh(y) if y.sum() > 0 else y

    for number in range(6):
        x = vector(1, number - 2.5)
        w.grad = None
        fn(x).sum().backward()
        y = np.asarray(x) * [1, 2]
        slope = np.asarray(x) * (1 - np.tanh(y) ** 2 if y.sum() > 0 else 1)
        np.testing.assert_allclose(np.asarray(w.grad), slope, rtol=1e-3)


def test_fullgraph_refuses_a_branch():
    with pytest.raises(core.errors.CompileError, match="not one graph: values are read"):
        core.compile(branches, fullgraph=True)(vector(1, 2), 1)


def test_a_report_names_the_line_and_the_remedy():
    report = core.compiler.explain(kept(branches))(vector(1, 2), 1)
    assert len(report.decisions) == 1 and not report.breaks
    text = str(report)
    assert "parted: a value decides" in text and "y.max() > 4" in text and "core.where" in text


def test_why_a_call_was_captured_again_is_its_value():
    compiled = kept(branches)
    compiled(vector(1, 2), 1), compiled(vector(1, 9), 1)
    assert "a value decides otherwise" in compiled.recompilations[-1]


def test_nothing_is_left_of_a_way_that_did_not_serve():
    compiled, x, y = kept(branches), vector(1, 2), vector(1, 9)
    for given in (x, y, x, y):
        compiled(given, 1)
    gc.collect()
    before = _native.live_storages()
    for given in (x, y, y, x):
        compiled(given, 1)
    assert _native.live_storages() == before


def test_threads_that_take_other_ways():
    compiled, failed = kept(branches), []

    def work(value: float) -> None:
        x = vector(value, -value)
        want = branches(x, 1).tolist()
        if any(compiled(x, 1).tolist() != want for _ in range(300)):
            failed.append(value)

    threads = [threading.Thread(target=work, args=(v,)) for v in (1.0, 5.0, 0.5, 7.0)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed


@pytest.mark.parametrize(
    "links",
    [
        [(None, [(0, 0)], 1, [])],
        [(None, [(-1, 1)], 1, [])],
        [(None, [(-1, -1)], 1, [])],
        [(None, [], 1, [(1, True)])],
        [(None, [(-2, 0)], 1, [])],
        [3],
    ],
)
def test_a_malformed_chain_is_refused(links):
    with pytest.raises(TypeError):
        _native.make_chain(1, links, [], _native.Computed())


def test_a_chain_checks_what_plans_return():
    chain = _native.make_chain(1, [(lambda x: 3, [(-1, 0)], 1, [])], [], _native.Computed())
    with pytest.raises(TypeError, match="tuple"):
        chain(1)
    with pytest.raises(TypeError, match="arguments"):
        chain()
