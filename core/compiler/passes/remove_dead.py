"""Leaves out calls whose results nothing reads."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.compiler.graph import Graph


def remove_dead(graph: Graph) -> Graph:
    """A captured graph holds no call that writes, so what is not read can go."""
    read = set(graph.outputs)
    kept = []
    for node in reversed(graph.nodes):
        if any(value in read for value in node.results):
            kept.append(node)
            read.update(node.values)
    graph.nodes = kept[::-1]
    return graph
