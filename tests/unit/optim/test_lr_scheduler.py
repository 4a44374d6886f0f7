"""core.optim.lr_scheduler: the rates of torch.optim.lr_scheduler and of formulas."""

import math

import pytest

import core
from core.optim import lr_scheduler

from .schedules import (
    OPTIMIZERS,
    RATES,
    SCHEDULES,
    STEPS,
    optimizer_of,
    options_of,
    same,
    torchs_optimizer,
    warm,
)


@pytest.mark.peers
@pytest.mark.parametrize(("kind", "options"), OPTIMIZERS)
@pytest.mark.parametrize("name", SCHEDULES)
@pytest.mark.filterwarnings("ignore:Detected call of:UserWarning")
def test_300_rates_are_torchs(name, kind, options):
    torch = pytest.importorskip("torch")
    ours, theirs = optimizer_of(kind, **options), torchs_optimizer(torch, kind, **options)
    scheduler = SCHEDULES[name](lr_scheduler, ours)
    other = SCHEDULES[name](torch.optim.lr_scheduler, theirs)
    for _ in range(STEPS):
        same(options_of(ours), options_of(theirs))
        same(scheduler.get_last_lr(), other.get_last_lr())
        scheduler.step()
        other.step()
    assert scheduler.last_epoch == getattr(other, "last_epoch", STEPS)


# ---- formulas ----------------------------------------------------------------------------------
def wave(share):
    return (1 + math.cos(math.pi * share)) / 2


def restarted(step, first, multiple):
    """The share of a period that has passed."""
    while step >= first:
        step, first = step - first, first * multiple
    return step / first


def cycled(step, largest, last=2.5e-5):
    """OneCycleLR of 300 steps, of which 90 rise."""
    first, rise = largest / 25, 0.3 * 300 - 1
    if step <= rise:
        return largest + (first - largest) * wave(step / rise)
    return first / 1e4 + (largest - first / 1e4) * wave((step - rise) / (299 - rise))


