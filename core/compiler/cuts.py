"""How a recorded graph is cut in two halves: decided once, for all the sizes at which it holds.

A cut has the joint graph (sized_joint.py), its halves (partition.py) and what the passes made of
them. `At` says what its symbols are at some sizes, and gives the plans for these.
"""

from __future__ import annotations

from core.compiler.graph import Graph, Node, Value
from core.compiler.inference import OtherSizes, known_at
from core.compiler.partition import extract, is_view, may_repeat, partition, reads_of
from core.compiler.sized_joint import NotAlike, Numbers, SizedJoint
from core.compiler.symbolic import key_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from core.compiler.families import Variant


class At:
    """A cut at some sizes.

    graph: there, of numbers; core, views: the graph up to what its outputs are views of, and the
    calls that make these. known: what symbols are, empty at the sizes at which the cut was made;
    saved, tangents: what is kept and what comes in, as fakes.
    """

    def __init__(self, graph: Graph, cut: Cut) -> None:
        self.graph = graph
        self.core, self.views = without_views(graph)
        self.known: dict[int, Any] = {}
        fakes = cut.fakes(cut.sized, self, self.known)
        self.inputs = [fakes[v] for v in cut.joint.inputs]
        self.saved = [fakes[v] for v in cut.halves.saved]
        self.tangents = [fakes[v] for v in cut.joint.tangents]


class Half:
    """One half, as the passes made it at the first sizes."""

    def __init__(self, graph: Graph, compile: Callable[[Graph], Variant]) -> None:
        self._graph, self._variant = graph, compile(graph)

    def plan(self, known: dict[int, Any], fakes: list[Any]) -> Any:
        """Its plan for some sizes and inputs; raises OtherSizes where there is none."""
        if not known:
            return self._variant.first()
        known = dict(known)
        now = known_at(self._graph, fakes, known)
        made = self._variant.at(known, fakes, [fake.is_contiguous for fake in now])
        if made is None:
            raise OtherSizes("what passes found out about sizes does not hold")
        return made


class Backward:
    """What gives some gradients. which: the inputs that these are of; reads: the places of what it
    reads of what is saved."""

    __slots__ = ("plan", "reads", "which")

    def __init__(self, plan: Any, which: list[int], reads: Sequence[int]) -> None:
        self.plan, self.which, self.reads = plan, which, reads


class Cut:
    """The two halves of a graph. second: the graph at other sizes, if some of them are symbols."""

    def __init__(
        self, graph: Graph, second: Graph | None, compile: Callable[[Graph], Variant]
    ) -> None:
        self.graph = graph
        self.core, _ = without_views(graph)
        self._second = None if second is None else without_views(second)[0]
        self._compile, self._numbers = compile, Numbers()
        self._named: dict[Any, int] = {}  # what Values are computed from
        self._symbols: dict[int, int] = {}
        self.sized = self._trace([v.requires_grad for v in self.core.outputs if v.requires_grad])
        self.joint = self.sized.joint
        self.halves = partition(self.joint)
        names = self._name(self.joint.graph)
        self._saved = [names[v] for v in self.halves.saved]
        self.reads = reads_of(self.joint)
        self._which = [i for i, g in enumerate(self._places()) if g is not None]
        self._forward, self._backward = (
            Half(half, compile) for half in (self.halves.forward, self.halves.backward)
        )
        self._others: dict[Any, Any] = {}  # halves for other gradients

    def _trace(self, received: list[bool]) -> SizedJoint:
        return SizedJoint(self.core, self._second, received, self._numbers)

    def _places(self) -> list[Value | None]:
        """For each input of the graph its gradient."""
        given = iter(self.joint.gradients)
        return [next(given) if v.requires_grad else None for v in self.core.inputs]

    # ---- at some sizes -------------------------------------------------------------------------
    def fakes(self, sized: SizedJoint, at: At, known: dict[int, Any]) -> dict[Value, Any]:
        """The Values of a joint graph at some sizes; raises NotAlike, or what a formula raises."""
        if at.graph is self.graph:
            return {v: v.fake for v in sized.values}
        return sized.at(at.core, known)

    def plans(self, at: At) -> tuple[Any, Backward]:
        """The plans of the forward half and of the backward half."""
        forward = self._forward.plan(at.known, at.inputs)
        backward = self._backward.plan(at.known, [*at.saved, *at.tangents])
        return forward, Backward(backward, self._which, range(len(at.saved)))

    def other(self, came: list[bool], wanted: list[bool], at: At) -> Backward | None:
        """The same for other gradients than all; None where they cannot be had from what is saved.

        came: for each output that requires grad whether a gradient comes; wanted: for each input.
        """
        key = tuple(came), tuple(wanted)
        if key not in self._others:
            self._others[key] = self._cut_out(came, wanted)
        if self._others[key] is None:
            return None
        half, sized, which, reads = self._others[key]
        tangents, known = at.tangents, dict(at.known)
        try:
            if sized is not self.sized:
                fakes = self.fakes(sized, at, known)
                tangents = [fakes[v] for v in sized.joint.tangents]
            return Backward(half.plan(known, [*at.saved, *tangents]), which, reads)
        except (NotAlike, OtherSizes, ArithmeticError, ValueError):
            return None

    def _cut_out(self, came: list[bool], wanted: list[bool]) -> Any:
        sized, banned = self.sized, set[Node]()
        inputs = [*self.halves.saved, *self.joint.tangents]
        try:
            if not all(came):
                sized = self._trace(came)
                joint = sized.joint
                banned = {n for n in joint.graph.nodes if n not in joint.later}
                banned = {n for n in banned if not may_repeat(n)}
                known = {n: v for v, n in self._name(joint.graph).items()}
                saved = zip(self._saved, self.halves.saved, strict=True)
                inputs = [known.get(n) or Value(v.fake).like(v) for n, v in saved]
                inputs += joint.tangents
            given = iter(sized.joint.gradients)
            places = [next(given) if v.requires_grad else None for v in self.core.inputs]
            which = {i: g for i, g in enumerate(places) if g is not None and wanted[i]}
            half = extract(sized.joint.graph, inputs, list(which.values()), banned=banned)
        except (KeyError, NotAlike):  # what it reads was not saved
            return None
        read = {v for node in half.nodes for v in node.values}.union(half.outputs)
        reads = [k for k, v in enumerate(half.inputs[: len(self.halves.saved)]) if v in read]
        return Half(half, self._compile), sized, list(which), reads

    def _name(self, graph: Graph) -> dict[Value, int]:
        """Equal numbers for Values that are computed alike, also of other joint graphs."""
        found = {v: self._name_of(("input", k)) for k, v in enumerate(graph.inputs)}
        for node in graph.nodes:
            key = node.op, tuple(self._key(arg, found) for arg in node.args)
            for k, value in enumerate(node.results):
                found[value] = self._name_of((key, k))
        return found

    def _name_of(self, key: Any) -> int:
        return self._named.setdefault(key, len(self._named))

    def _key(self, arg: Any, names: dict[Value, int]) -> Any:
        if isinstance(arg, Value):
            return names[arg]
        if isinstance(arg, (list, tuple)):
            return tuple(self._key(a, names) for a in arg)
        return key_of(arg, self._symbols)


def without_views(graph: Graph) -> tuple[Graph, list[Node]]:
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
