"""`Collector`: while one is active, operator calls of its thread are collected, not executed.

A call becomes a node of a graph and returns captured tensors, which have metadata and no values.
Subclasses decide what happens if a call cannot be collected or values are needed: the capture of a
user's function breaks its graph there (capture.py), a trace is abandoned (trace.py).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from core._native import (
    Tensor,
    as_old_as,
    captured,
    fake_like,
    find_operator,
    grad_enabled,
    is_captured,
    set_symbolic,
)
from core.bodies.definition import definition_of
from core.compiler.capture.active import await_writes, off, own
from core.compiler.capture.callers import line_of_call
from core.compiler.capture.calls import Call, settle_numbers
from core.compiler.capture.collectable import find_for_each, is_data_dependent, why_not
from core.compiler.capture.handlers import materialize
from core.compiler.capture.pending import PendingGraph
from core.compiler.capture.symint_views import SymIntViews
from core.compiler.capture.writes import Writes
from core.compiler.graph.aliases import returned_arguments
from core.compiler.graph.graph import Graph, Node, Value
from core.compiler.symbolic.inference import infer_symbolic_shapes
from core.compiler.symbolic.symbols import (
    hint_of,
    is_symbolic,
    plain_number,
    recorded,
)
from core.dispatcher.binding import call_positional, flat_tensors, map_tensors
from core.errors import CompileError, DataDependentError, MissingKernelError, note_fake_kernel
from core.tensors.kinds import DIFFERENTIABLE

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence
    from typing import TypeGuard

    from core._native import Operator
    from core.compiler.capture.supplies import Generator, NextPlace

_COPY = find_operator("core::copy_")


class Collector(ABC):
    """Collects calls in a pending graph.

    shows_symbols: whether Python sees sizes that depend on dynamic ones as symbols. reads_layout:
    whether it has read strides. catches_errors: whether the code that makes calls may
    have try blocks. is_guarded: whether that code may read or change what is no input of it.
    """

    shows_symbols = True
    catches_errors = True
    is_guarded = True
    reads_layout = False

    def __init__(self, symint_views: SymIntViews | None = None) -> None:
        self._symint_views = symint_views or SymIntViews(())
        self.fake_reads: str | None = None  # by which fake kernel values are read, and where
        # Of extensions' operators, which were run; the class of a new object that one is given.
        self.rules: dict[int, tuple[Callable[..., Any], type | None]] = {}
        self._start()

    def _start(self) -> None:
        """A new pending graph."""
        self._pending = PendingGraph(self._symint_views)
        self._writes = Writes(self._pending)

    @property
    def graph(self) -> Graph:
        """The graph so far."""
        return self._pending.graph

    # ---- for subclasses --------------------------------------------------------------------------
    @abstractmethod
    def graph_break(self, reason: str) -> None:
        """Values are needed before the function ends: makes what was collected, or raises."""

    def run_between_graphs(self, reason: str) -> None:
        """What follows runs as Python: a graph ends before it, and another one begins after it."""
        self.graph_break(reason)

    def settle_history(self) -> None:
        """The history of a tensor is about to be read, or changed."""
        self.graph_break("the history of a tensor is read or changed")

    @abstractmethod
    def _refuse(self, call: Call, reason: str) -> Any:
        """Makes a call that cannot be part of the graph, or raises."""

    @abstractmethod
    def _call_data_dependent(self, call: Call) -> Any:
        """Makes a call whose result's size depends on its data, or raises."""

    @abstractmethod
    def place(self, generator: Generator, shared: bool) -> NextPlace:
        """Where a generator's next draw is, which is counted; or raises.

        shared: whether it is the generator of all draws that name none.
        """

    @property
    def records_late(self) -> bool:
        """Whether calls that are recorded may read what was written."""
        return False

    def detach(self, tensor: Tensor) -> Tensor | None:
        """detach() of a captured tensor; None: it has to be made before."""
        return None

    def is_leaf(self, tensor: Tensor, begins: bool) -> bool:
        """Whether a captured tensor is a leaf of the graph; begins: requires_grad is set on it."""
        return False

    def item(self, tensor: Tensor) -> Any:
        """What stands for the number of a captured tensor; None: it is read now."""
        return None

    def keeps_index(self, x: Tensor, index: Tensor) -> bool:
        """Whether x[index] of one integer is part of the graph, as a copy."""
        return is_captured(index)

    def decide(self, tensor: Tensor) -> bool | None:
        """Whether a captured tensor is true, where that ends no graph; None: it is read now."""
        return None

    def hooks_of(self, tensor: Tensor, after: bool) -> dict[Any, Callable[..., Any]] | None:
        """The hooks of a captured tensor whose reverse pass may be part of the graph; after: those
        that run after accumulation. None: they live with the tensor."""
        return None

    def note_grad(self, tensor: Tensor, assigned: bool) -> None:
        """The .grad of a tensor is about to be read or assigned."""
        return

    # ---- calls ---------------------------------------------------------------------------------
    def call(self, op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Collects a call; calls `_refuse` if it cannot be collected."""
        try:
            settled, named = settle_numbers(op, args, kwargs)
            lowering = definition_of(op).lowering
            if lowering is not None:  # its calls are collected
                return lowering(*settled, **named)
            return self._add(Call(op, settled, named))
        except CompileError:
            raise
        except Exception as error:  # which the function may catch
            if (predicates := recorded()) is not None:
                given = [*args, *kwargs.values()]
                shapes = [self.sizes_of(tensor) for tensor in flat_tensors(given)]
                predicates.rely_for(error, [*given, *shapes])
            raise

    def _add(self, call: Call) -> Any:
        if (conflict := self._writes.conflict(call, self.records_late)) is not None:
            self.graph_break(conflict)
        if not call.writes and any(t.is_fake for t in call.tensors):
            return self._infer(call)  # metadata, for example a derivative that nobody wants
        if (reason := self._why_not(call)) is not None:
            return self._refuse(call, reason)
        if is_data_dependent(call.op):
            return self._call_data_dependent(call)
        if (for_each := find_for_each(call.op)) is not None:
            return tuple(call_positional(for_each, call.op, call.values))
        try:
            result = self._infer(call)
        except MissingKernelError:
            return self._refuse(call, "has no fake kernel")
        except DataDependentError as error:
            self.fake_reads = self.fake_reads or note_fake_kernel(error, call.op.name)
            return self._call_data_dependent(call)
        if call.out is not None:
            return self._copy_to_out(call.out, call.without_out())
        if result is not None and not isinstance(result, Tensor) and not are_tensors(result):
            return self._refuse(call, "returns more than tensors")
        return self._collect(call, result)

    def _why_not(self, call: Call) -> str | None:
        """Why a call cannot be part of the graph."""
        return why_not(call, self.catches_errors) or self._writes.why_unclear(call)

    def _infer(self, call: Call) -> Any:
        """The results of a call as fake tensors; raises errors that do not depend on values."""
        kwargs = dict(zip(call.kwargs, self._fakes(call.kwargs.values()), strict=True))
        if isinstance(call.out, tuple):
            kwargs["out"] = tuple(map(self._fake, call.out))
        with off():
            return call.op.infer(*self._fakes(call.args), **kwargs)

    def _fakes(self, args: Iterable[Any]) -> list[Any]:
        return [hint_of(arg) for arg in map_tensors(self._fake, args)]

    def _fake(self, tensor: Tensor) -> Tensor:
        """What `infer` is given in the place of a captured tensor."""
        if not is_captured(tensor):
            return tensor
        value = self.find(tensor)
        if value is None:  # of another collector, or left by one that raised
            materialize(tensor)
        return tensor if value is None else value.fake

    def _copy_to_out(
        self, out: Tensor | tuple[Tensor, ...], call: Call
    ) -> Tensor | tuple[Tensor, ...]:
        """A call with out=: its result is copied there; passes join the two."""
        result = self.call(call.op, call.args, call.kwargs)
        targets, results = (out, result) if isinstance(out, tuple) else ((out,), (result,))
        for target, value in zip(targets, results):
            self.call(_COPY, (target, value), {})
        return out

    def _collect(self, call: Call, result: Any) -> Any:
        """Adds a call to the graph. result: its results, as fakes."""
        single = isinstance(result, Tensor)
        results = () if result is None else (result,) if single else result
        node = self._node(call, results, not single, grad_enabled())
        self.graph.nodes.append(node)
        with off():
            self.graph.symbolic |= infer_symbolic_shapes(node)
        outputs = self._outputs(call, node)
        await_writes(self._writes.note(call, node), self)
        if not call.op.mutates and (call.op.view is not None or call.op.may_alias):
            _note_views(call.tensors, outputs)
        if result is None:
            return None
        if single:
            return outputs[0]
        return type(result)(*outputs) if hasattr(result, "_fields") else type(result)(outputs)

    def _node(
        self, call: Call, results: Sequence[Tensor], returns_tuple: bool, grad: bool = False
    ) -> Node:
        """The node of a call that returns results."""
        line = line_of_call()
        arguments = [self._argument(v) for v in self._recognize(call, line)]
        fakes = map(fake_like, results)  # no tensor that the user has: those are counted
        return Node(call.op, arguments, fakes, returns_tuple, line, grad)

    def _recognize(self, call: Call, line: str) -> list[Any]:
        """A call's arguments with symbols for the numbers that follow from sizes."""
        return call.values

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Tensor):
            return self._value_of(value)
        if isinstance(value, (list, tuple)):
            return [self._argument(item) for item in value]
        return plain_number(value)

    def _outputs(self, call: Call, node: Node) -> list[Tensor]:
        """The results of a call: captured tensors, or the arguments that its schema returns."""
        recorded = node.grad and any(v.requires_grad for v in node.values)
        returned = returned_arguments(call.op, call.values) or [None] * len(node.results)
        return [
            self._hand_out(v, recorded and v.dtype in DIFFERENTIABLE) if same is None else same
            for v, same in zip(node.results, returned, strict=True)
        ]

    # ---- tensors and their Values --------------------------------------------------------------
    def _hand_out(self, value: Value, recorded: bool) -> Tensor:
        """The captured tensor of a Value."""
        value.requires_grad = recorded
        tensor = captured(value.fake, recorded)
        if is_symbolic(value.shape):
            set_symbolic(tensor, True)
        own(tensor, self)
        self._pending.hand_out(tensor, value)
        return tensor

    def _value_of(self, tensor: Tensor) -> Value:
        """The Value of an argument."""
        return self._pending.value_of(tensor)

    def find(self, tensor: Tensor) -> Value | None:
        """The Value of a captured tensor; None for a real one."""
        return self._pending.find(tensor)

    def note_alias(self, alias: Tensor, tensor: Tensor) -> bool:
        """Notes that a tensor has another object; False where it is captured and not known."""
        value = self.find(tensor)
        if value is None:
            self._pending.note_alias(alias, tensor)
            return not is_captured(tensor)
        if is_symbolic(value.shape):
            set_symbolic(alias, True)
        own(alias, self)
        self._pending.hand_out(alias, value)
        return True

    def note_export(self, tensor: Tensor) -> None:
        """A real tensor's memory is given to other code: calls that read it are made before."""
        if any(t.storage_id == tensor.storage_id for t in self._pending.inputs):
            self.graph_break("values are read")

    def memory_of(self, tensor: Tensor) -> Hashable:
        """A key that identifies a tensor's memory."""
        return self._pending.memory_of(tensor)

    def sizes_of(self, tensor: Tensor) -> tuple[Any, ...] | None:
        """The shape that the function sees, if it differs from the tensor's shape."""
        return self._pending.sizes_of(tensor)

    def strides_of(self, tensor: Tensor) -> tuple[Any, ...] | None:
        """A captured tensor's strides, symbols where they follow from sizes that are symbols.

        That they are at other sizes is asked there (dynamic_plans.py); what a decomposition makes
        of them is a call that the inference for these sizes refuses.
        """
        value = self.find(tensor)
        return None if value is None else value.strides()


def are_tensors(result: object) -> TypeGuard[Sequence[Tensor]]:
    return isinstance(result, (tuple, list)) and all(isinstance(r, Tensor) for r in result)


def _note_views(bases: Sequence[Tensor], views: Sequence[Tensor]) -> None:
    """Views know since when their memory is there, and how they were made, as the tape's do
    (autograd/inplace.py)."""
    for view in views:
        for base in bases:
            as_old_as(view, base)
    mode = next((t.view_mode for t in bases if t.view_mode != "recorded"), None)
    if mode is None and not grad_enabled():
        mode = "no_grad"
    if len(views) > 1:
        mode = "one_of_several"
    if mode is not None:
        for view in views:
            view.view_mode = mode
