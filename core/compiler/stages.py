"""A recorded graph as the steps of the tape that it has to be.

One graph is one step, unless the caller holds something that a later result is computed from: its
gradient can be asked for, and hooks may be hung on it, so that it stands between two steps.
"""

from __future__ import annotations

from core.autograd.grad_mode import no_grad
from core.compiler.differentiable import differentiable
from core.compiler.graph import Graph, Node, Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def recorded_plan(graph: Graph, compile: Callable[[Graph], Any]) -> Any:
    """What runs a graph some of whose outputs require grad; compile(graph) gives a plan."""
    stages = _stages(graph)
    if len(stages) == 1:
        return differentiable(graph, compile)
    return Stages(graph, stages, compile)


class Stages:
    """The parts of a graph, one after the other."""

    def __init__(self, graph: Graph, stages: list[Graph], compile: Callable[[Graph], Any]) -> None:
        self.graph, self.stages = graph, stages
        self._plans = [
            differentiable(stage, compile) if is_recorded(stage) else compile(stage.copy())
            for stage in stages
        ]

    @property
    def steps(self) -> list[Any]:
        """The parts that are recorded."""
        return [p for p, stage in zip(self._plans, self.stages, strict=True) if is_recorded(stage)]

    def __call__(self, *inputs: Any) -> tuple[Any, ...]:
        tensors = dict(zip(self.graph.inputs, inputs, strict=True))
        with no_grad():  # what is recorded says so itself
            for stage, plan in zip(self.stages, self._plans, strict=True):
                made = plan(*(tensors[v] for v in stage.inputs))
                tensors.update(zip(stage.outputs, made, strict=True))
        return tuple(tensors[v] for v in self.graph.outputs)


def is_recorded(graph: Graph) -> bool:
    """Whether a graph has to be a step of the tape."""
    return any(v.requires_grad for v in graph.outputs)


def _stages(graph: Graph) -> list[Graph]:
    """A graph cut in the order of its calls, behind each Value that stands between two steps."""
    between = _between(graph)
    level: dict[Value, int] = {}
    parts: list[list[Node]] = [[]]
    for node in graph.nodes:
        if any(level.get(v) == len(parts) - 1 for v in between.intersection(node.values)):
            parts.append([])
        parts[-1].append(node)
        level.update(dict.fromkeys(node.results, len(parts) - 1))
    return [graph] if len(parts) == 1 else _cut(graph, parts)


def _between(graph: Graph) -> set[Value]:
    """The outputs that recorded outputs are computed from."""
    held = {v for v in graph.outputs if v.requires_grad}
    leads: set[Value] = set()
    for node in reversed(graph.nodes):
        if any(v.requires_grad and (v in held or v in leads) for v in node.results):
            leads.update(v for v in node.values if v.requires_grad)
    return held & leads


def _cut(graph: Graph, parts: list[list[Node]]) -> list[Graph]:
    """The parts as graphs, over the same nodes and Values."""
    wanted, stages = set(graph.outputs), []
    for nodes in reversed(parts):
        made = [v for node in nodes for v in node.results]
        stage = Graph()
        stage.nodes = nodes
        stage.outputs = [v for v in made if v in wanted]
        read = dict.fromkeys(v for node in nodes for v in node.values)
        stage.inputs = [v for v in read if v not in set(made)]
        wanted.update(stage.inputs)
        stages.append(stage)
    return stages[::-1]
