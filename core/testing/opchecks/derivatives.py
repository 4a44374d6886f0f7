"""Derivatives: which ones there are, and whether they agree with differences of the operator.

Everything is computed in double precision, from copies of the arguments. A derivative is compared
along random directions, one argument at a time, so that a message can name the wrong argument.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from core import func
from core._native import Tensor
from core.autograd import engine
from core.autograd.grad_mode import enable_grad
from core.dispatcher.binding import call_rule
from core.errors import AutogradError
from core.tensors.kinds import is_differentiable
from core.testing.arrays import copy_of, in_double, is_below_double
from core.testing.opchecks.case import Case, Differentiable, place_of, refused
from core.testing.opchecks.report import Failed, Inapplicable, Skip
from core.testing.opchecks.slopes import Differences
from core.testing.samples import random_like

Gradients: TypeAlias = Sequence[Tensor | None]
Edge: TypeAlias = tuple[str, Any, Any]  # an argument's name, its value, its gradient


# ---- registered derivatives --------------------------------------------------------------------
def test_autograd_registration(case: Case) -> str:
    """Says which derivatives the operator has; gradients go to arguments that can have one."""
    if case.op.mutates:
        raise Skip("it writes to its arguments: derivatives belong to the form that returns")
    outputs = case.call()
    if not any(is_differentiable(t) for t in case.tensors()):
        return "no argument can have a gradient"
    if not any(is_differentiable(o) for o in outputs):
        return "no output can have a gradient"
    if case.op.vjp is None and case.op.decomposition is None:
        raise Skip(case.reason("vjp") or "no backward: gradients are refused; register_autograd")
    if case.op.vjp is not None:
        _check_targets(case)
    if case.definition.jvp is None and case.op.decomposition is None:
        reason = case.reason("jvp") or "forward mode is refused; register_jvp"
        raise Skip(f"a backward and no jvp: {reason}")
    return "backward and jvp" if case.op.vjp is not None else "by the decomposition"


def _check_targets(case: Case) -> None:
    """A gradient for an integer argument would be dropped in silence."""
    for name, tensor, gradient in _raw_gradients(case):
        if gradient is None or not isinstance(tensor, Tensor) or is_differentiable(tensor):
            continue
        raise Failed(
            f"the backward{backward_place(case)} returns a gradient for {name!r}, which is "
            f"{tensor.dtype}"
            "\nonly floating-point and complex tensors have one: return None for it"
        )


def _raw_gradients(case: Case) -> list[Edge]:
    """Gradients as a formula returns them, before they are fitted.

    A backward of register_autograd is checked when it is called, here in the given dtypes; so is
    the number of gradients.
    """
    if not hasattr(case.op.vjp, "__code__"):
        _backward(case)
        return []
    values = case.values()
    results = tuple(case.call(values))
    cotangents = tuple(random_like(o, 3) if is_differentiable(o) else None for o in results)
    pairs = list(zip(case.params, values))
    arguments = {p.name: v for p, v in pairs} | {f"like_{p.name}": v for p, v in pairs}
    single = len(results) == 1
    arguments.update(g=cotangents[0] if single else cotangents, results=results)
    arguments.update(result=results[0] if single else results)
    slots = [(p.name, v) for p, v in pairs if p.is_tensor]
    arguments["needs"] = tuple([True] * len(v) if isinstance(v, list) else True for _, v in slots)
    vjp = case.op.vjp
    assert vjp is not None, "asked of operators with a vjp"
    raw = call_rule(vjp, case.op, arguments)
    raw = (raw,) if len(slots) == 1 else raw
    if not isinstance(raw, tuple) or len(raw) != len(slots):
        return []
    return [edge for (name, value), g in zip(slots, raw) for edge in _edges(name, value, g)]


def _backward(case: Case) -> None:
    """One pass through the backward, which checks its results."""
    function = Differentiable(case)
    leaves = function.leaves()
    with enable_grad():
        outputs = function(*leaves)
    gradients_of(outputs, leaves, [random_like(o, 3) for o in outputs])


def _edges(
    name: str, value: Tensor | list[Tensor] | None, gradient: Tensor | Gradients | None
) -> list[Edge]:
    if not isinstance(value, list):
        return [(name, value, gradient)]
    items = [None] * len(value) if gradient is None else list(gradient)
    return [(f"{name}[{k}]", v, g) for k, (v, g) in enumerate(zip(value, items))]


def backward_place(case: Case) -> str:
    vjp = case.op.vjp
    return place_of(getattr(vjp, "backward", vjp))


# ---- the function that is differentiated -------------------------------------------------------
class Smooth(Differentiable):
    """The call in double precision, as a function of its differentiable tensors."""

    def __init__(self, case: Case) -> None:
        super().__init__(case.changed(lambda slot, x: in_double(x)))
        try:
            self.outputs = self(*self.inputs)
        except Exception as error:
            if not refused(error):
                raise
            told = f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
            raise Skip(f"the operator refuses float64 arguments ({told})") from None

    def cotangents(self) -> list[Tensor]:
        return [random_like(o, 50 + i) for i, o in enumerate(self.outputs)]

    def against(self, fn: Callable[..., Sequence[Tensor]] | None = None) -> Differences:
        """Differences of it, or of another function of its inputs."""
        return Differences(fn or self, self.inputs, self.names, self.case.tolerance)


def smooth(case: Case, field: str) -> Smooth:
    """The function to differentiate; Skip where there is none or no rule to check."""
    if case.op.mutates:
        raise Skip("it writes to its arguments: derivatives belong to the form that returns")
    if case.is_random:
        raise Skip("the operator is tagged as random")
    present = case.op.vjp if field == "vjp" else case.definition.jvp
    if present is None and case.op.decomposition is None:
        raise Skip(case.reason(field) or f"no {'backward' if field == 'vjp' else field} to check")
    function = Smooth(case)
    if not function.inputs:
        raise Inapplicable("no argument can have a gradient")
    if not function.outputs:
        raise Inapplicable("no output can have a gradient")
    if any(map(is_below_double, function.outputs)):
        raise Skip("outputs are in single precision whatever the arguments are")
    return function


# ---- against differences -----------------------------------------------------------------------
def test_gradients(case: Case) -> str:
    """The backward agrees with central differences of the call, argument by argument."""
    function = smooth(case, "vjp")
    leaves, cotangents = function.leaves(), function.cotangents()
    with enable_grad():
        outputs = function(*leaves)
    gradients = gradients_of(outputs, leaves, cotangents)
    return function.against().adjoint(cotangents, gradients, "gradient", backward_place(case))


def gradients_of(
    outputs: Sequence[Tensor],
    leaves: Sequence[Tensor],
    cotangents: Sequence[Tensor],
    create_graph: bool = False,
) -> Gradients:
    """The gradient of each leaf; None for what no output depends on."""
    recorded = [(o, c) for o, c in zip(outputs, cotangents) if o.requires_grad]
    if not recorded:
        return [None] * len(leaves)
    outs, weights = zip(*recorded)
    gradients: Gradients = engine.grad(
        outs, leaves, weights, create_graph=create_graph, allow_unused=True
    )
    return gradients


def test_second_derivatives(case: Case) -> str:
    """The backward's own gradients agree with central differences of the backward."""
    function = smooth(case, "vjp")
    leaves, cotangents = function.leaves(), function.cotangents()
    with enable_grad():
        outputs = function(*leaves)
    gradients = gradients_of(outputs, leaves, cotangents, create_graph=True)
    used = [i for i, g in enumerate(gradients) if g is not None]
    firsts = [g for g in gradients if g is not None]

    def pulled(*inputs: Tensor) -> list[Tensor]:
        """The gradients at other inputs, on a separate tape."""
        leaves = [copy_of(x).requires_grad_() for x in inputs]
        with enable_grad():
            outputs = function(*leaves)
        gradients = gradients_of(outputs, leaves, cotangents)
        return [g.detach() for i in used if (g := gradients[i]) is not None]

    against = function.against(pulled)
    if not any(g.requires_grad for g in firsts):
        if against.is_constant():
            return "the gradients are constant"
        raise Failed(
            f"the backward{backward_place(case)} computes outside of core: its gradients have no "
            "history, and second derivatives would be zero in silence\nwrite it with operators, "
            "or let it refuse: core.autograd.function.once_differentiable"
        )
    weights = [random_like(g, 70 + i) for i, g in zip(used, firsts)]
    seconds = gradients_of(firsts, leaves, weights)
    return against.adjoint(weights, seconds, "second derivative", backward_place(case))


def test_forward_mode(case: Case) -> str:
    """The jvp agrees with central differences of the call, argument by argument."""
    function = smooth(case, "jvp")

    def push(directions: list[Tensor]) -> Sequence[Tensor]:
        tangents: Sequence[Tensor] = func.jvp(function, tuple(function.inputs), tuple(directions))[
            1
        ]
        return tangents

    return function.against().tangents(push, place_of(case.definition.jvp))


def is_once_only(error: BaseException) -> bool:
    """Whether a backward declares that it cannot be differentiated."""
    return isinstance(error, AutogradError) and "once_differentiable" in error.why
