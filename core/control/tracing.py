"""`trace`: a function of tensors as a graph, with the tensors that it reads from elsewhere.

The function is called once, on captured tensors, and its calls are collected before any other
dispatch key sees them, so tensors that it closes over may belong to a transform. A function that
does anything but call operators is not traced (`NotTraceable`), and runs as Python.
"""

from __future__ import annotations

import dis
from typing import TYPE_CHECKING, Any, NoReturn

from core import logging
from core._native import (
    Tensor,
    active_levels,
    captured,
    empty,
    fake_like,
    find_operator,
    is_captured,
    set_symbolic,
)
from core.autograd.autocasting import is_autocast_enabled
from core.compiler.capture.active import activated, current, off, own, owner_of
from core.compiler.capture.pending import root_value
from core.compiler.capture.trace import Trace
from core.compiler.graph.graph import Graph, Value
from core.compiler.guards.purity import GuardCollector, Unguardable
from core.compiler.passes.functionalize import functionalize
from core.compiler.symbolic.inference import add_input, concretize
from core.compiler.symbolic.symbols import Symbol, hint_of, is_symbolic
from core.compiler.training.lifted_numbers import LIFTED
from core.dispatcher.binding import flat_tensors, map_tensors
from core.dispatcher.keys import ExcludeKeys
from core.dispatcher.modes import DispatchMode
from core.errors import CompileError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence
    from types import CodeType

    from core._native import Operator
    from core.compiler.capture.calls import Call
    from core.compiler.capture.collector import Collector

    Traced = Callable[..., Sequence[Tensor]]

_FULL = find_operator("core::full")
_COMPARISONS = ("less", "less_equal", "greater", "greater_equal", "equal", "not_equal")
# Operators of which a number and a tensor of that number are operands alike, to the last bit.
_LIFTED = LIFTED | {f"core::{name}" for name in _COMPARISONS}
_STORES = ("STORE_SUBSCR", "STORE_SLICE", "DELETE_SUBSCR")


class NotTraceable(CompileError):
    """Why a function runs as Python where calls are collected."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(
            what=f"a function of control flow is not traced: {reason}",
            why="one call has to represent all steps",
            exists="functions that call operators, and change nothing else",
            fix="none is needed: it is called as Python for each step",
        )


class Body:
    """A graph whose inputs are the function's arguments, then the tensors that it closes over."""

    __slots__ = ("closure", "graph")

    def __init__(self, graph: Graph, closure: list[Tensor]) -> None:
        self.graph, self.closure = graph, closure


def trace(function: Traced, examples: Sequence[tuple[Tensor, Sequence[Any]]]) -> Body:
    """The body of a function(*tensors) -> tensors, traced on stand-ins for examples: for each its
    metadata, and its sizes as Python sees them."""
    trace = BodyTrace(current())
    stand_ins = [trace.stand_in(x, tuple(sizes)) for x, sizes in examples]
    with activated(trace), _TraceMode(trace):
        results = list(function(*stand_ins))
    if trace.failure is not None:  # which the function may have caught
        raise NotTraceable(trace.failure)
    trace.graph.outputs = [trace.result(x) for x in results]
    graph = functionalize(concretize(trace.graph))
    return Body(graph, trace.closure)


def check_traceable(*functions: Callable[..., Any]) -> None:
    """Raises NotTraceable where one call of a function cannot stand for several."""
    if is_autocast_enabled():
        raise NotTraceable("autocast is on")
    collecting = current()
    if collecting is not None and not collecting.is_guarded:
        return
    for function in functions:
        collector = GuardCollector()
        try:
            collector.callable(function)
        except Unguardable as error:
            raise NotTraceable(str(error)) from None
        if collector.containers and any(map(_stores_items, collector.codes)):
            raise NotTraceable("it assigns items, and reads lists or dicts from elsewhere")
        if collector.containers and collector.changes:
            raise NotTraceable(f"{collector.changes[0]}, and reads lists or dicts from elsewhere")
        if arrays := [name.text for name in collector.names if name.kind == "content"]:
            raise NotTraceable(f"{arrays[0]} is a NumPy array, which it may change")


