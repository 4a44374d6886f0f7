"""Hands the native kernels to core: those built for the best instruction set that the CPU has."""

from __future__ import annotations

from core import logging
from core_backend_cpu_x86 import _kernels, blas

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.plugins.registry import KernelRegistry


def register(registry: KernelRegistry) -> None:
    """Registers every kernel with the operator that it is for."""
    kernels = _kernels.kernels(_kernels.isas()[-1])
    loaded = blas.load()
    if isinstance(loaded, str):
        logging.warning("plugins", "cpu_x86 has no matmul, OpenBLAS was not loaded: %s", loaded)
    else:
        kernels += loaded.kernels()
    for op_name, capsule, dtypes in kernels:
        registry.register(op_name, capsule, dtypes=dtypes)
