"""Capture: while it is active, operator calls of its thread are collected instead of made.

A call returns captured tensors, which have metadata and no values. When values are needed (a
branch on one, `.item()`, printing, an operator that cannot be collected) there is a graph break:
the graph so far is compiled and run, and every captured tensor that somebody still holds becomes
the real one. So code between operator calls is plain Python, and a function is right whatever it
does.
"""

from __future__ import annotations

import contextlib
import math
import threading
import weakref
from typing import TYPE_CHECKING, Any

from core._native import (
    Tensor,
    as_old_as,
    awaits,
    fake_like,
    find_operator,
    grad_enabled,
    is_captured,
    is_saved,
    key_mask,
    overlaps,
    set_key_handler,
    set_symbolic,
    set_symbols,
    set_view_parent,
    thread_keys,
    value_reads,
)
from core._native import captured as native_captured
from core._native import settle as native_settle
from core.autograd.grad_mode import no_grad
from core.autograd.tensor_functions import root_of
from core.bodies.definition import definition_of
from core.bodies.programs import outputs_of
from core.compiler.capture.callers import line_of_call
from core.compiler.capture.collectable import is_data_dependent, is_for_each, targets, why_not
from core.compiler.capture.draws import Draws
from core.compiler.capture.segments import Segment, data_dependent_segment, unused_segment
from core.compiler.capture.symint_views import SymIntViews
from core.compiler.graph.aliases import Aliases, aliased, may_raise, returned_arguments
from core.compiler.graph.graph import Graph, Node, Value
from core.compiler.symbolic.inference import add_input, infer_symbolic_shapes
from core.compiler.symbolic.symbols import Predicates, Recording, Symbol, hint_of, is_symbolic
from core.dispatcher.binding import call_positional, flat_tensors, map_tensors
from core.dispatcher.keys import ExcludeKeys, IncludeKeys
from core.errors import CompileError, DataDependentError, MissingKernelError
from core.hooks import install_hooks
from core.schema import bind, parameters
from core.tensors.kinds import DIFFERENTIABLE
from core.transforms.levels import set_write_block

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from core.compiler.capture.recognition import Recognition

_thread = threading.local()
_owners: weakref.WeakValueDictionary[int, Capture] = weakref.WeakValueDictionary()
_writers: weakref.WeakValueDictionary[int, Capture] = weakref.WeakValueDictionary()  # of storages
_KEY = key_mask("capture")
_COPY = find_operator("core::copy_")


def current() -> Capture | None:
    """The capture of this thread, if one is active."""
    return getattr(_thread, "capture", None)


@contextlib.contextmanager
def capturing_with(capture: Capture) -> Iterator[None]:
    """Hands this thread's calls to another capture for a while."""
    before = current()
    _thread.capture = capture
    try:
        with IncludeKeys("capture"):
            yield
    finally:
        _thread.capture = before


def _off() -> ExcludeKeys:
    return ExcludeKeys("capture")


def collecting() -> Capture | None:
    """The capture that a call of this thread would go to now."""
    capture = current()
    included, excluded = thread_keys()
    return capture if capture is not None and included & ~excluded & _KEY else None


def _note_views(values: list[Any], views: list[Any]) -> None:
    """Views know since when their memory is there, and how they were made, as the tape's do
    (autograd/inplace.py)."""
    for view in views:
        for base in flat_tensors(values):
            as_old_as(view, base)
    base = next((t.view_mode for t in flat_tensors(values) if t.view_mode != "recorded"), None)
    mode = base or (None if grad_enabled() else "no_grad")
    mode = "one_of_several" if len(views) > 1 else mode
    for view in views if mode else ():
        view.view_mode = mode


