"""Shape inference: the sizes of a graph's Values, symbols where they depend on dynamic inputs.

Every Value has its current sizes, and sizes in several trials. A size that is equal in all is taken
for a constant; a size that equals the size of an argument in all is taken for that size.
`Inference` checks this for other sizes before a graph runs with them, so a coincidence costs one
more graph and never gives a wrong result.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from core._native import Tensor, empty, fake_like, find_operator, make_inference
from core.compiler.graph.graph import Graph, Node, Value, map_values
from core.compiler.symbolic.symbols import (
    Symbol,
    SymInt,
    evaluate,
    function_of,
    hint_of,
    is_symbolic,
    leaves_in,
    reads_inputs,
    symbols_in,
    trial_of,
)
from core.dispatcher.binding import call_positional
from core.dispatcher.keys import ExcludeKeys, FakeMode
from core.errors import CoreError
from core.schema import schema_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from core._native import Inference as NativeInference
    from core._native import Operator

# By how much trial sizes are larger: equal sizes stay equal, divisors still divide them, and others
# are no longer in proportion: a size and its half, quarter, ... 512th are multiplied by
# different ones, unless 11 divides them.
_TIMES = (3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)


class ShapeMismatch(Exception):
    """Why a graph does not hold for other sizes."""


# ---- inputs ------------------------------------------------------------------------------------
def add_input(graph: Graph, tensor: Tensor, sizes: tuple[Any, ...]) -> Value:
    """A new input like a tensor, whose sizes are given: numbers and symbols."""
    value = graph.add_input(fake_like(tensor))
    if any(isinstance(n, Symbol) for n in sizes):
        value.shape, value.trial = sizes, _trial_like(value.fake, sizes)
        graph.symbolic = True
    return value


def leaf(hint: int) -> SymInt:
    """A symbol for a size of an input."""
    return SymInt(hint, max(hint, 1) * _TIMES[hint % len(_TIMES)])


def _trial_like(fake: Tensor, sizes: tuple[Any, ...]) -> Tensor | None:
    """A fake of the trial sizes that lies in memory as another does; None where there is none."""
    sizes_there = trial_of(sizes)
    if any(n is None or n < 0 for n in sizes_there):
        return None
    with ExcludeKeys("capture"), FakeMode():
        return laid_out(sizes_there, fake)


def laid_out(sizes: Sequence[int], like: Tensor) -> Tensor:
    """A tensor of some sizes, not filled, whose dimensions lie in memory in another's order."""
    strides = like.strides
    order = sorted(range(like.ndim), key=lambda axis: (-strides[axis], axis))
    shape = [sizes[axis] for axis in order]
    dense = [1 if strides[axis] == 0 else sizes[axis] for axis in order]
    tensor = empty(tuple(dense), like.dtype, like.device)
    tensor = find_operator("core::expand")(tensor, shape) if dense != shape else tensor
    back = [order.index(axis) for axis in range(like.ndim)]
    return tensor if back == sorted(back) else tensor.permute_dims(back)


# ---- calls -------------------------------------------------------------------------------------
def call(op: Operator, args: list[Any], line: str = "") -> Node:
    """A node of a graph, made by a pass; its results are inferred.

    args are in the schema's order; sizes among them may be symbols.
    """
    fakes = infer(op, [hint_of(map_values(lambda v: v.fake, arg)) for arg in args])
    single = isinstance(fakes, Tensor)
    node = Node(op, args, [fakes] if isinstance(fakes, Tensor) else fakes, not single, line)
    infer_symbolic_shapes(node)
    return node


def infer(op: Operator, args: list[Any]) -> Tensor | tuple[Tensor, ...] | list[Tensor]:
    """The results of an operator for fake tensors."""
    with ExcludeKeys("capture"):
        fakes: Tensor | tuple[Tensor, ...] | list[Tensor] = call_positional(op.infer, op, args)
        return fakes


