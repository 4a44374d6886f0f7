"""Makes equal calls once."""

from __future__ import annotations

from core.compiler.graph import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.compiler.graph import Graph


def merge_common(graph: Graph) -> Graph:
    """Calls of the same operator with the same arguments give the same result.

    A result that leaves the graph stays a tensor of its own: the caller may write to it.
    """
    outputs = set(graph.outputs)
    seen: dict[Any, list[Value]] = {}
    changed: dict[Value, Value] = {}
    kept = []
    for node in graph.nodes:
        node.replace(changed)
        key = node.op, tuple(_key(arg) for arg in node.args)
        if key in seen and not any(value in outputs for value in node.results):
            changed.update(zip(node.results, seen[key], strict=True))
            continue
        seen.setdefault(key, node.results)
        kept.append(node)
    graph.nodes = kept
    return graph


def _key(arg: Any) -> Any:
    if isinstance(arg, Value):
        return arg
    if isinstance(arg, (list, tuple)):
        return tuple(map(_key, arg))
    return type(arg), repr(arg)
