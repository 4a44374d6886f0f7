"""Marks calls that give the same result at every call of a graph: they run once, with its plan.

A call is constant if it does not depend on the graph's inputs: `sin` of a range, a product with a
matrix of ones. Values that a kernel can compute itself, a range or a mask of ranges, are left to
fusion, which computes them where they are read; so are values that take much memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.bodies.definition import definition_of
from core.compiler.graph import fuel
from core.compiler.graph.aliases import Aliases
from core.compiler.passes.fuse_calls import is_costly, kind_of
from core.compiler.symbolic.symbols import is_symbolic

if TYPE_CHECKING:
    from core.compiler.graph.graph import Graph, Node, Value

MOST = 1 << 16  # elements of a tensor that is kept


def fold_constants(graph: Graph) -> Graph:
    """The graph with constant calls marked (`Node.once`).

    Tensors that the caller or the graph may write to are computed at each call.
    """
    aliases, users = Aliases(graph), graph.users()
    own = aliases.written | aliases.escaping(graph)
    constant: set[Value] = set()
    for node in graph.nodes:
        free = all(aliases.of(value) not in own for value in node.results)
        if free and _is_constant(node, constant):
            constant.update(node.results)
    for node in reversed(graph.nodes):
        if node.results and constant.issuperset(node.results):
            readers = [user for value in node.results for user in users.get(value, ())]
            node.once = bool(readers) and (
                any(user.once for user in readers) or (_is_worth(node, readers) and fuel.burn())
            )
    return graph


def _is_constant(node: Node, constant: set[Value]) -> bool:
    op = node.op
    return (
        op.namespace == "core"
        and not node.writes
        and "random" not in definition_of(op).tags
        and not any(v.requires_grad for v in node.results)
        and not is_symbolic(node.args)
        and constant.issuperset(node.values)
        and all(not is_symbolic(v.shape) and v.fake.size <= MOST for v in node.results)
    )


def _is_worth(node: Node, readers: list[Node]) -> bool:
    """Whether fusion would make the call at every call, or its function for each element."""
    if not node.values:
        return False
    if is_costly(node) or kind_of(node) is None:
        return True
    return any(kind_of(user) is None and not user.once for user in readers)
