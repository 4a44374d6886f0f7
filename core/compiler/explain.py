"""`core.compiler.explain(fn)(*args)`: what a function's graphs are, and what splits them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.compiler.advice import advice_on
from core.compiler.compiled import CompiledFunction, compile
from core.compiler.pipeline import stages

if TYPE_CHECKING:
    from collections.abc import Callable


class Report:
    """What was found.

    Attributes:
        result: what the function returned.
        graphs: as captured. optimized: as they run. stages: after each pass.
        kernels: how many calls are left to make, those of backward() among them.
        breaks: what split the graphs.
        waits: calls between two graphs, the second of which has the sizes of what they return.
        reasons: why the function runs as Python at every call; empty: it does not.
        guards: what is asked of a call before a plan serves it.
        recompilations: which guard failed, for each call that was captured again.
        is_eager: whether the function went back to eager calls, where no plan serves.
        steps: of graphs that are recorded for gradients, which run as two: `forward`, `backward`.
        replays: with mode="reduce-overhead", what devices have captured: `captures`, `replays`, and
            `reasons` why plans run without; None in other modes.
    """

    def __init__(self, compiled: CompiledFunction, result: Any) -> None:
        self.result = result
        self.graphs, self.optimized = compiled.graphs, compiled.optimized
        self.reasons = list(compiled.reasons)
        self.guards, self.steps = compiled.guards, compiled.steps
        self.breaks = list(dict.fromkeys(compiled.breaks))
        self.waits, self.is_eager = list(compiled.waits), compiled.eager is not None
        self.recompilations = list(compiled.recompilations)
        self.replays = compiled.replays
        self.kernels = sum(len(graph.nodes) for graph in self.optimized)

    @property
    def stages(self) -> list[list[tuple[str, str]]]:
        """For each graph the passes' names, and what each made of it, as Python that can be run."""
        return [
            [
                ("captured", str(graph)),
                *((name, str(changed)) for name, changed in stages(graph.copy())),
            ]
            for graph in self.graphs
        ]

    def __repr__(self) -> str:
        calls = sum(len(graph.nodes) for graph in self.graphs)
        lines = [
            f"{len(self.graphs)} graphs, {calls} calls, {self.kernels} after the passes"
            f"{' with those of backward()' if self.steps else ''}, {len(self.breaks)} breaks"
        ]
        for reason in self.breaks:
            lines += [f"split: {reason}", *advice_on(reason)]
        lines += [f"waits for the size of what {call} returns" for call in self.waits]
        lines += [f"captured again: {reason}" for reason in self.recompilations]
        for reason in self.reasons:
            lines += [f"runs as Python at every call: {reason}", *advice_on(reason)]
        if self.replays is not None:
            counts = self.replays
            lines.append(f"{counts.captures} graphs captured, replayed {counts.replays} times")
            lines += [f"runs without a captured graph: {reason}" for reason in counts.reasons]
        if self.is_eager:
            lines.append(
                "calls that no plan serves are made without graphs, until core.compiler.reset()"
            )
        for number, graph in enumerate(self.optimized):
            lines += [f"graph {number}:", *(f"  {line}" for line in str(graph).splitlines())]
        for step in self.steps:
            lines += step.describe()
        if self.guards:
            lines += ["guards:", *(f"  {guard}" for guard in self.guards)]
        return "\n".join(lines)


def explain(fn: Callable[..., Any]) -> Callable[..., Report]:
    """A function that calls `fn` as core.compile would, and says how that went.

    Of a function that is compiled already, and was called, it says what happened so far.

    >>> import core
    >>> report = core.compiler.explain(lambda x: core.exp(x) + 1)(core.zeros(2))
    >>> len(report.graphs), len(report.optimized[0].nodes), report.reasons
    (1, 1, [])
    """

    def explained(*args: Any, **kwargs: Any) -> Report:
        compiled = fn if isinstance(fn, CompiledFunction) else compile(fn)
        return Report(compiled, compiled(*args, **kwargs))

    return explained
