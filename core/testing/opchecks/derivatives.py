"""Derivatives: which ones there are, and whether they agree with differences of the operator.

Everything is computed in double precision, from copies of the arguments. A derivative is compared
along random directions, one argument at a time, so that a message can say which argument is wrong.
"""

from __future__ import annotations

from typing import Any

from core._native import Tensor
from core.autograd import engine
from core.autograd.grad_mode import enable_grad
from core.dispatcher.binding import call_rule, invoke
from core.errors import AutogradError
from core.tensors.kinds import is_differentiable
from core.testing.checks import outputs_of, random_like
from core.testing.opchecks.case import Case, converted, copy_of, place_of, placed, refused
from core.testing.opchecks.differences import Differences
from core.testing.opchecks.report import Failed, Skip
from core.transforms import func

DOUBLE = {
    "float16": "float64",
    "bfloat16": "float64",
    "float32": "float64",
    "complex64": "complex128",
}


# ---- what there is -----------------------------------------------------------------------------
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


def _raw_gradients(case: Case) -> list[tuple[str, Any, Any]]:
    """(argument's name, tensor, gradient) as a formula returns them, before they are fitted.

    A backward of register_autograd is looked at by whoever calls it, here in the dtypes as given;
    so is a wrong number of gradients.
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
    raw = call_rule(case.op.vjp, case.op, arguments)
    raw = (raw,) if len(slots) == 1 else raw
    if not isinstance(raw, tuple) or len(raw) != len(slots):
        return []
    return [edge for (name, value), g in zip(slots, raw) for edge in _edges(name, value, g)]


def _backward(case: Case) -> None:
    """One pass through the backward; what it returns is checked there."""
    values = case.values()
    leaves = [t for t in case.tensors(values) if is_differentiable(t)]
    for leaf in leaves:
        leaf.requires_grad = True
    with enable_grad():
        outputs = [o for o in case.call(values) if is_differentiable(o)]
    gradients_of(outputs, leaves, [random_like(o, 3) for o in outputs])


def _edges(name: str, value: Any, gradient: Any) -> list[tuple[str, Any, Any]]:
    if not isinstance(value, list):
        return [(name, value, gradient)]
    items = [None] * len(value) if gradient is None else list(gradient)
    return [(f"{name}[{k}]", v, g) for k, (v, g) in enumerate(zip(value, items))]


def backward_place(case: Case) -> str:
    vjp = case.op.vjp
    return place_of(getattr(vjp, "backward", vjp))


# ---- the function that is differentiated -------------------------------------------------------
class Smooth:
    """The call as a function of its differentiable tensors, in double precision."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.values = case.values(_double)
        self.slots = [s for s in case.slots if is_differentiable(s.of(self.values))]
        self.inputs = [s.of(self.values) for s in self.slots]
        self.outputs = self._first_call()

    def _first_call(self) -> list[Any]:
        try:
            return list(self(*self.inputs))
        except Exception as error:
            if not refused(error):
                raise
            told = f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
            raise Skip(f"the operator refuses float64 arguments ({told})") from None

    def __call__(self, *inputs: Any) -> tuple[Any, ...]:
        result = invoke(self.case.op, placed(self.values, self.slots, inputs))
        return tuple(o for o in outputs_of(result) if is_differentiable(o))

    def leaves(self) -> list[Any]:
        return [copy_of(x).requires_grad_() for x in self.inputs]

    def cotangents(self) -> list[Any]:
        return [random_like(o, 50 + i) for i, o in enumerate(self.outputs)]


def _double(slot: Any, x: Any) -> Any:
    return converted(x, DOUBLE[x.dtype.name]) if x.dtype.name in DOUBLE else copy_of(x)


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
        raise Skip("no argument can have a gradient")
    if not function.outputs:
        raise Skip("no output can have a gradient")
    if any(o.dtype.name in DOUBLE for o in function.outputs):
        raise Skip("outputs are in single precision whatever the arguments are")
    return function


# ---- against differences -----------------------------------------------------------------------
def test_gradients(case: Case) -> str:
    """The backward agrees with central differences of the call, argument by argument."""
    function = smooth(case, "vjp")
    leaves = function.leaves()
    with enable_grad():
        outputs = function(*leaves)
    cotangents = function.cotangents()
    gradients = gradients_of(outputs, leaves, cotangents)
    names = [slot.name for slot in function.slots]
    against = Differences(case, function, function.inputs, names)
    return against.adjoint(cotangents, gradients, "gradient", backward_place(case))


def gradients_of(outputs: Any, leaves: Any, cotangents: Any, create_graph: bool = False) -> Any:
    """The gradient of each leaf; None for what no output depends on."""
    recorded = [(o, c) for o, c in zip(outputs, cotangents) if o.requires_grad]
    if not recorded:
        return [None] * len(leaves)
    outs, out_grads = zip(*recorded)
    return engine.grad(outs, leaves, out_grads, create_graph=create_graph, allow_unused=True)


def test_second_derivatives(case: Case) -> str:
    """The backward's own gradients agree with central differences of the backward."""
    function = smooth(case, "vjp")
    cotangents = function.cotangents()
    leaves = function.leaves()
    with enable_grad():
        outputs = function(*leaves)
    firsts = gradients_of(outputs, leaves, cotangents, create_graph=True)
    used = [i for i, g in enumerate(firsts) if g is not None]

    def pulled(*inputs: Any) -> tuple[Any, ...]:
        gradients = _pull(function, inputs, cotangents)
        return tuple(gradients[i] for i in used)

    names = [slot.name for slot in function.slots]
    against = Differences(case, pulled, function.inputs, names)
    recorded = [i for i in used if firsts[i].requires_grad]
    if not recorded and against.is_constant():
        return "the gradients are constant"
    if not recorded:
        raise Failed(_outside(case))
    seconds = [random_like(firsts[i], 70 + i) for i in used]
    gradients = engine.grad(
        [firsts[i] for i in recorded],
        leaves,
        [s for i, s in zip(used, seconds) if i in recorded],
        allow_unused=True,
    )
    return against.adjoint(seconds, gradients, "second derivative", backward_place(case))


def _outside(case: Case) -> str:
    return (
        f"the backward{backward_place(case)} computes outside of core: its gradients have no "
        "history, and second derivatives would be zero in silence\nwrite it with operators, or "
        "let it refuse: core.autograd.function.once_differentiable"
    )


def _pull(function: Any, inputs: Any, cotangents: Any) -> Any:
    """The gradients at other inputs, on a tape of their own."""
    leaves = [copy_of(x).requires_grad_() for x in inputs]
    with enable_grad():
        outputs = function(*leaves)
    gradients = gradients_of(outputs, leaves, cotangents)
    return [None if g is None else g.detach() for g in gradients]


def test_forward_mode(case: Case) -> str:
    """The jvp agrees with central differences of the call, argument by argument."""
    function = smooth(case, "jvp")
    names = [slot.name for slot in function.slots]
    against = Differences(case, function, function.inputs, names)

    def pushed(directions: list[Any]) -> Any:
        return func.jvp(function, tuple(function.inputs), tuple(directions))[1]

    return against.tangents(pushed, place_of(case.definition.jvp))


def is_once_only(error: BaseException) -> bool:
    """Whether a backward says that it cannot be differentiated."""
    return isinstance(error, AutogradError) and "once_differentiable" in error.why
