"""Has a call write its results where they are copied to: `x.copy_(f(...))` is `f(..., out=x)`.

That is so where nothing else reads the results, and the memory is not read between the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import find_operator
from core.compiler.graph import fuel
from core.compiler.graph.aliases import Aliases, may_raise

if TYPE_CHECKING:
    from core.compiler.graph.graph import Graph, Node, Value

_COPY = find_operator("core::copy_")


def write_in_place(graph: Graph) -> Graph:
    """The graph with copies joined to the calls whose results they copy."""
    copies = {n.args[1]: n for n in graph.nodes if n.op is _COPY and _is_plain(n)}
    if not copies:
        return graph
    aliases, number = Aliases(graph), {node: k for k, node in enumerate(graph.nodes)}
    read = graph.users()
    outputs = set(graph.outputs)
    gone: set[Node] = set()
    for node in graph.nodes:
        stores = [copies.get(value) for value in node.results]
        if not node.op.takes_out or node.out or node.once or not stores or None in stores:
            continue
        if any(value in outputs or len(read[value]) > 1 for value in node.results):
            continue
        copied = [store for store in stores if store is not None]
        if _may_move(graph, aliases, number, node, copied) and fuel.burn():
            node.out = [store.args[0] for store in copied]
            node.versions = [sum(store.versions) for store in copied]
            gone.update(copied)
    graph.nodes = [node for node in graph.nodes if node not in gone]
    return graph


def _is_plain(node: Node) -> bool:
    """Whether a copy changes neither dtype nor shape."""
    target, source = node.args[:2]
    return (
        type(source) is type(target)
        and source.node is not None
        and (source.dtype, source.shape) == (target.dtype, target.shape)
        and source.fake.device == target.fake.device
    )


def _may_move(
    graph: Graph, aliases: Aliases, number: dict[Node, int], node: Node, stores: list[Node]
) -> bool:
    """Whether stores can be made where the call stands."""
    targets = [store.args[0] for store in stores]
    memory = {aliases.of(target) for target in targets}
    if len(memory) < len(targets) or any(_is_later(t, number, node) for t in targets):
        return False
    visible = not memory.isdisjoint(aliases.inputs)
    between = graph.nodes[number[node] + 1 : max(number[store] for store in stores)]
    return not any(
        n not in stores
        and (
            memory.intersection(aliases.read(n) | aliases.changed(n))
            or (visible and may_raise(n.op))  # eager code has not written when it raises
        )
        for n in between
    )


def _is_later(value: Value, number: dict[Node, int], node: Node) -> bool:
    return value.node is not None and number[value.node] > number[node]
