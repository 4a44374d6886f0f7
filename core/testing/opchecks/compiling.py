"""The compiled call against the eager one."""

from __future__ import annotations

from typing import Any

from core.autograd.grad_mode import enable_grad, no_grad
from core.compiler import compile
from core.testing.opchecks.case import Case, refused
from core.testing.opchecks.derivatives import gradients_of, smooth
from core.testing.opchecks.layouts import near
from core.testing.opchecks.report import Failed, Skip


def test_aot_dispatch_dynamic(case: Case) -> str:
    """core.compile gives what the call gives, and the same gradients: captured and run again, for
    one size and for all."""
    if case.is_random:
        raise Skip("the operator is tagged as random")

    def call(*values: Any) -> list[Any]:
        return case.effects(list(values))

    with no_grad():
        want = case.effects(case.values())
        for dynamic in (False, True):
            compiled = compile(call, dynamic=dynamic)
            for way in ("captured", "run again"):
                said = f"{way} by core.compile(dynamic={dynamic})"
                _compare(case, compiled(*case.values()), want, said)
    _compare_gradients(case)
    graphs = [node.op for graph in compiled.graphs for node in graph.nodes]
    return "" if case.op in graphs else "the call is part of no graph: it runs between graphs"


def _compare_gradients(case: Case) -> None:
    """In double precision; where the backward refuses or is wrong, other checks say so."""
    try:
        function = smooth(case, "vjp")
        want = _pulled(function, function)
    except Skip:
        return
    except Exception as error:
        if not refused(error):
            raise
        return
    for dynamic in (False, True):
        compiled = compile(lambda *inputs: function(*inputs), dynamic=dynamic)
        for way in ("captured", "run again"):
            said = f"of the call {way} by core.compile(dynamic={dynamic})"
            for slot, got, expected in zip(function.slots, _pulled(function, compiled), want):
                if (got is None) != (expected is None):
                    missing = "no gradient" if got is None else "a gradient"
                    raise Failed(f"{slot.name} has {missing} {said}; eager is otherwise")
                if got is not None:
                    near(case, got, expected, f"the gradient for {slot.name!r} {said}")


def _pulled(function: Any, call: Any) -> Any:
    """The gradients of the inputs, where `call` computes the function."""
    leaves = function.leaves()
    with enable_grad():
        outputs = call(*leaves)
    return gradients_of(outputs, leaves, function.cotangents())


def _compare(case: Case, got: list[Any], want: list[Any], said: str) -> None:
    if len(got) != len(want):
        raise Failed(f"the call {said} has {len(got)} results, not {len(want)}")
    for index, (actual, expected) in enumerate(zip(got, want)):
        near(case, actual, expected, f"result {index} of the call {said}")
