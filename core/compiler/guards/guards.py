"""Cache entries: the guards that a call has to pass, and the plan that serves it then.

An entry is made when a pure function was captured (compiled.py); it serves the calls whose
arguments, thread state and guarded names (purity.py) are those of that call. Native code compares
them, runs the plan and nests the results (csrc/compiler/guards.h); here an entry is described.

The leaves of an entry are those of the arguments, in the order of `flatten`, and then the tensors
that were found by name, which are compared like arguments: another tensor of that kind will do.
"""

from __future__ import annotations

import dataclasses
import functools
from typing import TYPE_CHECKING, Any, NamedTuple

from core._native import Entry as native_Entry
from core._native import Tensor, key_mask, thread_keys
from core.compiler.capture.active import is_lost
from core.compiler.capture.arrays import argument_leaves
from core.compiler.guards.allowlist import is_immutable
from core.compiler.guards.classes import in_class, is_named_tuple, why_not_plain
from core.compiler.guards.purity import GuardCollector
from core.compiler.runtime.plans import PlanOfNumbers
from core.compiler.symbolic.number_programs import NumberProgram
from core.compiler.symbolic.symbols import is_number_input
from core.pytree import TreeSpec, flatten, unflatten

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator

    from core.compiler.guards.names import GuardedName
    from core.compiler.symbolic.dynamic import ArgumentSymbols

CREATES = "it creates "  # so one call ran as Python: others find what it has created
IN_TRANSFORM = "it is called inside a transform of core.func"
LOST = "it is given, or finds by a name, a tensor that a call which raised has left without values"
RAISES, FAILS = "the function raises", "core.compile fails"  # why an entry has no plan
_MODES = key_mask("modes", "fake")


class EntryState(NamedTuple):
    """How an entry uses the grads of leaves, what it stores, and the type of what it makes.

    grads: [(leaf, its grad, its hooks, those after accumulation)], ... for a grad that does not
    matter; effects: [(leaf, "none" | "plan" | "leaf", number)], what it is afterwards; leaves:
    all, the grads that are tensors last. stores: [("attribute" | "item" | "append" | "cell", place,
    key, what it leaves there, nested as results are)]. types: results of the plan, and whether they
    are of the subclass of Tensor. reruns: where a call that raises, and has written nothing, is
    run as Python, which does what it does before it raises: 0: nowhere, 1: in its plan, 2: in its
    plan or in a formula.
    """

    grads: list[tuple[int, Any, tuple[Any, ...], tuple[Any, ...]]]
    effects: list[tuple[int, str, int]]
    leaves: list[Any]
    stores: list[tuple[str, Any, Any, list[tuple[str, Any]]]]
    types: list[tuple[int, bool]]
    reruns: int


