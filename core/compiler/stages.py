"""A recorded graph as the steps of the tape that it has to be.

One graph is one step, unless the caller holds something that a later result is computed from: its
gradient can be asked for, and hooks may be hung on it, so that it stands between two steps. Writes
to what is not recorded (running statistics, counters) are made behind all steps.
"""

from __future__ import annotations

from core import _native, config, logging
from core.autograd.grad_mode import no_grad
from core.compiler.aliases import Aliases
from core.compiler.cuts import At, Cut, Half
from core.compiler.differentiable import CallByCall, Differentiable
from core.compiler.graph import Graph, Node, Value
from core.compiler.inference import (
    OtherSizes,
    call,
    graph_at,
    leaves_of,
    second_graph,
    with_numbers,
)
from core.compiler.joint import CannotTrace, call_again
from core.compiler.partition import is_view
from core.compiler.sized_joint import NotAlike, Numbers, SizedGraph
from core.errors import CompileError, ConfigError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from core.compiler.families import Variant

_CLONE = _native.find_operator("core::clone")


class Recorded:
    """A graph some of whose outputs require grad, at all sizes for which it holds.

    compile(graph) gives what the passes make of one. Raises NotAlike where the graph is symbolic
    and its formulas do not say the same at other sizes.
    """

    def __init__(self, graph: Graph, compile: Callable[[Graph], Variant]) -> None:
        self._graph, self._leaves = graph, leaves_of(graph)
        self._first = with_numbers(graph) if graph.symbolic else graph
        second = second_graph(graph) if graph.symbolic else None
        if graph.symbolic and second is None:
            raise NotAlike("there are no other sizes")
        self._stages = _stages(self._first)
        seconds = [None] * len(self._stages) if second is None else _stages(second)
        self._parts = [
            _part(stage, other, compile) for stage, other in zip(self._stages, seconds, strict=True)
        ]

    def first(self) -> Any:
        """What runs it at the sizes at which it was captured."""
        return self._at(self._first)

    def plan(self, sizes: tuple[int, ...], fakes: list[Any], layout: list[bool]) -> Any:
        """What runs it at other sizes; None where it has to be captured anew."""
        known = {id(leaf): n for leaf, n in zip(self._leaves, sizes, strict=True)}
        try:
            return self._at(graph_at(self._graph, fakes, known))
        except (OtherSizes, NotAlike) as error:
            logging.debug("graph", "gradients are computed otherwise: %s", error)
        except Exception as error:  # a formula may raise anything
            logging.debug("graph", "gradients cannot be computed: %s", error)
        return None

    def _at(self, graph: Graph) -> Any:
        stages = self._stages if graph is self._first else _stages(graph)
        plans = [part(stage) for part, stage in zip(self._parts, stages, strict=True)]
        return plans[0] if len(plans) == 1 else Stages(graph, stages, plans)


def _part(
    stage: Graph, second: Graph | None, compile: Callable[[Graph], Variant]
) -> Callable[[Graph], Any]:
    """What gives a stage's plan, for the stage as it is at some sizes."""
    if not is_recorded(stage):
        return Plain(stage, second, compile)
    if stage.writes:
        return lambda graph: CallByCall(graph, "it writes to what is recorded, or reads it then")
    try:
        cut = Cut(stage, second, compile)
    except (NotAlike, ConfigError):
        raise
    except Exception as error:  # a formula may raise anything; backward() is where that belongs
        if config.verify and isinstance(error, CompileError) and not isinstance(error, CannotTrace):
            raise  # a pass is wrong, and who asked wants to hear of it
        reason = str(error)
        logging.info("graph", "recorded call by call: %s", error)
        return lambda graph: CallByCall(graph, reason)
    return lambda graph: Differentiable(cut, At(graph, cut))


class Plain:
    """A part that is not recorded; called with what it is at some sizes it gives a plan."""

    def __init__(
        self, stage: Graph, second: Graph | None, compile: Callable[[Graph], Variant]
    ) -> None:
        self._stage = stage
        made, numbers = stage.copy(), [v.storage for v in stage.inputs]
        for k, value in enumerate(made.inputs):  # whose numbers are those of its own inputs
            value.storage = numbers.index(numbers[k]) if numbers[k] >= 0 else k
        self._sized = SizedGraph(made, second, Numbers())
        self._whole = Half(self._sized.graph, compile)

    def __call__(self, stage: Graph) -> Any:
        known: dict[int, Any] = {}
        if stage is not self._stage:
            self._sized.at(stage, known)
        return self._whole.plan(known, [v.fake for v in stage.inputs])


