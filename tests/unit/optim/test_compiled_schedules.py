"""Schedules and clipping in compiled training steps: one graph, no Python at later calls, and the
numbers of eager code; wherever the function finds the schedule."""

from __future__ import annotations

import bisect
import functools
import math
from typing import Any

import numpy as np
import pytest

import core
from core.optim import clip_grad_norm_, clip_grad_value_
from core.optim import lr_scheduler as s

from ..training_twins import OPTIMIZERS, Twin, is_served, mse, run_both

STEPS = 50


def warm(step: int) -> float:
    if step < 10:
        return float(step + 1) / float(max(1, 10))
    return max(0.0, 0.5 * (1.0 + math.cos(math.pi * float(step - 10) / 40.0)))


TABLE = [0.9**n for n in range(100)]


def nested(step: int) -> float:
    def inner(n: int) -> float:
        return math.cos(n / 100)

    return inner(step)


SCHEDULES: dict[str, Any] = {
    "LambdaLR": lambda o: s.LambdaLR(o, warm),
    "LambdaLR of a power": lambda o: s.LambdaLR(o, lambda n: 0.95**n),
    "LambdaLR of NumPy": lambda o: s.LambdaLR(o, lambda n: 0.5 * (1 + np.cos(np.pi * n / 60))),
    "LambdaLR of points": lambda o: s.LambdaLR(o, lambda n: np.interp(n, [0, 20, 50], [0, 1, 0])),
    "LambdaLR of a table": lambda o: s.LambdaLR(o, lambda n: TABLE[n]),
    "LambdaLR of places": lambda o: s.LambdaLR(o, lambda n: 0.5 ** bisect.bisect([10, 20], n)),
    "LambdaLR of functions": lambda o: s.LambdaLR(o, nested),
    "MultiplicativeLR": lambda o: s.MultiplicativeLR(o, lambda n: 1 - 0.01 * n / 50),
    "StepLR": lambda o: s.StepLR(o, 7, 0.5),
    "MultiStepLR": lambda o: s.MultiStepLR(o, [4 * n for n in range(1, 12)], 0.9),
    "ConstantLR": lambda o: s.ConstantLR(o, 0.3, 20),
    "LinearLR": lambda o: s.LinearLR(o, 0.1, 0.7, 30),
    "ExponentialLR": lambda o: s.ExponentialLR(o, 0.97),
    "PolynomialLR": lambda o: s.PolynomialLR(o, 30, 2.5),
    "CosineAnnealingLR": lambda o: s.CosineAnnealingLR(o, 20, 0.001),
    "restarts": lambda o: s.CosineAnnealingWarmRestarts(o, 15, 1, 0.001),
    "longer restarts": lambda o: s.CosineAnnealingWarmRestarts(o, 5, 2),
    "OneCycleLR": lambda o: s.OneCycleLR(o, 0.5, 60, cycle_momentum=False),
    "CyclicLR": lambda o: s.CyclicLR(o, 0.01, 0.1, 7, cycle_momentum=False),
    "SequentialLR": lambda o: s.SequentialLR(
        o, [s.LinearLR(o, 0.1, 1.0, 9), s.CosineAnnealingLR(o, 50)], [9]
    ),
    "ChainedScheduler": lambda o: s.ChainedScheduler(
        [s.ConstantLR(o, 0.1, 20), s.ExponentialLR(o, 0.99)]
    ),
}


def trains(schedule: Any, kind: str, clips: Any, inside: bool) -> Any:
    def make(twin: Twin) -> Any:
        optimizer = OPTIMIZERS[kind](twin.params)
        twin.optimizers.append(optimizer)
        twin.scheduler = scheduler = schedule(optimizer)  # type: ignore[attr-defined]

        def step(x, y):
            optimizer.zero_grad()
            loss = mse(twin.params, x, y)
            loss.backward()
            clips(twin.params)
            optimizer.step()
            return loss.detach()

        def whole(x, y):
            loss = step(x, y)
            scheduler.step()
            return loss

        return whole if inside else step

    return make


def after_the_step(number: int, twin: Any) -> None:
    if number:
        twin.scheduler.step()


@pytest.mark.parametrize("name", SCHEDULES)
def test_a_schedule_in_the_compiled_step(name):
    make = trains(SCHEDULES[name], "adam", lambda ps: clip_grad_norm_(ps, 0.1), inside=True)
    step = run_both(make, STEPS)
    assert step.reasons == [] and is_served(step)
    most = 4 if name == "SequentialLR" else 0  # each schedule's beginning, and its steps
    assert len(step.recompilations) <= most, step.recompilations


