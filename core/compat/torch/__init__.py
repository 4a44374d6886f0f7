"""PyTorch's names and conventions over core's operators: `import core.compat.torch as torch`.

Every name is looked up in one table (`table.py`): aliases are other names of core's operators,
conflicts are functions (`functions.py`) that do what PyTorch does. What the table does not name is
core's own. Functions also take PyTorch's `input` and `other` by name. Importing this module gives
tensors PyTorch's method names too, where they had no such method; a method that they have keeps
core's meaning. PyTorch itself is not imported, and need not be installed.

Example:
    >>> import core.compat.torch as torch
    >>> values, indices = torch.max(torch.tensor([[1.0, 3.0], [4.0, 2.0]]), dim=1)
    >>> values.tolist(), indices.tolist()
    ([3.0, 4.0], [1, 0])
"""

from __future__ import annotations

import functools
import inspect
from typing import Any

import core
from core.compat.torch import functions, methods, table
from core.compat.torch.forwarding import absent

_TARGETS = {alias.name: alias.target for alias in table.ALIASES}
_CONFLICTS = {conflict.name for conflict in table.CONFLICTS}
# PyTorch's names for the first and second argument.
_FIRST, _SECOND = ("input", "self", "tensors"), ("other",)


def __getattr__(name: str) -> Any:
    if name in table.MODULES:
        from importlib import import_module

        value: Any = import_module(f"core.compat.torch.{name}")
    elif name in _CONFLICTS:
        value = getattr(functions, name)
    elif name in table.DTYPES:
        value = getattr(core, table.DTYPES[name])
    elif name.startswith("__"):
        raise AttributeError(name)
    elif name in table.ABSENT:
        raise absent(name)
    elif name in table.CREATORS:
        value = functions._creator(torch_keywords(getattr(core, name)))
    else:
        value = torch_keywords(_core(_TARGETS.get(name, name)))
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*dir(core), *_TARGETS, *_CONFLICTS, *table.DTYPES, *table.MODULES})


def _core(path: str) -> Any:
    """core.<path>, dots and all."""
    return functools.reduce(getattr, path.split("."), core)


def torch_keywords(function: Any) -> Any:
    """A function that takes its first two arguments by PyTorch's names as well."""
    if not isinstance(function, core.ops.core.add.__class__) and not inspect.isfunction(function):
        return function
    names = list(inspect.signature(function).parameters)

    @functools.wraps(function, updated=())
    def called(*args: Any, **kwargs: Any) -> Any:
        for aliases, position in ((_FIRST, 0), (_SECOND, 1)):
            for alias in aliases if kwargs else ():
                if alias in kwargs and alias not in names and position < len(names):
                    kwargs[names[position]] = kwargs.pop(alias)
        return function(*args, **kwargs)

    return called


methods.attach(_core, _TARGETS)
