"""Calls that raise: what a compiled function stores, draws and assigns before the error is there as
in eager code, and nothing of what stands behind it."""

import numpy as np
import pytest

import core


class State:
    """What a function keeps from call to call."""

    def __init__(self):
        self.calls = self.good = 0
        self.list, self.dict, self.sum = [], {"made": None}, core.zeros(())


GOOD, BAD = (core.asarray(k * np.eye(2, dtype="float32")) for k in (2, -1))
ORDERS = {"first": "BBGBGBBG", "second": "GBGBGBBG", "later": "GGGBGBBG", "never again": "BGGGGG"}


def plain(value):
    if isinstance(value, core.Tensor):
        return np.asarray(value.detach()).round(5).tolist()
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items()}
    return [plain(v) for v in value] if isinstance(value, (list, tuple)) else value


def counts(o):
    def fn(x):
        o.calls += 1
        return core.linalg.cholesky(x)

    return fn


def counts_before_and_after(o):
    def fn(x):
        o.calls += 1
        o.list.append(x.sum())
        made = core.linalg.cholesky(x)
        o.dict["made"] = made
        o.good += 1
        return made

    return fn


def keeps_a_sum(o):
    def fn(x):
        o.sum = o.sum + x.sum()
        return core.linalg.inv(core.linalg.cholesky(x))

    return fn


def decides(o):
    def fn(x):
        o.calls += 1
        if x.sum() > 0:
            o.calls += 10
        return core.linalg.cholesky(x)

    return fn


def assigns_gradients(o):
    o.w = core.ones((2, 2)).requires_grad_()

    def fn(x):
        o.w.grad = None
        (o.w * x).sum().backward()
        return core.linalg.cholesky(x)

    return fn


def draws(o):
    core.manual_seed(3)

    def fn(x):
        noise = core.rand(2, 2) * 1e-3
        return core.linalg.cholesky(x) + noise

    return fn


def draws_and_counts(o):
    core.manual_seed(3)

    def fn(x):
        o.calls += 1
        noise = core.rand(2, 2) * 1e-3
        return core.linalg.cholesky(x) + noise

    return fn


def trains(o):
    o.w = core.ones((2, 2)).requires_grad_()
    o.optimizer = core.optim.Adam([o.w])

    def fn(x):
        o.calls += 1
        o.optimizer.zero_grad()
        loss = core.linalg.cholesky(x + o.w * 0).sum() + o.w.sum()
        loss.backward()
        o.optimizer.step()
        return loss.detach()

    return fn


def looks_up(o):
    def fn(x):
        o.calls += 1
        return core.asarray([1.0, 2.0, 3.0])[x[0].astype("int64").abs() + (x[0] < 0) * 5]

    return fn


FUNCTIONS = [counts, counts_before_and_after, keeps_a_sum, decides, assigns_gradients, draws,
             draws_and_counts, trains, looks_up]  # fmt: skip


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("make", FUNCTIONS)
def test_an_error_comes_after_what_stands_before_it(make, order):
    logs = []
    for compiled in (False, True):
        o = State()
        fn = make(o)
        fn = core.compile(fn, options={"back_to_eager": False}) if compiled else fn
        log = []
        for kind in ORDERS[order]:
            try:
                made = plain(fn(GOOD if kind == "G" else BAD))
            except core.errors.CoreError as error:
                made = type(error).__name__, error.what
            log.append((made, o.calls, o.good, plain(o.list), plain(o.dict), plain(o.sum)))
            if hasattr(o, "w"):
                log.append((plain(o.w), plain(o.w.grad)))
        logs.append(log)
        if compiled and order == "later" and make not in (counts_before_and_after, looks_up):
            assert fn.entries, fn.reasons
    assert logs[0] == logs[1]


def test_an_interrupted_call_is_not_made_again():
    calls = []

    class Stop(KeyboardInterrupt):
        pass

    def fn(x):
        calls.append(1)
        raise Stop

    with pytest.raises(Stop):
        core.compile(fn)(GOOD)
    assert len(calls) == 1


def test_a_step_that_was_made_counts_where_a_later_call_raises():
    rows = []
    for compiled in (False, True):
        w = core.ones((2, 2)).requires_grad_()
        optimizer = core.optim.Adam([w], lr=0.1)

        def step(x, w=w, optimizer=optimizer):
            optimizer.zero_grad()
            (w * x).square().sum().backward()
            optimizer.step()
            return core.linalg.cholesky(x)

        call = core.compile(step) if compiled else step
        for kind in "GGGGBBBBGG":
            try:
                call(GOOD if kind == "G" else BAD)
            except core.linalg.LinAlgError:
                assert kind == "B"
        rows.append([plain(w), optimizer.state[w]["step"]])
    assert rows[0] == rows[1]


def test_memory_of_the_call_may_be_written_before_the_error():
    class Owner:
        calls = 0

        def factor(self, x):
            self.calls += 1
            scratch = core.zeros((2, 2))
            scratch[:] = x
            return core.linalg.cholesky(scratch)

    owner = Owner()
    owner.calls = 0
    factor = core.compile(owner.factor)
    for number, kind in enumerate("GGGBGB", 1):
        try:
            factor(GOOD if kind == "G" else BAD)
        except core.linalg.LinAlgError:
            assert kind == "B"
        assert owner.calls == number
    assert factor.entries, factor.reasons
