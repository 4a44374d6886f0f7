"""A rise and a fall of the rate, while momentum falls and rises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import ArgumentError
from core.optim.lr_scheduler.checks import (
    need_choice,
    need_count,
    need_optimizer,
    need_share,
    need_within,
)
from core.optim.lr_scheduler.momentum import CyclesMomentum
from core.optim.lr_scheduler.scheduler import per_group
from core.optim.lr_scheduler.schedules import half_wave

if TYPE_CHECKING:
    from core.optim.lr_scheduler.momentum import PerGroup
    from core.optim.optimizer import Optimizer


class OneCycleLR(CyclesMomentum):
    """From max_lr / div_factor up to max_lr, and down to nearly nothing; momentum goes the other
    way. A step is one of the optimizer, not one through all data.

    Args:
        optimizer: whose groups get the rates.
        max_lr: the largest rate, of all groups or of each.
        total_steps: the number of steps; else epochs * steps_per_epoch.
        pct_start: the share of the steps in which the rate rises.
        anneal_strategy: 'cos', half waves, or 'linear'.
        cycle_momentum: whether momentum, or the first of betas, goes the other way.
        base_momentum, max_momentum: the least and the largest, of all groups or of each.
        div_factor: the first rate is max_lr / div_factor.
        final_div_factor: the last rate is the first / final_div_factor.
        three_phase: fall to the first rate in as many steps as it rises, and then to the last.
        last_epoch: the number of the last step, to go on after it.

    Raises:
        ArgumentError, RangeError: an argument cannot be used; a step after the last one.

    Source: https://arxiv.org/abs/1708.07120.

    >>> import core
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=0.1, momentum=0.9)
    >>> scheduler = core.optim.lr_scheduler.OneCycleLR(
    ...     optimizer, max_lr=1.0, total_steps=5, pct_start=0.6, anneal_strategy="linear"
    ... )
    >>> rates = []
    >>> for _ in range(4):
    ...     rates.append(round(scheduler.get_last_lr()[0], 3))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates, optimizer.param_groups[0]["momentum"]
    ([0.04, 0.52, 1.0, 0.5], 0.95)
    """

    def __init__(
        self,
        optimizer: Optimizer,
        max_lr: PerGroup,
        total_steps: int | None = None,
        epochs: int | None = None,
        steps_per_epoch: int | None = None,
        pct_start: float = 0.3,
        anneal_strategy: str = "cos",
        cycle_momentum: bool = True,
        base_momentum: PerGroup = 0.85,
        max_momentum: PerGroup = 0.95,
        div_factor: float = 25.0,
        final_div_factor: float = 10000.0,
        three_phase: bool = False,
        last_epoch: int = -1,
    ) -> None:
        need_optimizer(optimizer, "OneCycleLR")
        need_share("pct_start", pct_start)
        need_choice("anneal_strategy", anneal_strategy, ("cos", "linear"))
        groups = optimizer.param_groups
        self.total_steps = _count_steps(total_steps, epochs, steps_per_epoch)
        self.pct_start, self.anneal_strategy = pct_start, anneal_strategy
        self.div_factor, self.final_div_factor = div_factor, final_div_factor
        self.max_lrs, self.three_phase = per_group("max_lr", max_lr, groups), three_phase
        self.cycle_momentum = cycle_momentum
        if cycle_momentum:
            self.take_momentums(optimizer, base_momentum, max_momentum)
        self.start(optimizer, [rate / div_factor for rate in self.max_lrs], last_epoch)

    def rates(self, step: float) -> list[float]:
        phase, share = self._place(step)
        wave = self.anneal_strategy == "cos"
        ends = [self._ends(first, most) for first, most in zip(self.base_lrs, self.max_lrs)]
        return [_between(rates[phase], rates[phase + 1], share, wave) for rates in ends]

    def _ends(self, first: float, most: float) -> list[float]:
        """The rates between phases."""
        last = first / self.final_div_factor
        return [first, most, first, last] if self.three_phase else [first, most, last]

    def momentums(self, step: float) -> list[float]:
        phase, share = self._place(step)
        wave = self.anneal_strategy == "cos"
        ends = [[b, a, b, b] for a, b in zip(self.base_momentums, self.max_momentums)]
        return [_between(values[phase], values[phase + 1], share, wave) for values in ends]

    def _place(self, step: float) -> tuple[int, float]:
        """The phase that a step is in, and the share of it that has passed."""
        need_within(step, self.total_steps)
        rise, start = self.pct_start * self.total_steps - 1, 0.0
        ends = [rise, 2 * rise] if self.three_phase else [rise]
        for phase, end in enumerate(ends):
            if start < end and step <= end:
                return phase, (step - start) / (end - start)
            start = end
        return len(ends), (step - start) / (self.total_steps - 1 - start or 1)


def _between(start: float, end: float, share: float, wave: bool) -> float:
    """A number between two, by a share of the way; wave: by half a wave."""
    if wave:
        return end + (start - end) * half_wave(share)
    return (end - start) * share + start


def _count_steps(total: int | None, epochs: int | None, per_epoch: int | None) -> int:
    if total is not None:
        need_count("total_steps", total)
        return total
    if epochs is None or per_epoch is None:
        raise ArgumentError(
            what="OneCycleLR was given no number of steps",
            why="its rates fall to the last one at the last step",
            exists="total_steps, or epochs and steps_per_epoch",
            fix="pass total_steps=epochs * len(batches)",
        )
    need_count("epochs", epochs)
    need_count("steps_per_epoch", per_epoch)
    return epochs * per_epoch
