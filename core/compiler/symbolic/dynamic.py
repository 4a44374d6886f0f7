"""Dynamic dimensions: which sizes of a call's arguments are symbols, in a capture and its entry.

`DynamicDims` lists the dynamic dimensions: all with dynamic=True; by default those that changed.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.compiler.guards.allowlist import is_immutable
from core.compiler.symbolic.inference import leaf
from core.compiler.symbolic.symbols import (
    Symbol,
    is_number_input,
    is_whole,
    number_input,
    symbol_for,
    text_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Iterator, Mapping

    from core.compiler.guards.names import GuardedName
    from core.compiler.symbolic.predicates import Predicates

# Of the arguments: a leaf's number, and an axis; None: the leaf is an index.
Dimension = tuple[int, "int | None"]


class DynamicDims:
    """Which dimensions are dynamic, by the sizes met before.

    always: those of every argument, from the first call on; None: those that changed. Of tensors
    that are found by names, those that changed.
    """

    def __init__(self, always: bool | None) -> None:
        self._always = always
        self._first_sizes: dict[Any, dict[Dimension, int]] = {}  # the first sizes
        self._changed: dict[Any, set[Dimension]] = {}
        self._named: dict[Any, tuple[tuple[int, ...], set[int]]] = {}  # the same, of a name's axes
        self._static: set[Any] = set()

    def of(self, leaves: list[Any], names: list[GuardedName]) -> set[Dimension]:
        """The dynamic dimensions of a call's arguments, and of the leaves that names stand for."""
        if self._always is False or _kinds(leaves) in self._static:
            return set()
        return self._of_arguments(leaves) | self._of_names(names, len(leaves))

    def _of_names(self, names: list[GuardedName], start: int) -> set[Dimension]:
        dimensions = set[Dimension]()
        for k, name in enumerate(names, start):
            if isinstance(x := name.value, Tensor):
                # Tensors of many modules have one name.
                place = name.identity, id(name.place), name.path
                first, changed = self._named.setdefault(
                    (place, x.dtype.name, x.ndim), (x.shape, set())
                )
                changed |= {axis for axis, n in enumerate(x.shape) if n != first[axis]}
                dimensions |= {(k, axis) for axis in changed}
        return dimensions

    def _of_arguments(self, leaves: list[Any]) -> set[Dimension]:
        key = _kinds(leaves)
        sizes: dict[Dimension, int] = {
            (k, axis): n
            for k, x in enumerate(leaves)
            if isinstance(x, Tensor)
            for axis, n in enumerate(x.shape)
        }
        if self._always:
            return set(sizes)
        first = self._first_sizes.setdefault(key, sizes)
        changed = self._changed.setdefault(key, set())
        changed |= {at for at, n in sizes.items() if n != first[at]}
        return set(changed)

    def mark_static(self, leaves: list[Any]) -> None:
        """Arguments like these are static from now on."""
        self._static.add(_kinds(leaves))

    def is_static(self, leaves: list[Any]) -> bool:
        """Whether arguments like these are static."""
        return _kinds(leaves) in self._static


def _changeable(value: Any) -> Iterator[Any]:
    """The lists and dicts in a nest."""
    if type(value) in (list, dict):
        yield value
    if type(value) in (list, dict, tuple):
        for item in value.values() if type(value) is dict else value:
            yield from _changeable(item)


def _put(name: GuardedName, value: Any) -> None:
    """Another value for an item of a dict or list, or an attribute, which a name stands for."""
    if name.kind == "slot":
        name.key.__set__(name.place, value)
    elif name.kind == "attribute" or isinstance(name.place, dict):
        holder = vars(name.place) if name.kind == "attribute" else name.place
        dict.__setitem__(holder, name.key, value)  # whatever its class does
    else:
        name.place[name.key] = value


def _kinds(leaves: list[Any]) -> Hashable:
    """Cache key of the arguments, ignoring sizes."""
    return tuple(
        (x.dtype.name, x.ndim, str(x.device))
        if isinstance(x, Tensor)
        else (type(x), repr(x) if is_immutable(x) and not is_number_input(x) else None)
        for x in leaves
    )


INPUT, INDEX, CONSTANT = "input", "index", "constant"
MAX_REFUSALS = 3  # captures in which a number could not have a role, after which it is not tried


