"""PyTorch's names and conventions over core's operators: `import core.compat.torch as torch`.

Every name is looked up in one table (`table.py`): aliases are other names of core's operators,
conflicts are functions (`functions.py`) that do what PyTorch does. Other names are
core's. Functions also take PyTorch's `input` and `other` by name. Their results are of
`torch.Tensor`, a subclass of `core.Tensor` with PyTorch's methods (`tensors.py`); tensors of core
stay as they are, and both may meet in a call. PyTorch itself is not imported, and need not be
installed.

Example:
    >>> import core.compat.torch as torch
    >>> values, indices = torch.max(torch.tensor([[1.0, 3.0], [4.0, 2.0]]), dim=1)
    >>> values.tolist(), indices.tolist()
    ([3.0, 4.0], [1, 0])
"""

from __future__ import annotations

import functools
import inspect
from typing import TYPE_CHECKING, Any

import core
from core.compat.torch import (
    adapters,
    classes,
    creation,
    functions,
    matrices,
    methods,
    random,
    signals,
    table,
)  # fmt: skip
from core.compat.torch.classes import memory_format as memory_format
from core.compat.torch.forwarding import absent
from core.compat.torch.promotion import weakened
from core.compat.torch.random import Generator as Generator
from core.compat.torch.tensors import Size as Size
from core.compat.torch.tensors import Tensor as Tensor
from core.compat.torch.tensors import presented, write_out
from core.errors import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

_TARGETS = {alias.name: alias.target for alias in table.ALIASES}
_CONFLICTS = {conflict.name for conflict in table.CONFLICTS}
# PyTorch's names for the first and second argument.
_FIRST, _SECOND = ("input", "self", "tensors", "A", "LU"), ("other", "B")


def __getattr__(name: str) -> Any:
    if name in table.MODULES:
        from importlib import import_module

        value: Any = import_module(f"core.compat.torch.{name}")
    elif name in table.DTYPES:
        value = getattr(core, table.DTYPES[name])
    elif name.startswith("__"):
        raise AttributeError(name)
    elif name in table.ABSENT:
        raise absent(name)
    elif name in table.CREATORS:
        value = creation.creator(torch_keywords(getattr(core, name), name))
    elif name in classes.CLASSES:
        value = classes.CLASSES[name]
    elif name in classes.FORMATS:
        value = classes.FORMATS[name]
    elif name in table.DEVICES:
        value = classes.DeviceModule(name)
    elif name in random.__all__:
        value = getattr(random, name)
    elif name.endswith("_") and hasattr(Tensor, name):
        value = getattr(Tensor, name)  # torch.relu_(x) is x.relu_()
    elif name in _CONFLICTS:
        value = torch_keywords(getattr(_home(name), name), name)
    else:
        value = torch_keywords(_core(_TARGETS.get(name, name)), name)
    value = adapters.adapted(name, value)
    globals()[name] = value
    return value


def _home(name: str) -> ModuleType:
    return next(m for m in (functions, matrices, signals, creation) if name in vars(m))


def __dir__() -> list[str]:
    own = {"Size", "Tensor", "memory_format", *table.DEVICES, *classes.CLASSES, *classes.FORMATS}
    ours = {*_TARGETS, *_CONFLICTS, *table.DTYPES, *table.MODULES, *random.__all__, *own}
    return sorted({*dir(core), *ours})


def _core(path: str) -> Any:
    """core.<path>, dots and all."""
    try:
        return functools.reduce(getattr, path.split("."), core)
    except AttributeError:
        near = did_you_mean(path, __dir__())
        raise AttributeError(
            f"module 'core.compat.torch' has no attribute {path!r}" + (f"; {near}" if near else "")
        ) from None


def torch_keywords(function: Any, name: str = "") -> Any:
    """A function that takes its arguments by PyTorch's names as well, out= among them, and returns
    tensors of this library; name: PyTorch's, under which the table has what is particular to it."""
    if not isinstance(function, core.ops.core.add.__class__) and not inspect.isfunction(function):
        return function
    keywords = table.KEYWORDS.get(name, {})
    elementwise = name in table.ELEMENTWISE

    @functools.wraps(function, updated=())
    def called(*args: Any, **kwargs: Any) -> Any:
        out = wanted = None
        if kwargs:
            wanted = kwargs.pop("memory_format", None)
            if keywords:
                kwargs = {keywords.get(key, key): value for key, value in kwargs.items()}
            _rename(function, kwargs)
            if "out" in kwargs and not _takes_out(function):
                out = kwargs.pop("out")
        if elementwise and len(args) > 1:
            args = (*weakened(args[:2], name), *args[2:])
        result = function(*args, **kwargs)
        if out is not None:
            return write_out(name, result, out)
        if wanted is not None:
            result = classes.formatted(result, wanted)
        return result if type(result) is Tensor else presented(result, args)

    return called


@functools.cache
def _parameters(function: Callable[..., Any]) -> list[str]:
    return list(inspect.signature(function).parameters)


@functools.cache
def _takes_out(function: Callable[..., Any]) -> bool:
    return not inspect.isfunction(function) or "out" in _parameters(function)


def _rename(function: Callable[..., Any], kwargs: dict[str, Any]) -> None:
    """Gives PyTorch's names of the first two arguments the names that the function has."""
    for aliases, position in ((_FIRST, 0), (_SECOND, 1)):
        for alias in aliases:
            names = _parameters(function) if alias in kwargs else []
            if alias in kwargs and alias not in names and position < len(names):
                kwargs[names[position]] = kwargs.pop(alias)


def _function(name: str) -> Callable[..., Any]:
    return globals()[name] if name in globals() else __getattr__(name)


methods.attach(_function)
