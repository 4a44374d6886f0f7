"""Captured calls of a function, and whether a call with numbers and one with symbols agree.

A function receives sizes as Python ints, so it may store, return or pass them on. Only a function
without side effects (purity.py) is called a second time, with symbols in place of sizes, to learn
its graph at other sizes. Of the second call only the positions of numbers in the graph are used,
and only if both calls collect the same graph: code that treats a symbol differently from an int
makes the sizes static.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from core._native import Tensor
from core.compiler.capture.active import off
from core.compiler.capture.constants import constants_of, content_of
from core.compiler.capture.items import (
    Formula,
    Item,
    LateNumber,
    numbers_of,
    parts_of,
    tensor_of,
)
from core.compiler.capture.supplies import Numbers
from core.compiler.guards.allowlist import is_key
from core.compiler.guards.guards import containers
from core.compiler.runtime.plans import key_of_graph
from core.compiler.runtime.worth import is_worth_parting
from core.compiler.symbolic.inference import concretize
from core.compiler.symbolic.number_programs import mixes_sizes
from core.compiler.symbolic.symbols import (
    Symbol,
    hint_of,
    is_number_input,
    is_same_number,
    symbols_in,
)
from core.errors import type_text
from core.pytree import flatten, unflatten

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence

    from core.compiler.capture.capture import Capture
    from core.compiler.graph.graph import Graph, Value
    from core.compiler.guards.state_before import Store
    from core.compiler.symbolic.dynamic import ArgumentSymbols
    from core.pytree import TreeSpec


ROUNDED = "a value decides otherwise where its calls are fused: it is at the boundary"
HISTORIES = "gradients are recorded of what it returns, and it decides on values"


class Signature(NamedTuple):
    """The effects of one call, and whether it has several graphs."""

    said: Any
    is_linked: bool


class CapturedCall:
    """A call that was captured, before its last graph is run.

    outs: the leaves of its result, nested as in spec; held: the graph's Values of them, of formulas
    lists of these.
    grads: the grads that it has used, the present one of each, and the graph's Value of that. read:
    whether values of tensors were read. known: the memory of the tensors that it was given or has
    found by names, by their ids, None where it will not be skipped; constants: those that it has
    made of Python data, and that may be kept. stores: what it has stored, which was taken back.
    """

    def __init__(
        self,
        capture: Capture,
        out: Any,
        read: bool,
        known: Mapping[int, int] | None,
        stores: Sequence[Store] = (),
    ) -> None:
        self.capture, self.out, self.read, self.stores = capture, out, read, stores
        self.outs, self.spec = flatten(out)
        self.held: list[Any] = [self._value(o) for o in self.outs]
        stored = [flatten(store.now) for store in stores]
        self.stored = [(leaf, self._value(leaf)) for leaves, _ in stored for leaf in leaves]
        self.stored_specs = [spec for _, spec in stored]
        self.final_stores = stores  # as the function leaves them, with numbers for symbols
        self.deferred = capture.has_items
        now = [(use, use.now) for use in capture.grads.uses]
        self.grads = [(use, grad, self._value(grad)) for use, grad in now]
        self.constants: list[Tensor] = []
        if known is not None:
            grads = [use.before for use in capture.grads.uses if use.before is not None]
            known = {**known, **{id(grad): grad.storage_id for grad in grads}}
            returned = [*self.held, *(value for _, _, value in self.grads)]
            returned += [value for _, value in self.stored]
            self.constants = constants_of(capture, known, [*_values_in(returned)])

    def _value(self, out: Any) -> Any:
        """The graph's Value of what is left; of a formula those of its arguments."""
        if type(out) is Formula:
            return [self._value(arg) for arg in parts_of(out)[1]]
        tensor = out if isinstance(out, Tensor) else tensor_of(out)
        return None if tensor is None else self.capture.find(tensor)

    def _made(self) -> list[tuple[Any, Value]]:
        """The results that the graph computes, and their Values."""
        left = [*zip(self.outs, self.held, strict=True), *self.stored]
        return [(o, v) for o, v in left if v is not None and isinstance(o, Tensor)]

    def why_not_reusable(self) -> str | None:
        """Why the function must not be called again in the place of this call."""
        if self.capture.eager:
            return self.capture.eager[0]
        if split := [segment.reason for segment in self.capture.segments if not segment.linked]:
            return split[0]
        if self.read:
            return self.capture.fake_reads or "values of a tensor are read"
        if self.capture.pending.decisions.outcomes and self._leaves_histories():
            return HISTORIES
        if len({id(o) for o, v in self._made()}) > len({v for _, v in self._made()}):
            return "it returns a tensor and an alias of it"
        with off():
            if any(out.grad is not None for out, _ in self._made()):
                return "it leaves a tensor with a .grad: return the gradient instead"
        strange = next((o for o in self.outs if not _is_plain(o)), None)
        for store in self.stores:
            # A list or dict is a state where guards look at what it holds.
            nest = store.grows or store.name.opened or not containers(store.now)
            left = flatten(store.now)[0] if nest else [store.now]
            for value in left:
                if not _is_plain(value):
                    what = "appends to" if store.grows else "assigns"
                    return f"it {what} {store.name.text} {type_text(value)}"
        return None if strange is None else f"it returns {type_text(strange)}"

    def is_worth_parting(self) -> bool:
        """Whether parts of the graph, if values decide, are worth what each costs."""
        decisions = len(self.capture.pending.decisions.outcomes)
        return not decisions or is_worth_parting(self.capture.graph, decisions)

    @property
    def has_effects(self) -> bool:
        """Whether the call stores something, uses grads or draws."""
        return bool(self.stores or self.capture.grads.uses or self.capture.supplies)

    def _leaves_histories(self) -> bool:
        """Whether a captured tensor that somebody holds has a history in the graph."""
        pending = self.capture.pending
        passed = pending.spread_passed()
        return any(v.requires_grad and v not in passed for _, v in pending.held())

    def with_results_of(self, numbers: CapturedCall) -> CapturedCall:
        """This call with symbols, returning what the one with numbers returned: its tensors are
        those of this one."""
        outs = [o if _is_made(o) else n for o, n in zip(self.outs, numbers.outs)]
        self.out, self.spec = unflatten(outs, numbers.spec), numbers.spec
        others = {id(store.name): store.now for store in numbers.stores}
        self.final_stores = [
            s._replace(now=_joined(s.now, others.get(id(s.name), s.name.value)))
            for s in self.stores
        ]
        return self

    def compute_numbers(self) -> None:
        """Puts numbers in the place of what stands for them, once the graphs have run."""
        if not self.deferred:
            return
        try:
            self.out = numbers_of(self.out)
            self.final_stores = [s._replace(now=numbers_of(s.now)) for s in self.final_stores]
        except Exception:
            self.capture.note_raised()
            raise

    def relied_numbers(self, symbols: ArgumentSymbols) -> list[int]:
        """The arguments that are numbers, and of which more than what follows from comparing and
        computing was asked: what they are, or what they are together with sizes."""
        decided = self.capture.predicates.decided
        read = [left for op, left, _, _ in decided if op == "is"]
        fixed = symbols.fixed_indices(self.capture.predicates)
        return self._numbers_in(read, symbols) + self.numbers_with_sizes(symbols) + fixed

    def numbers_with_sizes(self, symbols: ArgumentSymbols) -> list[int]:
        """Those of them that it has computed with sizes which follow from data."""
        known = {id(symbol) for symbol in symbols.dimensions.values()}
        decided = self.capture.predicates.decided
        read: list[Any] = [pair for _, *pair, _ in decided if mixes_sizes(pair, known)]
        left = [*self.outs, *(out for out, _ in self.stored)]
        read += [out for out in left if isinstance(out, Symbol) and mixes_sizes(out, known)]
        return self._numbers_in(read, symbols)

    @staticmethod
    def _numbers_in(read: list[Any], symbols: ArgumentSymbols) -> list[int]:
        leaves = {id(leaf) for symbol in symbols_in(read) for leaf in symbol.leaves()}
        return [k for k, symbol in symbols.numbers.items() if id(symbol) in leaves]

    def lines_of(self, symbols: ArgumentSymbols) -> dict[int, str]:
        """Where the function asked what numbers among its arguments are."""
        lines = self.capture.predicates.lines
        return {k: lines[id(s)] for k, s in symbols.numbers.items() if id(s) in lines}

    def signature(self) -> Signature:
        """A key of graphs and results, with numbers for symbols: equal if two calls agree.

        It is asked before the graphs are made or forgotten.
        """
        capture = self.capture
        # What supplies give are other tensors at every call.
        supplied = {id(t) for supply in capture.supplies for t in supply.tensors}
        graphs = [(f.graph, f.inputs) for f in capture.segments]
        graphs.append((capture.graph, capture.inputs))
        linked = {id(t): k for k, t in enumerate(t for f in capture.segments for t in f.outputs)}
        constants = {id(t): content_of(t) for t in self.constants}
        described = [
            (
                key_of_graph(concretize(graph)),
                [_say_input(t, linked, supplied, constants) for t in inputs],
            )
            for graph, inputs in graphs
            if graph.nodes or graph is capture.graph
        ]
        values = _numbered(capture.graph)
        stores: list[Any] = []
        left = [*zip(self.outs, self.held, strict=True)]
        for store in self.stores:
            # A call with a symbol there stores what the one with a number finds already, as in
            # `s.n += 0`.
            if not _leaves_same(store):
                leaves, spec = flatten(store.now)
                left += [(leaf, self._value(leaf)) for leaf in leaves]
                stores.append((store.kind, id(store.place), store.key, _say_spec(spec)))
        outs = [self._say_out(o, v, values, linked) for o, v in left]
        outs += stores
        decided = [
            (values[v], is_true) for v, is_true in capture.pending.decisions.outcomes.items()
        ]
        grads = [
            (id(use.tensor), use.read, use.assigned, id(now) if value is None else values[value])
            for use, now, value in self.grads
        ]
        options = [hint_of([*s.options.values()]) for s in capture.supplies if type(s) is Numbers]
        linked_graphs = bool(capture.segments)
        return Signature(
            (described, outs, grads, options, decided, _say_spec(self.spec)), linked_graphs
        )

    def _say_out(
        self, out: Any, value: Any, values: dict[Value, int], linked: dict[int, int]
    ) -> Any:
        if type(out) is Formula:
            function, args = parts_of(out)
            pairs = zip(args, value, strict=True)
            return function, [self._say_out(arg, v, values, linked) for arg, v in pairs]
        if value is not None:
            return type(out) is Item, values[value]
        if isinstance(out, Tensor):
            return ("made", linked[id(out)]) if id(out) in linked else id(out)
        out = hint_of(out)
        return type(out), repr(out)


