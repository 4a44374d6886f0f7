"""`torch.optim`: core.optim, which has PyTorch's names."""

from core.compat.torch.forwarding import forward

__getattr__, __dir__ = forward("optim")
