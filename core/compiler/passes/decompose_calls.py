"""Replaces a call that no kernel serves by the calls of its decomposition.

Eagerly such a call runs its decomposition in Python every time; in a graph the calls are made
natively, and take part in fusion: `_foreach_add` of fifty tensors becomes fifty additions, which
join the calls on each tensor. So does a pointwise operator whose kernel is for eager calls:
`masked_fill` is a `where` of the loop that reads it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from core import logging
from core._native import captured, fake_like, set_symbolic
from core.bodies.definition import definition_of, find_body
from core.compiler.capture.active import activated
from core.compiler.capture.trace import Trace
from core.compiler.graph import fuel
from core.compiler.graph.graph import map_values
from core.compiler.symbolic.symbols import is_symbolic
from core.dispatcher.binding import call_positional, flat_tensors
from core.errors import CompileError, CoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from core._native import Tensor
    from core.compiler.graph.graph import Graph, Node, Value

_OTHERS = ("reference", "fallback", "body")  # than kernels that somebody wrote


def decompose_calls(graph: Graph) -> Graph:
    """The graph without calls that only make others."""
    changed: dict[Value, Value] = {}
    nodes: list[Node] = []
    for node in graph.nodes:
        node.replace(changed)
        decomposition = _decomposition_of(node)
        traced = trace_calls(node, decomposition) if decomposition and fuel.burn() else None
        if traced is None:
            nodes.append(node)
            continue
        calls, results = traced
        nodes += calls
        changed.update(zip(node.results, results, strict=True))
    graph.nodes = nodes
    graph.outputs = [changed.get(value, value) for value in graph.outputs]
    return graph


def _decomposition_of(node: Node) -> Callable[..., Any] | None:
    """The function that decomposes a call, if its operator has no kernel, or its calls fuse with
    what is beside them."""
    op = node.op
    if op.namespace != "core" or op.mutates or not node.results:
        return None
    body = find_body(op)
    if body is not None and (body.declines is None or not body.declines(node.args)):
        return None
    device_type = node.results[0].fake.device.type
    own = any(k.device_type == device_type and k.provider not in _OTHERS for k in op.kernels)
    return None if own and "pointwise" not in definition_of(op).tags else op.decomposition


def trace_calls(
    node: Node, decomposition: Callable[..., Any]
) -> tuple[list[Node], list[Value]] | None:
    """The calls that a decomposition makes, and its results; None if it does anything else."""
    trace = DecompositionTrace()
    try:
        with activated(trace):
            args = [map_values(trace.stand_in, arg) for arg in node.args]
            results = call_positional(decomposition, node.op, args)
            values = [trace.find(t) for t in flat_tensors([results])]
            calls = trace.graph.nodes
    except CoreError as error:
        logging.debug("graph", "%s is not decomposed: %s", node.op.name, error)
        return None
    kinds = [(v.dtype, v.shape) for v in values if v is not None]
    if trace.graph.inputs or kinds != [(v.dtype, v.shape) for v in node.results]:
        return None
    for call in calls:
        call.line = node.line
    return calls, [v for v in values if v is not None]


class DecompositionTrace(Trace):
    """Collects the calls of a decomposition; whatever cannot be collected ends it."""

    def __init__(self) -> None:
        super().__init__()
        self._alive: list[Tensor] = []

    def stand_in(self, value: Value) -> Tensor:
        """A captured tensor for a Value of the graph that is rewritten."""
        tensor = captured(fake_like(value.fake))
        self._pending.hand_out(tensor, value)
        self._alive.append(tensor)
        if is_symbolic(value.shape):
            set_symbolic(tensor, True)
        return tensor

    def graph_break(self, reason: str) -> NoReturn:
        raise CompileError(
            what=f"a decomposition is not made of calls alone: {reason}",
            why="a graph's calls are known before it runs",
            exists="operator calls that return tensors",
            fix="none is needed: the call stays as it is",
        )
