"""Whether graphs can be worth collecting, where a function runs as Python at every call.

Then every operator call is collected and its graph looked up, each time. What that costs is
won back where calls are fused: their results are not stored and read again. Both are counted, not
timed, so the answer is the same in every process.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from core.compiler.graph.graph import Graph

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from core._native import Tensor
    from core.compiler.graph.graph import Value

BYTES_PER_CALL = 1_600_000  # moved by memory while one call is collected: 80 us at 20 GB/s
CALLS_PER_GRAPH = 3  # a graph is looked up and run in the time of so many calls


BYTES_PER_LOOKUP = 2_000_000  # moved while a graph's plan for other sizes is made: 100 us
CALLS_PER_LOOKUP = 64  # whose time in Python is that of one
CALLS_PER_PART = 3  # a part of a graph is run in the time of so many calls, and its decision
LARGE = 1 << 16  # bytes of a tensor beside whose work that time is nothing


class Counts(NamedTuple):
    """Of one call of a function: graphs, operator calls, and the bytes that fusing all of them
    would spare memory."""

    graphs: int
    calls: int
    spared: int

    @property
    def can_win(self) -> bool:
        """Whether what may be spared outweighs the collecting."""
        return self.spared > BYTES_PER_CALL * (self.calls + CALLS_PER_GRAPH * self.graphs)

    def __str__(self) -> str:
        graphs = f"{self.graphs} graph{'s' * (self.graphs != 1)}"
        return f"{graphs} of {self.calls} calls, which spare {self.spared} bytes at most,"


def count(graphs: Iterable[Graph]) -> Counts:
    """The counts of a call's graphs."""
    graphs = [graph for graph in graphs if graph.nodes]
    return Counts(len(graphs), sum(len(g.nodes) for g in graphs), sum(map(_spared, graphs)))


def is_worth_parting(graph: Graph, decisions: int) -> bool:
    """Whether a graph in parts, one for each decision, can be quicker than its calls."""
    if len(graph.nodes) > CALLS_PER_PART * (decisions + 2):
        return True
    return any(value.fake.nbytes >= LARGE for value in graph.all_values())


def is_worth_waiting(graphs: Iterable[Graph], waits: int) -> bool:
    """Whether graphs are quicker than their calls if so many plans are looked up by sizes that
    depend on data, which may be others at each call."""
    graphs = list(graphs)
    many = sum(len(graph.nodes) for graph in graphs) > CALLS_PER_LOOKUP * waits
    return many or sum(map(_spared, graphs)) > BYTES_PER_LOOKUP * waits


def is_worth_lookups(graph: Graph, fakes: Sequence[Tensor]) -> bool:
    """Whether calls that each have other sizes are quicker by plans that are made for each. fakes:
    what each Value is at some sizes, the inputs first."""
    return _spared(graph, dict(zip(graph.all_values(), fakes))) > BYTES_PER_LOOKUP


def _spared(graph: Graph, fakes: Mapping[Value, Tensor] | None = None) -> int:
    def size(value: Value) -> int:
        return value.fake.nbytes if fakes is None else fakes[value].nbytes

    moved = sum(size(v) for n in graph.nodes for v in (*n.values, *n.results))
    once = sum(size(v) for v in (*graph.inputs, *graph.outputs))
    recorded = any(v.requires_grad for v in graph.outputs)  # and as much again in the reverse pass
    return int(max(moved - once, 0) * (2 if recorded else 1))
