"""Rates that a compiled step computes for an optimizer, functions of `math` on numbers of a graph,
and draws from generators: no Python at later calls, and what eager code says."""

from __future__ import annotations

import math
from math import cos
from typing import Any

import numpy as np
import pytest

import core
import core.compat.torch as torch

from ..training_twins import Twin, mse, run_both

KINDS = ["SGD", "Adam", "AdamW", "RMSprop", "Adagrad"]


class Halving:
    """A schedule as users write one."""

    def __init__(self, optimizer: Any) -> None:
        self.optimizer, self.count = optimizer, 0
        self.rates = [group["lr"] for group in optimizer.param_groups]

    def step(self) -> None:
        self.count += 1
        for group, rate in zip(self.optimizer.param_groups, self.rates):
            group["lr"] = rate * 0.5**self.count


def assigned(optimizer: Any) -> Any:
    def schedule(number):
        for group in optimizer.param_groups:
            group["lr"] = 0.1 * min(1.0, (number + 1) / 3) * (1 + math.cos(math.pi * number / 9))

    return schedule, lambda number: None


def imported(optimizer: Any) -> Any:
    def schedule(number):
        optimizer.param_groups[0]["lr"] = 0.1 * cos(number / 9)

    return schedule, lambda number: None


def multiplied(optimizer: Any) -> Any:
    def schedule(number):
        optimizer.param_groups[0]["lr"] *= 0.9

    return lambda number: None, schedule


def updated(optimizer: Any) -> Any:
    def schedule(number):
        optimizer.param_groups[0].update(lr=0.2 / (number + 1))

    return lambda number: None, schedule


def of_a_class(optimizer: Any) -> Any:
    schedule = Halving(optimizer)
    return lambda number: None, lambda number: schedule.step()


def there_and_back(optimizer: Any) -> Any:
    def warm(number):
        optimizer.param_groups[0]["lr"] = 0.3

    def rest(number):
        optimizer.param_groups[0]["lr"] = 0.01
        optimizer.step()

    return warm, rest


def for_a_step(optimizer: Any) -> Any:
    group, rate = optimizer.param_groups[0], 0.05

    def raise_rate(number):
        group["lr"] = rate * (number + 1)

    def lower_rate(number):
        group["lr"] = rate

    return raise_rate, lower_rate


SCHEDULES = [assigned, imported, multiplied, updated, of_a_class, there_and_back, for_a_step]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("schedule", SCHEDULES)
def test_rates_that_a_step_assigns(schedule, kind):
    def make(twin: Twin) -> Any:
        optimizer = getattr(core.optim, kind)(twin.params, lr=0.05)
        twin.optimizers.append(optimizer)
        before, after = schedule(optimizer)

        def step(x, y, number):
            before(number)
            optimizer.zero_grad()
            loss = mse(twin.params, x, y)
            loss.backward()
            optimizer.step()
            after(number)
            return loss.detach() + optimizer.param_groups[0]["lr"]

        return step

    def numbered(number: int) -> tuple[Any, ...]:
        rng = np.random.default_rng(number)
        draw = [core.asarray(rng.standard_normal((5, n)).astype("float32")) for n in (6, 3)]
        return (*draw, number)

    step = run_both(make, steps=8, batches=numbered)
    assert step.reasons == []
    assert len(step.entries) <= 2


def test_groups_are_read_and_changed_from_outside():
    def make(twin: Twin) -> Any:
        groups = [{"params": twin.params[:2]}, {"params": twin.params[2:], "lr": 0.01}]
        optimizer = core.optim.SGD(groups, lr=0.1, momentum=0.9)
        twin.optimizers.append(optimizer)

        def step(x, y):
            optimizer.zero_grad()
            loss = mse(twin.params, x, y)
            loss.backward()
            for group in optimizer.param_groups:
                for p in group["params"]:
                    p.grad.multiply_(group["lr"] * 0.5)
            optimizer.step()
            return loss.detach()

        return step

    def between(number: int, twin: Twin) -> None:
        group = twin.optimizers[0].param_groups[number % 2]
        if number == 3:
            group["momentum"] = 0.5
        if number > 3:
            group["lr"] *= 0.7

    step = run_both(make, steps=9, between=between)
    assert step.reasons == []


