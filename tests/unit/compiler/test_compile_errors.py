"""Calls that raise: what a compiled function stores, draws and assigns before the error is there as
in eager code, and nothing of what stands behind it."""

import contextlib
import dataclasses
import warnings

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


def stores_under_a_new_key(o):
    def fn(x):
        o.calls += 1
        o.dict["new"] = core.linalg.cholesky(x)
        o.good += 1
        return o.dict["new"].sum()

    return fn


def inserts(o):
    def fn(x):
        o.calls += 1
        o.dict["made"] = core.linalg.cholesky(x)
        o.list.insert(0, o.calls)
        return x

    return fn


def reads_values_after(o):
    def fn(x):
        o.calls += 1
        o.dict["made"] = core.linalg.cholesky(x)
        o.list.append(o.dict["made"].tolist())
        o.good += 1
        return x

    return fn


def has_a_mistake_after(o):
    def fn(x):
        o.calls += 1
        o.dict["made"] = core.linalg.cholesky(x)
        o.good += 1
        return x @ core.ones(3)

    return fn


FUNCTIONS = [counts, counts_before_and_after, keeps_a_sum, decides, assigns_gradients, draws,
             draws_and_counts, trains, looks_up]  # fmt: skip
UNSERVED = [stores_under_a_new_key, inserts, reads_values_after, has_a_mistake_after]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("make", FUNCTIONS + UNSERVED)
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
        without = (counts_before_and_after, looks_up, *UNSERVED)
        if compiled and order == "later" and make not in without:
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


@dataclasses.dataclass
class Counter:
    number: int = 0


def test_what_a_call_that_raises_did_to_its_arguments_is_done_once():
    def fn(x, counter, table, array, raises):
        counter.number += 1
        table["calls"] = table.get("calls", 0) + 1
        array[0] += 1
        if raises:
            raise ValueError("asked for")
        return core.linalg.inv(x)

    logs = []
    for call in (fn, core.compile(fn)):
        counter, table, array = Counter(), {}, np.zeros(2)
        for x, raises in ((GOOD, True), (core.zeros((2, 2)), False), (GOOD, False), (GOOD, True)):
            with contextlib.suppress(ValueError, core.linalg.LinAlgError):
                call(x, counter, table, array, raises)
        logs.append((counter.number, table, array.tolist()))
    assert logs[0] == logs[1] == (4, {"calls": 4}, [4, 0])


def test_memory_that_python_was_given_is_written_once_by_a_call_that_raises():
    x = core.zeros(2)

    @core.compile
    def fn(raises):
        np.asarray(x)[0] += 1
        if raises:
            raise ValueError("asked for")
        return x * 2

    for raises in (True, False, True):
        with contextlib.suppress(ValueError):
            fn(raises)
    assert x.tolist() == [3, 0]


# ---- functions that run as Python --------------------------------------------------------------
def test_a_tensor_without_values_in_a_state_does_not_fail_later_calls():
    class Filter:
        calls, gain = 0, None

    f = Filter()

    @core.compile
    def step(x):
        f.calls += 1
        shape = None if f.gain is None else f.gain.shape
        f.gain = core.linalg.inv(x)
        print(end="")
        return f.gain.sum(), shape

    zeros = core.zeros((2, 2))
    assert step(GOOD)[0] == 1
    with pytest.raises(core.linalg.LinAlgError):
        step(zeros)
    assert f.gain.shape == (2, 2)
    with pytest.raises(core.errors.CompileError, match="never computed"):
        f.gain.tolist()
    total, shape = step(GOOD)
    assert (float(total), shape) == (1, (2, 2))
    gain = f.gain
    with pytest.raises(core.linalg.LinAlgError):  # the operator is called where it stands
        step(zeros)
    assert f.gain is gain
    assert step(GOOD)[0] == 1 and f.calls == 5


