"""Writes of a pending graph: what its calls write to, and what a further call may not do then.

A recorded graph may run again, for its gradients: it runs before its inputs are
written to, and calls that read the written tensors are recorded in another graph.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core._native import grad_enabled, is_captured, is_saved
from core.autograd.tensor_functions import root_of

if TYPE_CHECKING:
    from core._native import Tensor
    from core.compiler.capture.calls import Call
    from core.compiler.capture.pending import PendingGraph
    from core.compiler.graph.graph import Node, Value


class Writes:
    """The tensors that calls of a pending graph write to.

    real: those that are real tensors; late: recorded Values whose calls read what was written.
    """

    def __init__(self, pending: PendingGraph) -> None:
        self._pending = pending
        self._storages: dict[int, Tensor] = {}  # the real tensors, by their storage
        self._any = False  # whether a call writes
        self._inside = False  # whether one writes to a result of the graph
        self.late: set[Value] = set()
        self._after: set[Value] = set()  # Values computed from written memory

    @property
    def real(self) -> list[Tensor]:
        return list(self._storages.values())

    def note(self, call: Call, node: Node) -> list[Tensor]:
        """Takes note of a call that was collected; the real tensors that it writes to."""
        written: list[Tensor] = []
        if call.op.mutates:
            self._any = True
            self._inside |= any(map(is_captured, call.targets))
            written = [t for t in map(self._real, call.targets) if t is not None]
            self._storages.update({t.storage_id: t for t in written})
        if any(v.requires_grad for v in node.results) and self._reads_written(call):
            self.late.update(node.results)
        if self._any and any(map(self._is_late, call.tensors)):
            self._after.update(node.results)
        return written

    def _real(self, tensor: Tensor) -> Tensor | None:
        """The real tensor that a target is, or is a view of."""
        value = self._pending.find(tensor)
        real = tensor if value is None else self._pending.real_under(value)
        return None if real is None or is_captured(real) else real

    def _is_late(self, tensor: Tensor) -> bool:
        """Whether a tensor is computed from what calls of the graph write to."""
        value = self._pending.find(tensor)
        real = tensor if value is None else self._pending.real_under(value)
        return value in self._after or (real is not None and real.storage_id in self._storages)

    # ---- what a further call may not do --------------------------------------------------------
    def conflict(self, call: Call, records_late: bool = False) -> str | None:
        """Why the graph so far has to be made before a call. records_late: not because it is
        recorded, and reads what was written."""
        if call.writes:
            return self._conflict_of_write(call)
        return None if records_late else self._conflict_of_read(call)

    def _conflict_of_write(self, call: Call) -> str | None:
        if self._overwrites_saved(call):
            return f"{call.op.name} writes to what a transform's derivative reads"
        graph = self._pending.graph
        if not any(v.requires_grad for v in graph.inputs) or not any(
            map(is_captured, call.targets)
        ):
            return None
        recorded = grad_enabled() and any(t.requires_grad for t in call.tensors)
        live, memory_of = self._pending.live_memory(), self._pending.memory_of
        written = {memory_of(target) for target in call.targets}
        if not live.isdisjoint(written):
            live = self._pending.held_memory()
        if not recorded and live.isdisjoint(written):
            if not (live and grad_enabled()) or not any(map(self._is_detached_leaf, call.targets)):
                return None
            return f"{call.op.name} writes to a detached leaf, behind calls that are recorded"
        return f"{call.op.name} writes to what was computed, behind calls that are recorded"

    def _is_detached_leaf(self, target: Tensor) -> bool:
        """Whether a target, in the graph, is a view of a leaf that requires grad: a recorded graph
        refuses to write to it."""
        value = self._pending.find(target)
        real = None if value is None else self._pending.real_under(value)
        return real is not None and real.requires_grad and not target.requires_grad

    def _conflict_of_read(self, call: Call) -> str | None:
        recorded = grad_enabled() and any(t.requires_grad for t in call.tensors)
        if recorded and self._reads_written(call):
            return f"{call.op.name} is recorded, and reads what was written"
        return None

    def _reads_written(self, call: Call) -> bool:
        """Whether a recorded call may read what was written; behind a pass the graph is recorded no
        more, if the next pass is collected, too."""
        if not self._any or self._pending.passed:
            return False
        return self._inside or any(map(self._is_late, call.tensors))

    def _overwrites_saved(self, call: Call) -> bool:
        """Whether a target has the memory of a captured tensor that a transform has saved: its
        version is counted from when it is real."""
        if not call.targets or not is_saved(None):
            return False
        memory_of = self._pending.memory_of
        saved = {memory_of(tensor) for tensor, _ in self._pending.held() if is_saved(tensor)}
        return any(memory_of(tensor) in saved for tensor in call.targets)

    def why_unclear(self, call: Call) -> str | None:
        """Why a write is made by the tape, which refuses it: that it would be recorded through a
        view that is not, or would overwrite a leaf."""
        if not call.op.mutates or not grad_enabled():
            return None
        pending = self._pending
        written = (pending.find(tensor) for tensor in call.targets)
        under = (pending.real_under(value) for value in written if value is not None)
        if any(root_of(t).requires_grad and not t.requires_grad for t in under if t is not None):
            return "writes to a view that was made before its base required grad"
        if all(t.view_mode == "recorded" for t in call.tensors):
            return None
        real = [root_of(t) for t in call.tensors if not is_captured(t)]
        tensors = [*call.tensors, *real, *map(root_of, pending.inputs)]
        values = pending.graph.inputs
        if any(t.requires_grad for t in tensors) or any(v.requires_grad for v in values):
            return "writes to a view whose history does not lead to its base"
        return None
