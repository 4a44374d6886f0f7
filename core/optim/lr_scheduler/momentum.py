"""Schedules that set momentum as well: it falls where the rate rises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.compiler.symbolic.symbols import computed_by
from core.errors import ArgumentError
from core.optim.lr_scheduler.scheduler import LRScheduler, per_group

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.optim.optimizer import Optimizer

    PerGroup = float | Sequence[float]


class CyclesMomentum(LRScheduler):
    """A schedule between two rates, and two momentums, which a step overwrites."""

    overwrites = True
    cycle_momentum: bool
    base_momentums: list[float]
    max_momentums: list[float]

    def take_momentums(self, optimizer: Optimizer, least: PerGroup, most: PerGroup) -> None:
        """Keeps the momentums, of all groups or of each."""
        if not {"momentum", "betas"} & optimizer.defaults.keys():
            raise ArgumentError(
                what=f"cycle_momentum=True with {type(optimizer).__name__}",
                why="it has neither momentum nor betas",
                exists="SGD, RMSprop, Adam, AdamW",
                fix="pass cycle_momentum=False",
            )
        self.base_momentums = per_group("base_momentum", least, optimizer.param_groups)
        self.max_momentums = per_group("max_momentum", most, optimizer.param_groups)

    def start(self, optimizer: Optimizer, rates: Sequence[float], last_epoch: int) -> None:
        """Makes the schedule, with initial rates of its own."""
        if last_epoch < 0:
            for group, rate in zip(optimizer.param_groups, rates):
                group["initial_lr"] = group["lr"] = rate
        super().__init__(optimizer, last_epoch)

    def momentums(self, step: float) -> list[float]:
        """The momentum of each group after so many steps."""
        raise NotImplementedError(f"{type(self).__name__} has no method momentums")

    def step(self, epoch: float | None = None) -> None:
        super().step(epoch)
        if self.cycle_momentum:
            momentums = computed_by(self.momentums, self.last_epoch)
            for group, momentum in zip(self.optimizer.param_groups, momentums):
                _set_momentum(group, momentum)


def _set_momentum(group: dict[str, Any], momentum: float) -> None:
    if "betas" in group:
        group["betas"] = (momentum, group["betas"][1])
    else:
        group["momentum"] = momentum
