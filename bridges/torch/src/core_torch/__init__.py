"""PyTorch models on core: `torch.compile(model, backend="core")`.

In the order of a call: backend.py is what dynamo calls; graphs.py makes a function of core tensors
of each graph, by table/ (aten -> core) and fallback.py (calls that PyTorch makes); compiled.py
calls its plan; seeds.py gives random numbers; metadata.py reads what PyTorch inferred; exported.py
makes programs of what torch.export has captured.
"""

from core_torch.eager import register_device
from core_torch.exported import from_exported

__all__ = ["from_exported", "register_device"]