def infer_symbolic_shapes(node: Node) -> bool:
    """Completes a node's results: symbols for sizes that depend on symbols. False: none do."""
    values = node.values
    symbols = list(symbols_in([*node.args, *(v.shape for v in values)]))
    if all(leaf.is_input for symbol in symbols for leaf in symbol.leaves()):
        return False
    trials: list[Tensor | None] | None = _trials(node, values)
    for k, result in enumerate(node.results):
        result.trial = trials[k] if trials is not None else None
        result.shape = _sizes(result, node, values, symbols)
        if result.trial is not None and tuple(trial_of(result.shape)) != result.trial.shape:
            result.trial = _trial_like(result.fake, result.shape)
    return True


def _trials(node: Node, values: list[Value]) -> list[Tensor | None] | None:
    """The results at the trial sizes; None if unknown."""
    args = [trial_of(map_values(lambda v: v.trial, arg)) for arg in node.args]
    if any(v.trial is None for v in values) or any(s.trial is None for s in symbols_in(node.args)):
        return None
    try:
        results: Tensor | tuple[Tensor, ...] | list[Tensor] | None = infer(node.op, args)
    except (CoreError, ArithmeticError):
        results = _trials_beside_constants(node, values)
    trials = results if isinstance(results, (tuple, list)) else [results]
    fits = [f is not None and f.ndim for f in trials] == [v.fake.ndim for v in node.results]
    return list(trials) if fits else None


def _trials_beside_constants(
    node: Node, values: list[Value]
) -> Tensor | tuple[Tensor, ...] | list[Tensor] | None:
    """The same where a call does not take trial sizes: those that it does not take stay.

    So a weight's rows fix the last dimension of the other operand, and no other. Tried in turn:
    one size stays; all that are one number now; all that are equal to a constant; all that a
    product is made of which is equal to a constant.
    """
    constants = {n for v in values for n in v.shape if not isinstance(n, Symbol)}
    symbols = symbols_in([*node.args, *(v.shape for v in values)])
    leaves = {id(one): one for symbol in symbols for one in symbol.leaves()}
    if any(one.trial is None for one in leaves.values()):
        return None
    sizes = {key: one.hint for key, one in leaves.items() if not one.is_input}
    staying = [{key} for key in sizes]
    staying += [{k for k, n in sizes.items() if n == hint} for hint in set(sizes.values())]
    staying.append({k for k, n in sizes.items() if n in constants})
    staying += [{id(one) for one in s.leaves()} for s in symbols if s.hint in constants]
    for keys in staying:
        at = {key: one.hint if key in keys else one.trial for key, one in leaves.items()}
        results = _inferred_with(node, values, at) if keys else None
        if results is not None:
            return results
    return None


def _inferred_with(
    node: Node, values: list[Value], symbol_values: dict[int, int]
) -> Tensor | tuple[Tensor, ...] | list[Tensor] | None:
    """The results at some sizes; None where the call does not take them."""
    try:
        fakes = {v: _trial_like(v.fake, evaluate(v.shape, symbol_values)) for v in values}
        args = [evaluate(map_values(fakes.__getitem__, arg), symbol_values) for arg in node.args]
        return infer(node.op, args)
    except (CoreError, ArithmeticError, ValueError):
        return None


def _sizes(value: Value, node: Node, values: list[Value], symbols: list[Symbol]) -> tuple[Any, ...]:
    now = tuple(value.fake.shape)
    lists = [a for a in node.args if isinstance(a, (list, tuple)) and len(a) == len(now)]
    trial = value.trial.shape if value.trial is not None else (None,) * len(now)
    numbers, sizes = symbols_in(node.args), []
    for axis, (n, m) in enumerate(zip(now, trial, strict=True), -len(now)):
        beside = [a[axis] for a in lists]  # a shape that the call is given
        beside += [v.shape[axis] for v in values if len(v.shape) >= -axis]
        leaves = (leaf for symbol in symbols for leaf in symbol.leaves())
        near = chain(symbols_in(beside), symbols, leaves, _products(values), _sums(values, axis))
        sizes.append(n if n == m else _like(n, m, near, values, numbers))
    return tuple(sizes)


