"""Dynamic plans: plans of entries whose graphs are symbolic, looked up by the sizes of a call.

Sizes come from arguments (dynamic.py) or from data: an operator like `nonzero` has a result whose
size depends on its data. Its call stands between two graphs: the first graph runs, then the
operator, whose result gives the sizes of the next graph. So a call is a chain of links, without
Python's function in between; most have one link.
"""

from __future__ import annotations

import bisect
import functools
from typing import TYPE_CHECKING, Any

from core._native import fake_like, layouts_of, make_chain
from core._native import make_plan as native_make_plan
from core.caches import BoundedCache
from core.compiler.runtime.executor import make_plan
from core.compiler.runtime.plans import key_of_graph
from core.compiler.runtime.worth import is_worth_lookups
from core.compiler.symbolic.dynamic import size_at
from core.compiler.symbolic.inference import (
    Inference,
    ShapeMismatch,
    concretize,
    leaves_of,
    specialize,
)
from core.compiler.symbolic.number_programs import number_inputs
from core.compiler.symbolic.predicates import describe
from core.compiler.symbolic.specializations import most_plans
from core.compiler.symbolic.symbols import (
    evaluate,
    hint_of,
    is_symbolic,
    key_of,
    sizes_at,
)
from core.errors import DataDependentError

if TYPE_CHECKING:
    from collections.abc import Sequence, Set

    from core.compiler.capture.capture import Capture
    from core.compiler.capture.segments import Segment
    from core.compiler.graph.graph import Graph, Plan
    from core.compiler.runtime.plans import Plans
    from core.compiler.symbolic.dynamic import ArgumentSymbols
    from core.compiler.symbolic.specializations import Layout


def place_of(slot: int, firsts: list[int]) -> tuple[int, int]:
    """What is in a slot, as native chains have it: (link, number of its result), or (-1, number of
    an argument). firsts: the first slots that links make."""
    link = bisect.bisect_right(firsts, slot) - 1
    return link, slot - (firsts[link] if link >= 0 else 0)


_LAYOUTS = "tensors lie in memory otherwise"
_OTHERWISE = "a value decides otherwise"
GIVEN_UP = "its sizes are others at each call, and plans are not worth it"
# Of calls at new sizes, more than those at sizes met again, after which plans have to be worth it,
# where a graph has few calls; others are quicker than eager code once their sizes are met.
MAX_NEW_SIZES, FEW_CALLS = 64, 16


def empty_plan(inputs: Sequence[Any], numbers: Sequence[Any] = ()) -> Plan:
    """A plan that does nothing."""
    count = len(inputs) + len(numbers)
    return native_make_plan(len(inputs), count, [], [], [], [], len(numbers))


class Link:
    """One graph of a chain, or one call whose results' sizes depend on data.

    input_slots: of its inputs: the chain's inputs come first, then what links make. first: the
    slot of the first thing that it makes.
    """

    def __init__(self, segment: Segment, inputs: list[int], first: int, plans: Plans) -> None:
        self.graph, self.input_slots, self.reason = segment.graph, inputs, segment.reason
        self.first, self.data_dependent = first, segment.data_dependent
        self.inference = Inference(self.graph)
        self.symbols = [symbol for _, _, symbol in segment.sizes]
        self.axes = [(first + k, axis) for k, axis, _ in segment.sizes]
        self.leaves, self.specializations = leaves_of(self.graph), plans.specializations(self.graph)
        self.most_plans = most_plans(self.graph)
        self.plans_by_sizes: BoundedCache[tuple[int, ...], Any] = BoundedCache(self.most_plans)
        self.decisions = [(first + k, is_true) for k, is_true in segment.decisions]
        self.numbers = number_inputs(self.graph)
        self.given: list[int] = []  # which of a chain's numbers these are
        self._plans = plans

    def plan(
        self, symbol_values: dict[int, int], fakes: list[Any], layouts: list[Layout]
    ) -> Plan | None:
        """The plan for sizes; None where the passes' facts do not hold."""
        graph = self.graph
        if self.data_dependent:
            return make_plan(graph, symbol_values, data_dependent=True)
        if not self.reason:  # its results are unused
            return empty_plan(fakes, self.numbers)
        if not graph.symbolic:
            return self._plans.find(graph)
        return self.specializations.find(
            tuple([symbol_values[id(x)] for x in self.leaves]), fakes, layouts
        )


