"""Hands the native kernels to core: those built for the best instruction set that the CPU has."""

from __future__ import annotations

from functools import partial

from core import logging
from core_backend_cpu_x86 import _kernels, blas

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.plugins.registry import KernelRegistry


def register(registry: KernelRegistry) -> None:
    """Registers kernels with the operators that they are for, and those built from bodies."""
    isa = _kernels.isas()[-1]
    kernels = _kernels.kernels(isa)
    loaded = blas.load()
    if isinstance(loaded, str):
        logging.warning("plugins", "cpu_x86 has no matmul, OpenBLAS was not loaded: %s", loaded)
    else:
        kernels += loaded.kernels()
    for op_name, capsule, dtypes in kernels:
        registry.register(op_name, capsule, dtypes=dtypes)
    find = partial(_kernels.find_pointwise, isa), partial(_kernels.find_source, isa)
    registry.add_built(*find)
