"""`torch.nn.functional`: core's operators, which have PyTorch's names and argument orders there."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import core
from core.compat.torch import adapters, torch_keywords
from core.compat.torch.methods import overwritten
from core.compat.torch.nn import sizes

if TYPE_CHECKING:
    from core._native import Tensor

# Functions with another name in core, whose unfold is the view of tensors.
_OTHERS = {"fold": "col2im", "unfold": "im2col"}
# Functions that take inplace=, and how many arguments stand before it.
_IN_PLACE = {
    "relu": 1, "relu6": 1, "silu": 1, "mish": 1, "hardswish": 1, "hardsigmoid": 1, "selu": 1,
    "leaky_relu": 2, "elu": 2, "celu": 2, "hardtanh": 3, "threshold": 3, "dropout": 3,
    "dropout1d": 3, "dropout2d": 3, "dropout3d": 3, "rrelu": 4,
}  # fmt: skip


def __getattr__(name: str) -> Callable[..., Any]:
    if name.startswith("__"):
        raise AttributeError(name)
    function = torch_keywords(getattr(core, _OTHERS.get(name, name)), name)
    if name in _IN_PLACE:
        function = _with_inplace(function, _IN_PLACE[name])
    value = sizes.adapted(name, adapters.adapted(name, function))
    globals()[name] = value
    return value


def _with_inplace(function: Callable[..., Tensor], count: int) -> Callable[..., Tensor]:
    @functools.wraps(function, updated=())
    def called(*args: Any, inplace: bool = False, **kwargs: Any) -> Tensor:
        if len(args) > count:
            args, inplace = args[:count], args[count]
        if not inplace:
            return function(*args, **kwargs)
        x, *rest = args or (kwargs.pop("input"),)
        return overwritten(function, x, *rest, **kwargs)

    return called


def __dir__() -> list[str]:
    return sorted({*dir(core), *_OTHERS})
