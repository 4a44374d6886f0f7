"""Completes an entry (guards.py) with the plan and results of a capture of a pure function."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, grad_enabled
from core.compiler.capture.supplies import Draws, SuppliedPlan
from core.compiler.capture.segments import Segment
from core.compiler.graph.graph import Graph
from core.compiler.guards.allowlist import is_immutable
from core.compiler.guards.guards import GradState
from core.compiler.symbolic.dynamic_plans import DynamicPlan, Link, empty_plan
from core.compiler.symbolic.symbols import Symbol, hint_of

if TYPE_CHECKING:
    from core.compiler.capture.capture import Capture
    from core.compiler.capture.runs import CapturedCall
    from core.compiler.graph.graph import Value
    from core.compiler.guards.guards import Entry
    from core.compiler.runtime.plans import Plans


def complete_entry(
    entry: Entry, run: CapturedCall, plans: Plans, leaves: list[Any]
) -> str | None:
    """Completes an entry; or says why it cannot serve.

    leaves: the arguments' tensors and values, then the tensors found by name, to which the grads
    that the function has read are added.
    """
    capture, outs, held, spec = run.capture, run.outs, run.held, run.spec
    named = {id(leaf): number for number, leaf in reversed([*enumerate(leaves)])}
    if any(id(use.tensor) not in named for use in capture.grads.uses):
        return "it uses .grad of a tensor that is not found by a name"
    leaves += [use.before for use in capture.grads.read]
    chain = _Chain(capture, leaves)
    if (reason := chain.why_not()) is not None:
        return reason
    dynamic = entry.is_dynamic or chain.data_dependent
    results: list[tuple[str, Any]] = []
    wanted: list[int] = []
    numbers: list[Any] = []
    for out, value in zip(outs, held, strict=True):
        slot = chain.slot(out, value)
        if slot is not None:
            results.append((_kind(out, capture), len(wanted)))
            wanted.append(slot)
        elif isinstance(out, Symbol) and dynamic:
            results.append(("number", len(numbers)))
            numbers.append(out)
        elif isinstance(out, Tensor) and id(out) in chain.places:
            results.append(("leaf", chain.places[id(out)]))
        elif is_immutable(hint_of(out)):
            results.append(("constant", hint_of(out)))
        else:
            return f"it returns a {type(out).__name__}"
    effects: list[tuple[int, str, int]] = []
    for use, now, value in run.grads:
        if not use.assigned or (use.read and now is use.before):
            continue
        slot = chain.slot(now, value)
        leaf = named[id(use.tensor)]
        if now is None:
            effects.append((leaf, "none", 0))
        elif id(now) in capture.detached:
            return "it assigns to .grad what it detaches"
        elif slot is not None:
            effects.append((leaf, "plan", len(wanted)))
            wanted.append(slot)
        elif id(now) in chain.places:
            effects.append((leaf, "leaf", chain.places[id(now)]))
        else:
            return "it assigns to .grad what it makes by no operator"
    first: list[int] = []
    plan: Any
    if dynamic:
        results = [("plan", n + len(wanted)) if k == "number" else (k, n) for k, n in results]
        sources = [chain.places.get(id(t), t) for t in chain.inputs]
        links = chain.links(plans)
        plan = DynamicPlan(entry.symbols, capture, links, sources, numbers, wanted, results)
        entry.plan, first = plan, entry.symbols.arguments
    else:
        made = [slot - len(chain.inputs) for slot in wanted]
        results = [(k, made[n]) if k in _MADE else (k, n) for k, n in results]
        effects = [(leaf, k, made[n]) if k == "plan" else (leaf, k, n) for leaf, k, n in effects]
        plan = plans.find(chain.segments[0].graph) if capture.segments else empty_plan(chain.inputs)
    if chain.supplied:
        places = [(len(first) + at, number) for at, number in chain.supplied.items()]
        plan = SuppliedPlan(plan, chain.supplies, places)
    inputs = [chain.places[id(t)] for i, t in enumerate(chain.inputs) if i not in chain.supplied]
    no_grad = any(t.requires_grad for t in leaves if isinstance(t, Tensor))
    pairs = zip(results, outs, strict=True)
    results = [
        ("subclass", n) if k == "plan" and _is_special(out) else (k, n) for (k, n), out in pairs
    ]
    if any(k in ("passed", "detached") and _is_special(out) for (k, _), out in zip(results, outs, strict=True)):
        return "it returns a tensor of a class of its own, detached or behind a reverse pass"
    grads = [
        (named[id(use.tensor)], use.before if use.read else ...) for use in capture.grads.uses
    ]
    state = GradState(grads, effects, leaves)
    entry.complete(plan, [*first, *inputs], results, spec, no_grad, state)
    return None


_MADE = ("plan", "passed", "detached")  # results of the plan


def _kind(out: Any, capture: Capture) -> str:
    """What is done with a result of the plan."""
    if id(out) in capture.passed:
        return "passed"
    return "detached" if id(out) in capture.detached else "plan"


def _is_special(out: Any) -> bool:
    """Whether a result is of the subclass of Tensor, which a plan need not know."""
    return isinstance(out, Tensor) and type(out) is not Tensor


class _Chain:
    """The graphs of a capture, and the slots of the tensors that they are given and make.

    inputs: the tensors that come from outside, in the order of the first slots; supplied: which of
    them are given by supplies, and as which of their tensors; places: the leaves' numbers, by ids.
    """

    def __init__(self, capture: Capture, leaves: list[Any]) -> None:
        graph, inputs = capture.rest or (Graph(), [])
        segments = capture.segments or [Segment(graph, inputs, "")]
        self.segments = segments
        self.data_dependent = len(segments) > 1 or segments[0].data_dependent
        self.places = {id(leaf): number for number, leaf in reversed([*enumerate(leaves)])}
        self.supplies = [supply for segment in segments for supply in segment.supplies]
        linked = {id(tensor) for segment in segments for tensor in segment.outputs}
        all_inputs = {
            id(t): t for segment in segments for t in segment.inputs if id(t) not in linked
        }
        self.inputs = list(all_inputs.values())
        numbers = {id(t): k for k, t in enumerate(t for s in self.supplies for t in s.tensors)}
        self.supplied = {
            i: numbers[id(t)] for i, t in enumerate(self.inputs) if id(t) in numbers
        }
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
        draws = [supply for supply in self.supplies if isinstance(supply, Draws)]
        if len(draws) > 1 or not all(d.shared for d in draws):
            return "it draws from a generator of its own"
        if self.supplies and self.data_dependent:
            return "it draws random numbers, and has sizes that depend on data"
        if not all(id(t) in self.places or i in self.supplied for i, t in enumerate(self.inputs)):
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
