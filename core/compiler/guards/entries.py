"""Completes an entry (guards.py) with the plan and results of a capture of a pure function."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, grad_enabled
from core.compiler.capture.draws import DrawingPlan
from core.compiler.capture.segments import Segment
from core.compiler.graph.graph import Graph
from core.compiler.guards.allowlist import is_immutable
from core.compiler.symbolic.dynamic_plans import DynamicPlan, Link, empty_plan
from core.compiler.symbolic.number_programs import NumberProgram, number_inputs
from core.compiler.symbolic.symbols import Symbol, hint_of, reads_inputs

if TYPE_CHECKING:
    from core.compiler.capture.capture import Capture
    from core.compiler.graph.graph import Plan, Value
    from core.compiler.guards.guards import Entry
    from core.compiler.runtime.plans import Plans
    from core.pytree import TreeSpec


def complete_entry(
    entry: Entry,
    capture: Capture,
    plans: Plans,
    leaves: list[Any],
    outs: list[Any],
    held: list[Value | None],
    spec: TreeSpec,
) -> str | None:
    """Completes an entry; or says why it cannot serve.

    leaves: the arguments' tensors and values, then the tensors found by name; outs: what the
    function returned, and the graph's Values of these while they were known.
    """
    chain = _Chain(capture, leaves)
    if (reason := chain.why_not()) is not None:
        return reason
    dynamic = entry.is_dynamic or chain.data_dependent
    given = entry.symbols.numbers
    program = NumberProgram({id(s): k for k, s in given.items()}, len(leaves))
    program.check(capture.predicates.decided)
    results: list[tuple[str, Any]] = []
    wanted: list[int] = []
    numbers: list[Any] = []
    for out, value in zip(outs, held, strict=True):
        slot = chain.slot(out, value)
        if slot is not None:
            results.append(("plan", len(wanted)))
            wanted.append(slot)
        elif isinstance(out, Symbol) and reads_inputs(out):
            results.append(("leaf", program.source(out)[1]))
        elif isinstance(out, Symbol) and dynamic:
            results.append(("number", len(numbers)))
            numbers.append(out)
        elif isinstance(out, Tensor) and id(out) in chain.places:
            results.append(("leaf", chain.places[id(out)]))
        elif is_immutable(hint_of(out)):
            results.append(("constant", hint_of(out)))
        else:
            return f"it returns a {type(out).__name__}"
    first: list[int] = []
    plan: Any
    if dynamic:
        results = [("plan", n + len(wanted)) if k == "number" else (k, n) for k, n in results]
        sources = [chain.places.get(id(t), t) for t in chain.inputs]
        links = chain.links(plans)
        plan = DynamicPlan(entry.symbols, capture, links, sources, numbers, wanted, results)
        entry.plan, first = plan, entry.symbols.arguments
        last = list(given)
    else:
        results = [
            (k, wanted[n] - len(chain.inputs)) if k == "plan" else (k, n) for k, n in results
        ]
        plan = plans.find(chain.segments[0].graph) if capture.segments else empty_plan(chain.inputs)
        order = {id(symbol): k for k, symbol in given.items()}
        used = number_inputs(chain.segments[0].graph) if capture.segments else []
        last = [order[id(symbol)] for symbol in used if id(symbol) in order]
        if len(last) < len(used):  # some were recognized as changing, and are constants here
            plan = BoundNumbers(plan, len(chain.inputs), [order.get(id(s), s) for s in used])
    for at in chain.drawn:
        plan = DrawingPlan(plan, chain.draws[0], len(first) + at)
    inputs = [chain.places[id(t)] for i, t in enumerate(chain.inputs) if i not in chain.drawn]
    no_grad = any(t.requires_grad for t in leaves if isinstance(t, Tensor))
    pairs = zip(results, outs, strict=True)
    results = [
        ("subclass", n) if k == "plan" and _is_special(out) else (k, n) for (k, n), out in pairs
    ]
    entry.complete(plan, [*first, *inputs, *last], results, spec, no_grad, program)
    return None


class BoundNumbers:
    """A plan with some of its numbers, behind so many tensors: symbols stand for what they are."""

    def __init__(self, plan: Plan, tensors: int, numbers: list[int | Symbol]) -> None:
        self._plan, self._tensors = plan, tensors
        self._numbers = [s.hint if isinstance(s, Symbol) else None for s in numbers]

    def __call__(self, *inputs: Any) -> Any:
        given = iter(inputs[self._tensors :])
        numbers = [next(given) if n is None else n for n in self._numbers]
        return self._plan(*inputs[: self._tensors], *numbers)


def _is_special(out: Any) -> bool:
    """Whether a result is of the subclass of Tensor, which a plan need not know."""
    return isinstance(out, Tensor) and type(out) is not Tensor


class _Chain:
    """The graphs of a capture, and the slots of the tensors that they are given and make.

    inputs: the tensors that come from outside, in the order of the first slots; drawn: which of
    them are places in a stream of random numbers; places: the leaves' numbers, by their ids.
    """

    def __init__(self, capture: Capture, leaves: list[Any]) -> None:
        graph, inputs = capture.rest or (Graph(), [])
        segments = capture.segments or [Segment(graph, inputs, "")]
        self.segments = segments
        self.data_dependent = len(segments) > 1 or segments[0].data_dependent
        self.places = {id(leaf): number for number, leaf in reversed([*enumerate(leaves)])}
        self.draws = [d for segment in segments for d in segment.draws]
        linked = {id(tensor) for segment in segments for tensor in segment.outputs}
        all_inputs = {
            id(t): t for segment in segments for t in segment.inputs if id(t) not in linked
        }
        self.inputs = list(all_inputs.values())
        self.drawn = [i for i, t in enumerate(self.inputs) if any(t is d.place for d in self.draws)]
        self._slots = {key: slot for slot, key in enumerate(all_inputs)}
        self._output_slots: dict[int, int] = {}
        self._firsts = [len(all_inputs)]  # for each graph the slot of the first thing that it makes
        for segment in segments:
            first = self._firsts[-1]
            self._output_slots |= {
                id(tensor): first + k for k, tensor in enumerate(segment.outputs)
            }
            self._firsts.append(first + len(segment.graph.outputs))

    def links(self, plans: Plans) -> list[Link]:
        """The graphs as what is run one after the other."""
        slots = self._slots | self._output_slots
        return [
            Link(segment, [slots[id(t)] for t in segment.inputs], first, plans)
            for segment, first in zip(self.segments, self._firsts)
        ]

    def why_not(self) -> str | None:
        """Why no entry can run these graphs."""
        if len(self.draws) > 1 or not all(d.shared for d in self.draws):
            return "it draws from a generator of its own"
        if self.draws and self.data_dependent:
            return "it draws random numbers, and has sizes that depend on data"
        if not all(id(t) in self.places or i in self.drawn for i, t in enumerate(self.inputs)):
            return "it makes a tensor by no operator"
        recorded = grad_enabled() and any(t.requires_grad for t in self.inputs)
        if recorded and self.data_dependent:
            return "gradients are recorded, and it has sizes that depend on data"
        return None

    def slot(self, out: Any, value: Value | None) -> int | None:
        """Where a result is found, if a graph makes it."""
        if value is not None:
            return self._firsts[-2] + self.segments[-1].graph.outputs.index(value)
        return self._output_slots.get(id(out)) if isinstance(out, Tensor) else None
