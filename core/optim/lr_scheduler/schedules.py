"""Schedules whose rates are a formula of the number of steps."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core.optim.lr_scheduler.checks import need_count, need_share
from core.optim.lr_scheduler.scheduler import LRScheduler, functions_per_group

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import TypeAlias

    from core.optim.optimizer import Optimizer

    Functions: TypeAlias = Callable[[int], float] | Sequence[Callable[[int], float]]


class _OfFunctions(LRScheduler):
    """Schedules of functions; of these, attributes of callable objects are part of the state."""

    def __init__(self, optimizer: Optimizer, lr_lambda: Functions, last_epoch: int = -1) -> None:
        self.lr_lambdas = functions_per_group(lr_lambda, getattr(optimizer, "param_groups", ()))
        super().__init__(optimizer, last_epoch)

    def factors(self, step: float) -> list[float]:
        """What each group's function gives."""
        return [function(step) for function in self.lr_lambdas]

    def state_dict(self) -> dict[str, Any]:
        objects = [
            None if hasattr(function, "__code__") else dict(vars(function))
            for function in self.lr_lambdas
        ]
        return {**super().state_dict(), "lr_lambdas": objects}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        state = dict(state_dict)
        objects = state.pop("lr_lambdas", [])
        super().load_state_dict(state)
        for function, attributes in zip(self.lr_lambdas, objects):
            if attributes is not None:
                vars(function).update(attributes)


class LambdaLR(_OfFunctions):
    """The initial rate times a function of the number of steps.

    Args:
        optimizer: whose groups get the rates.
        lr_lambda: a function of the number of steps that returns a factor, or one for each group.
        last_epoch: the number of the last step, to go on after it.

    >>> import core
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=0.5)
    >>> scheduler = core.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1, (step + 1) / 4))
    >>> for _ in range(2):
    ...     optimizer.step()
    ...     scheduler.step()
    >>> scheduler.get_last_lr()
    [0.375]
    """

    overwrites = True

    def rates(self, step: float) -> list[float]:
        return [b * factor for b, factor in zip(self.base_lrs, self.factors(step))]


class MultiplicativeLR(_OfFunctions):
    """Multiplies the rate by a function of the number of steps, at each step but the first.

    Args:
        optimizer, lr_lambda, last_epoch: as for LambdaLR.

    >>> import core
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=0.5)
    >>> scheduler = core.optim.lr_scheduler.MultiplicativeLR(optimizer, lambda step: 0.5)
    >>> scheduler.step()
    >>> scheduler.get_last_lr()
    [0.25]
    """

    def rates(self, step: float) -> list[float]:
        rates = self.base_lrs
        for number in range(1, math.floor(step) + 1):
            rates = [rate * factor for rate, factor in zip(rates, self.factors(number))]
        return list(rates)

    def next_rates(self, step: float, *rates: float) -> list[float]:
        factors = self.factors(step) if step else [1.0] * len(rates)
        return [float(rate * factor) for rate, factor in zip(rates, factors)]


