"""Min-cut partitioning of a joint graph: a forward subgraph, what is saved, a backward subgraph.

What the backward subgraph reads of the forward one is saved, or computed again from what is
saved. The choice that keeps the fewest bytes is a minimum cut: every value is an edge as wide as
its bytes, from the inputs to what the backward subgraph reads; what lies behind it is computed
again.

Computed again are elementwise calls, views, casts and constants, which a fused kernel makes in
passing. Never: products, convolutions, reductions, sorts, and draws.

Only values that the tape would save may be saved if the caller can write to their memory (inputs,
outputs, and views of them), and nothing is computed from them that is for other outputs' gradients
than the tape saves them for: a write that eager code may make before backward() is allowed here,
too, and one that it may not make is noticed.
"""

from __future__ import annotations

from collections import defaultdict, deque
from typing import TYPE_CHECKING

from core.bodies.definition import has_elementwise_body
from core.compiler.graph.aliases import may_raise
from core.compiler.graph.graph import Graph, Node, Value

if TYPE_CHECKING:
    from collections.abc import Container, Hashable, Iterable

    from core.compiler.training.joint import JointGraph

WITHOUT_END = 1 << 60
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
    """The part of a graph that leads from some Values to others, as a graph of its own.

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
    """For each Value those whose memory it may lie in, itself if it has memory of its own."""
    memory: dict[Value, set[Value]] = {v: {v} for v in graph.inputs}
    for node in graph.nodes:
        below: set[Value] = set()
        if is_view(node):
            below.update(*(memory[v] for v in node.values))
        for value in node.results:
            memory[value] = below or {value}
    return memory


class _Costs:
    """What saving a Value costs."""

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
            return WITHOUT_END
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
    graph = joint.graph
    late = dependents(graph, joint.tangents)
    gradients = {g for g in joint.gradients if g is not None}
    needed = _needed_backwards(graph, late, gradients)
    flow, costs = Flow(), _Costs(joint)
    read_for, serves = _outputs_served(joint, late, needed)
    early = list(joint.inputs)
    for value in early:
        flow.add("start", (value, "in"), WITHOUT_END)
    for node in graph.nodes:
        if late.isdisjoint(node.results):
            early += node.results
            _add_node(flow, node, is_recomputable(node) or node in joint.later)
    behind = {}  # for each Value the point behind the edge that saves it
    for value in early:
        only_read = costs.is_shared(value) and serves[value] & ~read_for[value]
        behind[value] = (value, "read" if only_read else "out")
        flow.add((value, "in"), behind[value], costs(value))
        if only_read:
            flow.add((value, "in"), (value, "out"), WITHOUT_END)
        if value in needed:
            flow.add(behind[value], "end", WITHOUT_END)
    before = flow.cut("start", "end")
    return [v for v in early if (v, "in") in before and behind[v] not in before]


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


def _add_node(flow: Flow, node: Node, backwards: bool) -> None:
    for result in node.results:
        if not backwards:
            flow.add("start", (result, "in"), WITHOUT_END)
            continue
        for value in node.values:
            flow.add((value, "out"), (result, "in"), WITHOUT_END)


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


# ---- minimum cuts -------------------------------------------------------------------------------
class Flow:
    """A network of pipes; the narrowest cut between two points of it, by Dinic's algorithm."""

    def __init__(self) -> None:
        self._edges: dict[Hashable, list[int]] = {}
        self._to: list[Hashable] = []  # the edge k ^ 1 leads back
        self._room: list[int] = []

    def add(self, a: Hashable, b: Hashable, room: int) -> None:
        """A pipe from a to b."""
        for here, there, width in ((a, b, room), (b, a, 0)):
            self._edges.setdefault(here, []).append(len(self._to))
            self._to.append(there)
            self._room.append(width)

    def cut(self, start: Hashable, end: Hashable) -> set[Hashable]:
        """The points on the side of `start` when as much flows as can."""
        while end in (levels := self._levels(start)):
            tried = dict.fromkeys(self._edges, 0)
            while path := self._path(start, end, levels, tried):
                pushed = min(self._room[edge] for edge in path)
                for edge in path:
                    self._room[edge] -= pushed
                    self._room[edge ^ 1] += pushed
        return set(levels)

    def _levels(self, start: Hashable) -> dict[Hashable, int]:
        """How many pipes away each point is that can be reached."""
        levels, waiting = {start: 0}, deque([start])
        while waiting:
            here = waiting.popleft()
            for edge in self._edges.get(here, ()):
                there = self._to[edge]
                if self._room[edge] and there not in levels:
                    levels[there] = levels[here] + 1
                    waiting.append(there)
        return levels

    def _path(
        self,
        start: Hashable,
        end: Hashable,
        levels: dict[Hashable, int],
        tried: dict[Hashable, int],
    ) -> list[int]:
        """Pipes with room that lead level by level to the end; none: []. tried: how many pipes of
        each point lead nowhere."""
        path: list[int] = []
        here = start
        while here != end:
            edges = self._edges[here]
            while tried[here] < len(edges) and not self._leads(edges[tried[here]], levels):
                tried[here] += 1
            if tried[here] < len(edges):
                path.append(edges[tried[here]])
                here = self._to[path[-1]]
                continue
            if not path:
                return []
            here = self._to[path.pop() ^ 1]
            tried[here] += 1
        return path

    def _leads(self, edge: int, levels: dict[Hashable, int]) -> bool:
        here, there = self._to[edge ^ 1], self._to[edge]
        return self._room[edge] > 0 and levels.get(there) == levels[here] + 1
