"""Schedules of core.optim.lr_scheduler and PyTorch, and optimizers of three groups for them."""

import math

import pytest

import core

RATES = [0.1, 0.03, 1.7]
STEPS = 300


def optimizer_of(kind="SGD", **options):
    groups = [{"params": [core.ones(1)], "lr": rate} for rate in RATES]
    return getattr(core.optim, kind)(groups, **options)


def torchs_optimizer(torch, kind="SGD", **options):
    groups = [{"params": [torch.ones(1, requires_grad=True)], "lr": rate} for rate in RATES]
    return getattr(torch.optim, kind)(groups, **options)


def warm(step):
    return (step + 1) / 20 if step < 20 else 0.5 * (1 + math.cos(math.pi * (step - 20) / 280))


# Made of either library: (of a module and an optimizer, the factors of each step).
SCHEDULES = {
    "LambdaLR": lambda m, o: m.LambdaLR(o, [warm, lambda n: 0.95**n, lambda n: min(1, n / 9)]),
    "MultiplicativeLR": lambda m, o: m.MultiplicativeLR(o, lambda n: 1 - 1 / (n + 2)),
    "StepLR": lambda m, o: m.StepLR(o, 7, 0.5),
    "MultiStepLR": lambda m, o: m.MultiStepLR(o, [30, 10, 10, 200], 0.3),
    "ConstantLR": lambda m, o: m.ConstantLR(o, 0.3, 40),
    "LinearLR": lambda m, o: m.LinearLR(o, 0.1, 0.7, 50),
    "ExponentialLR": lambda m, o: m.ExponentialLR(o, 0.97),
    "PolynomialLR": lambda m, o: m.PolynomialLR(o, 100, 2.5),
    "CosineAnnealingLR": lambda m, o: m.CosineAnnealingLR(o, 60, 0.001),
    "restarts": lambda m, o: m.CosineAnnealingWarmRestarts(o, 30, 1, 0.001),
    "restarts, each twice as long": lambda m, o: m.CosineAnnealingWarmRestarts(o, 10, 2),
    "restarts, each three times as long": lambda m, o: m.CosineAnnealingWarmRestarts(o, 1, 3),
    "OneCycleLR": lambda m, o: m.OneCycleLR(o, [1.0, 2.0, 3.0], STEPS),
    "OneCycleLR of three phases": lambda m, o: m.OneCycleLR(
        o, 1.0, epochs=30, steps_per_epoch=10, three_phase=True, anneal_strategy="linear",
        pct_start=0.25, base_momentum=0.7, max_momentum=0.8, div_factor=5.0, final_div_factor=10.0,
    ),
    "OneCycleLR of rates alone": lambda m, o: m.OneCycleLR(o, 1.0, STEPS, cycle_momentum=False),
    "CyclicLR": lambda m, o: m.CyclicLR(o, 0.01, [0.1, 0.2, 3.0], 20, 35),
    "CyclicLR of halves": lambda m, o: m.CyclicLR(o, [0.1, 0.2, 0.3], 0.9, 30, mode="triangular2"),
    "CyclicLR that decays": lambda m, o: m.CyclicLR(
        o, 0.01, 0.1, 30, mode="exp_range", gamma=0.99, cycle_momentum=False
    ),
    "CyclicLR of a function": lambda m, o: m.CyclicLR(
        o, 0.01, 0.1, 30, scale_fn=lambda n: 1 / (5**(n * 0.0001)), scale_mode="iterations"
    ),
    "SequentialLR": lambda m, o: m.SequentialLR(
        o, [m.LinearLR(o, 0.1, 1.0, 20), m.CosineAnnealingLR(o, 100), m.ExponentialLR(o, 0.9)],
        [20, 120],
    ),
    "ChainedScheduler": lambda m, o: m.ChainedScheduler(
        [m.ConstantLR(o, 0.1, 20), m.ExponentialLR(o, 0.99), m.CosineAnnealingLR(o, 70)]
    ),
}  # fmt: skip
OPTIMIZERS = [("SGD", {"momentum": 0.9}), ("Adam", {})]


def options_of(optimizer):
    """The numbers that schedules set."""
    names = ("lr", "momentum", "betas")
    return [group[name] for group in optimizer.param_groups for name in names if name in group]


def same(got, want):
    for a, b in zip(got, want, strict=True):
        assert a == pytest.approx(b, rel=1e-12, abs=1e-15)
