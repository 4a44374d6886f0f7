"""`Capture`: the operator calls of a user's function, as graphs.

When values are needed (a branch on one, `.item()`, printing, an operator that cannot be collected)
there is a graph break: the graph so far is compiled and run, and every captured tensor that
somebody still holds becomes the real one. So code between operator calls is plain Python, and a
function is right whatever it does.
"""

from __future__ import annotations

import contextlib
import threading
import weakref
from typing import TYPE_CHECKING, Any

from core._native import (
    Tensor,
    find_operator,
    grad_enabled,
    is_captured,
    overlaps,
    pass_history,
    plan_writes,
    value_reads,
)
from core.autograd.grad_mode import no_grad
from core.autograd.inplace import has_context
from core.compiler.capture.active import current, forget_writes, off, set_current
from core.compiler.capture.callers import line_of_call
from core.compiler.capture.calls import Call
from core.compiler.capture.collectable import is_recorded, why_not
from core.compiler.capture.collector import Collector, are_tensors
from core.compiler.capture.detached_views import DetachedViews
from core.compiler.capture.grads import LeafGrads
from core.compiler.capture.items import ItemUsed, item_for
from core.compiler.capture.refusals import (
    FunctionsRefused,
    HooksUnread,
    LateReadsRefused,
    PartsRefused,
    Refused,
    RowsRefused,
    SymbolsRefused,
)
from core.compiler.capture.segments import Segment, data_dependent_segment, unused_segment
from core.compiler.capture.settings import ALL_OFF
from core.compiler.capture.settling import settle_all, settle_before_error
from core.compiler.capture.snapshots import Snapshots
from core.compiler.capture.supplies import Draws, retreat
from core.compiler.capture.symint_views import SymIntViews
from core.compiler.graph.aliases import may_raise, may_rerun
from core.compiler.graph.splitting import split
from core.compiler.symbolic.predicates import Predicates
from core.compiler.symbolic.symbols import Recording, is_symbolic
from core.dispatcher.binding import flat_tensors, map_tensors
from core.dispatcher.keys import ExcludeKeys, IncludeKeys
from core.errors import CompileError
from core.schema import schema_of

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Iterator, Sequence
    from types import TracebackType

    from core._native import Operator
    from core.compiler.capture.pending import PendingGraph
    from core.compiler.capture.recognition import Recognition
    from core.compiler.capture.settings import Settings
    from core.compiler.capture.supplies import Generator, NextPlace, Supply
    from core.compiler.graph.graph import Graph, Node, Value
    from core.compiler.runtime.plans import Plans


_TAKE_ROWS = find_operator("core::take_rows")
_PERMUTE = find_operator("core::permute_dims")


def same_view(tensor: Tensor) -> Tensor:
    """A view of all of a tensor, as it lies."""
    view: Tensor = _PERMUTE(tensor, list(range(tensor.ndim)))
    return view


