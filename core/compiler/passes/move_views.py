"""Moves views of what elementwise calls make of a product to the product itself.

A linear layer of many dimensions multiplies rows, adds its bias to them, and has a view of the sum,
which other calls read. Calls fuse with one another only where no such view is between them. One of
the product is no hindrance: the rows stay as they are (fuse_products.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.bodies.definition import has_elementwise_body
from core.compiler.graph import fuel
from core.compiler.graph.aliases import Aliases
from core.compiler.symbolic.inference import call
from core.compiler.symbolic.size_queries import is_one, same_size

if TYPE_CHECKING:
    from core.compiler.graph.graph import Graph, Node, Value

VIEW, PRODUCT = "core::view", "core::matmul"


def move_views(graph: Graph) -> Graph:
    """The graph with views of products in the place of views of what calls make of them."""
    aliases, users, outputs = Aliases(graph), graph.users(), set(graph.outputs)

    def is_read_once(value: Value) -> bool:
        return len(users[value]) == 1 and value not in outputs

    changed: dict[Value, Value] = {}
    moved: dict[Node, list[Node]] = {}  # for a call what takes its place
    for node in graph.nodes:
        if node.op.name != VIEW or aliases.of(node.results[0]) in aliases.written:
            continue
        calls = _calls_before(node)
        if not all(is_read_once(n.results[0]) for n in calls) or not calls or not fuel.burn():
            continue
        before, *between = calls
        view = call(node.op, [before.results[0], *node.args[1:]], node.line)
        moved[before], moved[node] = [before, view], []
        now = {before.results[0]: view.results[0]}
        for old in between:
            new = call(old.op, [now.get(arg, arg) for arg in old.args], old.line)
            moved[old], now[old.results[0]] = [new], new.results[0]
        changed[node.results[0]] = now[node.args[0]]
    nodes = [new for node in graph.nodes for new in moved.get(node, [node])]
    for node in nodes:
        node.replace(changed)
    graph.nodes = nodes
    graph.outputs = [changed.get(value, value) for value in graph.outputs]
    return graph


def _calls_before(view: Node) -> list[Node]:
    """A product and the elementwise calls from it to a view that keeps its rows' elements; none
    where there are others, or no such calls."""
    (result,) = view.results
    calls: list[Node] = []
    at = view.args[0]
    while at.node is not None and at.node.op.name != PRODUCT:
        calls.append(at.node)
        whole = [v for v in at.node.values if not _is_row(v)]
        if len(whole) != 1 or not _is_of_rows(at.node, whole[0], result.fake.ndim):
            return []
        at = whole[0]
    if at.node is None or not calls or not _keeps_rows(view.args[0], result):
        return []
    return [at.node, *reversed(calls)]


def _keeps_rows(x: Value, view: Value) -> bool:
    """Asked last, of views that move if so: the graph is for sizes that give the same answer."""
    ends = (x, x.fake.ndim - 1), (view, view.fake.ndim - 1)
    if x.fake.ndim < 2 or view.fake.ndim < 2 or x.fake.shape[-1] != view.fake.shape[-1]:
        return False
    return same_size(*ends)


def _is_row(value: Value) -> bool:
    """Whether a Value is one row, for all rows of others."""
    return all(is_one(value, d) for d in range(value.fake.ndim - 1))


def _is_of_rows(node: Node, whole: Value, ndim: int) -> bool:
    """Whether a call makes rows of rows, with one row for all, whatever their dimensions.

    whole: the operand that has rows. Sizes that are broadcast fit: they are not asked for.
    """
    (result, *more) = node.results
    return (
        has_elementwise_body(node.op)
        and not (more or node.out or node.returns_tuple)
        and whole.fake.shape == result.fake.shape
        and all(v is whole or v.fake.ndim <= ndim for v in node.values)
    )