class Stages:
    """The parts of a graph, one after the other, and their plans."""

    def __init__(self, graph: Graph, stages: list[Graph], plans: list[Any]) -> None:
        self.graph, self.stages, self._plans = graph, stages, plans
        self._writes, self._storages = graph.writes, [v.storage for v in graph.inputs]

    @property
    def steps(self) -> list[Any]:
        """The parts that are recorded."""
        return [p for p, stage in zip(self._plans, self.stages, strict=True) if is_recorded(stage)]

    def __call__(self, *inputs: Any) -> Any:
        """The outputs; NotImplemented where inputs share other memory than they did."""
        if self._writes and list(_native.overlaps(inputs)) != self._storages:
            return NotImplemented
        tensors = dict(zip(self.graph.inputs, inputs, strict=True))
        try:
            self._run(tensors)
        except Exception:
            if not self._writes:
                raise
            call_again(self.graph.nodes, tensors)  # the writes before what raises are made, too
        return tuple(tensors[v] for v in self.graph.outputs)

    def _run(self, tensors: dict[Value, Any]) -> None:
        with no_grad():  # what is recorded says so itself
            for stage, plan in zip(self.stages, self._plans, strict=True):
                made = plan(*(tensors[v] for v in stage.inputs))
                tensors.update(zip(stage.outputs, made, strict=True))


def is_recorded(graph: Graph) -> bool:
    """Whether a graph has to be a step of the tape."""
    return any(v.requires_grad for v in graph.outputs)


def _stages(graph: Graph) -> list[Graph]:
    """A graph cut in the order of its calls, behind each Value that stands between two steps, and
    before the calls that write; uncut where these cannot be made behind all others."""
    early, late = _written_last(graph) if graph.writes else (graph.nodes, [])
    between = _between(graph)
    level: dict[Value, int] = {}
    parts: list[list[Node]] = [[]]
    for node in early:
        if any(level.get(v) == len(parts) - 1 for v in between.intersection(node.values)):
            parts.append([])
        parts[-1].append(node)
        level.update(dict.fromkeys(node.results, len(parts) - 1))
    parts += [late] if late else []
    return [graph] if len(parts) == 1 else _cut(graph, parts)


def _written_last(graph: Graph) -> tuple[list[Node], list[Node]]:
    """The calls that can be made first, and those that write, or read what was written."""
    aliases, written = Aliases(graph), set[int]()
    late: list[Node] = []
    made: set[Value] = set()  # by these
    for node in graph.nodes:
        changed = aliases.changed(node)
        memory = {aliases.of(v) for v in node.values}
        if not changed and made.isdisjoint(node.values) and written.isdisjoint(memory):
            continue
        inside = all(m in aliases.inputs or made.issuperset(aliases.roots[m]) for m in changed)
        if not inside or any(v.requires_grad for v in node.results):
            return graph.nodes, []
        late.append(node)
        made.update(node.results)
        written |= changed
    early = [node for node in graph.nodes if node not in set(late)]
    given = dict.fromkeys(v for node in late for v in node.values if v not in made)
    read = [v for v in given if v.node is not None]
    if any(aliases.of(v) in written for v in read):  # a view of what is written to
        return graph.nodes, []
    copies = [call(_CLONE, [v]) for v in read if v.requires_grad or _is_view(v)]
    same = {node.args[0]: node.results[0] for node in copies}
    return [*early, *copies], [_reading(node, same) for node in late]


def _is_view(value: Value) -> bool:
    return value.node is not None and is_view(value.node)


def _reading(node: Node, same: dict[Value, Value]) -> Node:
    """A call that reads other Values in the place of some."""
    if same.keys().isdisjoint(node.values):
        return node
    twin = Node(node.op, node.args, [], node.returns_tuple, node.line, node.grad)
    twin.results = node.results
    twin.replace(same)
    return twin


def _between(graph: Graph) -> set[Value]:
    """The outputs that recorded outputs are computed from."""
    held = {v for v in graph.outputs if v.requires_grad}
    leads: set[Value] = set()
    for node in reversed(graph.nodes):
        if any(v.requires_grad and (v in held or v in leads) for v in node.results):
            leads.update(v for v in node.values if v.requires_grad)
    return held & leads


def _cut(graph: Graph, parts: list[list[Node]]) -> list[Graph]:
    """The parts as graphs, over the same nodes and Values."""
    wanted, stages = set(graph.outputs), []
    for nodes in reversed(parts):
        made = [v for node in nodes for v in node.results]
        stage = Graph()
        stage.nodes = nodes
        stage.outputs = [v for v in made if v in wanted]
        read = dict.fromkeys(v for node in nodes for v in node.values)
        stage.inputs = [v for v in read if v not in set(made)]
        wanted.update(stage.inputs)
        stages.append(stage)
    return stages[::-1]
