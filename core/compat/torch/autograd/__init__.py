"""`torch.autograd`: core's gradients and Function, and gradcheck from core.testing."""

from typing import Any

from core.autograd import function
from core.compat.torch.autograd import graph as graph
from core.compat.torch.forwarding import forward
from core.compat.torch.tensors import own

__getattr__, __dir__ = forward("autograd")


class Function(function.Function):
    """torch.autograd.Function: backward sees tensors of `torch.Tensor`."""

    subclass_view: Any = staticmethod(own)
