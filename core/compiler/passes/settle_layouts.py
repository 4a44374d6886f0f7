"""Lets products read tensors as they lie in memory, and joins permutations of permutations.

A product reads contiguous rows or columns, so copying its operand into another order is useless;
but if leading dimensions are joined into the rows of one product, their strides must be regular. A
later pass removes calls without readers.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from core.compiler.graph import fuel
from core.compiler.graph.aliases import Aliases
from core.compiler.symbolic.inference import call

if TYPE_CHECKING:
    from core.compiler.graph.graph import Graph, Node, Value

PERMUTE, COPY, PRODUCT = "core::permute_dims", "core::clone", "core::matmul"


def settle_layouts(graph: Graph) -> Graph:
    """The graph with products of the tensors that their operands are copies of."""
    aliases = Aliases(graph)
    shown = Counter(aliases.of(value) for value in graph.outputs)
    # Callers see which results share memory with each other, and with what they gave.
    kept_apart = aliases.written | {m for m, n in shown.items() if n > 1 or m in aliases.inputs}
    changed: dict[Value, Value] = {}
    copied: dict[Value, Value] = {}  # for a copy its original; the same of its permutations
    nodes: list[Node] = []
    for node in graph.nodes:
        node.replace(changed)
        nodes.append(node)
        if node.op.name == PERMUTE:
            (result,) = node.results
            source = _joined(node)
            if source is not None and aliases.of(result) not in kept_apart and fuel.burn():
                changed[result] = source
            elif node.args[0] in copied:
                twin = call(node.op, [copied[node.args[0]], node.args[1]], node.line)
                nodes.append(twin)
                copied[result] = _joined(twin) or twin.results[0]
        elif node.op.name == COPY and not node.out:
            x, (copy,) = node.args[0], node.results
            source = copied.get(x, x)
            memory = {aliases.of(x), aliases.of(copy)}
            if memory.isdisjoint(aliases.written) and 1 in source.fake.strides[-2:]:
                copied[copy] = source
        elif node.op.name == PRODUCT:
            taken = {v: copied[v] for v in node.values if v in copied}
            if node.args[1].fake.ndim < 3:
                taken = {v: source for v, source in taken.items() if _has_even_rows(source)}
            if taken and fuel.burn():
                node.replace(taken)
    graph.nodes = nodes
    graph.outputs = [changed.get(value, value) for value in graph.outputs]
    return graph


def _joined(node: Node) -> Value | None:
    """Makes a permutation one of the original; the result is the original if nothing changes."""
    x, axes = node.args
    axes = [axis % x.fake.ndim for axis in axes]
    while x.node is not None and x.node.op.name == PERMUTE:
        x, before = x.node.args
        axes = [before[axis] % x.fake.ndim for axis in axes]
    node.args = [x, axes]
    return x if axes == sorted(axes) else None


def _has_even_rows(x: Value) -> bool:
    """Whether all dimensions but the last are one that is walked in even steps."""
    walked = zip(x.fake.shape[:-1], x.fake.strides[:-1], strict=True)
    rows = [(size, step) for size, step in walked if size != 1]
    return all(outer == size * step for (_, outer), (size, step) in pairwise(rows))
