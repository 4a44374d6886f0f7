"""The options of `core.compile`: parsed and checked first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from core.errors import ArgumentError, did_you_mean, listing

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    _T = TypeVar("_T")

MODES = ("default", "max-autotune", "reduce-overhead")


class Options:
    """The keywords of `core.compile`, each a value that is allowed.

    Attributes:
        dynamic: whether sizes are symbolic: always, never, or (None) once they change.
        fullgraph: whether to raise where the graph would be split.
        mode: one of MODES.
        most_entries: signatures that are kept of one function.
        back_to_eager: whether a function whose graphs cannot be worth it is called without them.
    """

    __slots__ = ("back_to_eager", "dynamic", "fullgraph", "mode", "most_entries")

    def __init__(
        self,
        dynamic: bool | None = None,
        fullgraph: bool = False,
        mode: str = "default",
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.dynamic = _one_of("dynamic", dynamic, (None, True, False))
        self.fullgraph = _one_of("fullgraph", fullgraph, (False, True))
        self.mode = _one_of("mode", mode, MODES)
        self.most_entries, self.back_to_eager = 64, True
        for name, value in ({} if options is None else _mapping(options)).items():
            setattr(self, name, _OPTIONS[_known(name)](name, value))


def _one_of(name: str, value: _T, allowed: tuple[Any, ...]) -> _T:
    if any(value is a or (type(value) is str and value == a) for a in allowed):
        return value
    hint = did_you_mean(str(value), [a for a in allowed if isinstance(a, str)])
    raise ArgumentError(
        what=f"core.compile has no {name}={value!r}",
        why=f"{name} is one of a few values",
        exists=", ".join(map(repr, allowed)),
        fix=f"{hint}pass one of these, or leave {name} out",
    )


def _mapping(options: Any) -> Any:
    if hasattr(options, "items"):
        return options
    raise ArgumentError(
        what=f"core.compile was given options={options!r}",
        why="options are names and values",
        exists=f"a dict of {listing(_OPTIONS)}",
        fix="pass a dict: options={'most_entries': 8}",
    )


def _known(name: Hashable) -> str:
    if name in _OPTIONS:
        return str(name)
    raise ArgumentError(
        what=f"core.compile has no option {name!r}",
        why="an unknown option would be ignored silently",
        exists=listing(_OPTIONS),
        fix=f"{did_you_mean(str(name), list(_OPTIONS))}leave it out",
    )


def _count(name: str, value: Any) -> int:
    if type(value) is int and value > 0:
        return value
    raise ArgumentError(
        what=f"the option {name} of core.compile is {value!r}",
        why="it limits how many are kept",
        exists="integers from 1 on",
        fix=f"pass one: options={{{name!r}: 8}}",
    )


def _switch(name: str, value: Any) -> bool:
    if type(value) is bool:
        return value
    raise ArgumentError(
        what=f"the option {name} of core.compile is {value!r}",
        why="it is on or off",
        exists="True, False",
        fix=f"pass one of them: options={{{name!r}: False}}",
    )


_OPTIONS: dict[str, Callable[[str, Any], Any]] = {
    "most_entries": _count,
    "back_to_eager": _switch,
}
