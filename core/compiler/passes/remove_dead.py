"""Leaves out calls whose results nothing reads, and writes that nobody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.compiler.graph.aliases import Aliases, may_raise

if TYPE_CHECKING:
    from core.compiler.graph.graph import Graph


def remove_dead(graph: Graph) -> Graph:
    """The graph without calls that change nothing: an error that they may raise is a change.

    A write is seen by a later call that reads its memory, and by the caller where that is an
    argument's or an output's.
    """
    aliases = Aliases(graph)
    read = set(graph.outputs)
    seen = aliases.escaping(graph)
    nodes = []
    for node in reversed(graph.nodes):
        is_read = any(value in read for value in node.results) or not node.results
        if is_read or may_raise(node.op) or not seen.isdisjoint(aliases.changed(node)):
            nodes.append(node)
            read.update(node.values)
            seen.update(map(aliases.of, node.values))
    graph.nodes = nodes[::-1]
    return graph
