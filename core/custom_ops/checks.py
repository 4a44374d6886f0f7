"""Checks of all registrations: an operator's tags, and whether a registration may be replaced."""

from collections.abc import Callable, Iterable
from typing import Any

from core._native import Operator
from core.bodies.definition import definition_of
from core.dispatcher.signatures import place_of
from core.errors import RegistrationError


def set_tags(op: Operator, tags: str | Iterable[str]) -> None:
    """Stores the tags of an operator."""
    definition_of(op).tags = (tags,) if isinstance(tags, str) else tuple(tags)


def check_replaced(op: Operator, method: str, present: Any, replace: bool) -> None:
    """Raises where something is registered already, or the operator is one of core's."""
    if replace or (present is None and op.namespace != "core"):
        return
    where = from_where(present)
    own = op.namespace == "core"
    raise RegistrationError(
        what=f"{method} of {op.name}: "
        + ("it is one of core's own operators" if own else f"there is one already{where}"),
        why="a registration for an operator changes every program that calls it",
        exists=f"{op.schema}, defined at {op.file}:{op.line}",
        fix=f"pass replace=True to {method}"
        + (", or define another operator" if own else ", or leave one of them out"),
    )


def from_where(fn: Callable[..., Any]) -> str:
    """ ", from file:line" of a function or formula, as far as it is known."""
    place = place_of(getattr(fn, "backward", fn))
    return f", from {place}" if place else ""
