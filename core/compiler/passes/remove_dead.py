"""Leaves out calls whose results nothing reads, and writes that nobody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.bodies.definition import definition_of
from core.compiler.graph.aliases import Aliases, may_raise
from core.compiler.passes.decompose_calls import trace_calls
from core.compiler.symbolic.symbols import Recording

if TYPE_CHECKING:
    from core.compiler.graph.graph import Graph, Node


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
        if is_read or not seen.isdisjoint(aliases.changed(node)) or _may_raise(node):
            nodes.append(node)
            read.update(node.values)
            seen.update(map(aliases.of, node.values))
    graph.nodes = nodes[::-1]
    return graph


def _may_raise(node: Node) -> bool:
    """Whether a call may fail because of its operands' values: where it is made of others, whether
    one of these may. Operators with the tag "refuses" check values for calls that do not."""
    if not may_raise(node.op):
        return False
    if "refuses" in definition_of(node.op).tags:
        return True
    with Recording(None):  # which calls these are does not depend on sizes
        decomposed = trace_calls(node, node.op.decomposition) if node.op.decomposition else None
    return decomposed is None or any(_may_raise(call) for call in decomposed[0])
