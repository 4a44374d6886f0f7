"""Lookups by what a call computes: attributes whose names no code has (`getattr(self, f"w{i}")`),
and results of functions that functools caches, by what these are called with.

A captured call is watched for them (csrc/compiler/lookups.cpp). Where one was not known, the call
is captured again with guards that read such attributes, or make such calls: a call that passes them
asks for the same. A cached function is called when guards are compared, as the function would have
called it; what it gives is an input of the graph.
"""

from __future__ import annotations

import functools
import inspect
import re
import sys
import types
from typing import TYPE_CHECKING, Any

from core._native import Tensor, grad_enabled, watch_lookups, watches_lookups
from core.autograd.autocasting import is_autocast_enabled
from core.compiler.capture.active import off
from core.compiler.capture.refusals import LookupsUnread
from core.compiler.guards.allowlist import is_allowlisted, is_immutable
from core.compiler.guards.classes import MISSING, in_class
from core.compiler.symbolic.symbols import Symbol
from core.type_aliases import ExcInfo

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from core.compiler.guards.purity import GuardCollector

MAX_LOOKUPS = 256  # names, or calls, of one function
CAN_WATCH = watches_lookups(type(functools.cache(len)))
_DIGITS = re.compile(r"\d+")


class Lookups:
    """Those that calls of one function have made.

    names: of attributes that are read; stored: of those that are assigned; calls: of cached
    functions, by these and what they were called with.
    """

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.stored: set[str] = set()
        self.calls: dict[Hashable, functools.partial[Any]] = {}

    def add(self, error: LookupsUnread) -> None:
        """What a call was not captured with."""
        self.names |= error.names
        self.stored |= error.stored
        self.calls.update(error.calls)

    @property
    def are_few(self) -> bool:
        """Whether calls are watched."""
        return max(map(len, (self.names, self.stored, self.calls))) <= MAX_LOOKUPS


class watched_lookups:
    """A block that raises LookupsUnread where code looks up what guards do not stand for.

    known: what they do; collector: of them, None where the call is not watched.
    """

    def __init__(self, known: Lookups, collector: GuardCollector | None) -> None:
        self._known, self._collector = known, collector
        self._watches = collector is not None and collector.looks_up
        self._new: LookupsUnread | None = None
        self.is_late = False  # whether it was to be raised where the call cannot be taken back

    def __enter__(self) -> None:
        self._modes = _modes()
        if self._watches:
            self._before = watch_lookups(self._watch)

    def __exit__(self, *exc_info: ExcInfo) -> None:
        if self._watches:
            watch_lookups(self._before)
        if self._new is not None and (exc_info[0] is None or isinstance(exc_info[1], Exception)):
            self._raise()

    def _watch(self, called: Any, args: tuple[Any, ...], kwargs: dict[str, Any] | None) -> Any:
        collector: Any = self._collector
        if type(called) is not str:
            known = id(called) in collector.cached
            return self._call(called, args, kwargs or {}) if known else NotImplemented
        is_name = len(args) > 1 and isinstance(args[1], str)
        if is_name and sys._getframe(1).f_code in collector.computing:
            self._look_up(called, args[0], str.__str__(args[1]))
        return NotImplemented

    def _look_up(self, called: str, owner: Any, name: str) -> None:
        stores = called == "setattr"
        if name in (self._known.stored if stores else self._known.names):
            return
        new = self._unread()
        (new.stored if stores else new.names).update(_names_like(owner, name))
        if stores or not _goes_on(owner, name):
            self._raise()

    def _call(self, fn: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        collector: Any = self._collector
        key = key_of_call(fn, args, kwargs)
        if key is None or self._modes != _modes():  # guards call it as the caller's modes are
            what = "for other than numbers" if key is None else "in a block of a mode"
            self._unread(f"{fn.__qualname__} is cached by functools, and called {what}")
            self._raise()
            return NotImplemented
        call = self._known.calls.get(key)
        if call is not None:
            return collector.called(call)
        call = functools.partial(fn, *map(_settled, args), **kwargs)
        with off():
            result = call()
        if _may_change(result):
            self._unread(f"{fn.__qualname__} is cached by functools, and gives what may change")
            self._raise()
        self._unread().calls[key] = call
        return result

    def _raise(self) -> None:
        """Has the call made again, if all that it has done can be taken back."""
        before = None if self._collector is None else self._collector.before
        self.is_late = self.is_late or (before is not None and not before.is_whole())
        if self._new is not None and not self.is_late:
            raise self._new from None

    def _unread(self, refused: str | None = None) -> LookupsUnread:
        self._new = self._new or LookupsUnread()
        self._new.refused = self._new.refused or refused
        return self._new


def _modes() -> tuple[bool, ...]:
    return grad_enabled(), is_autocast_enabled()


def key_of_call(fn: Any, args: Iterable[Any], kwargs: dict[str, Any]) -> Hashable | None:
    """What tells one call of a cached function from others; None: more than numbers and the like.

    -0.0 is another number than 0.0, and (1,) another tuple than (1.0,).
    """
    given = [*map(_settled, args), *kwargs.values()]
    if not all(map(is_immutable, given)):
        return None
    return id(fn), tuple((type(v), v, repr(v)) for v in given), tuple(kwargs)


def _settled(value: Any) -> Any:
    return value.specialize() if isinstance(value, Symbol) else value


def _may_change(result: Any) -> bool:
    """Whether a result holds more than tensors, numbers and the like."""
    parts = result if type(result) is tuple else (result,)
    return not all(isinstance(part, Tensor) or is_immutable(part) for part in parts)


def _goes_on(owner: Any, name: str) -> bool:
    """Whether an attribute is what can be read without a guard, for a call that is made again."""
    if isinstance(owner, Tensor):
        return True
    value = inspect.getattr_static(owner, name, MISSING)
    if value is MISSING:
        return in_class(type(owner), "__getattr__") is MISSING
    return isinstance(value, Tensor) or is_allowlisted(value)


def _names_like(owner: Any, name: str) -> set[str]:
    """A name, and those of an object's attributes that differ from it in numbers alone."""
    own = getattr(owner, "__dict__", None)
    if type(own) is not dict or isinstance(owner, types.ModuleType):
        return {name}
    held = [value for value in own.values() if isinstance(value, dict)]
    others = {key for mapping in (own, *held) for key in mapping if type(key) is str}
    like = _DIGITS.sub("0", name)
    return {name, *(other for other in others if _DIGITS.sub("0", other) == like)}
