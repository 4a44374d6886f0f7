"""Guarded stores: attributes and items that a function assigns, of what is there before it."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.compiler.guards.allowlist import is_immutable
from core.compiler.guards.classes import has_setters, in_class
from core.compiler.guards.guarded_objects import GuardedObjects
from core.compiler.guards.guarded_state import Unguardable

if TYPE_CHECKING:
    from core.compiler.guards.names import GuardedName

MAX_OPENED = 100  # items of a tuple that is guarded item by item


class GuardedStores(GuardedObjects):
    """The attributes that are assigned."""

    def assign(self, name: str, where: str) -> None:
        """An attribute that is assigned of a tensor: of nothing else that is within reach."""
        self.read(name, where)
        self._assigned[name] = where
        for owner, text in self._objects.values():
            self._check_assigned(owner, text, name)
        for owner in (*self._known.values(), *self._functions.values()):
            self._guard_assigned(owner, name)

    def store(self, name: str, where: str) -> None:
        """An attribute that is assigned of objects that do no more than keep it."""
        self.read(name, where)
        self.stored[name] = where

    def open_tuples(self) -> None:
        """Guards tuples that the function may replace item by item: any tensors and numbers of that
        kind will do."""
        for name in list(self._guarded.values()) if not self.compares_objects else ():
            replaced = name.kind == "attribute" and name.key in self.stored
            if name.kind in ("item", "at") and self.assigns_items:
                replaced = id(name.place) in self._containers
            replaced &= not (name.opened or name.path)
            if replaced and type(name.value) is tuple and _may_be_opened(name.value):
                self._open(name)

    def add_opened(self, kind: str, place: Any, key: Any, text: str) -> Any:
        value = self.add(kind, place, key, text)
        name = self._guarded[kind, id(place), key]
        if type(value) is tuple and _may_be_opened(value) and not name.opened:
            self._open(name)
        return value

    def _open(self, name: GuardedName) -> None:
        name.opened = True
        for number, value in enumerate(name.value):
            item = name.item(number)
            self._guarded[item.kind, id(item.place), (item.key, item.path)] = item
            if isinstance(value, Tensor):  # was guarded as this very tensor
                self.unnamed[id(value)] -= 1
                if not self.unnamed[id(value)]:
                    self._guarded.pop(("itself", id(value), None), None)
            elif type(value) is tuple:
                self._open(item)

    def check_stored(self) -> None:
        """Guards what may be stored to that is not there; raises where that does more than keep."""
        kinds = self._kinds()
        for name, where in self.stored.items():
            for kind in kinds:
                sets = hasattr(type(in_class(kind, name)), "__set__")
                if has_setters(kind) or (sets and not isinstance(kind, enum.EnumMeta)):
                    raise Unguardable(f"assigns {kind.__name__}.{name}, which runs code ({where})")
            if self._loggers:
                raise Unguardable(f"assigns .{name}, and reads loggers ({where})")
            objects = [owner for owner, _ in self._objects.values()]
            functions = *self._functions.values(), *self._compiled.values()
            for owner in (*objects, *self._known.values(), *functions):
                if hasattr(owner, "__dict__"):
                    self._guard_assigned(owner, name)

    def refuse_setters(self) -> None:
        """Raises where an object within reach does more than keep assigned values."""
        for owner, name in self._objects.values():
            for special in ("__setattr__", "__delattr__"):
                if in_class(type(owner), special) is not vars(object)[special]:
                    raise Unguardable(f"attributes of {name} are assigned, which has {special}")


def _may_be_opened(value: Any) -> bool:
    """Whether a tuple has tensors, numbers and the like alone, or such tuples."""
    if type(value) is tuple:
        return len(value) <= MAX_OPENED and all(map(_may_be_opened, value))
    return isinstance(value, Tensor) or is_immutable(value)