def _bounds(hint: int, trial: int, values: list[Value], numbers: list[Symbol]) -> Iterator[Symbol]:
    """The numbers of a call at which a part of a tensor ends, where at the trial sizes it ends with
    the tensor: the first rows of a table that is longer than now, and shorter than there."""
    if any(trial in v.fake.shape for v in values):
        for symbol in numbers:
            if symbol.hint == hint and symbol.trial is not None and symbol.trial > trial:
                yield symbol


def _products(values: list[Value]) -> Iterator[Symbol]:
    """Products of neighbouring dimensions, as in a flattened shape."""
    for value in values:
        for first in range(len(value.shape)):
            size = value.shape[first]
            for other in value.shape[first + 1 :]:
                size = size * other
                if isinstance(size, Symbol):
                    yield size


def _sums(values: list[Value], axis: int) -> Iterator[Symbol]:
    """The sum of one dimension of all, as where they are joined."""
    size = sum(v.shape[axis] for v in values if len(v.shape) >= -axis)
    if isinstance(size, Symbol):
        yield size


def _like(
    hint: int, trial: int | None, near: Iterable[Symbol], values: list[Value], numbers: list[Symbol]
) -> Symbol:
    """The symbol among those near that is the same number now and at the trial sizes; else a new
    one."""
    if trial is None:
        return SymInt(hint, trial)
    found = [s for s in near if s.hint == hint and s.trial == trial]
    found += _bounds(hint, trial, values, numbers)
    whole = [s for s in found if type(s.hint) is int]  # a size is no float: arange(n / 1)
    return whole[0] if whole else SymInt(hint, trial)


def concretize(graph: Graph) -> Graph:
    """A copy whose sizes are numbers: those of now."""
    concrete = graph.copy()
    concrete.symbolic = False
    for value in concrete.all_values():
        value.shape, value.trial = tuple(value.fake.shape), value.fake
    for node in concrete.nodes:
        node.args = [hint_of(arg) for arg in node.args]
    return concrete


def without_numbers(graph: Graph) -> Graph:
    """A copy that is given no numbers: those of now are constants."""
    concrete = graph.copy()
    for node in concrete.nodes:
        node.args = [_without_numbers(arg) for arg in node.args]
    return concrete


def _without_numbers(arg: Any) -> Any:
    if isinstance(arg, Symbol):
        return arg.hint if reads_inputs(arg) else arg
    if isinstance(arg, (list, tuple)) and any(isinstance(a, Symbol) for a in arg):
        return [_without_numbers(a) for a in arg]
    return arg


# ---- other sizes -------------------------------------------------------------------------------
def leaves_of(graph: Graph) -> list[Symbol]:
    """The sizes that a graph depends on, each once, in the order in which they come."""
    leaves: dict[int, Symbol] = {}
    for symbol in _symbols(graph):
        for one in symbol.leaves():
            if not one.is_input:
                leaves.setdefault(id(one), one)
    return list(leaves.values())


def _symbols(graph: Graph) -> Iterator[Symbol]:
    for value in graph.inputs:
        yield from symbols_in(value.shape)
    for node in graph.nodes:
        yield from symbols_in(node.args)
        for value in node.results:
            yield from symbols_in(value.shape)


