"""Min-cut partitioning of a joint graph: a forward subgraph, the saved Values, a backward subgraph.

A value that the backward subgraph reads is saved, or recomputed from saved values. The choice with
the fewest bytes is a minimum cut: every value is an edge whose capacity is its bytes, from the
inputs to the values that the backward subgraph reads; values after the cut are recomputed.

Elementwise calls, views, casts and constants may be recomputed, because a fused kernel computes
them in passing. Products, convolutions, reductions, sorts and random draws are not recomputed.

Only values that the tape would save may be saved if the caller can write to their memory (inputs,
outputs, and views of them), and nothing is computed from them that is for other outputs' gradients
than the tape saves them for: a write that eager code may make before backward() is allowed here,
too, and one that it may not make is noticed.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from core.bodies.definition import has_elementwise_body
from core.compiler.graph.aliases import may_raise
from core.compiler.graph.graph import Graph, Node, Value
from core.compiler.training.min_cut import UNBOUNDED, Flow

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from core.compiler.training.joint import JointGraph

_CHEAP = frozenset(("core::astype", "core::expand", "core::broadcast_to", "core::clone"))


class Partition:
    """forward: inputs -> outputs, saved; backward: saved, tangents -> gradients."""

    def __init__(self, forward: Graph, backward: Graph, saved: list[Value]) -> None:
        self.forward, self.backward, self.saved = forward, backward, saved


def partition(joint: JointGraph) -> Partition:
    """The subgraphs of a joint graph that keep the fewest bytes."""
    saved = _choose(joint)
    always = {n for n in joint.graph.nodes if n not in joint.later and may_raise(n.op)}
    return Partition(
        extract_subgraph(joint.graph, joint.inputs, [*joint.outputs, *saved], always=always),
        extract_subgraph(
            joint.graph,
            [*saved, *joint.tangents],
            [g for g in joint.gradients if g is not None],
        ),
        saved,
    )


def extract_subgraph(
    graph: Graph,
    inputs: list[Value],
    outputs: list[Value],
    always: Container[Node] = (),
    banned: Container[Node] = (),
) -> Graph:
    """The part of a graph that leads from some Values to others, as a new graph.

    always: calls that are part of it in any case. Raises KeyError where the inputs do not suffice,
    or would with calls that are banned.
    """
    available, needed, nodes = set(inputs), set(outputs), []
    for node in reversed(graph.nodes):
        if (needed & set(node.results)) - available or node in always:
            if node in banned:
                raise KeyError(node)
            nodes.append(node)
            needed.update(node.values)
    subgraph = Graph()
    subgraph.symbolic = graph.symbolic
    same = {v: subgraph.add_input(v.fake).like(v) for v in inputs}
    for node in reversed(nodes):
        twin = Node(node.op, node.args, [v.fake for v in node.results], node.returns_tuple)
        twin.line = node.line
        twin.replace(_all_of(twin, same))
        subgraph.nodes.append(twin)
        for old, new in zip(node.results, twin.results, strict=True):
            same.setdefault(old, new.like(old))
    subgraph.outputs = [same[v] for v in outputs]
    return subgraph


def _all_of(node: Node, same: dict[Value, Value]) -> dict[Value, Value]:
    return {v: same[v] for v in node.values}


# ---- what may be done with a value --------------------------------------------------------------
def is_view(node: Node) -> bool:
    """Whether a call may return the memory of its argument."""
    return bool(node.op.view or node.op.may_alias)


def is_recomputable(node: Node) -> bool:
    """Whether a call is cheap enough to be made again in the backward subgraph."""
    return (
        is_view(node) or has_elementwise_body(node.op) or not node.values or node.op.name in _CHEAP
    )


def dependents(graph: Graph, sources: Iterable[Value]) -> set[Value]:
    """The Values that are computed from some, these among them."""
    reached = set(sources)
    for node in graph.nodes:
        if not reached.isdisjoint(node.values):
            reached.update(node.results)
    return reached


def _memory_of(graph: Graph) -> dict[Value, set[Value]]:
    """For each Value those that it may alias; itself if it owns its memory."""
    memory: dict[Value, set[Value]] = {v: {v} for v in graph.inputs}
    for node in graph.nodes:
        below: set[Value] = set()
        if is_view(node):
            below.update(*(memory[v] for v in node.values))
        for value in node.results:
            memory[value] = below or {value}
    return memory


class _Costs:
    """The cost of saving a Value."""

    def __init__(self, joint: JointGraph) -> None:
        self._memory = _memory_of(joint.graph)
        self._stored = _stored(joint)
        self._inputs = set(joint.inputs)
        self._shared = set(self._inputs).union(*(self._memory[v] for v in joint.outputs))
        self._read = {v for node in joint.later for v in node.values} | {
            g for g in joint.gradients if g is not None
        }

    def is_shared(self, value: Value) -> bool:
        """Whether the caller can write to a Value's memory."""
        return not self._memory[value].isdisjoint(self._shared)

    def __call__(self, value: Value) -> int:
        memory = self._memory[value]
        if self.is_shared(value) and value not in self._read:
            return UNBOUNDED
        if not memory.isdisjoint(self._inputs):
            return 1  # it is kept anyway
        size: int = max(value.fake.nbytes, *(v.fake.nbytes for v in memory))
        return (10 if value in self._stored else 13) * size + 10


