"""Specializations of a symbolic graph: optimized once for many sizes, with a plan for each.

Graphs that are the same but for their sizes share one cache. The first is optimized at its sizes;
what passes found out about sizes is kept as predicates, and where these fail at others, or a pass
made something that does not follow the sizes, the graph is optimized anew: another specialization.
"""

from __future__ import annotations

from collections import OrderedDict

from core.compiler.runtime.executor import make_plan
from core.compiler.symbolic.inference import ShapeMismatch, infer_at, leaves_of
from core.compiler.symbolic.symbols import Predicates, Recording

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    from core.compiler.graph.graph import Graph

    class Optimized(Protocol):
        """What a cache keeps: a Specialization, or a recorded graph's steps (tape_steps.py)."""

        def first(self) -> Any: ...
        def plan(self, sizes: tuple[int, ...], fakes: list[Any], layout: list[bool]) -> Any: ...


MAX_PLANS = 256  # sizes that are kept of one graph


class Specialization:
    """A graph after the passes, and the predicates on sizes that they relied upon."""

    def __init__(self, graph: Graph, optimize: Callable[[Graph], Graph]) -> None:
        self._leaves, self._layout = leaves_of(graph), layout_of(graph)
        self._predicates = Predicates()
        with Recording(self._predicates):
            self.graph = optimize(graph.copy())

    def first(self) -> Any:
        """The plan for the sizes at which it was optimized."""
        return make_plan(self.graph, {id(leaf): leaf.hint for leaf in leaves_of(self.graph)})

    def plan(self, sizes: tuple[int, ...], fakes: list[Any], layout: list[bool]) -> Any:
        """The plan for other sizes; None where the graph has to be optimized anew."""
        symbol_values = {id(leaf): n for leaf, n in zip(self._leaves, sizes, strict=True)}
        return self.plan_for_symbols(symbol_values, fakes, layout)

    def plan_for_symbols(
        self, symbol_values: dict[int, Any], fakes: list[Any], layout: list[bool]
    ) -> Any:
        """The same, where sizes are known by the symbols that stand for them."""
        symbol_values = dict(symbol_values)
        if any(was and not now for was, now in zip(self._layout, layout, strict=True)):
            return None
        try:
            now = infer_at(self.graph, fakes, symbol_values)
            if self._predicates.failing(symbol_values) is not None:
                return None
        except (ShapeMismatch, ArithmeticError, ValueError):
            return None
        return make_plan(self.graph, symbol_values, now)


def layout_of(graph: Graph) -> list[bool]:
    """For each Value of a graph whether it lies in memory in one piece, in order."""
    return [
        v.fake.is_contiguous
        for v in (*graph.inputs, *(v for node in graph.nodes for v in node.results))
    ]


class SpecializationCache:
    """The specializations of a graph, and its plans by the sizes that it depends on."""

    def __init__(self) -> None:
        self._specializations: list[Optimized] = []
        self._plans: OrderedDict[Any, Any] = OrderedDict()  # by sizes and layout

    def find(self, sizes: tuple[int, ...], fakes: list[Any], layout: list[bool]) -> Any:
        """The plan for sizes; None where no specialization holds for them."""
        plan = self._plans.get((sizes, *layout))
        if plan is None:
            plans = (
                specialization.plan(sizes, fakes, layout)
                for specialization in self._specializations
            )
            plan = next((p for p in plans if p is not None), None)
            if plan is not None:
                self.keep(sizes, layout, plan)
        return plan

    def add(
        self,
        specialization: Optimized,
        sizes: tuple[int, ...],
        layout: list[bool],
    ) -> Any:
        """A new specialization's plan for the sizes and the layout at which it was optimized."""
        self._specializations.append(specialization)
        return self.keep(sizes, layout, specialization.first())

    def keep(self, sizes: tuple[int, ...], layout: list[bool], plan: Any) -> Any:
        """Keeps the plan for sizes."""
        self._plans[sizes, *layout] = plan
        if len(self._plans) > MAX_PLANS:
            self._plans.popitem(last=False)
        return plan
