"""From a graph to a native plan: the last step, and the only one that runs.

Every node becomes one operator call. A graph's layout (the sizes and strides of its inputs) is
fixed when it is captured; kernels are not: they are found by dtypes, ranks and stride classes.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from core._native import bind_plan
from core._native import make_plan as native_make_plan
from core.bodies.definition import body_of, definition_of
from core.compiler.fusion.row_programs import FusedProgram
from core.compiler.graph.aliases import Aliases
from core.compiler.graph.graph import Graph, Node, Value
from core.compiler.runtime.building import build_kernels
from core.compiler.symbolic.number_programs import NumberProgram, number_inputs
from core.compiler.symbolic.symbols import (
    Symbol,
    evaluate,
    is_sizes,
    is_symbolic,
    leaves_in,
    sizes_at,
    symbols_in,
)

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from core._native import Plan as NativePlan
    from core._native import Tensor
    from core.compiler.graph.graph import Plan

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
    """The plan of a graph, which is the same at all sizes but for constants of calls and expected
    results: these are bound to it for each. The graph stays as it is."""

    def __init__(
        self, graph: Graph, data_dependent: bool = False, numbers: list[Symbol] | None = None
    ) -> None:
        """data_dependent, numbers: as make_plan has them."""
        self._graph, self._data_dependent = graph, data_dependent
        self._numbers = number_inputs(graph) if numbers is None else numbers
        self._plan: NativePlan | None = None
        self._constants: list[Any] = []  # arguments that depend on sizes
        self._planned: list[int] = []  # which Values are expected results

    def plan(
        self, symbol_values: dict[int, int] | None = None, fakes: Sequence[Tensor] | None = None
    ) -> Plan:
        """The plan for some sizes. fakes: what each Value is then, the inputs first."""
        values = symbol_values or {}
        if fakes is None:
            fakes = [value.fake for value in self._graph.all_values()]
        if self._plan is None:
            self._plan = self._made(values, fakes)
            return self._plan
        constants = [constant_at(arg, values) for arg in self._constants]
        return bind_plan(self._plan, constants, [fakes[k] for k in self._planned])

    def _made(self, symbol_values: dict[int, int], fakes: Sequence[Tensor]) -> NativePlan:
        graph, inputs = self._graph, len(self._graph.inputs)
        values = list(graph.all_values())
        build_kernels(graph, dict(zip(values, fakes, strict=True)))
        nodes = [node for node in graph.nodes if not node.once]
        sources = _Sources(graph, self._numbers)
        shift = sources.program.slots - inputs  # numbers lie between the inputs and the results
        sources.slots = {v: k if k < inputs else k + shift for k, v in enumerate(values)}
        places = {value: k for k, value in enumerate(values)}
        aliases = Aliases(graph) if graph.writes else None
        written = {n for n in nodes if aliases and aliases.changed(n) & aliases.inputs}
        steps, planned = [], list[int]()
        for node, batch in zip(nodes, _batches(graph, nodes)):
            expected = [places[v] for v in node.results] if _may_differ(node) else []
            which = list(range(len(planned), len(planned) + len(expected)))
            planned += expected
            flags = self._data_dependent, _called(node), node in written
            steps.append((*sources.step(node), batch, which, *flags))
        self._constants, self._planned = sources.by_sizes, planned
        return native_make_plan(
            inputs, len(values) + shift, steps, [sources.slots[v] for v in graph.outputs],
            *_memory(graph), len(self._numbers), sources.program.steps,
            [constant_at(arg, symbol_values) for arg in self._constants],
            [fakes[k] for k in planned],
        )  # fmt: skip


def constant_at(arg: Any, symbol_values: dict[int, int]) -> Any:
    """An argument that depends on sizes, at some of them."""
    if issubclass(type(arg), Symbol):
        return evaluate(arg, symbol_values)
    return sizes_at(arg, symbol_values)


class _Sources:
    """Where the arguments of a graph's calls come from: slots and constants.

    by_sizes: the arguments that depend on sizes, and on none of the numbers that the plan is given:
    they have slots behind these. slots: of the graph's Values.
    """

    def __init__(self, graph: Graph, numbers: list[Symbol]) -> None:
        self.by_sizes: list[Any] = []
        self.slots: dict[Value, int] = {}
        self._constants = _constants(graph)
        self._numbers = set(map(id, numbers))
        self._first = len(graph.inputs) + len(numbers)
        self._places: dict[Hashable, int] = {}  # slots of by_sizes
        for node in graph.nodes:
            for arg in node.args:
                self._add(arg)
        places = {id(symbol): len(graph.inputs) + k for k, symbol in enumerate(numbers)}
        places |= {id(x): self._places[_key(x)] for x in self.by_sizes if isinstance(x, Symbol)}
        self.program = NumberProgram(places, self._first + len(self.by_sizes))
        for node in graph.nodes:
            for symbol in symbols_in(node.args):
                if self._reads_numbers(symbol):
                    self.program.source(symbol)

    def _reads_numbers(self, arg: Any) -> bool:
        return any(id(leaf) in self._numbers for leaf in leaves_in(arg))

    def _add(self, arg: Any) -> None:
        """Takes note of an argument, or of parts of it, that depend on sizes."""
        if not is_symbolic([arg]):
            return
        if (isinstance(arg, Symbol) or is_sizes(arg)) and not self._reads_numbers(arg):
            if _key(arg) not in self._places:
                self._places[_key(arg)] = self._first + len(self.by_sizes)
                self.by_sizes.append(arg)
            return
        for item in arg.args if isinstance(arg, Symbol) else arg:
            self._add(item)

    def step(self, node: Node) -> tuple[Any, ...]:
        """A call: the operator, where its arguments come from, and where its results belong."""
        first = self.slots[node.results[0]] if node.results else -1
        out = [self.slots[value] for value in node.out]
        args = [self._source(arg) for arg in node.args]
        return node.op, args, first, len(node.results), out, node.versions

    def _source(self, arg: Any) -> tuple[str, Any]:
        if isinstance(arg, Value):
            known = arg in self._constants
            return ("constant", self._constants[arg]) if known else ("slot", self.slots[arg])
        is_list = isinstance(arg, (list, tuple))
        if is_list and is_symbolic(arg) and _key(arg) in self._places:
            return "slot", self._places[_key(arg)]
        if is_list and any(isinstance(item, (Value, Symbol)) for item in arg):
            sources = [self._source(item) for item in arg]
            if any(kind != "constant" for kind, _ in sources):
                return "list", sources
            return "constant", tuple(item for _, item in sources)
        if isinstance(arg, Symbol):
            return self.program.source(arg)
        return "constant", tuple(arg) if isinstance(arg, list) else arg


def _key(arg: Any) -> Hashable:
    """Equal for symbols, and lists of symbols and numbers, that are the same."""
    if isinstance(arg, Symbol):
        return id(arg)
    return tuple([x if type(x) is int else (id(x),) for x in arg])


def _may_differ(node: Node) -> bool:
    """Whether results may be others than planned: neither core's own memory nor views it made."""
    return node.op.view is None and not _is_fused(node)


def _called(node: Node) -> str:
    """The operator that the user has called, and the line: what an error of the call names."""
    program = body_of(node.op).build if _is_fused(node) else None
    names = program.group.names if isinstance(program, FusedProgram) else [node.op.name]
    return f"{', '.join(names)}, called at {node.line}" if node.line else ""


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
