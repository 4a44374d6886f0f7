"""Reverse passes inside a captured function: `loss.backward()` and `core.autograd.grad`.

The calls of a pass are appended to the graph of the function: nothing is saved, and gradients are
ordinary results. As on the tape, gradients of leaves are added to `.grad`. The recorded history
is then freed: results that depend on it are recorded so, at no cost.

A pass that cannot be collected runs between two graphs.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from core._native import (
    Tensor,
    as_subclass,
    find_operator,
    gradient_hooks,
    has_saved_hooks,
    is_captured,
    run_hooks,
    set_passed_context,
    shares_elements,
)
from core.autograd.anomaly import is_anomaly_enabled
from core.autograd.engine import start
from core.autograd.grad_mode import no_grad, set_grad_enabled
from core.compiler.capture.active import collecting, off
from core.compiler.capture.capture import Capture
from core.compiler.capture.refusals import FunctionsRefused
from core.compiler.graph.aliases import aliased
from core.compiler.graph.graph import Graph
from core.compiler.training.joint import CannotTrace
from core.compiler.training.pass_stages import PassStage, aliases_of
from core.compiler.training.training_graphs import PassedHistory
from core.dispatcher.keys import ExcludeKeys
from core.hooks import install_hooks
from core.tensors.kinds import is_floating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.compiler.graph.graph import Node, Value

_CLONE, _FULL = find_operator("core::clone"), find_operator("core::full")
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
            if capture.pending.has_python_histories:
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
    """A pass over a capture's pending calls; raises CannotTrace where it cannot be collected.

    It is collected in stages where tensors that it comes through have hooks: each stage ends where
    a gradient that hooks are given is complete.
    """

    def __init__(
        self,
        capture: Capture,
        outputs: tuple[Tensor, ...],
        gradients: tuple[Tensor | None, ...] | None,
        inputs: tuple[Tensor, ...] | None,
        keep: bool,
        record: bool,
    ) -> None:
        self._capture, self._inputs, self._keep, self._record = capture, inputs, keep, record
        self._history = _history(capture, [self._recorded(t) for t in outputs])
        self._asked = self._leaves() if inputs is None else [*map(self._value_asked, inputs)]
        self._wanted = list(dict.fromkeys(v for v in self._asked if v is not None))
        if self._asked and not self._wanted:
            raise CannotTrace("is asked for tensors that it does not lead to")
        self._check_beyond(inputs is None)
        self._check_hooks()
        self._nodes: set[Node] = set()  # which it has added to the graph
        self._gradients: dict[Value, Tensor] = {}  # as far as they have come
        starts = [None] * len(outputs) if gradients is None else gradients
        begins = [_start(tensor, start) for tensor, start in zip(outputs, starts, strict=True)]
        self._useful = self._lead_there()
        stages = self._stages()
        self._is_one_stage = len(stages) == 1
        self._arrivals = self._ends_in_order()
        # A hook that reads a value ends the graph: tensors are looked up before.
        self._tensors = {v: capture.pending.tensor_of(v) for v in self._wanted}
        self._hooks = {v: self._hooks_of(v) for v in self._arrivals}
        with set_grad_enabled(record), ExcludeKeys("autocast"):
            for value, begin in zip(self._history.outputs, begins, strict=True):
                self._receive(value, begin)
            for nodes in stages:
                self._collect(nodes)
            self._call_hooks_of_leaves()
        passed, hooks = capture.pending.passed, capture.pending.hooks
        for value in passed.intersection(hooks):  # which no pass comes to
            del hooks[value]

    # ---- what it visits ------------------------------------------------------------------------
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

    # ---- hooks ---------------------------------------------------------------------------------
    def _hooked(self) -> list[Value]:
        """The results on its way that have hooks."""
        hooks = self._capture.pending.hooks
        return [v for node in self._history.nodes for v in node.results if hooks.get(v)]

    def _hooks_of(self, value: Value) -> tuple[dict[Any, Any], dict[Any, Any]]:
        """The hooks of what it ends in, and those after accumulation."""
        tensor = self._real(value)
        if tensor is None:
            return self._capture.pending.hooks.get(value, {}), {}
        with off():
            return gradient_hooks(tensor), gradient_hooks(tensor, True)

    def _check_hooks(self) -> None:
        for value in self._wanted:
            if value.node is not None or not any(self._hooks_of(value)):
                continue
            tensor = self._real(value)
            with off():
                ends = tensor is None or tensor.is_leaf
            if not (ends and self._capture.may_call_hooks()):
                raise CannotTrace("ends in a tensor that has hooks")
        hooked = self._hooked()
        if hooked and self._record:
            raise CannotTrace("is recorded, and comes through a tensor that has hooks")
        if hooked and self._capture.graph.writes:
            aliases = aliases_of(self._capture)
            memory = {aliases.of(value) for value in hooked}
            if any(memory & aliases.changed(node) for node in self._capture.graph.nodes):
                raise CannotTrace("comes through a tensor that has hooks and is written to")

    def _call_hooks_of_leaves(self) -> None:
        """In the order in which gradients arrive there, once all are complete."""
        for value in self._arrivals:
            hooks, gradient = self._hooks[value][0], self._gradients.get(value)
            tensor = self._tensors[value]
            if hooks and gradient is not None and tensor is not None:
                self._gradients[value] = run_hooks(hooks, _typed(gradient, tensor))

    def _ends_in_order(self) -> list[Value]:
        """The wanted Values that it ends in, in the order in which it comes there."""
        ends = {v: None for v in self._wanted if v in self._history.inputs}
        came = dict.fromkeys(
            v for node in reversed(self._history.nodes) for v in node.values if v in ends
        )
        return [*(came | ends)]

    # ---- its gradients -------------------------------------------------------------------------
    def _stages(self) -> list[list[Any]]:
        """The calls in stages, the last first: after one the gradients of results that have hooks,
        and of those that are asked for, are complete."""
        nodes, hooked = self._history.nodes, self._hooked()
        place = {v: k for k, node in enumerate(nodes) for v in node.results}
        ends = {place[v] + 1 for v in (*hooked, *self._wanted) if v in place} if hooked else set()
        bounds = [len(nodes), *sorted(ends - {len(nodes)}, reverse=True), 0]
        return [nodes[first:last] for last, first in itertools.pairwise(bounds)]

    def _collect(self, nodes: list[Any]) -> None:
        """A stage: from the gradients of its results to those of what it reads."""
        made = {v for node in nodes for v in node.results}
        outputs = [v for v in self._gradients if v in made]
        hooks = self._capture.pending.hooks
        for value in outputs:
            self._gradients[value] = run_hooks(hooks.get(value, {}), self._gradients[value])
        stage = _graph(nodes, outputs, self._history.symbolic)
        inside = [v for v in self._wanted if v in made and self._is_one_stage]
        wanted = [*inside, *(v for v in stage.inputs if v in self._useful)]
        if not outputs or not wanted:
            return
        begins = [self._gradients[v] for v in outputs]
        part = PassStage(self._capture, stage, begins, wanted, self._keep, self._record)
        self._nodes.update(part.nodes)
        for value, gradient in zip(wanted, part.gradients, strict=True):
            if value in made:
                self._gradients.pop(value, None)
            if gradient is not None:
                self._receive(value, gradient)

    def _receive(self, value: Value, gradient: Tensor) -> None:
        before = self._gradients.get(value)
        self._gradients[value] = gradient if before is None else _ADD(before, gradient)

    def _lead_there(self) -> set[Value]:
        """The Values from which it comes to what is wanted."""
        useful = set(self._wanted)
        for node in self._history.nodes:
            if any(v in useful for v in node.values):
                useful.update(v for v in node.results if v.requires_grad)
        return useful

    def _is_own(self, gradient: Tensor) -> bool:
        """Whether the pass has made a gradient for one Value, in memory that lies as that of
        tensors does, and no hook has seen it."""
        value = self._capture.find(gradient)
        if value is None or value.node not in self._nodes or not value.fake.is_contiguous:
            return False
        if sum(gradient is other for other in self._gradients.values()) > 1:
            return False
        return not aliased(value.node, value.node.results.index(value))

    def results(self) -> tuple[Tensor | None, ...]:
        """The gradients, as core.autograd.grad returns them: several may be one tensor, views of
        one, or what the pass began with."""
        for tensor in self._tensors.values():
            if tensor is not None and not is_captured(tensor):
                self._capture.grads.note_pass(tensor)
        found = [None if v is None else self._gradients.get(v) for v in self._asked]
        pairs = zip(found, self._inputs or (), strict=True)
        return tuple([None if g is None else _typed(g, x) for g, x in pairs])

    def accumulate(self) -> None:
        """Adds each to the grad of its leaf, which has memory of its own."""
        with no_grad(), ExcludeKeys("autocast"):
            for value in self._arrivals if self._inputs is None else self._wanted:
                tensor, gradient = self._tensors[value], self._gradients.get(value)
                if gradient is None or tensor is None:  # nobody holds a leaf of the graph
                    continue
                hooks, after = self._hooks.get(value, ({}, {}))
                own = not hooks and self._is_own(gradient)
                self._add(tensor, _typed(gradient if own else _CLONE(gradient), tensor))
                for hook in tuple(after.values()):
                    hook(tensor)

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
    pending, needed = capture.pending, set(outputs)
    nodes: list[Any] = []
    for node in reversed(pending.graph.nodes):
        if needed.isdisjoint(node.results) or not any(v.requires_grad for v in node.results):
            continue
        if node in pending.leaves:
            continue
        step: Any = pending.functions.get(node) or node
        if not pending.passed.isdisjoint(step.values):
            raise CannotTrace("goes where one has been")
        if step not in nodes:
            nodes.append(step)
            needed.update(step.values)
    return _graph(nodes[::-1], list(outputs), pending.graph.symbolic)


def _graph(nodes: list[Any], outputs: list[Value], symbolic: bool) -> Graph:
    """Calls as a graph over the same nodes and Values."""
    graph = Graph()
    graph.nodes, graph.outputs, graph.symbolic = nodes, outputs, symbolic
    made = {v for node in nodes for v in node.results}
    read = dict.fromkeys(v for node in nodes for v in node.values)
    graph.inputs = [v for v in (read | dict.fromkeys(outputs)) if v not in made]
    return graph
