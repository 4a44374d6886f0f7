"""`torch.testing`: core.testing, assert_close above all."""

from core.compat.torch.forwarding import forward

__getattr__, __dir__ = forward("testing")
