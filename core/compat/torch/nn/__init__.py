"""`torch.nn` as far as it is functions: `core.compat.torch.nn.functional`."""

from core.compat.torch.forwarding import forward
from core.compat.torch.nn import functional

__all__ = ["functional"]
__getattr__, __dir__ = forward("nn")
