"""`core.compile`: a function whose operator calls are collected, compiled and kept.

The first call collects (capture.py). If the function depends on nothing but its arguments and names
that can be watched (purity.py), and made one graph, later calls with arguments alike run its plan
and no Python; otherwise the function runs as Python at every call, and its graphs are looked up.
"""

from __future__ import annotations

import functools

from core import _native, logging
from core.autograd.tree import flatten
from core.compiler import capture as capturing
from core.compiler.capture import Capture
from core.compiler.dynamic import Changing, Symbols
from core.compiler.filling import fill
from core.compiler.graph import Graph
from core.compiler.guards import Entry, containers, why_changing, why_eager
from core.compiler.harmless import is_immutable
from core.compiler.options import Options
from core.compiler.plans import Plans
from core.compiler.purity import Impure, Watch
from core.compiler.recognition import Numbers, Recognition
from core.compiler.runs import Run
from core.errors import ArgumentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

Tensor = _native.Tensor
MOST_IN_VAIN = 8  # calls after which a function is read anew only once in so many
MOST_OBJECTS = 8  # that a function is given and whose entries are kept
MOST_KEPT = 100  # recompilations that are remembered


class CompiledFunction(_native.Callable):  # type: ignore[misc]
    """What `core.compile` returns: called like the function it was made of."""

    if TYPE_CHECKING:  # native: csrc/callable.cpp
        entries: tuple[Entry, ...]

        def __call__(self, *args: Any, **kwargs: Any) -> Any: ...

    def __init__(
        self, fn: Callable[..., Any], options: Options, plans: Plans | None = None
    ) -> None:
        functools.update_wrapper(self, fn, updated=())
        self._fn, self._options = fn, options
        self._plans = plans or Plans(options.mode == "max-autotune")
        self._changing = Changing(options.dynamic)
        self._numbers = Numbers()  # in its calls, where it sees numbers as sizes
        self._of_objects = 0  # entries that serve one object that is an argument
        self.breaks: list[str] = []  # what split the last call that was captured
        self.waits: list[str] = []  # the calls in it whose results' sizes the next graph has
        self.reasons: list[str] = []  # why calls ran as Python
        self.recompilations: list[str] = []  # why the entries there were did not serve a call
        self._in_vain = 0  # calls in a row that no entry came of

    def _missed(self, *args: Any, **kwargs: Any) -> Any:
        """A call that no entry serves: native code tried them."""
        if capturing.current() is not None:  # part of a function that is being captured
            return self._fn(*args, **kwargs)
        leaves, spec = flatten((args, kwargs))
        if (eager := why_eager(leaves)) is not None:
            self._note(eager)
            return self._fn(*args, **kwargs)
        if self.entries:
            self._note_miss(self.entries[0].why(args, kwargs))
        return self._capture(args, kwargs, leaves, spec)

    def _capture(self, args: Any, kwargs: Any, leaves: list[Any], spec: Any) -> Any:
        watch, reason = self._watch(leaves, spec)
        symbols = Symbols(leaves, self._changing.places(leaves))
        entry = Entry(args, kwargs, leaves, watch, symbols) if reason is None else None
        run = self._run(args, kwargs, leaves, symbols)
        try:
            reason = reason or run.why_once()
            reason = reason or self._why_changed(entry, watch, args, kwargs, leaves)
            reason = reason or _why_same(run, [*containers(args), *containers(kwargs)], watch)
            if reason is None and (symbols.places or run.capture.flushes):
                run, reason = self._run_with_symbols(run, args, kwargs, leaves, symbols)
        except BaseException:
            run.capture.discard()
            raise
        run.capture.finish()
        split = [f.reason for f in run.capture.flushes[:-1] if not f.linked]
        self.breaks = [*split, *run.capture.eager]
        self.waits = [f.reason for f in run.capture.flushes if f.by_data]
        if entry is not None and reason is None:
            every = [*leaves, *watch.tensors]
            reason = fill(entry, run.capture, self._plans, every, run.outs, run.held, run.spec)
            if reason is None:
                self._of_objects += _holds_objects(leaves)
                self._keep(entry, args, kwargs, leaves, every)
        if reason is not None:
            self._in_vain += 1
            self._note(reason)
        return run.out

    def _run(
        self, args: Any, kwargs: Any, leaves: list[Any], symbols: Symbols, shown: bool = False
    ) -> Run:
        """Calls the function and collects its operator calls. shown: it sees symbols as sizes."""
        recognized = None if shown else Recognition(self._numbers, *symbols.by_place(leaves))
        capture = Capture(self._plans, self._options.fullgraph, symbols.sized, shown, recognized)
        reads = _native.value_reads()
        with capture:
            out = self._fn(*args, **kwargs)
            return Run(capture, out, _native.value_reads() - capture.reads != reads)

    def _run_with_symbols(
        self, run: Run, args: Any, kwargs: Any, leaves: list[Any], symbols: Symbols
    ) -> tuple[Run, str | None]:
        """The same call once more, to find out what it does at other sizes; or with numbers again,
        and why it does something else with symbols."""
        if not self._changing.refuses(leaves):
            said = run.says()
            run.capture.discard()
            try:
                second = self._run(args, kwargs, leaves, symbols, shown=True)
                if second.says() == said:
                    return second.told(run), None
                second.capture.discard()
            except Exception as error:  # of code that does not take symbols for numbers
                logging.debug("graph", "%s does not take symbols: %s", self._name, error)
            self._changing.refuse(leaves)
            run = self._run(args, kwargs, leaves, symbols)
        return run, "sizes are static: what it computes does not follow from symbols"

    @staticmethod
    def _why_changed(
        entry: Entry | None, watch: Watch, args: Any, kwargs: Any, leaves: Any
    ) -> str | None:
        """What a call changed of what it was given and reads: what it did, it does again."""
        if entry is None:
            return None
        now, _ = flatten((args, kwargs))
        if entry.miss(args, kwargs) is not None:
            return f"it changes what it is given or reads: {entry.why(args, kwargs)}"
        if any(a is not b for a, b in zip(now, leaves)):
            return "it assigns items of what it is given"
        changed = watch.changed()
        return None if changed is None else f"it changes {changed}"

    def _keep(
        self, entry: Any, args: Any, kwargs: Any, leaves: list[Any], every: list[Any]
    ) -> None:
        """An entry for the next calls, unless one there is says the same of other sizes."""
        self._in_vain = 0
        for older in self.entries if entry.plan is not None else ():
            if older.plan is None or older.miss(args, kwargs) is not None:
                continue
            if older.plan.agrees(entry.plan):
                return
            if older.plan.would_serve(every):
                self._changing.refuse(leaves)
                self.entries = tuple(e for e in self.entries if e is not older)
                self._note("sizes are static: what it computes does not follow from symbols")
                return
        self.entries = (entry, *self.entries[: self._options.most_entries - 1])

    def _note_miss(self, why: str) -> None:
        self.recompilations = [*self.recompilations[1 - MOST_KEPT :], why]
        logging.info("graph", "%s is captured again: %s", self._name, why)

    @property
    def _name(self) -> str:
        return getattr(self._fn, "__qualname__", repr(self._fn))

    def _note(self, reason: str) -> None:
        """Keeps why a call ran as Python, and logs it the first time."""
        if reason not in self.reasons:
            self.reasons.append(reason)
            logging.info("graph", "%s runs as Python: %s", self._name, reason)

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
    def guards(self) -> list[str]:
        """What is asked of a call before a plan serves it, signature by signature."""
        return [line for entry in self.entries for line in entry.say()]

    def __get__(self, owner: Any, kind: Any = None) -> Any:
        return self if owner is None else functools.partial(self, owner)

    def __repr__(self) -> str:
        return f"<compiled {self._fn!r}, {len(self.entries)} signatures>"

    def _watch(self, leaves: list[Any], spec: Any) -> tuple[Watch, str | None]:
        watch = Watch()
        if self._in_vain > MOST_IN_VAIN and self._in_vain % MOST_IN_VAIN**2:
            return watch, self.reasons[-1]
        try:
            for number, leaf in enumerate(leaves):
                watch.value(leaf, f"argument {number}")
            if self._of_objects >= MOST_OBJECTS and _holds_objects(leaves):
                raise Impure("it is given other objects again and again")
            watch.callable(self._fn)
            for inside in spec.children:  # args and kwargs are made for the call
                for part in inside.children:
                    if why := why_changing(part):
                        raise Impure(why)
        except Impure as impure:
            return watch, str(impure)
        return watch, None


