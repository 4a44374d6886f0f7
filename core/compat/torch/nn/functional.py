"""`torch.nn.functional`: core's operators, which have PyTorch's names and argument orders there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import core
from core.compat.torch import torch_keywords
from core.compat.torch.nn import sizes

if TYPE_CHECKING:
    from collections.abc import Callable

# Functions with another name in core, whose unfold is the view of tensors.
_OTHERS = {"fold": "col2im", "unfold": "im2col"}


def __getattr__(name: str) -> Callable[..., Any]:
    if name.startswith("__"):
        raise AttributeError(name)
    value = sizes.adapted(name, torch_keywords(getattr(core, _OTHERS.get(name, name)), name))
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*dir(core), *_OTHERS})
