"""Graphs that hold for many sizes: what was optimized once, and a plan for each vector of sizes.

A family is all graphs that say the same but for their sizes. It is optimized at the first sizes;
what passes found out about sizes is kept as predicates, and where these fail at others, or a pass
made something that does not follow the sizes, the graph is optimized anew: another variant.
"""

from __future__ import annotations

from collections import OrderedDict

from core.compiler.executor import make_plan
from core.compiler.inference import OtherSizes, known_at, leaves_of
from core.compiler.symbolic import Predicates, Recording

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from core.compiler.graph import Graph
    from core.compiler.stages import Recorded

MOST_PLANS = 256  # sizes that are kept of one graph


class Variant:
    """A graph after the passes, and what they relied upon."""

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
        known = {id(leaf): n for leaf, n in zip(self._leaves, sizes, strict=True)}
        return self.at(known, fakes, layout)

    def at(self, known: dict[int, Any], fakes: list[Any], layout: list[bool]) -> Any:
        """The same, where sizes are known by the symbols that stand for them."""
        known = dict(known)
        if any(was and not now for was, now in zip(self._layout, layout, strict=True)):
            return None
        try:
            now = known_at(self.graph, fakes, known)
            if self._predicates.failing(known) is not None:
                return None
        except (OtherSizes, ArithmeticError, ValueError):
            return None
        return make_plan(self.graph, known, now)


def layout_of(graph: Graph) -> list[bool]:
    """For each Value of a graph whether it lies in memory in one piece, in order."""
    return [
        v.fake.is_contiguous
        for v in (*graph.inputs, *(v for node in graph.nodes for v in node.results))
    ]


class Family:
    """The variants of a graph, and its plans by the sizes that it depends on."""

    def __init__(self) -> None:
        self._variants: list[Variant | Recorded] = []
        self._plans: OrderedDict[Any, Any] = OrderedDict()  # by sizes and layout

    def find(self, sizes: tuple[int, ...], fakes: list[Any], layout: list[bool]) -> Any:
        """The plan for sizes; None where no variant holds for them."""
        plan = self._plans.get((sizes, *layout))
        if plan is None:
            plans = (variant.plan(sizes, fakes, layout) for variant in self._variants)
            plan = next((p for p in plans if p is not None), None)
            if plan is not None:
                self.keep(sizes, layout, plan)
        return plan

    def add(self, variant: Variant | Recorded, sizes: tuple[int, ...], layout: list[bool]) -> Any:
        """A new variant's plan for the sizes and the layout at which it was optimized."""
        self._variants.append(variant)
        return self.keep(sizes, layout, variant.first())

    def keep(self, sizes: tuple[int, ...], layout: list[bool], plan: Any) -> Any:
        """Keeps the plan for sizes."""
        self._plans[sizes, *layout] = plan
        if len(self._plans) > MOST_PLANS:
            self._plans.popitem(last=False)
        return plan
