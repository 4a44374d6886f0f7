"""Tensors, dtypes and devices: the Python side of the native types.

The types are native (`csrc/`). Here is what is easier said in Python: making tensors, printing
them, and handing them to NumPy, pickle and copy. Operators attach their methods to `Tensor` later;
this package needs none of them, except where a call asks for a cast, a move or a copy.
"""

from core import _native
from core._native import Tensor, device, dtype
from core.tensor import interchange, printing
from core.tensor.creation import asarray, from_dlpack
from core.tensor.placement import default_device, set_default_device

__all__ = [
    "Tensor",
    "asarray",
    "default_device",
    "device",
    "dtype",
    "from_dlpack",
    "live_bytes",
    "live_storages",
    "set_default_device",
]

live_storages = _native.live_storages
live_bytes = _native.live_bytes

interchange.attach()
printing.attach()