def _stores_items(code: CodeType) -> bool:
    inner = [c for c in code.co_consts if isinstance(c, type(code))]
    names = (instruction.opname for instruction in dis.get_instructions(code))
    return any(name in _STORES for name in names) or any(map(_stores_items, inner))


def traced(what: str, make: Callable[[], Any], reads: bool = False) -> Any:
    """The result of make(); None, and a line in the log, where a function is not traced.

    reads: Python then reads a predicate, so the graph ends here, with the reason.
    Whatever else make raises is raised again when the function runs as Python.
    """
    try:
        return make()
    except NotTraceable as error:
        reason = f"{what} runs as Python: {error.reason}"
        logging.info("graph", reason)
        collector = current()
        if reads and collector is not None:
            collector.run_between_graphs(reason)
    except Exception as error:  # of the function, which may raise anything
        logging.debug("graph", "%s is not traced: %s", what, error)
    return None


class BodyTrace(Trace):
    """Collects a function's operator calls. closure: the tensors that it reads and was not given.

    outer: the collector that it is called under, whose tensors these may be.
    """

    def __init__(self, outer: Collector | None = None) -> None:
        super().__init__()
        self.outer = outer
        self.shows_symbols = outer is not None and outer.shows_symbols
        self.is_guarded = outer is None or outer.is_guarded
        self.catches_errors = outer is None or outer.catches_errors
        self.lifts_numbers: bool = getattr(outer, "lifts_numbers", False)
        self.closure: list[Tensor] = []
        self.failure: str | None = None
        self.level = max((level.number for level in active_levels()), default=0)
        self._read_values: list[tuple[Tensor, Value]] = []
        self._alive: list[Tensor] = []
        self._stand_ins: dict[int, Tensor] = {}  # of transforms' tensors, by their ids

    def stand_in(self, like: Tensor, sizes: tuple[Any, ...] = ()) -> Tensor:
        """A captured tensor for a new input like a tensor, of the sizes that Python sees."""
        value = add_input(self.graph, plain(like), sizes)
        tensor = captured(value.fake)
        if is_symbolic(value.shape):
            set_symbolic(tensor, True)
        own(tensor, self)
        self._pending.inputs.append(value.fake)  # which owns its memory
        self._pending.hand_out(tensor, value)
        self._alive.append(tensor)
        return tensor

    def result(self, tensor: Tensor) -> Value:
        """The Value of a tensor that the function returned."""
        return self._value_of(tensor)

    def graph_break(self, reason: str) -> NoReturn:
        self.failure = reason
        raise NotTraceable(reason)

    # ---- calls ---------------------------------------------------------------------------------
    def call(self, op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        return super().call(op, self._lifted(op, args), kwargs)

    def _lifted(self, op: Operator, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """Arguments of arithmetic, where a number is a tensor of the compiled function around: the
        body reads it, and serves every number. A literal is one as well, for Python sees no
        difference."""
        if not self.lifts_numbers or op.name not in _LIFTED or len(args) != 2:
            return args
        tensor, number = args if isinstance(args[0], Tensor) else reversed(args)
        is_number = type(number) in (int, float) or isinstance(number, Symbol)
        if not isinstance(tensor, Tensor) or not is_number:
            return args
        whole = tensor.dtype.name == "int64" and type(hint_of(number)) is int
        if tensor.dtype.kind != "real floating" and (not whole or op.name == "core::divide"):
            return args
        around = self.outer
        while isinstance(around, BodyTrace):
            around = around.outer
        assert around is not None
        with activated(around), ExcludeKeys("modes"):  # those of the bodies around
            lifted = _FULL((), number, dtype=tensor.dtype, device=tensor.device)
        return tuple(lifted if arg is number else arg for arg in args)

    def _why_not(self, call: Call) -> str | None:
        if any(self._is_outside(t) for t in call.targets):
            return "writes to an input of the function, or to a tensor from outside of it"
        if any(tag in ("random", "data-dependent") for tag in _tags(call.op)):
            return "depends on more than its operands' metadata"
        return super()._why_not(call)

    def _is_outside(self, tensor: Tensor) -> bool:
        value = self.find(tensor)
        return value is None or root_value(value).node is None

    def sizes_of(self, tensor: Tensor) -> tuple[Any, ...] | None:
        if self.find(tensor) is None and self.outer is not None:
            return self.outer.sizes_of(tensor)
        return super().sizes_of(tensor)

    def memory_of(self, tensor: Tensor) -> Hashable:
        return root_value(self._value_of(tensor))

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Symbol):  # the body knows numbers
            return value.specialize()
        return super()._argument(value)

    def _fake(self, tensor: Tensor) -> Tensor:
        return tensor if tensor.is_fake else self._value_of(tensor).fake

    def _hand_out(self, value: Value, recorded: bool) -> Tensor:
        tensor = super()._hand_out(value, False)
        self._alive.append(tensor)
        return tensor

    def _value_of(self, tensor: Tensor) -> Value:
        value = self.find(self.shown(tensor))
        return self._read(tensor) if value is None else value

    def shown(self, tensor: Tensor) -> Tensor:
        """The stand-in for a tensor of a transform around the function."""
        if not 0 < tensor.level <= self.level:
            return tensor
        if id(tensor) not in self._stand_ins:
            root = tensor
            while root.wrapped_value is not None:
                root = root.wrapped_value
            if is_captured(root) and owner_of(root) is self:
                self.graph_break("a transform around it has seen its calls")
            self._stand_ins[id(tensor)] = self.stand_in(tensor, tensor.shape)
            self.closure.append(tensor)
        return self._stand_ins[id(tensor)]

    def _read(self, tensor: Tensor) -> Value:
        """The Value of a tensor that the function reads from elsewhere."""
        for known, value in self._read_values:
            if known is tensor:
                return value
        value = add_input(self.graph, fake_like(tensor), tensor.shape)
        self._pending.inputs.append(value.fake)
        self.closure.append(tensor)
        self._read_values.append((tensor, value))
        return value


def _tags(op: Operator) -> tuple[str, ...]:
    definition = op.definition
    return () if definition is None else tuple(definition.tags)


def plain(tensor: Tensor) -> Tensor:
    """The metadata of a tensor, as a transform's function sees it."""
    if tensor.level:
        return empty(tensor.shape, tensor.dtype, tensor.device, fake=True)
    return fake_like(tensor)


def example(tensor: Tensor) -> tuple[Tensor, tuple[Any, ...]]:
    """A tensor as an example for `trace`."""
    return plain(tensor), tensor.shape


def example_of_row(tensor: Tensor) -> tuple[Tensor, tuple[Any, ...]]:
    """One place of the first dimension of a tensor, the same way."""
    with off():
        whole = plain(tensor)
        none = not whole.shape[0]
        row = empty(whole.shape[1:], whole.dtype, whole.device, fake=True) if none else whole[0]
    return row, tensor.shape[1:]


class _TraceMode(DispatchMode):
    """Sends calls to a trace, except those of transforms that the function enters."""

    def __init__(self, trace: BodyTrace) -> None:
        self._trace = trace

    def dispatch(self, op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        tensors = flat_tensors([*args, *kwargs.values()])
        if any(t.level > self._trace.level for t in tensors):
            return op(*args, **kwargs)
        shown = self._trace.shown
        named = dict(zip(kwargs, map_tensors(shown, kwargs.values()), strict=True))
        return self._trace.call(op, tuple(map_tensors(shown, args)), named)
