"""The compiled call against the eager one."""

from __future__ import annotations

from typing import Any

from core.autograd.grad_mode import no_grad
from core.compiler import compile
from core.testing.opchecks.case import Case
from core.testing.opchecks.layouts import near
from core.testing.opchecks.report import Failed, Skip


def test_aot_dispatch_dynamic(case: Case) -> str:
    """core.compile gives what the call gives: captured and run again, for one size and for all."""
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
    graphs = [node.op for graph in compiled.graphs for node in graph.nodes]
    return "" if case.op in graphs else "the call is part of no graph: it runs between graphs"


def _compare(case: Case, got: list[Any], want: list[Any], said: str) -> None:
    if len(got) != len(want):
        raise Failed(f"the call {said} has {len(got)} results, not {len(want)}")
    for index, (actual, expected) in enumerate(zip(got, want)):
        near(case, actual, expected, f"result {index} of the call {said}")
