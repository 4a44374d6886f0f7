"""`torch.fft`: core.fft, which has PyTorch's names."""

import core
from core.compat.torch.creation import creator
from core.compat.torch.forwarding import forward
from core.compat.torch.tensors import presenting

__getattr__, __dir__ = forward("fft")

# They make tensors from numbers.
fftfreq = presenting(creator(core.fft.fftfreq))
rfftfreq = presenting(creator(core.fft.rfftfreq))
