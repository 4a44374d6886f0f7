"""A graph that is recorded for gradients, as one step of the tape.

Called with tensors it runs the forward half of its joint graph (joint.py, partition.py) and gives
the outputs one node, whose gradients the backward half computes from what was saved. Views of what
enters or leaves are made outside of the halves, by the tape, so that they are views as ever.
"""

from __future__ import annotations

from core import _native, logging
from core.autograd.function import FunctionContext
from core.autograd.grad_mode import no_grad, set_grad
from core.compiler.capture import settle
from core.compiler.graph import Graph, Node, Value
from core.compiler.joint import Joint, call_again, trace_joint
from core.compiler.partition import extract, is_view, may_repeat, partition, reads_of
from core.compiler.passes.merge_common import merge_common
from core.compiler.passes.remove_dead import remove_dead
from core.dispatcher.keys import ExcludeKeys
from core.errors import AutogradError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any


def differentiable(graph: Graph, compile: Callable[[Graph], Any]) -> Any:
    """What runs a graph some of whose outputs require grad; compile(graph) gives a plan."""
    core, views = _without_views(graph)
    try:
        joint = trace_joint(core, [True] * _count_recorded(core))
    except Exception as error:  # a formula may raise anything; backward() is where that belongs
        logging.info("graph", "recorded call by call: %s", error)
        return CallByCall(graph, str(error))
    return Differentiable(graph, core, views, _simplified(joint), compile)


class CallByCall:
    """Makes a graph's calls one by one, recorded by the tape."""

    def __init__(self, graph: Graph, reason: str) -> None:
        self.graph, self.reason = graph, reason

    def __call__(self, *inputs: Any) -> tuple[Any, ...]:
        tensors = dict(zip(self.graph.inputs, inputs, strict=True))
        call_again(self.graph.nodes, tensors)
        return tuple(tensors[v] for v in self.graph.outputs)

    @property
    def steps(self) -> list[Any]:
        """What core.compiler.explain describes."""
        return [self]

    def describe(self) -> list[str]:
        """In words."""
        return [f"recorded call by call: {self.reason}"]


class Differentiable:
    """forward, backward: the halves as they run; saved: the Values that are kept in between.

    core, views: the graph up to what its outputs are views of, and the calls that make these.
    """

    def __init__(
        self,
        graph: Graph,
        core: Graph,
        views: list[Node],
        joint: Joint,
        compile: Callable[[Graph], Any],
    ) -> None:
        self.graph, self.core, self._views, self._compile = graph, core, views, compile
        self._numbers: dict[Any, int] = {}
        self._plans: dict[Any, Any] = {}  # (gradients that came, gradients wanted) -> plan
        self.halves = partition(joint)
        self.forward, self.backward = self.halves.forward.copy(), self.halves.backward.copy()
        numbers = self._number(joint.graph)
        self._saved = [numbers[v] for v in self.halves.saved]
        self._forward = compile(self.halves.forward)
        self._gradients = joint.gradients
        self.reads = reads_of(joint)
        self._find([True] * _count_recorded(core), [v.requires_grad for v in graph.inputs])

    @property
    def saved(self) -> list[Value]:
        """What is kept for backward()."""
        return self.halves.saved

    @property
    def saved_bytes(self) -> int:
        """How much memory that takes."""
        return sum(v.fake.nbytes for v in self.saved)

    @property
    def steps(self) -> list[Any]:
        """What core.compiler.explain describes."""
        return [self]

    def describe(self) -> list[str]:
        """In words."""
        kinds = ", ".join(f"{v.dtype.name}{v.shape}" for v in self.saved)
        return [
            "recorded as one step, cut in two:",
            *(f"  forward: {line}" for line in str(self.forward).splitlines()),
            f"  saved: {kinds or 'nothing'}, {self.saved_bytes} bytes",
            *(f"  backward: {line}" for line in str(self.backward).splitlines()),
        ]

    # ---- forwards ------------------------------------------------------------------------------
    def __call__(self, *inputs: Any) -> tuple[Any, ...]:
        with no_grad():
            made = self._forward(*inputs)
        count = len(self.core.outputs)
        outputs, saved = made[:count], made[count:]
        recorded = tuple(
            o for o, v in zip(outputs, self.core.outputs, strict=True) if v.requires_grad
        )
        if recorded:
            context = CompiledBackward(self, inputs)
            _native.record_graph(context, inputs, recorded, (*saved, *inputs), len(saved))
        tensors = dict(zip(self.core.outputs, outputs, strict=True))  # in another order
        tensors.update(zip(self.graph.inputs, inputs, strict=True))
        call_again(self._views, tensors)
        return tuple(tensors[v] for v in self.graph.outputs)

    # ---- backwards -----------------------------------------------------------------------------
    def gradients(self, saved: list[Any], received: Any, wanted: Any) -> list[Any] | None:
        """The gradients of the inputs; None where a plan cannot compute them from what is saved."""
        came = [g is not None for g in received]
        plan = self._find(came, list(wanted))
        if plan is None:
            return None
        tangents = [g if g.is_contiguous else g.contiguous() for g in received if g is not None]
        run, which = plan
        found: list[Any] = [None] * len(wanted)
        for place, gradient in zip(which, run(*saved[: len(self._saved)], *tangents), strict=True):
            found[place] = gradient
        return found

    def _find(self, came: list[bool], wanted: list[bool]) -> Any:
        """(plan, the inputs whose gradients it gives), or None."""
        key = tuple(came), tuple(wanted)
        if key not in self._plans:
            self._plans[key] = self._make(came, wanted)
        return self._plans[key]

    def _make(self, came: list[bool], wanted: list[bool]) -> Any:
        if all(came):
            given, graph = self._gradients, self.halves.backward
            left = dict(zip((g for g in given if g is not None), graph.outputs))
            given = [None if g is None else left[g] for g in given]
            inputs = graph.inputs
            banned: set[Node] = set()
        else:
            joint = _simplified(trace_joint(self.core, came))
            banned = {n for n in joint.graph.nodes if n not in joint.later and not may_repeat(n)}
            given, graph = joint.gradients, joint.graph
            by_number = {n: v for v, n in self._number(graph).items()}
            saved = zip(self._saved, self.halves.saved, strict=True)
            inputs = [*(by_number.get(n) or Value(v.fake) for n, v in saved), *joint.tangents]
        at = [i for i, v in enumerate(self.graph.inputs) if v.requires_grad]
        which = {i: g for i, g in zip(at, given, strict=True) if g is not None and wanted[i]}
        try:
            half = extract(graph, inputs, list(which.values()), banned=banned)
        except KeyError:  # what it reads was not saved
            return None
        return self._compile(half), list(which)

    def _number(self, graph: Graph) -> dict[Value, int]:
        """Equal numbers for Values that are computed alike, also of other joint graphs."""
        found = {v: self._number_of(("input", k)) for k, v in enumerate(graph.inputs)}
        for node in graph.nodes:
            key = (node.op, tuple(_key(arg, found) for arg in node.args))
            for k, value in enumerate(node.results):
                found[value] = self._number_of((key, k))
        return found

    def _number_of(self, key: Any) -> int:
        return self._numbers.setdefault(key, len(self._numbers))

    # ---- another derivative --------------------------------------------------------------------
    def again(self, inputs: list[Any], received: Any, wanted: Any, record: bool) -> list[Any]:
        """The gradients by the tape: the graph's calls are made again, recorded."""
        starts = [_same(t) if want else t for t, want in zip(inputs, wanted, strict=True)]
        tensors = dict(zip(self.graph.inputs, starts, strict=True))
        call_again(self.core.nodes, tensors)
        outputs = [tensors[v] for v in self.core.outputs if v.requires_grad]
        came = [(o, g) for o, g in zip(outputs, received, strict=True) if g is not None]
        asked = tuple(t for t, want in zip(starts, wanted, strict=True) if want)
        made = _native.run_backward(
            tuple(o for o, _ in came), tuple(g for _, g in came), asked, record, record, False
        )
        found = iter(made)
        return [next(found) if want else None for want in wanted]