class StepLR(LRScheduler):
    """Multiplies the rate by gamma every step_size steps.

    Args:
        optimizer: whose groups get the rates.
        step_size: after how many steps.
        gamma: the factor.
        last_epoch: the number of the last step, to go on after it.

    >>> import core
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=0.5)
    >>> scheduler = core.optim.lr_scheduler.StepLR(optimizer, step_size=2, gamma=0.5)
    >>> rates = []
    >>> for _ in range(5):
    ...     rates += scheduler.get_last_lr()
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [0.5, 0.5, 0.25, 0.25, 0.125]
    """

    def __init__(
        self, optimizer: Optimizer, step_size: int, gamma: float = 0.1, last_epoch: int = -1
    ) -> None:
        need_count("step_size", step_size)
        self.step_size, self.gamma = step_size, gamma
        super().__init__(optimizer, last_epoch)

    def rates(self, step: float) -> list[float]:
        return [base * self.gamma ** (step // self.step_size) for base in self.base_lrs]


class MultiStepLR(LRScheduler):
    """Multiplies the rate by gamma at each milestone.

    Args:
        optimizer: whose groups get the rates.
        milestones: numbers of steps; one that is there twice counts twice.
        gamma: the factor.
        last_epoch: the number of the last step, to go on after it.

    >>> import core
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=0.5)
    >>> scheduler = core.optim.lr_scheduler.MultiStepLR(optimizer, milestones=[1, 3], gamma=0.5)
    >>> for _ in range(3):
    ...     optimizer.step()
    ...     scheduler.step()
    >>> scheduler.get_last_lr()
    [0.125]
    """

    def __init__(
        self,
        optimizer: Optimizer,
        milestones: Iterable[int],
        gamma: float = 0.1,
        last_epoch: int = -1,
    ) -> None:
        self.milestones, self.gamma = sorted(milestones), gamma
        super().__init__(optimizer, last_epoch)

    def rates(self, step: float) -> list[float]:
        passed = sum([step >= milestone for milestone in self.milestones])
        return [base * self.gamma**passed for base in self.base_lrs]


class ConstantLR(LRScheduler):
    """A part of the rate for some steps, then all of it.

    Args:
        optimizer: whose groups get the rates.
        factor: which part.
        total_iters: for how many steps.
        last_epoch: the number of the last step, to go on after it.

    >>> import core
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=0.5)
    >>> scheduler = core.optim.lr_scheduler.ConstantLR(optimizer, factor=0.5, total_iters=1)
    >>> scheduler.get_last_lr()
    [0.25]
    >>> scheduler.step()
    >>> scheduler.get_last_lr()
    [0.5]
    """

    def __init__(
        self,
        optimizer: Optimizer,
        factor: float = 1.0 / 3,
        total_iters: int = 5,
        last_epoch: int = -1,
    ) -> None:
        need_share("factor", factor)
        self.factor, self.total_iters = factor, total_iters
        super().__init__(optimizer, last_epoch)

    def rates(self, step: float) -> list[float]:
        factor = self.factor if step < self.total_iters else 1.0
        return [base * factor for base in self.base_lrs]


class LinearLR(LRScheduler):
    """A factor that goes from one number to another in equal steps, then stays.

    Args:
        optimizer: whose groups get the rates.
        start_factor, end_factor: of the initial rate.
        total_iters: in how many steps.
        last_epoch: the number of the last step, to go on after it.

    >>> import core
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=1.0)
    >>> scheduler = core.optim.lr_scheduler.LinearLR(optimizer, start_factor=0.25, total_iters=3)
    >>> scheduler.step()
    >>> scheduler.get_last_lr()
    [0.5]
    """

    def __init__(
        self,
        optimizer: Optimizer,
        start_factor: float = 1.0 / 3,
        end_factor: float = 1.0,
        total_iters: int = 5,
        last_epoch: int = -1,
    ) -> None:
        need_share("start_factor", start_factor, positive=True)
        need_share("end_factor", end_factor)
        need_count("total_iters", total_iters)
        self.start_factor, self.end_factor = start_factor, end_factor
        self.total_iters = total_iters
        super().__init__(optimizer, last_epoch)

    def rates(self, step: float) -> list[float]:
        share = min(self.total_iters, step) / self.total_iters
        factor = self.start_factor + (self.end_factor - self.start_factor) * share
        return [base * factor for base in self.base_lrs]


class ExponentialLR(LRScheduler):
    """Multiplies the rate by gamma at each step.

    Args:
        optimizer: whose groups get the rates.
        gamma: the factor.
        last_epoch: the number of the last step, to go on after it.

    >>> import core
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=0.5)
    >>> scheduler = core.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
    >>> scheduler.step()
    >>> scheduler
    ExponentialLR(gamma=0.5, base_lrs=[0.5], last_epoch=1, lr=[0.25])
    """

    def __init__(self, optimizer: Optimizer, gamma: float, last_epoch: int = -1) -> None:
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def rates(self, step: float) -> list[float]:
        return [base * self.gamma**step for base in self.base_lrs]


class PolynomialLR(LRScheduler):
    """A power of the share of the steps that are left.

    Args:
        optimizer: whose groups get the rates.
        total_iters: after how many steps the rate is 0.
        power: the exponent.
        last_epoch: the number of the last step, to go on after it.

    >>> import core
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=1.0)
    >>> scheduler = core.optim.lr_scheduler.PolynomialLR(optimizer, total_iters=4, power=2.0)
    >>> scheduler.step()
    >>> scheduler.get_last_lr()
    [0.5625]
    """

    def __init__(
        self,
        optimizer: Optimizer,
        total_iters: int = 5,
        power: float = 1.0,
        last_epoch: int = -1,
    ) -> None:
        need_count("total_iters", total_iters)
        self.total_iters, self.power = total_iters, power
        super().__init__(optimizer, last_epoch)

    def rates(self, step: float) -> list[float]:
        left = 1.0 - min(self.total_iters, step) / self.total_iters
        return [base * left**self.power for base in self.base_lrs]


class CosineAnnealingLR(LRScheduler):
    """Half a wave from the initial rate to eta_min, and back if the steps go on.

    Args:
        optimizer: whose groups get the rates.
        T_max: after how many steps the rate is eta_min.
        eta_min: the least rate.
        last_epoch: the number of the last step, to go on after it.

    Source: https://arxiv.org/abs/1608.03983, without its restarts.

    Where other schedules scale the rate they scale eta_min, too; for PyTorch it stays.

    >>> import core
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=1.0)
    >>> scheduler = core.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=4)
    >>> for _ in range(2):
    ...     optimizer.step()
    ...     scheduler.step()
    >>> scheduler.get_last_lr()
    [0.5]
    """

    def __init__(
        self, optimizer: Optimizer, T_max: int, eta_min: float = 0.0, last_epoch: int = -1
    ) -> None:
        need_count("T_max", T_max)
        self.T_max, self.eta_min = T_max, eta_min
        super().__init__(optimizer, last_epoch)

    def rates(self, step: float) -> list[float]:
        share = half_wave(step / self.T_max)
        return [self.eta_min + (base - self.eta_min) * share for base in self.base_lrs]


class CosineAnnealingWarmRestarts(LRScheduler):
    """Half a wave from the initial rate to eta_min, again and again.

    Args:
        optimizer: whose groups get the rates.
        T_0: the number of steps until the first restart.
        T_mult: how many times as long each period is as the one before.
        eta_min: the least rate.
        last_epoch: the number of the last step, to go on after it.

    Source: https://arxiv.org/abs/1608.03983.

    `scheduler.step(epoch + batch / batches)` goes to a fraction of an epoch.

    >>> import core
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=1.0)
    >>> scheduler = core.optim.lr_scheduler.CosineAnnealingWarmRestarts(optimizer, T_0=2, T_mult=2)
    >>> rates = []
    >>> for _ in range(6):
    ...     rates.append(round(scheduler.get_last_lr()[0], 3))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [1.0, 0.5, 1.0, 0.854, 0.5, 0.146]
    """

    overwrites = True

    def __init__(
        self,
        optimizer: Optimizer,
        T_0: int,
        T_mult: int = 1,
        eta_min: float = 0.0,
        last_epoch: int = -1,
    ) -> None:
        need_count("T_0", T_0)
        need_count("T_mult", T_mult)
        self.T_0, self.T_mult, self.eta_min = T_0, T_mult, eta_min
        super().__init__(optimizer, last_epoch)

    def rates(self, step: float) -> list[float]:
        start, length = _period(step, self.T_0, self.T_mult)
        share = half_wave((step - start) / length)
        return [self.eta_min + (base - self.eta_min) * share for base in self.base_lrs]

    @property
    def T_cur(self) -> float:
        """The number of steps since the last restart."""
        return self.last_epoch - _period(self.last_epoch, self.T_0, self.T_mult)[0]

    @property
    def T_i(self) -> int:
        """The length of this period."""
        return _period(self.last_epoch, self.T_0, self.T_mult)[1]


def _period(step: float, first: int, multiple: int) -> tuple[float, int]:
    """The beginning and the length of the period that a step is in."""
    if multiple == 1:
        return step // first * first, first
    number = math.floor(math.log(step / first * (multiple - 1) + 1, multiple) + 1e-10)
    length = first * multiple**number
    return (length - first) / (multiple - 1), length


def half_wave(share: float) -> float:
    """From 1 to 0, by half a wave."""
    return (1 + math.cos(math.pi * share)) / 2
