"""Graphs as JSON: operator calls by name, fused operators by their computation.

Reading one back runs no code of the file's. Results that are contiguous are described by dtype,
shape and device; the layout of others is inferred from their call, and compared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import empty, find_operator
from core.bodies.definition import definition_of, find_body
from core.compiler.fusion.fused_operators import fuse
from core.compiler.fusion.gathers import Lookup
from core.compiler.fusion.joins import Join
from core.compiler.fusion.members import Group, Member, NumberRef, Ref, Sizes
from core.compiler.fusion.products import ProductProgram, fuse_product
from core.compiler.fusion.row_programs import FusedProgram
from core.compiler.graph.graph import Graph, Node, Value, map_values
from core.compiler.graph.literals import is_literal, literal_from_json, literal_to_json
from core.compiler.symbolic.inference import infer
from core.compiler.symbolic.symbols import Symbol, function_of, hint_of, symbol_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from core._native import Operator, Tensor

    Predicate = tuple[str, Any, Any, bool]


class NotStorable(Exception):
    """Why a graph is not kept on disk, or why a file holds none."""


class Encoder:
    """Writes graphs that are given these numbers. Raises NotStorable."""

    def __init__(self, numbers: Sequence[Symbol]) -> None:
        self._leaves = {id(symbol): k for k, symbol in enumerate(numbers)}
        self._symbols: dict[int, int] = {}  # by id: the number in `table`
        self._table: list[Any] = []
        self._values: dict[Value, int] = {}
        self._fused: dict[Operator, int] = {}
        self._groups: list[Any] = []

    def graph(self, graph: Graph) -> dict[str, Any]:
        """A graph whose sizes are numbers."""
        if graph.symbolic:
            raise NotStorable("sizes are symbols")
        self._values = {value: k for k, value in enumerate(graph.all_values())}
        inputs = [
            [*_described(v.fake), _device(v.fake), v.requires_grad, v.storage] for v in graph.inputs
        ]
        nodes = [self._node(node) for node in graph.nodes]
        outputs = [self._values[value] for value in graph.outputs]
        return {
            "inputs": inputs, "nodes": nodes, "outputs": outputs,
            "fused": self._groups, "symbols": self._table,
        }  # fmt: skip

    def predicates(self, decided: Iterable[Predicate]) -> list[Any]:
        """Comparisons of numbers; their symbols are those of the graph before."""
        return [
            [op, self._arg(left), self._arg(right), holds] for op, left, right, holds in decided
        ]

    def _node(self, node: Node) -> list[Any]:
        return [
            self._operator(node.op),
            [self._arg(arg) for arg in node.args],
            [[*_described(v.fake), _device(v.fake), v.requires_grad] for v in node.results],
            [node.returns_tuple, node.grad, node.once],
            [self._values[value] for value in node.out],
            node.versions,
            node.line,
        ]

    def _operator(self, op: Operator) -> str | int:
        if op.namespace == "core" and find_operator(op.name) is op:
            return op.name
        if op not in self._fused:
            self._groups.append(self._program(op))
            self._fused[op] = len(self._fused)
        return self._fused[op]

    def _program(self, op: Operator) -> list[Any]:
        body = find_body(op) if "fused" in definition_of(op).tags else None
        program = None if body is None else body.build
        if isinstance(program, FusedProgram):
            return [self._group(program.group)]
        if isinstance(program, ProductProgram):
            groups = [g and self._group(g) for g in (program.before, program.after)]
            return [*groups, program.place, program.rank]
        raise NotStorable(f"{op.name} is not one of core's operators")

    def _group(self, group: Group) -> list[Any]:
        members = [
            [self._operator(m.op), m.kind, self._args(m.args), self._args(m.body_args), m.compute,
             m.dtypes]
            for m in group.members
        ]  # fmt: skip
        joins = [[join.axis, list(join.parts)] for join in group.joins]
        lookups = [[lookup.axis, list(lookup.axes)] for lookup in group.lookups]
        spaces = [group.dims, group.inner, joins, lookups]
        return [members, group.inputs, group.outputs, group.numbers, *spaces, group.lengths,
                group.broadcasts]  # fmt: skip

    def _args(self, args: Iterable[Any]) -> list[Any]:
        return [self._arg(arg) for arg in args]

    def _arg(self, arg: Any) -> Any:
        kind = type(arg)
        if is_literal(arg):
            return literal_to_json(arg)
        if kind is Value:
            return {"value": self._values[arg]}
        if kind is list:
            return self._args(arg)
        if kind is tuple:
            return {"tuple": self._args(arg)}
        if issubclass(kind, Symbol):
            return self._symbol(arg)
        if kind is Ref or kind is NumberRef:
            return {"number" if kind is NumberRef else "ref": arg.number}
        if kind is Sizes:
            return {"sizes": [arg.start, arg.stop, arg.single]}
        raise NotStorable(f"an argument is a {kind.__name__}")

    def _symbol(self, symbol: Symbol) -> dict[str, int]:
        if symbol.op is None:
            if id(symbol) not in self._leaves:
                raise NotStorable("a number is none that the graph is given")
            return {"given": self._leaves[id(symbol)]}
        if not isinstance(symbol.op, str):
            raise NotStorable("a number is computed by a function of the program's")
        if id(symbol) not in self._symbols:
            self._table.append([symbol.op, self._args(symbol.args)])
            self._symbols[id(symbol)] = len(self._symbols)
        return {"symbol": self._symbols[id(symbol)]}


class Decoder:
    """Reads what an Encoder wrote for a graph that was equal to `like`. Raises NotStorable, or what
    a damaged file leads to."""

    def __init__(self, like: Graph, numbers: Sequence[Symbol]) -> None:
        self._like, self._numbers = like, numbers
        self._symbols: list[Symbol] = []
        self._values: list[Value] = []
        self._operators: list[Operator] = []
        self._kinds: dict[str, Callable[[Any], Any]] = {
            "value": lambda number: self._values[number],
            "tuple": lambda items: tuple(self._args(items)),
            "given": lambda number: self._numbers[number],
            "symbol": lambda number: self._symbols[number],
            "ref": Ref,
            "number": NumberRef,
            "sizes": lambda parts: Sizes(*parts),
        }

    def graph(self, text: dict[str, Any]) -> Graph:
        """The graph."""
        for op, args in text["symbols"]:
            operands = tuple(self._args(args))
            hint = function_of(op)(*map(hint_of, operands))
            self._symbols.append(symbol_for(hint, None, op, operands))
        for program in text["fused"]:
            self._operators.append(self._fused(program))
        graph = Graph()
        for value, (*_, recorded, storage) in zip(self._like.inputs, text["inputs"], strict=True):
            same = graph.add_input(value.fake, storage)
            same.requires_grad = recorded
        self._values = list(graph.inputs)
        for entry in text["nodes"]:
            graph.nodes.append(self._node(*entry))
            self._values += graph.nodes[-1].results
        graph.outputs = [self._values[k] for k in text["outputs"]]
        return graph

    def predicates(self, entries: list[Any]) -> list[Predicate]:
        """The comparisons."""
        return [
            (op, self._arg(left), self._arg(right), holds) for op, left, right, holds in entries
        ]

    def _node(
        self, name: str | int, args: list[Any], results: list[Any], flags: list[bool],
        out: list[int], versions: list[int], line: str,
    ) -> Node:  # fmt: skip
        op, args = self._operator(name), self._args(args)
        returns_tuple, grad, once = flags
        outs = [self._values[k] for k in out]
        fakes = _fakes(op, args, outs, results)
        node = Node(op, args, fakes, returns_tuple, line, grad)
        node.out, node.versions, node.once = outs, versions, once
        for value, (*_, recorded) in zip(node.results, results, strict=True):
            value.requires_grad = recorded
        return node

    def _operator(self, name: str | int) -> Operator:
        if isinstance(name, int):
            return self._operators[name]
        op = find_operator(name)
        if op is None:
            raise NotStorable(f"{name} is not defined")
        return op

    def _fused(self, program: list[Any]) -> Operator:
        if len(program) == 1:
            return fuse(self._group(program[0]))
        before, after, place, rank = program
        return fuse_product(
            before and self._group(before), after and self._group(after), place, rank
        )

    def _group(self, entry: list[Any]) -> Group:
        members, inputs, outputs, numbers, dims, inner, joins, lookups, lengths, broadcasts = entry
        made = [
            Member(
                self._operator(op), kind, self._args(args), self._args(body_args), compute, types
            )
            for op, kind, args, body_args, compute, types in members
        ]
        axes = [tuple(of) for of in dims]
        joined = [Join(axis, tuple(parts)) for axis, parts in joins]
        looked_up = [Lookup(axis, tuple(of)) for axis, of in lookups]
        ranges = [(number, whole) for number, whole in lengths]
        spaces = axes, tuple(inner), outputs, numbers, joined, looked_up, ranges
        return Group(made, inputs, *spaces, broadcasts)

    def _args(self, args: Iterable[Any]) -> list[Any]:
        return [self._arg(arg) for arg in args]

    def _arg(self, arg: Any) -> Any:
        if isinstance(arg, list):
            return self._args(arg)
        if not isinstance(arg, dict):
            return arg
        ((kind, what),) = arg.items()
        read = self._kinds.get(kind)
        return literal_from_json(kind, what) if read is None else read(what)


# ---- tensors -----------------------------------------------------------------------------------
def _described(fake: Tensor) -> list[Any]:
    return [fake.dtype.name, list(fake.shape), list(fake.strides)]


def _lies(name: str, shape: list[int], strides: list[int]) -> list[Any]:
    """How a tensor lies in memory: no step is taken along a dimension of one element."""
    return [name, shape, [s if n != 1 else 0 for n, s in zip(shape, strides, strict=True)]]


def _device(fake: Tensor) -> str:
    return str(fake.device)


def _fakes(op: Operator, args: list[Any], outs: list[Value], results: list[Any]) -> list[Tensor]:
    """The results of a call as fake tensors."""
    fakes = [empty(tuple(shape), name, on, fake=True) for name, shape, _, on, _ in results]
    if all(_described(f) == about[:3] for f, about in zip(fakes, results, strict=True)):
        return fakes
    if outs:
        fakes = [value.fake for value in outs]
    else:
        made = infer(op, [hint_of(map_values(lambda v: v.fake, arg)) for arg in args])
        fakes = list(made) if isinstance(made, (tuple, list)) else [made]
    if [_lies(*_described(fake)) for fake in fakes] != [_lies(*about[:3]) for about in results]:
        raise NotStorable(f"a result of {op.name} lies otherwise in memory")
    return fakes
