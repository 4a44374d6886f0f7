"""Rates that rise and fall in straight lines, again and again."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from core.optim.lr_scheduler.checks import need_choice, need_count, need_optimizer
from core.optim.lr_scheduler.momentum import CyclesMomentum
from core.optim.lr_scheduler.scheduler import per_group

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.optim.lr_scheduler.momentum import PerGroup
    from core.optim.optimizer import Optimizer


class CyclicLR(CyclesMomentum):
    """From base_lr to max_lr and back, in equal steps; momentum goes the other way.

    Args:
        optimizer: whose groups get the rates.
        base_lr, max_lr: the least and the largest rate, of all groups or of each.
        step_size_up: the number of steps in which the rate rises.
        step_size_down: likewise, in which it falls; as many, if it is left out.
        mode: 'triangular'; 'triangular2': each cycle rises half as high as the one before;
            'exp_range': the height is multiplied by gamma at each step.
        gamma: the factor of 'exp_range'.
        scale_fn: a function that gives the height in place of mode.
        scale_mode: whether scale_fn is given the number of the 'cycle', from 1, or of 'iterations'.
        cycle_momentum: whether momentum, or the first of betas, goes the other way.
        base_momentum, max_momentum: the least and the largest, of all groups or of each.
        last_epoch: the number of the last step, to go on after it.

    Source: https://arxiv.org/abs/1506.01186.

    >>> import core
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=0.1, momentum=0.9)
    >>> scheduler = core.optim.lr_scheduler.CyclicLR(optimizer, 0.25, 1.0, step_size_up=3)
    >>> rates = []
    >>> for _ in range(7):
    ...     rates.append(round(scheduler.get_last_lr()[0], 3))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [0.25, 0.5, 0.75, 1.0, 0.75, 0.5, 0.25]
    """

    def __init__(
        self,
        optimizer: Optimizer,
        base_lr: PerGroup,
        max_lr: PerGroup,
        step_size_up: int = 2000,
        step_size_down: int | None = None,
        mode: str = "triangular",
        gamma: float = 1.0,
        scale_fn: Callable[[float], float] | None = None,
        scale_mode: str = "cycle",
        cycle_momentum: bool = True,
        base_momentum: PerGroup = 0.8,
        max_momentum: PerGroup = 0.9,
        last_epoch: int = -1,
    ) -> None:
        need_optimizer(optimizer, "CyclicLR")
        need_count("step_size_up", step_size_up)
        need_count("step_size_down", step_size_up if step_size_down is None else step_size_down)
        need_choice("mode", mode, ("triangular", "triangular2", "exp_range"))
        need_choice("scale_mode", scale_mode, ("cycle", "iterations"))
        self.step_size_up, self.step_size_down = step_size_up, step_size_down or step_size_up
        self.mode, self.gamma, self.scale_mode = mode, gamma, scale_mode
        self.max_lrs = per_group("max_lr", max_lr, optimizer.param_groups)
        self.scale_fn, self.cycle_momentum = scale_fn, cycle_momentum
        if cycle_momentum:
            self.take_momentums(optimizer, base_momentum, max_momentum)
        self.start(optimizer, per_group("base_lr", base_lr, optimizer.param_groups), last_epoch)

    def _height(self, step: float) -> float:
        """How much of the way to the largest rate has been made."""
        total = self.step_size_up + self.step_size_down
        cycle, turn = math.floor(1 + step / total), self.step_size_up / total
        share = 1.0 + step / total - cycle
        height = share / turn if share <= turn else (share - 1) / (turn - 1)
        if self.scale_fn is not None:
            return height * self.scale_fn(cycle if self.scale_mode == "cycle" else step)
        if self.mode == "triangular2":
            return height / 2.0 ** (cycle - 1)
        scale: float = self.gamma**step if self.mode == "exp_range" else 1.0
        return height * scale

    def rates(self, step: float) -> list[float]:
        height = self._height(step)
        return [base + (most - base) * height for base, most in zip(self.base_lrs, self.max_lrs)]

    def momentums(self, step: float) -> list[float]:
        height = self._height(step)
        both = zip(self.base_momentums, self.max_momentums)
        return [float(most - (most - least) * height) for least, most in both]

    def state_dict(self) -> dict[str, Any]:
        return {name: v for name, v in super().state_dict().items() if name != "scale_fn"}
