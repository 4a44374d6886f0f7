"""Partitioned graphs: a forward and a backward subgraph, partitioned once for many sizes.

A partitioned graph has the joint graph (symbolic_joint.py), its two subgraphs (partition.py) and
their optimized forms. `BoundSizes` has the values of its symbols at some sizes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from core._native import layouts_of
from core.compiler.graph.graph import Graph, Node, Value
from core.compiler.symbolic.inference import Inference, ShapeMismatch
from core.compiler.symbolic.symbols import key_of
from core.compiler.training.partition import (
    extract_subgraph,
    is_recomputable,
    is_view,
    partition,
    reads_of,
)
from core.compiler.training.symbolic_joint import GraphMismatch, NumberSymbols, SymbolicJoint

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from core.compiler.graph.graph import GraphArgument, Plan
    from core.compiler.symbolic.specializations import Specialization


class BoundSizes:
    """The symbols and Values of a partitioned graph at some sizes.

    graph: there, of numbers; core, views: the graph up to what its outputs are views of, and the
    calls that make these. symbol_values: by the symbols' ids, empty at the first sizes;
    saved, tangents: kept and incoming tensors, as fakes.
    """

    def __init__(self, graph: Graph, partitioned: PartitionedGraph) -> None:
        self.graph = graph
        self.core, self.views = strip_output_views(graph)
        self.symbol_values: dict[int, Any] = {}
        fakes = partitioned.fakes(partitioned.symbolic_joint, self, self.symbol_values)
        self.inputs = [fakes[v] for v in partitioned.joint.inputs]
        self.saved = [fakes[v] for v in partitioned.partition.saved]
        self.tangents = [fakes[v] for v in partitioned.joint.tangents]


class Subgraph:
    """The forward or the backward subgraph, as the passes made it at the first sizes."""

    def __init__(self, graph: Graph, compile: Callable[[Graph], Specialization]) -> None:
        self._inference, self._specialization = Inference(graph), compile(graph)

    def plan(self, symbol_values: dict[int, Any], fakes: list[Any]) -> Plan:
        """Its plan for some sizes and inputs; raises ShapeMismatch where there is none."""
        if not symbol_values:
            return self._specialization.first()
        symbol_values = dict(symbol_values)
        now = self._inference(fakes, symbol_values)
        plan = self._specialization.plan_for_symbols(symbol_values, fakes, layouts_of(now))
        if plan is None:
            raise ShapeMismatch("facts about sizes that passes used do not hold")
        return plan


class BackwardPlan:
    """The plan for some gradients.

    which: the inputs that these are of; reads: the places of the saved tensors that it reads.
    """

    __slots__ = ("plan", "reads", "which")

    def __init__(self, plan: Plan, which: list[int], reads: Sequence[int]) -> None:
        self.plan, self.which, self.reads = plan, which, reads


class OtherBackward(NamedTuple):
    """A backward subgraph for some of the gradients; which, reads: as in BackwardPlan.

    symbolic_joint: the joint graph that it is a part of.
    """

    subgraph: Subgraph
    symbolic_joint: SymbolicJoint
    which: list[int]
    reads: list[int]


class PartitionedGraph:
    """A joint graph and its partition. trial: the graph at trial sizes, if some are symbols."""

    def __init__(
        self, graph: Graph, trial: Graph | None, compile: Callable[[Graph], Specialization]
    ) -> None:
        self.graph = graph
        self.core, _ = strip_output_views(graph)
        self._trial = None if trial is None else strip_output_views(trial)[0]
        self._compile, self._numbers = compile, NumberSymbols()
        self._named: dict[Hashable, int] = {}  # keys of how Values are computed
        self._symbols: dict[int, int] = {}
        self.symbolic_joint = self._trace(
            [v.requires_grad for v in self.core.outputs if v.requires_grad]
        )
        self.joint = self.symbolic_joint.joint
        self.partition = partition(self.joint)
        names = self._name(self.joint.graph)
        self._saved = [names[v] for v in self.partition.saved]
        self.reads = reads_of(self.joint)
        self._which = [i for i, g in enumerate(self._places()) if g is not None]
        self._forward, self._backward = (
            Subgraph(subgraph, compile)
            for subgraph in (self.partition.forward, self.partition.backward)
        )
        self._others: dict[Hashable, OtherBackward | None] = {}

    def _trace(self, received: list[bool]) -> SymbolicJoint:
        return SymbolicJoint(self.core, self._trial, received, self._numbers)

    def _places(self) -> list[Value | None]:
        """For each input of the graph its gradient."""
        gradients = iter(self.joint.gradients)
        return [next(gradients) if v.requires_grad else None for v in self.core.inputs]

    # ---- at some sizes -------------------------------------------------------------------------
    def fakes(
        self, symbolic_joint: SymbolicJoint, bound_sizes: BoundSizes, symbol_values: dict[int, Any]
    ) -> dict[Value, Any]:
        """The Values of a joint graph at some sizes; raises GraphMismatch or a formula's error."""
        if bound_sizes.graph is self.graph:
            return {v: v.fake for v in symbolic_joint.values}
        return symbolic_joint.values_at(bound_sizes.core, symbol_values)

    def plans(self, bound_sizes: BoundSizes) -> tuple[Any, BackwardPlan]:
        """The plans of the forward and of the backward subgraph."""
        forward = self._forward.plan(bound_sizes.symbol_values, bound_sizes.inputs)
        backward = self._backward.plan(
            bound_sizes.symbol_values, [*bound_sizes.saved, *bound_sizes.tangents]
        )
        return forward, BackwardPlan(backward, self._which, range(len(bound_sizes.saved)))

    def other(
        self, came: list[bool], wanted: list[bool], bound_sizes: BoundSizes
    ) -> BackwardPlan | None:
        """The same for some of the gradients; None where the saved tensors do not suffice.

        came: for each output that requires grad whether a gradient comes; wanted: for each input.
        """
        key = tuple(came), tuple(wanted)
        if key not in self._others:
            self._others[key] = self._extract_backward(came, wanted)
        other = self._others[key]
        if other is None:
            return None
        subgraph, symbolic_joint, which, reads = other
        tangents, symbol_values = bound_sizes.tangents, dict(bound_sizes.symbol_values)
        try:
            if symbolic_joint is not self.symbolic_joint:
                fakes = self.fakes(symbolic_joint, bound_sizes, symbol_values)
                tangents = [fakes[v] for v in symbolic_joint.joint.tangents]
            return BackwardPlan(
                subgraph.plan(symbol_values, [*bound_sizes.saved, *tangents]), which, reads
            )
        except (GraphMismatch, ShapeMismatch, ArithmeticError, ValueError):
            return None

    def _extract_backward(self, came: list[bool], wanted: list[bool]) -> OtherBackward | None:
        symbolic_joint, banned = self.symbolic_joint, set[Node]()
        inputs = [*self.partition.saved, *self.joint.tangents]
        try:
            if not all(came):
                symbolic_joint = self._trace(came)
                joint = symbolic_joint.joint
                banned = {n for n in joint.graph.nodes if n not in joint.later}
                banned = {n for n in banned if not is_recomputable(n)}
                by_name = {n: v for v, n in self._name(joint.graph).items()}
                saved = zip(self._saved, self.partition.saved, strict=True)
                inputs = [by_name.get(n) or Value(v.fake).like(v) for n, v in saved]
                inputs += joint.tangents
            gradients = iter(symbolic_joint.joint.gradients)
            places = [next(gradients) if v.requires_grad else None for v in self.core.inputs]
            which = {i: g for i, g in enumerate(places) if g is not None and wanted[i]}
            subgraph = extract_subgraph(
                symbolic_joint.joint.graph, inputs, list(which.values()), banned=banned
            )
        except (KeyError, GraphMismatch):  # a value that it reads was not saved
            return None
        read = {v for node in subgraph.nodes for v in node.values}.union(subgraph.outputs)
        reads = [k for k, v in enumerate(subgraph.inputs[: len(self.partition.saved)]) if v in read]
        compiled = Subgraph(subgraph, self._compile)
        return OtherBackward(compiled, symbolic_joint, list(which), reads)

    def _name(self, graph: Graph) -> dict[Value, int]:
        """Equal numbers for Values that are computed alike, also of other joint graphs."""
        names = {v: self._name_of(("input", k)) for k, v in enumerate(graph.inputs)}
        for node in graph.nodes:
            key = node.op, tuple(self._key(arg, names) for arg in node.args)
            for k, value in enumerate(node.results):
                names[value] = self._name_of((key, k))
        return names

    def _name_of(self, key: Hashable) -> int:
        return self._named.setdefault(key, len(self._named))

    def _key(self, arg: GraphArgument, names: dict[Value, int]) -> Hashable:
        if isinstance(arg, Value):
            return names[arg]
        if isinstance(arg, (list, tuple)):
            return tuple(self._key(a, names) for a in arg)
        return key_of(arg, self._symbols)


def strip_output_views(graph: Graph) -> tuple[Graph, list[Node]]:
    """The graph up to the tensors that its outputs are views of, and the calls that make these."""
    needed, views = set(graph.outputs), []
    for node in reversed(graph.nodes):
        if is_view(node) and not needed.isdisjoint(node.results):
            views.append(node)
            needed.update(node.values)
    viewed = {v for node in views for v in node.results}
    core = Graph()
    core.inputs, core.nodes = graph.inputs, graph.nodes
    core.outputs = [
        v for node in graph.nodes for v in node.results if v in needed and v not in viewed
    ]
    return core, views[::-1]
