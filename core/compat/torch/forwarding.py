"""Forwards the names of PyTorch's modules to modules of core; other names raise errors."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from core.compat.torch.table import ABSENT, MODULES
from core.errors import CoreError

if TYPE_CHECKING:
    from core.type_aliases import Namespace


class AbsentError(CoreError, AttributeError):
    """PyTorch has it, and core has not."""


def absent(name: str, module: str = "") -> AbsentError:
    """The error for a name of `table.ABSENT`; module: one of torch.nn, of which Module is told."""
    why, fix = ABSENT[name]
    exists = "the names in dir(core.compat.torch), and its modules"
    if module:
        fix += "; its function is in torch.nn.functional"
    what = f"there is no torch.{f'nn.{module}' if module else name}"
    return AbsentError(what=what, why=why, exists=exists, fix=fix)


def forward(module: str) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` of a module that `table.MODULES` names."""

    place = sys.modules[f"core.compat.torch.{module}"]  # keeps what was looked up

    def lookup(name: str) -> Callable[..., Any] | type[Any] | Namespace:
        if f"{module}.{name}" in ABSENT:
            raise absent(f"{module}.{name}")
        if module == "nn" and name[0].isupper():
            raise absent("nn.Module", name)
        for source in map(import_module, MODULES[module]):
            if name in source.__all__:
                return vars(place).setdefault(name, getattr(source, name))
        raise AttributeError(f"module 'core.compat.torch.{module}' has no attribute {name!r}")

    def names() -> list[str]:
        return sorted(n for s in MODULES[module] for n in import_module(s).__all__)

    return lookup, names