def test_an_option_that_is_no_rate_is_assigned():
    def make(twin: Twin) -> Any:
        optimizer = core.optim.SGD(twin.params, lr=0.1, momentum=0.9)
        twin.optimizers.append(optimizer)

        def step(x, y):
            optimizer.zero_grad()
            loss = mse(twin.params, x, y)
            loss.backward()
            optimizer.param_groups[0]["weight_decay"] = 0.01
            optimizer.step()
            return loss.detach()

        return step

    run_both(make, steps=6)


def test_the_state_of_an_optimizer_stays_private():
    w = core.ones(2).requires_grad_()
    optimizer = core.optim.SGD([w], lr=0.1, momentum=0.9)

    @core.compile
    def count(x):
        return x * len(optimizer.state)

    assert count(core.ones(2)).tolist() == [0.0, 0.0]
    assert ".state is read, which SGD has" in str(count.reasons)


# ---- functions of math -------------------------------------------------------------------------
FUNCTIONS = """
    acos acosh asin asinh atan atanh cbrt cos cosh degrees erf erfc exp exp2 expm1 fabs gamma lgamma
    log log10 log1p log2 radians sin sinh sqrt tan tanh
"""


@pytest.mark.parametrize("name", FUNCTIONS.split())
def test_functions_of_math_take_numbers_of_a_graph(name):
    if not hasattr(math, name):
        pytest.skip(f"this Python has no math.{name}")
    source = f"def fn(x, n):\n    return x * math.{name}(n), math.{name}(n) + 1"
    space: dict[str, Any] = {"math": math}
    exec(compile(source, "<test>", "exec"), space)
    compiled, x = core.compile(space["fn"]), core.ones(3)
    shift = 1.0 if name == "acosh" else 0.0
    for n in (0.125, 0.25, 0.5, 0.75, 0.9):
        got, expected = compiled(x, n + shift), space["fn"](x, n + shift)
        assert (got[0].tolist(), got[1]) == (expected[0].tolist(), expected[1])
    assert compiled.reasons == []
    assert len(compiled.entries) == 1


def test_functions_of_two_numbers_and_errors():
    @core.compile
    def fn(x, a, b):
        return x * math.atan2(a, b) + math.hypot(a, b) * math.pow(a, b) - math.log(a, b)

    @core.compile
    def root(x, a):
        return x * math.sqrt(a)

    x = core.ones(2)
    for a, b in ((2.0, 3.0), (0.5, 4.0), (7.0, 1.5)):
        expected = math.atan2(a, b) + math.hypot(a, b) * math.pow(a, b) - math.log(a, b)
        np.testing.assert_allclose(np.asarray(fn(x, a, b)), expected, rtol=1e-6)
    assert len(fn.entries) == 1
    assert root(x, 4.0).tolist() == [2.0, 2.0]
    for _ in range(2):
        with pytest.raises(ValueError, match=r"math domain error|nonnegative"):
            root(x, -1.0)
    assert root(x, 9.0).tolist() == [3.0, 3.0]


def test_conversions_of_numbers_are_part_of_the_graph():
    def fn(x, n, r):
        return x * float(n) + int(r), float(r), int(n), int(float(n) / 2)

    compiled, x = core.compile(fn), core.ones(3)
    for n, r in ((1, 0.5), (4, 2.75), (7, -3.5), (2, 1e6)):
        got, expected = compiled(x, n, r), fn(x, n, r)
        assert (got[0].tolist(), got[1:]) == (expected[0].tolist(), expected[1:])
        assert [*map(type, got[1:])] == [float, int, int]
    assert compiled.reasons == [] and len(compiled.entries) == 1


