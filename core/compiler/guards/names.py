"""Names that guards look up: where each is, and what it stood for when it was read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import Tensor, fake_like
from core.compiler.guards.classes import MISSING, in_class, keys_of

if TYPE_CHECKING:
    from collections.abc import Hashable


class GuardedName:
    """A name that a function reads: where it is looked up (csrc/compiler/guards.h), its value.

    path: the indices and keys in the tuple, list or dict that is found there, and in those in it,
    of what it stands for; whole: the name of that one; opened: whether it is one that is compared
    item by item; changes: whether there may be a list or dict on the path, which may be changed
    where it is.
    """

    __slots__ = (
        *("changes", "dynamic", "key", "kind", "opened", "path", "place", "text", "value"),
        "whole",
    )

    def __init__(self, kind: str, place: Any, key: Any, text: str, value: Any) -> None:
        self.kind, self.place, self.key, self.text, self.value = kind, place, key, text, value
        self.dynamic = False  # whether it may be any number of its type
        self.opened = self.changes = False
        self.path: tuple[Any, ...] = ()
        self.whole = self

    @property
    def identity(self) -> Hashable:
        """What names it, in other captures too."""
        return self.kind, self.text, self.key

    @property
    def attribute(self) -> str | None:
        """Which attribute of an object it is."""
        if self.kind == "slot":
            name: str = self.key.__name__
            return name
        return self.key if self.kind == "attribute" else None

    @property
    def is_created(self) -> bool:
        """Whether it named nothing, and now names something."""
        return self.value is MISSING and self.find() is not MISSING

    @property
    def is_leaf(self) -> bool:
        """Whether it is a tensor, for which any tensor like it will do."""
        return isinstance(self.value, Tensor) and self.kind != "pinned"

    @property
    def guard(self) -> tuple[Any, ...]:
        """The form that native code takes."""
        values: tuple[Any, ...] = () if self.value is MISSING else (self.value, self.dynamic)
        if values and (self.opened or self.path):
            shape = _shape_of(self.value) if self.opened else self.value
            values = (shape, self.dynamic, self.path, self.opened, self.changes)
        return self.kind, self.place, self.key, *values

    def item(self, key: Any) -> GuardedName:
        """The name of an item of the tuple, list or dict that this one stands for."""
        value = self.value[key]
        name = GuardedName(self.kind, self.place, self.key, f"{self.text}[{key!r}]", value)
        name.path, name.whole = (*self.path, key), self.whole
        name.changes = self.changes or type(self.value) is not tuple
        return name

    def forget_tensor(self) -> None:
        """Lets go of the memory of a tensor that was found: any like it will do."""
        if self.is_leaf:
            self.value = fake_like(self.value)

    def find(self) -> Any:
        """What it stands for now."""
        found = LOOKUPS[self.kind](self.place, self.key)
        for key in self.path:
            found = _item(found, key)
        return found


def _item(whole: Any, key: Any) -> Any:
    if type(whole) is dict:
        return whole.get(key, MISSING)
    is_there = type(whole) in (tuple, list) and type(key) is int and key < len(whole)
    return whole[key] if is_there else MISSING


def _shape_of(whole: Any) -> Any:
    """A tuple, list or dict as it is compared with another: by its length, or its keys."""
    return dict.fromkeys(whole) if type(whole) is dict else type(whole)([None] * len(whole))


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


def _called(place: Any, key: Any) -> Any:
    try:
        return place()
    except Exception:
        return MISSING


PARTS = ("__code__", "__defaults__", "__kwdefaults__")
# How a place is looked up, as native code does.
LOOKUPS: dict[str, Any] = {
    "cell": _cell,
    "item": lambda place, key: dict.get(place, key, MISSING),
    "at": lambda place, key: place[key] if key < len(place) else MISSING,
    "pinned": lambda place, key: place[key] if key < len(place) else MISSING,
    "size": lambda place, key: MISSING,
    "keys": lambda place, key: tuple(keys_of(place)),
    "attribute": lambda place, key: dict.get(place.__dict__, key, MISSING),
    "class": in_class,
    "type": lambda place, key: type(place),
    "slot": _slot,
    "function": lambda place, key: getattr(place, PARTS[key]),
    "itself": lambda place, key: place,
    "setting": lambda place, key: place.get({}).get(key, MISSING),
    "content": lambda place, key: place.copy(),
    "call": _called,
    "names": lambda place, key: tuple(keys_of(place.__dict__)),
}


def lookup(kind: str, place: Any, key: Any) -> Any:
    """What a name stands for now; MISSING: nothing."""
    return LOOKUPS[kind](place, key)


# Kinds of names whose values are not the objects.
BY_EQUALITY = ("size", "keys", "names", "content")
