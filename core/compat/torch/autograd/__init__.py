"""`torch.autograd`: core's gradients and Function, and gradcheck from core.testing."""

import functools
from collections.abc import Callable
from typing import Any

import core.testing
from core.compat.torch.autograd import functional as functional
from core.compat.torch.autograd import graph as graph
from core.compat.torch.autograd.function import Function as Function
from core.compat.torch.forwarding import forward
from core.compat.torch.tensors import own

__getattr__, __dir__ = forward("autograd")


def _on_own(check: Callable[..., bool]) -> Callable[..., bool]:
    """A check of a function's derivatives, whose function sees tensors of `torch.Tensor`."""

    @functools.wraps(check)
    def checked(func: Callable[..., Any], *args: Any, **kwargs: Any) -> bool:
        return check(lambda *inputs: func(*map(own, inputs)), *args, **kwargs)

    return checked


gradcheck = _on_own(core.testing.gradcheck)
gradgradcheck = _on_own(core.testing.gradgradcheck)
