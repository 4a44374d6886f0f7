"""A graph as several that run one after the other, with a decision of the function's between."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from core.compiler.graph.graph import Graph, Node, Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Part(NamedTuple):
    """A part of a graph. inputs, outputs: the Values of the whole that it is given and makes."""

    graph: Graph
    inputs: list[Value]
    outputs: list[Value]


def calls_before(value: Value, known: Iterable[Node] = ()) -> set[Node]:
    """The calls that a Value is computed by, without those that are known and what is before."""
    seen, calls, todo = set(known), set[Node](), [value]
    while todo:
        node = todo.pop().node
        if node is not None and node not in seen:
            seen.add(node)
            calls.add(node)
            todo += node.values
    return calls


def split(graph: Graph, decisive: Sequence[Value]) -> list[Part]:
    """The parts: one for each decisive Value, with the calls that it needs and no part before has,
    and one with all others. A part without calls is left out."""
    numbers: dict[Node, int] = {}
    for number, value in enumerate(decisive):
        numbers.update(dict.fromkeys(calls_before(value, numbers), number))
    nodes: list[list[Node]] = [[] for _ in range(len(decisive) + 1)]
    for node in graph.nodes:
        nodes[numbers.get(node, len(decisive))].append(node)
    builders = [_Builder(graph, calls) for calls in nodes if calls]
    wanted = {*decisive, *graph.outputs}
    for builder in reversed(builders):
        builder.part.outputs.extend(v for v in builder.made if v in wanted)
        wanted.update(builder.part.inputs)
    for builder in builders:
        builder.part.graph.outputs = [builder.twins[v] for v in builder.part.outputs]
    return [builder.part for builder in builders]


class _Builder:
    """Makes a part of some calls. twins: its Values, by those of the whole; made: what they give.

    Views of what other parts give are made again, so that each part knows what memory they have.
    """

    def __init__(self, whole: Graph, nodes: list[Node]) -> None:
        self.part = Part(Graph(), [], [])
        self.part.graph.symbolic = whole.symbolic
        self.twins: dict[Value, Value] = {}
        self.made = [value for node in nodes for value in node.results]
        for node in nodes:
            self._add(node)

    def _add(self, node: Node) -> None:
        for value in node.values:
            if value not in self.twins:
                self._find(value)
        twin = node.copy(self.twins)
        self.part.graph.nodes.append(twin)

    def _find(self, value: Value) -> None:
        node = value.node
        if node is not None and node.op.view is not None and not node.writes:
            self._add(node)
            return
        twin = self.part.graph.add_input(value.fake).like(value)
        twin.requires_grad = value.requires_grad
        self.twins[value] = twin
        self.part.inputs.append(value)