class DynamicPlan:
    """A chain of links, called with the tensors that have dynamic sizes, then the first inputs,
    then the numbers among the arguments that may be others.

    It returns the slots that are `wanted` and the numbers that the function returns, or
    NotImplemented where the arguments need a capture.
    """

    def __init__(
        self,
        symbols: ArgumentSymbols,
        capture: Capture,
        links: Sequence[Link],
        inputs: list[Any],
        numbers: list[Any],
        wanted: list[int],
        results: list[tuple[str, Any]],
    ) -> None:
        self._predicates, self._links, self._wanted = capture.predicates, links, wanted
        # A graph that may write: a call that cannot be served is found out before it is run.
        self._last = None if links[-1].data_dependent else links[-1]
        self.waits = any(link.data_dependent for link in links)  # for sizes that depend on data
        self._inputs = inputs  # leaves' numbers, and places of random numbers
        graphs = [link.graph for link in links if not link.data_dependent]
        self._layouts = (
            [_known_strides(graph) for graph in graphs] if capture.reads_layout else None
        )
        self._numbers, self._dimensions = numbers, symbols.dimensions
        self._computed = capture.plans.computed
        self._number_symbols = symbols.numbers
        self._given = {id(symbol): k for k, symbol in enumerate(symbols.numbers.values())}
        for link in links:
            link.given = [self._given[id(symbol)] for symbol in link.numbers]
        self._arguments = symbols.arguments
        order = {k: n for n, k in enumerate(self._arguments)}
        self._axes = [(order[k], axis) for k, axis in symbols.dimensions]
        self._symbols = [*symbols.dimensions.values(), *(s for link in links for s in link.symbols)]
        self._names_of = symbols.names()
        key = tuple((x.specializations, (*x.input_slots,), (*x.decisions,)) for x in links)
        self._signature = key, tuple(results), tuple(wanted), *self._decisions()
        self.reason = "sizes that were not met before"
        # Where no size depends on data: all links natively, by the sizes.
        most = min(link.most_plans for link in links)
        self._chains: BoundedCache[tuple[int, ...], Any] = BoundedCache(most)
        # The numbers, by all sizes.
        self._ends: BoundedCache[tuple[int, ...], Any] = BoundedCache(most)
        # The sizes for which the function decides otherwise.
        self._refused: BoundedCache[tuple[int, ...], str] = BoundedCache(most)
        # Which symbols had another value when the same graphs were captured again. A number that is
        # computed natively from a tensor's sizes, unseen by Python, would make other graphs.
        self._confirmed: set[int] = set()
        self.may_give_up = False  # where each call has other sizes, and plans are not worth it
        self.has_given_up = False  # at sizes that were not met
        self._new_sizes = 0

    def _decisions(self) -> Any:
        """Further properties that are equal if two captures are, for each other's sizes."""
        order: dict[int, int] = {}
        for symbol in self._symbols:
            key_of(symbol, order)
        numbers = tuple(key_of(n, order) for n in self._numbers)
        decided = [
            (op, key_of(left, order), key_of(right, order), holds)
            for op, left, right, holds in self._predicates.decided
        ]
        return tuple(self._dimensions), numbers, tuple(decided)

    # ---- calls ---------------------------------------------------------------------------------
    def __call__(self, *inputs: Any) -> Any:
        sizes = tuple([
            inputs[k] if axis is None else inputs[k].shape[axis] for k, axis in self._axes
        ])  # fmt: skip
        if (known := self._chains.get(sizes)) is not None:
            chain, numbers = known
            results = chain(*inputs[len(self._arguments) :])
            if results is NotImplemented:
                decides = any(link.decisions for link in self._links)
                self.reason = _OTHERWISE if decides else "inputs share other memory"
                return results
            return (*results, *numbers) if numbers else results
        if (reason := self._refused.get(sizes)) is not None:
            self.reason = reason
            return NotImplemented
        if self.has_given_up:
            self.reason = GIVEN_UP
            return NotImplemented
        given = inputs[len(inputs) - len(self._given) :]
        slots = list(inputs[len(self._arguments) : len(inputs) - len(given)])
        numbers, plans, are_met = None, list[Any](), True
        for link in self._links:
            plan = link.plans_by_sizes.get(sizes)
            if plan is None:
                are_met = False
                if (plan := self._look(link, sizes, slots)) is None:
                    return NotImplemented
            if link is self._last and (numbers := self._numbers_at(sizes, slots)) is None:
                return NotImplemented
            try:
                results = plan(
                    *[slots[k] for k in link.input_slots], *[given[k] for k in link.given]
                )
            except DataDependentError:  # other results than when it was captured
                if not link.data_dependent:
                    raise
                results = NotImplemented
            if results is NotImplemented:
                return results
            slots += results
            plans.append(plan)
            for k, is_true in link.decisions:
                if bool(slots[k]) is not is_true:
                    self.reason = _OTHERWISE
                    return NotImplemented
            if link.axes:
                sizes += tuple([slots[k].shape[axis] for k, axis in link.axes])
        if numbers is None and (numbers := self._numbers_at(sizes, slots)) is None:
            return NotImplemented
        if are_met and not self.waits:
            self._new_sizes = max(self._new_sizes - 2, 0)
            chain = self._chain(plans, len(inputs) - len(self._arguments))
            self._chains.keep(sizes, (chain, numbers))
        return (*[slots[k] for k in self._wanted], *numbers)

    def _chain(self, plans: list[Any], inputs: int) -> Any:
        """The links with these plans."""
        firsts = [link.first for link in self._links]
        place = functools.partial(place_of, firsts=firsts)
        links = [
            (
                plan,
                [*map(place, link.input_slots), *((-1, firsts[0] + k) for k in link.given)],
                len(link.graph.outputs),
                [(k - link.first, is_true) for k, is_true in link.decisions],
            )
            for link, plan in zip(self._links, plans, strict=True)
        ]
        return make_chain(inputs, links, [*map(place, self._wanted)], self._computed)

    def _numbers_at(self, sizes: tuple[int, ...], slots: list[Any]) -> Any:
        numbers = self._ends.get(sizes)
        return self._look(None, sizes, slots) if numbers is None else numbers

    def _look(self, link: Link | None, sizes: tuple[int, ...], slots: list[Any]) -> Any:
        """The plan of a link, or the numbers at the end; None: these sizes need a capture."""
        for k, (n, symbol) in enumerate(zip(sizes, self._symbols)):
            if n != symbol.hint and k not in self._confirmed:
                self.reason = "sizes that change for the first time: symbols are compared"
                return None
        return self._at(link, sizes, slots)

    def _at(self, link: Link | None, sizes: tuple[int, ...], slots: list[Any]) -> Any:
        """The same at sizes that may be asked for; None: the function does something else there."""
        symbol_values = {id(symbol): n for symbol, n in zip(self._symbols, sizes)}
        is_last = link is None or link is self._last
        links = self._links if link is None else self._links[: self._links.index(link) + 1]
        layouts: list[list[Any]] = []
        fakes: list[Any] = []
        try:
            for one in links:
                if one.data_dependent:
                    continue
                fakes = [fake_like(slots[k]) for k in one.input_slots]
                layouts.append(one.inference(fakes, symbol_values))
            failing = self._predicates.failing(symbol_values, partly=not is_last)
            numbers = [evaluate(n, symbol_values) for n in self._numbers] if is_last else []
        except (ShapeMismatch, ArithmeticError, ValueError) as error:
            self.reason = str(error)
            return None
        if failing is not None:
            reason = f"it is not so that {describe(failing, self._names())}"
            self.reason = self._refused.keep(sizes, reason)
            return None
        known = zip(layouts, self._layouts or (), strict=False)
        if not all(_same_layout(now, layout, symbol_values) for now, layout in known):
            self.reason = _LAYOUTS
            return None
        if is_last:
            self._ends.keep(sizes, numbers)
            self._count_sizes(links[-1].graph, layouts[-1] if layouts else [])
        if link is None:
            return numbers
        self.reason = "facts about sizes that passes used do not hold"
        plan = link.plan(symbol_values, fakes, layouts_of(layouts[-1]) if layouts else [])
        return None if plan is None else link.plans_by_sizes.keep(sizes, plan)

    def _count_sizes(self, graph: Graph, fakes: list[Any]) -> None:
        """Takes note of sizes that were not met before."""
        self._new_sizes += 1
        few = len(graph.nodes) < FEW_CALLS
        if self.may_give_up and self._new_sizes > (MAX_NEW_SIZES if few else self._chains.limit):
            self._new_sizes = 0
            one_link = len(self._links) == 1 and not self._links[0].data_dependent
            self.has_given_up = one_link and not is_worth_lookups(graph, fakes)

    # ---- the same function captured again ------------------------------------------------------
    def agrees(self, other: DynamicPlan) -> bool:
        """Whether another capture gives the same graphs; changed symbols are then confirmed."""
        if self._signature != other._signature:
            return False
        self._confirm(other)
        return True

    @property
    def dimensions(self) -> Set[Any]:
        """The arguments' sizes that may be any, as (leaf, axis)."""
        return self._dimensions.keys()

    def agrees_at(self, other: DynamicPlan, leaves: list[Any]) -> bool:
        """Whether it has the graph of another capture at the sizes of that one, though its sizes
        are computed otherwise; changed symbols are then confirmed."""
        mine, its = self._signature, other._signature
        if mine[1:4] != its[1:4] or [x.input_slots for x in self._links] != [
            x.input_slots for x in other._links
        ]:
            return False
        link, values = self._links[0], self._values_of(leaves)
        if len(self._links) > 1 or link.data_dependent or link.decisions:
            return False
        inputs = [leaves[k] if isinstance(k, int) else k for k in self._inputs]
        try:
            graph = specialize(link.graph, [fake_like(inputs[k]) for k in link.input_slots], values)
            numbers = [evaluate(n, values) for n in self._numbers]
            if self._predicates.failing(values) is not None or numbers != hint_of(other._numbers):
                return False
        except (ShapeMismatch, ArithmeticError, ValueError):
            return False
        if key_of_graph(graph) != key_of_graph(concretize(other._links[0].graph)):
            return False
        self._confirm(other)
        return True

    def _values_of(self, leaves: list[Any]) -> dict[int, int]:
        """The sizes of arguments, and numbers, by the ids of their symbols."""
        sizes = (size_at(leaves[k], axis) for k, axis in self._dimensions)
        values = {id(symbol): n for symbol, n in zip(self._symbols, sizes)}
        return values | {id(symbol): leaves[k] for k, symbol in self._number_symbols.items()}

    def _confirm(self, other: DynamicPlan) -> None:
        for k, (mine, its) in enumerate(zip(self._symbols, other._symbols, strict=True)):
            if mine.hint != its.hint:
                self._confirmed.add(k)

    def would_serve(self, leaves: list[Any]) -> bool:
        """Whether this one would have served a call, if confirmed."""
        first = self._links[0]
        if len(self._links) > 1 or first.data_dependent or first.decisions:
            return False  # which is found out by running it
        sizes = tuple(size_at(leaves[k], axis) for k, axis in self._dimensions)
        inputs = [leaves[k] if isinstance(k, int) else k for k in self._inputs]
        return self._at(self._links[0], sizes, inputs) is not None

    def lies_otherwise(self, leaves: list[Any]) -> bool:
        """Whether it would not have served a call because tensors lie in memory otherwise."""
        if self._layouts is None or self.would_serve(leaves):
            return False
        return self.reason == _LAYOUTS

    def _names(self) -> dict[int, str]:
        names: dict[int, str] = {}
        for link in self._links:
            str(link.graph)  # names its Values
            names |= {key: name for key, (_, name) in link.graph.size_names().items()}
        return {**names, **self._names_of}

    def describe(self) -> list[str]:
        """The predicates in words."""
        names = self._names()
        return [describe(predicate, names) for predicate in self._predicates.decided]


def _known_strides(graph: Graph) -> list[tuple[Any, bool, Any, bool]]:
    """Each Value's fake, whether it lies in memory in one piece, and its strides if these are
    known; whether they are symbols."""
    known = [(v.fake, v.strides()) for v in graph.all_values()]
    return [
        (fake, fake.is_contiguous, strides, strides is not None and is_symbolic(strides))
        for fake, strides in known
    ]


def _same_layout(
    now: list[Any], layout: list[tuple[Any, bool, Any, bool]], symbol_values: dict[int, int]
) -> bool:
    """Whether tensors lie in memory as others did, whose strides may be symbols."""
    for fake, (before, is_contiguous, strides, are_symbols) in zip(now, layout, strict=True):
        if fake is before:
            continue
        if fake.is_contiguous != is_contiguous:
            return False
        if is_contiguous and 1 not in fake.shape:  # its strides follow from its sizes
            continue
        there = sizes_at(strides, symbol_values) if are_symbols else strides
        if strides is not None and there != fake.strides:
            return False
    return True