class Inference:
    """The inference of a graph's sizes for other inputs, to be repeated: what is the same at all
    sizes is prepared at the first call, and run natively. The graph stays as it is from then on."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._run: NativeInference | None = None

    def __call__(self, fakes: Sequence[Tensor], symbol_values: dict[int, int]) -> list[Tensor]:
        """Every Value of the graph as a fake, in order, for inputs as `fakes` are.

        symbol_values: numbers by the ids of their symbols; those of the graph's symbols are added.
        Raises ShapeMismatch where the graph is not the same.
        """
        if self._run is None:
            self._run = _prepared(self._graph)
        try:
            with ExcludeKeys("capture"):
                return self._run(list(fakes), symbol_values)
        except (CoreError, ArithmeticError, ValueError) as error:
            raise ShapeMismatch(str(error)) from error


def _prepared(graph: Graph) -> NativeInference:
    """The native inference of a graph."""
    sources = _Sources(graph)
    inputs = [sources.expected(value) for value in graph.inputs]
    calls = [sources.call(node) for node in graph.nodes]
    return make_inference(sources.count, inputs, calls, sources.numbers)


_VARIABLE = (Value, Symbol, list, tuple)


class _Sources:
    """Where the arguments of a graph's calls come from: Values, then the numbers of symbols."""

    def __init__(self, graph: Graph) -> None:
        self._slots: dict[Value, int] = {v: k for k, v in enumerate(graph.all_values())}
        self._places: dict[int, int] = {}  # of numbers, by the ids of symbols
        self.count = len(self._slots)
        self.numbers: list[tuple[int, Callable[..., Any] | None, list[Any], Any]] = []

    def expected(self, value: Value) -> tuple[Any, ...]:
        """What a Value is expected to be."""
        symbols = [
            (axis, self._number(n)) for axis, n in enumerate(value.shape) if isinstance(n, Symbol)
        ]
        sizes = [-1 if isinstance(n, Symbol) else n for n in value.shape]
        return value.fake.dtype, sizes, symbols, None if symbols else value.fake

    def call(self, node: Node) -> tuple[Any, ...]:
        """A node's call, and what its results are expected to be."""
        keywords = tuple(schema_of(node.op).names[1])
        args = [self._source(arg) for arg in node.args]
        sizes = [v.shape for v in node.results]
        is_constant = not is_symbolic(sizes) and all(x.is_input for x in leaves_in(node.args))
        results = [self.expected(value) for value in node.results]
        return node.op, keywords, args, results, is_constant

    def _source(self, arg: Any) -> tuple[str, Any]:
        if isinstance(arg, Value):
            return "slot", self._slots[arg]
        if isinstance(arg, Symbol):
            return "slot", self.count + self._number(arg)
        if isinstance(arg, (list, tuple)) and any(isinstance(a, _VARIABLE) for a in arg):
            return "list", [self._source(a) for a in arg]
        return "constant", arg

    def _number(self, symbol: Symbol) -> int:
        """The place of a symbol's number."""
        place = self._places.get(id(symbol))
        if place is None:
            operands = [self._source(a) for a in symbol.args]
            place = self._places[id(symbol)] = len(self.numbers)
            if symbol.op is None:
                number = symbol.hint if symbol.is_input else None
                self.numbers.append((id(symbol), None, [], number))
            else:
                what = type(symbol.hint)
                self.numbers.append((id(symbol), function_of(symbol.op), operands, what))
        return place


def specialize(graph: Graph, fakes: list[Any], symbol_values: dict[int, int]) -> Graph:
    """A copy of a graph with the sizes that it has for other inputs, all of them numbers.

    Raises ShapeMismatch, as Inference does.
    """
    concrete, now = graph.copy(), Inference(graph)(fakes, symbol_values)
    concrete.symbolic = False
    for value, fake in zip(concrete.all_values(), now, strict=True):
        value.fake, value.shape, value.trial = fake, tuple(fake.shape), fake
    for node in concrete.nodes:
        node.args = [evaluate(arg, symbol_values) for arg in node.args]
    return concrete


def trial_graph(graph: Graph) -> Graph | None:
    """A graph at sizes that are all others than those of now, where there are such."""
    leaves = leaves_of(graph)
    sizes = {n for v in graph.all_values() for n in v.shape if not isinstance(n, Symbol)}
    larger = {id(s): leaf(s.hint).trial for s in leaves}
    # A size that a constant one is equal to may have to be: a weight's rows.
    beside = {id(s): s.hint if s.hint in sizes else larger[id(s)] for s in leaves}
    for tried in (larger, beside):
        symbol_values = {id(s): tried[id(s)] for v in graph.inputs for s in _leaves_in(v.shape)}
        try:
            fakes = [_trial_like(v.fake, evaluate(v.shape, symbol_values)) for v in graph.inputs]
            return specialize(graph, fakes, symbol_values)
        except (ShapeMismatch, ArithmeticError, ValueError):
            continue
    return None


def _leaves_in(shape: tuple[Any, ...]) -> Iterator[Symbol]:
    for symbol in symbols_in(shape):
        yield from symbol.leaves()
