"""Which sizes of a call's arguments are symbols, and the plans of a signature that has some.

`Changing` says which dimensions are dynamic: all with dynamic=True; those that changed, with None.
`Sized` is what an entry (guards.py) of a symbolic capture asks for its plan.
"""

from __future__ import annotations

from core import _native
from core.compiler.families import MOST_PLANS
from core.compiler.harmless import is_immutable
from core.compiler.inference import OtherSizes, known_at, leaf, leaves_of
from core.compiler.plans import layout_of
from core.compiler.symbolic import Symbol, evaluate, key_of, say, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.compiler.capture import Capture
    from core.compiler.graph import Graph
    from core.compiler.plans import Plans

Tensor = _native.Tensor
Place = tuple[int, int]  # a leaf's number, an axis


class Changing:
    """Which dimensions are dynamic, by what was met before.

    always: those of every argument, from the first call on; None: those that changed.
    """

    def __init__(self, always: bool | None) -> None:
        self._always = always
        self._met: dict[Any, dict[Place, int]] = {}  # the first sizes
        self._changed: dict[Any, set[Place]] = {}
        self._refused: set[Any] = set()

    def places(self, leaves: list[Any]) -> set[Place]:
        """The dynamic dimensions of a call's arguments."""
        key = _kinds(leaves)
        if self._always is False or key in self._refused:
            return set()
        sizes = {
            (k, axis): n
            for k, x in enumerate(leaves)
            if isinstance(x, Tensor)
            for axis, n in enumerate(x.shape)
        }
        if self._always:
            return set(sizes)
        first = self._met.setdefault(key, sizes)
        changed = self._changed.setdefault(key, set())
        changed |= {place for place, n in sizes.items() if n != first[place]}
        return set(changed)

    def refuse(self, leaves: list[Any]) -> None:
        """Arguments like these are static from now on."""
        self._refused.add(_kinds(leaves))


def _kinds(leaves: list[Any]) -> Any:
    """What arguments are but for their sizes."""
    return tuple(
        (x.dtype.name, x.ndim, str(x.device))
        if isinstance(x, Tensor)
        else (type(x), repr(x) if is_immutable(x) else None)
        for x in leaves
    )


class Symbols:
    """The symbols of one capture: for each dynamic dimension of an argument a leaf."""

    def __init__(self, leaves: list[Any], places: set[Place]) -> None:
        self.places: dict[Place, Symbol] = {}
        self.sized: list[tuple[Any, tuple[Any, ...]]] = []
        seen: set[int] = set()
        for k, x in enumerate(leaves):
            if any(at == k for at, _ in places) and id(x) not in seen:
                seen.add(id(x))
                self.sized.append((x, self._sizes(k, x, places)))

    def _sizes(self, k: int, x: Any, places: set[Place]) -> tuple[Any, ...]:
        for axis, n in enumerate(x.shape):
            if (k, axis) in places:
                self.places[k, axis] = leaf(n)
        return tuple(self.places.get((k, axis), n) for axis, n in enumerate(x.shape))

    def are_general(self) -> bool:
        """Whether no dynamic size is 0 or 1: what a function does for these it does for them."""
        return bool(self.places) and all(s.hint > 1 for s in self.places.values())

    def names(self) -> dict[int, str]:
        return {id(symbol): f"s{n}" for n, symbol in enumerate(self.places.values())}

    @property
    def arguments(self) -> list[int]:
        """The leaves that have dynamic sizes."""
        return list(dict.fromkeys(k for k, _ in self.places))

    @property
    def axes(self) -> dict[int, tuple[int, ...]]:
        """For each of these leaves the axes."""
        return {k: tuple(axis for at, axis in self.places if at == k) for k in self.arguments}

    def shape_text(self, k: int, shape: tuple[int, ...]) -> str:
        """The shape of an argument in words."""
        texts = [text_of(self.places.get((k, a), n), self.names()) for a, n in enumerate(shape)]
        return f"({', '.join(texts)}{',' * (len(texts) == 1)})"


