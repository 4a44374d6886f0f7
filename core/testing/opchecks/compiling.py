"""The compiled call against the eager one."""

from __future__ import annotations

from typing import Any

from core.autograd.grad_mode import no_grad
from core.compiler import compile
from core.testing.opchecks.case import Case
from core.testing.opchecks.layouts import near
from core.testing.opchecks.report import Failed, Skip


def test_aot_dispatch_dynamic(case: Case) -> str:
    """core.compile gives what the call gives, when it is captured and when its plan is run."""
    if case.is_random:
        raise Skip("the operator is tagged as random")

    def call(*values: Any) -> list[Any]:
        return case.effects(list(values))

    with no_grad():
        want = case.effects(case.values())
        compiled = compile(call)
        for way in ("captured", "run again"):
            got = compiled(*case.values())
            if len(got) != len(want):
                raise Failed(
                    f"the call {way} by core.compile has {len(got)} results, not {len(want)}"
                )
            for index, (actual, expected) in enumerate(zip(got, want)):
                near(case, actual, expected, f"result {index} of the call {way} by core.compile")
    graphs = [node.op for graph in compiled.graphs for node in graph.nodes]
    return "" if case.op in graphs else "the call is part of no graph: it runs between graphs"