def _values_in(values: Iterable[Any]) -> Iterator[Value]:
    """The Values among what `held` has, also those of formulas."""
    for value in values:
        if isinstance(value, list):
            yield from _values_in(value)
        elif value is not None:
            yield value


def _say_input(
    tensor: Tensor, linked: dict[int, int], supplied: set[int], constants: dict[int, Hashable]
) -> Hashable:
    """Which tensor: links, supplies and Python data make another one at every call."""
    key = id(tensor)
    if key in constants:
        return constants[key]
    return ("made", linked[key]) if key in linked else "supplied" if key in supplied else key


def _leaves_same(store: Store) -> bool:
    """Whether what is stored was there before, or the same number."""
    now, before = hint_of(store.now), store.name.value
    return now is before or (is_number_input(now) and is_same_number(now, before))


def _joined(now: Any, numbers: Any) -> Any:
    """What a call with symbols has stored, with the numbers of the one without."""
    leaves, spec = flatten(now)
    pairs = zip(leaves, flatten(numbers)[0], strict=True)
    return unflatten([o if _is_made(o) else n for o, n in pairs], spec)


def _is_plain(out: Any) -> bool:
    return _is_made(out) or is_key(out)


def _is_made(out: Any) -> bool:
    return isinstance(out, (Tensor, LateNumber))


def _numbered(graph: Graph) -> dict[Value, int]:
    every = [*graph.inputs, *(v for node in graph.nodes for v in node.results)]
    return {value: k for k, value in enumerate(every)}


def _say_spec(spec: TreeSpec) -> Any:
    """A nest by its types, and its keys in their order."""
    if spec.node is None:
        return None
    entries = [_say_entry(e) for e in spec.entries]
    return spec.node.kind, entries, spec.extra, [_say_spec(child) for child in spec.children]


def _say_entry(entry: Any) -> Any:
    if type(entry) is tuple:
        return [_say_entry(e) for e in entry]
    entry = entry.hint if isinstance(entry, Symbol) else entry
    return type(entry), entry
