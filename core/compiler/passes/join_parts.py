"""Makes one join of a sum of parts that zeros surround.

The gradient of a part of a tensor is that part among zeros (`select_scatter`, `slice_scatter`), and
gradients of several parts are added: of `q, k, v = unstack(x)` three tensors of the size of x are
filled, written to and added. Where the parts make the whole, their sum is `stack` or `concat`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from core._native import find_operator
from core.compiler.graph import fuel
from core.compiler.graph.aliases import Aliases
from core.compiler.graph.graph import Value
from core.compiler.symbolic.inference import call
from core.compiler.symbolic.symbols import hint_of

if TYPE_CHECKING:
    from core.compiler.graph.graph import Graph, Node

_ADD, _FULL = find_operator("core::add"), find_operator("core::full")
_SELECT, _SLICE = (find_operator(f"core::{name}_scatter") for name in ("select", "slice"))
_STACK, _CONCAT, _VIEW = (find_operator(f"core::{name}") for name in ("stack", "concat", "view"))


class _Parts(NamedTuple):
    """A tensor that is zero but for parts of it, which do not overlap.

    starts: each part's first index along the axis. single: whether a part is one index, and has no
    such axis; step: from one index of a part to the next.
    """

    axis: int
    single: bool
    step: int
    starts: tuple[Any, ...]
    parts: tuple[Value, ...]

    def kind(self) -> tuple[int, bool, int]:
        return self.axis, self.single, self.step


def join_parts(graph: Graph) -> Graph:
    """The graph with such sums joined. A later pass removes what nothing reads any more."""
    if not any(node.op in (_SELECT, _SLICE) for node in graph.nodes):
        return graph
    aliases = Aliases(graph)
    known: dict[Value, _Parts] = {}
    changed: dict[Value, Value] = {}
    nodes: list[Node] = []
    for node in graph.nodes:
        memory = {aliases.of(value) for value in (*node.values, *node.results)}
        node.replace(changed)
        nodes.append(node)
        parts = None if node.out else _parts_of(node, known)
        if parts is None or not aliases.written.isdisjoint(memory):
            continue
        (result,) = node.results
        known[result] = parts
        joined = _joined(node, parts) if node.op is _ADD else []
        if joined and joined[-1].results[0].fake.strides == result.fake.strides and fuel.burn():
            nodes[-1:] = joined
            changed[result] = joined[-1].results[0]
    graph.nodes = nodes
    graph.outputs = [changed.get(value, value) for value in graph.outputs]
    return graph


def _parts_of(node: Node, known: dict[Value, _Parts]) -> _Parts | None:
    if node.op is _ADD:
        return _sum_of(node, known)
    if node.op is not _SELECT and node.op is not _SLICE:
        return None
    zeros, part, axis, start, *rest = node.args
    (result,) = node.results
    if not _is_zero(zeros) or part.dtype != result.dtype or result.requires_grad:
        return None
    axis %= result.fake.ndim
    step = rest[1] if rest else 1
    if not isinstance(step, int) or step < 1:
        return None
    start = 0 if start is None else start
    if hint_of(start) < 0:
        start = result.shape[axis] + start
    return _Parts(axis, node.op is _SELECT, step, (start,), (part,))


def _is_zero(value: Any) -> bool:
    maker = value.node if isinstance(value, Value) else None
    if maker is None or maker.op is not _FULL or maker.out:
        return False
    fill = maker.args[1]
    return isinstance(fill, (int, float)) and fill == 0


def _sum_of(node: Node, known: dict[Value, _Parts]) -> _Parts | None:
    first, second = (known.get(x) if isinstance(x, Value) else None for x in node.args[:2])
    if first is None or second is None or first.kind() != second.kind():
        return None
    kinds = [(value.dtype, value.shape) for value in (*node.values, *node.results)]
    starts = first.starts + second.starts
    if any(kind != kinds[0] for kind in kinds) or len({hint_of(s) for s in starts}) < len(starts):
        return None
    return _Parts(*first.kind(), starts, first.parts + second.parts)


def _joined(node: Node, parts: _Parts) -> list[Node]:
    """The calls that join parts; none where they overlap, or are not the whole."""
    size = node.results[0].shape[parts.axis]
    ordered = sorted(zip(parts.starts, parts.parts), key=lambda pair: hint_of(pair[0]))
    starts, values = [start for start, _ in ordered], [value for _, value in ordered]
    if parts.single or parts.step > 1:
        return _stacked(node, parts, values) if starts == list(range(len(starts))) else []
    end: Any = 0
    for start, value in zip(starts, values, strict=True):
        if not _is_same(start, end):
            return []
        end = end + value.shape[parts.axis]
    return [call(_CONCAT, [values, parts.axis], node.line)] if _is_same(end, size) else []


def _stacked(node: Node, parts: _Parts, values: list[Value]) -> list[Node]:
    """Of parts that are one index, or every so many: all of them, in order."""
    (result,) = node.results
    size, count = result.shape[parts.axis], len(values)
    if not isinstance(size, int):
        return []
    if parts.single:
        return [call(_STACK, [values, parts.axis], node.line)] if size == count else []
    whole = count == parts.step and all(v.shape[parts.axis] * count == size for v in values)
    if not whole:
        return []
    stacked = call(_STACK, [values, parts.axis + 1], node.line)
    return [stacked, call(_VIEW, [stacked.results[0], list(result.shape)], node.line)]


def _is_same(a: Any, b: Any) -> bool:
    """Whether two sizes are one; a graph is specialized to them where they are."""
    return bool(hint_of(a) == hint_of(b) and a == b)