class Capture:
    """Collects calls inside its `with` block; plans.run(graph, inputs) gives a graph's outputs.

    fullgraph: raise at a graph break. symbolic_shapes: tensors whose sizes are symbols in graphs,
    with these. symbols: whether the function sees them, too; it is a call by the way then, whose
    graphs are made only if the call with numbers said the same (runs.py). recognized: finds out
    which numbers follow from sizes where the function sees numbers (recognition.py). links: whether
    there may be graphs behind sizes that depend on data.

    When the block has ended, `finish` makes what was collected, or `discard` forgets it; where the
    function raised one of them was done.
    """

    links = True

    def __init__(
        self,
        plans: Any,
        fullgraph: bool = False,
        symbolic_shapes: Iterable[tuple[Any, tuple[Any, ...]]] = (),
        symbols: bool = True,
        recognized: Recognition | None = None,
    ) -> None:
        self.plans, self.fullgraph, self.symbols = plans, fullgraph, symbols
        self._recognized = recognized
        self._symint_views = SymIntViews(symbolic_shapes)
        self.predicates = Predicates()  # what the function found out about symbols
        self._recording = Recording(self.predicates)
        self._include = IncludeKeys("capture")
        self._outer: Capture | None = None  # a pass traces while another one is active
        self._lock = threading.RLock()  # another thread may read what is captured
        self.segments: list[Segment] = []
        self.eager: list[str] = []  # operators that ran outside of graphs
        self.rest: Any = None  # the last graph and its inputs, where nobody wanted its results
        self.reads_layout = False  # whether the function asked for what strides say
        self.reads = 0  # how often calls between linked graphs read values
        self._start()

    def _start(self) -> None:
        self.graph = Graph()
        self._inputs: list[Any] = []  # the real tensors of the graph's inputs
        self._input_values: dict[int, Value] = {}
        self._captured: dict[int, tuple[Any, Value]] = {}  # id -> weak reference to it, Value
        self._draws: list[Draws] = []
        self._written: dict[int, Any] = {}  # inputs that the graph writes to, by their storage
        self._writes_inside = False  # whether it writes to what it has computed, too
        self._late: set[Value] = set()  # what is computed from what was written

    def __enter__(self) -> Capture:
        self._outer, _thread.capture = current(), self
        self._include.__enter__()
        self._recording.__enter__()
        return self

    def __exit__(self, kind: Any, error: Any, traceback: Any) -> None:
        self._recording.__exit__()
        self._include.__exit__()
        _thread.capture = self._outer
        if kind is None:
            return
        if self.symbols:  # the call that counts comes
            self.discard()
        else:  # whoever holds a captured tensor keeps a real one
            with _off():
                self.finish("the function raised")

    def finish(self, reason: str = "the function returned") -> None:
        """Makes what was collected and not made yet."""
        try:
            self.end_segment(reason)
        finally:
            self._symint_views.close()

    def discard(self) -> None:
        """Forgets what was collected and not made yet, as if it had not been called."""
        for tensor in self._written.values():
            awaits(tensor, False)
            _writers.pop(tensor.storage_id, None)
        for draws in self._draws:
            draws.generator.place(-draws.count)
        self._symint_views.close()
        self._start()

    @property
    def inputs(self) -> list[Any]:
        """The real tensors that the graph is given so far."""
        return self._inputs

    @property
    def draws(self) -> list[Draws]:
        """The random numbers that graphs draw."""
        return [*self._draws, *(d for segment in self.segments for d in segment.draws)]

    # ---- calls ---------------------------------------------------------------------------------
    def call(self, op: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Collects a call; makes it where it cannot be collected."""
        with self._lock:
            return self._call(op, args, kwargs)

    def _call(self, op: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        lowering = definition_of(op).lowering
        if lowering is not None:  # what it calls is collected
            return lowering(*args, **kwargs)
        values = bind(op, args, kwargs)
        self._break_before_conflict(op, values, kwargs)
        reason = self.why_not(op, values, kwargs) or self._unclear_write(op, values, kwargs)
        if reason is not None:
            return self._make(op, args, kwargs, reason)
        if is_data_dependent(op):
            return self._call_data_dependent(op, args, kwargs, values)
        if is_for_each(op):
            return tuple(call_positional(op.decomposition, op, values))
        try:
            result = self._infer(op, args, kwargs)
            if kwargs.get("out") is not None:
                return self._into(op, args, kwargs)
        except MissingKernelError:
            return self._make(op, args, kwargs, "has no fake kernel")
        except DataDependentError:
            return self._call_data_dependent(op, args, kwargs, values)
        single = isinstance(result, Tensor)
        results: Any = () if result is None else (result,) if single else result
        if not _are_tensors(results):
            return self._make(op, args, kwargs, "returns more than tensors")
        fakes = map(fake_like, results)  # no tensor that the user has: those are counted
        line, grad = line_of_call(), grad_enabled()
        arguments = [self._argument(v) for v in self._recognize(op, values, line)]
        node = Node(op, arguments, fakes, not single, line, grad)
        self.graph.nodes.append(node)
        with _off():
            self.graph.symbolic |= infer_symbolic_shapes(node)
        recorded = grad and any(v.requires_grad for v in node.values)
        returned = returned_arguments(op, values) or [None] * len(node.results)
        outputs = [
            self._hand_out(v, recorded and v.dtype in DIFFERENTIABLE) if same is None else same
            for v, same in zip(node.results, returned, strict=True)
        ]
        if op.mutates:
            self._note_writes(op, values)
        elif op.view is not None or op.may_alias:
            _note_views(values, outputs)
        if self.graph.writes and any(map(self._is_late, flat_tensors(values))):
            self._late.update(node.results)
        if single or result is None:
            return outputs[0] if single else None
        return type(result)(*outputs) if hasattr(result, "_fields") else type(result)(outputs)

    def _unclear_write(self, op: Any, values: list[Any], kwargs: dict[str, Any]) -> str | None:
        """Why a write is made by the tape, which refuses it: that it would be recorded through a
        view that is not, or would overwrite a leaf."""
        if not op.mutates or not grad_enabled():
            return None
        written = map(self.value_of_captured, flat_tensors(targets(op, values, kwargs)))
        under = (self._input_under(value) for value in written if value is not None)
        if any(root_of(t).requires_grad and not t.requires_grad for t in under if t is not None):
            return "writes to a view that was made before its base required grad"
        if all(t.view_mode == "recorded" for t in flat_tensors(values)):
            return None
        real = [t for t in flat_tensors(values) if not is_captured(t)]
        tensors = *flat_tensors(values), *map(root_of, (*real, *self._inputs)), *self.graph.inputs
        recorded = any(t.requires_grad for t in tensors)
        return "writes to a view whose history does not lead to its base" if recorded else None

    def _call_data_dependent(
        self, op: Any, args: tuple[Any, ...], kwargs: dict[str, Any], values: list[Any]
    ) -> Any:
        """A call that returns as many elements as its data say: it is made now, and links the graph
        so far with the next, which has symbols for the sizes of its results (dynamic_plans.py).

        At other sizes than what follows takes, the function is run from its start.
        """
        reason = "returns as many elements as its data say"
        tensors = [*self.graph.inputs, *flat_tensors(values)]
        recorded = grad_enabled() and any(t.requires_grad for t in tensors)
        done = self.graph.writes or self._draws or op.mutates or kwargs.get("out") is not None
        if recorded or done or not self.links or not all(f.linked for f in self.segments):
            return self._make(op, args, kwargs, reason)
        self.end_segment(f"{op.name} {reason}", linked=True)
        reads = value_reads()
        with _off(), Recording(None):
            result = op(*map(hint_of, args), **{name: hint_of(v) for name, v in kwargs.items()})
        self.reads += value_reads() - reads
        single = isinstance(result, Tensor)
        results = [result] if single else result
        if not results or not _are_tensors(results):
            self.eager.append(f"{op.name} returns {'more than' if results else 'no'} tensors")
            return result
        line = line_of_call()
        arguments = [self._argument(v) for v in self._recognize(op, values, line)]
        node = Node(op, arguments, map(fake_like, results), not single, line)
        link = data_dependent_segment(node, self.graph, self._inputs, results)
        self._start()
        self.segments.append(link)
        if self._recognized is not None:
            for k, axis, symbol in link.sizes:
                self._recognized.add((("data", len(self.segments), k), axis), symbol.hint, symbol)
        for tensor, value in zip(results, node.results, strict=True):
            if is_symbolic(value.shape):
                self._symint_views.add(tensor, value.shape)
        return result

    def _break_before_conflict(self, op: Any, values: list[Any], kwargs: dict[str, Any]) -> None:
        """What is recorded may run once more, for its gradients: it is made before all writes."""
        grad = grad_enabled()
        if op.mutates or kwargs.get("out") is not None:
            if self._writes_to_saved(flat_tensors(targets(op, values, kwargs))):
                self.graph_break(f"{op.name} writes to what a transform's derivative reads")
            recorded = any(v.requires_grad for v in self.graph.inputs)
            inside = any(map(is_captured, flat_tensors(targets(op, values, kwargs))))
            if recorded and (grad or any(n.grad for n in self.graph.nodes)) and inside:
                self.graph_break(
                    f"{op.name} writes to what was computed, behind calls that are recorded"
                )
            self._writes_inside |= inside
            return
        tensors = flat_tensors(values) if self.graph.writes and grad else []
        late = self._writes_inside or any(map(self._is_late, tensors))
        if late and any(t.requires_grad for t in tensors):
            self.graph_break(f"{op.name} is recorded, and reads what was written")

    def _is_late(self, tensor: Any) -> bool:
        """Whether a tensor is computed from what calls of the graph write to."""
        value = self.value_of_captured(tensor)
        if value is None:
            return tensor.storage_id in self._written
        return value in self._late or self._memory_of(value) in self._written

    def _writes_to_saved(self, written: list[Any]) -> bool:
        """Whether one of them has the memory of a captured tensor that a transform has saved: its
        version is counted from when it is real."""
        if not written or not is_saved(None):
            return False
        held = [(r(), value) for r, value in self._captured.values()]
        saved = {self._root_of(v) for t, v in held if t is not None and is_saved(t)}
        return any(self._root_of(self.value_of_captured(t) or t) in saved for t in written)

    def _root_of(self, value: Any) -> Any:
        """What tells memory from other memory, for a Value or a real tensor."""
        while isinstance(value, Value) and value.node is not None:
            parents = aliased(value.node, value.node.results.index(value))
            if not parents:
                return value
            value = parents[0]
        if isinstance(value, Value):
            value = self._inputs[self.graph.inputs.index(value)]
        return int(value.storage_id)

    def _memory_of(self, value: Value) -> int | None:
        """The storage of the real tensor that a Value is a view of."""
        under = self._input_under(value)
        return None if under is None else int(under.storage_id)

    def _input_under(self, value: Value) -> Any:
        """The real tensor that a Value is a view of, or None."""
        while (node := value.node) is not None:
            parents = aliased(node, node.results.index(value))
            if not parents:
                return None
            value = parents[0]
        return self._inputs[self.graph.inputs.index(value)]

    def _infer(self, op: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What a call would return, as fake tensors; raises what can be known before it is made."""
        rest = dict(zip(kwargs, self._fakes(kwargs.values()), strict=True))
        if isinstance(out := kwargs.get("out"), tuple):
            rest["out"] = tuple(map_tensors(self._fake, out))
        with _off():
            return op.infer(*self._fakes(args), **rest)

    def _into(self, op: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """A call with out=: what it computes is copied there; passes join the two."""
        out = kwargs["out"]
        result = self._call(op, args, {k: v for k, v in kwargs.items() if k != "out"})
        single = isinstance(out, Tensor)
        for target, value in zip((out,) if single else out, (result,) if single else result):
            self._call(_COPY, (target, value), {})
        return out

    def place(self, generator: Any, shared: bool) -> dict[str, Any]:
        """Where a generator's next draw is, which is counted: a tensor, and how far behind that.

        shared: whether it is the generator of all draws that name none.
        """
        with self._lock:
            draws = next((d for d in reversed(self._draws) if d.generator is generator), None)
            next_ = generator.place()
            if draws is None or not draws.follows(**next_):
                draws = Draws(generator, shared, **next_)
                self._draws.append(draws)
            draws.count += 1
            return {"place": draws.place, "skip": draws.count - 1}

    def _note_writes(self, op: Any, values: list[Any]) -> None:
        """Real tensors that a collected call writes to: who reads their memory has it made."""
        for tensor in flat_tensors([v for p, v in zip(parameters(op), values) if p.write]):
            if (value := self.value_of_captured(tensor)) is not None:  # a view of a real one
                tensor = self._input_under(value)
            if tensor is not None and not is_captured(tensor):
                self._written[tensor.storage_id] = tensor
                _writers[tensor.storage_id] = self
                awaits(tensor, True)

    def why_not(self, op: Any, values: list[Any], kwargs: dict[str, Any]) -> str | None:
        """Why a call cannot be part of the graph."""
        return why_not(op, values, kwargs)

    def _hand_out(self, value: Value, recorded: bool) -> Any:
        """The captured tensor of a Value, which does not hold it: who holds it is asked."""
        value.requires_grad = recorded
        fake = native_captured(value.fake, recorded)
        if is_symbolic(value.shape):
            set_symbolic(fake, True)
        _owners[id(fake)] = self
        self._captured[id(fake)] = weakref.ref(fake), value
        return fake

    def _make(self, op: Any, args: tuple[Any, ...], kwargs: dict[str, Any], reason: str) -> Any:
        """Makes a call now."""
        reason = f"{op.name} {reason}"
        self.graph_break(reason)
        self.eager.append(reason)
        with _off():
            return op(*map(hint_of, args), **{name: hint_of(v) for name, v in kwargs.items()})

    def _fakes(self, args: Any) -> list[Any]:
        return [hint_of(arg) for arg in map_tensors(self._fake, args)]

    def _fake(self, tensor: Any) -> Any:
        """What `infer` is given in the place of a captured tensor."""
        if not is_captured(tensor):
            return tensor
        value = self.value_of_captured(tensor)
        if value is None:  # of another capture, or left by one that raised
            _materialize(tensor)
        return tensor if value is None else value.fake

    def _recognize(self, op: Any, values: list[Any], line: str) -> list[Any]:
        """A call's arguments with symbols for the numbers that follow from sizes."""
        return values if self._recognized is None else self._recognized(op, values, line)

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Tensor):
            return self._value_of(value)
        if isinstance(value, (list, tuple)):
            return [self._argument(item) for item in value]
        return value

    def _value_of(self, tensor: Any) -> Value:
        captured = self._captured.get(id(tensor))
        if captured is not None and captured[0]() is tensor:
            return captured[1]
        value = self._input_values.get(id(tensor))
        if value is None:
            value = add_input(self.graph, tensor, self._symint_views.find(tensor) or ())
            value.requires_grad = tensor.requires_grad
            self._input_values[id(tensor)] = value
            self._inputs.append(tensor)
        return value

    def sizes_of(self, tensor: Any) -> tuple[Any, ...] | None:
        """What the function sees as a tensor's shape, where that is not its shape."""
        value = self.value_of_captured(tensor)
        return self._symint_views.find(tensor) if value is None else value.shape

    def has_strides(self, tensor: Any) -> bool:
        """Whether a captured tensor's strides are numbers although its sizes are not.

        That they are at other sizes is asked there (dynamic_plans.py); what a decomposition makes
        of them is a call that the inference for these sizes refuses.
        """
        value = self.value_of_captured(tensor)
        return value is not None and value.has_strides()

    def value_of_captured(self, tensor: Any) -> Value | None:
        """The graph's Value of a captured tensor; None for a real one."""
        captured = self._captured.get(id(tensor))
        return captured[1] if captured is not None and captured[0]() is tensor else None

    # ---- results -------------------------------------------------------------------------------
    def graph_break(self, reason: str) -> None:
        """Ends the graph before the function does."""
        reason = f"{reason} ({line_of_call()})"
        if self.fullgraph:
            raise CompileError(
                what=f"the function is not one graph: {reason}",
                why="it was compiled with fullgraph=True",
                exists="calls that return tensors; sizes may depend on data, unless gradients are "
                "recorded, or calls before write or draw random numbers",
                fix="say it with operators (core.where in the place of a branch), move it out of "
                "the function, or leave fullgraph out: the graph is split there",
            )
        self.end_segment(reason)

    @contextlib.contextmanager
    def paused(self, reason: str) -> Iterator[None]:
        """A block in which nothing is collected, between two graphs."""
        self.end_segment(reason)
        self.eager.append(reason)
        self._include.__exit__()
        _thread.capture = None
        try:
            yield
        finally:
            _thread.capture = self
            self._include.__enter__()

    def end_segment(self, reason: str, linked: bool = False) -> None:
        """Runs what was collected; captured tensors that are still held become real."""
        with self._lock:
            self._end_segment(reason, linked)

    def _end_segment(self, reason: str, linked: bool) -> None:
        held = [
            (tensor, value)
            for reference, value in self._captured.values()
            if (tensor := reference()) is not None
        ]
        graph, inputs, draws = self.graph, self._inputs, self._draws
        for tensor in self._written.values():
            awaits(tensor, False)
        self._start()
        if not held and not any(_has_effects(node.op) for node in graph.nodes):
            self.rest = graph, inputs
            chained = (linked or self.segments) and all(f.linked for f in self.segments)
            if graph.nodes and chained:  # sizes of what it makes may have been asked for
                self.segments.append(unused_segment(graph, inputs, draws))
            return
        if graph.writes:
            for value, storage in zip(graph.inputs, overlaps(inputs), strict=True):
                value.storage = storage
        for tensor, value in held:
            if is_symbolic(value.shape):
                self._symint_views.add(tensor, value.shape)
        graph.outputs = [value for _, value in held]
        segment = Segment(graph, inputs, reason, draws)
        self.segments.append(segment)
        if linked:
            segment.linked, segment.outputs = True, [tensor for tensor, _ in held]
        with ExcludeKeys("capture", "autocast"), no_grad(), Recording(None):
            try:
                results = self.plans.run(graph, inputs)
            except Exception:
                _settle_before_error(graph, inputs, held)
                raise
            _settle([tensor for tensor, _ in held], results, inputs)


def _settle(held: list[Any], results: Any, inputs: list[Any]) -> None:
    """Captured tensors become what was made of them; views are of those who become their base.

    What lies between was made here, in no mode of the user's.
    """
    input_ids = {id(tensor) for tensor in inputs}
    for tensor, real in zip(held, results, strict=True):
        native_settle(tensor, real)
    same = {id(real): tensor for tensor, real in zip(held, results, strict=True)}
    for tensor in held:
        while (parent := tensor.view_parent) is not None:
            if id(parent) in same:
                set_view_parent(tensor, same[id(parent)])
                break
            if id(parent) in input_ids:
                break
            parent.view_mode = "recorded"
            tensor = parent


def _settle_before_error(graph: Graph, inputs: list[Any], held: list[tuple[Any, Value]]) -> None:
    """Makes the calls that stand before the one that raises, for whoever holds their results.

    What reads or writes tensors that the graph writes to cannot be made again.
    """
    aliases = Aliases(graph)
    changed = aliases.written & aliases.inputs
    values: dict[Value, Any] = {
        value: tensor
        for value, tensor in zip(graph.inputs, inputs, strict=True)
        if aliases.of(value) not in changed
    }
    for node in graph.nodes:
        if not all(value in values for value in node.values):
            continue
        try:
            node.make(values)
        except Exception:  # what the graph raised, and raises again
            break
    computed = [(tensor, values[value]) for tensor, value in held if value in values]
    _settle([tensor for tensor, _ in computed], [real for _, real in computed], inputs)


def _has_effects(op: Any) -> bool:
    """Whether a call is made even if nobody reads what it returns."""
    return op.mutates or outputs_of(op) == 0 or may_raise(op)


def _are_tensors(result: Any) -> bool:
    return isinstance(result, (tuple, list)) and all(isinstance(r, Tensor) for r in result)


def _handle(op: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The handler of the dispatch key `capture`."""
    capture = current()
    if capture is None:  # a captured tensor that another thread was given
        for tensor in flat_tensors([*args, *kwargs.values()]):
            if is_captured(tensor):
                _materialize(tensor)
        with _off():  # the key was included by hand, and nothing is captured
            return op(*args, **kwargs)
    return capture.call(op, args, kwargs)


def _materialize(tensor: Any) -> None:
    """The hook `materialize`: the values of a captured tensor are about to be read."""
    captured = is_captured(tensor)
    capture = _owners.get(id(tensor)) if captured else _writers.get(tensor.storage_id)
    capture = capture or current()
    if capture is not None:
        capture.graph_break("values are read")
    if is_captured(tensor):
        raise CompileError(
            what="the values of this tensor were never computed",
            why="it belongs to a compiled function whose graph raised before it came to it",
            exists=f"its shape {tensor.shape} and dtype {tensor.dtype.name}",
            fix="mend what raised, and call the function again",
        )


def settle(tensors: Any) -> None:
    """Makes the captured ones among tensors real."""
    for tensor in tensors:
        if tensor is not None and is_captured(tensor):
            _settle_history(tensor)


def _settle_history(tensor: Any) -> None:
    """The hook `settle_history`: the history of a tensor is about to be read, or changed."""
    owner = _owners.get(id(tensor)) if is_captured(tensor) else None
    capture = owner or current()
    if capture is not None:
        capture.graph_break("the history of a tensor is read or changed")


def _symbolic_sizes(tensor: Any, attribute: str) -> Any:
    """What Python sees of a tensor whose sizes are symbols: None: it is as without symbols."""
    capture = current()
    if capture is None or not capture.symbols:
        return None
    if thread_keys()[1] & _KEY:  # kernels and fakes see numbers
        return None
    if tensor.level:  # a transform computes with its numbers
        while tensor.level:
            tensor = tensor.wrapped_value
        attribute = "strides"
    sizes = capture.sizes_of(tensor)
    if sizes is None:
        return None
    if attribute == "shape":
        return sizes
    if attribute in ("size", "nbytes"):
        return math.prod((*sizes, tensor.itemsize if attribute == "nbytes" else 1))
    capture.reads_layout |= attribute != "len"
    if attribute == "strides" and capture.has_strides(tensor):
        return None
    if attribute in ("offset", "strides", "len"):  # numbers
        for size in sizes if attribute != "len" else sizes[:1]:
            if isinstance(size, Symbol):
                size.specialize()
    return None


@contextlib.contextmanager
def _write_of_transform() -> Iterator[None]:
    """A write gives a transform's tensors other memory, under what is held and collected: all of it
    is made before, and the write at once."""
    capture = collecting()
    if capture is None:
        yield
        return
    capture.graph_break("a tensor is written to inside a transform")
    with _off():
        yield


set_write_block(_write_of_transform)
set_key_handler("capture", _handle)
set_symbols(Symbol, _symbolic_sizes)
install_hooks(materialize=_materialize, settle_history=_settle_history)