def test_a_tensor_without_values_may_be_an_argument():
    kept = []

    @core.compile
    def fails(x):
        kept.append(core.linalg.inv(x))
        print(end="")

    with pytest.raises(core.linalg.LinAlgError):
        fails(core.zeros((2, 2)))
    sized = core.compile(lambda x, y: y + x.shape[0])
    for _ in range(2):
        assert sized(kept[0], core.zeros(())) == 2
    with pytest.raises(core.errors.CompileError, match="never computed"):
        core.compile(lambda x: x + 1)(kept[0])


# ---- errors that the function raises -----------------------------------------------------------
def checks_a_number(o):
    def fn(x, number):
        o.calls += 1
        if number < 0:
            raise ValueError(
                f"{number} is negative",
            )
        o.good += 1
        return core.exp(x) * number

    return fn


def checks_a_size(o):
    def fn(x, number):
        o.calls += 1
        x = core.concat([x, x]) if number == -1 else x
        if x.shape[0] != 2:
            raise ValueError(f"{x.shape[0]} rows")
        o.good += 1
        return core.exp(x) * number

    return fn


def checks_an_attribute(o):
    o.limit = 1.0

    def check():
        if not o.limit > 0:
            raise ValueError(f"{o.limit} is not positive")

    def fn(x, number):
        check()
        o.good += 1
        return core.exp(x) * o.limit

    return fn


def checks_a_sum(o):
    def fn(x, number):
        o.calls += 1
        if (x * number).sum() < 0:
            raise ValueError("a negative sum")
        o.good += 1
        return core.exp(x) * number

    return fn


def has_no_such_shape(o):
    def fn(x, number):
        o.calls += 1
        y = core.exp(x)
        o.good += 1
        return y + core.ones(3) if number < 0 else y

    return fn


def is_no_item(o):
    o.table = {1.0: 2.0, 2.5: 3.0}

    def fn(x, number):
        o.calls += 1
        factor = o.table[number]
        o.good += 1
        return core.exp(x) * factor

    return fn


RAISING = [checks_a_number, checks_a_size, checks_an_attribute, checks_a_sum, has_no_such_shape,
           is_no_item]  # fmt: skip


@pytest.mark.parametrize("make", RAISING)
def test_calls_in_which_the_function_raises_do_what_eager_code_does(make):
    logs = []
    for compiled in (False, True):
        o = State()
        fn = make(o)
        fn = core.compile(fn, options={"back_to_eager": False}) if compiled else fn
        log = []
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            for number in (1.0, -1.0, -2.0, 2.5, -1.0, -3.5) * 6:
                o.limit = number
                try:
                    made = plain(fn(GOOD, number))
                except (ValueError, KeyError) as error:
                    made = type(error).__name__, str(error)
                log.append((made, o.calls, o.good))
        logs.append(log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("make", [checks_a_number, checks_an_attribute])
def test_calls_that_raise_are_captured_once(make):
    o = State()
    fn = core.compile(make(o))
    counts = []
    for _ in range(3):
        for number in (1.0, -1.0, 2.5, -2.0, -3.0):
            o.limit = number
            with contextlib.suppress(ValueError):
                fn(GOOD, number)
        counts.append(len(fn.entries))
    assert counts[0] == counts[2] <= 4
    assert not any("numbers" in reason for reason in fn.recompilations)


def test_calls_that_always_raise_end_as_eager_calls_and_a_good_one_is_captured():
    with core.config.override(recompile_limit=2):
        fn = core.compile(is_no_item(State()))
        for number in range(3, 43):
            with pytest.raises(KeyError):
                fn(GOOD, number)
        assert not fn.recompilations and len(fn.entries) <= 8
        for _ in range(3):
            assert fn(GOOD, 2.5).shape == (2, 2)
        assert fn.served


def test_a_raise_does_not_spend_the_recompilations_of_a_number():
    o = State()
    with core.config.override(recompile_limit=2), warnings.catch_warnings():
        warnings.simplefilter("error")
        fn = core.compile(is_no_item(o))
        fn(GOOD, 1.0)
        for number in range(3, 9):
            with pytest.raises(KeyError):
                fn(GOOD, float(number))
        assert plain(fn(GOOD, 2.5)) == plain(core.exp(GOOD) * 3)
        assert fn.eager is None
