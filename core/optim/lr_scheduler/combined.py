"""Schedules of schedules: one after the other, or all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.errors import ArgumentError, type_text
from core.optim.lr_scheduler.checks import refuse_epoch
from core.optim.lr_scheduler.plateau import ReduceLROnPlateau
from core.optim.lr_scheduler.scheduler import LRScheduler

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from core.optim.optimizer import Optimizer


class _Combined(LRScheduler):
    """Schedules of one optimizer, whose state is a list of theirs."""

    _schedulers: list[LRScheduler]

    def state_dict(self) -> dict[str, Any]:
        states = [scheduler.state_dict() for scheduler in self._schedulers]
        return {**super().state_dict(), "_schedulers": states}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        state = dict(state_dict)
        states = state.pop("_schedulers", [])
        if len(states) != len(self._schedulers):
            raise ArgumentError(
                what=f"the state is of {len(states)} schedules, there are {len(self._schedulers)}",
                why="each goes on from its own",
                exists=f"states of {len(self._schedulers)} schedules",
                fix="combine the schedules as they were combined then",
            )
        for scheduler, loaded in zip(self._schedulers, states):
            scheduler.load_state_dict(loaded)
        super().load_state_dict(state)


class SequentialLR(_Combined):
    """One schedule after the other.

    Args:
        optimizer: whose groups get the rates.
        schedulers: schedules of this optimizer.
        milestones: the number of steps at which each but the first begins.

    Each begins at the initial rates that its groups have in it, `base_lrs`, whatever the rates were
    before.

    >>> import core
    >>> from core.optim import lr_scheduler
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=1.0)
    >>> warm = lr_scheduler.LinearLR(optimizer, start_factor=0.25, total_iters=3)
    >>> cosine = lr_scheduler.CosineAnnealingLR(optimizer, T_max=4)
    >>> scheduler = lr_scheduler.SequentialLR(optimizer, [warm, cosine], milestones=[3])
    >>> rates = []
    >>> for _ in range(6):
    ...     rates.append(round(scheduler.get_last_lr()[0], 3))
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [0.25, 0.5, 0.75, 1.0, 0.854, 0.5]
    """

    def __init__(
        self,
        optimizer: Optimizer,
        schedulers: Iterable[LRScheduler],
        milestones: Sequence[int],
        last_epoch: int = -1,
    ) -> None:
        self.optimizer, self.last_epoch = optimizer, last_epoch + 1
        self._schedulers = _schedules(schedulers, optimizer)
        self._milestones = list(milestones)
        if len(milestones) != len(self._schedulers) - 1:
            raise ArgumentError(
                what=f"{len(self._schedulers)} schedules with {len(milestones)} milestones",
                why="each schedule but the first has one, where it begins",
                exists="a milestone less than schedules",
                fix="pass milestones=[...], the number of steps at each",
            )
        self.base_lrs = self._schedulers[0].base_lrs
        self._begin_at(0)

    def begin(self) -> None:
        self.last_epoch = 0
        self._schedulers[0].begin()

    def _begin_at(self, number: int) -> None:
        scheduler = self._schedulers[number]
        for group, base in zip(self.optimizer.param_groups, scheduler.base_lrs):
            group["lr"] = base
        scheduler.begin()

    def step(self, epoch: float | None = None) -> None:
        """Goes on by one step of the schedule that is due, or begins it."""
        refuse_epoch(epoch, "SequentialLR")
        self.last_epoch += 1
        number = sum([self.last_epoch >= milestone for milestone in self._milestones])
        if number and self.last_epoch == self._milestones[number - 1]:
            self._begin_at(number)
        else:
            self._schedulers[number].step()


class ChainedScheduler(_Combined):
    """Several schedules at once: their factors multiply, but those that overwrite the rate.

    Args:
        schedulers: schedules of one optimizer.
        optimizer: whose; that of the first, if it is left out.

    >>> import core
    >>> from core.optim import lr_scheduler
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=1.0)
    >>> warm = lr_scheduler.ConstantLR(optimizer, factor=0.5, total_iters=2)
    >>> decay = lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
    >>> scheduler = lr_scheduler.ChainedScheduler([warm, decay])
    >>> rates = []
    >>> for _ in range(4):
    ...     rates += scheduler.get_last_lr()
    ...     optimizer.step()
    ...     scheduler.step()
    >>> rates
    [0.5, 0.25, 0.25, 0.125]
    """

    def __init__(
        self, schedulers: Iterable[LRScheduler], optimizer: Optimizer | None = None
    ) -> None:
        self._schedulers = _schedules(schedulers, optimizer)
        self.optimizer = self._schedulers[0].optimizer
        self.base_lrs = self._schedulers[0].base_lrs
        self.last_epoch = self._schedulers[0].last_epoch

    def begin(self) -> None:
        self.last_epoch = 0
        for scheduler in self._schedulers:
            scheduler.begin()

    def step(self, epoch: float | None = None) -> None:
        """Goes on by one step of each."""
        refuse_epoch(epoch, "ChainedScheduler")
        self.last_epoch += 1
        for scheduler in self._schedulers:
            scheduler.step()


def _schedules(schedulers: Iterable[LRScheduler], optimizer: Optimizer | None) -> list[LRScheduler]:
    """The schedules as a list, all of one optimizer."""
    items = list(schedulers)
    if not items:
        raise ArgumentError(
            what="no schedules were given",
            why="they say the rates",
            exists="a list of schedules of one optimizer",
            fix="pass at least one",
        )
    for number, item in enumerate(items):
        if not isinstance(item, LRScheduler) or isinstance(item, ReduceLROnPlateau):
            raise ArgumentError(
                what=f"schedule {number} is {type_text(item)}",
                why="its step is called without arguments",
                exists="schedules of core.optim.lr_scheduler but ReduceLROnPlateau",
                fix="call its step() by yourself",
            )
        if item.optimizer is not (optimizer or items[0].optimizer):
            raise ArgumentError(
                what=f"schedule {number} is one of another optimizer",
                why="the rates of one are set",
                exists="schedules that were made with one optimizer",
                fix="make a schedule of schedules for each optimizer",
            )
    return items
