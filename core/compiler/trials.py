"""`Trials`: the calls of a function that are captured, once or several times for one call of it.

The first is made with the arguments; further ones find out what an entry may take in their place:
symbols for sizes and numbers, and objects that stand for NumPy's arrays. Each takes back what it
has stored (state_before.py), so that the next one begins where it did.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from core import logging
from core._native import value_reads
from core.compiler.capture.arrays import ArrayUsed
from core.compiler.capture.callers import place_of_error
from core.compiler.capture.capture import Capture
from core.compiler.capture.conversions import conversions_of, with_conversions
from core.compiler.capture.effects import watched
from core.compiler.capture.growing import CaptureAgain, Growing, StoresRefused
from core.compiler.capture.items import ItemUsed
from core.compiler.capture.lookups import CAN_WATCH, Lookups, watched_lookups
from core.compiler.capture.recognition import NumberHistory, Recognition
from core.compiler.capture.refusals import (
    EffectReached,
    LookupsUnread,
    PartsRefused,
    Refused,
    Undone,
)
from core.compiler.capture.runs import CapturedCall, Signature
from core.compiler.capture.settings import ALL_OFF, Settings
from core.compiler.failures import is_likely_internal
from core.compiler.guards.guarded_state import is_same_content
from core.compiler.guards.recompilations import name_of
from core.compiler.guards.shadows import NoShadow, holds_symbols, shadow_of
from core.compiler.symbolic.dynamic import (
    CONSTANT,
    INDEX,
    INPUT,
    ArgumentSymbols,
    DynamicDims,
    NumberRoles,
    argument_key,
)
from core.compiler.symbolic.symbols import is_number_input, leaves_in
from core.pytree import flatten, unflatten

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Sequence

    from core._native import Operator
    from core.compiler.capture.arrays import ArgumentArrays
    from core.compiler.capture.callers import RaisedAt
    from core.compiler.guards.names import GuardedName
    from core.compiler.guards.purity import GuardCollector
    from core.compiler.guards.recompilations import Recompilations
    from core.compiler.options import Options
    from core.compiler.runtime.plans import Plans
    from core.compiler.symbolic.dynamic import Dimension
    from core.compiler.symbolic.predicates import Predicates


LATE = "it looks up attributes by names that it computes, or what is cached, behind a write"


class Trials:
    """Captures calls of one function, and keeps what they have shown of it.

    dims, roles: which sizes and numbers of the arguments may be others; changed_names: those of
    numbers that changed.
    """

    def __init__(
        self,
        fn: Callable[..., Any],
        options: Options,
        plans: Plans,
        recompilations: Recompilations,
    ) -> None:
        self._fn, self._options, self._plans = fn, options, plans
        self._recompilations = recompilations
        self.dims = DynamicDims(options.dynamic)
        self.roles = NumberRoles(never=options.dynamic is False)
        self.changed_names: set[Hashable] = set()
        self.settings = Settings(decides=not options.fullgraph)
        self.lookups = Lookups()  # by names that calls compute, and of cached functions
        self.looks_up = CAN_WATCH  # whether calls are watched for these
        self.at_once: set[Operator] = set()  # which have raised where the function runs as Python
        self._history = NumberHistory()  # in its calls, where it sees numbers as sizes

    def read_lookups(self, error: LookupsUnread) -> None:
        """Has guards read what a call has looked up; no call is watched where they cannot."""
        self.lookups.add(error)
        self.looks_up = error.refused is None and self.lookups.are_few
        if not self.looks_up:
            logging.debug("graph", "%s: %s", name_of(self._fn), error.refused or "many lookups")

    def symbols(
        self,
        leaves: list[Any],
        collector: GuardCollector,
        refused: Collection[tuple[Hashable, str]] = (),
        sizes: bool = True,
    ) -> ArgumentSymbols:
        """The numbers, and sizes, that may differ at the next call. refused: roles that numbers
        cannot have at this one, by their keys."""
        roles = self._roles(leaves, collector, refused, sizes)
        named = collector.leaves
        all_leaves = [*leaves, *(name.value for name in named)]
        dimensions: set[Dimension] = self.dims.of(leaves, named) if sizes else set()
        symbols = ArgumentSymbols(all_leaves, dimensions, roles)
        shown: dict[GuardedName, Any] = {
            n: symbols.shown_numbers[k] for k, n in enumerate(named, len(leaves)) if n.dynamic
        }
        growing = [n for n in collector.names if id(n.value) in collector.growing]
        placed = {n: s for n, s in shown.items() if id(n.place) in collector.in_place}
        try:
            try:
                self._show(symbols, collector, shown, placed, growing)
            except NoShadow:
                placed |= {n: s for n, s in shown.items() if holds_symbols(n, collector)}
                self._show(symbols, collector, shown, placed, growing)
        except NoShadow as error:
            if growing:
                raise CaptureAgain from None
            logging.debug(
                "graph", "%s: numbers are compared by value: %s", name_of(self._fn), error
            )
            for name in shown:
                if name not in placed:
                    self.roles.fix(name.identity)
            return self.symbols(leaves, collector, refused, sizes)
        return symbols

    def _roles(
        self,
        leaves: list[Any],
        collector: GuardCollector,
        refused: Collection[tuple[Hashable, str]],
        sizes: bool,
    ) -> dict[int, tuple[Hashable, str]]:
        """The keys and roles of numbers that are inputs or, with sizes, indices, by the leaves'
        numbers. Names that stand for such become leaves."""
        wanted = (INPUT, INDEX) if sizes else (INPUT,)
        by_name: dict[Hashable, str] = {}
        for name in collector.names if self.changed_names else ():
            key = name.identity
            is_number = key in self.changed_names and is_number_input(name.value)
            role = self.roles.of(key, name.value, refused, True) if is_number else CONSTANT
            name.dynamic = role in wanted
            if is_number or key not in by_name:  # another function may have no such attribute
                by_name[key] = role
        keys = {k: argument_key(leaves, k) for k, x in enumerate(leaves) if is_number_input(x)}
        roles = {k: (key, self.roles.of(key, leaves[k], refused)) for k, key in keys.items()}
        named = enumerate(collector.leaves, len(leaves))
        roles |= {k: (name.identity, by_name[name.identity]) for k, name in named if name.dynamic}
        return {k: (key, role) for k, (key, role) in roles.items() if role in wanted}

    def refuse_indices(self, symbols: ArgumentSymbols, leaves: list[Any]) -> bool:
        """Other values of the indices made other graphs. Whether one of them is a constant now."""
        refused = [self.roles.refuse(symbols.keys[k], INDEX, leaves[k]) for k in symbols.indices]
        return any(refused)

    def fix_numbers(self, symbols: ArgumentSymbols) -> None:
        """Numbers that are inputs, and those that names stand for, are constants from now on."""
        for key in (*(symbols.keys[k] for k in symbols.numbers), *self.changed_names):
            self.roles.fix(key)

    def _show(
        self,
        symbols: ArgumentSymbols,
        collector: GuardCollector,
        shown: dict[GuardedName, Any],
        placed: dict[GuardedName, Any],
        growing: list[GuardedName],
    ) -> None:
        """Lets symbols stand for names: for some where these are, for others in copies."""
        symbols.placed = _whole(placed)
        symbols.named = _whole({n: s for n, s in shown.items() if n not in placed})
        symbols.named |= {name: Growing() for name in growing}
        if symbols.any and collector.assigns_variables:
            converting = conversions_of(collector.functions)
            if converting:
                try:
                    copied = shadow_of(self._fn, collector, symbols.named, converting)
                    symbols.function, symbols.copies = copied
                    return
                except NoShadow as error:
                    logging.debug("graph", "%s: `math` is Python's: %s", name_of(self._fn), error)
        if symbols.named:
            symbols.function, symbols.copies = shadow_of(self._fn, collector, symbols.named)

    def run(
        self,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        leaves: list[Any],
        symbols: ArgumentSymbols,
        collector: GuardCollector,
        shown: bool = False,
        skippable: bool = True,
        trial: bool = False,
    ) -> CapturedCall:
        """Calls the function and collects its operator calls. shown: it sees symbols as sizes;
        skippable: later calls may be served without it; trial: it is called again if it raises."""
        recognized = (
            None if shown else Recognition(self._history, symbols.sizes, symbols.dimensions)
        )
        before = collector.before
        capture = Capture(
            self._plans,
            self._options.fullgraph,
            symbols.symbolic_shapes,
            shown,
            recognized,
            skippable,
            lifts_numbers=bool(symbols.numbers),
            trial=trial or shown,
            defers_items=skippable and collector.defers_items,
            settings=dataclasses.replace(self.settings) if skippable else ALL_OFF,
            at_once=self.at_once,
            undoes=before.is_whole if skippable and before is not None else None,
            gives_up=_gives_up(collector) if skippable else None,
        )
        fn = symbols.function if shown and symbols.function is not None else self._fn
        converts = capture.defers_items or (shown and symbols.any)
        if converts and not collector.assigns_variables:  # which a copy would assign as its own
            copies = symbols.copies.values() if shown else ()
            fn = with_conversions(fn, collector.codes, copies, shown)
        if shown and symbols.shown_numbers:
            given, spec = flatten((args, kwargs))
            args, kwargs = unflatten(symbols.shown(given), spec)
        reads = value_reads()
        nests = symbols.held_by_symbols() if shown else []
        try:
            with capture, symbols.in_place(shown):
                looks = watched_lookups(self.lookups, collector if skippable else None)
                with watched(collector.effects if skippable else {}), looks:
                    out = fn(*args, **kwargs)
                if looks.is_late:
                    capture.eager.append(LATE)
                capture.refuse_histories()
                if capture.items_used:  # and the function has caught that
                    raise ItemUsed
                read = value_reads() - capture.reads != reads
                stores = []
                if shown:
                    self._refuse_changes(collector, nests)
                if before is not None:
                    stores = before.take(*symbols.shown_names) if shown else before.take()
                    if shown and before.changed:
                        raise CaptureAgain
                known = symbols.tensors if skippable else None
                return CapturedCall(capture, out, read, known, stores)
        except BaseException as error:
            again = trial or shown or isinstance(error, (Refused, ItemUsed, CaptureAgain))
            if before is not None and (again or capture.has_items):
                before.restore()
            if capture.has_items and isinstance(error, Exception):
                raise ItemUsed from None
            undoable = capture.undoable and not trial
            if before is not None and undoable and isinstance(error, Exception):
                capture.undo()
                before.restore()
                of_values = capture.raised is not None or value_reads() != reads
                raise _undone(error, of_values, capture.predicates) from None
            if not skippable or capture.eager:
                self.note_raised(capture)
            raise

    def symbols_of_raising(
        self,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        leaves: list[Any],
        collector: GuardCollector,
        place: RaisedAt,
    ) -> tuple[ArgumentSymbols, Sequence[tuple[str, Any, Any, bool]]]:
        """What may be another number in calls that raise at a place, and the comparisons that lead
        there. Sizes are compared, and so are numbers, if a call that sees symbols does not tell."""
        symbols = self.symbols(leaves, collector, sizes=False)
        if symbols.numbers:
            try:
                run = self.run(args, kwargs, leaves, symbols, collector, shown=True)
                run.capture.discard()
            except Undone as undone:
                if undone.place == place and not any(op == "is" for op, *_ in undone.decided):
                    return symbols, undone.decided
            except (Exception, Refused, ArrayUsed, CaptureAgain, ItemUsed) as error:
                logging.debug("graph", "%s does not take symbols: %s", name_of(self._fn), error)
        for name in collector.names:
            name.dynamic = False
        return ArgumentSymbols([*leaves, *(n.value for n in collector.leaves)], set(), {}), ()

    def note_raised(self, capture: Capture) -> None:
        """Has calls of an operator of which a graph has raised raise where they are made, in a
        function that runs as Python: what it does after that cannot be taken back."""
        if capture.raised is not None:
            self.at_once.add(capture.raised)

    @staticmethod
    def _refuse_changes(
        collector: GuardCollector, nests: list[tuple[GuardedName, Any, Any]]
    ) -> None:
        """Restarts the call where one that sees symbols changes a list or dict where it is. nests:
        those that hold symbols."""
        changed = collector.changed_opened()
        changed |= {name.text for name, *held in nests if not is_same_content(*held)}
        if changed:
            raise StoresRefused(changed)

    def run_with_stand_ins(
        self,
        arrays: ArgumentArrays,
        shown: tuple[tuple[Any, ...], dict[str, Any]],
        again: tuple[tuple[Any, ...], dict[str, Any], list[Any], ArgumentSymbols, GuardCollector],
    ) -> tuple[CapturedCall, str | None]:
        """The same call once more, with what stands for NumPy's arrays; or with the arrays again,
        and what else the function uses them for."""
        try:
            _, _, leaves, symbols, collector = again
            run = self.run(*shown, leaves, symbols, collector, trial=True)
            if not arrays.used:
                return run, None
            run.capture.discard()
        except (Exception, ArrayUsed, ItemUsed) as error:
            arrays.used.append(f"it does not take what stands for NumPy arrays: {error}")
        return self.run(*again, skippable=False), arrays.used[0]

    def run_with_symbols(
        self,
        run: CapturedCall,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        leaves: list[Any],
        symbols: ArgumentSymbols,
        collector: GuardCollector,
    ) -> tuple[CapturedCall, ArgumentSymbols, str | None]:
        """The same call once more, to find out its graph at other sizes and with other numbers;
        or with numbers again, and why it does something else with symbols."""
        expected, reason = run.signature(), None
        run.capture.discard()
        if not symbols.any and not run.capture.segments:  # what it stores is made sure of
            second = self._try_symbols(args, kwargs, leaves, symbols, collector, expected)
            if second is not None:
                return second.with_results_of(run), symbols, None
            reason = "it stores other values when it is called again"
            return self.run(args, kwargs, leaves, symbols, collector), symbols, reason
        refused: set[tuple[Hashable, str]] = set()
        while symbols.shown_numbers or not self.dims.is_static(leaves):
            second = self._try_symbols(args, kwargs, leaves, symbols, collector, expected)
            relied = symbols.shown_numbers if second is None else second.relied_numbers(symbols)
            if second is not None and not relied:
                return second.with_results_of(run), symbols, None
            if second is not None:
                second.capture.discard()
            if second is not None and any(
                k >= len(leaves) for k in second.numbers_with_sizes(symbols)
            ):  # it is another one at each call: rather one graph for each size
                self.dims.mark_static(leaves)
                symbols = self.symbols(leaves, collector, refused)
                continue
            if not relied:
                self.dims.mark_static(leaves)
            for k in dict.fromkeys(relied):
                key, role = symbols.keys[k], INDEX if k in symbols.indices else INPUT
                refused.add((key, role))
                self.roles.refuse(key, role, symbols.shown_numbers[k].hint)
            lines = {} if second is None else second.lines_of(symbols)
            self._recompilations.lines.update(lines)
            symbols = self.symbols(leaves, collector, refused)
            if not symbols.any and not expected.is_linked:
                break
        if collector.growing:  # no call has shown that it does no more than append
            raise CaptureAgain
        if self.dims.is_static(leaves):
            reason = "sizes are static: what it computes does not follow from symbols"
        return self.run(args, kwargs, leaves, symbols, collector), symbols, reason

    def _try_symbols(
        self,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        leaves: list[Any],
        symbols: ArgumentSymbols,
        collector: GuardCollector,
        expected: Signature,
    ) -> CapturedCall | None:
        """A call that sees symbols; None where it does something else than one that does not, as
        code that takes no symbols for numbers."""
        try:
            second = self.run(args, kwargs, leaves, symbols, collector, shown=True)
            if second.signature() == expected:
                return second
            second.capture.discard()
        except PartsRefused:
            raise
        except (Exception, Refused, ArrayUsed, ItemUsed) as error:
            logging.debug("graph", "%s does not take symbols: %s", name_of(self._fn), error)
        return None


def _gives_up(collector: GuardCollector) -> Refused | None:
    """What a captured call raises before it does what cannot be taken back; None: nothing."""
    if collector.looks_up:
        return LookupsUnread("it looks up attributes by names that it computes, and more than that")
    return EffectReached() if collector.effects else None


def _undone(error: Exception, of_values: bool, predicates: Predicates) -> Undone:
    """What says that a call which raises is undone. of_values: whether values of tensors led there.

    A number that is asked for where the error is made has an effect on its message alone.
    """
    if of_values:
        return Undone(suspect=error if is_likely_internal(error) else None)
    place = place_of_error(error)
    if place is None:
        return Undone(suspect=error)
    lines = {key for key, line in predicates.lines.items() if place.covers(line)}
    decided = [
        (op, left, right, holds)
        for op, left, right, holds in predicates.before(error)
        if op != "is" or not all(id(leaf) in lines for leaf in leaves_in(left))
    ]
    return Undone(place, decided, error)


def _whole(shown: dict[GuardedName, Any]) -> dict[GuardedName, Any]:
    """What stands for names, with tuples, lists and dicts where it stands for their items."""
    put: dict[GuardedName, Any] = {}
    for name, value in shown.items():
        before = put.get(name.whole, name.whole.value)
        put[name.whole] = _replaced(before, name.path, value)
    return put


def _replaced(whole: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    first, *rest = path
    item = _replaced(whole[first], tuple(rest), value)
    if type(whole) is dict:
        return {**whole, first: item}
    return type(whole)([*whole[:first], item, *whole[first + 1 :]])
