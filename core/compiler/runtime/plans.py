"""The plan cache of one function: its compiled graphs, by structural keys."""

from __future__ import annotations

import functools
import traceback
from typing import TYPE_CHECKING, Any

from core import config, logging
from core._native import Computed, default_dtype, kernel_epoch, plan_writes
from core.compiler.disk_cache.optimized_graphs import optimized
from core.compiler.failures import text_of
from core.compiler.graph.graph import Graph, Value
from core.compiler.runtime.replays import Replays
from core.compiler.symbolic.inference import concretize, leaves_of, without_numbers
from core.compiler.symbolic.number_programs import number_inputs
from core.compiler.symbolic.specializations import (
    Specialization,
    SpecializationCache,
    layouts_in,
    most_plans,
)
from core.compiler.symbolic.symbols import is_same_number, is_symbolic, key_of
from core.compiler.training.lifted_numbers import LiftedNumbers, LiftedPlan
from core.compiler.training.symbolic_joint import GraphMismatch
from core.compiler.training.tape_steps import TrainingGraph, is_recorded
from core.errors import ConfigError
from core.garbage import uncollected

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from core._native import Tensor
    from core.compiler.graph.graph import GraphArgument, Plan
    from core.compiler.symbolic.specializations import Layout


class Plans:
    """The plans of one function's graphs, by structural keys.

    tuned: see pipeline.py; captured: whether devices capture and replay them (replays.py).
    """

    def __init__(self, tuned: bool = False, captured: bool = False) -> None:
        self.tuned = tuned
        self.replays = Replays() if captured else None
        self._plans: dict[Hashable, Plan] = {}
        self._specializations: dict[Hashable, SpecializationCache] = {}
        self._epoch = 0  # of the kernels that were known when the plans were made
        self.graphs: list[Graph] = []  # as captured, one for each that was compiled
        self.optimized: list[Graph] = []
        self.parts: dict[Any, Any] = {}  # functions that were compiled apart (parts.py)
        self.computed = Computed()  # by the entry that was tried last
        self.steps: list[Any] = []  # of the tape: the plans of graphs that are recorded
        self.failed: Exception | None = None  # why a graph's calls are made one by one

    def find(self, graph: Graph) -> Plan:
        """The plan of a graph; compiled if no equal one was met."""
        met, made = len(self.graphs), len(self.optimized)
        try:
            return self._find(graph)
        except BaseException:  # as Ctrl-C: it is compiled again
            del self.graphs[met:], self.optimized[made:]
            raise

    def _find(self, graph: Graph) -> Plan:
        if self._epoch != kernel_epoch():  # which bodies may be fused depends on them
            self._plans.clear()
            self._specializations.clear()
        if graph.symbolic:
            plan = self._find_dynamic(graph)
        else:
            key = key_of_graph(graph)
            if key not in self._plans:
                self.graphs.append(graph)
                self._plans[key] = self._make(graph)
            plan = self._plans[key]
            if isinstance(plan, PlanOfNumbers) and not plan.serves(graph):
                plan = self._plans[key] = self._make(graph)
        self._epoch = kernel_epoch()  # fusing registers, too
        if isinstance(plan, CallByCall):
            self.failed = plan.error
        return plan

    @uncollected
    def _make(self, graph: Graph) -> Plan:
        """A graph's plan; if passes fail, for example without memory, its calls one by one."""
        try:
            if not is_recorded(graph):
                specialization = self._specialize(graph)
                if not specialization.depends_on_numbers:
                    return specialization.first()
                if specialization.compares_numbers:
                    return PlanOfComparedNumbers(graph, specialization)
                return self._for_numbers(graph)
            if number_inputs(graph):
                return self._lifted(graph)
            plan = TrainingGraph(graph, self._specialize).first()
        except Exception as error:
            return CallByCall(graph, error)
        self.steps.extend(plan.steps)
        return plan

    def _lifted(self, graph: Graph) -> Plan:
        """The plan of a recorded graph that is given numbers."""
        lifted = LiftedNumbers(graph)
        if not lifted.is_whole:
            return self._for_numbers(graph)
        return LiftedPlan(lifted, self.find(lifted.graph))

    def _for_numbers(self, graph: Graph) -> PlanOfNumbers:
        """The plan of a graph for the present numbers alone, which the passes have read."""
        return PlanOfNumbers(graph, self.find(without_numbers(graph)))

    def _specialize(self, graph: Graph) -> Specialization:
        wrap = None if self.replays is None else self.replays.wrap
        passes = functools.partial(optimized, tuned=self.tuned)
        specialization = Specialization(graph, passes, wrap)
        self.optimized.append(specialization.graph)
        logging.info("graph", "%s", specialization.graph)
        return specialization

    def run(self, graph: Graph, inputs: list[Any]) -> Sequence[Tensor]:
        numbers = [symbol.hint for symbol in number_inputs(graph)]
        results: Sequence[Tensor] = self.find(graph)(*inputs, *numbers)
        return results

    def specializations(self, graph: Graph, key: Hashable = None) -> SpecializationCache:
        """The cache of graphs that differ only in sizes. key: the graph's, where it is known."""
        key = key_of_graph(graph) if key is None else key
        return self._specializations.setdefault(key, SpecializationCache(most_plans(graph)))

    def _find_dynamic(self, graph: Graph) -> Plan:
        specializations = self.specializations(graph)
        sizes = tuple(leaf.hint for leaf in leaves_of(graph))
        fakes, layouts = [v.fake for v in graph.inputs], layouts_in(graph)
        plan = specializations.find(sizes, fakes, layouts)
        if plan is not None:
            return plan
        return self._make_dynamic(graph, specializations, sizes, layouts)

    @uncollected
    def _make_dynamic(
        self,
        graph: Graph,
        specializations: SpecializationCache,
        sizes: tuple[int, ...],
        layouts: list[Layout],
    ) -> Plan:
        """The plan of a graph with symbols, for sizes that no other is for."""
        if is_recorded(graph) and number_inputs(graph):
            return self._lifted(graph)
        try:
            if is_recorded(graph):
                recorded = TrainingGraph(graph, self._specialize)
                self.graphs.append(graph)
                first = recorded.first()
                plan = specializations.add(recorded, first, sizes, layouts)
                self.steps.extend(first.steps)
            else:
                specialization = self._specialize(graph)
                if specialization.depends_on_numbers:
                    return self._for_numbers(graph)
                self.graphs.append(graph)
                plan = specializations.add(specialization, specialization.first(), sizes, layouts)
        except GraphMismatch as error:
            logging.info("graph", "gradients are compiled for these sizes alone: %s", error)
            plan = specializations.keep(sizes, layouts, self.find(concretize(graph)))
        except Exception as error:
            self.graphs.append(graph)
            return CallByCall(graph, error)
        return plan


