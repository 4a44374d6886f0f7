"""Simplifies views that keep the order: one that changes nothing becomes its operand,
and one that adds or removes dimensions of one element becomes `expand_dims` or `squeeze`.

Fusion follows those (iteration_spaces.py), and takes any other view for a wall. Derivatives and
batching rules are full of them: shapes that a gradient is summed to, or a batch aligned to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import find_operator
from core.compiler.graph import fuel
from core.compiler.graph.aliases import Aliases
from core.compiler.symbolic.inference import call
from core.compiler.symbolic.size_queries import is_one, same_size

if TYPE_CHECKING:
    from core.compiler.graph.graph import Graph, Node, Value

VIEW = "core::view"
_EXPAND, _SQUEEZE = find_operator("core::expand_dims"), find_operator("core::squeeze")


def name_views(graph: Graph) -> Graph:
    """The graph with named views; outputs stay separate tensors."""
    written = Aliases(graph)
    outputs = set(graph.outputs)
    changed: dict[Value, Value] = {}
    nodes: list[Node] = []
    for node in graph.nodes:
        node.replace(changed)
        nodes.append(node)
        if node.op.name != VIEW or written.of(node.results[0]) in written.written:
            continue
        (result,) = node.results
        steps = _steps(node)
        if steps is None or (result in outputs and len(steps) != 1) or not fuel.burn():
            continue
        nodes += steps
        changed[result] = steps[-1].results[0] if steps else _source(node.args[0])
    graph.nodes = nodes
    graph.outputs = [changed.get(value, value) for value in graph.outputs]
    return graph


def _steps(node: Node) -> list[Node] | None:
    """The calls that make a view, none where it changes nothing; None: it is another kind of view.

    Dimensions of one element are left out of both shapes, which then have to be the same.
    """
    x, result = _source(node.args[0]), node.results[0]
    before = [d for d in range(x.fake.ndim) if not is_one(x, d)]
    after = [d for d in range(result.fake.ndim) if not is_one(result, d)]
    if len(before) != len(after) or not _agree(x, before, result, after):
        return None
    if x.fake.ndim == result.fake.ndim and before == after:
        return []
    steps = []
    if len(before) < x.fake.ndim:
        ones = [d for d in range(x.fake.ndim) if d not in before]
        steps.append(call(_SQUEEZE, [x, ones], node.line))
    for d in range(result.fake.ndim):
        if d not in after:
            steps.append(call(_EXPAND, [steps[-1].results[0] if steps else x, d], node.line))
    return steps


def _source(x: Value) -> Value:
    """The value with the same elements in order, ignoring dimensions of one element."""
    while x.node is not None and x.node.op in (_EXPAND, _SQUEEZE):
        x = x.node.args[0]
    return x


def _agree(x: Value, before: list[int], result: Value, after: list[int]) -> bool:
    sizes = zip(before, after)
    if any(x.fake.shape[a] != result.fake.shape[b] for a, b in sizes):
        return False
    return all(same_size((x, a), (result, b)) for a, b in zip(before, after))
