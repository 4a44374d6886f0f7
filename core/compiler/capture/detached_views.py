"""Detached tensors of a graph, and views of them, when the graph has run.

In a graph `x.detach()` is a view of x, without history. To what is done afterwards it is no view:
writes to it, or to its views, are recorded for it and not for x. So it is detached when it is real,
and what the user holds of its views is made again, of it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from core.autograd.tensor_functions import detach
from core.compiler.graph.aliases import aliased
from core.compiler.symbolic.inference import leaves_of
from core.compiler.symbolic.number_programs import number_inputs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import Tensor
    from core.compiler.capture.pending import PendingGraph
    from core.compiler.graph.graph import Node, Value


class DetachedViews:
    """What a graph returns that is detached, or a view of something detached.

    held: the captured tensors that somebody holds, and their Values; further: detached Values that
    have views among these and are not held; alone: the Values that need no more than to be
    detached, as nobody holds another one of that memory.
    """

    def __init__(self, ended: PendingGraph, held: Sequence[tuple[Tensor, Value]]) -> None:
        self._graph, self._held = ended.graph, [value for _, value in held]
        self._ways: dict[Value, tuple[Value, list[Node]]] = {}  # a view's detached Value, its calls
        if ended.detached and any(v.requires_grad for v in ended.graph.inputs):
            found = ((value, _way(value, ended.detached)) for value in self._held)
            self._ways = {value: way for value, way in found if way is not None}
        self._detached = ended.detached
        roots = dict.fromkeys(root for root, _ in self._ways.values())
        self.further = [root for root in roots if root not in self._held]
        views = Counter(root for root, _ in self._ways.values())
        self.alone = {v for v in self._held if v in self._detached} | {
            v for v, (root, _) in self._ways.items() if root in self.further and views[root] == 1
        }

    def real(self, results: Sequence[Tensor]) -> list[Tensor]:
        """The results of the graph as the user gets them."""
        made = dict(zip([*self._held, *self.further], results, strict=True))
        for value in made:
            if value in self._detached:
                made[value] = detach(made[value])
        numbers: dict[int, Any] = {id(size): size.hint for size in leaves_of(self._graph)}
        numbers |= {id(symbol): symbol.hint for symbol in number_inputs(self._graph)}
        for value, (root, calls) in self._ways.items():
            if made[value].storage_id == made[root].storage_id:  # and no copy
                again = {root: made[root]}
                for node in calls:
                    node.make(again, numbers)
                made[value] = again[value]
        return [made[value] for value in self._held]


def _way(value: Value, detached: set[Value]) -> tuple[Value, list[Node]] | None:
    """The detached Value that a Value is a view of, and the calls from there to it."""
    calls: list[Node] = []
    while value not in detached:
        parents = aliased(value.node, value.node.results.index(value)) if value.node else []
        if len(parents) != 1 or value.node is None or len([*value.node.values]) != 1:
            return None
        calls.append(value.node)
        value = parents[0]
    return (value, calls[::-1]) if calls else None