class NumberRoles:
    """The role of each number that a function is given, or finds by a name: an input of graphs that
    are the same for all numbers; an index, a size or a place by which plans are looked up, as they
    are by sizes; or a constant, which is compared.

    A number is an input where the function does not rely on what it is. One that it relies upon,
    and that has changed since, is an index if it is an int.
    """

    def __init__(self, never: bool) -> None:
        self._never = never
        self._first: dict[Hashable, int | float] = {}  # the value that was relied upon first
        self._refusals: dict[tuple[Hashable, str], int] = {}

    def of(
        self, key: Hashable, value: Any, refused: Collection[Any] = (), changed: bool = False
    ) -> str:
        """The role of a number. refused: keys and roles that are not tried in this capture;
        changed: whether the number is known to have changed."""
        if self._never or not is_number_input(value):
            return CONSTANT
        changed = changed or self._first.get(key, value) != value
        for role in (INPUT, INDEX) if changed and is_whole(value) else (INPUT,):
            role_of_key = key, role
            tried = self._refusals.get(role_of_key, 0) < MAX_REFUSALS
            if tried and role_of_key not in refused:
                return role
        return CONSTANT

    def refuse(self, key: Hashable, role: str, value: int | float) -> bool:
        """A number cannot have a role in a call. Whether it never will have it."""
        self._first.setdefault(key, value)
        self._refusals[key, role] = self._refusals.get((key, role), 0) + 1
        return self._refusals[key, role] >= MAX_REFUSALS

    def fix(self, key: Hashable) -> None:
        """A number is a constant from now on."""
        self._refusals |= dict.fromkeys([(key, INPUT), (key, INDEX)], MAX_REFUSALS)


def argument_key(leaves: list[Any], k: int) -> Hashable:
    """What names an argument of a function in calls whose arguments are of the same kinds."""
    return _kinds(leaves), k


def size_at(value: Any, axis: int | None) -> int:
    """A tensor's size along an axis; None: the int itself, which is an index."""
    size: int = value if axis is None else value.shape[axis]
    return size


