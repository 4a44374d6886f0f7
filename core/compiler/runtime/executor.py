"""From a graph to a native plan: the last step, and the only one that runs.

Every node becomes one operator call. A graph's layout (the sizes and strides of its inputs) is
fixed when it is captured; kernels are not: they are found by dtypes, ranks and stride classes.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from core._native import make_plan as native_make_plan
from core.bodies.definition import definition_of
from core.compiler.graph.aliases import Aliases
from core.compiler.graph.graph import Graph, Node, Value
from core.compiler.runtime.building import build_kernels
from core.compiler.symbolic.number_programs import NumberProgram, number_inputs
from core.compiler.symbolic.symbols import Symbol, symbols_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.compiler.graph.graph import GraphArgument, Plan

SMALL = 1 << 20  # elements


def make_plan(
    graph: Graph,
    symbol_values: dict[int, int] | None = None,
    fakes: list[Any] | None = None,
    data_dependent: bool = False,
    numbers: list[Symbol] | None = None,
) -> Plan:
    """plan(*inputs) -> the outputs, as a tuple: the graph's calls without Python in between.

    symbol_values: the numbers of symbols, by their ids; fakes: then, what each Value is, the
    inputs first. data_dependent: the sizes of results depend on data.

    numbers: which numbers follow the tensors, where that is not number_inputs(graph).
    """
    numbers = number_inputs(graph) if numbers is None else numbers
    program = _number_program(graph, numbers, symbol_values)
    slots: dict[Value, int] = {value: k for k, value in enumerate(graph.inputs)}
    for value in (v for node in graph.nodes for v in node.results):
        slots[value] = program.slots + len(slots) - len(graph.inputs)
    constants = _constants(graph)
    nodes = [node for node in graph.nodes if not node.once]
    planned = _planned(slots, fakes)
    build_kernels(graph, planned)
    steps = [
        (
            node.op,
            [_source(arg, slots, constants, program) for arg in node.args],
            slots[node.results[0]] if node.results else -1,
            len(node.results),
            [slots[value] for value in node.out],
            node.versions,
            batch,
            [planned[v] for v in node.results] if _may_differ(node) else [],
            data_dependent,
            node.line,
        )
        for node, batch in zip(nodes, _batches(graph, nodes))
    ]
    outputs = [slots[value] for value in graph.outputs]
    count = program.slots + len(slots) - len(graph.inputs)
    shared, written = _memory(graph)
    inputs, given = len(graph.inputs), len(numbers)
    return native_make_plan(
        inputs, count, steps, outputs, shared, written, given, list(program.steps)
    )


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


def _planned(values: Iterable[Value], fakes: list[Any] | None) -> dict[Value, Any]:
    """The fake tensor by which generated kernels know each Value."""
    values = list(values)
    return dict(zip(values, fakes or [v.fake for v in values], strict=True))


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
    """Which inputs share memory, and which are written to; empty where no call writes."""
    if not graph.writes:
        return [], []
    aliases = Aliases(graph)
    written = [i for i, v in enumerate(graph.inputs) if aliases.of(v) in aliases.written]
    return [value.storage for value in graph.inputs], written


def _source(
    arg: GraphArgument,
    slots: dict[Value, int],
    constants: dict[Value, Any],
    program: NumberProgram,
) -> tuple[str, Any]:
    if isinstance(arg, Value):
        return ("constant", constants[arg]) if arg in constants else ("slot", slots[arg])
    if isinstance(arg, (list, tuple)) and any(isinstance(i, (Value, Symbol)) for i in arg):
        sources = [_source(item, slots, constants, program) for item in arg]
        if any(kind != "constant" for kind, _ in sources):
            return "list", sources
        return "constant", tuple(item for _, item in sources)
    if isinstance(arg, Symbol):
        return program.source(arg)
    return "constant", tuple(arg) if isinstance(arg, list) else arg
