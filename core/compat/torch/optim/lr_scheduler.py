"""`torch.optim.lr_scheduler`: core.optim.lr_scheduler, which has PyTorch's names."""

from core.compat.torch.forwarding import forward
from core.optim.lr_scheduler import LRScheduler as _LRScheduler  # noqa: F401 - PyTorch's old name

__getattr__, __dir__ = forward("optim.lr_scheduler")
