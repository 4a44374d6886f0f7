"""Has calls write to a part of a tensor that return it with that part replaced, where the result is
copied to the tensor: `x.copy_(scatter(x, ...))` is `scatter_(x, ...)`.

That is so where nothing reads what the tensor held before. Whatever reads the result reads the
tensor. Front ends whose graphs write to inputs at their ends (PyTorch's AOTAutograd) make such
copies of caches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from core._native import find_operator
from core.bodies.definition import definition_of, find_body
from core.compiler.graph import fuel
from core.compiler.graph.aliases import Aliases, may_raise
from core.compiler.graph.graph import Value, values_of
from core.compiler.symbolic.inference import call

if TYPE_CHECKING:
    from core._native import Operator
    from core.compiler.graph.graph import Graph, Node

_COPY, _CLONE = find_operator("core::copy_"), find_operator("core::clone")
# What makes the view of a part, by what replaces the part.
_VIEWS = {
    find_operator(f"core::{name}_scatter"): find_operator(f"core::{name}")
    for name in ("select", "slice")
}


class _Store(NamedTuple):
    """A copy to a tensor of what a call has made of it. clone: the result's copy, which is stored
    in its place, or None."""

    call: Node
    clone: Node | None
    copy: Node

    @property
    def nodes(self) -> list[Node]:
        return [n for n in self if n is not None]


def write_parts(graph: Graph) -> Graph:
    """The graph with such calls and copies joined."""
    stores = [_store_of(node) for node in graph.nodes if node.op is _COPY]
    for store in [store for store in stores if store is not None]:
        if _is_unread(store, graph) and fuel.burn():
            _join(store, graph)
    return graph


def _store_of(copy: Node) -> _Store | None:
    target, stored = copy.args[:2]
    if not isinstance(stored, Value):
        return None
    clone = stored.node if stored.node is not None and stored.node.op is _CLONE else None
    stored = stored if clone is None else clone.args[0]
    made = stored.node
    if made is None or made.once or made.out or made.args[:1] != [target]:
        return None
    if any(value.requires_grad for value in (*made.values, *made.results)):
        return None
    same = (stored.dtype, stored.shape) == (target.dtype, target.shape)
    return _Store(made, clone, copy) if same and _written_in_part(made.op) else None


def _written_in_part(op: Operator) -> bool:
    """Whether a call can write to nothing but a part of its first argument."""
    body = find_body(op)
    begins_as = body is not None and body.copies_first is not None
    return op in _VIEWS or (begins_as and definition_of(op).inplace is not None)


def _is_unread(store: _Store, graph: Graph) -> bool:
    """Whether nothing reads what the tensor held before, or sees where the result lies."""
    aliases = Aliases(graph)
    target, result = store.copy.args[0], store.call.results[0]
    memory, own = aliases.of(target), aliases.of(result)
    if any(aliases.of(value) == own for value in graph.outputs):
        return False
    if store.clone is not None:
        copied = store.clone.results[0]
        if copied in graph.outputs or len(graph.users()[copied]) > 1:
            return False
    if any(aliases.of(value) == memory for value in values_of(store.call.args[1:])):
        return False
    first, last = graph.nodes.index(store.call), graph.nodes.index(store.copy)
    for number, node in enumerate(graph.nodes[first + 1 :], first + 1):
        if node in store.nodes:
            continue
        if aliases.changed(node) & {memory, own}:
            return False
        if number < last and (memory in aliases.read(node) or may_raise(node.op)):
            return False
    return True


def _join(store: _Store, graph: Graph) -> None:
    """Puts a write where the call stands."""
    made, target = store.call, store.copy.args[0]
    written: list[Node] = []
    if made.op in _VIEWS:
        _, source, *place = made.args
        view = call(_VIEWS[made.op], [target, *place], made.line)
        written = [view, call(_COPY, [view.results[0], source, False], made.line)]
    else:
        in_place = definition_of(made.op).inplace
        assert in_place is not None
        written = [call(in_place, made.args, made.line)]
    written[-1].versions = list(store.copy.versions)
    nodes: list[Node] = []
    for node in graph.nodes:
        if node is made:
            nodes += written
        elif node not in store.nodes:
            node.replace({made.results[0]: target})
            nodes.append(node)
    graph.nodes = nodes