class ArgumentSymbols:
    """The symbols of one capture: for each dynamic dimension of a leaf one, and for each number
    that may be another; numbers, indices: these, by the leaves' numbers, as they are inputs or
    indices. tensors: the memory of the leaves that are tensors, by their ids; sizes: theirs, by
    dimensions."""

    def __init__(
        self,
        leaves: list[Any],
        dimensions: set[Dimension],
        roles: Mapping[int, tuple[Hashable, str]],
    ) -> None:
        """roles: the keys and roles of numbers that are symbols, by the leaves' numbers."""
        self.function: Callable[..., Any] | None = None  # as it is called with symbols
        self.copies: dict[int, Any] = {}  # of what holds numbers, by the ids of the originals
        self.named: dict[Any, Any] = {}  # what stands for names there
        self.placed: dict[Any, Any] = {}  # the symbols that stand for names where these are
        self.tensors = {id(x): x.storage_id for x in leaves if isinstance(x, Tensor)}
        self.sizes: dict[Dimension, int] = {
            (k, axis): n
            for k, x in enumerate(leaves)
            if isinstance(x, Tensor)
            for axis, n in enumerate(x.shape)
        }
        self.dimensions: dict[Dimension, Symbol] = {}
        self.keys = {k: key for k, (key, _) in roles.items()}
        numbers, indices = (
            sorted(k for k, (_, role) in roles.items() if role == wanted)
            for wanted in (INPUT, INDEX)
        )
        self.numbers = {k: number_input(leaves[k]) for k in numbers}
        self.indices = {k: _index(leaves[k]) for k in indices}
        self.sizes |= {(k, None): leaves[k] for k in self.indices}
        self._fixed: set[int] = set()
        self.symbolic_shapes: list[tuple[Any, tuple[Any, ...]]] = []
        places: dict[int, list[int]] = {}  # of each tensor, which may be several leaves
        for k in sorted({k for k, _ in dimensions}):
            places.setdefault(id(leaves[k]), [n for n, x in enumerate(leaves) if x is leaves[k]])
        for same in places.values():
            axes = sorted({axis for k, axis in dimensions if k in same and axis is not None})
            symbols = {axis: leaf(leaves[same[0]].shape[axis]) for axis in axes}
            self.dimensions |= {(k, axis): symbols[axis] for k in same for axis in axes}
            x = leaves[same[0]]
            sizes = tuple(symbols.get(axis, n) for axis, n in enumerate(x.shape))
            self.symbolic_shapes.append((x, sizes))
        self.dimensions |= {(k, None): symbol for k, symbol in self.indices.items()}

    @property
    def free(self) -> list[Dimension]:
        """The dimensions that may have other sizes in later calls: where one is 0 or 1, a function
        may make other calls for more. Indices may be any."""
        return [
            at
            for at, symbol in self.dimensions.items()
            if (symbol.hint > 1 or at[1] is None) and id(symbol) not in self._fixed
        ]

    def fix(self, predicates: Predicates) -> None:
        """Closes the dimensions of which a call has used the number itself: loops over one."""
        leaves = {id(symbol) for symbol in self.dimensions.values()}
        equal = (_counted_from(left) for op, left, right, holds in predicates.decided
                 if op == "==" and holds and is_whole(right))  # fmt: skip
        self._fixed |= leaves.intersection(map(id, equal))

    @property
    def any(self) -> bool:
        """Whether there are symbols at all."""
        return bool(self.dimensions or self.numbers)

    @property
    def shown_numbers(self) -> dict[int, Symbol]:
        """The symbols that the function sees as numbers, by the leaves' numbers."""
        return {**self.numbers, **self.indices}

    def fixed_indices(self, predicates: Predicates) -> list[int]:
        """The indices of which a call has used the number itself."""
        self.fix(predicates)
        return [k for k, symbol in self.indices.items() if id(symbol) in self._fixed]

    @property
    def shown_names(self) -> tuple[dict[int, Any], dict[Any, Any]]:
        """The copies, and what stands for names in them and elsewhere."""
        return self.copies, {**self.named, **self.placed}

    def held_by_symbols(self) -> list[tuple[GuardedName, Any, Any]]:
        """The lists and dicts that stand for names as they hold symbols, and copies of them."""
        nests = [(name, value) for name, value in {**self.named, **self.placed}.items()]
        held = [(name, c) for name, value in nests for c in _changeable(value)]
        return [(name, container, container.copy()) for name, container in held]

    @contextmanager
    def in_place(self, shown: bool) -> Iterator[None]:
        """Puts symbols where the numbers are that they stand for, for a while."""
        placed = self.placed if shown else {}
        for name, symbol in placed.items():
            _put(name, symbol)
        try:
            yield
        finally:
            for name in placed:
                _put(name, name.value)

    def shown(self, leaves: list[Any]) -> list[Any]:
        """The leaves of arguments as the function sees them, with symbols for numbers."""
        shown = self.shown_numbers
        return [shown.get(k, leaf) for k, leaf in enumerate(leaves)]

    def forget_call(self) -> None:
        """Lets go of the tensors whose sizes are symbols, and of copies of what holds numbers:
        entries keep the symbols."""
        self.symbolic_shapes, self.function = [], None
        self.copies, self.named, self.placed = {}, {}, {}

    def names(self) -> dict[int, str]:
        names = {id(symbol): f"s{n}" for n, symbol in enumerate(self.dimensions.values())}
        return names | {id(symbol): f"a{k}" for k, symbol in self.numbers.items()}

    @property
    def arguments(self) -> list[int]:
        """The leaves that have dynamic sizes."""
        return list(dict.fromkeys(k for k, _ in self.dimensions))

    @property
    def axes(self) -> dict[int, tuple[int, ...]]:
        """For each of these leaves the axes; none of numbers that may be others."""
        free = self.free
        axes = {
            k: tuple(axis for at, axis in free if at == k and axis is not None) for k, _ in free
        }
        return dict.fromkeys(self.numbers, ()) | axes

    def shape_text(self, k: int, shape: tuple[int, ...]) -> str:
        """The shape of an argument in words."""
        sizes = {at: self.dimensions[at] for at in self.free}
        texts = [text_of(sizes.get((k, a), n), self.names()) for a, n in enumerate(shape)]
        return f"({', '.join(texts)}{',' * (len(texts) == 1)})"


def _counted_from(symbol: Any) -> Any:
    """The symbol that tells a number, which is a distance from it or to it."""
    while isinstance(symbol, Symbol) and symbol.op in ("+", "-", "neg"):
        symbols = [arg for arg in symbol.args if isinstance(arg, Symbol)]
        if len(symbols) > 1:
            break
        symbol = symbols[0]
    return symbol


def _index(hint: Any) -> Symbol:
    """A symbol for an index. Its trial value is nearer to 0 than it is, if it can be: what lies
    within a tensor still does."""
    n = abs(int(hint))
    trial = (n // 2 + 1 if n > 2 else leaf(n).trial) * (-1 if hint < 0 else 1)
    return symbol_for(hint, type(hint)(trial), None)
