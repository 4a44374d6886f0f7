"""Names that guards look up: where each is, and what it stood for when it was read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.compiler.guards.classes import MISSING, in_class

if TYPE_CHECKING:
    from collections.abc import Hashable


class GuardedName:
    """A name that a function reads: where it is looked up (csrc/compiler/guards.h), its value.

    path: the places in the tuple that is found there, and in tuples in it, of what it stands for;
    whole: the name of that tuple; opened: whether it is a tuple that is compared item by item.
    """

    __slots__ = ("dynamic", "key", "kind", "opened", "path", "place", "text", "value", "whole")

    def __init__(self, kind: str, place: Any, key: Any, text: str, value: Any) -> None:
        self.kind, self.place, self.key, self.text, self.value = kind, place, key, text, value
        self.dynamic = False  # whether it may be any number of its type
        self.opened = False
        self.path: tuple[int, ...] = ()
        self.whole = self

    @property
    def identity(self) -> Hashable:
        """What names it, in other captures too."""
        return self.kind, self.text, self.key

    @property
    def is_leaf(self) -> bool:
        """Whether it is a tensor, for which any tensor like it will do."""
        return isinstance(self.value, Tensor) and self.kind != "pinned"

    @property
    def guard(self) -> tuple[Any, ...]:
        """The form that native code takes."""
        values: tuple[Any, ...] = () if self.value is MISSING else (self.value, self.dynamic)
        if values and (self.opened or self.path):
            values = (*values, self.path, self.opened)
        return self.kind, self.place, self.key, *values

    def item(self, number: int) -> GuardedName:
        """The name of an item of the tuple that this one stands for."""
        name = GuardedName(
            self.kind, self.place, self.key, f"{self.text}[{number}]", self.value[number]
        )
        name.path, name.whole = (*self.path, number), self.whole
        return name

    def find(self) -> Any:
        """What it stands for now."""
        found = LOOKUPS[self.kind](self.place, self.key)
        for number in self.path:
            found = found[number] if type(found) is tuple and number < len(found) else MISSING
        return found


def _cell(place: Any, key: Any) -> Any:
    try:
        return place.cell_contents
    except ValueError:  # an empty cell
        return MISSING


def _slot(place: Any, key: Any) -> Any:
    try:
        return key.__get__(place, type(place))
    except AttributeError:  # an empty slot
        return MISSING


PARTS = ("__code__", "__defaults__", "__kwdefaults__")
# How a place is looked up, as native code does.
LOOKUPS: dict[str, Any] = {
    "cell": _cell,
    "item": lambda place, key: place.get(key, MISSING),
    "at": lambda place, key: place[key] if key < len(place) else MISSING,
    "pinned": lambda place, key: place[key] if key < len(place) else MISSING,
    "size": lambda place, key: MISSING,
    "keys": lambda place, key: tuple(place),
    "attribute": lambda place, key: place.__dict__.get(key, MISSING),
    "class": in_class,
    "type": lambda place, key: type(place),
    "slot": _slot,
    "function": lambda place, key: getattr(place, PARTS[key]),
    "itself": lambda place, key: place,
    "setting": lambda place, key: place.get({}).get(key, MISSING),
    "content": lambda place, key: place.copy(),
}


def lookup(kind: str, place: Any, key: Any) -> Any:
    """What a name stands for now; MISSING: nothing."""
    return LOOKUPS[kind](place, key)


BY_EQUALITY = ("size", "keys", "content")  # kinds of names whose values are not the objects
