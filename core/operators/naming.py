"""The keywords of functions made of operators: `dim` for `axis`, `keepdim` for `keepdims`.

Operators have this rule in their native argument parsing (`dispatcher/csrc/bind.cpp`); this is the
same rule for the public functions that are no operators.
"""

from __future__ import annotations

import functools
import inspect

from core.errors import ArgumentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

SYNONYMS = (("axis", "axes", "dim", "dims"), ("keepdims", "keepdim"))


@functools.cache
def with_synonyms(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, taking every synonym of a keyword that it has; itself where it has none."""
    meant = _meanings(function)
    if not meant:
        return function

    @functools.wraps(function)
    def renamed(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **(_renamed(function, kwargs, meant) if kwargs else kwargs))

    return renamed


def _meanings(function: Callable[..., Any]) -> dict[str, str]:
    """Synonym -> the parameter it stands for."""
    names = inspect.signature(function).parameters
    meant = {}
    for row in SYNONYMS:
        own = [name for name in row if name in names]
        if len(own) == 1:
            meant.update({name: own[0] for name in row if name != own[0]})
    return meant


def _renamed(
    function: Callable[..., Any], given: dict[str, Any], meant: dict[str, str]
) -> dict[str, Any]:
    out = {}
    for name, value in given.items():
        own = meant.get(name, name)
        if own in out:
            raise ArgumentError(
                what=f"{function.__name__}: two values for argument {own!r}",
                why=f"{', '.join(n for n in given if meant.get(n, n) == own)} mean the same",
                exists=", ".join(inspect.signature(function).parameters),
                fix="use one of these names, once",
            )
        out[own] = value
    return out
