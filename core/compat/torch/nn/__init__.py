"""`torch.nn` as far as it is functions: `core.compat.torch.nn.functional` and `nn.utils`."""

from core.compat.torch.forwarding import forward
from core.compat.torch.nn import functional, utils

__all__ = ["functional", "utils"]
__getattr__, __dir__ = forward("nn")