class Capture(Collector):
    """Collects calls inside its `with` block; plans.run(graph, inputs) gives a graph's outputs.

    fullgraph: raise at a graph break. symbolic_shapes: tensors whose sizes are symbols in graphs,
    with these. shows_symbols: whether the function sees them, too; it is a call by the way then,
    whose graphs are made only if the call with numbers gave the same (runs.py). recognized: finds
    out which numbers follow from sizes where the function sees numbers (recognition.py). skippable:
    whether later calls may run the graph alone, so that reverse passes are worth collecting.
    lifts_numbers: whether numbers in bodies of loops and branches are tensors that these read: some
    may be others at the next call (core.control.tracing). trial: whether the function is called
    again if it raises. defers_items: whether `.item()` gives what stands for numbers (items.py).
    settings: how calls are collected. at_once: operators that are no part of a graph, because they
    have raised. undoes: whether all that the function has done to Python's objects can be taken
    back; None: it cannot. gives_up: raised before what cannot be taken back, where the call may
    have to be made again (effects.py, lookups.py).

    When the block has ended, `finish` makes what was collected, or `discard` forgets it; where the
    function raised one of them was done. raised: the operator of which a graph has raised.
    """

    def __init__(
        self,
        plans: Plans,
        fullgraph: bool = False,
        symbolic_shapes: Iterable[tuple[Tensor, tuple[Any, ...]]] = (),
        shows_symbols: bool = True,
        recognized: Recognition | None = None,
        skippable: bool = False,
        lifts_numbers: bool = False,
        trial: bool = False,
        defers_items: bool = False,
        settings: Settings = ALL_OFF,
        at_once: Container[Operator] = (),
        undoes: Callable[[], bool] | None = None,
        gives_up: Refused | None = None,
    ) -> None:
        super().__init__(SymIntViews(symbolic_shapes))
        self.plans, self.fullgraph, self.shows_symbols = plans, fullgraph, shows_symbols
        self.skippable, self.lifts_numbers, self._trial = skippable, lifts_numbers, trial
        self.predicates = Predicates()  # comparisons of symbols that the function made
        self.segments: list[Segment] = []
        self.eager: list[str] = []  # operators that ran outside of graphs
        self.rest: tuple[Graph, list[Tensor]] | None = None  # the last graph and its inputs, unused
        self.grads = LeafGrads()  # which the function reads and assigns
        self.passed: dict[int, Tensor] = {}  # results whose reverse pass was made, by their ids
        self.detached: dict[int, Tensor] = {}  # results that are views without history, likewise
        self.contradicted = False  # whether a part decides otherwise than its calls one by one
        self.decided: list[str] = []  # where values decided that graphs in parts compute
        self.reads = 0  # how often calls between linked graphs read values
        self.has_items = self.items_used = False  # whether Items were given; whether one was used
        self._items: list[weakref.ref[Tensor]] = []  # whose numbers were asked for
        self.defers_items, self._settings = defers_items, settings
        self._recognized, self._at_once = recognized, at_once
        self.raised: Operator | None = None
        self._undoes, self._undoable, self._writes_before = undoes, False, plan_writes()
        self._settled_history, self._gives_up = False, gives_up
        self._snapshots = Snapshots()
        self._outer: Collector | None = None  # which was active before
        self._keys, self._recording = IncludeKeys("capture"), Recording(self.predicates)
        self._lock = threading.RLock()  # another thread may read captured tensors

    # ---- the block -----------------------------------------------------------------------------
    def __enter__(self) -> Capture:
        self._outer = current()
        set_current(self)
        self._keys.__enter__()
        self._recording.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._recording.__exit__()
        self._keys.__exit__()
        set_current(self._outer)
        if kind is None:
            return
        of_user = issubclass(kind, Exception) and not issubclass(kind, CompileError)
        self._undoable = of_user and (self._undoable or self._may_undo())
        if self._trial or self.has_items or issubclass(kind, Refused) or self.undoable:
            self.discard()  # the call that counts comes
        else:  # captured tensors that are still held become real
            if self.fullgraph:  # histories are not asked for: the error is what counts
                self._pending.leaves.clear()
                self._pending.functions.clear()
            with off():
                try:
                    self.finish("the function raised")
                except Refused:
                    self.discard()
                    raise

    def finish(self, reason: str = "the function returned", in_parts: bool = False) -> None:
        """Makes what was collected and not made yet. in_parts: one graph for each decision."""
        try:
            self.has_items = False  # they may be read when that has run
            self._end_segment(reason, in_parts=in_parts, is_last=True)
        finally:
            self._symint_views.close()

    def discard(self) -> None:
        """Forgets what was collected and not made yet, as if it had not been called."""
        forget_writes(self._writes.real)
        self.grads.restore()
        retreat(self._pending.supplies)
        self._symint_views.close()
        self._start()

    @property
    def undoable(self) -> bool:
        """Whether a call that raised may be made again, as if it had not been made."""
        if not self._undoable or self.eager or self._settled_history or self.has_exported:
            return False
        if plan_writes() != self._writes_before:
            return False
        return self._undoes is not None and self._undoes()

    def _may_undo(self, *graphs: Graph) -> bool:
        """Whether this is so as far as graphs are concerned, when these have run, too."""
        if any(segment.supplies for segment in self.segments):
            return False
        return all(map(may_rerun, (*(segment.graph for segment in self.segments), *graphs)))

    def note_raised(self) -> None:
        """What Python computes of the results raises."""
        self._undoable = self._may_undo()

    def _give_up_if_watched(self) -> None:
        """Restarts the call, if it is watched, before it does what cannot be taken back."""
        if self._gives_up is not None:
            raise self._gives_up

    def undo(self) -> None:
        """Takes back what a call has done that raised: the function is run again."""
        self.grads.restore()
        retreat(supply for supply in self.supplies if supply.counts_errors)

    @contextlib.contextmanager
    def paused(self, reason: str) -> Iterator[None]:
        """A block in which nothing is collected, between two graphs."""
        self._give_up_if_watched()
        self._end_segment(reason)
        self.eager.append(reason)
        self._keys.__exit__()
        set_current(None)
        try:
            yield
        finally:
            set_current(self)
            self._keys.__enter__()

    @property
    def inputs(self) -> list[Tensor]:
        """The real tensors that the graph is given so far."""
        return self._pending.inputs

    @property
    def written(self) -> list[Tensor]:
        """The real tensors that the graph has written to so far."""
        return self._writes.real

    @property
    def supplies(self) -> list[Supply]:
        """What gives inputs of the graphs at each call."""
        made = [supply for segment in self.segments for supply in segment.supplies]
        return [*self._pending.supplies, *made]

    # ---- calls ---------------------------------------------------------------------------------
    def call(self, op: Operator, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        with self._lock:
            if self._settings.decomposes and _is_recorded_by_parts(op, [*args, *kwargs.values()]):
                return op.decomposition(*args, **kwargs)  # type: ignore[misc]
            return super().call(op, args, kwargs)

    @property
    def records_late(self) -> bool:
        return self._settings.records_late and not (self.segments or self.eager)

    def keeps_index(self, x: Tensor, index: Tensor) -> bool:
        if (
            not self._settings.copies_rows
            or self.segments
            or self.eager
            or index.device != x.device
        ):
            return False
        return is_captured(index) or index.dtype.name == "int64"

    def _add(self, call: Call) -> Any:
        if call.writes and self._pending.rows and self._pending.writes_rows(call.targets):
            raise RowsRefused
        if call.writes and self.has_items and self._writes_items(call.targets):
            self.items_used = True
            raise ItemUsed
        shared = [t for t in call.tensors if self._snapshots.concern(t)]
        if not shared:
            return super()._add(call)
        targets = {id(t) for t in call.targets}
        if any(t.requires_grad or id(t) in targets for t in shared):
            return self._refuse(call, "is given memory that Python may write to")
        if (call.op.view or call.op.may_alias) and not any(map(is_captured, call.tensors)):
            with off():  # of that memory, too
                return call.make()
        take = self._snapshots.take
        kwargs = zip(call.kwargs, map_tensors(take, call.kwargs.values()))
        return super()._add(Call(call.op, tuple(map_tensors(take, call.args)), dict(kwargs)))

    def note_export(self, tensor: Tensor) -> None:
        self._give_up_if_watched()
        super().note_export(tensor)
        self._snapshots.note_export(tensor)

    @property
    def has_exported(self) -> bool:
        """Whether Python was given the memory of a tensor that is not the graph's."""
        return self._snapshots.has_exported

    def _refuse(self, call: Call, reason: str) -> Any:
        """Makes a call that cannot be part of a graph, between two."""
        self._give_up_if_watched()
        reason = f"{call.op.name} {reason}"
        self.graph_break(reason)
        self.eager.append(reason)
        with off():
            return call.make()

    def _recognize(self, call: Call, line: str) -> list[Any]:
        if self._recognized is None:
            return call.values
        return self._recognized(call.op, call.values, line)

    def place(self, generator: Generator, shared: bool) -> NextPlace:
        with self._lock:
            pending = self._pending.supplies
            mine = (d for d in reversed(pending) if isinstance(d, Draws))
            draws = next((d for d in mine if d.generator is generator), None)
            next_ = generator.place()
            if draws is None or not draws.follows(**next_):
                draws = Draws(generator, shared, **next_)
                pending.append(draws)
            draws.count += 1
            return {"place": draws.place, "skip": draws.count - 1}

    def _call_data_dependent(self, call: Call) -> Any:
        """Makes the call now: it links the graph so far with the next, which has symbols for the
        sizes of its results (dynamic_plans.py).

        At sizes that the following graph does not take, the function is run from its start.
        """
        reason = "returns a number of elements that depends on its data"
        if not self._links(call):
            return self._refuse(call, reason)
        self._end_segment(f"{call.op.name} {reason}", linked=True)
        reads = value_reads()
        with off(), Recording(None):
            result = call.make()
        self.reads += value_reads() - reads
        results = [result] if isinstance(result, Tensor) else result
        if not results or not are_tensors(results):
            self.eager.append(f"{call.op.name} returns {'more than' if results else 'no'} tensors")
        else:
            self._link(call, results, not isinstance(result, Tensor))
        return result

    def _links(self, call: Call) -> bool:
        """Whether there may be graphs after a call whose results' sizes depend on data."""
        if call.writes or self._pending.supplies or self.graph.writes:
            return False
        if self._pending.decisions.outcomes or not all(s.linked for s in self.segments):
            return False
        tensors = [*self.graph.inputs, *call.tensors]
        return not (grad_enabled() and any(t.requires_grad for t in tensors))

    def _link(self, call: Call, results: Sequence[Tensor], returns_tuple: bool) -> None:
        """A segment of one call, which was made."""
        node = self._node(call, results, returns_tuple)
        link = data_dependent_segment(node, self.graph, self.inputs, results)
        self._start()
        self.segments.append(link)
        if self._recognized is not None:
            for k, axis, symbol in link.sizes:
                self._recognized.add((("data", len(self.segments), k), axis), symbol.hint, symbol)
        self._show_symbols(zip(results, node.results, strict=True))

    def detach(self, tensor: Tensor) -> Tensor | None:
        """A view without history, which is no view when it is real."""
        if self.find(tensor) is None and not self._is_input(tensor):
            return None
        with self._lock, no_grad(), IncludeKeys("capture"):
            view = same_view(tensor)
            value = self.find(view)
            assert value is not None
            self._pending.detached.add(value)
            view.view_mode = "recorded"  # it is of nothing, to writes
            return view

    def is_leaf(self, tensor: Tensor, begins: bool) -> bool:
        value = self.find(tensor)
        if value is not None and not begins and self._pending.hooks.get(value):
            return True  # retain_grad has it treated as a leaf
        if value is not None and value.node in self._pending.leaves:
            return True
        if value is None or not begins or not self._collects_histories(among_writes=True):
            return False
        if self._pending.has_views(tensor):
            return False
        with self._lock, no_grad(), IncludeKeys("capture"):
            value = self.find(same_view(tensor))
            assert value is not None and value.node is not None
            value.requires_grad = True
            self._pending.leaves.add(value.node)
            self._pending.hand_out(tensor, value)
        return True

    def _why_not(self, call: Call) -> str | None:
        collects = has_context(call.op) and is_recorded(call) and self._collects_histories()
        why = why_not(call, self.catches_errors, collects)
        if why is None and call.op in self._at_once and not self.fullgraph:
            return "has raised in a function that runs as Python at every call"
        return why or self._writes.why_unclear(call)

    def _collect(self, call: Call, result: Any) -> Any:
        made = super()._collect(call, result)
        node = self.graph.nodes[-1]
        if self._settings.copies_rows and node.op is _TAKE_ROWS and not node.args[1].fake.ndim:
            self._pending.rows[node.results[0]] = node.args[0]
        if has_context(call.op) and is_recorded(call):
            self._pending.functions[node] = None
        return made

    def _collects_histories(self, among_writes: bool = False) -> bool:
        """Whether histories may lead through backward of a Function, or of register_autograd, or
        begin within the graph."""
        if not self._settings.collects_functions or self.segments or self.eager:
            return False
        return among_writes or not self.graph.writes

    def begin_histories(self, tensors: Sequence[Tensor]) -> list[Tensor] | None:
        """Views of tensors that are recorded as results of a Function; None where they cannot be
        part of the graph."""
        if not self._collects_histories():
            return None
        with self._lock, no_grad(), IncludeKeys("capture"):
            views = [same_view(tensor) for tensor in tensors]
            values = [self.find(view) for view in views]
            return [self._hand_out(value, True) for value in values if value is not None]

    def refuse_histories(self) -> None:
        """Restarts the call if the history of what it leaves leads through such a backward, or
        through what has hooks, or to a leaf that begins in the graph; or through a call that reads
        what was written before it."""
        pending, late = self._pending, self._writes.late
        if not (pending.has_python_histories or late):
            return
        for value in pending.held_histories():
            if pending.is_of_python(value):
                raise FunctionsRefused
            if value in late:
                raise LateReadsRefused

    def item(self, tensor: Tensor) -> Any:
        """What stands for the number, until the graph has run."""
        if not self.defers_items or self.segments or self.eager:
            return None
        item = item_for(tensor, self)
        if item is not None:
            self.has_items = True
            self._items.append(weakref.ref(tensor))
        return item

    def _writes_items(self, targets: Iterable[Tensor]) -> bool:
        """Whether a write changes a tensor whose number somebody may hold."""
        memory_of = self._pending.memory_of
        written = {memory_of(target) for target in targets}
        tensors = (reference() for reference in self._items)
        return any(t is not None and memory_of(t) in written for t in tensors)

    def decide(self, tensor: Tensor) -> bool | None:
        """Whether a tensor is true: computed before the rest of the graph, which goes on."""
        value = self.find(tensor)
        if (
            value is None
            or not self._settings.decides
            or self.segments
            or self.eager
            or self.has_exported
        ):
            return None
        reads, line = value_reads(), line_of_call()
        with self._lock, off(), ExcludeKeys("autocast"), Recording(None):
            outcome = self._pending.decisions.decide(value, self._pending, line)
        self.reads += value_reads() - reads
        return outcome

    def _is_input(self, tensor: Tensor) -> bool:
        """Whether the graph is given a tensor where a call reads it, and its history matters."""
        recorded = tensor.requires_grad or grad_enabled()  # also by writes to what is detached
        if is_captured(tensor) or not recorded or self._snapshots.concern(tensor):
            return False
        return not (tensor.is_fake or tensor.level)

    def supply(self, supply: Supply) -> Sequence[Tensor]:
        """Makes the tensors of a supply inputs of the graph."""
        with self._lock:
            self._pending.supplies.append(supply)
            return supply.tensors

    # ---- reverse passes ------------------------------------------------------------------------
    def hooks_of(self, tensor: Tensor, after: bool) -> dict[Any, Callable[..., Any]] | None:
        value = self.find(tensor)
        if not is_captured(tensor):
            reason = "a hook is registered on a tensor that the graph does not compute"
            self.eager.append(f"{reason} ({line_of_call()})")
        if value is None or after or not self._collects_histories(among_writes=True):
            return None
        return self._pending.hooks.setdefault(value, {})

    def may_call_hooks(self) -> bool:
        """Whether hooks of leaves may be called; restarts the call if guards have to stand for them
        first."""
        if self._settings.reads_hooks or not self.skippable:
            return True
        if self.segments or self.eager:
            return False
        raise HooksUnread

    def note_grad(self, tensor: Tensor, assigned: bool) -> None:
        if not is_captured(tensor):
            self.grads.note(tensor, assigned)

    def refuse_symbols(self) -> None:
        """Restarts the call without symbols, if possible."""
        if self.graph.symbolic and self.skippable and not (self.segments or self.eager):
            raise SymbolsRefused

    def refuse_parts(self) -> None:
        """Restarts the call with the parts of operators that have no vjp, if possible."""
        if self.skippable and not (self._settings.decomposes or self.segments or self.eager):
            raise PartsRefused

    def settle_history(self) -> None:
        self._give_up_if_watched()
        self._settled_history = True
        super().settle_history()

    def run_between_graphs(self, reason: str) -> None:
        self._give_up_if_watched()
        self.graph_break(reason)
        self.eager.append(f"{reason} ({line_of_call()})")

    def collect_backward(
        self, nodes: Sequence[Node], used_up: Iterable[Value], gradients: Sequence[Value]
    ) -> list[Tensor]:
        """Adds the calls of a reverse pass; the tensors of its gradients.

        used_up: results whose history the pass has freed.
        """
        with self._lock:
            self.graph.nodes.extend(nodes)
            self._pending.add_passed(used_up)
            found = map(self._pending.tensor_of, gradients)
            return [
                self._hand_out(value, value.requires_grad) if tensor is None else tensor
                for value, tensor in zip(gradients, found, strict=True)
            ]

    @property
    def pending(self) -> PendingGraph:
        """The calls that were collected and not yet executed."""
        return self._pending

    # ---- segments ------------------------------------------------------------------------------
    def graph_break(self, reason: str) -> None:
        """Ends the graph before the function does."""
        reason = f"{reason} ({line_of_call()})"
        if self.fullgraph:
            raise CompileError(
                what=f"the function is not one graph: {reason}",
                why="it was compiled with fullgraph=True",
                exists="calls that return tensors; sizes may depend on data, unless gradients are "
                "recorded, or calls before write or draw random numbers",
                fix="use operators instead (core.where for a branch), move it out of "
                "the function, or leave fullgraph out: the graph is split there",
            )
        self._end_segment(reason)

    def _end_segment(
        self, reason: str, linked: bool = False, in_parts: bool = False, is_last: bool = False
    ) -> None:
        """Runs what was collected; captured tensors that are still held become real.

        linked: what follows needs no Python in between; in_parts: one graph for each decision;
        is_last: the function has ended.
        """
        with self._lock:
            self.refuse_histories()
            may_be_written = not is_last and bool(self._pending.held_rows())
            if may_be_written and not (self.segments or self.eager):
                raise RowsRefused
            if self.has_items:
                self.items_used = True
                raise ItemUsed
            ended, held = self._pending, self._pending.held()
            has_left = ended.graph.writes or ended.supplies or not may_rerun(ended.graph)
            if has_left and not is_last:
                self._give_up_if_watched()
            forget_writes(self._writes.real)
            self._start()
            in_parts &= bool(ended.decisions.outcomes)
            if held or in_parts or any(_has_effects(node.op) for node in ended.graph.nodes):
                self._run(ended, held, reason, linked, in_parts)
            else:
                self._leave_out(ended, linked)

    def _leave_out(self, ended: PendingGraph, linked: bool) -> None:
        """A graph that nobody wants is not run."""
        self.rest = ended.graph, ended.inputs
        chained = (linked or self.segments) and all(f.linked for f in self.segments)
        if ended.graph.nodes and chained:  # sizes of its results may have been read
            self.segments.append(unused_segment(ended.graph, ended.inputs, ended.supplies))

    def _run(
        self,
        ended: PendingGraph,
        held: list[tuple[Tensor, Value]],
        reason: str,
        linked: bool,
        in_parts: bool,
    ) -> None:
        graph, inputs = ended.graph, ended.inputs
        passed = _mark_passed(ended)
        _set_storages(graph, inputs)
        self._show_symbols(held)
        views = DetachedViews(ended, held)
        graph.outputs = [*(value for _, value in held), *views.further]
        tensors = [tensor for tensor, _ in held]
        may_undo, self._undoable = self._may_undo(graph), False
        if not in_parts:
            segment = Segment(graph, inputs, reason, ended.supplies)
            self.segments.append(segment)
            if linked:
                segment.linked, segment.outputs = True, tensors
        with ExcludeKeys("capture", "autocast"), no_grad(), Recording(None):
            try:
                if in_parts:
                    results = self._run_parts(ended, reason)
                else:
                    results = self.plans.run(graph, inputs)
            except BaseException as error:
                if isinstance(error, Exception):
                    self.raised = settle_before_error(graph, inputs, held, error)
                    self._undoable = may_undo
                self.grads.restore_captured()
                retreat(supply for supply in ended.supplies if not supply.counts_errors)
                raise
            settle_all(tensors, views.real(results), inputs)
            self.detached.update((id(t), t) for t, v in held if v in views.alone)
            leaves = tuple(t for t in inputs if t.requires_grad)
            for tensor, value in held:
                if value in passed:
                    pass_history(tensor, leaves)
                    self.passed[id(tensor)] = tensor

    def _run_parts(self, ended: PendingGraph, reason: str) -> Sequence[Tensor]:
        """Runs a graph part by part, each of which becomes a segment."""
        outcomes, self.decided = ended.decisions.outcomes, ended.decisions.lines
        made = dict(zip(ended.graph.inputs, ended.inputs, strict=True))
        parts = split(ended.graph, [*outcomes])
        for number, part in enumerate(parts):
            segment = Segment(part.graph, [made[v] for v in part.inputs], reason)
            segment.results = part.outputs
            decided = ((k, outcomes.get(v)) for k, v in enumerate(part.outputs))
            segment.decisions = [(k, outcome) for k, outcome in decided if outcome is not None]
            segment.supplies = [] if number else ended.supplies
            _set_storages(part.graph, segment.inputs)
            self.segments.append(segment)
            results = self.plans.run(part.graph, segment.inputs)
            made.update(zip(part.outputs, results, strict=True))
            for k, outcome in segment.decisions:
                self.contradicted |= bool(results[k]) is not outcome
            if part is not parts[-1]:
                segment.linked, segment.outputs = True, list(results)
        return [made[value] for value in ended.graph.outputs]

    def _show_symbols(self, real: Iterable[tuple[Tensor, Value]]) -> None:
        """Shows the sizes that tensors had while they were captured, now that they are real."""
        for tensor, value in real:
            if is_symbolic(value.shape):
                self._symint_views.add(tensor, value.shape)


def _set_storages(graph: Graph, inputs: list[Tensor]) -> None:
    """Says which inputs of a graph that writes share memory."""
    if graph.writes:
        for value, storage in zip(graph.inputs, overlaps(inputs), strict=True):
            value.storage = storage


def _mark_passed(ended: PendingGraph) -> set[Value]:
    """What was computed from recorded Values whose reverse pass is part of the graph: the graph
    need not be recorded for them."""
    passed = ended.spread_passed()
    for value in passed:
        value.requires_grad = False
    for node in ended.graph.nodes if passed else ():
        node.grad &= passed.isdisjoint(node.results)
    return passed


def _is_recorded_by_parts(op: Operator, args: list[Any]) -> bool:
    """Whether the tape records a call as the calls of the operator's decomposition."""
    if op.vjp is not None or op.decomposition is None or op.view or not grad_enabled():
        return False
    return any(tensor.requires_grad for tensor in flat_tensors(args))


def _has_effects(op: Operator) -> bool:
    """Whether a call is made even if its results are not read."""
    return op.mutates or not schema_of(op).results or may_raise(op)