class Sized:
    """The plan of a symbolic entry: called with what its graph is given, it finds the plan for the
    sizes, and returns its outputs and the numbers that the function returns.

    inputs: of the call the dynamic arguments, and then the graph's inputs. Returns NotImplemented
    where the arguments need a capture.
    """

    def __init__(
        self,
        symbols: Symbols,
        capture: Capture,
        graph: Graph,
        plans: Plans,
        numbers: list[Any],
        inputs: list[Any],
        results: Any,
    ) -> None:
        self._symbols, self._predicates = symbols, capture.predicates
        self._layout = layout_of(graph) if capture.reads_layout else None
        self._graph, self._leaves, self._family = graph, leaves_of(graph), plans.family(graph)
        self._numbers, self._inputs = numbers, inputs
        self._says = self._family, tuple(results), *self._decisions()
        self.reason = "sizes that were not met before"
        self._found: dict[tuple[int, ...], Any] = {}
        # Which symbols had another value when the same graph was captured again. What is computed
        # without Python's knowledge (natively, from a tensor's sizes) would not be the same.
        self._confirmed: set[Place] = set()
        order = {k: n for n, k in enumerate(symbols.arguments)}
        self._axes = [(order[k], axis) for k, axis in symbols.places]

    def _decisions(self) -> Any:
        """What else is the same if two captures are, for each other's sizes."""
        order: dict[int, int] = {}
        for symbol in self._symbols.places.values():
            key_of(symbol, order)
        numbers = tuple(key_of(n, order) for n in self._numbers)
        decided = [
            (op, key_of(left, order), key_of(right, order), holds)
            for op, left, right, holds in self._predicates.decided
        ]
        return tuple(self._symbols.places), numbers, tuple(decided)

    # ---- calls ---------------------------------------------------------------------------------
    def __call__(self, *inputs: Any) -> Any:
        sizes = tuple([inputs[k].shape[axis] for k, axis in self._axes])
        found = self._found.get(sizes)
        if found is None:
            found = self._look(sizes, inputs)
            if found is None:
                return NotImplemented
        plan, numbers = found
        made = plan(*inputs[len(self._symbols.arguments) :])
        return (*made, *numbers) if numbers and made is not NotImplemented else made

    def _look(self, sizes: tuple[int, ...], inputs: tuple[Any, ...]) -> Any:
        places = self._symbols.places.items()
        if not all(
            n == symbol.hint or place in self._confirmed
            for n, (place, symbol) in zip(sizes, places, strict=True)
        ):
            self.reason = "sizes that change for the first time: symbols are compared"
            return None
        fakes = [_native.fake_like(x) for x in inputs[len(self._symbols.arguments) :]]
        found = self._at(sizes, fakes)
        if found is not None:
            if len(self._found) >= MOST_PLANS:
                self._found.pop(next(iter(self._found)))
            self._found[sizes] = found
        return found

    def _at(self, sizes: tuple[int, ...], fakes: list[Any]) -> Any:
        """(plan, numbers) at other sizes; None where the function does something else there."""
        known = {id(s): n for s, n in zip(self._symbols.places.values(), sizes, strict=True)}
        try:
            layout = known_at(self._graph, fakes, known)
            numbers = [evaluate(n, known) for n in self._numbers]
            failing = self._predicates.failing(known)
        except (OtherSizes, ArithmeticError, ValueError) as error:
            self.reason = str(error)
            return None
        if failing is not None:
            self.reason = f"it is not so that {say(failing, self._names())}"
            return None
        if self._layout is not None and layout != self._layout:
            self.reason = "tensors lie in memory otherwise"
            return None
        if not self._graph.outputs and not self._graph.writes:
            return _native.make_plan(len(fakes), len(fakes), [], []), numbers
        plan = self._family.find(tuple([known[id(x)] for x in self._leaves]), fakes, layout)
        self.reason = "what passes found out about sizes does not hold"
        return None if plan is None else (plan, numbers)

    # ---- the same function captured again ------------------------------------------------------
    def agrees(self, other: Sized) -> bool:
        """Whether another capture says the same; what changed in between is then confirmed."""
        if self._says != other._says:
            return False
        theirs = other._symbols.places.values()
        for (place, mine), its in zip(self._symbols.places.items(), theirs, strict=True):
            if mine.hint != its.hint:
                self._confirmed.add(place)
        return True

    def would_serve(self, leaves: list[Any]) -> bool:
        """Whether this one would have served a call, if confirmed."""
        sizes = tuple(leaves[k].shape[axis] for k, axis in self._symbols.places)
        given = (leaves[k] if isinstance(k, int) else k for k in self._inputs)
        fakes = [_native.fake_like(x) for x in given]
        return self._at(sizes, fakes) is not None

    def _names(self) -> dict[int, str]:
        str(self._graph)  # names its Values
        inner = {key: name for key, (_, name) in self._graph.size_names().items()}
        return {**inner, **self._symbols.names()}

    def say(self) -> list[str]:
        """The predicates in words."""
        names = self._names()
        return [say(predicate, names) for predicate in self._predicates.decided]
