"""Guards of a compiled function that calls an optimizer: its groups, options and state.

The learning rate and the number of the step are not compared: numbers computed from them are given
to the graph at each call (`Batch.numbers`). Other options are numbers like any that a function
finds by name: from the first change on they are inputs of the graph. Of a function that reads the
groups itself the learning rate is one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.compiler.guards.allowlist import is_immutable
from core.compiler.guards.classes import MISSING
from core.compiler.guards.guarded_state import KnownClass, Unguardable, know_class
from core.errors import type_text

if TYPE_CHECKING:
    from core.compiler.guards.guarded_state import GuardedState
    from core.optim.optimizer import Optimizer

_METHODS = ("step", "zero_grad", "update", "_batches", "_params")
_PRIVATE = (
    "state",
    "defaults",
    "decoupled",
    "state_dict",
    "load_state_dict",
    "add_param_group",
)
_SUPPLIED = ("params", "lr")


def know_optimizers(*kinds: type[Optimizer]) -> None:
    """Lets compiled functions that call optimizers run without Python."""
    for kind in kinds:
        know_class(kind, KnownClass(_METHODS, _PRIVATE, _guard, {"param_groups": _open_groups}))


def _guard(guarded: GuardedState, optimizer: Any, name: str) -> None:
    groups = guarded.add("attribute", optimizer, "param_groups", f"{name}.param_groups")
    states = guarded.add("attribute", optimizer, "state", f"{name}.state")
    if type(groups) is not list or type(states) is not dict:
        raise Unguardable(f"{name} has other groups or another state than optimizers have")
    guarded.add("size", groups, len(groups), f"the number of groups of {name}")
    for number in range(len(groups)):
        group = guarded.add("at", groups, number, f"group {number} of {name}")
        _guard_options(guarded, group, f"group {number} of {name}")
        _guard_params(guarded, group, states, f"group {number} of {name}")


def _open_groups(guarded: GuardedState, optimizer: Any, name: str) -> None:
    """For a function that reads options, the learning rates among them, or assigns them."""
    guarded.keep_stores(optimizer.param_groups)
    for number, group in enumerate(optimizer.param_groups):
        guarded.keep_stores(group["params"])
        rate = guarded.add("item", group, "lr", f"lr of group {number} of {name}")
        if not is_immutable(rate):
            raise Unguardable(f"lr of group {number} is {type_text(rate)}, which may change")


def _guard_options(guarded: GuardedState, group: dict[str, Any], name: str) -> None:
    guarded.add("keys", group, None, f"the options of {name}")
    guarded.show_in_place(group)
    for option in group:
        if option in _SUPPLIED:
            continue
        value = guarded.add_opened("item", group, option, f"{option} of {name}")
        if not all(map(is_immutable, value if type(value) is tuple else (value,))):
            raise Unguardable(f"{option} of {name} is {type_text(value)}, which may change")


def _guard_params(
    guarded: GuardedState, group: dict[str, Any], states: dict[Any, Any], name: str
) -> None:
    params = guarded.add("item", group, "params", f"the tensors of {name}")
    if type(params) is not list:
        raise Unguardable(f"the tensors of {name} are no list")
    guarded.add("size", params, len(params), f"the number of tensors of {name}")
    for number in range(len(params)):
        text = f"tensor {number} of {name}"
        param = guarded.add("at", params, number, text)
        guarded.add("pinned", params, number, text)
        state = guarded.add("item", states, param, f"the state of {text}")
        if state is not MISSING:
            guarded.add("keys", state, None, f"the state of {text}")
            for key, value in state.items():
                if isinstance(value, Tensor):
                    guarded.add("item", state, key, f"{key} of {text}")
