"""`torch.autograd.function`: Function, and once_differentiable."""

from typing import Any

from core.autograd import function
from core.autograd.function import once_differentiable as once_differentiable
from core.compat.torch.tensors import own


class Function(function.Function):
    """torch.autograd.Function: backward sees tensors of `torch.Tensor`."""

    subclass_view: Any = staticmethod(own)
