"""Has a call write its results where they are copied to: `x.copy_(f(...))` is `f(..., out=x)`.

That is so where nothing else reads the results, and the memory is not read between the two.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
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
    places, read = _Places(graph), graph.users()
    outputs = set(graph.outputs)
    gone: set[Node] = set()
    for node in graph.nodes:
        stores = [copies.get(value) for value in node.results]
        if not node.op.takes_out or node.out or node.once or not stores or None in stores:
            continue
        if any(value in outputs or len(read[value]) > 1 for value in node.results):
            continue
        copied = [store for store in stores if store is not None]
        if _may_move(places, node, copied) and fuel.burn():
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


class _Places:
    """Where a graph's calls stand, by number: each, those that read or write some memory, and those
    that may raise."""

    def __init__(self, graph: Graph) -> None:
        self.aliases = Aliases(graph)
        self.of = {node: k for k, node in enumerate(graph.nodes)}
        self.using: dict[int, list[int]] = {}
        for k, node in enumerate(graph.nodes):
            for memory in self.aliases.read(node) | self.aliases.changed(node):
                self.using.setdefault(memory, []).append(k)
        self.raising = [k for k, node in enumerate(graph.nodes) if may_raise(node.op)]


def _may_move(places: _Places, node: Node, stores: list[Node]) -> bool:
    """Whether stores can be made where the call stands."""
    targets = [store.args[0] for store in stores]
    memory = {places.aliases.of(target) for target in targets}
    if len(memory) < len(targets) or any(_is_later(t, places.of, node) for t in targets):
        return False
    first, ends = places.of[node], {places.of[store] for store in stores}
    last = max(ends)
    if not all(ends.issuperset(_between(places.using[m], first, last)) for m in memory):
        return False
    # Where a call between raises, eager code has not written yet.
    visible = not memory.isdisjoint(places.aliases.inputs)
    return not (visible and _between(places.raising, first, last))


def _between(numbers: list[int], first: int, last: int) -> list[int]:
    """Of ascending numbers those that lie between two others."""
    return numbers[bisect_right(numbers, first) : bisect_left(numbers, last)]


def _is_later(value: Value, number: dict[Node, int], node: Node) -> bool:
    return value.node is not None and number[value.node] > number[node]
