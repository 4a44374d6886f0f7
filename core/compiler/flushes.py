"""What a capture has run: its graphs, and the calls between them whose sizes depend on data."""

from __future__ import annotations

from core.compiler.inference import leaf

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from core.compiler.draws import Draws
    from core.compiler.graph import Graph, Node
    from core.compiler.symbolic import Symbol


class Flush:
    """One graph that was run, and why then. draws: which inputs say where numbers are drawn.

    linked: what follows needs no Python in between; made: then, what it made. by_data: it is one
    call, whose results have sizes that depend on data: (which result, axis, symbol).
    """

    __slots__ = ("by_data", "draws", "graph", "inputs", "linked", "made", "reason", "sizes")

    def __init__(
        self, graph: Graph, inputs: list[Any], reason: str, draws: Sequence[Draws] = ()
    ) -> None:
        self.graph, self.inputs, self.reason, self.draws = graph, inputs, reason, draws
        self.linked = self.by_data = False
        self.made: list[Any] = []
        self.sizes: list[tuple[int, int, Symbol]] = []


def call_of(node: Node, graph: Graph, inputs: list[Any], results: Sequence[Any]) -> Flush:
    """A call that was made between two graphs. Its results' sizes become symbols from 2 on: what
    the function does with none or one may be something else."""
    graph.nodes.append(node)
    graph.outputs = node.results
    flush = Flush(graph, inputs, f"{node.op.name} {node.line}".strip())
    flush.linked = flush.by_data = True
    flush.made = list(results)
    for k, tensor in enumerate(results):
        symbols: list[Any] = [leaf(n) for n in tensor.shape]
        flush.sizes += [(k, axis, symbol) for axis, symbol in enumerate(symbols)]
        node.results[k].shape = tuple(s if s >= 2 else s.known() for s in symbols)
    return flush


def unwanted(graph: Graph, inputs: list[Any], draws: Sequence[Draws]) -> Flush:
    """A graph that is not run, since nobody holds what it makes. It tells what sizes would be."""
    flush = Flush(graph, inputs, "", draws)
    flush.linked = True
    return flush
