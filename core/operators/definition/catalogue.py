"""The catalogue: every definition by name, and the namespaces of `core.ops` that list operators.

`core.ops.<namespace>.<name>` reaches every operator that was defined, `core.ops.core.add` for one.
Tests, stubs, documentation and `python -m core ops` walk the same catalogue.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from core._native import find_operator, operators
from core.bodies.definition import Definition
from core.errors import CoreError, near_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from core._native import Operator

_definitions: dict[str, Definition] = {}


def add(definition: Definition) -> None:
    """Enters a definition; its name was checked when the operator was made."""
    _definitions[definition.name] = definition


def definitions() -> list[Definition]:
    """Every definition, in the order of definition."""
    return list(_definitions.values())


def get(name: str) -> Definition:
    """The definition of an operator, for example "core::add"."""
    if name in _definitions:
        return _definitions[name]
    raise _unknown(name, name, list(_definitions))


def reference_of(name: str) -> Callable[..., Any]:
    """The NumPy reference of an operator that has one."""
    reference = get(name).reference
    if reference is None:
        raise LookupError(f"{name} has no reference")
    return reference


# ---- core.ops ----------------------------------------------------------------------------------
_MOST_NAMES = 40  # of a namespace that an error lists


class UnknownOperatorError(CoreError, AttributeError):
    """There is no operator of that name."""


class Namespace:
    """The operators of one namespace, as attributes."""

    def __init__(self, name: str) -> None:
        self._name = name

    def _operators(self) -> dict[str, Operator]:
        prefix = self._name + "::"
        return {name[len(prefix) :]: op for name, op in _all_operators() if name.startswith(prefix)}

    def __getattr__(self, name: str) -> Operator:
        if name.startswith("__"):
            raise AttributeError(name)
        op = find_operator(f"{self._name}::{name}")
        if op is not None:
            return op
        raise _unknown(name, f"core.ops.{self._name}.{name}", list(self._operators()))

    def __dir__(self) -> list[str]:
        return sorted(self._operators())

    def __iter__(self) -> Iterator[Operator]:
        return iter(self._operators().values())

    def __repr__(self) -> str:
        return f"<namespace {self._name} of {len(self._operators())} operators>"


class Operators:
    """`core.ops`: every namespace of operators, as attributes."""

    def __init__(self) -> None:
        self._met: dict[str, Namespace] = {}  # operators come, and none ever goes

    def __getattr__(self, name: str) -> Namespace:
        if name.startswith("__"):
            raise AttributeError(name)
        if name not in self._met and name in dir(self):
            self._met[name] = Namespace(name)
        if name in self._met:
            return self._met[name]
        raise _unknown(name, f"core.ops.{name}", dir(self))

    def __dir__(self) -> list[str]:
        return sorted({name.split("::")[0] for name, _ in _all_operators()})

    def __iter__(self) -> Iterator[Operator]:
        return (op for _, op in _all_operators())

    def __repr__(self) -> str:
        return f"<operators: {', '.join(dir(self))}>"


def _all_operators() -> list[tuple[str, Operator]]:
    return [(op.name, op) for op in operators().values()]


def _unknown(name: str, shown: str, names: Iterable[str]) -> UnknownOperatorError:
    near = near_names(name, names)
    place = shown.rpartition(".")[0]
    full = f"{place.rpartition('.')[2]}::{name}" if place != "core.ops" else f"{name}::my_op"
    known = sorted(n for n in names if not n.startswith("_"))
    listed = ", ".join(known[:_MOST_NAMES]) or "none"
    if len(known) > _MOST_NAMES:
        near_first = f"{', '.join(near)}; " if near else ""
        listed = f"{near_first}{listed}, ... {len(known)} in all: dir({place})"
    meant = f"did you mean {near[0]}? " if near else ""
    return UnknownOperatorError(
        what=f"there is no operator {shown}",
        why="no definition of that name has run",
        exists=listed,
        fix=f"{meant}use one of these, import the module that defines {name}, or define it: "
        f"@core.custom_op({full!r})",
    )


ops = Operators()
