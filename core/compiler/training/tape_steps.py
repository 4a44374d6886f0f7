"""Tape steps: divides a recorded graph into parts that each are one step of the tape.

A graph is one step, unless the caller holds a tensor that a later result is computed from: its
gradient may be requested and hooks registered on it, so it separates two steps. Writes to tensors
that are not recorded (running statistics, counters) come after all steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import config, logging
from core._native import find_operator, overlaps
from core.autograd.grad_mode import no_grad
from core.compiler.graph.aliases import Aliases
from core.compiler.graph.graph import Graph, Node, Value
from core.compiler.symbolic.inference import (
    ShapeMismatch,
    call,
    concretize,
    leaves_of,
    specialize,
    trial_graph,
)
from core.compiler.training.joint import CannotTrace, replay
from core.compiler.training.partition import is_view
from core.compiler.training.partitioned import BoundSizes, PartitionedGraph, Subgraph
from core.compiler.training.symbolic_joint import GraphMismatch, NumberSymbols, SymbolicGraph
from core.compiler.training.training_graphs import EagerFallback, TrainingStep
from core.errors import CompileError, ConfigError

if TYPE_CHECKING:
    from typing import Protocol

    from core.compiler.graph.graph import Plan

    class RecordedPlan(Plan, Protocol):
        """A plan some of whose parts are steps of the tape."""

        @property
        def steps(self) -> list[Any]: ...

    from collections.abc import Callable

    from core._native import Tensor
    from core.compiler.symbolic.specializations import Layout, Specialization

_CLONE = find_operator("core::clone")


class TrainingGraph:
    """A graph some of whose outputs require grad: its plans for all sizes at which it holds.

    compile(graph) gives the passes' result. Raises GraphMismatch where the graph is
    symbolic and its derivative rules give another graph at other sizes.
    """

    def __init__(self, graph: Graph, compile: Callable[[Graph], Specialization]) -> None:
        self._graph, self._leaves = graph, leaves_of(graph)
        self._first = concretize(graph) if graph.symbolic else graph
        trial = trial_graph(graph) if graph.symbolic else None
        if graph.symbolic and trial is None:
            raise GraphMismatch("there are no other sizes")
        self._stages = _split_steps(self._first)
        seconds = [None] * len(self._stages) if trial is None else _split_steps(trial)
        self._parts = [
            _part(stage, other, compile) for stage, other in zip(self._stages, seconds, strict=True)
        ]

    def first(self) -> RecordedPlan:
        """The plan for the sizes at which it was captured."""
        return self._at(self._first)

    def plan(
        self, sizes: tuple[int, ...], fakes: list[Any], layouts: list[Layout]
    ) -> RecordedPlan | None:
        """Its form for other sizes; None if it has to be captured again."""
        symbol_values = {id(leaf): n for leaf, n in zip(self._leaves, sizes, strict=True)}
        try:
            return self._at(specialize(self._graph, fakes, symbol_values))
        except (ShapeMismatch, GraphMismatch) as error:
            logging.debug("graph", "gradients are computed otherwise: %s", error)
        except Exception as error:  # a formula may raise anything
            logging.debug("graph", "gradients cannot be computed: %s", error)
        return None

    def _at(self, graph: Graph) -> RecordedPlan:
        stages = self._stages if graph is self._first else _split_steps(graph)
        plans = [part(stage) for part, stage in zip(self._parts, stages, strict=True)]
        return plans[0] if len(plans) == 1 else TapeSteps(graph, stages, plans)


def _part(
    stage: Graph, trial: Graph | None, compile: Callable[[Graph], Specialization]
) -> Callable[[Graph], Any]:
    """A function from a stage at some sizes to its plan."""
    if not is_recorded(stage):
        return InferenceStep(stage, trial, compile)
    if stage.writes:
        return lambda graph: EagerFallback(graph, "it writes to a recorded tensor, or reads one")
    try:
        partitioned = PartitionedGraph(stage, trial, compile)
    except (GraphMismatch, ConfigError):
        raise
    except Exception as error:  # a formula may raise anything; backward() is where that belongs
        if config.verify and isinstance(error, CompileError) and not isinstance(error, CannotTrace):
            raise  # a pass is wrong, and the user asked for checks
        reason = str(error)
        logging.info("graph", "recorded call by call: %s", error)
        return lambda graph: EagerFallback(graph, reason)
    return lambda graph: TrainingStep(partitioned, BoundSizes(graph, partitioned))


class InferenceStep:
    """A part that is not recorded; called with its graph at some sizes it gives a plan."""

    def __init__(
        self, stage: Graph, trial: Graph | None, compile: Callable[[Graph], Specialization]
    ) -> None:
        self._stage = stage
        copied, numbers = stage.copy(), [v.storage for v in stage.inputs]
        for k, value in enumerate(copied.inputs):  # numbered as its inputs are
            value.storage = numbers.index(numbers[k]) if numbers[k] >= 0 else k
        self._symbolic_graph = SymbolicGraph(copied, trial, NumberSymbols())
        self._subgraph = Subgraph(self._symbolic_graph.graph, compile)

    def __call__(self, stage: Graph) -> Any:
        symbol_values: dict[int, Any] = {}
        if stage is not self._stage:
            self._symbolic_graph.values_at(stage, symbol_values)
        return self._subgraph.plan(symbol_values, [v.fake for v in stage.inputs])


class TapeSteps:
    """The parts of a graph, one after the other, and their plans."""

    def __init__(self, graph: Graph, stages: list[Graph], plans: list[Any]) -> None:
        self.graph, self.stages, self._plans = graph, stages, plans
        self._writes, self._storages = graph.writes, [v.storage for v in graph.inputs]

    @property
    def steps(self) -> list[Any]:
        """The parts that are recorded."""
        return [p for p, stage in zip(self._plans, self.stages, strict=True) if is_recorded(stage)]

    def __call__(self, *inputs: Tensor) -> Any:
        """The outputs; NotImplemented where inputs share other memory than they did."""
        if self._writes and list(overlaps(inputs)) != self._storages:
            return NotImplemented
        tensors = dict(zip(self.graph.inputs, inputs, strict=True))
        try:
            self._run(tensors)
        except Exception:
            if not self._writes:
                raise
            replay(self.graph.nodes, tensors)  # the writes before what raises are made, too
        return tuple(tensors[v] for v in self.graph.outputs)

    def _run(self, tensors: dict[Value, Any]) -> None:
        with no_grad():  # recorded parts turn recording on
            for stage, plan in zip(self.stages, self._plans, strict=True):
                results = plan(*(tensors[v] for v in stage.inputs))
                tensors.update(zip(stage.outputs, results, strict=True))


def is_recorded(graph: Graph) -> bool:
    """Whether a graph has to be a step of the tape."""
    return any(v.requires_grad for v in graph.outputs)


def _split_steps(graph: Graph) -> list[Graph]:
    """A graph cut in the order of its calls, after each Value that stands between two steps, and
    before the calls that write; uncut where these cannot be made after all others."""
    early, late = _writes_last(graph) if graph.writes else (graph.nodes, [])
    between = _step_boundaries(graph)
    level: dict[Value, int] = {}
    parts: list[list[Node]] = [[]]
    for node in early:
        if any(level.get(v) == len(parts) - 1 for v in between.intersection(node.values)):
            parts.append([])
        parts[-1].append(node)
        level.update(dict.fromkeys(node.results, len(parts) - 1))
    parts += [late] if late else []
    return [graph] if len(parts) == 1 else _subgraphs(graph, parts)


def _writes_last(graph: Graph) -> tuple[list[Node], list[Node]]:
    """The calls that can be made first, and those that write, or read written memory."""
    aliases, written = Aliases(graph), set[int]()
    late: list[Node] = []
    late_results: set[Value] = set()  # by these
    for node in graph.nodes:
        changed = aliases.changed(node)
        memory = {aliases.of(v) for v in node.values}
        if not changed and late_results.isdisjoint(node.values) and written.isdisjoint(memory):
            continue
        inside = all(
            m in aliases.inputs or late_results.issuperset(aliases.roots[m]) for m in changed
        )
        if not inside or any(v.requires_grad for v in node.results):
            return graph.nodes, []
        late.append(node)
        late_results.update(node.results)
        written |= changed
    early = [node for node in graph.nodes if node not in set(late)]
    read_values = dict.fromkeys(v for node in late for v in node.values if v not in late_results)
    read = [v for v in read_values if v.node is not None]
    if any(aliases.of(v) in written for v in read):  # a view of written memory
        return graph.nodes, []
    copies = [call(_CLONE, [v]) for v in read if v.requires_grad or _is_view(v)]
    same = {node.args[0]: node.results[0] for node in copies}
    return [*early, *copies], [_reading(node, same) for node in late]


def _is_view(value: Value) -> bool:
    return value.node is not None and is_view(value.node)


def _reading(node: Node, same: dict[Value, Value]) -> Node:
    """A call that reads other Values in the place of some."""
    if same.keys().isdisjoint(node.values):
        return node
    twin = Node(node.op, node.args, [], node.returns_tuple, node.line, node.grad)
    twin.results = node.results
    twin.replace(same)
    return twin


def _step_boundaries(graph: Graph) -> set[Value]:
    """The outputs that recorded outputs are computed from."""
    held = {v for v in graph.outputs if v.requires_grad}
    leads: set[Value] = set()
    for node in reversed(graph.nodes):
        if any(v.requires_grad and (v in held or v in leads) for v in node.results):
            leads.update(v for v in node.values if v.requires_grad)
    return held & leads


def _subgraphs(graph: Graph, parts: list[list[Node]]) -> list[Graph]:
    """The parts as graphs, over the same nodes and Values."""
    wanted, stages = set(graph.outputs), []
    for nodes in reversed(parts):
        results = [v for node in nodes for v in node.results]
        stage = Graph()
        stage.nodes = nodes
        stage.outputs = [v for v in results if v in wanted]
        read = dict.fromkeys(v for node in nodes for v in node.values)
        stage.inputs = [v for v in read if v not in set(results)]
        wanted.update(stage.inputs)
        stages.append(stage)
    return stages[::-1]
