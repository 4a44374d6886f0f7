"""Checks of an optimizer's arguments: parameter groups and options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.errors import ArgumentError, RangeError, did_you_mean, listing, type_text
from core.operators.definition.checks import need_real_floating

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Group = dict[str, Any]  # 'params', and the options of these
    Params = Iterable[Tensor] | Iterable[Group]


def as_groups(params: Params) -> list[Group]:
    """The groups in `params`: dicts; plain tensors become one group."""
    if isinstance(params, (Tensor, dict)) or not hasattr(params, "__iter__"):
        kind = "a tensor" if isinstance(params, Tensor) else type_text(params)
        raise ArgumentError(
            what=f"an optimizer was given {kind} as params",
            why="it changes the tensors of a list",
            exists="an iterable of tensors, or of dicts with 'params' and options",
            fix="pass params.values()" if isinstance(params, dict) else "pass [params]",
        )
    items: list[Any] = list(params)
    if not items:
        raise ArgumentError(
            what="an optimizer was given no tensors",
            why="there would be nothing to change; an iterator that was used up is empty",
            exists="an iterable of tensors, or of dicts with 'params' and options",
            fix="pass the tensors that require gradients, as a list",
        )
    if any(isinstance(item, dict) for item in items):
        return items
    return [{"params": items}]


def check_group(group: Group, defaults: dict[str, Any], others: Iterable[Tensor]) -> list[Tensor]:
    """The tensors of a group, each of which can be changed, and once."""
    if not isinstance(group, dict) or "params" not in group:
        raise ArgumentError(
            what=f"a group is {_say(group)}",
            why="a group has the tensors that it applies to",
            exists="dicts with 'params', and any of: " + listing(defaults),
            fix="write {'params': [w, b], 'lr': 0.01}, and all groups like this",
        )
    for name in group:
        if name not in ("params", "initial_lr") and name not in defaults:
            raise ArgumentError(
                what=f"a group has the option {name!r}",
                why="this optimizer has no such option, and would not read it",
                exists=listing(defaults),
                fix=f"{did_you_mean(str(name), defaults)}take it out",
            )
    params = group["params"]
    tensors = [params] if isinstance(params, Tensor) else list(params)
    seen = {id(t) for t in others}
    for number, tensor in enumerate(tensors):
        _check_tensor(tensor, number)
        if id(tensor) in seen:
            raise ArgumentError(
                what=f"tensor {number} of a group is in the optimizer already",
                why="it would be changed twice in a step",
                exists="each tensor once, in one group",
                fix="leave it out of all groups but one",
            )
        seen.add(id(tensor))
    return tensors


def _check_tensor(tensor: Tensor, number: int) -> None:
    if not isinstance(tensor, Tensor):
        raise ArgumentError(
            what=f"item {number} of the params is {_say(tensor)}",
            why="an optimizer changes tensors",
            exists="tensors that require gradients",
            fix="make one: core.asarray(value).requires_grad_()",
        )
    if not tensor.is_leaf:
        raise ArgumentError(
            what=f"item {number} of the params, {tensor.dtype}{tensor.shape}, is no leaf",
            why="it was computed from other tensors, and a step changes those",
            exists="tensors that were made by no recorded call",
            fix="pass the tensors that it was computed from, or tensor.detach().requires_grad_()",
        )
    need_real_floating("an optimizer", tensor, "a step moves numbers by a fraction of a gradient")


def check_state(state: Any) -> None:
    """Raises unless this is a result of `state_dict`."""
    if not isinstance(state, dict) or not {"state", "param_groups"}.issubset(state):
        raise ArgumentError(
            what=f"the state of an optimizer is {_say(state)}",
            why="it has the state of each tensor, and the options of each group",
            exists="dicts with 'state' and 'param_groups'",
            fix="pass a result of optimizer.state_dict()",
        )


def _say(value: Any) -> str:
    return f"a dict of {listing(value)}" if type(value) is dict else type_text(value)


def check_number(option: str, value: float, below: float = float("inf")) -> None:
    """Raises unless an option is a number of at least 0 and less than `below`."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ArgumentError(
            what=f"{option} is {_say(value)}",
            why="each step computes with it as a Python number",
            exists="int, float",
            fix=f"pass float({option})",
        )
    if not 0 <= value < below:
        limit = "" if below == float("inf") else f", and less than {below:g}"
        raise RangeError(
            what=f"{option} is {value}",
            why="the steps would diverge or be undefined",
            exists=f"finite numbers of at least 0{limit}",
            fix="pass maximize=True to maximize" if option == "lr" else "pass such a number",
        )


def check_betas(betas: Sequence[float]) -> None:
    """Raises unless betas are two numbers from 0 to less than 1."""
    if not isinstance(betas, (tuple, list)) or len(betas) != 2:
        raise ArgumentError(
            what=f"betas is {betas!r}",
            why="the first is for the mean of the gradients, the second for that of their squares",
            exists="a tuple of two numbers",
            fix="pass betas=(0.9, 0.999)",
        )
    for position, beta in enumerate(betas):
        check_number(f"betas[{position}]", beta, below=1)


def check_flags(options: dict[str, Any], *names: str) -> None:
    """Raises unless the options of these names are bools."""
    for name in names:
        if not isinstance(options[name], bool):
            raise ArgumentError(
                what=f"{name} is {_say(options[name])}",
                why="it is on or off",
                exists="True, False",
                fix=f"pass {name}=True or leave it out",
            )