class CompiledBackward(FunctionContext):
    """The context of a graph's node on the tape."""

    def __init__(self, step: Differentiable, inputs: tuple[Any, ...]) -> None:
        self.step = step
        self.versions = self._versions(inputs)

    def _versions(self, inputs: Iterable[Any]) -> list[int]:
        """Of the inputs whose values count: a write to another one changes no gradient."""
        return [t.version for t, read in zip(inputs, self.step.reads, strict=True) if read]

    def gradients(self, received: Any, wanted: Any) -> list[Any]:
        """What the tape asks for (the hook `function_gradients`)."""
        saved, record = self._saved, _native.grad_enabled()
        if not record and (found := self.step.gradients(saved, received, wanted)) is not None:
            return found
        inputs = saved[len(saved) - len(self.step.reads) :]
        if self._versions(inputs) != self.versions:
            raise AutogradError(
                what="an input of a compiled graph was written in place before its gradient",
                why="this gradient is computed from the inputs: another derivative is recorded, "
                "or only some outputs got gradients",
                exists="in-place operators end in an underscore; x[...] = y writes too",
                fix="write to core.clone(x) instead, or after backward()",
            )
        settle(received)
        with ExcludeKeys("capture"), set_grad(True):
            return self.step.again(inputs, received, wanted, record)


def _count_recorded(graph: Graph) -> int:
    return sum(v.requires_grad for v in graph.outputs)


def _same(tensor: Any) -> Any:
    """The same tensor as the result of a call, where a reverse pass can end."""
    return tensor.expand(tensor.shape)


def _key(arg: Any, numbers: dict[Value, int]) -> Any:
    if isinstance(arg, Value):
        return numbers[arg]
    if isinstance(arg, (list, tuple)):
        return tuple(_key(a, numbers) for a in arg)
    return type(arg).__name__, repr(arg)


def _simplified(joint: Joint) -> Joint:
    """Without equal calls and calls that nothing reads."""
    merge_common(joint.graph)
    remove_dead(joint.graph)
    return joint


def _without_views(graph: Graph) -> tuple[Graph, list[Node]]:
    """The graph up to the tensors that its outputs are views of, and the calls that make these."""
    needed, views = set(graph.outputs), []
    for node in reversed(graph.nodes):
        if is_view(node) and not needed.isdisjoint(node.results):
            views.append(node)
            needed.update(node.values)
    made = {v for node in views for v in node.results}
    core = Graph()
    core.inputs, core.nodes = graph.inputs, graph.nodes
    core.outputs = [
        v for node in graph.nodes for v in node.results if v in needed and v not in made
    ]
    return core, views[::-1]
