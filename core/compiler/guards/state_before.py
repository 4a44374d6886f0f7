"""The state that a captured call may store to: what it was before, and what the call left there.

A function may store to attributes of objects that are there before the call, to items of dicts and
lists, to globals and to variables of functions around it: a counter of steps, a hidden state,
parameters in a dict. A capture takes these effects back at once, so that a second call for symbols
(compiled.py) begins where the first one did, and applies them at its end; an entry repeats them at
each call.
"""

from __future__ import annotations

import dataclasses
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from core._native import is_captured
from core.compiler.capture.growing import items_of
from core.compiler.capture.items import Formula, Item, LateNumber
from core.compiler.guards.classes import MISSING, keys_of, pythons_kind
from core.compiler.guards.guarded_state import is_same_content
from core.compiler.guards.names import lookup
from core.pytree import flatten

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Mapping

    from core.compiler.capture.arrays import ArgumentArrays
    from core.compiler.guards.names import GuardedName
    from core.compiler.guards.purity import GuardCollector


class Store(NamedTuple):
    """What a call has left at a guarded name; grows: the items that it has appended to the list."""

    name: GuardedName
    now: Any
    grows: bool = False

    @property
    def kind(self) -> str:
        """How native code stores it."""
        if self.grows:
            return "append"
        kind = "attribute" if self.name.kind == "slot" else self.name.kind
        return kind if kind in ("attribute", "cell") else "item"

    @property
    def key(self) -> Any:
        """Which attribute or item it is."""
        return None if self.grows else self.name.attribute or self.name.key

    @property
    def place(self) -> Any:
        """The object, dict or list that is stored to."""
        return self.name.value if self.grows else self.name.place

    @property
    def numbers(self) -> list[Hashable]:
        """The identities of the numbers that it has stored: they may be others at the next call."""
        return [] if self.grows else [*_numbers(self.name.identity, self.now, self.name.value)]

    @property
    def parts(self) -> list[Store]:
        """Each item that it appends by itself."""
        return [self._replace(now=[item]) for item in self.now] if self.grows else [self]

    @property
    def is_computed(self) -> bool:
        """Whether a graph that raised has made all of it."""
        return not any(isinstance(v, LateNumber) or is_captured(v) for v in flatten(self.now)[0])

    def apply(self) -> None:
        """Stores the value again, once its graph has run and its numbers are computed."""
        if self.grows:
            self.place.extend(self.now)
        else:
            _store(self.name, self.now)


