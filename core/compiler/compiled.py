"""`core.compile`: a function whose operator calls are collected, compiled and kept.

The first call collects (capture.py). If the function depends on nothing but its arguments and names
that can be watched (purity.py), and made one graph, later calls with arguments alike run its plan
and no Python; otherwise the function runs as Python at every call, and its graphs are looked up.
"""

from __future__ import annotations

import functools
import threading

from core import _native, logging
from core.autograd.grad_mode import no_grad
from core.autograd.tree import flatten, unflatten
from core.compiler import capture as capturing
from core.compiler.capture import Capture
from core.compiler.executor import make_plan
from core.compiler.graph import Graph, Value
from core.compiler.pipeline import optimize
from core.compiler.purity import Impure, Watch, constant_key, is_immutable
from core.errors import ArgumentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

Tensor = _native.Tensor
_MODES = _native.key_mask("modes", "fake")
MOST_ENTRIES = 64  # signatures that are kept of one function


# ---- graphs ------------------------------------------------------------------------------------
class Plans:
    """The plans of one function's graphs, by what the graphs say."""

    def __init__(self) -> None:
        self._plans: dict[Any, Any] = {}
        self._epoch = 0  # of the kernels that were known when the plans were made
        self.graphs: list[Graph] = []  # as captured, one for each plan
        self.optimized: list[Graph] = []

    def find(self, graph: Graph) -> Any:
        """The plan of a graph; compiled if no equal one was met."""
        if self._epoch != _native.kernel_epoch():  # which bodies may be fused depends on them
            self._plans.clear()
        key = _key(graph)
        plan = self._plans.get(key)
        if plan is None:
            self.graphs.append(graph)
            optimized = optimize(graph.copy())
            self.optimized.append(optimized)
            logging.info("graph", "%s", optimized)
            plan = self._plans[key] = make_plan(optimized)
        self._epoch = _native.kernel_epoch()  # fusing registers, too
        return plan

    def run(self, graph: Graph, inputs: list[Any]) -> Any:
        return self.find(graph)(*inputs)


def _key(graph: Graph) -> Any:
    numbers: dict[Value, int] = {}
    for value in [*graph.inputs, *(v for node in graph.nodes for v in node.results)]:
        numbers[value] = len(numbers)
    inputs = tuple((v.dtype, v.shape, v.fake.strides, v.fake.device) for v in graph.inputs)
    nodes = tuple((n.op, tuple(_argument_key(a, numbers) for a in n.args)) for n in graph.nodes)
    return inputs, nodes, tuple(numbers[v] for v in graph.outputs)


def _argument_key(arg: Any, numbers: dict[Value, int]) -> Any:
    if isinstance(arg, Value):
        return numbers[arg]
    if isinstance(arg, (list, tuple)):
        return tuple(_argument_key(a, numbers) for a in arg)
    return type(arg).__name__, repr(arg)


# ---- entries -----------------------------------------------------------------------------------
class Entry:
    """One signature of a pure function: what is asked of a call, and the plan that then runs."""

    def __init__(self, guards: list[Any], spec: Any, watch: Watch, state: Any) -> None:
        self.spec, self.watch, self.state = spec, list(watch.names.values()), state
        self.guards = guards
        self.tensors = [(t, t.requires_grad) for t in watch.tensors]
        self.records = any(t.requires_grad for t in watch.tensors)  # unless the function forbids it
        self.ids = {id(t) for t in watch.tensors}
        self.plan: Any = None
        self.inputs: list[Any] = []  # positions of leaves, or tensors that were watched
        self.outputs: list[Any] = []  # ("plan", k), ("leaf", k) or ("constant", value)
        self.out_spec: Any = None
        self.epoch = 0  # of the kernels that the plan was made with

    def serves(self, guards: list[Any], leaves: list[Any], spec: Any, state: Any) -> bool:
        """Whether a call is one of these."""
        return (
            self.epoch == _native.kernel_epoch()
            and guards == self.guards
            and state == self.state
            and _same_structure(spec, self.spec)
            and all(watched.holds() for watched in self.watch)
            and all(t.requires_grad == required for t, required in self.tensors)
            and not self.meets(leaves)
        )

    def meets(self, leaves: list[Any]) -> bool:
        """Whether an argument is one of the tensors that the function reads by name."""
        return not self.ids.isdisjoint(map(id, leaves))

    def say(self) -> list[str]:
        """What `serves` asks, in words."""
        arguments = [f"argument {k} is {_say(guard)}" for k, guard in enumerate(self.guards)]
        return arguments + [f"{w.name or 'a variable'} is the same" for w in self.watch]

    def run(self, leaves: list[Any]) -> Any:
        inputs = [leaves[i] if isinstance(i, int) else i for i in self.inputs]
        if self.records:
            with no_grad():
                made = self.plan(*inputs)
        else:
            made = self.plan(*inputs)
        found = [
            made[v] if kind == "plan" else leaves[v] if kind == "leaf" else v
            for kind, v in self.outputs
        ]
        return unflatten(found, self.out_spec)