# ---- generators --------------------------------------------------------------------------------
class Noise:
    def __init__(self, generator: Any) -> None:
        self.generator, self.both = generator, [generator, core.Generator(9)]

    def attribute(self, x):
        return x + core.randn((3,), generator=self.generator)

    def several(self, x):
        first, second = self.both
        drawn = core.rand((3,), generator=first) - core.rand((3,), generator=second)
        return x + drawn * core.rand((3,)) + core.randn((3,), generator=first)

    def __call__(self, x, generator):
        return core.dropout(x, 0.5, generator=generator)


@pytest.mark.parametrize("make", [core.Generator, lambda seed: torch.Generator().manual_seed(seed)])
def test_draws_from_generators_are_part_of_the_graph(make):
    eager, compiled = Noise(make(3)), Noise(make(3))
    x = core.ones(3)
    for name in ("attribute", "several"):
        fn = core.compile(getattr(compiled, name))
        core.manual_seed(1)
        expected = [getattr(eager, name)(x).tolist() for _ in range(5)]
        core.manual_seed(1)
        assert [fn(x).tolist() for _ in range(5)] == expected
        assert fn.reasons == []
    call = core.compile(compiled.__call__)
    for _ in range(5):
        assert call(x, compiled.generator).tolist() == eager(x, eager.generator).tolist()
    assert call.reasons == []
    assert compiled.generator.get_state() == eager.generator.get_state()
    call(x, make(4))  # another one is guarded
    assert call(x, compiled.generator).tolist() == eager(x, eager.generator).tolist()


def test_a_generator_that_the_function_makes_is_made_at_each_call():
    @core.compile
    def fn(x):
        return x + core.rand((3,), generator=core.Generator(1))

    first = fn(core.zeros(3)).tolist()
    assert [fn(core.zeros(3)).tolist() for _ in range(4)] == [first] * 4
    assert "it draws from a generator that it makes" in str(fn.reasons)


def test_a_generator_may_be_moved_between_calls():
    generator = core.Generator(1)
    fn = core.compile(lambda x: x + core.rand((3,), generator=generator))
    x = core.zeros(3)
    first = [fn(x).tolist() for _ in range(3)]
    generator.manual_seed(1)
    assert [fn(x).tolist() for _ in range(3)] == first
    assert fn.reasons == []


# ---- functions of math in methods --------------------------------------------------------------
class Scheduled:
    def __init__(self) -> None:
        self.count, self.w = 0, core.ones((4,))

    def rate(self) -> float:
        return 0.1 * (1 + math.cos(math.pi * self.count / 50))

    @staticmethod
    def logarithm(number: float) -> float:
        return math.log1p(number)

    @classmethod
    def bounded(cls, number: float) -> float:
        return math.tanh(number)

    def by_a_method(self, x: core.Tensor) -> core.Tensor:
        self.count += 1
        self.w = self.w - self.rate() * x
        return self.w

    def by_others(self, x: core.Tensor) -> core.Tensor:
        self.count += 1
        return x * self.logarithm(self.count) * self.bounded(self.count)

    def by_conversions(self, x: core.Tensor) -> core.Tensor:
        self.count += 1
        return x * float(self.count) * int(self.rate() * 10)


@pytest.mark.parametrize("name", ["by_a_method", "by_others", "by_conversions"])
def test_methods_compute_with_math(name):
    eager, owner = Scheduled(), Scheduled()
    compiled, x = core.compile(getattr(owner, name)), core.asarray([1.0, -2.0, 0.5, 3.0])
    for _ in range(12):
        want = np.asarray(getattr(eager, name)(x))
        np.testing.assert_allclose(np.asarray(compiled(x)), want, rtol=1e-6)
        assert vars(owner).keys() == {"count", "w"} and owner.count == eager.count
    assert len(compiled.graphs) == 2 and len(compiled.recompilations) == 1
