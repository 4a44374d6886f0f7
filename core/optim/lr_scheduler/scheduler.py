"""The base of the schedules: rates by the number of steps, and how groups get them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.compiler.capture.conversions import call_with_number
from core.compiler.symbolic.symbols import computed_by
from core.errors import ArgumentError, type_text
from core.optim.lr_scheduler.checks import need_optimizer, need_rates, need_state
from core.optim.lr_scheduler.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.optim.optimizer import Optimizer


class LRScheduler:
    """Sets the learning rate of each group of an optimizer at every step.

    Args:
        optimizer: whose groups get the rates. A group's `initial_lr` is the rate that it has when
            its first schedule is made.
        last_epoch: the number of the last step, to go on after it; the groups have `initial_lr`.

    Attributes:
        base_lrs: the initial rate of each group.
        last_epoch: the number of steps so far.

    Raises:
        ArgumentError: this is no optimizer, or last_epoch is given and a group has no initial_lr.

    A subclass defines `rates(step)`, from `base_lrs`; or `get_lr()`, as for PyTorch, from
    `last_epoch` and the groups.

    A step scales the rate that a group has, by rates(n + 1) / rates(n); where rates(n) is 0, it
    assigns rates(n + 1). So a rate that was changed by hand stays changed by that factor, and the
    factors of several schedules of one optimizer multiply. LambdaLR, CyclicLR, OneCycleLR and
    CosineAnnealingWarmRestarts assign rates(n + 1), as for PyTorch: `overwrites` is True.

    >>> import core
    >>> class Halves(core.optim.lr_scheduler.LRScheduler):
    ...     def rates(self, step):
    ...         return [base / 2**step for base in self.base_lrs]
    >>> optimizer = core.optim.SGD([core.ones(1)], lr=0.5)
    >>> scheduler = Halves(optimizer)
    >>> scheduler.step()
    >>> optimizer.param_groups[0]["lr"], scheduler
    (0.25, Halves(base_lrs=[0.5], last_epoch=1, lr=[0.25]))
    """

    optimizer: Optimizer
    base_lrs: list[float]
    last_epoch: int
    overwrites = False  # whether a step assigns rates whatever the groups have

    def __init__(self, optimizer: Optimizer, last_epoch: int = -1) -> None:
        kind = type(self)
        need_optimizer(optimizer, kind.__name__)
        if kind.rates is LRScheduler.rates and kind.get_lr is LRScheduler.get_lr:
            raise ArgumentError(
                what=f"{kind.__name__} says no rates",
                why="they are what its steps assign",
                exists="schedules that define rates(step) or get_lr()",
                fix="define rates(step): the rate of each group",
            )
        for number, group in enumerate(optimizer.param_groups):
            if last_epoch >= 0 and "initial_lr" not in group:
                raise ArgumentError(
                    what=f"{kind.__name__} goes on after step {last_epoch}, and group {number} has "
                    "no initial_lr",
                    why="the rate that it has now is not the one that the schedule began with",
                    exists=f"last_epoch={last_epoch}",
                    fix="load the optimizer's state before, or leave last_epoch out and load "
                    "the schedule's",
                )
            group.setdefault("initial_lr", group["lr"])
        self.optimizer = optimizer
        self.base_lrs = [group["initial_lr"] for group in optimizer.param_groups]
        self.last_epoch = last_epoch
        self.step(last_epoch + 1 if last_epoch >= 0 else None)

    def rates(self, step: float) -> list[float]:
        """The rate of each group after so many steps."""
        return self.get_lr()

    def get_lr(self) -> list[float]:
        """The rate of each group that the step to `last_epoch` assigns."""
        return computed_by(self.next_rates, self.last_epoch, *self.get_last_lr())

    def next_rates(self, step: float, *rates: float) -> list[float]:
        """The rates that the step to a number assigns to groups that have these rates."""
        now = [float(rate) for rate in self.rates(step)]
        if self.overwrites:
            return now
        before = self.rates(step - 1) if step else self.base_lrs
        return [new * (r / old) if old else new for r, old, new in zip(rates, before, now)]

    def get_last_lr(self) -> list[float]:
        """The rate that each group has."""
        return [group["lr"] for group in self.optimizer.param_groups]

    def step(self, epoch: float | None = None) -> None:
        """Goes on by one step: call it after the optimizer's.

        Args:
            epoch: the number to go to, which may have a fraction; rates(epoch) are assigned as they
                are.
        """
        need_rates(self.base_lrs, self.optimizer.param_groups)
        if epoch is None:
            self.last_epoch += 1
            rates = call_with_number(self.last_epoch, self.get_lr)
        else:
            self.last_epoch = epoch  # type: ignore[assignment]
            rates = computed_by(self.rates, epoch)
        for group, rate in zip(self.optimizer.param_groups, rates):
            group["lr"] = rate

    def begin(self) -> None:
        """Goes back to the initial step, for groups that have rates of none of the schedule's."""
        self.last_epoch = -1
        self.step()

    # ---- state ---------------------------------------------------------------------------------
    def state_dict(self) -> dict[str, Any]:
        """What a later schedule of that kind needs to go on.

        >>> import core
        >>> optimizer = core.optim.SGD([core.ones(1)], lr=0.5)
        >>> core.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.9).state_dict()
        {'gamma': 0.9, 'base_lrs': [0.5], 'last_epoch': 0, '_last_lr': [0.5]}
        """
        state = {name: value for name, value in vars(self).items() if name != "optimizer"}
        return {**state, "_last_lr": self.get_last_lr()}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Goes on from a state; the groups get the rates of then.

        Raises:
            ArgumentError: it is no state of a schedule, or that of another number of groups.
        """
        need_state(state_dict, type(self).__name__, self.get_last_lr())
        for name in vars(self).keys() & state_dict.keys():
            setattr(self, name, _copied(state_dict[name]))
        for group, rate in zip(self.optimizer.param_groups, state_dict["_last_lr"]):
            group["lr"] = rate

    def __repr__(self) -> str:
        # A compiled function guards what is named here, and what `rates` reads.
        return text_of(self, self.get_last_lr(), self.last_epoch, self.rates)


def _copied(value: Any) -> Any:
    return list(value) if isinstance(value, list) else value


def per_group(name: str, value: Any, groups: Sequence[Any]) -> list[Any]:
    """An option of each group: one value for all of them, or a list."""
    if not isinstance(value, (list, tuple)):
        return [value] * len(groups)
    if len(value) != len(groups):
        raise ArgumentError(
            what=f"{name} has {len(value)} items",
            why=f"the optimizer has {len(groups)} groups, and each gets its own",
            exists=f"a list of {len(groups)}, or one value for all",
            fix=f"pass {name} for each of optimizer.param_groups",
        )
    return list(value)


def functions_per_group(value: Any, groups: Sequence[Any]) -> list[Any]:
    """A function of each group."""
    functions = per_group("lr_lambda", value, groups)
    for function in functions:
        if not callable(function):
            raise ArgumentError(
                what=f"lr_lambda is {type_text(function)}",
                why="it is called with the number of the step",
                exists="functions of an int that return a factor",
                fix="pass lambda step: 0.95**step",
            )
    return functions
