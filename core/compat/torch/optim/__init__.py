"""`torch.optim`: core.optim, which has PyTorch's names."""

from core.compat.torch.forwarding import forward
from core.compat.torch.optim import lr_scheduler as lr_scheduler

__getattr__, __dir__ = forward("optim")
