"""Decisions: branches of the function on values that its graph computes.

The value is computed when the function asks for it, by the calls that it needs alone, and the rest
of the call is collected in the same graph. When the graph is run it is parted after each decision
(graph/splitting.py), and an entry goes on only where values decide as they did; another way through
the function has an entry of its own. So what comes before a decision must not write.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import overlaps
from core.compiler.graph.aliases import is_foreign, may_raise
from core.compiler.graph.splitting import calls_before
from core.compiler.symbolic.symbols import symbols_in
from core.schema import schema_of

if TYPE_CHECKING:
    from core._native import Tensor
    from core.compiler.capture.pending import PendingGraph
    from core.compiler.graph.graph import Node, Value

MOST = 128  # decisions of one call


class Decisions:
    """Those of a pending graph. outcomes: by the Values that decided, in order; lines: where."""

    def __init__(self) -> None:
        self._tensors: dict[Value, Tensor] = {}  # what was computed so far
        self._calls: set[Node] = set()  # by these
        self.outcomes: dict[Value, bool] = {}
        self.lines: list[str] = []

    def decide(self, value: Value, pending: PendingGraph, line: str) -> bool | None:
        """Whether a Value of one element is true; None: it cannot be computed before the rest."""
        if value not in self.outcomes:
            calls = self._needed(value, pending) if len(self.outcomes) < MOST else None
            if calls is None:
                return None
            self._tensors.update(zip(pending.graph.inputs, pending.inputs))
            for node in calls:
                symbols = (leaf for s in symbols_in(node.args) for leaf in s.leaves())
                node.make(self._tensors, {id(s): s.hint for s in symbols}, records=False)
            self._calls.update(calls)
            self.outcomes[value] = bool(self._tensors[value])
            self.lines.append(line)
        return self.outcomes[value]

    def _needed(self, value: Value, pending: PendingGraph) -> list[Node] | None:
        """The calls to make for a Value, in order; None if one of them writes, or comes after a
        write that it may depend on."""
        needed = calls_before(value, self._calls)
        calls: list[Node] = []
        written: set[Any] = set()
        storages = [tensor.storage_id for tensor in pending.inputs]
        shared = dict(zip(storages, overlaps(pending.inputs), strict=True))

        def memory_of(value: Value) -> Any:
            memory = pending.memory_of_value(value)
            return shared.get(memory, memory) if isinstance(memory, int) else memory

        for node in pending.graph.nodes if needed else ():
            if node not in needed:
                written.update(map(memory_of, node.written if node.writes else ()))
                continue
            depends = may_raise(node.op) or not written.isdisjoint(map(memory_of, node.values))
            if (written and depends) or node.writes or not schema_of(node.op).results:
                return None
            if is_foreign(node.op):
                return None
            calls.append(node)
        return calls
