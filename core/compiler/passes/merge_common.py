"""Makes equal calls once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.compiler.graph.aliases import Aliases
from core.compiler.graph.graph import Value
from core.compiler.symbolic.symbols import key_of

if TYPE_CHECKING:
    from collections.abc import Hashable

    from core.compiler.graph.graph import Graph, GraphArgument, Node


def merge_common(graph: Graph) -> Graph:
    """Calls of the same operator with the same arguments give the same result.

    A result that leaves the graph, or a view of which does, stays a separate tensor: the caller
    may write to it. So does one that is written to. Calls are not the same where what they read was
    written to between them.
    """
    aliases = Aliases(graph)
    own = {aliases.of(value) for value in graph.outputs} | aliases.written
    writes: dict[int, int] = {}  # how often memory was written so far
    seen: dict[Any, list[Value]] = {}
    changed: dict[Value, Value] = {}
    sizes: dict[int, int] = {}
    nodes = []
    for node in graph.nodes:
        node.replace(changed)
        nodes.append(node)
        for memory in aliases.changed(node):
            writes[memory] = writes.get(memory, 0) + 1
        if not _is_function(node) or any(aliases.of(value) in own for value in node.results):
            continue
        times = tuple(sorted((m, writes.get(m, 0)) for m in aliases.read(node) if m in writes))
        key = node.op, tuple(_key(arg, sizes) for arg in node.args), times
        if key in seen:
            changed.update(zip(node.results, seen[key], strict=True))
            nodes.pop()
        else:
            seen[key] = node.results
    graph.nodes = nodes
    return graph


def _is_function(node: Node) -> bool:
    """Whether a call only returns values that follow from its arguments."""
    return bool(node.results) and not node.op.mutates


def _key(arg: GraphArgument, sizes: dict[int, int]) -> Hashable:
    if isinstance(arg, Value):
        return arg
    if isinstance(arg, (list, tuple)):
        return tuple(_key(a, sizes) for a in arg)
    return key_of(arg, sizes)
