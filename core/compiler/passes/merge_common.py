"""Makes equal calls once."""

from __future__ import annotations

from core.compiler.graph import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.compiler.graph import Graph


def merge_common(graph: Graph) -> Graph:
    """Calls of the same operator with the same arguments give the same result.

    A result that leaves the graph, or a view of which does, stays a tensor of its own: the caller
    may write to it.
    """
    escaping = _escaping(graph)
    seen: dict[Any, list[Value]] = {}
    changed: dict[Value, Value] = {}
    kept = []
    for node in graph.nodes:
        node.replace(changed)
        key = node.op, tuple(_key(arg) for arg in node.args)
        if key in seen and not any(value in escaping for value in node.results):
            changed.update(zip(node.results, seen[key], strict=True))
            continue
        seen.setdefault(key, node.results)
        kept.append(node)
    graph.nodes = kept
    return graph


def _escaping(graph: Graph) -> set[Value]:
    """The Values whose memory the caller can reach."""
    found = set(graph.outputs)
    for node in reversed(graph.nodes):
        if (node.op.view or node.op.may_alias) and not found.isdisjoint(node.results):
            found.update(node.values)
    return found


def _key(arg: Any) -> Any:
    if isinstance(arg, Value):
        return arg
    if isinstance(arg, (list, tuple)):
        return tuple(map(_key, arg))
    return type(arg), repr(arg)
