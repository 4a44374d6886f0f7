"""From a graph to a native plan: the last step, and the only one that runs.

Every node becomes one operator call. A graph's layout (the sizes and strides of its inputs) is
fixed when it is captured; kernels are not: they are found by dtypes, ranks and stride classes.
"""

from __future__ import annotations

import itertools
from functools import partial
from typing import TYPE_CHECKING, Any

from core._native import make_plan as native_make_plan
from core.bodies.definition import definition_of
from core.compiler.graph.aliases import Aliases
from core.compiler.graph.graph import Graph, Node, Value
from core.compiler.runtime.building import build_kernels
from core.compiler.symbolic.number_programs import NumberProgram, number_inputs
from core.compiler.symbolic.symbols import Symbol, is_sizes, is_symbolic, sizes_at, symbols_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core._native import Tensor
    from core.compiler.graph.graph import GraphArgument, Plan

    _Source = tuple[str, Any]

SMALL = 1 << 20  # elements


def make_plan(
    graph: Graph,
    symbol_values: dict[int, int] | None = None,
    data_dependent: bool = False,
    numbers: list[Symbol] | None = None,
) -> Plan:
    """plan(*inputs) -> the outputs, as a tuple: the graph's calls without Python in between.

    symbol_values: the numbers of symbols, by their ids. data_dependent: the sizes of results depend
    on data. numbers: which numbers follow the tensors, where that is not number_inputs(graph).
    """
    return PlanTemplate(graph, data_dependent, numbers).plan(symbol_values)


class PlanTemplate:
    """What the plans of a graph have in common, whatever its sizes. The graph stays as it is."""

    def __init__(
        self, graph: Graph, data_dependent: bool = False, numbers: list[Symbol] | None = None
    ) -> None:
        """data_dependent, numbers: as make_plan has them."""
        self._graph, self._data_dependent = graph, data_dependent
        self._numbers = number_inputs(graph) if numbers is None else numbers
        # Steps as native code takes them, and those that are others at other sizes, by number.
        self._steps: list[tuple[Any, ...]] | None = None
        self._varying: dict[int, _Step] = {}

    def plan(
        self, symbol_values: dict[int, int] | None = None, fakes: Sequence[Tensor] | None = None
    ) -> Plan:
        """The plan for some sizes. fakes: what each Value is then, the inputs first."""
        program = _number_program(self._graph, self._numbers, symbol_values)
        if fakes is None:
            fakes = [value.fake for value in self._graph.all_values()]
        if self._steps is None:
            prepared = self._prepared(program, fakes)
            self._varying = {k: step for k, step in enumerate(prepared) if step.varies}
            self._steps = [step.at(program, fakes) for step in prepared]
            steps = self._steps
        else:
            steps = self._steps.copy()
            for k, step in self._varying.items():
                steps[k] = step.at(program, fakes)
        return native_make_plan(
            len(self._graph.inputs), self._count, steps, self._outputs, *self._memory,
            len(self._numbers), list(program.steps),
        )  # fmt: skip

    def _prepared(self, program: NumberProgram, fakes: Sequence[Tensor]) -> list[_Step]:
        graph, inputs = self._graph, len(self._graph.inputs)
        values = list(graph.all_values())
        build_kernels(graph, dict(zip(values, fakes, strict=True)))
        shift = program.slots - inputs  # numbers lie between the inputs and the results
        slots = {v: k if k < inputs else k + shift for k, v in enumerate(values)}
        self._count = len(values) + shift
        self._outputs = [slots[value] for value in graph.outputs]
        self._memory = _memory(graph)
        places = {value: k for k, value in enumerate(values)}
        constants = _constants(graph)
        nodes = [node for node in graph.nodes if not node.once]
        aliases = Aliases(graph) if graph.writes else None
        written = {n for n in nodes if aliases and aliases.changed(n) & aliases.inputs}
        return [
            _Step(node, batch, slots, places, constants, self._data_dependent, node in written)
            for node, batch in zip(nodes, _batches(graph, nodes))
        ]


class _Step:
    """A node's step of a plan: the arguments that are the same at all sizes, and those that hold
    symbols."""

    __slots__ = ("_flags", "_op", "_planned", "_results", "_sources", "_symbolic", "varies")

    def __init__(
        self,
        node: Node,
        batch: int,
        slots: dict[Value, int],
        places: dict[Value, int],
        constants: dict[Value, Any],
        data_dependent: bool,
        writes: bool,
    ) -> None:
        """places: of Values among those of the graph; writes: to memory of the graph's inputs."""
        self._op = node.op
        self._symbolic: list[tuple[int, Callable[[NumberProgram], _Source]]] = []
        self._sources: list[_Source] = []
        for k, arg in enumerate(node.args):
            source = partial(_source, arg, slots, constants)
            if not symbols_in([arg]):
                self._sources.append(source(None))
                continue
            self._sources.append(("constant", None))
            self._symbolic.append((k, partial(_sizes, arg) if is_sizes(arg) else source))
        first = slots[node.results[0]] if node.results else -1
        out = [slots[value] for value in node.out]
        self._results = (first, len(node.results), out, node.versions, batch)
        self._planned = [places[v] for v in node.results] if _may_differ(node) else []
        self._flags = (data_dependent, node.line, writes)
        planned_sizes = [v.shape for v in node.results] if self._planned else []
        self.varies = bool(self._symbolic) or any(map(is_symbolic, planned_sizes))

    def at(self, program: NumberProgram, fakes: Sequence[Tensor]) -> tuple[Any, ...]:
        """The step as native code takes it."""
        sources = self._sources.copy()
        for k, source in self._symbolic:
            sources[k] = source(program)
        planned = [fakes[k] for k in self._planned]
        return (self._op, sources, *self._results, planned, *self._flags)


