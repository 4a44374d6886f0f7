"""The arguments of functions made of operators: `dim` for `axis`, `x.reshape(2, 3)` for a shape.

Operators have these rules in their native argument parsing (`csrc/dispatch/bind.cpp`); these are
the same for the public functions that are no operators.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from core.errors import ArgumentError, unknown_keyword

if TYPE_CHECKING:
    from collections.abc import Callable

CO_VARKEYWORDS = 8  # inspect's; its import would be a tenth of core's
SYNONYMS = (
    ("axis", "axes", "dim", "dims"),
    ("keepdims", "keepdim"),
    ("shift", "shifts"),
    ("correction", "ddof"),
)
LISTS = ("shape", "axis", "axes")  # what surplus integers are gathered into


@functools.cache
def with_synonyms(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, taking synonyms of its keywords and integers for its last list."""
    meant, count = _meanings(function), _positional_before_list(function)
    if not meant and count is None and "device" not in _parameters(function):
        return function
    most = len(_parameters(function)) if count is None else count + 1

    @functools.wraps(function)
    def called(*args: Any, **kwargs: Any) -> Any:
        if kwargs:
            kwargs = _renamed(function, kwargs, meant)
        if len(args) > most and count is not None:
            if not _are_integers(args[count:]):
                raise _surplus(function, len(args))
            args = (*args[:count], args[count:])
        return function(*args, **kwargs)

    return called


def _surplus(function: Callable[..., Any], given: int) -> ArgumentError:
    positional = _parameters(function, keyword_only=False)
    named = _parameters(function)[len(positional) :]
    return ArgumentError(
        what=f"core.{function.__name__} takes {len(positional)} positional "
        f"argument{'s' if len(positional) > 1 else ''}, not {given}",
        why="arguments after * can only be given by name",
        exists=", ".join((*positional, "*", *named)),
        fix=f"pass the surplus by name: {named[0]}=..." if named else "leave the surplus out",
    )


def _parameters(function: Callable[..., Any], keyword_only: bool = True) -> tuple[str, ...]:
    """The names of a function's parameters; ten times as fast as inspect.signature."""
    code = getattr(function, "__code__", None)
    if code is None:
        return ()
    names: tuple[str, ...] = code.co_varnames
    return names[: code.co_argcount + (code.co_kwonlyargcount if keyword_only else 0)]


def _positional_before_list(function: Callable[..., Any]) -> int | None:
    """Where the list stands that ends the positional parameters; None: there is none."""
    names = _parameters(function, keyword_only=False)
    return len(names) - 1 if names and names[-1] in LISTS else None


def _are_integers(values: tuple[object, ...]) -> bool:
    return all(type(value) is not bool and hasattr(value, "__index__") for value in values)


def _meanings(function: Callable[..., Any]) -> dict[str, str]:
    """Synonym -> the parameter it stands for."""
    names = _parameters(function)
    meant = {}
    for row in SYNONYMS:
        own = [name for name in row if name in names]
        if len(own) == 1:
            meant.update({name: own[0] for name in row if name != own[0]})
    return meant


def _renamed(
    function: Callable[..., Any], arguments: dict[str, Any], meant: dict[str, str]
) -> dict[str, Any]:
    out = {}
    for name, value in arguments.items():
        own = meant.get(name, name)
        if own not in _parameters(function) and not function.__code__.co_flags & CO_VARKEYWORDS:
            raise unknown_keyword(function, f"core.{function.__name__}", name)
        if own in out:
            raise ArgumentError(
                what=f"{function.__name__}: two values for argument {own!r}",
                why=f"{', '.join(n for n in arguments if meant.get(n, n) == own)} mean the same",
                exists=", ".join(_parameters(function)),
                fix="use one of these names, once",
            )
        out[own] = value
    return out
