"""The table from aten to core: what each operator of a captured graph calls.

An entry is a function of core tensors with aten's parameters. Most are operators of core under
another name (`renamed`); others need a few lines (`adapted`). What holds for all is done by the
importer (graphs.py): dtypes and sizes of results are those that PyTorch inferred.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Entry:
    """What stands for an aten operator.

    function: takes aten's arguments. promotion: to which dtype tensor operands are cast before:
    "result" (that of the result), "operands" (that of the operands together), None: they stay.
    creates: takes `device`, for it makes tensors of numbers alone.
    """

    function: Callable[..., Any]
    promotion: str | None = None
    creates: bool = False


TABLE: dict[str, Entry] = {}


def renamed(functions: Mapping[str, Callable[..., Any]], promotion: str | None = None) -> None:
    """Entries "name.overload name.overload": a function that takes the arguments as they are."""
    for names, function in functions.items():
        for name in names.split():
            TABLE[qualified(name)] = Entry(function, promotion)


def adapted(names: str, promotion: str | None = None, *, creates: bool = False) -> Callable[[F], F]:
    """A decorator: the function stands for "name.overload name.overload"."""

    def register(function: F) -> F:
        for name in names.split():
            TABLE[qualified(name)] = Entry(function, promotion, creates)
        return function

    return register


def qualified(name: str) -> str:
    """An overload as PyTorch prints it: "aten.add.Tensor"."""
    name = name if "." in name else f"{name}.default"
    return name if name.startswith(("aten.", "prims.")) else f"aten.{name}"