class PlanOfNumbers:
    """The plan of a graph that is given numbers, for these alone."""

    def __init__(self, graph: Graph, plan: Plan) -> None:
        self._plan, self._numbers = plan, [symbol.hint for symbol in number_inputs(graph)]

    @property
    def steps(self) -> list[Any]:
        return getattr(self._plan, "steps", [])

    def serves(self, graph: Graph) -> bool:
        """Whether a graph like the one it is for has these numbers."""
        return self._are([symbol.hint for symbol in number_inputs(graph)])

    def _are(self, numbers: Sequence[Any]) -> bool:
        return all(map(is_same_number, numbers, self._numbers))

    def __call__(self, *inputs: Any) -> Any:
        tensors = len(inputs) - len(self._numbers)
        return self._plan(*inputs[:tensors]) if self._are(inputs[tensors:]) else NotImplemented


class PlanOfComparedNumbers(PlanOfNumbers):
    """The same for all numbers that compare as they did when the graph was optimized."""

    def __init__(self, graph: Graph, specialization: Specialization) -> None:
        super().__init__(graph, specialization.first())
        self._specialization = specialization

    def _are(self, numbers: Sequence[Any]) -> bool:
        return self._specialization.holds_for(numbers)

    def __call__(self, *inputs: Any) -> Any:
        numbers = inputs[len(inputs) - len(self._numbers) :]
        return self._plan(*inputs) if self._are(numbers) else NotImplemented


class CallByCall:
    """A graph's calls, made by Python, because passes or the lowering have raised an error."""

    def __init__(self, graph: Graph, error: Exception) -> None:
        if isinstance(error, ConfigError) or config.verify:  # the user asked for checks
            raise error
        traceback.clear_frames(error.__traceback__)  # which hold what the caller gives away
        self._graph, self.error = graph, error
        logging.warning("graph", "a graph's calls are made one by one: %s", text_of(error))

    def __call__(self, *inputs: Tensor) -> tuple[Any, ...]:
        graph = self._graph
        numbers = number_inputs(graph)
        values = dict(zip(graph.inputs, inputs))
        given = {id(size): size.hint for size in leaves_of(graph)}
        given |= zip(map(id, numbers), inputs[len(graph.inputs) :], strict=True)
        for node in graph.nodes:
            plan_writes(int(node.writes))
            try:
                node.make(values, given)
            except Exception as error:
                if node.line:  # as native plans do
                    error.add_note(f"in a compiled function: {node.op.name}, called at {node.line}")
                raise
        return tuple(values[value] for value in graph.outputs)


def key_of_graph(graph: Graph) -> Hashable:
    """A key that is equal for graphs with the same calls, ignoring sizes that are symbols."""
    numbers: dict[Value, int] = {}
    sizes: dict[int, int] = {}
    for value in [*graph.inputs, *(v for node in graph.nodes for v in node.results)]:
        numbers[value] = len(numbers)
    inputs: Any = tuple(_input_key(v, sizes) for v in graph.inputs)
    if graph.writes:
        inputs = inputs, tuple(v.storage for v in graph.inputs)
    nodes = tuple(
        (
            n.op,
            n.grad,
            tuple(_argument_key(a, numbers, sizes) for a in n.args),
            # A part of a tensor that begins at a number has a size that follows from no other.
            tuple(_shape_key(v, sizes) for v in n.results)
            if graph.symbolic or is_symbolic(n.args)
            else (),
        )
        for n in graph.nodes
    )
    # What calls without a dtype compute follows from the default one.
    return inputs, nodes, tuple(numbers[v] for v in graph.outputs), default_dtype()


def _input_key(value: Value, sizes: dict[int, int]) -> Hashable:
    fake = value.fake
    if not is_symbolic(value.shape):
        return value.dtype, value.shape, fake.strides, fake.device, value.requires_grad
    return value.dtype, _shape_key(value, sizes), fake.device, value.requires_grad


def _shape_key(value: Value, sizes: dict[int, int]) -> Hashable:
    return tuple(key_of(n, sizes) for n in value.shape)


def _argument_key(arg: GraphArgument, numbers: dict[Value, int], sizes: dict[int, int]) -> Hashable:
    if isinstance(arg, Value):
        return numbers[arg]
    if isinstance(arg, (list, tuple)):
        return tuple(_argument_key(a, numbers, sizes) for a in arg)
    return key_of(arg, sizes)