@pytest.mark.parametrize("kind", ["momentum", "adamw"])
@pytest.mark.parametrize("name", SCHEDULES)
def test_a_schedule_after_the_compiled_step(name, kind):
    make = trains(SCHEDULES[name], kind, lambda ps: clip_grad_value_(ps, 0.05), inside=False)
    step = run_both(make, 20, after_the_step)
    assert step.reasons == [] and len(step.graphs) <= 2  # one of the step that makes the state
    assert step.recompilations == []


@pytest.mark.parametrize("kind", ["momentum", "nesterov", "adam", "amsgrad"])
@pytest.mark.parametrize("inside", [True, False])
@pytest.mark.parametrize(
    "schedule", [lambda o: s.OneCycleLR(o, 0.5, 60), lambda o: s.CyclicLR(o, 0.01, 0.1, 7)]
)
def test_momentum_that_cycles_is_a_number_of_the_graph(schedule, kind, inside):
    make = trains(schedule, kind, lambda ps: None, inside)
    step = run_both(make, STEPS, (lambda n, t: None) if inside else after_the_step)
    assert step.reasons == [] and len(step.graphs) <= 3
    assert len(step.recompilations) <= 1, step.recompilations


@pytest.mark.parametrize("option", ["weight_decay", "eps"])
def test_other_options_that_change_are_numbers_of_the_graph(option):
    def change(number: int, twin: Twin) -> None:
        twin.optimizers[0].param_groups[0][option] = 0.01 / (number + 1)

    make = trains(lambda o: None, "adamw", lambda ps: None, inside=False)
    step = run_both(make, 20, change)
    assert step.reasons == [] and len(step.recompilations) <= 2


# ---- where the schedule is ---------------------------------------------------------------------
class Trainer:
    """The factors are a method of what holds the schedule: there are several ways to it."""

    def __init__(self, twin: Twin) -> None:
        self.params = twin.params
        self.optimizer = OPTIMIZERS["adam"](twin.params)
        twin.optimizers.append(self.optimizer)
        self.scheduler = s.LambdaLR(self.optimizer, self.factor)
        self.count = 0

    def factor(self, step: int) -> float:
        return 0.5 * (1 + math.cos(math.pi * min(step, 40) / 40))

    def step(self, x, y):
        self.optimizer.zero_grad()
        loss = mse(self.params, x, y)
        loss.backward()
        norm = clip_grad_norm_(self.params, 1.0)
        self.optimizer.step()
        self.scheduler.step()
        self.count += 1
        return loss.detach() + norm + self.count


class Aliases(Trainer):
    def __init__(self, twin: Twin) -> None:
        super().__init__(twin)
        self.warm = s.LinearLR(self.optimizer, 0.1, 1.0, 5)
        self.cosine = s.CosineAnnealingLR(self.optimizer, 60)
        self.scheduler = s.SequentialLR(self.optimizer, [self.warm, self.cosine], [5])
        self.all = [self.scheduler, self.warm]

    def step(self, x, y):
        loss = super().step(x, y)
        return loss + self.all[0].get_last_lr()[0] * self.warm.last_epoch * self.cosine.T_max


class Wave(s.LRScheduler):
    def get_lr(self):
        return [b * (1 + math.cos(math.pi * self.last_epoch / 60)) / 2 for b in self.base_lrs]


class Waves(s.LRScheduler):
    def rates(self, step):
        return [b * (1 + math.cos(math.pi * step / 60)) / 2 for b in self.base_lrs]


def warmed(step, *, steps, total):
    if step < steps:
        return float(step) / float(max(1, steps))
    return max(0.0, 0.5 * (1.0 + math.cos(math.pi * float(step - steps) / float(total - steps))))


class Factor:
    def __init__(self, rate):
        self.rate = rate

    def __call__(self, step):
        return math.exp(-self.rate * step)


def of_a_trainer(kind: Any) -> Any:
    return lambda twin: kind(twin).step


def of_a_global(twin: Twin) -> Any:
    optimizer = OPTIMIZERS["adam"](twin.params)
    twin.optimizers.append(optimizer)
    space = {"mse": mse, "params": twin.params, "optimizer": optimizer}
    space["scheduler"] = s.CosineAnnealingLR(optimizer, 60)
    lines = "optimizer.zero_grad()", "loss = mse(params, x, y)", "loss.backward()"
    lines = *lines, "optimizer.step()", "scheduler.step()", "return loss.detach()"
    exec("def step(x, y):\n    " + "\n    ".join(lines), space)
    return space["step"]


def of_a_default(twin: Twin) -> Any:
    optimizer = OPTIMIZERS["adam"](twin.params)
    twin.optimizers.append(optimizer)

    def step(x, y, scheduler=s.ExponentialLR(optimizer, 0.95)):  # noqa: B008
        optimizer.zero_grad()
        loss = mse(twin.params, x, y)
        loss.backward()
        optimizer.step()
        scheduler.step()
        return loss.detach() + scheduler.get_last_lr()[0]

    return step


