"""Joint graphs: the calls of a graph together with those that compute its gradients.

The nodes of a captured graph are called again on stand-ins: captured tensors that the tape records
like real ones, and whose calls are collected. The reverse pass over that history makes the calls of
the gradients, which are collected, too:

    def joint(inputs..., tangents...):  # the gradients of the outputs, where there are any
        ...
        return outputs..., gradients...  # of the inputs that require them

partition.py partitions a joint graph into a forward and a backward subgraph.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from core._native import captured, empty, run_backward, set_saved_hooks, set_symbolic
from core._native import stand_in as native_stand_in
from core.autograd.inplace import has_context
from core.compiler.capture.active import activated, off
from core.compiler.capture.collectable import draws
from core.compiler.capture.trace import Trace
from core.compiler.graph.graph import Graph, Node, Value
from core.compiler.symbolic.inference import add_input
from core.compiler.symbolic.symbols import hint_of, is_symbolic
from core.dispatcher.binding import flat_tensors
from core.dispatcher.keys import ExcludeKeys
from core.errors import CompileError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core._native import Operator, Tensor
    from core.compiler.capture.calls import Call


class CannotTrace(CompileError):
    """Why no joint graph can be made: the tape then sees the calls as they are made."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(
            what=f"a graph has no joint graph: {reason}",
            why="only formulas that consist of operator calls can be compiled",
            exists="formulas that make operator calls which return tensors",
            fix="nothing needs to be done: such graphs are recorded call by call",
        )


