"""The base of the optimizers: groups of tensors, their state, and a step over lists.

A step sorts the tensors that have gradients into batches (by dtype, device and number of steps) and
hands each to the optimizer's rule (sgd.py, adam.py) as lists. Numbers that change from step to step
go in as 0-d tensors, so that a compiled step is one graph for all steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core._native import dtype as DType
from core.autograd.grad_mode import enable_grad, no_grad
from core.compiler.parts import numbers_of_call
from core.dispatcher.keys import ExcludeKeys
from core.dtype_table import wide
from core.errors import ArgumentError
from core.operators import public_names
from core.optim.checks import as_groups, check_group, check_state
from core.tensors import asarray

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import TypeAlias

    from core.optim.checks import Params
    from core.type_aliases import R

    # What computes numbers from the options of a group and the number of a step.
    Rule: TypeAlias = Callable[[Mapping[str, Any], int], Sequence[float]]

_NAMES = public_names()
FOREACH: dict[str, Any] = {
    name.removeprefix("_foreach_"): function
    for name, function in _NAMES.items()
    if name.startswith("_foreach_")
}
_copy_, _zero_, _zeros_like = FOREACH["copy_"], FOREACH["zero_"], _NAMES["zeros_like"]


class Batch:
    """Tensors of one group that a rule updates together, with their gradients and state.

    Those of 16 bits are updated in float32, in which their state is kept: a mean of gradients that
    moves by thousandths would stand still in their own dtype.
    """

    def __init__(
        self, group: dict[str, Any], params: list[Any], states: list[dict[str, Any]]
    ) -> None:
        self._group, self.params, self.states = group, params, states
        self.dtype = DType(wide(params[0].dtype.name))
        self._device = params[0].device
        self.values = self.widened(params)
        self.grads = self.widened([p.grad for p in params])

    def widened(self, tensors: list[Any]) -> list[Any]:
        """The tensors in the dtype of the batch: they themselves if they have it."""
        return [t if t.dtype == self.dtype else t.astype(self.dtype) for t in tensors]

    def number(self, value: float) -> Tensor:
        """A number as a tensor: a graph that has it as an input serves all its values."""
        return asarray(value, dtype=self.dtype, device=self._device)

    def numbers(self, rule: Rule, counted: bool = False) -> Sequence[Tensor]:
        """Numbers that a rule computes from the options of the group and the step, as tensors.

        counted: the step is counted in the state of each tensor; else its number is 0. A compiled
        step asks the rule at each call.
        """
        source = StepNumbers(self._group, self.states if counted else [], rule)
        return numbers_of_call(source, self.dtype, self._device)

    def state(self, name: str) -> list[Any]:
        """One entry of the state for each tensor; zeros where there is none."""
        for param, state in zip(self.params, self.states):
            if name not in state:
                # Made at once: the graph of the first step is that of all.
                with ExcludeKeys(*["capture"] * (not param.is_fake)):
                    state[name] = _zeros_like(param, dtype=self.dtype)
        return [state[name] for state in self.states]

    def finish(self) -> None:
        """Writes values that were computed in float32 to tensors of 16 bits."""
        if self.values[0] is not self.params[0]:
            _copy_(self.params, self.values)


class StepNumbers:
    """The numbers of a batch's step; the step is counted in its states.

    options: those of the group, by name.
    """

    def __init__(self, options: dict[str, Any], states: list[dict[str, Any]], rule: Rule) -> None:
        self.options, self._states, self._rule = options, states, rule

    def advance(self, options: Mapping[str, Any]) -> Sequence[float] | None:
        """Counts a step; None where tensors of the batch have come to other numbers."""
        steps = {state.get("step", 0) for state in self._states} or {-1}
        if len(steps) > 1:
            return None
        step: int = steps.pop() + 1
        for state in self._states:
            state["step"] = step
        return self._rule(options, step)

    def retreat(self) -> None:
        """Takes the last step back."""
        for state in self._states:
            state["step"] -= 1


def minus_rate(options: Mapping[str, Any], step: int) -> tuple[float]:
    """Minus the learning rate, which is the same at each step."""
    return (-options["lr"],)


class Optimizer:
    """Changes tensors along their gradients. SGD, Adam, AdamW, RMSprop and
    Adagrad are optimizers.

    Args:
        params: an iterable of tensors, or of dicts: 'params', and options of this group.
        defaults: the options of groups that do not name them.

    Attributes:
        param_groups: a dict for each group, with its options; they may be changed between steps.
        state: the state of each tensor, such as its running means, by the tensor.

    Raises:
        ArgumentError: params is empty, or has an item that cannot be updated, or one twice.

    A subclass defines `check(options)`, which raises, and `update(group, batch)`:

    >>> import core
    >>> class Sign(core.optim.Optimizer):
    ...     def check(self, options):
    ...         assert options["lr"] >= 0
    ...
    ...     def update(self, group, batch):
    ...         rate = batch.number(-group["lr"])
    ...         signs = core._foreach_sign(batch.grads)
    ...         core._foreach_add_(batch.values, core._foreach_mul(signs, rate))
    >>> w = core.asarray([1.0, -2.0]).requires_grad_()
    >>> (w * w).sum().backward()
    >>> Sign([w], {"lr": 0.5}).step()
    >>> w.tolist()
    [0.5, -1.5]
    """

    def __init__(self, params: Params, defaults: dict[str, Any]) -> None:
        self.defaults = defaults
        self.param_groups: list[dict[str, Any]] = []
        self.state: dict[Any, dict[str, Any]] = {}
        self.check(defaults)
        for group in as_groups(params):
            self.add_param_group(group)

    def check(self, options: dict[str, Any]) -> None:
        """Raises where the options of a group cannot be used."""
        raise NotImplementedError(f"{type(self).__name__} has no method check")

    def update(self, group: dict[str, Any], batch: Batch) -> None:
        """Writes new values to `batch.values`, and new state."""
        raise NotImplementedError(f"{type(self).__name__} has no method update")

    def add_param_group(self, group: dict[str, Any]) -> None:
        """Adds tensors, with their options.

        >>> import core
        >>> w, b = core.ones(2).requires_grad_(), core.ones(2).requires_grad_()
        >>> optimizer = core.optim.SGD([w], lr=0.1)
        >>> optimizer.add_param_group({"params": [b], "lr": 0.01})
        >>> [g["lr"] for g in optimizer.param_groups]
        [0.1, 0.01]
        """
        tensors = check_group(
            group, self.defaults, [t for g in self.param_groups for t in g["params"]]
        )
        options = {**self.defaults, **group, "params": tensors}
        self.check(options)
        self.param_groups.append(options)

    def _params(self) -> list[Any]:
        return [param for group in self.param_groups for param in group["params"]]

    # ---- steps ---------------------------------------------------------------------------------
    def step(self, closure: Callable[[], R] | None = None) -> R | None:
        """Changes every tensor that has a gradient.

        Args:
            closure: recomputes the loss and its gradients, before the step.

        Returns:
            The result of the closure.
        """
        loss = None
        if closure is not None:
            with enable_grad():
                loss = closure()
        with no_grad():
            for group in self.param_groups:
                for batch in self._batches(group):
                    self.update(group, batch)
                    batch.finish()
        return loss

    def _batches(self, group: dict[str, Any]) -> list[Batch]:
        batches: dict[Any, list[Any]] = {}
        for param in group["params"]:
            if param.grad is not None:
                state = self.state.setdefault(param, {})
                key = param.dtype.name, str(param.device), state.get("step"), len(state)
                batches.setdefault(key, []).append(param)
        return [
            Batch(group, params, [self.state[p] for p in params]) for params in batches.values()
        ]

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Forgets the gradients, or makes them zeros: set_to_none=False.

        >>> import core
        >>> w = core.ones(1).requires_grad_()
        >>> w.grad = core.ones(1)
        >>> core.optim.SGD([w]).zero_grad()
        >>> w.grad is None
        True
        """
        if set_to_none:
            for param in self._params():
                param.grad = None
            return
        params = [p for p in self._params() if p.grad is not None]
        for param in params:
            if param.grad.requires_grad:
                param.grad = param.grad.detach()
        if params:
            with no_grad():
                _zero_([p.grad for p in params])

    # ---- state ---------------------------------------------------------------------------------
    def state_dict(self) -> dict[str, Any]:
        """The state that a later optimizer needs: dicts of tensors (not copies) and numbers.

        Returns:
            {'state': {number of a tensor: {...}}, 'param_groups': [{..., 'params': numbers}]}

        >>> import core
        >>> core.optim.SGD([core.ones(1)], lr=0.5).state_dict()["param_groups"][0]["params"]
        [0]
        """
        numbers = {id(param): number for number, param in enumerate(self._params())}
        groups = [
            {**group, "params": [numbers[id(p)] for p in group["params"]]}
            for group in self.param_groups
        ]
        state = {numbers[id(p)]: dict(s) for p, s in self.state.items() if s}
        return {"state": state, "param_groups": groups}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Continues from the state of an optimizer of like tensors; the state is copied.

        Raises:
            ArgumentError: it is no state, or that of other numbers of groups or tensors.
        """
        check_state(state_dict)
        groups = state_dict["param_groups"]
        ours = [len(group["params"]) for group in self.param_groups]
        theirs = [len(group["params"]) for group in groups]
        if ours != theirs:
            raise ArgumentError(
                what=f"the state is of groups of {theirs} tensors, the optimizer's are of {ours}",
                why="each tensor goes on with the state of its number",
                exists=f"states of {len(ours)} groups",
                fix="make the optimizer as that one was made, then load the state",
            )
        self.state = {}
        for group, loaded in zip(self.param_groups, groups):
            group.update({k: v for k, v in loaded.items() if k != "params"})
            for param, number in zip(group["params"], loaded["params"]):
                if number in state_dict["state"]:
                    self.state[param] = _copied(state_dict["state"][number], param)

    def __repr__(self) -> str:
        lines = []
        for number, group in enumerate(self.param_groups):
            options = ", ".join(f"{k}={v!r}" for k, v in group.items() if k != "params")
            lines.append(f"  group {number}: {len(group['params'])} tensors, {options}")
        return "\n".join([f"{type(self).__name__}(", *lines, ")"])


def _copied(state: dict[str, Any], param: Tensor) -> dict[str, Any]:
    """A state for a tensor: its own dtype and device, the number of steps as an int."""
    dtype = DType(wide(param.dtype.name))
    return {
        name: int(value)
        if name == "step"
        else asarray(value, dtype=dtype, device=param.device, copy=True)
        if isinstance(value, Tensor)
        else value
        for name, value in state.items()
    }
