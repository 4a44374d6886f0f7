"""Checks of a schedule's arguments and state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.errors import ArgumentError, RangeError, listing, type_text
from core.optim.optimizer import Optimizer

if TYPE_CHECKING:
    from collections.abc import Sequence


def need_optimizer(optimizer: Any, kind: str) -> None:
    """Raises unless this is an optimizer of core's."""
    if not isinstance(optimizer, Optimizer):
        raise ArgumentError(
            what=f"{kind} was given {type_text(optimizer)}",
            why="it changes the rates of an optimizer's groups",
            exists="the optimizers of core.optim",
            fix="pass the optimizer first",
        )


def need_rates(rates: Sequence[float], groups: Sequence[Any]) -> None:
    """Raises unless there is a rate for each group."""
    if len(rates) != len(groups):
        raise ArgumentError(
            what=f"the optimizer has {len(groups)} groups, and the schedule rates for {len(rates)}",
            why="groups that are added later have no initial rate in the schedule",
            exists=f"schedules of {len(rates)} groups",
            fix="add all groups before the schedule is made",
        )


def need_state(state: Any, kind: str, rates: Sequence[float]) -> None:
    """Raises unless this is a state of a schedule of so many groups."""
    if not isinstance(state, dict) or "_last_lr" not in state:
        given = f"a dict of {listing(state)}" if isinstance(state, dict) else type_text(state)
        raise ArgumentError(
            what=f"the state of {kind} is {given}",
            why="it has the number of steps, and the rates of then",
            exists="dicts with '_last_lr' and the schedule's attributes",
            fix="pass a result of scheduler.state_dict()",
        )
    need_rates(state["_last_lr"], rates)


def need_count(option: str, value: Any, least: int = 1) -> None:
    """Raises unless an option is an int of at least so much."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentError(
            what=f"{option} is {type_text(value)}",
            why="it is a number of steps, or of what is counted in steps",
            exists="int",
            fix=f"pass int({option})",
        )
    if value < least:
        raise RangeError(
            what=f"{option} is {value}",
            why="a schedule divides by it, or waits so long",
            exists=f"whole numbers of at least {least}",
            fix=f"pass {option}={max(least, 1)} or more",
        )


def need_share(option: str, value: Any, positive: bool = False) -> None:
    """Raises unless an option is a number from 0 to 1. positive: 0 is none."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ArgumentError(
            what=f"{option} is {type_text(value)}",
            why="it multiplies a rate, or is a share of the steps",
            exists="int, float",
            fix=f"pass float({option})",
        )
    if not (0 < value <= 1 if positive else 0 <= value <= 1):
        raise RangeError(
            what=f"{option} is {value}",
            why="it is a part of a rate, or of the steps",
            exists=f"numbers from 0{' (not included)' * positive} to 1",
            fix="pass a larger learning rate to the optimizer for factors above 1",
        )


def need_choice(option: str, value: Any, choices: Sequence[str]) -> None:
    """Raises unless an option is one of some words."""
    if value not in choices:
        raise ArgumentError(
            what=f"{option} is {value!r}",
            why="there is no schedule of that name",
            exists=listing(choices),
            fix=f"pass {option}={choices[0]!r}",
        )


def need_within(step: float, total: int) -> None:
    """Raises after the last step of a cycle."""
    if step > total:
        raise RangeError(
            what=f"step {step} of OneCycleLR",
            why="its rates are those of one cycle",
            exists=f"total_steps={total}",
            fix="make the schedule with more steps, or stop calling scheduler.step()",
        )


def refuse_epoch(epoch: object, kind: str) -> None:
    """Raises where a number to go to was given."""
    if epoch is not None:
        raise ArgumentError(
            what=f"step({epoch!r}) of {kind}",
            why="it goes through other schedules, each of which counts its steps",
            exists=f"{kind}.step()",
            fix="leave epoch out",
        )
