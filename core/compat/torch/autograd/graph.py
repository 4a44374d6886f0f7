"""`torch.autograd.graph`: saved_tensors_hooks."""

from core.compat.torch.forwarding import forward

__getattr__, __dir__ = forward("autograd.graph")
