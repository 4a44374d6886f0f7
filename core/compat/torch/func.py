"""`torch.func`: core.func, which has PyTorch's names."""

import functools
from collections.abc import Callable
from typing import Any

import core
from core.compat.torch.forwarding import forward
from core.compat.torch.tensors import presenting

__getattr__, __dir__ = forward("func")


def _whole(derivative: Callable[..., Callable[..., Any]]) -> Callable[..., Callable[..., Any]]:
    """A transform, whose constant parts of a derivative are tensors of `torch.Tensor` as well."""

    @functools.wraps(derivative)
    def transformed(func: Callable[..., Any], *args: Any, **kwargs: Any) -> Callable[..., Any]:
        return presenting(derivative(func, *args, **kwargs))

    return transformed


jacrev, jacfwd = _whole(core.func.jacrev), _whole(core.func.jacfwd)
hessian = _whole(core.func.hessian)
