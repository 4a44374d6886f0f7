"""What `core.compile` returns: a function whose operator calls are collected, compiled and kept.

The first call collects (capture.py). If the function depends on nothing but its arguments and names
that can be guarded (purity.py), and made one graph, later calls with arguments alike run its plan
and no Python; otherwise the function runs as Python at every call, and its graphs are looked up.
"""

from __future__ import annotations

import copy
import functools
import itertools
import operator
import sys
from typing import TYPE_CHECKING, Any

from core import logging
from core._native import Callable as native_Callable
from core._native import Tensor, count_levels
from core.compiler import failures, registry
from core.compiler.attempts import Attempt
from core.compiler.capture import handlers
from core.compiler.capture.active import current, is_lost
from core.compiler.capture.arrays import ArgumentArrays, argument_leaves
from core.compiler.capture.effects import MAX_REACHED, Watch
from core.compiler.capture.growing import CaptureAgain, StoresRefused
from core.compiler.capture.items import ItemUsed
from core.compiler.capture.refusals import (
    EffectReached,
    LookupsUnread,
    SettingRefused,
    SymbolsRefused,
    Undone,
)
from core.compiler.capture.runs import HISTORIES, ROUNDED, CapturedCall
from core.compiler.failures import is_likely_internal
from core.compiler.graph.graph import Graph
from core.compiler.guards.allowlist import is_immutable
from core.compiler.guards.entries import complete_entry
from core.compiler.guards.guards import (
    CREATES,
    FAILS,
    IN_TRANSFORM,
    LOST,
    RAISES,
    Entry,
    argument_classes,
    why_changing,
    why_eager,
)
from core.compiler.guards.purity import Effects, GuardCollector, Unguardable
from core.compiler.guards.recompilations import Recompilations, name_of
from core.compiler.guards.results import why_draws, why_identity_matters, why_rules
from core.compiler.guards.state_before import StateBefore
from core.compiler.options import Options
from core.compiler.report import Report
from core.compiler.runtime.plans import Plans
from core.compiler.runtime.replays import Replays
from core.compiler.runtime.worth import count, is_worth_waiting
from core.compiler.symbolic.dynamic_plans import GIVEN_UP
from core.compiler.training import functions, reverse_pass
from core.compiler.trials import Trials
from core.pytree import flatten
from core.records import record

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from core.compiler.capture.callers import RaisedAt


FAILED_CAPTURES_BEFORE_BACKOFF = 8  # then retry every 64th call only
MAX_OBJECT_ENTRIES = 8  # that a function is given and whose entries are kept
MAX_EAGER = 8  # entries of calls that raise, and of those that core fails at
MAX_WAYS = 16  # through a function, by its values, whose entries are kept
MAX_UNDECIDED = 2  # calls that decided on values in vain, after which none decide
ITEMS_OF_ARGUMENTS = (
    "it assigns items of a dict or list that is an argument: return them, or keep them in an "
    "attribute or a global"
)
LOSSES_BEFORE_EAGER = 3  # calls that were not worth collecting, until the function is eager
MOST_SKIPS = 256  # calls that are not collected in a function that has entries for others
GRAPHS_BEFORE_EAGER = 32  # consecutive calls that each compiled new graphs

handlers.install()
reverse_pass.install()
functions.install()


def _found(module: str, qualified_name: str) -> Any:
    """What a module has by that name; None where there is nothing."""
    found: Any = sys.modules.get(module)
    for part in qualified_name.split("."):
        found = getattr(found, part, None)
    return found


def _compiled_again(fn: Callable[..., Any], options: Options) -> CompiledFunction:
    return CompiledFunction(fn, options)