FORMULAS = {
    "MultiplicativeLR": lambda base, n: base * 2 / (n + 2),
    "StepLR": lambda base, n: base * 0.5 ** (n // 7),
    "MultiStepLR": lambda base, n: base * 0.3 ** sum(n >= at for at in (10, 10, 30, 200)),
    "ConstantLR": lambda base, n: base * (0.3 if n < 40 else 1),
    "LinearLR": lambda base, n: base * (0.1 + 0.6 * min(n, 50) / 50),
    "ExponentialLR": lambda base, n: base * 0.97**n,
    "PolynomialLR": lambda base, n: base * (1 - min(n, 100) / 100) ** 2.5,
    "CosineAnnealingLR": lambda base, n: 0.001 + (base - 0.001) * wave(n / 60),
    "restarts": lambda base, n: 0.001 + (base - 0.001) * wave(n % 30 / 30),
    "restarts, each twice as long": lambda base, n: base * wave(restarted(n, 10, 2)),
    "restarts, each three times as long": lambda base, n: base * wave(restarted(n, 1, 3)),
    "OneCycleLR of rates alone": lambda base, n: cycled(n, 1.0),
    "CyclicLR that decays": lambda base, n: 0.01 + 0.09 * 0.99**n * (1 - abs(n % 60 / 30 - 1)),
    "SequentialLR": lambda base, n: base * (
        0.1 + 0.9 * n / 20 if n < 20 else wave((n - 20) / 100) if n < 120 else 0.9 ** (n - 120)
    ),
    "ChainedScheduler": lambda base, n: base * (0.1 if n < 20 else 1) * 0.99**n * wave(n / 70),
}  # fmt: skip


@pytest.mark.parametrize("name", FORMULAS)
def test_300_rates_are_those_of_the_formula(name):
    optimizer = optimizer_of()
    if name.startswith("OneCycle"):
        optimizer = optimizer_of(momentum=0.9)
    scheduler = SCHEDULES[name](lr_scheduler, optimizer)
    for step in range(STEPS):
        if name == "ChainedScheduler" and step == 70:
            return  # the rate is 0, and what it was before is not known
        rates = [group["lr"] for group in optimizer.param_groups]
        same(rates, [FORMULAS[name](base, step) for base in RATES])
        scheduler.step()


def test_a_function_of_the_number_of_steps():
    scheduler = SCHEDULES["LambdaLR"](lr_scheduler, optimizer_of())
    for step in range(50):
        expected = [RATES[0] * warm(step), RATES[1] * 0.95**step, RATES[2] * min(1, step / 9)]
        same(scheduler.get_last_lr(), expected)
        scheduler.step()


@pytest.mark.parametrize("kind", ["SGD", "RMSprop", "Adam", "AdamW"])
def test_momentum_falls_while_the_rate_rises(kind):
    optimizer = optimizer_of(kind, **({"momentum": 0.9} if kind in ("SGD", "RMSprop") else {}))
    scheduler = lr_scheduler.OneCycleLR(optimizer, 1.0, total_steps=11, pct_start=6 / 11)
    momentums = []
    for _ in range(11):
        group = optimizer.param_groups[0]
        momentums.append(group["betas"][0] if "betas" in group else group["momentum"])
        scheduler.step()
    rise = [0.85 + 0.1 * wave(n / 5) for n in range(6)]
    same(momentums, [*rise, *rise[-2::-1]])
    assert "betas" not in group or group["betas"][1] == 0.999


@pytest.mark.parametrize("pct_start", [0.0, 0.1, 0.2, 1.0])
@pytest.mark.parametrize("three_phase", [False, True])
def test_a_cycle_of_ten_steps_has_a_rate_at_each(pct_start, three_phase):
    optimizer = core.optim.SGD([core.ones(1)], lr=1.0, momentum=0.9)
    scheduler = lr_scheduler.OneCycleLR(
        optimizer, 1.0, 10, pct_start=pct_start, three_phase=three_phase
    )
    rates = []
    for _ in range(10):
        rates += scheduler.get_last_lr()
        scheduler.step()
    assert all(0 < rate <= 1 + 1e-9 for rate in rates)
    if pct_start in (0.1, 0.2) and not three_phase:
        assert rates[round(10 * pct_start) - 1] == 1.0
        assert rates[-1] == pytest.approx(4e-6)


def test_a_measure_that_gets_no_better_reduces_the_rates():
    optimizer = optimizer_of()
    scheduler = lr_scheduler.ReduceLROnPlateau(
        optimizer, factor=0.5, patience=2, cooldown=1, min_lr=[0.0, 0.02, 0.0]
    )
    rates = []
    for loss in [5, 4, 4, 4, 4, 4, 4, 4, 4, 4]:
        scheduler.step(core.asarray(float(loss)))
        rates.append(optimizer.param_groups[0]["lr"])
    assert rates == [0.1] * 4 + [0.05] * 4 + [0.025] * 2
    assert [group["lr"] for group in optimizer.param_groups[1:]] == [0.02, 1.7 / 4]


@pytest.mark.peers
@pytest.mark.parametrize("mode", ["min", "max"])
@pytest.mark.parametrize("threshold_mode", ["rel", "abs"])
def test_plateaus_are_torchs(mode, threshold_mode):
    torch = pytest.importorskip("torch")
    given = {"mode": mode, "threshold_mode": threshold_mode, "patience": 3, "cooldown": 2}
    ours, theirs = optimizer_of(), torchs_optimizer(torch)
    scheduler = lr_scheduler.ReduceLROnPlateau(ours, threshold=0.05, **given)
    other = torch.optim.lr_scheduler.ReduceLROnPlateau(theirs, threshold=0.05, **given)
    for step in range(STEPS):
        measure = math.sin(step / 17) + (1.5 if mode == "min" else 0.3) * 0.99**step
        scheduler.step(measure)
        other.step(measure)
        same(options_of(ours), options_of(theirs))
        assert (scheduler.best, scheduler.num_bad_epochs) == (other.best, other.num_bad_epochs)
        assert scheduler.in_cooldown == other.in_cooldown


# ---- several schedules, rates that are changed by hand -----------------------------------------
def test_a_rate_that_is_changed_by_hand_stays_changed_by_that_factor():
    for make in (
        lambda o: lr_scheduler.StepLR(o, 3, 0.5),
        lambda o: lr_scheduler.CosineAnnealingLR(o, 40),
        lambda o: lr_scheduler.ChainedScheduler([lr_scheduler.ExponentialLR(o, 0.9)]),
    ):
        plain, changed = optimizer_of(), optimizer_of()
        schedulers = [make(plain), make(changed)]
        for step in range(20):
            if step == 5:
                changed.param_groups[0]["lr"] *= 0.25
            factor = 0.25 if step >= 5 else 1
            same([changed.param_groups[0]["lr"]], [plain.param_groups[0]["lr"] * factor])
            for scheduler in schedulers:
                scheduler.step()


@pytest.mark.parametrize("name", ["LambdaLR", "restarts", "OneCycleLR of rates alone"])
def test_some_schedules_overwrite_the_rate(name):
    plain, changed = optimizer_of(), optimizer_of()
    schedulers = [SCHEDULES[name](lr_scheduler, optimizer) for optimizer in (plain, changed)]
    for step in range(20):
        same(options_of(changed), options_of(plain))
        if step % 5 == 0:
            changed.param_groups[0]["lr"] = 7.0
        for scheduler in schedulers:
            scheduler.step()


def test_steps_are_made_again_after_the_optimizer_s_state_was_loaded():
    first, second = optimizer_of(), optimizer_of()
    scheduler = lr_scheduler.LambdaLR(first, warm)
    for _ in range(12):
        scheduler.step()
    other = lr_scheduler.LambdaLR(second, warm)
    second.load_state_dict(first.state_dict())
    for _ in range(12):
        other.step()
    same(options_of(second), options_of(first))
    same(lr_scheduler.LambdaLR(second, warm).get_last_lr(), [rate * warm(0) for rate in RATES])


@pytest.mark.peers
@pytest.mark.filterwarnings("ignore:Detected call of:UserWarning")
def test_schedules_that_step_one_after_the_other_are_torchs():
    torch = pytest.importorskip("torch")
    ours, theirs = optimizer_of(), torchs_optimizer(torch)
    both = [
        [m.ExponentialLR(o, 0.98), m.MultiStepLR(o, [20, 40], 0.5), m.LinearLR(o, 0.1, 1.0, 10)]
        for m, o in ((lr_scheduler, ours), (torch.optim.lr_scheduler, theirs))
    ]
    for _ in range(100):
        same(options_of(ours), options_of(theirs))
        for scheduler in (*both[0], *both[1]):
            scheduler.step()


def test_schedules_of_schedules_of_schedules():
    optimizer = optimizer_of()
    first = lr_scheduler.ChainedScheduler(
        [lr_scheduler.LinearLR(optimizer, 0.1, 1.0, 10), lr_scheduler.ExponentialLR(optimizer, 0.9)]
    )
    second = lr_scheduler.SequentialLR(
        optimizer,
        [lr_scheduler.ConstantLR(optimizer, 0.5, 4), lr_scheduler.StepLR(optimizer, 3, 0.5)],
        [6],
    )
    scheduler = lr_scheduler.SequentialLR(optimizer, [first, second], [12])
    for step in range(30):
        after = step - 12
        factor = (0.1 + 0.9 * min(step, 10) / 10) * 0.9**step
        if after >= 6:
            factor = 0.5 ** ((after - 6) // 3)
        elif after >= 0:
            factor = 0.5 if after < 4 else 1.0
        same(scheduler.get_last_lr(), [rate * factor for rate in RATES])
        scheduler.step()


def test_a_schedule_goes_to_a_step_or_a_part_of_one():
    optimizer = optimizer_of()
    scheduler = lr_scheduler.CosineAnnealingWarmRestarts(optimizer, 10, 2)
    for epoch in (0, 0.5, 9.75, 10, 29.5, 30, 3):
        scheduler.step(epoch)
        same(scheduler.get_last_lr(), [rate * wave(restarted(epoch, 10, 2)) for rate in RATES])
    assert (scheduler.T_cur, scheduler.T_i) == (3, 10)
    scheduler.step()
    same(scheduler.get_last_lr(), [rate * wave(0.4) for rate in RATES])


def test_restarts_are_where_they_are_for_any_period():
    for first in (1, 3, 7):
        for multiple in (2, 3, 5, 10):
            optimizer = optimizer_of()
            scheduler = lr_scheduler.CosineAnnealingWarmRestarts(optimizer, first, multiple)
            start, length = 0, first
            while start < 10**6:
                for step in (start, start + length - 1):
                    scheduler.step(step)
                    assert (scheduler.T_cur, scheduler.T_i) == (step - start, length)
                start, length = start + length, length * multiple


def test_a_schedule_that_is_written_as_for_torch():
    class Noam(lr_scheduler.LRScheduler):
        def __init__(self, optimizer, steps, last_epoch=-1):
            self.steps = steps
            super().__init__(optimizer, last_epoch)

        def get_lr(self):
            n = self.last_epoch + 1
            return [base * min(n**-0.5, n * self.steps**-1.5) for base in self.base_lrs]

    scheduler = Noam(optimizer_of(), 10)
    for n in range(1, 40):
        same(scheduler.get_last_lr(), [rate * min(n**-0.5, n * 10**-1.5) for rate in RATES])
        scheduler.step()
    assert repr(scheduler).startswith("Noam(steps=10, base_lrs=")