def _holds_objects(leaves: list[Any]) -> bool:
    return not all(isinstance(leaf, Tensor) or is_immutable(leaf) for leaf in leaves)


def _why_rebuilt(spec: Any) -> str | None:
    """Why a result would not be the object that the function returns: it has an identity."""
    if spec.node is not None and not issubclass(spec.node.kind, (tuple, list, dict)):
        return f"it returns a {spec.node.kind.__name__}"
    return next((why for child in spec.children if (why := _why_rebuilt(child))), None)


def _why_same(run: Run, given: list[Any], watch: Watch) -> str | None:
    """Why a result is an object whose identity matters."""
    if (rebuilt := _why_rebuilt(run.spec)) is not None:
        return rebuilt
    every = [*given, *containers(run.out), *watch.containers]
    if len({id(c) for c in every}) < len(every):
        return "it returns a list or dict that it was given or reads, or one twice"
    return None


def compile(
    fn: Callable[..., Any] | None = None,
    *,
    dynamic: bool | None = None,
    fullgraph: bool = False,
    mode: str = "default",
    options: Mapping[str, Any] | None = None,
) -> Any:
    """A function that does what `fn` does, with its operator calls compiled together.

    Args:
        fn: a Python function, or an object with __call__ such as a model, of tensors and other
            values, nested in tuples, lists and dicts; left out, `compile` is a decorator.
        dynamic: whether one graph serves other sizes than those it was captured with: True, False,
            or None for those that change. Sizes of 0 and 1 are captured each by themselves.
        fullgraph: raise where calls cannot all be part of one graph.
        mode: "default"; "max-autotune" times products of matrices with and without what can be
            done in them, at the sizes met first, and keeps what is quicker. "reduce-overhead" means
            the default: plans are native in every mode.
        options: {"most_entries": 64}, how many signatures are kept of the function.

    Returns:
        A CompiledFunction. A function that depends on its arguments and on names that can be
        watched alone is not run again for arguments like those it was given before; any other one
        runs at every call, and its operator calls are compiled all the same. Results and errors are
        those of `fn`; why calls run as Python is in `.reasons` and in the log "graph".

    Raises:
        ArgumentError: fn cannot be called, or a keyword has a value that is not known.
        CompileError: with fullgraph, at a call: the line that splits the graph.

    >>> import core
    >>> @core.compile
    ... def f(x, y):
    ...     return core.tanh(x) * y + 1
    >>> f(core.zeros(2), core.ones(2)).tolist()
    [1.0, 1.0]
    """
    known = Options(dynamic, fullgraph, mode, options)
    if fn is None:
        return lambda function: _compiled(function, known)
    return _compiled(fn, known)


def apart(function: Callable[..., Any], *args: Any) -> Any:
    """Calls a function; where calls are collected, as graphs of its own, which need no Python.

    For a part that could be skipped of a function that cannot: an optimizer's arithmetic inside of
    its step. Its plans are kept with those of the function around it. With fullgraph it is part of
    that function's graph.
    """
    capture = capturing.current()
    if capture is None or capture.whole:
        return function(*args)
    plans = capture.plans
    if function not in plans.parts:
        plans.parts[function] = CompiledFunction(function, Options(), plans)
    with capture.paused(f"{function.__name__} has graphs of its own"):
        return plans.parts[function](*args)


def _compiled(fn: Any, options: Options) -> CompiledFunction:
    if not callable(fn):
        raise ArgumentError(
            what=f"core.compile was given a {type(fn).__name__}",
            why="it compiles what is called",
            exists="functions, methods, objects with __call__",
            fix="pass a function: core.compile(lambda x: x + 1)",
        )
    return CompiledFunction(fn, options)
