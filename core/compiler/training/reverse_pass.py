"""Reverse passes inside a captured function: `loss.backward()` and `core.autograd.grad`.

The calls of a pass are appended to the graph of the function: nothing is saved, and gradients are
ordinary results. As on the tape, gradients of leaves are added to `.grad`. The recorded history
is then freed: results that depend on it are recorded so, at no cost.

A pass that cannot be collected runs between two graphs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import (
    Tensor,
    as_subclass,
    fake_like,
    find_operator,
    gradient_hooks,
    has_saved_hooks,
    overlaps,
    set_passed_context,
    shares_elements,
)
from core.autograd.anomaly import is_anomaly_enabled
from core.autograd.engine import start
from core.autograd.grad_mode import no_grad
from core.compiler.capture.active import collecting, off
from core.compiler.capture.capture import Capture, FunctionsRefused
from core.compiler.graph.aliases import Aliases, aliased
from core.compiler.graph.graph import Graph, Node, Value
from core.compiler.symbolic.symbols import symbols_in
from core.compiler.training.joint import CannotTrace, trace_joint
from core.compiler.training.training_graphs import PassedHistory
from core.hooks import install_hooks
from core.tensors.kinds import DIFFERENTIABLE, is_floating

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from core.compiler.symbolic.symbols import Symbol
    from core.compiler.training.joint import JointGraph

_CLONE, _FULL = find_operator("core::clone"), find_operator("core::full")
_PERMUTE = find_operator("core::permute_dims")
_ADD, _ADD_TO = find_operator("core::add"), find_operator("core::add_")


def install() -> None:
    """Has native code call these."""
    install_hooks(collect_backward=_collect_backward)
    set_passed_context(PassedHistory())


def _collect_backward(
    outputs: tuple[Tensor, ...],
    gradients: tuple[Tensor | None, ...] | None,
    inputs: tuple[Tensor, ...] | None,
    keep: bool,
    record: bool,
    accumulate: bool,
) -> Any:
    """The hook `collect_backward`: the pass's results, or NotImplemented where it is made."""
    capture = collecting()
    if not isinstance(capture, Capture):
        return NotImplemented
    reason = _why_made(capture, record and accumulate)
    if reason is None:
        try:
            reverse = ReversePass(capture, outputs, gradients, inputs, keep, record)
            return reverse.accumulate() if accumulate else reverse.results()
        except CannotTrace as error:
            capture.refuse_symbols()
            if capture.pending.functions or capture.pending.leaves:
                raise FunctionsRefused from None
            reason = error.reason
    capture.run_between_graphs(f"a reverse pass {reason}")
    return NotImplemented


def _why_made(capture: Capture, records_grads: bool) -> str | None:
    if not (capture.skippable or capture.fullgraph):
        return "is made in a function that runs as Python"
    if records_grads:
        return "leaves recorded gradients in .grad: create_graph=True"
    if is_anomaly_enabled():
        return "is made under detect_anomaly"
    return "is made under saved_tensors_hooks" if has_saved_hooks() else None


