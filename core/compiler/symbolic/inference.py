"""Shape inference: the sizes of a graph's Values, symbols where they depend on dynamic inputs.

Every Value has its current sizes, and sizes in several trials. A size that is equal in all is taken
for a constant; a size that equals the size of an argument in all is taken for that size.
`Inference` checks this for other sizes before a graph runs with them, so a coincidence costs one
more graph and never gives a wrong result.
"""

from __future__ import annotations

from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any

from core._native import Tensor, empty, fake_like, find_operator
from core.compiler.graph.graph import Graph, Node, Value, map_values, values_of
from core.compiler.symbolic.symbols import (
    Symbol,
    SymInt,
    evaluate,
    hint_of,
    is_sizes,
    reads_inputs,
    sizes_at,
    symbols_in,
    trial_of,
)
from core.dispatcher.binding import call_positional
from core.dispatcher.keys import ExcludeKeys, FakeMode
from core.errors import CoreError
from core.schema import schema_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

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

    So a weight's rows fix the last dimension of the other operand, and no other. One size
    stays, or all that are the same number now, or all that a constant is equal to.
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
        near = chain(symbols_in(beside), symbols, _products(values))
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


def _like(
    hint: int, trial: int | None, near: Iterable[Symbol], values: list[Value], numbers: list[Symbol]
) -> Symbol:
    """The symbol among those near that is the same number now and at the trial sizes; else a new
    one."""
    if trial is None:
        return SymInt(hint, trial)
    found = [s for s in near if s.hint == hint and s.trial == trial][:1]
    found += _bounds(hint, trial, values, numbers)
    return found[0] if found else SymInt(hint, trial)


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
    sizes is prepared at the first call. The graph stays as it is from then on."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._inputs: list[_Expected] = []
        self._calls: list[_Call] | None = None

    def __call__(self, fakes: Sequence[Tensor], symbol_values: dict[int, int]) -> list[Tensor]:
        """Every Value of the graph as a fake, in order, for inputs as `fakes` are.

        symbol_values: sizes by the ids of their symbols; those that Values have are added. Raises
        ShapeMismatch where the graph is not the same.
        """
        if self._calls is None:
            self._calls = self._prepared()
        for expected, fake in zip(self._inputs, fakes, strict=True):
            expected.meet(fake, symbol_values)  # an input's size may be computed from another's
        for expected, fake in zip(self._inputs, fakes, strict=True):
            expected.check(fake, symbol_values)
        now = list(fakes)
        with ExcludeKeys("capture"):
            for call in self._calls:
                now += call.results(now, symbol_values)
        return now

    def _prepared(self) -> list[_Call]:
        slots = {value: k for k, value in enumerate(self._graph.all_values())}
        met: set[int] = set()
        self._inputs = [_Expected(value, met) for value in self._graph.inputs]
        return [_Call(node, slots, met) for node in self._graph.nodes]


class _Expected:
    """What a Value is expected to be. met: the ids of leaves that earlier Values have; its own are
    added."""

    __slots__ = ("_dtype", "_leaves", "_shape", "_symbols")

    def __init__(self, value: Value, met: set[int]) -> None:
        self._shape, self._dtype = value.shape, value.fake.dtype
        symbols = [(axis, n) for axis, n in enumerate(value.shape) if type(n) is not int]
        self._leaves = [(k, id(n)) for k, n in symbols if n.op is None and id(n) not in met]
        self._symbols = bool(symbols)
        met.update(leaf_id for _, leaf_id in self._leaves)

    def meet(self, fake: Tensor, symbol_values: dict[int, int]) -> None:
        """Adds its leaves to the sizes."""
        if fake.ndim != len(self._shape) or fake.dtype != self._dtype:
            raise ShapeMismatch(f"a tensor is {fake.dtype.name} of rank {fake.ndim}")
        for axis, leaf_id in self._leaves:
            symbol_values.setdefault(leaf_id, fake.shape[axis])

    def check(self, fake: Tensor, symbol_values: dict[int, int]) -> None:
        """Compares the sizes."""
        expected = self._shape
        if self._symbols:
            try:
                expected = sizes_at(expected, symbol_values)
            except (ArithmeticError, ValueError) as error:
                raise ShapeMismatch(str(error)) from error
        if fake.shape != expected:
            raise ShapeMismatch(f"the sizes of a tensor are {fake.shape}, not {expected}")


class _Call:
    """A node's call: the arguments that are the same at all sizes, and where others come from."""

    __slots__ = ("_args", "_computed", "_expected", "_first", "_keywords", "_op", "_slots")

    def __init__(self, node: Node, slots: dict[Value, int], met: set[int]) -> None:
        self._op, self._args = node.op, list(node.args)
        positional, self._keywords = schema_of(node.op).names
        self._first = len(positional)
        self._slots: list[tuple[int, int]] = []
        self._computed: list[tuple[int, Callable[[Sequence[Tensor], dict[int, int]], Any]]] = []
        for k, arg in enumerate(node.args):
            if isinstance(arg, Value):
                self._slots.append((k, slots[arg]))
            elif next(values_of([arg]), None) is not None:
                self._computed.append((k, partial(_of_values, arg, slots)))
            elif symbols_in([arg]):
                at = sizes_at if is_sizes(arg) else evaluate
                self._computed.append((k, partial(_of_symbols, at, arg)))
        self._expected = [_Expected(value, met) for value in node.results]

    def results(self, now: Sequence[Tensor], symbol_values: dict[int, int]) -> Sequence[Tensor]:
        """The fakes of its results. now: those of Values before it."""
        args = self._args.copy()
        for k, slot in self._slots:
            args[k] = now[slot]
        made: Any
        try:
            for k, compute in self._computed:
                args[k] = compute(now, symbol_values)
            if self._keywords:
                named = dict(zip(self._keywords, args[self._first :]))
                made = self._op.infer(*args[: self._first], **named)
            else:
                made = self._op.infer(*args)
        except (CoreError, ArithmeticError, ValueError) as error:
            raise ShapeMismatch(f"{self._op.name} does not take these sizes") from error
        results: Sequence[Tensor] = made if isinstance(made, (tuple, list)) else [made]
        if len(results) != len(self._expected):
            raise ShapeMismatch(f"{self._op.name} returns other results")
        for expected, fake in zip(self._expected, results):
            expected.meet(fake, symbol_values)
            expected.check(fake, symbol_values)
        return results


def _of_values(
    arg: Any, slots: dict[Value, int], now: Sequence[Tensor], symbol_values: dict[int, int]
) -> Any:
    return evaluate(map_values(lambda value: now[slots[value]], arg), symbol_values)


def _of_symbols(
    at: Callable[..., Any], arg: Any, now: Sequence[Tensor], symbol_values: dict[int, int]
) -> Any:
    return at(arg, symbol_values)


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
