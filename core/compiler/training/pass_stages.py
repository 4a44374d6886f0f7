"""`PassStage`: the calls of a reverse pass over a part of what was collected, in its graph.

A pass is one stage, but where tensors that it comes through have hooks (reverse_pass.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import fake_like, find_operator, overlaps
from core.compiler.graph.aliases import Aliases
from core.compiler.graph.graph import Node, Value
from core.compiler.symbolic.symbols import symbols_in
from core.compiler.training.joint import CannotTrace, trace_joint
from core.tensors.kinds import DIFFERENTIABLE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from core._native import Tensor
    from core.compiler.capture.capture import Capture
    from core.compiler.graph.graph import Graph
    from core.compiler.symbolic.symbols import Symbol
    from core.compiler.training.joint import JointGraph

_PERMUTE = find_operator("core::permute_dims")


class PassStage:
    """Appends the calls of a stage to the graph of a capture; raises CannotTrace.

    history: the recorded calls that it comes through, whose outputs are distinct. begins: the
    gradients of these. wanted: the Values of which it computes gradients; keep, record: as of the
    pass. gradients: what it has computed, None where it does not lead there.
    """

    def __init__(
        self,
        capture: Capture,
        history: Graph,
        begins: Sequence[Tensor],
        wanted: Sequence[Value],
        keep: bool,
        record: bool,
    ) -> None:
        self._capture, self._history, self._record = capture, history, record
        values = [capture.pending.value_of(tensor) for tensor in begins]
        compared = len(capture.predicates.decided)
        try:
            received = [True] * len(history.outputs)
            recorded = [v.requires_grad for v in values] if record else None
            shows = capture.shows_symbols
            joint = trace_joint(history, received, wanted, True, keep, recorded, shows)
        except CannotTrace:
            raise
        except Exception as error:  # a formula may raise anything: the pass then raises it
            raise CannotTrace(f"has a formula that cannot be traced: {error}") from error
        self._joint = joint
        capture.rules |= joint.rules
        self._twins = {twin: value for value, twin in joint.twins.items()}
        self.nodes = _reverse_nodes(joint, self._twins)
        self._check_unwritten(
            {self._twins[v] for n in self.nodes for v in n.values if v in self._twins}
        )
        self._twins |= zip(joint.tangents, values, strict=True)
        if capture.graph.symbolic:
            self._check_sizes(compared)
        self.gradients = self._collected()

    def _check_unwritten(self, read: set[Value]) -> None:
        """Checks that it reads the same versions as the calls did; raises otherwise.

        What was written before the first recorded call that has a tensor is what all of them read.
        """
        graph = self._capture.graph
        if not graph.writes or not self._history.nodes:
            return
        if any(self._capture.pending.functions.values()):
            raise CannotTrace("goes through a Function, and the graph writes")
        aliases = aliases_of(self._capture)
        recorded, memory = set(self._history.nodes), set[int]()
        for node in graph.nodes:
            if node in recorded:
                used = read.intersection((*node.values, *node.results))
                memory.update(map(aliases.of, used))
            if memory & aliases.changed(node):
                raise CannotTrace("reads a tensor that was written to since")

    def _collected(self) -> list[Tensor | None]:
        """The requested gradients, whose calls are in the graph now."""
        nodes, self.nodes = self.nodes, []
        for node in nodes:
            node.replace(self._twins)
            node.grad &= self._record
            self.nodes += [*self._detach(node), node]
            self._record_results(node)
        values = [None if g is None else self._twins.get(g, g) for g in self._joint.gradients]
        if self._record and [v for v in values if v and v.requires_grad] != [
            v for v, recorded in zip(values, self._joint.recorded, strict=True) if recorded
        ]:
            raise CannotTrace("is recorded, and returns a gradient that is not")
        made = list(dict.fromkeys(v for v in values if v is not None))
        tensors = self._capture.collect_backward(self.nodes, self._joint.used_up, made)
        tensor_of = dict(zip(made, tensors, strict=True))
        return [None if v is None else tensor_of[v] for v in values]

    def _check_sizes(self, compared_before: int) -> None:
        """Checks that a tensor of the graph has each size before a call of the pass, or a guard
        that its formulas have made, reads it. compared_before: how many guards there were."""
        known = set(map(id, _sizes_in(v.shape for v in self._capture.graph.all_values())))
        unknown: list[Symbol] = []
        for node in self.nodes:
            unknown += [leaf for leaf in _sizes_in(node.args) if id(leaf) not in known]
            known.update(map(id, _sizes_in(v.shape for v in node.results)))
        decided = self._capture.predicates.decided[compared_before:]
        compared = (pair for _, *pair, _ in decided)
        unknown += [leaf for leaf in _sizes_in(compared) if id(leaf) not in known]
        if unknown:
            self._capture.refuse_parts()
            raise CannotTrace("has a formula whose sizes are those of no tensor")

    def _detach(self, node: Node) -> list[Node]:
        """Views without history of what a formula has detached, which the call reads then."""
        if not node.grad:
            return []
        pairs = list(zip(node.values, self._joint.histories[node], strict=True))
        detached = {v for v, recorded in pairs if v.requires_grad and not recorded}
        views = {v: _view_without_history(v, node) for v in detached}
        node.replace({v: view.results[0] for v, view in views.items()})
        return list(views.values())

    def _record_results(self, node: Node) -> None:
        """Has the results of a call of a recorded pass require gradients where the tape has."""
        recorded = [v.requires_grad for v in node.values]
        if node.grad and recorded != self._joint.histories[node]:
            raise CannotTrace("is recorded, and has a formula that detaches a tensor")
        for value in node.results:
            value.requires_grad = node.grad and any(recorded) and value.dtype in DIFFERENTIABLE


def aliases_of(capture: Capture) -> Aliases:
    """The memory of what a capture has collected, as the tensors that it is given lie."""
    graph = capture.graph
    for value, storage in zip(graph.inputs, overlaps(capture.pending.inputs), strict=True):
        value.storage = storage
    return Aliases(graph)


def _view_without_history(value: Value, reader: Node) -> Node:
    axes = list(range(value.fake.ndim))
    view = Node(_PERMUTE, [value, axes], [fake_like(value.fake)], False, reader.line)
    view.results[0].like(value)
    return view


def _sizes_in(args: Iterable[Any]) -> Iterator[Symbol]:
    """The sizes that arguments are computed from."""
    for arg in args:
        for symbol in symbols_in(arg):
            yield from (leaf for leaf in symbol.leaves() if not leaf.is_input)


def _reverse_nodes(joint: JointGraph, twins: dict[Value, Value]) -> list[Node]:
    """The calls of a joint graph that are not in the forward graph, and are needed."""
    needed = {g for g in joint.gradients if g is not None}
    nodes: list[Node] = []
    for node in reversed(joint.graph.nodes):
        if all(v in twins or v not in needed for v in node.results):
            continue
        nodes.append(node)
        needed.update(node.values)
    return nodes[::-1]
