"""`torch.autograd.graph`: saved_tensors_hooks."""

from collections.abc import Callable
from typing import Any

from core.autograd import saved_hooks
from core.compat.torch.forwarding import forward
from core.compat.torch.tensors import own

__getattr__, __dir__ = forward("autograd.graph")


class saved_tensors_hooks(saved_hooks.saved_tensors_hooks):
    """torch.autograd.graph.saved_tensors_hooks: the hook sees tensors of `torch.Tensor`."""

    def __init__(self, pack: Callable[[Any], Any], unpack: Callable[[Any], Any]) -> None:
        seen = (lambda tensor: pack(own(tensor))) if callable(pack) else pack
        super().__init__(seen, unpack)
