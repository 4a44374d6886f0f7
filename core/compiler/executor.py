"""From a graph to a native plan: the last step, and the only one that runs.

Every node becomes one operator call. A graph's layout (the sizes and strides of its inputs) is
fixed when it is captured; kernels are not: they are found by dtypes, ranks and stride classes.
"""

from __future__ import annotations

import itertools

from core import _native
from core.compiler.aliases import Aliases
from core.compiler.graph import Graph, Node, Value
from core.compiler.symbolic import evaluate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def make_plan(graph: Graph, known: dict[int, int] | None = None) -> Any:
    """plan(*inputs) -> the outputs, as a tuple: the graph's calls without Python in between.

    known: what the sizes that are symbols are, by their ids.
    """
    slots: dict[Value, int] = {}
    for value in [*graph.inputs, *(v for node in graph.nodes for v in node.results)]:
        slots[value] = len(slots)
    steps = [
        (
            node.op,
            [_source(evaluate(arg, known or {}), slots) for arg in node.args],
            slots[node.results[0]] if node.results else -1,
            len(node.results),
            [slots[value] for value in node.out],
            node.versions,
            batch,
        )
        for node, batch in zip(graph.nodes, _batches(graph))
    ]
    outputs = [slots[value] for value in graph.outputs]
    return _native.make_plan(len(graph.inputs), len(slots), steps, outputs, *_memory(graph))


def _batches(graph: Graph) -> list[int]:
    """For each node the number of its batch, or 0: neighbours that are alike, and know nothing of
    one another, are run as one range over the threads."""
    numbers = [0] * len(graph.nodes)
    if not any(a.op is b.op for a, b in itertools.pairwise(graph.nodes)):
        return numbers
    aliases, number = Aliases(graph), 0
    read: set[int] = set()
    written: set[int] = set()
    for k, node in enumerate(graph.nodes):
        reads = {aliases.of(v) for v in node.values}
        writes = {aliases.of(v) for v in (*node.written, *node.results)}
        alike = k > 0 and node.op is graph.nodes[k - 1].op and "fused" in _tags(node)
        if alike and written.isdisjoint(reads | writes) and read.isdisjoint(writes):
            if numbers[k - 1] == 0:
                number += 1
            numbers[k - 1] = numbers[k] = number
        else:
            read, written = set(), set()
        read |= reads
        written |= writes
    return numbers


def _tags(node: Node) -> tuple[str, ...]:
    return getattr(node.op.definition, "tags", None) or ()


def _memory(graph: Graph) -> list[list[int]]:
    """Which inputs share memory, and which are written to; nothing where no call writes."""
    if not graph.writes:
        return []
    aliases = Aliases(graph)
    written = [i for i, v in enumerate(graph.inputs) if aliases.of(v) in aliases.written]
    return [[value.storage for value in graph.inputs], written]


def _source(arg: Any, slots: dict[Value, int]) -> tuple[str, Any]:
    if isinstance(arg, Value):
        return "slot", slots[arg]
    if isinstance(arg, list) and any(isinstance(item, Value) for item in arg):
        return "list", [_source(item, slots) for item in arg]
    return "constant", tuple(arg) if isinstance(arg, list) else arg
