"""PyTorch models on core: `torch.compile(model, backend="core")`.

In the order of a call: backend.py is what dynamo calls; graphs.py makes a function of core tensors
of each graph, by table/ (aten -> core) and fallback.py (calls that PyTorch makes); compiled.py
calls its plan; disk_cache.py keeps traced graphs; seeds.py gives random numbers; metadata.py reads
what PyTorch inferred; exported.py makes programs of graphs that torch.export has captured;
versions.py says which PyTorch serves.
"""

from core_torch.versions import check_version

check_version()  # before what fails where PyTorch lacks it

from core_torch.eager import register_device  # noqa: E402
from core_torch.exported import from_exported  # noqa: E402

__all__ = ["from_exported", "register_device"]