def _guards(leaves: list[Any]) -> list[Any]:
    """What is compared of a call's arguments."""
    first: dict[int, int] = {}
    return [_guard(leaf, first.setdefault(id(leaf), k)) for k, leaf in enumerate(leaves)]


def _guard(leaf: Any, first: int) -> Any:
    if isinstance(leaf, Tensor):
        kind = (leaf.dtype, leaf.shape, leaf.strides, leaf.device, leaf.requires_grad)
        return (*kind, leaf.level, first)
    return constant_key(leaf) if is_immutable(leaf) else (type(leaf), "which may change")


def _same_structure(a: Any, b: Any) -> bool:
    """Whether two nests are built alike, the keys of dicts in the same order."""
    if a.node is not b.node or a.num_leaves != b.num_leaves or len(a.entries) != len(b.entries):
        return False
    named = all(constant_key(k) == constant_key(m) for k, m in zip(a.entries, b.entries))
    return named and all(map(_same_structure, a.children, b.children))


def _why_changing(spec: Any, in_place: bool) -> str | None:
    """Why a nest of arguments may change, or be more than it holds."""
    if spec.node is not None:
        kind = spec.node.kind
        if kind not in (tuple, list, dict):
            return f"an argument is a {kind.__name__}, which may change"
        if not all(map(is_immutable, spec.entries)):
            return "a key of a dict may change"
        if in_place and kind is not tuple:
            return f"it is given a {kind.__name__}, and assigns in place"
    return next((why for c in spec.children if (why := _why_changing(c, in_place))), None)


def _containers(tree: Any) -> list[Any]:
    """The lists and dicts of a nest, which have an identity."""
    if isinstance(tree, dict):
        return [tree, *(c for value in tree.values() for c in _containers(value))]
    if isinstance(tree, (list, tuple)):
        return [tree] * isinstance(tree, list) + [c for value in tree for c in _containers(value)]
    return []


def _say(guard: Any) -> str:
    if len(guard) == 2:
        return str(guard[1])
    return f"{guard[0].name}{guard[1]} on {guard[3]}"


def _why_eager(leaves: list[Any]) -> str | None:
    """Why a call is not captured at all."""
    tensors = [leaf for leaf in leaves if isinstance(leaf, Tensor)]
    if any(t.level for t in tensors):
        return "it is called inside a transform of core.func"
    if _native.grad_enabled() and any(t.requires_grad for t in tensors):
        return "an argument requires gradients"
    if any(t.is_fake for t in tensors):
        return "an argument is fake"
    if _native.thread_keys()[0] & _MODES:
        return "a mode is active"
    return None


def _state(leaves: list[Any]) -> Any:
    """What of a thread's state changes what calls do."""
    devices = [_native.default_device(), *(t.device for t in leaves if isinstance(t, Tensor))]
    lower = [_native.autocast_dtype(kind) for kind in sorted({d.type for d in devices})]
    return _native.grad_enabled(), _native.thread_keys(), str(_native.default_device()), lower


