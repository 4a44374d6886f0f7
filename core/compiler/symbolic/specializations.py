"""Specializations of a symbolic graph: optimized once for many sizes, with a plan for each.

Graphs that differ only in sizes share one cache. The first is optimized at its sizes, and facts
about sizes that passes relied on are kept as predicates. If these fail at other sizes, or a pass
made a constant that depends on sizes, the graph is optimized again: another specialization.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from core._native import layouts_of
from core.caches import BoundedCache
from core.compiler.runtime.executor import PlanTemplate
from core.compiler.symbolic.inference import Inference, ShapeMismatch, leaves_of
from core.compiler.symbolic.number_programs import number_inputs
from core.compiler.symbolic.predicates import Predicates
from core.compiler.symbolic.symbols import Recording, reads_inputs

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from core.compiler.graph.graph import Graph, Node, Plan

    Layout = bytes  # see core._native.layout_of

    class Optimized(Protocol):
        """An entry of the cache: a Specialization, or a recorded graph's steps (tape_steps.py)."""

        def first(self) -> Plan: ...
        def plan(
            self, sizes: tuple[int, ...], fakes: list[Any], layouts: list[Layout]
        ) -> Plan | None: ...


MAX_PLANS, MAX_STEPS = 256, 100_000  # of one graph, for sizes


def most_plans(graph: Graph) -> int:
    """How many plans of a graph are kept: more of a small one, as for the places in a text."""
    return min(max(MAX_PLANS, MAX_STEPS // (len(graph.nodes) + 1)), 8 * MAX_PLANS)


class Specialization:
    """A graph after the passes, and the predicates on sizes that they relied upon."""

    def __init__(
        self,
        graph: Graph,
        optimize: Callable[[Graph], Graph],
        wrap: Callable[[Plan, Graph], Plan] | None = None,
    ) -> None:
        """wrap: makes another plan from that of a graph."""
        self._wrap = wrap
        self._leaves, self._layouts = leaves_of(graph), layouts_in(graph)
        self._numbers = number_inputs(graph)
        self._is_layout_exact = any(may_copy(node) for node in graph.nodes)
        self._predicates = Predicates()
        with Recording(self._predicates):
            self.graph = optimize(graph.copy())
        self._inference = Inference(self.graph)
        self._template = PlanTemplate(self.graph, numbers=self._numbers)

    @property
    def depends_on_numbers(self) -> bool:
        """Whether the passes relied upon numbers that the graph is given."""
        return any(reads_inputs(decided[1:3]) for decided in self._predicates.decided)

    @property
    def compares_numbers(self) -> bool:
        """Whether passes only compared these numbers, and did not use their values."""
        return not any(op == "is" for op, *_ in self._predicates.decided)

    def holds_for(self, numbers: Sequence[Any]) -> bool:
        """Whether they would do the same for other numbers that the graph is given."""
        values = dict(zip(map(id, self._numbers), numbers, strict=True))
        try:
            return self._predicates.hold_for_numbers(values)
        except (ArithmeticError, ValueError):
            return False

    def first(self) -> Plan:
        """The plan for the sizes at which it was optimized."""
        symbol_values = {id(leaf): leaf.hint for leaf in leaves_of(self.graph)}
        return self._wrapped(self._template.plan(symbol_values))

    def _wrapped(self, plan: Plan) -> Plan:
        return plan if self._wrap is None else self._wrap(plan, self.graph)

    def plan(self, sizes: tuple[int, ...], fakes: list[Any], layouts: list[Layout]) -> Plan | None:
        """The plan for other sizes; None if the graph has to be optimized again."""
        symbol_values = {id(leaf): n for leaf, n in zip(self._leaves, sizes, strict=True)}
        return self.plan_for_symbols(symbol_values, fakes, layouts)

    def plan_for_symbols(
        self, symbol_values: dict[int, Any], fakes: list[Any], layouts: list[Layout]
    ) -> Plan | None:
        """The same, where sizes are known by the symbols that stand for them."""
        symbol_values = dict(symbol_values)
        if not self._fits(layouts):
            return None
        try:
            now = self._inference(fakes, symbol_values)
            if self._predicates.failing(symbol_values) is not None:
                return None
        except (ShapeMismatch, ArithmeticError, ValueError):
            return None
        return self._wrapped(self._template.plan(symbol_values, now))

    def _fits(self, layouts: list[Layout]) -> bool:
        """Whether the passes would do the same for other layouts of the graph's Values."""
        if layouts == self._layouts or self._is_layout_exact:
            return layouts == self._layouts
        return all(was or not now for was, now in zip(self._layouts, layouts, strict=True))


def may_copy(node: Node) -> bool:
    """Whether a call returns a view or a copy, as its operands lie in memory: `ravel`."""
    return bool(node.op.may_alias and node.op.view is None)


def layouts_in(graph: Graph) -> list[Layout]:
    """How the Values of a graph lie in memory, in order."""
    return layouts_of([value.fake for value in graph.all_values()])


class SpecializationCache:
    """The specializations of a graph, and its plans by the sizes that it depends on."""

    def __init__(self, most: int = MAX_PLANS) -> None:
        self._specializations: list[Optimized] = []
        self._plans: BoundedCache[Hashable, Plan] = BoundedCache(most)  # by sizes and layout

    def find(self, sizes: tuple[int, ...], fakes: list[Any], layouts: list[Layout]) -> Plan | None:
        """The plan for sizes; None where no specialization holds for them."""
        plan = self._plans.use((sizes, *layouts))
        if plan is None:
            plans = (
                specialization.plan(sizes, fakes, layouts)
                for specialization in self._specializations
            )
            plan = next((p for p in plans if p is not None), None)
            if plan is not None:
                self.keep(sizes, layouts, plan)
        return plan

    def add(
        self,
        specialization: Optimized,
        first: Plan,
        sizes: tuple[int, ...],
        layouts: list[Layout],
    ) -> Plan:
        """A new specialization. first: its plan for the sizes at which it was optimized."""
        self._specializations.append(specialization)
        return self.keep(sizes, layouts, first)

    def keep(self, sizes: tuple[int, ...], layouts: list[Layout], plan: Plan) -> Plan:
        """Keeps the plan for sizes."""
        return self._plans.keep((sizes, *layouts), plan)
