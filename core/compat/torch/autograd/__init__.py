"""`torch.autograd`: core's gradients and Function, and gradcheck from core.testing."""

from core.compat.torch.autograd import graph as graph
from core.compat.torch.forwarding import forward

__getattr__, __dir__ = forward("autograd")