# ---- functions ---------------------------------------------------------------------------------
class CompiledFunction:
    """What `core.compile` returns: called like the function it was made of."""

    def __init__(self, fn: Callable[..., Any], fullgraph: bool) -> None:
        self._fn, self._fullgraph = fn, fullgraph
        self._entries: list[Entry] = []
        self._plans = Plans()
        self._lock = threading.RLock()
        self.reasons: list[str] = []  # why calls ran as Python
        functools.update_wrapper(self, fn)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if capturing.current() is not None:  # part of a function that is being captured
            return self._fn(*args, **kwargs)
        leaves, spec = flatten((args, kwargs))
        if (eager := _why_eager(leaves)) is not None:
            self._note(eager)
            return self._fn(*args, **kwargs)
        state, guards = _state(leaves), _guards(leaves)
        for entry in self._entries:
            if entry.serves(guards, leaves, spec, state):
                return entry.run(leaves)
        return self._capture(args, kwargs, leaves, spec, state)

    def _capture(self, args: Any, kwargs: Any, leaves: list[Any], spec: Any, state: Any) -> Any:
        watch, reason = self._watch(leaves, spec)
        given = [*_containers(args), *_containers(kwargs)]
        reads = _native.value_reads()
        with Capture(self._plans.run, self._fullgraph) as capture:
            out = self._fn(*args, **kwargs)
            outs, out_spec = flatten(out)
            held = [self._place(o, capture) for o in outs]
        reason = reason or _why_again(capture, _native.value_reads() != reads)
        known = [*given, *_containers(out)]
        if reason is None and len({id(c) for c in known}) < len(known):
            reason = "it returns a list or dict that it was given, or one twice"
        if reason is None:
            entry = Entry(_guards(leaves), spec, watch, state)
            reason = self._fill(entry, capture, leaves, outs, held)
            if reason is None:
                entry.out_spec, entry.epoch = out_spec, _native.kernel_epoch()
                with self._lock:
                    self._entries = [entry, *self._entries[: MOST_ENTRIES - 1]]
        if reason is not None:
            self._note(reason)
        return out

    def _note(self, reason: str) -> None:
        """Keeps why a call ran as Python, and logs it the first time."""
        if reason not in self.reasons:
            self.reasons.append(reason)
            name = getattr(self._fn, "__qualname__", repr(self._fn))
            logging.info("graph", "%s runs as Python: %s", name, reason)

    @property
    def graphs(self) -> list[Graph]:
        """The graphs that were met, as captured."""
        return self._plans.graphs

    @property
    def optimized(self) -> list[Graph]:
        """The same as they run."""
        return self._plans.optimized

    @property
    def guards(self) -> list[str]:
        """What is asked of a call before a plan serves it, signature by signature."""
        return [line for entry in self._entries for line in entry.say()]

    def __get__(self, owner: Any, kind: Any = None) -> Any:
        return self if owner is None else functools.partial(self, owner)

    def __repr__(self) -> str:
        return f"<compiled {self._fn!r}, {len(self._entries)} signatures>"

    def _watch(self, leaves: list[Any], spec: Any) -> tuple[Watch, str | None]:
        watch = Watch()
        try:
            watch.function(self._fn)
            for leaf in leaves:
                if not isinstance(leaf, Tensor) and not is_immutable(leaf):
                    raise Impure(f"an argument is a {type(leaf).__name__}, which may change")
            for inside in spec.children:  # args and kwargs are made for the call
                for part in inside.children:
                    if why := _why_changing(part, watch.in_place):
                        raise Impure(why)
        except Impure as impure:
            return watch, str(impure)
        return watch, None

    @staticmethod
    def _place(out: Any, capture: Capture) -> Any:
        """Where an output comes from, while its captured tensor is known."""
        return capture.value_of_captured(out) if isinstance(out, Tensor) else None

    def _fill(
        self, entry: Entry, capture: Capture, leaves: list[Any], outs: list[Any], held: list[Any]
    ) -> str | None:
        """Completes an entry; or says why it cannot serve."""
        graph, inputs = Graph(), []
        if capture.flushes:
            flush = capture.flushes[0]
            graph, inputs = flush.graph, flush.inputs
            entry.plan = self._plans.find(graph)
        else:
            entry.plan = _native.make_plan(0, 0, [], [])
        if entry.meets(leaves):
            return "an argument is a tensor that it reads by name too"
        for tensor in inputs:
            at = next((i for i, leaf in enumerate(leaves) if leaf is tensor), None)
            if at is None and id(tensor) not in entry.ids:
                return "it makes a tensor by no operator"
            entry.inputs.append(tensor if at is None else at)
        for out, value in zip(outs, held, strict=True):
            if value is not None:
                entry.outputs.append(("plan", graph.outputs.index(value)))
                continue
            at = next((i for i, leaf in enumerate(leaves) if leaf is out), None)
            if at is None and id(out) not in entry.ids and not is_immutable(out):
                return f"it returns a {type(out).__name__}"
            entry.outputs.append(("constant", out) if at is None else ("leaf", at))
        return None


def _why_again(capture: Capture, read: bool) -> str | None:
    """Why a call cannot be skipped next time, from how this one went."""
    if capture.eager:
        return capture.eager[0]
    if len(capture.flushes) > 1:
        return capture.flushes[0].reason
    return "values of a tensor are read" if read else None


def compile(fn: Callable[..., Any] | None = None, *, fullgraph: bool = False) -> Any:
    """A function that does what `fn` does, with its operator calls compiled together.

    Args:
        fn: a Python function of tensors and other values, nested in tuples, lists and dicts; left
            out, `compile` is a decorator.
        fullgraph: raise where calls cannot all be part of one graph.

    Returns:
        A CompiledFunction. A function that depends on its arguments and on names that can be
        watched alone is not run again for arguments like those it was given before; any other one
        runs at every call, and its operator calls are compiled all the same. Results and errors are
        those of `fn`; why calls run as Python is in `.reasons` and in the log "graph".

    Raises:
        CompileError: with fullgraph, at a call: the line that splits the graph.

    >>> import core
    >>> @core.compile
    ... def f(x, y):
    ...     return core.tanh(x) * y + 1
    >>> f(core.zeros(2), core.ones(2)).tolist()
    [1.0, 1.0]
    """
    if fn is None:
        return lambda function: compile(function, fullgraph=fullgraph)
    if not callable(fn):
        raise ArgumentError(
            what=f"core.compile was given a {type(fn).__name__}",
            why="it compiles what is called",
            exists="functions, methods, objects with __call__",
            fix="pass a function: core.compile(lambda x: x + 1)",
        )
    return CompiledFunction(fn, fullgraph)
