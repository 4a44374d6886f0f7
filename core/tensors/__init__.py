"""Tensors, dtypes and devices: the Python side of the native types.

The types are native (`csrc/`). This package has the parts in Python: making tensors, printing
them, and handing them to NumPy, pickle and copy. Operators attach their methods to `Tensor` later;
this package needs none of them, except where a call asks for a cast, a move or a copy.
"""

from core._native import Tensor, device, dtype, live_bytes, live_storages
from core._native import empty_cache as native_empty_cache
from core.tensors import interchange, printing
from core.tensors.creation import asarray, from_dlpack, set_foreign_version, tensor
from core.tensors.numerics import (
    are_deterministic_algorithms_enabled,
    get_float32_matmul_precision,
    set_float32_matmul_precision,
    use_deterministic_algorithms,
)
from core.tensors.placement import default_device, set_default_device
from core.tensors.printing import get_printoptions, printoptions, set_printoptions
from core.tensors.threads import get_num_threads, set_num_threads

__all__ = [
    "Tensor",
    "are_deterministic_algorithms_enabled",
    "asarray",
    "default_device",
    "device",
    "dtype",
    "empty_cache",
    "from_dlpack",
    "get_float32_matmul_precision",
    "get_num_threads",
    "get_printoptions",
    "live_bytes",
    "live_storages",
    "printoptions",
    "set_default_device",
    "set_float32_matmul_precision",
    "set_foreign_version",
    "set_num_threads",
    "set_printoptions",
    "tensor",
    "use_deterministic_algorithms",
]


def empty_cache() -> int:
    """Releases host memory that was freed and is kept for reuse, at most 256 MiB.

    Returns:
        The number of bytes.

    >>> from core.tensors import empty_cache
    >>> empty_cache() >= 0
    True
    """
    freed: int = native_empty_cache()
    return freed


interchange.attach()
printing.attach()
