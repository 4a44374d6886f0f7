"""A schedule that goes by what is measured."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, SupportsFloat

from core.errors import ArgumentError, RangeError
from core.optim.lr_scheduler.checks import need_choice, need_count, need_optimizer, need_rates
from core.optim.lr_scheduler.scheduler import LRScheduler, per_group

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.optim.optimizer import Optimizer


class ReduceLROnPlateau(LRScheduler):
    """Multiplies the rates by a factor where a measure gets no better.

    Args:
        optimizer: whose groups get the rates.
        mode: 'min' if a smaller measure is better, or 'max'.
        factor: of the rates, less than 1.
        patience: how many steps without improvement are waited for.
        threshold: how much better counts.
        threshold_mode: 'rel', as a share of the best measure, or 'abs'.
        cooldown: how many steps after a reduction do not count.
        min_lr: the least rate, of all groups or of each.
        eps: reductions by less are left out.

    Attributes:
        best: the best measure so far; num_bad_epochs: the number of steps since then.

    A step reads the measure: in a compiled function it splits the graph. Call it outside, once for
    many training steps.

    >>> import core
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=0.5)
    >>> scheduler = core.optim.lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.5, patience=1)
    >>> for loss in (3.0, 2.0, 2.0, 2.0):
    ...     optimizer.step()
    ...     scheduler.step(loss)
    >>> scheduler.get_last_lr(), scheduler.best
    ([0.25], 2.0)
    """

    def __init__(
        self,
        optimizer: Optimizer,
        mode: str = "min",
        factor: float = 0.1,
        patience: int = 10,
        threshold: float = 1e-4,
        threshold_mode: str = "rel",
        cooldown: int = 0,
        min_lr: float | Sequence[float] = 0,
        eps: float = 1e-8,
    ) -> None:
        need_optimizer(optimizer, "ReduceLROnPlateau")
        need_choice("mode", mode, ("min", "max"))
        need_choice("threshold_mode", threshold_mode, ("rel", "abs"))
        need_count("patience", patience, least=0)
        need_count("cooldown", cooldown, least=0)
        if not factor < 1.0:
            raise RangeError(
                what=f"factor is {factor}",
                why="the rate would not get smaller",
                exists="numbers less than 1",
                fix="pass factor=0.1",
            )
        self.optimizer, self.last_epoch = optimizer, 0
        self.mode, self.factor, self.patience = mode, factor, patience
        self.threshold, self.threshold_mode, self.cooldown = threshold, threshold_mode, cooldown
        self.min_lrs, self.eps = per_group("min_lr", min_lr, optimizer.param_groups), eps
        self.best = math.inf if mode == "min" else -math.inf
        self.num_bad_epochs = self.cooldown_counter = 0

    @property
    def in_cooldown(self) -> bool:
        """Whether steps do not count."""
        return self.cooldown_counter > 0

    def step(  # type: ignore[override]  # the measure is what it goes by
        self, metrics: SupportsFloat, epoch: int | None = None
    ) -> None:
        """Takes a measure: a number, or a tensor of one element.

        epoch: the number of this step, if it is not the next.
        """
        need_rates(self.min_lrs, self.optimizer.param_groups)
        current = float(metrics)
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        self.num_bad_epochs += 1
        if self._is_better(current):
            self.best, self.num_bad_epochs = current, 0
        if self.in_cooldown:
            self.cooldown_counter -= 1
            self.num_bad_epochs = 0
        if self.num_bad_epochs > self.patience:
            self._reduce()
            self.cooldown_counter, self.num_bad_epochs = self.cooldown, 0

    def _is_better(self, current: float) -> bool:
        sign = 1 if self.mode == "min" else -1
        margin = sign * self.threshold
        limit = self.best * (1 - margin) if self.threshold_mode == "rel" else self.best - margin
        return sign * current < sign * limit

    def _reduce(self) -> None:
        for group, least in zip(self.optimizer.param_groups, self.min_lrs):
            rate = max(group["lr"] * self.factor, least)
            if group["lr"] - rate > self.eps:
                group["lr"] = rate

    def begin(self) -> None:
        raise ArgumentError(
            what="ReduceLROnPlateau cannot be part of another schedule",
            why="its step takes a measure",
            exists="schedules of the number of steps",
            fix="call its step() by yourself",
        )
