"""Completes an entry (guards.py) with the plan and results of a capture of a pure function."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, grad_enabled, make_chain
from core.autograd.hooks import hooks_of
from core.compiler.capture.items import Formula, parts_of, tensor_of
from core.compiler.capture.segments import Segment
from core.compiler.capture.supplies import Numbers, SuppliedPlan
from core.compiler.graph.aliases import may_rerun
from core.compiler.graph.graph import Graph
from core.compiler.guards.allowlist import is_key
from core.compiler.guards.guards import EntryState, is_native, nested
from core.compiler.symbolic.dynamic_plans import DynamicPlan, Link, empty_plan, place_of
from core.compiler.symbolic.number_programs import NumberProgram, number_inputs
from core.compiler.symbolic.symbols import Symbol, hint_of, reads_inputs

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.compiler.capture.capture import Capture
    from core.compiler.capture.grads import LeafGrads
    from core.compiler.capture.runs import CapturedCall
    from core.compiler.capture.supplies import Supply
    from core.compiler.graph.graph import Plan, Value
    from core.compiler.guards.guards import Entry
    from core.compiler.runtime.plans import Plans


def complete_entry(entry: Entry, run: CapturedCall, plans: Plans, leaves: list[Any]) -> str | None:
    """Completes an entry, or returns why it cannot serve.

    leaves: the arguments' tensors and values, then the tensors found by name, to which the grads
    that the function has read are added.
    """
    capture = run.capture
    named = {id(leaf): number for number, leaf in reversed([*enumerate(leaves)])}
    if (reason := _why_not_plain(capture.grads, named)) is not None:
        return reason
    leaves += [use.before for use in capture.grads.read]
    chain = _Chain(capture, leaves)
    if (reason := chain.why_not()) is not None:
        return reason
    numbers = {id(s): k for k, s in entry.symbols.shown_numbers.items()}
    sizes = {id(s): (k, d) for (k, d), s in entry.symbols.dimensions.items() if d is not None}
    program = NumberProgram(numbers, len(leaves), dimensions=sizes)
    program.check(capture.predicates.decided)
    outcome = _Outcome(run, chain, entry.is_dynamic or chain.has_sizes, program)
    reason = outcome.read_results() or outcome.read_effects(named) or outcome.read_stores()
    if reason is not None:
        return reason
    plan, first, last = outcome.plan(entry, plans)
    stores = outcome.stores()
    reruns = chain.can_rerun and bool(outcome.effects or stores or chain.supplied)
    if chain.supplied:
        places = [(len(first) + at, number) for at, number in chain.supplied.items()]
        options, computed, rates = _options(chain.supplies, entry, program)
        plan = SuppliedPlan(plan, chain.supplies, places, options, computed, reruns)
        last = [*last, *rates]
    inputs = [chain.places[id(t)] for i, t in enumerate(chain.inputs) if i not in chain.supplied]
    no_grad = any(t.requires_grad for t in leaves if isinstance(t, Tensor))
    uses = capture.grads.uses
    grads = [
        (named[id(use.tensor)], use.before if use.read else ..., *hooks_of(use.tensor))
        for use in uses
    ]
    entry.decisions = capture.decided
    where = 0 if not reruns else 1 if chain.supplied else 2  # of formulas: with no draws to undo
    state = EntryState(grads, outcome.effects, leaves, stores, outcome.types, where)
    entry.complete(
        plan, [*first, *inputs, *last], outcome.results, run.spec, no_grad, state, program
    )
    return None


def _options(
    supplies: list[Supply], entry: Entry, program: NumberProgram
) -> tuple[list[dict[Any, Any]], list[tuple[int, Any]], list[int]]:
    """The options of supplies that the function determines, as `SuppliedPlan` takes them, and the
    leaves of those that are computed. Where an option is not guarded, the function has none of its
    group, and each is read at the call."""
    options: list[dict[Any, Any]] = []
    computed, leaves = [], []
    for number, supply in enumerate(supplies):
        constants: dict[Any, Any] = {}
        options.append(constants)
        if not isinstance(supply, Numbers) or not entry.guards_items(
            supply.place, (name for name, _ in supply.options)
        ):
            continue
        for name, value in supply.options.items():
            kind, source = program.source(value)
            if kind == "slot":
                computed.append((number, name))
                leaves.append(source)
            else:
                constants[name] = source
    return options, computed, leaves


def _why_not_plain(grads: LeafGrads, named: dict[int, int]) -> str | None:
    """Why a function that uses these grads cannot be skipped. named: the leaves, by their ids."""
    for use in grads.uses:
        if id(use.tensor) not in named:
            return "it uses .grad of a tensor that is not found by a name"
        if not use.tensor.is_leaf:
            return "it uses .grad of a tensor that has a history"
    return None


class _Outcome:
    """The results of a call and the grads that it left, in terms of the plan's outputs.

    wanted: the slots of the plan's results, among those of the chain.
    """

    def __init__(
        self, run: CapturedCall, chain: _Chain, dynamic: bool, program: NumberProgram
    ) -> None:
        self._run, self._chain, self._dynamic, self._program = run, chain, dynamic, program
        self.results: list[tuple[str, Any]] = []
        # Results of the plan, and whether they are of the subclass of Tensor, if anything is.
        self.types: list[tuple[int, bool]] = []
        self._typed = any(type(tensor) is not Tensor for tensor in chain.inputs)
        self._stored: list[tuple[str, Any]] = []
        self.effects: list[tuple[int, str, int]] = []
        self._wanted: list[int] = []
        self._numbers: list[Symbol] = []

    def read_results(self) -> str | None:
        """How to rebuild the function's result; or why only the function can."""
        run = self._run
        for out, value in zip(run.outs, run.held, strict=True):
            if (source := self._source(out, value)) is None:
                return f"it returns a {type(out).__name__}"
            self.results.append(source)
        return None

    def read_stores(self) -> str | None:
        """How to rebuild what the function has stored; or why only the function can."""
        for spec in self._run.stored_specs:
            if not is_native(spec):
                return "it assigns what is no tuple, list or dict to what is there before the call"
        for out, value in self._run.stored:
            source = self._source(out, value)
            if source is None:
                return f"it assigns a {type(out).__name__} to what is there before the call"
            self._stored.append(source)
        return None

    def stores(self) -> list[tuple[str, Any, Any, list[tuple[str, Any]]]]:
        """What the function has stored, as native code does it again."""
        sources, stores = iter(self._stored), zip(self._run.stores, self._run.stored_specs)
        return [(s.kind, s.place, s.key, list(nested(spec, sources))) for s, spec in stores]

    def _source(self, out: Any, value: Any) -> tuple[str, Any] | None:
        """Where a value that the function leaves is found, or what computes it."""
        chain = self._chain
        if type(out) is Formula:
            function, args = parts_of(out)
            sources = [self._source(arg, v) for arg, v in zip(args, value, strict=True)]
            return "formula", (function, sources)
        slot = chain.slot(out, value)
        if slot is not None:
            return _kind(out, self._run.capture), self._output(out, slot)
        if isinstance(out, Symbol) and reads_inputs(out):
            return "leaf", self._program.source(out)[1]
        if isinstance(out, Symbol) and self._dynamic:
            self._numbers.append(out)
            return "number", len(self._numbers) - 1
        if isinstance(out, Tensor) and id(out) in chain.places:
            return "leaf", chain.places[id(out)]
        return ("constant", hint_of(out)) if is_key(hint_of(out)) else None

    def _output(self, out: Any, slot: int) -> int:
        """Which result of the plan a slot is."""
        if isinstance(out, Tensor) and (self._typed or type(out) is not Tensor):
            self.types.append((len(self._wanted), type(out) is not Tensor))
        self._wanted.append(slot)
        return len(self._wanted) - 1

    def read_effects(self, named: dict[int, int]) -> str | None:
        """How to rebuild the grads that the function left; or why only the function can."""
        chain = self._chain
        for use, now, value in self._run.grads:
            if not use.assigned or (use.read and now is use.before):
                continue
            slot, leaf = chain.slot(now, value), named[id(use.tensor)]
            if now is None:
                self.effects.append((leaf, "none", 0))
            elif id(now) in self._run.capture.detached:
                return "it assigns a detached tensor to .grad"
            elif slot is not None:
                self.effects.append((leaf, "plan", self._output(now, slot)))
            elif id(now) in chain.places:
                self.effects.append((leaf, "leaf", chain.places[id(now)]))
            else:
                return "it assigns a tensor to .grad that no operator made"
        return None

    def plan(self, entry: Entry, plans: Plans) -> tuple[Any, list[int], list[int]]:
        """The plan, and the leaves that it is given first and last; results are those of it."""
        chain, wanted = self._chain, self._wanted
        if self._dynamic:
            count = len(wanted)
            self._number(lambda n: n, lambda n: n + count)
            sources = [chain.places.get(id(t), t) for t in chain.inputs]
            links, capture = chain.links(plans), self._run.capture
            entry.plan = DynamicPlan(
                entry.symbols, capture, links, sources, self._numbers, wanted, self.results
            )
            plan: Any = entry.plan
            first, last = entry.symbols.arguments, list(entry.symbols.numbers)
        elif chain.is_chain:
            count = len(wanted)
            self._number(lambda n: n, lambda n: n + count)
            plan, last = chain.native(entry, plans, wanted)
            first = []
        else:
            made = [slot - len(chain.inputs) for slot in wanted]
            self._number(made.__getitem__, lambda n: n)
            plan, last = self._plan_of_numbers(entry, plans)
            first = []
        return plan, first, last

    def _plan_of_numbers(self, entry: Entry, plans: Plans) -> tuple[Any, list[int]]:
        """The plan of the one graph there is, and the leaves of the numbers that it reads."""
        chain = self._chain
        if not self._run.capture.segments:
            return empty_plan(chain.inputs), []
        return _with_numbers(chain.segments[0].graph, entry, plans)

    def _number(self, made: Callable[[int], int], number: Callable[[int], int]) -> None:
        """Where results are found among those of the plan: tensors, and numbers after them."""

        def numbered(source: tuple[str, Any]) -> tuple[str, Any]:
            kind, n = source
            if kind == "formula":
                return kind, (n[0], [*map(numbered, n[1])])
            if kind in _MADE:
                return kind, made(n)
            return ("plan", number(n)) if kind == "number" else source

        self.results = [*map(numbered, self.results)]
        self._stored = [*map(numbered, self._stored)]
        self.effects = [(leaf, k, made(n) if k == "plan" else n) for leaf, k, n in self.effects]
        self.types = [(made(n), wanted) for n, wanted in self.types]