def of_two_optimizers(twin: Twin) -> Any:
    first = core.optim.Adam(twin.params[:2], lr=0.01)
    second = core.optim.SGD(twin.params[2:], lr=0.1, momentum=0.9)
    twin.optimizers += first, second
    schedulers = [s.StepLR(first, 5, 0.5), s.LambdaLR(second, lambda n: 1 / (1 + n))]

    def step(x, y):
        for optimizer in (first, second):
            optimizer.zero_grad()
        loss = mse(twin.params, x, y)
        loss.backward()
        for optimizer, scheduler in zip((first, second), schedulers):
            optimizer.step()
            scheduler.step()
        return loss.detach() + first.param_groups[0]["lr"] + schedulers[1].get_last_lr()[0]

    return step


def written(schedule: Any) -> Any:
    return trains(schedule, "adam", lambda ps: None, inside=True)


PLACES = {
    "a trainer": of_a_trainer(Trainer),
    "a trainer with other ways": of_a_trainer(Aliases),
    "a global": of_a_global,
    "a default": of_a_default,
    "two optimizers": of_two_optimizers,
    "get_lr of a subclass": written(Wave),
    "rates of a subclass": written(Waves),
    "a partial": written(
        lambda o: s.LambdaLR(o, functools.partial(warmed, steps=5, total=60)),
    ),
    "an object": written(lambda o: s.LambdaLR(o, Factor(0.05))),
}


@pytest.mark.parametrize("place", PLACES)
def test_a_schedule_is_found_wherever_it_is(place):
    step = run_both(PLACES[place], STEPS)
    assert step.reasons == [] and step.eager is None
    assert len(step.recompilations) <= 5, step.recompilations
    assert not step.breaks


# ---- clipping ----------------------------------------------------------------------------------
@pytest.mark.parametrize("order", [2.0, 1.0, math.inf])
def test_clipping_is_part_of_the_graph(order):
    def make(twin: Twin) -> Any:
        optimizer = core.optim.SGD(twin.params, lr=0.1)
        twin.optimizers.append(optimizer)

        def step(x, y, limit):
            optimizer.zero_grad()
            mse(twin.params, x, y).backward()
            norm = clip_grad_norm_(twin.params, limit, order)
            optimizer.step()
            return norm

        return step

    rng = np.random.default_rng(0)

    def numbered(number: int) -> tuple[Any, ...]:
        draw = [core.asarray(rng.standard_normal((5, n)).astype("float32")) for n in (6, 3)]
        return (*draw, 0.1 + number)

    step = run_both(make, 8, batches=numbered)
    assert step.reasons == [] and len(step.graphs) <= 2 and step.recompilations == []


def test_what_a_schedule_reads_is_guarded():
    """The same number of steps with other options."""

    class Settings:
        rate = 0.5

    settings = Settings()

    def make(twin: Twin) -> Any:
        optimizer = core.optim.SGD(twin.params, lr=0.1)
        twin.optimizers.append(optimizer)
        schedulers = [
            s.StepLR(optimizer, 2, 0.9),
            s.LambdaLR(optimizer, lambda n: settings.rate / (n + 1)),
        ]
        twin.schedulers = schedulers  # type: ignore[attr-defined]

        def step(x, y):
            optimizer.zero_grad()
            loss = mse(twin.params, x, y)
            loss.backward()
            optimizer.step()
            for scheduler in schedulers:
                scheduler.step()
            return loss.detach() + optimizer.param_groups[0]["lr"]

        return step

    def change(number: int, twin: Any) -> None:
        first, second = twin.schedulers
        if number % 3 == 0:
            first.last_epoch = second.last_epoch = 0
            first.gamma = 0.5 + 0.01 * number
            settings.rate = 1.0 + number
        if number == 5:
            second.lr_lambdas[0] = lambda n: 2.0**-n
        if number == 8:
            second.base_lrs[0] = 0.75

    run_both(make, 14, change)


def test_a_measure_splits_the_step():
    def make(twin: Twin) -> Any:
        optimizer = core.optim.SGD(twin.params, lr=0.1)
        twin.optimizers.append(optimizer)
        scheduler = s.ReduceLROnPlateau(optimizer, factor=0.5, patience=0)

        def step(x, y):
            optimizer.zero_grad()
            loss = mse(twin.params, x, y)
            loss.backward()
            optimizer.step()
            scheduler.step(loss.detach())
            return loss.detach() + optimizer.param_groups[0]["lr"]

        return step

    run_both(make, 20)