class ReversePass:
    """A pass over a capture's pending calls; raises CannotTrace where it cannot be collected."""

    def __init__(
        self,
        capture: Capture,
        outputs: tuple[Tensor, ...],
        gradients: tuple[Tensor | None, ...] | None,
        inputs: tuple[Tensor, ...] | None,
        keep: bool,
        record: bool,
    ) -> None:
        self._capture, self._inputs, self._record = capture, inputs or (), record
        self._history = _history(capture, [self._recorded(t) for t in outputs])
        self._asked = self._leaves() if inputs is None else [*map(self._value_asked, inputs)]
        self._wanted = [v for v in self._asked if v is not None]
        if self._asked and not self._wanted:
            raise CannotTrace("is asked for tensors that it does not lead to")
        self._check_wanted()
        self._check_beyond(inputs is None)
        starts = [None] * len(outputs) if gradients is None else gradients
        pairs = zip(outputs, starts, strict=True)
        begins = [capture.pending.value_of(_start(tensor, start)) for tensor, start in pairs]
        compared = len(capture.predicates.decided)
        try:
            received = [True] * len(self._history.outputs)
            recorded = [v.requires_grad for v in begins] if record else None
            self._joint = trace_joint(
                self._history,
                received,
                self._wanted,
                True,
                keep,
                recorded,
                capture.shows_symbols,
            )
        except CannotTrace:
            raise
        except Exception as error:  # a formula may raise anything: the pass then raises it
            raise CannotTrace(f"has a formula that cannot be traced: {error}") from error
        capture.rules |= self._joint.rules
        self._twins = {twin: value for value, twin in self._joint.twins.items()}
        self._nodes = _reverse_nodes(self._joint, self._twins)
        read = {self._twins[v] for n in self._nodes for v in n.values if v in self._twins}
        self._check_unwritten(read)
        self._twins |= zip(self._joint.tangents, begins, strict=True)
        if capture.graph.symbolic:
            self._check_sizes(compared)
        self._gradients = self._collected()

    # ---- the calls that it visits --------------------------------------------------------------
    def _recorded(self, tensor: Tensor) -> Value:
        value = self._capture.find(tensor)
        if value is None:
            raise CannotTrace("begins at a tensor that was computed outside of the graph")
        if value in self._capture.pending.passed:
            raise CannotTrace("goes where one has been")
        return value

    def _leaves(self) -> list[Value]:
        return [v for v in self._history.inputs if v.requires_grad]

    def _value_asked(self, tensor: Tensor) -> Value | None:
        """The Value of a tensor whose gradient is asked for; None: the pass does not come there."""
        value = self._capture.pending.value_of(tensor)
        known = value in self._history.inputs
        known |= any(value in node.results for node in self._history.nodes)
        return value if known else None

    def _real(self, value: Value) -> Tensor | None:
        """The tensor of an input."""
        pending = self._capture.pending
        return pending.inputs[pending.graph.inputs.index(value)] if value.node is None else None

    def _check_wanted(self) -> None:
        for value in self._wanted:
            tensor = self._real(value)
            if tensor is None:
                continue
            with off():
                hooks = gradient_hooks(tensor) or gradient_hooks(tensor, True)
                if hooks:
                    raise CannotTrace("ends in a tensor that has hooks")

    def _check_beyond(self, all_leaves: bool) -> None:
        """Checks that nothing wanted stands behind a tensor that was computed outside: all leaves
        do, and any other input that is wanted may."""
        for value in self._leaves():
            tensor = self._real(value)
            with off():
                ends = tensor is None or tensor.is_leaf
            if ends:
                continue
            others = {v for v in self._wanted if v.node is None and v is not value}
            if all_leaves or others:
                raise CannotTrace("continues beyond a tensor that was computed outside")

    def _check_unwritten(self, read: set[Value]) -> None:
        """Checks that it reads the same versions as the calls did; raises otherwise.

        What was written before the first recorded call that has a tensor is what all of them read.
        """
        graph, pending = self._capture.graph, self._capture.pending
        if not graph.writes or not self._history.nodes:
            return
        for value, storage in zip(graph.inputs, overlaps(pending.inputs), strict=True):
            value.storage = storage
        if any(pending.functions.values()):
            raise CannotTrace("goes through a Function, and the graph writes")
        aliases = Aliases(graph)
        recorded, memory = set(self._history.nodes), set[int]()
        for node in graph.nodes:
            if node in recorded:
                used = read.intersection((*node.values, *node.results))
                memory.update(map(aliases.of, used))
            if memory & aliases.changed(node):
                raise CannotTrace("reads a tensor that was written to since")

    # ---- its gradients -------------------------------------------------------------------------
    def _collected(self) -> list[Value | None]:
        """The requested gradients, whose calls are in the graph now."""
        nodes, self._nodes = self._nodes, []
        for node in nodes:
            node.replace(self._twins)
            node.grad &= self._record
            self._nodes += [*self._detach(node), node]
            self._record_results(node)
        values = [None if g is None else self._twins.get(g, g) for g in self._joint.gradients]
        if self._record and [v for v in values if v and v.requires_grad] != [
            v for v, recorded in zip(values, self._joint.recorded, strict=True) if recorded
        ]:
            raise CannotTrace("is recorded, and returns a gradient that is not")
        made = list(dict.fromkeys(v for v in values if v is not None))
        tensors = self._capture.collect_backward(self._nodes, self._joint.used_up, made)
        self._tensors = dict(zip(made, tensors, strict=True))
        return values

    def _check_sizes(self, compared_before: int) -> None:
        """Checks that a tensor of the graph has each size before a call of the pass, or a guard
        that its formulas have made, reads it. compared_before: how many guards there were."""
        known = set(map(id, _sizes_in(v.shape for v in self._capture.graph.all_values())))
        unknown: list[Symbol] = []
        for node in self._nodes:
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

    def _is_own(self, value: Value) -> bool:
        """Whether the pass has made a gradient, in memory that lies as that of tensors does."""
        node = value.node
        if node is None or node not in self._nodes or not value.fake.is_contiguous:
            return False
        return not aliased(node, node.results.index(value))

    def results(self) -> tuple[Tensor | None, ...]:
        """The gradients, as core.autograd.grad returns them: several may be one tensor, views of
        one, or what the pass began with."""
        for value in self._wanted:
            if (tensor := self._real(value)) is not None:
                self._capture.grads.note_pass(tensor)
        gradients = dict(zip(self._wanted, self._gradients, strict=True))
        made = [None if v is None else gradients[v] for v in self._asked]
        pairs = zip(made, self._inputs, strict=True)
        return tuple([None if g is None else _typed(self._tensors[g], x) for g, x in pairs])

    def accumulate(self) -> None:
        """Adds each to the grad of its leaf, which has memory of its own."""
        with no_grad():
            for value, gradient in zip(self._wanted, self._gradients, strict=True):
                tensor = self._capture.pending.tensor_of(value)
                if gradient is None or tensor is None:
                    continue
                own = self._gradients.count(gradient) == 1 and self._is_own(gradient)
                made = self._tensors[gradient]
                self._add(tensor, _typed(made if own else _CLONE(made), tensor))

    def _add(self, tensor: Tensor, gradient: Tensor) -> None:
        self._capture.note_grad(tensor, False)
        with off():
            before = tensor.grad
        if before is None:
            tensor.grad = gradient
        elif before.requires_grad or before.read_only or shares_elements(before):
            tensor.grad = _ADD(before, gradient)
        else:
            tensor.grad = _ADD_TO(before, gradient)


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


