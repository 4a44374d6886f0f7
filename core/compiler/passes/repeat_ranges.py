"""Copies ranges and constants for each call that reads them, so that they can fuse.

A fused call runs over its own axes: `at[:, None] >= at` needs the range twice, once along
each. Copies that no group takes become one call again (merge_common).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.compiler.fusion.iteration_spaces import is_index_dependent
from core.compiler.graph import fuel
from core.compiler.graph.aliases import Aliases
from core.compiler.graph.graph import Node, Value

if TYPE_CHECKING:
    from core.compiler.graph.graph import Graph


def repeat_ranges(graph: Graph) -> Graph:
    """The graph with a range, a triangle of ones or a constant for each call that reads it."""
    aliases = Aliases(graph)
    fixed = aliases.written | {aliases.of(value) for value in graph.outputs}
    taken: set[Value] = set()
    nodes: list[Node] = []
    for node in graph.nodes:
        for value in dict.fromkeys(node.values):
            maker = value.node
            if maker is None or not _is_range(maker) or aliases.of(value) in fixed:
                continue
            if value in taken and fuel.burn():
                nodes.append(_twin(maker, value))
                node.replace({value: nodes[-1].results[0]})
            taken.add(value)
        nodes.append(node)
    graph.nodes = nodes
    return graph


def _is_range(node: Node) -> bool:
    """Whether a call makes a tensor of numbers and places alone."""
    return is_index_dependent(node) and not node.values and not node.returns_tuple


def _twin(node: Node, value: Value) -> Node:
    """The call that makes a Value, once more."""
    twin = Node(node.op, list(node.args), [value.fake], False, node.line)
    twin.results[0].like(value)
    return twin
