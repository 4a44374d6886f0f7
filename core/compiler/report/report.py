"""`Report`: the graphs of a compiled function, their costs, and why calls run as Python."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.compiler.advice import advice_on
from core.compiler.guards.guards import CREATES, IN_TRANSFORM
from core.compiler.pipeline import stages
from core.compiler.report.costs import Cost, costs_of
from core.compiler.report.drawing import page
from core.compiler.report.tables import table

if TYPE_CHECKING:
    import os

    from core.compiler.compiled import CompiledFunction


class Report:
    """The graphs of a compiled function, their costs, and their splits.

    Attributes:
        name: of the function.
        result: the function's result; None where it was not called for the report.
        graphs: as captured. optimized: as they run.
        kernels: the number of calls after the passes, those of backward() included.
        breaks: the reasons why graphs were split.
        waits: calls between two graphs, the second of which has the sizes of their results.
        decisions: where values decided which way the function took, with a plan for each way.
        reasons: why the function ran as Python; empty: it ran for captures only.
        has_plans: whether plans serve calls like some that were made; False: each runs as Python.
        guards: conditions that a call meets before a plan serves it.
        recompilations: which guards failed when calls were captured again, and how often each.
        transformed: the reports of transforms of it, as `core.func.grad(compiled)`, by their calls.
        is_eager: whether the function went back to eager calls, where no plan serves.
        steps: of graphs that are recorded for gradients, which run as two: `forward`, `backward`.
        replays: with mode="reduce-overhead", the graphs of devices: `captures`, `replays`, and
            `reasons` why plans run without; None in other modes.
    """

    def __init__(self, compiled: CompiledFunction, result: Any = None) -> None:
        self.name = compiled.name
        self.result = result
        self.graphs, self.optimized = list(compiled.graphs), list(compiled.optimized)
        self.reasons = list(compiled.reasons)
        self.guards, self.steps = compiled.guards, list(compiled.steps)
        self.breaks = list(dict.fromkeys(compiled.breaks))
        self.has_plans = bool(compiled.served)
        self.waits, self.is_eager = list(compiled.waits), compiled.eager is not None
        self.decisions = list(compiled.decisions)
        self.recompilations = list(compiled.recompilations)
        self.replays = compiled.replays
        self.transformed = {call: made.report() for call, made in compiled.transforms.items()}
        self.kernels = sum(len(graph.nodes) for graph in self.optimized)

    @property
    def stages(self) -> list[list[tuple[str, str]]]:
        """For each graph the passes' names, and the graph after each, as Python that can be run."""
        return [
            [
                ("captured", str(graph)),
                *((name, str(changed)) for name, changed in stages(graph.copy())),
            ]
            for graph in self.graphs
        ]

    def costs(self, *, timed: bool = False) -> list[list[Cost]]:
        """For each optimized graph the costs of its calls: bytes, operations, and the time.

        timed: call each alone, some times, on random numbers of the sizes that were met first.
            Nothing of the program is changed, but calls with other effects have them: a custom
            operator that prints does.
        """
        return [costs_of(graph, timed=timed) for graph in self.optimized]

    def table(self, *, timed: bool = True) -> str:
        """The costs as text; timed: with the share that each call reaches of its bound, which is
        the time of a copy of its bytes or of a product of its operations, whichever is longer."""
        lines = []
        for number, costs in enumerate(self.costs(timed=timed)):
            lines += [f"graph {number}:", table(costs)]
        return "\n".join(lines)

    def html(self, *, timed: bool = True) -> str:
        """The report as one HTML page: graphs drawn, costs, breaks, guards, the passes' results."""
        return page(self, self.costs(timed=timed))

    def save(self, path: str | os.PathLike[str], *, timed: bool = True) -> Path:
        """Writes that page to a file."""
        file = Path(path)
        file.write_text(self.html(timed=timed), "utf-8")
        return file

    def _repr_html_(self) -> str:
        return self.html(timed=False)

    def summary(self) -> str:
        """Graphs, calls and breaks in a line."""
        calls = sum(len(graph.nodes) for graph in self.graphs)
        met, made = len(self.graphs), len(self.optimized)
        return (
            f"{met} graphs{f' compiled as {made}' * (made != met)}, {calls} calls, "
            f"{self.kernels} after the passes"
            f"{' with those of backward()' if self.steps else ''}, {len(self.breaks)} breaks"
        )

    def notes(self) -> list[str]:
        """Why graphs were split, why calls were captured again or ran as Python, and advice."""
        lines = []
        if not self.has_plans:  # what makes it run as Python may be why graphs are split, too
            lines += self._why_python()
        for reason in self.breaks:
            lines += [f"split: {reason}", *advice_on(reason)]
        lines += [f"waits for the size of the result of {call}" for call in self.waits]
        for line in self.decisions:
            lines += [f"parted: a value decides ({line})", *advice_on(f"a value decides ({line})")]
        lines += [f"captured again: {reason}" for reason in self.recompilations]
        if self.has_plans:
            lines += self._why_python()
        lines += [f"{call}: {made.summary()}" for call, made in self.transformed.items()]
        if self.replays is not None:
            counts = self.replays
            lines.append(f"{counts.captures} graphs captured, replayed {counts.replays} times")
            lines += [f"runs without a captured graph: {reason}" for reason in counts.reasons]
        if self.is_eager:
            lines.append(
                "calls that no plan serves are made without graphs, until core.compiler.reset()"
            )
        return lines

    def _why_python(self) -> list[str]:
        lines = []
        for reason in self.reasons:
            once = self.has_plans or reason.startswith((CREATES, IN_TRANSFORM))
            when = "a call ran as Python" if once else "runs as Python at every call"
            lines += [f"{when}: {reason}", *advice_on(reason)]
        return lines

    def __repr__(self) -> str:
        lines = [self.summary(), *self.notes()]
        for number, graph in enumerate(self.optimized):
            lines += [f"graph {number}:", *(f"  {line}" for line in str(graph).splitlines())]
        for step in self.steps:
            lines += step.describe()
        if self.guards:
            lines += ["guards:", *(f"  {guard}" for guard in self.guards)]
        for call, made in self.transformed.items():
            lines += [f"{call}:", *(f"  {line}" for line in repr(made).splitlines())]
        return "\n".join(lines)
