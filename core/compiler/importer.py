"""`import_graph`: a graph of another front end becomes a plan, without guards.

`core.compile` finds out a function's dependencies by itself. A front end that has captured a model
already (PyTorch's dynamo, an exporter, a file) knows it: its graph depends on its inputs alone, by
position. It is run once on stand-ins that have no values; its operator calls are collected, pass
through the same pipeline, and become the same plans.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, NoReturn

from core import logging
from core._native import (
    Tensor,
    captured,
    default_dtype,
    fake_like,
    layout_of,
    layouts_of,
    set_symbolic,
)
from core.autograd.grad_mode import no_grad
from core.caches import BoundedCache
from core.compiler.capture.active import activated, forget_writes, own
from core.compiler.capture.callers import at_line
from core.compiler.capture.collectable import is_data_dependent
from core.compiler.capture.supplies import Draws, SuppliedPlan
from core.compiler.capture.trace import Trace
from core.compiler.graph.graph import Graph
from core.compiler.runtime.plans import Plans, key_of_graph
from core.compiler.symbolic.inference import Inference, ShapeMismatch, add_input, leaf, leaves_of
from core.compiler.symbolic.predicates import Predicates
from core.compiler.symbolic.specializations import MAX_PLANS
from core.compiler.symbolic.symbols import Recording, Symbol, evaluate
from core.dispatcher.keys import ExcludeKeys
from core.errors import ArgumentError, CompileError, type_text
from core.garbage import uncollected
from core.pytree import flatten

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core.compiler.capture.calls import Call
    from core.compiler.capture.supplies import Generator, NextPlace
    from core.compiler.graph.graph import Plan, Value

    Dynamic = bool | Mapping[tuple[int, int | None], str] | None

__all__ = ["ImportedPlan", "at_line", "import_graph"]
_MODES = ("default", "max-autotune")


def import_graph(
    function: Callable[..., Any] | Graph,
    example_inputs: Sequence[Any],
    *,
    dynamic: Dynamic = None,
    mode: str = "default",
) -> ImportedPlan:
    """The plan of a graph that another front end has captured: called by position, without guards.

    Args:
        function: makes the graph's operator calls, called once with stand-ins for the inputs; or a
            Graph. It depends on its inputs alone, changes nothing else, and does not catch errors
            of operators. A tensor that it finds elsewhere is bound: its values are read at each
            call.
        example_inputs: tensors, of which dtype, sizes, strides and device are read and nothing
            else (they may be fake); and ints, which are constants unless they are dynamic.
        dynamic: which sizes are symbols, as {(input, axis): name}; (input, None) is an input that
            is an int. Sizes of one name are one symbol. True: every size from 2 on, those that are
            equal under one name. None, False: none.
        mode: "default" or "max-autotune", as in core.compile.

    Returns:
        An ImportedPlan, called with as many inputs, equal up to dynamic sizes. It returns the
        function's result: a tensor, or a tuple of tensors, numbers and None.

    Raises:
        CompileError: a call cannot be part of one graph: it reads values, or returns a number of
            elements that depends on its data; or the function returns tensors in a dict, or in
            nested tuples. Errors of operators about dtypes and sizes are raised as they are.
        ArgumentError: an input is neither a tensor nor an int, or dynamic names none of them.

    >>> import core
    >>> def graph(x, w):
    ...     return core.relu(x @ w), x.shape[0] * 2
    >>> x, w = core.ones((4, 3)), core.ones((3, 2))
    >>> plan = core.compiler.import_graph(graph, [x, w], dynamic={(0, 0): "batch"})
    >>> plan(core.ones((5, 3)), w)[1], plan(x, w)[0].tolist()[0]
    (10, [3.0, 3.0])
    >>> len(plan.graphs), plan.sizes
    (1, {'batch': [(0, 0)]})
    """
    if mode not in _MODES:
        raise ArgumentError(
            what=f"mode={mode!r}",
            why="it chooses how plans are made",
            exists=", ".join(map(repr, _MODES)),
            fix="choose one of these",
        )
    if isinstance(function, Graph):
        function = _caller_of(function, len(example_inputs))
    plan = ImportedPlan(function, example_inputs, dynamic, Plans(mode == "max-autotune"))
    plan.make(example_inputs)
    return plan


class ImportTrace(Trace):
    """Collects the calls of a graph that is imported; raises where it cannot collect."""

    catches_errors = False
    is_guarded = False

    def __init__(self) -> None:
        super().__init__()
        self._alive: list[Tensor] = []
        self.predicates = Predicates()
        self.inputs: list[Value] = []

    def input(self, like: Tensor, sizes: tuple[Any, ...]) -> Tensor:
        """The stand-in for an input."""
        value = add_input(self.graph, fake_like(like), sizes)
        self.inputs.append(value)
        tensor = captured(value.fake)
        own(tensor, self)
        self._pending.inputs.append(value.fake)  # bound tensors come after these
        self._pending.hand_out(tensor, value)
        self._alive.append(tensor)
        if any(isinstance(n, Symbol) for n in sizes):
            set_symbolic(tensor, True)
        return tensor

    def result(self, tensor: Tensor) -> Value:
        """The Value of a tensor that is returned; a real one is bound."""
        return self._value_of(tensor)

    @property
    def bound(self) -> list[Tensor]:
        """The real tensors that the function has found elsewhere: the last inputs of the graph."""
        return self._pending.inputs[len(self.inputs) :]

    @property
    def draws(self) -> list[Draws]:
        """The sources of the places of random draws at each call."""
        return [supply for supply in self._pending.supplies if isinstance(supply, Draws)]

    def close(self) -> None:
        """Nothing waits for the writes that were collected."""
        forget_writes(self._writes.real)

    def graph_break(self, reason: str) -> NoReturn:
        self.close()
        raise CompileError(
            what=f"the graph cannot be imported: {reason}",
            why="a plan is fixed before it runs",
            exists="operator calls that return tensors whose sizes follow from those of the inputs",
            fix="use operators instead (core.where for a branch), or make the call "
            "outside of the graph",
        )

    def _why_not(self, call: Call) -> str | None:
        if is_data_dependent(call.op):
            return "returns a number of elements that depends on its data"
        return super()._why_not(call)

    def place(self, generator: Generator, shared: bool) -> NextPlace:
        draws = next((d for d in reversed(self.draws) if d.generator is generator), None)
        if draws is None:  # the call itself draws nothing
            draws = Draws(generator, shared, **generator.place(0))
            self._pending.supplies.append(draws)
        draws.count += 1
        return {"place": draws.place, "skip": draws.count - 1}


class ImportedPlan:
    """The result of `import_graph`: plan(*inputs) -> the function's results.

    graphs: as they were collected, one for all sizes that symbols stand for; optimized: the same
    after the passes. Graphs are made again, with a line in the log "graph", where strides differ
    or a function does something else at other sizes.
    """

    def __init__(
        self, function: Callable[..., Any], inputs: Sequence[Any], dynamic: Dynamic, plans: Plans
    ) -> None:
        for number, value in enumerate(inputs):
            if not isinstance(value, Tensor) and type(value) is not int:
                raise ArgumentError(
                    what=f"input {number} is {type_text(value)}",
                    why="a graph's inputs are tensors, and ints that stand for sizes",
                    exists="core.Tensor and int",
                    fix="bind other values: functools.partial(function, ...)",
                )
        self.sizes = _named_sizes(inputs, dynamic)
        self._function, self._plans, self._count = function, plans, len(inputs)
        self._programs: BoundedCache[Any, Program] = BoundedCache(MAX_PLANS)
        self._imports: list[Imported] = []

    @property
    def graphs(self) -> list[Graph]:
        """The graphs, as they were collected."""
        return self._plans.graphs

    @property
    def first(self) -> Imported:
        """The first capture of the function: the places of inputs and results, and its guards."""
        return self._imports[0]

    @property
    def optimized(self) -> list[Graph]:
        """The graphs as they are run."""
        return self._plans.optimized

    def __call__(self, *inputs: Any) -> Any:
        """The results for inputs that match the examples except in dynamic sizes.

        Raises:
            ArgumentError: there are more or fewer inputs, or inputs that are written to share
                memory.
        """
        program = self.program(inputs)
        given = [inputs[k] for k in program.positions]
        results = program.plan(*given, *program.bound)
        if results is NotImplemented:
            raise ArgumentError(
                what="an input that the graph writes to shares its memory with another, or may "
                "only be read",
                why="the graph was imported for inputs that lie apart",
                exists="inputs that share no memory",
                fix="pass a copy of it: x.clone()",
            )
        made = [results[what] if kind == "plan" else inputs[what] if kind == "input" else what
                for kind, what in program.outputs]  # fmt: skip
        return made[0] if program.is_single else tuple(made)

    def program(self, inputs: Sequence[Any]) -> Program:
        """The program for inputs like these."""
        if len(inputs) != self._count:
            raise ArgumentError(
                what=f"{len(inputs)} inputs",
                why="a plan is called by position",
                exists=f"the {self._count} inputs that the graph was imported with",
                fix="pass as many",
            )
        key = _key_of_inputs(inputs)
        program = self._programs.get(key)
        return program if program is not None else self._programs.keep(key, self.make(inputs))

    @uncollected
    def make(self, inputs: Sequence[Any]) -> Program:
        """The same, not met before."""
        for imported in self._imports:
            if imported.default is not default_dtype():
                continue
            program = imported.program_at(inputs, self._plans)
            if program is not None:
                return program
        if self._imports:
            logging.info("graph", "an imported graph is made again: sizes or strides differ")
        imported = Imported(self._function, inputs, self.sizes)
        self._imports.append(imported)
        program = imported.first(self._plans)
        return self._programs.keep(_key_of_inputs(inputs), program)


def _refuse_containers(outs: list[Any]) -> None:
    """Raises CompileError if a result is no tensor, but holds some."""
    for k, out in enumerate(outs):
        if not isinstance(out, Tensor) and any(isinstance(x, Tensor) for x in flatten(out)[0]):
            raise CompileError(
                what=f"result {k} is {type_text(out)} that holds tensors",
                why="a plan returns its results by position",
                exists="a tensor, or one flat tuple or list of tensors, numbers and None",
                fix="return the values as a tuple, and put them together where the plan is called",
            )


class Program:
    """A native plan for some sizes, and where inputs and outputs are.

    positions: the inputs that the plan takes, then `bound`. outputs: ("plan", which result),
    ("input", position) or ("constant", value); is_single: the function returned no tuple.
    """

    __slots__ = ("bound", "is_single", "outputs", "plan", "positions")

    def __init__(
        self,
        plan: Plan,
        positions: list[int],
        bound: list[Tensor],
        outputs: list[tuple[str, Any]],
        is_single: bool,
    ) -> None:
        self.plan, self.positions, self.bound = plan, positions, bound
        self.outputs, self.is_single = outputs, is_single


class Imported:
    """One run of the function on stand-ins: its graph.

    positions, bound: the graph's inputs, as a Program has them; outputs: the same, where sizes are
    symbols; predicates: the conditions on these.
    """

    def __init__(
        self,
        function: Callable[..., Any],
        inputs: Sequence[Any],
        sizes: dict[str, list[tuple[int, int | None]]],
    ) -> None:
        self.default = default_dtype()  # of results of calls without a dtype
        self._symbols = {name: _symbol(inputs, places) for name, places in sizes.items()}
        self._sizes = {n: sizes[n][0] for n, s in self._symbols.items() if isinstance(s, Symbol)}
        by_place = {at: self._symbols[name] for name, places in sizes.items() for at in places}
        trace = ImportTrace()
        with (
            activated(trace),
            no_grad(),
            ExcludeKeys("autocast", "modes"),
            Recording(trace.predicates),
        ):
            given = []
            for k, x in enumerate(inputs):
                if isinstance(x, Tensor):
                    shown = tuple(by_place.get((k, axis), n) for axis, n in enumerate(x.shape))
                    given.append(trace.input(x, shown))
                else:
                    given.append(by_place.get((k, None), x))
            returned = function(*given)
            self._is_single = not isinstance(returned, (tuple, list))
            outs = [returned] if self._is_single else list(returned)
            _refuse_containers(outs)
            values = [trace.result(out) if isinstance(out, Tensor) else None for out in outs]
            trace.close()
        tensors = [k for k, x in enumerate(inputs) if isinstance(x, Tensor)]
        self.graph, self.predicates, self._trace = trace.graph, trace.predicates, trace
        self._ints = {
            k: x
            for k, x in enumerate(inputs)
            if type(x) is int and not isinstance(by_place.get((k, None)), Symbol)
        }  # 0 and 1 have no symbols
        self._read_outputs(outs, values, given)
        self._drop_unread(tensors)

    @functools.cached_property
    def _leaves(self) -> list[Symbol]:
        return leaves_of(self.graph)

    @functools.cached_property
    def _inference(self) -> Inference:
        return Inference(self.graph)

    @functools.cached_property
    def _key(self) -> Any:
        return key_of_graph(self.graph)

    def _read_outputs(self, outs: list[Any], values: list[Value | None], given: list[Any]) -> None:
        """The results: of the graph, inputs as they are, bound tensors and constants."""
        places = {id(x): k for k, x in enumerate(given) if isinstance(x, Tensor)}
        self.outputs: list[tuple[str, Any]] = []
        for out, value in zip(outs, values, strict=True):
            if id(out) in places:
                self.outputs.append(("input", places[id(out)]))
            elif value is not None:
                self.outputs.append(("plan", len(self.graph.outputs)))
                self.graph.outputs.append(value)
            else:
                self.outputs.append(("constant", out))

    def _drop_unread(self, tensors: list[int]) -> None:
        """Leaves out inputs that no call reads."""
        read = {v for node in self.graph.nodes for v in node.values} | {*self.graph.outputs}
        inputs, bound = self._trace.inputs, self._trace.bound
        sized = {id(leaf) for symbol in self._symbols.values() for leaf in _leaves(symbol)}
        first: set[int] = set()
        keep = []
        for value in inputs:  # an input of which only a size is read is needed for that
            own = {id(n) for n in value.shape if isinstance(n, Symbol)} & sized - first
            keep.append(value in read or bool(own))
            first |= own
        self.positions = [k for k, kept in zip(tensors, keep, strict=True) if kept]
        bound_values = self.graph.inputs[len(inputs) :]
        self.graph.inputs = [v for v, kept in zip(inputs, keep, strict=True) if kept]
        self.graph.inputs += bound_values
        places = {id(d.place): n for n, d in enumerate(self._trace.draws)}
        self.bound = [t for t in bound if id(t) not in places]
        first_bound = len(self.positions)
        self._supplied = [
            (first_bound + at, places[id(t)]) for at, t in enumerate(bound) if id(t) in places
        ]

    def first(self, plans: Plans) -> Program:
        """The program for the sizes of the examples."""
        symbols = [s for s in self._symbols.values() if isinstance(s, Symbol)]
        symbol_values = {id(s): s.hint for s in [*symbols, *self._leaves]}
        return self._program(plans.find(self.graph), symbol_values)

    def program_at(self, inputs: Sequence[Any], plans: Plans) -> Program | None:
        """The program for other inputs; None where the graph is not theirs."""
        if any(inputs[k] != n for k, n in self._ints.items()):
            return None
        symbol_values: dict[int, int] = {}
        for name, (k, axis) in self._sizes.items():
            n = inputs[k] if axis is None else inputs[k].shape[axis]
            symbol_values[id(self._symbols[name])] = n
        fakes = [fake_like(inputs[k]) for k in self.positions]
        fakes += [v.fake for v in self.graph.inputs[len(fakes) :]]
        if not self.graph.symbolic:
            now = [(f.dtype, f.device, f.shape, f.strides) for f in fakes]
            was = [v.fake for v in self.graph.inputs]
            same = now == [(f.dtype, f.device, f.shape, f.strides) for f in was]
            return self._program(plans.find(self.graph), symbol_values) if same else None
        if any(n < 2 for n in symbol_values.values()) or not self._same_kinds(fakes):
            return None
        try:
            layouts = layouts_of(self._inference(fakes, symbol_values))
            if self.predicates.failing(symbol_values) is not None:
                return None
        except (ShapeMismatch, ArithmeticError, ValueError) as error:
            logging.debug("graph", "an imported graph does not hold: %s", error)
            return None
        sizes = tuple(symbol_values[id(x)] for x in self._leaves)
        plan = plans.specializations(self.graph, self._key).find(sizes, fakes, layouts)
        return None if plan is None else self._program(plan, symbol_values)

    def _same_kinds(self, fakes: list[Any]) -> bool:
        """Whether dtypes, devices and the order of dimensions in memory are those of the graph."""
        return list(map(_kind_of, fakes)) == self._kinds

    @functools.cached_property
    def _kinds(self) -> list[tuple[Any, ...]]:
        return [_kind_of(value.fake) for value in self.graph.inputs]

    def _program(self, plan: Plan, symbol_values: dict[int, int]) -> Program:
        outputs = [
            (kind, evaluate(what, symbol_values) if kind == "constant" else what)
            for kind, what in self.outputs
        ]
        if self._supplied:
            plan = SuppliedPlan(plan, self._trace.draws, self._supplied)
        return Program(plan, self.positions, self.bound, outputs, self._is_single)


def _kind_of(fake: Tensor) -> tuple[Any, ...]:
    return fake.dtype, fake.device, layout_of(fake)


def _leaves(symbol: Any) -> list[Symbol]:
    return list(symbol.leaves()) if isinstance(symbol, Symbol) else []


def _symbol(inputs: Sequence[Any], places: list[tuple[int, int | None]]) -> Any:
    """The symbol of a named size; the number itself where it is 0 or 1, which are never symbols."""
    k, axis = places[0]
    n = inputs[k] if axis is None else inputs[k].shape[axis]
    return leaf(n) if n >= 2 else n


def _key_of_inputs(inputs: Sequence[Any]) -> Any:
    return default_dtype(), *map(_key_of_input, inputs)


def _key_of_input(x: Any) -> Any:
    return (x.dtype, x.shape, x.strides, x.device) if isinstance(x, Tensor) else x


def _named_sizes(
    inputs: Sequence[Any], dynamic: Dynamic
) -> dict[str, list[tuple[int, int | None]]]:
    """For each name the sizes that have it."""
    named: dict[str, list[tuple[int, int | None]]] = {}
    if not dynamic:
        return named
    if dynamic is True:
        for k, x in enumerate(inputs):
            for axis, n in enumerate(x.shape if isinstance(x, Tensor) else ()):
                if n >= 2:
                    named.setdefault(f"s{n}", []).append((k, axis))
        return named
    for at, name in dynamic.items():
        number, along = at
        x = inputs[number] if 0 <= number < len(inputs) else None
        is_axis = along is not None and isinstance(x, Tensor) and 0 <= along < x.ndim
        if not (is_axis or (along is None and type(x) is int)):
            raise ArgumentError(
                what=f"dynamic names {at}, which is no size of an input",
                why="a size is named by the number of an input and an axis",
                exists=f"{len(inputs)} inputs; (input, None) is one that is an int",
                fix="name axes of the example inputs",
            )
        named.setdefault(name, []).append(at)
    return named


def _caller_of(graph: Graph, count: int) -> Callable[..., Any]:
    """A function that makes a graph's calls."""
    if len(graph.inputs) != count:
        raise ArgumentError(
            what=f"{count} example inputs",
            why="a graph's inputs are matched by position",
            exists=f"the graph has {len(graph.inputs)}",
            fix="pass one for each",
        )

    def call(*inputs: Tensor) -> tuple[Any, ...]:
        tensors: dict[Value, Any] = dict(zip(graph.inputs, inputs, strict=True))
        for node in graph.nodes:
            with at_line(node.line):
                node.make(tensors)
        return tuple(tensors[value] for value in graph.outputs)

    return call