class CompiledFunction(native_Callable):
    """What `core.compile` returns: called like the function it was made of."""

    if TYPE_CHECKING:  # native: csrc/compiler/callable.cpp
        entries: tuple[Entry, ...]

    def __init__(
        self, fn: Callable[..., Any], options: Options, plans: Plans | None = None
    ) -> None:
        functools.update_wrapper(self, fn, updated=())
        self._fn, self._options = fn, options
        self.start(plans)
        registry.enter(self)

    def start(self, plans: Plans | None = None) -> None:
        """Nothing is known of the function yet."""
        options = self._options
        self.entries, self.eager = (), None
        self._plans = plans or Plans(
            options.mode == "max-autotune", options.mode == "reduce-overhead"
        )
        self._recompilations = Recompilations(self._fn)
        self._trials = Trials(self._fn, options, self._plans, self._recompilations)
        self._item_trials = 3  # how often it is still tried without the numbers of .item()
        self._why_arrays: str | None = None  # which it is given are not inputs of its graphs
        self._object_entries = 0  # entries that serve one object that is an argument
        self._changing_arrays: set[Hashable] = set()  # that it finds by names
        self._growing: set[str] | None = set()  # lists that it appends to; None: as others
        self._kept: set[str] = set()  # lists and dicts that it changes where they are
        self._effects = Effects()  # which calls that entries serve do not reach
        self._watch = Watch()
        self.breaks: list[str] = []  # what split the last call that was captured
        self.waits: list[str] = []  # the calls in it whose results' sizes the next graph has
        self.decisions: list[str] = []  # where values decided on a way through it
        self.reasons: list[str] = []  # why calls ran as Python
        self._transformed: dict[tuple[Any, str], CompiledFunction] = {}
        self._failed_captures = 0  # calls in a row that no entry came of
        self._raised = 0  # calls in a row that were captured and have raised
        self._known = self._others = 0  # graphs, and the calls in a row that made others
        self._undecided = 0  # calls that decided on values, and that no entry can serve
        self._losses = 0  # those among them that were not worth collecting
        self._skips = 0  # further calls that are made eagerly, if no entry serves them

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Pickles as its function does, by name if it stands in that function's place; what was
        captured is captured again."""
        fn = self._fn
        name, module = getattr(fn, "__qualname__", ""), getattr(fn, "__module__", "")
        if name and _found(module, name) is self:
            return name
        return _compiled_again, (fn, self._options)

    def __copy__(self) -> CompiledFunction:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> CompiledFunction:
        """Itself where its function is one; a compiled copy of what holds state, as modules."""
        fn = copy.deepcopy(self._fn, memo)
        return self if fn is self._fn else CompiledFunction(fn, self._options)

    def _missed(self, *args: Any, **kwargs: Any) -> Any:
        """A call that no entry serves: native code tried them."""
        self._plans.computed.clear()
        if current() is not None:  # part of a function that is being captured
            return self._fn(*args, **kwargs)
        if count_levels():
            self._note(IN_TRANSFORM)
            return self._fn(*args, **kwargs)
        given, _ = flatten((args, kwargs))
        if (eager := why_eager(given)) is not None:
            self._note(eager)
            return self._fn(*args, **kwargs)
        if self._raised > FAILED_CAPTURES_BEFORE_BACKOFF and not self._options.fullgraph:
            result = self._fn(*args, **kwargs)
            self._raised = 0
            return result
        if self._skips:
            self._skips -= 1
            return self._fn(*args, **kwargs)
        served = self.served
        if any(e.plan is not None and e.plan.has_given_up for e in self.entries):
            self._stay_eager(GIVEN_UP)
            return self._fn(*args, **kwargs)
        if self.entries:
            # Others are for arguments of other kinds, as of another mode that comes in turn.
            entry = max(served or self.entries, key=lambda entry: entry.passed(args, kwargs))
            if (name := entry.changed_number(args, kwargs)) is not None:
                self._trials.changed_names.add(name)
            if (array := entry.changed_array(args, kwargs)) is not None:
                self._changing_arrays.add(array)
                self.entries = tuple(e for e in self.entries if not e.guards_name(array))
            note = self._recompilations.note
            too_often = note(entry, args, kwargs) if served else None
            if too_often is not None and not self._options.fullgraph:
                self._stay_eager(too_often)
                return self._fn(*args, **kwargs)
        undone: Undone
        noted = bool(served)
        with record(self.name, kind="build"):
            defers_items, watches = self._item_trials > 0, self._watch.starts(self.served_calls)
            while True:
                try:
                    return self._capture(args, kwargs, given, defers_items, watches)
                except Undone as error:
                    undone = error.with_traceback(None)
                    self._raised += 1
                    if noted:
                        self._recompilations.take_back()
                    break
                except EffectReached:
                    watches = False
                    self._watch.reached += 1
                    if noted:
                        self._recompilations.take_back()
                        noted = False
                except SymbolsRefused:
                    self._trials.dims.mark_static(argument_leaves(given))
                except SettingRefused as error:
                    setattr(self._trials.settings, *error.setting)
                except LookupsUnread as error:
                    self._trials.read_lookups(error)
                except StoresRefused as error:
                    self._kept |= error.changed
                except CaptureAgain as error:
                    known, grown = self._growing, error.grown
                    new = known is not None and grown is not None and not grown <= known
                    self._growing = {*(known or ()), *(grown or ())} if new else None
                except ItemUsed as error:
                    defers_items = False
                    self._item_trials -= 1 if error.in_vain else self._item_trials
                except Exception as error:
                    if is_likely_internal(error):  # and what the function did is not undone
                        error.add_note("in core.compile: the function runs eagerly from now on")
                        self._fall_back(error)
                    raise
        suspect = undone.suspect
        try:
            result = self._rerun(*args, **kwargs)
            if suspect is not None and not isinstance(suspect, MemoryError):
                self._fall_back(suspect, undone.attempt)
            return result
        finally:
            del suspect, undone  # whose frames hold this one, and the call's tensors

    def _rerun(self, *args: Any, **kwargs: Any) -> Any:
        """A call that raised before it had written anything: what the function stores before the
        error is stored, and no more."""
        result = self._fn(*args, **kwargs)
        # It does not raise, whatever an entry says.
        self.entries = tuple(entry for entry in self.entries if entry.eager != RAISES)
        return result

    def _fall_back(self, error: Exception, attempt: Attempt | None = None) -> None:
        """Core fails where the function does not: calls like this one are eager from now on."""
        where = f"{self.name} ({self._recompilations.where})"
        if self._options.fullgraph:
            raise failures.refusal(where, error) from error
        reason = failures.describe(error)
        if reason not in self.reasons:
            failures.log(where, error)
            self._note(reason)
        failing = [entry for entry in self.entries if entry.eager == FAILS]
        if attempt is None or attempt.entry is None or len(failing) >= MAX_EAGER:
            self._stay_eager(reason)
            return
        try:
            entry = attempt.renew_entry()
            entry.complete_eager(FAILS, attempt.all_leaves())
        except Exception:  # guards are what fails
            self._stay_eager(reason)
        else:
            self.entries = (*self.entries, entry)

    def _keep_raising(
        self,
        place: RaisedAt,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        leaves: list[Any],
        collector: GuardCollector,
    ) -> None:
        """Has calls run as Python which are like one that the function has raised in."""
        symbols, decided = self._trials.symbols_of_raising(args, kwargs, leaves, collector, place)
        entry = Entry(args, kwargs, leaves, collector, symbols)
        all_leaves = [*leaves, *(name.value for name in collector.leaves)]
        entry.complete_eager(RAISES, all_leaves, decided)
        others = [e for e in self.entries if e.eager != RAISES]
        raising = [e for e in self.entries if e.eager == RAISES]
        self.entries = (*others, *raising[1 - MAX_EAGER :], entry)

    @property
    def served(self) -> tuple[Entry, ...]:
        """The entries that have plans."""
        return tuple(entry for entry in self.entries if entry.eager is None)

    def _stay_eager(self, reason: str) -> None:
        """Calls that no entry serves are the function's own from now on."""
        self._note(reason)
        logging.info("graph", "%s runs eagerly: %s", self.name, reason)
        self.eager = self._fn

    def _rest(self, reason: str) -> None:
        """The same; where effects made it so, which calls may not reach later, for a while."""
        self._stay_eager(reason)
        if self._watch.reached:
            self.eager = self._watch.rest(self._fn, self._wake)

    def _wake(self) -> None:
        """Calls are captured again."""
        self.eager = None

    def _capture(
        self,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        given: list[Any],
        defers_items: bool,
        watches: bool,
    ) -> Any:
        attempt = Attempt(args, kwargs, given, self.entries)
        try:
            return self._try(attempt, defers_items, watches)
        except Undone as undone:
            undone.attempt = attempt
            raise

    def _try(self, attempt: Attempt, defers_items: bool, watches: bool) -> Any:
        """Captures a call, and keeps an entry for others like it, or why there is none."""
        try:
            reason = self._prepare(attempt, defers_items, watches)
        except Exception as error:
            raise Undone(suspect=error) from None
        args, kwargs, leaves = attempt.args, attempt.kwargs, attempt.leaves
        collector, trials = attempt.collector, self._trials
        if reason == LOST:
            self._note(LOST)
            return self._fn(*args, **kwargs)
        try:
            run = trials.run(
                args, kwargs, leaves, attempt.symbols, collector, skippable=reason is None
            )
        except Undone as undone:
            if undone.place is not None:
                self._keep_raising(undone.place, args, kwargs, leaves, collector)
            raise
        may_repeat = reason is None and not run.capture.segments and not run.capture.eager
        try:
            run, reason = self._why_not_served(attempt, run, reason)
            if reason is not None and run.deferred:
                raise ItemUsed(in_vain=True)
        except (ItemUsed, CaptureAgain, Exception) as error:
            run.capture.discard()
            if collector.before is not None:
                collector.before.restore()
            if may_repeat and isinstance(error, Exception):
                raise Undone(suspect=error) from None
            raise
        except BaseException:
            run.capture.discard()
            raise
        self._finish(run, collector, is_served=reason is None)
        if run.capture.contradicted:
            reason = ROUNDED
            self._count_undecided(reason)
        if reason is None and self._waits_in_vain(run):
            reason = "sizes of its graphs depend on data, and plans for these cost more than eager"
        failed = self._plans.failed
        try:
            if reason is None and failed is None:
                reason = self._keep_entry(attempt, run)
        except Exception as error:
            failed = error
        if failed is not None:
            self._fall_back(failed, attempt)
            return run.out
        if reason is not None:
            # Where entries serve calls that reach no effect, this one tells nothing of others.
            self._failed_captures += watches or not self.served
            self._note(reason)
            self._weigh(run, reason)
        return run.out

    def _prepare(self, attempt: Attempt, defers_items: bool, watches: bool) -> str | None:
        """Finds what guards tell of a call; why the function has to run at each call. watches:
        whether the call may be watched, to reach no effect."""
        args, kwargs, leaves = attempt.args, attempt.kwargs, attempt.leaves
        self._plans.failed = None
        # What these guard may be changed by the call.
        attempt.alike = _alike(attempt.before, args, kwargs, leaves)
        attempt.arrays = arrays = ArgumentArrays(attempt.given, leaves)
        watches &= not arrays
        looks = self._trials.looks_up and not arrays
        attempt.collector, reason = self._collect_guards(args, kwargs, leaves, watches, looks)
        collector = attempt.collector
        if any(isinstance(name.value, Tensor) and is_lost(name.value) for name in collector.names):
            return LOST
        if arrays and reason is None:
            reason = self._why_arrays
        attempt.symbols = self._trials.symbols(leaves, collector)
        if reason is None:
            attempt.renew_entry()
            arrays.keep()
            collector.before = StateBefore(collector, attempt.containers, arrays)
            collector.defers_items = defers_items and not collector.handles_errors
        return reason

    def _why_not_served(
        self, attempt: Attempt, run: CapturedCall, reason: str | None
    ) -> tuple[CapturedCall, str | None]:
        """Whether an entry may serve calls like one that was captured: the call, made again where
        that has to be found out, and why not."""
        args, kwargs, leaves = attempt.args, attempt.kwargs, attempt.leaves
        collector, trials, arrays = attempt.collector, self._trials, attempt.arrays
        reason = reason or run.why_not_reusable()
        if reason == HISTORIES:
            self._count_undecided(reason)
        if reason is None and self._is_small(run):
            reason = "its calls are too few to be run in parts, each way for itself"
            self._count_undecided(reason)
        if reason is None and (changed := collector.changed_opened()):
            raise StoresRefused(changed)
        if reason is None and (grown := self._grown(collector)):
            raise CaptureAgain(grown)
        reason = reason or self._why_changed(attempt)
        if reason is None:
            reason = self._why_arrays = arrays.why_changed()
        reason = reason or why_draws(run, collector) or why_rules(run, collector)
        if reason is None and run.capture.rules:  # they read further names
            attempt.symbols = trials.symbols(leaves, collector)
            attempt.renew_entry()
        reason = reason or why_identity_matters(run, attempt.containers, collector)
        shown = args, kwargs
        if reason is None and arrays:
            run.capture.discard()
            shown = arrays.stood_for(args, kwargs)
            again = args, kwargs, leaves, attempt.symbols, collector
            run, reason = trials.run_with_stand_ins(arrays, shown, again)
            self._why_arrays = reason
        looked = run.capture.segments or run.stores or collector.growing
        if reason is None and (attempt.symbols.any or looked):
            run, attempt.symbols, reason = trials.run_with_symbols(
                run, *shown, leaves, attempt.symbols, collector
            )
            attempt.symbols.fix(run.capture.predicates)
            attempt.renew_entry()
        if reason is None and run.constants:  # an entry finds them by separate names
            for constant in run.constants:
                collector.add("itself", constant, None, "a constant")
            attempt.renew_entry()
        return run, reason

    def _keep_entry(self, attempt: Attempt, run: CapturedCall) -> str | None:
        """Has an entry serve calls like one that was made; or why none can."""
        entry, leaves, all_leaves = attempt.entry, attempt.leaves, attempt.all_leaves()
        assert entry is not None
        reason = complete_entry(entry, run, self._plans, all_leaves)
        if reason is None and entry.is_for_numbers:
            self._trials.fix_numbers(attempt.symbols)
        if reason is None:
            self._object_entries += _has_objects(leaves)
            since = [e for e in self.entries if e not in attempt.before]  # by other threads
            alike = attempt.alike + _alike(since, attempt.args, attempt.kwargs, leaves)
            self._keep(entry, alike, leaves, all_leaves)
        return reason

    def _finish(self, run: CapturedCall, collector: GuardCollector, is_served: bool) -> None:
        """Runs the graphs of a call, and stores what it has stored; raises Undone where one raises,
        and nothing of the call was done. is_served: whether an entry may serve such calls."""
        undoes = run.has_effects or not is_served
        try:
            run.capture.finish(in_parts=is_served)
            run.compute_numbers()
        except Exception as error:
            internal = is_likely_internal(error)
            if (undoes or internal) and collector.before is not None and run.capture.undoable:
                run.capture.undo()
                collector.before.restore()
                raise Undone(suspect=error if internal else None) from None
            if not is_served:
                self._trials.note_raised(run.capture)
            parts = (part for store in run.final_stores for part in store.parts)
            for part in itertools.takewhile(lambda part: part.is_computed, parts):
                part.apply()  # as eager code would have done before the error
            raise
        for store in run.final_stores:
            store.apply()
            self._trials.changed_names.update(store.numbers)
        segments = run.capture.segments
        self.breaks = [*(s.reason for s in segments[:-1] if not s.linked), *run.capture.eager]
        self.waits = [s.reason for s in segments if s.data_dependent]
        self.decisions = list(dict.fromkeys([*self.decisions, *run.capture.decided]))

    def _weigh(self, run: CapturedCall, reason: str) -> None:
        """Returns to eager calls if collecting at each call costs more than fusion can save."""
        if self._options.fullgraph or not self._options.back_to_eager:
            return
        served, rest = self.served, run.capture.rest
        if 0 < self._watch.reached < MAX_REACHED and not served:
            return  # a call that reaches no effect may follow
        self._others = self._others + 1 if len(self.graphs) > self._known and not served else 0
        self._known = len(self.graphs)
        if self._others > GRAPHS_BEFORE_EAGER:
            self._rest(f"each of {self._others} calls made other graphs; {reason}")
            return
        counts = count([*(s.graph for s in run.capture.segments), *([rest[0]] if rest else ())])
        self._losses = 0 if counts.can_win else self._losses + 1
        if self._losses < LOSSES_BEFORE_EAGER:
            return
        if served:  # only those that are not served are eager
            self._skips = min(2 ** (self._losses - LOSSES_BEFORE_EAGER), MOST_SKIPS)
        else:
            self._rest(f"collecting {counts} costs more than it can win; {reason}")

    def _grown(self, collector: GuardCollector) -> set[str]:
        """The guarded lists that a call has appended to, where that is to be done natively."""
        if self._growing is None or collector.handles_errors or collector.before is None:
            return set()
        return collector.before.grown()

    @staticmethod
    def _why_changed(attempt: Attempt) -> str | None:
        """The side effects of a call on its arguments and captured state, which repeat."""
        entry, collector = attempt.entry, attempt.collector
        if entry is None:
            return None
        args, kwargs = attempt.args, attempt.kwargs
        now, _ = flatten((args, kwargs))
        if (created := entry.created(args, kwargs)) is not None:
            return f"{CREATES}{created}, which is there from then on"
        assigned = any(a is not b for a, b in zip(now, attempt.given))
        if assigned and len(now) == len(attempt.given):
            return ITEMS_OF_ARGUMENTS
        if entry.miss(args, kwargs) is not None:
            why = "; ".join([entry.why(args, kwargs), *dict.fromkeys(collector.changes)])
            return f"it changes what it is given or reads: {why}"
        changed = collector.changed() or (collector.before and collector.before.changed)
        return None if changed is None else f"it changes {changed}"

    def _keep(
        self,
        entry: Entry,
        alike: list[tuple[Entry, list[Any]]],
        leaves: list[Any],
        all_leaves: list[Any],
    ) -> None:
        """An entry for the next calls, unless one of those alike covers other sizes too. alike:
        with the leaves of each in this call; all_leaves: those of the new entry."""
        self._failed_captures = self._losses = self._raised = 0
        self.reasons = [reason for reason in self.reasons if not reason.startswith(CREATES)]
        if entry.decisions:
            ways = [e for e, _ in alike if e.decisions]
            most = self._options.most_entries - 1
            if len(ways) >= min(MAX_WAYS, most) or len(self.entries) >= most:
                many = min(MAX_WAYS, most)
                self._decide_no_more(f"values decided on more than {many} ways through it")
                return
        for older, its_leaves in alike if entry.plan is not None else ():
            # A number may be an input of one and guarded by its value in the other: then leaves,
            # and what graphs have of them, cannot be compared one by one.
            if older.plan is None or not _are_same(its_leaves, all_leaves):
                continue
            if older.plan.agrees(entry.plan) or older.plan.agrees_at(entry.plan, all_leaves):
                if older.plan.lies_otherwise(all_leaves):
                    continue
                return
            if older.plan.dimensions < entry.plan.dimensions:
                self.entries = tuple(e for e in self.entries if e is not older)
            elif older.plan.would_serve(all_leaves):
                self._trials.dims.mark_static(leaves)
                self.entries = tuple(e for e in self.entries if e is not older)
                self._note("sizes are static: what it computes does not follow from symbols")
                return
        if entry.plan is not None:
            options = self._options
            entry.plan.may_give_up = options.back_to_eager and not options.fullgraph
        if alike and self._trials.refuse_indices(entry.symbols, all_leaves):
            self.entries = tuple(e for e in self.entries if not e.symbols.indices)
        self.entries = (entry, *self.entries[: self._options.most_entries - 1])

    def _is_small(self, run: CapturedCall) -> bool:
        """Whether parts of a call's graph are not worth it, and no other way's are."""
        kept = not self._options.back_to_eager or any(e.decisions for e in self.entries)
        return not kept and not run.is_worth_parting()

    def _waits_in_vain(self, run: CapturedCall) -> bool:
        """Whether graphs whose sizes depend on data are not worth it, and none are kept."""
        segments = run.capture.segments
        waits = sum(segment.data_dependent for segment in segments)
        options = self._options
        if not waits or options.fullgraph or not options.back_to_eager:
            return False
        if any(e.plan is not None and e.plan.waits for e in self.served):
            return False
        return not is_worth_waiting((segment.graph for segment in segments), waits)

    def _count_undecided(self, reason: str) -> None:
        """A call that decided on values, and that no entry can serve."""
        self._undecided += 1
        if self._undecided > MAX_UNDECIDED:
            self._decide_no_more(reason)

    def _decide_no_more(self, reason: str) -> None:
        """Graphs end where values are read from now on."""
        self._trials.settings.decides = False
        self.entries = tuple(e for e in self.entries if not e.decisions)
        self._note(reason)

    @property
    def recompilations(self) -> list[str]:
        """Why the entries there were did not serve a call."""
        return self._recompilations.reasons

    def transformed(
        self, transform: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> CompiledFunction:
        """The transformed function, compiled with the same options, once for each transform."""
        given = [*map(repr, args), *(f"{name}={value!r}" for name, value in kwargs.items())]
        key = transform, f"{transform.__name__}({', '.join([self.name, *given])})"
        if key not in self._transformed:
            made = transform(self._fn, *args, **kwargs)
            self._transformed[key] = CompiledFunction(made, self._options)
        return self._transformed[key]

    @property
    def transforms(self) -> dict[str, CompiledFunction]:
        """The transformed functions, by the calls of the transforms."""
        return {call: made for (_, call), made in self._transformed.items()}

    @property
    def name(self) -> str:
        """The function's, as messages have it."""
        return name_of(self._fn)

    def _note(self, reason: str) -> None:
        """Keeps why a call ran as Python, and logs it the first time."""
        if reason not in self.reasons:
            self.reasons.append(reason)
            logging.info("graph", "%s runs as Python: %s", self.name, reason)

    def explain(self, *args: Any, **kwargs: Any) -> Report:
        """Calls the function and reports its graphs, kernels, breaks and recompilations.

        Without arguments the function is not called: the report has what happened so far.

        >>> import core
        >>> f = core.compile(lambda x: core.exp(x) + 1)
        >>> y = f(core.zeros(2))
        >>> print(f.explain().table(timed=False))  # doctest: +ELLIPSIS, +NORMALIZE_WHITESPACE
        graph 0:
          call fuses bytes operations
          fused::exp_add_... exp, add 16 B 4
        """
        return self.report(self(*args, **kwargs) if args or kwargs else None)

    def report(self, result: Any = None) -> Report:
        """What happened so far; result: what a call returned that was made for it."""
        return Report(self, result)

    @property
    def graphs(self) -> list[Graph]:
        """The graphs that were met, as captured."""
        return self._plans.graphs

    @property
    def optimized(self) -> list[Graph]:
        """The same as they run."""
        return self._plans.optimized

    @property
    def steps(self) -> list[Any]:
        """Of the graphs that are recorded for gradients: what runs them."""
        return self._plans.steps

    @property
    def replays(self) -> Replays | None:
        """What devices captured of it, with mode="reduce-overhead"."""
        return self._plans.replays

    @property
    def guards(self) -> list[str]:
        """The guards of each signature, in words."""
        return [line for entry in self.entries for line in entry.describe()]

    def __get__(
        self, owner: object | None, kind: type | None = None
    ) -> CompiledFunction | functools.partial[Any]:
        return self if owner is None else functools.partial(self, owner)

    def __repr__(self) -> str:
        return f"<compiled {self._fn!r}, {len(self.entries)} signatures>"

    def _collect_guards(
        self,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        leaves: list[Any],
        watches: bool,
        looks: bool,
    ) -> tuple[GuardCollector, str | None]:
        """The guards of a call, and why none can stand for it. watches: whether it may reach no
        effect; looks: whether it is watched for what it looks up. Either may have it made again."""
        changing, growing = self._changing_arrays, self._growing or ()
        if (
            self._failed_captures > FAILED_CAPTURES_BEFORE_BACKOFF
            and self._failed_captures % FAILED_CAPTURES_BEFORE_BACKOFF**2
        ):
            return GuardCollector(changing, growing), self.reasons[-1]
        while True:
            effects = self._effects if watches else Effects()
            collector = GuardCollector(changing, growing, effects.copy())
            collector.reads_hooks = self._trials.settings.reads_hooks
            collector.lookups = self._trials.lookups if looks else None
            try:
                self._guard(collector, args, kwargs, leaves)
            except Unguardable as error:
                if watches and self._effects.leave_out(error):
                    continue
                reason: str | None = str(error)
            else:
                reason = None
            if not collector.effects or not collector.may_reach_twice:
                return collector, reason
            watches = False

    def _guard(
        self,
        collector: GuardCollector,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        leaves: list[Any],
    ) -> None:
        """Guards all that a call depends on; raises Unguardable."""
        for number, leaf in enumerate(leaves):
            guard = collector.value if isinstance(leaf, Tensor) else collector.part
            guard(leaf, f"argument {number}")
        if self._object_entries >= MAX_OBJECT_ENTRIES and _has_objects(leaves):
            raise Unguardable("it is given other objects again and again")
        collector.callable(self._fn)
        for part in (*args, *kwargs.values()):
            if why := why_changing(part):
                raise Unguardable(why)
            for kind in argument_classes(part):
                collector.instance(kind, kind.__name__)
        collector.check_stored()
        collector.open_stored(self._kept)


def _has_objects(leaves: list[Any]) -> bool:
    return not all(isinstance(leaf, Tensor) or is_immutable(leaf) for leaf in leaves)


def _alike(
    entries: Iterable[Entry], args: tuple[Any, ...], kwargs: dict[str, Any], leaves: list[Any]
) -> list[tuple[Entry, list[Any]]]:
    """The entries whose guards a call passes, and the leaves of each in it. leaves: those of the
    arguments."""
    return [(e, e.all_leaves(leaves)) for e in entries if e.miss(args, kwargs) is None]


def _are_same(objects: list[Any], others: list[Any]) -> bool:
    return len(objects) == len(others) and all(map(operator.is_, objects, others))
