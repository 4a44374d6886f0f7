"""Turns writes into calls that return, so that they fuse: `t += 1` is `t1 = add(t, 1)`.

Memory takes part if each write to it is elementwise, covers all of it, and goes to the only Value
that has it: a result of a call, or an input that shares memory with no other. Calls that read it
after a write read the last value; views are taken of that. An input is written once, at the end.
Other writes, to parts of a tensor or by operators that fill rows, stay writes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import find_operator
from core.bodies.definition import has_elementwise_body
from core.compiler.graph import fuel
from core.compiler.graph.aliases import Aliases, aliased, may_raise
from core.compiler.graph.graph import Node, Value, map_values
from core.compiler.symbolic.inference import call, infer
from core.compiler.symbolic.symbols import hint_of

if TYPE_CHECKING:
    from core._native import Operator
    from core.compiler.graph.graph import Graph

_COPY = find_operator("core::copy_")
_CLONE, _CAST = find_operator("core::clone"), find_operator("core::astype")
_EXPAND = find_operator("core::broadcast_to")


def functionalize(graph: Graph) -> Graph:
    """The graph with writes replaced by calls that return, where that is the same."""
    if not graph.writes:
        return graph
    aliases = Aliases(graph)
    roots = {m: aliases.roots[m][0] for m in _candidates(graph, aliases) if fuel.burn()}
    return _Rewriting(graph, aliases, roots).run() if roots else graph


# ---- which memory ------------------------------------------------------------------------------
def _candidates(graph: Graph, aliases: Aliases) -> list[int]:
    """The memory whose writes can all be replaced."""
    candidates = {m for m in aliases.written if len(aliases.roots[m]) == 1}
    begun: set[int] = set()  # the memory that was written to so far
    for node in graph.nodes:
        changed = aliases.changed(node)
        if may_raise(node.op):  # what the caller can see is written before it, and stays so
            candidates -= begun & aliases.inputs
        begun |= changed
        if changed and not _is_replaceable(node, aliases):
            candidates -= changed
        elif not changed and node.op.view is None:
            for number, value in enumerate(node.results):
                if aliased(node, number):  # perhaps a view: only its kernel knows
                    candidates.discard(aliases.of(value))
    viewed = {aliases.of(n.results[0]) for n in graph.nodes if n.op.view is not None}
    writes: dict[int, list[Node]] = {}
    for node in graph.nodes:
        for memory in aliases.changed(node):
            writes.setdefault(memory, []).append(node)
    return [
        m
        for m in candidates
        if (m in aliases.inputs and m not in viewed)
        or _keeps_layout(aliases.roots[m][0], writes[m])
    ]


def _is_replaceable(node: Node, aliases: Aliases) -> bool:
    functional = node.op.functional
    if functional is None or node.out:
        return False
    target = node.args[0]
    if target is not aliases.roots[aliases.of(target)][0]:
        return False
    if node.op is _COPY:
        src = node.args[1]
        real = "complex" not in target.dtype.kind
        if not isinstance(src, Value) or src.fake.device != target.fake.device:
            return False
        return not real or "complex" not in src.dtype.kind
    return has_elementwise_body(functional)


def _keeps_layout(root: Value, writes: list[Node]) -> bool:
    """Whether the values that writes compute lie in memory as the tensor that they write to."""
    fakes = [_infer(_functional(n.op), n.args)[0] for n in writes if n.op is not _COPY]
    return root.fake.is_contiguous and all(fake.is_contiguous for fake in fakes)


def _functional(op: Operator) -> Operator:
    """The functional form of an in-place operator."""
    return op.functional or op


def _infer(op: Operator, args: list[Any]) -> list[Any]:
    fakes = infer(op, [hint_of(map_values(lambda v: v.fake, arg)) for arg in args])
    return list(fakes) if isinstance(fakes, (tuple, list)) else [fakes]


# ---- replacing its writes ----------------------------------------------------------------------
class _Rewriting:
    """A walk over a graph: each memory's value so far."""

    def __init__(self, graph: Graph, aliases: Aliases, roots: dict[int, Value]) -> None:
        self.graph, self.aliases, self.roots = graph, aliases, roots
        self.nodes: list[Node] = []
        self.now: dict[int, Value] = {}  # once it was written to
        self.writes: dict[int, int] = {}
        self.views: dict[tuple[Value, int], Value] = {}  # a view, and how many writes it shows

    def run(self) -> Graph:
        for node in self.graph.nodes:
            memory = next((m for m in self.aliases.changed(node) if m in self.roots), None)
            if memory is None:
                self._keep(node)
            else:
                self._write(node, memory)
        for memory, value in self.now.items():
            if memory in self.aliases.inputs:
                self._store(self.roots[memory], value, self.writes[memory])
        self.graph.outputs = [
            v if self.aliases.of(v) in self.aliases.inputs else self._shown(v)
            for v in self.graph.outputs
        ]
        self.graph.nodes = self.nodes
        return self.graph

    def _keep(self, node: Node) -> None:
        """A call that writes to no such memory; views keep their places, since some are stored."""
        if node.op.view is None:
            node.replace({value: self._shown(value) for value in node.values})
        self.nodes.append(node)

    def _call(self, op: Operator, args: list[Any], line: str) -> Value:
        node = call(op, args, line)
        self.nodes.append(node)
        return node.results[0]

    def _write(self, node: Node, memory: int) -> None:
        args = [map_values(self._shown, arg) for arg in node.args]
        if node.op is _COPY:
            value = self._assigned(self.roots[memory], args[1], node.line)
        else:
            value = self._call(_functional(node.op), args, node.line)
        self.now[memory] = value
        self.writes[memory] = self.writes.get(memory, 0) + 1

    def _assigned(self, root: Value, src: Value, line: str) -> Value:
        """A new tensor with the values that are copied to root."""
        if src.shape != root.shape:
            src = self._call(_EXPAND, [src, list(root.shape)], line)
        if src.dtype != root.dtype:
            return self._call(_CAST, [src, root.dtype], line)
        return self._call(_CLONE, [src], line)

    def _store(self, root: Value, value: Value, writes: int) -> None:
        node = Node(_COPY, [root, value, False], [root.fake], False)
        node.results[0].like(root)
        node.versions = [writes - 1]
        self.nodes.append(node)

    def _shown(self, value: Value) -> Value:
        """The current contents of a Value."""
        memory = self.aliases.of(value)
        if memory not in self.now:
            return value
        if value.node is None or value.node.op.view is None:
            return self.now[memory]
        key = value, self.writes[memory]
        if key not in self.views:
            view = value.node
            args = [map_values(self._shown, arg) for arg in view.args]
            self.views[key] = self._call(view.op, args, view.line)
        return self.views[key]