class JointTrace(Trace):
    """Collects calls below the tape; whatever cannot be collected ends the attempt."""

    def __init__(self, collects_functions: bool, shows_symbols: bool) -> None:
        super().__init__()
        self._collects_functions = collects_functions  # where guards stand for their rules
        self.shows_symbols = shows_symbols
        self._stand_ins: dict[int | None, tuple[Tensor, Value]] = {}
        self.histories: dict[Node, list[bool]] = {}  # which arguments of a call are recorded

    def stand_in(self, value: Value, recorded: bool = False) -> Tensor:
        """A tensor that stands for a Value of this graph."""
        tensor = captured(value.fake, recorded, True)
        self._stand_ins[native_stand_in(tensor)] = tensor, value  # kept: its number is its own
        set_symbolic(tensor, is_symbolic(value.shape))
        return tensor

    def input(self, like: Tensor, sizes: tuple[Any, ...], recorded: bool = False) -> Tensor:
        """A stand-in for a new input of the graph; its sizes may be symbols."""
        return self.stand_in(add_input(self.graph, like, sizes), recorded)

    def make_again(self, nodes: list[Node], tensors: dict[Value, Tensor]) -> None:
        """Makes calls again; sizes are the symbols that they were."""
        for node in nodes:
            replay([node], tensors)
            for value in node.results:
                twin = self.find(tensors[value]).like(value)
                set_symbolic(tensors[value], is_symbolic(twin.shape))

    def find(self, tensor: Tensor) -> Value:
        """The tensor that a stand-in, or an alias of one, represents."""
        stand_in = self._stand_ins.get(native_stand_in(tensor))
        if stand_in is None:
            raise CannotTrace("a formula makes a tensor by no operator")
        return stand_in[1]

    def sizes_of(self, tensor: Tensor) -> tuple[Any, ...] | None:
        stand_in = self._stand_ins.get(native_stand_in(tensor))
        return None if stand_in is None else stand_in[1].shape

    def note_alias(self, alias: Tensor, tensor: Tensor) -> bool:
        return True  # of metadata alone: aliases of stand-ins have their numbers

    def graph_break(self, reason: str) -> NoReturn:
        raise CannotTrace(reason)

    def call(self, op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        tensors = flat_tensors([*args, *kwargs.values()])
        if all(native_stand_in(t) is not None for t in tensors):
            return super().call(op, args, kwargs)
        with off():  # of metadata alone: no gradient that is wanted needs it
            return op.infer(*hint_of(args), **dict(zip(kwargs, hint_of([*kwargs.values()]))))

    def _why_not(self, call: Call) -> str | None:
        if call.writes:
            return "writes to its arguments"
        if has_context(call.op) and not self._collects_functions:
            return "has a backward by register_autograd, which may run any Python code"
        return "draws random numbers" if draws(call.op) else None

    def _hand_out(self, value: Value, recorded: bool) -> Tensor:
        return self.stand_in(value)

    def _collect(self, call: Call, result: Any) -> Any:
        outputs = super()._collect(call, result)
        self.histories[self.graph.nodes[-1]] = [t.requires_grad for t in call.tensors]
        return outputs

    def _value_of(self, tensor: Tensor) -> Value:
        return self.find(tensor)


class JointGraph:
    """A joint graph, and where its parts are.

    graph.inputs are those of the forward graph, then a tangent for each output that got one.
    """

    def __init__(self, graph: Graph, outputs: list[Value], gradients: list[Value | None]) -> None:
        self.graph, self.outputs, self.gradients = graph, outputs, gradients
        self.tangents: list[Value] = []
        self.used_up: set[Value] = set()  # of the forward graph: saved values were freed
        self.twins: dict[Value, Value] = {}  # of the forward graph's Values
        self.inputs = graph.inputs  # of the forward graph
        self.later: set[Node] = set()  # the calls that the reverse pass made
        self.rules: dict[int, Any] = {}  # of extensions' operators, which were run
        self.recorded: list[bool] = []  # which gradients are
        self.histories: dict[Node, list[bool]] = {}  # which arguments of its calls are


def trace_joint(
    forward: Graph,
    received: list[bool],
    wanted: Sequence[Value] | None = None,
    collects_functions: bool = False,
    keep: bool = False,
    recorded: Sequence[bool] | None = None,
    shows_symbols: bool = True,
) -> JointGraph:
    """The joint graph of a captured one.

    received: for each output that requires grad, whether its gradient comes in. wanted: the Values
    whose gradients are computed; None: the inputs that require them. collects_functions: whether
    backward of register_autograd is collected, too. keep: as of the pass that is collected;
    recorded: where that is recorded itself, which of the gradients that it begins with are.
    shows_symbols: whether formulas see sizes that depend on dynamic ones as symbols. Raises
    CannotTrace, or what a formula raises.
    """
    if wanted is None:
        wanted = [v for v in forward.inputs if v.requires_grad]
    tracer = JointTrace(collects_functions, shows_symbols)
    with activated(tracer), ExcludeKeys("autocast", "modes"):
        tensors: dict[Value, Tensor] = {
            v: tracer.input(v.fake, v.shape, v.requires_grad) for v in forward.inputs
        }
        tracer.make_again(forward.nodes, tensors)
        outputs = [tensors[v] for v in forward.outputs]
        if [t.requires_grad for t in outputs] != [v.requires_grad for v in forward.outputs]:
            raise CannotTrace("an output has no history")
        first = len(tracer.graph.nodes)
        differentiable = [t for t in outputs if t.requires_grad]
        started = [t for t, came in zip(differentiable, received, strict=True) if came]
        histories = recorded or [False] * len(started)
        tangents = [
            tracer.input(_contiguous(t), tracer.find(t).shape, has)
            for t, has in zip(started, histories, strict=True)
        ]
        leaves = [tensors[v] for v in wanted]
        record = recorded is not None
        computed = run_backward(
            tuple(started), tuple(tangents), tuple(leaves), keep or record, record, False
        )
        gradients = [None if g is None else tracer.find(g) for g in computed]
        joint = JointGraph(tracer.graph, [tracer.find(t) for t in outputs], gradients)
        joint.tangents = [tracer.find(t) for t in tangents]
        joint.twins = {v: tracer.find(t) for v, t in tensors.items()}
        joint.used_up = {v for v, t in tensors.items() if _is_used_up(t)}
        joint.inputs = joint.graph.inputs[: len(forward.inputs)]
        joint.recorded = [g is not None and g.requires_grad for g in computed]
    joint.rules, joint.histories = tracer.rules, tracer.histories
    joint.later = set(tracer.graph.nodes[first:])
    joint.graph.outputs = [*joint.outputs, *(g for g in gradients if g is not None)]
    return joint


def _is_used_up(tensor: Tensor) -> bool:
    """Whether the call that made a tensor has saved something, which a pass has freed."""
    with off():
        made_by = tensor.grad_fn
        return made_by is not None and made_by.released


def _contiguous(like: Tensor) -> Tensor:
    """Metadata of a gradient, which a backward plan is given in row-major order."""
    return empty(hint_of(like.shape), like.dtype, like.device, fake=True)


def replay(nodes: list[Node], tensors: dict[Value, Tensor]) -> None:
    """Makes the calls of nodes on tensors, recorded as they were; adds their results."""
    hooks = set_saved_hooks(None)  # which stand around the calls were asked for then
    try:
        for node in nodes:
            node.make(tensors)
    finally:
        set_saved_hooks(hooks)
