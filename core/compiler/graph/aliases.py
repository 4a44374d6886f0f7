"""Which Values of a graph share memory, and which calls must keep their order.

The single alias analysis of all passes that remove, merge or move calls. Memory has a number:
inputs over one storage share it (as captured, and guarded), a view has its parent's number, and
results that may alias arguments, by the schema's annotations, have the arguments' numbers.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from core.bodies.definition import find_body
from core.compiler.graph.graph import Node, Value, values_of
from core.schema import schema_of

if TYPE_CHECKING:
    from core._native import Operator
    from core.compiler.graph.graph import Graph


@functools.cache
def _annotations(op: Operator) -> tuple[tuple[str | None, ...], tuple[str | None, ...], bool]:
    """The alias sets of an operator's arguments and returns; whether it returns a list."""
    schema = schema_of(op)
    results = tuple(r.alias for r in schema.results)
    return tuple(p.alias for p in schema.parameters), results, schema.returns_list


def aliased(node: Node, number: int) -> list[Value]:
    """The arguments that a result may alias; empty if it owns its memory."""
    arguments, returns, listed = _annotations(node.op)
    wanted = returns[0 if listed else number] if returns else None
    if wanted is None:
        return []
    return list(values_of(a for a, s in zip(node.args, arguments, strict=True) if s == wanted))


def returned_arguments(op: Operator, values: list[Any]) -> list[Any]:
    """What of a call's arguments it returns, the very objects, with None for other results.

    Empty where it returns none of them.
    """
    places = _returned(op)
    if all(place is None for place in places):
        return []
    returned = [None if place is None else values[place] for place in places]
    return list(returned[0]) if isinstance(returned[0], (list, tuple)) else returned


@functools.cache
def _returned(op: Operator) -> tuple[int | None, ...]:
    schema = schema_of(op)
    written = {p.alias: k for k, p in enumerate(schema.parameters) if p.write}
    return tuple(written.get(r.alias) if r.write else None for r in schema.results)


def may_raise(op: Operator) -> bool:
    """Whether a call may fail because of its operands' values, not only of their metadata."""
    op = op.functional or op
    if op.view is not None or op.rule is not None:
        return False
    return find_body(op) is None


def is_foreign(op: Operator) -> bool:
    """Whether a call may run somebody's code, which is made once for each call of a function."""
    return may_raise(op) and op.namespace != "core"


def may_rerun(graph: Graph) -> bool:
    """Whether a call whose graph raises may be made again where no write was counted: nobody's code
    is run, and all writes are counted, which those of recorded steps are not."""
    if any(is_foreign(node.op) for node in graph.nodes):
        return False
    return not (graph.writes and any(value.requires_grad for value in graph.outputs))


class Aliases:
    """The memory of a graph's Values."""

    def __init__(self, graph: Graph) -> None:
        self._above: list[int] = []  # a number that was found to be the same memory as another's
        self._of: dict[Value, int] = {}
        storages: dict[int, int] = {}
        for value in graph.inputs:
            if value.storage not in storages:
                storages[value.storage] = self._new()
            self._of[value] = storages[value.storage]
        for node in graph.nodes:
            for number, value in enumerate(node.results):
                self._place(value, node.out[number : number + 1] or aliased(node, number))
        self.roots = self._roots(graph)
        self.inputs = {self.of(value) for value in graph.inputs}
        self.written = {self.of(v) for node in graph.nodes for v in node.written}

    def _roots(self, graph: Graph) -> dict[int, list[Value]]:
        """For each memory the Values that have it, and are no views of one another."""
        roots: dict[int, list[Value]] = {}
        for value in graph.inputs:
            roots.setdefault(self.of(value), []).append(value)
        for node in graph.nodes:
            for number, value in enumerate(node.results):
                if not node.out and not aliased(node, number):
                    roots.setdefault(self.of(value), []).append(value)
        return roots

    def _new(self) -> int:
        self._above.append(len(self._above))
        return len(self._above) - 1

    def _place(self, value: Value, parents: list[Value]) -> None:
        if not parents:
            self._of[value] = self._new()
            return
        first, *others = (self.of(parent) for parent in parents)
        for other in others:
            self._above[other] = first
        self._of[value] = first

    def of(self, value: Value) -> int:
        """The number of a Value's memory; that of Values which may overlap is the same."""
        number = self._of[value]
        while self._above[number] != number:
            number = self._above[number]
        return number

    def read(self, node: Node) -> set[int]:
        """The memory that a call may read; to make a view reads nothing."""
        return set() if node.op.view is not None else {self.of(value) for value in node.values}

    def changed(self, node: Node) -> set[int]:
        """The memory that a call writes to."""
        return {self.of(value) for value in node.written}

    def escaping(self, graph: Graph) -> set[int]:
        """The memory that the caller can reach when the graph has run."""
        return self.inputs | {self.of(value) for value in graph.outputs}


def order(graph: Graph, aliases: Aliases | None = None) -> dict[Node, list[Node]]:
    """For each node those that have to stand before it: what makes its arguments, and, where
    memory is written to, the calls that have to be made before or after the write.

    Calls that may raise keep their place among writes that the caller can see.
    """
    if not graph.writes:
        return {n: [v.node for v in n.values if v.node is not None] for n in graph.nodes}
    aliases = aliases or Aliases(graph)
    visible = aliases.escaping(graph)
    last_write: dict[int, Node] = {}
    reads: dict[int, list[Node]] = {}  # since that write
    raising: list[Node] = []  # since the last visible write
    seen: Node | None = None  # the last visible write
    predecessors: dict[Node, list[Node]] = {}
    for node in graph.nodes:
        before = [v.node for v in node.values if v.node is not None]
        read, changed = aliases.read(node), aliases.changed(node)
        before += [last_write[m] for m in read | changed if m in last_write]
        before += [reader for m in changed for reader in reads.get(m, ())]
        if may_raise(node.op):
            before += [] if seen is None else [seen]
            raising.append(node)
        if changed & visible:
            before += raising
            raising, seen = [], node
        for memory in changed:
            last_write[memory], reads[memory] = node, []
        for memory in read - changed:
            reads.setdefault(memory, []).append(node)
        predecessors[node] = list(dict.fromkeys(n for n in before if n is not node))
    return predecessors
