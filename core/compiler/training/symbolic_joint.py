"""Symbolic joint graphs: joint graphs of two sizes are compared, their differences become symbols.

A derivative rule computes with sizes (`g / x.shape[0]`, `expand(g, x.shape)`, sums to a shape), in
Python and in native code, and never receives symbols. It runs at two sizes instead; if the two
joint graphs differ only in numbers, these numbers become symbols of one graph. Before that graph
serves another size, the rules run there too: they must give the same graph, from which the values
of the symbols are read. So at every size the graph is the one that the rules give; a number that
depends on sizes in an unforeseen way is one more symbol.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from core.compiler.fusion.members import Ref
from core.compiler.graph.graph import Value
from core.compiler.passes.merge_common import merge_common
from core.compiler.passes.remove_dead import remove_dead
from core.compiler.symbolic.symbols import Symbol, SymFloat, SymInt
from core.compiler.training.joint import trace_joint

if TYPE_CHECKING:
    from collections.abc import Hashable

    from core._native import Operator, Tensor
    from core._native import device as Device
    from core._native import dtype as DType
    from core.compiler.graph.graph import GraphArgument

    Constant = Symbol | bool | int | float | complex | str | DType | Device | Operator | Ref | None

    from collections.abc import Callable

    from core.compiler.graph.graph import Graph
    from core.compiler.training.joint import JointGraph


class GraphMismatch(Exception):
    """Two joint graphs differ in more than numbers."""


class NumberSymbols:
    """Symbols for numbers that differ between the first sizes and the second."""

    def __init__(self) -> None:
        self._symbols: dict[Hashable, Symbol] = {}

    def of(self, first: Constant, second: Constant) -> Symbol:
        """One symbol for all numbers that are the same at both sizes."""
        kind: type[Symbol]
        if type(first) is int and type(second) is int:
            kind = SymInt
        elif type(first) is float and type(second) is float:
            kind = SymFloat
        else:
            raise GraphMismatch(f"{first!r} here is {second!r} there")
        key = kind, repr(first), repr(second)
        return self._symbols.setdefault(key, kind(first, second))


class Signature(NamedTuple):
    """A graph of numbers as nested lists; Values are named by their order.

    values: [shape, dtype, device, is_contiguous] of each; calls: [operator, arguments]; ends: the
    inputs and the outputs.
    """

    values: list[Any]
    calls: list[Any]
    ends: list[Any]

    @classmethod
    def of(cls, graph: Graph) -> Signature:
        refs = {value: Ref(k) for k, value in enumerate(all_values(graph))}
        return cls(
            [[list(v.fake.shape), v.dtype, v.fake.device, v.fake.is_contiguous] for v in refs],
            [[node.op, _referred(node.args, refs)] for node in graph.nodes],
            [_referred(values, refs) for values in (graph.inputs, graph.outputs)],
        )

    def zipped(self, other: Signature, differ: Callable[[Any, Any], Any]) -> Signature:
        """This signature, with differ(mine, its) in the place of each constant that differs.

        Raises GraphMismatch where the graphs differ in more.
        """
        return Signature(*(_zip(mine, its, differ) for mine, its in zip(self, other, strict=True)))


class SymbolicGraph:
    """A graph of numbers, with symbols where a second graph has other numbers."""

    def __init__(self, graph: Graph, second: Graph | None, numbers: NumberSymbols) -> None:
        self.graph, self.values, self._signature = graph, all_values(graph), Signature.of(graph)
        if second is not None:
            self._symbolize(second, numbers)

    def _symbolize(self, second: Graph, numbers: NumberSymbols) -> None:
        self._signature = self._signature.zipped(Signature.of(second), numbers.of)
        values, calls, _ = self._signature
        for value, other, (shape, *_) in zip(self.values, all_values(second), values, strict=True):
            value.shape, value.trial = tuple(shape), other.fake
        for node, (_, args) in zip(self.graph.nodes, calls, strict=True):
            node.args = [self._argument(arg) for arg in args]
        self.graph.symbolic = True

    def _argument(self, arg: Any) -> Any:
        if isinstance(arg, Ref):
            return self.values[arg.number]
        return [self._argument(a) for a in arg] if isinstance(arg, list) else arg

    def values_at(self, graph: Graph, symbol_values: dict[int, Any]) -> dict[Value, Tensor]:
        """The counterpart of each Value in a graph of numbers, which must have the same calls.

        The symbols' numbers are added to `symbol_values`. Raises GraphMismatch where it differs.
        """
        self._signature.zipped(Signature.of(graph), _symbol_matcher(symbol_values))
        return dict(zip(self.values, (v.fake for v in all_values(graph)), strict=True))


class SymbolicJoint:
    """The joint graph of a graph: of numbers, or, if a second one is given, of symbols.

    received: for each output that requires grad, whether its gradient comes in.
    """

    def __init__(
        self, graph: Graph, second: Graph | None, received: list[bool], numbers: NumberSymbols
    ) -> None:
        self._received = received
        self.joint = trace_joint(graph, received)
        other = None if second is None else trace_joint(second, received)
        if other is not None and _gradients(other) != _gradients(self.joint):
            raise GraphMismatch("other inputs have gradients there")
        others = None if other is None else other.graph
        self._symbolic = SymbolicGraph(self.joint.graph, others, numbers)
        self.values = self._symbolic.values
        merge_common(self.joint.graph)
        remove_dead(self.joint.graph)

    def values_at(self, graph: Graph, symbol_values: dict[int, Any]) -> dict[Value, Tensor]:
        """The counterpart of each Value at the sizes of another graph, whose rules are run.

        The symbols' numbers are added to `symbol_values`. Raises GraphMismatch where they differ.
        """
        joint = trace_joint(graph, self._received)
        if _gradients(joint) != _gradients(self.joint):
            raise GraphMismatch("other inputs have gradients here")
        return self._symbolic.values_at(joint.graph, symbol_values)


def _gradients(joint: JointGraph) -> list[bool]:
    return [g is not None for g in joint.gradients]


def all_values(graph: Graph) -> list[Value]:
    return [*graph.inputs, *(v for node in graph.nodes for v in node.results)]


def _referred(arg: GraphArgument, refs: dict[Value, Ref]) -> Any:
    if isinstance(arg, (list, tuple)):
        return [_referred(a, refs) for a in arg]
    return refs[arg] if isinstance(arg, Value) else arg


def _zip(first: Any, second: Any, differ: Callable[[Any, Any], Any]) -> Any:
    """The nest `first`, with differ(a, b) in the place of each constant that differs."""
    if isinstance(first, list) and isinstance(second, list):
        if len(first) != len(second):
            raise GraphMismatch(f"{len(first)} calls or numbers here, {len(second)} there")
        return [_zip(a, b, differ) for a, b in zip(first, second, strict=True)]
    same = type(first) is type(second) and (first is second or repr(first) == repr(second))
    return first if same else differ(first, second)


def _symbol_matcher(symbol_values: dict[int, Any]) -> Callable[[Any, Any], Any]:
    """Reads off the numbers that symbols stand for, one each."""

    def differ(symbol: Constant, number: Constant) -> Symbol:
        if not isinstance(symbol, Symbol):
            raise GraphMismatch(f"{symbol!r} is {number!r} here")
        if type(symbol.hint) is not type(number):
            raise GraphMismatch(f"{symbol.hint!r} is {number!r} here")
        if repr(symbol_values.setdefault(id(symbol), number)) != repr(number):
            raise GraphMismatch("numbers that were the same are not")
        return symbol

    return differ