def _stored(joint: JointGraph) -> set[Value]:
    """The Values that have memory in the forward subgraph whether they are saved or not."""
    stored = set(joint.outputs)
    for node in joint.graph.nodes:
        if node not in joint.later and not has_elementwise_body(node.op):
            stored.update(node.values, node.results)
    return stored


def _choose(joint: JointGraph) -> list[Value]:
    """The Values to save, in the order in which they are computed."""
    late = dependents(joint.graph, joint.tangents)
    early = list(joint.inputs)
    for node in joint.graph.nodes:
        early += node.results if late.isdisjoint(node.results) else ()
    network = _Network(joint, late)
    return network.cut(early)


class _Network:
    """The flow network whose minimum cut chooses the values to save.

    A Value of the forward subgraph is an edge from "in" to "out", whose capacity is what saving it
    costs; calls that can be made again lead from the "out" of what they read to the "in" of what
    they give. The backward subgraph reads a Value after the edge that saves it. One that the
    caller can write to is saved for some outputs' gradients alone: a separate node, "read",
    reads it, and values that are computed from it again do not use the saved one.
    """

    def __init__(self, joint: JointGraph, late: set[Value]) -> None:
        gradients = {g for g in joint.gradients if g is not None}
        self._joint, self._late = joint, late
        self._needed = _needed_backwards(joint.graph, late, gradients)
        self._costs = _Costs(joint)
        self._read_for, self._serves = _outputs_served(joint, late, self._needed)
        self._flow = Flow()

    def cut(self, early: list[Value]) -> list[Value]:
        """The Values of the forward subgraph whose edges are in the minimum cut."""
        for value in self._joint.inputs:
            self._flow.add("start", (value, "in"), UNBOUNDED)
        for node in self._joint.graph.nodes:
            if self._late.isdisjoint(node.results):
                self._add_call(node)
        behind = {value: self._add_value(value) for value in early}
        before = self._flow.cut("start", "end")
        return [v for v in early if (v, "in") in before and behind[v] not in before]

    def _add_call(self, node: Node) -> None:
        again = is_recomputable(node) or node in self._joint.later
        for result in node.results:
            sources = [(value, "out") for value in node.values] if again else ["start"]
            for source in sources:
                self._flow.add(source, (result, "in"), UNBOUNDED)

    def _add_value(self, value: Value) -> tuple[Value, str]:
        """Adds the edge that saves a Value; returns the node it leads to."""
        served_beside = self._serves[value] & ~self._read_for[value]
        only_read = self._costs.is_shared(value) and served_beside
        behind = (value, "read" if only_read else "out")
        self._flow.add((value, "in"), behind, self._costs(value))
        if only_read:
            self._flow.add((value, "in"), (value, "out"), UNBOUNDED)
        if value in self._needed:
            self._flow.add(behind, "end", UNBOUNDED)
        return behind


def _outputs_served(
    joint: JointGraph, late: set[Value], needed: set[Value]
) -> tuple[dict[Value, int], dict[Value, int]]:
    """For which outputs' gradients each Value of the forward subgraph is read, and what may be
    computed from it again: bits, one for each tangent."""
    comes_from = {t: 1 << i for i, t in enumerate(joint.tangents)}
    every = (1 << len(joint.tangents)) - 1
    read_for = defaultdict[Value, int](int)
    for gradient in needed.intersection(g for g in joint.gradients if g is not None):
        read_for[gradient] = every
    for node in joint.graph.nodes:
        if not late.isdisjoint(node.results):
            bits = 0
            for value in node.values:
                bits |= comes_from.get(value, 0)
            for value in node.values:
                read_for[value] |= bits
            comes_from.update(dict.fromkeys(node.results, bits))
    serves = read_for.copy()
    for node in reversed(joint.graph.nodes):
        if late.isdisjoint(node.results) and (is_recomputable(node) or node in joint.later):
            for value in node.values:
                for result in node.results:
                    serves[value] |= serves[result]
    return read_for, serves


def _needed_backwards(graph: Graph, late: set[Value], gradients: set[Value]) -> set[Value]:
    """The Values of the forward subgraph that the backward subgraph reads."""
    needed = set(gradients)
    for node in reversed(graph.nodes):
        if not late.isdisjoint(node.results) and not needed.isdisjoint(node.results):
            needed.update(node.values)
    return needed - late


def reads_of(joint: JointGraph) -> list[bool]:
    """For each input of the forward graph whether a gradient is computed from its values."""
    needed = {g for g in joint.gradients if g is not None}
    for node in reversed(joint.graph.nodes):
        if not needed.isdisjoint(node.results):
            needed.update(node.values)
    return [value in needed for value in joint.inputs]
