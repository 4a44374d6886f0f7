"""Checks the invariants of every graph, and of each pass, after each pass on demand.

`CORE_VERIFY=1` demands it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from core.compiler.graph.aliases import Aliases
from core.compiler.graph.graph import Value, map_values
from core.compiler.symbolic.inference import infer
from core.compiler.symbolic.symbols import hint_of
from core.errors import CompileError, CoreError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.compiler.graph.graph import Graph, Node


class Facts:
    """Facts about a graph before a pass."""

    def __init__(self, graph: Graph) -> None:
        self.inputs = list(graph.inputs)
        self.outputs = kinds_of(graph.outputs)
        self.effects = _effects(graph)
        self.order = _read_before_written(graph)

    def check(self, graph: Graph, name: str) -> None:
        """Raises where a pass made a graph that is not well formed, or does something else."""
        _check_definitions(graph, name)
        for node in graph.nodes:
            _check_metadata(node, name)
        if graph.inputs != self.inputs:
            _fail(name, "has other inputs", f"{len(self.inputs)} inputs")
        if kinds_of(graph.outputs) != self.outputs:
            _fail(name, "returns something else", ", ".join(map(str, self.outputs)))
        if _effects(graph) != self.effects:
            _fail(name, "writes in another order", ", ".join(self.effects))
        now = _read_before_written(graph)
        for value, root in self.order.keys() & now.keys():
            if self.order[value, root] != now[value, root]:
                _fail(name, f"reads memory for {value!r} on the other side of a write", str(graph))


def kinds_of(values: Iterable[Value]) -> list[tuple[Any, ...]]:
    """Dtype, shape and device of each Value."""
    return [(v.dtype, tuple(hint_of(v.shape)), v.fake.device) for v in values]


def _effects(graph: Graph) -> list[str]:
    """The calls whose order is seen: those that write to memory of the caller, and cannot be
    written as calls that return."""
    aliases = Aliases(graph)
    seen = aliases.escaping(graph)

    def is_seen(node: Node) -> bool:
        return node.op.functional is None and not seen.isdisjoint(map(aliases.of, node.written))

    return [n.op.name for n in graph.nodes if not n.out and is_seen(n)]


def _read_before_written(graph: Graph) -> dict[tuple[Value, Value], int]:
    """For each Value, and each that it is made of and that is written to, how many of these writes
    stand before it is made."""
    aliases = Aliases(graph)
    writes_before: dict[tuple[Value, Value], int] = {}
    writes = dict.fromkeys(aliases.written, 0)
    for node in graph.nodes:
        for memory in aliases.read(node) & aliases.written:
            roots = [(value, root) for value in node.results for root in aliases.roots[memory]]
            writes_before.update(dict.fromkeys(roots, writes[memory]))
        for memory in aliases.changed(node):
            writes[memory] += 1
    return writes_before


# ---- a graph by itself -------------------------------------------------------------------------
def _check_definitions(graph: Graph, name: str) -> None:
    defined = set(graph.inputs)
    for node in graph.nodes:
        for value in node.values:
            if value not in defined:
                _fail(name, f"reads {value!r} in {node.op.name} before it is made", str(graph))
        for value in node.results:
            if value in defined:
                _fail(name, f"makes {value!r} twice, in {node.op.name}", str(graph))
            if value.node is not node:
                _fail(name, f"lost which call makes {value!r}: {node.op.name}", str(graph))
        defined.update(node.results)
    if not defined.issuperset(graph.outputs):
        _fail(name, "returns a value that no call makes", str(graph))


def _check_metadata(node: Node, name: str) -> None:
    """Checks that the results of a call match the graph's Values."""
    try:
        results = infer(node.op, [hint_of(map_values(lambda v: v.fake, arg)) for arg in node.args])
    except CoreError as e:
        _fail(name, f"calls {node.op.name} in a way that it refuses: {e.what}", str(e))
    fakes = results if isinstance(results, (tuple, list)) else [] if results is None else [results]
    kinds = [(fake.dtype, tuple(fake.shape), fake.device) for fake in fakes]
    declared = kinds_of(node.results)
    if kinds != declared:
        _fail(name, f"declares that {node.op.name} gives {declared}", f"its results: {kinds}")


def _fail(name: str, what: str, exists: str) -> NoReturn:
    raise CompileError(
        what=f"the graph {what}",
        why=f"the pass {name} made it so (CORE_VERIFY=1 asks after each)",
        exists=exists,
        fix="correct the pass, or the operator's fake kernel, if it is a backend's; else report it "
        "with the graph: core.compiler.explain(fn)(*args) shows the stages; CORE_FUEL=n finds the "
        "rewrite",
    )
