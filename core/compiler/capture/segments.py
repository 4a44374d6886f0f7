"""The segments of a capture: its graphs, and the calls between whose sizes depend on data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.compiler.symbolic.inference import leaf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.compiler.capture.supplies import Supply
    from core.compiler.graph.graph import Graph, Node
    from core.compiler.symbolic.symbols import Symbol


class Segment:
    """One graph of a capture, run at a graph break, and its reason.

    supplies: what gives some of its inputs at each call. results: what it makes, as the Values that
    were collected; decisions: (which of its outputs, what is to be true of it) for what follows.

    linked: what follows needs no Python in between; outputs: then, its results. data_dependent: it
    is one call, whose results have sizes that depend on data: (which result, axis, symbol).
    """

    __slots__ = (
        "data_dependent",
        "decisions",
        "graph",
        "inputs",
        "linked",
        "outputs",
        "reason",
        "results",
        "sizes",
        "supplies",
    )

    def __init__(
        self, graph: Graph, inputs: list[Any], reason: str, supplies: Sequence[Supply] = ()
    ) -> None:
        self.graph, self.inputs, self.reason, self.supplies = graph, inputs, reason, supplies
        self.linked = self.data_dependent = False
        self.results = graph.outputs
        self.decisions: list[tuple[int, bool]] = []
        self.outputs: list[Any] = []
        self.sizes: list[tuple[int, int, Symbol]] = []


def data_dependent_segment(
    node: Node, graph: Graph, inputs: list[Any], results: Sequence[Any]
) -> Segment:
    """A call that was made between two graphs. Its results' sizes become symbols from 2 on: what
    the function does with none or one may be something else."""
    graph.nodes.append(node)
    graph.outputs = node.results
    segment = Segment(graph, inputs, f"{node.op.name} {node.line}".strip())
    segment.linked = segment.data_dependent = True
    segment.outputs = list(results)
    for k, tensor in enumerate(results):
        symbols: list[Any] = [leaf(n) for n in tensor.shape]
        segment.sizes += [(k, axis, symbol) for axis, symbol in enumerate(symbols)]
        node.results[k].shape = tuple(s if s >= 2 else s.specialize() for s in symbols)
    return segment


def unused_segment(graph: Graph, inputs: list[Any], supplies: Sequence[Supply]) -> Segment:
    """A graph that is not run, because its results are unused; only its sizes are inferred."""
    segment = Segment(graph, inputs, "", supplies)
    segment.linked = True
    return segment