def _number_program(
    graph: Graph, numbers: list[Symbol], symbol_values: dict[int, int] | None
) -> NumberProgram:
    """What computes the numbers that calls are given."""
    first = len(graph.inputs)
    places = {id(symbol): first + k for k, symbol in enumerate(numbers)}
    program = NumberProgram(places, first + len(numbers), symbol_values)
    for node in graph.nodes if numbers else ():
        for symbol in symbols_in(node.args):
            program.source(symbol)
    return program


def _may_differ(node: Node) -> bool:
    """Whether results may be others than planned: neither core's own memory nor views it made."""
    return node.op.view is None and not _is_fused(node)


def _is_fused(node: Node) -> bool:
    return "fused" in definition_of(node.op).tags


def _constants(graph: Graph) -> dict[Value, Any]:
    """The results of calls that run now, once, and not at each call of the plan."""
    tensors: dict[Value, Any] = {}

    def make(node: Node) -> None:
        for value in node.values:
            if value not in tensors and value.node is not None:
                make(value.node)
        node.make(tensors)

    for node in graph.nodes:
        if node.once:
            make(node)
    return {value: tensors[value] for node in graph.nodes if node.once for value in node.results}


def _batches(graph: Graph, nodes: list[Node]) -> list[int]:
    """For each node the number of its batch, or 0: neighbours that were fused, are small, and know
    nothing of one another are run as one range over the threads."""
    small = [_is_small(node) for node in nodes]
    numbers = [0] * len(small)
    if not any(a and b for a, b in itertools.pairwise(small)):
        return numbers
    aliases, number = Aliases(graph), 0
    read: set[int] = set()
    written: set[int] = set()
    for k, node in enumerate(nodes):
        reads = {aliases.of(v) for v in node.values}
        writes = {aliases.of(v) for v in (*node.written, *node.results)}
        apart = written.isdisjoint(reads | writes) and read.isdisjoint(writes)
        if k > 0 and small[k - 1] and small[k] and apart:
            if numbers[k - 1] == 0:
                number += 1
            numbers[k - 1] = numbers[k] = number
        else:
            read, written = set(), set()
        read |= reads
        written |= writes
    return numbers


def _is_small(node: Node) -> bool:
    """Whether a call's memory may be held a little longer: of large tensors it is given back."""
    return _is_fused(node) and all(v.fake.size <= SMALL for v in node.results)


def _memory(graph: Graph) -> tuple[list[int], list[int]]:
    """Which inputs share memory, and which are written to; empty where none is: what a graph writes
    to memory that it has made does not depend on theirs."""
    if not graph.writes:
        return [], []
    aliases, first = Aliases(graph), dict[int, int]()
    for k, value in enumerate(graph.inputs):  # some may have been left out since they were numbered
        first.setdefault(value.storage, k)
    written = [i for i, v in enumerate(graph.inputs) if aliases.of(v) in aliases.written]
    return [first[value.storage] for value in graph.inputs] if written else [], written


def _sizes(arg: Sequence[Any], program: NumberProgram) -> _Source:
    """Where a list of whole numbers and symbols comes from."""
    if not program.has_numbers:
        return "constant", sizes_at(arg, program.symbol_values)
    return _source(arg, {}, {}, program)


def _source(
    arg: GraphArgument,
    slots: dict[Value, int],
    constants: dict[Value, Any],
    program: NumberProgram | None,
) -> _Source:
    """Where an argument comes from. program: None where no symbol is in it."""
    if isinstance(arg, Value):
        return ("constant", constants[arg]) if arg in constants else ("slot", slots[arg])
    if isinstance(arg, (list, tuple)) and any(isinstance(i, (Value, Symbol)) for i in arg):
        sources = [_source(item, slots, constants, program) for item in arg]
        if any(kind != "constant" for kind, _ in sources):
            return "list", sources
        return "constant", tuple(item for _, item in sources)
    if program is not None and isinstance(arg, Symbol):
        return program.source(arg)
    return "constant", tuple(arg) if isinstance(arg, list) else arg