def _typed(gradient: Tensor, tensor: Tensor) -> Tensor:
    """A gradient of the type of what it is of."""
    return as_subclass(gradient, type(tensor) is not Tensor)


def _start(tensor: Tensor, gradient: Tensor | None) -> Tensor:
    """The gradient that a pass begins with."""
    with no_grad():
        if gradient is None and tensor.size == 1 and is_floating(tensor):
            one: Tensor = _FULL(tensor.shape, 1, dtype=tensor.dtype, device=tensor.device)
            return one
        return start(tensor, gradient)


def _history(capture: Capture, outputs: Sequence[Value]) -> Graph:
    """The recorded calls that lead to some Values, as a graph over the same nodes and Values."""
    graph, pending = Graph(), capture.pending
    graph.symbolic = pending.graph.symbolic
    needed, made = set(outputs), set[Value]()
    for node in reversed(pending.graph.nodes):
        if needed.isdisjoint(node.results) or not any(v.requires_grad for v in node.results):
            continue
        if node in pending.leaves:
            continue
        step: Any = pending.functions.get(node) or node
        if not pending.passed.isdisjoint(step.values):
            raise CannotTrace("goes where one has been")
        if step not in graph.nodes:
            graph.nodes.append(step)
            needed.update(step.values)
            made.update(step.results)
    graph.nodes.reverse()
    read = dict.fromkeys(v for node in graph.nodes for v in node.values)
    graph.inputs = [v for v in read if v not in made]
    graph.outputs = list(outputs)
    return graph


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
