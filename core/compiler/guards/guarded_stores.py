"""Guarded stores: attributes and items that a function assigns, of what is there before it."""

from __future__ import annotations

import enum
import types
from typing import TYPE_CHECKING, Any

from core._native import Tensor
from core.compiler.guards.allowlist import is_immutable
from core.compiler.guards.classes import has_dict, has_setters, in_class, own_classes
from core.compiler.guards.guarded_objects import GuardedObjects
from core.compiler.guards.guarded_state import Unguardable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.compiler.guards.names import GuardedName

MAX_OPENED, MAX_DEPTH = 1000, 16  # items of what is guarded item by item, and lists in lists


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

    def open_stored(self, changed: Iterable[str]) -> None:
        """Guards what the function may replace item by item: any tensors and numbers of that kind
        will do. changed: the texts of lists and dicts that it changes where they are."""
        for name in list(self._guarded.values()) if not self.compares_objects else ():
            if name.opened or name.path or not self._may_be_replaced(name):
                continue
            is_changed = any(text.startswith(name.text) for text in changed)
            if not _may_change(name.value) or (not is_changed and self._has_one_way(name.value)):
                self._open(name)

    def _may_be_replaced(self, name: GuardedName) -> bool:
        """Whether a name stands for what is compared item by item, and may be assigned."""
        if type(name.value) not in _OPENED or not _may_be_opened(name.value):
            return False
        if name.attribute in self.stored:
            return True
        is_item = name.kind in ("item", "at") and id(name.place) in self._containers
        return self.is_variable(name) or (is_item and self.assigns_items)

    def _has_one_way(self, value: Any) -> bool:
        """Whether one name leads to a list or dict, and to each one in it."""
        if type(value) is tuple:
            return all(map(self._has_one_way, value))
        if type(value) not in (list, dict):
            return True
        ways = [name for name in self._guarded.values() if name.value is value]
        if len(ways) + self.unnamed.get(id(value), 0) != 1 or id(value) in self.in_place:
            return False
        return id(value) not in self.growing and all(map(self._has_one_way, _items(value)))

    def add_opened(self, kind: str, place: Any, key: Any, text: str) -> Any:
        value = self.add(kind, place, key, text)
        name = self._guarded[kind, id(place), key]
        if type(value) is tuple and _may_be_opened(value) and not name.opened:
            self._open(name)
        return value

    def _open(self, name: GuardedName) -> None:
        name.opened, whole = True, name.value
        if type(whole) is not tuple:  # what it holds was guarded in this very object
            name.changes = True
            self.opened[name.text] = whole, whole.copy()
            self._containers.pop(id(whole), None)
            for at in [at for at, n in self._guarded.items() if n.place is whole]:
                del self._guarded[at]
        for key in whole if type(whole) is dict else range(len(whole)):
            item, value = name.item(key), whole[key]
            self._guarded[item.kind, id(item.place), (item.key, item.path)] = item
            if isinstance(value, Tensor) and type(whole) is tuple:  # guarded as this very tensor
                self.unnamed[id(value)] -= 1
                if not self.unnamed[id(value)]:
                    self._guarded.pop(("itself", id(value), None), None)
            elif type(value) in _OPENED:
                self._open(item)

    def check_stored(self) -> None:
        """Guards what may be stored to that is not there; raises where that does more than keep."""
        read = list[type]()
        while self.stored and (kinds := [k for k in self._kinds() if k not in read]):
            read += kinds
            for kind in kinds:
                self._read_setter(kind)
        self.check_forwarding()
        kinds = self._kinds()
        for name, where in self.stored.items():
            for kind in kinds:
                descriptor = in_class(kind, name)
                is_slot = isinstance(descriptor, types.MemberDescriptorType)
                sets = hasattr(type(descriptor), "__set__") and not is_slot
                if sets and not isinstance(kind, enum.EnumMeta):
                    raise Unguardable(f"assigns {kind.__name__}.{name}, which runs code ({where})")
            if self._loggers:
                raise Unguardable(f"assigns .{name}, and reads loggers ({where})")
            objects = [owner for owner, _ in self._objects.values()]
            dicts = [owner for owner in objects if isinstance(owner, dict) and has_dict(owner)]
            if any(vars(owner) is owner and name in owner for owner in dicts):
                raise Unguardable(f"assigns .{name} of a dict that is its own __dict__ ({where})")
            functions = *self._functions.values(), *self._compiled.values()
            for owner in (*objects, *self._known.values(), *functions):
                if has_dict(owner):
                    self._guard_assigned(owner, name)

    def _read_setter(self, kind: type) -> None:
        """What a class of the user's does where an attribute of an object is assigned."""
        for base in own_classes(kind) if has_setters(kind) else ():
            if isinstance(vars(base).get("__setattr__"), types.FunctionType):
                text = f"{base.__name__}.__setattr__"
                self.value(self.add("class", base, "__setattr__", text), text)

    def refuse_setters(self) -> None:
        """Raises where an object within reach does more than keep assigned values."""
        for owner, name in self._objects.values():
            for special in ("__setattr__", "__delattr__"):
                if in_class(type(owner), special) is not vars(object)[special]:
                    raise Unguardable(f"attributes of {name} are assigned, which has {special}")


_OPENED = (tuple, list, dict)


def _may_be_opened(value: Any) -> bool:
    """Whether a tuple, list or dict has tensors, numbers and the like alone, or such ones."""
    count, todo = 0, [(value, 0)]
    while todo:
        part, depth = todo.pop()
        if type(part) in _OPENED:
            count += len(part)
            if depth == MAX_DEPTH or count > MAX_OPENED:
                return False
            todo += [(item, depth + 1) for item in _items(part)]
        elif not (isinstance(part, Tensor) or is_immutable(part)):
            return False
    return True


def _may_change(value: Any) -> bool:
    """Whether there is a list or dict in what may be opened."""
    return type(value) in (list, dict) or (type(value) is tuple and any(map(_may_change, value)))


def _items(value: Any) -> Iterable[Any]:
    return value.values() if type(value) is dict else value