class Entry(native_Entry):
    """One signature of a pure function, of a call that was made.

    symbols: which sizes of the arguments may be any from 2 on; where one is 0 or 1 now, none are.
    """

    def __new__(
        cls,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        leaves: list[Any],
        collector: GuardCollector,
        symbols: ArgumentSymbols,
    ) -> Entry:
        return super().__new__(cls, args, kwargs, collector.guards(), symbols.axes)

    def __init__(
        self,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        leaves: list[Any],
        collector: GuardCollector,
        symbols: ArgumentSymbols,
    ) -> None:
        self.is_dynamic, self.symbols = bool(symbols.free), symbols
        self.eager: str | None = None  # why calls run as Python, where it has no plan
        self.plan: Any = None  # where is_dynamic, a DynamicPlan: one for all sizes
        self.decisions: list[str] = []  # where values decide what it is for
        dynamic = symbols if self.is_dynamic else None
        given, self._nest = flatten((args, kwargs))
        self._arguments = [
            f"any {type(leaf).__name__}"
            if k in symbols.numbers or (k, None) in symbols.free
            else _describe_leaf(leaf, given, k, dynamic)
            for k, (leaf, given) in enumerate(zip(leaves, given))
        ]
        self._kinds = [type(leaf).__name__ for leaf in leaves]
        self._tensors = collector.leaves
        self._guarded = collector.names
        self._names = [name.text or "a variable" for name in self._guarded]

    def complete(  # type: ignore[override]  # the native one is given what nests the results
        self,
        plan: Callable[..., Any],
        inputs: list[int],
        results: list[tuple[str, Any]],
        spec: TreeSpec,
        no_grad: bool,
        state: EntryState,
        program: NumberProgram,
    ) -> None:
        """From now on the entry serves calls.

        Args:
            plan: called with the leaves numbered `inputs`; returns a tuple, or NotImplemented where
                it does not serve this call after all.
            results: for each leaf of the function's result ("plan", which), ("passed", which)
                if its history was used up, ("detached", which), ("no_grad", which) or
                ("one_of_several", which) for a view that was made so, ("item", which) for its
                number, ("leaf", which) or ("constant", value).
            spec: how these are nested.
            no_grad: whether nothing is recorded while the plan runs.
            state: which grads it reads and assigns, and what it stores.
            program: decisions and computations on the leaves that are numbers; further leaves.
        """
        self._program = program
        self._grads = [leaf for leaf, grad, *_ in state.grads if isinstance(grad, Tensor)]
        self.is_for_numbers = isinstance(plan, PlanOfNumbers)
        if is_native(spec):
            made, rebuild = list(nested(spec, iter(results))), None
        else:
            made, rebuild = results, functools.partial(unflatten, spec=spec)
        super().complete(plan, inputs, made, rebuild, no_grad, *state, program.steps)
        self._forget_call()

    def all_leaves(self, leaves: list[Any]) -> list[Any]:
        """The leaves of a call that passes its guards. leaves: those of the arguments."""
        found = [*leaves, *(n.find() for n in self._guarded if n.dynamic or n.is_leaf)]
        return [*found, *(found[leaf].grad for leaf in self._grads)]

    def complete_eager(
        self, why: str, leaves: list[Any], decided: Iterable[tuple[str, Any, Any, bool]] = ()
    ) -> None:
        """From now on calls that the entry serves run as Python.

        why: RAISES or FAILS; decided: the comparisons of numbers that lead there.
        """
        self.eager = why
        program = NumberProgram({id(s): k for k, s in self.symbols.numbers.items()}, len(leaves))
        program.check(decided)
        super().complete(None, [], [], None, False, [], [], leaves, [], [], False, program.steps)
        self._forget_call()

    def _forget_call(self) -> None:
        """Keeps no tensor of the call that it was made of."""
        self.symbols.forget_call()
        for name in self._guarded:
            name.forget_tensor()

    def describe(self) -> list[str]:
        """The guards in words."""
        arguments = [
            f"argument {k} is {description}" for k, description in enumerate(self._arguments)
        ]
        names = [
            f"{text} is {_describe_name(name)}"
            for text, name in zip(self._names, self._guarded, strict=True)
        ]
        of_plan = self.plan.describe() if self.plan is not None else []
        eager = [] if self.eager is None else [f"{self.eager} where"]
        return eager + arguments + names + of_plan

    def passed(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[int, int]:
        """How many of the guards a call passes: more than by another entry is a larger tuple."""
        kind, number = self.miss(args, kwargs) or ("", 0)
        if kind == "tensor" and number >= len(self._arguments):  # compared after names and grads
            kind = "identities"
        return _IN_ORDER.index(kind), number

    def changed_number(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Hashable | None:
        """Which name made a call miss, if it stands for a number: what names it in each capture."""
        kind, number = self.miss(args, kwargs) or ("", 0)
        name = self._guarded[number] if kind == "name" else None
        return name.identity if name is not None and is_number_input(name.value) else None

    def changed_array(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Hashable | None:
        """The same of an array that is found by a name and has other elements now."""
        kind, number = self.miss(args, kwargs) or ("", 0)
        name = self._guarded[number] if kind == "name" else None
        return name.identity if name is not None and name.kind == "content" else None

    def guards_name(self, identity: Hashable) -> bool:
        """Whether a name is among those that it compares."""
        return any(name.identity == identity for name in self._guarded)

    def guards_items(self, place: Any, keys: Iterable[Any]) -> bool:
        """Whether items are among the names that it compares, by value or as any number."""
        guarded = {n.key for n in self._guarded if n.kind == "item" and n.place is place}
        return guarded.issuperset(keys)

    def cause(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[str, Any] | None:
        """Which value made a call miss, if it is one: an argument that is no tensor, a name, a
        tensor that a name stands for, what was decided about numbers, the hooks of a tensor."""
        kind, number = self.miss(args, kwargs) or ("", 0)
        if kind == "name":
            return kind, self._names[number]
        if kind == "numbers":
            return kind, 0
        if kind == "grad":
            return kind, number
        named = number - len(self._arguments)
        if kind == "tensor" and 0 <= named < len(self._tensors):
            return "state", self._tensors[named].text
        leaves = argument_leaves(flatten((args, kwargs))[0])
        if kind != "arguments" or number >= min(len(leaves), len(self._arguments)):
            return None
        leaf = leaves[number]
        other = is_immutable(leaf) and repr(leaf) != self._arguments[number]
        return ("argument", (number, self._kinds[number])) if other else None

    def created(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> str | None:
        """Which name, for which a call does not pass the guards, had no value before."""
        kind, number = self.miss(args, kwargs) or ("", 0)
        return self._names[number] if kind == "name" and self._guarded[number].is_created else None

    def why(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> str:
        """Which guard a call does not pass, in words."""
        kind, number = self.miss(args, kwargs) or ("", 0)
        arguments = len(self._arguments)
        if kind == "name":
            return f"{self._names[number]} has changed"
        if kind in ("arguments", "tensor") and number < arguments:
            given, nest = flatten((args, kwargs))
            if (why := _why_nested_otherwise(nest, self._nest)) is not None:
                return why
            leaf, expected = argument_leaves(given)[number], self._arguments[number]
            return f"argument {number} is {_describe_leaf(leaf, given[number])}, not {expected}"
        if kind == "tensor" and number >= arguments + len(self._tensors):
            return "the .grad of a tensor is another kind of tensor"
        if kind == "tensor":
            return _why_another_kind(self._tensors[number - arguments])
        if kind in _WHY:
            return _WHY[kind]
        if self.plan is not None:
            return str(self.plan.reason)
        if self.decisions:
            return f"a value decides otherwise ({', '.join(dict.fromkeys(self.decisions))})"
        return "inputs share other memory"


# What a call is compared by, in the order of native code; then the plan is run.
_IN_ORDER = (
    *("kernels", "thread", "arguments", "tensor", "name", "grad", "identities", "numbers"),
    "",
)
_WHY = {
    "kernels": "kernels, or what operators do, were changed since",
    "thread": "the thread's state is another: gradients, hooks, autocast, its device or keys",
    "arguments": "arguments are nested otherwise",
    "grad": "a tensor has a .grad and had none, or the other way, or has other hooks or a history",
    "numbers": "the function decides otherwise for these numbers",
    "identities": "other ones of the tensors are the same tensor",
}


# ---- results -----------------------------------------------------------------------------------
def is_native(spec: TreeSpec) -> bool:
    """Whether native code can build a nest."""
    native = spec.node is None or spec.node.kind in (tuple, list, dict)
    return native and all(map(is_native, spec.children))


def nested(spec: TreeSpec, leaves: Iterator[Any]) -> Iterator[tuple[str, Any]]:
    """A nest in the order in which it is built: each node, then its items."""
    if spec.node is None:
        yield next(leaves)
        return
    kind = spec.node.kind
    yield kind.__name__, tuple(spec.entries) if kind is dict else len(spec.children)
    for child in spec.children:
        yield from nested(child, leaves)


# ---- arguments ---------------------------------------------------------------------------------
def why_changing(tree: Any) -> str | None:
    """Why a nest of arguments may be more than it holds."""
    kind = type(tree)
    if kind is dict and not all(map(is_immutable, tree)):
        return "a key of a dict may change"
    inside = _items(tree)
    if inside is None:
        node = flatten(tree)[1].node
        return None if node is None else f"an argument is a {kind.__name__}, which may change"
    return next((why for item in inside if (why := why_changing(item))), None)


def _items(tree: Any) -> list[Any] | None:
    """The items of a plain nest; None for leaves and other nests."""
    kind = type(tree)
    if kind in (tuple, list) or (isinstance(tree, tuple) and is_named_tuple(kind)):
        return list(tree)
    if kind is dict:
        return list(tree.values())
    names = field_names(tree)
    return None if names is None else [vars(tree)[name] for name in names]


def field_names(value: Any) -> list[str] | None:
    """The fields of a dataclass's instance that has no other attributes; None for others."""
    kind = type(value)
    if not dataclasses.is_dataclass(kind) or why_not_plain(kind) or not hasattr(value, "__dict__"):
        return None
    if issubclass(kind, dict):
        return None
    names = [field.name for field in dataclasses.fields(kind)]
    described = any(hasattr(type(in_class(kind, name)), "__set__") for name in names)
    return names if set(vars(value)) == set(names) and not described else None


def argument_classes(tree: Any) -> list[type]:
    """The classes of the named tuples and dataclasses in a nest of arguments."""
    inside = _items(tree)
    if inside is None:
        return []
    own = [] if type(tree) in (tuple, list, dict) else [type(tree)]
    return own + [kind for item in inside for kind in argument_classes(item)]


def containers(tree: Any) -> list[Any]:
    """The lists, dicts and dataclasses' instances of a nest, which have an identity."""
    inside = _items(tree)
    if inside is None and isinstance(tree, (list, dict, tuple)):
        inside = list(tree.values() if isinstance(tree, dict) else tree)
    if inside is None:
        return []
    return [tree] * (not isinstance(tree, tuple)) + [c for item in inside for c in containers(item)]


def _describe_leaf(
    leaf: Any, given: Any, k: int = 0, symbols: ArgumentSymbols | None = None
) -> str:
    """The guards of an argument in words, with its strides if it is not contiguous.

    given: the argument, where leaf is the tensor over a NumPy array; symbols: of the arguments'
    sizes, where those may be others; strides are not guarded then.
    """
    if not isinstance(leaf, Tensor):
        return repr(leaf)
    shape = leaf.shape if symbols is None else symbols.shape_text(k, leaf.shape)
    strides = symbols is None and not leaf.is_contiguous
    kind = type(leaf)
    return (
        f"{'' if leaf is given else 'a NumPy array '}"
        f"{'' if kind is Tensor else f'{kind.__module__}.{kind.__qualname__} '}"
        f"{leaf.dtype.name}{shape}"
        f"{f' with strides {leaf.strides}' if strides else ''} on {leaf.device}"
        f"{' that requires gradients' if leaf.requires_grad else ''}"
    )


def _why_nested_otherwise(now: TreeSpec, before: TreeSpec) -> str | None:
    """How the arguments of two calls differ, if it is not by their leaves. The specs are those of
    (args, kwargs)."""
    (positional, named), (positional_before, named_before) = now.children, before.children
    count, count_before = len(positional.children), len(positional_before.children)
    if count != count_before:
        return f"it is given {count} argument{'s' * (count != 1)} by position, not {count_before}"
    if list(named.entries) != list(named_before.entries):
        names, names_before = (", ".join(map(str, n.entries)) for n in (named, named_before))
        return f"it is given {names or 'nothing'} by name, not {names_before or 'nothing'}"
    for is_named, (spec, spec_before) in enumerate(zip(now.children, before.children)):
        for at, nest, other in zip(spec.entries, spec.children, spec_before.children):
            if nest != other:
                which = f"argument {at!r}" if is_named else f"positional argument {at}"
                texts = _describe_nest(nest), _describe_nest(other)
                how = "nested otherwise" if texts[0] == texts[1] else ", not ".join(texts)
                return f"{which} is {how}"
    return None


def _describe_nest(spec: TreeSpec) -> str:
    if spec.node is None:
        return "one value"
    return f"a {spec.node.kind.__name__} of {len(spec.children)}"


def _why_another_kind(name: GuardedName) -> str:
    """How the tensor that a name stands for differs from the one that it stood for."""
    now = name.find()
    if is_lost(now):
        return f"{name.text} is a tensor that a call which raised has left without values"
    kinds = _describe_leaf(now, now), _describe_leaf(name.value, name.value)
    same = kinds[0] == kinds[1]
    return f"{name.text} is {'another kind of tensor' if same else ', not '.join(kinds)}"


def _describe_name(name: GuardedName) -> str:
    if name.opened:
        return f"a {type(name.value).__name__} of {len(name.value)}"
    return f"any {type(name.value).__name__}" if name.dynamic else "the same"


def why_eager(leaves: list[Any]) -> str | None:
    """Why a call is not captured at all."""
    tensors = [leaf for leaf in leaves if isinstance(leaf, Tensor)]
    if any(t.level for t in tensors):
        return IN_TRANSFORM
    if any(t.is_fake for t in tensors):
        return "an argument is fake"
    if any(map(is_lost, tensors)):
        return LOST
    if thread_keys()[0] & _MODES:
        return "a mode is active"
    return None