def _with_numbers(graph: Graph, entry: Entry, plans: Plans) -> tuple[Any, list[int]]:
    """The plan of a graph, and the leaves of the numbers that it reads."""
    plan: Any = plans.find(graph)
    order = {id(symbol): leaf for leaf, symbol in entry.symbols.numbers.items()}
    used = number_inputs(graph)
    last = [order[id(symbol)] for symbol in used if id(symbol) in order]
    if len(last) < len(used):  # some were recognized as changing, and are constants here
        plan = BoundNumbers(plan, len(graph.inputs), [order.get(id(s), s) for s in used])
    return plan, last


_VIEWS = ("no_grad", "one_of_several")  # how views were made, for writes to them
_MADE = ("plan", "passed", "detached", "item", *_VIEWS)  # results of the plan


def _kind(out: Any, capture: Capture) -> str:
    """The use of one result of the plan."""
    if tensor_of(out) is not None:
        return "item"
    if id(out) in capture.passed:
        return "passed"
    if id(out) in capture.detached:
        return "detached"
    return out.view_mode if out.view_mode in _VIEWS else "plan"


class BoundNumbers:
    """A plan with some of its numbers, after so many tensors: symbols stand for their values."""

    def __init__(self, plan: Plan, tensors: int, numbers: list[int | Symbol]) -> None:
        self._plan, self._tensors = plan, tensors
        self._numbers = [s.hint if isinstance(s, Symbol) else None for s in numbers]

    def __call__(self, *inputs: Any) -> Any:
        given = iter(inputs[self._tensors :])
        numbers = [next(given) if n is None else n for n in self._numbers]
        return self._plan(*inputs[: self._tensors], *numbers)


