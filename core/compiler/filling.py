"""What a capture of a pure function found, as an entry that serves later calls (guards.py)."""

from __future__ import annotations

from core import _native
from core.compiler.draws import DrawingPlan
from core.compiler.flushes import Flush
from core.compiler.graph import Graph
from core.compiler.harmless import is_immutable
from core.compiler.sized import Link, Sized, empty_plan
from core.compiler.symbolic import Symbol, hint_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.autograd.tree import TreeSpec
    from core.compiler.capture import Capture
    from core.compiler.graph import Value
    from core.compiler.guards import Entry
    from core.compiler.plans import Plans

Tensor = _native.Tensor


def fill(
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
    sized = entry.is_sized or chain.by_data
    results: list[tuple[str, Any]] = []
    wanted: list[int] = []
    numbers: list[Any] = []
    for out, value in zip(outs, held, strict=True):
        slot = chain.slot(out, value)
        if slot is not None:
            results.append(("plan", len(wanted)))
            wanted.append(slot)
        elif isinstance(out, Symbol) and sized:
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
    if sized:
        results = [("plan", n + len(wanted)) if k == "number" else (k, n) for k, n in results]
        known = [chain.places.get(id(t), t) for t in chain.given]
        links = chain.links(plans)
        plan = Sized(entry.symbols, capture, links, known, numbers, wanted, results)
        entry.plan, first = plan, entry.symbols.arguments
    else:
        results = [(k, wanted[n] - len(chain.given)) if k == "plan" else (k, n) for k, n in results]
        plan = plans.find(chain.flushes[0].graph) if capture.flushes else empty_plan(chain.given)
    for at in chain.drawn:
        plan = DrawingPlan(plan, chain.draws[0], len(first) + at)
    inputs = [chain.places[id(t)] for i, t in enumerate(chain.given) if i not in chain.drawn]
    no_grad = any(t.requires_grad for t in leaves if isinstance(t, Tensor))
    pairs = zip(results, outs, strict=True)
    results = [
        ("subclass", n) if k == "plan" and _is_special(out) else (k, n) for (k, n), out in pairs
    ]
    entry.complete(plan, [*first, *inputs], results, spec, no_grad)
    return None


def _is_special(out: Any) -> bool:
    """Whether a result is of the subclass of Tensor, which a plan need not know."""
    return isinstance(out, Tensor) and type(out) is not Tensor


class _Chain:
    """The graphs of a capture, and the slots of the tensors that they are given and make.

    given: the tensors that come from outside, in the order of the first slots; drawn: which of them
    are places in a stream of random numbers; places: the leaves' numbers, by their ids.
    """

    def __init__(self, capture: Capture, leaves: list[Any]) -> None:
        graph, inputs = capture.rest or (Graph(), [])
        flushes = capture.flushes or [Flush(graph, inputs, "")]
        self.flushes = flushes
        self.by_data = len(flushes) > 1 or flushes[0].by_data
        self.places = {id(leaf): number for number, leaf in reversed([*enumerate(leaves)])}
        self.draws = [d for flush in flushes for d in flush.draws]
        made = {id(tensor) for flush in flushes for tensor in flush.made}
        every = {id(t): t for flush in flushes for t in flush.inputs if id(t) not in made}
        self.given = list(every.values())
        self.drawn = [i for i, t in enumerate(self.given) if any(t is d.place for d in self.draws)]
        self._slots = {key: slot for slot, key in enumerate(every)}
        self._made: dict[int, int] = {}
        self._firsts = [len(every)]  # for each graph the slot of the first thing that it makes
        for flush in flushes:
            first = self._firsts[-1]
            self._made |= {id(tensor): first + k for k, tensor in enumerate(flush.made)}
            self._firsts.append(first + len(flush.graph.outputs))

    def links(self, plans: Plans) -> list[Link]:
        """The graphs as what is run one after the other."""
        known = self._slots | self._made
        return [
            Link(flush, [known[id(t)] for t in flush.inputs], first, plans)
            for flush, first in zip(self.flushes, self._firsts)
        ]

    def why_not(self) -> str | None:
        """Why no entry can run these graphs."""
        if len(self.draws) > 1 or not all(d.shared for d in self.draws):
            return "it draws from a generator of its own"
        if self.draws and self.by_data:
            return "it draws random numbers, and has sizes that depend on data"
        if not all(id(t) in self.places or i in self.drawn for i, t in enumerate(self.given)):
            return "it makes a tensor by no operator"
        recorded = _native.grad_enabled() and any(t.requires_grad for t in self.given)
        if recorded and self.by_data:
            return "gradients are recorded, and it has sizes that depend on data"
        return None

    def slot(self, out: Any, value: Value | None) -> int | None:
        """Where a result is found, if a graph makes it."""
        if value is not None:
            return self._firsts[-2] + self.flushes[-1].graph.outputs.index(value)
        return self._made.get(id(out)) if isinstance(out, Tensor) else None
