"""Objects that answer as Metal's do through pyobjc, and refuse what pyobjc or Metal would not take.

A class of the stand-in names its class of Metal. Each of its methods has a selector that api.json
lists for that class, and it has each that is listed; a call is checked against the types there.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

API = json.loads((Path(__file__).parent / "api.json").read_text(encoding="utf-8"))
_STRUCT = re.compile(r"\{\w+=(\w+)\}")


class StandInError(AssertionError):
    """A call that Metal's validation, or pyobjc, would end the process for."""


class Object:
    """An object of Metal.

    Attributes:
        metal: the name of its class, as api.json has it. world: the stand-in.
    """

    metal = ""
    world: Any = None

    def __init_subclass__(cls, metal: str = "", bases: tuple[str, ...] = (), **rest: Any) -> None:
        super().__init_subclass__(**rest)
        if not metal:
            return
        cls.metal = metal
        listed = {s: kinds for name in (metal, *bases) for s, kinds in API["classes"][name].items()}
        names = {name for kind in cls.__mro__ for name in vars(kind) if not name.startswith("_")}
        methods = names - {"metal", "world", "alloc", "init"}
        if {name.replace("_", ":") for name in methods} != set(listed):
            raise StandInError(f"{metal}: {sorted(methods)} is not {sorted(listed)}")
        for selector, kinds in listed.items():
            name = selector.replace(":", "_")
            if not hasattr(getattr(cls, name), "selector"):
                setattr(cls, name, _checked(selector, kinds, getattr(cls, name)))

    @classmethod
    def alloc(cls) -> Any:
        return cls.__new__(cls)

    def init(self) -> Any:
        self.__init__()  # type: ignore[misc]
        return self


def _checked(selector: str, kinds: list[str], method: Callable[..., Any]) -> Callable[..., Any]:
    result, *given = kinds

    @functools.wraps(method)
    def call(self: Object, *arguments: Any) -> Any:
        if len(arguments) != len(given):
            raise StandInError(f"{selector} takes {len(given)} arguments, not {len(arguments)}")
        for n, (kind, value) in enumerate(zip(given, arguments)):
            if not _fits(kind, value):
                raise StandInError(f"{selector}: argument {n} is {kind!r}, not {value!r}")
        self.world.noted(selector)
        answer = method(self, *arguments)
        first = answer[0] if "o^@" in given else answer
        if not _fits(result, first, answered=True):
            raise StandInError(f"{selector}: the stand-in returned {first!r}")
        return answer

    call.selector = selector  # type: ignore[attr-defined]
    return call


def _fits(kind: str, value: Any, answered: bool = False) -> bool:
    """Whether pyobjc makes a value of Python one of an Objective-C type."""
    if kind == "v":
        return value is None
    if kind in ("Q", "q"):
        least, most = (0, 1 << 64) if kind == "Q" else (-(1 << 63), 1 << 63)
        return type(value) is int and least <= value < most
    if kind == "Z":
        return isinstance(value, bool)
    if kind == "d":
        return isinstance(value, float)
    if kind == "@":
        return value is None or isinstance(value, (Object, str, Url, Error, list, tuple))
    if kind == "@?":
        return value is None or callable(value)
    if kind in ("o^@", "^@"):
        return value is None
    if kind == "^v":
        return answered
    if kind == "n^v":
        return isinstance(value, (bytes, memoryview)) or hasattr(value, "_length_")
    if kind == "n^@":
        return isinstance(value, (list, tuple)) and all(_fits("@", one) for one in value)
    if kind == "n^Q":
        return isinstance(value, (list, tuple)) and all(_fits("Q", one) for one in value)
    fields = _STRUCT.fullmatch(kind)
    if fields is None:
        raise StandInError(f"the stand-in does not know the type {kind!r}")
    if not isinstance(value, tuple) or len(value) != len(fields[1]):
        return False
    return all(_fits(field, one) for field, one in zip(fields[1], value))


class Url:
    """NSURL of a file."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)

    @classmethod
    def fileURLWithPath_(cls, path: str) -> Url:
        return cls(path)


class Error:
    """NSError."""

    def __init__(self, code: int, text: str) -> None:
        self._code, self._text = code, text

    def code(self) -> int:
        return self._code

    def localizedDescription(self) -> str:
        return self._text