class _Chain:
    """The graphs of a capture, and the slots of the tensors that they are given and make.

    inputs: the tensors that come from outside, in the order of the first slots; supplied: which of
    them are given by supplies, and as which of their tensors; places: the leaves' numbers, by ids.
    """

    def __init__(self, capture: Capture, leaves: list[Any]) -> None:
        graph, inputs = capture.rest or (Graph(), [])
        segments = capture.segments or [Segment(graph, inputs, "")]
        self.segments = segments
        self.has_sizes = any(segment.data_dependent for segment in segments)
        self.is_chain = len(segments) > 1 or self.has_sizes or bool(segments[0].decisions)
        self.places = {id(leaf): number for number, leaf in reversed([*enumerate(leaves)])}
        self.supplies = [supply for segment in segments for supply in segment.supplies]
        linked = {id(tensor) for segment in segments for tensor in segment.outputs}
        all_inputs = {
            id(t): t for segment in segments for t in segment.inputs if id(t) not in linked
        }
        self.inputs = list(all_inputs.values())
        numbers = {id(t): k for k, t in enumerate(t for s in self.supplies for t in s.tensors)}
        self.supplied = {i: numbers[id(t)] for i, t in enumerate(self.inputs) if id(t) in numbers}
        self._slots = {key: slot for slot, key in enumerate(all_inputs)}
        self._output_slots: dict[int, int] = {}
        self._firsts = [len(all_inputs)]  # for each graph the slot of the first thing that it makes
        for segment in segments:
            first = self._firsts[-1]
            self._output_slots |= {
                id(tensor): first + k for k, tensor in enumerate(segment.outputs)
            }
            self._firsts.append(first + len(segment.graph.outputs))

    @property
    def can_rerun(self) -> bool:
        """Whether the function may be run where a plan raises that has not written."""
        return all(may_rerun(segment.graph) for segment in self.segments)

    def links(self, plans: Plans) -> list[Link]:
        """The graphs as plans to run one after the other."""
        slots = self._slots | self._output_slots
        return [
            Link(segment, [slots[id(t)] for t in segment.inputs], first, plans)
            for segment, first in zip(self.segments, self._firsts)
        ]

    def native(self, entry: Entry, plans: Plans, wanted: list[int]) -> tuple[Any, list[int]]:
        """The same natively, where sizes are numbers: what returns the slots that are wanted, and
        the leaves of the numbers that it is given last."""
        slots = self._slots | self._output_slots
        links, last = list[Any](), list[int]()
        for segment in self.segments:
            plan, numbers = _with_numbers(segment.graph, entry, plans)
            places = [place_of(slots[id(t)], self._firsts) for t in segment.inputs]
            places += [(-1, len(self.inputs) + len(last) + k) for k in range(len(numbers))]
            links.append((plan, places, len(segment.graph.outputs), segment.decisions))
            last += numbers
        places = [place_of(slot, self._firsts) for slot in wanted]
        return make_chain(len(self.inputs) + len(last), links, places, plans.computed), last

    def why_not(self) -> str | None:
        """Why no entry can run these graphs."""
        if self.supplies and self.has_sizes:
            return "it draws random numbers, and has sizes that depend on data"
        if not all(id(t) in self.places or i in self.supplied for i, t in enumerate(self.inputs)):
            return "it makes a tensor by no operator"
        recorded = grad_enabled() and any(t.requires_grad for t in self.inputs)
        if recorded and self.has_sizes:
            return "gradients are recorded, and it has sizes that depend on data"
        return None

    def slot(self, out: Any, value: Value | None) -> int | None:
        """Where a result is found, if a graph makes it."""
        if value is not None:
            return next(
                first + segment.results.index(value)
                for first, segment in zip(self._firsts, self.segments)
                if value in segment.results
            )
        return self._output_slots.get(id(out)) if isinstance(out, Tensor) else None