class StateBefore:
    """What guarded names stood for, and dicts and lists held, before a call.

    containers: those that the function is given or finds by names; arrays: those of NumPy that it
    is given. changed: a list that was to grow, and has changed otherwise.
    """

    def __init__(
        self, collector: GuardCollector, containers: Iterable[Any], arrays: ArgumentArrays
    ) -> None:
        self._arrays = arrays
        self._contents_of_arrays = [n for n in collector.names if n.kind == "content"]
        owned = {id(container) for container in collector.containers}
        self._names = [
            name
            for name in collector.names
            if (name.attribute in collector.stored and not name.path)
            or (name.kind in ("item", "at") and id(name.place) in owned and not name.path)
            or collector.is_variable(name)
        ]
        lists = [name for name in collector.names if type(name.value) is list]
        self._growing = [
            (name, name.value.copy()) for name in lists if id(name.value) in collector.growing
        ]
        self._lists = [name for name in lists if id(name.value) in owned]
        held = [*collector.containers, *containers]
        held = [c if isinstance(c, (list, dict, set)) else vars(c) for c in held if _has_items(c)]
        held += [name.value for name, _ in self._growing]
        self._contents = [(container, _copy_of(container)) for container in held]
        self._opened = [*collector.opened.values()]
        classes = {id(n.place): n.place for n in collector.names if n.kind == "class"}
        self._of_classes = [
            (kind, key, vars(kind).get(key, MISSING))
            for kind in classes.values()
            for key in collector.stored
        ]
        self.changed: str | None = None

    def take(
        self,
        copies: Mapping[int, Any] = MappingProxyType({}),
        shown: Mapping[GuardedName, Any] = MappingProxyType({}),
    ) -> list[Store]:
        """What a call has stored, which is taken back.

        copies: what stood for holders in that call, by their ids; shown: for names there.
        """
        stores = []
        for name in self._names:
            if name.place is not copies.get(id(name.place), name.place):
                self._take_back(name)  # what another function than the copied one has assigned
            place, before = copies.get(id(name.place), name.place), shown.get(name, name.value)
            now, before = lookup(name.kind, place, name.key), copies.get(id(before), before)
            if now is before or now is MISSING:
                continue
            stores.append(Store(name, now))
            if place is name.place:
                _store(name, name.value)
        for name, content in self._growing:
            items, count = name.value, len(content)
            grown = items_of(shown[name]) if name in shown else items[count:]
            if not _same(items[:count], content) or (name in shown and len(items) > count):
                self.changed = name.text
            elif grown:
                stores.append(Store(name, [*grown], grows=True))
                del items[count:]
                grown.clear()
        return stores

    @staticmethod
    def _take_back(name: GuardedName) -> None:
        if lookup(name.kind, name.place, name.key) is not name.value:
            _store(name, name.value)

    def grown(self) -> set[str]:
        """The texts of the guarded lists that the call has appended to, and not changed else."""
        contents: dict[int, Any] = {id(container): content for container, content in self._contents}
        texts = set()
        for name in self._lists:
            before = contents[id(name.value)]
            longer = len(name.value) > len(before)
            if longer and _same(name.value[: len(before)], before):
                texts.add(name.text)
        return texts

    def is_whole(self) -> bool:
        """Whether all that a call has done can be taken back: no array holds something else."""
        found = ((name.find(), name.value) for name in self._contents_of_arrays)
        same = all(now.tobytes() == before.tobytes() for now, before in found)
        return same and self._arrays.why_changed() is None

    def restore(self) -> None:
        """Takes back all that a call has done so far."""
        self.take()
        for opened, content in self._opened:
            if not is_same_content(opened, content):
                opened.clear()
                opened.extend(content) if type(opened) is list else opened.update(content)
        for kind, key, value in self._of_classes:
            if vars(kind).get(key, MISSING) is value:
                continue
            if value is MISSING:
                delattr(kind, key)
            else:
                setattr(kind, key, value)
        container: Any
        for container, content in self._contents:
            if type(container) is list and not _same(container, [*content]):
                container[:] = content
            elif type(container) is not list and not _holds_same(container, content):
                kind = pythons_kind(container)
                kind.clear(container)
                kind.update(container, content)


def _numbers(identity: Any, now: Any, before: Any) -> Iterator[Hashable]:
    if type(now) in (int, float, Item, Formula):
        yield identity
    elif type(now) in (tuple, list, dict):
        kind, text, key = identity
        keys = list(now) if type(now) is dict else range(len(now))
        same = type(before) is type(now) and len(before) == len(now)
        known = before if same and (type(now) is not dict or list(before) == keys) else now
        for k in keys:
            if now[k] is not known[k] or known is now:
                yield from _numbers((kind, f"{text}[{k!r}]", key), now[k], known[k])


def _has_items(container: Any) -> bool:
    """Whether it is a list, dict or set, or a dataclass's instance, which has its fields."""
    return isinstance(container, (list, dict, set)) or dataclasses.is_dataclass(container)


def _holds_same(container: Any, content: Any) -> bool:
    """Whether a dict, or a set, holds the same in the same order."""
    keys = keys_of(container)
    if isinstance(container, dict):
        values = [dict.__getitem__(container, key) for key in keys]
        return _same(keys, [*content]) and _same(values, [*content.values()])
    return _same(keys, [*content])


def _same(items: list[Any], others: list[Any]) -> bool:
    return len(items) == len(others) and all(a is b for a, b in zip(items, others))


def _store(name: GuardedName, value: Any) -> None:
    place = name.place
    key = "cell_contents" if name.kind == "cell" else name.attribute or name.key
    if name.attribute is not None or name.kind == "cell":  # as a class of the user's has stored it
        object.__delattr__(place, key) if value is MISSING else object.__setattr__(
            place, key, value
        )
    elif value is MISSING:
        pythons_kind(place).__delitem__(place, key)
    else:
        pythons_kind(place).__setitem__(place, key, value)


def _copy_of(container: Any) -> Any:
    if not isinstance(container, dict):
        return container.copy()
    return {key: dict.__getitem__(container, key) for key in keys_of(container)}
